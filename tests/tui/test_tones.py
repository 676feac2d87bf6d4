"""Colours by meaning: on which cells they are, and that they can be read in every theme."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.color import Color
from textual.content import Content
from textual.pilot import Pilot
from textual.theme import BUILTIN_THEMES

from bankd.bank import Bank, Decision, TimingSummary, canonical, content_hash
from bankd.bank.diff.diff import DifferenceKind
from bankd.bank.merge import MergeLine, MergeVerdict, Side
from tests.bankd.bank.builders import V4, a_decision
from tests.tui.driving import drive, press, screen_text, settled
from tui.app import BankApp, Start
from tui.diff.formatting import TONES, summary
from tui.merge.formatting import _side
from tui.merge.formatting import tones as merge_tones
from tui.tones import MIN_CONTRAST, Tone, contrast, tone_of, tone_variables, toned

RGB_THEMES = [name for name in BUILTIN_THEMES if not name.startswith("ansi")]


def variables(theme: str) -> dict[str, str]:
    found = BUILTIN_THEMES[theme]
    return {**found.to_color_system().generate(), **found.variables}


def an_entry(number: int, low_us: float, median_us: float, high_us: float) -> Decision:
    """An entry whose default takes exactly 100 us."""
    task = canonical({"op": "gemm", "n": number})
    return replace(
        a_decision(number),
        key=content_hash(task)[:32],
        task=task,
        baseline=TimingSummary(20, 100.0, 100.0, 100.0),
        timing=TimingSummary(20, median_us, low_us, high_us),
    )


@pytest.mark.parametrize("theme", RGB_THEMES)
@pytest.mark.parametrize("tone", list(Tone))
def test_a_tone_can_be_read_on_the_background_of_every_theme(theme: str, tone: Tone) -> None:
    found = variables(theme)

    color = Color.parse(tone_variables(found)[tone])

    for ground in ("background", "surface"):
        assert contrast(color, Color.parse(found[ground])) >= MIN_CONTRAST


def test_the_three_tones_are_three_colours() -> None:
    for theme in RGB_THEMES:
        assert len(set(tone_variables(variables(theme)).values())) == 3


def test_the_colours_of_the_terminal_are_left_to_the_terminal() -> None:
    assert tone_variables(variables("ansi-dark"))[Tone.LOSS] == "ansi_red"


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast(Color(0, 0, 0), Color(255, 255, 255)) == pytest.approx(21)
    assert contrast(Color(9, 9, 9), Color(9, 9, 9)) == 1


@pytest.mark.parametrize(
    ("span", "tone"),
    [
        ((1.1, 1.2, 1.3), Tone.GAIN), ((0.7, 0.8, 0.9), Tone.LOSS),
        ((0.9, 1.1, 1.3), Tone.UNSURE), ((1.0, 1.0, 1.0), None), (None, None),
    ],
)  # fmt: skip
def test_a_speed_up_is_a_gain_only_where_the_noise_leaves_no_doubt(
    span: tuple[float, float, float] | None, tone: Tone | None
) -> None:
    assert tone_of(span) is tone


def test_a_toned_text_is_no_markup() -> None:
    text = toned("[bold]x[/]\x1b", Tone.LOSS)

    assert text.plain.startswith("[bold]x[/]")
    assert "\x1b" not in text.plain
    assert [span.style for span in text.spans] == ["$loss"]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A bank with a gain, a loss, and an entry that is within the noise."""
    entries = [an_entry(1, 49, 50, 51), an_entry(2, 120, 125, 130), an_entry(3, 95, 98, 104)]
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, entries, "tuned", "lab")
    return tmp_path / "bank"


def colours(pilot: Pilot[None], text: str) -> set[str]:
    """The colours in which a text is drawn."""
    segments = [s for strip in pilot.app.screen._compositor.render_strips() for s in strip]
    found = [s.style.color for s in segments if text in s.text and s.style and s.style.color]
    return {color.get_truecolor().hex.upper() for color in found}


@pytest.mark.parametrize("theme", ["textual-dark", "textual-light"])
def test_speed_ups_have_the_colour_of_their_meaning_but_at_the_cursor(
    place: Path, theme: str
) -> None:
    tones = tone_variables(variables(theme))

    async def steps(pilot: Pilot[None]) -> None:
        pilot.app.theme = theme
        await press(pilot, "enter", "G")
        assert colours(pilot, "2.00x") == {tones[Tone.GAIN].upper()}
        assert colours(pilot, "0.80x") == {tones[Tone.LOSS].upper()}
        assert "~1.02x" in screen_text(pilot)
        assert tones[Tone.UNSURE].upper() not in colours(pilot, "~1.02x")
        await press(pilot, "k")
        assert colours(pilot, "~1.02x") == {tones[Tone.UNSURE].upper()}

    drive(place, steps)


def test_without_colours_all_that_a_colour_says_is_still_there(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "G")
        shown = screen_text(pilot)
        assert "2.00x" in shown
        assert "0.80x" in shown
        assert "~1.02x" in shown
        for text in ("2.00x", "0.80x"):
            (grey,) = colours(pilot, text)
            assert grey[1:3] == grey[3:5] == grey[5:7]

    drive(place, steps)


def test_the_page_of_an_entry_has_the_colour_of_its_gain(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        await settled(pilot)
        gain = tone_variables(variables(pilot.app.theme))[Tone.GAIN].upper()
        assert gain in colours(pilot, "2.00x: 100.0 -> 50.00 us")
        await press(pilot, "right_square_bracket", "right_square_bracket")
        unsure = tone_variables(variables(pilot.app.theme))[Tone.UNSURE].upper()
        assert unsure in colours(pilot, "within the noise")

    drive(place, steps)


def test_a_summary_of_differences_tones_the_kinds_that_there_are() -> None:
    counts = dict.fromkeys(DifferenceKind, 2) | {DifferenceKind.SLOWER: 0}

    text: Content = summary(counts, 7, ())

    toned_parts = {text.plain[span.start : span.end]: span.style for span in text.spans}
    assert toned_parts == {"2: ~2 faster": "$gain", "4: ~2 other": "$unsure"}
    assert TONES[DifferenceKind.SLOWER] is Tone.LOSS


def test_the_variables_of_the_style_sheets_follow_the_theme(tmp_path: Path) -> None:
    app = BankApp(Start(tmp_path, tmp_path, env={}))

    dark = app.get_css_variables()["gain"]

    assert dark == tone_variables(variables("textual-dark"))[Tone.GAIN]
    assert app.theme_variables["gain"] == dark


def a_line(verdict: MergeVerdict, source: str = "theirs", **more: Any) -> MergeLine:
    """A row of a merge in which theirs is 1.5 times as fast as ours."""
    ours, theirs = Side("{}", 1.0), Side("{}", 1.5)
    values = {"base": None, "ours": ours, "theirs": theirs, "result": None, **more}
    return MergeLine(verdict, source, "", V4, "k", "{}", **values)


@pytest.mark.parametrize(
    ("line", "tone"),
    [
        (a_line(MergeVerdict.OPEN), Tone.UNSURE), (a_line(MergeVerdict.REJECTED), Tone.LOSS),
        (a_line(MergeVerdict.BETTER), Tone.GAIN), (a_line(MergeVerdict.BETTER, "ours"), Tone.LOSS),
        (a_line(MergeVerdict.TIE), None), (a_line(MergeVerdict.BETTER, by_hand=True), None),
        (a_line(MergeVerdict.ADDED, ours=None), None),
    ],
)  # fmt: skip
def test_what_a_merge_takes_has_the_colour_of_its_meaning(
    line: MergeLine, tone: Tone | None
) -> None:
    assert merge_tones(line).get("take") is tone


@pytest.mark.parametrize(("is_unsure", "text"), [(True, "~1.56x"), (False, "1.56x")])
def test_a_side_of_a_merge_says_that_its_speed_up_is_within_the_noise(
    is_unsure: bool, text: str
) -> None:
    line = a_line(MergeVerdict.BETTER, theirs=Side("{}", 1.56, is_unsure))

    assert _side(line, "theirs", wide=False) == text


def test_a_difference_has_the_colour_of_its_kind(place: Path) -> None:
    lab = place.parent / "lab"
    with Bank.open(lab) as bank:
        entries = [an_entry(1, 19, 20, 21), an_entry(2, 190, 200, 210), an_entry(3, 94, 97, 103)]
        bank.commit(V4, entries, "tuned", "lab")

    async def steps(pilot: Pilot[None]) -> None:
        tones = {
            name: code.upper() for name, code in tone_variables(variables("textual-dark")).items()
        }
        await press(pilot, "d", "G")
        assert tones["gain"] in colours(pilot, "~ faster")
        assert tones["loss"] in colours(pilot, "~ slower")
        assert tones["unsure"] in colours(pilot, "within the noise")

    drive(place, steps, others=[lab])
