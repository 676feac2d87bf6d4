"""What a running job writes for others to see, and what they make of it."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bridge.progress import after, append, followed, write_progress
from bankd.jobs.running import (
    MAX_LOG_BYTES,
    MAX_SEARCH,
    Progress,
    log_file,
    progress_file,
    read_log,
    read_progress,
)
from tests.bankd.fakes import decision_of
from tuner.session import Event, Listener, PhaseStarted, TaskFinished, TaskStarted, TrialMeasured
from tuner.trials.trial import Outcome

KEY = "0123456789abcdef"
NOTHING = Progress("", "", 0, 0, "", "", None, None, None, (), 0, "2026", "2026")
SOUND = replace(NOTHING, phase="tune", number=3, total=7, best_us=80.0, default_us=100.0,
                search=(1.0, 1.25), trials=9)  # fmt: skip


def trial(best_us: float | None, default_us: float | None = 100.0) -> TrialMeasured:
    return TrialMeasured("conv_3", Outcome.OK, best_us, default_us, best_us)


EVENTS: tuple[Event, ...] = (
    PhaseStarted("tune", "7 tasks"),
    TaskStarted(3, 7, "conv_3", "conv", 200.0),
    trial(100.0),
    trial(80.0),
)


def fail(what: str) -> None:
    raise OSError(what)


def listened(tmp_path: Path, *events: Event) -> Progress | None:
    """The progress that is read after these events, while the job runs."""
    now_s = iter(range(100))
    with followed(tmp_path, KEY, fail, lambda: float(next(now_s))) as listen:
        for event in events:
            listen(event)
        return read_progress(tmp_path, KEY)


def test_progress_tells_phase_task_best_so_far_and_the_curve_of_the_search(
    tmp_path: Path,
) -> None:
    progress = listened(tmp_path, *EVENTS)

    assert progress is not None
    assert (progress.phase, progress.text, progress.name, progress.op) == (
        "tune", "7 tasks", "conv_3", "conv",
    )  # fmt: skip
    assert (progress.number, progress.total, progress.left_s) == (3, 7, 200.0)
    assert (progress.default_us, progress.best_us, progress.speedup) == (100.0, 80.0, 1.25)
    assert (progress.search, progress.trials) == ((1.0, 1.25), 2)
    assert progress.started <= progress.updated


def test_a_task_begins_with_an_empty_curve_and_the_trials_go_on_counting() -> None:
    state = after(SOUND, TaskStarted(4, 7, "conv_4", "conv", None))

    assert (state.search, state.best_us, state.trials, state.number) == ((), None, 9, 4)


def test_a_decided_task_is_shown_with_its_curve_until_the_next_begins() -> None:
    state = after(SOUND, TaskFinished(3, 7, "conv_3", "conv", decision_of(3)))

    assert (state.search, state.best_us) == (SOUND.search, 80.0)


def test_times_of_another_task_are_not_shown_as_those_of_the_one_before() -> None:
    state = after(replace(SOUND, name="pool_9", op="pool"), trial(90.0))

    assert (state.name, state.number, state.op, state.left_s) == ("conv_3", 0, "", None)
    assert (state.best_us, len(state.search), state.trials) == (90.0, 1, 10)


def test_a_new_phase_forgets_the_tasks_of_the_one_before() -> None:
    state = after(SOUND, PhaseStarted("compile", "compiling"))

    assert state == replace(NOTHING, phase="compile", text="compiling", trials=9)


def test_a_candidate_before_the_default_is_measured_is_no_point_of_the_curve() -> None:
    state = after(NOTHING, trial(None, None))

    assert (state.trials, state.search, state.speedup) == (1, (), None)


def test_of_a_long_search_the_newest_points_are_kept() -> None:
    state = NOTHING
    for number in range(MAX_SEARCH + 5):
        state = after(state, trial(100.0 / (number + 1)))

    assert len(state.search) == MAX_SEARCH
    assert state.search[-1] == pytest.approx(MAX_SEARCH + 5)


def test_candidates_are_written_at_most_twice_a_second_and_decisions_at_once(
    tmp_path: Path,
) -> None:
    now_s = 0.0
    seen: list[int] = []

    def tell(listen: Listener, event: Event) -> None:
        listen(event)
        progress = read_progress(tmp_path, KEY)
        seen.append(progress.trials if progress else -1)

    with followed(tmp_path, KEY, fail, lambda: now_s) as listen:
        tell(listen, PhaseStarted("tune", "7 tasks"))
        for now_s in (0.1, 0.4, 0.55, 0.6):  # noqa: B007  What the clock says.
            tell(listen, trial(90.0))
        tell(listen, TaskFinished(1, 7, "a", "conv", decision_of(1)))

    assert seen == [0, 0, 0, 3, 3, 4]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (None, "done"),
        (KeyboardInterrupt(), "ended: KeyboardInterrupt"),
        (RuntimeError("planted\n"), "ended: planted\\x0a"),
    ],
)
def test_the_progress_is_removed_and_the_log_kept_however_a_job_ends(
    tmp_path: Path, error: BaseException | None, told: str
) -> None:
    with suppress(KeyboardInterrupt, RuntimeError), followed(tmp_path, KEY, fail) as listen:
        for event in EVENTS:
            listen(event)
        if error is not None:
            raise error

    first, phase, last = read_log(tmp_path, KEY)
    assert not progress_file(tmp_path, KEY).exists()
    assert list(progress_file(tmp_path, KEY).parent.iterdir()) == []
    assert first[9:].startswith("started on 20")
    assert phase[9:] == "7 tasks"
    assert last[9:] == told


def test_the_log_has_phases_and_decided_tasks_as_lines_with_their_time(tmp_path: Path) -> None:
    finished = TaskFinished(3, 7, "conv\x1b_3\n", "conv", decision_of(3))

    listened(tmp_path, *EVENTS, finished)

    lines = read_log(tmp_path, KEY, last=2)
    assert read_log(tmp_path, KEY, last=0) == []
    assert lines[0][9:] == (
        "task 3 of 7, about 3 min 20 s left: conv\\x1b_3\\x0a (conv) 100 -> 80.0 us, 1.25x faster"
    )
    assert lines[1][9:] == "done"
    assert lines[0][2] == lines[0][5] == ":"


def test_a_log_that_grows_too_long_loses_its_older_half(tmp_path: Path) -> None:
    path = log_file(tmp_path, KEY)
    path.parent.mkdir()
    path.write_text("old\n" * (MAX_LOG_BYTES // 4))

    append(path, "new\n")

    text = path.read_text()
    assert path.stat().st_size <= MAX_LOG_BYTES // 2 + 10
    assert text.startswith("old\n")
    assert text.endswith("old\nnew\n")
    assert read_log(tmp_path, KEY, last=2) == ["old", "new"]


def test_files_are_for_owner_and_group_only(tmp_path: Path) -> None:
    with followed(tmp_path, KEY, fail) as listen:
        listen(EVENTS[0])
        modes = [
            path.stat().st_mode & 0o777
            for path in (progress_file(tmp_path, KEY), log_file(tmp_path, KEY))
        ]

    assert modes == [0o640, 0o640]
    assert progress_file(tmp_path, KEY).parent.stat().st_mode & 0o777 == 0o750


def test_a_disk_that_refuses_is_told_once_and_the_job_goes_on(tmp_path: Path) -> None:
    (tmp_path / "running").write_text("a file in the way")
    (tmp_path / "log").write_text("another")
    told: list[str] = []

    with followed(tmp_path, KEY, told.append) as listen:
        for event in EVENTS:
            listen(event)

    assert len(told) == 1


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    hostile = replace(SOUND, name="[red]\udc80\n" * 40, text="\0")

    write_progress(progress_file(tmp_path, KEY), hostile)

    assert read_progress(tmp_path, KEY) == hostile


@pytest.mark.parametrize(
    "change",
    [
        {"phase": 3}, {"number": -1}, {"number": True}, {"number": 1.5}, {"total": 10**400},
        {"left_s": "1"}, {"best_us": float("nan")}, {"default_us": float("inf")},
        {"search": "123"}, {"search": [1.0] * (MAX_SEARCH + 1)}, {"search": [None]},
        {"search": None}, {"updated": None}, {"left_s": 10**400},
    ],
)  # fmt: skip
def test_a_progress_with_a_wrong_value_is_none(tmp_path: Path, change: dict[str, Any]) -> None:
    path = progress_file(tmp_path, KEY)
    path.parent.mkdir()
    path.write_text(json.dumps({**asdict(SOUND), "more": "is allowed"}))
    assert read_progress(tmp_path, KEY) == SOUND

    path.write_text(json.dumps({**asdict(SOUND), **change}))

    assert read_progress(tmp_path, KEY) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"a": "' + b"x" * 10**6 + b'"}'],
)
def test_what_is_no_progress_is_none(tmp_path: Path, content: bytes) -> None:
    path = progress_file(tmp_path, KEY)
    path.parent.mkdir()
    path.write_bytes(content)

    assert read_progress(tmp_path, KEY) is None


def test_pipes_folders_and_absent_files_are_nothing_to_read(tmp_path: Path) -> None:
    for path in (progress_file(tmp_path, KEY), log_file(tmp_path, KEY)):
        path.parent.mkdir()
        os.mkfifo(path)

    assert (read_progress(tmp_path, KEY), read_log(tmp_path, KEY)) == (None, [])
    assert (read_progress(tmp_path, "f"), read_log(tmp_path, "f")) == (None, [])


def test_a_key_leads_to_no_other_folder(tmp_path: Path) -> None:
    write_progress(tmp_path / "secret.json", SOUND)
    (tmp_path / "running").mkdir()

    assert read_progress(tmp_path, "../secret") is None
    assert read_log(tmp_path, "../secret") == []
