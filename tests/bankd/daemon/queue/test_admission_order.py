"""What one file, folder or reason does not hold up, and in which order the others come."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bankd.control import protocol
from bankd.control.protocol import Verb
from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner import Examined, Examiner
from bankd.daemon.examiner.examine import Content
from bankd.daemon.scanner import inbox as scan
from bankd.daemon.scanner.inbox import Look
from bankd.errors import BankdError
from bankd.jobs import JobState, history
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import HereExaminer, World, served, until
from tuner.errors import ModelError


def settled(here: World, daemon: Daemon) -> None:
    """Looks until all that lies there is looked into, or would not settle."""

    async def look() -> None:
        for _ in range(3):
            await asyncio.sleep(1.5 * here.bounds.settle_s)
            while await daemon._admission.admit():
                pass

    asyncio.run(look())


def run_next(daemon: Daemon) -> None:
    asyncio.run(daemon._job_runner.run_next())


def status(daemon: Daemon) -> dict[str, Any]:
    return dict(asyncio.run(daemon.answers().answer(protocol.ControlRequest(Verb.STATUS, {}))))


class Closed:
    """Folders that nobody may read, though we are root."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folders: set[Path] = set()
        self._look_into = scan._look_into
        monkeypatch.setattr(scan, "_look_into", self.look_into)

    def look_into(self, folder: str) -> tuple[dict[Path, Look], list[str]]:
        if Path(folder) in self.folders:
            raise PermissionError(13, "Permission denied")
        return self._look_into(folder)


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> Closed:
    return Closed(monkeypatch)


def test_what_was_known_below_a_folder_that_cannot_be_read_is_kept_and_the_rest_goes_on(
    here: World, closed: Closed
) -> None:
    sub = here.inbox / "sub"
    sub.mkdir()
    write_model(sub / "below.onnx", tasks=[1])
    daemon = here.daemon()
    settled(here, daemon)
    closed.folders = {sub}
    write_model(here.inbox / "beside.onnx", tasks=[2])
    settled(here, daemon)
    during = status(daemon)
    closed.folders = set()
    settled(here, daemon)

    why = {"path": str(sub), "why": "this folder cannot be read: Permission denied"}
    assert during["refused"] == [why]
    assert during["files"]["refused"] == 1
    assert status(daemon)["refused"] == []
    assert here.log.getvalue().count(f"refused path={sub}") == 1
    assert here.states() == [JobState.QUEUED, JobState.QUEUED]
    assert [path.stem for path in here.examiner.examined] == ["below", "beside"]


def test_a_daemon_is_ready_though_a_folder_cannot_be_read_and_knows_what_lay_there(
    here: World, closed: Closed
) -> None:
    sub = here.inbox / "sub"
    sub.mkdir()
    write_model(sub / "below.onnx")
    settled(here, here.daemon())
    closed.folders = {sub}

    with served(here) as daemon:
        until(lambda: "ready folders=" in here.log.getvalue())
        until(lambda: here.states() == [JobState.DONE])

    assert not daemon.daemon_state.troubles


def test_a_data_file_whose_folder_becomes_a_link_to_itself_holds_up_no_other(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    folder = here.inbox / "d"
    folder.mkdir()
    (folder / "w.bin").write_bytes(b"weights")
    here.examiner.read = lambda path, _: Content(("d/w.bin",) if '"m"' in path.read_text() else ())
    here.once()
    (folder / "w.bin").unlink()
    folder.rmdir()
    folder.symlink_to("d")
    write_model(here.inbox / "n.onnx", tasks=[3])

    handled = here.once()

    assert pipeline.models == ["m", "n"]
    assert handled["m"].reason is not None
    assert "d is a link or file, not a folder" in handled["m"].reason.what


def test_a_model_whose_data_were_replaced_in_one_of_two_folders_is_tuned_again(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    for name in ("enc", "dec"):
        (here.inbox / name).mkdir()
        (here.inbox / name / "w.bin").write_text(name)
    here.examiner.read = lambda path, _: Content(("dec/w.bin", "enc/w.bin"))
    here.once()
    (here.inbox / "dec" / "w.bin").write_text("others")

    here.once()

    assert pipeline.models == ["m", "m"]


def test_who_waits_longest_comes_first_when_the_queue_has_room(
    here: World, pipeline: FakePipeline
) -> None:
    here.bounds = replace(here.bounds, queue=1)
    daemon = here.daemon()
    write_model(here.inbox / "a0.onnx", tasks=[90])
    write_model(here.inbox / "z.onnx", tasks=[91])

    for number in range(1, 4):
        settled(here, daemon)
        write_model(here.inbox / f"a{number}.onnx", tasks=[number])
        settled(here, daemon)
        run_next(daemon)

    assert pipeline.models[:3] == ["a0", "z", "a1"]


@pytest.mark.parametrize(("files", "held_back"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_as_many_jobs_wait_as_the_bound_says_and_the_other_files_are_counted(
    here: World, files: int, held_back: int
) -> None:
    here.bounds = replace(here.bounds, queue=2, settle_s=0.0)
    for number in range(files):
        write_model(here.inbox / f"{number}.onnx", tasks=[number + 1])
    daemon = here.daemon()
    asyncio.run(daemon._admission.admit())
    told = status(daemon)

    assert len(here.jobs.list()) == files - held_back == told["jobs"]["queued"]
    assert (told["files"]["held_back"], told["queue_bound"]) == (held_back, 2)
    run_next(daemon)
    settled(here, daemon)
    assert status(daemon)["files"]["held_back"] == max(0, held_back - 1)


def test_another_priority_of_a_model_repeats_nothing(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    daemon = here.daemon(repeat=True)
    for priority in range(3):
        model.with_suffix(".aoe.json").write_text(f'{{"priority": {priority}}}')
        settled(here, daemon)
        run_next(daemon)

    assert here.workshop.pipeline.models == ["m"]
    assert here.states() == [JobState.DONE]


def test_a_priority_that_settings_change_holds_and_what_people_said_since_is_kept(
    here: World,
) -> None:
    model = write_model(here.inbox / "m.onnx")
    settings = model.with_suffix(".aoe.json")
    daemon = here.daemon()
    settled(here, daemon)
    first = here.job().priority
    settings.write_text('{"priority": 50}')
    settled(here, daemon)
    raised = here.job().priority
    here.jobs.prioritise(here.job().key, 7)
    settings.write_text('{ "priority": 50 }')
    settled(here, daemon)

    assert (first, raised, here.job().priority) == (0, 50, 7)


@pytest.mark.parametrize("name", ["w.bin", "m.aoe.json"])
def test_a_part_that_another_program_has_open_for_writing_is_waited_for(
    here: World, name: str
) -> None:
    write_model(here.inbox / "m.onnx")
    (here.inbox / "w.bin").write_bytes(b"weights")
    here.examiner.read = lambda path, _: Content(("w.bin",))
    daemon = here.daemon()
    with (here.inbox / name).open("wb") as writing:
        writing.write(b"{}")
        writing.flush()
        settled(here, daemon)
        during = here.jobs.list(), dict(daemon.daemon_state.file_states.delayed)
    while not here.jobs.list():
        settled(here, daemon)

    why = f"another program has {name} open for writing"
    assert during == ((), {here.inbox / "m.onnx": why})


def test_a_file_that_stays_open_for_writing_is_read_less_and_less_often(here: World) -> None:
    clock_s = 1000.0
    here.parts = replace(here.parts, now_s=lambda: clock_s)
    here.bounds = replace(here.bounds, settle_s=1.0)
    model = write_model(here.inbox / "m.onnx")
    looked_s: list[float] = []
    examine = here.examiner.examine

    async def noting(root: Path, path: Path, size_bytes: int) -> Examined:
        looked_s.append(clock_s)
        return await examine(root, path, size_bytes)

    here.examiner.examine = noting  # type: ignore[method-assign]
    daemon = here.daemon()

    async def watch() -> None:
        nonlocal clock_s
        while clock_s < 1120:
            await daemon._admission.admit()
            due_s = daemon._admission.next_look_s
            assert due_s is not None
            assert due_s > clock_s
            clock_s = due_s

    with model.open("ab"):
        asyncio.run(watch())

    assert [after - before for before, after in pairwise(looked_s)] == [1, 2, 4, 8, 16, 30, 30]


def test_data_that_a_model_names_are_waited_for_a_minute_after_it_has_settled(here: World) -> None:
    clock_s = 1000.0
    here.parts = replace(here.parts, now_s=lambda: clock_s)
    here.bounds = replace(here.bounds, settle_s=1.0)
    here.examiner.read = lambda path, _: Content(("w.bin",))
    model = write_model(here.inbox / "m.onnx")
    admission, waits = here.daemon()._admission, list[tuple[float, str]]()

    async def watch() -> None:
        nonlocal clock_s
        while not here.jobs.list():
            if not await admission.admit() and admission.next_look_s is not None:
                waits.append((clock_s, admission._file_states.waiting[model]))
                clock_s = admission.next_look_s

    asyncio.run(watch())

    assert waits == [(1000, "still being written"), (1001, "waits for its data file w.bin")]
    assert clock_s == 1061


def test_a_model_that_a_link_replaces_is_no_job_any_more(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    other = write_model(here.root / "other.onnx")
    daemon = here.daemon()
    settled(here, daemon)
    model.unlink()
    model.symlink_to(other)
    settled(here, daemon)
    run_next(daemon)

    assert here.states() == []
    assert daemon.daemon_state.file_states.known == {}


def test_status_lists_as_refused_what_is_no_job_and_not_what_was_set_aside(here: World) -> None:
    def read(path: Path, _: Path) -> Content:
        raise ModelError("broken", "export it again", "EG0011")

    here.examiner.read = read
    write_model(here.inbox / "broken.onnx")
    os.mkfifo(here.inbox / "pipe.onnx")
    write_model(here.inbox / "hollow.onnx")
    with (here.inbox / "hollow.onnx").open("r+b") as file:
        file.truncate(2**30)
    daemon = here.daemon()
    settled(here, daemon)

    told = status(daemon)

    hollow = {"path": str(here.inbox / "hollow.onnx"), "why": "hollow.onnx is mostly holes"}
    assert told["refused"] == [hollow]
    assert (told["files"]["refused"], told["jobs"]["rejected"]) == (1, 1)


def test_settings_under_nearly_the_right_name_are_told_once(here: World) -> None:
    model = write_model(here.inbox / "foo.onnx")
    (here.inbox / "foo.onnx.aoe.json").write_text("{}")
    daemon = here.daemon()
    for _ in range(2):
        model.touch()
        settled(here, daemon)

    assert here.log.getvalue().count("did you mean foo.aoe.json?") == 1
    assert status(daemon)["files"]["ignored"] == 1


class SlowExaminer(HereExaminer):
    """As on a machine with much else to do."""

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        await asyncio.sleep(0.1)
        return await super().examine(root, path, size_bytes)


def test_once_handles_all_that_lies_there_however_long_it_takes_to_look_into(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.queue.admission.TURN_S", 0.05)
    here.examiner = SlowExaminer()
    here.parts = here.parts_with(here.jobs)
    for number in range(9):
        write_model(here.inbox / f"{number}.onnx", tasks=[number + 1])
    daemon = here.daemon()

    handled = daemon.handle_once()

    assert {one.path.stem: one.state for one in handled} == dict.fromkeys("012345678", "tuned")
    assert daemon.left == {}


def test_an_examiner_that_cannot_be_started_is_no_files_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dead_examiner.py").write_text("raise SystemExit('no memory')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def look() -> None:
        examiner = Examiner("dead_examiner")
        try:
            await examiner.examine(tmp_path, tmp_path / "m.onnx", 0)
        finally:
            await examiner.close()

    with pytest.raises(BankdError, match="examines files can be started: exit code 1: no memory"):
        asyncio.run(look())


def test_children_that_no_file_needs_yet_are_started_now_and_then_at_most(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[str] = []

    async def warm() -> None:
        starts.append("examiner")

    here.examiner.warm = warm  # type: ignore[method-assign]
    growing = here.inbox / "m.onnx"
    with served(here) as daemon:
        until(lambda: daemon.daemon_state.last_scan.unix_s)
        for size in range(4):
            growing.write_bytes(b"x" * size)
            since = daemon.daemon_state.last_scan.unix_s
            until(lambda since=since: daemon.daemon_state.last_scan.unix_s != since)  # type: ignore[misc]

    assert starts == ["examiner"]


@pytest.fixture
def came_back(here: World) -> Path:
    """A model that was set aside and superseded, and lies there again: no daemon knows it."""
    model = write_model(here.inbox / "m.onnx", refuse="no")
    here.once()
    here.jobs.prioritise(here.job().key, 5)
    away = model.rename(here.root / "m.onnx")
    here.jobs._file.database.execute("UPDATE jobs SET ended = '2026-01-01T00:00:00Z'")
    settled(here, here.daemon())
    assert here.states() == []
    return away.rename(model)


def test_what_is_tried_again_and_came_back_meanwhile_keeps_its_place(
    here: World, came_back: Path
) -> None:
    (row,) = here.jobs._file.rows("SELECT key FROM jobs")
    here.jobs.retry(row["key"])
    here.jobs._file.database.execute("UPDATE jobs SET queued = '2026-01-01T00:00:00Z'")

    settled(here, here.daemon())

    assert (here.job().state, here.job().priority) == (JobState.QUEUED, 5)
    told = [one.event for one in history(here.workspace.job_list, here.job().key)]
    assert told[-1] == "retried"


def test_once_tells_again_why_what_came_back_was_set_aside(here: World, came_back: Path) -> None:
    handled = here.once()["m"]

    assert handled.state == "set_aside"
    assert Path(here.job().reason_file).is_file()


def test_what_goes_on_being_written_does_not_keep_jobs_without_files_for_ever(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.bounds = replace(here.bounds, settle_s=60.0)
    here.jobs.enqueue("k", here.inbox / "gone.onnx")
    here.jobs._file.database.execute("UPDATE jobs SET queued = '2026-01-01T00:00:00Z'")
    write_model(here.inbox / "m.onnx")
    admission = here.daemon()._admission

    asyncio.run(admission.admit())
    at_first = here.states()
    monkeypatch.setattr("bankd.daemon.queue.admission.UNFOLLOWED_S", 0.0)
    asyncio.run(admission.admit())

    assert (at_first, here.states()) == ([JobState.QUEUED], [])


def passing(failures: int, error: Exception) -> Callable[..., None]:
    left = [error] * failures

    def fail(*_: object) -> None:
        if left:
            raise left.pop()

    return fail


@pytest.mark.parametrize("task", ["files", "tuning"])
def test_without_a_thread_the_daemon_goes_on_when_there_is_one(
    here: World, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    monkeypatch.setattr("bankd.daemon.tasks.RETRY_S", 0.02)
    fail = passing(2, RuntimeError("can't start new thread"))
    write_model(here.inbox / "m.onnx")
    with served(here) as daemon:
        part: Any = daemon._admission if task == "files" else daemon._job_runner
        name = "admit" if task == "files" else "run_next"
        work = getattr(part, name)

        async def failing(*arguments: Any) -> Any:
            fail()
            return await work(*arguments)

        monkeypatch.setattr(part, name, failing)
        daemon.daemon_state.wakes.hint()
        until(lambda: f"trouble task={task}" in here.log.getvalue())
        until(lambda: here.states() == [JobState.DONE] and not daemon.daemon_state.troubles)
