"""The affine view that a copy takes of its input, brought to its simplest form."""

from __future__ import annotations

import math
from dataclasses import dataclass

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
    def unit_dimension(self) -> int | None:
        """The last dimension along which the input is contiguous, if there is one."""
        found = [i for i, stride in enumerate(self.strides) if stride == 1]
        return found[-1] if found else None


def view_of(task: Task) -> View:
    """The view of a copy task, simplified: [1,3,50,50] -> [1,50,50,3] is [2500,3] by [1,2500]."""
    offset = task.attributes["offset"]
    if not isinstance(offset, int):
        raise TypeError(f"copy.offset is {offset!r}, not a number")
    size = DTYPES[task.output.dtype].itemsize
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
