"""The plan: every throw with its time, place and way, drawn from a seed before anything is done."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from random import Random

from tests.soak.content import Content, Expected, sha256

NAMES: tuple[str, ...] = (
    "new\nline", "tab\there", "\x1b[31mred\x1b[0m", "bell\x07", "-rf", "$(reboot)", "a'b\"c`d",
    "%s%n", "back\\slash", "\u202egnp.exe", "zero\u200bwidth", "not-utf8-\udcff\udcfe",
    "trailing ", "two.onnx", "ünïcödé", "漢" * 80, "n" * 245, "m" * 250, "a&b;c|d",
)  # fmt: skip
"""Stems that people would rather not have; the longest with ".onnx" fills a name's 255 bytes."""
LONG_BYTES = 240
"""A longer stem has no room for more than the suffix of a model."""


class Way(StrEnum):
    """How a file arrives, or what comes in its place."""

    COPIED = "copied"
    WRITTEN_SLOWLY = "written slowly"
    APPENDED = "appended"
    RENAMED = "renamed from .part"
    MOVED_IN = "moved in"
    LINKED = "hard linked"
    FOLDER_MOVED_IN = "folder moved in"
    RSYNCED = "as rsync does"
    REPLACED = "replaced in place"
    DELETED = "deleted again"
    LEFT_PARTIAL = "left partial"
    SYMLINK = "a link"
    PIPE = "a pipe"
    SOCKET = "a socket"
    FOLDER_NAMED_SO = "in a folder named as a model"


PLAIN = (Way.COPIED, Way.WRITTEN_SLOWLY, Way.APPENDED, Way.RENAMED, Way.MOVED_IN, Way.LINKED,
         Way.FOLDER_MOVED_IN, Way.RSYNCED, Way.FOLDER_NAMED_SO)  # fmt: skip
"""After which the file lies there."""
NO_FILES = (Way.SYMLINK, Way.PIPE, Way.SOCKET)
"""By which nothing comes that could be read."""
OWN_FOLDER = (Way.FOLDER_MOVED_IN, Way.FOLDER_NAMED_SO)

SHARES: Mapping[str, float] = {
    "valid": 0.36, "broken": 0.28, "hostile": 0.18, "replaced": 0.06, "deleted": 0.06, "none": 0.06,
}  # fmt: skip
"""Of all throws. `none`: what is no complete file."""


@dataclass(frozen=True)
class Throw:
    """One model that is thrown."""

    number: int
    at_s: float
    """After the beginning."""
    way: Way
    content: int
    """Number of its content; of one that is replaced, of the later one."""
    folder: str
    """Below the watched folder; "." is that itself."""
    name: str
    """Without suffix."""
    before: int | None = None
    """Number of the content that is replaced."""


@dataclass(frozen=True)
class Plan:
    """All of it."""

    contents: tuple[Content, ...]
    throws: tuple[Throw, ...]

    def path(self, throw: Throw) -> str:
        """Of the model, relative to the watched folder."""
        name = f"{throw.name}{self.contents[throw.content].suffix}"
        return str(Path(throw.folder, partial(name) if throw.way is Way.LEFT_PARTIAL else name))

    def expected(self) -> dict[str, Due]:
        """What must have come of each model that lies there in the end, by path."""
        return {
            self.path(throw): self._due(throw)
            for throw in self.throws
            if throw.way is not Way.DELETED
        }

    def left(self) -> dict[str, str]:
        """What must lie in the watched folder in the end: SHA-256, or the kind of special file."""
        found: dict[str, str] = {}
        for throw in self.throws:
            if throw.way in NO_FILES:
                found[self.path(throw)] = throw.way
            elif throw.way is Way.LEFT_PARTIAL:
                found[self.path(throw)] = sha256(half(self.contents[throw.content].model))
            elif throw.way is not Way.DELETED:
                files = self.contents[throw.content].files(throw.name)
                found |= {str(Path(throw.folder, n)): sha256(data) for n, data in files.items()}
        return found

    def _due(self, throw: Throw) -> Due:
        if throw.way in (*NO_FILES, Way.LEFT_PARTIAL):
            return Due(Expected.IGNORED, None)
        return Due(self.contents[throw.content].expected, throw.content)


@dataclass(frozen=True)
class Due:
    """What is expected of a path, and the number of the content that lies there."""

    expected: Expected
    content: int | None


def partial(name: str) -> str:
    """A name as copying tools use it before they are done."""
    return f".{name[-60:]}.Xa81Qz"


def half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def drawn(contents: Sequence[Content], files: int, time_s: float, random: Random) -> Plan:
    """A plan of so many throws within this time; each has a path of its own."""
    ordered = sorted(random.uniform(0, time_s) for _ in range(files))
    throws = tuple(_throw(number, at_s, contents, random) for number, at_s in enumerate(ordered))
    return Plan(tuple(contents), throws)


def _throw(number: int, at_s: float, contents: Sequence[Content], random: Random) -> Throw:
    kind = random.choices(list(SHARES), list(SHARES.values()))[0]
    if kind in ("valid", "broken", "hostile"):
        throw = _plain(number, at_s, _one(contents, kind, random), contents, random)
    else:
        valid = _one(contents, "valid", random)
        throw = _plain(number, at_s, valid, contents, random)
        ways = {"replaced": (Way.REPLACED,), "deleted": (Way.DELETED,)}
        throw = replace(throw, way=random.choice(ways.get(kind, (*NO_FILES, Way.LEFT_PARTIAL))))
    if throw.way is Way.REPLACED:
        throw = replace(throw, before=_like(throw.content, contents, random))
    return throw


def _plain(
    number: int, at_s: float, content: int, contents: Sequence[Content], random: Random
) -> Throw:
    way, folder = random.choice(PLAIN), random.choice((".", ".", "lab", "lab/b", "x y"))
    name = f"m{number}"
    if random.random() < 0.1:
        # In a folder of its own, so that equal names do not meet.
        name, folder = random.choice(NAMES), f"names/{number}"
        if len(os.fsencode(name)) > LONG_BYTES:
            way, content = Way.COPIED, _alone(content, contents)
    if way in OWN_FOLDER or contents[content].data:
        folder = f"sets/{number}.onnx" if way is Way.FOLDER_NAMED_SO else f"sets/{number}"
    return Throw(number, at_s, way, content, folder, name)


def _one(contents: Sequence[Content], kind: str, random: Random) -> int:
    return random.choice([i for i, content in enumerate(contents) if content.kind == kind])


def _alone(number: int, contents: Sequence[Content]) -> int:
    """This content, or one of its kind that is a single file."""
    alike = (i for i, other in enumerate(contents) if other.kind == contents[number].kind)
    return next(i for i in (number, *alike) if len(contents[i].files("m")) == 1)


def _like(number: int, contents: Sequence[Content], random: Random) -> int:
    """Another content whose files have the same names."""

    def names(content: Content) -> set[str]:
        return set(content.files("m"))

    wanted = names(contents[number])
    alike = [i for i, other in enumerate(contents) if i != number and names(other) == wanted]
    return random.choice(alike) if alike else number
