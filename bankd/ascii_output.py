"""Output on terminals that show ASCII only: each other character has a form of ASCII characters.

Both programs call `use_ascii_where_needed` first; what draws may use any character then.
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from collections.abc import Callable, Mapping

FORMS = str.maketrans({
    "─": "-", "━": "-", "│": "|", "┃": "|", "…": "~", "→": ">", "×": "x", "µ": "u", "μ": "u",
    "±": "~", "≤": "<", "≥": ">", "·": ".", "•": "*", "‘": "'", "’": "'", "“": '"', "”": '"',
    "–": "-", "—": "-", "█": "#", "▉": "#", "░": ".", "●": "*", "▼": "v", "▲": "^", "›": ">",
})  # fmt: skip
"""Characters that the programs draw with, and their forms, each as wide as the character."""


class AsciiWriter(io.TextIOWrapper):
    """Writes ASCII characters only. Its encoding is UTF-8, since click replaces an ASCII stream."""

    form: Callable[[str], str]
    """Form of a character that has none in `FORMS`."""

    def write(self, text: str, /) -> int:
        """Write a text in its ASCII form."""
        super().write(text if text.isascii() else ascii_form(text, self.form))
        return len(text)


def ascii_form(text: str, form: Callable[[str], str]) -> str:
    """The text in ASCII characters: "1…2" -> "1~2"; others as `form` has them."""
    return "".join(c if c.isascii() else form(c) for c in text.translate(FORMS))


def escaped(character: str) -> str:
    """Return its escape, as in Python: nothing of a name is lost."""
    return character.encode("ascii", "backslashreplace").decode()


def blanked(character: str) -> str:
    """Return a question mark for each column of a screen that it takes, so that no column moves."""
    if unicodedata.combining(character):
        return ""
    return "??" if unicodedata.east_asian_width(character) in ("W", "F") else "?"


def is_ascii_only(encoding: str, env: Mapping[str, str]) -> bool:
    """Return whether output in this encoding has to be ASCII: the encoding or the locale says so.

    Python writes UTF-8 in the locale C, unless PYTHONIOENCODING or PYTHONUTF8 has another wish.
    """
    if env.get("LC_ALL") in ("C", "POSIX"):
        return not (env.get("PYTHONIOENCODING") or env.get("PYTHONUTF8")) or not _is_utf_8(encoding)
    return not _is_utf_8(encoding)


def use_ascii_where_needed(env: Mapping[str, str], form: Callable[[str], str] = escaped) -> None:
    """Make standard output and standard error write ASCII where they have to."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper) and is_ascii_only(stream.encoding, env):
            is_buffered = stream.line_buffering
            writer = AsciiWriter(
                stream.detach(), "utf-8", "backslashreplace", line_buffering=is_buffered
            )
            writer.form = form
            setattr(sys, name, writer)
            if getattr(sys, f"__{name}__") is stream:
                setattr(sys, f"__{name}__", writer)


def is_ascii_output() -> bool:
    """Return whether standard output gets ASCII only."""
    return isinstance(sys.__stdout__, AsciiWriter)


def _is_utf_8(encoding: str) -> bool:
    try:
        return codecs.lookup(encoding).name == "utf-8"
    except LookupError:
        return False
