"""Reads from a bank what the screens show, as frozen values.

Each function opens the bank read-only and closes it, so any thread may call it. Raises BankError.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Bank, Decision, Observation, Past, Revision, TargetKey
from bankd.bank.store import bank_file
from bankd.bank.subject import op_of, shapes_of, short_key
from bankd.errors import BankError
from tui.words import match_text


@dataclass(frozen=True)
class TargetRow:
    """One target of a bank."""

    target: TargetKey
    decisions: int
    """Entries that stand now."""


@dataclass(frozen=True)
class Overview:
    """A bank as a whole. `head` is None where nothing was ever decided."""

    head: Revision | None
    targets: tuple[TargetRow, ...]


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One entry as a list shows it; times in microseconds, None where not measured."""

    key: str
    op: str
    """"subgraph" for a subgraph."""
    shapes: str
    """Of a subgraph what it is made of, and its outputs."""
    rule: str
    baseline_us: float | None
    tuned_us: float | None
    speedup: float | None
    match_text: str
    """What a filter looks in: lower case."""


@dataclass(frozen=True)
class Records:
    """The entries of one target, in the order in which their keys were first met."""

    target: TargetKey
    rows: tuple[RecordRow, ...]


@dataclass(frozen=True)
class Detail:
    """All that a bank knows about one key on one target."""

    decision: Decision
    observations: tuple[Observation, ...]
    """Every trial, oldest first."""
    history: tuple[Past, ...]
    """What was decided before, newest first."""


def read_overview(place: Path) -> Overview | None:
    """The targets of the bank; None where there is no bank yet."""
    if place.is_dir() and not bank_file(place).exists():
        return None
    with _opened(place) as bank:
        rows = (TargetRow(target, len(bank.hit_counts(target))) for target in bank.targets())
        return Overview(bank.head(), tuple(rows))


def read_records(place: Path, target: TargetKey) -> Records:
    """Every entry of a target."""
    with _opened(place) as bank:
        decisions = bank.records(target.soc_version, target.cores)
        return Records(target, tuple(map(_row, decisions)))


def read_detail(place: Path, key: str, target: TargetKey) -> Detail:
    """One entry. Raises BankError also if it was retired meanwhile."""
    with _opened(place) as bank:
        decision = bank.find(target, [key]).get(key)
        if decision is None:
            raise BankError(
                f"the bank has no entry {short_key(key)} any more", "go back and reload"
            )
        observations = tuple(bank.observations(key, target))
        return Detail(decision, observations, tuple(bank.decision_history(key, target)))


def _opened(place: Path) -> Bank:
    return Bank.open(place, create=False, read_only=True)


def _row(decision: Decision) -> RecordRow:
    shapes = shapes_of(decision.task)
    return RecordRow(
        key=decision.key,
        op=op_of(decision.task),
        shapes=shapes,
        rule=decision.rule,
        baseline_us=decision.baseline.median_us if decision.baseline else None,
        tuned_us=decision.timing.median_us if decision.timing else None,
        speedup=decision.speedup,
        match_text=match_text(decision.key, decision.rule, shapes, decision.task, decision.policy),
    )
