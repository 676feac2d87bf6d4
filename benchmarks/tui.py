"""Time the terminal app over a large bank: a real process on a pseudo-terminal of 80x24.

python -m benchmarks.tui [--decisions 1000000] [--bank DIR] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bankd.bank import Bank
from bankd.bank.listing import Column, EntryQuery, EntryView
from bankd.bank.subject import short_key
from benchmarks.banks import TARGETS, fill
from benchmarks.terminal import Terminal
from tui.records.columns import columns_of

SORTED_BY = Column.TUNED
SCROLLED = 40
"""Keys of which the median and the longest are told."""
KEY_EVERY_S = 0.1
"""While it sorts."""


@dataclass(frozen=True)
class Figure:
    """One thing that was timed, and what it may take at most."""

    what: str
    value: float
    most: float
    unit: str

    def __str__(self) -> str:
        verdict = "" if self.value <= self.most else "   missed"
        value = f"{self.value:.2f}" if self.unit == "s" else f"{self.value:.1f}"
        return f"{self.what:52} {value:>8} {self.unit:3} (at most {self.most:g}){verdict}"


@dataclass(frozen=True)
class Landmarks:
    """Texts by which it is known that a screen is drawn: keys at the ends of the orders."""

    records: str
    first: str
    last: str
    first_sorted: str
    """With the longest times first, as the app has it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--bank", type=Path, help="a bank that is there (default: a new one)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        bank = options.bank or _made(Path(home) / "bank", options.decisions)
        landmarks = landmarks_of(bank)
        if not options.json:
            print(f"{landmarks.records} records for one target; medians of {options.rounds} rounds")
        # A home for each: what one round has sorted by would be remembered in the next.
        homes = (Path(home) / f"home{number}" for number in range(options.rounds))
        rounds = [list(figures(bank, landmarks, each)) for each in homes]
        for figure in map(_median, zip(*rounds, strict=True)):
            print(json.dumps(asdict(figure)) if options.json else figure, flush=True)


def landmarks_of(place: Path) -> Landmarks:
    """Of the target that has the most records."""
    with Bank.open(place, create=False, read_only=True) as bank:
        target, records = bank.target_counts()[0]
        plain = EntryView(bank, EntryQuery(target=target))
        first, last = plain.page(0, 1)[0].key, plain.page(records - 1, 1)[0].key
        plain.close()
        by_time = EntryView(bank, EntryQuery(target=target, order=SORTED_BY, descending=True))
        first_sorted = by_time.page(0, 1)[0].key
        by_time.close()
    return Landmarks(f"{records:,}", *map(short_key, (first, last, first_sorted)))


def figures(bank: Path, marks: Landmarks, home: Path) -> Iterator[Figure]:
    """From a start to a sorted list, as a user would go."""
    env = {**os.environ, "XDG_STATE_HOME": str(home / "state"), "HOME": str(home)}
    command = [sys.executable, "-m", "tui", str(bank)]
    with Terminal(command, env) as terminal:
        yield Figure("start to first paint", terminal.seen("Help", terminal.started_s), 0.5, "s")
        yield Figure(
            "start to the banks", terminal.seen(marks.records, terminal.started_s), 0.5, "s"
        )
        terminal.quiet()
        before_mib = terminal.memory_mib
        opened_s = terminal.press("\r")
        yield Figure("enter to the first records", terminal.seen(marks.first, opened_s), 0.5, "s")
        terminal.quiet()
        yield from _scrolling(terminal)
        yield Figure(
            "jump to the end", 1e3 * terminal.seen(marks.last, terminal.press("G")), 50, "ms"
        )
        terminal.quiet()
        terminal.press("g")
        terminal.quiet()
        yield from _sorting(terminal, marks)
        yield Figure("memory that the records took", terminal.memory_mib - before_mib, 60, "MiB")


def _scrolling(terminal: Terminal) -> Iterator[Figure]:
    """Lines and pages: each key is pressed when the one before was drawn."""
    for what, key in (("a line", "j"), ("half a page", "\x04")):
        times_ms = []
        for _ in range(SCROLLED):
            times_ms.append(1e3 * terminal.answered(terminal.press(key)))
            terminal.quiet(0.03)
        yield Figure(
            f"{what} down: median of {SCROLLED} keys", statistics.median(times_ms), 50, "ms"
        )
        yield Figure(f"{what} down: the longest", max(times_ms), 50, "ms")


def _sorting(terminal: Terminal, marks: Landmarks) -> Iterator[Figure]:
    """By time; keys go on meanwhile."""
    names = [column.sorts for column in columns_of(is_of_one_target=True)]
    terminal.press("s")
    terminal.quiet()
    terminal.press("j" * names.index(SORTED_BY))
    terminal.quiet()
    chosen_s = terminal.press("\r")
    keys_ms: list[float] = []
    terminal.answered(chosen_s)
    while not terminal.has_drawn(marks.first_sorted):
        keys_ms.append(1e3 * terminal.answered(terminal.type("j")))
        terminal.watch(KEY_EVERY_S)
    yield Figure("sort switch, to a tenth of a second", time.perf_counter() - chosen_s, 1.5, "s")
    yield Figure("a line down while it sorts: the longest", max(keys_ms), 50, "ms")


def _median(same: tuple[Figure, ...]) -> Figure:
    first = same[0]
    return Figure(first.what, statistics.median(f.value for f in same), first.most, first.unit)


def _made(place: Path, decisions: int) -> Path:
    with Bank.open(place) as bank:
        fill(bank, decisions, only=TARGETS[0])
    return place


if __name__ == "__main__":
    main()
