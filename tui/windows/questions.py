"""Windows that ask: for a yes, for one of a few choices, for a line of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from bankd.escape import visible
from tui.widgets.text_field import TextField


class ConfirmScreen(ModalScreen[bool]):
    """A question before what cannot be undone, or is large. The safe answer has the focus.

    True for yes. y and n answer at once; enter presses the button with the focus: No.
    """

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes"),
        Binding("n,escape,q", "answer(False)", "No", key_display="n"),
        Binding("left,right,h,l", "turn", "Other button", show=False),
    ]

    def __init__(self, question: str, yes: str, *details: str) -> None:
        """`question` names the thing and the count; `yes` is a verb; `details` say what it does."""
        super().__init__()
        self._question, self._yes, self._details = question, yes, details

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield from _title_and_details(self._question, self._details)
            with Horizontal(classes="buttons"):
                yield Button("No (n)", id="no", compact=True)
                yield Button(Text(f"{self._yes} (y)"), id="yes", compact=True)
        yield Footer(show_command_palette=False, compact=True)

    @on(Button.Pressed)
    def _press(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, is_yes: bool) -> None:
        self.dismiss(is_yes)

    def action_turn(self) -> None:
        self.focus_next()


@dataclass(frozen=True)
class Item:
    """A choice: `value` is what the menu gives."""

    value: str
    words: str
    note: str = ""
    """A count, or the reason why it is as it is."""


class AnswerList(OptionList):
    """The key that chooses is in the footer, and belongs to the list: it overtakes no other."""

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
            yield from _title_and_details(self._title, ())
            yield AnswerList(*map(Option, _prompts(self._items)), compact=True)
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


class Answer(TextField):
    """Its keys are in the footer. They are its own, so that none overtakes what was typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Continue", key_display="enter"),
        Binding("tab", "complete", "Complete"),
    ]


class PromptScreen(ModalScreen[str | None]):
    """Gives the line of text, a path that tab completes; None where it was left without one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Leave")]

    def __init__(self, title: str, *details: str) -> None:
        super().__init__()
        self._title, self._details = title, details

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield from _title_and_details(self._title, self._details)
            yield Answer(is_path=True)
        yield Footer(show_command_palette=False, compact=True)

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


def _title_and_details(title: str, details: Sequence[str]) -> Iterator[Static]:
    yield Static(Text(visible(title), style="bold"))
    for line in details:
        yield Static(Text(visible(line)))
