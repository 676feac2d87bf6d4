"""The right side of a product, as it lies in memory -> blocks of columns, k after k.

Columns that lie side by side are copied; where the k do (keys, most often), squares are
transposed in registers; whatever else is gathered element by element.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.transpose import transposed


@dataclass(frozen=True)
class Packing:
    """Sizes and strides in elements."""

    depth: int
    columns: int
    k_stride: int
    column_stride: int
    width: int
    """Columns of a block, whole vectors; those after the last one are 0 or not written."""


def emit_packing(module: Module, name: str, packing: Packing) -> Function:
    """A private function (source, target)."""
    f = module.function(name, (("source", "ptr"), ("target", "ptr")))
    source, target = f.params
    if packing.column_stride == 1:
        emit = _copy
    elif packing.k_stride == 1:
        emit = _transpose
    else:
        emit = _gather

    def block(number: Index, columns: int) -> None:
        here = f.at(source, f.mul(f.mul(number, packing.width), packing.column_stride))
        emit(f, packing, here, f.at(target, f.mul(number, packing.depth * packing.width)), columns)

    in_steps(f, packing.columns, packing.width, block)
    return f


def in_steps(f: Function, size: int, step: int, body: Callable[[Index, int], None]) -> None:
    """`body(number, count)` for each step of `size` elements; the last may have fewer."""
    count, rest = divmod(size, step)
    if count == 1:
        body(0, step)
    elif count:
        with f.loop(0, count) as loop:
            body(loop.index, step)
    if rest:
        body(count, rest)


def _copy(f: Function, packing: Packing, source: Value, target: Value, columns: int) -> None:
    with f.loop(0, packing.depth) as k:
        read = f.at(source, f.mul(k.index, packing.k_stride))
        write = f.at(target, f.mul(k.index, packing.width))
        for column in range(0, columns, f.lanes):
            value = f.load_first(f.at(read, column), min(f.lanes, columns - column))
            f.store(value, f.at(write, column))


def _transpose(f: Function, packing: Packing, source: Value, target: Value, columns: int) -> None:
    """Squares of as many columns and k as a vector has lanes."""

    def square(number: Index, depth: int) -> None:
        first = f.mul(number, f.lanes)
        for column in range(0, columns, f.lanes):
            read = f.at(f.at(source, first), column * packing.column_stride)
            write = f.at(f.at(target, f.mul(first, packing.width)), column)
            _square(f, packing, read, write, depth, min(f.lanes, columns - column))

    in_steps(f, packing.depth, f.lanes, square)


def _square(
    f: Function, packing: Packing, source: Value, target: Value, depth: int, columns: int
) -> None:
    rows = [
        f.load_first(f.at(source, c * packing.column_stride), depth) for c in range(columns)
    ] + [f.splat(0.0)] * (f.lanes - columns)
    for k, row in enumerate(transposed(f, rows)[:depth]):
        f.store(row, f.at(target, k * packing.width))


def _gather(f: Function, packing: Packing, source: Value, target: Value, columns: int) -> None:
    with f.loop(0, packing.depth) as k, f.loop(0, columns) as column:
        read = f.add(f.mul(k.index, packing.k_stride), f.mul(column.index, packing.column_stride))
        write = f.add(f.mul(k.index, packing.width), column.index)
        f.store(f.load(f.at(source, read), "float"), f.at(target, write))
