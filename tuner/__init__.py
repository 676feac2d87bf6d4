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
    from pathlib import Path
    from typing import Any

    from tuner.runtime import BoundModel, LoadedModel
    from tuner.tensor_info import TensorInfo

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


def load(path: str | Path, threads: int | None = None, **how: Any) -> LoadedModel:
    """Map an offline model (`.om`) and make it ready to run; `how` it waits and whether it is
    pinned: see `tuner.runtime.load`."""
    # loading pulls in the compiler library, which a caller that only names us must not pay for
    from tuner.runtime import load as load_offline_model  # noqa: PLC0415

    return load_offline_model(path, threads, **how)


def __getattr__(name: str) -> Any:
    """The classes of loaded models, which are imported when they are asked for."""
    if name not in ("BoundModel", "LoadedModel", "TensorInfo"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tuner import runtime  # noqa: PLC0415

    return getattr(runtime, name)
