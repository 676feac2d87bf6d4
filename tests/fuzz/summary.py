"""What a run did, as a table for people, and for docs/fuzzing.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.finding import Finding


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


BEGIN, END = "<!-- the recorded run -->", "<!-- end of the recorded run -->"

HEAD = ("door", "inputs", "taken", "seconds", "a second", "slowest", "memory", "findings")


def table(doors: Iterable[Entered]) -> str:
    """In the form of Markdown."""
    rows = [HEAD, *(_row(door) for door in doors)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEAD))]
    lines = ["| " + " | ".join(_cells(row, widths)) + " |" for row in rows]
    rule = "|" + "|".join("-" * (width + 1) + (":" if i else "-") for i, width in enumerate(widths))
    return "\n".join([lines[0], rule + "|", *lines[1:]])


def record_run(page: Path, command: str, doors: Sequence[Entered]) -> None:
    """Put a run between the marks of a page. Raises ValueError if they are not there."""
    head, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{page} has no {BEGIN} and {END}")
    told = f"    {command}\n\n{table([*doors, _all(doors)])}"
    page.write_text(f"{head}{BEGIN}\n\n{told}\n\n{END}{tail}", encoding="utf-8")


def _all(doors: Sequence[Entered]) -> Entered:
    return Entered(
        "all",
        sum(door.inputs for door in doors),
        sum(door.taken for door in doors),
        sum(door.seconds for door in doors),
        max(door.slowest_ms for door in doors),
        max(door.peak_bytes for door in doors),
        [finding for door in doors for finding in door.findings],
        sum(door.found for door in doors),
    )


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
