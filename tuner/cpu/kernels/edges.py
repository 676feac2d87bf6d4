"""Edge tiles: which tiles are cut at the ends of the directions, and their functions.

13 rows in tiles of 5:    full, full, cut (3)
"""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, Value


def choices(edge: int, count: int) -> tuple[bool, ...]:
    """The cases (cut or not) in a direction: the last of `count` tiles has `edge` (0: is full).

    With a single tile in a direction, a cut one is the only one.
    """
    if not edge:
        return (False,)
    return (True,) if count == 1 else (False, True)


def fits(
    f: Function, is_last: Sequence[Value], is_cut: Sequence[bool], edges: Sequence[int]
) -> Value:
    """True (i1) when the tile is cut exactly where `is_cut` says."""
    result = Value("true", "i1")
    for last, cut, edge in zip(is_last, is_cut, edges, strict=True):
        if edge:
            wanted = last if cut else f.op("i1", f"xor i1 {last.name}, true")
            result = f.op("i1", f"and i1 {result.name}, {wanted.name}")
    return result
