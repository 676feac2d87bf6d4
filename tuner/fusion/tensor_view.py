"""A view: how a tensor of the model lies in the memory of another one.

    Transpose(Reshape(x))  ->  x's memory, seen with other sizes and strides: nothing moves

Movement costs something only where a view can be avoided no longer; see `Lowering.dense`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from tuner.graph import Node

Shape = tuple[int, ...]


def dense_strides(shape: Sequence[int]) -> Shape:
    """Row-major strides in elements; axes of size 1 have stride 0."""
    strides = [math.prod(shape[i + 1 :]) for i in range(len(shape))]
    return tuple(0 if size == 1 else s for size, s in zip(shape, strides, strict=True))


def inverse(order: Sequence[int]) -> Shape:
    """The permutation that undoes `order`."""
    return tuple(sorted(range(len(order)), key=order.__getitem__))


@dataclass(frozen=True)
class View:
    """Element i of the view is element offset + sum(i * strides) of the dense tensor `base`."""

    base: str
    base_size: int
    """Number of elements of the base."""
    shape: Shape
    strides: Shape
    """Strides in elements; 0 along repeated axes, and along axes of size 1."""
    offset: int = 0
    via: tuple[Node, ...] = field(default=(), compare=False)
    """The movement nodes of the model that are in this view, oldest first."""

    def __post_init__(self) -> None:
        strides = tuple(0 if n == 1 else s for n, s in zip(self.shape, self.strides, strict=True))
        object.__setattr__(self, "strides", strides)

    @staticmethod
    def of(base: str, shape: Shape) -> View:
        """The view that shows all of a dense tensor in its own shape."""
        return View(base, math.prod(shape), shape, dense_strides(shape))

    @property
    def count(self) -> int:
        """Number of elements, repeated ones included."""
        return math.prod(self.shape)

    @property
    def is_dense(self) -> bool:
        """Return whether this is the base itself, perhaps in another shape."""
        is_whole = self.offset == 0 and self.count == self.base_size
        return is_whole and self.strides == dense_strides(self.shape)

    @property
    def order(self) -> Shape:
        """The axes as they lie in memory, slowest first. Axes without extent keep their place."""
        moving = [i for i, stride in enumerate(self.strides) if stride]
        order = sorted(moving, key=lambda i: (-abs(self.strides[i]), i))
        for i, stride in enumerate(self.strides):
            if not stride:
                order.insert(i, i)
        return tuple(order)

    def after(self, node: Node) -> View:
        """The same view, noted as a result of this movement too."""
        return self if node in self.via[-1:] else replace(self, via=(*self.via, node))

    def permute(self, perm: Sequence[int]) -> View:
        """Axis i of the result is axis perm[i], as in ONNX's Transpose."""
        shape = tuple(self.shape[i] for i in perm)
        return replace(self, shape=shape, strides=tuple(self.strides[i] for i in perm))

    def slice(self, start: Sequence[int], step: Sequence[int], shape: Shape) -> View:
        """Elements start + i * step along each axis, `shape` of them; a step may be negative."""
        moved = sum(s * stride for s, stride in zip(start, self.strides, strict=True))
        strides = tuple(s * stride for s, stride in zip(step, self.strides, strict=True))
        return replace(self, offset=self.offset + moved, shape=shape, strides=strides)

    def expand(self, shape: Shape) -> View:
        """Repeat along new leading axes and along axes of size 1."""
        new = len(shape) - len(self.shape)
        strides = (0,) * new + self.strides  # axes of size 1 have stride 0 already
        return replace(self, shape=shape, strides=strides)

    def with_rank(self, rank: int) -> View:
        """The view with leading axes of size 1 up to this rank."""
        return self.expand((1,) * (rank - len(self.shape)) + self.shape)

    def squeeze_repeats(self) -> View:
        """The view without repetition: an axis that is read repeatedly gets size 1."""
        shape = tuple(n if s else 1 for n, s in zip(self.shape, self.strides, strict=True))
        return replace(self, shape=shape)

    def reshape(self, shape: Shape) -> View | None:
        """The same elements in another shape, or None where that needs a copy."""
        if self.shape == shape:
            return self
        strides = [0] * len(shape)
        for old_axes, new_axes in axis_groups(self.shape, shape):
            old_axes = [i for i in old_axes if self.shape[i] != 1]  # noqa: PLW2901
            for slow, fast in pairwise(old_axes):
                if self.strides[slow] != self.strides[fast] * self.shape[fast]:
                    return None
            stride = self.strides[old_axes[-1]] if old_axes else 0
            for i in reversed(new_axes):
                strides[i] = stride
                stride *= shape[i]
        return replace(self, shape=shape, strides=tuple(strides))

    def reshape_order(self, shape: Shape) -> Shape:
        """The axis order for a copy after which `reshape(shape)` is free, nearest to `order`."""
        rank = {axis: place for place, axis in enumerate(self.order)}
        groups = [old for old, _ in axis_groups(self.shape, shape) if old]

        def place(axes: list[int]) -> int:
            # By the fastest axis: what was contiguous stays so, as the channels of an image.
            return max((rank[i] for i in axes if self.strides[i]), default=axes[0])

        return tuple(i for axes in sorted(groups, key=place) for i in axes)

    def merged(self) -> tuple[Shape, Shape]:
        """(dims, strides): the fewest dimensions that read the elements in this order."""
        dims: list[int] = []
        strides: list[int] = []
        for n, stride in zip(self.shape, self.strides, strict=True):
            if n == 1:
                continue
            if dims and strides[-1] == stride * n:
                dims[-1], strides[-1] = dims[-1] * n, stride
            else:
                dims.append(n)
                strides.append(stride)
        return tuple(dims) or (1,), tuple(strides) or (0,)


def axis_groups(old: Shape, new: Shape) -> list[tuple[list[int], list[int]]]:
    """The axes of two shapes of equal size, in the smallest runs of equal product.

    (2,3,4) and (6,2,2)  ->  [([0,1], [0]), ([2], [1,2])]
    """
    if 0 in old:
        return [(list(range(len(old))), list(range(len(new))))]
    groups: list[tuple[list[int], list[int]]] = []
    i = j = 0
    while i < len(old) or j < len(new):
        first, second = i, j
        size_old = size_new = 1
        while (i, j) != (len(old), len(new)) and (
            i == first or j == second or size_old != size_new
        ):
            if i < len(old) and (size_old <= size_new or j == len(new)):
                size_old *= old[i]
                i += 1
            else:
                size_new *= new[j]
                j += 1
        groups.append((list(range(first, i)), list(range(second, j))))
    return groups


def reshape_broadcast(operand: Shape, old: Shape, new: Shape) -> Shape | None:
    """The shape in which `operand`, broadcasting to `old`, broadcasts alike to `new`.

    operand (1,1,8), old (1,4,8), new (4,8)  ->  (1,8); None where there is none.
    """
    sizes = (1,) * (len(old) - len(operand)) + operand
    result = [1] * len(new)
    for old_axes, new_axes in axis_groups(old, new):
        if all(sizes[i] == old[i] for i in old_axes):
            for j in new_axes:
                result[j] = new[j]
        elif any(sizes[i] != 1 for i in old_axes):
            return None
    return tuple(result)
