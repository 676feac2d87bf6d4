"""Jobs by keys: what runs, waits, is done or was set aside; with and without a daemon."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from bankd.control.place import socket_file
from bankd.control.protocol import ControlRequest, Verb
from bankd.jobs import FileSeen, Jobs, JobState
from bankd.jobs.running import MAX_SEARCH, Progress, log_file, progress_file
from tests.bankd.control.answering import answering
from tests.tui.driving import Steps, drive, press, screen_text, settled, toasts, until
from tests.tui.goldens import assert_golden
from tui.jobs.formatting import cells, status, tones
from tui.jobs.job_lines import read_list
from tui.jobs.job_screen import JobScreen
from tui.jobs.screen import JobsScreen
from tui.tones import Tone
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import ConfirmScreen
from tui.windows.text_windows import ErrorScreen, LinesScreen

LONG_AGO = "2026-01-02T14:02:00Z"
HOSTILE = "[red]x[bold]\x1b]0;t\x07"
NAMES = ("resnet50", "bert", HOSTILE, "vgg", "alexnet")
RUNNING, QUEUED, NAMELESS, DONE, ASIDE = (f"{number}a" * 16 for number in range(5))
KEYS = (RUNNING, QUEUED, NAMELESS, DONE, ASIDE)
RECORD: dict[str, Any] = {
    "default_ms": 12.5, "subgraph_ms": 9.1, "tuned_ms": 8.125, "peer_name": "onnxruntime",
    "peer_ms": 9.9, "peer_ratio": [1.1, 1.22, 1.3], "default_ratio": [1.5, 1.54, 1.6],
    "tasks": 12, "hits": 3, "added": 9, "updated": 0, "trials": 412, "tuning_s": 325.0,
    "target": "x86_64-v4, 2 cores", "offline_model": "/out/vgg_tune.om",
}  # fmt: skip
REASON = {"what": "the model has no batch size", "hint": "give --input_shape",
          "file": "/work/alexnet.onnx.reason.txt"}  # fmt: skip
PROGRESS = Progress("tune", "measuring candidates", 3, 27, "conv_1", "conv", 130.0, 812.0, 610.0,
                    (1.0, 1.1, 1.25, 1.33), 140, LONG_AGO, LONG_AGO)  # fmt: skip


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TZ", "UTC")
    Path("work").mkdir()
    return Path("work")


@pytest.fixture
def daemon(workspace: Path) -> Iterator[Jobs]:
    """This process is the daemon: one job runs, two wait, one is done, one was set aside."""
    with closing(Jobs(workspace / "jobs.db")) as jobs, jobs.serving([Path("/models")]):
        for key, name in zip(KEYS, NAMES, strict=True):
            model = workspace / f"{name}.onnx"
            model.touch()
            jobs.enqueue(key, model)
        for key in (RUNNING, DONE, ASIDE):
            assert jobs.claim(key)
        jobs.finish(DONE, RECORD)
        jobs.set_aside(ASIDE, REASON)
        tell(workspace, PROGRESS)
        log = log_file(workspace, RUNNING)
        log.parent.mkdir()
        log.write_text("14:02:01 tuning 27 tasks\n14:02:09 [red]conv_1[/] is decided\n")
        yield jobs


def tell(workspace: Path, progress: Progress) -> None:
    path = progress_file(workspace, RUNNING)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(progress.__dict__))


def make_old(workspace: Path) -> None:
    """As it would look long after."""
    with closing(sqlite3.connect(workspace / "jobs.db", isolation_level=None)) as db:
        db.execute("UPDATE jobs SET queued = ?", (LONG_AGO,))
        db.execute("UPDATE jobs SET started = ? WHERE started IS NOT NULL", (LONG_AGO,))
        db.execute("UPDATE jobs SET ended = ? WHERE ended IS NOT NULL", (LONG_AGO,))
        db.execute("UPDATE daemons SET started = ?1, seen = ?1", (LONG_AGO,))


def on_jobs(workspace: Path, steps: Steps, **options: Any) -> None:
    async def opened(pilot: Pilot[None]) -> None:
        await press(pilot, "J")
        await steps(pilot)

    drive(Path("bank").absolute(), opened, workspace=workspace, **options)


@contextmanager
def changed(workspace: Path, key: str, **values: str) -> Iterator[None]:
    with closing(sqlite3.connect(workspace / "jobs.db", isolation_level=None)) as db:
        for name, value in values.items():
            db.execute(f"UPDATE jobs SET {name} = ? WHERE key = ?", (value, key))
    yield


def table(pilot: Pilot[None]) -> PagedTable[Any]:
    return pilot.app.screen.query_one(PagedTable)


async def go_to(pilot: Pilot[None], key: str) -> None:
    place = [line.job.key for line in read_list(Path("work")).lines].index(key)
    table(pilot).move_to(place)
    await settled(pilot)


async def page_of(pilot: Pilot[None], key: str) -> str:
    await go_to(pilot, key)
    await press(pilot, "enter")
    assert isinstance(pilot.app.screen, JobScreen)
    parts = (pilot.app.screen.query_one(f"#{name}", Static) for name in ("head", "job"))
    return "\n".join(str(part.render()) for part in parts)


def state_of(jobs: Jobs, key: str) -> JobState:
    job = jobs.find(key)
    assert job is not None
    return job.state


def test_the_list_shows_what_runs_first_and_how_far_it_is(workspace: Path, daemon: Jobs) -> None:
    make_old(workspace)

    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, JobsScreen)
        assert table(pilot).count == len(KEYS)
        shown = screen_text(pilot)
        assert "> running" in shown
        assert "tune 3 of 27" in shown
        assert "1.33x" in shown
        assert "2 min 10 s" in shown
        assert "bankd watch serves /models since 2026-01-02 14:02" in shown
        assert_golden("jobs", shown)

    on_jobs(workspace, steps)


def test_a_job_has_the_names_of_all_its_files(workspace: Path, daemon: Jobs) -> None:
    copy = workspace / "another.onnx"
    daemon.files.note([FileSeen(copy, "", "basis", DONE)])

    async def steps(pilot: Pilot[None]) -> None:
        assert "another" in screen_text(pilot)
        assert f"copies: {copy}" in await page_of(pilot, DONE)

    on_jobs(workspace, steps, size=(120, 40))


def test_it_is_looked_at_again_and_the_cursor_stays_at_its_job(
    workspace: Path, daemon: Jobs
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, QUEUED)
        tell(workspace, Progress(**{**PROGRESS.__dict__, "number": 4}))
        daemon.set_aside(QUEUED, REASON)
        await until(pilot, lambda: "tune 4 of 27" in screen_text(pilot))
        await settled(pilot)
        current = table(pilot).current
        assert current is not None
        assert current.job.key == QUEUED

    on_jobs(workspace, steps)


def test_without_a_daemon_the_list_is_shown_and_that_is_said(workspace: Path) -> None:
    with closing(Jobs(workspace / "jobs.db")) as jobs:
        with jobs.serving([Path("/models")]):
            jobs.enqueue(QUEUED, Path("/models/m.onnx"))
        make_old(workspace)

    async def steps(pilot: Pilot[None]) -> None:
        shown = screen_text(pilot)
        assert "no daemon is running (last seen 2026-01-02 14:02)" in shown
        assert ". queued" in shown

    on_jobs(workspace, steps)


def test_where_no_job_ever_was_it_says_how_to_start(workspace: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        shown = screen_text(pilot)
        assert "bankd watch models/" in shown
        assert "\n    work\n" in shown
        assert "no daemon is running" in shown
        await press(pilot, "x", "t", "l", "enter")
        assert isinstance(pilot.app.screen, JobsScreen)

    on_jobs(workspace, steps)

    assert not (workspace / "jobs.db").exists()


def test_a_list_that_cannot_be_read_is_told(workspace: Path) -> None:
    (workspace / "jobs.db").write_bytes(b"no database" * 100)

    async def steps(pilot: Pilot[None]) -> None:
        assert "jobs.db" in screen_text(pilot)
        await press(pilot, "q")

    on_jobs(workspace, steps)


def test_the_machines_of_a_fleet_are_shown_with_what_each_does(
    workspace: Path, daemon: Jobs
) -> None:
    machines: list[dict[str, Any]] = []

    async def answer(request: ControlRequest) -> Mapping[str, Any]:
        assert request.verb is Verb.STATUS
        return {"machines": machines}

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "m")
        assert "No machine works for this daemon." in screen_text(pilot)
        machines.append({
            "name": HOSTILE, "targets": ["x86_64-v3_1", "x86_64-v4_2"], "load": 1.25,
            "doing": "conv1", "trials_per_minute": 90.0, "unsent": 2,
        })  # fmt: skip
        machines.append({"name": "lab2", "targets": ["x86_64-v3_1"]})
        await until(pilot, lambda: "2 machines" in screen_text(pilot))
        await settled(pilot)
        assert_golden("machines", screen_text(pilot))

    with answering(socket_file(workspace, os.getpid()), answer):
        on_jobs(workspace, steps)


def test_what_runs_is_cancelled_only_after_yes(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "x")
        assert isinstance(pilot.app.screen, ConfirmScreen)
        await press(pilot, "n")
        job = daemon.find(RUNNING)
        assert job is not None
        assert job.cancelled_by is None
        await press(pilot, "x", "y")
        assert "x ending" in screen_text(pilot)

    on_jobs(workspace, steps)

    job = daemon.find(RUNNING)
    assert job is not None
    assert job.cancelled_by


def test_what_waits_is_cancelled_and_tried_again_at_once(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, QUEUED)
        await press(pilot, "x")
        assert state_of(daemon, QUEUED) is JobState.SET_ASIDE
        await press(pilot, "t")
        assert state_of(daemon, QUEUED) is JobState.QUEUED
        assert toasts(pilot)[-1] == "bert waits again"

    on_jobs(workspace, steps, toasts=True)


def test_what_is_done_cannot_be_cancelled(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await go_to(pilot, DONE)
        await press(pilot, "x")
        assert isinstance(pilot.app.screen, ErrorScreen)
        await press(pilot, "q", "t")
        assert state_of(daemon, DONE) is JobState.QUEUED

    on_jobs(workspace, steps)


def test_the_log_goes_on_while_it_is_watched(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "l")
        assert isinstance(pilot.app.screen, LinesScreen)
        assert "[red]conv_1[/] is decided" in screen_text(pilot)
        with log_file(workspace, RUNNING).open("a") as log:
            log.write("14:03:00 one more\n")
        await until(pilot, lambda: "14:03:00 one more" in screen_text(pilot))
        await press(pilot, "y", "q")
        assert isinstance(pilot.app.screen, JobsScreen)

    on_jobs(workspace, steps)


def test_a_running_job_shows_its_search(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, RUNNING)
        assert "measuring candidates, task 3 of 27" in told
        assert "best 610 us (default 812), 1.33x, about 2 min 10 s left, 140 trials" in told
        assert "14:02:01 tuning 27 tasks" in told
        await press(pilot, "x", "y")
        assert "it is being ended" in screen_text(pilot)

    on_jobs(workspace, steps)


@pytest.mark.parametrize(("is_ascii", "full"), [(False, "█"), (True, "@")])
@pytest.mark.parametrize("size", [(80, 24), (200, 50)])
def test_a_running_job_has_a_chart_of_the_best_over_its_trials(
    workspace: Path, daemon: Jobs, size: tuple[int, int], is_ascii: bool, full: str
) -> None:
    make_old(workspace)

    async def steps(pilot: Pilot[None]) -> None:
        await page_of(pilot, RUNNING)
        shown = screen_text(pilot).splitlines()
        first = next(n for n, line in enumerate(shown) if "best speed-up of conv_1 so far" in line)
        chart = [line.strip() for line in shown[first + 1 : first + 8]]
        assert chart[0].startswith("1.33x")
        assert chart[5].startswith("1.00x")
        assert chart[6].split() == ["trial", "1", "trial", "4"]
        heights = [sum(line[column] == full for line in shown[first + 1 : first + 7])
                   for column in (10, size[0] // 3, 2 * size[0] // 3, size[0] - 4)]  # fmt: skip
        assert heights == sorted(heights)
        assert heights[0] < heights[-1] == 6
        if is_ascii:
            assert "\n".join(shown).isascii()
        else:
            assert_golden(f"job_running-{size[0]}x{size[1]}", screen_text(pilot))

    on_jobs(workspace, steps, size=size, is_ascii=is_ascii)


def test_states_and_gains_have_the_colour_of_their_meaning(workspace: Path, daemon: Jobs) -> None:
    found = {line.job.key: tones(line) for line in read_list(workspace).lines}
    daemon.finish(DONE, RECORD | {"noisy": ["default"]})
    noisy = {line.job.key: tones(line) for line in read_list(workspace).lines}

    assert found[DONE] == {"state": Tone.GAIN, "best": Tone.GAIN}
    assert found[ASIDE] == {"state": Tone.LOSS, "best": None}
    assert found[RUNNING] == found[QUEUED] == {"state": None, "best": None}
    assert noisy[DONE]["best"] is Tone.UNSURE


def test_the_chart_follows_the_search_and_goes_when_there_is_none(
    workspace: Path, daemon: Jobs
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await page_of(pilot, RUNNING)
        long = tuple(1 + number / 100 for number in range(MAX_SEARCH))
        tell(workspace, replace(PROGRESS, search=long))
        await until(pilot, lambda: "119 trials before" in screen_text(pilot))
        assert "2.19x" in screen_text(pilot)
        tell(workspace, replace(PROGRESS, name=HOSTILE, search=(1.0,)))
        await until(pilot, lambda: "best speed-up of [red]x[bold]" in screen_text(pilot))
        tell(workspace, replace(PROGRESS, search=()))
        await until(pilot, lambda: "best speed-up" not in screen_text(pilot))

    on_jobs(workspace, steps)


def test_a_done_job_shows_before_and_after(workspace: Path, daemon: Jobs) -> None:
    make_old(workspace)

    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, DONE)
        bars = [line for line in told.splitlines() if line.endswith(" ms")]
        assert [line.split()[0] for line in bars] == ["default", "SGAT", "tuned", "ONNX"]
        lengths = [line.count("█") for line in bars]
        assert lengths[0] > lengths[3] > lengths[1] > lengths[2]
        assert "1.54x [1.50, 1.60] faster than the default" in told
        assert "12 tasks, 3 hits, 9 added, 0 updated, 412 trials" in told
        assert_golden("job", screen_text(pilot))

    on_jobs(workspace, steps)


def test_a_done_job_of_a_range_shows_its_speed_up_over_the_shapes(
    workspace: Path, daemon: Jobs
) -> None:
    make_old(workspace)
    times = [(1, 2.0), (8, 1.8), (64, 1.4), (512, 1.22)]
    shapes: list[dict[str, Any]] = [
        {"values": {"batch": 1, "seq": n}, "default_ms": n / 40, "tuned_ms": n / 64,
         "peer_ms": n / 64 * gain, "default_ratio": [1.5, 1.6, 1.7],
         "peer_ratio": [gain - 0.1, gain, gain + 0.1]}
        for n, gain in times
    ]  # fmt: skip
    shapes[1] |= {"peer_ms": None, "peer_ratio": None}
    record = json.dumps(RECORD | {"shape_times": shapes})

    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, DONE)
        assert "speed-up over ONNX RT, batch=1, seq=1 to batch=1, seq=512" in told
        assert "2.00x █ ▃▁ 1.22x" in told
        assert_golden("job_shapes", screen_text(pilot))

    with changed(workspace, DONE, result=record):
        on_jobs(workspace, steps)


def test_a_quantised_model_shows_time_and_error_of_each_group(
    workspace: Path, daemon: Jobs
) -> None:
    chains = [
        {"names": ["/stem/Conv", "/Relu"], "saved_us": [10, 12.5, 14], "error": 0.3,
         "is_lowered": True, "reason": ""},
        {"names": ["/fc/Gemm"], "saved_us": [1, 2, 3], "error": 4.0, "is_lowered": False,
         "reason": "fragile"},
    ]  # fmt: skip
    lowered = {"form": "int8", "chains": chains, "allowed": "cosine at least 0.999",
               "accuracy": "cosine 0.9997", "ratio": [1.9, 2.0, 2.1], "kept": ""}  # fmt: skip
    record = json.dumps(RECORD | {"lowered": lowered})

    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, DONE)
        assert "int8: 1 of 2 groups of operators; 2.00x [1.90, 2.10] as fast as f32;" in told
        assert "/stem/Conv (+1)  12.5 us     30%            int8" in told
        assert "/fc/Gemm         2.0 us      400%           f32: fragile" in told

    with changed(workspace, DONE, result=record):
        on_jobs(workspace, steps)


def test_damaged_times_by_shape_are_left_out(workspace: Path, daemon: Jobs) -> None:
    record = json.dumps(RECORD | {"shape_times": [{"values": {"n": "many"}}]})

    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, DONE)
        assert "1.54x [1.50, 1.60] faster than the default" in told
        assert "many" not in told

    with changed(workspace, DONE, result=record):
        on_jobs(workspace, steps)


def test_a_job_that_was_set_aside_says_why_and_can_be_tried_again(
    workspace: Path, daemon: Jobs
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        told = await page_of(pilot, ASIDE)
        assert "! rejected" in told
        assert "what: the model has no batch size" in told
        assert "hint: give --input_shape" in told
        await press(pilot, "t")
        assert ". queued" in screen_text(pilot)

    on_jobs(workspace, steps)


def test_a_job_that_changed_nothing_is_shown_as_unchanged(workspace: Path, daemon: Jobs) -> None:
    daemon.finish(RUNNING, {**RECORD, "is_unchanged": True})

    async def steps(pilot: Pilot[None]) -> None:
        assert "= unchanged" in await page_of(pilot, RUNNING)

    on_jobs(workspace, steps)


def test_a_record_of_another_version_is_shown_as_far_as_it_goes(
    workspace: Path, daemon: Jobs
) -> None:
    records: list[dict[str, Any]] = [
        {}, {"default_ms": "soon", "default_ratio": [1], "tasks": True, "peer_name": 7},
        {"default_ms": 1e300, "tuned_ms": -1, "default_ratio": [0, 0, 0], "hits": 10**400},
        {"peer_name": HOSTILE, "peer_ms": 1.0, "target": HOSTILE, "offline_model": HOSTILE},
    ]  # fmt: skip

    async def steps(pilot: Pilot[None]) -> None:
        await page_of(pilot, DONE)
        for record in records:
            daemon.finish(DONE, record)
            await press(pilot, "ctrl+r")
            assert "= done" in screen_text(pilot)
            assert not {"\x1b", "\x07"} & set(screen_text(pilot))

    on_jobs(workspace, steps)


def test_a_job_whose_row_goes_away_is_said_to_be_gone(workspace: Path, daemon: Jobs) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await page_of(pilot, QUEUED)
        daemon.withdraw(QUEUED)
        await press(pilot, "ctrl+r")
        assert "no longer in the list" in screen_text(pilot)

    on_jobs(workspace, steps)


def test_what_runs_in_name_only_is_interrupted(workspace: Path, daemon: Jobs) -> None:
    with changed(workspace, RUNNING, owner="1:1"):
        (line,) = (one for one in read_list(workspace).lines if one.job.key == RUNNING)

    assert cells(line)[1] == "! interrupted"
    assert line.progress is None


def test_several_daemons_are_counted(workspace: Path, daemon: Jobs) -> None:
    found = read_list(workspace)

    told = status(type(found)(found.lines, [*found.daemons, *found.daemons]))

    assert told.endswith("(and 1 other daemon)")
