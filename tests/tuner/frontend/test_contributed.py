"""Operators of ONNX Runtime's own: kernels against float64 from its documentation, and against it.

Of some of them it has kernels for other processors only: there float64 is the only judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import ops
from tests.tuner.frontend.rebuild import run_model
from tests.tuner.judge.models import source
from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.judge.float64_model import Float64Model
from tuner.ops.run_graph import run_graph

Arrays = Mapping[str, np.ndarray]
RNG = np.random.default_rng(8)
ELSEWHERE = (
    "BiasAdd", "BiasSplitGelu", "FusedMatMulActivation", "GroupNorm", "SkipGroupNorm", "NhwcConv",
    "NhwcFusedConv",
)  # fmt: skip
"""Operators without a kernel for CPUs."""


def numbers(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


def whole(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


def model_of(
    op: str,
    runs: Arrays,
    constants: Arrays,
    *,
    domain: str = "com.microsoft",
    outputs: tuple[str, ...] = ("y",),
    order: str = "",
    **attributes: Any,
) -> onnx.ModelProto:
    """A model of one node: what a run gives, then constants, or in the order of these names."""
    names = order.split(",") if order else [*runs, *constants]
    graph = helper.make_graph(
        [helper.make_node(op, names, outputs, domain=domain, **attributes)],
        op,
        [helper.make_tensor_value_info(n, helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
         for n, a in runs.items()],
        [onnx.ValueInfoProto(name=name) for name in outputs if name],
        [numpy_helper.from_array(array, n) for n, array in constants.items()],
    )  # fmt: skip
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=8)


def agrees(model: onnx.ModelProto, runs: Arrays, tolerance: float = 2e-5) -> None:
    """Check that kernels run all of it, as float64 says, and as ONNX Runtime does."""
    graph = graph_of(model, "contributed")
    assert [node.attributes for node in graph.nodes if node.op == "segment"] == []
    assert [node.op for node in graph_of(in_half(model), "half").nodes].count("segment") == 0
    got = run_graph(fuse(graph), dict(runs))
    judge = Float64Model(source(model, {n: a.shape for n, a in runs.items()}))
    wanted = judge.run(dict(runs))
    assert not judge.narrow
    answers = {"float64": wanted}
    if model.graph.node[0].op_type not in ELSEWHERE:
        answers["ONNX Runtime"] = run_model(model, dict(runs))
    for engine, results in answers.items():
        for name, array in results.items():
            assert got[name].shape == array.shape, (engine, name)
            np.testing.assert_allclose(
                got[name], array, rtol=tolerance, atol=tolerance, err_msg=f"{engine} {name}"
            )


def in_half(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model with f16 in the place of f32."""
    copy = onnx.ModelProto.FromString(model.SerializeToString())
    for value in copy.graph.input:
        if value.type.tensor_type.elem_type == TensorProto.FLOAT:
            value.type.tensor_type.elem_type = TensorProto.FLOAT16
    for tensor in copy.graph.initializer:
        if tensor.data_type == TensorProto.FLOAT:
            array = numpy_helper.to_array(tensor).astype(np.float16)
            tensor.CopyFrom(numpy_helper.from_array(array, tensor.name))
    return copy


X = numbers(2, 5, 12)
ROW = numbers(12)
MATRIX = numbers(12, 8)


@pytest.mark.parametrize(
    ("op", "constants", "attributes"),
    [
        ("Gelu", {}, {}),
        ("BiasGelu", {"b": ROW}, {}),
        ("FastGelu", {}, {}),
        ("FastGelu", {"b": ROW}, {}),
        ("QuickGelu", {}, {}),
        ("QuickGelu", {}, {"alpha": 1.0}),
        ("BiasSplitGelu", {"b": ROW}, {}),
        ("BiasAdd", {"b": ROW, "s": numbers(2, 5, 12)}, {}),
        ("SkipLayerNormalization", {"s": numbers(2, 5, 12), "g": ROW}, {"epsilon": 1e-3}),
        ("SkipLayerNormalization", {"s": numbers(5, 12), "g": ROW, "b": ROW + 1, "c": ROW}, {}),
        ("SkipSimplifiedLayerNormalization", {"s": X + 1, "g": ROW}, {"epsilon": 1e-5}),
        ("SkipSimplifiedLayerNormalization", {"s": X + 1, "g": ROW, "c": ROW}, {}),
        ("FusedMatMul", {"b": MATRIX}, {"alpha": 0.5}),
        ("FusedMatMul", {"b": MATRIX.T.copy()}, {"transB": 1}),
        ("FusedMatMul", {"b": numbers(2, 5, 3)}, {"transA": 1}),
        ("FusedMatMul", {"b": numbers(5, 12, 3)}, {"transBatchA": 1}),
        ("FusedMatMul", {"b": numbers(5, 2, 3)}, {"transBatchA": 1, "transA": 1}),
        ("FusedMatMul", {"b": numbers(12, 2, 3)}, {"transBatchB": 1}),
        ("TransposeMatMul", {"b": MATRIX}, {}),
        ("FusedMatMulActivation", {"b": MATRIX}, {"activation": "Relu"}),
        ("Trilu", {"k": np.array(-1)}, {"upper": 0}),
        ("ExpandDims", {"axis": np.array(1, np.int32)}, {}),
        ("GatherND", {"i": np.array([[0, 4], [1, 2]])}, {}),
    ],
)  # fmt: skip
def test_an_operator_of_rows(op: str, constants: Arrays, attributes: dict[str, Any]) -> None:
    agrees(model_of(op, {"x": X}, constants, **attributes), {"x": X})


IMAGE = numbers(1, 4, 6, 7)
FILTERS = numbers(6, 4, 3, 3)
PADDED = {"pads": [1, 1, 1, 1]}


@pytest.mark.parametrize(
    "attributes",
    [
        {},
        {"activation": "Relu", "strides": [2, 1]},
        {"activation": "Tanh"},
        {"activation": "HardSwish"},
        {"activation": "Sigmoid", "dilations": [2, 2]},
        {"activation": "LeakyRelu", "activation_params": [0.2]},
        {"activation": "Clip", "activation_params": [-0.5, 1.5]},
        {"activation": "HardSigmoid", "activation_params": [0.3, 0.4]},
    ],
)
@pytest.mark.parametrize("op", ["FusedConv", "NhwcConv", "NhwcFusedConv"])
def test_a_convolution_has_an_activation(op: str, attributes: dict[str, Any]) -> None:
    if op == "NhwcConv" and "activation" in attributes:
        pytest.skip("it has none")
    x = IMAGE if op == "FusedConv" else np.moveaxis(IMAGE, 1, -1).copy()
    constants = {"w": FILTERS, "b": numbers(6)}

    agrees(model_of(op, {"x": x}, constants, **PADDED, **attributes), {"x": x})


@pytest.mark.parametrize("dtype", [np.uint8, np.int8])
def test_a_pool_of_bytes_has_its_channels_last(dtype: type) -> None:
    x = RNG.integers(np.iinfo(dtype).min, 100, (2, 7, 6, 5)).astype(dtype)
    model = model_of("NhwcMaxPool", {"x": x}, {}, kernel_shape=[3, 2], strides=[2, 1],
                     pads=[1, 0, 1, 1], ceil_mode=1)  # fmt: skip
    graph = graph_of(model, "pool")

    (found,) = run_graph(fuse(graph), {"x": x}).values()

    assert "segment" not in ops(graph)
    (wanted,) = onnxruntime.InferenceSession(model.SerializeToString()).run(None, {"x": x})
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("op", ["FusedConv", "NhwcFusedConv"])
def test_a_tensor_is_added_to_a_convolution_before_its_activation(op: str) -> None:
    x, z = IMAGE, numbers(1, 6, 6, 7)
    if op != "FusedConv":
        x, z = (np.moveaxis(image, 1, -1).copy() for image in (x, z))
    constants = {"w": FILTERS, "b": numbers(6)}
    model = model_of(op, {"x": x, "z": z}, constants, order="x,w,b,z", activation="Relu", **PADDED)

    agrees(model, {"x": x, "z": z})


@pytest.mark.parametrize(
    "attributes",
    [
        {"activation": "Tanh", "alpha": 0.5, "beta": 2.0},
        {"activation": "Relu", "transB": 1},
        {"activation": "LeakyRelu", "activation_alpha": 0.3},
        {"activation": "HardSigmoid", "activation_alpha": 0.3, "activation_beta": 0.6},
        {"activation": "Elu", "activation_alpha": 0.7},
        {"activation": "Selu", "activation_alpha": 1.5, "activation_gamma": 1.2},
        {"activation": "Softplus"},
        {"activation": "Softsign"},
        {"activation": "ThresholdedRelu", "activation_alpha": 0.4},
    ],
)
def test_a_gemm_has_an_activation(attributes: dict[str, Any]) -> None:
    w = MATRIX.T.copy() if attributes.get("transB") else MATRIX
    x = {"x": X[0]}

    agrees(model_of("FusedGemm", x, {"w": w, "b": numbers(8)}, **attributes), x)


@pytest.mark.parametrize("outputs", [("y",), ("y", "", "", "sum")])
@pytest.mark.parametrize("op", ["SkipLayerNormalization", "SkipSimplifiedLayerNormalization"])
def test_a_sum_is_a_result_of_its_normalisation(op: str, outputs: tuple[str, ...]) -> None:
    runs = {"x": X, "s": X[::-1].copy()}

    agrees(model_of(op, runs, {"g": ROW}, outputs=outputs, epsilon=1e-5), runs)


@pytest.mark.parametrize("domain", ["", "com.microsoft"])
def test_a_simplified_normalisation_is_in_two_domains(domain: str) -> None:
    op = "SimplifiedLayerNormalization"
    model = model_of(op, {"x": X}, {"g": ROW}, domain="", epsilon=1e-3)
    if domain:
        model.graph.node[0].domain = domain
        graph = graph_of(model, "test")
        assert "segment" not in [node.op for node in graph.nodes]
        return

    agrees(model, {"x": X})


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("activation", [0, 1])
@pytest.mark.parametrize("op", ["GroupNorm", "SkipGroupNorm"])
def test_groups_of_channels_are_normalised(op: str, last: int, activation: int) -> None:
    x = np.moveaxis(IMAGE, 1, -1).copy() if last else IMAGE
    constants = {"g": numbers(4), "b": numbers(4)}
    runs, outputs = {"x": x}, ("y",)
    if op == "SkipGroupNorm":
        runs, outputs = {"x": x, "s": x[..., ::-1].copy()}, ("y", "sum")
    model = model_of(
        op, runs, {**constants, "c": numbers(4)}, outputs=outputs,
        order="x,g,b,s,c" if op == "SkipGroupNorm" else "x,g,b",
        groups=2, channels_last=last, activation=activation,
    )  # fmt: skip
    if op == "GroupNorm":
        del model.graph.initializer[-1]

    agrees(model, runs)


@pytest.mark.parametrize("given", ["", "segments", "mask", "places"])
def test_tables_of_words_are_added_and_normalised(given: str) -> None:
    ids = {"ids": RNG.integers(0, 9, (2, 5), np.int32)}
    if given == "segments":
        ids["segments"] = RNG.integers(0, 2, (2, 5), np.int32)
    if given == "mask":
        ids["mask"] = whole(1, 1, 1, 0, 0, 1, 0, 1, 1, 1).reshape(2, 5)
    if given == "places":
        ids["own"] = whole(3, 1, 4, 0, 5).reshape(1, 5)
    tables = {"words": numbers(9, 12), "places": numbers(6, 12), "kinds": numbers(2, 12)}
    if given != "segments":
        del tables["kinds"]
    order = ",".join((
        "ids", "segments" if given == "segments" else "", "words", "places",
        "kinds" if given == "segments" else "", "g", "b",
        "mask" if given == "mask" else "", "own" if given == "places" else "",
    )).rstrip(",")  # fmt: skip
    outputs = ("y", "counts", "sum") if given == "mask" else ("y", "counts")
    model = model_of(
        "EmbedLayerNormalization", ids, {**tables, "g": ROW, "b": ROW}, outputs=outputs,
        order=order, epsilon=1e-5,
    )  # fmt: skip

    agrees(model, ids)


@pytest.mark.parametrize("bits", [2, 4, 8])
@pytest.mark.parametrize("zeros", ["", "packed", "numbers"])
def test_weights_of_few_bits_are_the_numbers_that_they_stand_for(bits: int, zeros: str) -> None:
    n, k, block = 6, 40, 16
    packed = RNG.integers(0, 256, (n, 3, block * bits // 8), np.uint8)
    constants: dict[str, np.ndarray] = {"w": packed, "s": numbers(n, 3)}
    if zeros == "packed":
        constants["z"] = RNG.integers(0, 256, (n, -(-3 * bits // 8)), np.uint8)
    if zeros == "numbers":
        constants["z"] = numbers(n, 3) + 8
        if bits == 8:
            pytest.skip("ONNX Runtime refuses them")
    x = numbers(2, 5, k)
    model = model_of(
        "MatMulNBits", {"x": x}, constants, bits=bits, block_size=block, N=n, K=k, accuracy_level=1
    )

    agrees(model, {"x": x}, 1e-4)


def test_pads_of_a_transposed_convolution_are_an_input() -> None:
    constants = {"w": numbers(4, 3, 3, 3), "p": np.array([1, 0, 1, 1])}
    model = model_of("ConvTransposeWithDynamicPads", {"x": IMAGE}, constants, strides=[2, 2])

    agrees(model, {"x": IMAGE})


# -- attention -------------------------------------------------------------------------------------

HEADS = 3
MASKS = {
    "": None,
    "rows": whole(1, 1, 1, 0, 0, 0, 1, 1, 1, 1).reshape(2, 5),
    "queries": RNG.integers(0, 2, (2, 5, 5), np.int32),
    "ends": whole(3, 5),
    "ends and begins": whole(4, 5, 1, 2),
}


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("causal", [0, 1])
@pytest.mark.parametrize("more", ["", "bias", "past", "sizes"])
def test_an_attention_projects_its_input(mask: str, causal: int, more: str) -> None:
    runs: dict[str, np.ndarray] = {"x": X}
    sizes = (12, 12, 6 if more == "sizes" else 12)
    names = ["x", "w", "b", "", "", ""]
    attributes: dict[str, Any] = {"num_heads": HEADS, "unidirectional": causal}
    outputs = ("y",)
    if MASKS[mask] is not None:
        runs["mask"], names[3] = MASKS[mask], "mask"
    if more == "bias":
        runs["bias"], names[5] = numbers(1, HEADS, 5, 5), "bias"
        attributes["scale"] = 0.3
    if mask == "ends and begins":  # in f32 -10000 would take digits from rows of masked keys only
        attributes["mask_filter_value"] = -30.0
    if more == "sizes":
        attributes["qkv_hidden_sizes"] = sizes
        attributes["mask_filter_value"] = -50.0
    if more == "past":
        if mask in ("rows", "queries"):
            pytest.skip("the mask is of other sizes then")
        runs["past"], names[4] = numbers(2, 2, HEADS, 4, 4), "past"
        outputs = ("y", "present")
    constants = {"w": numbers(12, sum(sizes)), "b": numbers(sum(sizes))}
    order = ",".join(names).rstrip(",")

    model = model_of("Attention", runs, constants, outputs=outputs, order=order, **attributes)

    agrees(model, runs)


@pytest.mark.parametrize("mask", ["", "rows", "ends"])
@pytest.mark.parametrize("more", ["", "bias", "cross", "past", "causal"])
def test_an_attention_of_projected_heads(mask: str, more: str) -> None:
    kept = {"": None, "rows": whole(1, 1, 0, 1, 1, 1, 1, 0).reshape(2, 4), "ends": whole(3, 4)}
    runs: dict[str, np.ndarray] = {
        "q": numbers(2, 5, 12), "k": numbers(2, 4, 12), "v": numbers(2, 4, 6),
    }  # fmt: skip
    names = ["q", "k", "v", *[""] * 5]
    outputs: tuple[str, ...] = ("y",)
    constants: dict[str, np.ndarray] = {}
    if kept[mask] is not None:
        runs["mask"], names[4] = kept[mask], "mask"
    if more == "bias":
        constants["b"], names[3] = numbers(30), "b"
        runs["scores"], names[5] = numbers(2, 1, 5, 4), "scores"
    if more == "cross":
        runs["k"], runs["v"] = numbers(2, HEADS, 4, 4), numbers(2, HEADS, 4, 4)
    if more == "past":
        if mask:
            pytest.skip("the mask is of other sizes then")
        runs["v"] = numbers(2, 4, 12)
        runs["before_k"], names[6] = numbers(2, HEADS, 3, 4), "before_k"
        runs["before_v"], names[7] = numbers(2, HEADS, 3, 4), "before_v"
        outputs = ("y", "present_k", "present_v")
    model = model_of(
        "MultiHeadAttention", runs, constants, outputs=outputs, order=",".join(names).rstrip(","),
        num_heads=HEADS, unidirectional=int(more == "causal"),
    )  # fmt: skip

    agrees(model, runs)


@pytest.mark.parametrize("rotary", [0, 1])
@pytest.mark.parametrize("interleaved", [0, 1])
def test_groups_of_queries_share_keys(rotary: int, interleaved: int) -> None:
    runs = {"q": numbers(2, 5, 64), "k": numbers(2, 5, 32), "v": numbers(2, 5, 32)}
    angles = RNG.random((9, 8))
    constants = {
        "lengths": whole(4, 4), "whole": np.array(5, np.int32),
        "cos": np.cos(angles).astype(np.float32), "sin": np.sin(angles).astype(np.float32),
    }  # fmt: skip
    model = model_of(
        "GroupQueryAttention", runs, constants, outputs=("y", "present_k", "present_v"),
        order="q,k,v,,,lengths,whole,cos,sin", num_heads=4, kv_num_heads=2, do_rotary=rotary,
        rotary_interleaved=interleaved,
    )  # fmt: skip

    agrees(model, runs)


@pytest.mark.parametrize("interleaved", [0, 1])
@pytest.mark.parametrize("form", ["rows", "heads", "part"])
@pytest.mark.parametrize("has_offset", [False, True])
def test_pairs_are_turned_by_their_place(interleaved: int, form: str, has_offset: bool) -> None:
    x = numbers(2, HEADS, 5, 8) if form == "heads" else numbers(2, 5, 24)
    half = 2 if form == "part" else 4
    angles = RNG.random((9, half))
    runs = {"x": x, "at": np.array([3]) if has_offset else RNG.integers(0, 9, (2, 5))}
    constants = {"c": np.cos(angles).astype(np.float32), "s": np.sin(angles).astype(np.float32)}
    part = {"num_heads": HEADS, "rotary_embedding_dim": 4} if form == "part" else {}
    model = model_of("RotaryEmbedding", runs, constants, interleaved=interleaved, **part)

    agrees(model, runs)


@pytest.mark.parametrize("mode", ["bilinear", "nearest"])
def test_a_grid_samples_an_image(mode: str) -> None:
    runs = {"x": IMAGE, "grid": RNG.uniform(-1.1, 1.1, (1, 3, 5, 2)).astype(np.float32)}
    model = model_of("GridSample", runs, {}, mode=mode, align_corners=1, padding_mode="border")
    graph = graph_of(model, "grid")
    got = run_graph(fuse(graph), dict(runs))

    assert "segment" not in [node.op for node in graph.nodes]
    np.testing.assert_allclose(got["y"], run_model(model, runs)["y"], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize(
    ("op", "constants", "attributes"),
    [
        ("BiasGelu", {"b": numbers(11)}, {}),
        ("FastGelu", {"b": numbers(3, 2, 5, 12)}, {}),
        ("SkipLayerNormalization", {"s": numbers(3, 5, 12), "g": ROW}, {}),
        ("SkipLayerNormalization", {"s": X, "g": numbers(5, 12)}, {}),
        ("SkipSimplifiedLayerNormalization", {"s": X, "g": numbers(1)}, {}),
        ("BiasSplitGelu", {"b": numbers(13)}, {}),
        ("BiasAdd", {"b": ROW, "s": numbers(3, 2, 5, 12)}, {}),
        ("GroupNorm", {"g": ROW, "b": ROW}, {"groups": 2, "activation": 0}),
        ("Attention", {"w": numbers(11, 36), "b": numbers(36)}, {"num_heads": 3}),
        ("Attention", {"w": numbers(12, 36), "b": numbers(35)}, {"num_heads": 3}),
        ("Attention", {"w": numbers(12, 36), "b": numbers(36)}, {"num_heads": 5}),
        ("RotaryEmbedding", {"at": np.zeros((3, 5), int), "c": numbers(9, 2), "s": numbers(9, 2)},
         {}),
        ("MatMulNBits", {"w": np.zeros((6, 1, 8), np.uint8), "s": numbers(5)},
         {"N": 6, "K": 12, "block_size": 16}),
    ],
)  # fmt: skip
def test_a_node_that_contradicts_itself_is_no_kernels(
    op: str, constants: Arrays, attributes: dict[str, Any]
) -> None:
    model = model_of(op, {"x": X}, constants, **attributes)

    try:
        graph = graph_of(model, "broken")
    except ModelError:
        return  # ONNX Runtime refuses it as well
    assert [node.op for node in graph.nodes] == ["segment"]
