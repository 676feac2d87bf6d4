"""What is kept of a finished session: figures for the table, for `--json` and for a repetition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from bankd.bank import content_hash
from tuner.session import Event, TaskFinished, TaskStarted, TuneResult


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
    policies: str
    """Hash of what the bank had decided for the task keys when the session ended."""
    asked: int
    """Tasks that the session set out to tune."""
    untuned: int
    """How many of them the time limit left."""

    @property
    def improvement(self) -> str:
        """AOE's figure: (before - after) / after, in percent; of the model that was written.

        From the ratio that chose the model: times that drift apart may contradict the choice.
        """
        gain = 0.0 if self.used_default else max(self.default_ratio[1] - 1, 0.0)
        return f"{gain:.2%}"

    @property
    def cut_short(self) -> str:
        """What the time limit left to do; empty if nothing."""
        if not self.untuned:
            return ""
        return f"time limit: {self.untuned} of {self.asked} tasks not tuned; run again to go on"

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


class Tally:
    """Counts what a session set out to tune, and what of it was decided."""

    def __init__(self) -> None:
        self.asked = 0
        self.finished = 0
        self.names: dict[str, str] = {}
        """Task key -> name of the operator."""

    def listen(self, event: Event) -> None:
        if isinstance(event, (TaskStarted, TaskFinished)):
            self.asked = event.total
        if isinstance(event, TaskFinished):
            self.finished += 1
            if event.decision is not None:
                self.names[event.decision.task.key] = event.name


def record_of(
    result: TuneResult, report: Path, policies: Mapping[str, str], tally: Tally
) -> Record:
    """The record of a session; `policies` are the bank's own for its tasks, by key."""
    counts, times = result.counts, result.times
    return Record(
        model=result.model,
        offline_model=str(result.offline_model),
        report=str(report),
        target=str(result.target),
        tasks=counts.total,
        hits=counts.hit,
        added=counts.added,
        updated=counts.updated,
        reserved=counts.reserved,
        unsatisfied=counts.unsatisfied,
        trials=result.trials,
        default_ms=times.default_ms,
        tuned_ms=times.tuned_ms,
        peer_name=times.peer_name,
        peer_ms=times.peer_ms,
        peer_ratio=times.peer_ratio,
        default_ratio=times.default_ratio,
        max_difference=times.max_difference,
        used_default=result.used_default,
        failed=result.failed,
        segments=result.segments,
        tuning_s=result.tuning_s,
        task_keys=result.task_keys,
        policies=content_hash(policies),
        asked=tally.asked,
        untuned=tally.asked - tally.finished,
    )
