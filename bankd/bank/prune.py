"""Hygiene: finds and retires entries that are useless or no longer true.

Retiring is a revision like any other: it can be undone.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from bankd.bank.canonical import text_hash
from bankd.bank.noise import is_noisy
from bankd.bank.record import Decision, Observation, Revision, TargetKey, TimingSummary
from bankd.bank.store import Bank
from bankd.bank.subject import needs_session
from bankd.bank.tables.reader import OF_TARGETS, selecting
from bankd.bank.tables.revise import RevisionNote, results, write_results
from bankd.bank.tables.rows import to_decision
from bankd.time_text import time_interval

RECORDS_AT_ONCE = 500


class PruneKind(StrEnum):
    """Reasons why an entry is not worth keeping, in the order in which they are tested."""

    DEAD = "dead"
    """It can never be used: its policy is not legal any more, or its task cannot be read."""
    SHADOWED = "shadowed"
    """The built-in bank says the same: without the entry the answer would be no other."""
    BEATEN = "beaten"
    """It was tuned, but here and now the default is at least as fast (see `is_beaten`)."""
    NEVER_HIT = "never hit"
    """Decided a while ago, was no hit since, and no known model uses it."""


USUAL = (PruneKind.DEAD, PruneKind.SHADOWED, PruneKind.BEATEN)
"""Kinds that are pruned by default. An entry without hits may still be good."""

_RECORDS = f"""
    SELECT current.decision, current.revision FROM targets
    CROSS JOIN current ON current.target = targets.id
    CROSS JOIN decisions AS chosen ON chosen.id = current.decision
    WHERE {OF_TARGETS}
"""
# Those that may be beaten: which observation is the newest one is seen to later.
_SLOWER = f"""
    {_RECORDS} AND chosen.rule = 'tuned' AND EXISTS (
        SELECT 1 FROM observations AS seen
        WHERE seen.target = current.target AND seen.task = current.task
          AND seen.policy = chosen.policy AND seen.outcome = 'ok'
          AND seen.environment = (SELECT id FROM environments WHERE hash = :environment)
          AND seen.timing_low_us >= seen.baseline_median_us)
"""
# What was decided before an old revision is as old, whatever the clock said that was wrong then.
_NEVER_HIT = f"""
    {_RECORDS}
      AND NOT EXISTS (
        SELECT 1 FROM hits
        WHERE hits.target = current.target AND hits.task = current.task AND hits.count > 0)
      AND NOT EXISTS (
        SELECT 1 FROM model_tasks
        WHERE model_tasks.target = current.target AND model_tasks.task = current.task)
      AND current.revision <= (SELECT max(number) FROM revisions WHERE created < :before)
"""
# Only what still stands as it was when it was judged.
_RETIRE = """
    INSERT INTO temp.results (target, task, decision)
    SELECT current.target, current.task, NULL
    FROM targets
    CROSS JOIN tasks ON tasks.key = ?
    CROSS JOIN current ON current.target = targets.id AND current.task = tasks.id
    CROSS JOIN revisions ON revisions.number = current.revision AND revisions.id = ?
    WHERE targets.soc_version = ? AND targets.cores = ?
"""


@dataclass(frozen=True)
class Prunable:
    """An entry that may go, and why."""

    decision: Decision
    kind: PruneKind
    why: str


@dataclass(frozen=True)
class PrunedEntry:
    """The part of a `Prunable` that it takes to retire it: a million of them are kept."""

    target: TargetKey
    key: str
    revision: str | None
    kind: PruneKind

    @staticmethod
    def of(found: Prunable) -> PrunedEntry:
        decision = found.decision
        return PrunedEntry(decision.target, decision.key, decision.revision, found.kind)


@dataclass(frozen=True)
class Search:
    """The kinds that are looked for, and what it takes to find them."""

    kinds: Collection[PruneKind] = USUAL
    soc_version: str | None = None
    cores: int | None = None
    """Selected targets; None stands for all."""
    why_stale: Callable[[Decision], str | None] = lambda _: None
    """Function that says why an entry cannot be used any more; None for one that can."""
    built_in: Bank | None = None
    environment: str = ""
    """Today's, as canonical JSON; empty where nothing can be measured here."""
    never_hit_for: timedelta = timedelta(days=30)
    """Minimum age of an entry that counts as never hit."""


def prunable(bank: Bank, search: Search) -> Iterator[Prunable]:
    """Entries that may go, each once, for the first reason of `PruneKind`; as they are found.

    Pinned ones stay.
    """
    seen: set[tuple[TargetKey, str]] = set()
    for kind, seek in _SEEKERS.items():
        for decision, why in seek(bank, search) if kind in search.kinds else ():
            place = (decision.target, decision.key)
            if place not in seen and not decision.is_pinned:
                seen.add(place)
                yield Prunable(decision, kind, why)


def prune(bank: Bank, judged: Iterable[PrunedEntry], author: str) -> Revision | None:
    """Retire entries as one revision; None where none is left to retire.

    One that was decided again since it was judged stays. Raises BankError.
    """
    connection, counted = bank.connection, Counter[PruneKind]()
    with connection.writing() as writer, results(writer):
        for one in judged:
            place = (one.key, one.revision, one.target.soc_version, one.target.cores)
            counted[one.kind] += writer.execute(_RETIRE, place).rowcount
        if not counted.total():
            return None
        return write_results(connection, writer, RevisionNote(message(counted), author))


def message(counted: Counter[PruneKind]) -> str:
    """ "prune: 3 dead, 2 shadowed"."""
    return "prune: " + ", ".join(f"{counted[kind]} {kind}" for kind in PruneKind if counted[kind])


def is_beaten(seen: Observation) -> bool:
    """Return True if the default was at least as fast as the policy, in one session.

    The default's median is not above the interval of the policy's: what the policy may win at
    best is nothing.
    """
    if seen.timing is None or seen.baseline is None:
        return False
    return seen.timing.low_us >= seen.baseline.median_us


def newest_of_policy(bank: Bank, decision: Decision, environment: str) -> Observation | None:
    """The successful observation of what was decided, in an environment (its text), that noise did
    not disturb and that came in last, whatever its clock said."""
    seen = [
        one
        for one in bank.observations(decision.key, decision.target)
        if one.policy == decision.policy and one.environment == environment
        if one.outcome == "ok" and one.timing and one.baseline and not is_noisy(one)
    ]
    return seen[-1] if seen else None


def _dead(bank: Bank, search: Search) -> Iterator[tuple[Decision, str]]:
    for decision in bank.records(search.soc_version, search.cores):
        if why := search.why_stale(decision):
            yield decision, why


def _shadowed(bank: Bank, search: Search) -> Iterator[tuple[Decision, str]]:
    if search.built_in is None:
        return
    wanted = bank.targets(search.soc_version, search.cores)
    for target in sorted(set(wanted) & set(search.built_in.targets())):
        records = bank.records(target.soc_version, target.cores)
        while batch := list(itertools.islice(records, RECORDS_AT_ONCE)):
            below = search.built_in.find(target, [decision.key for decision in batch])
            for decision in batch:
                same = below.get(decision.key)
                if same is not None and same.policy == decision.policy:
                    yield decision, "the built-in bank has the same policy"


def _beaten(bank: Bank, search: Search) -> Iterator[tuple[Decision, str]]:
    if not search.environment:
        return
    for decision in _read(bank, search, _SLOWER, environment=text_hash(search.environment)):
        newest = newest_of_policy(bank, decision, search.environment)
        if newest is not None and is_beaten(newest):
            default, measured = _times(newest.baseline), newest.created[:10]
            why = f"{_times(newest.timing)} against {default} of the default, measured {measured}"
            yield decision, why


def _never_hit(bank: Bank, search: Search) -> Iterator[tuple[Decision, str]]:
    before = datetime.now(UTC) - search.never_hit_for
    text = before.isoformat(timespec="microseconds").replace("+00:00", "Z")
    for decision in _read(bank, search, _NEVER_HIT, before=text):
        if not needs_session(decision.task):  # no use of a model is counted there
            yield decision, f"no known model uses it, decided before {text[:10]}"


_SEEKERS = {
    PruneKind.DEAD: _dead,
    PruneKind.SHADOWED: _shadowed,
    PruneKind.BEATEN: _beaten,
    PruneKind.NEVER_HIT: _never_hit,
}


def _read(bank: Bank, search: Search, chosen: str, **values: str) -> Iterator[Decision]:
    parameters = {"soc_version": search.soc_version, "cores": search.cores, **values}
    return bank.connection.read(to_decision, selecting(chosen), parameters)


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    return time_interval(timing.median_us, timing.low_us, timing.high_us)
