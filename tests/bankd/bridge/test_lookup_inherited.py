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
from tests.bankd.replayed_races import DEFAULT, KEY, ROWS, SPACE, TARGET, TASK, entry
from tests.tuner.replay import ReplaySession, replayed
from tests.tuner.tuning.subgraph_replay import TARGET as CUT_TARGET
from tests.tuner.tuning.subgraph_replay import Cuts, Operators, fire_module
from tuner.backend import host_environment
from tuner.graph import Node
from tuner.lookup.model_lookup import usable_hits
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.search.algorithms import ALGORITHMS, MIN_SHORTLIST
from tuner.session import Options
from tuner.subgraph.partition import SubgraphUse
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.tuning.operators import tune_tasks
from tuner.tuning.partitions import tune_subgraphs

USE = TaskUse(TASK, (Node("gemm", ("x", "w", "b"), ("y",), name="layer", origin=("MatMul",)),))


@pytest.fixture
def bank(world: None, tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        yield opened


def again(bank: Bank, clock: Callable[[Policy], float], **options: Any) -> ReplaySession:
    """Tune the gemm once more, as REPEAT_TUNE does."""
    return tuned(LayeredBank(bank, {}), clock, repeat_tune=True, max_tuning_count=4, **options)


def tuned(banks: LayeredBank, clock: Callable[[Policy], float], **options: Any) -> ReplaySession:
    """Tune the gemm with what the banks know of it."""
    session = ReplaySession(clock)
    lookup = BankLookup(banks, TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [TASK], TARGET)
    tune_tasks([USE], hits, replayed(session, Options(TARGET, **options), lookup))
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


def a_cut(use: SubgraphUse, cut: Policy) -> Decision:
    target = replace(KEY, soc_version=CUT_TARGET.soc_version, cores=CUT_TARGET.cores)
    of_cut = {"key": use.subgraph.key, "task": use.subgraph.text(), "target": target}
    return replace(entry(cut), **of_cut)


def test_an_inherited_cut_is_the_first_candidate(bank: Bank) -> None:
    [use, *_] = fire_module()
    space = SubgraphSpace(use.subgraph, CUT_TARGET)
    cut = next(
        p for name in space.sites if space.is_legal(p := space.default.with_knobs(**{name: 1}))
    )
    held = a_cut(use, cut)
    bank.commit(held.target, [held], "from elsewhere", "a@b")
    lookup = BankLookup(LayeredBank(bank, {}), CUT_TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [use.subgraph], CUT_TARGET)
    cuts = Cuts(lambda subgraph, policy: 80.0 if policy == cut else 100.0)

    context = replayed(None, Options(CUT_TARGET, repeat_tune=True), lookup)
    tune_subgraphs([use], hits, context, cast(Any, Operators()), cast(Any, cuts))

    assert cuts.asked[0] == (use.subgraph.key, cut)


def test_an_inherited_entry_that_wins_here_is_kept_after_a_look_at_its_neighbours(
    bank: Bank,
) -> None:
    bank.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")

    session = tuned(LayeredBank(bank, {}), rows_are_best)

    assert session.asked[0] == ROWS
    assert set(session.asked[1:]) <= set(SPACE.neighbours(ROWS))
    now = bank.find(KEY, [TASK.key])[TASK.key]
    assert (now.policy, now.rule) == (entry(ROWS).policy, "tuned")
    assert now.environment == environment_here()
    assert tuned(LayeredBank(bank, {}), rows_are_best).asked == []


@pytest.mark.parametrize("us", [101.0, 99.0], ids=["slower", "hardly faster"])
def test_an_inherited_entry_that_does_not_win_here_is_tuned_like_a_miss(
    bank: Bank, us: float
) -> None:
    bank.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")
    with Bank.open(bank.path.parent.with_name("empty")) as empty:
        missed = tuned(LayeredBank(empty, {}), lambda p: us if p == ROWS else 100.0).asked

    session = tuned(LayeredBank(bank, {}), lambda p: us if p == ROWS else 100.0)

    assert session.asked[0] == ROWS
    assert session.asked[1:][:MIN_SHORTLIST] == missed[:MIN_SHORTLIST]
    assert MIN_SHORTLIST < len(session.asked) <= 1 + len(missed) // 2
    now = bank.find(KEY, [TASK.key])[TASK.key]
    assert (Policy.parse(now.policy), now.rule) == (DEFAULT, "default")
    assert now.environment == environment_here()


def test_what_the_search_finds_instead_of_an_inherited_entry_replaces_it(bank: Bank) -> None:
    bank.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")
    best = SPACE.ranked()[0]

    tuned(LayeredBank(bank, {}), lambda p: 50.0 if p == best else 100.0 + (p == ROWS))

    now = bank.find(KEY, [TASK.key])[TASK.key]
    assert (Policy.parse(now.policy), now.rule) == (best, "tuned")


@pytest.mark.parametrize("source", ["shared", "built-in", "op_bank"])
def test_entries_of_a_bank_that_the_user_named_are_used_as_they_are(
    bank: Bank, tmp_path: Path, source: str
) -> None:
    with Bank.open(tmp_path / "other") as other:
        other.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")

        session = tuned(LayeredBank(bank, {source: other}), rows_are_best)

    assert bool(session.asked) == (source != "op_bank")
    assert bool(bank.find(KEY, [TASK.key])) == (source != "op_bank")


def test_where_other_processes_use_the_cores_an_inherited_entry_stays_as_it_is(bank: Bank) -> None:
    bank.commit(KEY, [entry(ROWS)], "from elsewhere", "a@b")
    session = ReplaySession(rows_are_best, is_disturbed=lambda: True)
    lookup = BankLookup(LayeredBank(bank, {}), TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [TASK], TARGET)

    outcome = tune_tasks([USE], hits, replayed(session, Options(TARGET), lookup))

    assert outcome.policies[TASK.key] == ROWS
    assert bank.find(KEY, [TASK.key])[TASK.key] == entry(ROWS)


@pytest.mark.parametrize("wins", [True, False])
def test_an_inherited_cut_is_searched_again_only_where_it_loses(bank: Bank, *, wins: bool) -> None:
    [use, *_] = fire_module()
    space = SubgraphSpace(use.subgraph, CUT_TARGET)
    cut, *others = (
        p for name in space.sites if space.is_legal(p := space.default.with_knobs(**{name: 1}))
    )
    bank.commit(a_cut(use, cut).target, [a_cut(use, cut)], "from elsewhere", "a@b")
    lookup = BankLookup(LayeredBank(bank, {}), CUT_TARGET, host_environment(), author="a@b")
    hits = usable_hits(lookup, [use.subgraph], CUT_TARGET)
    cuts = Cuts(lambda subgraph, policy: 80.0 + 40 * (not wins) if policy == cut else 100.0)

    context = replayed(None, Options(CUT_TARGET), lookup)
    tune_subgraphs([use], hits, context, cast(Any, Operators()), cast(Any, cuts))

    asked = {policy for _, policy in cuts.asked}
    assert others
    assert cuts.asked[0] == (use.subgraph.key, cut)
    assert (asked == {cut}) == wins
    now = bank.find(a_cut(use, cut).target, [use.subgraph.key])[use.subgraph.key]
    assert now.rule == ("tuned" if wins else "default")
    assert now.environment == environment_here()
