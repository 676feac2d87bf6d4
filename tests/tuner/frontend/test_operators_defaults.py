"""An optional attribute that a node leaves out has ONNX's default: ONNX Runtime is the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, defs, helper

from tests.tuner.frontend.models import of_node, ops
from tests.tuner.frontend.rebuild import run_graph, run_model
from tuner.frontend import graph_of
from tuner.frontend.walk import ARITHMETIC, FIRST_OPSET, MOVEMENT

LAST_OPSET = 21
RNG = np.random.default_rng(8)
X = {"x": (2, 3, 4)}
IMAGE = {"x": (1, 4, 11, 14)}
SQUARE = {"x": (4, 4)}
TINY = 3e-3
"""Size of inputs whose variance is about the usual epsilon, 1e-5."""


def f32(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int64)


ONES = f32(4) ** 2 + 1
POOL = {
    "auto_pad": ("SAME_UPPER", {}),
    "ceil_mode": (1, {"strides": [2, 2]}),
    "dilations": ([2, 2], {}),
    "pads": ([1, 0, 0, 1], {}),
    "strides": ([2, 1], {}),
}
CONV = {
    "auto_pad": ("SAME_UPPER", {}),
    "dilations": ([2, 2], {}),
    "group": (2, {}),
    "pads": ([1, 0, 0, 1], {}),
    "strides": ([2, 1], {}),
}
ROI = np.array([0, 0, -0.2, 0.1, 1, 1, 0.8, 1.3], np.float32)
CROPPED = {
    "coordinate_transformation_mode": "tf_crop_and_resize",
    "constants": {"roi": ROI, "scales": np.zeros(0, np.float32), "sizes": ints(1, 4, 5, 7)},
}
ARG = {
    "axis": (1, {}), "keepdims": (0, {}), "select_last_index": (1, {"select_last_index": 0}),
}  # fmt: skip
REDUCED = (
    "ReduceL1", "ReduceL2", "ReduceLogSum", "ReduceLogSumExp", "ReduceMax", "ReduceMean",
    "ReduceMin", "ReduceProd", "ReduceSum", "ReduceSumSquare",
)  # fmt: skip
REDUCE = {"axes": ([1], {}), "keepdims": (0, {}), "noop_with_empty_axes": (1, {})}

DEFORMED = {"w": f32(2, 4, 2, 2), "o": f32(1, 8, 4, 5)}

FUNCTIONS = {
    "LSTM": ["HardSigmoid", "Tanh", "Tanh"], "GRU": ["HardSigmoid", "Tanh"], "RNN": ["HardSigmoid"],
}  # fmt: skip
RECURRENT: dict[str, dict[str, tuple[Any, dict[str, Any]]]] = {
    op: {
        "activation_alpha": ([0.3], {"activations": names}),
        "activation_beta": ([0.4], {"activations": names}),
        "activations": (names, {}),
        "clip": (0.1, {}),
        "direction": ("reverse", {}),
        "layout": (1, {}),
    }
    for op, names in FUNCTIONS.items()
}

OTHERS: dict[str, dict[str, tuple[Any, dict[str, Any]]]] = {
    **dict.fromkeys(("ArgMax", "ArgMin"), ARG),
    "AveragePool": {**POOL, "count_include_pad": (1, {"pads": [1, 1, 1, 1]})},
    "BatchNormalization": {"epsilon": (1.2e-5, {}), "training_mode": (1, {}), "spatial": (0, {})},
    "Clip": {"max": (0.5, {}), "min": (-0.5, {})},
    **dict.fromkeys(("Conv", "ConvInteger", "QLinearConv"), CONV),
    "AffineGrid": {"align_corners": (1, {})},
    "CenterCropPad": {"axes": ([1, 0, 2], {})},
    "Col2Im": {
        "dilations": ([2, 1], {}), "pads": ([1, 0, 0, 0], {}), "strides": ([2, 1], {}),
    },
    "CumSum": {"exclusive": (1, {}), "reverse": (1, {})},
    "ConvTranspose": {
        "auto_pad": ("SAME_UPPER", {}), "dilations": ([2, 2], {}), "group": (2, {}),
        "output_padding": ([1, 0], {"strides": [2, 2]}), "output_shape": ([11, 15], {}),
        "pads": ([1, 0, 0, 1], {}), "strides": ([2, 1], {}),
    },
    "DeformConv": {
        "dilations": ([2, 1], {}),
        "group": (2, {}),
        "offset_group": (2, {}),
        "pads": ([1, 0, 0, 1], {}),
        "strides": ([2, 1], {}),
    },
    "DFT": {"axis": (0, {}), "inverse": (1, {}), "onesided": (1, {})},
    "DepthToSpace": {"mode": ("CRD", {})},
    "DequantizeLinear": {"axis": (2, {}), "block_size": (2, {})},
    "Elu": {"alpha": (1.1, {})},
    "Flatten": {"axis": (2, {})},
    "Gather": {"axis": (1, {})},
    "GatherElements": {"axis": (1, {})},
    "GatherND": {"batch_dims": (1, {})},
    "GridSample": {
        "align_corners": (1, {}), "mode": ("nearest", {}), "padding_mode": ("border", {}),
    },
    "LpPool": {**POOL, "p": (1, {})},
    "MaxUnpool": {"pads": ([0, 0, 1, 1], {}), "strides": ([2, 2], {})},
    "OneHot": {"axis": (0, {})},
    "ReverseSequence": {"batch_axis": (0, {}), "time_axis": (1, {})},
    "RoiAlign": {
        "coordinate_transformation_mode": ("output_half_pixel", {}), "mode": ("max", {}),
        "output_height": (2, {}), "output_width": (2, {}), "spatial_scale": (0.5, {}),
    },
    "Scatter": {"axis": (1, {})},
    "ScatterElements": {"axis": (1, {}), "reduction": ("add", {})},
    "ScatterND": {"reduction": ("add", {})},
    "Trilu": {"upper": (0, {})},
    "Gelu": {"approximate": ("tanh", {})},
    "Gemm": {"alpha": (1.1, {}), "beta": (1.1, {}), "transA": (1, {}), "transB": (1, {})},
    "GroupNormalization": {"epsilon": (1.2e-5, {})},
    "Hardmax": {"axis": (0, {})},
    "HardSigmoid": {"alpha": (0.21, {}), "beta": (0.51, {})},
    "InstanceNormalization": {"epsilon": (1.2e-5, {})},
    "IsInf": {"detect_negative": (0, {}), "detect_positive": (0, {})},
    "LRN": {"alpha": (1.0, {}), "beta": (40.0, {}), "bias": (1.5, {})},
    "LayerNormalization": {"axis": (1, {}), "epsilon": (1.2e-5, {})},
    "LeakyRelu": {"alpha": (0.011, {})},
    "LSTM": {**RECURRENT["LSTM"], "input_forget": (1, {})},
    "GRU": {**RECURRENT["GRU"], "linear_before_reset": (1, {})},
    "RNN": RECURRENT["RNN"],
    "LpNormalization": {"axis": (0, {}), "p": (1, {})},
    "MaxPool": POOL,
    "MeanVarianceNormalization": {"axes": ([0, 1], {})},
    "Mod": {"fmod": (1, {})},
    "NegativeLogLikelihoodLoss": {"ignore_index": (1, {}), "reduction": ("sum", {})},
    "Pad": {"mode": ("reflect", {}), "value": (0.5, {})},
    "QuantizeLinear": {"axis": (2, {}), "block_size": (2, {}), "output_dtype": (3, {})},
    **dict.fromkeys(REDUCED, REDUCE),
    "Reshape": {"allowzero": (1, {})},
    "Resize": {
        "coordinate_transformation_mode": ("pytorch_half_pixel", {}), "mode": ("linear", {}),
        "nearest_mode": ("round_prefer_ceil", {}), "keep_aspect_ratio_policy": ("not_larger", {}),
        "axes": ([0, 1, 3, 2], {}), "antialias": (1, {"mode": "linear"}),
        "cubic_coeff_a": (-0.5, {"mode": "cubic"}), "exclude_outside": (1, {"mode": "cubic"}),
        "extrapolation_value": (1.5, {"mode": "linear", **CROPPED}),
    },
    "Selu": {"alpha": (1.5, {}), "gamma": (1.1, {})},
    "Shrink": {"bias": (0.1, {}), "lambd": (0.9, {})},
    "Slice": {"axes": ([1], {})},
    "LogSoftmax": {"axis": (0, {})},
    "STFT": {"onesided": (0, {})},
    "Softmax": {"axis": (0, {})},
    "SoftmaxCrossEntropyLoss": {"ignore_index": (1, {}), "reduction": ("sum", {})},
    "Split": {"axis": (2, {}), "split": ([3, 1], {})},
    "Squeeze": {"axes": ([0], {})},
    "ThresholdedRelu": {"alpha": (0.5, {})},
    "TfIdfVectorizer": {"weights": ([2.0, 3.0, 4.0], {})},
    "TopK": {"axis": (0, {}), "largest": (0, {})},
    "Transpose": {"perm": ([0, 2, 1], {})},
    "Upsample": {"mode": ("linear", {})},
}  # fmt: skip
"""Another value of each optional attribute, and what a node must say for it to matter."""

WITHOUT_EFFECT = {
    ("BatchNormalization", "momentum"): "moves the running statistics in training",
    ("Cast", "saturate"): "of 8-bit floats, which no kernel reads",
    ("CastLike", "saturate"): "of 8-bit floats, which no kernel reads",
    ("Conv", "kernel_shape"): "the weights have it",
    ("ConvInteger", "kernel_shape"): "the weights have it",
    ("ConvTranspose", "kernel_shape"): "the weights have it",
    ("Dropout", "ratio"): "nothing is dropped at inference",
    ("Dropout", "seed"): "nothing is dropped at inference",
    **{
        (op, "hidden_size"): "the weights have it, and ONNX Runtime asks for it" for op in FUNCTIONS
    },
    ("GroupNormalization", "stash_type"): "f32 is the only type that f32 inputs can ask for",
    ("LayerNormalization", "stash_type"): "f32 is the only type that f32 inputs can ask for",
    ("MaxPool", "storage_order"): "of the indices, which a pool of one result does not make",
    ("ConstantOfShape", "value"): "its only input is a shape",
    ("DeformConv", "kernel_shape"): "the weights have it",
    ("TfIdfVectorizer", "pool_int64s"): "ONNX Runtime asks for it",
    ("TfIdfVectorizer", "pool_strings"): "of texts, which no kernel reads",
    **{
        (f"{op}Window", name): "its only input is a size"
        for op in ("Blackman", "Hamming", "Hann")
        for name in ("output_datatype", "periodic")
    },
    ("QLinearConv", "kernel_shape"): "the weights have it",
    ("QuantizeLinear", "saturate"): "of 8-bit floats, which no kernel makes",
    ("RoiAlign", "sampling_ratio"): "where it is 0 no kernel",
    ("Split", "num_outputs"): "the node lists its outputs",
    ("TopK", "sorted"): "where it is 0 any order is right",
}


EMPTY = {"roi": np.zeros(0, np.float32), "scales": np.zeros(0, np.float32)}
SCALES = np.array([1, 1, 1.5, 1.3], np.float32)
ROIS = np.array([[1.2, 2.1, 8.3, 9.4]], np.float32)
SCATTERED = {"i": ints(1, 0, 2, 3).reshape(1, 4), "u": f32(1, 4)}
STATISTICS = {"s": ONES, "b": f32(4), "m": TINY * f32(4), "v": TINY**2 * ONES}
PADS = (0, 1, 0, 0, 0, 2)

SCALES_OF_3 = {"s": np.array([0.1, 0.2, 0.3], np.float32), "z": np.array([9, 0, 77], np.uint8)}
FILTERS = RNG.integers(0, 256, (6, 4, 3, 3)).astype(np.uint8)
QUANTISED_FILTERS = {
    "s": np.float32(0.1), "z": np.uint8(7), "w": FILTERS, "ws": np.float32(0.01),
    "wz": np.uint8(120), "ys": np.float32(3.1234), "yz": np.uint8(100),
}  # fmt: skip
U8 = TensorProto.UINT8

OF_CLASSES = {12: {"shapes": SQUARE, "constants": {"t": ints(0, 1, 3, 1)}}}
SMALLEST: dict[str, dict[int, dict[str, Any]]] = {
    "AveragePool": {7: {"shapes": IMAGE, "kernel_shape": [3, 3]}},
    "BatchNormalization": {7: {"shapes": IMAGE, "constants": STATISTICS}},
    "Conv": {7: {"shapes": IMAGE, "constants": {"w": f32(6, 4, 3, 3)}}},
    "ConvInteger": {10: {"shapes": IMAGE, "dtype": U8, "constants": {"w": FILTERS}}},
    "ConvTranspose": {7: {"shapes": IMAGE, "constants": {"w": np.resize(ONES, (4, 6, 3, 3))}}},
    "CumSum": {11: {"shapes": X, "constants": {"axis": np.array(1)}}},
    "AffineGrid": {20: {"shapes": {"x": (1, 2, 3)}, "constants": {"size": ints(1, 1, 3, 4)}}},
    "DeformConv": {19: {"shapes": {"x": (1, 4, 5, 6)}, "constants": DEFORMED}},
    "DFT": {17: {"shapes": {"x": (3, 6, 1)}}},
    "STFT": {17: {"shapes": {"x": (1, 20, 1)}, "constants": {"step": np.array(4), "w": f32(8)}}},
    "TfIdfVectorizer": {
        9: {
            "shapes": {"x": (1, 4000)},
            "dtype": TensorProto.INT64,
            "mode": "TFIDF",
            "max_gram_length": 1,
            "min_gram_length": 1,
            "max_skip_count": 0,
            "ngram_counts": [0],
            "ngram_indexes": [0, 1, 2],
            "pool_int64s": [0, 1, 2],
        }
    },
    "DepthToSpace": {7: {"shapes": {"x": (1, 8, 2, 3)}, "blocksize": 2}},
    "DequantizeLinear": {13: {"shapes": X, "dtype": U8, "constants": SCALES_OF_3}},
    "CenterCropPad": {18: {"shapes": X, "constants": {"shape": ints(1, 5, 4)}}},
    "Col2Im": {
        18: {"shapes": {"x": (1, 8, 9)}, "constants": {"image": ints(4, 3), "block": ints(2, 1)}}
    },
    "GatherND": {11: {"shapes": SQUARE, "constants": {"i": ints(1, 0, 1, 2).reshape(4, 1)}}},
    "GridSample": {16: {"shapes": {"x": (1, 2, 4, 5)}, "constants": {"g": f32(1, 3, 3, 2)}}},
    "LpPool": {7: {"shapes": IMAGE, "kernel_shape": [3, 3]}},
    "MaxUnpool": {
        9: {
            "shapes": {"x": (1, 1, 2, 2)},
            "kernel_shape": [2, 2],
            "constants": {"i": ints(0, 3, 5, 7).reshape(1, 1, 2, 2)},
        }
    },
    "OneHot": {9: {"shapes": X, "constants": {"depth": np.float32(3), "values": f32(2)}}},
    "ReverseSequence": {10: {"shapes": SQUARE, "constants": {"lengths": ints(1, 2, 3, 4)}}},
    "RoiAlign": {
        10: {
            "shapes": IMAGE,
            "sampling_ratio": 2,
            "constants": {"rois": ROIS, "images": ints(0)},
        }
    },
    "Scatter": {9: {"shapes": SQUARE, "constants": SCATTERED}},
    "ScatterElements": {11: {"shapes": SQUARE, "constants": SCATTERED}},
    "ScatterND": {
        11: {"shapes": SQUARE, "constants": {"i": ints(1, 3).reshape(2, 1), "u": f32(2, 4)}}
    },
    "Trilu": {14: {"shapes": SQUARE}},
    "Gather": {7: {"shapes": X, "constants": {"i": ints(1, 0, 1)}}},
    "GatherElements": {11: {"shapes": SQUARE, "constants": {"i": ints(1, 0).reshape(1, 2)}}},
    "Gelu": {20: {"shapes": {"x": (40, 40)}}},
    "Gemm": {7: {"shapes": SQUARE, "constants": {"w": f32(4, 4), "c": f32(4)}}},
    "GroupNormalization": {
        18: {"shapes": IMAGE, "num_groups": 2, "constants": {"s": ONES[:2], "b": ONES[:2]}},
        21: {"shapes": IMAGE, "num_groups": 2, "constants": {"s": ONES, "b": ONES}},
    },
    "InstanceNormalization": {7: {"shapes": IMAGE, "constants": {"s": ONES, "b": ONES}}},
    "LayerNormalization": {17: {"shapes": {"x": (2, 4, 4)}, "constants": {"s": f32(4)}}},
    **{
        op: {
            7: {
                "shapes": X,
                "hidden_size": 5,
                "constants": {"w": f32(1, 5 * n, 4), "r": f32(1, 5 * n, 5)},
            }
        }
        for op, n in (("LSTM", 4), ("GRU", 3), ("RNN", 1))
    },
    "LRN": {7: {"shapes": {"x": (1, 8, 3, 3)}, "size": 3}},
    "MaxPool": {7: {"shapes": IMAGE, "kernel_shape": [3, 3]}},
    "MeanVarianceNormalization": {9: {"shapes": IMAGE}},
    "Mod": {10: {"shapes": X, "dtype": TensorProto.INT64, "constants": {"d": np.array(-3)}}},
    "NegativeLogLikelihoodLoss": OF_CLASSES,
    "SoftmaxCrossEntropyLoss": OF_CLASSES,
    "Pad": {
        7: {"shapes": X, "pads": list(PADS)},
        11: {"shapes": X, "constants": {"pads": ints(*PADS)}},
    },
    "QLinearConv": {10: {"shapes": IMAGE, "dtype": U8, "constants": QUANTISED_FILTERS}},
    "QuantizeLinear": {13: {"shapes": X, "constants": SCALES_OF_3}},
    "Reshape": {7: {"shapes": X, "constants": {"shape": ints(0, 12)}}},
    "Resize": {
        10: {"shapes": IMAGE, "constants": {"s": SCALES}},
        11: {"shapes": IMAGE, "constants": {**EMPTY, "sizes": ints(1, 4, 1, 7)}},
    },
    "Slice": {7: {"shapes": X, "starts": [1], "ends": [2]}},
    "Split": {
        7: {"shapes": SQUARE, "outputs": 2},
        18: {"shapes": SQUARE, "outputs": 2, "num_outputs": 2},
    },
    "Squeeze": {7: {"shapes": {"x": (1, 3, 1)}}},
    "TopK": {
        7: {"shapes": SQUARE, "outputs": 2, "k": 2},
        10: {"shapes": SQUARE, "outputs": 2, "constants": {"k": ints(2)}},
    },
    "Upsample": {
        7: {"shapes": IMAGE, "scales": [1.0, 1.0, 1.5, 1.3]},
        9: {"shapes": IMAGE, "constants": {"s": SCALES}},
    },
}
"""What `of_node` makes a node from that has nothing optional, by the first operator set."""


def optional_attributes() -> dict[tuple[str, str, str], int]:
    """The newest operator set in which an attribute has some default, by operator and name."""
    found = {}
    for op in sorted({**MOVEMENT, **ARITHMETIC}):
        for opset in range(FIRST_OPSET, LAST_OPSET + 1):
            for name, attribute in _attributes(op, opset):
                default = attribute.default_value
                value = helper.get_attribute_value(default) if default.name else None
                found[op, name, repr(value)] = opset
    return found


def _attributes(op: str, opset: int) -> Iterator[tuple[str, Any]]:
    if defs.has(op, opset) and not defs.get_schema(op, opset).deprecated:
        every = defs.get_schema(op, opset).attributes.items()
        yield from ((name, attribute) for name, attribute in every if not attribute.required)


OPTIONAL = optional_attributes()
TESTED = [(*case[:2], n) for case, n in OPTIONAL.items() if case[:2] not in WITHOUT_EFFECT]


def test_every_optional_attribute_of_an_imported_operator_is_known_here() -> None:
    tested = {(op, name) for op, names in OTHERS.items() for name in names}

    assert tested | set(WITHOUT_EFFECT) == {(op, name) for op, name, _ in OPTIONAL}
    assert not tested & set(WITHOUT_EFFECT)


@pytest.mark.parametrize(("op", "name", "opset"), TESTED)
def test_an_attribute_that_is_left_out_has_its_default(op: str, name: str, opset: int) -> None:
    other, given = OTHERS[op][name]
    smallest = SMALLEST.get(op, {FIRST_OPSET: {"shapes": X}})
    node = {**smallest[max(n for n in smallest if n <= opset)], **given, "opset": opset}
    model = of_node(op, **node)
    size = TINY if op.endswith("Normalization") else 1
    inputs = {"x": size * f32(*node["shapes"]["x"])}
    if "dtype" in node:
        dtype = helper.tensor_dtype_to_np_dtype(node["dtype"])
        inputs = {"x": RNG.integers(0, 256, node["shapes"]["x"]).astype(dtype)}
    elif op == "ReduceLogSum":
        inputs["x"] = np.abs(inputs["x"])
    elif op == "IsInf":
        inputs["x"].flat[:2] = np.inf, -np.inf
    elif op.startswith("Arg"):
        inputs["x"] = np.round(inputs["x"])

    graph = graph_of(model, "test")

    expected = run_model(model, inputs)["y0"]
    np.testing.assert_allclose(run_graph(graph, inputs)["y0"], expected, rtol=1e-4, atol=1e-5)
    assert "segment" not in ops(graph)
    assert _differs(of_node(op, **{**node, name: other}), inputs, expected), "says nothing"


def _differs(model: onnx.ModelProto, inputs: dict[str, np.ndarray], expected: np.ndarray) -> bool:
    """Whether ONNX Runtime gives something else, by far more than the tolerance, or refuses."""
    try:
        result = run_model(model, inputs)["y0"]
    except Exception:
        return True
    return result.shape != expected.shape or not np.allclose(result, expected, 1e-3, 1e-4)
