"""The measuring child and what it survives: crash, hang, wrong numbers."""

import math
import sys
from collections.abc import Iterator

import pytest

from tests.tuner.conftest import gemm_task
from tuner.backend import host_cores, host_soc_versions
from tuner.errors import KernelError
from tuner.measure.compile_pool import CompilePool
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome, Timing

PLANTED = (sys.executable, "-m", "tests.tuner.measure.planted")


@pytest.fixture
def default(task: Task, target: Target) -> Policy:
    policy = Space(task, target).default
    assert policy["unroll"] == 4
    return policy


@pytest.fixture
def planted(task: Task, target: Target) -> Iterator[MeasureSession]:
    pool = CompilePool(target, command=PLANTED, processes=2)
    with MeasureSession(Harness(target, check_timeout_s=4.0, pool=pool)) as session:
        session.open(task)
        yield session


def test_a_right_candidate_is_timed_beside_the_default(
    task: Task, target: Target, default: Policy
) -> None:
    other = default.with_knobs(outer="rows")

    with MeasureSession(Harness(target)) as session:
        session.open(task)
        [trial] = session.screen([other], default)

    assert trial.outcome is Outcome.OK
    assert trial.error is not None
    assert trial.error < 1e-5
    assert trial.timing is not None
    assert trial.baseline is not None
    assert 0 < trial.timing.low_us <= trial.timing.median_us <= trial.timing.high_us


@pytest.mark.parametrize(("limit", "is_disturbed"), [(-1.0, True), (math.inf, False)])
def test_a_trial_says_whether_other_processes_used_the_cores(
    task: Task, target: Target, default: Policy, monkeypatch: pytest.MonkeyPatch,
    limit: float, is_disturbed: bool,
) -> None:  # fmt: skip
    monkeypatch.setattr("tuner.measure.cores.MAX_WAIT_SHARE", limit)

    with MeasureSession(Harness(target)) as session:
        session.open(task)
        trials = session.race([default.with_knobs(outer="rows")], default, 4)

    assert [trial.is_disturbed for trial in trials] == [is_disturbed] * 2


def test_an_illegal_candidate_is_told_apart(task: Task, target: Target, default: Policy) -> None:
    with MeasureSession(Harness(target)) as session:
        session.open(task)
        [trial] = session.screen([default.with_knobs(tile_vectors=99)], default)

    assert trial.outcome is Outcome.ILLEGAL
    assert "99" in trial.note


def test_bad_candidates_are_recorded_and_the_others_are_still_measured(
    planted: MeasureSession, default: Policy
) -> None:
    crashing, hanging = default.with_knobs(unroll=1), default.with_knobs(unroll=2)
    wrong, right = default.with_knobs(unroll=8), default.with_knobs(outer="rows")

    trials = planted.screen([crashing, hanging, wrong, right], default)

    outcomes = [trial.outcome for trial in trials]
    assert outcomes == [Outcome.CRASHED, Outcome.TIMEOUT, Outcome.WRONG, Outcome.OK]
    assert "SIGSEGV" in trials[0].note
    assert trials[2].error is not None
    assert trials[2].error > 1
    assert trials[3].timing is not None


def test_a_race_goes_on_without_a_candidate_that_crashes(
    planted: MeasureSession, default: Policy
) -> None:
    right = default.with_knobs(outer="rows")

    trials = planted.race([default.with_knobs(unroll=1), right], default, rounds=5)

    by_policy = {trial.policy: trial for trial in trials}
    assert by_policy[right].timing is not None
    assert by_policy[right].timing.count == 5
    assert by_policy[default].outcome is Outcome.OK


def test_a_task_whose_reference_cannot_be_made_is_one_clear_error(target: Target) -> None:
    task = gemm_task()
    broken = Task("no_such_op", task.inputs, (task.output,))

    with MeasureSession(Harness(target)) as session, pytest.raises(KernelError, match="no_such_op"):
        session.open(broken)


def test_a_session_that_cannot_start_leaves_no_process(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = CompilePool(target, processes=2)
    first = pool._workers[0]

    def start() -> None:
        first.start()
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(pool, "start", start)

    with pytest.raises(OSError, match="allocate"), MeasureSession(Harness(target, pool=pool)):
        pass

    assert not first.is_running


def test_the_session_goes_on_with_the_next_task_after_a_crash(
    planted: MeasureSession, default: Policy, target: Target
) -> None:
    planted.screen([default.with_knobs(unroll=1)], default)
    other = gemm_task(rows=8)
    policy = Space(other, target).default

    planted.open(other)
    [trial] = planted.screen([policy.with_knobs(outer="rows")], policy)

    assert trial.outcome is Outcome.OK


def test_nothing_is_timed_while_a_precompiled_candidate_is_still_compiled(
    task: Task, default: Policy
) -> None:
    """Every core may be measured on here, so that none is left over for compilers."""
    target = Target(host_soc_versions()[-1], host_cores())
    precompiled = [default.with_knobs(outer="rows"), default.with_knobs(unroll=1)]
    with MeasureSession(Harness(target)) as session:
        session.open(gemm_task(rows=8))
        session.precompile(precompiled)
        left = list(session._kernels.values())
        session.open(task)
        session.precompile(precompiled)

        timed = session.time([default], rounds=2)[default]

        assert isinstance(timed, Timing)
        assert all(f.done() for f in (*left, *session._kernels.values()))
