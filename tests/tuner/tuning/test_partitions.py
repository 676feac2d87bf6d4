"""Subgraph tuning by replay: hits, misses, counts, limits, faults, and what the bank gets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import LayeredBank
from bankd.bridge.lookup import BankLookup
from fixtures.memory_lookup import MemoryLookup
from tests.tuner.conftest import Clock
from tests.tuner.measure.small_subgraphs import sibling_products
from tests.tuner.replay import timing
from tests.tuner.subgraph.rewrites.tasks import SILU, Tasks
from tests.tuner.tuning.subgraph_replay import (
    TARGET,
    BrokenCuts,
    CutClock,
    Cuts,
    DisturbedCuts,
    DisturbedOperators,
    Operators,
    fire_module,
    space_of,
    tune,
)
from tuner.lookup.protocol import PROVISIONAL
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.session import PhaseStarted, TaskFinished, TaskStarted, TrialMeasured
from tuner.subgraph.canonical_order import in_canonical_order
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Environment
from tuner.task import Task
from tuner.trials.trial import Outcome, Trial
from tuner.tuning.partitions import proposals, tasks_of_policy

USES = fire_module()
ENVIRONMENT = Environment("a cpu", "L1:32768", "22.1.0", 1, "Linux x86_64")


def joined_is_quicker(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return 80.0 if policy["join_siblings_0"] else 100.0


def nothing_is_quicker(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph, policy
    return 100.0


def rewritten_is_wrong(subgraph: Subgraph, policy: Policy) -> float:
    del subgraph
    return -1.0 if policy["join_siblings_0"] else 100.0


def test_a_quicker_cut_is_decided_and_kept() -> None:
    bank = MemoryLookup()

    outcome, events = tune(USES, bank, Cuts(joined_is_quicker))

    decision = bank.decisions[USES[0].subgraph.key]
    assert decision.rule == "tuned"
    assert decision.policy["join_siblings_0"] == 1
    assert (outcome.counts.total, outcome.counts.added, outcome.counts.unsatisfied) == (1, 1, 0)
    assert {trial.task.op for trial in bank.trials} == {"subgraph", "conv", "concat"}
    assert outcome.trials == len(bank.trials)
    measured = [event for event in events if isinstance(event, TrialMeasured)]
    best = [event.best_us for trial, event in zip(bank.trials, measured, strict=True)
            if trial.task.op == "subgraph"]  # fmt: skip
    assert best[-1] == 80
    assert best.count(None) == 0 < len(best) == sum(event.best_us is not None for event in measured)
    assert [type(event) for event in (events[0], events[-1])] == [TaskStarted, TaskFinished]
    assert events[0].op == "subgraph"  # type: ignore[union-attr]


@pytest.mark.parametrize("clock", [joined_is_quicker, nothing_is_quicker])
def test_a_race_of_cuts_beside_other_processes_decides_nothing(clock: CutClock) -> None:
    bank = MemoryLookup()

    outcome, events = tune(USES, bank, DisturbedCuts(clock, races=100))

    assert bank.decisions == {}
    assert outcome.undecided == [use.name for use in USES]
    assert (outcome.counts.unsatisfied, outcome.failed) == (1, [])
    assert [event.is_undecided for event in events if isinstance(event, TaskFinished)] == [True]
    assert sum(isinstance(event, PhaseStarted) for event in events) == 1  # once more, not twice


@pytest.mark.parametrize(
    ("time_us", "rule"), [(99.5, "default"), (98.5, "tuned")], ids=["0.5 %", "1.5 %"]
)
def test_a_partition_is_worth_more_than_one_per_cent(time_us: float, rule: str) -> None:
    bank = MemoryLookup()

    tune(USES, bank, Cuts(lambda _, policy: time_us if policy["join_siblings_0"] else 100.0))

    assert bank.decisions[USES[0].subgraph.key].rule == rule


def test_the_first_eight_of_the_ranking_are_tried_of_an_operator() -> None:
    """A wrong one is not used."""
    cuts = Cuts(nothing_is_quicker)
    operators = Operators(lambda task, p: -1 if Space(task, TARGET).ranked()[:1] == [p] else 100)
    tune(USES, MemoryLookup(), cuts, operators)

    [task, *_] = tasks_of_policy(space_of(USES[0]), space_of(USES[0]).default)
    space = Space(task, TARGET)
    asked = [policy for key, policy in operators.asked if key == task.key]
    assert asked == list(dict.fromkeys([space.default, *space.ranked()[:8]]))
    assert cuts.operators[task.key] in asked
    assert cuts.operators[task.key] != space.ranked()[0]


def test_a_disturbed_subgraph_is_tuned_again_while_the_session_has_time() -> None:
    bank = MemoryLookup()

    outcome, _ = tune(USES, bank, DisturbedCuts(joined_is_quicker, races=4))

    assert bank.decisions[USES[0].subgraph.key].rule == "tuned"
    assert (outcome.counts.added, outcome.undecided) == (1, [])


def test_where_operators_were_disturbed_the_default_cut_is_not_the_best() -> None:
    """A cut that would win may not have been proposed."""
    bank = MemoryLookup()

    outcome, _ = tune(USES, bank, Cuts(nothing_is_quicker), DisturbedOperators())

    assert bank.decisions == {}
    assert outcome.undecided == [use.name for use in USES]


def default_is_quickest(task: Task, policy: Policy) -> float:
    return 50.0 if policy == Space(task, TARGET).default else 100.0


@pytest.mark.parametrize(
    ("clock", "operators"),
    [(joined_is_quicker, DisturbedOperators()), (joined_is_quicker, Operators(default_is_quickest)),
     (nothing_is_quicker, Operators())],
    ids=["disturbed", "best at the default", "of a cut that stays as it is"],
)  # fmt: skip
def test_operators_that_get_no_provisional_policies(clock: CutClock, operators: Operators) -> None:
    bank = MemoryLookup()

    tune(USES, bank, Cuts(clock), operators)

    assert [decision.task.op for decision in bank.decisions.values()] == ["subgraph"]


def test_the_operators_of_a_chosen_cut_get_provisional_policies() -> None:
    bank = MemoryLookup()
    tune(USES, bank, Cuts(joined_is_quicker))
    space = space_of(USES[0])
    policy = bank.decisions[USES[0].subgraph.key].policy
    keys = {task.key for task in tasks_of_policy(space, policy)}

    hits = bank.find(t.task for t in bank.trials if t.task.key in keys)

    assert hits
    assert all(hit.is_provisional for hit in hits.values())
    assert bank.decisions.keys() <= {*keys, USES[0].subgraph.key}


def test_a_hit_is_not_tuned_unless_that_is_asked_for() -> None:
    bank = MemoryLookup()
    tune(USES, bank, Cuts(joined_is_quicker))

    again, _ = tune(USES, bank, Cuts(joined_is_quicker))
    times = {(0, 0): 100.0, (1, 0): 80.0, (0, 1): 79.5, (1, 1): 79.5}  # joined, gathered
    rival = Cuts(lambda _, p: times[p.number("join_siblings_0"), p.number("gather_sources_0")])
    repeated, _ = tune(USES, bank, rival, repeat_tune=True)

    assert again.trials == 0
    assert repeated.trials > 0
    assert (repeated.counts.reserved, repeated.counts.updated) == (1, 0)


def test_a_subgraph_that_cannot_be_measured_is_reported() -> None:
    outcome, events = tune(USES, MemoryLookup(), BrokenCuts(nothing_is_quicker))

    notes = [event.note for event in events if isinstance(event, TaskFinished)]
    assert (outcome.failed, notes) == ([USES[0].name], ["subgraph cannot be measured"])


def test_an_entry_that_is_beaten_is_updated() -> None:
    bank = MemoryLookup()
    tune(USES, bank, Cuts(nothing_is_quicker))

    outcome, _ = tune(USES, bank, Cuts(joined_is_quicker), repeat_tune=True)

    assert (outcome.counts.hit, outcome.counts.updated, outcome.counts.added) == (1, 1, 0)
    assert bank.decisions[USES[0].subgraph.key].policy["join_siblings_0"] == 1


def test_a_cut_that_computes_wrongly_is_never_chosen_nor_tried_again() -> None:
    bank = MemoryLookup()

    tune(USES, bank, Cuts(rewritten_is_wrong))
    bank.decisions.clear()
    cuts = Cuts(rewritten_is_wrong)
    outcome, _ = tune(USES, bank, cuts)

    wrong = {t.policy for t in bank.trials if t.outcome is Outcome.WRONG}
    assert wrong
    assert not wrong & {policy for _, policy in cuts.asked}
    assert not outcome.policies or not set(outcome.policies.values()) & wrong


def test_the_time_limit_ends_the_search_without_a_decision() -> None:
    bank = MemoryLookup()

    outcome, events = tune(USES, bank, Cuts(joined_is_quicker), time_limit_s=0.0)

    assert not bank.decisions
    assert [type(event) for event in events] == [TaskStarted]
    assert outcome.counts.unsatisfied == outcome.counts.total == 1


@pytest.mark.parametrize(("tunes_operators", "asked"), [(True, 8), (False, 20)])
def test_subgraph_tuning_has_two_fifths_of_the_time_limit_where_operators_are_tuned(
    tunes_operators: bool, asked: int, clock: Clock
) -> None:
    class Slow(Operators):
        def screen(self, policies: Sequence[Policy], default: Policy) -> list[Trial]:
            clock.now_s += 1
            return super().screen(policies, default)

    bank, operators = MemoryLookup(), Slow()

    outcome, _ = tune(
        USES, bank, Cuts(joined_is_quicker), operators,
        time_limit_s=20, tunes_operators=tunes_operators,
    )  # fmt: skip

    assert len(operators.asked) == asked
    assert not bank.decisions
    assert outcome.counts.unsatisfied == 1


@pytest.mark.parametrize(("joined_us", "found"), [(102.9, 1), (103.1, 0)])
def test_what_is_predicted_to_lose_more_than_three_per_cent_is_not_proposed(
    joined_us: float, found: int
) -> None:
    space = SubgraphSpace(sibling_products(), TARGET)
    siblings = {task.key for task in tasks_of_policy(space, space.default)}

    proposed = proposals(space, lambda task: 50.0 if task.key in siblings else joined_us, 5)

    assert len(proposed) == found


def two_stages() -> SubgraphSpace:
    """Two products, a concat, two products that read it, a concat and a product that reads it."""
    sketch = Tasks()
    x = sketch.input(1, 8, 8, 16)
    y = sketch.concat(*(sketch.convolve(x, 8, tail=SILU) for _ in range(2)))
    z = sketch.concat(*(sketch.convolve(y, 12, tail=SILU) for _ in range(2)))
    graph = in_canonical_order(sketch.graph(sketch.convolve(z, 20)))
    return SubgraphSpace(Subgraph.of(graph, "must_keep_origin_dtype"), TARGET)


def test_cuts_are_proposed_by_the_sum_of_their_operators_times() -> None:
    """Of sites that share a node the best choice together, and then one group's next at a time."""
    times = {8: 20, 16: 33, 12: 30, 24: 56, 20: 40}
    gathered = {12: 36, 24: 61, 20: 48}

    def time_us(task: Task) -> float:
        channels = task.inputs[1].shape[0]
        return 10 if task.op == "concat" else (gathered if task.sources[1:] else times)[channels]

    found = proposals(two_stages(), time_us, 5)

    all_four = {"gather_sources_0", "gather_sources_1", "join_siblings_0", "join_siblings_1"}
    assert [all_four - {name for name, value in p.knobs if value == 1} for p in found] == [
        set(),  # 18 us less than the default: 7 by the first join, 2 by the last gather,
        {"gather_sources_1"},  # 9 by gathering and joining in the middle
        {"gather_sources_0"},  # or 4 by joining alone
        {"join_siblings_0"},
        {"gather_sources_0", "join_siblings_1"},
    ]


def test_subgraphs_that_share_operators_are_kept_in_one_revision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.tuning.outcome.KEEP_EVERY_S", math.inf)  # on a busy machine, too
    uses = (*fire_module(), *fire_module(channels=32, last=48))
    with LayeredBank.open(tmp_path) as bank:
        lookup = BankLookup(bank, TARGET, ENVIRONMENT, author="a@b")

        tune(uses, lookup, Cuts(joined_is_quicker))

        [revision] = bank.custom.log()
        rules = [decision.rule for decision in bank.custom.records()]
    assert revision.message == "subgraph tuning, 2 of 2 subgraphs"
    assert rules.count("tuned") == 2
    assert rules.count(PROVISIONAL) == len(rules) - 2 > 0


def test_policies_of_operators_come_from_the_bank_where_it_has_them() -> None:
    bank = MemoryLookup()
    operators = Operators()
    tune(USES, bank, Cuts(nothing_is_quicker), operators)
    task_key, policy = operators.asked[-1]
    trial = next(t for t in bank.trials if (t.task.key, t.policy) == (task_key, policy))
    assert trial.timing is not None
    decision = replace(
        next(iter(bank.decisions.values())), task=trial.task, policy=policy, rule="tuned"
    )
    bank.decisions = {task_key: decision}
    cuts, second = Cuts(nothing_is_quicker), Operators()

    tune(USES, bank, cuts, second)

    assert cuts.operators[task_key] == policy
    assert [p for key, p in second.asked if key == task_key] == [policy]


def test_a_resumed_session_measures_nothing_twice() -> None:
    bank = MemoryLookup()
    cuts, operators = Cuts(joined_is_quicker), Operators()
    tune(USES, bank, cuts, operators)
    bank.decisions.clear()  # killed just before its decision was written
    again, more = Cuts(joined_is_quicker), Operators()

    outcome, _ = tune(USES, bank, again, more, resumes=True)

    assert not again.asked
    assert not more.asked
    assert outcome.policies[USES[0].subgraph.key]["join_siblings_0"] == 1


def test_proposals_are_legal_and_never_the_default() -> None:
    """Nor is what an earlier session left undecided, with a knob that is gone since."""
    bank, cuts, space = MemoryLookup(), Cuts(nothing_is_quicker), space_of(USES[0])
    for policy in (space.default, space.default.with_knobs(gone_0=1)):
        bank.record(Trial(space.task, policy, Outcome.OK, timing(50), timing(100)))

    tune(USES, bank, cuts)

    assert set(space.knobs.values()) == {(0, 1)}
    assert cuts.asked
    for _, policy in cuts.asked:
        assert space.is_legal(policy)
        assert policy != space.default
