"""What is kept of a finished session: figures for the table, for `--json` and for a repetition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any


@dataclass(frozen=True)
class Record:
    """One finished session in plain values; times in ms of one session, ratios with bounds."""

    model: str
    offline_model: str
    report: str
    target: str
    tasks: int
    hits: int
    added: int
    updated: int
    reserved: int
    unsatisfied: int
    trials: int
    """Candidates measured."""
    default_ms: float
    tuned_ms: float
    peer_name: str | None
    peer_ms: float | None
    peer_ratio: tuple[float, ...] | None
    """Peer over tuned: low, median, high."""
    default_ratio: tuple[float, ...]
    """Default over tuned: low, median, high."""
    max_difference: float | None
    used_default: bool
    failed: tuple[str, ...]
    segments: tuple[str, ...]
    tuning_s: float
    task_keys: tuple[str, ...]
    known: int
    """How many of the task keys the bank knew when the session ended."""

    @property
    def improvement(self) -> str:
        """AOE's figure: (before - after) / after, in percent; of the model that was written."""
        after_ms = self.default_ms if self.used_default else self.tuned_ms
        return f"{(self.default_ms - after_ms) / after_ms:.2%}"

    def repeated(self, hits: int) -> Record:
        """What the same session comes to now that the bank knows `hits` of its tasks."""
        return replace(
            self,
            hits=hits,
            reserved=hits,
            unsatisfied=self.tasks - hits,
            added=0,
            updated=0,
            trials=0,
        )

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Record | None:
        """Read `as_json()` back; None for a record that another version wrote."""
        if {field.name for field in fields(Record)} != set(content):
            return None
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in content.items()
        }
        return Record(**values)
