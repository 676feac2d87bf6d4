"""Resizing of images: where each element of the result lies in the source, and the ops.

The arithmetic of places follows ONNX Runtime (1.27 and newer) in f32, operation by operation, so
that ties at .5 fall to the same side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from tuner.ops.op import Arrays, Op, Shape, one_dtype, require
from tuner.task import Task

HALF = np.float32(0.5)

NEARLY_A_TIE = np.float32(1e-6)
"""Distance from .5 up to which a place is a tie."""

MAX_SIZE = 2**16
"""Axes of more elements than this have no places here: a kernel holds a table of them."""

SHIFTS = {
    "half_pixel": HALF, "pytorch_half_pixel": HALF, "tf_half_pixel_for_nn": np.float32(0),
    "align_corners": np.float32(0), "asymmetric": np.float32(0),
}  # fmt: skip
"""The number that is subtracted from each place, by the name of the coordinates."""
COORDINATES = tuple(SHIFTS)

ROUNDINGS: dict[str, Callable[[np.ndarray, np.float32], np.ndarray]] = {
    "round_prefer_floor": lambda x, _: np.ceil(x - HALF),
    "round_prefer_ceil": lambda x, _: np.floor(x + HALF),
    "floor": lambda x, _: np.floor(x),
    "ceil": lambda x, _: np.ceil(x),
    "simple": lambda x, scale: np.ceil(x) if scale < 1 else np.floor(x),
}
""""simple" is what Upsample and the first Resize (opset 10) do."""


@dataclass(frozen=True)
class ResizedAxis:
    """An axis of `size` elements that gets `out` of them; the scale is about `out / size`."""

    size: int
    out: int
    scale: float

    @property
    def is_kept(self) -> bool:
        """Return whether each element stays as it is."""
        return self.scale == 1.0 and self.size == self.out

    def places(self, coordinates: str) -> np.ndarray:
        """Places in the source (f32) of the elements of the result: from -1 to its size."""
        o, scale = np.arange(self.out, dtype=np.float32), np.float32(self.scale)
        if self.is_kept:
            return o
        if coordinates in ("align_corners", "pytorch_half_pixel") and self.out == 1:
            return np.zeros_like(o)
        over, under = o if coordinates == "asymmetric" else o + HALF, scale
        if coordinates == "align_corners":
            over, under = o * np.float32(self.size - 1), np.float32(self.out - 1)
        with np.errstate(over="ignore"):
            places: np.ndarray = np.clip(over / under - SHIFTS[coordinates], -1, self.size)
        return places

    def nearest(self, coordinates: str, rounding: str) -> np.ndarray:
        """The element of the source that each element of the result copies."""
        places = self.places(coordinates)
        tie = np.floor(places) + HALF
        if rounding.startswith("round"):
            places = np.where(np.abs(places - tie) <= NEARLY_A_TIE, tie, places)
        return self._rounded(places, rounding)

    def nearest_of_exact_ties(self, coordinates: str, rounding: str) -> np.ndarray:
        """The same as ONNX Runtime before 1.27 has it: what is nearly a tie is none."""
        return self._rounded(self.places(coordinates), rounding)

    def _rounded(self, places: np.ndarray, rounding: str) -> np.ndarray:
        rounded = ROUNDINGS[rounding](places, np.float32(self.scale))
        indices: np.ndarray = np.clip(rounded, 0, self.size - 1).astype(np.int64)
        return indices

    def neighbours(self, coordinates: str) -> Neighbours:
        """The two elements of the source between which each element of the result lies.

        An element that lies on one of the source has it for both neighbours, half of each, so that
        what stands beside it has no say, not even if it is infinite.
        """
        place = np.clip(self.places(coordinates), 0, self.size - 1)
        low, share = np.floor(place), place - np.floor(place)
        high = np.where(share == 0, low, low + 1)
        return Neighbours(
            low.astype(np.int64), high.astype(np.int64), np.where(share == 0, HALF, share)
        )


@dataclass(frozen=True)
class Neighbours:
    """Indices of the lower and the higher neighbour, and the share (f32) of the higher one."""

    low: np.ndarray
    high: np.ndarray
    share: np.ndarray

    def between(self, x: np.ndarray, axis: int) -> np.ndarray:
        """The sums of shares along an axis of x."""
        share = self.share.reshape(-1, *(1,) * (x.ndim - axis - 1))
        low, high = np.take(x, self.low, axis), np.take(x, self.high, axis)
        total: np.ndarray = low * (np.float32(1) - share) + high * share
        return total


def resized_axes(task: Task) -> tuple[ResizedAxis, ResizedAxis]:
    """The axis of a task and the one after it."""
    first, x, y = task.integer("axis"), task.inputs[0].shape, task.output.shape
    scales = float(task.number("scale")), float(task.number("next_scale"))
    rows, columns = (ResizedAxis(x[first + i], y[first + i], scales[i]) for i in (0, 1))
    return rows, columns


def _shape(task: Task) -> Shape:
    axis, x, y = task.integer("axis"), task.inputs[0].shape, task.output.shape
    require(len(x) == len(y) and 0 <= axis < len(x) - 1, task)
    require((*x[:axis], *x[axis + 2 :]) == (*y[:axis], *y[axis + 2 :]), task)
    for resized in resized_axes(task):
        require(max(resized.size, resized.out) <= MAX_SIZE, task)
        require(math.isfinite(resized.scale) and bool(np.float32(resized.scale) > 0), task)
    return y


def _each_axis(task: Task) -> Iterator[tuple[int, ResizedAxis]]:
    axes = enumerate(resized_axes(task), start=task.integer("axis"))
    return ((i, axis) for i, axis in axes if not axis.is_kept)


def _linear(task: Task, inputs: Arrays) -> np.ndarray:
    x, mode = inputs[0], str(task.attributes["mode"])
    for i, axis in _each_axis(task):
        x = axis.neighbours(mode).between(x, i)
    return x


def _nearest(task: Task, inputs: Arrays) -> np.ndarray:
    x, (coordinates, rounding) = inputs[0], str(task.attributes["mode"]).split("/")
    for i, axis in _each_axis(task):
        x = np.take(x, axis.nearest(coordinates, rounding), i)
    return x


_ATTRIBUTES = {"axis": int, "mode": str, "scale": float, "next_scale": float}

RESIZE_LINEAR = Op(
    name="resize_linear", inputs=("x",), modes=COORDINATES, attributes=_ATTRIBUTES,
    expressions=("tail",), result=_shape, meaning=_linear,
    operations=lambda task: 3 * task.output.count * sum(1 for _ in _each_axis(task)),
    error_bound=lambda _: 5e-6,
)  # fmt: skip
"""x with the axis and the next one resized by these scales: linear between two neighbours of each.

The result is off by 2**-21 of the largest of the four neighbours at most: shares, their products
and the sum are rounded to f32. Places are those of ONNX Runtime, in f32 as well.
"""

RESIZE_NEAREST = Op(
    name="resize_nearest", inputs=("x",), dtypes=one_dtype, is_movement=True,
    modes=tuple(f"{way}/{rounding}" for way in COORDINATES for rounding in ROUNDINGS),
    attributes=_ATTRIBUTES, result=_shape, meaning=_nearest,
)  # fmt: skip
"""x with the axis and the next one resized by these scales: copies of the nearest elements."""
