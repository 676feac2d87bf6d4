"""Floats of 16 bits and less, and integers: each of them loaded, and what f32 is stored as.

Floats are held against NumPy's casts, integers against Python's own rounding.
"""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels import elementwise
from tuner.cpu.kernels.families import family_of
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


POLICY = Policy.of(chunk=512, unroll=2)


def converted(array: np.ndarray, dtype: str, tier: str, *, unroll: int = 2) -> np.ndarray:
    source = next(name for name, e in ELEMENTS.items() if e.dtype == array.dtype)
    kinds = (TensorType(source, array.shape),), (TensorType(dtype, array.shape),)
    task = Task("elementwise", *kinds, {"expression": SAME})
    family = family_of("elementwise")
    return run_kernel(family, task, Policy.of(chunk=512, unroll=unroll), tier, [array])


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


SMALL_FLOATS = [e.name for e in ELEMENTS.values() if e.is_small and e.is_float and e.is_read]


def codes_of(dtype: str) -> np.ndarray:
    element = ELEMENTS[dtype]
    return np.arange(1 << (element.digits or 8), dtype=np.uint8).view(element.dtype)


@pytest.mark.parametrize("dtype", SMALL_FLOATS)
def test_every_number_of_8_bits_and_less_is_loaded_as_it_is(dtype: str, soc_version: str) -> None:
    every = codes_of(dtype)

    require_same(converted(every, "f32", soc_version), every.astype(np.float32))


@pytest.mark.parametrize("dtype", SMALL_FLOATS)
def test_numbers_are_stored_in_8_bits_and_less_as_the_nearest_ones(
    dtype: str, soc_version: str
) -> None:
    """From a tie the even one; what is beyond all numbers becomes infinite, NaN, or the largest."""
    every = np.unique(codes_of(dtype).astype(np.float32))
    every = every[np.isfinite(every)]
    ties = np.append((every[1:] + every[:-1]) / 2, 1.0625 * every[-1])
    around = [np.nextafter(ties, np.float32(end)) for end in (-np.inf, np.inf)]
    numbers = np.concatenate([every, ties, *around, drawn(np.random.default_rng(5), 3000)])

    found = converted(numbers, dtype, soc_version)

    with np.errstate(over="ignore", invalid="ignore"):
        wanted = numbers.astype(ELEMENTS[dtype].dtype)
    if dtype == "f4e2m1":  # it has no NaN
        assert not found[np.isnan(numbers)].astype(np.float32).any()
        found, wanted = (array[~np.isnan(numbers)] for array in (found, wanted))
    require_same(found, wanted)


# -- integers --------------------------------------------------------------------------------------

QUANTISED = [element.name for element in ELEMENTS.values() if element.is_quantised]
NARROW = [*QUANTISED, *(e.name for e in ELEMENTS.values() if e.digits and not e.is_float)]


def numbers_for(dtype: str) -> np.ndarray:
    """Ties and their neighbours over the range and beyond it, the edges of f32, and any bits."""
    low, high = ELEMENTS[dtype].limits
    step = 1 if high < 1000 else 37
    ties = np.arange(low - 3, high + 3, step, np.float32) + np.float32(0.5)
    around = [np.nextafter(ties, np.float32(end)) for end in (-np.inf, np.inf)]
    numbers = np.concatenate([ties, *around, drawn(np.random.default_rng(3), 2000)])
    # Arithmetic makes quiet NaN only; AArch64 takes a signalling one for the largest number.
    return np.where(np.isnan(numbers), np.float32(np.nan), numbers)


def half_to_even(numbers: np.ndarray, dtype: str) -> np.ndarray:
    """Integers of Python's own rounding."""
    low, high = map(int, ELEMENTS[dtype].limits)
    rounded = [
        low if math.isnan(x) else min(max(round(min(max(x, -1e9), 1e9)), low), high)
        for x in numbers.tolist()
    ]
    return np.array(rounded).astype(ELEMENTS[dtype].dtype)


@pytest.mark.parametrize("dtype", NARROW)
def test_every_integer_of_16_bits_and_less_is_loaded_as_it_is(dtype: str, soc_version: str) -> None:
    low, high = map(int, ELEMENTS[dtype].limits)
    every = np.arange(low, high + 1).astype(ELEMENTS[dtype].dtype)

    require_same(converted(every, "f32", soc_version), every.astype(np.float32))


@pytest.mark.parametrize("dtype", NARROW)
def test_integers_are_rounded_half_to_even_and_saturate(dtype: str, soc_version: str) -> None:
    numbers = numbers_for(dtype)

    found = converted(numbers, dtype, soc_version)

    assert found.dtype == ELEMENTS[dtype].dtype
    assert np.array_equal(found, half_to_even(numbers, dtype))


@pytest.mark.parametrize("dtype", QUANTISED)
@pytest.mark.parametrize("count", [1, 3, 7, 17, 33])
def test_no_byte_beyond_the_last_integer_is_touched(
    dtype: str, count: int, soc_version: str
) -> None:
    row = np.arange(1, count + 1).astype(ELEMENTS[dtype].dtype)

    assert np.array_equal(converted(row, dtype, soc_version, unroll=1), row)


@pytest.mark.parametrize("dtype", QUANTISED)
def test_a_value_is_made_an_integer_within_an_expression_as_it_is_when_stored(
    dtype: str, soc_version: str
) -> None:
    numbers = numbers_for(dtype)
    kind = TensorType("f32", numbers.shape)
    task = Task("elementwise", (kind,), (kind,), {"expression": Expression().then(dtype, "x0")})

    found = run_kernel(elementwise.FAMILY, task, POLICY, soc_version, [numbers])

    assert np.array_equal(found, half_to_even(numbers, dtype).astype(np.float32))


@pytest.mark.parametrize("dtype", ["i32", "i64"])
def test_wide_integers_are_made_in_i64_and_keep_their_lowest_bits(
    dtype: str, soc_version: str
) -> None:
    rng = np.random.default_rng(4)
    sums = rng.integers(-(2**30), 2**30, 37, np.int32)
    zero = np.array([255], np.uint8)
    kinds = (TensorType("i32", (37,)), TensorType("u8", (1,)))
    body = Expression().then("mul", "x0", "x1").then("neg", "it")
    task = Task("elementwise", kinds, (TensorType(dtype, (37,)),), {"expression": body})

    family = family_of("elementwise")
    found = run_kernel(family, task, POLICY, soc_version, [sums, zero])

    assert found.tolist() == (-255 * sums.astype(np.int64)).astype(ELEMENTS[dtype].dtype).tolist()


@pytest.mark.parametrize("dtype", ["i32", "i64", "u32", "u64"])
def test_wide_integers_of_floats_are_made_in_f64_and_saturate(dtype: str, soc_version: str) -> None:
    limits = np.iinfo(ELEMENTS[dtype].dtype)
    ends = [0.0, -1.0, 1e30, -1e30, np.inf, -np.inf, np.nan, 2.0**31, 2.0**53 - 1, 0.5, 1.5, 2.5]
    numbers = np.array([*ends, float(limits.max), float(limits.min)])

    found = converted(numbers, dtype, soc_version)

    below = int(ELEMENTS[dtype].limits[1])  # the largest that f64 has
    whole = [limits.min if np.isnan(n) else min(max(n, -1e25), 1e25) for n in numbers]
    assert found.tolist() == [min(max(round(n), limits.min), below) for n in whole]


@pytest.mark.parametrize("computed", ["f32", "f64", "i64"])
def test_a_truth_is_stored_for_all_but_0(computed: str, soc_version: str) -> None:
    numbers = np.array([0, 1, -1, 256, 2, 0, 7] * 5).astype(ELEMENTS[computed].dtype)

    found = converted(numbers, "bool", soc_version)

    assert found.view(np.uint8).tolist() == (numbers != 0).view(np.uint8).tolist()


@pytest.mark.parametrize(
    "target", ["i64", "i32", "i16", "i8", "u64", "u32", "u16", "u8", "i4", "u2"]
)
@pytest.mark.parametrize("source", ["i64", "i32", "u64", "u32"])
def test_an_integer_becomes_another_as_numpy_casts_it(
    source: str, target: str, soc_version: str
) -> None:
    kind = ELEMENTS[source].dtype
    numbers = np.random.default_rng(3).integers(0, 1 << 63, 37).astype(np.uint64).astype(kind)
    numbers[:2] = np.iinfo(kind).min, np.iinfo(kind).max

    found = converted(numbers, target, soc_version)

    wanted = numbers.astype(ELEMENTS[target].dtype)
    assert found.view(np.uint8).tolist() == wanted.view(np.uint8).tolist()


@pytest.mark.parametrize("source", ["u32", "u64"])
def test_a_number_without_a_sign_is_read_as_one(source: str, soc_version: str) -> None:
    kind = ELEMENTS[source].dtype
    numbers = np.array([0, 1, 2**31, np.iinfo(kind).max] * 9, kind)

    assert converted(numbers, "f32", soc_version).tolist() == numbers.astype(np.float32).tolist()
