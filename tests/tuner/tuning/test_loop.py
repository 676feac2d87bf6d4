"""The log of a session's trials: each is counted, kept in the bank, and reported as it was."""

from __future__ import annotations

import math

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.replay import ReplaySession, replayed, timing
from tests.tuner.tuning.test_operators import TARGET, USES
from tuner.search.space import Space
from tuner.session import Event, Options, TrialMeasured
from tuner.trials.trial import Outcome, Trial
from tuner.tuning.loop import TrialLog
from tuner.tuning.outcome import TuneOutcome

TASK = USES[0].task
DEFAULT = Space(TASK, TARGET).default


def quick(_: object) -> float:
    return 1.0


def trial(median_us: float, default_us: float) -> Trial:
    return Trial(TASK, DEFAULT, Outcome.OK, timing(median_us), timing(default_us))


def test_a_trial_is_reported_with_its_times_and_the_best_so_far_of_its_subject() -> None:
    bank, events = MemoryLookup(), list[Event]()
    outcome = TuneOutcome({})
    log = TrialLog(
        replayed(ReplaySession(quick), Options(TARGET), bank, events.append), outcome, math.inf
    )
    tried = [
        trial(90.0, 100.0), Trial(TASK, DEFAULT, Outcome.WRONG, error=1.0), trial(95.0, 80.0),
        trial(97.0, 99.0),
    ]  # fmt: skip

    log.begin("layer1", TASK.op)
    for one in tried:
        log.add(one)
    log.begin("layer2", TASK.op)
    log.add(trial(120.0, 130.0))
    log.begin("cut", "subgraph")
    log.add(trial(10.0, 20.0))

    assert events == [
        TrialMeasured("layer1", Outcome.OK, 90.0, 100.0, 90.0),
        TrialMeasured("layer1", Outcome.WRONG, None, None, 90.0),
        TrialMeasured("layer1", Outcome.OK, 95.0, 80.0, 80.0),
        TrialMeasured("layer1", Outcome.OK, 97.0, 99.0, 80.0),
        TrialMeasured("layer2", Outcome.OK, 120.0, 130.0, 120.0),
        TrialMeasured("cut", Outcome.OK, 10.0, 20.0, None),
    ]
    assert bank.trials[:4] == tried
    assert outcome.trials == len(bank.trials) == 6


def test_a_subject_that_failed_so_far_has_no_best_time() -> None:
    events = list[Event]()
    context = replayed(ReplaySession(quick), Options(TARGET), MemoryLookup(), events.append)
    log = TrialLog(context, TuneOutcome({}), math.inf)

    log.begin("layer1", TASK.op)
    log.add(Trial(TASK, DEFAULT, Outcome.CRASHED))

    assert events == [TrialMeasured("layer1", Outcome.CRASHED, None, None, None)]
