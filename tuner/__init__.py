"""A model in, a faster offline model out: closed-loop tuning on the hardware at hand.

`tuner.load(path)` runs an offline model; `tuner.pipeline` is the place to start reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from tuner.runtime import LoadedModel


def load(path: str | Path, threads: int | None = None, **how: Any) -> LoadedModel:
    """Map an offline model (`.om`) and make it ready to run; `how` it waits and whether it is
    pinned: see `tuner.runtime.load`."""
    # loading pulls in the compiler library, which a caller that only names us must not pay for
    from tuner.runtime import load as load_offline_model  # noqa: PLC0415

    return load_offline_model(path, threads, **how)
