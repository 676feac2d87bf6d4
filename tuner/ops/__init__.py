"""The ops that the fused graph is made of: all that is known of each, except for its kernels.

Kernels, fused graphs and whole models are judged against what is said here. It is written to be
obviously right first, and fast enough to check every candidate of a search second.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from tuner.element import Element
from tuner.ops import (
    attention,
    attention_training,
    indexing,
    interpolation,
    movement,
    products,
    recurrent,
    resize,
    rows,
    run_convolutions,
    windows,
)
from tuner.ops.op import Arrays, Op, Results
from tuner.task import Task

OPS: Mapping[str, Op] = MappingProxyType(
    {
        op.name: op
        for module in (
            products,
            run_convolutions,
            attention,
            attention_training,
            recurrent,
            windows,
            rows,
            movement,
            indexing,
            interpolation,
            resize,
        )
        for op in vars(module).values()
        if isinstance(op, Op)
    }
)
"""Every op by its name."""


def evaluate(task: Task, inputs: Arrays) -> np.ndarray:
    """The only result of a task in float64; movement keeps the dtype that it is given."""
    return OPS[task.op].evaluate(task, inputs)


def results(task: Task, inputs: Arrays) -> Results:
    """All results of a task, as `evaluate` gives the only one."""
    return OPS[task.op].results(task, inputs)


def random_inputs(task: Task, seed: int) -> list[np.ndarray]:
    """One array for each input of a task, inside its domain; the same for the same seed."""
    return OPS[task.op].sample(task, seed)


def tolerance(task: Task) -> float:
    """The largest max |difference| / max |reference| that a kernel of a task may have."""
    return OPS[task.op].tolerance(task)


def element_of_task(task: Task) -> Element:
    """The element that kernels of a task compute in: f32 or f64."""
    return OPS[task.op].element(task.inputs, task.outputs)


def refusal(task: Task) -> str | None:
    """The reason why no kernel computes a task in f64; None if one does, or it needs none."""
    return OPS[task.op].refusal(task)


def reads_indices(op: str) -> bool:
    """Return whether kernels of an op check indices, and report those that are out of range."""
    return op in OPS and OPS[op].reads_indices(1)


def operations(task: Task) -> int:
    """Floating-point operations of a task; multiply and add count as two, each step as one."""
    return OPS[task.op].operations(task)


def traffic_bytes(task: Task) -> int:
    """Bytes of every tensor read or written once; of a gathered table only what is picked."""
    return OPS[task.op].bytes_read(task) + sum(kind.size_bytes for kind in task.outputs)


def check_task(task: Task) -> None:
    """Raises ValueError, TypeError or LookupError for a task that fusion cannot have made."""
    OPS[task.op].check(task)
