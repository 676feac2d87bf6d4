"""Shapes that are given for a model's inputs: fixed ones, and ones with ranges as sizes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class SizeRange:
    """A size that may be anything from `low` to `high`, both included."""

    low: int
    high: int
    symbol: str = field(default="", compare=False)
    """The name that --input_shape gives it, as in "n=1~512"; equal names are equal sizes."""

    def __str__(self) -> str:
        """Return it as --input_shape has it, without a name."""
        return f"{self.low}~{self.high}"


POINTS = 4
"""Maximum number of points of a range that are tuned: the largest sizes, and further ones."""
CLOSE = 1.3
"""Ratio of two sizes below which one point is enough for both."""

Extent = int | SizeRange
"""A size that is given: a number, or a range of numbers."""
Shapes = Mapping[str, tuple[int, ...]]
"""Fixed shapes by the name of the input."""
ShapeRanges = Mapping[str, tuple[Extent, ...]]
"""Shapes with ranges by the name of the input."""
Points = tuple[Mapping[str, int], ...]
"""Values of all open sizes by name, at some points of a range."""


def highest(shape: Sequence[Extent]) -> tuple[int, ...]:
    """The shape with every range at its high end."""
    return tuple(size.high if isinstance(size, SizeRange) else size for size in shape)


def largest(steps: Iterable[Shapes]) -> Shapes:
    """The shapes with the most elements."""
    return max(steps, key=elements)


def elements(shapes: Shapes) -> int:
    """Number of elements of all inputs."""
    return sum(map(math.prod, shapes.values()))


def points_text(points: Iterable[Mapping[str, int]]) -> str:
    """Points as a setting: "batch=1,n=37;batch=8,n=128"."""
    return ";".join(",".join(f"{name}={size}" for name, size in one.items()) for one in points)


def parse_points(text: str) -> Points:
    """Read `points_text` back. Raises ValueError for anything else."""
    pairs = [[size.split("=") for size in one.split(",")] for one in text.split(";") if text]
    return tuple({name: int(size) for name, size in one} for one in pairs)
