"""Convolutional networks: channels-last inside, batch norm and tails folded, no copy between."""

from __future__ import annotations

import pytest

from tests.tuner.fusion.sketch import Sketch, census, fused, ops, tails


def test_a_residual_block_is_two_convolutions_with_tails() -> None:
    sketch = Sketch()
    x = sketch.node("Relu", sketch.conv(sketch.input(1, 3, 8, 8), 6))
    y = sketch.node("Relu", sketch.batch_norm(sketch.conv(x, 6, kernel=3)))
    y = sketch.batch_norm(sketch.conv(y, 6, kernel=3))
    y = sketch.node("Relu", sketch.node("Add", [y, x]))
    y = sketch.node("GlobalAveragePool", y, (1, 6, 1, 1))

    graph = fused(sketch.graph(sketch.reshape(y, 1, 6)))

    assert ops(graph) == ["copy", "conv", "conv", "conv", "reduce", "reshape"]
    assert tails(graph) == ["t0=relu(x0)", "t0=relu(x0)", "t0=add(x0,x1);t1=relu(t0)"]


def test_the_later_of_two_convolutions_takes_the_addition() -> None:
    sketch = Sketch()
    x = sketch.input(1, 4, 5, 5)
    first, second = sketch.conv(x, 6, kernel=3), sketch.conv(x, 6)

    graph = fused(sketch.graph(sketch.node("Add", [first, second])))

    assert ops(graph) == ["copy", "conv", "conv", "copy"]
    assert "tail" not in graph.nodes[1].attributes
    assert str(graph.nodes[2].attributes["tail"]) == "t0=add(x0,x1)"
    assert graph.nodes[2].origin == ("Conv", "Add")


def test_a_convolution_with_a_group_for_each_channel_is_depthwise() -> None:
    sketch = Sketch()
    x = sketch.input(1, 4, 5, 5)
    y = sketch.node("Clip", sketch.conv(x, 4, kernel=3, group=4), min=0.0, max=6.0)
    y = sketch.conv(y, 8, group=2)

    graph = fused(sketch.graph(y))

    assert ops(graph, "copy") == ["depthwise", "conv"]
    assert tails(graph) == ["t0=clip(x0,0.0,6.0)"]
    assert "group" not in graph.nodes[1].attributes


def test_a_multiplied_depthwise_convolution_stays_a_grouped_one() -> None:
    sketch = Sketch()

    graph = fused(sketch.graph(sketch.conv(sketch.input(1, 4, 5, 5), 8, kernel=3, group=4)))

    assert ops(graph, "copy") == ["conv"]


def test_an_instance_norm_reads_the_channels_as_a_convolution_stores_them() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(2, 3, 8, 8), 6)
    inputs = [x, sketch.normal(6), sketch.normal(6)]
    y = sketch.node("InstanceNormalization", inputs, sketch.shape(x), epsilon=1e-5)

    graph = fused(sketch.graph(sketch.node("Relu", y)))

    assert ops(graph) == ["copy", "conv", "instance_norm", "copy"]
    assert tails(graph) == ["t0=relu(x0)"]


@pytest.mark.parametrize("shape", [(2, 3, 8, 8), (2, 3, 50), (1, 3, 2, 4, 5)])
def test_an_instance_norm_of_channels_one_after_the_other_is_a_layer_norm(
    shape: tuple[int, ...],
) -> None:
    sketch = Sketch()
    inputs = [sketch.input(*shape), sketch.normal(3), sketch.normal(3)]

    graph = fused(sketch.graph(sketch.node("InstanceNormalization", inputs, shape, epsilon=1e-5)))

    assert ops(graph, "reshape") == ["layer_norm"]
    assert tails(graph) == ["t0=mul(x0,x1);t1=add(t0,x2)"]


def test_batch_norm_without_a_convolution_before_is_scale_and_shift() -> None:
    sketch = Sketch()
    x = sketch.input(1, 4, 5, 5)
    y = sketch.node("Relu", sketch.batch_norm(x))

    graph = fused(sketch.graph(sketch.conv(y, 8)))

    assert ops(graph) == ["elementwise", "copy", "conv", "copy"]
    assert str(graph.nodes[0].attributes["expression"]) == (
        "t0=mul(x0,x1);t1=add(t0,x2);t2=relu(t1)"
    )
    assert graph.nodes[0].origin == ("BatchNormalization", "Relu")


def test_batch_norm_is_not_folded_into_a_convolution_that_others_read() -> None:
    sketch = Sketch()
    y = sketch.conv(sketch.input(1, 4, 5, 5), 4)

    graph = fused(sketch.graph(sketch.node("Mul", [sketch.batch_norm(y), y])))

    assert census(graph)["conv"] == 1


def test_squeeze_and_excitation_needs_no_copy() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 6, 6), 8)
    x = sketch.node("Mul", [x, sketch.node("Sigmoid", x)])
    s = sketch.node("GlobalAveragePool", x, (1, 8, 1, 1))
    s = sketch.node("Sigmoid", sketch.conv(sketch.node("Relu", sketch.conv(s, 2)), 8))

    graph = fused(sketch.graph(sketch.conv(sketch.node("Mul", [x, s]), 4)))

    assert ops(graph) == ["copy", "conv", "reduce", "conv", "conv", "elementwise", "conv", "copy"]
    assert tails(graph) == ["t0=silu(x0)", "t0=relu(x0)", "t0=sigmoid(x0)"]


LINEAR = {"kind": "linear", "mode": "half_pixel", "axis": 2, "scale": 1.5, "next_scale": 2.0}


def test_an_image_between_convolutions_is_resized_channels_last_with_what_follows() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 4, 4), 8)
    other = sketch.conv(sketch.input(1, 3, 6, 8), 8)
    y = sketch.node("Resize", x, (1, 8, 6, 8), **LINEAR)
    y = sketch.node("Relu", sketch.node("Add", [y, other]))

    graph = fused(sketch.graph(sketch.conv(y, 4)))

    assert ops(graph) == ["copy", "conv", "copy", "conv", "resize_linear", "conv", "copy"]
    assert tails(graph) == ["t0=add(x0,x1);t1=relu(t0)"]
    resize = next(node for node in graph.nodes if node.op == "resize_linear")
    assert [resize.attributes[name] for name in ("axis", "scale", "next_scale")] == [1, 1.5, 2.0]


def test_a_larger_image_that_is_a_result_is_transposed_before_it_is_resized() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 4, 4), 8)

    graph = fused(sketch.graph(sketch.node("Resize", x, (1, 8, 6, 8), **LINEAR)))

    assert ops(graph) == ["copy", "conv", "copy", "resize_linear"]
    assert graph.nodes[-1].attributes["axis"] == 2


def test_one_axis_is_resized_with_its_neighbour_in_memory() -> None:
    sketch = Sketch()
    x = sketch.node("Transpose", sketch.input(2, 6, 5), (2, 5, 6), perm=(0, 2, 1))
    way = {"kind": "linear", "mode": "asymmetric", "axis": 1, "scale": 1.0, "next_scale": 0.5}

    graph = fused(sketch.graph(sketch.node("Relu", sketch.node("Resize", x, (2, 5, 3), **way))))

    first = graph.nodes[0]
    assert first.op == "resize_linear"
    assert graph.types[first.outputs[0]].shape == (2, 3, 5)
    assert [first.attributes[name] for name in ("axis", "scale", "next_scale")] == [1, 0.5, 1.0]


def test_channels_are_concatenated_split_and_enlarged_channels_last() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 4, 4), 8)
    small = sketch.node("MaxPool", x, (1, 8, 2, 2), kernel=(2, 2), strides=(2, 2), pads=(0,) * 4,
                        dilations=(1, 1), count_include_pad=0)  # fmt: skip
    y = sketch.node("Resize", small, (1, 8, 4, 4), kind="nearest", mode="asymmetric/floor", axis=2,
                    scale=2.0, next_scale=2.0)  # fmt: skip
    y = sketch.node("Concat", [x, y], (1, 16, 4, 4), axis=1)
    first, second = sketch.split(y, 1, 8, 8)

    graph = fused(sketch.graph(sketch.conv(first, 4), sketch.conv(second, 4)))

    assert ops(graph, "reshape", "conv") == [
        "copy", "pool", "copy", "concat", "copy", "copy", "copy", "copy",
    ]  # fmt: skip
    concat = next(node for node in graph.nodes if node.op == "concat")
    assert concat.attributes["axis"] == 3


def test_a_channel_shuffle_is_one_copy() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 4, 4), 6)
    y = sketch.transpose(sketch.reshape(x, 1, 2, 3, 4, 4), 0, 2, 1, 3, 4)

    graph = fused(sketch.graph(sketch.conv(sketch.reshape(y, 1, 6, 4, 4), 2)))

    assert ops(graph, "reshape") == ["copy", "conv", "copy", "conv", "copy"]


def test_an_image_that_is_channels_last_already_is_not_copied() -> None:
    sketch = Sketch()
    x = sketch.transpose(sketch.input(1, 6, 5, 3), 0, 3, 1, 2)
    y = sketch.node("Relu", sketch.conv(x, 4, kernel=3))

    graph = fused(sketch.graph(sketch.transpose(y, 0, 2, 3, 1)))

    assert ops(graph) == ["conv"]
    assert graph.nodes[0].inputs[0] == "in0"
    assert graph.nodes[0].outputs == graph.outputs


def test_one_channel_needs_no_transpose() -> None:
    sketch = Sketch()

    graph = fused(sketch.graph(sketch.conv(sketch.input(1, 1, 6, 6), 1, kernel=3)))

    assert ops(graph, "reshape") == ["conv"]


def test_zero_padding_joins_the_convolution_behind_it() -> None:
    sketch = Sketch()
    x = sketch.input(1, 2, 4, 4)
    pads = (0, 0, 0, 0, 0, 0, 1, 1)
    padded = sketch.node("Pad", x, (1, 2, 5, 5), pads=pads, value=0.0)

    graph = fused(sketch.graph(sketch.conv(padded, 4, kernel=3, stride=2)))

    assert ops(graph, "copy") == ["conv"]
    assert graph.nodes[1].attributes["pads"] == (1, 1, 2, 2)


def test_a_signal_is_an_image_of_height_one() -> None:
    sketch = Sketch()
    x = sketch.reshape(sketch.input(2, 3, 9), 2, 3, 1, 9)
    w = sketch.weights(4, 3, 1, 3)
    y = sketch.node("Conv", [x, w], (2, 4, 1, 9), strides=(1, 1), pads=(0, 1, 0, 1),
                    dilations=(1, 1), group=1)  # fmt: skip

    graph = fused(sketch.graph(sketch.node("Relu", sketch.reshape(y, 2, 4, 9))))

    assert ops(graph, "reshape") == ["copy", "conv", "copy"]
    assert tails(graph) == ["t0=relu(x0)"]


@pytest.mark.parametrize("axis", [1, 2, 3])
def test_softmax_over_any_axis_of_an_image(axis: int) -> None:
    sketch = Sketch()
    y = sketch.conv(sketch.input(1, 3, 4, 5), 6)

    graph = fused(sketch.graph(sketch.node("Softmax", y, axis=axis)))

    assert census(graph)["softmax"] == 1
    assert census(graph)["copy"] == (2 if axis == 1 else 3)


def test_normalisation_over_channels_between_transposes_needs_no_copy() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 4, 4), 8, kernel=3)
    y = sketch.transpose(x, 0, 2, 3, 1)
    y = sketch.node("LayerNormalization", [y, sketch.normal(8), sketch.normal(8)], (1, 4, 4, 8),
                    axis=3, epsilon=1e-5)  # fmt: skip
    y = sketch.node("Gelu", sketch.linear(y, 32), approximate="none")
    y = sketch.transpose(sketch.linear(y, 8), 0, 3, 1, 2)

    graph = fused(sketch.graph(sketch.conv(sketch.node("Add", [x, y]), 2)))

    assert ops(graph, "reshape") == ["copy", "conv", "layer_norm", "gemm", "gemm", "conv", "copy"]
