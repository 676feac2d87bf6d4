"""The op of interpolation: sums of a few weighted rows at places that a table says."""

from __future__ import annotations

from math import prod

import numpy as np

from tuner.ops.op import Arrays, Dtypes, Op, Shape, require, sum_bound
from tuner.task import Task

PLACES = ("i64", "i32", "f32")
"""Element types of places; floats hold whole numbers."""


def _types(inputs: Dtypes, outputs: Dtypes) -> bool:
    data, places, weights = inputs
    return (data,) == outputs == (weights,) and data in ("f32", "f64") and places in PLACES


def _shape(task: Task) -> Shape:
    (data, places, weights), axis = (kind.shape for kind in task.inputs), task.integer("axis")
    require(0 <= axis < len(data) and places == weights and len(places) > 1, task)
    require(places[:-2] in ((), data[:axis]), task)
    return (*data[:axis], places[-1], *data[axis + 1 :])


def _rows(task: Task, values: Arrays) -> np.ndarray:
    (data, places, weights), axis = values, task.integer("axis")
    size, outer, run = data.shape[axis], prod(data.shape[:axis]), prod(data.shape[axis + 1 :])
    rows = data.reshape(outer, size, run)
    taps, count = places.shape[-2:]
    at = np.nan_to_num(places, nan=0.0, posinf=size, neginf=-1.0).astype(np.int64)
    at = np.broadcast_to(at.reshape(-1, taps, count), (outer, taps, count)).clip(0, size - 1)
    share = np.broadcast_to(weights.reshape(-1, taps, count), at.shape)
    total = np.zeros((outer, count, run))
    with np.errstate(over="ignore", invalid="ignore"):
        for tap in range(taps):
            part = share[:, tap, :, None]
            picked = np.take_along_axis(rows, at[:, tap, :, None], axis=1)
            total += np.where(part == 0, 0.0, part * picked)
    return total.reshape(task.output.shape)


def _sample_places(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Places within the data."""
    size = task.inputs[0].shape[task.integer("axis")]
    kind = task.inputs[1]
    return rng.integers(0, size, kind.shape).astype(kind.element.dtype)


WEIGHTED_ROWS = Op(
    name="weighted_rows", inputs=("data", "places", "weights"), attributes={"axis": int},
    dtypes=_types, result=_shape, meaning=_rows, samplers={1: _sample_places},
    operations=lambda task: 2 * task.output.count * task.inputs[1].shape[-2],
    error_bound=lambda task: sum_bound(task.inputs[1].shape[-2]),
)  # fmt: skip
"""data[B...,S,R...], places and weights[T,P] or [B...,T,P] -> [B...,P,R...]: at each of the P, the
sum of T rows of the axis, each times its weight. A row of weight 0 has no say, not even an infinite
one; a place outside of the axis is taken for the nearest one inside."""
