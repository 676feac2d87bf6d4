"""ONNX Runtime on the CPU, opened in one way, and imported only when it is needed."""

from __future__ import annotations

import os
from typing import Any

TELEMETRY_SWITCH = "ORT_DISABLE_TELEMETRY"
"""ONNX Runtime reads this variable when it is imported. Without it, since version 1.29, it keeps a
database in the user's home on Linux, and sends names and hashes of models to its maker."""


def import_onnxruntime() -> Any:
    """The module, which reports nothing unless the environment asks for it.

    Late, because it is slow to import and most models do not need it.
    """
    os.environ.setdefault(TELEMETRY_SWITCH, "1")
    import onnxruntime  # noqa: PLC0415  As the docstring says.

    return onnxruntime


def takes_near_ties() -> bool:
    """Return whether a place nearly at .5 is a tie of nearest neighbours: since version 1.27."""
    major, minor, *_ = import_onnxruntime().__version__.split(".")
    return (int(major), int(minor)) >= (1, 27)


def session_class() -> Any:
    """ONNX Runtime's own session class, also where a program has put another one in its place."""
    return import_onnxruntime().capi.onnxruntime_inference_collection.InferenceSession


def open_session(
    model: bytes | str,
    threads: int,
    *,
    spins: bool = True,
    optimises: bool = True,
    branches: int = 1,
) -> Any:
    """An ONNX Runtime session of a model in memory, or of a file.

    With `spins` its idle threads wait as ONNX Runtime's do by default. So many `branches` of the
    graph run at a time, each on so many threads. Raises one of `refusals`.
    """
    onnxruntime = import_onnxruntime()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = branches
    if branches > 1:
        options.execution_mode = onnxruntime.ExecutionMode.ORT_PARALLEL
    options.log_severity_level = 4
    if not spins:
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    if not optimises:
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return session_class()(
        model,
        options,
        providers=["CPUExecutionProvider"],
        enable_fallback=False,  # it would print, and try the same once more
    )


def refusals() -> tuple[type[Exception], ...]:
    """ONNX Runtime's errors (Fail, InvalidArgument, ...), which share no base but Exception."""
    state = import_onnxruntime().capi.onnxruntime_pybind11_state
    kinds = [kind for kind in vars(state).values() if isinstance(kind, type)]
    return (*(kind for kind in kinds if issubclass(kind, Exception)), RuntimeError)
