"""ONNX Runtime on the CPU, opened in one way, and imported only when it is needed."""

from __future__ import annotations

from typing import Any


def open_session(
    model: bytes | str, threads: int, *, spins: bool = True, optimises: bool = True
) -> Any:
    """An ONNX Runtime session of a model in memory, or of a file.

    With `spins` its idle threads wait as ONNX Runtime's do by default. Raises one of `refusals`.
    """
    import onnxruntime  # noqa: PLC0415 - slow to import, and most models do not need it

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 4
    if not spins:
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    if not optimises:
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return onnxruntime.InferenceSession(
        model,
        options,
        providers=["CPUExecutionProvider"],
        enable_fallback=False,  # it would print, and try the same once more
    )


def refusals() -> tuple[type[Exception], ...]:
    """ONNX Runtime's errors (Fail, InvalidArgument, ...), which share no base but Exception."""
    from onnxruntime.capi import onnxruntime_pybind11_state as state  # noqa: PLC0415

    kinds = [kind for kind in vars(state).values() if isinstance(kind, type)]
    return (*(kind for kind in kinds if issubclass(kind, Exception)), RuntimeError)
