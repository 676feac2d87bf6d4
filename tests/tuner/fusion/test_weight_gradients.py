"""Convolutions of training graphs, in the forms that exporters write: results by explicit loops."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from tuner.frontend.load_model import load_graph
from tuner.fusion import fuse
from tuner.sessions.onnx_backend import TunebankBackend

RNG = np.random.default_rng(5)
Arrays = Mapping[str, np.ndarray]


def made(nodes: list[onnx.NodeProto], feeds: Arrays, **constants: Any) -> onnx.ModelProto:
    """A model of these nodes whose result is y."""
    graph = helper.make_graph(
        nodes, "g",
        [helper.make_tensor_value_info(name, 1, a.shape) for name, a in feeds.items()],
        [helper.make_tensor_value_info("y", 1, None)],
        [numpy_helper.from_array(np.array(v, np.int64), name) for name, v in constants.items()],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 19)], ir_version=9)
    return onnx.shape_inference.infer_shapes(model)


def assert_native(model: onnx.ModelProto, feeds: Arrays, expected: np.ndarray) -> None:
    with_kernels = TunebankBackend.prepare(model, cores=1)
    (found,) = with_kernels.run([*feeds.values()])

    assert with_kernels.engine == "native"
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, rtol=0, atol=2e-5 * np.abs(expected).max())
    with_kernels.close()


class Window:
    """A random window over an image, and the places that its taps read."""

    def __init__(self, seed: int) -> None:
        dice = random.Random(seed)
        self.kernel = [dice.randint(1, 4) for _ in range(2)]
        self.strides = [dice.choice((1, 2, 2, 3)) for _ in range(2)]
        self.dilations = [dice.choice((1, 1, 2)) for _ in range(2)]
        self.pads = [
            dice.randint(0, (self.kernel[i % 2] - 1) * self.dilations[i % 2]) for i in range(4)
        ]
        self.small = [dice.randint(2, 6) for _ in range(2)]
        """The sizes of the convolution's result."""
        self.rest = [dice.randint(0, s - 1) for s in self.strides]
        """Pixels of the image that no window reaches."""
        self.large = [
            (n - 1) * s + (k - 1) * d + 1 - a - b + r
            for n, s, k, d, a, b, r in zip(
                self.small, self.strides, self.kernel, self.dilations,
                self.pads[:2], self.pads[2:], self.rest, strict=True,
            )
        ]  # fmt: skip
        self.group = dice.choice((1, 1, 2, 3))

    @property
    def attributes(self) -> dict[str, Any]:
        return {
            "strides": self.strides, "dilations": self.dilations, "pads": self.pads,
            "group": self.group,
        }  # fmt: skip

    def taps(self) -> list[tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]:
        """(tap, pixel of the small image, pixel of the large one), of all that are inside."""
        found = []
        for tap in np.ndindex(*self.kernel):
            for pixel in np.ndindex(*self.small):
                place = [
                    pixel[i] * self.strides[i] + tap[i] * self.dilations[i] - self.pads[i]
                    for i in range(2)
                ]
                if all(0 <= at < size for at, size in zip(place, self.large, strict=True)):
                    found.append((tap, pixel, (place[0], place[1])))
        return found


def windows(count: int) -> list[int]:
    """The seeds of windows over images that have pixels."""
    seeds = (seed for seed in range(10 * count) if min(Window(seed).large) > 0)
    return [seed for seed, _ in zip(seeds, range(count), strict=False)]


def grouped(array: np.ndarray, group: int, axis: int) -> np.ndarray:
    """An axis as two: groups, and what each has."""
    shape = array.shape
    return array.reshape(*shape[:axis], group, shape[axis] // group, *shape[axis + 1 :])


@pytest.mark.parametrize("seed", windows(12))
def test_an_input_gradient_is_a_transposed_convolution(seed: int) -> None:
    w, (outputs, channels) = Window(seed), ((5, 3) if seed % 2 else (18, 20))
    feeds = {
        "dy": RNG.standard_normal((2, outputs * w.group, *w.small), np.float32),
        "w": RNG.standard_normal((outputs * w.group, channels, *w.kernel), np.float32),
    }
    dy, weights = (array.astype(np.float64) for array in feeds.values())
    dx = np.zeros((2, w.group, channels, *w.large))
    by_group, of_group = grouped(dy, w.group, 1), grouped(weights, w.group, 0)
    for (a, b), (i, j), (y, x) in w.taps():
        terms = np.einsum("ngo,goc->ngc", by_group[..., i, j], of_group[..., a, b])
        dx[:, :, :, y, x] += terms
    attributes = {**w.attributes, "output_padding": w.rest}
    model = made([helper.make_node("ConvTranspose", ["dy", "w"], ["y"], **attributes)], feeds)

    assert_native(model, feeds, dx.reshape(2, -1, *w.large))


def gradient_model(w: Window, feeds: Arrays) -> onnx.ModelProto:
    """The weights' gradient: a convolution over images as channels, cut and turned."""
    group, (images, channels) = w.group, feeds["x"].shape[:2]
    attributes = {
        "strides": w.dilations, "dilations": w.strides, "pads": w.pads, "group": group,
    }  # fmt: skip
    of_group = channels // group
    nodes = [helper.make_node("Transpose", ["dy"], ["dyt"], perm=[1, 0, 2, 3])]
    constants: dict[str, Any] = {}
    if group == 1:
        nodes.append(helper.make_node("Transpose", ["x"], ["xt"], perm=[1, 0, 2, 3]))
    else:
        constants |= {
            "s5": [images, group, of_group, *w.large],
            "s4": [of_group, group * images, *w.large],
        }
        nodes += [
            helper.make_node("Reshape", ["x", "s5"], ["x5"]),
            helper.make_node("Transpose", ["x5"], ["x5t"], perm=[2, 1, 0, 3, 4]),
            helper.make_node("Reshape", ["x5t", "s4"], ["xt"]),
        ]
    nodes += [
        helper.make_node("Conv", ["xt", "dyt"], ["all"], **attributes),
        helper.make_node("Slice", ["all", "zero", "kernel", "axes"], ["taps"]),
        helper.make_node("Transpose", ["taps"], ["y"], perm=[1, 0, 2, 3]),
    ]
    return made(nodes, feeds, zero=[0, 0], kernel=w.kernel, axes=[2, 3], **constants)


def gradient(w: Window, feeds: Arrays) -> np.ndarray:
    x, dy = (grouped(array.astype(np.float64), w.group, 1) for array in feeds.values())
    dw = np.zeros((w.group, dy.shape[2], x.shape[2], *w.kernel))
    for (a, b), (i, j), (y, z) in w.taps():
        dw[..., a, b] += np.einsum("ngo,ngc->goc", dy[..., i, j], x[..., y, z])
    return dw.reshape(-1, *dw.shape[2:])


@pytest.mark.parametrize("seed", windows(12))
def test_a_weight_gradient_is_a_convolution_over_images(seed: int) -> None:
    w, (outputs, channels) = Window(seed), ((5, 3) if seed % 2 else (18, 20))
    feeds = {
        "x": RNG.standard_normal((9, channels * w.group, *w.large), np.float32),
        "dy": RNG.standard_normal((9, outputs * w.group, *w.small), np.float32),
    }

    assert_native(gradient_model(w, feeds), feeds, gradient(w, feeds))


@pytest.mark.parametrize("seed", windows(8))
@pytest.mark.parametrize("images", [1, 4])
def test_a_depthwise_weight_gradient_has_groups_of_one_channel(seed: int, images: int) -> None:
    w = Window(seed)
    w.group = 19
    feeds = {
        "x": RNG.standard_normal((images, w.group, *w.large), np.float32),
        "dy": RNG.standard_normal((images, w.group, *w.small), np.float32),
    }

    assert_native(gradient_model(w, feeds), feeds, gradient(w, feeds))


@pytest.mark.parametrize(
    ("group", "op"), [(1, "conv_weight_gradient"), (2, "conv_weight_gradient"),
                      (16, "depthwise_weight_gradient")],
)  # fmt: skip
def test_a_gradient_computes_its_own_taps_where_its_operands_are(
    group: int, op: str, tmp_path: Any
) -> None:
    w = Window(0)
    w.kernel, w.strides, w.dilations, w.pads = [3, 3], [2, 2], [1, 1], [1, 1, 1, 1]
    w.small, w.large, w.group = [7, 7], [14, 14], group
    feeds = {"x": np.zeros((8, 16, 14, 14), np.float32), "dy": np.zeros((8, 16, 7, 7), np.float32)}

    onnx.save(gradient_model(w, feeds), tmp_path / "model.onnx")

    nodes = fuse(load_graph(tmp_path / "model.onnx")).nodes

    # x, dy and dw are in the model's order: nothing else is copied.
    assert sorted(node.op for node in nodes) == sorted(["copy"] * 3 + [op])
    assert [node.ints("kernel") for node in nodes if node.op == op] == [(3, 3)]
