from __future__ import annotations

from bankd.bank import Bank
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, a_task


def test_a_model_is_known_by_its_content_under_its_latest_name(bank: Bank) -> None:
    bank.use_model("hash", "old.onnx", V4, {a_key(1): a_task(1)})
    bank.use_model("hash", "new\udcff.onnx", V4, {a_key(1): a_task(1), a_key(2): a_task(2)})

    [model] = bank.models()

    assert (model.content_hash, model.name, model.uses) == ("hash", "new?.onnx", 2)
    assert model.keys == 2
    assert bank.model_keys("hash", V4) == sorted([a_key(1), a_key(2)])
    assert bank.model_keys("hash", V3) == []


def test_entries_that_nobody_asked_for_have_no_hits(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    tasks = {a_key(1): a_task(1), a_key(3): a_task(3)}

    for _ in range(3):
        bank.use_model("hash", "m.onnx", V4, tasks, hits=[a_key(1)])

    assert bank.hit_counts(V4) == {a_key(1): 3, a_key(2): 0}
    assert bank.hit_counts(V3) == {}


def test_asking_makes_no_revision(bank: Bank) -> None:
    bank.use_model("hash", "m.onnx", V4, {a_key(1): a_task(1)}, hits=[a_key(1)])

    assert bank.head() is None
    assert bank.check() == []
