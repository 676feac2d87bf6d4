"""Ops that read and write rows at places which tuples of indices name, and sums along an axis."""

from __future__ import annotations

from math import prod

import numpy as np

from tuner.graph import DTYPES
from tuner.ops.op import Arrays, Dtypes, Op, Shape, require, sum_bound
from tuner.task import Task

SUMMED = ("f32", "f64", "i64", "i32", "i16", "i8", "u64", "u32", "u16", "u8")
"""Element types that kernels add, multiply and compare in themselves."""
INDICES = ("i64", "i32")
"""Element types of indices."""
NO_CHOICE = -(2**62)
"""An index of no data: what a model's numbers say where they contradict a shape it declares."""


def data_shape(task: Task) -> Shape:
    """The sizes of the data: of a scatter into one repeated element, those that it is given."""
    return task.ints("shape") if "shape" in task.attributes else task.inputs[0].shape


def _split(task: Task) -> tuple[Shape, Shape, Shape]:
    """The sizes of the data: of its batches, of the axes that indices name, of a row."""
    data, indices, batch = data_shape(task), task.inputs[1].shape, task.integer("batch")
    require(0 <= batch < len(indices) and data[:batch] == indices[:batch], task)
    end = batch + indices[-1]
    require(indices[-1] >= 1 and end <= len(data), task)
    return data[:batch], data[batch:end], data[end:]


def _rows(task: Task, indices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The row of all batches that each tuple names, and whether its indices are within the data."""
    batches, sizes, _ = _split(task)
    tuples = indices.astype(np.int64).reshape(prod(batches), -1, len(sizes))
    inside = np.all((tuples >= np.negative(sizes)) & (tuples < sizes), axis=-1)
    wrapped = np.where(tuples < 0, tuples + sizes, tuples)
    clipped = np.clip(wrapped, 0, np.array(sizes) - 1)
    rows = np.ravel_multi_index(tuple(np.moveaxis(clipped, -1, 0)), sizes)
    return rows + prod(sizes) * np.arange(prod(batches))[:, None], np.asarray(inside)


def _sample_indices(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Indices within their axes, negative ones too."""
    sizes, indices = _split(task)[1], task.inputs[1]
    return rng.integers(np.negative(sizes), sizes, indices.shape).astype(DTYPES[indices.dtype])


def _gather_shape(task: Task) -> Shape:
    return (*task.inputs[1].shape[:-1], *_split(task)[2])


def _gather(task: Task, inputs: Arrays) -> np.ndarray:
    data, rows = inputs[0].reshape(-1, prod(_split(task)[2])), _rows(task, inputs[1])[0]
    picked: np.ndarray = data[rows]
    return picked.reshape(task.output.shape)


GATHER_ND = Op(
    name="gather_nd", inputs=("data", "indices"), attributes={"batch": int}, is_movement=True,
    dtypes=lambda inputs, outputs: inputs[:1] == outputs and inputs[1] in INDICES,
    result=_gather_shape, samplers={1: _sample_indices}, meaning=_gather,
    bytes_read=lambda task: task.output.size_bytes + task.inputs[1].size_bytes,
)  # fmt: skip
"""data[B...,S...,R...] of any dtype, indices[B...,N...,K] into the K axes S: rows[B...,N...,R...].

A negative index counts from the end of its axis; one that is out of range is refused by the run.
"""


def _elements_shape(task: Task) -> Shape:
    (data, indices), axis = (kind.shape for kind in task.inputs), task.integer("axis")
    require(0 <= axis < len(data) == len(indices), task)
    require((*data[:axis], *data[axis + 1 :]) == (*indices[:axis], *indices[axis + 1 :]), task)
    return indices


def _sample_elements(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Indices within the axis, negative ones too."""
    size, indices = task.inputs[0].shape[task.integer("axis")], task.inputs[1]
    return rng.integers(-size, size, indices.shape).astype(DTYPES[indices.dtype])


def _elements(task: Task, inputs: Arrays) -> np.ndarray:
    data, axis = inputs[0], task.integer("axis")
    size = data.shape[axis]
    clipped = np.clip(inputs[1].astype(np.int64), -size, size - 1)
    return np.take_along_axis(data, np.where(clipped < 0, clipped + size, clipped), axis)


GATHER_ELEMENTS = Op(
    name="gather_elements", inputs=("data", "indices"), attributes={"axis": int}, is_movement=True,
    dtypes=lambda inputs, outputs: inputs[:1] == outputs and inputs[1] in INDICES,
    result=_elements_shape, samplers={1: _sample_elements}, meaning=_elements,
    bytes_read=lambda task: task.output.size_bytes + task.inputs[1].size_bytes,
)  # fmt: skip
"""data[...,S,...] of any dtype at indices[...,N,...] of the same shape but along the axis: each
element of the result is the one of the data there, at its index along the axis. See `gather_nd`."""


def _scatter_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    data, indices, updates = inputs
    return data == updates and (data,) == outputs and indices in INDICES


def _scatter_shape(task: Task) -> Shape:
    data, (single, indices, updates) = data_shape(task), (kind.shape for kind in task.inputs)
    require("shape" not in task.attributes or (single == (1,) and min(data, default=1) > 0), task)
    require(updates == (*indices[:-1], *_split(task)[2]), task)
    require(task.attributes["mode"] == "none" or task.output.dtype in SUMMED, task)
    require(task.attributes.get("skips", 0) in (0, 1), task)
    return data


_REDUCTIONS = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}


def _scatter(task: Task, inputs: Arrays) -> np.ndarray:
    _, indices, updates = inputs
    data = np.broadcast_to(inputs[0], data_shape(task))
    rows, inside = _rows(task, indices)
    made = data.reshape(-1, prod(_split(task)[2])).copy()
    kept = inside if task.attributes.get("skips", 0) else np.ones_like(inside)
    given, places = updates.reshape(*rows.shape, -1)[kept], rows[kept]
    mode = str(task.attributes["mode"])
    if mode == "none":
        for place, row in zip(places, given, strict=True):
            made[place] = row
    else:
        with np.errstate(over="ignore", invalid="ignore"):
            _REDUCTIONS[mode].at(made, places, given)
    return made.reshape(data.shape)


def _scatter_bound(task: Task) -> float:
    """Sums and products of floats are rounded at each update; a judge computes them in float64."""
    if task.attributes["mode"] not in ("add", "mul") or task.output.element.dtype.kind != "f":
        return 0.0
    return sum_bound(prod(task.inputs[1].shape[:-1]))


SCATTER_ND = Op(
    name="scatter_nd", inputs=("data", "indices", "updates"), is_movement=True, in_own_type=True,
    modes=("none", *_REDUCTIONS), attributes={"batch": int, "mode": str},
    optional={"skips": int, "shape": tuple}, dtypes=_scatter_types, result=_scatter_shape,
    samplers={1: _sample_indices}, meaning=_scatter, error_bound=_scatter_bound,
)  # fmt: skip
"""data with updates[B...,N...,R...] in the rows that indices[B...,N...,K] name, see `gather_nd`.

Each is put there, or added to, multiplied with or compared with what is there, in the order of the
indices and in the element type of the data: equal to NumPy's, bit for bit. Of several that are put
in one place the last one stays; what is compared with NaN is NaN. With skips=1 an index that is out
of range has no effect, and a negative one counts from the end as ever. With a shape, that of the
result, data[1] is one element, which is everywhere before: a gradient begins with zeros.
"""


def _sum_shape(task: Task) -> Shape:
    x = task.inputs[0].shape
    require(0 <= task.integer("axis") < len(x), task)
    require({task.attributes["exclusive"], task.attributes["reverse"]} <= {0, 1}, task)
    return x


def _running_sum(task: Task, inputs: Arrays) -> np.ndarray:
    """Sums of floats in float64, those of integers as these wrap."""
    x, axis = inputs[0], task.integer("axis")
    wide = x.astype(np.float64) if task.output.element.is_float else x
    if task.attributes["reverse"]:
        wide = np.flip(wide, axis)
    with np.errstate(over="ignore", invalid="ignore"):
        sums = np.cumsum(wide, axis, dtype=wide.dtype)
    if task.attributes["exclusive"]:
        sums = np.roll(sums, 1, axis)
        np.moveaxis(sums, axis, 0)[0] = 0
    return np.flip(sums, axis) if task.attributes["reverse"] else sums


RUNNING_SUM = Op(
    name="running_sum", inputs=("x",), in_own_type=True,
    attributes={"axis": int, "exclusive": int, "reverse": int},
    dtypes=lambda inputs, outputs: inputs == outputs and inputs[0] in SUMMED,
    result=_sum_shape, meaning=_running_sum, operations=lambda task: task.inputs[0].count,
    error_bound=lambda task: sum_bound(task.inputs[0].shape[task.integer("axis")]),
)  # fmt: skip
"""The sum of the elements of x up to each, or (reverse) from it on, along an axis.

An exclusive one is without the element itself. Floats are added in f64 and rounded once; integers
wrap as in NumPy.
"""
