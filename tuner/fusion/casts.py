"""Casts from 16 bits: ahead of what only reorders or repeats, and into the kernels that can do it.

Cast(Reshape(Expand(x)))     ->  Reshape(Expand(Cast(x)))
attention(q, Cast(k), ...)   ->  attention(q, k, ...)
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.lowering import SAME
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


def read_stored(work: Rewriter, attention: Node) -> None:
    """Let an attention read keys and values in the 16 bits that they are stored in.

    Exact: a load gives the same numbers as the cast. Half as many bytes are read, and none are
    written for it.
    """
    inputs, made = list(attention.inputs), list[Node]()
    for place in (1, 2):
        shapes, name = [], inputs[place]
        while (shaped := work.maker(name, "reshape")) is not None:
            shapes.append(shaped)
            name = shaped.inputs[0]
        cast = work.maker(name, "elementwise")
        if cast is None or cast.expression("expression") != SAME or len(cast.inputs) != 1:
            continue
        source, kind = cast.inputs[0], work.types[cast.inputs[0]]
        if not kind.element.is_half or kind.shape != work.shape(cast.outputs[0]):
            continue
        for shaped in reversed(shapes):
            own = work.add_tensor(source, replace(kind, shape=work.shape(shaped.outputs[0])))
            made.append(replace(shaped, inputs=(source,), outputs=(own,)))
            source = own
        inputs[place] = source
    if tuple(inputs) != attention.inputs:
        work.replace([attention], [*made, replace(attention, inputs=tuple(inputs))])
