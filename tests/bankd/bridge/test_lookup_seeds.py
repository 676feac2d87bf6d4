"""Policies of elsewhere that a bank suggests for a task."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Decision, LayeredBank, TargetKey, canonical
from bankd.bridge.lookup import BankLookup
from tests.bankd.fakes import POLICY, decision_of, task_of
from tuner.graph import TensorType
from tuner.lookup.protocol import PROVISIONAL
from tuner.policy import Policy
from tuner.precision_modes import MODES
from tuner.target import Environment, Target
from tuner.task import Task

HERE = Environment("a cpu", "L1:32768", "22.1.0", 1, "Linux x86_64")


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[LayeredBank]:
    with LayeredBank.open(tmp_path / "bank") as opened:
        yield opened


def lookup(
    bank: LayeredBank, soc: str = "x86_64-v3", cores: int = 2, *, reads_bank: bool = True
) -> BankLookup:
    return BankLookup(bank, Target(soc, cores), HERE, author="a@b", reads_bank=reads_bank)


def tile(size: int) -> Policy:
    return POLICY.with_knobs(tile_m_reg=size)


def decide(at: BankLookup, number: int, policy: Policy, rule: str = "tuned") -> None:
    at.decide([replace(decision_of(number, rule), policy=policy)], "decided")


def test_the_nearest_tasks_come_first(bank: LayeredBank) -> None:
    for number in (4, 8, 32):
        decide(lookup(bank), number, tile(number))

    assert lookup(bank).seeds(task_of(9)) == [tile(8), tile(4), tile(32)]


def test_weights_in_16_bits_find_those_in_f32_among_many_others(bank: LayeredBank) -> None:
    """Tasks are looked up around the type of their weights, "f16[..." far from "f32[..."."""

    def product(depth: int, dtype: str) -> Task:
        x, y = TensorType("f32", (8, depth)), TensorType("f32", (8, 64))
        return Task("gemm", (x, TensorType(dtype, (depth, 64)), TensorType("f32", (64,))), (y,))

    decisions = [
        replace(decision_of(n), task=product(n, "f32"), policy=tile(n)) for n in range(1001, 1400)
    ]
    lookup(bank).decide(decisions, "decided")
    halves = product(1350, "f16")

    assert lookup(bank).seeds(halves)[0] == tile(1350)


def test_the_same_task_on_another_target_comes_before_other_tasks(bank: LayeredBank) -> None:
    decide(lookup(bank, cores=8), 8, tile(8))
    decide(lookup(bank, "x86_64-v2", cores=8), 9, tile(2))
    for cores in (1, 4):
        decide(lookup(bank, cores=cores), 9, tile(cores))

    assert lookup(bank, cores=8).seeds(task_of(9)) == [tile(4), tile(1), tile(2), tile(8)]


def test_its_own_entry_defaults_and_provisional_entries_are_no_seeds(bank: LayeredBank) -> None:
    decide(lookup(bank), 9, tile(9))
    decide(lookup(bank), 8, tile(8), rule="default")
    decide(lookup(bank), 7, tile(7), rule=PROVISIONAL)

    assert lookup(bank).seeds(task_of(9)) == []


def test_a_bank_that_is_not_read_suggests_nothing(bank: LayeredBank) -> None:
    decide(lookup(bank), 8, tile(8))

    assert list(lookup(bank, reads_bank=False).seeds(task_of(9))) == []


@pytest.mark.parametrize(
    ("task", "policy"),
    [
        ('{"inputs":["f32[8,64]","f32[64,64]"],"op":"gemm"}', '{"a":1}'),
        ('{"inputs":[1,2],"op":"gemm"}', '{"a":1}'),
        (task_of(8).text(), "[1,2]"),
    ],
)
def test_what_another_program_wrote_is_passed_over(
    bank: LayeredBank, task: str, policy: str
) -> None:
    target = TargetKey("x86_64-v3", 2)
    foreign = Decision("0" * 32, task, target, policy, "tuned", canonical(HERE.as_dict()))
    bank.custom.commit(target, [foreign], "imported", "someone")
    decide(lookup(bank), 16, tile(16))

    assert lookup(bank).seeds(task_of(9)) == [tile(16)]


def test_the_same_task_in_a_stricter_mode_comes_first_and_in_a_laxer_one_never(
    bank: LayeredBank,
) -> None:
    decide(lookup(bank), 8, tile(8))
    for number, mode in enumerate(MODES):
        task = replace(task_of(9), precision_mode=mode)
        made = replace(decision_of(9), task=task, policy=tile(number))
        lookup(bank).decide([made], "decided")

    strict, mixed, laxest = (replace(task_of(9), precision_mode=mode) for mode in MODES)

    assert lookup(bank).seeds(strict) == [tile(8)]
    assert lookup(bank).seeds(mixed) == [tile(0)]
    assert lookup(bank).seeds(laxest) == [tile(1), tile(0)]
