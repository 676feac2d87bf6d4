"""Does a task from a file make sense? Its attributes, its expressions, and the shape of its result.

What is wrong here would become a kernel that reads beyond its tensors. Tasks as fusion makes them:
`source_strides` and `parts`, which only a cut adds, are faults.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import prod

import numpy as np

from tuner.attention import parts_of
from tuner.expression import Expression
from tuner.task import OWN_INPUTS, Task

MOST = 1 << 40
"""Beyond any size, stride or offset."""

Shape = tuple[int, ...]

_WINDOW = {"strides": tuple, "pads": tuple, "dilations": tuple}
_ATTRIBUTES: Mapping[str, Mapping[str, type]] = {
    "conv": {**_WINDOW, "group": int},
    "depthwise": _WINDOW,
    "gemm": {},
    "matmul": {"perm_a": tuple, "perm_b": tuple, "perm_out": tuple},
    "attention": {"perm_q": tuple, "perm_k": tuple, "perm_v": tuple, "perm_out": tuple},
    "pool": {**_WINDOW, "kernel": tuple, "mode": str, "count_include_pad": int},
    "softmax": {},
    "layer_norm": {"epsilon": float},
    "reduce": {"mode": str, "axes": tuple, "keepdims": int},
    "elementwise": {"expression": Expression},
    "gather": {"axis": int},
    "copy": {"dims": tuple, "strides": tuple, "offset": int},
    "pad": {"pads": tuple, "value": float},
    "concat": {"axis": int},
}
"""Of each op; a tuple holds whole numbers, and a float may be written as one."""
_MODES = {"pool": ("max", "average"), "reduce": ("mean", "sum", "max", "min")}
_READ_AS_F32 = ("f32", "i64", "i32", "bool")
_MOVES = ("copy", "pad", "concat")
_REFERENCE = re.compile(r"([xt])(0|[1-9][0-9]{0,8})")


def check_task(task: Task) -> None:
    """Raises ValueError, TypeError or LookupError for a task that fusion cannot have made."""
    _check_attributes(task)
    _check_types(task)
    shape = _RESULTS[task.op](task)
    if shape != task.output.shape:
        raise ValueError(f"{task.op} makes {shape}, not {task.output}")


def _check_attributes(task: Task) -> None:
    kinds = dict(_ATTRIBUTES[task.op])
    own = OWN_INPUTS.get(task.op)
    optional = {"tail"} if own else set()
    optional |= {"scores"} if task.op == "attention" else set()
    if not kinds.keys() <= task.attributes.keys() <= kinds.keys() | optional:
        raise ValueError(f"{task.op} with the attributes {sorted(task.attributes)}")
    for name, value in task.attributes.items():
        kind = kinds.get(name, Expression)
        is_whole = kind is float and type(value) is int
        if (type(value) is not kind and not is_whole) or not _is_small(value):
            raise ValueError(f"{task.op} with {name} {str(value)[:40]}")
    if task.attributes.get("mode") not in _MODES.get(task.op, (None,)):
        raise ValueError(f"{task.op} with the mode {task.attributes['mode']!r}")


def _is_small(value: object) -> bool:
    """Whole numbers that are no larger than anything can be."""
    numbers = value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
    return all(type(number) is int and abs(number) <= MOST for number in numbers)


def _check_types(task: Task) -> None:
    for kind in (*task.inputs, task.output):
        if min(kind.shape, default=1) < 1:
            raise ValueError(f"{task.op} with {kind}")
    dtypes, made = [kind.dtype for kind in task.inputs], task.output.dtype
    match task.op:
        case "gather":
            is_right = dtypes[1] in ("i64", "i32") and made == dtypes[0] and len(dtypes) == 2
        case "elementwise":
            is_right = made == "f32" and {*dtypes} <= {*_READ_AS_F32}
        case _ if task.op in _MOVES:
            is_right = {*dtypes} == {made}
        case _:
            is_right = {*dtypes, made} == {"f32"}
    own = OWN_INPUTS.get(task.op, len(dtypes))
    if not is_right or not 1 <= own <= len(dtypes):
        raise ValueError(f"{task.op} of {', '.join(map(str, task.inputs))} to {task.output}")


def _check_expression(expression: Expression, operands: int) -> None:
    """It reads no more than these operands, and nothing before it is made."""
    for made, step in enumerate(expression.instructions):
        for argument in step.args:
            match = _REFERENCE.fullmatch(argument)
            if match is None:
                is_right = repr(float(argument)) == argument
            else:
                is_right = int(match[2]) < (operands if match[1] == "x" else made)
            if not is_right:
                raise ValueError(f"an expression that reads {argument[:40]!r}")


def _with_tail(task: Task, shape: Shape) -> Shape:
    """The result, once its tail is known to fit it."""
    _check_expression(task.tail, 1 + len(task.tail_inputs))
    if len(task.tail_inputs) != task.tail.input_count - 1:
        raise ValueError(f"the tail of {task.op} has {len(task.tail_inputs)} operands")
    for kind in task.tail_inputs:
        _require_fits(kind.shape, shape)
    return shape


def _require_fits(shape: Shape, into: Shape) -> None:
    if np.broadcast_shapes(shape, into) != into:
        raise ValueError(f"{shape} does not fit {into}")


def _require(is_right: bool, task: Task) -> None:
    if not is_right:
        raise ValueError(f"no {task.op}: {task.text()}")


def _window(task: Task, kernel: Shape) -> Shape:
    """Rows and columns of the result."""
    sizes, pads = task.inputs[0].shape[1:3], task.ints("pads")
    strides, dilations = task.ints("strides"), task.ints("dilations")
    lengths = (len(sizes), len(kernel), len(strides), len(dilations), len(pads))
    _require(lengths == (2, 2, 2, 2, 4) and min(*kernel, *strides, *dilations) > 0, task)
    _require(len(task.inputs[0].shape) == 4 and min(pads) >= 0, task)
    room = [sizes[i] + pads[i] + pads[i + 2] - dilations[i] * (kernel[i] - 1) - 1 for i in (0, 1)]
    _require(min(room) >= 0, task)
    return tuple(room[i] // strides[i] + 1 for i in (0, 1))


def _conv(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    group = _int(task, "group")
    _require(len(x) == len(w) == 4 and group > 0, task)
    _require(b == w[:1] and w[0] % group == 0 and w[3] * group == x[3], task)
    return _with_tail(task, (x[0], *_window(task, w[1:3]), w[0]))


def _depthwise(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    _require(len(x) == len(w) == 4 and b == w[:1] == x[3:] and w[3] == 1, task)
    return _with_tail(task, (x[0], *_window(task, w[1:3]), x[3]))


def _gemm(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    _require(len(w) == 2 and x[-1:] == w[:1] and b == w[1:], task)
    return _with_tail(task, (*x[:-1], w[1]))


def _matmul(task: Task) -> Shape:
    a, b = (
        _permuted(kind.shape, task.ints(name))
        for kind, name in zip(task.inputs[:2], ("perm_a", "perm_b"), strict=True)
    )
    _require(min(len(a), len(b)) >= 2 and a[-1] == b[-2], task)
    batch = np.broadcast_shapes(a[:-2], b[:-2])
    return _permuted(_with_tail(task, (*batch, a[-2], b[-1])), task.ints("perm_out"))


def _permuted(shape: Shape, order: Shape) -> Shape:
    if sorted(order) != list(range(len(shape))):
        raise ValueError(f"{order} is not an order of the axes of {shape}")
    return tuple(shape[axis] for axis in order)


def _attention(task: Task) -> Shape:
    _permuted(task.output.shape, task.ints("perm_out"))
    _require(task.first_tail_input <= len(task.inputs), task)
    parts = parts_of(task)
    for part in (parts.scores, parts.softmax, parts.values):
        check_task(part)
    return task.output.shape


def _pool(task: Task) -> Shape:
    x = task.inputs[0].shape
    _require(len(task.inputs) == 1 and task.attributes["count_include_pad"] in (0, 1), task)
    return (x[0], *_window(task, task.ints("kernel")), x[3])


def _softmax(task: Task) -> Shape:
    _require(len(task.inputs[0].shape) >= 1, task)
    return _with_tail(task, task.inputs[0].shape)


def _layer_norm(task: Task) -> Shape:
    x, scale, bias = (kind.shape for kind in task.inputs[:3])
    _require(len(x) >= 1 and scale == bias == x[-1:], task)
    return _with_tail(task, x)


def _reduce(task: Task) -> Shape:
    x, axes = task.inputs[0].shape, task.ints("axes")
    _require(len(task.inputs) == 1 and task.attributes["keepdims"] in (0, 1), task)
    _require(bool(axes) and len({*axes}) == len(axes) and {*axes} <= {*range(len(x))}, task)
    kept = ((i, 1 if i in axes else size) for i, size in enumerate(x))
    return tuple(size for i, size in kept if i not in axes or task.attributes["keepdims"])


def _elementwise(task: Task) -> Shape:
    expression = task.attributes["expression"]
    assert isinstance(expression, Expression)
    _check_expression(expression, len(task.inputs))
    _require(expression.input_count <= len(task.inputs), task)
    for kind in task.inputs:
        _require_fits(kind.shape, task.output.shape)
    return task.output.shape


def _gather(task: Task) -> Shape:
    data, indices = (kind.shape for kind in task.inputs)
    axis = _axis(task, data)
    return (*data[:axis], *indices, *data[axis + 1 :])


def _axis(task: Task, shape: Shape) -> int:
    axis = _int(task, "axis")
    _require(0 <= axis < len(shape), task)
    return axis


def _int(task: Task, name: str) -> int:
    value = task.attributes[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} of {task.op} is {value!r}")
    return value


def _copy(task: Task) -> Shape:
    dims, strides, offset = task.ints("dims"), task.ints("strides"), _int(task, "offset")
    _require(len(dims) == len(strides) and len(task.inputs) == 1, task)
    _require(min(dims, default=1) > 0 and prod(dims) == task.output.count, task)
    reach = [(size - 1) * stride for size, stride in zip(dims, strides, strict=True)]
    first = offset + sum(min(0, way) for way in reach)
    last = offset + sum(max(0, way) for way in reach)
    _require(first >= 0 and last < task.inputs[0].count, task)
    return task.output.shape


def _pad(task: Task) -> Shape:
    x, pads = task.inputs[0].shape, task.ints("pads")
    _require(len(task.inputs) == 1 and len(pads) == 2 * len(x), task)
    return tuple(size + pads[i] + pads[i + len(x)] for i, size in enumerate(x))


def _concat(task: Task) -> Shape:
    shapes = [kind.shape for kind in task.inputs]
    axis = _axis(task, shapes[0])
    rest = {(shape[:axis], shape[axis + 1 :]) for shape in shapes}
    _require(len(rest) == 1, task)
    before, after = rest.pop()
    return (*before, sum(shape[axis] for shape in shapes), *after)


_RESULTS: Mapping[str, Callable[[Task], Shape]] = {
    "conv": _conv,
    "depthwise": _depthwise,
    "gemm": _gemm,
    "matmul": _matmul,
    "attention": _attention,
    "pool": _pool,
    "softmax": _softmax,
    "layer_norm": _layer_norm,
    "reduce": _reduce,
    "elementwise": _elementwise,
    "gather": _gather,
    "copy": _copy,
    "pad": _pad,
    "concat": _concat,
}
"""The shape of the result, as inputs and attributes say."""
