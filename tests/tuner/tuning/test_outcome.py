"""What becomes of the subjects of a session: their order, the counters, and what is written."""

from collections.abc import Iterable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.conftest import Clock, gemm_task
from tests.tuner.replay import replayed, timing
from tests.tuner.tuning.test_operators import TARGET, USES
from tuner.graph import Node
from tuner.lookup.model_lookup import ModelTasks, every_policy, final_hits, usable_hits
from tuner.lookup.protocol import PROVISIONAL, Hit
from tuner.measure.measuring_session import MeasureSession
from tuner.ops.uses import TaskUse
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.session import Event, Options, PhaseStarted, TaskCounts, TaskFinished, TaskStarted
from tuner.task import Task
from tuner.trials.trial import SHARED_CORES, Decision, Outcome, Trial
from tuner.tuning.decide import Undecided
from tuner.tuning.loop import TrialLog, TuningJob, TuningLoop, TuningSubject
from tuner.tuning.outcome import Attempt, DecisionWriter, TuneOutcome, known_trials

TASKS = [gemm_task(columns=n) for n in range(1, 9)]
DEFAULT, ROWS = (Space(TASKS[0], TARGET).default.with_knobs(outer=n) for n in ("columns", "rows"))


def decision(task: Task, rule: str = "tuned") -> Decision:
    policy = DEFAULT if rule == "default" else ROWS
    return Decision(task, policy, rule, timing(100), timing(80))


class Bank(MemoryLookup):
    """Keeps the keys and the message of every revision."""

    def __init__(self) -> None:
        super().__init__()
        self.revisions: list[tuple[list[str], str]] = []

    def decide(self, decisions: Iterable[Decision], message: str) -> None:
        kept = list(decisions)
        super().decide(kept, message)
        self.revisions.append(([one.task.key for one in kept], message))


def test_decisions_are_written_together_every_ten_seconds_and_at_the_end(clock: Clock) -> None:
    bank = Bank()
    one, two, three, more, last, *_ = TASKS

    with DecisionWriter(bank, 7, "operator tuning", "tasks") as writer:
        for seconds, task, written in ((4, one, 0), (6, two, 0), (1, three, 1), (10, last, 1)):
            clock.now_s += seconds
            writer.add(decision(task), [decision(more)] if task is three else ())
            assert len(bank.revisions) == written

    assert bank.revisions == [
        ([one.key, two.key, more.key, three.key], "operator tuning, 3 of 7 tasks"),
        ([last.key], "operator tuning, 4 of 7 tasks"),
    ]


def test_every_way_that_a_subject_can_end_has_its_counter() -> None:
    """Added, left at the default, reserved, replaced, retired, undecided, failed."""
    new, plain, held, beaten, retired, open_, failed, more = (task.key for task in TASKS)
    hit = Hit(ROWS, "tuned", "custom")
    hits = {held: hit, beaten: Hit(DEFAULT, "default", "custom"), retired: hit}
    outcome, bank = TuneOutcome.of_hits(hits, len(TASKS)), Bank()
    ends = [
        decision(TASKS[0]), decision(TASKS[1], "default"), decision(TASKS[2]), decision(TASKS[3]),
        decision(TASKS[4], "default"), Undecided("noise"), None, decision(TASKS[7]),
    ]  # fmt: skip

    with DecisionWriter(bank, 8, "job", "units") as writer:
        for task, end in zip(TASKS, ends, strict=True):
            outcome.take(task.key, f"name of {task.key}", Attempt(end, ""), writer)

    assert outcome.counts == TaskCounts(
        total=8, hit=3, added=2, updated=2, reserved=1, unsatisfied=3
    )
    assert outcome.added == {new, more}
    assert outcome.new_wins == {new, more, beaten}
    assert outcome.undecided == [f"name of {open_}"]
    assert outcome.failed == [f"name of {failed}"]
    assert outcome.policies == {
        new: ROWS, plain: DEFAULT, held: ROWS, beaten: ROWS, retired: DEFAULT, more: ROWS,
    }  # fmt: skip
    assert bank.revisions == [([new, plain, beaten, retired, more], "job, 5 of 8 units")]


def test_a_win_that_is_reverted_counts_as_if_it_had_never_been() -> None:
    new, held = TASKS[:2]
    hits = {held.key: Hit(DEFAULT, "default", "custom")}
    outcome = TuneOutcome(hits, written={task.key: decision(task) for task in (new, held)}, total=2)

    for task in (new, held):
        outcome.revert(decision(task, "default"))

    assert outcome.counts == TaskCounts(
        total=2, hit=1, added=0, updated=0, reserved=1, unsatisfied=1
    )
    assert outcome.policies == {new.key: DEFAULT, held.key: DEFAULT}
    assert outcome.written.keys() == {new.key}


def test_an_outcome_of_other_tasks_counts_what_was_decided_of_those_that_stay() -> None:
    """Of five tasks three stay: one added, one updated, one reserved; one is new and known."""
    added, updated, reserved, gone, known = TASKS[:5]
    hit = Hit(DEFAULT, "tuned", "custom")
    before = TuneOutcome.of_hits({t.key: hit for t in (updated, reserved, gone)}, 4)
    for task in (added, updated, gone):
        before.policies[task.key], before.written[task.key] = ROWS, decision(task)
    before.failed, before.undecided, before.trials = ["n0", "gone"], ["gone", "n1"], 5
    stay = [added, updated, reserved, known]
    uses = [TaskUse(t, (Node("gemm", (), (), name=f"n{n}"),)) for n, t in enumerate(stay)]

    after = before.of_tasks(uses, {task.key: hit for task in stay})
    after.join(TuneOutcome({}, {"key": ROWS}, {"key": decision(gone)}, ["f"], ["u"], 1, 2))

    assert after.hits.keys() == {updated.key, reserved.key, known.key}
    assert after.policies == {
        added.key: ROWS, updated.key: ROWS, reserved.key: DEFAULT, known.key: DEFAULT, "key": ROWS,
    }  # fmt: skip
    assert after.written.keys() == {added.key, updated.key, "key"}
    assert (after.total, after.trials) == (4, 7)
    assert after.counts.reserved == 2
    assert (after.failed, after.undecided) == (["n0", "f"], ["n1", "u"])


@pytest.mark.parametrize(
    ("change", "is_stated"),
    [({"rule": "".join(["tu", "ned"])}, False), ({"inherited": True}, True),
     ({"rule": "unverified"}, True)],
)  # fmt: skip
def test_an_entry_that_holds_is_stated_again_only_where_it_was_not_decided_here(
    change: dict[str, str | bool], is_stated: bool
) -> None:
    key, bank = TASKS[0].key, Bank()
    hit = replace(Hit(ROWS, "tuned", "custom"), **change)  # type: ignore[arg-type]
    outcome = TuneOutcome.of_hits({key: hit}, 1)

    with DecisionWriter(bank, 1, "job", "units") as writer:
        outcome.take(key, "name", Attempt(decision(TASKS[0]), ""), writer)

    assert (outcome.counts.reserved, outcome.counts.updated, outcome.written) == (1, 0, {})
    assert bool(bank.revisions) is is_stated


NOISE, WON, PLAIN = Undecided("noise"), decision(TASKS[0]), decision(TASKS[0], "default")
NOISY, HALF = Attempt(NOISE, "noise"), Attempt(PLAIN, "", was_cut_short=True)
TURNS: dict[str, tuple[list[Attempt], float, list[int], list[int]]] = {
    "each is finished in its turn": ([Attempt(WON, ""), Attempt(None, "")], 9, [1, 2], [1, 2]),
    "the undecided come once more after the others": (
        [NOISY, Attempt(WON, ""), Attempt(PLAIN, "")], 9, [1, 2, -1], [2, 1],
    ),
    "and twice more at most": ([NOISY, Attempt(WON, "")] + [NOISY] * 9, 9, [1, 2, -1, -1], [2, 1]),
    "while there is time": ([NOISY, NOISY] + [NOISY] * 9, 3, [1, 2, -1], [1, 2]),
    "not at the deadline": ([NOISY, NOISY], 2, [1, 2], [1, 2]),
    "half a search ends the session": ([NOISY, HALF], 9, [1, 2, -1, -1], [1]),
    "at once": ([HALF], 9, [1], []),
    "but not where it won": (
        [replace(HALF, decision=WON), Attempt(WON, "")], 9, [1, 2], [1, 2],
    ),
    "half a search says nothing of the undecided": (
        [NOISY, Attempt(WON, ""), HALF, HALF], 9, [1, 2, -1, -1], [2, 1],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("attempts", "limit_s", "asked", "ended"), TURNS.values(), ids=TURNS)
def test_subjects_are_tuned_in_turn(
    attempts: list[Attempt], limit_s: float, asked: list[int], ended: list[int], clock: Clock
) -> None:
    """Each takes a second; those with a minus are tuned once more."""
    left, turns, events = iter(attempts), list[int](), list[Event]()

    class Turns(TuningLoop[MeasureSession, Space]):
        def tune_once(self, subject: TuningSubject[MeasureSession, Space]) -> Attempt:
            number = int(subject.name)
            turns.append(-number if number in turns else number)
            clock.now_s += 1
            return next(left, NOISY)

    context = replayed(None, Options(TARGET), Bank(), events.append)
    log = TrialLog(context, TuneOutcome({}), clock.now_s + limit_s)
    job = TuningJob("tune", "job", "units", 0.03, retries=2, trials_hold=True)
    subjects = [
        SimpleNamespace(name=name, task=task, origin=(), expected_trials=0)
        for name, task in zip("12", TASKS[:2], strict=True)
    ]
    Turns(
        job,
        cast(list[TuningSubject[MeasureSession, Space]], subjects),
        cast(MeasureSession, None),
        log,
    ).run()

    assert turns == asked
    assert [event.number for event in events if isinstance(event, TaskFinished)] == ended
    again = [event.text for event in events if isinstance(event, PhaseStarted)]
    assert again == [f"{-number} once more: noise" for number in asked if number < 0]
    repeated = [event for event in events if isinstance(event, TaskStarted) and event.is_repeated]
    assert [-event.number for event in repeated] == [number for number in asked if number < 0]
    assert all(event.left_s is None for event in repeated)


def test_an_earlier_trial_counts_if_it_was_calm_and_whole_or_failed() -> None:
    task, bank = TASKS[0], MemoryLookup()
    ok = Trial(task, DEFAULT, Outcome.OK, timing(3), timing(4))
    policies = [DEFAULT.with_knobs(unroll=n) for n in (1, 2, 8, 16)]
    old = replace(timing(3), samples_us=())
    kept, failed = replace(ok, policy=policies[0]), Trial(task, policies[1], Outcome.CRASHED)
    for trial in (
        replace(ok, note=SHARED_CORES), ok, replace(ok, timing=timing(5)), kept, failed,
        replace(ok, policy=policies[2], timing=old), replace(ok, policy=policies[3], baseline=old),
    ):  # fmt: skip
        bank.record(trial)

    assert known_trials(bank, task) == {DEFAULT: ok, policies[0]: kept, policies[1]: failed}


def test_an_entry_without_a_kernel_is_a_miss_and_one_of_fewer_knobs_is_completed() -> None:
    class Missed(MemoryLookup):
        def disregard(self, keys: Iterable[str]) -> None:
            missed.extend(keys)

    missed: list[str] = []
    bank, (one, two, three) = Missed(), (use.task for use in USES)
    spaces = {task.key: Space(task, TARGET) for task in (one, two, three)}
    ranked = next(p for p in spaces[one.key].ranked() if p["impl"] == "direct")
    short = Policy(tuple(knob for knob in ranked.knobs if knob[0] != "prefetch"))
    gone = ranked.with_knobs(unroll=3)
    bank.decide([replace(decision(one, PROVISIONAL), policy=short)], "")
    bank.decide([replace(decision(two), policy=gone)], "")

    hits = usable_hits(bank, (one, two, three), TARGET)

    assert {key: hit.policy for key, hit in hits.items()} == {one.key: ranked}
    assert missed == [two.key]
    assert final_hits(hits) == {}
    assert final_hits({"key": Hit(ROWS, "tuned", "custom")}).keys() == {"key"}
    read = cast(ModelTasks, SimpleNamespace(uses=USES))
    assert every_policy(read, {one.key: ranked, two.key: gone}, TARGET) == {
        one.key: ranked, two.key: spaces[two.key].default, three.key: spaces[three.key].default,
    }  # fmt: skip
