"""The settings of `torch_npu.npu` that have a meaning here, for scripts that name them.

`python -m tuner.run` gives this module to a program as `torch.npu`, and as `npu` of `torch_npu`,
where no `torch_npu` is installed.
"""

from __future__ import annotations

import atexit
import logging
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import NoReturn

from tuner.errors import OptionError
from tuner.torch.aoe_dump import set_aoe

__all__ = ["device_count", "is_available", "set_aoe", "set_option"]

MODE, FOLDER = "ACL_OP_COMPILER_CACHE_MODE", "ACL_OP_COMPILER_CACHE_DIR"
MODES = ("enable", "disable", "force")
KERNELS = "kernel_cache"
"""Folder of compiled kernels below the one that is named."""
BANK_FILES = ("bank.db", "summary.json")
"""Files of which one makes a folder that of a bank, or of a tuning's results."""

_log = logging.getLogger("tuner.torch")


def set_option(options: Mapping[str, str]) -> None:
    """Set the cache of compiled kernels as `torch.npu.set_option` does; others have no effect here.

    ACL_OP_COMPILER_CACHE_DIR is the folder of the cache; where it holds a bank, or what a tuning
    left, that is the tune bank unless TUNE_BANK_PATH names one. ACL_OP_COMPILER_CACHE_MODE:
    "enable" uses the cache, "force" empties it first, "disable" uses one that is removed at the
    end. Takes effect for modules that are compiled from now on. Raises OptionError for another
    mode.
    """
    mode = options.get(MODE, "enable")
    if mode not in MODES:
        raise OptionError(f"{MODE} is {mode!r}", f"it is one of {', '.join(MODES)}")
    for name in options.keys() - {MODE, FOLDER}:
        _log.warning("set_option: %s has no effect on this machine", name)
    if mode == "disable":
        made = mkdtemp(prefix="tunebank-kernels-")
        atexit.register(shutil.rmtree, made, ignore_errors=True)
        os.environ["TUNE_KERNEL_CACHE_PATH"] = made
    elif given := options.get(FOLDER):
        folder = Path(given).absolute()
        if mode == "force":
            shutil.rmtree(folder / KERNELS, ignore_errors=True)
        (folder / KERNELS).mkdir(mode=0o750, parents=True, exist_ok=True)
        os.environ["TUNE_KERNEL_CACHE_PATH"] = str(folder / KERNELS)
        if any((folder / name).is_file() for name in BANK_FILES):
            os.environ.setdefault("TUNE_BANK_PATH", str(folder))


def is_available() -> bool:
    """Return False: there is no processor of this kind here."""
    return False


def device_count() -> int:
    """Return 0: there is no processor of this kind here."""
    return 0


def __getattr__(name: str) -> NoReturn:
    raise AttributeError(
        f"torch.npu.{name} needs an Ascend processor: here {', '.join(__all__)} are provided"
    )
