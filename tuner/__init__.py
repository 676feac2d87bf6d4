"""A model in, a faster offline model out: closed-loop tuning on the hardware at hand.

`tuner.load(path)` runs an offline model; `tuner.pipeline` is the place to start reading.
"""

from __future__ import annotations

import logging
from importlib import import_module
from typing import TYPE_CHECKING

from tuner.errors import (
    KernelError,
    ModelError,
    OfflineModelError,
    OptionError,
    OptionTypeError,
    OversizedModelError,
    TargetError,
    TunerError,
)

if TYPE_CHECKING:
    from typing import Any

    from tuner.runtime.cache import BoundCache
    from tuner.runtime.model import BoundModel, LoadedModel, load
    from tuner.runtime.tensors import TensorInfo
    from tuner.sessions.inference_session import InferenceSession

__all__ = [
    "BoundCache",
    "BoundModel",
    "InferenceSession",
    "KernelError",
    "LoadedModel",
    "ModelError",
    "OfflineModelError",
    "OptionError",
    "OptionTypeError",
    "OversizedModelError",
    "TargetError",
    "TensorInfo",
    "TunerError",
    "load",
]

logging.getLogger(__name__).addHandler(logging.NullHandler())


_HOMES = {
    "BoundCache": "tuner.runtime.cache",
    **dict.fromkeys(("BoundModel", "LoadedModel", "load"), "tuner.runtime.model"),
    "TensorInfo": "tuner.runtime.tensors",
    "InferenceSession": "tuner.sessions.inference_session",
}
"""Modules that are slow to load, by the names that are taken from them."""


def __getattr__(name: str) -> Any:
    """Import a module when its name is asked for: it loads the compiler, or ONNX Runtime."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
