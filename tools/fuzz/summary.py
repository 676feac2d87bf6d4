"""What a run did, as a table for people, and for docs/fuzzing.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tools.fuzz.finding import Finding


@dataclass(frozen=True)
class Entered:
    """All that was thrown at one door."""

    door: str
    inputs: int
    taken: int
    seconds: float
    """Of work, all jobs together."""
    slowest_ms: float
    peak_bytes: int
    findings: Sequence[Finding]
    """One of each kind."""
    found: int
    """Inputs, of all kinds."""


HEAD = ("door", "inputs", "taken", "seconds", "a second", "slowest", "memory", "findings")


def table(doors: Iterable[Entered]) -> str:
    """In the form of Markdown."""
    rows = [HEAD, *(_row(door) for door in doors)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEAD))]
    lines = ["| " + " | ".join(_cells(row, widths)) + " |" for row in rows]
    rule = "|" + "|".join("-" * (width + 1) + (":" if i else "-") for i, width in enumerate(widths))
    return "\n".join([lines[0], rule + "|", *lines[1:]])


def _cells(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [
        text.rjust(width) if i else text.ljust(width)
        for i, (text, width) in enumerate(zip(row, widths, strict=True))
    ]


def _row(door: Entered) -> tuple[str, ...]:
    kinds = f"{len(door.findings)} ({door.found} inputs)" if door.findings else "none"
    return (
        door.door,
        f"{door.inputs:,}",
        f"{door.taken / max(door.inputs, 1):.0%}",
        f"{door.seconds:.0f}",
        f"{door.inputs / max(door.seconds, 1e-9):,.0f}",
        f"{door.slowest_ms:.0f} ms",
        f"{door.peak_bytes / 2**20:.0f} MB",
        kinds,
    )
