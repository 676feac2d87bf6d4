"""Rows of a merge that are measured: by a process of the app's, or by the daemon."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bankd.bank.store import bank_file
from bankd.jobs import Jobs, RaceState, races
from tests.bankd.bank.builders import V4
from tests.tui.driving import screen_text
from tests.tui.merge.test_merge import begin, current, keys, on_merge, open_now, rows, signs
from tests.tui.merge_banks import CLASH, FIRST, SECOND, key_of, two_banks

FAKE = (sys.executable, "-m", "tests.tui.fake_bankd")


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    ours, theirs = two_banks(tmp_path)
    begin(ours, theirs)
    return ours


@pytest.fixture
def bankd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """How the process that measures goes."""
    monkeypatch.setattr("tui.merge.row_races.BANKD", FAKE)
    monkeypatch.setenv("FAKE_BANKD_PID", str(tmp_path / "pid"))
    return lambda how: monkeypatch.setenv("FAKE_BANKD", how)


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline_s, screen_text(pilot)
        await pilot.pause(0.02)


def test_m_lets_a_process_measure_and_the_row_says_so(
    ours: Path, bankd: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bankd("theirs")
    gate = tmp_path / "gate"
    monkeypatch.setenv("FAKE_BANKD_GATE", str(gate))

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "right_square_bracket", "m")
        assert current(pilot) == key_of(SECOND)
        await until(pilot, lambda: re.search(r"measuring \d+ s", rows(pilot)[FIRST]) is not None)
        gate.touch()
        await until(pilot, lambda: rows(pilot)[FIRST].endswith("theirs, measured"))
        assert signs(pilot)[FIRST] == "m"
        assert "2 of 3 conflicts left" in screen_text(pilot)
        await keys(pilot, "u")
        assert (signs(pilot)[FIRST], current(pilot)) == ("?", key_of(FIRST))

    on_merge(ours, steps)


@pytest.mark.parametrize(
    ("how", "sign", "take"),
    [("tie", "m", "theirs, raced tie"), ("undecided", "?", "measure? undecided")],
)
def test_what_a_race_without_a_winner_came_to_is_shown_with_its_figures(
    ours: Path, bankd: Callable[[str], None], how: str, sign: str, take: str
) -> None:
    bankd(how)

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "right_square_bracket", "m")
        await until(pilot, lambda: rows(pilot)[FIRST].endswith(take))
        assert signs(pilot)[FIRST] == sign
        await keys(pilot, "g", "j")
        assert f"{how}: theirs 1.08x" in screen_text(pilot)

    on_merge(ours, steps)


def test_what_cannot_be_measured_stays_open_and_why_is_said(
    ours: Path, bankd: Callable[[str], None]
) -> None:
    bankd("busy")
    told = "could not be measured: another process measures here [pid 7]"

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m")
        await until(pilot, lambda: "m failed" in rows(pilot)[CLASH])
        await keys(pilot, "g")
        assert told in screen_text(pilot)
        await keys(pilot, "o")
        assert rows(pilot)[CLASH].endswith("ours")

    on_merge(ours, steps)

    assert open_now(ours) == 2


@pytest.mark.parametrize("ending", ["u", "o", "q", "ctrl+q"])
def test_a_race_that_is_not_wanted_any_more_ends_with_all_that_it_started(
    ours: Path, bankd: Callable[[str], None], tmp_path: Path, ending: str
) -> None:
    bankd("hangs")
    pid = tmp_path / "pid"

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m", "m")
        await until(pilot, lambda: pid.exists() and pid.read_text() != "")
        await until(pilot, lambda: "m waits" in rows(pilot)[FIRST])
        await until(pilot, lambda: "measuring" in rows(pilot)[CLASH])
        await keys(pilot, *(["u", "g", "u"] if ending == "u" else ["g", ending]))

    on_merge(ours, steps)

    deadline_s = time.monotonic() + 60
    while _is_running(int(pid.read_text())):
        assert time.monotonic() < deadline_s, "it runs on"
        time.sleep(0.02)
    assert open_now(ours) == (2 if ending == "o" else 3)


def _is_running(pid: int) -> bool:
    """Also a process that has ended and was not waited for yet has ended."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"


def test_where_a_daemon_serves_it_is_asked_and_its_answer_shows_up(
    ours: Path, tmp_path: Path
) -> None:
    job_list = tmp_path / "jobs.db"
    jobs = Jobs(job_list)

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m")
        assert "m queued" in rows(pilot)[CLASH]
        assert current(pilot) == key_of(FIRST)
        (race,) = races(job_list, bank_file(ours))
        assert (race.target, race.key) == (V4, key_of(CLASH))
        assert jobs.races.claim() is not None
        await until(pilot, lambda: "m running" in rows(pilot)[CLASH])
        jobs.races.end(race.id, RaceState.FAILED, "no kernel for this task")
        await until(pilot, lambda: "m failed" in rows(pilot)[CLASH])
        await keys(pilot, "g")
        assert "could not be measured: no kernel for this task" in screen_text(pilot)

    with jobs.serving([tmp_path]):
        on_merge(ours, steps, workspace=tmp_path)
    jobs.close()


@pytest.mark.parametrize("key", ["o", "u", "Q"])
def test_what_the_daemon_has_not_begun_is_withdrawn(ours: Path, tmp_path: Path, key: str) -> None:
    jobs = Jobs(tmp_path / "jobs.db")

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m", "g", key, *(["y"] if key == "Q" else []))

    with jobs.serving([tmp_path]):
        on_merge(ours, steps, workspace=tmp_path)
    jobs.close()

    assert races(tmp_path / "jobs.db", bank_file(ours)) == ()
    assert open_now(ours) == {"o": 2, "u": 3, "Q": None}[key]


def test_what_is_chosen_while_the_daemon_measures_it_is_not_said_to_have_failed(
    ours: Path, tmp_path: Path
) -> None:
    jobs = Jobs(tmp_path / "jobs.db")

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m")
        race = jobs.races.claim()
        assert race is not None
        await until(pilot, lambda: "m running" in rows(pilot)[CLASH])
        await keys(pilot, "g", "o")
        jobs.races.end(race.id, RaceState.FAILED, "settled by another process")
        await until(pilot, lambda: rows(pilot)[CLASH].endswith("ours"))

    with jobs.serving([tmp_path]):
        on_merge(ours, steps, workspace=tmp_path)
    jobs.close()


def test_m_opens_what_was_chosen_so_that_the_daemon_may_settle_it(
    ours: Path, tmp_path: Path
) -> None:
    jobs = Jobs(tmp_path / "jobs.db")

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "o", "g", "m")
        assert "m queued" in rows(pilot)[CLASH]

    with jobs.serving([tmp_path]):
        on_merge(ours, steps, workspace=tmp_path)
    jobs.close()

    assert open_now(ours) == 3


def test_m_again_while_it_is_measured_lets_it_be(
    ours: Path, bankd: Callable[[str], None], tmp_path: Path
) -> None:
    bankd("hangs")
    pid = tmp_path / "pid"

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "m")
        await until(pilot, lambda: pid.exists() and pid.read_text() != "")
        await keys(pilot, "a", "j", "j", "j", "enter", "y")
        await pilot.pause(0.3)
        assert "measuring" in rows(pilot)[CLASH]
        assert "m waits" in rows(pilot)[FIRST]
        assert _is_running(int(pid.read_text()))

    on_merge(ours, steps)


def test_all_that_is_open_is_asked_of_the_daemon_at_once(ours: Path, tmp_path: Path) -> None:
    jobs = Jobs(tmp_path / "jobs.db")

    async def steps(pilot: Pilot[None]) -> None:
        await keys(pilot, "a", "j", "j", "j", "enter", "y")
        assert sum("m queued" in row for row in rows(pilot).values()) == 3

    with jobs.serving([tmp_path]):
        on_merge(ours, steps, workspace=tmp_path)
    jobs.close()

    assert len(races(tmp_path / "jobs.db", bank_file(ours))) == 3
