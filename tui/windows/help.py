"""What a screen is, in a few sentences, and every key that works on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from bankd.filter_help import FILTER_HELP
from tui.actions import SCOPES, Scope, shown_key


class HelpScreen(ModalScreen[None]):
    """The scope's own keys first, then those of its parts."""

    DEFAULT_CSS = """
    HelpScreen Footer.-compact FooterKey { margin-right: 3; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1", "dismiss", "Close", key_display="q"),
        Binding("down,j", "scroll('down')", "Down", key_display="down"),
        Binding("up,k", "scroll('up')", "Up", key_display="up"),
    ]

    def __init__(self, scope: str, keys: Mapping[str, str]) -> None:
        """`keys`: those that the user has changed, by the id of their action."""
        super().__init__()
        self._scope = SCOPES[scope]
        self._keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="help", classes="window"):
            yield Static(Group(*self._page()))
        yield Footer(show_command_palette=False, compact=True)

    def action_scroll(self, where: str) -> None:
        getattr(self.query_one(VerticalScroll), f"action_scroll_{where}")()

    def _page(self) -> Iterable[RenderableType]:
        yield Text(self._scope.title, style="bold")
        yield Text(self._scope.about)
        for scope in (self._scope, *(SCOPES[part] for part in self._scope.parts)):
            if scope is not self._scope:
                yield Text(f"\n{scope.title}", style="bold")
            else:
                yield Text("")
            yield self._table(scope)
        yield from self.further()

    def further(self) -> Iterable[RenderableType]:
        """What a screen adds to its keys, such as the language of its filter."""
        if self._scope.name == "records":
            yield Text("\nFilter", style="bold")
            yield _grid(FILTER_HELP)

    def _table(self, scope: Scope) -> Table:
        return _grid((self._shown(action.id, action.shown_keys), action.tooltip)
                     for action in scope.actions)  # fmt: skip

    def _shown(self, action_id: str, usual: tuple[str, ...]) -> str:
        changed = self._keys.get(action_id)
        return ", ".join(map(shown_key, changed.split(",")) if changed else usual)


def _grid(pairs: Iterable[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(min_width=14, no_wrap=True)
    for left, right in pairs:
        table.add_row(Text(left), Text(right))
    return table
