"""A door: a place where data from outside come in, and what is thrown at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

DOORS = ("onnx", "mindir", "caffe", "fusion", "graphs", "om", "import", "control", "settings")

LIMIT_S = 5.0
"""Limit of the time for one input."""
LIMITS_S: Mapping[str, float] = {"graphs": 60.0}
"""The limit for doors that compile: on a machine that others use, kernels take seconds."""
MAX_MEMORY_BYTES = 2**30
"""Of the child that enters, all together."""


@dataclass(frozen=True)
class Door:
    """What is thrown at it, and what it may answer."""

    seeds: Sequence[bytes]
    """Sound inputs, or nearly sound ones."""
    mutated: Callable[[Random, Sequence[bytes]], bytes]
    """One input made of these seeds."""
    enter: Callable[[bytes], None]
    """Take an input in. Returns, or raises one of `refusals`; all else is a finding."""
    refusals: tuple[type[Exception], ...]
    reduced: Callable[[bytes], Sequence[bytes]] | None = None
    """Smaller inputs that may do the same, best first, where bytes alone do not lead there."""


def open_door(name: str, folder: Path) -> Door:
    """The door of this name, or of this module; `folder` is for what it writes, and is empty."""
    door = import_module(name if "." in name else f"tests.fuzz.{name}_door").door(folder)
    assert isinstance(door, Door)
    return door


def made(door: Door, seed: int, index: int) -> bytes:
    """The input of this number: always the same for the same seed."""
    chance = Random(f"{seed}/{index}")
    return door.mutated(chance, door.seeds)
