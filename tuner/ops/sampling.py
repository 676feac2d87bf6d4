"""Random values of the size that values have in a trained model, inside the domain."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from tuner.element import is_float
from tuner.expression import Expression, Instruction
from tuner.graph import DTYPES, TensorType

_BLOCK = (1 << 20) + 7
"""Larger tensors repeat a random block of this odd length: sampling 40 M weights takes seconds."""
_HUGE = 1e30
"""Only masks are scaled by such a factor; it is below the end of f32 by the size of scores."""
_POSITIVE_ARGS = {"sqrt": (0,), "log": (0,), "pow": (0,), "rcp": (0,), "div": (1,)}


def sample_tensor(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    """Random values of a tensor: normal floats; integers; truth values.

    Integers of 8 and 16 bits are any, others from 0 to 99.
    """
    dtype = DTYPES[tensor.dtype]
    block = min(tensor.count, _BLOCK)
    if is_float(dtype):
        # Numbers of f64 have all of its digits, so that a kernel that drops some is noticed.
        drawn = rng.standard_normal(block, np.float64 if dtype == np.float64 else np.float32)
        values: np.ndarray = drawn.astype(dtype, copy=False)
    elif dtype.kind == "b":
        values = rng.random(block) < 0.5
    else:
        low, high = tensor.element.limits if tensor.element.bits <= 16 else (0, 99)
        values = rng.integers(int(low), int(high), block, endpoint=True).astype(dtype)
    return np.resize(values, tensor.shape)


def sample_operands(
    rng: np.random.Generator, expression: Expression, tensors: tuple[TensorType, ...], first: int
) -> list[np.ndarray]:
    """Values of the inputs x<first>... of an expression.

    Inputs of sqrt, log, pow and of divisors are positive; conditions, and masks that are
    multiplied by a huge number, are 0 or 1. Other masks would give infinity in f32, and not in the
    float64 reference.
    """
    positive: set[str] = set()
    truths: set[str] = set()
    for step, sources in _with_sources(expression):
        for position in _POSITIVE_ARGS.get(step.op, ()):
            positive |= sources[position]
        if step.op == "where":
            truths.add(step.args[0])
        elif step.op == "mul" and any(map(_is_huge, step.args)):
            truths.update(*sources)
    return [
        _positive(rng, tensor)
        if f"x{i}" in positive
        else _truths(rng, tensor)
        if f"x{i}" in truths
        else sample_tensor(rng, tensor)
        for i, tensor in enumerate(tensors, start=first)
    ]


def _is_huge(argument: str) -> bool:
    return argument[0] not in "xt" and _HUGE <= abs(float(argument)) < math.inf


def _truths(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    return sample_tensor(rng, replace(tensor, dtype="bool")).astype(DTYPES[tensor.dtype])


def _positive(rng: np.random.Generator, tensor: TensorType) -> np.ndarray:
    array = sample_tensor(rng, tensor)
    if not is_float(array.dtype):
        return np.asarray(np.maximum(array, 1), array.dtype)
    return np.asarray(np.abs(array) + np.float32(0.5), array.dtype)


def _with_sources(expression: Expression) -> Iterator[tuple[Instruction, list[set[str]]]]:
    """Every step, with the inputs and constants that each of its arguments is computed from."""
    reads: dict[str, set[str]] = {}
    for i, step in enumerate(expression.instructions):
        sources = [reads.get(arg, {arg}) for arg in step.args]
        reads[f"t{i}"] = set().union(*sources)
        yield step, sources
