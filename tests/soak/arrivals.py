"""The ways in which a file arrives in a watched folder, each a coroutine that takes its time."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.soak.content import Content
from tests.soak.plan import Plan, Throw, Way, half

PARTS = 4
"""In so many pieces a file is written by those who do it slowly."""
LINKED_TO = ("/etc/passwd", "/dev/zero", "nowhere.onnx", ".")


@dataclass(frozen=True)
class Ground:
    """Where is thrown."""

    inbox: Path
    """The watched folder."""
    outside: Path
    """A folder of this thrower on the same disk, which nobody watches."""


async def arrive(plan: Plan, throw: Throw, ground: Ground) -> None:
    """Do what the plan says, with pauses that its number decides."""
    random = Random(throw.number)
    content = plan.contents[throw.content]
    folder = ground.inbox / throw.folder
    if throw.way is Way.FOLDER_MOVED_IN:
        await _folder_moved_in(content, throw, ground)
        return
    folder.mkdir(parents=True, exist_ok=True)
    path = ground.inbox / plan.path(throw)
    if throw.way is Way.REPLACED:
        first = plan.contents[throw.content if throw.before is None else throw.before]
        await _all_put(first, throw, folder, ground, random)
        await asyncio.sleep(random.uniform(0, 4))
        await _all_put(content, throw, folder, ground, random)
    elif throw.way is Way.DELETED:
        await _all_put(content, throw, folder, ground, random)
        await asyncio.sleep(random.uniform(0, 4))
        for name in content.files(throw.name):
            (folder / name).unlink()
    elif throw.way in SPECIAL:
        SPECIAL[throw.way](path, content, random)
    else:
        await _all_put(content, throw, folder, ground, random)


async def _all_put(
    content: Content, throw: Throw, folder: Path, ground: Ground, random: Random
) -> None:
    """The model and what belongs to it, in any order."""
    put = PUTS.get(throw.way) or random.choice(list(PUTS.values()))
    files = list(content.files(throw.name).items())
    if random.random() < 0.3:
        files.reverse()
    for number, (name, data) in enumerate(files):
        if number:
            await asyncio.sleep(random.uniform(0, 2))
        await put(folder / name, data, ground, random)


Put = Callable[[Path, bytes, Ground, Random], Awaitable[None]]


async def _copied(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    del ground, random
    path.write_bytes(data)


async def _written_slowly(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    """Held open all the time."""
    del ground
    with path.open("wb") as file:
        for piece in _pieces(data):
            file.write(piece)
            file.flush()
            await asyncio.sleep(random.uniform(0, 1.2))


async def _appended(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    """Opened anew for each piece; some pauses are longer than a file needs to settle."""
    del ground
    path.write_bytes(b"")
    for piece in _pieces(data):
        with path.open("ab") as file:
            file.write(piece)
        await asyncio.sleep(random.uniform(0, 1.6))


async def _renamed(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    part = path.with_name(f"{path.name[-60:]}.part")
    await _written_slowly(part, data, ground, random)
    part.rename(path)


async def _moved_in(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    _made_outside(data, ground, random).rename(path)


async def _linked(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    """The other name of the file goes later, which changes the times of this one."""
    other = _made_outside(data, ground, random)
    path.unlink(missing_ok=True)
    path.hardlink_to(other)
    await asyncio.sleep(random.uniform(0, 2))
    other.unlink()


async def _rsynced(path: Path, data: bytes, ground: Ground, random: Random) -> None:
    """A hidden name in the same folder, the times of the original, and a rename."""
    hidden = path.with_name(f".{path.name[-60:]}.{random.randrange(16**6):06x}")
    await _written_slowly(hidden, data, ground, random)
    os.utime(hidden, (1_600_000_000, 1_600_000_000))
    hidden.rename(path)


PUTS: Mapping[Way, Put] = {
    Way.COPIED: _copied,
    Way.WRITTEN_SLOWLY: _written_slowly,
    Way.APPENDED: _appended,
    Way.RENAMED: _renamed,
    Way.MOVED_IN: _moved_in,
    Way.LINKED: _linked,
    Way.RSYNCED: _rsynced,
}


async def _folder_moved_in(content: Content, throw: Throw, ground: Ground) -> None:
    outside, inside = ground.outside / f"set-{throw.number}", ground.inbox / throw.folder
    outside.mkdir()
    for name, data in content.files(throw.name).items():
        (outside / name).write_bytes(data)
    inside.parent.mkdir(parents=True, exist_ok=True)
    outside.rename(inside)


def _link(path: Path, content: Content, random: Random) -> None:
    del content
    path.symlink_to(random.choice(LINKED_TO))


def _pipe(path: Path, content: Content, random: Random) -> None:
    del content, random
    os.mkfifo(path)


def _socket(path: Path, content: Content, random: Random) -> None:
    """By way of an open folder, since its path may be longer than an address."""
    del content, random
    folder = os.open(path.parent, os.O_PATH | os.O_DIRECTORY)
    short = f"/proc/self/fd/{folder}/.{os.getpid()}"
    try:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(short)
        Path(short).rename(path)
    finally:
        os.close(folder)


def _left_partial(path: Path, content: Content, random: Random) -> None:
    del random
    path.write_bytes(half(content.model))


SPECIAL: Mapping[Way, Callable[[Path, Content, Random], None]] = {
    Way.SYMLINK: _link,
    Way.PIPE: _pipe,
    Way.SOCKET: _socket,
    Way.LEFT_PARTIAL: _left_partial,
}


def _pieces(data: bytes) -> list[bytes]:
    size = max(1, -(-len(data) // PARTS))
    return [data[at : at + size] for at in range(0, len(data), size)]


def _made_outside(data: bytes, ground: Ground, random: Random) -> Path:
    path = ground.outside / f"{random.randrange(2**64):x}"
    path.write_bytes(data)
    return path
