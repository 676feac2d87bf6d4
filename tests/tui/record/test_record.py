"""The page of one entry: what was decided and why, how it cuts the loops, its past and its use."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from bankd.bank import Bank, Decision, Observation, TargetKey, TimingSummary, canonical
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_key,
    an_observation,
)
from tests.tui.driving import drive, press, screen_text, settled, until
from tests.tui.goldens import assert_golden
from tests.tui.loops import loops_of
from tests.tuner.cpu.task_texts import gemm
from tui.glyphs import UNICODE
from tui.record.detail import read_detail
from tui.record.drawing import Canvas
from tui.record.screen import RecordScreen
from tui.record.sections import paint
from tui.record.tuner_answers import Tuner, TunerAnswer, parse
from tui.records.screen import RecordsScreen
from tui.widgets.page import Page
from tui.windows.text_windows import HelpScreen
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

TASK = gemm(128, 256, 384)
KEY = Task.parse(TASK).key
DEFAULT = Space(Task.parse(TASK), Target("x86_64-v4", 2)).default
CHOSEN = DEFAULT.with_knobs(tile_pixels=8, unroll=8)
FOOTER = "] Next [ Previous y Copy key Y Copy policy ? Help q Back"
Steps = Callable[[Pilot[None]], Awaitable[None]]


def a_summary(median_us: float, *samples: float) -> TimingSummary:
    low, high = 0.98 * median_us, 1.02 * median_us
    return TimingSummary(len(samples) or 21, median_us, low, high, samples)


def a_trial(policy: str, median_us: float, *, outcome: str = "ok", second: int = 0) -> Observation:
    """Of a session whose default took 50 us; samples lie a tenth around the median."""
    samples = tuple(median_us * share for share in (0.9, 0.98, 1.0, 1.0, 1.02, 1.1))
    is_default = policy == DEFAULT.text()
    baseline = a_summary(50.0, 45.0, 49.0, 50.0, 50.0, 51.0, 55.0)
    timing = baseline if is_default else a_summary(median_us, *samples)
    return replace(
        an_observation(1),
        key=KEY, task=TASK, policy=policy, outcome=outcome,
        timing=timing if outcome == "ok" else None,
        baseline=baseline,
        created=f"2026-11-20T10:00:{second:02d}.000000Z",
    )  # fmt: skip


def an_entry(median_us: float, policy: str, evidence: tuple[Observation, ...]) -> Decision:
    return replace(
        a_decision(1),
        key=KEY, task=TASK, policy=policy, stages=(),
        environment=canonical({"cpu": "a CPU", "caches": "L1:32768 L2:1048576", "llvm": "22"}),
        timing=a_summary(median_us), baseline=a_summary(50.0),
        evidence=tuple(one.content_hash for one in evidence),
    )  # fmt: skip


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bank in which an entry was decided twice, after trials of which one was wrong."""
    monkeypatch.chdir(tmp_path)
    trials = (
        a_trial(DEFAULT.text(), 50.0, second=1),
        a_trial(DEFAULT.with_knobs(tile_pixels=10).text(), 45.0, second=2),
        a_trial(CHOSEN.text(), 25.0, second=3),
        a_trial(DEFAULT.with_knobs(unroll=16).text(), 1.0, outcome="wrong", second=4),
    )
    with Bank.open(Path("bank")) as bank:
        bank.add_observations(trials)
        bank.commit(
            V4, [an_entry(40.0, DEFAULT.with_knobs(unroll=8).text(), trials[:1])], "first", "me"
        )
        bank.commit(V4, [an_entry(25.0, CHOSEN.text(), trials[:3])], "tuned bert", "me")
        bank.commit(V4, [a_decision(2), a_decision(3)], "others", "me")
        bank.use_model("f" * 64, "bert.onnx", V4, {KEY: TASK})
    return Path("bank")


def on_record(place: Path, steps: Steps, *, key: str = KEY, **options: object) -> None:
    """Drive the app with the page of an entry on top."""

    async def first(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordScreen(place, V4, key))
        await settled(pilot)
        await steps(pilot)

    drive(place, first, **options)  # type: ignore[arg-type]


def page_text(place: Path, key: str = KEY, answer: TunerAnswer | None = None) -> str:
    """The whole page, however long, as lines of text."""
    painted = paint(read_detail(place, V4, key), answer, Canvas(76, UNICODE))
    lines = f"{painted.left.plain}{painted.right.plain}".splitlines()
    return "\n".join(line.rstrip() for line in lines)


def test_the_page_begins_with_what_it_is_about_and_what_was_gained(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert_golden("record", screen_text(pilot))
        assert screen_text(pilot).splitlines()[-1].strip() == FOOTER

    on_record(place, steps)


def test_the_whole_page_is_as_it_was(place: Path) -> None:
    shown = page_text(place, answer=TunerAnswer(loops=loops_of(TASK, CHOSEN)))
    now = read_detail(place, V4, KEY).life[0].revision.created[:16].replace("T", " ")

    assert_golden("record_page", shown.replace(now, "2026-11-21 12:00"))


def test_legal_values_fill_their_column_when_they_are_there(place: Path) -> None:
    legal = TunerAnswer({"unroll": ("1", "2", "4")}, {"unroll": "4"})

    lines = [line.split() for line in page_text(place, answer=legal).splitlines()]

    assert ["unroll", "8", "4", "1", "2", "4"] in lines


def test_why_there_are_no_legal_values_is_said(place: Path) -> None:
    assert "legal values: a reason" in page_text(place, answer=TunerAnswer(reason="a reason"))


def test_the_best_trials_are_listed_and_the_others_counted(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.record.detail.BEST_TRIALS", 2)

    shown = page_text(place)

    assert "trials (4)" in shown
    assert "3 ok, 1 wrong" in shown
    assert "the chosen one" in shown
    assert "and 1 slower trial; `bankd show` lists all" in shown


def test_the_best_so_far_is_drawn_over_the_trials_without_the_noisy_ones(place: Path) -> None:
    lucky = a_trial(DEFAULT.with_knobs(unroll=2).text(), 50.0, second=9)
    lucky = replace(lucky, baseline=TimingSummary(21, 1230.0, 50.0, 2500.0))
    with Bank.open(place) as bank:
        bank.add_observations([lucky])

    found = read_detail(place, V4, KEY)

    assert found.search == pytest.approx([1.0, 50 / 45, 2.0])
    assert "best so far: 1.00x ▁▂█ 2.00x" in page_text(place)


def test_a_noisy_trial_is_marked_comes_last_and_is_no_best_value(place: Path) -> None:
    """A default of 1,230 us that was disturbed makes 24.6 times as fast what is not."""
    lucky = a_trial(DEFAULT.with_knobs(unroll=2).text(), 50.0, second=9)
    lucky = replace(lucky, baseline=TimingSummary(21, 1230.0, 50.0, 2500.0))
    with Bank.open(place) as bank:
        bank.add_observations([lucky])

    lines = page_text(place).splitlines()

    assert [line.split()[0] for line in lines if " yes " in line or " no " in line] == [
        "2.00x", "1.11x", "1.00x", "24.60x"
    ]  # fmt: skip
    assert any("24.60x noisy" in line for line in lines)
    assert any("2:" in line and "(1)" in line and "24.6" not in line for line in lines)


def test_an_entry_without_trials_times_and_knobs_says_so(tmp_path: Path) -> None:
    bare = replace(a_decision(1), policy="{}", timing=None, baseline=None, stages=())
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [bare], "imported", "me")

    shown = page_text(tmp_path, a_key(1), TunerAnswer(reason="its task is not of this version"))

    assert "There is only one way to do this: the policy has no knobs." in shown
    assert "not measured" in shown
    assert "This bank has no trials of it: they were not imported." in shown
    assert "No picture: its task is not of this version." in shown
    assert "No model that this bank knows uses it." in shown


def test_keys_move_on_the_page(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        page = pilot.app.screen.query_one(Page)
        places = []
        for key in ("j", "ctrl+d", "pagedown", "G", "k", "ctrl+u", "pageup", "g"):
            await press(pilot, key)
            places.append(page.scroll_offset.y)
        assert places[0] == 1
        assert places[:4] == sorted(set(places[:4]))
        assert places[3] == page.max_scroll_y
        assert places[3:7] == sorted(set(places[3:7]), reverse=True)
        assert places[7] == 0

    on_record(place, steps)


def test_y_copies_the_key_and_shift_y_the_policy(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "y")
        assert pilot.app.clipboard == KEY
        await press(pilot, "Y")
        assert json.loads(pilot.app.clipboard) == json.loads(CHOSEN.text())

    on_record(place, steps)


def test_t_shows_the_task_as_it_is_kept(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert "gemm  128x256x384" in screen_text(pilot)
        await press(pilot, "t")
        assert '"op": "gemm",' in screen_text(pilot)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, RecordScreen)

    on_record(place, steps)


def test_brackets_go_along_the_list_in_place(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(RecordsScreen(place, V4))
        await settled(pilot)
        await press(pilot, "enter")
        depth = len(pilot.app.screen_stack)
        keys = [_shown_key(pilot)]
        for key in ("]", "]", "["):
            await press(pilot, {"]": "right_square_bracket", "[": "left_square_bracket"}[key])
            keys.append(_shown_key(pilot))
        assert len(set(keys[:3])) == 3
        assert keys[3] == keys[1]
        assert len(pilot.app.screen_stack) == depth
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, RecordsScreen)

    drive(place, steps)


def _shown_key(pilot: Pilot[None]) -> str:
    """By the page itself, not by what the screen believes."""
    line = next(line for line in screen_text(pilot).splitlines() if line.startswith(" key "))
    return line.split()[1]


def test_without_a_list_the_brackets_say_so_and_the_page_stays(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "right_square_bracket", "left_square_bracket")
        assert _shown_key(pilot) == KEY
        assert [str(n.message) for n in pilot.app._notifications] == [
            "this entry was not opened from a list"
        ] * 2

    on_record(place, steps)


def test_question_mark_helps_and_q_goes_back(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        await press(pilot, "escape", "q")
        assert not isinstance(pilot.app.screen, RecordScreen)

    on_record(place, steps)


def test_what_another_writes_shows_up_on_reload(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(place) as bank:
            bank.commit(V4, [an_entry(20.0, CHOSEN.text(), ())], "again", "another")
        await press(pilot, "f5")
        assert "gain    2.50x: 50.00 -> 20.00 us" in screen_text(pilot)

    on_record(place, steps)


def test_an_entry_that_was_retired_is_told_and_the_app_lives(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        with Bank.open(place) as bank:
            bank.commit(V4, [], "retired one", "another", retired=[KEY])
        await press(pilot, "f5")
        assert f"the bank has no entry {KEY[:12]} any more" in screen_text(pilot)
        with Bank.open(place) as bank:
            bank.commit(V4, [an_entry(20.0, CHOSEN.text(), ())], "again", "another")
        await press(pilot, "f5")
        assert "2.50x" in screen_text(pilot)
        assert isinstance(pilot.app.focused, Page)

    on_record(place, steps)


def test_in_a_wide_terminal_there_are_two_columns(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        left, right = (pilot.app.screen.query_one(f"#{side}", Static) for side in ("left", "right"))
        assert left.region.y == right.region.y
        assert left.region.right <= right.region.x
        assert "how the loops are cut" in screen_text(pilot)

    on_record(place, steps, size=(140, 40))


# -- the legal values --------------------------------------------------------------------------


def test_the_tuner_is_asked_a_moment_later_and_its_answer_fills_the_column(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(self: Tuner, where: Path, target: TargetKey, key: str, policy: str) -> TunerAnswer:
        asked.append(key)
        return TunerAnswer({"unroll": ("1", "2", "32")}, {})

    monkeypatch.setattr("tui.record.screen.ASK_AFTER_S", 0.01)
    monkeypatch.setattr(Tuner, "ask", answer)

    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "1 2 32" in screen_text(pilot))
        assert asked == [KEY]

    on_record(place, steps, size=(80, 40))


def test_the_answer_of_the_real_command_is_understood(place: Path) -> None:
    tuner = Tuner()

    legal = tuner.ask(place, V4, KEY, CHOSEN.text())

    assert legal.reason == ""
    assert legal.values["unroll"] == ("1", "2", "4", "8", "16")
    assert legal.values["impl"][0] == "direct"
    assert legal.defaults["tile_pixels"] == "14"
    assert legal.loops == loops_of(TASK, CHOSEN)
    assert tuner.known(place, V4, KEY, CHOSEN.text()) == legal


def test_a_task_of_strangers_has_no_legal_values_but_a_reason(place: Path) -> None:
    legal = Tuner().ask(place, V4, a_key(2), "{}")

    assert legal == TunerAnswer(reason="its task is not of this version")


def test_keys_and_targets_of_strangers_are_no_options_and_no_crash(place: Path) -> None:
    assert Tuner().ask(place, TargetKey("--help", 2), "--version", "{}").reason
    assert "no command line" in Tuner().ask(place, TargetKey("a\0b", 2), KEY, "{}").reason


@pytest.mark.parametrize(
    "printed",
    [b"", b"[]", b"[1]", b"{}", b"\xff", b'[{"knobs":[{}],"reason":"","loops":null}]',
     b'[{"knobs":[],"reason":"","loops":{"title":1}}]'],
)  # fmt: skip
def test_an_answer_that_is_none_is_told(printed: bytes) -> None:
    assert "answer" in parse(printed).reason


def test_a_tuner_that_takes_too_long_is_ended(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []
    usual = subprocess.Popen

    def slow(command: list[str], **options: object) -> subprocess.Popen[str]:
        sleeping = [sys.executable, "-c", "import time; time.sleep(60)"]
        started.append(usual(sleeping, **options))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr("tui.record.tuner_answers.subprocess.Popen", slow)
    monkeypatch.setattr("tui.record.tuner_answers.TIME_LIMIT_S", 0.05)

    tuner = Tuner()

    legal = tuner.ask(place, V4, KEY, "{}")

    assert legal.reason == "the tuner gave no answer"
    assert started[0].poll() is not None
    assert tuner.known(place, V4, KEY, "{}") is None  # It will be asked again.
