"""Cells as offline models: exported as MINDIR by MindSpore, converted by our reader, and tuned."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import mindspore

from tuner.backend import host_target
from tuner.errors import ModelError
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.runtime.call_options import checked
from tuner.sessions.bank import online_bank

Inputs: TypeAlias = mindspore.Tensor | Sequence[mindspore.Tensor]
"""Arguments of a cell's `construct`: one, or all in their order."""


def tune(
    cell: mindspore.nn.Cell,
    inputs: Inputs,
    *,
    output: str | Path,
    threads: int | None = None,
    job_types: str = "1,2",
) -> Path:
    """Tune a cell for the shapes of its inputs; returns the path of the offline model.

    The offline model runs without MindSpore (`tuner.load`): its inputs are named as the arguments
    of `construct`, its outputs are in their order. The cell is exported as it is for inference.
    `threads` is the number of cores that it is tuned for (default: all); `job_types` are AOE's: 1
    subgraphs, 2 operators. Raises TunerError where the cell cannot be exported, read or tuned.
    """
    path: Path = checked("output", output)
    job_types = checked("job_types", job_types)
    cores = min(checked("threads", threads) or host_target().cores, host_target().cores)
    tensors = (inputs,) if isinstance(inputs, mindspore.Tensor) else tuple(inputs)
    bank = online_bank()
    with TemporaryDirectory() as folder:
        exported = export_cell(cell, tensors, Path(folder) / type(cell).__name__)
        written = onnx_file(exported, Conversion(), Path(folder) / "converted")
        bank.tune(written, path, {}, cores, job_types)
    return path


def export_cell(cell: mindspore.nn.Cell, inputs: Sequence[mindspore.Tensor], stem: Path) -> Path:
    """Write a MINDIR file. Raises ModelError where MindSpore cannot compile the cell."""
    trains = [one for _, one in cell.cells_and_names() if one.training]
    cell.set_train(False)
    try:
        mindspore.export(cell, *inputs, file_name=os.fspath(stem), file_format="MINDIR")
    except Exception as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise ModelError(
            f"{stem.name}: MindSpore cannot export it: {reason}", "see what its graph mode allows"
        ) from error
    finally:
        for one in trains:
            one.training = True
    large = stem.with_name(f"{stem.name}_graph.mindir")  # its weights are in files of their own
    return large if large.exists() else stem.with_suffix(".mindir")
