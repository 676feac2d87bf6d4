"""Pins: what writes decisions passes them over, what people do with banks keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, LayeredBank
from bankd.bank.exchange import export
from bankd.bank.history.undo import Undo, undo
from bankd.bank.layers import CUSTOM, OP_BANK
from bankd.bank.listing.filter import parse_filter
from bankd.bank.listing.view import EntryQuery, EntryView
from bankd.bank.merge import Choice, MergeLine, MergeResult, continue_merge, measure_key, merge
from bankd.bank.merge.merge_values import PINNED_APART
from bankd.bank.noise import noisy_entries
from bankd.bank.pins import Pin, pin, pinned_entries, to_pin, to_unpin, unpin
from bankd.bank.prune import PruneKind, Search, prunable
from bankd.bank.sources import staged
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation

ONE = a_decision(0)
OTHER = a_decision(0, tile=9)
FASTER = replace(OTHER, timing=replace(ONE.timing, median_us=5.0, low_us=4.9, high_us=5.1))  # type: ignore[type-var]


@pytest.fixture
def bank(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "ours") as opened:
        opened.commit(V4, [ONE, a_decision(1)], "tuned", "me")
        yield opened


def pinned(bank: Bank, number: int = 0) -> Decision:
    pin(LayeredBank(bank, {}), [*to_pin(LayeredBank(bank, {}), [(V4, a_key(number))])], "me")
    return entry(bank, number)


def entry(bank: Bank, number: int = 0) -> Decision:
    held = bank.entry(V4, a_key(number))
    assert held is not None
    return held


def merged(
    ours: Bank, theirs: Bank, prefer: Choice | None = None
) -> tuple[MergeResult, list[MergeLine]]:
    lines: list[MergeLine] = []
    result = merge(
        ours, State(theirs), prefer=prefer, author="me", message="m", listen=lines.append
    )
    return result, lines


def copy_of(bank: Bank, place: Path) -> Bank:
    """A bank with the same past."""
    other = Bank.open(place)
    merged(other, bank)
    return other


def test_a_pin_is_a_revision_with_the_policy_and_times_of_before(bank: Bank) -> None:
    held = pinned(bank)

    assert (held.is_pinned, held.basis, held.policy, held.timing) == (
        True, "tuned", ONE.policy, ONE.timing,
    )  # fmt: skip
    assert [one.message for one in bank.log()] == ["pin: 1 entry", "tuned"]
    assert list(pinned_entries(bank)) == [held]
    assert held.unpinned() == ONE
    assert bank.check() == []


def test_writers_pass_a_pinned_entry_over_and_count_it_as_reserved(bank: Bank) -> None:
    held = pinned(bank)

    tuned = bank.commit(V4, [FASTER, a_decision(2)], "tuned again", "session")
    retired = bank.commit(V4, [], "prune", "me", retired=[a_key(0), a_key(1)])
    many = bank.commit_many([(V4, a_key(0), None)], "any", "me")

    assert entry(bank) == held
    assert (tuned.counts.added, tuned.counts.reserved) == (1, 1)
    assert (retired.counts.retired, retired.counts.reserved) == (1, 1)
    assert (many.counts.retired, many.counts.reserved) == (0, 1)


def test_a_pin_is_of_one_target(bank: Bank) -> None:
    bank.commit(V3, [a_decision(0, target=V3)], "tuned", "me")
    pinned(bank)

    bank.commit(V3, [replace(OTHER, target=V3)], "tuned", "me")

    assert bank.find(V3, [a_key(0)])[a_key(0)].policy == OTHER.policy


def test_unpinned_the_entry_is_what_it_was_and_is_learnt_again(bank: Bank) -> None:
    pinned(bank)
    chosen = list(to_unpin(bank, [(V4, a_key(0)), (V4, a_key(1)), (V4, a_key(7))]))

    unpin(bank, chosen, "me")

    assert [one.refusal for one in chosen] == ["", "not pinned"]
    assert entry(bank) == ONE
    bank.commit(V4, [FASTER], "tuned", "session")
    assert entry(bank) == FASTER


def test_undoing_takes_a_pin_back_and_a_revert_restores_it(bank: Bank) -> None:
    held = pinned(bank)
    undo(bank, Undo(bank.revision("head"), False, None, None), "me")
    assert entry(bank) == ONE

    undo(bank, Undo(bank.revision("head"), False, None, None), "me")

    assert entry(bank) == held


def test_a_policy_that_failed_cannot_be_pinned(bank: Bank) -> None:
    bank.add_observation(an_observation(0, outcome="wrong"))

    [refused] = to_pin(LayeredBank(bank, {}), [(V4, a_key(0))])

    assert refused.refusal == "its policy failed here (wrong)"
    assert pin(LayeredBank(bank, {}), [refused], "me") is None


def test_a_pinned_policy_that_fails_loses_its_pin(bank: Bank) -> None:
    pinned(bank)
    bank.add_observation(an_observation(0, outcome="crashed"))

    bank.commit(V4, [OTHER], "tuned", "session")

    assert entry(bank) == OTHER


def test_an_entry_of_another_bank_becomes_one_of_ours_with_its_trials(
    bank: Bank, tmp_path: Path
) -> None:
    seen = an_observation(5)
    with Bank.open(tmp_path / "further") as further:
        further.add_observations([seen, an_observation(5, tile=3)])
        further.commit(V4, [replace(a_decision(5), evidence=(seen.content_hash,))], "t", "else")
        banks = LayeredBank(bank, {OP_BANK: further})

        chosen = list(to_pin(banks, [(V4, a_key(5))]))
        pin(banks, chosen, "me")

        assert [one.source for one in chosen] == [OP_BANK]
        assert banks.find(V4, [a_key(5)])[a_key(5)].source == CUSTOM
    assert entry(bank, 5).is_pinned
    assert bank.observations(a_key(5), V4) == [seen]


def test_pruning_leaves_pins(bank: Bank) -> None:
    pinned(bank)
    search = Search((PruneKind.DEAD,), why_stale=lambda _: "no kernel any more")

    assert [one.decision.key for one in prunable(bank, search)] == [a_key(1)]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [("pinned", [0]), ("!pinned", [1]), ("rule:tuned", [0, 1]), ("rule:tuned pinned", [0])],
)
def test_lists_are_filtered_by_pins(bank: Bank, words: str, numbers: list[int]) -> None:
    pinned(bank)
    assert parse_filter(words).sql

    with EntryView(bank, EntryQuery(words)) as view:
        found = {decision.key for decision in view.decisions()}

    assert found == {a_key(number) for number in numbers}


def test_a_pin_survives_export_and_import(bank: Bank, tmp_path: Path) -> None:
    held = pinned(bank)
    export(bank, tmp_path / "m.tunebank", "x86_64-v4")

    with Bank.open(tmp_path / "new") as new, staged(tmp_path / "m.tunebank") as theirs:
        new.commit(V4, [FASTER], "tuned", "me")
        merge(new, theirs, author="me", message="import")
        assert entry(new) == held


def test_a_pin_of_one_side_wins_over_what_the_other_learnt_either_way_round(
    bank: Bank, tmp_path: Path
) -> None:
    with copy_of(bank, tmp_path / "theirs") as theirs:
        held = pinned(bank)
        theirs.commit(V4, [FASTER], "tuned", "else")
        with copy_of(theirs, tmp_path / "again") as again:
            _, there = merged(again, bank)
            _, here = merged(bank, theirs, Choice.THEIRS)

            assert entry(bank) == entry(again) == held
            assert [(line.source, line.reason) for line in here] == [("ours", "pinned here")]
            assert [(line.source, line.reason) for line in there] == [("theirs", "pinned there")]


def test_a_pin_wins_over_a_retirement(bank: Bank, tmp_path: Path) -> None:
    with copy_of(bank, tmp_path / "theirs") as theirs:
        held = pinned(bank)
        theirs.commit(V4, [], "prune", "else", retired=[a_key(0)])

        result, _ = merged(bank, theirs)

        assert (result.open, entry(bank)) == (0, held)


def test_unpinning_is_a_change_that_a_merge_takes(bank: Bank, tmp_path: Path) -> None:
    pinned(bank)
    with copy_of(bank, tmp_path / "theirs") as theirs:
        unpin(theirs, [Pin(entry(theirs), CUSTOM)], "else")
        theirs.commit(V4, [FASTER], "tuned", "else")

        merged(bank, theirs)

        assert entry(bank) == FASTER


@pytest.mark.parametrize("prefer", [None, Choice.MEASURE])
def test_pins_to_different_policies_are_a_conflict_that_a_person_decides(
    bank: Bank, tmp_path: Path, prefer: Choice | None
) -> None:
    with copy_of(bank, tmp_path / "theirs") as theirs:
        pinned(bank)
        theirs.commit(V4, [FASTER], "tuned", "else")
        chosen = pinned(theirs)

        result, lines = merged(bank, theirs, prefer)

        assert [(line.is_open, line.reason) for line in lines] == [(True, PINNED_APART)]
        assert result.open == 1
        continue_merge(bank, prefer=Choice.THEIRS)
        assert entry(bank) == chosen


def test_a_pinned_policy_that_failed_there_is_not_kept_by_a_merge(
    bank: Bank, tmp_path: Path
) -> None:
    with copy_of(bank, tmp_path / "theirs") as theirs:
        pinned(bank)
        theirs.add_observation(an_observation(0, outcome="wrong"))
        theirs.commit(V4, [OTHER], "tuned", "else")

        merged(bank, theirs)

        assert entry(bank) == OTHER


def test_a_conflict_of_pins_is_not_raced(bank: Bank, tmp_path: Path) -> None:

    with copy_of(bank, tmp_path / "theirs") as theirs:
        pinned(bank)
        theirs.commit(V4, [FASTER], "tuned", "else")
        pinned(theirs)
        merged(bank, theirs)

        with pytest.raises(BankError, match="what is pinned is not raced"):
            measure_key(bank, V4, a_key(0), lambda _: None)


def test_what_is_pinned_is_not_raced_again_for_noise(bank: Bank) -> None:
    wide = replace(ONE, timing=replace(ONE.timing, high_us=90.0))  # type: ignore[type-var]
    bank.commit(V4, [wide], "tuned", "me")
    assert [one.key for one in noisy_entries(bank, wide.environment)] == [wide.key]

    pinned(bank)

    assert list(noisy_entries(bank, wide.environment)) == []
