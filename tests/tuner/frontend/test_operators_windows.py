"""Convolutions and pools over opsets and variants, compared with ONNX Runtime by `imported`."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest

from tests.tuner.frontend.models import imported, of_node, ops, parsed

IMAGE = {"x": (1, 3, 11, 14)}
RNG = np.random.default_rng(5)


def weights(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


@pytest.mark.parametrize("auto_pad", ["SAME_UPPER", "SAME_LOWER", "VALID", "NOTSET"])
@pytest.mark.parametrize("stride", [1, 2])
def test_automatic_padding_of_a_convolution_is_resolved(auto_pad: str, stride: int) -> None:
    graph = imported(
        of_node(
            "Conv",
            IMAGE,
            constants={"w": weights(4, 3, 3, 4)},
            auto_pad=auto_pad,
            strides=[stride, stride],
        )
    )

    assert ops(graph) == ["Conv"]
    assert set(graph.nodes[0].attributes) == {"strides", "pads", "dilations", "group"}


def test_pads_are_top_left_bottom_right() -> None:
    graph = imported(
        of_node("Conv", IMAGE, constants={"w": weights(4, 3, 3, 4)}, pads=[1, 2, 0, 3])
    )

    assert graph.nodes[0].attributes["pads"] == (1, 2, 0, 3)


def test_a_convolution_in_one_dimension_is_one_in_two_dimensions() -> None:
    model = of_node(
        "Conv",
        {"x": (2, 4, 17)},
        constants={"w": weights(6, 2, 3), "b": weights(6)},
        group=2,
        strides=[2],
        pads=[1, 0],
        dilations=[2],
    )

    graph = imported(model)

    assert ops(graph) == ["Reshape", "Conv", "Reshape"]
    assert graph.nodes[1].attributes == {
        "strides": (1, 2), "pads": (0, 1, 0, 0), "dilations": (1, 2), "group": 2,
    }  # fmt: skip


def transposed(*constants: np.ndarray, **attributes: Any) -> onnx.ModelProto:
    named = {f"c{i}": array for i, array in enumerate(constants)}
    return of_node("ConvTranspose", {"x": (2, 4, 5, 6)}, constants=named, **attributes)


TRANSPOSED: list[dict[str, Any]] = [
    {}, {"dilations": [2, 3]}, {"dilations": [2, 2], "pads": [1, 0, 0, 1]},
    {"auto_pad": "VALID"}, {"auto_pad": "VALID", "dilations": [1, 2]},
]  # fmt: skip
CUT: list[dict[str, Any]] = [
    {"pads": [1, 1, 1, 1]}, {"pads": [0, 2, 1, 0]}, {"pads": [2, 2, 2, 2]},
    {"output_padding": [1, 1]}, {"output_padding": [0, 1], "pads": [1, 1, 1, 1]},
    {"auto_pad": "SAME_UPPER"}, {"auto_pad": "SAME_LOWER"}, {"output_shape": [10, 13]},
    {"output_shape": [9, 12], "auto_pad": "SAME_UPPER"}, {"output_shape": [12, 14]},
]  # fmt: skip


@pytest.mark.parametrize("group", [1, 2])
@pytest.mark.parametrize("kernel", [(1, 2), (3, 3), (4, 5), (2, 6)])
@pytest.mark.parametrize("strides", [[1, 1], [2, 2], [3, 1], [2, 4]])
def test_a_transposed_convolution_is_convolutions(
    kernel: tuple[int, int], strides: list[int], group: int
) -> None:
    w, bias = weights(4, 6 // group, *kernel), weights(6)

    for attributes in TRANSPOSED:
        graph = imported(transposed(w, bias, strides=strides, group=group, **attributes))
        assert "segment" not in ops(graph)


@pytest.mark.parametrize("attributes", CUT, ids=str)
def test_the_output_of_a_transposed_convolution_is_cut_as_onnx_runtime_cuts_it(
    attributes: dict[str, Any],
) -> None:
    graph = imported(transposed(weights(4, 6, 3, 3), strides=[2, 2], **attributes))

    assert "segment" not in ops(graph)


def test_no_product_with_an_inserted_zero_is_computed() -> None:
    for size, convolutions in ((2, 2), (3, 4), (4, 2)):  # columns that read alike are channels
        w = weights(4, 6, size, size)

        graph = imported(transposed(w, strides=[2, 2]))

        parts = [graph.constants[node.inputs[1]] for node in graph.nodes if node.op == "Conv"]
        assert (len(parts), sum(part.size for part in parts)) == (convolutions, w.size)


@pytest.mark.parametrize("strides", [[1, 1], [2, 2], [4, 3]])
def test_a_transposed_convolution_of_one_pixel_multiplies_each_weight_once(
    strides: list[int],
) -> None:
    w, pixel = weights(4, 6, 4, 3), {"x": (2, 4, 1, 1)}

    graph = imported(of_node("ConvTranspose", pixel, constants={"w": w}, strides=strides))

    convolutions = [node for node in graph.nodes if node.op == "Conv"]
    assert sum(graph.constants[node.inputs[1]].size for node in convolutions) == w.size
    assert {graph.types[node.outputs[0]].shape[2:] for node in convolutions} == {(1, 1)}


def test_a_transposed_convolution_of_a_signal_is_convolutions() -> None:
    w = {"w": weights(4, 3, 5)}

    graph = imported(of_node("ConvTranspose", {"x": (2, 4, 9)}, constants=w, strides=[3]))

    assert "segment" not in ops(graph)


@pytest.mark.parametrize(
    "model",
    [
        transposed(weights(4, 2, 2, 2), strides=[9, 8]),
        transposed(weights(4, 2, 2, 2), strides=[2, 2], pads=[9, 0, 0, 0]),
    ],
)
def test_rare_transposed_convolutions_are_segments(model: onnx.ModelProto) -> None:
    assert ops(imported(model)) == ["segment"]


def test_a_convolution_over_four_dimensions_is_a_segment() -> None:
    constants = {"w": weights(3, 2, 2, 2, 2, 2)}

    graph = imported(of_node("Conv", {"x": (1, 2, 3, 5, 6, 7)}, constants=constants))

    assert ops(graph) == ["segment"]
    assert graph.nodes[0].origin == ("Conv",)


@pytest.mark.parametrize(
    ("size", "attributes"),
    [
        ((3, 11, 14), {"opset": 7, "spatial": 0}),
    ],
)
def test_batch_norms_of_each_pixel_are_segments(
    size: tuple[int, ...], attributes: dict[str, int]
) -> None:
    constants = {name: weights(*size) ** 2 + 1 for name in ("scale", "bias", "mean", "variance")}

    graph = imported(of_node("BatchNormalization", IMAGE, constants=constants, **attributes))

    assert ops(graph) == ["segment"]


@pytest.mark.parametrize("op", ["MaxPool", "AveragePool"])
@pytest.mark.parametrize("ceil_mode", [0, 1])
@pytest.mark.parametrize("counts", [0, 1])
@pytest.mark.parametrize("pads", [[0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 1, 0]])
def test_pools_compute_the_same_over_all_ways_to_pad(
    op: str, ceil_mode: int, counts: int, pads: list[int]
) -> None:
    attributes = {"count_include_pad": counts} if op == "AveragePool" else {}

    graph = imported(
        of_node(
            op,
            IMAGE,
            opset=19,
            kernel_shape=[3, 2],
            strides=[2, 3],
            pads=pads,
            ceil_mode=ceil_mode,
            **attributes,
        )
    )

    exact = op == "MaxPool" or not ceil_mode or not counts or not any(pads)
    assert ops(graph) == [op] or not exact


def test_a_pool_without_padding_does_not_say_whether_padding_counts() -> None:
    graph = imported(of_node("AveragePool", IMAGE, kernel_shape=[2, 2], count_include_pad=1))

    assert graph.nodes[0].attributes["count_include_pad"] == 0


def test_a_pool_in_one_dimension_and_a_dilated_one_have_kernels() -> None:
    flat = imported(of_node("MaxPool", {"x": (1, 2, 9)}, kernel_shape=[3], strides=[2]))
    dilated = imported(of_node("MaxPool", IMAGE, kernel_shape=[3, 3], dilations=[2, 2]))

    assert ops(flat) == ["Reshape", "MaxPool", "Reshape"]
    assert dilated.nodes[0].attributes["dilations"] == (2, 2)


def test_the_indices_of_a_pool_are_dropped_unless_somebody_reads_them() -> None:
    text = "g (float[1,1,4,4] x) => ({outputs}) {{ y, i = MaxPool<kernel_shape=[2,2]>(x) }}"

    unread = imported(parsed(text.format(outputs="float y")))
    read = imported(parsed(text.format(outputs="float y, int64 i")))

    assert ops(unread) == ["MaxPool"]
    assert "TopK" in ops(read)
