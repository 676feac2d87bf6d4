from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.record import Counts
from bankd.bank.tables.reader import LOOK_UP, selecting
from bankd.bank.tables.trials import FAILED, UNSETTLED
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, a_policy, changes_of


def test_a_bank_is_made_with_narrow_permissions(tmp_path: Path) -> None:
    umask = os.umask(0)
    try:
        Bank.open(tmp_path / "new" / "bank").close()
    finally:
        os.umask(umask)

    modes = [stat.S_IMODE((tmp_path / p).stat().st_mode) for p in ("new", "new/bank")]
    assert modes == [0o750, 0o750]
    assert stat.S_IMODE((tmp_path / "new/bank/bank.db").stat().st_mode) == 0o640


def test_a_bank_is_named_by_its_folder_or_its_file(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "x86_64-v4.2") as by_folder:
        by_folder.commit(V4, [a_decision(1)], "first", "me")

    with Bank.open(tmp_path / "x86_64-v4.2" / "bank.db") as by_file:
        assert by_file.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


def test_a_missing_bank_is_made_only_when_asked(tmp_path: Path) -> None:
    with pytest.raises(BankError, match="does not exist"):
        Bank.open(tmp_path / "none", create=False)
    with pytest.raises(BankError, match="does not exist"):
        Bank.open(tmp_path / "none", read_only=True)

    assert list(tmp_path.iterdir()) == []


def test_what_was_committed_is_found_in_every_detail_after_reopening(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        revision = bank.commit(V4, [a_decision(1), a_decision(2)], "tuned", "me")

    with Bank.open(tmp_path) as bank:
        found = bank.find(V4, [a_key(1), a_key(2), a_key(3)])

    assert found == {a_key(1): a_decision(1), a_key(2): a_decision(2)}
    assert found[a_key(1)].revision == revision.id


def test_a_decision_holds_for_its_own_target_only(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "tuned", "me")

    assert bank.find(V3, [a_key(1)]) == {}


def test_commit_counts_what_it_added_updated_and_left(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")

    revision = bank.commit(
        V4,
        [a_decision(1), a_decision(2, tile=16), a_decision(3)],
        "second",
        "me",
        reserved=4,
        unsatisfied=2,
    )

    assert revision.counts == Counts(added=1, updated=1, reserved=5, unsatisfied=2)
    assert [change.kind for change in changes_of(bank, revision)].count("added") == 1


def test_a_retired_key_is_a_miss_and_may_come_back(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    gone = bank.commit(V4, [], "gone", "me", retired=[a_key(1)])

    missing = bank.find(V4, [a_key(1)])
    back = bank.commit(V4, [a_decision(1)], "back", "me")

    assert missing == {}
    assert gone.counts == Counts(retired=1)
    assert back.counts == Counts(added=1)
    assert bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


def test_retiring_what_is_not_there_is_refused_and_leaves_no_revision(bank: Bank) -> None:
    with pytest.raises(BankError, match="none can be retired"):
        bank.commit(V4, [a_decision(1)], "gone", "me", retired=[a_key(2)])

    assert bank.log() == []
    assert bank.find(V4, [a_key(1)]) == {}


def test_a_key_cannot_be_decided_twice_in_one_commit(bank: Bank) -> None:
    with pytest.raises(ValueError, match="twice"):
        bank.commit(V4, [a_decision(1), a_decision(1, tile=16)], "both", "me")


def test_a_decision_for_another_target_is_refused(bank: Bank) -> None:
    with pytest.raises(ValueError, match="x86_64-v3_2"):
        bank.commit(V3, [a_decision(1, target=V4)], "wrong", "me")


def test_two_tasks_never_share_a_key(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    other = a_decision(2)
    object.__setattr__(other, "key", a_key(1))

    with pytest.raises(BankError, match="one key, two different tasks"):
        bank.commit(V4, [other], "second", "me")

    assert bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


def test_records_lists_targets_in_order_and_may_be_narrowed(bank: Bank) -> None:
    bank.commit(V4, [a_decision(2), a_decision(1)], "v4", "me")
    bank.commit(V3, [a_decision(1, target=V3)], "v3", "me")

    assert bank.targets() == [V3, V4]
    assert [r.target for r in bank.records()] == [V3, V4, V4]
    assert [r.key for r in bank.records("x86_64-v3")] == [a_key(1)]
    assert list(bank.records(cores=64)) == []


def test_a_commit_of_many_decisions_is_one_revision(bank: Bank) -> None:
    decisions = [a_decision(n) for n in range(2000)]

    bank.commit(V4, decisions, "many", "me")

    assert len(bank.log()) == 1
    assert bank.find(V4, [d.key for d in decisions]) == {d.key: d for d in decisions}


@pytest.mark.parametrize(
    ("sql", "parameters"),
    [
        (selecting(LOOK_UP), {"keys": "[]", "target": 1}),
        (FAILED, ("x86_64-v4", 2, a_key(1))),
        (UNSETTLED, ("x86_64-v4", 2, a_key(1), "0" * 64)),
    ],
    ids=["find", "refused", "unsettled"],
)
def test_looking_up_walks_indexes_and_scans_no_table(
    bank: Bank, sql: str, parameters: dict[str, object] | tuple[object, ...]
) -> None:

    plan = bank.connection.rows(f"EXPLAIN QUERY PLAN {sql}", parameters)

    steps = [row["detail"] for row in plan]
    assert [s for s in steps if s.startswith("SCAN") and "VIRTUAL TABLE" not in s] == []
    indexes = ("current USING PRIMARY KEY", "INDEX quarantine", "INDEX observations_of_task")
    assert any(index in step for index in indexes for step in steps)


def test_a_bank_opened_for_reading_refuses_to_be_written(tmp_path: Path) -> None:
    Bank.open(tmp_path).close()

    with Bank.open(tmp_path, read_only=True) as bank, pytest.raises(BankError, match="reading"):
        bank.commit(V4, [a_decision(1)], "no", "me")


def test_facts_can_be_neither_changed_nor_deleted(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")

    for sql in ("DELETE FROM decisions", "UPDATE revisions SET message = 'other'"):
        with pytest.raises(BankError, match="never change"), bank.connection.writing() as writer:
            writer.execute(sql)

    assert bank.log()[0].message == "first"


def test_names_that_no_text_can_hold_are_kept_as_far_as_possible(bank: Bank) -> None:
    revision = bank.commit(V4, [a_decision(1)], "tuned m\udcff.onnx", "me\udcff")

    assert bank.log() == [revision]
    assert revision.message == "tuned m?.onnx"


def test_a_tie_of_policies_is_stored_once(bank: Bank) -> None:
    bank.commit(V4, [a_decision(n) for n in range(10)], "same policy", "me")

    assert bank.connection.rows("SELECT text FROM policies") == [{"text": a_policy(8)}]
