"""The tuning of a model's tasks: hits, misses, counts, limits, and what the bank gets."""

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.conftest import Clock, gemm_task
from tests.tuner.replay import Clock as Times
from tests.tuner.replay import ReplaySession, replayed, timing
from tuner.backend import host_soc_versions
from tuner.graph import Node
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.search.algorithms import ALGORITHMS
from tuner.search.space import Space
from tuner.session import Event, Options, TaskFinished, TaskStarted, TrialMeasured, TuneOps
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome, Trial
from tuner.tuning.operators import tune_tasks
from tuner.tuning.outcome import TuneOutcome

TARGET = Target(host_soc_versions()[-1], 1)
USES = tuple(
    TaskUse(
        gemm_task(columns=32 * n),
        (Node("gemm", ("x", "w", "b"), (f"y{n}",), name=f"layer{n}", origin=("MatMul", "Add")),),
    )
    for n in (1, 2, 3)
)


def rows_outermost_is_best(policy: Policy) -> float:
    return 50.0 if policy["outer"] == "rows" else 100.0


def nothing_is_better(policy: Policy) -> float:
    return 100.0


def tune(
    bank: MemoryLookup,
    clock: Times = rows_outermost_is_best,
    uses: Sequence[TaskUse] = USES,
    **options: Any,
) -> tuple[TuneOutcome, list[Event]]:
    events: list[Event] = []
    session = ReplaySession(clock)
    context = replayed(session, Options(TARGET, **options), bank, events.append)
    outcome = tune_tasks(uses, bank.find(use.task for use in uses), context)
    assert not session.rounds or session.rounds[0] == 4  # a short look at the default
    return outcome, events


def test_misses_are_tuned_and_added() -> None:
    bank = MemoryLookup()

    outcome, _ = tune(bank)

    counts = outcome.counts
    assert (counts.total, counts.hit, counts.added, counts.unsatisfied) == (3, 0, 3, 0)
    assert all(d.policy["outer"] == "rows" for d in bank.decisions.values())
    assert set(outcome.policies) == {use.task.key for use in USES}
    assert len(bank.trials) == outcome.trials > 0


@pytest.mark.parametrize(
    ("own", "order"),
    [(False, ["layer1", "layer3", "layer2"]), (True, ["layer3", "layer2", "layer1"])],
)
def test_what_an_earlier_session_left_comes_first_and_then_what_takes_much_time(
    own: bool, order: list[str]
) -> None:
    bank, task, events = MemoryLookup(), USES[0].task, list[Event]()
    trial = Trial(task, Space(task, TARGET).default, Outcome.OK, timing(100.0))
    bank.record(trial)
    context = replayed(ReplaySession(nothing_is_better), Options(TARGET), bank, events.append)

    tune_tasks(USES, {}, context, {task.key: {trial.policy: trial}} if own else {})

    started = [event.name for event in events if isinstance(event, TaskStarted)]
    assert started == order


def test_a_second_run_hits_everything_and_measures_nothing() -> None:
    bank = MemoryLookup()
    tune(bank)
    before = len(bank.trials)

    outcome, events = tune(bank)

    counts = outcome.counts
    assert (counts.hit, counts.reserved, counts.added, outcome.trials) == (3, 3, 0, 0)
    assert len(bank.trials) == before
    assert not events
    assert all(policy["outer"] == "rows" for policy in outcome.policies.values())


def test_a_default_that_is_best_is_a_hit_the_next_time() -> None:
    bank = MemoryLookup()

    first, _ = tune(bank, nothing_is_better)
    second, _ = tune(bank, nothing_is_better)

    assert (first.counts.added, first.counts.unsatisfied) == (0, 3)
    assert (second.counts.hit, second.trials) == (3, 0)


@pytest.mark.parametrize(
    ("default", "rival", "rule", "updated"),
    [(100, 50, "tuned", 0), (100, 49.5, "tuned", 0), (100, 48, "tuned", 1),
     (49.5, 60, "tuned", 0), (48, 60, "default", 1)],
)  # fmt: skip
def test_repeat_tune_replaces_an_entry_by_what_is_more_than_three_per_cent_quicker(
    default: float, rival: float, rule: str, updated: int
) -> None:
    """By a rival of 4 %, not by one of 1 %; by the default, too."""
    bank, uses = MemoryLookup(), USES[2:]
    tune(bank, uses=uses)
    before, bank.trials = dict(bank.decisions), []
    held = before[uses[0].task.key].policy
    key, plain = uses[0].task.key, Space(uses[0].task, TARGET).default

    outcome, events = tune(
        bank, lambda policy: {held: 50.0, plain: default}.get(policy, rival), uses, repeat_tune=True
    )

    c, decision = outcome.counts, bank.decisions[key]
    assert (c.total, c.hit, c.updated, c.reserved) == (1, 1, updated, 1 - updated)
    assert (c.added, c.unsatisfied) == (0, 0)
    assert outcome.trials == len(bank.trials) == sum(isinstance(e, TrialMeasured) for e in events)
    assert [e.decision.rule for e in events if isinstance(e, TaskFinished) and e.decision] == [rule]
    assert outcome.policies == {key: decision.policy}
    assert (bank.decisions == before) is (updated == 0)
    assert (decision.policy == plain) is (decision.rule == "default") is (rule == "default")


@pytest.mark.parametrize(("time_us", "added"), [(97.5, 0), (96.5, 3)])
def test_an_operator_is_added_where_it_wins_by_more_than_three_per_cent(
    time_us: float, added: int
) -> None:
    bank = MemoryLookup()

    outcome, _ = tune(bank, lambda policy: time_us if policy["outer"] == "rows" else 100.0)

    assert (outcome.counts.added, outcome.counts.unsatisfied) == (added, 3 - added)


def test_only_the_named_operators_are_tuned() -> None:
    by_name, _ = tune(MemoryLookup(), tune_ops=TuneOps(names=frozenset({"layer2"})))
    by_type, _ = tune(MemoryLookup(), tune_ops=TuneOps(types=frozenset({"MatMul"})))
    by_part, _ = tune(MemoryLookup(), tune_ops=TuneOps(names=frozenset({"layer"})))

    assert list(by_name.written) == [USES[1].task.key]
    assert len(by_type.written) == 3
    assert not by_part.written


def test_a_time_limit_of_nothing_tunes_nothing_and_still_gives_policies() -> None:
    outcome, _ = tune(MemoryLookup(), time_limit_s=0.0)

    assert outcome.trials == 0
    assert outcome.counts.unsatisfied == 3


@pytest.mark.parametrize(("gain", "rules"), [(1.0, []), (0.5, ["tuned"])])
def test_a_search_that_the_time_limit_ends_decides_only_what_won(
    gain: float, rules: list[str], clock: Clock
) -> None:
    """The limit passes while the first task is being searched: half a search is no evidence that
    the default is best."""
    bank = MemoryLookup()

    outcome, events = tune(
        bank, lambda policy: clock.after(1, 100 * gain if policy["outer"] == "rows" else 100),
        time_limit_s=40,
    )  # fmt: skip

    assert outcome.trials > 0
    assert [d.rule for d in bank.decisions.values()] == rules
    assert len([e for e in events if isinstance(e, TaskFinished)]) == len(rules)
    assert outcome.counts.unsatisfied == 3 - len(rules)


def test_the_time_that_is_left_follows_from_the_candidates_that_are(clock: Clock) -> None:
    """Two candidates a task: after one of three tasks twice its time is left, after two half."""
    begun = clock.now_s
    spent: list[float] = []

    def timed(policy: Policy) -> float:
        del policy
        return clock.after(1, 100)

    def listen(event: Event) -> None:
        if isinstance(event, TaskStarted):
            spent.append(clock.now_s - begun)
            left.append(event.left_s)

    left: list[float | None] = []
    options = Options(TARGET, max_tuning_count=2)
    tune_tasks(USES, {}, replayed(ReplaySession(timed), options, MemoryLookup(), listen))

    assert left == [None, 2 * spent[1], spent[2] / 2]


def test_a_task_whose_default_fails_is_reported_and_the_others_go_on() -> None:
    def clock(policy: Policy) -> float:
        return -1.0

    outcome, events = tune(MemoryLookup(), clock)

    assert sorted(outcome.failed) == ["layer1", "layer2", "layer3"]
    assert [e.decision for e in events if isinstance(e, TaskFinished)] == [None, None, None]


def test_names_and_types_that_no_task_has_are_missing() -> None:
    wanted = TuneOps(frozenset({"layer2", "nosuch"}), frozenset({"MatMul", "Conv"}))

    assert wanted.missing(USES) == ("nosuch", "Conv")


def test_progress_tells_the_task_its_number_and_the_best_so_far() -> None:
    _, events = tune(MemoryLookup())

    started = [(e.number, e.total) for e in events if isinstance(e, TaskStarted)]
    assert started == [(1, 3), (2, 3), (3, 3)]
    trials = [e for e in events if isinstance(e, TrialMeasured)]
    assert all(e.outcome is Outcome.OK for e in trials)
    assert min(e.best_us for e in trials if e.best_us is not None) == 50.0


def test_an_interruption_keeps_what_was_decided_before_it() -> None:
    bank = MemoryLookup()

    def stop_at_the_third(event: Event) -> None:
        if isinstance(event, TaskStarted) and event.number == 3:
            raise KeyboardInterrupt

    session = ReplaySession(rows_outermost_is_best)
    context = replayed(session, Options(TARGET), bank, stop_at_the_third)
    with pytest.raises(KeyboardInterrupt):
        tune_tasks(USES, {}, context)

    assert set(bank.decisions) == {use.task.key for use in USES[1:]}


def test_the_heaviest_tasks_come_first() -> None:
    _, events = tune(MemoryLookup())

    names = [e.name for e in events if isinstance(e, TaskStarted)]
    assert names == ["layer3", "layer2", "layer1"]


def test_what_an_earlier_session_left_undecided_comes_before_the_heaviest() -> None:
    bank = MemoryLookup()
    default = Space(USES[1].task, TARGET).default
    bank.record(Trial(USES[1].task, default, Outcome.OK, timing(1), timing(1)))

    _, events = tune(bank)

    names = [e.name for e in events if isinstance(e, TaskStarted)]
    assert names == ["layer2", "layer3", "layer1"]


def test_four_policies_of_elsewhere_are_tried_and_then_the_ranking() -> None:
    class Elsewhere(MemoryLookup):
        def seeds(self, task: Task) -> list[Policy]:
            return space.ranked()[:-7:-1]

    space, asked = Space(USES[0].task, TARGET), ReplaySession(nothing_is_better)
    tune_tasks(USES[:1], {}, replayed(asked, Options(TARGET), Elsewhere()))

    assert asked.asked[:5] == [*space.ranked()[:-5:-1], space.ranked()[0]]
    assert len(asked.asked) == 32  # the default takes a hundred times its floor


def test_what_an_earlier_tuning_chose_for_operators_of_this_name_is_tried_first() -> None:
    asked = ReplaySession(nothing_is_better)
    last = Space(USES[0].task, TARGET).ranked()[-1]
    base = {"layer1": last, "layer2": Policy.of(knob_of_old=1)}

    tune_tasks(USES[:1], {}, replayed(asked, Options(TARGET, base_policies=base), MemoryLookup()))

    assert asked.asked[0] == last


def test_formats_alone_are_tried_of_the_default_policy() -> None:
    space, asked = Space(USES[0].task, TARGET), ReplaySession(nothing_is_better)
    tune_tasks(USES[:1], {}, replayed(asked, Options(TARGET, formats_alone=True), MemoryLookup()))

    assert [policy["format"] for policy in asked.asked] == [
        one for one in space.knobs["format"] if one != space.default["format"]
    ]
    assert all(
        policy.with_knobs(format=space.default["format"]) == space.default for policy in asked.asked
    )


def test_only_the_slowest_operators_are_searched_deeply() -> None:
    """Floors are as 1 : 2 : 5, so that the last one takes half of the time."""
    uses = [dataclasses.replace(USES[0], task=gemm_task(columns=32 * n)) for n in (1, 2, 5)]

    def tried(**options: Any) -> list[int]:
        bank = MemoryLookup()
        tune(bank, nothing_is_better, uses, **options)
        return [sum(t.task == use.task for t in bank.trials) for use in uses]

    usual, deeper = tried(), tried(deeper_opat=True)

    assert deeper[:2] == usual[:2]
    assert deeper[2] > 2 * usual[2]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_tunes_and_the_count_bounds_its_candidates(algorithm: str) -> None:
    bank = MemoryLookup()

    outcome, _ = tune(bank, search_algorithm=algorithm, max_tuning_count=5)

    assert outcome.counts.added + outcome.counts.unsatisfied == 3
    for use in USES:
        default = Space(use.task, TARGET).default
        tried = {t.policy for t in bank.trials if t.task.key == use.task.key}
        assert 0 < len(tried - {default}) <= 5 + 2  # the path to the winner, mode by mode


def test_only_what_may_still_be_asked_for_is_compiled_ahead() -> None:
    class Precompiling(ReplaySession):
        def precompile(self, policies: Iterable[Policy]) -> None:
            precompiled.append([*policies])

    def precompile(bank: MemoryLookup, **options: Any) -> list[Policy]:
        precompiled.clear()
        session = Precompiling(rows_outermost_is_best)
        tune_tasks(USES[:1], {}, replayed(session, Options(TARGET, **options), bank))
        return precompiled[0]  # those after it are what the search asks for

    precompiled: list[list[Policy]] = []
    first, second, *_ = precompile(MemoryLookup())
    bank = MemoryLookup()
    bank.record(Trial(USES[0].task, first, Outcome.WRONG))

    assert precompile(bank, max_tuning_count=1) == [second]
    assert precompile(MemoryLookup()) == Space(USES[0].task, TARGET).ranked()[:8]


def test_what_was_decided_for_a_task_like_it_is_tried_first() -> None:
    """A policy that the ranking would come to last."""
    task = gemm_task(columns=40)
    odd = Space(task, TARGET).ranked()[-1]
    bank = MemoryLookup()
    bank.decide([Decision(USES[0].task, odd, "tuned", timing(100.0), timing(50.0))], "")
    asked: list[Policy] = []

    def clock(policy: Policy) -> float:
        asked.append(policy)
        return 100.0

    uses = [TaskUse(task, USES[0].nodes)]
    tune_tasks(uses, {}, replayed(ReplaySession(clock), Options(TARGET), bank))

    candidates = [policy for policy in asked if policy != Space(task, TARGET).default]
    assert candidates[0] == odd


def test_an_entry_that_is_no_longer_legal_is_not_raced() -> None:
    """As after a change of the generator: the knob is gone, the entry still in the bank."""
    bank = MemoryLookup()
    tune(bank)
    key = USES[0].task.key
    known = bank.decisions[key]
    foreign = known.policy.with_knobs(knob_of_old=1)
    bank.decisions[key] = dataclasses.replace(known, policy=foreign)
    bank.trials.clear()

    outcome, _ = tune(bank, repeat_tune=True)

    assert foreign not in [trial.policy for trial in bank.trials]
    assert Space(USES[0].task, TARGET).is_legal(outcome.policies[key])
