"""What the app remembers and how it is set up: nothing of it can stop the app."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

from bankd.bank import Bank
from bankd.errors import BankdError
from tests.bankd.bank.builders import V4, a_decision
from tests.tui.driving import drive, press, screen_text, toasts
from tui.revisions.screen import RevisionsScreen
from tui.settings import (
    MAX_BANKS,
    Remembered,
    Setup,
    read_setup,
    recall,
    remember,
    setup_file,
    state_file,
)


def test_what_was_remembered_is_recalled(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "state.json"
    what = Remembered("tuned", descending=True, hidden=("rule",), banks=("/a", "/b"))

    remember(file, what)

    assert recall(file) == what
    assert [path.name for path in file.parent.iterdir()] == ["state.json"]


def test_a_bank_opened_again_comes_first_and_the_oldest_are_forgotten() -> None:
    what = Remembered()
    for number in range(MAX_BANKS + 3):
        what = what.with_bank(Path(f"/bank{number}"))

    again = what.with_bank(Path("/bank5"))

    assert again.banks[0] == "/bank5"
    assert len(again.banks) == len(set(again.banks)) == MAX_BANKS
    assert "/bank0" not in again.banks


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.one_of(st.binary(max_size=60), st.just(b"[" * 100_000)))
def test_a_state_file_that_holds_anything_is_forgotten(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "state.json").write_bytes(content)

    assert recall(tmp_path / "state.json") == Remembered()


def test_unknown_fields_are_passed_over_and_fields_of_another_kind_forget_all(
    tmp_path: Path,
) -> None:
    (tmp_path / "newer.json").write_text('{"banks": ["/a"], "zoom": 2}')
    (tmp_path / "broken.json").write_text('{"sort": 3, "banks": ["/a"]}')

    assert recall(tmp_path / "newer.json") == Remembered(banks=("/a",))
    assert recall(tmp_path / "broken.json") == Remembered()


def test_places_are_those_of_the_xdg_specification() -> None:
    assert state_file({"HOME": "/h"}) == Path("/h/.local/state/tunebank/banktui.json")
    assert setup_file({"HOME": "/h", "XDG_CONFIG_HOME": "/c"}) == Path("/c/tunebank/banktui.toml")
    assert setup_file({"HOME": "/h", "XDG_CONFIG_HOME": "relative"}) == Path(
        "/h/.config/tunebank/banktui.toml"
    )
    assert state_file({}) is None


def test_without_a_file_the_settings_are_the_usual_ones(tmp_path: Path) -> None:
    assert read_setup(None) == read_setup(tmp_path / "absent.toml") == Setup()


@pytest.mark.parametrize(
    "text", ["keys = 3", "theme = 7", '[keys]\n"records.filter" = 4', "not toml", "\0"]
)
def test_broken_settings_are_refused_with_their_path(tmp_path: Path, text: str) -> None:
    file = tmp_path / "banktui.toml"
    file.write_text(text)

    with pytest.raises(BankdError, match=r"banktui\.toml"):
        read_setup(file)


def a_bank_with_settings(tmp_path: Path, settings_text: str) -> Path:
    place = tmp_path / "bank"
    with Bank.open(place) as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "somebody")
    folder = tmp_path / "bank-home" / ".config" / "tunebank"
    folder.mkdir(parents=True)
    (folder / "banktui.toml").write_text(settings_text)
    return place


def test_a_key_can_be_changed_by_the_id_of_its_action_and_help_shows_it(tmp_path: Path) -> None:
    place = a_bank_with_settings(tmp_path, '[keys]\n"banks.revisions" = "v"\n')

    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert "v               Show the revisions" in screen_text(pilot)
        await press(pilot, "q", "v")
        assert isinstance(pilot.app.screen, RevisionsScreen)

    drive(place, steps, size=(80, 50))


@pytest.mark.parametrize(
    "text", ['[keys]\n"no.such" = "v"\n', 'theme = "no such"\n', "broken [[\n"]
)
def test_settings_that_make_no_sense_are_told_and_the_usual_ones_used(
    tmp_path: Path, text: str
) -> None:
    place = a_bank_with_settings(tmp_path, text)

    async def steps(pilot: Pilot[None]) -> None:
        assert any("The usual settings are used" in toast for toast in toasts(pilot))
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, RevisionsScreen)

    drive(place, steps, toasts=True)
