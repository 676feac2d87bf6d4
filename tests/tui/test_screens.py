"""The table of screens that are loaded when they are first opened."""

from __future__ import annotations

import inspect

import pytest
from textual.screen import Screen

from tui.screens import LateScreen


@pytest.mark.parametrize("screen", LateScreen)
def test_each_name_in_the_table_makes_a_screen(screen: LateScreen) -> None:
    made = screen.load()
    made = made if inspect.isclass(made) else inspect.get_annotations(made, eval_str=True)["return"]

    assert issubclass(made, Screen)
