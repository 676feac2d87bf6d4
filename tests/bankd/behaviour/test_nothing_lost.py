"""Ways in which a model, or a wish, could get lost between daemons, copies and faults."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner.examine import Content
from bankd.daemon.file_states import FileState
from bankd.daemon.scanner.inbox import look_at
from bankd.daemon.scanner.watcher import ScanTask, Wake, Watcher
from bankd.errors import BankdError
from bankd.jobs import JobState, cancel
from bankd.system.device_lock import holding_device
from bankd.system.run_in_thread import aside
from tests.bankd.bank.builders import V4
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until


def queued(here: World, *names: str) -> None:
    """Models that a daemon looked into, and had no time to tune."""
    for name in names:
        write_model(here.inbox / f"{name}.onnx", tasks=[ord(name[0])])
    daemon = here.daemon()
    here.workshop.dies_of = ["SIGKILL"] * len(names)
    daemon.handle_once()
    here.jobs._file.database.execute("UPDATE jobs SET deaths = 0, state = 'queued', result = '{}'")


def test_a_job_whose_first_copy_is_gone_is_tuned_as_the_other(
    here: World, pipeline: FakePipeline
) -> None:
    queued(here, "a")
    (here.inbox / "b.onnx").write_bytes((here.inbox / "a.onnx").read_bytes())
    here.workshop.dies_of = ["SIGKILL"] * 3
    here.once()
    here.jobs._file.database.execute("UPDATE jobs SET deaths = 0, state = 'queued', result = '{}'")
    (here.inbox / "a.onnx").unlink()

    assert here.once()["b"].state == "tuned"


def test_a_known_file_whose_row_is_gone_is_looked_into_again(here: World) -> None:
    queued(here, "a")
    here.jobs._file.database.execute("DELETE FROM jobs")

    assert here.once()["a"].state == "tuned"


@pytest.mark.parametrize("error", [errno.EMFILE, errno.ENFILE, errno.ENOMEM])
def test_a_look_that_fails_is_told_from_an_empty_folder(
    here: World, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def failing(folder: str) -> object:
        raise OSError(error, os.strerror(error))

    with monkeypatch.context() as broken:
        broken.setattr("bankd.daemon.scanner.inbox.os.scandir", failing)
        with pytest.raises(OSError, match=os.strerror(error)):
            look_at([here.inbox])


def test_jobs_outlive_a_look_that_fails(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    queued(here, "a", "b")
    failures = iter([OSError(errno.EMFILE, "Too many open files")])

    def looked(*folders: object) -> object:
        for failure in failures:
            raise failure
        return look_at(*folders)  # type: ignore[arg-type]

    monkeypatch.setattr("bankd.daemon.scanner.scanner.look_at", looked)
    with served(here):
        until(lambda: here.states() == [JobState.DONE, JobState.DONE])

    assert "trouble task=files" in here.log.getvalue()
    assert len(here.examiner.examined) == 2


@pytest.mark.parametrize("name", [".hidden/w.bin", "w.aoe.json"])
def test_data_where_nobody_looks_is_seen_all_the_same(here: World, name: str) -> None:
    write_model(here.inbox / "m.onnx")
    (here.inbox / name).parent.mkdir(exist_ok=True)
    (here.inbox / name).write_bytes(b"weights")
    here.examiner.read = lambda path, _: Content((name,))

    first = here.once()["m"]
    (here.inbox / name).write_bytes(b"other weights")
    second = here.once()["m"]

    assert (first.state, second.state) == ("tuned", "tuned")
    assert len(here.jobs.list()) == 2


def test_a_model_that_names_its_own_settings_as_data_is_refused(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    (here.inbox / "m.aoe.json").write_text("{}")
    here.examiner.read = lambda path, _: Content(("m.aoe.json",))

    handled = here.once()["m"]

    assert handled.reason is not None
    assert "names its own settings" in handled.reason.what


def test_a_model_whose_data_never_rest_is_given_up_for_now_and_the_others_go_on(
    here: World,
) -> None:
    write_model(here.inbox / "good.onnx", tasks=[1])
    write_model(here.inbox / "m.onnx", restless=True)
    data, number = here.inbox / "w.bin", iter(range(10**6))

    def read(path: Path, _: Path) -> Content:
        if "restless" not in path.read_text():
            return Content()
        data.write_text(str(next(number)))
        return Content(("w.bin",))

    here.examiner.read = read
    daemon = here.daemon()
    handled = {one.path.stem: one for one in daemon.handle_once()}

    assert handled["good"].state == "tuned"
    assert "m" not in handled or handled["m"].state == "failed"
    assert len(here.examiner.examined) < 30


def test_a_fault_of_the_disk_is_not_kept(here: World) -> None:
    write_model(here.inbox / "m.onnx")

    def read(path: Path, _: Path) -> Content:
        raise OSError(errno.EIO, "Input/output error")

    sound = here.examiner.read
    here.examiner.read = read
    during = here.once()["m"]
    here.examiner.read = sound
    after = here.once()["m"]

    assert (during.state, after.state) == ("failed", "tuned")


def test_a_data_file_that_is_put_right_makes_the_model_a_job(here: World, tmp_path: Path) -> None:
    write_model(here.inbox / "m.onnx")
    (tmp_path / "elsewhere").write_bytes(b"weights")
    (here.inbox / "w.bin").symlink_to(tmp_path / "elsewhere")
    here.examiner.read = lambda path, _: Content(("w.bin",))

    linked = here.once()["m"]
    (here.inbox / "w.bin").unlink()
    (here.inbox / "w.bin").write_bytes(b"weights")
    whole = here.once()["m"]

    assert linked.state == "failed"
    assert whole.state == "tuned"


def test_a_file_of_holes_is_refused_unread(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    with (here.inbox / "w.bin").open("wb") as file:
        file.truncate(2**31)
    here.examiner.read = lambda path, _: Content(("w.bin",))

    handled = here.once()["m"]

    assert handled.reason is not None
    assert "w.bin" in handled.reason.what


def test_jobs_of_folders_that_nobody_serves_do_not_fill_the_queue(
    here: World, tmp_path: Path
) -> None:
    queued(here, "a", "b")
    (tmp_path / "other").mkdir()
    write_model(tmp_path / "other" / "c.onnx", tasks=[3])
    here.bounds = replace(here.bounds, queue=2)

    (handled,) = Daemon([tmp_path / "other"], here.parts, here.bounds).handle_once()

    assert (handled.path.stem, handled.state) == ("c", "tuned")


def test_a_race_that_cannot_begin_fails_alone(here: World, tmp_path: Path) -> None:
    write_model(here.inbox / "m.onnx")
    here.jobs.races.ask(tmp_path / "no" / "bank.db", V4, "k", "ann")

    async def refuse(race: object) -> object:
        raise BankdError("its folder cannot be made")

    here.workshop.race = refuse  # type: ignore[method-assign, assignment]

    assert here.once()["m"].state == "tuned"


def test_once_waits_for_the_device_where_it_is_told_to(here: World, tmp_path: Path) -> None:
    write_model(here.inbox / "m.onnx")
    waiting = Daemon([here.inbox], here.parts, here.bounds, waits=True)
    held = holding_device(tmp_path / "run")
    held.__enter__()
    waited: list[str] = []

    def let_go(why: str) -> None:
        waited.append(why)
        held.__exit__(None, None, None)

    waiting._job_runner.wait = let_go  # type: ignore[method-assign]
    (handled,) = waiting.handle_once()

    assert handled.state == "tuned"
    assert "is busy" in waited[0]


def test_watching_goes_on_after_a_limit_was_met(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refused:
        emitters: tuple[()] = ()

        def schedule(self, *_: object, **__: object) -> None: ...
        def stop(self) -> None: ...
        def is_alive(self) -> bool:
            return False

        def join(self) -> None:
            raise RuntimeError("cannot join thread before it is started")

        def start(self) -> None:
            raise OSError(errno.EMFILE, "inotify instance limit reached")

    with Watcher([tmp_path], Wake()) as watcher:
        with monkeypatch.context() as limited:
            limited.setattr("bankd.daemon.scanner.watcher.Observer", Refused)
            for _ in range(2):
                with pytest.raises(OSError, match="limit reached"):
                    watcher.renew()
        assert watcher.renew()


def test_a_folder_that_cannot_be_looked_at_is_no_trouble_for_the_others(
    here: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, stat = tmp_path / "closed", Path.stat
    closed.mkdir()

    def refused(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if path == closed:
            raise PermissionError(errno.EACCES, "Permission denied")
        return stat(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", refused)
    daemon = Daemon([closed, here.inbox], here.parts, here.bounds)
    folders, wake = daemon.daemon_state.folders, daemon.daemon_state.wakes.files
    with Watcher(folders, wake) as watcher:
        watching = ScanTask(
            here.parts, daemon.daemon_state, daemon._admission, watcher, lambda: None
        )
        wake.hint()
        asyncio.run(watching.turn())

    assert "watching folders" in here.log.getvalue()
    assert "no_events" not in here.log.getvalue()


def test_what_a_dead_daemon_left_is_recovered_by_one_that_lives(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.daemon.RECOVERED_S", 0.1)
    monkeypatch.setattr("bankd.daemon.daemon.FOLLOWED_S", 0.05)
    with served(here):
        until(lambda: "ready" in here.log.getvalue())
        write_model(here.inbox / "m.onnx")
        until(lambda: here.states() == [JobState.DONE])
        here.jobs._file.database.execute("UPDATE jobs SET state = 'running', owner = '1:0'")
        until(lambda: here.states() == [JobState.DONE])

    assert here.job().interruptions == 1


def test_dead_daemons_are_looked_for_every_30_s_and_idle_children_kept_for_ten_minutes(
    here: World,
) -> None:
    now_s, recovered_s, closed_s = 0.0, list[float](), list[float]()
    here.parts = replace(here.parts, now_s=lambda: now_s)
    daemon = here.daemon()
    stopped = daemon.daemon_state.stopped.wait

    async def pass_by(timeout_s: float | None) -> bool:
        nonlocal now_s
        if timeout_s != 1.0:
            return await stopped(timeout_s)
        now_s += 10.0
        if now_s > 700:
            daemon.stop()
        await asyncio.sleep(0)
        return daemon.is_stopping

    async def close() -> None:
        closed_s.append(now_s)

    daemon.daemon_state.stopped.wait = pass_by  # type: ignore[method-assign]
    daemon._job_runner.recover_others = lambda: recovered_s.append(now_s)  # type: ignore[method-assign]
    here.examiner.close = close  # type: ignore[method-assign]
    daemon.serve()

    assert recovered_s[:3] == [30, 60, 90]
    assert closed_s[0] == 610


@pytest.mark.parametrize(("is_there", "wait_s"), [(True, 30.0), (False, 1.0)])
def test_folders_are_looked_at_every_30_s_without_events_and_every_second_while_one_is_gone(
    here: World, is_there: bool, wait_s: float
) -> None:
    class NoEvents:
        def renew(self) -> bool:
            raise OSError(errno.ENOSPC, "inotify watch limit reached")

    folder = here.inbox if is_there else here.root / "gone"
    daemon, waits_s = Daemon([folder], here.parts, here.bounds), list[float | None]()

    async def wait(timeout_s: float | None) -> bool:
        waits_s.append(timeout_s)
        return False

    daemon.daemon_state.wakes.files.wait = wait  # type: ignore[method-assign]
    watching = ScanTask(
        here.parts, daemon.daemon_state, daemon._admission, NoEvents(), lambda: None  # type: ignore[arg-type]
    )  # fmt: skip

    async def turns() -> None:
        await watching.turn()
        await watching.turn()

    asyncio.run(turns())

    assert waits_s == [wait_s, wait_s]
    assert here.log.getvalue().count("no_events") == 1


def test_a_wish_that_the_worker_died_before_is_granted(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.workshop.dies_of = ["SIGSEGV"]
    tune = here.workshop.tune

    async def wish(order: object, watching: object) -> object:
        cancel(here.workspace.folder, here.job().key, "ann")
        return await tune(order, watching)  # type: ignore[arg-type]

    here.workshop.tune = wish  # type: ignore[method-assign, assignment]
    handled = here.once()["m"]

    assert model.exists()
    assert handled.reason is not None
    assert handled.reason.what == "cancelled by ann"


def test_a_daemon_that_stops_does_not_wait_for_a_list_that_cannot_be_written(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.queue.endings.UNSAVED_S", 0.05)
    write_model(here.inbox / "m.onnx", tasks=[1])
    daemon = here.daemon()
    here.jobs._file.database.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:
        tune = here.workshop.tune

        async def lock(order: object, watching: object) -> object:
            ending = await tune(order, watching)  # type: ignore[arg-type]
            other.execute("BEGIN IMMEDIATE")
            daemon.daemon_state.stop()
            return ending

        here.workshop.tune = lock  # type: ignore[method-assign, assignment]
        with pytest.raises(BankdError, match="is locked"):
            daemon.handle_once()


def test_a_row_of_a_file_that_is_damaged_is_made_anew(here: World) -> None:
    queued(here, "a")
    here.jobs._file.database.execute("UPDATE files SET looks = '{'")

    assert here.once()["a"].state == "tuned"
    assert len(here.examiner.examined) == 2


def test_nothing_is_kept_of_files_that_went_before_they_were_known(
    here: World, tmp_path: Path
) -> None:
    model = write_model(here.inbox / "m.onnx")
    (here.inbox / "link.onnx").symlink_to(tmp_path / "nowhere")
    number = iter(range(10**6))

    def read(path: Path, _: Path) -> Content:
        (here.inbox / "w.bin").write_text(str(next(number)))
        return Content(("w.bin",))

    here.examiner.read = read
    admission = here.daemon()._admission

    async def look() -> None:
        while not any(file.times_differed for file in admission._file_states.within(*FileState)):
            await admission.admit()
            await asyncio.sleep(here.bounds.settle_s)
        for path in (model, here.inbox / "link.onnx"):
            path.unlink()
        await admission.admit()

    asyncio.run(look())

    assert not admission._file_states.paths
    assert not admission._scanner._told


def test_without_a_thread_for_it_watching_is_a_trouble_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with Watcher([tmp_path], Wake()) as watcher:
        with monkeypatch.context() as limited:
            limited.setattr("threading.Thread.start", start)
            with pytest.raises(OSError, match="can't start new thread"):
                watcher.renew()
            with pytest.raises(OSError, match="can't start new thread"):
                asyncio.run(aside(lambda: None))
        assert watcher.renew()
