"""Policies of other numbers of cores: used where they promise a gain, and misses to tuning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank, TargetKey
from bankd.bridge.lookup import BankLookup
from tests.bankd.replayed_races import entry
from tests.tuner.conftest import gemm_task
from tuner.backend import host_environment, host_soc_versions
from tuner.lookup.model_lookup import final_hits, own_hits, usable_hits
from tuner.lookup.protocol import LentBy
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome, Trial

SOC = host_soc_versions()[-1]
TASK = gemm_task(128, 256, 96)
ONE, TWO = Target(SOC, 1), Target(SOC, 2)
SPACE = Space(TASK, TWO)
ROWS = SPACE.default.with_knobs(outer="rows")
UNROLLED = SPACE.default.with_knobs(unroll=8)


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        yield opened


def keep(
    bank: Bank,
    cores: int,
    policy: Policy = ROWS,
    *,
    soc: str = SOC,
    speedup: float = 1.3,
    rule: str = "tuned",
    task: Task = TASK,
) -> None:
    target = TargetKey(soc, cores)
    held = entry(policy, rule, task=task, target=target, speedup=speedup)
    bank.commit(target, [held], "tuned", "a@b")


def lookup(bank: Bank, target: Target = TWO, *, reads_bank: bool = True) -> BankLookup:
    return BankLookup(
        LayeredBank(bank, {}), target, host_environment(), author="a@b", reads_bank=reads_bank
    )


def test_a_policy_of_another_number_of_cores_is_used_and_is_a_miss_to_tuning(bank: Bank) -> None:
    keep(bank, 1)

    hits = usable_hits(lookup(bank), [TASK], TWO)

    [hit] = hits.values()
    assert (hit.policy, hit.lent_by) == (ROWS, LentBy(1, pytest.approx(1.3)))
    assert hit.saved_us == pytest.approx(12.0)  # of 104 to 80 us on one core, on two of them
    assert (final_hits(hits), own_hits(hits)) == ({}, {})


def test_an_entry_for_our_cores_comes_first_even_if_the_default_was_best(bank: Bank) -> None:
    keep(bank, 1)
    keep(bank, 2, SPACE.default, rule="default", speedup=1.0)

    [hit] = usable_hits(lookup(bank), [TASK], TWO).values()

    assert (hit.policy, hit.lent_by) == (SPACE.default, None)


def test_the_nearest_number_of_cores_lends(bank: Bank) -> None:
    keep(bank, 1, ROWS)
    keep(bank, 8, UNROLLED)

    assert [hit.policy for hit in lookup(bank).find([TASK]).values()] == [ROWS]


@pytest.mark.parametrize(
    "held",
    [
        {"speedup": 1.01},
        {"rule": "default", "policy": SPACE.default, "speedup": 1.0},
        {"rule": "sgat"},
        {"soc": "x86_64-v2" if SOC != "x86_64-v2" else "x86_64-v3"},
        {"policy": SPACE.default.with_knobs(tile_vectors=99)},
        {"task": gemm_task(64, 256, 96)},
    ],
    ids=["small gain", "default", "provisional", "other tier", "no kernel", "other task"],
)
def test_nothing_else_is_lent(bank: Bank, held: dict[str, object]) -> None:
    keep(bank, 1, **held)  # type: ignore[arg-type]

    assert usable_hits(lookup(bank), [TASK], TWO) == {}


def test_what_failed_on_this_number_of_cores_is_not_lent(bank: Bank) -> None:
    keep(bank, 1)
    own = lookup(bank)
    own.record(Trial(TASK, ROWS, Outcome.WRONG, note="planted"))

    assert own.find([TASK]) == {}


def test_a_bank_that_is_not_read_lends_nothing(bank: Bank) -> None:
    keep(bank, 1)

    assert lookup(bank, reads_bank=False).find([TASK]) == {}


def test_a_policy_whose_shares_are_uneven_on_our_cores_is_not_lent(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two cores its estimate is that of one: one of them does all."""
    keep(bank, 1, speedup=1.6)
    estimate = Space.estimate

    def one_does_all(space: Space, policy: Policy) -> float:
        if policy == ROWS:
            return estimate(replace(space, target=ONE), SPACE.default)
        return estimate(space, policy)

    assert usable_hits(lookup(bank), [TASK], TWO)
    monkeypatch.setattr(Space, "estimate", one_does_all)
    assert usable_hits(lookup(bank), [TASK], TWO) == {}
