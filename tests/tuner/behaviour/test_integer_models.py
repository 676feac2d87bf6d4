"""Models of integers and truths: natively, and bit by bit what NumPy computes, in every type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import pytest

from tests.tuner.behaviour.test_f64_models import fused, in_segments, run
from tests.tuner.frontend.models import parsed

TYPES = {
    "int8": np.int8, "int16": np.int16, "int32": np.int32, "int64": np.int64,
    "uint8": np.uint8, "uint16": np.uint16, "uint32": np.uint32, "uint64": np.uint64,
}  # fmt: skip
RANDOM = np.random.default_rng(9)


def numbers(name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Numbers of all bits, small ones, and both ends of the range."""
    dtype = TYPES[name]
    limits = np.iinfo(dtype)
    values = RANDOM.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    small = RANDOM.integers(0, 5, shape).astype(dtype)
    values = np.where(RANDOM.random(shape) < 0.3, small, values)
    values.flat[:3] = limits.min, limits.max, 0
    return np.asarray(values, dtype)


def cut(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The quotient towards 0."""
    down = a // b
    return np.asarray(down + ((down * b != a) & ((a < 0) != (b < 0))), a.dtype)


BINARY: Mapping[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "Add(x, z)": np.add, "Sub(x, z)": np.subtract, "Mul(x, z)": np.multiply, "Div(x, n)": cut,
    "Mod(x, n)": np.mod, "Mod<fmod=1>(x, n)": np.fmod, "Min(x, z)": np.minimum,
    "Max(x, z)": np.maximum, "BitwiseAnd(x, z)": np.bitwise_and,
    "BitwiseOr(x, z)": np.bitwise_or, "BitwiseXor(x, z)": np.bitwise_xor,
    "Less(x, z)": np.less, "GreaterOrEqual(x, z)": np.greater_equal, "Equal(x, z)": np.equal,
    "Abs(x)": lambda x, _: np.abs(x), "Sign(x)": lambda x, _: np.sign(x),
    "Clip(x, low, high)": lambda x, _: np.clip(x, x.dtype.type(3), x.dtype.type(100)),
    "Where(c, x, z)": lambda x, z: np.where(np.equal(x, z) | np.less(x, z), x, z),
}  # fmt: skip


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", TYPES)
def test_operators_of_integers_give_the_bits_that_numpy_gives(name: str, tmp_path: Path) -> None:
    """One model with an output for each operator; `n` are divisors, which are not 0."""
    x, z = numbers(name, (5, 41)), numbers(name, (41,))
    n = np.where(z == 0, 3, z).astype(z.dtype)
    nodes = " ".join(f"o{i} = {text}" for i, text in enumerate(BINARY))
    outputs = ", ".join(
        f"{'bool' if t[:4] in ('Less', 'Grea', 'Equa') else name} o{i}"
        for i, t in enumerate(BINARY)
    )
    kinds = ", ".join(
        f"{name}[{shape}] {v}" for v, shape in (("x", "5,41"), ("z", "41"), ("n", "41"))
    )
    text = f"g ({kinds}) => ({outputs}) {{ e = Equal(x, z) l = Less(x, z) c = Or(e, l) {nodes} }}"
    bounds = {"low": np.array(3, x.dtype), "high": np.array(100, x.dtype)}
    model = parsed(text, 21, **bounds)
    feeds = {"x": x, "z": z, "n": n}

    found = run(model, feeds, tmp_path)

    assert not in_segments(fused(model, feeds))
    for i, (label, meaning) in enumerate(BINARY.items()):
        wanted = meaning(x, n if "n)" in label else z)
        assert found[f"o{i}"].dtype == wanted.dtype, label
        np.testing.assert_array_equal(found[f"o{i}"], wanted, label)


def test_what_sums_of_integers_keep_is_what_numpy_keeps(tmp_path: Path) -> None:
    text = """g (int32[3,50,7] x) => (int32 a, int32 b, int32 c, int64 d, int64 e, int32 f) {
        a = ReduceSum(x, one) b = ReduceMax(x, one) c = ReduceProd(x, one)
        d = ArgMax<axis=1>(x) e = ArgMin<axis=1, select_last_index=1>(x) f = CumSum(x, at) }"""
    x = RANDOM.integers(-(2**31), 2**31, (3, 50, 7)).astype(np.int32)
    x[:, 10] = x[:, 30] = 2**31 - 1
    x[:, 4] = x[:, 40] = -(2**31)
    model = parsed(text, 18, one=np.array([1]), at=np.array(1))

    found = run(model, {"x": x}, tmp_path)

    assert not in_segments(fused(model, {"x": x}))
    kept = {"axis": 1, "keepdims": True}
    np.testing.assert_array_equal(found["a"], x.sum(**kept, dtype=np.int32))
    np.testing.assert_array_equal(found["b"], x.max(**kept))
    np.testing.assert_array_equal(found["c"], x.prod(**kept, dtype=np.int32))
    assert (found["d"] == 10).all()
    assert (found["e"] == 40).all()
    np.testing.assert_array_equal(found["f"], x.cumsum(1, dtype=np.int32))


@pytest.mark.parametrize("is_last", [0, 1])
@pytest.mark.parametrize("op", ["ArgMax", "ArgMin"])
def test_the_place_of_an_extreme_is_that_of_nan_as_in_numpy(
    op: str, is_last: int, tmp_path: Path
) -> None:
    x = RANDOM.integers(-3, 3, (60, 37)).astype(np.float32)
    x[:20, 5], x[:10, 30], x[20:30, 7] = np.nan, np.nan, -0.0
    x[30], x[31] = np.inf, -np.inf
    text = f"g (float[60,37] x) => (int64 y) {{ y = {op}<axis=1, select_last_index={is_last}>(x) }}"
    model = parsed(text, 18)
    find = np.argmax if op == "ArgMax" else np.argmin
    wanted = 36 - find(x[:, ::-1], 1) if is_last else find(x, 1)

    found = run(model, {"x": x}, tmp_path)["y"]

    assert not in_segments(fused(model, {"x": x}))
    assert found[:, 0].tolist() == wanted.tolist()


def test_an_empty_tensor_is_a_constant_whatever_gives_it(tmp_path: Path) -> None:
    text = """g (float[0,3] e, float[3] x) => (float y) {
        s = ReduceSum<keepdims=0>(e, first) y = Add(s, x) }"""
    model = parsed(text, 18, first=np.array([0]))
    feeds = {"e": np.zeros((0, 3), np.float32), "x": np.arange(3, dtype=np.float32)}

    assert not in_segments(fused(model, feeds))
    assert run(model, feeds, tmp_path)["y"].tolist() == [0, 1, 2]


FUNCTIONS = {
    "Tan": np.tan, "Asin": np.arcsin, "Acos": np.arccos, "Atan": np.arctan, "Sinh": np.sinh,
    "Cosh": np.cosh, "Asinh": np.arcsinh, "Acosh": np.arccosh, "Atanh": np.arctanh,
}  # fmt: skip


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("op", FUNCTIONS)
def test_a_function_is_as_near_as_it_says_for_numbers_of_every_size(
    op: str, tmp_path: Path
) -> None:
    sizes = np.concatenate(
        [np.logspace(-30, 2, 4000), np.linspace(0, 1, 4000), 1 + np.logspace(-6, 1, 2000)]
    )
    x = np.concatenate([sizes, -sizes]).astype(np.float32)
    model = parsed(f"g (float[{len(x)}] x) => (float y) {{ y = {op}(x) }}", 21)
    wanted = FUNCTIONS[op](x.astype(np.float64))
    with np.errstate(over="ignore"):
        is_number = np.isfinite(wanted.astype(np.float32)) & (wanted != 0)

    found = run(model, {"x": x}, tmp_path)["y"]

    assert not in_segments(fused(model, {"x": x}))
    np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
    error = np.abs(found - wanted)[is_number] / np.abs(wanted[is_number])
    limit = {"Tan": 12, "Acos": 16}.get(op, 8) * 2.0**-24
    assert error.max() <= limit, error.max() * 2**24


def test_lrn_is_near_float64(tmp_path: Path) -> None:
    x = RANDOM.standard_normal((2, 13, 5, 4)).astype(np.float32) * 3
    text = (
        "g (float[2,13,5,4] x) => (float y, float z) {"
        " y = LRN<size=5, alpha=0.3, beta=0.75, bias=2.0>(x) z = LRN<size=4, beta=0.6>(x) }"
    )
    model = parsed(text, 13)

    found = run(model, {"x": x}, tmp_path)

    assert not in_segments(fused(model, {"x": x}))
    for name, size, alpha, beta, bias in (("y", 5, 0.3, 0.75, 2.0), ("z", 4, 1e-4, 0.6, 1.0)):
        squares = np.pad(
            x.astype(float) ** 2, [(0, 0), ((size - 1) // 2, size // 2), (0, 0), (0, 0)]
        )
        total = sum(squares[:, i : i + 13] for i in range(size))
        wanted = x / (bias + alpha / size * total) ** beta
        np.testing.assert_allclose(found[name], wanted, 4e-7)
