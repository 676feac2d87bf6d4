"""Cuts once more, after operator tuning."""

from __future__ import annotations

import pytest

from tests.tuner.sgat.replay import TARGET, CutClock, Cuts, DisturbedCuts, fire_module, tune
from tuner.lookup import MemoryLookup
from tuner.outcome import TuneOutcome
from tuner.policy import Policy
from tuner.sgat.confirm import revert_all, revert_losers
from tuner.space import Space
from tuner.subgraph.subgraph import Subgraph

USES = fire_module()
KEY = USES[0].subgraph.key


def joined_is_quicker(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return 80.0 if policy["join_siblings_0"] else 100.0


def joined_is_slower(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return 103.0 if policy["join_siblings_0"] else 100.0


def joined_is_wrong(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return -1.0 if policy["join_siblings_0"] else 100.0


def confirmed(
    bank: MemoryLookup, clock: CutClock, session: Cuts | None = None
) -> tuple[TuneOutcome, int]:
    cuts, _ = tune(USES, bank, Cuts(joined_is_quicker))
    lost = revert_losers(
        USES, cuts, lambda task: Space(task, TARGET).default, TARGET, bank,
        session or Cuts(clock),  # type: ignore[arg-type]
    )  # fmt: skip
    return cuts, lost


def test_a_race_beside_other_processes_takes_no_cut_back() -> None:
    bank = MemoryLookup()

    _, lost = confirmed(bank, joined_is_slower, DisturbedCuts(joined_is_slower, races=1))

    assert lost == 0
    assert bank.decisions[KEY].rule == "tuned"


@pytest.mark.parametrize(("time_us", "lost"), [(80, 0), (99.9, 0), (100, 1), (103, 1)])
def test_a_cut_that_is_as_slow_as_the_default_now_is_taken_back(time_us: float, lost: int) -> None:
    bank = MemoryLookup()

    cuts, found = confirmed(bank, lambda _, p: time_us if p["join_siblings_0"] else 100.0)

    assert (found, cuts.counts.added) == (lost, 1 - lost)
    assert bank.decisions[KEY].rule == ("default" if lost else "tuned")
    assert cuts.trials == len(bank.trials)


def test_a_cut_that_loses_now_is_taken_back_in_the_bank_too() -> None:
    bank = MemoryLookup()

    cuts, lost = confirmed(bank, joined_is_slower)

    assert lost == 1
    assert (cuts.counts.added, cuts.counts.unsatisfied) == (0, 1)
    assert cuts.policies[KEY]["join_siblings_0"] == 0
    assert (bank.decisions[KEY].rule, bank.decisions[KEY].policy["join_siblings_0"]) == (
        "default",
        0,
    )


def test_a_cut_that_computes_wrongly_now_is_taken_back() -> None:
    bank = MemoryLookup()

    _, lost = confirmed(bank, joined_is_wrong)

    assert lost == 1
    assert any(policy for policy in bank.refused(USES[0].subgraph))


def test_all_partitions_can_be_reverted_at_once() -> None:
    bank = MemoryLookup()
    cuts, _ = tune(USES, bank, Cuts(joined_is_quicker))

    revert_all(USES, cuts, TARGET, bank)

    assert (cuts.counts.added, cuts.counts.unsatisfied) == (0, 1)
    assert bank.decisions[KEY].rule == "default"


def test_what_replaced_a_tuned_partition_is_not_reverted() -> None:
    bank = MemoryLookup()
    tune(USES, bank, Cuts(joined_is_quicker))
    other = Cuts(lambda _, policy: 50.0 if policy["gather_sources_0"] else 100.0)
    cuts, _ = tune(USES, bank, other, repeat_tune=True)

    revert_all(USES, cuts, TARGET, bank)

    assert (cuts.counts.updated, cuts.counts.reserved) == (1, 0)
    assert bank.decisions[KEY].policy["gather_sources_0"] == 1


def test_what_was_not_changed_is_not_raced() -> None:
    bank = MemoryLookup()
    cuts, _ = tune(USES, bank, Cuts(joined_is_slower))
    session = Cuts(joined_is_slower)
    before = len(bank.trials)

    lost = revert_losers(
        USES, cuts, lambda task: Space(task, TARGET).default, TARGET, bank,
        session,  # type: ignore[arg-type]
    )  # fmt: skip

    assert lost == 0
    assert len(bank.trials) == before
