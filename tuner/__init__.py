"""A model in, a faster offline model out: closed-loop tuning on the hardware at hand.

    import tuner

    with tuner.load("model.om") as model:  # an offline model, which `bankd` makes of an ONNX model
        outputs = model.run({"x": array})  # NumPy arrays by the names of inputs and outputs

    session = tuner.InferenceSession("model.onnx")  # ONNX Runtime's interface, for ONNX models

`tuner.torch`, `tuner.tensorflow` and `tuner.mindspore` are for models of these frameworks, and need
their packages. What you can act on is a `TunerError` with a message and a hint; where it fits it is
also a ValueError, a TypeError or a FileNotFoundError. `tuner.pipeline` is the place to start
reading.
"""

from __future__ import annotations

import logging
from importlib import import_module
from typing import TYPE_CHECKING

from tuner.errors import (
    ChangedModelError,
    ClosedModelError,
    FaultWarning,
    KernelError,
    ModelError,
    NestedCallError,
    OfflineModelError,
    OptionError,
    OptionTypeError,
    OversizedModelError,
    RefusedInputsError,
    TargetError,
    TunerError,
    UnrunnableModelError,
    UnsignedModelError,
)

if TYPE_CHECKING:
    from typing import Any

    __version__: str
    from tuner.runtime.cache import BoundCache
    from tuner.runtime.model import BoundModel, LoadedModel, load
    from tuner.runtime.tensors import TensorInfo
    from tuner.sessions.inference_session import InferenceSession

__all__ = [
    "BoundCache",
    "BoundModel",
    "ChangedModelError",
    "ClosedModelError",
    "FaultWarning",
    "InferenceSession",
    "KernelError",
    "LoadedModel",
    "ModelError",
    "NestedCallError",
    "OfflineModelError",
    "OptionError",
    "OptionTypeError",
    "OversizedModelError",
    "RefusedInputsError",
    "TargetError",
    "TensorInfo",
    "TunerError",
    "UnrunnableModelError",
    "UnsignedModelError",
    "__version__",
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
_DOORS = ("mindspore", "pipeline", "tensorflow", "torch")
"""Modules of the interface that are imported when they are named."""


def __getattr__(name: str) -> Any:
    """Import a module when its name is asked for: it loads the compiler, or ONNX Runtime."""
    if name in _DOORS:
        return import_module(f"{__name__}.{name}")
    if name == "__version__":
        return import_module(f"{__name__}.version").tool_version()
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """Return the interface; modules of frameworks only once they are imported."""
    own = (name for name in globals() if name.startswith("__") or name in _DOORS)
    return sorted({*__all__, *own})
