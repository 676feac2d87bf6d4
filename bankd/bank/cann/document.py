"""A CANN bank file as text in which the entries are marked: nothing of it is lost.

What separates the entries (commas, line ends, blanks, a byte-order mark) is kept as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

T = TypeVar("T")

BYTE_ORDER_MARK = "\ufeff"
BLANKS = " \t\n\r"
"""White space of JSON; nothing else may be between values."""

MAX_LEVELS = 64
"""Maximum depth of lists and objects; real files have 7. Deeper ones would exhaust the stack."""

_DECODER = json.JSONDecoder()


class FormError(Exception):
    """A file or an entry cannot be used. `line` counts from 1; 0: all of it."""

    def __init__(self, what: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.what = what
        self.line = line


class Layout(Enum):
    """The form of a file: entries between these brackets, or one a line."""

    OBJECT = "{}"
    ARRAY = "[]"
    LINES = ""


@dataclass(frozen=True)
class Span:
    """The place of an entry in the text, and the line on which it begins."""

    start: int
    end: int
    line: int


@dataclass(frozen=True)
class Document:
    """The text of a file, whole, and its entries in their order."""

    text: str
    spans: tuple[Span, ...]

    def __len__(self) -> int:
        return len(self.spans)

    def entry(self, number: int) -> str:
        span = self.spans[number]
        return self.text[span.start : span.end]

    def entries(self) -> Iterator[str]:
        return (self.text[span.start : span.end] for span in self.spans)

    @property
    def tail(self) -> str:
        """All that follows the last entry."""
        return self.text[self.spans[-1].end :] if self.spans else ""

    def gap(self, number: int) -> str:
        """Return the text that separates this entry from the next."""
        return self.text[self.spans[number].end : self.spans[number + 1].start]


def parse(content: bytes, layout: Layout) -> Document:
    """Mark the entries. Raises FormError where the file as a whole is not of this layout.

    JSON Lines are not read here, so that one broken line hides no other.
    """
    text = decoded(content)
    spans = _lines(text) if layout is Layout.LINES else _members(text, layout)
    return Document(text, tuple(spans))


def decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FormError("is not UTF-8 text", line) from error


def json_value(text: str) -> object:
    """The value of a JSON text. Raises FormError also where it is too deep to be handled."""

    def read() -> object:
        value = json.loads(text)
        if _levels(value) > MAX_LEVELS:
            raise RecursionError
        return value

    return _guarded(read)


def skip_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at] in BLANKS:
        at += 1
    return at


def value_end(text: str, at: int) -> int:
    """The end of the JSON value that begins here. Raises FormError where none does."""
    return _guarded(lambda: _DECODER.raw_decode(text, at))[1]


def _guarded(read: Callable[[], T]) -> T:
    try:
        return read()
    except json.JSONDecodeError as error:
        raise FormError(f"is not JSON: {error.msg.lower()}", error.lineno) from error
    except ValueError as error:
        raise FormError("holds a number of too many digits") from error
    except RecursionError as error:
        raise FormError(f"more than {MAX_LEVELS} lists and objects in one another") from error


def _levels(value: object) -> int:
    children = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return 0
    return 1 + max(map(_levels, children), default=0)  # type: ignore[call-overload]


def _lines(text: str) -> Iterator[Span]:
    start = int(text.startswith(BYTE_ORDER_MARK))
    for number, line in enumerate(text[start:].split("\n"), 1):
        blanks = len(line) - len(line.lstrip(BLANKS))
        if blanks < len(line):
            yield Span(start + blanks, start + len(line.rstrip(BLANKS)), number)
        start += len(line) + 1


def _members(text: str, layout: Layout) -> Iterator[Span]:
    """The members of the one object, or the elements of the one list, that the text holds."""
    opening, closing = tuple(layout.value)

    def expect(character: str, at: int, what: str) -> int:
        if text[at : at + 1] != character:
            raise FormError(what, 1 + text.count("\n", 0, at))
        return at + 1

    at = skip_blanks(text, int(text.startswith(BYTE_ORDER_MARK)))
    begin = expect(opening, at, f"does not begin with {opening}")
    line = 1 + text.count("\n", 0, begin)
    at = skip_blanks(text, begin)
    is_more = text[at : at + 1] != closing
    while is_more:
        line += text.count("\n", begin, at)
        end = at
        if layout is Layout.OBJECT:
            expect('"', at, 'a key that begins with " is missing')
            end = skip_blanks(text, value_end(text, at))
            end = skip_blanks(text, expect(":", end, "a : is missing after a key"))
        end = value_end(text, end)
        yield Span(at, end, line)
        begin, at = at, skip_blanks(text, end)
        is_more = text[at : at + 1] == ","
        if is_more:
            at = skip_blanks(text, at + 1)
    at = expect(closing, at, f"ends before its {closing}, or a comma is missing")
    if skip_blanks(text, at) != len(text):
        raise FormError(f"continues after its {closing}", 1 + text.count("\n", 0, at))
