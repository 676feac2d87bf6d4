"""Suggestions for words that were mistyped. Needs no bank."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

QUESTION = "did you mean"
"""Beginning of a question."""


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """The known word that is closest to what was typed, as a question; empty where none is close.

    ("statsu", COMMANDS) -> "did you mean status?"
    """
    word = closest(typed, known)
    return f"{QUESTION} {word}?" if word else ""


def with_question(message: str, typed: str, known: Iterable[str]) -> str:
    """The message with the known word that is closest to what was typed, where one is close.

    ("No such command 'statsu'", "statsu", COMMANDS) ->
        "No such command 'statsu'; did you mean status?"
    """
    question = did_you_mean(typed, known)
    return f"{message}; {question}" if question else message


def closest(typed: str, known: Iterable[str]) -> str | None:
    """The known word that is closest to what was typed, whatever the case of its letters.

    None where none is close, or where it is one.
    """
    words = {word.lower(): word for word in known}
    if typed in words.values():
        return None
    found = difflib.get_close_matches(typed.lower(), words, n=1)
    return words[found[0]] if found else None
