"""Colours by meaning: gain, loss, unsure. They add to signs and words, and never stand alone.

The variables $gain, $loss and $unsure of the style sheets are made of the theme's $success, $error
and $warning, as far from the background as text has to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from textual.color import Color
from textual.content import Content

from bankd.escape import visible

if TYPE_CHECKING:
    from bankd.bank import Decision

MIN_CONTRAST = 4.5
"""Contrast of normal text to its background that the accessibility guidelines (WCAG 2) ask for."""
STEPS = 20


class Tone(StrEnum):
    """The meaning of a text, which is the name of a variable of the style sheets, too."""

    GAIN = "gain"
    LOSS = "loss"
    UNSURE = "unsure"


_SOURCES = {Tone.GAIN: "text-success", Tone.LOSS: "text-error", Tone.UNSURE: "text-warning"}
_BACKGROUNDS = ("background", "surface")


def tone_variables(theme: Mapping[str, str]) -> dict[str, str]:
    """Return the variables for the colours of a theme, given its own variables."""
    return {tone.value: _readable(theme, source) for tone, source in _SOURCES.items()}


def toned(text: str, tone: Tone | None) -> Content:
    """A text, letter by letter, in the colour of its meaning; None: in the usual one."""
    return Content.styled(visible(text), f"${tone}" if tone else "")


def tone_of(span: tuple[float, float, float] | None) -> Tone | None:
    """The meaning of a speed-up with low, middle and high; None: unknown, or exactly 1."""
    if span is None or span[0] == span[2] == 1:
        return None
    low, _, high = span
    if low > 1:
        return Tone.GAIN
    return Tone.LOSS if high < 1 else Tone.UNSURE


def tone_of_gain(decision: Decision) -> Tone | None:
    """The meaning of what a decision gained over the default policy."""
    return tone_of(decision.speedup_span)


def contrast(one: Color, other: Color) -> float:
    """Contrast ratio of two opaque colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _readable(theme: Mapping[str, str], name: str) -> str:
    """The colour, blended with black or white as far as it takes to be read."""
    color, *grounds = (Color.parse(theme[one]) for one in (name, *_BACKGROUNDS))
    if any(one.ansi is not None for one in (color, *grounds)):
        return theme[name]  # The terminal knows what it looks like; nothing here does.
    end = max((Color(0, 0, 0), Color(255, 255, 255)), key=lambda one: contrast(one, grounds[0]))
    for step in range(STEPS + 1):
        blended = color.blend(end, step / STEPS, 1.0)
        if all(contrast(blended, ground) >= MIN_CONTRAST for ground in grounds):
            return blended.hex
    return end.hex


def _luminance(color: Color) -> float:
    parts = (part / 255 for part in (color.r, color.g, color.b))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
