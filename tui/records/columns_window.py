"""A window to choose which columns of a list are shown: several of them, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
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
from tui.windows.questions import Item


class ColumnsScreen(ModalScreen[None]):
    """Tells each choice at once: behind the window one sees what comes of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "turn", "Show or hide"),
        Binding("a", "show_all", "All"),
        Binding("j", "move('down')", "Down", show=False),
        Binding("k", "move('up')", "Up", show=False),
        Binding("escape,q", "dismiss", "Close", key_display="q"),
    ]

    def __init__(
        self,
        items: Callable[[], Sequence[Item]],
        hidden: Collection[str],
        tell: Callable[[tuple[str, ...]], None],
    ) -> None:
        """`items`: the columns, with a note that may change. `tell` hears which are hidden now."""
        super().__init__()
        self._look, self._hidden, self._tell = items, set(hidden), tell
        self._items = items()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window short"):
            yield Static(Text("columns", style="bold"))
            yield OptionList(*map(Option, map(self._prompt, self._items)), compact=True)
        yield Footer(show_command_palette=False, compact=True)

    @on(OptionList.OptionSelected)
    def _toggle(self, event: OptionList.OptionSelected) -> None:
        """One column stays: without any there is no list."""
        value = self._items[event.option_index].value
        shown = [item for item in self._items if item.value not in self._hidden]
        if value in self._hidden:
            self._hidden.remove(value)
        elif len(shown) > 1:
            self._hidden.add(value)
        self._draw()

    def action_turn(self) -> None:
        self._list.action_select()

    def action_show_all(self) -> None:
        self._hidden.clear()
        self._draw()

    def action_move(self, where: str) -> None:
        getattr(self._list, f"action_cursor_{where}")()

    def _draw(self) -> None:
        self._tell(tuple(item.value for item in self._items if item.value in self._hidden))
        self._items = self._look()
        for number, item in enumerate(self._items):
            self._list.replace_option_prompt_at_index(number, self._prompt(item))

    def _prompt(self, item: Item) -> Text:
        box = "[ ]" if item.value in self._hidden else "[x]"
        note = f"  {item.note}" if item.note else ""
        return Text(visible(f"{box} {item.words}{note}"), no_wrap=True)

    @property
    def _list(self) -> OptionList:
        return self.query_one(OptionList)
