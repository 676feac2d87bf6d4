"""A screen with a form: how one moves through it, and that a path is never lost by a slip."""

from __future__ import annotations

from tui.screens.base import BaseScreen
from tui.widgets.choice import Choice


class FormScreen(BaseScreen):
    """Its actions stand in the scopes of the screens: next, previous, turn and turn_back."""

    DEFAULT_CSS = """
    FormScreen Footer.-compact FooterKey { margin-right: 3; }
    """

    def action_next_field(self) -> None:
        self.focus_next()

    def action_previous_field(self) -> None:
        self.focus_previous()

    def action_turn(self) -> None:
        self._turn(1)

    def action_turn_back(self) -> None:
        self._turn(-1)

    def _turn(self, steps: int) -> None:
        if isinstance(self.focused, Choice):
            self.focused.turn(steps)
