"""The verdict of a run, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.soak.verdict import Check, is_passed

MAX_FAULTS = 12
"""Of one check that are shown; --json has them all."""


def lines(checks: Sequence[Check]) -> Iterator[str]:
    """A line for each check, and below it what is wrong."""
    columns = max(len(check.name) for check in checks)
    for check in checks:
        word = "ok    " if check.is_met else "FAILED"
        yield f"{word}  {check.name:{columns}}  {check.figures}".rstrip()
        yield from (f"        {fault}" for fault in check.faults[:MAX_FAULTS])
        if (more := len(check.faults) - MAX_FAULTS) and more > 0:
            yield f"        and {more} more: see --json"
    failed = sum(not check.is_met for check in checks)
    yield f"{failed} of {len(checks)} checks failed" if failed else "passed"


def plain(checks: Sequence[Check]) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "passed": is_passed(checks),
        "checks": [
            {
                "name": check.name,
                "passed": check.is_met,
                "figures": check.figures,
                "faults": list(check.faults),
            }
            for check in checks
        ],
    }
