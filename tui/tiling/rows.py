"""What goes along rows, vector by vector: softmax, layer_norm, reduce, and element by element."""

from __future__ import annotations

import math

from tui.tiling.given import Given, NotKnown, alone, first_box
from tui.tiling.values import Box, Cut, Line, Picture, Shared, Tiling, count, loop, told_shares

SWEEPS = {
    "three_pass": ("largest", "powers and their sum", "write the shares"),
    "two_pass": ("sum, for the mean", "squares of the distance", "write"),
    "one_pass": ("sum and squares together", "write"),
}
"""How often a row is gone over, by knob `impl`."""


def softmax(given: Given) -> Tiling:
    if given.word("impl", "registers", "three_pass") == "registers":
        size = given.last_size
        vectors = -(-size // given.lanes)
        fact = f"a row: {vectors} vectors, all in registers"
        return _along(given, size, fact, ("load; largest; powers; sum; write",))
    return _along(given, given.number("unroll") * given.lanes, "", SWEEPS["three_pass"])


def layer_norm(given: Given) -> Tiling:
    sweeps = SWEEPS[given.word("impl", "two_pass", "one_pass")]
    return _along(given, given.number("unroll") * given.lanes, "", sweeps)


def _along(given: Given, step: int, fact: str, sweeps: tuple[str, ...]) -> Tiling:
    """A unit is a row; a round is so many elements of it."""
    size = given.last_size
    rows, row = Cut("rows", given.out_count // size, 1), Cut("elements", size, step)
    phases = alone(rows.pieces, "row")
    facts = (
        fact or _told_round(given, step, size),
        f"rows: {rows.size:,}",
        told_shares(phases[0], given.cores),
    )
    nest = (
        loop(0, "row", rows, "row", is_shared=True),
        *(Line(1, f"for i in 0..{size} by {min(step, size)}:", what) for what in sweeps),
    )
    shared = Shared("y", rows.pieces, given.cores)
    return Tiling(_title(rows.size, size), _band(rows, row, shared), facts, nest, phases)


def elementwise(given: Given) -> Tiling:
    """Chunks of rows; a row is as long as all inputs can be gone through alike."""
    rows, columns = _view(given)
    chunk, step = given.number("chunk"), given.number("unroll") * given.lanes
    down, across = Cut("rows", rows, 1), Cut("elements", columns, chunk)
    phases = alone(rows * across.pieces, "chunk")
    facts = (
        f"a row: {across.told('chunk')}",
        _told_round(given, step, min(chunk, columns)),
        f"rows: {rows:,}",
        told_shares(phases[0], given.cores),
    )
    nest = (
        *([count(0, "row", rows, "shared out")] if rows > 1 else []),
        loop(int(rows > 1), "chunk", across, "chunk", is_shared=True),
        Line(1 + int(rows > 1), f"for i in 0..{min(chunk, columns)} by {step}:",
             "the expression, in one pass"),
    )  # fmt: skip
    if rows == 1:
        shared, box = Shared("x", phases[0].units, given.cores), min(chunk, columns)
        picture = Picture(down, across, first_box(1, box), (), shared)
    else:
        shared = Shared("y", phases[0].units, given.cores, across.pieces)
        picture = Picture(down, across, first_box(1, min(chunk, columns)), (), shared)
    return Tiling(_title(rows, columns), picture, facts, nest, phases)


def reduce(given: Given) -> Tiling:
    """Along rows where the last dimension is summed up, else downwards, a block of columns."""
    dimensions = _dimensions(given)
    unroll = given.number("unroll")
    outer = math.prod(size for size, is_reduced in dimensions[:-1] if not is_reduced)
    reduced = math.prod(size for size, is_reduced in dimensions[:-1] if is_reduced)
    last, along = dimensions[-1]
    if along:
        return _reduce_along(given, outer, reduced, last, unroll * given.lanes)
    columns = Cut("columns", last, given.number("vectors") * given.lanes)
    phases = alone(outer * columns.pieces, "block of columns")
    facts = (
        f"columns: {columns.told('block')}",
        f"lines behind each: {reduced:,}, {unroll} a round",
        told_shares(phases[0], given.cores),
    )
    nest = (
        *([count(0, "output line", outer, "shared out")] if outer > 1 else []),
        loop(int(outer > 1), "n", columns, "block", is_shared=True),
        Line(
            1 + int(outer > 1),
            f"for line in 0..{reduced}:",
            f"{unroll} sums take turns" if unroll > 1 else "",
        ),
    )
    lines = Cut("lines", reduced, 1)
    block = min(columns.step, last)
    shared = Shared("x", phases[0].units, given.cores) if outer == 1 else None
    picture = Picture(
        lines, columns, first_box(min(unroll, reduced), block), first_box(reduced, block), shared
    )
    title = f"{outer:,} x {reduced:,} lines of {last:,} columns, summed up downwards"
    return Tiling(title, picture, facts, nest, phases)


def _reduce_along(given: Given, outer: int, reduced: int, size: int, step: int) -> Tiling:
    row = Cut("elements", size, step)
    phases = alone(outer, "output")
    facts = (
        _told_round(given, step, size),
        f"behind each output: {reduced * size:,} elements",
        told_shares(phases[0], given.cores),
    )
    nest = (
        count(0, "output", outer, "shared out"),
        *([count(1, "row", reduced, "")] if reduced > 1 else []),
        Line(1 + int(reduced > 1), f"for i in 0..{size} by {min(step, size)}:", "summed up"),
    )
    title = f"{outer:,} outputs, each of {reduced:,} rows of {size:,}"
    rows = Cut("rows", outer * reduced, 1)
    return Tiling(title, _band(rows, row, None), facts, nest, phases)


def _band(rows: Cut, row: Cut, shared: Shared | None) -> Picture:
    first = min(row.step, row.size)
    return Picture(rows, row, first_box(1, first), (Box(0, 0, 1, row.size),), shared)


def _told_round(given: Given, step: int, size: int) -> str:
    vectors, rest = step // given.lanes, size % given.lanes
    told = f"a round: {vectors} x {given.lanes} elements"
    return f"{told}, the last vector {rest}" if rest else told


def _title(rows: int, size: int) -> str:
    return f"{rows:,} {'row' if rows == 1 else 'rows'} of {size:,} elements"


def _view(given: Given) -> tuple[int, int]:
    """Rows and their length: neighbouring dimensions that every input treats alike are one."""
    shape = given.out_shape()
    padded = [(1,) * (len(shape) - len(own)) + own for own in given.inputs]
    if any(len(own) != len(shape) for own in padded):
        raise NotKnown("its inputs have more dimensions than its output")
    groups: list[tuple[list[bool], int]] = []
    for axis, size in enumerate(shape):
        alike = [own[axis] == 1 for own in padded]
        if size == 1:
            continue
        if groups and groups[-1][0] == alike:
            groups[-1] = (alike, groups[-1][1] * size)
        else:
            groups.append((alike, size))
    sizes = [size for _, size in groups] or [1]
    return math.prod(sizes[:-1]), sizes[-1]


def _dimensions(given: Given) -> list[tuple[int, bool]]:
    """(size, whether it is summed up), outermost first; neighbours of one kind are one."""
    shape = given.shape(0)
    axes = {axis % len(shape) for axis in given.ints("axes")}
    found: list[tuple[int, bool]] = []
    for axis, size in enumerate(shape):
        if size == 1:
            continue
        if found and found[-1][1] == (axis in axes):
            found[-1] = (found[-1][0] * size, axis in axes)
        else:
            found.append((size, axis in axes))
    return found or [(1, False)]
