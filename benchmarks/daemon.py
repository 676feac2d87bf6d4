"""What a daemon takes while nothing happens, and how soon it begins with a file that arrives.

python -m benchmarks.daemon [--files 10000] [--rest 60] [--arrivals 20] [--folder DIR] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.served import (
    Served,
    busy_share,
    newest_change_ns,
    resident_bytes,
    usage,
)
from fixtures.broken import text, truncated
from fixtures.small.tiny import tiny

SOUND, BROKEN = 4, 20
"""Distinct contents of the files that lie there; all others are copies of these."""
FIRST_ARRIVAL = 1000
"""Number of the first content that arrives: none that lies there."""
QUIET_S = 3.0
"""After the start, before the rest is measured."""
PIECES = 8
PIECE_EVERY_S = 0.05
MAX_BUSY = 0.005
"""Of one core."""
MAX_LATENCY_S = 1.5
MIB = 2**20


@dataclass(frozen=True)
class Figure:
    """One figure, with so many files in the folder, and what it may be at most."""

    files: int
    what: str
    value: float
    unit: str
    most: float | None = None

    @property
    def is_missed(self) -> bool:
        return self.most is not None and self.value > self.most

    def __str__(self) -> str:
        bound = "" if self.most is None else f" (at most {self.most:g})"
        missed = "   missed" if self.is_missed else ""
        return f"{self.files:6,}  {self.what:48} {self.value:10.4g} {self.unit:6}{bound}{missed}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=10_000, help="that lie in the folder")
    parser.add_argument("--rest", type=float, default=60.0, help="seconds of rest")
    parser.add_argument("--arrivals", type=int, default=20, help="files that arrive")
    parser.add_argument("--folder", type=Path, help="where all is made (default: temporary)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for count in (0, options.files):
        with tempfile.TemporaryDirectory(dir=options.folder) as name:
            served = prepared(Path(name), count)
            for figure in figures(served, count, options.rest, options.arrivals):
                print(json.dumps(asdict(figure)) if options.json else figure, flush=True)


def prepared(folder: Path, count: int) -> Served:
    """So many files, all of them known to the job list, and their jobs ended."""
    served = Served(folder)
    for number, content in enumerate(contents(count)):
        (served.inbox / f"m{number}.onnx").write_bytes(content)
    with served.daemon():
        served.until(lambda: _is_settled(served, count), 60 + count / 20, pause_s=0.5)
    return served


def contents(count: int) -> Iterator[bytes]:
    """A few sound models, and broken ones, again and again."""
    broken = [(truncated, text)[n % 2]() + bytes([n]) for n in range(BROKEN)]
    kinds = [*map(tiny, range(SOUND)), *broken]
    return (kinds[number % len(kinds)] for number in range(count))


def _is_settled(served: Served, count: int) -> bool:
    (known,) = served.rows("SELECT count(*) FROM files")[0]
    (left,) = served.rows("SELECT count(*) FROM jobs WHERE state IN ('queued', 'running')")[0]
    return bool(known == count and left == 0)


def figures(served: Served, count: int, rest_s: float, arrivals: int) -> Iterator[Figure]:
    """At rest in a daemon that was just started, then while files arrive."""
    with served.daemon() as daemon:
        yield from at_rest(served, daemon, count, rest_s)
        yield from while_files_arrive(served, count, arrivals)
        yield Figure(count, "memory after the arrivals", resident_bytes(daemon) / MIB, "MiB")


def at_rest(served: Served, daemon: int, count: int, rest_s: float) -> Iterator[Figure]:
    time.sleep(QUIET_S)
    before, change_ns = usage(daemon), newest_change_ns(served.workspace)
    time.sleep(rest_s)
    after = usage(daemon)
    changes = int(newest_change_ns(served.workspace) != change_ns)
    wakeups_per_s = (after.wakeups - before.wakeups) / (after.at_s - before.at_s)
    busy, written = busy_share(before, after), after.written_bytes - before.written_bytes
    yield Figure(count, "at rest: share of a core", 100 * busy, "%", 100 * MAX_BUSY)
    yield Figure(count, "at rest: written into files", written, "bytes", 0)
    yield Figure(count, "at rest: whether the workspace changed", changes, "", 0)
    yield Figure(count, "at rest: times that it woke", wakeups_per_s, "per s")
    yield Figure(count, "at rest: memory", resident_bytes(daemon) / MIB, "MiB")


def while_files_arrive(served: Served, count: int, arrivals: int) -> Iterator[Figure]:
    """From the end of the writing to the row that says `running`, and to the first sign of it."""
    claimed, begun = [], []
    for number in range(arrivals):
        way = WAYS[number % len(WAYS)]
        name = f"arrival{number}.onnx"
        way(served, name, tiny(FIRST_ARRIVAL + number))
        closed_s = time.perf_counter()
        served.until(lambda name=name: _state(served, name) not in ("", "queued"), 30)  # type: ignore[misc]
        claimed.append(time.perf_counter() - closed_s)
        served.until(lambda: any((served.workspace / "running").glob("*.json")), 60)
        begun.append(time.perf_counter() - closed_s)
        served.until(lambda name=name: _state(served, name) == "done", 120, pause_s=0.1)  # type: ignore[misc]
    yield from _median_and_worst(count, "close to start of the job", claimed, MAX_LATENCY_S)
    yield from _median_and_worst(count, "close to its first event", begun, None)


def _state(served: Served, name: str) -> str:
    """Of the job of this file; empty while there is none."""
    path = os.fsencode(served.inbox / name)
    found = served.rows("SELECT state FROM jobs WHERE path = ?", path)
    return str(found[0][0]) if found else ""


def _median_and_worst(
    count: int, what: str, times_s: Sequence[float], most_s: float | None
) -> Iterator[Figure]:
    yield Figure(count, f"{what}, median", statistics.median(times_s), "s", most_s)
    yield Figure(count, f"{what}, worst of {len(times_s)}", max(times_s), "s", most_s)


def in_pieces(served: Served, name: str, content: bytes) -> None:
    """In place, a piece after the other."""
    size = -(-len(content) // PIECES)
    with (served.inbox / name).open("wb", buffering=0) as file:
        for start in range(0, len(content), size):
            time.sleep(PIECE_EVERY_S)
            file.write(content[start : start + size])


def moved_in(served: Served, name: str, content: bytes) -> None:
    (served.folder / name).write_bytes(content)
    (served.folder / name).rename(served.inbox / name)


def linked(served: Served, name: str, content: bytes) -> None:
    """A second name for a file that lies elsewhere: no program closes anything."""
    (served.folder / name).write_bytes(content)
    (served.inbox / name).hardlink_to(served.folder / name)


WAYS: Sequence[Callable[[Served, str, bytes], None]] = (in_pieces, moved_in, linked)


if __name__ == "__main__":
    main()
