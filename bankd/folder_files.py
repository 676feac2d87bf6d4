"""Files of a store that is a folder of this machine's file system, under the names that fsspec has.

A store by path needs no further package.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path


class FolderFiles:
    """The part of `fsspec.AbstractFileSystem` that a store of exports uses."""

    def exists(self, path: str) -> bool:
        return Path(path).exists()

    def find(self, path: str) -> Iterator[str]:
        """Yield the paths of all files below a folder."""
        for folder, _, names in os.walk(path):
            yield from (f"{folder}/{name}" for name in names)

    def makedirs(self, path: str, *, exist_ok: bool) -> None:
        Path(path).mkdir(parents=True, exist_ok=exist_ok)

    def put_file(self, source: str, path: str) -> None:
        shutil.copyfile(source, path)

    def mv(self, source: str, path: str) -> None:
        Path(source).replace(path)

    def rm_file(self, path: str) -> None:
        Path(path).unlink()

    def invalidate_cache(self) -> None:
        """Nothing is kept: every list is read from the disk."""
