"""The registry of actions: whole, without clashes, and all of it within reach."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections import Counter
from pathlib import Path

import pytest
from textual.screen import Screen

import tui
from tools.tui_keys import PAGE, with_tables
from tui.actions import EVERYWHERE, SCOPES, Action, actions_of
from tui.base_screen import BaseScreen
from tui.widgets.paged_table import PagedTable

WIDTH = 80


def screens() -> dict[str, type[BaseScreen]]:
    """The screen of each scope."""
    for module in pkgutil.walk_packages(tui.__path__, "tui."):
        importlib.import_module(module.name)
    found: list[type[BaseScreen]] = [BaseScreen]
    for one in found:
        found += one.__subclasses__()
    return {one.SCOPE: one for one in found if one.SCOPE}


@pytest.mark.parametrize("name", SCREENS := [s.name for s in SCOPES.values() if s.parts])
def test_every_scope_with_parts_is_a_screen_that_can_do_all_of_it(name: str) -> None:
    screen = screens()[name]
    able = (screen, PagedTable, *_parts_of(screen))

    missing = [
        action.id
        for action in actions_of(name)
        if not any(hasattr(one, f"action_{action.name}") for one in able)
    ]

    assert missing == []


def _parts_of(screen: type[Screen[None]]) -> list[type]:
    """Classes that the module of a screen uses: its page scrolls, say."""
    module = importlib.import_module(screen.__module__)
    return [value for value in vars(module).values() if isinstance(value, type)]


@pytest.mark.parametrize("name", SCREENS)
def test_no_two_actions_of_a_screen_have_the_same_key(name: str) -> None:
    own = [key for action in SCOPES[name].actions for key in action.keys.split(",")]
    everywhere = [key for action in SCOPES[EVERYWHERE].actions for key in action.keys.split(",")]

    twice = [key for key, number in Counter(own + everywhere).items() if number > 1]

    assert twice == []


@pytest.mark.parametrize("name", SCREENS)
def test_the_hints_of_a_screen_fit_into_80_columns(name: str) -> None:
    shown = [action for action in actions_of(name) if action.footer]

    assert sum(len(hint(action)) + 1 for action in shown) - 1 <= WIDTH
    assert 3 <= len(shown) <= 10


def hint(action: Action) -> str:
    return f"{action.shown_keys[0]} {action.words}"


def test_every_action_has_words_and_a_tooltip_that_is_no_sentence_end() -> None:
    for scope in SCOPES.values():
        assert scope.about.endswith(".")
        for action in scope.actions:
            assert action.words, action.id
            assert action.tooltip, action.id
            assert not action.tooltip.endswith("."), action.id


def test_the_id_of_an_action_is_unique() -> None:
    ids = [action.id for scope in SCOPES.values() for action in scope.actions]

    assert len(ids) == len(set(ids))


def test_the_tables_of_the_manual_are_those_of_the_registry() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert with_tables(page) == page, "run  python -m tools.tui_keys"


def test_banks_are_opened_for_writing_by_the_functions_of_writes_only() -> None:
    root = Path(tui.__path__[0])
    files = [path for path in root.rglob("*.py") if path.stem != "writes"]

    opening = [f"{path.name}:{call.lineno}" for path in files for call in _writing_calls(path)]

    assert len(files) > 40
    assert opening == []


def _writing_calls(path: Path) -> list[ast.Call]:
    """Calls of Bank.open that do not say that they only read."""
    calls = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Call)]
    opens = [call for call in calls if ast.unparse(call.func) == "Bank.open"]
    return [
        call
        for call in opens
        if not any(k.arg == "read_only" and ast.unparse(k.value) == "True" for k in call.keywords)
    ]
