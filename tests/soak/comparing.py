"""Whether offline models compute what ONNX Runtime does: in a process of its own, since they are
machine code."""

from __future__ import annotations

import multiprocessing
import tempfile
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from tests.soak.content import Content
from tuner.runtime.model import load

ALLOWED = 1e-3
"""max |difference| / max |reference|: several layers in float32, summed in another order."""
RUNS = 2
"""Inputs that each model is run on."""


def compared(models: Iterable[tuple[Path, Content]]) -> dict[Path, str]:
    """What is wrong with each offline model of this content; empty where nothing is."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, max_tasks_per_child=None) as pool:
        asked = {path: pool.submit(fault, path, content) for path, content in models}
        return {path: _answer(future.result) for path, future in asked.items()}


def _answer(result: Any) -> str:
    try:
        return str(result())
    except BrokenProcessPool:
        return "the process that ran it, or one before it, died"


def fault(offline_model: Path, content: Content) -> str:
    """Load and run it, and compare. Any error is a fault."""
    try:
        return _fault(offline_model, content)
    except Exception as error:  # The outer door: whatever is wrong with it shall be told.
        return f"{type(error).__name__}: {error}"


def _fault(offline_model: Path, content: Content) -> str:
    with load(offline_model) as model, tempfile.TemporaryDirectory() as folder:
        shapes = {port.name: port.shape for port in model.inputs}
        for seed in range(RUNS):
            inputs, expected = _reference(Path(folder), content, shapes, seed)
            for name, value in model.run(inputs).items():
                error = np.abs(value - expected[name]).max() / np.abs(expected[name]).max()
                if not error <= ALLOWED:
                    return f"relative error of {name} {error:.3g}, allowed {ALLOWED:g}"
    return ""


def _reference(
    folder: Path, content: Content, shapes: Mapping[str, Any], seed: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Random inputs of these shapes, and what ONNX Runtime makes of them."""
    path = folder / "reference.onnx"
    path.write_bytes(content.reference or content.model)
    for name, data in content.data.items():
        (folder / name).write_bytes(data)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    random = np.random.default_rng(seed)
    inputs = {
        name: random.standard_normal(shape, dtype=np.float32) for name, shape in shapes.items()
    }
    names = [output.name for output in session.get_outputs()]
    return inputs, dict(zip(names, session.run(names, inputs), strict=True))
