"""Convolutions and pools of sequences and volumes run natively, and are right in float64.

The oracle sums over the taps of a window in NumPy, and knows nothing of the code under test.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.frontend.models import of_node, parsed
from tests.tuner.frontend.rebuild import run_model
from tests.tuner.frontend.test_operators_dimensions import numbers, transposed
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph
from tuner.sessions.onnx_backend import TunebankBackend


def native(model: onnx.ModelProto) -> Graph:
    """The fused graph of a model, of which ONNX Runtime runs no part."""
    graph = fuse(graph_of(model, "test"))
    assert "segment" not in {node.op for node in graph.nodes}
    return graph


def computed(model: onnx.ModelProto, x: np.ndarray) -> np.ndarray:
    graph = native(model)
    return run_graph(graph, {"x": x})[graph.outputs[0]]


def taps_of(
    x: np.ndarray, fill: float, kernel: tuple[int, ...], window: dict[str, list[int]]
) -> list[np.ndarray]:
    """The input as each tap of a window reads it at all positions of the output, in float64."""
    rank, pads = len(kernel), window["pads"]
    around = [(0, 0), (0, 0), *zip(pads[:rank], pads[rank:], strict=True)]
    padded = np.pad(x.astype(np.float64), around, constant_values=fill)
    steps = list(zip(kernel, window["strides"], window["dilations"], strict=True))
    outs = [
        (n - (k - 1) * d - 1) // s + 1 for n, (k, s, d) in zip(padded.shape[2:], steps, strict=True)
    ]
    return [
        padded[
            (
                ...,
                *(
                    slice(t * d, t * d + (n - 1) * s + 1, s)
                    for t, n, (_, s, d) in zip(tap, outs, steps, strict=True)
                ),
            )
        ]
        for tap in product(*map(range, kernel))
    ]


def convolved(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray, group: int, window: dict[str, list[int]]
) -> np.ndarray:
    kernel = w.shape[2:]
    weights = w.astype(np.float64).reshape(group, -1, w.shape[1], int(np.prod(kernel)))
    total = 0.0
    for i, read in enumerate(taps_of(x, 0.0, kernel, window)):
        grouped = read.reshape(x.shape[0], group, -1, *read.shape[2:])
        total = total + np.einsum("ngi...,goi->ngo...", grouped, weights[..., i])
    images, _, _, *sizes = total.shape
    return total.reshape(images, -1, *sizes) + bias.reshape(-1, *[1] * len(kernel))


@st.composite
def windows(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], dict[str, list[int]]]:
    """Sizes of the input, a kernel and its window: no pad is as wide as the kernel."""
    rank = draw(st.sampled_from([1, 3, 3]))
    kernel = tuple(draw(st.lists(st.integers(1, 3), min_size=rank, max_size=rank)))
    strides, dilations = (
        draw(st.lists(st.integers(1, 2), min_size=rank, max_size=rank)) for _ in "sd"
    )
    extents = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    pads = [draw(st.integers(0, k - 1)) for _ in range(2) for k in kernel]
    sizes = tuple(draw(st.integers(extent, extent + 4)) for extent in extents)
    return sizes, kernel, {"strides": strides, "dilations": dilations, "pads": pads}


@settings(max_examples=60, deadline=None)
@given(windows(), st.sampled_from([(1, 3, 5), (2, 3, 2), (3, 1, 1), (5, 1, 2)]), st.integers(1, 2))
def test_a_convolution_is_native_and_the_sum_over_its_window(
    of: Any, channels: tuple[int, int, int], images: int
) -> None:
    (sizes, kernel, window), (group, group_channels, group_outputs) = of, channels
    x = numbers(images, group * group_channels, *sizes)
    w, bias = (
        numbers(group * group_outputs, group_channels, *kernel),
        numbers(group * group_outputs),
    )
    model = of_node("Conv", {"x": x.shape}, constants={"w": w, "b": bias}, group=group, **window)

    got = computed(model, x)

    wanted = convolved(x, w, bias, group, window)
    np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)


@settings(max_examples=60, deadline=None)
@given(windows(), st.booleans())
def test_a_pool_is_native_and_the_maximum_or_mean_of_its_window(of: Any, counts: bool) -> None:
    sizes, kernel, window = of
    x = numbers(2, 3, *sizes)
    shapes = {"x": x.shape}
    greatest = of_node("MaxPool", shapes, kernel_shape=kernel, **window)
    mean = of_node(
        "AveragePool",
        shapes,
        opset=19,
        kernel_shape=kernel,
        count_include_pad=int(counts),
        **window,
    )

    got, averages = computed(greatest, x), computed(mean, x)

    np.testing.assert_array_equal(got, np.max(taps_of(x, -np.inf, kernel, window), axis=0))
    inside = taps_of(np.ones_like(x), float(counts), kernel, window)
    wanted = np.sum(taps_of(x, 0.0, kernel, window), axis=0) / np.sum(inside, axis=0)
    np.testing.assert_allclose(averages, wanted, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("group", [1, 2, 4])
def test_a_transposed_convolution_of_a_volume_is_native(group: int) -> None:
    x, w, bias = numbers(2, 4, 3, 4, 5), numbers(4, 8 // group, 3, 3, 2), numbers(8)
    window = {"strides": [2, 1, 2], "pads": [1, 0, 1, 0, 1, 0], "dilations": [1, 2, 1]}
    constants = {"w": w, "bias": bias}
    model = of_node("ConvTranspose", {"x": x.shape}, constants=constants, group=group, **window)

    got = computed(model, x)

    wanted = transposed(x, w, bias, group=group, **window)
    np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)


def test_a_kernel_that_reads_very_many_depths_is_left_to_onnx_runtime() -> None:
    w = {"w": numbers(2, 2, 17, 3, 3)}
    graph = fuse(graph_of(of_node("Conv", {"x": (1, 2, 20, 4, 4)}, constants=w), "test"))

    assert {node.op for node in graph.nodes} == {"segment"}


def test_channels_stay_last_between_convolutions_over_space_and_over_time() -> None:
    """The factors of R(2+1)D: an image for each depth, then a line for each depth."""
    text = """factors (float[1,3,4,6,6] x) => (float[1,5,4,6,6] y) {
        a = Conv<pads=[0, 1, 1, 0, 1, 1]>(x, space)
        b = Relu(a)
        c = Conv<pads=[1, 0, 0, 1, 0, 0]>(b, time)
        y = Relu(c)
    }"""
    graph = native(parsed(text, space=numbers(7, 3, 1, 3, 3), time=numbers(5, 7, 3, 1, 1)))

    moving = [node.op for node in graph.nodes if node.op != "reshape"]
    assert moving == ["copy", "conv", "conv", "copy"]


def test_networks_of_sound_and_of_video_are_compiled_without_onnx_runtime() -> None:
    sound = parsed(
        """keywords (float[1,1,400] x) => (float[1,4] y) {
            a = Conv<strides=[4], pads=[8, 8]>(x, first)
            b = Relu(a)
            c = MaxPool<kernel_shape=[4], strides=[4]>(b)
            d = Conv<pads=[4, 4], group=2>(c, second)
            e = GlobalAveragePool(d)
            y = Flatten(e)
        }""",
        first=numbers(6, 1, 17), second=numbers(4, 3, 9),
    )  # fmt: skip
    video = parsed(
        """video (float[1,3,6,10,10] x) => (float[1,8] y) {
            a = Conv<strides=[1, 2, 2], pads=[1, 1, 1, 1, 1, 1]>(x, first)
            b = Conv<pads=[1, 1, 1, 1, 1, 1], group=6>(a, depthwise)
            c = Relu(b)
            d = MaxPool<kernel_shape=[2, 2, 2], strides=[2, 2, 2]>(c)
            e = Conv<group=2>(d, last)
            f = GlobalAveragePool(e)
            y = Flatten(f)
        }""",
        first=numbers(6, 3, 3, 3, 3), depthwise=numbers(6, 1, 3, 3, 3), last=numbers(8, 3, 2, 2, 2),
    )  # fmt: skip
    for model, x in ((sound, numbers(1, 1, 400)), (video, numbers(1, 3, 6, 10, 10))):
        prepared = TunebankBackend.prepare(model)
        [y] = prepared.run([x])
        engine = prepared.engine
        prepared.close()

        assert engine == "native"
        wanted = run_model(model, {"x": x})["y"]
        np.testing.assert_allclose(y, wanted, rtol=1e-4, atol=1e-5)
