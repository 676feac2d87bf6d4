"""Edges: tiles that are cut at the ends of the directions, and the last vector of a run.

13 rows in tiles of 5:    full, full, cut (3)
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from tuner.cpu.kernels.emit import Function, Index, IRValue


def choices(edge: int, count: int) -> tuple[bool, ...]:
    """The cases (cut or not) in a direction: the last of `count` tiles has `edge` (0: is full).

    With a single tile in a direction, a cut one is the only one.
    """
    if not edge:
        return (False,)
    return (True,) if count == 1 else (False, True)


def sizes_by_cut(
    full: Sequence[int], edges: Sequence[int], counts: Sequence[int]
) -> dict[tuple[bool, ...], tuple[int, ...]]:
    """The sizes of a tile, for each combination of full and cut directions that occurs."""
    return {
        cut: tuple(e if is_cut else f for is_cut, e, f in zip(cut, edges, full, strict=True))
        for cut in itertools.product(*map(choices, edges, counts))
    }


def fits(
    f: Function, is_last: Sequence[IRValue], is_cut: Sequence[bool], edges: Sequence[int]
) -> IRValue:
    """True (i1) when the tile is cut exactly where `is_cut` says."""
    result = IRValue("true", "i1")
    for last, cut, edge in zip(is_last, is_cut, edges, strict=True):
        if edge:
            result = f.both(result, last if cut else f.negated(last))
    return result


def call_fitting(
    f: Function,
    functions: Mapping[tuple[bool, ...], Function],
    is_last: Sequence[IRValue],
    edges: Sequence[int],
    args: Sequence[Index],
) -> None:
    """Call the function, of those by whether each direction is cut, that fits the tile."""
    for is_cut, function in functions.items():
        with f.when(fits(f, is_last, is_cut, edges)):
            f.call(function, *args)


def each_vector(f: Function, count: int) -> Iterator[tuple[Index, int]]:
    """First element and lanes of each vector of a run: a loop over full ones, then the rest."""
    whole = count - count % f.lanes
    with f.loop(0, whole, f.lanes) as vector:
        yield vector.index, f.lanes
    if count > whole:
        yield whole, count - whole
