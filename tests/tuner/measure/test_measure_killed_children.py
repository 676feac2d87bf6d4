"""Children that somebody else kills: their work is done again, and no candidate is blamed."""

import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.tuner.conftest import gemm_task
from tuner.errors import KernelError
from tuner.kernel_family import CompiledKernel
from tuner.measure.compile_pool import Compiled, CompilePool
from tuner.measure.harness import Harness
from tuner.measure.measuring_process import MAX_KILLS, ChildDiedError, ChildProcess, with_retries
from tuner.measure.measuring_session import MeasureSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome, Timing

CHILD = (sys.executable, "-I", "-S", str(Path(__file__).with_name("killed_child.py")))


class NoCompiler(CompilePool):
    """Every kernel is there at once, and is none."""

    def submit(self, task: Task, policy: Policy) -> Future[Compiled]:
        compiled: Future[Compiled] = Future()
        compiled.set_result(CompiledKernel((), 0, 0, b""))
        return compiled

    def start(self) -> None: ...


@pytest.fixture
def session(task: Task, target: Target, tmp_path: Path) -> Iterator[MeasureSession]:
    pool = NoCompiler(target, processes=1)
    with MeasureSession(Harness(target, command=(*CHILD, str(tmp_path)), pool=pool)) as session:
        yield session


@pytest.fixture
def default(task: Task, target: Target) -> Policy:
    return Space(task, target).default


@pytest.fixture
def other(default: Policy) -> Policy:
    return default.with_knobs(outer="rows")


def plan(folder: Path, deaths: int, verb: str, policy: Policy | None = None) -> None:
    """So many requests of this kind are the child's last."""
    (folder / (f"{verb} {policy.text()}" if policy else verb)).write_text("x" * deaths)


@pytest.mark.parametrize(
    ("verb", "deaths"), [("open", 2), ("check", 1), ("check", 2), ("time", 2), ("forget", 1)]
)
def test_a_child_that_is_killed_at_any_request_costs_no_candidate(
    session: MeasureSession, task: Task, default: Policy, other: Policy, tmp_path: Path,
    verb: str, deaths: int,
) -> None:  # fmt: skip
    plan(tmp_path, deaths, verb)

    session.open(task)
    screened = session.screen([default, other], default)
    raced = session.race([other], default, rounds=3)

    trials = [*screened, *raced]
    assert [trial.outcome for trial in trials] == [Outcome.OK] * 4
    assert all(trial.timing and trial.baseline for trial in trials)
    assert (tmp_path / verb).read_text() == ""


def test_a_candidate_whose_child_is_killed_each_time_fails_and_the_others_do_not(
    session: MeasureSession, task: Task, default: Policy, other: Policy, tmp_path: Path
) -> None:
    plan(tmp_path, 99, "check", other)
    session.open(task)

    bad, good = session.screen([other, default], default)

    assert bad.outcome is Outcome.CRASHED
    assert (
        bad.note
        == f"killed by SIGKILL, {MAX_KILLS} times: by another process, or for lack of memory"
    )
    assert isinstance(good.timing, Timing)
    assert len((tmp_path / f"check {other.text()}").read_text()) == 99 - MAX_KILLS


def test_where_every_timing_is_killed_the_session_comes_to_an_end_and_says_why(
    session: MeasureSession, task: Task, default: Policy, other: Policy, tmp_path: Path
) -> None:
    plan(tmp_path, 99, "time")
    session.open(task)

    trials = session.race([other], default, rounds=3)

    assert [trial.outcome for trial in trials] == [Outcome.CRASHED, Outcome.CRASHED]
    assert all("SIGKILL" in trial.note for trial in trials)


def test_a_task_that_cannot_be_opened_any_more_is_given_up_alone_and_fails_no_candidate(
    session: MeasureSession, task: Task, default: Policy, other: Policy, tmp_path: Path
) -> None:
    session.open(task)
    plan(tmp_path, MAX_KILLS, "open")
    plan(tmp_path, 1, "check")

    with pytest.raises(
        KernelError, match=f"gemm cannot be measured: .* SIGKILL, {MAX_KILLS} times"
    ):
        session.screen([other], default)
    next_task = gemm_task(rows=8)
    session.open(next_task)
    [trial] = session.screen([other], default)

    assert (trial.task, trial.outcome) == (next_task, Outcome.OK)


def test_a_candidate_that_is_lost_while_another_is_checked_is_checked_again(
    session: MeasureSession, task: Task, default: Policy, other: Policy, tmp_path: Path
) -> None:
    """As where there is memory for one of them only."""
    session.open(task)
    session.race([default], default, rounds=3)
    plan(tmp_path, 1, "check", other)

    timed = session.time([default, other], rounds=3)

    assert all(isinstance(timing, Timing) for timing in timed.values())


def test_what_dies_by_itself_is_asked_once() -> None:
    deaths = []

    def crash() -> None:
        deaths.append(1)
        raise ChildDiedError(Outcome.CRASHED, "killed by SIGSEGV")

    with pytest.raises(ChildDiedError, match=r"^killed by SIGSEGV$"):
        with_retries(crash)

    assert len(deaths) == 1


def test_real_children_that_are_killed_before_they_can_answer_cost_nothing(
    task: Task, target: Target, default: Policy, other: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = {"compile", "open", "time"}
    exchange = ChildProcess.exchange

    def killed_once(
        child: ChildProcess, request: Mapping[str, Any], timeout_s: float
    ) -> dict[str, Any]:
        verb = request.get("do", "compile")
        if verb in left:
            left.remove(verb)
            child.start()
            assert child._process is not None
            child._process.kill()
        return exchange(child, request, timeout_s)

    monkeypatch.setattr(ChildProcess, "exchange", killed_once)
    with MeasureSession(Harness(target, compile_processes=1)) as session:
        session.open(task)
        [trial] = session.screen([other], default)

    assert left == set()
    assert trial.outcome is Outcome.OK
    assert trial.timing is not None
    assert trial.baseline is not None
