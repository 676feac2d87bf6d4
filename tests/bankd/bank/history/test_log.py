from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, changes_of


def test_a_new_bank_has_no_head_and_an_empty_log(bank: Bank) -> None:
    assert bank.head() is None
    assert bank.log() == []
    assert bank.decision_history(a_key(1), V4) == []


def test_the_log_is_newest_first_and_each_revision_has_the_one_before_as_parent(
    bank: Bank,
) -> None:
    written = [bank.commit(V4, [a_decision(n)], f"number {n}", "me") for n in range(3)]

    log = bank.log()

    assert log == written[::-1]
    assert [r.name for r in log] == ["r3", "r2", "r1"]
    assert [r.parents for r in log] == [(written[1].id,), (written[0].id,), ()]
    assert bank.head() == written[2]
    assert bank.log(limit=1) == [written[2]]


def test_equal_changes_on_equal_parents_are_the_same_revision_in_every_bank(
    tmp_path: Path,
) -> None:
    ids = []
    for name in ("a", "b"):
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, [a_decision(1), a_decision(2)], "first", name)
            ids.append(bank.commit(V4, [a_decision(3)], "second", name).id)

    assert ids[0] == ids[1]


def test_a_revision_is_found_by_number_by_id_by_its_beginning_and_as_head(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(1)], "first", "me")
    second = bank.commit(V4, [a_decision(2)], "second", "me")

    assert bank.revision("r1") == bank.revision(first.id) == bank.revision(first.short_id) == first
    assert bank.revision("head") == second


@pytest.mark.parametrize("name", ["r7", "ffffffff", "", "r", "%", "last", "r" + "9" * 30])
def test_an_unknown_revision_is_refused_with_its_name(bank: Bank, name: str) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")

    with pytest.raises(BankError, match="no revision") as caught:
        bank.revision(name)

    assert repr(name) in caught.value.message


def test_every_earlier_state_can_still_be_listed(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    second = bank.commit(V4, [a_decision(1, tile=16)], "second", "me", retired=[a_key(2)])
    third = bank.commit(V3, [a_decision(1, target=V3)], "third", "me")

    assert list(bank.records(at=first)) == [a_decision(1), a_decision(2)]
    assert list(bank.records(at=second)) == [a_decision(1, tile=16)]
    assert list(bank.records(at=third)) == list(bank.records())
    assert list(bank.records("x86_64-v3", at=second)) == []


def test_a_revision_shows_what_it_changed_and_what_was_there_before(bank: Bank) -> None:
    first = bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.commit(V4, [a_decision(3)], "between", "me")
    third = bank.commit(V4, [a_decision(1, tile=16)], "third", "me", retired=[a_key(2)])

    changes = {change.key: change for change in changes_of(bank, third)}

    updated, retired = changes[a_key(1)], changes[a_key(2)]
    assert (updated.kind, updated.before, updated.after) == (
        "updated", a_decision(1), a_decision(1, tile=16),
    )  # fmt: skip
    assert updated.before is not None
    assert updated.before.revision == first.id
    assert (retired.kind, retired.before, retired.after) == ("retired", a_decision(2), None)
    assert len(changes) == 2
    assert {change.kind for change in changes_of(bank, first)} == {"added"}


def test_a_key_that_came_back_was_added_and_not_updated(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.commit(V4, [], "gone", "me", retired=[a_key(1)])

    back = bank.commit(V4, [a_decision(1, tile=16)], "back", "me")

    assert [change.kind for change in changes_of(bank, back)] == ["added"]


def test_the_life_of_a_key_is_told_with_its_retirement(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.commit(V4, [a_decision(2, tile=16)], "another key", "me")
    bank.commit(V4, [], "gone", "me", retired=[a_key(1)])
    bank.commit(V4, [a_decision(1, tile=16)], "back", "me")

    life = bank.decision_history(a_key(1), V4)

    assert [(past.revision.message, past.decision) for past in life] == [
        ("back", a_decision(1, tile=16)),
        ("gone", None),
        ("first", a_decision(1)),
    ]


def test_a_commit_that_changes_nothing_is_a_revision_without_changes(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")

    same = bank.commit(V4, [a_decision(1)], "again", "me")

    assert changes_of(bank, same) == []
    assert same.counts.reserved == 1
    assert list(bank.records(at=same)) == [a_decision(1)]
