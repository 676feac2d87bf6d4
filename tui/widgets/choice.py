"""One of a few values on one line: `< folder >`. Keys that turn it belong to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from bankd.escape import visible

Values = Sequence[tuple[Any, str]]
"""Each value with its words."""


class ChoiceLine(Widget):
    """Drawn in ASCII; where there is nothing to choose it has no brackets and takes no focus."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"choice--focused"}
    DEFAULT_CSS = """
    ChoiceLine { height: 1; width: 1fr; }
    ChoiceLine > .choice--focused { background: $block-cursor-background;
        color: $block-cursor-foreground; text-style: $block-cursor-text-style; }
    """

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, choice: ChoiceLine, value: Any) -> None:
            super().__init__()
            self.choice, self.value = choice, value

        @property
        def control(self) -> ChoiceLine:
            return self.choice

    def __init__(self, values: Values = (), value: Any = None, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._values: list[tuple[Any, str]] = []
        self._number = 0
        self.offer(values, value)

    @property
    def value(self) -> Any:
        """None where there is none."""
        return self._values[self._number][0] if self._values else None

    def offer(self, values: Values, value: Any = None) -> None:
        """Other values to choose from; `value` becomes the chosen one, if it is among them."""
        self._values = list(values)
        known = [each for each, _ in self._values]
        self._number = known.index(value) if value in known else 0
        self.can_focus = len(self._values) > 1
        self.refresh()

    def choose(self, value: Any) -> None:
        """Choose a value as the user would."""
        self.turn([each for each, _ in self._values].index(value) - self._number)

    def turn(self, steps: int) -> None:
        """Advance by so many values, round about."""
        if not self._values:
            return
        number = (self._number + steps) % len(self._values)
        if number != self._number:
            self._number = number
            self.refresh()
            self.post_message(self.Changed(self, self.value))

    def on_click(self, event: events.Click) -> None:
        del event
        self.turn(1)

    def render(self) -> Text:
        words = visible(self._values[self._number][1]) if self._values else "-"
        if not self.can_focus:
            return Text(words, no_wrap=True)
        style = self.get_component_rich_style("choice--focused") if self.has_focus else ""
        return Text(f"< {words} >", style=style, no_wrap=True)
