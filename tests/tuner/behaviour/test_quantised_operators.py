"""Quantised operators from file to answer: integers as integer NumPy has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

import tuner
from tests.tuner.behaviour.test_quantised_models import compiled
from tests.tuner.judge.models import FLOAT, model_of
from tuner.backend import host_target
from tuner.errors import UnrunnableModelError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.size_range import SizeRange

U8, I8, I32 = TensorProto.UINT8, TensorProto.INT8, TensorProto.INT32
KINDS = {np.uint8: U8, np.int8: I8}


def run(model: onnx.ModelProto, feeds: dict[str, np.ndarray], folder: Path) -> np.ndarray:
    """The result of a model as kernels compute it, all of it: no segment."""
    _, output = compiled(model, folder)
    with tuner.load(output) as loaded:
        assert not [step for step in loaded.program.steps if step.op == "segment"]
        (result,) = loaded.run(feeds).values()
    return result


def integers(rng: np.random.Generator, dtype: type, *shape: int) -> np.ndarray:
    """Any numbers of the type; its ends are as frequent as all others together."""
    info = np.iinfo(dtype)
    any_ = rng.integers(info.min, info.max, shape, endpoint=True)
    ends = rng.choice((info.min, info.max), shape)
    return np.where(rng.random(shape) < 0.5, any_, ends).astype(dtype)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("weights", [np.int8, np.uint8])
def test_sums_become_f32_by_one_rounding(weights: type, seed: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(seed)
    rows, columns = (int(n) for n in rng.integers(1, 40, 2))
    depth = int(rng.integers(1, 4000 if weights is np.int8 else 500))
    a, w = integers(rng, np.uint8, rows, depth), integers(rng, weights, depth, columns)
    zero_a, zero_w = integers(rng, np.uint8), integers(rng, weights)
    zero_w = zero_w if weights is np.uint8 else np.zeros((), np.int8)
    nodes = [
        helper.make_node("MatMulInteger", ["a", "w", "z", "v"], ["sums"]),
        helper.make_node("Cast", ["sums"], ["y"], to=FLOAT),
    ]
    constants = {"w": w, "z": zero_a, "v": zero_w}
    model = model_of(nodes, {"a": (U8, a.shape)}, ("y",), constants)

    found = run(model, {"a": a}, tmp_path)

    exact = (a.astype(np.int64) - zero_a) @ (w.astype(np.int64) - zero_w)
    np.testing.assert_array_equal(found, exact.astype(np.float32))


@pytest.mark.parametrize("between", [(), ("Reshape",)])
@pytest.mark.parametrize("reader", ["DequantizeLinear", "Cast"])
def test_sums_of_integers_are_read_as_they_are(
    reader: str, between: Sequence[str], tmp_path: Path
) -> None:
    rng = np.random.default_rng(3)
    a, w = integers(rng, np.uint8, 4, 7), integers(rng, np.int8, 7, 5)
    nodes = [helper.make_node("MatMulInteger", ["a", "w"], ["sums"])]
    nodes += [helper.make_node(op, ["sums", "shape"], ["moved"]) for op in between]
    last = "moved" if between else "sums"
    if reader == "Cast":
        nodes.append(helper.make_node("Cast", [last], ["y"], to=FLOAT))
    else:
        nodes.append(helper.make_node("DequantizeLinear", [last, "scale"], ["y"]))
    constants = {"w": w, "scale": np.float32(0.5), "shape": np.array([-1])}
    model = model_of(nodes, {"a": (U8, a.shape)}, ("y",), constants)

    found = run(model, {"a": a}, tmp_path)

    exact = a.astype(np.int64) @ w.astype(np.int64)
    wanted = exact.astype(np.float32) * np.float32(1.0 if reader == "Cast" else 0.5)
    np.testing.assert_array_equal(found.reshape(exact.shape), wanted)


def test_the_deepest_sums_that_i32_has_are_exact(tmp_path: Path) -> None:
    depth = 40_000
    w = np.array([127] * (depth // 2) + [-127] * (depth // 2 - 1) + [-126], np.int8)
    a = np.full((1, depth), 255, np.uint8)
    nodes = [
        helper.make_node("MatMulInteger", ["a", "w"], ["sums"]),
        helper.make_node("Cast", ["sums"], ["y"], to=FLOAT),
    ]
    model = model_of(nodes, {"a": (U8, a.shape)}, ("y",), {"w": np.stack([w, w], 1)})

    np.testing.assert_array_equal(run(model, {"a": a}, tmp_path), [[255.0, 255.0]])


@pytest.mark.parametrize("op", ["QLinearSigmoid", "QLinearLeakyRelu"])
def test_an_operator_that_onnx_runtime_aborts_on_is_refused_by_name(
    op: str, tmp_path: Path
) -> None:
    nodes = [helper.make_node(op, ["x", "s", "z", "t"], ["y"], domain="com.microsoft")]
    constants = {"s": np.float32(0.01), "z": np.uint8(3), "t": np.float32(0.004)}
    model = model_of(nodes, {"x": (U8, (1, 8))}, ("y",), constants, output_type=U8)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))

    with pytest.raises(UnrunnableModelError, match="no zero point of its result"):
        compiled(model, tmp_path)


def requantised(sums: np.ndarray, scale: np.ndarray, zero: np.ndarray) -> np.ndarray:
    info = np.iinfo(zero.dtype)
    return np.clip(np.rint(sums * scale) + int(zero), info.min, info.max)


def check_steps(found: np.ndarray, sums: np.ndarray, scale: np.ndarray, zero: np.ndarray) -> None:
    """Integers are those of the exact quotients, but for quotients within their roundings of a tie.

    Two products and a quotient are rounded: 3 * 2^-24 of the quotient, at most.
    """
    quotients = sums * scale
    wanted = requantised(sums, scale, zero)
    off = found.astype(np.float64) != wanted
    distances = np.abs(quotients - np.floor(quotients) - 0.5)
    assert (distances[off] <= 3.0 * 2.0**-24 * np.abs(quotients[off])).all()
    assert np.abs(found.astype(np.float64) - wanted).max(initial=0) <= 1


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("dtype", [np.uint8, np.int8])
@pytest.mark.parametrize("group", [1, 2, 6])
def test_a_convolution_of_integers_is_requantised_half_to_even(
    dtype: type, group: int, size: float, tmp_path: Path
) -> None:
    rng = np.random.default_rng(group)
    x, w = integers(rng, dtype, 1, 6, 9, 8), integers(rng, np.int8, 6, 6 // group, 3, 3)
    bias = rng.integers(-(2**20), 2**20, 6).astype(np.int32)
    scales = np.float32(0.02), np.asarray(rng.uniform(0.5, 1, 6) * size, np.float32)
    out = np.float32(0.01 * size * 200)
    zero_x, zero = integers(rng, dtype), integers(rng, dtype)
    names = ["x", "sx", "zx", "w", "sw", "zw", "sy", "zy", "b"]
    constants = dict(
        zip(
            names[1:],
            (scales[0], zero_x, w, scales[1], np.zeros(6, np.int8), out, zero, bias),
            strict=True,
        )
    )
    node = helper.make_node("QLinearConv", names, ["y"], pads=[1, 1, 1, 1], group=group)
    constants = {name: np.asarray(value) for name, value in constants.items()}
    model = model_of([node], {"x": (KINDS[dtype], x.shape)}, ("y",), constants, KINDS[dtype])

    found = run(model, {"x": x}, tmp_path)

    sums = convolved(x.astype(np.int64) - int(zero_x), w, group) + bias[:, None, None]
    factor = np.float64(scales[0]) * scales[1].astype(np.float64) / np.float64(out)
    check_steps(found, sums.astype(np.float64), factor[:, None, None], zero)


@pytest.mark.parametrize("given", ["sx", "zx", "sw", "b", "sx zx sw b sy zy"])
@pytest.mark.parametrize("is_last", [False, True])
def test_a_convolution_takes_scales_zero_points_and_a_bias_of_the_run(
    given: str, is_last: bool, tmp_path: Path
) -> None:
    rng = np.random.default_rng(len(given))
    x, w = integers(rng, np.uint8, 1, 6, 9, 8), integers(rng, np.int8, 21, 6, 3, 3)
    arrays = {
        "x": x, "sx": np.float32(0.02), "zx": np.uint8(200), "w": w,
        "sw": np.asarray(rng.uniform(0.5, 1, 21), np.float32), "zw": np.zeros(21, np.int8),
        "sy": np.float32(2), "zy": np.uint8(30),
        "b": rng.integers(-(2**20), 2**20, 21).astype(np.int32),
    }  # fmt: skip
    arrays = {name: np.asarray(array) for name, array in arrays.items()}
    node = helper.make_node("QLinearConv", [*arrays], ["y"], pads=[1, 1, 1, 1])
    if is_last:
        arrays["x"] = np.ascontiguousarray(x.transpose(0, 2, 3, 1))
        node.domain = "com.microsoft"
        node.attribute.append(helper.make_attribute("channels_last", 1))
    feeds = {name: arrays[name] for name in ("x", *given.split())}
    kinds = {n: (helper.np_dtype_to_tensor_dtype(a.dtype), a.shape) for n, a in feeds.items()}
    constants = {name: array for name, array in arrays.items() if name not in feeds}
    model = model_of([node], kinds, ("y",), constants, U8)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))

    found = run(model, feeds, tmp_path)

    sums = convolved(x.astype(np.int64) - 200, w, 1) + arrays["b"][:, None, None]
    factor = 0.5 * np.float64(arrays["sx"]) * arrays["sw"].astype(np.float64)
    found = found.transpose(0, 3, 1, 2) if is_last else found
    check_steps(found, sums.astype(np.float64), factor[:, None, None], np.uint8(30))


@pytest.mark.parametrize("weights", [np.int8, np.uint8])
@pytest.mark.parametrize("seed", range(3))
def test_sums_of_a_convolution_have_a_border_of_the_run(
    seed: int, weights: type, tmp_path: Path
) -> None:
    rng = np.random.default_rng(seed)
    channels, outputs = (int(n) for n in rng.integers(1, 120, 2))
    x, w = (
        integers(rng, np.uint8, 1, channels, 6, 7),
        integers(rng, weights, outputs, channels, 3, 3),
    )
    w = w // 2 if weights is np.int8 else w
    zero, zero_w = integers(rng, np.uint8), np.asarray(0 if weights is np.int8 else 128, weights)
    nodes = [
        helper.make_node("ConvInteger", ["x", "w", "z", "v"], ["sums"], pads=[1, 1, 1, 1]),
        helper.make_node("Cast", ["sums"], ["y"], to=FLOAT),
    ]
    kinds = {"x": (U8, x.shape), "z": (U8, ())}
    model = model_of(nodes, kinds, ("y",), {"w": w, "v": zero_w})

    found = run(model, {"x": x, "z": zero}, tmp_path)

    exact = convolved(x.astype(np.int64) - int(zero), w.astype(np.int64) - int(zero_w), 1)
    np.testing.assert_array_equal(found, exact.astype(np.float32))


@pytest.mark.parametrize("is_by_channel", [False, True])
@pytest.mark.parametrize("group", [1, 2])
def test_a_transposed_convolution_multiplies_integers(
    group: int, is_by_channel: bool, tmp_path: Path
) -> None:
    rng = np.random.default_rng(group)
    x, w = integers(rng, np.uint8, 1, 6, 5, 4), integers(rng, np.int8, 6, 8 // group, 4, 3)
    steps = rng.uniform(0.01, 0.02, 8 // group if is_by_channel else ())
    own = np.asarray(steps, np.float32)
    constants = {
        "s": np.float32(0.02), "z": np.uint8(100), "w": w, "t": np.float32(0.9),
        "own": own, "none": np.zeros(own.shape, np.int8),
    }  # fmt: skip
    nodes = [
        helper.make_node("DequantizeLinear", ["x", "s", "z"], ["numbers"]),
        helper.make_node("DequantizeLinear", ["w", "own", "none"], ["weights"], axis=1),
        helper.make_node(
            "ConvTranspose", ["numbers", "weights"], ["result"], strides=[2, 1], group=group
        ),
        helper.make_node("QuantizeLinear", ["result", "t", "z"], ["y"]),
    ]
    model = model_of(nodes, {"x": (U8, x.shape)}, ("y",), constants, U8)

    _, output = compiled(model, tmp_path)
    with tuner.load(output) as loaded:
        (found,) = loaded.run({"x": x}).values()
        products = [step for step in loaded.program.steps if step.op == "conv"]

    sums = transposed(x.astype(np.int64) - 100, w.astype(np.int64), group)
    factor = np.float64(np.float32(0.02)) / np.float64(np.float32(0.9)) * own.astype(np.float64)
    factor = np.tile(factor, group)[:, None, None] if is_by_channel else factor
    check_steps(found, sums.astype(np.float64), factor, np.uint8(100))
    assert products
    assert len(loaded.program.steps) == len(products) + 3  # two copies, and a concat


def transposed(x: np.ndarray, w: np.ndarray, group: int) -> np.ndarray:
    """Sums in i64 of a transposed convolution with strides 2 and 1."""
    (_, channels, height, width), (_, outputs, rows, columns) = x.shape, w.shape
    made = np.zeros((1, outputs * group, 2 * (height - 1) + rows, width - 1 + columns), np.int64)
    for c in range(channels):
        first = c // (channels // group) * outputs
        for y in range(height):
            for i in range(width):
                there = made[:, first : first + outputs, 2 * y : 2 * y + rows, i : i + columns]
                there += x[0, c, y, i] * w[c]
    return made


def convolved(x: np.ndarray, w: np.ndarray, group: int) -> np.ndarray:
    """Sums in i64 of a 3x3 convolution with a border of 0."""
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    parts = np.split(windows, group, axis=1), np.split(w.astype(np.int64), group)
    return np.concatenate(
        [np.einsum("ncyxij,ocij->noyx", *pair) for pair in zip(*parts, strict=True)], axis=1
    )


@pytest.mark.parametrize("shape", [(7,), (3, 5), (2, 3, 33)])
def test_a_dynamic_range_is_that_of_the_definition(shape: Sequence[int], tmp_path: Path) -> None:
    rng = np.random.default_rng(len(shape))
    x = np.asarray(rng.standard_normal(shape) * 7 + 2, np.float32)
    nodes = [
        helper.make_node("DynamicQuantizeLinear", ["x"], ["q", "s", "z"]),
        helper.make_node("DequantizeLinear", ["q", "s", "z"], ["y"]),
    ]
    model = model_of(nodes, {"x": (FLOAT, shape)}, ("y",))

    found = run(model, {"x": x}, tmp_path)

    q, scale, zero = by_range(x)
    np.testing.assert_array_equal(found, np.asarray((q - zero) * scale, np.float32))


def by_range(x: np.ndarray) -> tuple[np.ndarray, np.float32, np.float32]:
    """Integers of u8, scale and zero point as DynamicQuantizeLinear is defined, in f32."""
    low, high = min(x.min(), np.float32(0)), max(x.max(), np.float32(0))
    scale = np.float32((high - low) / np.float32(255))
    zero = np.clip(np.rint(-low / scale), 0, 255)
    return np.clip(np.rint(x / scale) + zero, 0, 255), scale, zero


def test_the_range_of_an_open_number_of_rows_is_that_of_the_rows_there_are(tmp_path: Path) -> None:
    rng = np.random.default_rng(8)
    w = integers(rng, np.int8, 32, 48)
    nodes = [
        helper.make_node("DynamicQuantizeLinear", ["x"], ["q", "s", "z"]),
        helper.make_node("MatMulInteger", ["q", "w", "z"], ["sums"]),
        helper.make_node("Cast", ["sums"], ["numbers"], to=FLOAT),
        helper.make_node("Mul", ["numbers", "s"], ["y"]),
    ]
    path, output = tmp_path / "m.onnx", tmp_path / "m.om"
    onnx.save(model_of(nodes, {"x": (FLOAT, ("rows", 32))}, ("y",), {"w": w}), path)
    options = Options(host_target(cores=1), shape_ranges={"x": (SizeRange(1, 64), 32)})
    compile_model(path, output, options, NoBank(), lambda _: None)

    with tuner.load(output) as loaded:
        for rows in (64, 1, 7, 2):
            x = np.asarray(rng.standard_normal((rows, 32)) * rows, np.float32)
            (found,) = loaded.run({"x": x}).values()

            q, scale, zero = by_range(x)
            sums = (q - zero).astype(np.int64) @ w.astype(np.int64)
            np.testing.assert_array_equal(found, sums.astype(np.float32) * scale)
