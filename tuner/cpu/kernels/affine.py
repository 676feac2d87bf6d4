"""The affine view that a copy takes of its input, brought to its simplest form."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Value
from tuner.cpu.kernels.moves import dot, unravel
from tuner.graph import DTYPES
from tuner.task import Task


@dataclass(frozen=True)
class View:
    """The output, of shape `sizes`, takes element offset + sum(index * stride) of the input.

    An element may stand for a few neighbouring ones of the task that always move together.
    """

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    element_bytes: int

    @property
    def target_strides(self) -> tuple[int, ...]:
        """Elements between neighbours in the output, which is dense."""
        return tuple(math.prod(self.sizes[i + 1 :]) for i in range(len(self.sizes)))

    @property
    def k(self) -> int:
        """The last dimension along which the input is contiguous; if there is none, the last."""
        contiguous = [i for i, stride in enumerate(self.strides) if stride == 1]
        return contiguous[-1] if contiguous else len(self.sizes) - 1

    @property
    def element(self) -> str:
        """LLVM's type of an element, as an integer."""
        return f"i{8 * self.element_bytes}"

    @property
    def outer(self) -> tuple[int, ...]:
        """The dimensions besides k and the last one."""
        return tuple(i for i in range(len(self.sizes) - 1) if i != self.k)

    @property
    def outer_count(self) -> int:
        """Number of planes of k and the last dimension."""
        return math.prod(self.sizes[i] for i in self.outer)

    def outer_offsets(self, f: Function, index: Value) -> tuple[Value, Value]:
        """Offsets of a pair of such planes in the input and in the output."""
        indices = unravel(f, index, [self.sizes[i] for i in self.outer])
        read = dot(f, indices, [self.strides[i] for i in self.outer])
        write = dot(f, indices, [self.target_strides[i] for i in self.outer])
        return f.add(read, self.offset), write


def view_of(task: Task) -> View:
    """The view of a copy task, simplified: [1,3,50,50] -> [1,50,50,3] is [2500,3] by [1,2500]."""
    offset, size = task.integer("offset"), DTYPES[task.output.dtype].itemsize
    return widen(merge(View(task.ints("dims"), task.ints("strides"), offset, size)))


def merge(view: View) -> View:
    """Drop dimensions of size 1; join neighbours that one stride walks through."""
    sizes: list[int] = []
    strides: list[int] = []
    for size, stride in zip(view.sizes, view.strides, strict=True):
        if size == 1:
            continue
        if strides and strides[-1] == stride * size:
            sizes[-1] *= size
            strides[-1] = stride
        else:
            sizes.append(size)
            strides.append(stride)
    return View(tuple(sizes), tuple(strides), view.offset, view.element_bytes)


def widen(view: View) -> View:
    """Take short runs as one larger element: [9,4,2] of f32 by [2,18,1] is [9,4] of 8 bytes."""
    if len(view.sizes) < 2 or view.strides[-1] != 1:
        return view
    run = view.sizes[-1]
    is_aligned = all(stride % run == 0 for stride in (*view.strides[:-1], view.offset))
    if run * view.element_bytes not in (2, 4, 8) or not is_aligned:
        return view
    strides = tuple(stride // run for stride in view.strides[:-1])
    return View(view.sizes[:-1], strides, view.offset // run, run * view.element_bytes)
