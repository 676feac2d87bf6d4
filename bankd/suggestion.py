"""Suggestions for words that were mistyped. Needs no bank."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """The known word that is closest to what was typed, as a question; empty where none is close.

    ("statsu", COMMANDS) -> "did you mean status?"
    """
    word = closest(typed, known)
    return f"did you mean {word}?" if word else ""


def closest(typed: str, known: Iterable[str]) -> str | None:
    """The known word that is closest to what was typed; None where none is close, or it is one."""
    words = {word.lower(): word for word in known}
    if typed.lower() in words:
        return None
    found = difflib.get_close_matches(typed.lower(), words, n=1)
    return words[found[0]] if found else None
