"""A form: a line for each field, its name in front; paths are completed by tab."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from bankd.errors import BankError, ErrorCode


class Field(Horizontal):
    """A name, and what is to be filled in or chosen."""

    DEFAULT_CSS = """
    Field { height: 1; }
    Field > Static { width: 14; color: $text-muted; }
    Field:focus-within > Static { text-style: bold; color: $text; }
    """

    def __init__(self, name: str, widget: Widget, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._title, self._widget = name, widget

    def compose(self) -> ComposeResult:
        yield Static(Text(self._title, no_wrap=True))
        yield self._widget


class Form(Vertical):
    """Fields below each other; the screen moves between them."""

    DEFAULT_CSS = """
    Form { height: auto; padding: 0 1; }
    """

    def __init__(self, fields: Iterable[Field]) -> None:
        super().__init__(*fields)


class Sheet(VerticalScroll, can_focus=False, inherit_bindings=False):
    """A form and what is below it. Scrolls by mouse, and to what has the focus: its keys are
    the form's."""


def typed_path(text: str, what: str) -> Path:
    """The path that was typed. Raises BankError for none."""
    if not text:
        raise BankError(f"no {what} was given", "type a path; tab completes it", ErrorCode.OPTION)
    return Path(text).expanduser() if text == "~" or text.startswith("~/") else Path(text)
