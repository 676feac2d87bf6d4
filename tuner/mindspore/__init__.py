"""MindSpore's door to the tuner: `tune` makes an offline model of a cell.

    import tuner.mindspore

    path = tuner.mindspore.tune(cell, inputs, output="cell.om")

The cell is exported as MINDIR, which our reader converts.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("mindspore") is None:
    raise ImportError('mindspore is not installed: pip install "tunebank[mindspore]"')

from tuner.mindspore.offline import tune

__all__ = ["tune"]
