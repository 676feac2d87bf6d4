"""Looking for what may help with a key that the bank does not have."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, LayeredBank, TargetKey, canonical, content_hash
from bankd.bank.tables.reader import ELSEWHERE, SIMILAR, selecting
from tests.bankd.bank.builders import V3, V4, a_decision, a_key


def task_text(op: str, *inputs: str) -> str:
    return canonical({"op": op, "inputs": list(inputs)})


def decided(text: str, target: TargetKey = V4) -> Decision:
    key = content_hash(text)[:32]
    return replace(a_decision(1, target=target), key=key, task=text)


def test_tasks_of_the_same_op_and_weights_are_alike(bank: Bank) -> None:
    small, large = (decided(task_text("conv", f"f32[1,{n}]", "f32[64,3,3,64]")) for n in (7, 14))
    other = decided(task_text("gemm", "f32[1,7]", "f32[64,3,3,64]"))
    bank.commit(V4, [small, other], "some", "me")

    assert bank.alike(large.task, V4) == [small]


def test_tasks_of_one_input_are_alike_by_it(bank: Bank) -> None:
    first = decided(task_text("softmax", "f32[12,128]"))
    bank.commit(V4, [first], "one", "me")

    assert bank.alike(task_text("softmax", "f32[12,64]"), V4) == [first]


def test_points_of_a_task_with_open_sizes_are_alike_and_like_fixed_ones(bank: Bank) -> None:
    small, fixed = (decided(task_text("softmax", f"f32[{n},64]")) for n in ("a:8", "12"))
    bank.commit(V4, [small, fixed], "two", "me")

    assert set(bank.alike(task_text("softmax", "f32[a:512,64]"), V4)) == {small, fixed}
    assert set(bank.alike(task_text("softmax", "f32[96,64]"), V4)) == {small, fixed}


def test_what_is_decided_for_another_target_is_not_alike_but_elsewhere(bank: Bank) -> None:
    text = task_text("gemm", "f32[1,64]", "f32[64,64]")
    bank.commit(V3, [decided(text, V3)], "v3", "me")

    assert bank.alike(text, V4) == []
    assert bank.elsewhere(decided(text).key, V4) == [decided(text, V3)]
    assert bank.elsewhere(decided(text).key, V3) == []


def test_a_retired_decision_helps_no_more(bank: Bank) -> None:
    one = decided(task_text("gemm", "f32[1,64]", "f32[64,64]"))
    bank.commit(V4, [one], "one", "me")
    bank.commit(V4, [], "gone", "me", retired=[one.key])

    assert bank.alike(one.task, V4) == []


def test_a_text_without_op_or_inputs_is_like_nothing(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), decided(canonical(["a", "list"]))], "odd", "me")

    assert bank.alike(canonical(["a", "list"]), V4) == []
    assert bank.check() == []


def test_the_nearest_128_on_either_side_are_looked_at(bank: Bank) -> None:
    texts = [task_text("gemm", "f32[1]", f"f32[{n},64]") for n in range(1000, 1400)]
    bank.commit(V4, [decided(text) for text in texts], "many", "me")

    found = bank.alike(texts[200], V4)

    assert sorted(one.task for one in found) == texts[200 - 128 : 200 + 128]


@pytest.mark.parametrize(
    "sql", [selecting(SIMILAR), selecting(ELSEWHERE)], ids=["alike", "elsewhere"]
)
def test_looking_uses_indexes_only(bank: Bank, sql: str) -> None:
    parameters = {"text": "{}", "key": a_key(1), "target": 1}

    plan = bank.connection.rows(f"EXPLAIN QUERY PLAN {sql}", parameters)

    scans = [row["detail"] for row in plan if row["detail"].startswith("SCAN")]
    allowed = ("SCAN targets", "SCAN near", "SCAN chosen", "SCAN (subquery")
    assert all(scan.startswith(allowed) for scan in scans), scans
    assert not [row["detail"] for row in plan if "TEMP B-TREE" in row["detail"]]


def test_the_custom_bank_comes_before_the_built_in_one(tmp_path: Path) -> None:
    ours = decided(task_text("gemm", "f32[1,64]", "f32[64,64]"))
    theirs = decided(task_text("gemm", "f32[2,64]", "f32[64,64]"))
    with Bank.open(tmp_path / "built-in") as bank:
        bank.commit(V4, [theirs], "shipped", "me")

    with LayeredBank.open(tmp_path / "custom", tmp_path / "built-in") as banks:
        banks.custom.commit(V4, [ours], "ours", "me")

        assert banks.alike(task_text("gemm", "f32[3,64]", "f32[64,64]"), V4) == [ours, theirs]
        assert banks.elsewhere(ours.key, V3) == [ours]
