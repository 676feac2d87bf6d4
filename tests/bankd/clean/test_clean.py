"""What of a workspace goes, what stays, and that nothing beside it is touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.clean import clean
from bankd.clean.clean import Cleaned, removed
from bankd.clean.listing import EntryKind, MeasuredSize, WorkspaceEntry, listed
from bankd.clean.plan import DAY_S, planned
from bankd.config.bounds import Bounds
from bankd.errors import BankdError
from bankd.jobs import Job, Jobs, JobState, read_places
from bankd.jobs.owner import own_identity

NOW_S = 1_790_000_000.0
BOUNDS = Bounds(keep_days=30, keep_mb=1)
MIB = 2**20
KEY = "c0ffee" + "0" * 58


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "aoe_workspace").mkdir()
    return tmp_path / "aoe_workspace"


@pytest.fixture
def jobs(workspace: Path) -> Iterator[Jobs]:
    with closing(Jobs(workspace / "jobs.db")) as table:
        yield table


def put(path: Path, days: float, size_bytes: int = 100) -> Path:
    """A file that was written so many days ago, in folders that are as old."""
    made = [folder for folder in path.parents if not folder.exists()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.truncate(path, size_bytes)
    for each in (path, *made):
        os.utime(each, (NOW_S, NOW_S - days * DAY_S))
    return path


def put_result(workspace: Path, model: str, days: float, size_bytes: int = 100) -> str:
    """Its folder's name, which has another time for every age."""
    name = f"{model}_{int(2e16 - days * 1e6):017d}"
    put(workspace / name / "tunespace" / "result" / f"{name}_tune.om", days, size_bytes)
    return name


def names(done: Cleaned) -> list[str]:
    return ["/".join(removal.entry.parts) for removal in done.removed]


def cleaned(workspace: Path, bounds: Bounds = BOUNDS, now_s: float = NOW_S) -> list[str]:
    return names(clean(workspace, bounds, now_s=now_s))


def results(workspace: Path) -> set[str]:
    return {path.name for path in workspace.iterdir() if path.is_dir() and "_" in path.name}


def job(key: str, path: str, state: JobState, **result: str) -> Job:
    owner = own_identity() if state is JobState.RUNNING else None
    return Job(key, Path(path), state, 0, owner, "", None, None, result)


# What goes for its age.


def test_of_each_model_the_newest_result_stays_and_older_ones_go_after_their_days(
    workspace: Path,
) -> None:
    old, older, newest = (put_result(workspace, "m", days) for days in (40, 50, 35))
    young, other = put_result(workspace, "n", 29), put_result(workspace, "n", 1)

    gone = cleaned(workspace)

    assert gone == sorted([old, older])
    assert results(workspace) == {newest, young, other}
    assert list(workspace.glob("*.gone*")) == []


def test_models_of_one_name_in_two_folders_keep_a_result_each(workspace: Path, jobs: Jobs) -> None:
    kept = [put_result(workspace, "m", days) for days in (50, 40, 1)]
    gone = put_result(workspace, "m", 60)
    for name, path in zip([*kept, gone], ("/a", "/b", "/c", "/b"), strict=True):
        model = str(workspace / name / "tunespace" / "result" / f"{name}_tune.om")
        jobs.enqueue(name, Path(path) / "m.onnx")
        jobs.finish(name, {"offline_model": model})

    assert cleaned(workspace) == [gone]
    assert results(workspace) == set(kept)


def test_a_result_that_no_job_tells_of_goes_when_any_of_its_name_is_newer(
    workspace: Path, jobs: Jobs
) -> None:
    known, unknown = put_result(workspace, "m", 35), put_result(workspace, "m", 40)
    put_result(workspace, "n", 1)
    jobs.enqueue(KEY, Path("/a/m.onnx"))
    jobs.finish(KEY, {"offline_model": f"/moved/{known}/tunespace/result/{known}_tune.om"})

    assert cleaned(workspace) == [unknown]


def test_logs_go_after_their_days_but_not_that_of_a_running_job() -> None:
    ages = {"c0ffee": 90, "dead": 31, "beef": 30, "babe": 29}
    entries = [entry(EntryKind.LOG, ("log", f"{a}.log"), days, about=a) for a, days in ages.items()]

    plan = planned(entries, [job(KEY, "/m.onnx", JobState.RUNNING)], BOUNDS, NOW_S)

    assert [removal.entry.about for removal in plan.removals] == ["dead"]


def test_tracebacks_go_as_logs_do(workspace: Path) -> None:
    put(workspace / "log" / "bankd_20260101000000000_77.log", 31)
    put(workspace / "log" / "c0ffee000000.log", 1)
    put(workspace / "log" / "mine.txt", 90)

    assert cleaned(workspace) == ["log/bankd_20260101000000000_77.log"]


def test_a_folder_without_an_offline_model_goes_after_its_days(workspace: Path) -> None:
    for name, days in (("m_20260101000000000", 31), ("m_20260201000000000", 2)):
        put(workspace / name / "tunespace" / "result" / "x", days).unlink()
        os.utime(workspace / name / "tunespace" / "result", (NOW_S, NOW_S - days * DAY_S))
    put_result(workspace, "m", 20)

    assert cleaned(workspace) == ["m_20260101000000000"]


# What goes for its size.


def test_while_all_results_take_too_much_the_oldest_go_first_but_never_the_newest_of_a_model(
    workspace: Path,
) -> None:
    oldest_of_m, older = (put_result(workspace, "m", days, MIB // 2) for days in (9, 8))
    newest = put_result(workspace, "m", 7, MIB // 2)
    alone = put_result(workspace, "n", 20, MIB // 2)

    first = cleaned(workspace, replace(BOUNDS, keep_mb=1))
    second = cleaned(workspace, replace(BOUNDS, keep_mb=0))

    assert (first, second) == (sorted([oldest_of_m, older]), [])
    assert results(workspace) == {newest, alone}


def test_results_that_fit_stay(workspace: Path) -> None:
    for days in (3, 2):
        put_result(workspace, "m", days, MIB // 2)

    assert cleaned(workspace, replace(BOUNDS, keep_mb=1)) == []


def test_results_of_a_running_job_stay_however_old_and_large() -> None:
    by_name = entry(EntryKind.RESULT, ("m_1",), 99, about="m", has_model=True)
    by_folder = entry(EntryKind.RESULT, ("other_2",), 98, about="other", has_model=False)
    others = [entry(EntryKind.RESULT, (f"{about}_{days}",), days, about=about, has_model=True)
              for about in ("m", "other") for days in (50, 1)]  # fmt: skip
    runs = job(
        KEY, "/in/m.onnx", JobState.RUNNING, offline_model="/w/other_2/tunespace/result/o.om"
    )

    plan = planned([by_name, by_folder, *others], [runs], replace(BOUNDS, keep_mb=0), NOW_S)

    assert [removal.entry.name for removal in plan.removals] == ["other_50"]


# What killed processes left.


def test_what_dead_processes_left_goes_at_once_and_what_runs_keeps_its_own(
    workspace: Path, jobs: Jobs
) -> None:
    jobs.enqueue(KEY, workspace / "m.onnx")
    jobs.claim(KEY)
    dead = subprocess.Popen(["true"])
    dead.wait()
    for name in (KEY[:12], "deadbeef0000"):
        put(workspace / "work" / name / "weights" / "m.data", 0)
        put(workspace / "running" / f"{name}.json", 0)
    for process in (os.getpid(), dead.pid):
        put(workspace / "control" / f"{process}.sock", 0)

    assert cleaned(workspace) == [
        f"control/{dead.pid}.sock", "running/deadbeef0000.json", "work/deadbeef0000",
    ]  # fmt: skip
    assert (workspace / "work" / KEY[:12] / "weights" / "m.data").exists()


def test_what_a_job_of_a_dead_daemon_left_goes(workspace: Path, jobs: Jobs) -> None:
    jobs.enqueue(KEY, workspace / "m.onnx")
    jobs.claim(KEY)
    jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")
    put(workspace / "running" / f"{KEY}.json", 0)

    assert cleaned(workspace) == [f"running/{KEY}.json"]


def test_temporary_files_go_after_a_day(workspace: Path) -> None:
    result = put_result(workspace, "m", 0)
    for folder in ("log", "running", "rejected", "."):
        put(workspace / folder / ".new-old.tmp", 1.1)
        put(workspace / folder / ".new-young.tmp", 0.9)

    gone = cleaned(workspace)

    assert gone == [".new-old.tmp", "log/.new-old.tmp", "rejected/.new-old.tmp",
                    "running/.new-old.tmp"]  # fmt: skip
    assert results(workspace) == {result}


def test_a_removal_that_was_cut_short_is_finished_by_the_next(
    workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, kept = put_result(workspace, "m", 90), put_result(workspace, "m", 1)

    def killed(*arguments: object, **more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", killed)
        with pytest.raises(KeyboardInterrupt):
            cleaned(workspace)
    assert not (workspace / old).exists()
    (gone,) = cleaned(workspace)

    assert gone.startswith(".gone-")
    assert results(workspace) == {kept}
    assert list(workspace.iterdir()) == [workspace / kept]


# Clocks that are wrong.


def test_what_has_a_time_to_come_counts_as_new(workspace: Path) -> None:
    put_result(workspace, "m", -400)
    put_result(workspace, "m", 1)
    put(workspace / "log" / "c0ffee.log", -400)

    assert cleaned(workspace) == []


def test_a_clock_far_after_the_newest_entry_removes_nothing_for_its_age_and_says_so(
    workspace: Path,
) -> None:
    for days in (5, 4):
        put_result(workspace, "m", days)
    put(workspace / "log" / "c0ffee.log", 4)
    put(workspace / "control" / f"{os.getpid()}.sock", -400)  # A daemon that has just begun.
    put(workspace / "running" / "dead.json", 4)

    done = clean(workspace, BOUNDS, now_s=NOW_S + 400 * DAY_S)

    assert names(done) == ["running/dead.json"]
    (remark,) = done.remarks
    assert "nothing was removed for its age (2 in all)" in remark
    assert "nothing was written here for 404 days" in remark


def test_without_anything_old_a_long_silence_is_nothing_to_tell_of(workspace: Path) -> None:
    put_result(workspace, "m", 400)

    assert clean(workspace, BOUNDS, now_s=NOW_S).remarks == ()


# What is not ours, or not as it was.


def test_links_lead_nowhere(workspace: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    put(outside / "c0ffee.log", 90)
    put(outside / "tunespace" / "result" / "x.om", 90)
    put_result(workspace, "m", 1)
    inside = put(workspace / "m_20250101000000000" / "tunespace" / "result" / "x.om", 90)
    (inside.parent / "deep").symlink_to(outside)
    for name in ("log", "m_20240101000000000", "work"):
        (workspace / name).symlink_to(outside)
    os.utime(inside.parent, (NOW_S, NOW_S - 90 * DAY_S))
    os.utime(inside.parent / "deep", (NOW_S, NOW_S - 90 * DAY_S), follow_symlinks=False)

    assert cleaned(workspace) == ["m_20250101000000000"]
    assert (outside / "c0ffee.log").exists()
    assert (outside / "tunespace" / "result" / "x.om").exists()
    assert (workspace / "log").is_symlink()


def test_what_has_another_name_or_kind_than_ours_stays(workspace: Path) -> None:
    put_result(workspace, "m", 1)
    put(workspace / "backup_20240101000000000" / "tunespace" / "x.om", 90)
    put(workspace / "backup_20240101000000000" / "mine.txt", 90)
    put(workspace / "notes_20240101000000000", 90)
    put(workspace / "running" / "c0ffee.json" / "folder", 90)
    put(workspace / "control" / "0.sock", 90)
    put(workspace / "control" / "note.txt", 90)
    put(workspace / "work" / "c0ffee", 90)
    put(workspace / "rejected" / "note.txt", 90)
    for name in (".new-report.tmp", ".new-ABCDEFGH.tmp", ".new-abcd_123.tmp.txt", "m.tmp"):
        put(workspace.parent / name, 90)
    put(workspace.parent / ".new-abcd_123.tmp" / "in a folder", 90)

    assert cleaned(workspace) == []


@pytest.mark.parametrize("place", ["rejected", "set_aside"], ids=["now", "earlier versions"])
def test_the_reason_of_no_job_goes_after_its_days(workspace: Path, jobs: Jobs, place: str) -> None:
    folder = workspace / place
    for name, days in (("told", 90), ("old", 31), ("young", 29)):
        for suffix in ("reason.txt", "reason.json", "operators.json"):
            put(folder / f"{name}.onnx.{suffix}", days)
    put(workspace / "log" / "c0ffee000000.log", 1)
    jobs.enqueue(KEY, Path("/a/told.onnx"))
    jobs.set_aside(KEY, {"what": "no model", "file": str(folder / "told.onnx.reason.txt")})

    assert cleaned(workspace) == [
        f"{place}/old.onnx.operators.json",
        f"{place}/old.onnx.reason.json",
        f"{place}/old.onnx.reason.txt",
    ]


def test_a_report_that_was_never_finished_goes_though_it_lies_beside_the_workspace(
    workspace: Path,
) -> None:
    put(workspace.parent / ".new-abcd_123.tmp", 2)
    put(workspace.parent / ".new-wxyz_789.tmp", 0.5)

    assert cleaned(workspace) == ["../.new-abcd_123.tmp"]
    assert (workspace.parent / ".new-wxyz_789.tmp").exists()


def test_of_a_long_list_no_more_is_read_than_is_needed(workspace: Path, jobs: Jobs) -> None:
    kept = put_result(workspace, "m", 1)
    model = f"/moved/{kept}/tunespace/result/{kept}_tune.om"
    for key, done in (("here", model), ("gone", model.replace(kept, "m_20260101000000000"))):
        jobs.enqueue(key, Path("/a/m.onnx"))
        jobs.finish(key, {"offline_model": done, "tasks": ["a lot"] * 100})

    (read,) = read_places(workspace / "jobs.db", [kept])

    assert read.key == "here"
    assert read.result == {"offline_model": model, "file": None}


def test_a_tree_deeper_than_any_of_ours_stays(workspace: Path) -> None:
    (workspace / "work" / "c0ffee" / "/".join("f" * 70)).mkdir(parents=True)
    (workspace / "work" / "beef" / "/".join("f" * 7)).mkdir(parents=True)

    assert cleaned(workspace) == ["work/beef"]


def test_a_pipe_and_a_socket_are_removed_unopened(workspace: Path) -> None:
    for folder in ("running", "control"):
        (workspace / folder).mkdir()
    os.mkfifo(workspace / "running" / "dead.json")
    # By way of its folder: the path itself may be too long for a socket.
    folder = os.open(workspace / "control", os.O_PATH)
    with closing(socket.socket(socket.AF_UNIX)) as bound:
        bound.bind(f"/proc/self/fd/{folder}/999999999.sock")
    os.close(folder)

    assert cleaned(workspace) == ["control/999999999.sock", "running/dead.json"]


def test_what_changed_since_it_was_listed_stays(workspace: Path) -> None:
    grown, made_anew = put_result(workspace, "m", 90), put_result(workspace, "m", 80)
    put_result(workspace, "m", 1)
    plan = planned(listed(workspace), (), BOUNDS, NOW_S)
    put(workspace / grown / "tunespace" / "result" / f"{grown}_tune.om", 90, 101)
    (workspace / made_anew).rename(workspace / "aside")
    put_result(workspace, "m", 80)

    done, failed = removed(workspace, plan.removals)

    assert [removal.entry.name for removal in plan.removals] == sorted([grown, made_anew])
    assert (done, failed) == ((), ())
    assert {grown, made_anew} < results(workspace)


def test_what_went_since_it_was_listed_is_not_told_of(workspace: Path) -> None:
    log = put(workspace / "log" / "c0ffee.log", 90)
    put(workspace / "log" / "beef.log", 1)
    plan = planned(listed(workspace), (), BOUNDS, NOW_S)
    log.unlink()

    assert len(plan.removals) == 1
    assert removed(workspace, plan.removals) == ((), ())


def test_what_the_disk_refuses_is_told_and_the_rest_goes_on(
    workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = os.unlink

    def refuse(name: Any, **more: Any) -> None:
        if name == "beef.log":
            raise PermissionError(13, "Permission denied")
        unlink(name, **more)

    for name in ("beef", "c0ffee"):
        put(workspace / "log" / f"{name}.log", 90)
    put_result(workspace, "m", 1)
    monkeypatch.setattr(os, "unlink", refuse)
    done = clean(workspace, BOUNDS, now_s=NOW_S)

    assert names(done) == ["log/c0ffee.log"]
    assert [(one.entry.name, one.why) for one in done.failed] == [
        ("beef.log", "Permission denied")
    ]  # fmt: skip


def test_with_a_job_list_that_cannot_be_read_nothing_is_removed(workspace: Path) -> None:
    (workspace / "jobs.db").write_bytes(b"nothing of SQLite's" * 100)
    put(workspace / "running" / "dead.json", 0)

    with pytest.raises(BankdError, match=r"jobs\.db"):
        cleaned(workspace)

    assert (workspace / "running" / "dead.json").exists()


def test_a_workspace_that_is_not_there_needs_no_cleaning(tmp_path: Path) -> None:
    assert clean(tmp_path / "gone", BOUNDS) == Cleaned(())
    assert list(tmp_path.iterdir()) == []


def test_a_dry_run_tells_the_same_and_removes_nothing(workspace: Path) -> None:
    old = put_result(workspace, "m", 90, 3 * MIB)
    put_result(workspace, "m", 1)

    told = clean(workspace, BOUNDS, now_s=NOW_S, dry_run=True)
    done = clean(workspace, BOUNDS, now_s=NOW_S)

    assert told == done
    assert (names(done), done.size_bytes) == ([old], 3 * MIB)


# Whatever there is, and whatever the clock says.


def entry(
    kind: EntryKind,
    parts: tuple[str, ...],
    days: float,
    *,
    about: str = "",
    has_model: bool = False,
) -> WorkspaceEntry:
    measured = MeasuredSize((1, hash(parts)), False, MIB, NOW_S - days * DAY_S, has_model)
    return WorkspaceEntry(kind, parts, measured, about)


RESULTS = st.builds(
    lambda model, number, days, has_model: entry(
        EntryKind.RESULT, (f"{model}_{number}",), days, about=model, has_model=has_model
    ),
    st.sampled_from("mn"), st.integers(0, 9), st.floats(-1e5, 1e5), st.booleans(),
)  # fmt: skip


@given(
    st.lists(RESULTS, unique_by=lambda one: one.parts),
    st.floats(-1e12, 1e12),
    st.integers(1, 100),
    st.integers(0, 20),
)
def test_whatever_the_clock_says_each_model_keeps_its_newest_result(
    entries: list[WorkspaceEntry], now_s: float, keep_days: int, keep_mb: int
) -> None:
    plan = planned(entries, (), Bounds(keep_days=keep_days, keep_mb=keep_mb), now_s)

    going = {removal.entry for removal in plan.removals}
    assert len(going) == len(plan.removals)
    for model in {one.about for one in entries if one.measured.has_model}:
        own = [one for one in entries if one.about == model and one.measured.has_model]
        assert max(own, key=lambda one: (one.measured.newest_s, one.name)) not in going
