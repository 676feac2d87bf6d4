"""Cuts once more, after operator tuning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.replay import replayed, timing
from tests.tuner.tuning.subgraph_replay import (
    TARGET,
    BrokenCuts,
    Cuts,
    DisturbedCuts,
    fire_module,
    tune,
)
from tests.tuner.tuning.test_outcome import Bank
from tuner.policy import Policy
from tuner.session import Options
from tuner.subgraph.subgraph import Subgraph
from tuner.trials.trial import Trial
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.partitions import TunedPartitions
from tuner.tuning.revert import TunedModel, revert_all, revert_losers

USES = (*fire_module(channels=16), *fire_module())
"""The first of them is not tuned."""
KEY = USES[1].subgraph.key


def joined_is_quicker(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return 80.0 if policy["join_siblings_0"] else 100.0


def joined_is_slower(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return 103.0 if policy["join_siblings_0"] else 100.0


class WideCuts(Cuts):
    """The rounds of all but the default disagree: 103 us, give or take half of them."""

    def race(self, policies: Sequence[Policy], default: Policy, rounds: int) -> list[Trial]:
        wide = timing(103, noise=0.5, seed=1)
        first, *others = super().race(policies, default, rounds)
        return [first, *(replace(trial, timing=wide) for trial in others)]


def model(cuts: TuneOutcome) -> TunedModel:
    """Operators have their default policies."""
    fused: Any = SimpleNamespace(subgraphs=USES)
    known: Any = None
    return TunedModel(fused, TunedPartitions(cuts), known, TuneOutcome({}))


def reverted(bank: MemoryLookup, cuts: TuneOutcome, session: Cuts) -> int:
    context = replayed(None, Options(TARGET), bank)
    return revert_losers(model(cuts), context, session)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "session",
    [DisturbedCuts(joined_is_slower, races=1), WideCuts(joined_is_slower),
     BrokenCuts(joined_is_slower)],
)  # fmt: skip
def test_a_race_that_says_nothing_takes_no_cut_back(session: Cuts) -> None:
    bank = Bank()
    cuts, _ = tune(USES[1:], bank, Cuts(joined_is_quicker))

    assert reverted(bank, cuts, session) == 0
    assert bank.decisions[KEY].rule == "tuned"
    assert len(bank.revisions) == 1


@pytest.mark.parametrize(("time_us", "lost"), [(80, 0), (99.9, 0), (100, 1), (103, 1), (-1, 1)])
def test_a_cut_that_is_as_slow_as_the_default_now_or_wrong_is_taken_back(
    time_us: float, lost: int
) -> None:
    bank = Bank()
    cuts, _ = tune(USES[1:], bank, Cuts(joined_is_quicker))

    found = reverted(bank, cuts, Cuts(lambda _, p: time_us if p["join_siblings_0"] else 100.0))

    assert (found, cuts.counts.added, cuts.counts.unsatisfied) == (lost, 1 - lost, lost)
    assert bank.decisions[KEY].rule == ("default" if lost else "tuned")
    assert bank.decisions[KEY].policy["join_siblings_0"] == 1 - lost
    assert cuts.policies[KEY] == bank.decisions[KEY].policy
    assert cuts.trials == len(bank.trials)
    assert bool(bank.refused(USES[1].subgraph)) is (time_us < 0)
    messages = ["subgraph tuning, 1 of 1 subgraphs", "subgraph tuning, 1 partition reverted"]
    assert [message for _, message in bank.revisions] == messages[: 1 + lost]


def test_all_partitions_can_be_reverted_at_once() -> None:
    bank = MemoryLookup()
    cuts, _ = tune(USES[1:], bank, Cuts(joined_is_quicker))

    revert_all(model(cuts), replayed(None, Options(TARGET), bank))

    assert (cuts.counts.added, cuts.counts.unsatisfied) == (0, 1)
    assert bank.decisions[KEY].rule == "default"


def test_what_replaced_a_tuned_partition_is_not_reverted() -> None:
    bank = MemoryLookup()
    tune(USES[1:], bank, Cuts(joined_is_quicker))
    other = Cuts(lambda _, policy: 50.0 if policy["gather_sources_0"] else 100.0)
    cuts, _ = tune(USES[1:], bank, other, repeat_tune=True)

    revert_all(model(cuts), replayed(None, Options(TARGET), bank))

    assert (cuts.counts.updated, cuts.counts.reserved) == (1, 0)
    assert bank.decisions[KEY].policy["gather_sources_0"] == 1


def test_what_was_not_changed_is_not_raced() -> None:
    bank = MemoryLookup()
    cuts, _ = tune(USES[1:], bank, Cuts(joined_is_slower))
    before = len(bank.trials)

    assert reverted(bank, cuts, Cuts(joined_is_slower)) == 0
    assert len(bank.trials) == before
