"""The keys that work on the screen below, read from its bindings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static


class HelpScreen(ModalScreen[None]):
    """What the screen is, in a sentence, and its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark", "dismiss", "Close", key_display="q"),
    ]

    def __init__(self, about: str, bindings: Mapping[str, ActiveBinding]) -> None:
        super().__init__()
        self._about = about
        self._active = bindings

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="help"):
            yield Static(Text(self._about))
            yield Static(self._keys(), id="keys")
        yield Footer()

    def _keys(self) -> Table:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for meaning, keys in self._keys_by_meaning().items():
            table.add_row(Text(", ".join(keys)), Text(meaning))
        return table

    def _keys_by_meaning(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        shown_first = sorted(self._active.items(), key=lambda item: not item[1].binding.show)
        for key, active in shown_first:
            meaning = active.binding.tooltip or active.binding.description
            if meaning and active.enabled:
                shown = "?" if key == "question_mark" else "/" if key == "slash" else key
                found.setdefault(meaning, []).append(shown)
        return found
