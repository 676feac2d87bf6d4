"""Random inputs of a task: of the size that values have in a trained model, inside the domain."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from tuner.expression import Expression, Instruction
from tuner.graph import DTYPES, TensorType
from tuner.task import Task

_BLOCK = (1 << 20) + 7
"""Larger tensors repeat a random block of this odd length: drawing 40 M weights takes seconds."""
_HUGE = 1e30
"""Nothing is scaled by such a factor but a mask; below f32's end by what scores may be."""


def random_inputs(task: Task, seed: int) -> list[np.ndarray]:
    """One array for each input of `task`, the same for the same seed.

    Weights are scaled by 1/sqrt(fan-in); indices lie inside the range of the gathered axis,
    negative ones too; inputs of sqrt, log, pow and of divisors are positive; conditions, and
    masks that something huge is multiplied by, are 0 or 1. Queries are scaled so that scores,
    scaled again or not, differ enough and not too much.
    """
    rng = np.random.default_rng(seed)
    if task.op == "gather":
        return [_of_type(rng, task.inputs[0]), _indices(rng, task)]
    if task.op == "elementwise":
        return _for_expression(rng, task)
    own = task.first_tail_input - (task.scores.input_count - 1)
    arrays = [_own_input(rng, task, i) for i in range(own)]
    operands = task.inputs[own : task.first_tail_input]
    arrays += _for_operands(rng, task.scores, operands)
    return arrays + _for_operands(rng, task.tail, task.tail_inputs)


def _own_input(rng: np.random.Generator, task: Task, i: int) -> np.ndarray:
    array = _of_type(rng, task.inputs[i])
    if task.op in ("conv", "depthwise", "gemm") and i == 1:
        return array * np.float32(1.0 / math.sqrt(_fan_in(task)))
    if task.op == "layer_norm" and i == 1:
        return np.float32(1.0) + np.float32(0.1) * array
    if task.op == "attention" and i == 0:
        return array * np.float32(task.inputs[0].shape[task.ints("perm_q")[-1]] ** -0.25)
    return array


def _fan_in(task: Task) -> int:
    weights = task.inputs[1].shape
    return weights[0] if task.op == "gemm" else math.prod(weights[1:])


def _of_type(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    dtype = DTYPES[tensor.dtype]
    block = min(tensor.count, _BLOCK)
    if dtype.kind == "f":
        values = rng.standard_normal(block, np.float32).astype(dtype)
    elif dtype.kind == "b":
        values = rng.random(block) < 0.5
    else:
        values = rng.integers(0, 100, block).astype(dtype)
    return np.resize(values, tensor.shape)


def _indices(rng: np.random.Generator, task: Task) -> np.ndarray:
    axis = task.attributes["axis"]
    assert isinstance(axis, int)
    size = task.inputs[0].shape[axis]
    return rng.integers(-size, size, task.inputs[1].shape).astype(DTYPES[task.inputs[1].dtype])


def _for_expression(rng: np.random.Generator, task: Task) -> list[np.ndarray]:
    expression = task.attributes["expression"]
    assert isinstance(expression, Expression)
    return _inputs_of(rng, expression, task.inputs, 0)


def _for_operands(
    rng: np.random.Generator, expression: Expression, operands: tuple[TensorType, ...]
) -> list[np.ndarray]:
    """The further inputs of an expression that is applied to a result, x0."""
    return _inputs_of(rng, expression, operands, 1)


def _inputs_of(
    rng: np.random.Generator, expression: Expression, tensors: tuple[TensorType, ...], first: int
) -> list[np.ndarray]:
    positive = _positive_inputs(expression)
    truths = _conditions(expression) | _masks(expression)
    return [
        _positive(rng, tensor)
        if f"x{i}" in positive
        else _truths(rng, tensor)
        if f"x{i}" in truths
        else _of_type(rng, tensor)
        for i, tensor in enumerate(tensors, start=first)
    ]


def _conditions(expression: Expression) -> set[str]:
    """The inputs that choose."""
    return {step.args[0] for step in expression.instructions if step.op == "where"}


def _masks(expression: Expression) -> set[str]:
    """The inputs that, times the least number of f32 or so, blot out scores of attention: with
    others than 0 and 1 that would be infinite in f32, and is not in the float64 reference."""
    factors = {
        name
        for step, sources in _with_sources(expression)
        if step.op == "mul" and any(map(_is_huge, step.args))
        for name in set().union(*sources)
    }
    return {name for name in factors if name.startswith("x")}


def _is_huge(argument: str) -> bool:
    return argument[0] not in "xt" and _HUGE <= abs(float(argument)) < math.inf


def _truths(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    return _of_type(rng, replace(tensor, dtype="bool")).astype(DTYPES[tensor.dtype])


def _positive(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    array = _of_type(rng, tensor)
    if array.dtype.kind != "f":
        return np.asarray(np.maximum(array, 1), array.dtype)
    return np.asarray(np.abs(array) + np.float32(0.5), array.dtype)


_POSITIVE_ARGS = {"sqrt": (0,), "log": (0,), "pow": (0,), "rcp": (0,), "div": (1,)}


def _positive_inputs(expression: Expression) -> set[str]:
    """The inputs from which an argument that must be positive is computed."""
    positive: set[str] = set()
    for step, sources in _with_sources(expression):
        for position in _POSITIVE_ARGS.get(step.op, ()):
            positive |= sources[position]
    return {name for name in positive if name.startswith("x")}


def _with_sources(expression: Expression) -> Iterator[tuple[Instruction, list[set[str]]]]:
    """Every step, with the inputs and constants that each of its arguments is computed from."""
    reads: dict[str, set[str]] = {}
    for i, step in enumerate(expression.instructions):
        sources = [reads.get(arg, {arg}) for arg in step.args]
        reads[f"t{i}"] = set().union(*sources)
        yield step, sources
