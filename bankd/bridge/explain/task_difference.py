"""Differences of two JSON texts, field by field: of tasks of any program, and of environments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from bankd.bank.canonical import canonical

ATTRIBUTES = "attributes"
ABSENT = "(none)"
DEEPEST = 16
"""Levels of lists and objects; what is nested deeper is compared as one text."""

_TENSOR = re.compile(r"([a-z][a-z0-9_]*)\[([0-9a-p:,]*)\]", re.ASCII)

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class FieldDifference:
    """One field that is not the same: `there` in the entry, `here` in what is asked for."""

    field: str
    there: str
    here: str

    def __str__(self) -> str:
        return f"{self.field} {self.there} -> {self.here}"


def differences(there: str, here: str) -> tuple[FieldDifference, ...]:
    """The fields in which two JSON texts differ, in the order of their names; none if equal.

    Texts such as "f32[1,56,56,64]" are taken apart into data type and dimensions.
    """
    if there == here:
        return ()
    old, new = _leaves(there), _leaves(here)
    paths = [path for path in {**old, **new} if old.get(path) != new.get(path)]
    paths.sort(key=lambda path: [(w, "") if isinstance(w, int) else (0, w) for w in path])
    return tuple(found for path in paths for found in _compared(path, old.get(path), new.get(path)))


def _compared(path: Path, there: str | None, here: str | None) -> Iterator[FieldDifference]:
    """The differences of two leaves, given as canonical JSON; None: the text has no such field."""
    words = [word for word in path if word != ATTRIBUTES] or list(path)
    name = "".join(f"[{word}]" if isinstance(word, int) else f" {word}" for word in words).strip()
    before, after = _shown(there), _shown(here)
    old, new = _TENSOR.fullmatch(before), _TENSOR.fullmatch(after)
    if old is None or new is None:
        are_alike = before == after  # "5" and 5 keep what distinguishes them
        shown = (str(there), str(here)) if are_alike else (before, after)
        yield FieldDifference(name or "content", *shown)
        return
    if old[1] != new[1]:
        yield FieldDifference(f"{name} dtype", old[1], new[1])
    olds, news = old[2].split(","), new[2].split(",")
    if len(olds) != len(news):
        yield FieldDifference(f"{name} shape", f"[{old[2]}]", f"[{new[2]}]")
        return
    for number, sizes in enumerate(zip(olds, news, strict=True)):
        if sizes[0] != sizes[1]:
            yield FieldDifference(f"{name} dim {number}", *sizes)


@lru_cache(maxsize=4096)
def _leaves(text: str) -> Mapping[Path, str]:
    return dict(_flat((), json.loads(text)))


def _flat(path: Path, value: object) -> Iterator[tuple[Path, str]]:
    """The leaves of a JSON value as canonical JSON, by the names and numbers on the way to them.

    A list is entered if it holds lists, objects, or types of tensors.
    """
    inner: Iterable[tuple[str | int, object]] = ()
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list) and any(
        isinstance(one, dict | list) or _TENSOR.fullmatch(str(one)) for one in value
    ):
        inner = enumerate(value)
    if not inner or len(path) == DEEPEST:
        yield path, canonical(value)
        return
    for word, each in inner:
        yield from _flat((*path, word), each)


def _shown(text: str | None) -> str:
    """A text without its quotation marks, if there is anything in it."""
    value = ABSENT if text is None else json.loads(text)
    return value if isinstance(value, str) and value else str(text)
