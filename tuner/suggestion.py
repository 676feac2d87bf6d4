"""Suggestions for names that were mistyped: the known name that is closest."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(name: str, known: Iterable[str]) -> str:
    """The one of some names that this one was perhaps meant to be; empty for none."""
    return next(iter(get_close_matches(name, list(known), 1)), "")
