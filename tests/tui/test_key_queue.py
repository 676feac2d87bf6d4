"""Keys that are typed faster than the app acts on them reach what those before them have opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input

from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision
from tests.tui.driving import drive, press, settled, until
from tui.app import BankApp
from tui.records.screen import RecordsScreen

LETTERS = {"slash": "/", "colon": ":", "space": " ", "greater_than_sign": ">"}
NAMES = {letter: name for name, letter in LETTERS.items()}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(n) for n in (1, 2, 3)], "tuned resnet50", "me")
    return tmp_path / "bank"


def type_at_once(pilot: Pilot[None], *keys: str) -> None:
    """Keys that are all there before the app has looked at the first one."""
    for key in keys:
        letter = LETTERS.get(key, key)
        pilot.app.post_message(events.Key(key, letter if len(letter) == 1 else None))


def filled(pilot: Pilot[None]) -> str:
    assert isinstance(pilot.app.focused, Input)
    return pilot.app.focused.value


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["enter", "slash"], "op:conv >1ms q"),  # a filter
        (["colon"], "q:it/"),  # the palette
        (["d"], "/mnt/q:"),  # windows that ask
        (["m"], "/mnt/q:"),
        (["i"], "/mnt/q:"),
    ],
)
def test_what_is_typed_while_a_field_opens_is_all_in_it(
    keys: list[str], text: str, place: Path
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        type_at_once(pilot, *keys, *(NAMES.get(letter, letter) for letter in text))
        await settled(pilot)

        assert filled(pilot) == text

    drive(place, steps)


def test_what_is_pasted_while_a_field_opens_is_in_it(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        type_at_once(pilot, "enter", "slash")
        pilot.app.post_message(events.Paste("op:conv"))
        type_at_once(pilot, "space", "q")
        await settled(pilot)

        assert filled(pilot) == "op:conv q"

    drive(place, steps)


def test_a_key_that_leaves_a_screen_lets_the_next_one_through(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        type_at_once(
            pilot, "enter", "q", "enter", "q", "enter", "slash", "a", "escape", "slash", "b"
        )
        await settled(pilot)

        assert filled(pilot) == "b"

    drive(place, steps)


def test_keys_wait_for_one_that_is_lost_a_moment_only(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        usual, lost = Widget.call_later, list[object]()

        def lose_the_first(node: Widget, callback: Any, *arguments: Any) -> bool:
            if not lost:
                lost.append(callback)
                return True
            return usual(node, callback, *arguments)

        monkeypatch.setattr(Widget, "call_later", lose_the_first)
        type_at_once(pilot, "j", "j")
        screen = pilot.app.screen
        assert isinstance(screen, RecordsScreen)
        await until(pilot, lambda: screen.table.cursor == 2, 10)
        assert lost

    drive(place, steps)


def test_the_app_ends_at_a_key_that_others_follow(place: Path) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        type_at_once(pilot, "q", "j", "j")
        await until(pilot, lambda: not pilot.app.is_running)

    assert isinstance(drive(place, steps), BankApp)
