"""The cache of compiled kernels as ATC's options name it: `--op_compiler_cache_mode` and `_dir`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bankd import bridge
from bankd.bank.location import base_bank
from bankd.cli.formatting import remark
from bankd.config.config import kernel_cache_folder
from bankd.errors import BankdError, ErrorCode

ENABLE, DISABLE, FORCE = CACHE_MODES = ("enable", "disable", "force")
KERNELS = "kernel_cache"
"""Folder of compiled kernels below the one that is named, as in ATC."""
VARIABLE = "TUNE_KERNEL_CACHE_PATH"


@contextmanager
def cache_environment(options: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """The environment with the cache that the options name, until the block ends.

    disable: a cache that is removed then. force: one whose entries are removed now. In a folder
    that holds a bank none is made: it is the usual one. Raises BankdError (EG0010) for a folder
    that cannot be used.
    """
    folder, mode = options["op_compiler_cache_dir"], options["op_compiler_cache_mode"]
    if mode == DISABLE:
        with TemporaryDirectory(prefix="tunebank-kernels-") as made:
            yield {**os.environ, VARIABLE: made}
        return
    # What a tuning wrote is kept under version control: machine code has no place in it.
    is_results = folder is not None and base_bank(str(folder)) and not (folder / KERNELS).is_dir()
    named = None if folder is None or is_results else folder / KERNELS
    kernels = named or kernel_cache_folder(os.environ, Path.cwd())
    try:
        if named:
            named.mkdir(parents=True, exist_ok=True, mode=bridge.FOLDER_MODE)
        if mode == FORCE and kernels is not None:
            remark(f"{bridge.clear_kernels(kernels)} kernels removed from {kernels}")
    except OSError as error:
        what = f"Directory operation failed. Reason: Directory [{kernels}]: {error.strerror}"
        hint = "give --op_compiler_cache_dir a folder of your own"
        raise BankdError(what, hint, ErrorCode.DIRECTORY) from error
    yield {**os.environ, **({VARIABLE: str(named.resolve())} if named else {})}


@contextmanager
def in_environment(changed: Mapping[str, str]) -> Iterator[None]:
    """Variables of this process for a block that reads them itself."""
    before = os.environ.get(VARIABLE)
    os.environ.update(changed)
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(VARIABLE, None)
        else:
            os.environ[VARIABLE] = before


def bank_of(options: Mapping[str, Any]) -> Path | None:
    """The bank that is read for operators: --op_bank_path, else one in --op_compiler_cache_dir.

    In one document, the latter is a folder of what a tuning wrote.
    """
    given: Path | None = options["op_bank_path"]
    folder: Path | None = options["op_compiler_cache_dir"]
    if given is not None or folder is None:
        return given
    if (bank := base_bank(str(folder))) is not None:
        remark(f"{folder} is read as a bank, as --op_bank_path would")
    return bank
