"""Ops that move data and keep its dtype, and the nodes of the fused graph that are no tasks."""

from __future__ import annotations

from math import prod

import numpy as np

from tuner.element import ELEMENTS, strided
from tuner.graph import DTYPES
from tuner.ops.op import Arrays, Op, Shape, one_dtype, require
from tuner.task import Task


def _axis(task: Task, shape: Shape) -> int:
    axis = task.integer("axis")
    require(0 <= axis < len(shape), task)
    return axis


def _gather_shape(task: Task) -> Shape:
    data, indices = (kind.shape for kind in task.inputs)
    axis = _axis(task, data)
    return (*data[:axis], *indices, *data[axis + 1 :])


def _sample_indices(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Indices within the gathered axis, negative ones too."""
    size, indices = task.inputs[0].shape[task.integer("axis")], task.inputs[1]
    return rng.integers(-size, size, indices.shape).astype(DTYPES[indices.dtype])


GATHER = Op(
    name="gather", inputs=("data", "indices"), attributes={"axis": int}, is_movement=True,
    dtypes=lambda inputs, outputs: inputs[:1] == outputs and inputs[1] in ("i64", "i32"),
    result=_gather_shape, samplers={1: _sample_indices},
    meaning=lambda task, inputs: np.asarray(
        np.take(inputs[0], inputs[1], axis=task.integer("axis"))
    ),
    bytes_read=lambda task: task.output.size_bytes + task.inputs[1].size_bytes,
)  # fmt: skip
"""data[...] of any dtype, constant or not; indices[...] i64 or i32, perhaps negative, as in ONNX.
Of the data only what is picked is read."""


def _copy_shape(task: Task) -> Shape:
    dims, strides, offset = task.ints("dims"), task.ints("strides"), task.integer("offset")
    require(len(dims) == len(strides), task)
    require(min(dims, default=1) > 0 and prod(dims) == task.output.count, task)
    reach = [(size - 1) * stride for size, stride in zip(dims, strides, strict=True)]
    first = offset + sum(min(0, way) for way in reach)
    last = offset + sum(max(0, way) for way in reach)
    require(first >= 0 and last < task.inputs[0].count, task)
    return task.output.shape


def _copy(task: Task, inputs: Arrays) -> np.ndarray:
    flat = np.ascontiguousarray(inputs[0]).reshape(-1)
    steps = [stride * flat.itemsize for stride in task.ints("strides")]
    start = flat[task.integer("offset") :]
    return strided(start, task.ints("dims"), steps).reshape(task.output.shape)


COPY = Op(
    name="copy", inputs=("x",), dtypes=one_dtype, is_movement=True,
    attributes={"dims": tuple, "strides": tuple, "offset": int},
    result=_copy_shape, meaning=_copy,
)  # fmt: skip
"""The result, seen with shape `dims`, takes element offset + sum(i*strides) of x (strides in
elements, 0 or negative allowed): transpose, slice, expand, nearest upsampling by whole factors."""


def _pad_shape(task: Task) -> Shape:
    x, pads = task.inputs[0].shape, task.ints("pads")
    require(len(pads) == 2 * len(x), task)
    return tuple(size + pads[i] + pads[i + len(x)] for i, size in enumerate(x))


def _pad(task: Task, inputs: Arrays) -> np.ndarray:
    pads, rank = task.ints("pads"), inputs[0].ndim
    sides = list(zip(pads[:rank], pads[rank:], strict=True))
    amounts = [(max(0, before), max(0, after)) for before, after in sides]
    padded = np.pad(inputs[0], amounts, constant_values=task.number("value"))
    ends = zip(padded.shape, sides, strict=True)
    kept = [slice(max(0, -before), size - max(0, -after)) for size, (before, after) in ends]
    return padded[tuple(kept)]


PAD = Op(
    name="pad", inputs=("x",), dtypes=one_dtype, is_movement=True,
    attributes={"pads": tuple, "value": float}, result=_pad_shape, meaning=_pad,
)  # fmt: skip
"""x with pads (before..., after...) of this value; negative ones crop."""


def _concat_shape(task: Task) -> Shape:
    shapes = [kind.shape for kind in task.inputs]
    axis = _axis(task, shapes[0])
    rest = {(shape[:axis], shape[axis + 1 :]) for shape in shapes}
    require(len(rest) == 1, task)
    before, after = rest.pop()
    size = sum(shape[axis] for shape in shapes)
    require(task.capacity in (None, size), task)
    return (*before, size, *after)


CONCAT = Op(
    name="concat", inputs=("x0",), takes_many=True, dtypes=one_dtype, is_movement=True,
    attributes={"axis": int}, optional={"capacity": int}, result=_concat_shape,
    meaning=lambda task, inputs: np.concatenate(inputs, axis=task.integer("axis")),
)  # fmt: skip
"""x0, x1, ... along an axis.

With a `capacity` the memory of the result is that of so many places along the axis, of which the
result takes the first; only a caller that binds a cache has it for more than the result. Then x0
may be there already, in the same memory: it is not moved.
"""


def _reshape_shape(task: Task) -> Shape:
    require(task.inputs[0].count == task.output.count, task)
    return task.output.shape


RESHAPE = Op(
    name="reshape", inputs=("x",), dtypes=one_dtype,
    is_movement=True, is_task=False, is_in_place=True,
    result=_reshape_shape, meaning=lambda task, inputs: inputs[0].reshape(task.output.shape),
)  # fmt: skip
"""The same elements in another shape: no work."""


def _bits(task: Task, inputs: Arrays) -> np.ndarray:
    source, target = (kind.element.dtype for kind in (task.inputs[0], task.output))
    return np.ascontiguousarray(inputs[0].astype(source)).view(target).reshape(task.output.shape)


BITS = Op(
    name="bits", inputs=("x",), is_movement=True, is_task=False, is_in_place=True,
    dtypes=lambda inputs, outputs: len({ELEMENTS[name].bits for name in inputs + outputs}) == 1,
    result=_reshape_shape, meaning=_bits,
)  # fmt: skip
"""The bits of the elements as those of another type of the same size: no work."""


def _part_shape(task: Task) -> Shape:
    raise ValueError(f"{task.op} is made by the partition of a subgraph only")


PART = Op(
    name="part", inputs=("x",), attributes={"index": int}, dtypes=one_dtype,
    is_movement=True, is_task=False, is_in_place=True,
    result=_part_shape, meaning=lambda task, inputs: inputs[0][task.integer("index")],
)  # fmt: skip
"""x[index]: no work."""


def _of_segment(task: Task, _: Arrays = ()) -> np.ndarray:
    raise TypeError(f"a {task.op} is what its ONNX model says")


SEGMENT = Op(
    name="segment", inputs=(), takes_many=True, attributes={"model": bytes}, is_task=False,
    result=lambda task: _of_segment(task).shape, meaning=_of_segment,
)  # fmt: skip
"""Nodes that have no kernel: run by ONNX Runtime. `model` is an ONNX model whose inputs and outputs
have the names of the node's."""
