"""A door with faults, to see whether the fuzzer finds them."""

from __future__ import annotations

import mmap
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.fuzz.door import MAX_MEMORY_BYTES, Door
from tests.fuzz.scramble import scrambled

SEEDS = (b"a sound input", b"one more")


def door(folder: Path) -> Door:
    """What the first letter of an input stands for happens."""
    return Door(SEEDS, mutated, enter, (ValueError,))


def mutated(chance: Random, seeds: Sequence[bytes]) -> bytes:
    kind = chance.choice((b"", b"", b"", b"", b"refuse", b"crash", b"memory", b"bug"))
    return kind + scrambled(chance, chance.choice(seeds), seeds)


def enter(data: bytes) -> None:
    if data.startswith(b"refuse"):
        raise ValueError(data)
    if data.startswith(b"crash"):
        os.abort()
    if data.startswith(b"memory"):
        # In one call: page by page it would be found slow, on a busy machine, before it is large.
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_POPULATE
        mmap.mmap(-1, MAX_MEMORY_BYTES + 2**20, flags=flags).close()
    if data.startswith(b"bug"):
        raise LookupError(data)
