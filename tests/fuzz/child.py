"""The child that enters a door, again and again, and may die of it.

`python -m tests.fuzz.child DOOR BOARD SEED FIRST STEP MOST` makes its inputs itself, and tells of
exceptions, a JSON line each. Without SEED it is told on standard input which files to enter.
"""

from __future__ import annotations

import faulthandler
import json
import os
import resource
import sys
import tempfile
import time
import traceback
import warnings
from functools import cache
from pathlib import Path
from typing import Any

from tests.fuzz.board import Board
from tests.fuzz.door import MAX_MEMORY_BYTES, Door, made, open_door

ADDRESS_BYTES = 3 * MAX_MEMORY_BYTES
"""Beyond what is mapped at the start; the parent looks at what is really used."""
EXIT_MEMORY = 77
"""The child has used too much memory, and given it back before anybody saw it."""


def main(arguments: list[str]) -> int:
    name, board = arguments[0], Board(Path(arguments[1]))
    faulthandler.enable()
    warnings.simplefilter("error")
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        door = open_door(name, Path(folder))
        _limit_memory()
        board.set(ready=1)
        if len(arguments) == 2:
            return _enter_files(door)
        seed, first, step, most = (int(text) for text in arguments[2:])
        return _enter_many(door, board, seed, range(first, first + step * most, step))


def _limit_memory() -> None:
    mapped_bytes = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (mapped_bytes + ADDRESS_BYTES,) * 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _enter_many(door: Door, board: Board, seed: int, indices: range) -> int:
    for index in indices:
        if board.read().stop:
            return 0
        data = made(door, seed, index)
        board.begin(index)
        outcome = entered(door, data)
        board.end(taken=outcome["outcome"] == "taken")
        if outcome["outcome"] == "exception":
            _say({"index": index, **outcome})
        peak = peak_bytes()
        board.set(peak_bytes=peak)
        if peak > MAX_MEMORY_BYTES:
            return EXIT_MEMORY
    return 0


def _enter_files(door: Door) -> int:
    for line in sys.stdin:
        data = Path(line.rstrip("\n")).read_bytes()
        started_s = time.monotonic()
        outcome = entered(door, data)
        spent_s = time.monotonic() - started_s
        _say({**outcome, "spent_s": spent_s, "peak_bytes": peak_bytes()})
    return 0


def entered(door: Door, data: bytes) -> dict[str, Any]:
    """How the door took it: taken, refused, or an exception that should not have come out."""
    try:
        door.enter(data)
    except door.refusals as error:
        return {"outcome": "refused", "what": str(error)}
    except Exception as error:
        return {"outcome": "exception", "what": _where(error), "trace": traceback.format_exc()}
    return {"outcome": "taken", "what": ""}


def _where(error: BaseException) -> str:
    """The kind of the exception and its innermost place in our own code: what is one finding.

    An exception of a door may have a `kind` that says it better.
    """
    if kind := getattr(error, "kind", ""):
        return f"{type(error).__name__}: {kind}"
    here = str(Path(__file__).parents[2])
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if f.filename.startswith(here) and "/site-packages/" not in f.filename]
    place = own[-1]
    return f"{type(error).__name__} at {place.filename[len(here) + 1 :]}:{place.name}"


@cache
def _status() -> int:
    return os.open("/proc/self/status", os.O_RDONLY | os.O_CLOEXEC)


def peak_bytes() -> int:
    """The most memory so far. `getrusage` would begin with that of the parent."""
    line = os.pread(_status(), 4096, 0).partition(b"VmHWM:")[2]
    return int(line.split(None, 1)[0]) * 1024


def _say(content: dict[str, Any]) -> None:
    print(json.dumps(content), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
