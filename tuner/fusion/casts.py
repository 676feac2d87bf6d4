"""Casts from 16 bits ahead of what only reorders or repeats: where patterns do not look for them.

Cast(Reshape(Expand(x)))  ->  Reshape(Expand(Cast(x)))
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node

REORDERING = ("Reshape", "Expand", "Transpose")
"""Operators that make at least as many elements as they read."""


def raise_cast(work: Rewriter, cast: Node) -> None:
    """Convert before elements are moved: exact, and of no more of them.

    What others read as well, or the model gives out, is moved in 16 bits for them.
    """
    while work.types[cast.inputs[0]].element.is_half:
        mover = work.private_maker(cast.inputs[0], *REORDERING)
        if mover is None:
            return
        source = mover.inputs[0]
        kind = replace(work.types[source], dtype=work.types[cast.outputs[0]].dtype)
        wide = work.add_tensor(f"{source}.wide", kind)
        raised = replace(cast, inputs=(source,), outputs=(wide,))
        moved = replace(mover, inputs=(wide, *mover.inputs[1:]), outputs=cast.outputs)
        work.replace([mover, cast], [raised, moved])
        cast = raised
