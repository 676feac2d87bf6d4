"""Floats of 16 bits: every one of them loaded, and what f32 is stored as, against NumPy's casts."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels import elementwise
from tuner.element import ELEMENTS
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.task import Task

SAME = Expression().then("mul", "x0", 1.0)
EDGES = np.array(
    [0.0, -0.0, np.inf, -np.inf, np.nan, 65504.0, 65519.996, 65520.0, 65536.0, -7e4, 3.4028235e38,
     2.0**-14, 2.0**-24, 2.0**-25, 1.5 * 2.0**-24, 2.0**-26, 6.097555e-05, 1e-45, -1e-45, 1e-40,
     1.0009765, 1.0004883, 1.0014648, 1.00390625, 1.01171875, 3.3895314e38, 3.3961775e38],
    np.float32,
)  # fmt: skip
"""Ties, denormal numbers, and the ends of both ranges."""


def converted(array: np.ndarray, dtype: str, tier: str, *, unroll: int = 2) -> np.ndarray:
    source = next(name for name, e in ELEMENTS.items() if e.dtype == array.dtype)
    task = Task(
        "elementwise",
        (TensorType(source, array.shape),),
        (TensorType(dtype, array.shape),),
        {"expression": SAME},
    )
    return run_kernel(elementwise.FAMILY, task, Policy.of(chunk=512, unroll=unroll), tier, [array])


def drawn(rng: np.random.Generator, count: int) -> np.ndarray:
    """Any bits, and the edges."""
    bits = rng.integers(0, 1 << 32, count, np.uint32).view(np.float32)
    with np.errstate(invalid="ignore"):
        near_halves = rng.standard_normal(count).astype(np.float32) * 1e-5
    return np.concatenate([EDGES, -EDGES, bits, near_halves])


def require_same(found: np.ndarray, wanted: np.ndarray) -> None:
    """Equal bit by bit, but for which NaN it is."""
    is_nan = np.isnan(wanted.astype(np.float32))
    bits = f"u{found.itemsize}"
    assert np.array_equal(np.isnan(found.astype(np.float32)), is_nan)
    assert np.array_equal(found[~is_nan].view(bits), wanted[~is_nan].view(bits))


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_every_number_of_16_bits_is_loaded_as_it_is(dtype: str, soc_version: str) -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(ELEMENTS[dtype].dtype)

    require_same(converted(every, "f32", soc_version), every.astype(np.float32))


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_numbers_are_stored_as_ieee_754_rounds_them(dtype: str, soc_version: str) -> None:
    numbers = drawn(np.random.default_rng(1), 20_000)

    with np.errstate(over="ignore", invalid="ignore"):
        wanted = numbers.astype(ELEMENTS[dtype].dtype)
    require_same(converted(numbers, dtype, soc_version), wanted)


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
@pytest.mark.parametrize("count", [1, 3, 7, 17, 33])
def test_nothing_beyond_the_last_element_is_touched(
    dtype: str, count: int, soc_version: str
) -> None:
    row = np.arange(1, count + 1).astype(ELEMENTS[dtype].dtype)

    assert np.array_equal(converted(row, dtype, soc_version, unroll=1), row)


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_a_value_is_rounded_within_an_expression_as_it_is_when_stored(
    dtype: str, soc_version: str
) -> None:
    numbers = drawn(np.random.default_rng(2), 500)
    expression = Expression().then(dtype, "x0")
    kind = TensorType("f32", numbers.shape)
    task = Task("elementwise", (kind,), (kind,), {"expression": expression})

    policy = Policy.of(chunk=512, unroll=2)
    found = run_kernel(elementwise.FAMILY, task, policy, soc_version, [numbers])

    with np.errstate(over="ignore", invalid="ignore"):
        wanted = numbers.astype(ELEMENTS[dtype].dtype).astype(np.float32)
    require_same(found, wanted)
