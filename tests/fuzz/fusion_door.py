"""Behind the ONNX front end: the same inputs, fused and cut into tasks as every reader does it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.fuzz import onnx_door
from tests.fuzz.door import Door
from tuner.lookup.model_lookup import partitioned_tasks, read_model
from tuner.session import Options
from tuner.target import Target

OPTIONS = Options(Target("x86_64-v3", 1))


def door(folder: Path) -> Door:
    """Inputs as at the door `onnx`."""
    path = folder / "model.onnx"

    def enter(data: bytes) -> None:
        path.write_bytes(data)
        partitioned_tasks(read_model(path, OPTIONS), {}, OPTIONS)

    return replace(onnx_door.door(folder), enter=enter)
