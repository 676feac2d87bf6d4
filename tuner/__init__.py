"""A model in, a faster offline model out: closed-loop tuning on the hardware at hand.

`tuner.load(path)` runs an offline model; `tuner.pipeline` is the place to start reading.
"""

from __future__ import annotations

import logging
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

    from tuner.runtime.model import BoundModel, LoadedModel, load
    from tuner.runtime.tensors import TensorInfo

__all__ = [
    "BoundModel",
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


def __getattr__(name: str) -> Any:
    """Import the runtime when it is asked for: it loads the compiler library."""
    if name not in ("BoundModel", "LoadedModel", "TensorInfo", "load"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tuner.runtime import model as runtime  # noqa: PLC0415  The compiler takes longer to load than the rest.

    return getattr(runtime, name)
