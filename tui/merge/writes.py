"""Writes of the merge screen: each function opens the bank, does one thing, and closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, replace
from pathlib import Path

from bankd.author import author
from bankd.bank import Bank, TargetKey
from bankd.bank.cann import Remark, Tell
from bankd.bank.history.ancestry import RevertedMerge, reverted_merges
from bankd.bank.merge import (
    Choice,
    MergeLine,
    MergeResult,
    abort_merge,
    choose,
    continue_merge,
    merge,
    merge_lines,
    pending,
    resolve_suggested,
    undo_choice,
)
from bankd.bank.sources import Terms, open_state, staged
from bankd.bank.state import State
from bankd.jobs import Jobs

BUSY_S = 10.0
"""Time to wait for another writer; then that is said, and can be done again."""


@dataclass(frozen=True)
class MergeTrial:
    """Result of a merge of which nothing is kept."""

    theirs: str
    """Name of the other side, for people."""
    result: MergeResult
    taken_back: Sequence[RevertedMerge]
    remarks: Sequence[Remark]
    """Remarks about CANN files that are skipped, or assumed about."""


@dataclass(frozen=True)
class ChoiceResult:
    """Result of a choice."""

    line: MergeLine | None
    """None: there was nothing to take back."""
    open: int


def try_merge(
    place: Path, theirs: str, terms: Terms | None, opened: Callable[[Bank], None]
) -> MergeTrial:
    """Try a merge, and keep nothing. `opened` gets the bank, to interrupt what takes long."""
    remarks: list[Remark] = []
    with _taken_in(theirs, place, terms, remarks.append) as state, _opened(place) as bank:
        opened(bank)
        result = _merged(bank, state, theirs, dry_run=True)
        return MergeTrial(state.name, result, reverted_merges(bank, state.bank), remarks)


def begin(place: Path, theirs: str, terms: Terms | None) -> MergeResult:
    """Begin a merge that waits, unless it would write nothing at all."""
    with _taken_in(theirs, place, terms, None) as state, _opened(place) as bank:
        return _merged(bank, state, theirs, dry_run=False)


def take(
    place: Path, target: TargetKey, key: str, choice: Choice | None, of: str | None
) -> ChoiceResult:
    """Settle one key: OURS, THEIRS or BASE; None opens it again.

    `of`, here and below: when the merge started that the user sees. Nothing is done to another.
    """
    with _opened(place) as bank:
        return _chosen(bank, choose(bank, target, key, choice, of=of))


def undo(place: Path, of: str | None) -> ChoiceResult:
    """Undo the latest choice."""
    with _opened(place) as bank:
        return _chosen(bank, undo_choice(bank, of=of))


def take_all(place: Path, choice: Choice, of: str | None) -> int:
    """Settle all that is open: OURS, THEIRS, or as SUGGESTED; gives how much that was."""
    with _opened(place) as bank:
        before = _open(bank)
        if choice is Choice.SUGGESTED:
            resolve_suggested(bank, of=of)
        else:
            continue_merge(bank, prefer=choice, holds=True, of=of)
        return before - _open(bank)


def write(place: Path, of: str | None) -> MergeResult:
    """End the merge as one revision; where something has become open again, it waits on."""
    with _opened(place) as bank:
        return continue_merge(bank, of=of)


def abandon(place: Path, of: str | None) -> None:
    """Forget the merge."""
    with _opened(place) as bank:
        abort_merge(bank, of=of)


def ask_races(job_list: Path, bank: Path, keys: Sequence[tuple[TargetKey, str]]) -> None:
    """Ask the daemon to measure these keys of the merge that waits in a bank (its file)."""
    with closing(Jobs(job_list)) as jobs:
        for target, key in keys:
            jobs.races.ask(bank, target, key, author())


def withdraw_races(job_list: Path, bank: Path, keys: Sequence[tuple[TargetKey, str]]) -> None:
    """Ask the daemon no longer, as far as it has not begun."""
    with closing(Jobs(job_list)) as jobs:
        for target, key in keys:
            jobs.races.withdraw(bank, target, key)


def open_keys(place: Path) -> list[tuple[TargetKey, str]]:
    """All that is open; only reads."""
    with Bank.open(place, create=False, read_only=True) as bank:
        return [(line.target, line.key) for line in merge_lines(bank, only_open=True)]


def _taken_in(
    theirs: str, place: Path, terms: Terms | None, tell: Tell | None
) -> AbstractContextManager[State]:
    """Open what is named as on the command line; with terms, what is at a path."""
    if terms is None:
        return open_state(theirs, place, tell=tell)
    return staged(Path(theirs), replace(terms, tell=tell))


def _merged(bank: Bank, theirs: State, name: str, *, dry_run: bool) -> MergeResult:
    """`bankd merge --prefer ask --hold`: what the times say is a suggestion, and all waits."""
    return merge(
        bank,
        theirs,
        prefer=Choice.MEASURE,
        dry_run=dry_run,
        holds=True,
        author=author(),
        message=f"merge of {name}",
    )


def _opened(place: Path) -> Bank:
    return Bank.open(place, create=False, busy_timeout_s=BUSY_S)


def _chosen(bank: Bank, line: MergeLine | None) -> ChoiceResult:
    return ChoiceResult(line, _open(bank))


def _open(bank: Bank) -> int:
    waiting = pending(bank)
    return waiting.open if waiting else 0
