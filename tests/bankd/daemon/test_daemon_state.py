"""The state of a daemon: what is noted of its running job."""

from __future__ import annotations

from pathlib import Path

from bankd.daemon.daemon_state import RunningJob
from tuner.session import PhaseStarted, TaskStarted, TrialMeasured
from tuner.trials.trial import Outcome

TRIAL = TrialMeasured("conv_3", Outcome.OK, 90.0, 100.0, 90.0)


def test_of_a_running_job_the_phase_the_time_left_and_the_trials_are_noted() -> None:
    job = RunningJob("key", Path("in/m.onnx"))

    job.note(PhaseStarted("tune", "7 tasks"))
    job.note(TaskStarted(3, 7, "conv_3", "conv", 200.0))
    job.note(TRIAL)
    job.note(TRIAL)

    assert (job.phase, job.text, job.left_s, job.trials) == ("tune", "7 tasks", 200.0, 2)


def test_a_new_phase_says_nothing_of_the_time_that_is_left() -> None:
    job = RunningJob("key", Path("in/m.onnx"), left_s=200.0, trials=2)

    job.note(PhaseStarted("time", "timing the whole model"))

    assert (job.phase, job.left_s, job.trials) == ("time", None, 2)
