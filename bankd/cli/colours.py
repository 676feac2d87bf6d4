"""Colours by meaning: a gain, a loss, and what is unsure, in the terminal's own 16 colours.

The user's theme makes them readable on light and on dark; no other colour is ever used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from enum import StrEnum

import click

from bankd.interval_text import NOISY, UNSURE

UNCHANGED_RATIO = (0.995, 1.005)
"""Speed-ups that are neither a gain nor a loss, as two digits show them."""

_RATIO = re.compile(r"[0-9]+\.[0-9]+")


class Meaning(StrEnum):
    """The meaning of a cell, and its colour."""

    GAIN = "green"
    LOSS = "red"
    UNSURE = "yellow"


Meanings = Mapping[str, Callable[[str], Meaning | None]]
"""Columns of a table, and the meaning of a cell by its text."""


def wanted() -> bool | None:
    """Return whether output is coloured: NO_COLOR and FORCE_COLOR say so; None: on a terminal."""
    if os.environ.get("NO_COLOR"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def painted(text: str, meaning: Meaning | None) -> str:
    return text if meaning is None else click.style(text, fg=meaning.value)


def of_sign(text: str) -> Meaning | None:
    """The meaning of the sign of a difference."""
    return {"+": Meaning.GAIN, "-": Meaning.LOSS, "~": Meaning.UNSURE}.get(text)


def of_verdict(text: str) -> Meaning | None:
    """The meaning of a line of a merge, which begins with its verdict: "[+] 3f2a9c417b52"."""
    signs = {"[+]": Meaning.GAIN, "[-]": Meaning.LOSS, "[X]": Meaning.LOSS, "[?]": Meaning.UNSURE}
    return signs.get(text[:3])


def of_speedup(text: str) -> Meaning | None:
    """The meaning of a text that begins with a speed-up, such as "1.25x", or is marked unsure."""
    if NOISY in text or text.startswith(UNSURE):
        return Meaning.UNSURE
    found = _RATIO.match(text)
    if found is None or UNCHANGED_RATIO[0] <= float(found[0]) <= UNCHANGED_RATIO[1]:
        return None
    return Meaning.GAIN if float(found[0]) > 1 else Meaning.LOSS


def of_state(text: str) -> Meaning | None:
    """The meaning of the state of a job, the outcome of a trial, or the answer of a bank."""
    words = text.split(",", maxsplit=1)[0]
    if words in ("done", "tuned", "ok", "hit"):
        return Meaning.GAIN
    if words in ("queued", "running", "interrupted", "unchanged", "known", "-", ""):
        return None
    return Meaning.UNSURE if words in ("cancelled", "MISS") else Meaning.LOSS
