"""Networks with recurrent layers, transposed convolutions and other parts that had no kernels.

Their structure is that of models from exporters; their weights are random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET = 17


class _Network:
    """Nodes and weights of a network that is being built; every method returns a tensor's name."""

    def __init__(self) -> None:
        self._nodes: list[onnx.NodeProto] = []
        self._weights: list[onnx.TensorProto] = []
        self._rng = np.random.default_rng(0)

    def weight(self, *shape: int, scale: float | None = None) -> str:
        fan_in = int(np.prod(shape[1:])) or 1
        values = self._rng.standard_normal(shape) * (scale or fan_in**-0.5)
        return self.constant(values.astype(np.float32))

    def constant(self, array: np.ndarray) -> str:
        name = f"w{len(self._weights)}"
        self._weights.append(numpy_helper.from_array(array, name))
        return name

    def node(self, op: str, *inputs: str, outputs: int = 1, **attributes: Any) -> str:
        """The name of the node's first output."""
        names = [f"t{len(self._nodes)}.{i}" for i in range(outputs)]
        self._nodes.append(helper.make_node(op, inputs, names, **attributes))
        return names[0]

    def shaped(self, x: str, *shape: int) -> str:
        return self.node("Reshape", x, self.constant(np.array(shape, np.int64)))

    def conv(self, x: str, shape: tuple[int, ...], op: str = "Conv", **attributes: Any) -> str:
        out = shape[1] if op == "ConvTranspose" else shape[0]
        return self.node(op, x, self.weight(*shape), self.weight(out), **attributes)

    def model(
        self, inputs: Mapping[str, Sequence[int] | onnx.ValueInfoProto], *outputs: str
    ) -> onnx.ModelProto:
        ports = [
            value
            if isinstance(value, onnx.ValueInfoProto)
            else helper.make_tensor_value_info(name, TensorProto.FLOAT, value)
            for name, value in inputs.items()
        ]
        ends = [onnx.ValueInfoProto(name=name) for name in outputs]
        graph = helper.make_graph(self._nodes, "g", ports, ends, self._weights)
        imports = [helper.make_opsetid("", OPSET)]
        model = helper.make_model(graph, opset_imports=imports, ir_version=9)
        return onnx.shape_inference.infer_shapes(model)


def gru_speech() -> onnx.ModelProto:
    """One convolution over time, three GRU layers in both directions, a linear layer."""
    net, hidden, steps = _Network(), 128, 100
    x = net.conv("x", (64, 40, 3), pads=[1, 1])
    x = net.node("Transpose", net.node("Relu", x), perm=[2, 0, 1])
    size = 64
    for _ in range(3):
        weights = (net.weight(2, 3 * hidden, size), net.weight(2, 3 * hidden, hidden))
        bias = net.weight(2, 6 * hidden)
        y = net.node(
            "GRU", x, *weights, bias,
            direction="bidirectional", hidden_size=hidden, linear_before_reset=1,
        )  # fmt: skip
        x = net.shaped(net.node("Transpose", y, perm=[0, 2, 1, 3]), steps, 1, 2 * hidden)
        size = 2 * hidden
    x = net.node("Add", net.node("MatMul", x, net.weight(size, 29)), net.weight(29))
    return net.model({"x": (1, 40, steps)}, net.node("Softmax", x, axis=-1))


def dcgan() -> onnx.ModelProto:
    """Five transposed convolutions from a vector to an image of 64 x 64."""
    net, x, sizes = _Network(), "z", (100, 512, 256, 128, 64, 3)
    for i, (before, after) in enumerate(pairwise(sizes)):
        border = {"pads": [1, 1, 1, 1], "strides": [2, 2]} if i else {}
        x = net.conv(x, (before, after, 4, 4), op="ConvTranspose", **border)
        x = net.node("Relu" if after > 3 else "Tanh", x)
    return net.model({"z": (1, 100, 1, 1)}, x)


def voice_activity() -> onnx.ModelProto:
    """A Fourier transform as a convolution, four convolutions, an LSTM of one step."""
    net = _Network()
    x = net.node("Unsqueeze", "audio", net.constant(np.array([1], np.int64)))
    x = net.conv(x, (258, 1, 256), strides=[128])
    parts = net.constant(np.array([129, 129], np.int64))
    real = net.node("Split", x, parts, outputs=2, axis=1)
    imaginary = real.replace(".0", ".1")
    power = net.node("Add", net.node("Mul", real, real), net.node("Mul", imaginary, imaginary))
    x, before = net.node("Sqrt", power), 129
    for after, stride in ((128, 1), (64, 2), (64, 2), (128, 1)):
        x = net.conv(x, (after, before, 3), pads=[1, 1], strides=[stride])
        x, before = net.node("Relu", x), after
    x = net.node("Transpose", x, perm=[2, 0, 1])
    gates = (net.weight(1, 512, 128), net.weight(1, 512, 128), net.weight(1, 1024))
    y = net.node("LSTM", x, *gates, "", "h", "c", outputs=3, hidden_size=128)
    last = net.node("Relu", net.node("Transpose", y.replace(".0", ".1"), perm=[1, 2, 0]))
    probability = net.node("Sigmoid", net.conv(last, (1, 128, 1)))
    inputs = {"audio": (1, 512), "h": (1, 1, 128), "c": (1, 1, 128)}
    return net.model(inputs, probability, y.replace(".0", ".1"), y.replace(".0", ".2"))


def recommender() -> onnx.ModelProto:
    """26 embedding tables, and a perceptron of three layers over a batch of 64."""
    net, tables, width, rows = _Network(), 26, 16, 64
    axis = [net.constant(np.array(i, np.int64)) for i in range(tables)]
    found = [
        net.node("Gather", net.weight(1000, width), net.node("Gather", "ids", i, axis=1))
        for i in axis
    ]
    x, size = net.node("Concat", *found, "dense", axis=1), tables * width + 13
    for out in (256, 128, 1):
        x = net.node("Gemm", x, net.weight(out, size), net.weight(out), transB=1)
        x, size = net.node("Relu" if out > 1 else "Sigmoid", x), out
    ids = helper.make_tensor_value_info("ids", TensorProto.INT64, (rows, tables))
    return net.model({"ids": ids, "dense": (rows, 13)}, x)


def segmenter() -> onnx.ModelProto:
    """Dilated convolutions, a pyramid over the whole image, and two bilinear resizes."""
    net = _Network()
    x, before = net.node("Relu", net.conv("x", (32, 3, 3, 3), strides=[2, 2], pads=[1] * 4)), 32
    for after, stride, dilation in ((64, 2, 1), (96, 2, 1), (128, 1, 2), (128, 1, 4)):
        x = net.conv(
            x, (after, before, 3, 3),
            strides=[stride] * 2, pads=[dilation] * 4, dilations=[dilation] * 2,
        )  # fmt: skip
        x, before = net.node("Relu", x), after
    pooled = net.node("Relu", net.conv(net.node("GlobalAveragePool", x), (64, before, 1, 1)))
    wide = net.constant(np.array([1, 1, 28, 28], np.float32))
    wide_pooled = net.node("Resize", pooled, "", wide, mode="linear")
    branches = [net.conv(x, (64, before, 3, 3), pads=[d] * 4, dilations=[d] * 2) for d in (2, 6)]
    x = net.node("Concat", *branches, wide_pooled, axis=1)
    x = net.conv(net.node("Relu", x), (21, 192, 1, 1))
    scale = net.constant(np.array([1, 1, 8, 8], np.float32))
    x = net.node("Resize", x, "", scale, mode="linear",
                 coordinate_transformation_mode="half_pixel")  # fmt: skip
    return net.model({"x": (1, 3, 224, 224)}, x)


def cnn_3d() -> onnx.ModelProto:
    """Three convolutions over 16 frames of 56 x 56, with pooling, and a linear layer."""
    net, x, before = _Network(), "x", 3
    for after in (16, 32, 64):
        x = net.node("Relu", net.conv(x, (after, before, 3, 3, 3), pads=[1] * 6))
        x = net.node("MaxPool", x, kernel_shape=[2] * 3, strides=[2] * 3)
        before = after
    x = net.node("Flatten", net.node("GlobalAveragePool", x))
    return net.model({"x": (1, 3, 16, 56, 56)}, net.node("Gemm", x, net.weight(64, 10)))


def resize_linear() -> onnx.ModelProto:
    """An image enlarged by 1.7 and by 2 between neighbours, and reduced by 0.6."""
    return _resized("linear", (1.7, 2.0, 0.6))


def resize_nearest() -> onnx.ModelProto:
    """An image enlarged by 1.5 and by 1.7 with the nearest elements, and reduced by 0.3."""
    return _resized("nearest", (1.5, 1.7, 0.3))


def _resized(mode: str, factors: tuple[float, ...]) -> onnx.ModelProto:
    """A result for each factor."""
    net = _Network()
    scales = [net.constant(np.array([1, 1, factor, factor], np.float32)) for factor in factors]
    results = [net.node("Resize", "x", "", scale, mode=mode) for scale in scales]
    return net.model({"x": (1, 16, 112, 112)}, *results)


def dilated_pyramid() -> onnx.ModelProto:
    """Dilations as wide as the map, as in a segmenter's pyramid: most taps meet its border."""
    net = _Network()
    x = net.node("Relu", net.conv("x", (256, 256, 1, 1)))
    branches = [net.conv(x, (64, 256, 3, 3), pads=[d] * 4, dilations=[d] * 2) for d in (6, 12, 18)]
    x = net.node("Relu", net.node("Concat", *branches, axis=1))
    return net.model({"x": (1, 256, 33, 33)}, net.conv(x, (21, 192, 1, 1)))


def grouped_blocks() -> onnx.ModelProto:
    """Bottlenecks with 32 groups of 4, 8, 16 and 32 channels; the later ones halve the image."""
    net, x, before = _Network(), "x", 64
    for width, stride in ((128, 1), (256, 2), (512, 2), (1024, 2)):
        x = net.node("Relu", net.conv(x, (width, before, 1, 1)))
        x = net.conv(x, (width, width // 32, 3, 3), group=32, strides=[stride] * 2, pads=[1] * 4)
        x, before = net.node("Relu", net.conv(net.node("Relu", x), (width, width, 1, 1))), width
    return net.model({"x": (1, 64, 56, 56)}, x)


def many_parts() -> onnx.ModelProto:
    """500 parts of an image's channels, put together in the opposite order."""
    net = _Network()
    first = net.node("Split", "x", outputs=500, axis=1)
    parts = [first.removesuffix("0") + str(i) for i in range(500)]
    return net.model({"x": (4, 1500)}, net.node("Concat", *parts[::-1], axis=1))


NETWORKS: Mapping[str, Callable[[], onnx.ModelProto]] = {
    network.__name__: network
    for network in (
        *(gru_speech, dcgan, voice_activity, recommender, segmenter, cnn_3d),
        *(resize_linear, resize_nearest, dilated_pyramid, grouped_blocks, many_parts),
    )
}
