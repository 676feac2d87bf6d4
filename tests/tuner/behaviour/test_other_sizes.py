"""Results of other sizes in ONNX Runtime than in ONNX's inference: no run ends in an error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper, numpy_helper

from tuner import load
from tuner.backend import host_target
from tuner.errors import OversizedModelError, RefusedInputsError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target


def both(
    folder: Path, x: np.ndarray, constants: dict[str, np.ndarray], *nodes: onnx.NodeProto
) -> tuple[np.ndarray, np.ndarray]:
    """The result y of a compiled model, and of ONNX Runtime."""
    reads = [helper.make_tensor_value_info("x", TensorProto.FLOAT, x.shape)]
    makes = [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)]
    held = [numpy_helper.from_array(array, name) for name, array in constants.items()]
    graph = helper.make_graph(nodes, "g", reads, makes, held)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    file = folder / "m.onnx"
    file.write_bytes(model.SerializeToString())
    options = Options(Target(host_target().soc_version, 1))
    compile_model(file, folder / "m.om", options, NoBank(), lambda _: None)
    with load(folder / "m.om") as loaded:
        ours = np.array(loaded.run({"x": x})["y"])
    quiet = onnxruntime.SessionOptions()
    quiet.log_severity_level = 4
    session = onnxruntime.InferenceSession(model.SerializeToString(), quiet)
    return ours, session.run(None, {"x": x})[0]


@pytest.mark.parametrize(("size", "scale"), [(10, 0.7), (300, 0.9), (20, 1.15), (7, 3.0), (9, 0.3)])
@pytest.mark.parametrize(
    "how", [{"mode": "nearest"}, {"mode": "linear"}, {"mode": "cubic"},
            {"mode": "linear", "antialias": 1}], ids=str
)  # fmt: skip
def test_a_resize_by_scales_has_onnx_runtime_s_size(
    tmp_path: Path, size: int, scale: float, how: dict[str, Any]
) -> None:
    x = np.random.default_rng(2).standard_normal((1, 2, size, 6)).astype(np.float32)
    scales = {"s": np.array([1, 1, scale, 1], np.float32)}

    ours, theirs = both(
        tmp_path, x, scales, helper.make_node("Resize", ["x", "", "s"], ["y"], **how)
    )

    assert ours.shape == theirs.shape
    # ONNX Runtime computes places in f32: of 300 it is up to 6e-5 off float64, ours 3e-7.
    np.testing.assert_allclose(ours, theirs, atol=1e-4)


@pytest.mark.parametrize("scale", [3e38, -1.0, float("inf"), float("nan")])
def test_a_resize_by_an_absurd_scale_is_no_error_of_ours(tmp_path: Path, scale: float) -> None:
    x, scales = np.ones((1, 1, 9, 6), np.float32), {"s": np.array([1, 1, scale, 1], np.float32)}
    node = helper.make_node("Resize", ["x", "", "s"], ["y"], mode="nearest")

    with pytest.raises(OversizedModelError):
        both(tmp_path, x, scales, node)


def test_what_onnx_s_inference_does_not_foresee_runs_in_onnx_runtime(tmp_path: Path) -> None:
    x = np.arange(6, dtype=np.float32).reshape(1, 1, 6)
    weights = {"w": np.ones((1, 1, 3), np.float32)}
    node = helper.make_node("ConvTranspose", ["x", "w"], ["y"], output_shape=[5], strides=[1])

    ours, theirs = both(tmp_path, x, weights, node)

    np.testing.assert_allclose(ours, theirs)


def test_the_largest_of_nothing_has_the_shape_that_onnx_infers(tmp_path: Path) -> None:
    """The axis has one place then; ONNX Runtime leaves it as it is."""
    nodes = (
        helper.make_node("ArgMax", ["x"], ["i"], axis=-1),
        helper.make_node("Cast", ["i"], ["y"], to=TensorProto.FLOAT),
    )

    ours, _ = both(tmp_path, np.zeros((3, 0, 2), np.float32), {}, *nodes)

    assert ours.shape == (3, 0, 1)


def shapes_of(past: int) -> dict[str, tuple[int, ...]]:
    cache = (1, 2, past, 8)
    return {
        "x": (1, 1, 32), "k": (1, 1, 16), "v": (1, 1, 16), "past_k": cache, "past_v": cache,
    }  # fmt: skip


def query_attention(past: int) -> ModelProto:
    """An attention whose caches are as long as the value of `total` says."""
    shapes = shapes_of(past)
    reads = [helper.make_tensor_value_info(n, TensorProto.FLOAT, s) for n, s in shapes.items()]
    reads.append(helper.make_tensor_value_info("last", TensorProto.INT32, [1]))
    reads.append(helper.make_tensor_value_info("total", TensorProto.INT32, []))
    results = {"y": (1, 1, 32), "now_k": (1, 2, "now", 8)}
    makes = [helper.make_tensor_value_info(n, TensorProto.FLOAT, s) for n, s in results.items()]
    takes = ["q", "k", "v", "past_k", "past_v", "last", "total"]
    attention = helper.make_node(
        "GroupQueryAttention", takes, ["y", "now_k", "now_v"],
        domain="com.microsoft", num_heads=4, kv_num_heads=2,
    )  # fmt: skip
    nodes = [helper.make_node("Neg", ["x"], ["q"]), attention]
    graph = helper.make_graph(nodes, "g", reads, makes)
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=9)


def lengths(past: int, total: int) -> dict[str, np.ndarray]:
    """Inputs of that attention for so many tokens in all."""
    rng = np.random.default_rng(3)
    shapes = shapes_of(past).items()
    feeds = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes}
    return feeds | {"last": np.array([total - 1], "i4"), "total": np.array(total, "i4")}


@pytest.mark.parametrize(
    ("total", "message"),
    [
        (9, r"output now_k is \[1, 2, 9, 8\] for the values of .*, the model makes \[1, 2, 8, 8\]"),
        (20, "ONNX Runtime refuses the inputs: .*total_sequence_length"),
    ],
)  # fmt: skip
def test_lengths_that_ask_for_a_cache_of_another_size_are_refused(
    tmp_path: Path, total: int, message: str
) -> None:
    file = tmp_path / "m.onnx"
    file.write_bytes(query_attention(8).SerializeToString())
    options = Options(Target(host_target().soc_version, 1))
    compile_model(file, tmp_path / "m.om", options, NoBank(), lambda _: None)
    expected = onnxruntime.InferenceSession(file).run(["y"], lengths(8, 8))[0]

    with load(tmp_path / "m.om") as loaded:
        with pytest.raises(RefusedInputsError, match=message):
            loaded.run(lengths(8, total))
        bound = loaded.bind(lengths(8, total))
        with pytest.raises(RefusedInputsError, match=message):
            bound.run()
        np.testing.assert_allclose(loaded.run(lengths(8, 8))["y"], expected, atol=1e-5)


@pytest.mark.parametrize("behind", ["Floor", "Sign", "Identity"])
def test_gelu_of_a_large_negative_number_is_zero(tmp_path: Path, behind: str) -> None:
    x = np.array([-6, -10, -20, -1e10, -3e38], np.float32)
    nodes = (helper.make_node("Gelu", ["x"], ["g"]), helper.make_node(behind, ["g"], ["y"]))

    ours, _ = both(tmp_path, x, {}, *nodes)

    assert (ours == 0).all()
