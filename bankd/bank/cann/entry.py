"""The values that all kinds of files share: an entry, its candidates, and what a kind must tell."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from bankd.bank.cann.document import FormError, Layout, json_value
from bankd.bank.canonical import canonical

T = TypeVar("T")

UNSIGNED_64 = range(2**64)


class Severity(StrEnum):
    """How bad a finding is."""

    ERROR = "error"
    """The file, or this entry of it, cannot be used."""
    WARNING = "warning"
    """It can be used, but hardly means what it says."""
    NOTE = "note"
    """Found in good CANN files, too."""


@dataclass(frozen=True)
class Oddity:
    """Something about one entry that its kind does not expect."""

    severity: Severity
    what: str


@dataclass(frozen=True)
class Candidate:
    """A policy for an entry, with the time that the file gives it."""

    policy: str
    """Canonical JSON."""
    stated_time: object = None
    """As the file says it, whatever that is; None where it says nothing."""

    @property
    def is_impossible(self) -> bool:
        """Whether a time is stated that is negative, infinite, or no number at all."""
        return self.stated_time is not None and self.time_us is None

    @property
    def time_us(self) -> float | None:
        """Microseconds; None where none, or an impossible one, is stated."""
        stated = self.stated_time
        if isinstance(stated, bool) or not isinstance(stated, (int, float)):
            return None
        try:
            time_us = float(stated)
        except OverflowError:
            return None
        return time_us + 0.0 if math.isfinite(time_us) and time_us >= 0 else None


@dataclass(frozen=True)
class Entry:
    """One entry of a file: for what, and which policies, the chosen one first."""

    info: object
    """What identifies it, as JSON."""
    candidates: tuple[Candidate, ...]
    """At least one."""
    op: str | None = None
    """Where the entry itself names it; else the file's name does."""
    label: str | None = None
    """The number or hash that the file gives it. Never trusted: real ones repeat."""
    right_label: str | None = None
    """What the label should be; None where nothing says."""
    oddities: tuple[Oddity, ...] = field(default=(), compare=False)

    @property
    def identity(self) -> str:
        """Equal for entries that are for the same; only within one file."""
        return canonical([self.op, self.info])

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


@dataclass(frozen=True)
class Rendered:
    """What an entry is written from where no stored file has its text."""

    op: str
    info: object
    """In the order of a stored file, where one knows it: a unified key hangs on it."""
    policy: object
    time_us: float | None
    label: str | None = None
    """What stored files call it."""


@dataclass(frozen=True)
class Kind:
    """All that a kind of file says about itself."""

    name: str
    layout: Layout
    folder: str
    """Below `<soc>/`; empty: directly in the bank."""
    has_twin: bool
    """Whether a `.bin` file lies beside each."""
    is_timed: bool
    """Whether its entries have a cost_time."""
    claims: Callable[[object], bool]
    """Whether a file is of this kind whose first value (or whole object) is this."""
    read: Callable[[str], Entry | None]
    """The entry of a text; None for what is none (a first line with the version, an empty object).
    Raises FormError."""
    render: Callable[[Rendered], str]
    """The text of an entry."""
    head: str
    """A new file: what stands before the entries, ..."""
    between: str
    """... between two, ..."""
    tail: str
    """... and behind the last; line ends are "\\n"."""
    empty: str | None
    """A file in which nothing is decided; None: there is none then."""
    mend: Callable[[str], str] | None = None
    """The text of an entry whose times are possible, with all else put right that can be."""


def object_of(text: str) -> Mapping[str, object]:
    """The JSON object that a text holds. Raises FormError."""
    value = json_value(text)
    if not isinstance(value, dict):
        raise FormError("is not an object")
    return value


def required(holder: Mapping[str, object], name: str, wanted: type[T]) -> T:
    """A field that must be there and be of this type. Raises FormError."""
    value = holder.get(name)
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        words = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}
        raise FormError(f"{name} is not {words[wanted]}")
    return value


def canonical_of(what: str, value: object) -> str:
    """Canonical JSON of a part of an entry. Raises FormError for what JSON cannot say."""
    try:
        return canonical(value)
    except ValueError as error:
        raise FormError(f"{what} holds a number that JSON cannot say") from error


def plain(value: object) -> str:
    """JSON as the original writes it: Python's own separators, the order as it is."""
    return json.dumps(value, allow_nan=False)


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def md5_of(info: object) -> str:
    """The key of a unified entry. Not for safety: it is the original's own name for it."""
    return hashlib.md5(json.dumps(info).encode(), usedforsecurity=False).hexdigest()
