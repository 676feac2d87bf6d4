"""Undoing: one revision, or all that came after one."""

from __future__ import annotations

import tempfile
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision, TargetKey
from bankd.bank.history.undo import Undo, left_alone, undo
from bankd.bank.tables.revise import RevisionNote, results, write_results
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key

State = dict[tuple[TargetKey, str], Decision]


def state(bank: Bank, revision: str | None = None) -> State:
    at = bank.revision(revision) if revision else None
    return {(one.target, one.key): one for one in bank.records(at=at)}


def revert(bank: Bank, name: str, **targets: Any) -> str | None:
    written = undo(bank, Undo(bank.revision(name), **targets), "me")
    return written and written.name


def test_what_a_revision_added_updated_and_retired_is_taken_back(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    before = state(bank)
    bank.commit(V4, [a_decision(1, tile=16), a_decision(3)], "second", "me", retired=[a_key(2)])

    written = undo(bank, Undo(bank.revision("r2")), "me")

    assert written is not None
    assert written.message == "revert of r2: second"
    assert written.parents == (bank.revision("r2").id,)
    counts = written.counts
    assert (counts.added, counts.updated, counts.retired) == (1, 1, 1)
    assert state(bank) == before
    assert bank.check() == []


def test_a_key_that_was_changed_again_is_left_alone_and_told(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.commit(V4, [a_decision(1, tile=16), a_decision(2, tile=16)], "second", "me")
    bank.commit(V4, [a_decision(1, tile=32)], "third", "me")
    wanted = Undo(bank.revision("r2"))

    planned = list(left_alone(bank, wanted))
    written = undo(bank, wanted, "me")

    assert state(bank)[V4, a_key(1)] == a_decision(1, tile=32)
    assert state(bank)[V4, a_key(2)] == a_decision(2)
    kept = list(left_alone(bank, wanted, written))
    assert kept == planned
    assert [(one.key, one.before, one.after) for one in kept] == [
        (a_key(1), a_decision(1, tile=16), a_decision(1, tile=32))
    ]


def test_where_nothing_can_be_undone_there_is_no_revision(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.commit(V4, [], "second", "me", retired=[a_key(1)])

    assert revert(bank, "r1") is None
    assert len(bank.log()) == 2
    [kept] = left_alone(bank, Undo(bank.revision("r1")))
    assert (kept.before, kept.after) == (a_decision(1), None)


def test_a_key_that_stands_again_as_the_revision_left_it_can_be_undone(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.commit(V4, [a_decision(1, tile=16)], "second", "me")
    revert(bank, "r2")
    revert(bank, "r3")

    assert revert(bank, "r2") == "r5"
    assert state(bank) == state(bank, "r1")


def test_only_the_entries_of_a_target_can_be_undone(bank: Bank) -> None:
    choices = [(t, a_key(1), a_decision(1, target=t)) for t in (V3, V4)]
    bank.commit_many(choices, "both", "me")

    written = undo(bank, Undo(bank.revision("r1"), soc_version=V3.soc_version), "me")

    assert written is not None
    assert written.message == "revert of r1 (x86_64-v3): both"
    assert set(state(bank)) == {(V4, a_key(1))}
    assert revert(bank, "r1", cores=8) is None
    assert revert(bank, "r1", soc_version="x86_64-v4", cores=2) == "r3"
    assert bank.log(1)[0].message == "revert of r1 (x86_64-v4 with 2 cores): both"


def test_of_a_merge_what_it_changed_in_its_first_parent_is_undone(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(1)], "first", "me")
    elsewhere = "f" * 64
    with bank.connection.writing() as writer, results(writer):
        writer.execute("INSERT INTO temp.results SELECT target, task, NULL FROM current")
        entry = RevisionNote("merge of another bank", "me", further_parents=(elsewhere,))
        merged = write_results(bank.connection, writer, entry)

    assert merged.parents == (first.id, elsewhere)
    assert revert(bank, "r2") == "r3"
    assert state(bank) == state(bank, "r1")


def test_a_revision_that_another_bank_has_is_refused(bank: Bank) -> None:
    with tempfile.TemporaryDirectory() as folder, Bank.open(folder) as other:
        for number in range(3):
            other.commit(V4, [a_decision(number)], "elsewhere", "me")
        foreign = other.revision("r3")
    bank.commit(V4, [a_decision(1)], "first", "me")

    with pytest.raises(BankError, match="r3 is not in the past of the head"):
        undo(bank, Undo(foreign), "me")


steps = st.lists(
    st.tuples(
        st.sampled_from([V3, V4]),
        st.dictionaries(st.integers(0, 3), st.integers(1, 3), max_size=3),
        st.sets(st.integers(0, 3), max_size=2),
    ),
    min_size=1,
    max_size=6,
)


@settings(max_examples=30, deadline=None)
@given(steps, st.data())
def test_any_state_can_be_brought_back_and_any_undoing_undone(
    commits: list[tuple[TargetKey, dict[int, int], set[int]]], data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as folder, Bank.open(folder) as bank:
        bank.connection.database.execute("PRAGMA synchronous = OFF")
        for target, written, retired in commits:
            standing = {key for place, key in state(bank) if place == target}
            gone = {a_key(n) for n in retired - written.keys()} & standing
            chosen = [a_decision(n, tile=tile, target=target) for n, tile in written.items()]
            bank.commit(target, chosen, "a step", "me", retired=sorted(gone))
        before = state(bank)
        name = data.draw(st.sampled_from([one.name for one in bank.log()]))

        written_back = undo(bank, Undo(bank.revision(name), later=True), "me")

        assert state(bank) == state(bank, name)
        if written_back is not None:
            undo(bank, Undo(written_back), "me")
        assert state(bank) == before
        redone = undo(bank, Undo(bank.revision(name)), "me")
        if redone is not None:
            undo(bank, Undo(redone), "me")
        assert state(bank) == before
        assert bank.check() == []
