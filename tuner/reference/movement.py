"""The task ops that move data; they keep the dtype that they are given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tuner.graph import Attribute
from tuner.task import Task

Arrays = Sequence[np.ndarray]


def _gather(task: Task, inputs: Arrays) -> np.ndarray:
    return np.take(inputs[0], inputs[1], axis=_int(task.attributes["axis"]))


def _copy(task: Task, inputs: Arrays) -> np.ndarray:
    flat = np.ascontiguousarray(inputs[0]).reshape(-1)
    steps = [stride * flat.itemsize for stride in task.ints("strides")]
    start = flat[_int(task.attributes["offset"]) :]
    view = np.lib.stride_tricks.as_strided(start, task.ints("dims"), steps)
    return view.reshape(task.output.shape)


def _pad(task: Task, inputs: Arrays) -> np.ndarray:
    pads, rank = task.ints("pads"), inputs[0].ndim
    amounts = list(zip(pads[:rank], pads[rank:], strict=True))
    return np.pad(inputs[0], amounts, constant_values=_number(task.attributes["value"]))


def _concat(task: Task, inputs: Arrays) -> np.ndarray:
    return np.concatenate(inputs, axis=_int(task.attributes["axis"]))


def _number(value: Attribute) -> int | float:
    assert isinstance(value, (int, float))
    return value


def _int(value: Attribute) -> int:
    assert isinstance(value, int)
    return value


MOVES: Mapping[str, Callable[[Task, Arrays], np.ndarray]] = {
    "gather": _gather,
    "copy": _copy,
    "pad": _pad,
    "concat": _concat,
}
