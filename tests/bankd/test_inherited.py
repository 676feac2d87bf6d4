"""Entries of another environment: first candidates of the next tuning, stated again if unbeaten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bankd.bank import Bank, Decision, LayeredBank
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import environment_here
from tests.tuner.replay import ReplaySession, replayed
from tests.tuner.sgat.replay import TARGET as CUT_TARGET
from tests.tuner.sgat.replay import Cuts, Operators, fire_module
from tuner.backend import host_environment
from tuner.graph import Node
from tuner.lookup.model_lookup import usable_hits
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.search.algorithms import ALGORITHMS
from tuner.session import Options
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.tuning.operators import tune_tasks
from tuner.tuning.partitions import tune_subgraphs

from .replayed_races import KEY, ROWS, TARGET, TASK, entry

USE = TaskUse(TASK, (Node("gemm", ("x", "w", "b"), ("y",), name="layer", origin=("MatMul",)),))


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        yield opened


def again(bank: Bank, clock: Callable[[Policy], float], **options: Any) -> ReplaySession:
    """Tune the gemm once more, as REPEAT_TUNE does."""
    session = ReplaySession(clock)
    lookup = BankLookup(LayeredBank(bank, {}), TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [TASK], TARGET)
    asked = Options(TARGET, repeat_tune=True, max_tuning_count=4, **options)
    tune_tasks([USE], hits, replayed(session, asked, lookup))
    return session


def rows_are_best(policy: Policy) -> float:
    return 80.0 if policy == ROWS else 100.0


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_an_inherited_entry_is_the_first_candidate_of_every_search(
    bank: Bank, algorithm: str
) -> None:
    bank.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")

    session = again(bank, rows_are_best, search_algorithm=algorithm)

    assert session.asked[0] == ROWS


@pytest.mark.parametrize(
    "before",
    [entry(ROWS), entry(ROWS, UNVERIFIED, environment=environment_here())],
    ids=["inherited", "unverified"],
)
def test_an_entry_that_nothing_beats_is_stated_again_for_today(
    bank: Bank, before: Decision
) -> None:
    bank.commit(KEY, [before], "from elsewhere", "a@b")

    again(bank, rows_are_best)

    now = bank.find(KEY, [TASK.key])[TASK.key]
    assert (now.policy, now.rule, now.environment) == (before.policy, "tuned", environment_here())
    lookup = BankLookup(LayeredBank(bank, {}), TARGET, host_environment(), author="a@b")
    assert not lookup.find([TASK])[TASK.key].inherited


def test_an_inherited_cut_is_the_first_candidate(bank: Bank) -> None:
    [use, *_] = fire_module()
    space = SubgraphSpace(use.subgraph, CUT_TARGET)
    cut = next(
        p for name in space.sites if space.is_legal(p := space.default.with_knobs(**{name: 1}))
    )
    held = replace(
        entry(cut), key=use.subgraph.key, task=use.subgraph.text(),
        target=replace(KEY, soc_version=CUT_TARGET.soc_version, cores=CUT_TARGET.cores),
    )  # fmt: skip
    bank.commit(held.target, [held], "from elsewhere", "a@b")
    lookup = BankLookup(LayeredBank(bank, {}), CUT_TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [use.subgraph], CUT_TARGET)
    cuts = Cuts(lambda subgraph, policy: 80.0 if policy == cut else 100.0)

    context = replayed(None, Options(CUT_TARGET, repeat_tune=True), lookup)
    tune_subgraphs([use], hits, context, cast(Any, Operators()), cast(Any, cuts))

    assert cuts.asked[0] == (use.subgraph.key, cut)
