"""Numbers that are none, infinite, subnormal or the largest: in every lane, by every policy.

What is compared first is the kind: NaN, infinite, the sign of 0, finite.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import INSTRUCTIONS
from tests.tuner.cpu.kernels.elements import REFERENCE, apply, error, one
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_pool import pool as pool_task
from tests.tuner.cpu.kernels.test_pool import reference as pooled
from tuner.cpu.kernels import normalisation, pool, reduce, softmax
from tuner.expression import ARITY, IN_F32, Expression
from tuner.graph import TensorType
from tuner.kernel_family import Family
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

INF = np.inf
VALUES = np.array(
    [np.nan, INF, -INF, 0.0, -0.0, 3.4028235e38, -3.4028235e38, 1.1754944e-38, 1e-45, -1e-45, 1e20,
     -1e20, 1.0, -1.0, 0.5, -2.5, 3.0],
    np.float32,
)  # fmt: skip
UNSIGNED_ZEROS = ("max", "min", "relu", "clip", "pow")
"""Of 0 and -0 neither is the larger; 0 ** y of a tiny x is what is left of it."""
NUMBERS = {
    "clip": (("-3.4028234663852886e+38", "3.4028234663852886e+38"), ("0.0", "6.0"), ("1.0", "0.0")),
    "leaky_relu": (("0.1",), ("0.0",)),
    "elu": (("1.5",),),
    "hardsigmoid": (("0.2", "0.5"),),
    "max": (("1.0",), ("-inf",), ("inf",)),
    "min": (("1.0",), ("-inf",), ("inf",)),
    "pow": tuple((y,) for y in ("0.0", "0.5", "-0.5", "1.0", "2.0", "3.0", "4.0", "-1.0", "1.75")),
    "less": (("0.0",),),
    "mul": (("0.0",), ("inf",)),
}
"""Literals that stand for the last arguments of an instruction."""


def combinations(count: int) -> list[np.ndarray]:
    """So many arguments: every value with every other."""
    return [a.ravel() for a in np.meshgrid(*[VALUES] * count)]


def in_every_lane(arguments: Sequence[np.ndarray], lanes: int) -> list[np.ndarray]:
    """Rows of whole vectors and all but one lane of one more, in each of which all values are."""
    columns, count = 4 * lanes + lanes - 1, len(arguments[0])
    places = np.add.outer(np.arange(count), np.arange(columns)) % count
    return [argument[places] for argument in arguments]


def assert_same_kind(op: str, found: np.ndarray, expected: np.ndarray) -> None:
    assert error(found, expected) <= INSTRUCTIONS[op]
    zeros = (found == 0) & (expected == 0)
    if op not in UNSIGNED_ZEROS:
        np.testing.assert_array_equal(np.signbit(found[zeros]), np.signbit(expected[zeros]))


def assert_right(op: str, literals: Sequence[str], soc_version: str) -> None:
    """The instruction on rows that do not become one: a second operand has one value for each."""
    given = ARITY[op] - len(literals)
    arguments = in_every_lane(combinations(given), ISAS[soc_version].lanes)
    if given > 2:  # all combinations, but not all of them in every lane
        arguments = [argument[:300] for argument in arguments]
    step = one(op, *[f"x{i}" for i in range(given)], *literals)
    each_row = np.zeros((len(arguments[0]), 1), np.float32)

    found = apply(step, soc_version, *arguments, each_row)

    doubles = [a.astype(np.float64) for a in arguments]
    doubles += [np.full(doubles[0].shape, float(v)) for v in literals]
    with np.errstate(all="ignore"):
        assert_same_kind(op, found, np.broadcast_to(REFERENCE[op](*doubles), found.shape))


@pytest.mark.parametrize("op", sorted(IN_F32))
def test_an_instruction_is_right_in_every_lane(op: str, soc_version: str) -> None:
    if op not in ("clip", "leaky_relu", "elu", "hardsigmoid"):
        assert_right(op, (), soc_version)
    for literals in NUMBERS.get(op, ()):
        assert_right(op, literals, soc_version)


@pytest.mark.parametrize("op", ["gelu", "sin", "max", "pow", "clip", "exp"])
def test_an_instruction_is_right_behind_and_before_others(op: str, soc_version: str) -> None:
    """In one pass: x -> x1 x -> the instruction -> times x2, whose operands broadcast."""
    literals = {"max": "0.5", "pow": "0.5", "clip": "-3.4028234663852886e+38,2.0"}.get(op)
    args = "t0" if literals is None else f"t0,{literals}"
    expression = Expression.parse(f"t0=mul(x0,x1);t1={op}({args});t2=mul(t1,x2)")
    (x,) = in_every_lane([VALUES], ISAS[soc_version].lanes)
    column, row = np.ones((len(x), 1), np.float32), np.ones((1, x.shape[1]), np.float32)

    found = apply(expression, soc_version, x, column, row)

    numbers = [np.full(x.shape, float(v)) for v in literals.split(",")] if literals else []
    with np.errstate(all="ignore"):
        assert_same_kind(op, found, REFERENCE[op](x.astype(np.float64), *numbers))


@pytest.mark.parametrize("op", ["sin", "cos"])
def test_sin_and_cos_are_right_to_two_units_in_the_last_place_for_every_finite_number(
    op: str, soc_version: str
) -> None:
    rng = np.random.default_rng(8)
    bits = rng.integers(0, 2**32, 40_000, np.uint32).view(np.float32)
    quarters = rng.integers(1, 2**30, 20_000) * (np.pi / 2)
    near = np.concatenate([quarters, quarters * 2.0**40, quarters * 2.0**90]).astype(np.float32)
    x = np.concatenate([bits[np.isfinite(bits)], near])

    found = apply(one(op, "x0"), soc_version, x)

    expected = getattr(np, op)(x.astype(np.float64))
    unit = np.spacing(np.abs(expected).astype(np.float32)).astype(np.float64)
    assert (np.abs(found - expected) / unit).max() <= 2.1


def test_what_stands_beside_a_number_does_not_change_its_sine(soc_version: str) -> None:
    x = np.linspace(-300, 300, 4001).astype(np.float32)
    with_large = x.copy()
    with_large[::3] = 1e30

    alone, beside = (apply(one("sin", "x0"), soc_version, each) for each in (x, with_large))

    np.testing.assert_array_equal(np.delete(alone, np.s_[::3]), np.delete(beside, np.s_[::3]))


def test_powers_of_e_below_the_smallest_normal_number_are_not_0(soc_version: str) -> None:
    x = np.linspace(-103, -87, 1001).astype(np.float32)

    found = apply(one("exp", "x0"), soc_version, x)

    np.testing.assert_allclose(found, np.exp(x.astype(np.float64)), rtol=3e-7, atol=1.5e-45)


# -- rows and windows ----------------------------------------------------------------------------


def rows_of(columns: int) -> np.ndarray:
    """Ordinary rows with one value at each place, with two, and of nothing else."""
    rng, lines = np.random.default_rng(2), []
    for value in VALUES:
        line = rng.standard_normal((columns, columns)).astype(np.float32)
        np.fill_diagonal(line, value)
        lines += [*line, np.full(columns, value)]
    for a, b in ((np.nan, INF), (INF, np.nan), (INF, -INF), (-INF, -INF), (INF, INF)):
        line = rng.standard_normal(columns).astype(np.float32)
        line[rng.permutation(columns)[:2]] = a, b
        lines.append(line)
    return np.array(lines, np.float32)


def without_overflow(rows: np.ndarray) -> np.ndarray:
    """The rows with smaller numbers for the largest, and such that all sums of them are exact."""
    largest = np.abs(rows) == VALUES[5]
    large = np.abs(rows) == np.float32(1e20)
    return np.where(
        largest, np.sign(rows) * 2.0**120, np.where(large, np.sign(rows) * 2.0**66, rows)
    ).astype(np.float32)


def policies(family: Family, task: Task, soc_version: str) -> list[Policy]:
    """The default and every other value of each knob."""
    target = Target(soc_version, 1)
    space, default = Space(task, target), family.default(task, target)
    near = [
        default.with_knobs(**{name: value})
        for name, values in family.knobs(task, target).items()
        for value in values
    ]
    return [default, *(p for p in near if p != default and space.why_illegal(p) is None)]


def assert_every_policy(
    family: Family, task: Task, soc_version: str, inputs: Sequence[np.ndarray], expected: np.ndarray
) -> None:
    for policy in policies(family, task, soc_version):
        constants = (1, 2) if len(inputs) == 3 else ()
        found = run_kernel(family, task, policy, soc_version, inputs, constants, workers=1)
        assert error(found, expected) <= 1e-5, policy


def task_of(op: str, inputs: Sequence[np.ndarray], shape: tuple[int, ...], **own: object) -> Task:
    types = tuple(TensorType("f32", each.shape) for each in inputs)
    return Task(op, types, (TensorType("f32", shape),), own)


@pytest.mark.parametrize("mode", ["max", "min", "sum", "mean"])
@pytest.mark.parametrize("axis", [0, 1])
def test_reductions_lose_no_special_value(mode: str, axis: int, soc_version: str) -> None:
    rows = rows_of(2 * ISAS[soc_version].lanes + 3)
    x = np.ascontiguousarray(rows if axis else rows.T)
    shape = (1, len(rows)) if axis == 0 else (len(rows), 1)
    task = task_of("reduce", [x], shape, mode=mode, axes=(axis,), keepdims=1)

    with np.errstate(all="ignore"):
        expected = (
            getattr(np, mode)(x, axis=axis, keepdims=True, dtype=np.float32)
            if (mode in ("sum", "mean"))
            else getattr(np, mode)(x, axis=axis, keepdims=True)
        )
    assert_every_policy(reduce.FAMILY, task, soc_version, [x], expected)


def test_softmax_gives_what_its_formula_gives(soc_version: str) -> None:
    x = rows_of(2 * ISAS[soc_version].lanes + 3)
    with np.errstate(all="ignore"):
        powers = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
        expected = powers / powers.sum(1, keepdims=True)

    task = task_of("softmax", [x], x.shape)
    assert_every_policy(softmax.FAMILY, task, soc_version, [x], expected)


@pytest.mark.parametrize("centred", [1, 0])
def test_norms_give_what_their_formula_gives_in_f32(centred: int, soc_version: str) -> None:
    """Squares beyond f32 are infinite, so that the row is the bias, as in ONNX Runtime."""
    x = without_overflow(rows_of(2 * ISAS[soc_version].lanes + 3))
    scale, bias = (np.full(x.shape[1], value, np.float32) for value in (0.5, 2.0))
    with np.errstate(all="ignore"):
        distance = x - x.mean(1, keepdims=True) if centred else x
        variance = np.square(distance).mean(1, keepdims=True)
        expected = distance / np.sqrt(variance + np.float32(1e-5)) * scale + bias

    task = task_of("layer_norm", [x, scale, bias], x.shape, epsilon=1e-5, centred=centred)
    if centred:
        task = task_of("layer_norm", [x, scale, bias], x.shape, epsilon=1e-5)
    assert_every_policy(normalisation.LAYER_NORM, task, soc_version, [x, scale, bias], expected)


def test_norms_of_images_give_what_their_formula_gives_in_f32(soc_version: str) -> None:
    x = np.ascontiguousarray(without_overflow(rows_of(35)).T.reshape(1, 5, 7, -1))
    scale, bias = (np.full(x.shape[3], value, np.float32) for value in (0.5, 2.0))
    with np.errstate(all="ignore"):
        distance = x - x.mean((1, 2), keepdims=True)
        variance = np.square(distance).mean((1, 2), keepdims=True)
        expected = distance / np.sqrt(variance + np.float32(1e-5)) * scale + bias

    task = task_of("instance_norm", [x, scale, bias], x.shape, epsilon=1e-5)
    assert_every_policy(normalisation.INSTANCE_NORM, task, soc_version, [x, scale, bias], expected)


@pytest.mark.parametrize("mode", ["max", "average"])
def test_pools_lose_no_special_value(mode: str, soc_version: str) -> None:
    rows = rows_of(35)
    task = pool_task(mode, (1, 5, 7, len(rows)), (3, 3), (1, 2))
    rows = rows if mode == "max" else without_overflow(rows)
    x = np.ascontiguousarray(rows.T.reshape(task.inputs[0].shape))
    with np.errstate(all="ignore"):
        expected = pooled(task, x)

    assert_every_policy(pool.FAMILY, task, soc_version, [x], expected)
