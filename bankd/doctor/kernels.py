"""The cache of compiled kernels: may it be used, how full is it, how much of it is of yesterday?

A stale entry is never served: what it was made by is part of its name. It only takes room.
"""

from __future__ import annotations

import importlib.metadata
import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bankd import bridge
from bankd.config.config import kernel_cache_folder
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here
from bankd.doctor.sizes import size_text

SUBJECT = "kernel cache"


def check_kernel_cache(here: Here) -> Iterator[Finding]:
    """Its folder, its size, and the entries that were not used since the generator changed."""
    folder = kernel_cache_folder(here.env, here.folder)
    if folder is None:
        what = "there is no folder for one: every kernel is compiled again"
        yield Finding(SUBJECT, State.WARNING, what, "export TUNE_KERNEL_CACHE_PATH=/a/folder")
    elif not folder.exists():
        yield Finding(SUBJECT, State.OK, f"{folder}: not made yet")
    elif (fault := _fault(folder)) is not None:
        yield fault
    else:
        yield from _contents(folder)


def generator_since() -> float:
    """When today's generator and compiler came to this machine, in seconds since 1970."""
    sources: list[Path] = bridge.kernel_cache.generator_sources()
    compiler = importlib.metadata.distribution("llvmlite").files or []
    recorded = [Path(str(each.locate())) for each in compiler if each.name == "RECORD"]
    # ctime: an installer may give its files the times that they had elsewhere.
    return max(path.stat().st_ctime for path in (*sources, *recorded))


def _fault(folder: Path) -> Finding | None:
    """Machine code is run from it: it must be the user's own."""
    if not folder.is_dir():
        what = f"{folder} is not a folder: every kernel is compiled again"
        return Finding(SUBJECT, State.ERROR, what, "unset TUNE_KERNEL_CACHE_PATH")
    status = folder.stat()
    if status.st_uid != os.geteuid():
        what = f"{folder} belongs to user {status.st_uid}: it is not used"
        mend = "export TUNE_KERNEL_CACHE_PATH=/a/folder/of/your/own"
        return Finding(SUBJECT, State.ERROR, what, mend)
    if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        what = f"other users may write to {folder}: it is not used"
        return Finding(SUBJECT, State.ERROR, what, f"chmod 0700 {quoted(folder)}")
    return None


def _contents(folder: Path) -> Iterator[Finding]:
    entries = list(_entries(folder))
    size_bytes = sum(status.st_blocks for status in entries) * 512
    cache = bridge.kernel_cache
    full = f"{len(entries):,} kernels, {size_text(size_bytes)} of {size_text(cache.LIMIT_BYTES)}"
    yield Finding(SUBJECT, State.OK, f"{folder}: {full}")
    since = generator_since() - cache.NOTE_USE_EVERY_S
    stale = [each for each in entries if each.st_mtime < since]
    if stale:
        stale_bytes = sum(status.st_blocks for status in stale) * 512
        date = f"{datetime.fromtimestamp(since, UTC):%Y-%m-%dT%H:%M:%SZ}"
        what = (
            f"{len(stale):,} kernels ({size_text(stale_bytes)}) were last used before"
            f" today's generator and LLVM ({date}): they will hardly be used again"
        )
        mend = f"find {quoted(folder)} -type f ! -newermt {date} -delete"
        yield Finding(SUBJECT, State.NOTE, what, mend)


def _entries(folder: Path) -> Iterator[os.stat_result]:
    for drawer in folder.iterdir():
        if drawer.is_dir() and not drawer.is_symlink():
            with os.scandir(drawer) as files:
                yield from (f.stat(follow_symlinks=False) for f in files if f.is_file())
