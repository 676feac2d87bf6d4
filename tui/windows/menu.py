"""A window with a few choices, each with a key of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from bankd.escape import visible


@dataclass(frozen=True)
class Item:
    """A choice: `value` is what the menu gives."""

    value: str
    words: str
    note: str = ""
    """What is to be said of it: a count, or why it is as it is."""


class Options(OptionList):
    """The key that chooses stands in the footer, and is the list's: it overtakes no other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Choose", key_display="enter"),
    ]


class MenuScreen(ModalScreen[str | None]):
    """Gives the value of the chosen item; None: nothing was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "move('down')", "Down", show=False),
        Binding("k", "move('up')", "Up", show=False),
        Binding("escape,q", "dismiss", "Leave", key_display="q"),
    ]

    def __init__(self, title: str, items: Sequence[Item], *, chosen: str = "") -> None:
        super().__init__()
        self._title, self._items, self._chosen = title, items, chosen

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield Static(Text(visible(self._title), style="bold"))
            yield Options(*map(Option, _prompts(self._items)), compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        values = [item.value for item in self._items]
        if self._chosen in values:
            self.query_one(OptionList).highlighted = values.index(self._chosen)

    @on(OptionList.OptionSelected)
    def _take(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._items[event.option_index].value)

    def action_move(self, where: str) -> None:
        getattr(self.query_one(OptionList), f"action_cursor_{where}")()


def _prompts(items: Sequence[Item]) -> Iterator[Text]:
    """The notes below each other."""
    width = max((len(item.words) for item in items), default=0)
    for item in items:
        text = f"{item.words:{width}}  {item.note}" if item.note else item.words
        yield Text(visible(text), no_wrap=True)
