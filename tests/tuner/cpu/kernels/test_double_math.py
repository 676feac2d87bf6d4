"""Kernels of f64, held against exact integers and NumPy's longdouble: no digit goes through f32."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.families import describe, family_of
from tuner.element import ELEMENTS
from tuner.errors import KernelError
from tuner.expression import ARITY, IN_F64, Expression
from tuner.graph import Attribute, TensorType, parse_size
from tuner.ops import OPS, evaluate, random_inputs, tolerance
from tuner.ops.op import Arrays
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task, parse_type

RANDOM = np.random.default_rng(5)
ROUNDOFF = 2.0**-53


def task(op: str, inputs: str, output: str, **attributes: Attribute) -> Task:
    """A task by the texts of its types: "f64[2,3] f64[3]"."""
    types = tuple(map(parse_type, inputs.split()))
    return Task(op, types, (parse_type(output),), attributes)


def constants_of(op: str) -> tuple[int, ...]:
    return OPS[op].constants


def policies_of(space: Space) -> list[Policy]:
    """The default policy, and a few of the others."""
    ranked = space.ranked()
    return [space.default, *ranked[:: max(1, len(ranked) // 4)]]


STRAIGHT: dict[str, Attribute] = {"perm_a": (0, 1), "perm_b": (0, 1), "perm_out": (0, 1)}
TRANSPOSED: dict[str, Attribute] = {"perm_a": (1, 0), "perm_b": (1, 0), "perm_out": (0, 1)}
WINDOW: dict[str, Attribute] = {"strides": (2, 1), "dilations": (1, 1), "pads": (1, 1, 1, 1)}
PRODUCTS = {
    "matmul": task("matmul", "f64[17,1000] f64[1000,13]", "f64[17,13]", **STRAIGHT),
    "matmul of transposed": task("matmul", "f64[1000,5] f64[19,1000]", "f64[5,19]", **TRANSPOSED),
    "gemm": task("gemm", "f64[9,1000] f64[1000,21] f64[21]", "f64[9,21]"),
    "gemm of one row": task("gemm", "f64[1,1000] f64[1000,37] f64[37]", "f64[1,37]"),
    "conv": task(
        "conv", "f64[1,7,6,5] f64[9,3,3,5] f64[9]", "f64[1,4,6,9]", group=1, **WINDOW
    ),
    "conv in groups": task(
        "conv", "f64[1,7,6,6] f64[4,3,3,3] f64[4]", "f64[1,4,6,4]", group=2, **WINDOW
    ),
}  # fmt: skip


def whole_numbers(product: Task) -> list[np.ndarray]:
    """Inputs whose products and sums are whole numbers below 2**53: beyond f32 by far."""
    most = 1 << 20
    return [
        RANDOM.integers(-most, most, t.shape, endpoint=True).astype(np.float64)
        for t in product.inputs
    ]


@pytest.mark.parametrize("product", PRODUCTS.values(), ids=PRODUCTS)
def test_products_of_whole_numbers_are_exact_under_every_policy(
    product: Task, soc_version: str
) -> None:
    inputs = whole_numbers(product)
    expected = evaluate(product, inputs)
    assert np.abs(expected).max() > 2.0**40
    assert np.array_equal(expected, np.rint(expected))

    for number, policy in enumerate(policies_of(Space(product, Target(soc_version, 2)))):
        family, constants = family_of(product.op), constants_of(product.op)
        result = run_kernel(
            family, product, policy, soc_version, inputs, constants, workers=1 + number % 3
        )

        assert result.dtype == np.float64
        assert np.array_equal(result, expected), str(policy)


def longdouble(product: Task, inputs: Arrays) -> np.ndarray:
    wide = [array.astype(np.longdouble) for array in inputs]
    result = OPS[product.op].meaning(product, wide)
    assert isinstance(result, np.ndarray)
    assert result.dtype == np.longdouble
    return result


SUMS = {
    **{name: PRODUCTS[name] for name in ("matmul", "matmul of transposed", "gemm")},
    "softmax": task("softmax", "f64[3,1001]", "f64[3,1001]"),
    "softmax of a short row": task("softmax", "f64[5,13]", "f64[5,13]"),
    "layer_norm": task(
        "layer_norm", "f64[3,1001] f64[1001] f64[1001]", "f64[3,1001]", epsilon=1e-5
    ),
    "instance_norm": task(
        "instance_norm", "f64[2,9,7,11] f64[11] f64[11]", "f64[2,9,7,11]", epsilon=1e-5
    ),
    **{
        f"{mode} {name}": task("reduce", "f64[3,41,27]", out, mode=mode, axes=axes, keepdims=0)
        for mode in ("sum", "mean", "max", "min")
        for name, axes, out in (
            ("of rows", (2,), "f64[3,41]"), ("of columns", (1,), "f64[3,27]"),
            ("of all", (0, 1, 2), "f64[]"),
        )
    },
}  # fmt: skip


@pytest.mark.parametrize("sums", SUMS.values(), ids=SUMS)
def test_sums_are_as_near_to_longdouble_as_53_bits_are(sums: Task, soc_version: str) -> None:
    inputs = random_inputs(sums, seed=3)
    expected = longdouble(sums, inputs)
    scale = np.abs(expected).max()

    for number, policy in enumerate(policies_of(Space(sums, Target(soc_version, 2)))):
        family, constants = family_of(sums.op), constants_of(sums.op)
        result = run_kernel(
            family, sums, policy, soc_version, inputs, constants, workers=1 + number % 3
        )

        error = float(np.abs(result - expected).max() / scale)
        assert error <= 40 * ROUNDOFF, str(policy)


FUNCTIONS: dict[str, Callable[..., np.ndarray]] = {
    "exp": np.exp,
    "log": np.log,
    "tanh": np.tanh,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "softplus": lambda x: np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x))),
    "elu": lambda x, alpha: np.where(x >= 0, x, alpha * np.expm1(np.minimum(x, 0))),
}
"""Functions with polynomials of their own in f64, in NumPy's longdouble."""


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_in_f64_are_within_three_units_in_the_last_place(
    name: str, soc_version: str
) -> None:
    args = [f"x{i}" for i in range(ARITY[name])]
    types = " ".join(["f64[3001]"] * len(args))
    body = task("elementwise", types, "f64[3001]", expression=Expression().then(name, *args))
    special = [0.0, np.inf, -np.inf, np.nan, 1.0, 5e-324, 709.7, -700.0, 1e300, 1e-200, -1e-9]
    x = np.concatenate(
        [np.linspace(-709, 709, 990), np.linspace(-2, 2, 1000), np.geomspace(1e-300, 1e300, 1000)]
    )
    arrays = [np.concatenate([x, special]), np.full(3001, 1.5)][: len(args)]
    family = family_of("elementwise")

    result = run_kernel(
        family, body, Space(body, Target(soc_version, 2)).default, soc_version, arrays
    )

    with np.errstate(all="ignore"):
        expected = FUNCTIONS[name](*(array.astype(np.longdouble) for array in arrays))
        nearest = expected.astype(np.float64)
        error = np.abs(result - expected) / np.spacing(np.abs(nearest))
    same = (result == nearest) | (np.isnan(result) & np.isnan(nearest))
    assert np.all(same | (error <= 3))


@pytest.mark.parametrize("name", sorted(IN_F64 - FUNCTIONS.keys()))
def test_every_instruction_in_f64_is_rounded_as_numpy_rounds_it(
    name: str, soc_version: str
) -> None:
    count = ARITY[name]
    expression = Expression().then(name, *(f"x{i}" for i in range(count)))
    inputs = " ".join(["f64[103]"] * count)
    body = task("elementwise", inputs, "f64[103]", expression=expression)
    special = [0.0, -0.0, np.inf, -np.inf, 1e300, -1e-300, 0.1, 2.0**53 - 1]
    arrays = [RANDOM.standard_normal(103) * 10 for _ in range(count)]
    arrays[0][: len(special)] = special
    if name == "clip":  # the bounds are in order
        arrays[1:] = [np.minimum(*arrays[1:]), np.maximum(*arrays[1:])]
    family = family_of("elementwise")
    policy = Space(body, Target(soc_version, 2)).default

    result = run_kernel(family, body, policy, soc_version, arrays)

    with np.errstate(all="ignore"):
        expected = evaluate(body, arrays)
        difference = np.abs(result - expected)
        sixths = 4 * ROUNDOFF * np.abs(arrays[0]) if name == "hardswish" else 0.0
    same = (result == expected) | (np.isnan(result) & np.isnan(expected))
    assert np.all(same | (difference <= sixths))


def test_numbers_of_an_expression_have_all_their_digits(soc_version: str) -> None:
    expression = Expression().then("mul", "x0", 0.1).then("add", "it", 1e300).then("max", "it", 0.3)
    body = task("elementwise", "f64[5]", "f64[5]", expression=expression)
    x = np.array([1.0, 3.0, -1e301, 1e-9, -2e301])
    family, policy = family_of("elementwise"), Space(body, Target(soc_version, 1)).default

    result = run_kernel(family, body, policy, soc_version, [x])

    assert np.array_equal(result, np.maximum(x * 0.1 + 1e300, 0.3))


READ = {
    "f64": np.array([1 / 3, -0.0, 1e300, np.nan]),
    "f32": np.array([1 / 3, 16777217, 1e-45, -np.inf], np.float32),
    "f16": np.array([1 / 3, 65504, 6e-8, np.inf], np.float16),
    "bf16": np.array([1 / 3, 3e38, 1e-40, -1.5]).astype(ELEMENTS["bf16"].dtype),
    "i64": np.array([0, -1, 2**53 - 1, -(2**40) - 1]),
    "i32": np.array([0, -1, 2**31 - 1, -(2**31)], np.int32),
    "bool": np.array([True, False, True, True]),
    "u8": np.array([0, 1, 128, 255], np.uint8),
    "i8": np.array([0, -1, 127, -128], np.int8),
    "u16": np.array([0, 1, 32768, 65535], np.uint16),
    "i16": np.array([0, -1, 32767, -32768], np.int16),
}


@pytest.mark.parametrize("name", READ)
def test_a_cast_to_f64_is_exact(name: str, soc_version: str) -> None:
    widened = Expression().then("mul", "x0", 1.0)
    cast = task("elementwise", f"{name}[13]", "f64[13]", expression=widened)
    x = np.resize(READ[name], 13)
    family, policy = family_of("elementwise"), Space(cast, Target(soc_version, 1)).default

    result = run_kernel(family, cast, policy, soc_version, [x])

    assert np.array_equal(result, x.astype(np.float64), equal_nan=True)


def test_a_cast_to_f32_rounds_once_to_the_nearest_and_from_a_tie_to_the_even(
    soc_version: str,
) -> None:
    narrowed = Expression().then("mul", "x0", 1.0)
    cast = task("elementwise", "f64[19]", "f32[19]", expression=narrowed)
    tie = 1 + 2.0**-24
    x = np.resize([tie, np.nextafter(tie, 2), 1e39, -1e-46, 0.1, 1 + 3 * 2.0**-24], 19)
    family, policy = family_of("elementwise"), Space(cast, Target(soc_version, 1)).default

    result = run_kernel(family, cast, policy, soc_version, [x])

    assert result.dtype == np.float32
    with np.errstate(over="ignore"):
        assert np.array_equal(result, x.astype(np.float32))


def test_conditions_of_f32_choose_between_numbers_of_f64(soc_version: str) -> None:
    chosen = Expression().then("where", "x0", "x1", "x2")
    body = task("elementwise", "f32[33] f64[33] f64[33]", "f64[33]", expression=chosen)
    c = (RANDOM.random(33) < 0.5).astype(np.float32)
    a, b = RANDOM.standard_normal((2, 33))
    family, policy = family_of("elementwise"), Space(body, Target(soc_version, 1)).default

    result = run_kernel(family, body, policy, soc_version, [c, a, b])

    assert np.array_equal(result, np.where(c != 0, a, b))


def test_the_tail_of_a_product_is_computed_in_f64(soc_version: str) -> None:
    tail = Expression().then("mul", "it", 0.1).then("add", "it", "x1").then("relu", "it")
    product = task("matmul", "f64[5,7] f64[7,9] f64[9]", "f64[5,9]", tail=tail, **STRAIGHT)
    inputs = random_inputs(product, seed=1)
    wide = [array.astype(np.longdouble) for array in inputs]
    expected = np.maximum(wide[0] @ wide[1] * np.longdouble(0.1) + wide[2], 0)

    for policy in policies_of(Space(product, Target(soc_version, 2))):
        result = run_kernel(family_of("matmul"), product, policy, soc_version, inputs)

        assert np.abs(result - expected).max() <= 8 * ROUNDOFF * expected.max()


def test_a_product_of_any_number_of_rows_is_exact(soc_version: str) -> None:
    rows = parse_size("a:11")
    types = (TensorType("f64", (rows, 40)), TensorType("f64", (40, 21)), TensorType("f64", (21,)))
    product = Task("gemm", types, (TensorType("f64", (rows, 21)),), {})
    inputs = whole_numbers(product)

    for policy in policies_of(Space(product, Target(soc_version, 2))):
        result = run_kernel(family_of("gemm"), product, policy, soc_version, inputs, (1, 2))

        assert np.array_equal(result, evaluate(product, inputs)), str(policy)


@pytest.mark.parametrize(("tier", "lanes"), [("x86_64-v2", 2), ("x86_64-v4", 8)])
def test_pictures_of_loops_count_in_the_lanes_of_f64(tier: str, lanes: int) -> None:
    product, target = PRODUCTS["gemm"], Target(tier, 2)

    nest = describe(product, Space(product, target).default, target)

    assert any(f" x {lanes} columns" in str(value) for value in vars(nest).values())


@pytest.mark.parametrize("mode", ["allow_mix_precision", "allow_mix_precision_bf16"])
def test_no_precision_mode_gives_up_digits_of_f64(mode: str) -> None:
    exact = PRODUCTS["gemm"]
    mixed = Task(exact.op, exact.inputs, exact.outputs, exact.attributes, mode)
    space = Space(mixed, Target("x86_64-v4-amx", 2))

    assert {policy["impl"] for policy in space.ranked()} == {"direct"}
    assert tolerance(mixed) == tolerance(exact) < 1e-12


@pytest.mark.parametrize("name", sorted(ARITY.keys() - IN_F64))
def test_instructions_with_the_digits_of_f32_are_refused_in_f64(name: str) -> None:
    expression = Expression().then(name, *(f"x{i}" for i in range(ARITY[name])))
    inputs = " ".join(["f64[8]"] * ARITY[name])
    body = task("elementwise", inputs, "f64[8]", expression=expression)
    family, target = family_of("elementwise"), Target("x86_64-v3", 1)
    policy = family.default(body, target)

    assert family.illegal(body, policy, target) == f"{name} has no kernel in f64"
    with pytest.raises(KernelError, match="no kernel in f64"):
        family.generate(body, policy, ISAS["x86_64-v3"], "k")
    with pytest.raises(ValueError, match="no kernel in f64"):
        OPS["elementwise"].check(body)


@pytest.mark.parametrize("op", ["attention", "top_k", "resize_linear"])
def test_ops_without_a_kernel_of_f64_take_none(op: str) -> None:
    assert not OPS[op].dtypes(("f64",) * 3, ("f64",))


def test_the_tolerance_of_f64_notices_a_result_that_went_through_f32() -> None:
    for sums in (*PRODUCTS.values(), *SUMS.values()):
        inputs = random_inputs(sums, seed=3)
        result = evaluate(sums, inputs)
        narrow = result.astype(np.float32).astype(np.float64)
        lost = np.abs(narrow - result).max() / np.abs(result).max()

        assert lost > 1000 * tolerance(sums), sums.text()
