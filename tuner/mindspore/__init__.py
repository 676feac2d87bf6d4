"""MindSpore's door to the tuner: `tune` makes an offline model of a cell, `compile` a fast cell.

    import tuner.mindspore

    path = tuner.mindspore.tune(cell, inputs, output="cell.om")

    fast = tuner.mindspore.compile(cell, on_miss="record")  # in graph mode
    y = fast(x)
    print(fast.status())  # which engine runs each set of shapes, and why

The cell is exported as MINDIR, which our reader converts.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("mindspore") is None:
    raise ImportError('mindspore is not installed: pip install "tunebank[mindspore]"')

from tuner.mindspore.compiled_cell import CompiledCell
from tuner.mindspore.compiled_cell import compile_cell as compile  # noqa: A004
from tuner.mindspore.offline import tune

__all__ = ["CompiledCell", "compile", "tune"]
