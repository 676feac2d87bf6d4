"""Entries about subgraphs beside those about operators: one bank, one set of rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, canonical
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    a_subgraph,
    a_subgraph_key,
    a_task,
    an_observation,
    changes_of,
    of_subgraph,
)

SUBGRAPH = of_subgraph(a_decision(1), 1)


def test_both_kinds_are_found_each_by_its_key(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), SUBGRAPH], "both", "me")

    found = bank.find(V4, [a_key(1), a_subgraph_key(1)])

    assert found == {a_key(1): a_decision(1), a_subgraph_key(1): SUBGRAPH}
    assert set(bank.records()) == {a_decision(1), SUBGRAPH}
    assert bank.check() == []


def test_neighbouring_numbers_beyond_what_a_float_can_tell_apart_stay_apart(bank: Bank) -> None:
    numbers = [0, 1, 2**63, 2**64 - 1]
    assert len({float(a_subgraph_key(n)) for n in numbers[:2]}) == 1
    many = [of_subgraph(a_decision(n, tile=n % 7), n) for n in numbers]
    bank.commit(V4, many, "many", "me")

    found = bank.find(V4, [a_subgraph_key(n) for n in numbers])

    assert sorted(found) == sorted(["18446744073709551615", "18446744073709551614",
                                    "9223372036854775807", "0"])  # fmt: skip
    assert {decision.task for decision in found.values()} == {a_subgraph(n) for n in numbers}


def test_a_key_is_text_and_not_a_number(bank: Bank) -> None:
    bank.commit(V4, [replace(SUBGRAPH, key="7")], "seven", "me")

    assert bank.find(V4, ["07", "7.0", "+7", " 7"]) == {}
    stored = bank.connection.rows("SELECT typeof(key) AS type FROM tasks")
    assert [row["type"] for row in stored] == ["text"]


def test_one_key_is_never_a_task_and_a_subgraph(bank: Bank) -> None:
    bank.commit(V4, [SUBGRAPH], "a subgraph", "me")

    with pytest.raises(BankError, match="two different tasks"):
        bank.add_observation(replace(an_observation(1), key=a_subgraph_key(1)))


def test_a_subgraph_has_its_own_quarantine_evidence_and_target(bank: Bank) -> None:
    crashed = of_subgraph(an_observation(1, tile=4, outcome="crashed"), 1)
    bank.add_observations([crashed, an_observation(1, outcome="wrong")])

    assert bank.refused(a_subgraph_key(1), V4) == {a_policy(4): "crashed"}
    assert bank.refused(a_subgraph_key(1), V3) == {}
    assert bank.observations(a_subgraph_key(1), V4) == [crashed]


def test_a_revision_may_change_both_kinds_and_counts_both(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), SUBGRAPH], "both", "me")
    other = of_subgraph(a_decision(1, tile=16), 1)

    revision = bank.commit(V4, [a_decision(1), other, a_decision(2)], "again", "me", retired=[])

    counts = revision.counts
    assert (counts.added, counts.updated, counts.reserved) == (1, 1, 1)
    [updated] = [c for c in changes_of(bank, revision) if c.kind == "updated"]
    assert (updated.key, updated.before, updated.after) == (a_subgraph_key(1), SUBGRAPH, other)


def test_the_life_of_a_subgraph_is_told_from_its_first_decision_to_its_end(bank: Bank) -> None:
    bank.commit(V4, [SUBGRAPH], "first", "me")
    bank.commit(V4, [a_decision(1)], "another", "me")
    bank.commit(V4, [], "gone", "me", retired=[a_subgraph_key(1)])

    steps = bank.decision_history(a_subgraph_key(1), V4)

    assert [(past.revision.name, past.decision) for past in steps] == [
        ("r3", None),
        ("r1", SUBGRAPH),
    ]


def test_models_ask_for_both_kinds(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), SUBGRAPH], "both", "me")
    tasks = {a_key(1): a_task(1), a_subgraph_key(1): a_subgraph(1)}

    bank.use_model("f" * 64, "resnet50", V4, tasks, hits=[a_subgraph_key(1)])

    assert bank.model_keys("f" * 64, V4) == sorted(tasks)
    assert bank.hit_counts(V4) == {a_key(1): 0, a_subgraph_key(1): 1}


def test_a_subgraph_is_like_no_operator_and_no_operator_is_like_it(bank: Bank) -> None:
    image = "f32[1,1,56,64]"
    operator = replace(a_decision(1), task=canonical({"op": "conv", "inputs": [image]}))
    assert image in a_subgraph(1)
    bank.commit(V4, [operator, SUBGRAPH, of_subgraph(a_decision(2), 2)], "all", "me")

    assert bank.alike(a_subgraph(1), V4) == []
    assert bank.alike(operator.task, V4) == [operator]


def test_a_bank_of_both_kinds_is_read_only_without_a_change(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1), SUBGRAPH], "both", "me")

    with Bank.open(tmp_path, read_only=True) as bank:
        assert bank.find(V4, [a_subgraph_key(1)]) == {a_subgraph_key(1): SUBGRAPH}
