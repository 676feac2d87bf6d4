"""Pins: entries that keep their policy, whatever is learnt, until they are unpinned.

A pin is a part of the decision (`bankd.bank.record.PIN`): to pin is a revision, which can be
reverted, and pins pass through merges, exports and imports. What writes decisions passes pinned
entries over (`bankd.bank.tables.revise`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bankd.bank.layers import CUSTOM, LayeredBank
from bankd.bank.record import Decision, Revision, TargetKey
from bankd.bank.store import Bank
from bankd.number_text import counted


@dataclass(frozen=True)
class Pin:
    """An entry that is to be pinned or unpinned, and what stands in the way."""

    before: Decision
    source: str
    """Bank that has it: "custom", "shared", "built-in", ..."""
    refusal: str = ""
    """Reason why it stays as it is; empty for none."""


def to_pin(banks: LayeredBank, places: Iterable[tuple[TargetKey, str]]) -> Iterator[Pin]:
    """The entries at these places, targets with keys, as the banks answer for them.

    A policy that failed on its target is refused: a wrong kernel must not run. Places without an
    entry are left out.
    """
    for target, key in places:
        if (found := banks.find(target, [key]).get(key)) is None:
            continue
        decision, refusal = found.decision, ""
        if outcome := banks.refused(key, target).get(decision.policy):
            refusal = f"its policy failed here ({outcome})"
        elif decision.is_pinned and found.source == CUSTOM:
            refusal = "pinned already"
        yield Pin(decision, found.source, refusal)


def to_unpin(bank: Bank, places: Iterable[tuple[TargetKey, str]]) -> Iterator[Pin]:
    """The entries of our own bank at these places; one without a pin is refused."""
    for target, key in places:
        if (decision := bank.entry(target, key)) is not None:
            yield Pin(decision, CUSTOM, "" if decision.is_pinned else "not pinned")


def pin(banks: LayeredBank, chosen: Sequence[Pin], author: str) -> Revision | None:
    """Pin what is not refused, as one revision; None where nothing is left to pin.

    An entry of another bank becomes one of our own, with the trials that it cites.
    """
    wanted = [one for one in chosen if not one.refusal]
    if not wanted:
        return None
    for one in wanted:
        if one.source != CUSTOM:
            decision = one.before
            seen = banks.banks[one.source].observations(decision.key, decision.target)
            cited = [trial for trial in seen if trial.content_hash in decision.evidence]
            banks.custom.add_observations(cited)
    message = f"pin: {counted(len(wanted), 'entry')}"
    return _written(banks.custom, (one.before.pinned() for one in wanted), message, author)


def unpin(bank: Bank, chosen: Sequence[Pin], author: str) -> Revision | None:
    """Unpin what is not refused, as one revision; None where nothing is pinned."""
    wanted = [one for one in chosen if not one.refusal]
    if not wanted:
        return None
    message = f"unpin: {counted(len(wanted), 'entry')}"
    return _written(bank, (one.before.unpinned() for one in wanted), message, author)


def pinned_entries(bank: Bank) -> Iterator[Decision]:
    """All pinned entries of a bank, target by target."""
    return (decision for decision in bank.records() if decision.is_pinned)


def _written(bank: Bank, decisions: Iterable[Decision], message: str, author: str) -> Revision:
    choices = ((decision.target, decision.key, decision) for decision in decisions)
    return bank.commit_many(choices, message, author, moves_pins=True)
