"""ONNX Runtime in unmodified programs: its session class is `tuner.InferenceSession`."""

from __future__ import annotations

from types import ModuleType

from tuner.run.log import show_log
from tuner.sessions.inference_session import InferenceSession


def install(onnxruntime: ModuleType) -> None:
    """Put our class, a subclass of ONNX Runtime's, in the place of that one."""
    show_log()
    vars(onnxruntime)["InferenceSession"] = InferenceSession
