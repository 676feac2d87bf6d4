"""A filter's text as words: split at blanks, quotes taken off, and each word's kind told apart.

What the words mean is `filter`'s.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bankd.bank.canonical import well_formed
from bankd.bank.subject import shortened
from bankd.errors import BankdError

MOST_WORDS = 64
MOST_VALUES = 64
"""SQLite refuses expressions that nest a thousand deep; nobody types as many as these."""

MOST_SHOWN = 40
"""Characters of a word in a complaint."""

_QUOTED = r'"(?:[^"]|"")*"'
_WORD = re.compile(rf'(?:[^\s"]|{_QUOTED})+|"')
_VALUE = re.compile(rf'(?:[^,"]|{_QUOTED})+')
_NAMED = re.compile(r"([A-Za-z_][A-Za-z0-9_.-]*):(.*)", re.DOTALL)
_FIGURE = re.compile(r"([A-Za-z_]*)(<=|>=|<|>)(.*)", re.DOTALL)


class FilterError(BankdError):
    """A filter that is not understood: the message says at which word, the hint what is possible.

    It is an everyday thing, not a fault: of a filter that is being typed, half is there.
    """


@dataclass(frozen=True)
class Word:
    """One word of a filter as it was typed, and its parts."""

    text: str
    number: int
    """1 for the first."""
    is_negated: bool = False
    name: str = ""
    """Name before ":" or before a comparison; empty for a bare word."""
    comparison: str = ""
    """One of < > <= >=; empty where nothing is compared."""
    value: str = ""
    """The rest, quotes taken off."""
    values: tuple[str, ...] = ()
    """The same cut at its commas; what was quoted is not cut."""

    def refused(self, why: str, hint: str) -> FilterError:
        typed = shortened(self.text, MOST_SHOWN)
        return FilterError(f"filter: word {self.number}, {typed!r}: {why}", hint)


def words(text: str) -> Iterator[Word]:
    """The words of a filter. Raises FilterError where its text is no row of words."""
    for number, match in enumerate(_WORD.finditer(well_formed(text)), start=1):
        if number > MOST_WORDS:
            raise FilterError(f"filter: more than {MOST_WORDS} words", "leave some out")
        yield _word(match[0], number)


def _word(text: str, number: int) -> Word:
    raw = Word(text, number)
    if text == '"':
        raise raw.refused("a quote is opened and not closed", 'write "two words"')
    is_negated, body = text.startswith("!"), text.removeprefix("!")
    if not body or body.startswith("!"):
        raise raw.refused("! negates the word after it", "write !op:conv")
    if named := _NAMED.fullmatch(body):
        name, value = named.groups()
        found = tuple(_unquoted(match[0]) for match in _VALUE.finditer(value))
        word = Word(text, number, is_negated, name.lower(), "", _unquoted(value), found)
        _require_values(word)
        return word
    if figure := _FIGURE.fullmatch(body):
        name, comparison, value = figure.groups()
        return Word(text, number, is_negated, name.lower(), comparison, _unquoted(value))
    return Word(text, number, is_negated, value=_unquoted(body))


def _require_values(word: Word) -> None:
    if not word.values:
        raise word.refused(f"{word.name}: needs a value", f"write {word.name}:VALUE")
    if len(word.values) > MOST_VALUES:
        raise word.refused(f"more than {MOST_VALUES} values", "give fewer")


def _unquoted(text: str) -> str:
    return re.sub(_QUOTED, lambda quoted: quoted[0][1:-1].replace('""', '"'), text)
