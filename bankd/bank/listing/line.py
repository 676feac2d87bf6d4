"""One line of a list of entries, read from the bank when it comes into sight."""

from __future__ import annotations

from dataclasses import dataclass

from bankd.bank.canonical import is_canonical
from bankd.bank.connection import Row
from bankd.bank.record import TargetKey, TimingSummary
from bankd.bank.subject import op_of, shapes_of

# In this order: a few entries are looked up part by part.
LINES = """
    SELECT
        targets.soc_version, targets.cores, tasks.key, tasks.text AS task,
        policies.text AS policy, decisions.rule, environments.text AS environment,
        decisions.baseline_count, decisions.baseline_median_us,
        decisions.baseline_low_us, decisions.baseline_high_us,
        decisions.timing_count, decisions.timing_median_us,
        decisions.timing_low_us, decisions.timing_high_us, chosen.revision
    FROM ({chosen}) AS chosen
    CROSS JOIN decisions ON decisions.id = chosen.decision
    CROSS JOIN tasks ON tasks.id = chosen.task
    CROSS JOIN targets ON targets.id = chosen.target
    CROSS JOIN policies ON policies.id = decisions.policy
    CROSS JOIN environments ON environments.id = decisions.environment
    ORDER BY chosen.place
"""


@dataclass(frozen=True, slots=True)
class Line:
    """The line of an entry in a list."""

    target: TargetKey
    key: str
    task: str
    policy: str
    rule: str
    environment: str
    baseline: TimingSummary | None
    timing: TimingSummary | None
    revision: int | None
    """Number of the revision that introduced it."""

    @property
    def op(self) -> str:
        return op_of(self.task)

    @property
    def shapes(self) -> str:
        return shapes_of(self.task)

    @property
    def speedup(self) -> float | None:
        """Default over chosen time; None where either is missing."""
        if self.baseline is None or self.timing is None or self.timing.median_us == 0:
            return None
        return self.baseline.median_us / self.timing.median_us

    @property
    def spread(self) -> float | None:
        """Width of the interval around the chosen time, relative to it."""
        if self.timing is None or self.timing.median_us == 0:
            return None
        return (self.timing.high_us - self.timing.low_us) / self.timing.median_us


def to_line(row: Row) -> Line:
    """Raises ValueError for a row whose texts or figures no bank has."""
    for name in ("task", "policy", "environment"):
        if not is_canonical(row[name]):
            raise ValueError(f"{name} is not canonical JSON: {row[name][:80]!r}")
    return Line(
        target=TargetKey(row["soc_version"], row["cores"]),
        key=row["key"],
        task=row["task"],
        policy=row["policy"],
        rule=row["rule"],
        environment=row["environment"],
        baseline=_timing(row, "baseline"),
        timing=_timing(row, "timing"),
        revision=row["revision"],
    )


def _timing(row: Row, name: str) -> TimingSummary | None:
    if row[f"{name}_count"] is None:
        return None
    return TimingSummary(
        row[f"{name}_count"],
        row[f"{name}_median_us"],
        row[f"{name}_low_us"],
        row[f"{name}_high_us"],
    )
