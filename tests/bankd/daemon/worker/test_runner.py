"""Jobs as a daemon runs them: which is next, what stands in its way, and what ends it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.config.config import Settings
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon import Daemon
from bankd.daemon.daemon_state import RunningJob
from bankd.daemon.examiner import Examined
from bankd.daemon.queue.endings import until_noted
from bankd.daemon.tasks import entered, repeated
from bankd.daemon.worker.messages import Outcome, WorkRequest
from bankd.daemon.worker.runner import run_race
from bankd.daemon.worker.workshop import OrderListener
from bankd.errors import BankdError
from bankd.jobs import Jobs, JobState, RaceState, cancel, history
from bankd.system.device_lock import DeviceBusy, holding_device
from bankd.system.disk_space import free_bytes
from tests.bankd.bank.builders import V4
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until
from tuner.errors import OptionError

A_LOT_BYTES = 10**15


@pytest.fixture
def here(
    tmp_path: Path, settings: Settings, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> Iterator[World]:
    monkeypatch.setattr("bankd.daemon.queue.endings.UNSAVED_S", 0.01)
    world = World(tmp_path, settings, pipeline)
    yield world
    world.close()


def settled(here: World, models: int = 1) -> Daemon:
    """A daemon that knows the files that lie there, and has begun no job."""
    daemon = here.daemon()

    async def look() -> None:
        while len(daemon.daemon_state.file_states.known) < models:
            await daemon._admission.admit()
            await asyncio.sleep(here.bounds.settle_s)

    asyncio.run(look())
    return daemon


def events(here: World, key: str) -> list[str]:
    return [one.event for one in history(here.workspace.job_list, key)]


def huge(here: World, name: str, size_bytes: int = A_LOT_BYTES) -> None:
    """This model is as if it had so many bytes: more than any disk."""
    examine = here.examiner.examine

    async def look(root: Path, path: Path, around_bytes: int) -> Examined:
        found = await examine(root, path, around_bytes)
        return replace(found, size_bytes=size_bytes) if path.stem == name else found

    here.examiner.examine = look  # type: ignore[method-assign]


def test_a_model_that_there_is_no_room_for_lets_smaller_ones_go_first(
    here: World, pipeline: FakePipeline
) -> None:
    for number, name in enumerate(("a_huge", "a_large", "b", "c"), 1):
        write_model(here.inbox / f"{name}.onnx", tasks=[number])
    huge(here, "a_huge")
    huge(here, "a_large", free_bytes(here.inbox) * 3 // 4)  # and as much for what is built of it
    daemon = settled(here, 4)

    ran = [asyncio.run(daemon._job_runner.run_next()) for _ in range(3)]

    assert ran == [True, True, False]
    assert pipeline.models == ["b", "c"]
    assert "MiB are free" in daemon.daemon_state.why_waiting
    assert here.log.getvalue().count("passed_over") == 1


@pytest.mark.parametrize(
    ("floor_mb", "wait_s", "state"), [(0, 30.0, JobState.DONE), (2**40, 2.0, JobState.QUEUED)]
)
def test_a_job_that_waits_for_room_is_tried_every_2_s_and_a_new_one_looked_for_every_30_s(
    here: World, floor_mb: int, wait_s: float, state: JobState
) -> None:
    write_model(here.inbox / "m.onnx")
    settled(here)
    here.bounds = replace(here.bounds, disk_floor_mb=floor_mb)
    daemon, waits = here.daemon(), list[tuple[float | None, bool]]()

    async def wait(timeout_s: float | None) -> bool:
        waits.append((timeout_s, "workspace" in daemon.daemon_state.why_waiting))
        daemon.stop()
        return True

    daemon.daemon_state.wakes.work.wait = wait  # type: ignore[method-assign]
    daemon.serve()

    assert (waits, here.states()) == ([(wait_s, floor_mb > 0)], [state])


@pytest.mark.parametrize("error", [OSError("no disk"), OptionError("no key")])
def test_an_offline_model_that_cannot_be_signed_is_not_handed_over(
    here: World, error: Exception
) -> None:
    def sign(path: Path) -> None:
        raise error

    write_model(here.inbox / "m.onnx")
    here.parts = replace(here.parts, sign=sign)

    handled = here.once()["m"]

    assert handled.state == "failed"
    assert handled.reason is not None
    assert handled.reason.what.startswith("it could not be signed: no ")
    assert list(here.workspace.folder.glob("m_*")) == []


@pytest.mark.parametrize("is_clock_right", [True, False])
def test_history_is_forgotten_after_its_days_unless_the_clock_may_be_wrong(
    here: World, is_clock_right: bool
) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    here.jobs._file.database.execute("UPDATE history SET time = '2020-01-01T00:00:00Z'")
    if not is_clock_right:
        (left := here.workspace.folder / ".new-left.tmp").touch()
        os.utime(left, (0, 0))

    with served(here):
        until(lambda: "may be wrong" in here.log.getvalue() or "queued" not in events(here, "k"))

    assert ("queued" in events(here, "k")) is not is_clock_right


@pytest.mark.parametrize(("deaths", "state"), [(2, JobState.QUEUED), (3, JobState.SET_ASIDE)])
def test_a_job_that_runs_in_our_name_without_our_knowing_waits_again_before_its_third_death(
    here: World, deaths: int, state: JobState
) -> None:
    write_model(here.inbox / "m.onnx")
    daemon = settled(here)
    output = here.workspace.new_result("m")
    here.jobs.claim(here.job().key, output)
    here.jobs._file.database.execute("UPDATE jobs SET deaths = ?", (deaths,))

    daemon._job_runner.recover_others()

    assert (here.job().state, here.job().deaths, here.job().interruptions) == (state, deaths, 0)
    assert not output.parent.exists()


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_third_death_of_a_worker_rejects_a_job_though_its_daemon_died_after_an_earlier_one(
    here: World, before: int
) -> None:
    write_model(here.inbox / "m.onnx")
    settled(here)
    key, here.workshop.dies_of = here.job().key, ["SIGKILL"] * 4
    for _ in range(before):
        here.jobs.claim(key)
        here.jobs.died(key, "SIGSEGV")
    here.jobs.claim(key)
    here.jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")

    for _ in range(2):
        handled = here.once()["m"]

        assert handled.reason is not None
        assert handled.reason.what.startswith("the process that tuned it died 3 times")
        assert (here.job().state, here.job().deaths) == (JobState.SET_ASIDE, 3)
        assert len(here.workshop.dies_of) == 1 + before


OVERLOAD = "other programs keep 1.6 of 2 cores busy"


def overloaded(here: World) -> tuple[Daemon, Callable[[float, float], bool]]:
    """A daemon, and a function that tells whether it ran a job at this time under this load."""
    settled(here)
    now_s = busy_cores = 0.0

    def why_busy(most_busy_cores: float) -> str:
        return OVERLOAD if busy_cores > most_busy_cores else ""

    here.parts = replace(here.parts, now_s=lambda: now_s, why_busy=why_busy)
    here.bounds = replace(here.bounds, most_busy_cores=0.5, load_patience_s=60.0)
    daemon = here.daemon()

    def ran(at_s: float, load: float) -> bool:
        nonlocal now_s, busy_cores
        now_s, busy_cores = at_s, load
        return asyncio.run(daemon._job_runner.run_next())

    return daemon, ran


def test_an_overloaded_machine_delays_a_job_for_its_patience_and_not_longer(here: World) -> None:
    for number in (1, 2):
        write_model(here.inbox / f"{number}.onnx", tasks=[number])
    daemon, ran = overloaded(here)

    assert [ran(100.0, 1.6), ran(159.9, 1.6)] == [False, False]
    assert daemon.daemon_state.why_waiting == OVERLOAD
    assert here.log.getvalue().count("waiting why=") == 1
    assert ran(160.0, 1.6)
    assert daemon.daemon_state.why_waiting == ""
    assert ran(160.1, 1.6), "its patience has ended"


def test_patience_begins_again_after_a_quiet_moment_and_where_no_job_waits(here: World) -> None:
    for number in (1, 2):
        write_model(here.inbox / f"{number}.onnx", tasks=[number])
    _, ran = overloaded(here)
    (other,) = (job.key for job in here.jobs.list() if job.path.stem == "2")

    assert [ran(100.0, 1.6), ran(110.0, 0.5)] == [False, True]
    assert [ran(120.0, 1.6), ran(165.0, 1.6)] == [False, False], "busy for 45 s, not for 65 s"
    here.jobs.cancel(other, "ann")
    assert not ran(170.0, 1.6)
    here.jobs.retry(other)
    assert [ran(1000.0, 1.6), ran(1059.9, 1.6), ran(1060.0, 1.6)] == [False, False, True]
    assert here.log.getvalue().count("waiting why=") == 2, "once for each job"


def test_once_ends_two_seconds_after_the_patience_where_no_job_can_be_begun(here: World) -> None:
    now_s, sleep = 100.0, asyncio.sleep
    here.parts = replace(here.parts, now_s=lambda: now_s)
    here.bounds = replace(here.bounds, disk_floor_mb=2**40, load_patience_s=60.0)
    write_model(here.inbox / "m.onnx")
    daemon, begun_s = here.daemon(), []

    async def pass_by(timeout_s: float | None) -> bool:
        nonlocal now_s
        assert timeout_s is not None
        now_s += timeout_s
        begun_s.extend([now_s] if not here.jobs.list() else [])
        await sleep(0)
        return False

    daemon.daemon_state.stopped.wait = daemon.daemon_state.wakes.files.wait = pass_by  # type: ignore[method-assign]
    with pytest.raises(BankdError, match="MiB are free"):
        daemon.handle_once()

    assert now_s - begun_s[-1] == pytest.approx(63, abs=1.0)
    assert here.states() == [JobState.QUEUED]


def test_a_daemon_that_starts_waits_half_a_minute_for_a_list_that_others_write(
    here: World,
) -> None:
    now_s, daemon_state = 0.0, here.daemon().daemon_state
    here.parts = replace(here.parts, now_s=lambda: now_s)

    async def pass_by(timeout_s: float | None) -> bool:
        nonlocal now_s
        now_s += timeout_s or 0.0
        return False

    def refuse() -> None:
        raise BankdError("the job list is locked", "wait")

    async def start() -> None:
        async with entered(here.parts, daemon_state, refuse):
            raise AssertionError("it cannot serve yet")

    daemon_state.stopped.wait = pass_by  # type: ignore[method-assign]
    with pytest.raises(BankdError, match="is locked"):
        asyncio.run(start())

    assert now_s == 30.5


def test_a_daemon_shows_the_first_of_its_states_that_holds(here: World) -> None:
    daemon_state = here.daemon().daemon_state
    activity, states = daemon_state.activity, []

    def note() -> None:
        states.append((daemon_state.state, activity.is_any))

    note()
    activity.is_examining = True
    note()
    daemon_state.why_waiting = "the device is busy"
    note()
    activity.race = ""
    note()
    activity.running_jobs["k"] = RunningJob("k", here.inbox / "m.onnx")
    note()
    daemon_state.stop()
    note()

    assert states == [
        ("idle", False), ("scanning", True), ("waiting", True), ("racing", True),
        ("tuning", True), ("draining", True),
    ]  # fmt: skip


def test_what_fails_is_tried_again_after_2_to_60_s_and_told_once_until_it_succeeds(
    here: World,
) -> None:
    daemon_state, waits_s = here.daemon().daemon_state, []
    ends = iter([False] * 7 + [True, False])

    async def turn() -> None:
        if not next(ends):
            raise OSError("no disk")

    async def wait(timeout_s: float | None) -> bool:
        waits_s.append(timeout_s)
        if len(waits_s) == 8:
            daemon_state.stop()
        return False

    daemon_state.stopped.wait = wait  # type: ignore[method-assign, assignment]
    asyncio.run(repeated(here.parts, daemon_state, "tuning", turn))

    assert waits_s == [2, 4, 8, 16, 32, 60, 60, 2]
    assert here.log.getvalue().count("trouble task=tuning") == 2


def test_a_task_that_succeeds_again_is_no_trouble_while_it_pauses(here: World) -> None:
    """A daemon is ready when nothing is in its way, not an hour later."""
    daemon_state, seen = here.daemon().daemon_state, list[dict[str, str]]()
    ends = iter([False, True])

    async def turn() -> None:
        if not next(ends):
            raise OSError("no disk")

    async def wait(timeout_s: float | None) -> bool:
        seen.append({**daemon_state.troubles})
        return False

    async def pause() -> None:
        seen.append({**daemon_state.troubles})
        daemon_state.stop()

    daemon_state.stopped.wait = wait  # type: ignore[method-assign]
    asyncio.run(repeated(here.parts, daemon_state, "cleaning", turn, pause=pause))

    assert seen == [{"cleaning": "no disk"}, {}]


def test_the_job_that_we_do_run_is_left_alone(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    daemon = settled(here)
    here.jobs.claim(here.job().key)
    daemon.daemon_state.activity.running_jobs[here.job().key] = RunningJob(
        here.job().key, here.job().path
    )

    daemon._job_runner.recover_others()

    assert here.states() == [JobState.RUNNING]


@pytest.mark.parametrize("is_racing", [True, False])
def test_a_race_in_our_name_waits_again_unless_we_run_it(here: World, is_racing: bool) -> None:
    here.jobs.races.ask(here.settings.bank, V4, "k", "ann")
    here.jobs.races.claim()
    daemon = here.daemon()
    daemon.daemon_state.activity.race = "" if is_racing else None

    daemon._job_runner.recover_others()

    assert here.jobs.races.is_any_waiting() is not is_racing


def test_a_race_whose_end_can_be_noted_late_only_is_run_once(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.jobs.races.ask(here.settings.bank, V4, "k", "ann")
    end, left = here.jobs.races.end, [None] * 3

    def refuse_thrice(number: int, state: RaceState, said: str) -> None:
        if left:
            left.pop()
            raise BankdError("the job list is locked", "wait")
        end(number, state, said)

    monkeypatch.setattr(here.jobs.races, "end", refuse_thrice)
    daemon = here.daemon()
    ran = [asyncio.run(run_race(here.parts, daemon.daemon_state)) for _ in range(2)]

    assert ran == [True, False]
    assert here.log.getvalue().count("race_ended") == 1


def test_while_the_device_is_held_a_race_that_waits_writes_nothing(
    here: World, tmp_path: Path
) -> None:
    here.jobs.races.ask(here.settings.bank, V4, "k", "ann")
    daemon, before = here.daemon(), here.jobs._file.database.total_changes

    with holding_device(tmp_path / "run"):
        for _ in range(3):
            with pytest.raises(DeviceBusy):
                asyncio.run(run_race(here.parts, daemon.daemon_state))

    assert here.jobs._file.database.total_changes == before
    here.parts.turns.leave()


def test_a_reason_that_cannot_be_written_holds_up_no_other_job(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "a.onnx", refuse="bad")
    write_model(here.inbox / "b.onnx", tasks=[7])
    (here.workspace.folder / "rejected").write_text("in the way")

    handled = here.once()

    assert pipeline.models == ["a", "b"]
    assert handled["b"].state == "tuned"
    assert here.job("a").state is JobState.SET_ASIDE
    assert "bad" in here.job("a").what
    assert "no_reason_file" in here.log.getvalue()


def test_the_device_is_let_go_before_the_end_of_a_job_is_noted(
    here: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(here.inbox / "m.onnx")
    free: list[bool] = []
    finish = here.jobs.finish

    def look(key: str, record: dict[str, object]) -> None:
        with suppress(DeviceBusy), holding_device(tmp_path / "run"):
            free.append(True)
        finish(key, record)

    monkeypatch.setattr(here.jobs, "finish", look)
    here.once()

    assert free == [True]


def test_who_handles_a_folder_once_grants_a_wish_to_cancel_while_the_job_runs(
    here: World, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.worker.runner.WISHES_S", 0.0)
    write_model(here.inbox / "m.onnx", tasks=[1, 2, 3])
    wishes = [lambda: cancel(here.workspace.folder, here_job_key(here), "ann")]

    def wish() -> None:
        if wishes:
            wishes.pop()()
            until(lambda: here.workshop.is_closed)

    pipeline.meanwhile = wish
    handled = here.once()["m"]

    assert handled.reason is not None
    assert handled.reason.what == "cancelled by ann"


def here_job_key(here: World) -> str:
    """Asked for in the thread of a job: by a connection of its own."""
    with closing(Jobs(here.workspace.job_list)) as jobs:
        return jobs.list()[0].key


def test_a_job_that_is_cancelled_while_its_worker_starts_is_cancelled(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    daemon = here.daemon()

    async def starts_slowly(order: WorkRequest, watching: OrderListener) -> Outcome:
        daemon._parts.jobs.cancel(order.key, "ann")
        daemon._job_runner.cancel(order.key, "ann")
        while not here.workshop.is_closed:
            await asyncio.sleep(0.01)
        raise BankdError("no worker can be started: SIGKILL", "is the memory enough?", "100")

    here.workshop.tune = starts_slowly  # type: ignore[method-assign]
    (handled,) = daemon.handle_once()

    assert handled.reason is not None
    assert handled.reason.what == "cancelled by ann"
    assert events(here, here.job().key) == ["queued", "started", "cancelled", "ended"]


class FullDisk:
    """Takes what is written until it is full, and again when there is room."""

    def __init__(self) -> None:
        self.is_full = False
        self.lines: list[str] = []

    def write(self, text: str) -> None:
        if self.is_full:
            raise OSError(28, "No space left on device")
        self.lines.append(text)

    def flush(self) -> None: ...


def test_a_log_that_cannot_be_written_ends_neither_a_job_nor_the_daemon(
    here: World, pipeline: FakePipeline
) -> None:
    disk = here.log = FullDisk()  # type: ignore[assignment]
    with served(here) as daemon:
        until(lambda: any("ready" in line for line in disk.lines))
        disk.is_full = True
        write_model(here.inbox / "m.onnx")
        until(lambda: here.states() == [JobState.DONE])
        disk.is_full = False
        write_model(here.inbox / "n.onnx", tasks=[5])
        until(lambda: pipeline.models == ["m", "n"])
        assert daemon.daemon_state.troubles == {}

    assert any("log_lost lines=" in line for line in disk.lines)


def test_a_terminal_that_is_gone_ends_no_job(here: World) -> None:
    def gone(event: object) -> None:
        raise OSError(5, "Input/output error")

    write_model(here.inbox / "m.onnx")
    here.shown.event = gone  # type: ignore[method-assign]

    assert here.once()["m"].state == "tuned"


def test_what_is_to_be_noted_waits_for_a_list_that_is_locked_and_says_so(here: World) -> None:
    here.jobs._file.database.execute("PRAGMA busy_timeout = 10")
    daemon = here.daemon()
    told: list[str] = []
    with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        async def noted() -> None:
            work = asyncio.create_task(
                until_noted(
                    here.parts, daemon.daemon_state, lambda: here.jobs.files.forget_jobs("2026")
                )
            )
            while "jobs" not in daemon.daemon_state.troubles:
                await asyncio.sleep(0.01)
            told.append(daemon.daemon_state.troubles["jobs"])
            other.execute("ROLLBACK")
            await work

        asyncio.run(noted())

    assert "is locked" in told[0]
    assert daemon.daemon_state.troubles == {}


def test_two_daemons_take_turns_on_one_device(here: World, tmp_path: Path) -> None:
    """The second is served when the first has ended its job, not when it has none left."""
    (tmp_path / "u2" / "in").mkdir(parents=True)
    elsewhere = replace(here.settings, work_path=tmp_path / "u2", result_path=tmp_path / "u2")
    theirs = FakePipeline()
    two = World(tmp_path / "u2", elsewhere, theirs)
    two.parts_with = sharing(two, tmp_path / "run")  # type: ignore[method-assign, assignment]
    ours = FakePipeline(lambda: until(lambda: "waiting why=" in two.log.getvalue()))
    for number in range(1, 12):
        write_model(here.inbox / f"m{number:02}.onnx", tasks=[number])

    with served(here, ours):
        until(lambda: ours.models)
        write_model(two.inbox / "only.onnx", tasks=[99])
        with served(two, theirs):
            until(lambda: theirs.models)
            begun = len(ours.models)

    two.close()
    assert begun < 11


def sharing(world: World, device: Path) -> Callable[[Jobs], DaemonParts]:
    parts_with = world.parts_with
    return lambda jobs: replace(parts_with(jobs), hold_device=lambda: holding_device(device))
