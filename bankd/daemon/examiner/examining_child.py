"""The examining child: parses whatever arrives, may do little else, and may die of it."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from typing import Any

import msgspec

from bankd.bridge import LOG_BYTES, Confinement, serve
from bankd.daemon.examiner.examine import examine

BASE_BYTES = 2 << 30
"""Address space for the interpreter and its libraries, most of which is never touched."""
SPACE_FACTOR = 3
"""Address space for each byte of a file: its bytes, its parsed form, and a hash's window."""
MAX_ADDRESS_BYTES = 16 << 30


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """{"root", "path"} -> `Examined` as JSON; {} -> {}, to show that this process is in order."""
    if not request:
        return {}
    root, path = Path(request["root"]), Path(request["path"])
    _limit_memory(path)
    found: dict[str, Any] = msgspec.to_builtins(examine(root, path))
    return found


def _limit_memory(path: Path) -> None:
    """Bound the address space by the size of the file: a small one must not become large."""
    try:
        size_bytes = os.lstat(path).st_size
    except OSError:
        size_bytes = 0
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = min(BASE_BYTES + SPACE_FACTOR * size_bytes, MAX_ADDRESS_BYTES)
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def main() -> None:
    serve(
        answer,
        Confinement(
            name="examiner",
            memory_bytes=MAX_ADDRESS_BYTES,
            file_bytes=LOG_BYTES,
            open_files=64,
            may_start_programs=False,
            writable=(),
        ),
    )


if __name__ == "__main__":
    main()
