"""A product of two run-time matrices in strides, the permutations of its task applied."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.size import always_equal
from tuner.task import Task


@dataclass(frozen=True)
class ProductStrides:
    """The product in strides (elements). Batch strides are 0 where an operand is broadcast."""

    batch: tuple[int, ...]
    rows: int
    columns: int
    depth: int
    a_batch: tuple[int, ...]
    a_row: int
    a_k: int
    b_batch: tuple[int, ...]
    b_k: int
    b_column: int
    c_batch: tuple[int, ...]
    c_row: int

    @property
    def batches(self) -> int:
        """Number of matrix products."""
        return math.prod(self.batch)


def layout_of(task: Task) -> ProductStrides:
    """The strides of a matmul task, its three permutations applied."""
    a_shape, a_strides = _permuted(task.inputs[0].shape, task.ints("perm_a"))
    b_shape, b_strides = _permuted(task.inputs[1].shape, task.ints("perm_b"))
    perm_out = task.ints("perm_out")
    rank = len(perm_out)
    if perm_out[-1] != rank - 1:
        raise ValueError("the columns of a matmul must stay the last dimension of its output")
    out_strides = _unpermuted(_dense_strides(task.output.shape), perm_out)
    out_shape = logical_output(task)
    batch = out_shape[:-2]
    return ProductStrides(
        batch, out_shape[-2], out_shape[-1], a_shape[-1],
        _broadcast(a_shape[:-2], a_strides[:-2], rank - 2), a_strides[-2], a_strides[-1],
        _broadcast(b_shape[:-2], b_strides[:-2], rank - 2), b_strides[-2], b_strides[-1],
        out_strides[:-2], out_strides[-2],
    )  # fmt: skip


def logical_output(task: Task) -> tuple[int, ...]:
    """Shape of the product before perm_out."""
    return _unpermuted(task.output.shape, task.ints("perm_out"))


def _unpermuted(values: tuple[int, ...], perm: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value for _, value in sorted(zip(perm, values, strict=True)))


def _dense_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(math.prod(shape[i + 1 :]) for i in range(len(shape)))


def _permuted(
    shape: tuple[int, ...], perm: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    strides = _dense_strides(shape)
    return tuple(shape[p] for p in perm), tuple(strides[p] for p in perm)


def _broadcast(shape: tuple[int, ...], strides: tuple[int, ...], rank: int) -> tuple[int, ...]:
    own = [
        0 if always_equal(size, 1) else stride for size, stride in zip(shape, strides, strict=True)
    ]
    return (*[0] * (rank - len(own)), *own)


def batch_offset(
    f: Function, sizes: tuple[int, ...], strides: tuple[int, ...], batch: IRValue
) -> Index:
    """Element offset of a batch number, taken apart into its dimensions."""
    offset: Index = 0
    rest: IRValue = batch
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if always_equal(size, 1):
            continue
        offset = f.add(offset, f.mul(f.rem(rest, size), stride))
        rest = f.div(rest, size)
    return offset


def with_rows_joined(layout: ProductStrides) -> ProductStrides:
    """The product with batches as further rows, where all of them have one B.

    Matrices of A and of C then follow each other as their rows do. The numbers of rows in the
    output stay the same: they count through all batches.
    """
    if layout.batch and always_equal(layout.batch[-1], 1):
        return with_rows_joined(_without_last_batch(layout, layout.rows))
    is_one_b = layout.batch and always_equal(layout.b_batch[-1], 0)
    follow = ((layout.a_batch, layout.a_row), (layout.c_batch, layout.c_row))
    if not is_one_b or not all(always_equal(own[-1], layout.rows * row) for own, row in follow):
        return layout
    return with_rows_joined(_without_last_batch(layout, layout.batch[-1] * layout.rows))


def _without_last_batch(layout: ProductStrides, rows: int) -> ProductStrides:
    return replace(
        layout, batch=layout.batch[:-1], rows=rows, a_batch=layout.a_batch[:-1],
        b_batch=layout.b_batch[:-1], c_batch=layout.c_batch[:-1],
    )  # fmt: skip
