"""The daemon, with real folders, bank and job list, and a pipeline that tunes nothing."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bankd.cli.jobs import page_lines
from bankd.config.config import Settings
from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner.examine import Content
from bankd.jobs import MAX_INTERRUPTIONS, JobState, files_seen, read_jobs
from bankd.system.device_lock import DeviceBusy, holding_device
from tests.bankd.fakes import FakePipeline, task_of, write_model
from tests.bankd.worlds import World, served, until


def test_every_model_of_the_folder_is_tuned_into_the_workspace(here: World) -> None:
    write_model(here.inbox / "resnet.onnx")
    write_model(here.inbox / "bert.onnx", tasks=[2, 3])

    handled = here.once()

    assert {name: one.state for name, one in handled.items()} == {
        "bert": "tuned",
        "resnet": "tuned",
    }
    record = handled["resnet"].record
    assert record is not None
    path = Path(record.offline_model)
    result = path.parent
    assert result.parts[-2:] == ("tunespace", "result")
    assert path.name == f"{result.parent.parent.name}_tune.om"
    assert path.name.startswith("resnet_20")
    assert path.is_file()
    assert (record.hits, record.added) == (1, 1)


def test_the_users_file_is_left_as_it_was(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    before = (model.read_bytes(), model.stat())

    here.once()

    assert (model.read_bytes(), model.stat().st_mtime_ns) == (before[0], before[1].st_mtime_ns)
    assert [path.name for path in here.inbox.iterdir()] == ["m.onnx"]


def test_the_same_job_again_is_answered_from_the_record(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    first = here.once()["m"]

    second = here.once()["m"]

    assert (first.state, second.state) == ("tuned", "known")
    assert pipeline.models == ["m"]
    assert first.record is not None
    assert second.record is not None
    assert second.record.offline_model == first.record.offline_model
    assert (second.record.hits, second.record.trials) == (2, 0)


def test_a_copy_and_a_new_name_get_one_line_each_and_show_under_their_job(
    here: World, pipeline: FakePipeline
) -> None:
    model, copy, new = (here.inbox / name for name in ("m.onnx", "z.onnx", "new.onnx"))

    def known() -> list[str]:
        return [line for line in here.log.getvalue().splitlines() if " known " in line]

    with served(here):
        write_model(model)
        until(lambda: "state=tuned" in here.log.getvalue())
        assert known() == []
        copy.write_bytes(model.read_bytes())
        until(lambda: len(known()) == 1)
        model.rename(new)
        until(lambda: len(known()) == 2)
    assert {one.state for one in here.once().values()} == {"known"}

    job = here.job()
    assert pipeline.models == ["m"]
    assert [f"path={path}" in line for path, line in zip((copy, new), known(), strict=True)] == [
        True, True,
    ]  # fmt: skip
    assert all(f"job={job.key[:12]}" in line and "state=done" in line for line in known())
    (listed,) = read_jobs(here.workspace.job_list)
    shown = "".join(line.strip() for line in page_lines(here.workspace.folder, listed))
    assert str(copy) in shown
    assert str(new) in shown


def test_a_copy_of_a_model_that_was_refused_gets_one_line(here: World) -> None:
    model = write_model(here.inbox / "m.onnx", refuse="it is damaged")
    here.once()
    (here.inbox / "z.onnx").write_bytes(model.read_bytes())

    here.once()
    here.once()

    lines = [line for line in here.log.getvalue().splitlines() if " known " in line]
    assert len(lines) == 1
    assert "z.onnx" in lines[0]
    assert "state=rejected" in lines[0]


def test_a_result_that_was_thrown_away_is_made_again(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    record = here.once()["m"].record
    assert record is not None
    Path(record.offline_model).unlink()

    assert here.once()["m"].state == "tuned"


def test_repeat_tune_tunes_a_known_model_again_but_once_a_daemon(
    here: World, settings: Settings
) -> None:
    write_model(here.inbox / "m.onnx")
    here.once()
    here.workshop.settings = replace(settings, repeat_tune=True)
    here.workshop.pipeline = pipeline = FakePipeline()

    daemon = here.daemon(repeat=True)
    daemon.handle_once()
    (again,) = daemon.handle_once()

    assert pipeline.models == ["m"]
    assert again.record is not None
    assert again.record.updated == 2


def test_a_broken_model_is_set_aside_with_a_reason_and_the_others_go_on(here: World) -> None:
    broken = write_model(here.inbox / "broken.onnx", refuse="the file ends too early")
    write_model(here.inbox / "good.onnx")

    handled = here.once()

    assert (handled["broken"].state, handled["good"].state) == ("set_aside", "tuned")
    text = (here.workspace.folder / "rejected" / "broken.onnx.reason.txt").read_text()
    lines = text.splitlines()
    assert len(lines) <= 10
    assert "what:  broken.onnx: the file ends too early [EG0011]" in lines
    assert f"where: {broken}" in lines
    assert "hint:  export it again" in lines
    assert any(line.startswith("retry: ") for line in lines)
    assert broken.exists()


def test_what_is_wrong_with_its_settings_is_said_of_their_file(here: World) -> None:
    what = "--input_shape: 'x' [9] does not fit the model"
    model = write_model(here.inbox / "m.onnx", refuse=what)
    model.with_suffix(".aoe.json").write_text('{"input_shape": "x:9"}')

    reason = here.once()["m"].reason

    assert reason is not None
    assert reason.what == "m.onnx: --input_shape: 'x' [9] does not fit the model"
    assert "retry: correct the file, or its settings m.aoe.json;" in Path(reason.file).read_text()


def test_a_model_that_was_set_aside_is_not_tried_again_until_its_reason_is_deleted(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "broken.onnx", refuse="no")
    here.once()

    again = here.once()["broken"]
    assert pipeline.models == ["broken"]
    assert again.reason is not None
    Path(again.reason.file).unlink()
    here.once()

    assert again.state == "set_aside"
    assert pipeline.models == ["broken", "broken"]


def test_a_reason_that_an_earlier_version_left_in_set_aside_holds_until_it_is_deleted(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "broken.onnx", refuse="no")
    reason = here.once()["broken"].reason
    assert reason is not None
    earlier = here.workspace.folder / "set_aside"
    (here.workspace.folder / "rejected").rename(earlier)
    with sqlite3.connect(here.workspace.job_list) as database:
        database.execute("UPDATE jobs SET result = replace(result, '/rejected/', '/set_aside/')")
    database.close()

    again = here.once()["broken"]
    (earlier / Path(reason.file).name).unlink()
    here.once()

    assert again.reason is not None
    assert Path(again.reason.file).parent == earlier
    assert pipeline.models == ["broken", "broken"]
    assert (here.workspace.folder / "rejected" / Path(reason.file).name).exists()


def test_a_corrected_model_takes_its_old_reason_away(here: World) -> None:
    model = write_model(here.inbox / "m.onnx", refuse="no")
    here.once()
    reasons = here.workspace.folder / "rejected"
    assert len(list(reasons.iterdir())) == 2

    write_model(model)
    handled = here.once()

    assert handled["m"].state == "tuned"
    assert list(reasons.iterdir()) == []


def test_two_broken_models_of_one_name_have_a_reason_each(here: World) -> None:
    for folder in ("a", "b"):
        (here.inbox / folder).mkdir()
        write_model(here.inbox / folder / "m.onnx", refuse=f"no {folder}")

    here.once()

    reasons = (here.workspace.folder / "rejected").glob("*.reason.txt")
    assert sorted("no a" in path.read_text() for path in reasons) == [False, True]


def test_an_unexpected_error_keeps_its_traceback_in_a_file_and_the_daemon_goes_on(
    here: World,
) -> None:
    write_model(here.inbox / "a.onnx", **{"break": "planted"})
    write_model(here.inbox / "b.onnx")

    handled = here.once()

    assert handled["b"].state == "tuned"
    reason = handled["a"].reason
    assert reason is not None
    assert "RuntimeError: planted" in reason.what
    assert "Traceback" in Path(reason.traceback).read_text()
    assert "Traceback" not in Path(reason.file).read_text()


def test_nothing_is_left_in_the_workspace_of_a_session_that_failed(here: World) -> None:
    write_model(here.inbox / "m.onnx", refuse="no")

    here.once()

    left = sorted(path.name for path in here.workspace.folder.iterdir())
    assert left == ["jobs.db", "log", "rejected", "running", "work"]
    assert list((here.workspace.folder / "work").iterdir()) == []


def test_a_disk_that_refuses_is_not_the_models_fault(
    here: World, tmp_path: Path, settings: Settings
) -> None:
    write_model(here.inbox / "m.onnx")
    (tmp_path / "in_the_way").write_text("a file")

    here.workshop.settings = replace(settings, result_path=tmp_path / "in_the_way")
    failed = here.once()["m"]
    here.workshop.settings = settings

    assert failed.state == "failed"
    assert not (here.workspace.folder / "rejected").exists()
    assert here.once()["m"].state == "tuned"


def test_a_model_that_is_replaced_while_it_is_tuned_is_tuned_as_it_was_and_as_it_is(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx", tasks=[1])

    def change() -> None:
        if len(pipeline.models) == 1:
            write_model(model, tasks=[1, 9])

    pipeline.meanwhile = change
    daemon = here.daemon()
    (handled,) = daemon.handle_once()

    assert pipeline.models == ["m", "m"]
    assert daemon.left == {}
    assert handled.record is not None
    assert handled.record.tasks == 2
    assert sorted(job.result["tasks"] for job in here.jobs.list()) == [1, 2]


def test_a_model_that_is_replaced_while_it_waits_is_not_tuned_as_it_was(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "a.onnx", tasks=[1])
    later = write_model(here.inbox / "b.onnx", tasks=[2])

    def change() -> None:
        if pipeline.models == ["a"]:
            write_model(later, tasks=[2, 3])

    pipeline.meanwhile = change
    handled = here.once()

    assert pipeline.models == ["a", "b"]
    assert handled["b"].record is not None
    assert handled["b"].record.tasks == 2
    assert here.states() == [JobState.DONE, JobState.DONE]


def test_what_changed_unseen_before_it_was_copied_is_looked_into_again(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx", tasks=[1])
    examine = here.examiner.read

    def replaced_behind_our_back(path: Path, _: Path) -> Content:
        found = examine(path, path)
        if len(here.examiner.examined) == 1:
            before = model.stat()
            model.write_text(model.read_text().replace("[1]", "[7]"))
            os.utime(model, ns=(before.st_atime_ns, before.st_mtime_ns))
        return found

    here.examiner.read = replaced_behind_our_back
    handled = here.once()["m"]

    assert handled.record is not None
    assert handled.record.task_keys == (task_of(7).key,)
    assert here.states() == [JobState.DONE]


def test_a_link_with_the_name_of_a_model_is_told_once(here: World, tmp_path: Path) -> None:
    model = write_model(tmp_path / "elsewhere.onnx")
    (here.inbox / "m.onnx").symlink_to(model)
    daemon = here.daemon()

    daemon.handle_once()
    daemon.handle_once()

    assert here.log.getvalue().count("ignored path=") == 1


def test_a_job_that_its_time_limit_cut_short_goes_on_in_the_next_run(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx", tasks=[1, 2, 3])
    pipeline.most_tasks = 2

    here.once()
    told = here.log.getvalue()
    pipeline.most_tasks = None
    after = here.once()["m"]

    assert 'why="time limit: 1 of 3 tasks not tuned; run again to continue"' in told
    assert after.state == "tuned"
    assert after.record is not None
    assert (after.record.hits, after.record.added) == (2, 1)


def test_a_model_that_names_a_missing_data_file_is_handed_on_to_say_so(here: World) -> None:
    write_model(here.inbox / "m.onnx", refuse="its data file w.bin is missing")
    here.examiner.read = lambda path, _: Content(("w.bin",))

    handled = here.once()["m"]
    (here.inbox / "w.bin").write_bytes(b"weights")
    write_model(here.inbox / "m.onnx")

    assert handled.state == "set_aside"
    assert here.once()["m"].state == "tuned"


def test_told_to_stop_the_daemon_ends_after_the_running_candidate_and_the_job_is_queued(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    daemon = here.daemon()

    def stop() -> None:
        daemon.stop()
        until(lambda: here.workshop.is_draining)

    pipeline.meanwhile = stop

    handled = daemon.handle_once()
    pipeline.meanwhile = lambda: None
    after = here.once()["m"]

    assert handled == ()
    assert after.record is not None
    assert (after.record.hits, after.record.added) == (1, 1)
    assert [job.deaths for job in here.jobs.list()] == [0]


def test_a_job_that_was_interrupted_waits_again_and_it_alone_is_resumed(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx")

    def interrupt() -> None:
        raise KeyboardInterrupt

    pipeline.meanwhile = interrupt
    with pytest.raises(KeyboardInterrupt):
        here.once()
    assert here.states() == [JobState.QUEUED]
    pipeline.meanwhile = lambda: None
    here.once()
    here.jobs.requeue(here.jobs.list()[0].key, model)
    here.once()

    assert [options.resumes for options in pipeline.options] == [False, True, False]


def test_a_busy_device_leaves_the_job_in_the_queue(here: World, tmp_path: Path) -> None:
    write_model(here.inbox / "m.onnx")

    with holding_device(tmp_path / "run"), pytest.raises(DeviceBusy):
        here.once()

    assert here.states() == [JobState.QUEUED]


def test_a_model_whose_worker_died_three_times_is_set_aside_and_the_others_come_first(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "a.onnx", tasks=[1])
    write_model(here.inbox / "b.onnx", tasks=[2])
    here.workshop.dies_of = ["SIGSEGV"]
    once = here.daemon()
    once.handle_once()
    assert pipeline.models == ["b", "a"]

    write_model(here.inbox / "c.onnx", tasks=[3])
    here.workshop.dies_of = ["SIGSEGV", "SIGKILL", "no sign of life for 900 s"]
    handled = here.once()["c"]

    assert pipeline.models == ["b", "a"]
    assert handled.reason is not None
    assert "died 3 times, the last time by no sign of life for 900 s" in handled.reason.what
    assert here.job("c").deaths == 3


def test_a_job_that_was_interrupted_too_often_is_set_aside_untried(
    here: World, pipeline: FakePipeline
) -> None:
    write_model(here.inbox / "m.onnx")
    here.workshop.dies_of = ["SIGSEGV"] * 3
    here.once()
    here.jobs.requeue(here.job().key, here.inbox / "m.onnx")
    here.jobs.claim(here.job().key)
    most = MAX_INTERRUPTIONS - 1
    here.jobs._file.database.execute(f"UPDATE jobs SET owner = '1:0', interruptions = {most}")

    handled = here.once()["m"]

    assert pipeline.models == []
    assert handled.reason is not None
    assert "the daemon ended 20 times while it was tuned" in handled.reason.what


def test_a_file_that_cannot_be_looked_into_is_told_and_the_others_go_on(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    locked = write_model(here.inbox / "locked.onnx", note="locked")

    def read(path: Path, _: Path) -> Content:
        if "locked" in path.read_text():
            raise PermissionError(13, "Permission denied", str(path))
        return Content()

    here.examiner.read = read
    handled = here.once()

    assert (handled["locked"].state, handled["m"].state) == ("failed", "tuned")
    assert handled["locked"].reason is not None
    assert "Permission denied" in handled["locked"].reason.what
    assert [one.path for one in files_seen(here.workspace.job_list) if one.said] == [locked]


def test_each_job_ends_in_one_line_that_sums_it_up(here: World) -> None:
    write_model(here.inbox / "m.onnx")

    here.once()

    (line,) = (line for line in here.log.getvalue().splitlines() if "job_ended" in line)
    assert "model=m state=tuned tasks=2 hits=0 added=2 updated=0 trials=2" in line


@pytest.mark.parametrize(("settle_s", "waits_s"), [(2.0, [1.0] * 20), (0.0018, [0.01] * 2)])
def test_a_file_that_has_not_settled_in_ten_settling_times_is_left_with_a_word(
    here: World, settle_s: float, waits_s: list[float]
) -> None:
    model, size, waited_s = write_model(here.inbox / "m.onnx"), count(1), list[float | None]()

    def grow() -> float:
        os.truncate(model, next(size))
        return 0.0

    async def wait(timeout_s: float | None) -> bool:
        waited_s.append(timeout_s)
        return False

    here.parts = replace(here.parts, now_s=grow)
    here.bounds = replace(here.bounds, settle_s=settle_s)
    daemon = here.daemon()
    daemon.daemon_state.wakes.files.wait = wait  # type: ignore[method-assign]

    assert daemon.handle_once() == ()
    assert waited_s == waits_s
    assert 'why="still being written"' in here.log.getvalue()


@pytest.fixture
def serving(here: World) -> Iterator[Daemon]:
    with served(here) as daemon:
        yield daemon


def tuned(here: World) -> int:
    return here.log.getvalue().count("state=tuned")


@pytest.mark.parametrize("arrival", ["moved", "linked", "folder", "renamed"])
def test_a_model_is_found_however_it_arrives(
    here: World, serving: Daemon, tmp_path: Path, arrival: str
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    model = write_model(outside / "m.onnx")
    until(lambda: "watching" in here.log.getvalue())
    if arrival == "moved":
        model.rename(here.inbox / "m.onnx")
    elif arrival == "linked":
        os.link(model, here.inbox / "m.onnx")
    elif arrival == "folder":
        outside.rename(here.inbox / "outside")
    else:
        part = here.inbox / "m.onnx.part"
        part.write_bytes(model.read_bytes())
        part.rename(here.inbox / "m.onnx")

    # Some arrivals make no event: the timer would find them, and so does a nudge.
    serving.daemon_state.wakes.hint()
    until(lambda: tuned(here) == 1)


def test_a_folder_that_is_removed_and_made_anew_is_watched_again(
    here: World, serving: Daemon
) -> None:
    first = write_model(here.inbox / "first.onnx")
    until(lambda: tuned(here) == 1)
    first.unlink()
    here.inbox.rmdir()
    here.inbox.mkdir()

    write_model(here.inbox / "second.onnx", tasks=[3])

    # Long before the timer would look by itself.
    until(lambda: tuned(here) == 2)


def test_a_second_daemon_says_once_that_it_waits_and_then_works(
    here: World, serving: Daemon, tmp_path: Path
) -> None:
    with holding_device(tmp_path / "run"):
        write_model(here.inbox / "m.onnx")
        until(lambda: "waiting why=" in here.log.getvalue())
        for _ in range(5):
            serving.daemon_state.wakes.hint()
            time.sleep(0.02)
        told = here.log.getvalue().count("waiting why=")

    serving.daemon_state.wakes.hint()
    until(lambda: tuned(here) == 1)
    assert told == 1
