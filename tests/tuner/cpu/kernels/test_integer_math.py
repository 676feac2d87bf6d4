"""Every instruction of i64 against Python's own integers, at the ends of the range as well."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping

import numpy as np
import pytest

from tests.tuner.cpu.kernels.elements import one
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.families import family_of
from tuner.errors import KernelError
from tuner.expression import ARITY, IN_I64
from tuner.graph import TensorType
from tuner.ops.instructions import evaluate_expression
from tuner.policy import Policy
from tuner.task import Task

MIN, MAX = -(2**63), 2**63 - 1
EDGES = (0, 1, -1, 2, -2, 3, 7, -7, 63, 64, 2**31, -(2**31), 2**53 + 1, MAX, MIN, MAX - 1, MIN + 1)


def unsigned(n: int) -> int:
    return n % 2**64


def cut(a: int, b: int) -> int:
    """The quotient towards 0; 0 of a division by 0."""
    return 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def power(a: int, b: int) -> int:
    """The whole part of a^b; a division by 0 gives 0."""
    if b >= 0:
        return pow(a, b, 2**64)
    return {1: 1, -1: 1 if b % 2 == 0 else -1}.get(a, 0)


REFERENCE: Mapping[str, Callable[..., int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": cut,
    "min": min, "max": max, "neg": lambda a: -a, "abs": abs, "relu": lambda a: max(a, 0),
    "clip": lambda a, b, c: min(max(a, b), c), "less": lambda a, b: a < b,
    "less_equal": lambda a, b: a <= b, "greater": lambda a, b: a > b,
    "greater_equal": lambda a, b: a >= b, "equal": lambda a, b: a == b,
    "and": lambda a, b: a != 0 and b != 0, "or": lambda a, b: a != 0 or b != 0,
    "not": lambda a: a == 0, "where": lambda c, a, b: a if c else b, "pow": power,
    "fmod": lambda a, b: a - cut(a, b) * b if b else 0, "mod": lambda a, b: a % b if b else 0,
    "udiv": lambda a, b: unsigned(a) // unsigned(b) if b else 0,
    "umod": lambda a, b: unsigned(a) % unsigned(b) if b else 0, "bit_and": lambda a, b: a & b,
    "bit_or": lambda a, b: a | b, "bit_xor": lambda a, b: a ^ b,
    "shift_left": lambda a, b: a << b if 0 <= b < 64 else 0,
    "shift_right": lambda a, b: unsigned(a) >> b if 0 <= b < 64 else 0,
}  # fmt: skip


def operands(count: int) -> list[np.ndarray]:
    """Every edge with every other, and numbers of all sizes."""
    edges = np.array(list(itertools.product(EDGES, repeat=min(count, 2))), object).T
    rng = np.random.default_rng(5)
    drawn = [
        [
            int(n) >> int(s)
            for n, s in zip(rng.integers(MIN, MAX, 300), rng.integers(0, 63, 300), strict=True)
        ]
        for _ in range(count)
    ]
    rows = [np.concatenate([edges[i % len(edges)], drawn[i]]) for i in range(count)]
    return [row.astype(np.int64) for row in rows]


def test_every_instruction_is_here() -> None:
    assert REFERENCE.keys() == IN_I64


@pytest.mark.parametrize("op", sorted(IN_I64))
def test_an_instruction_is_exact_modulo_2_to_the_64(op: str, soc_version: str) -> None:
    inputs = operands(ARITY[op])
    expression = one(op, *(f"x{i}" for i in range(ARITY[op])))
    kinds = tuple(TensorType("i64", x.shape) for x in inputs)
    task = Task("elementwise", kinds, kinds[:1], {"expression": expression})
    numbers = zip(*(x.tolist() for x in inputs), strict=True)
    wanted = [unsigned(int(REFERENCE[op](*each))) for each in numbers]

    policy = Policy.of(chunk=512, unroll=2)
    found = run_kernel(family_of("elementwise"), task, policy, soc_version, inputs)

    assert found.astype(np.uint64).tolist() == wanted
    meant = evaluate_expression(expression, inputs).astype(np.uint64)
    assert meant.tolist() == wanted


@pytest.mark.parametrize("number", [0.5, math.inf, math.nan, 2.0**63])
def test_a_literal_that_is_no_integer_is_refused(number: float) -> None:
    kinds = (TensorType("i64", (3,)),)
    task = Task("elementwise", kinds, kinds, {"expression": one("add", "x0", repr(number))})

    with pytest.raises(KernelError, match="is not a number of i64"):
        run_kernel(
            family_of("elementwise"),
            task,
            Policy.of(chunk=512, unroll=2),
            "x86_64-v2",
            [np.zeros(3, np.int64)],
        )
