"""Valid contents: networks of a few nodes, so that each is tuned within seconds."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from onnx import ModelProto, TensorProto

from fixtures.small.networks import dynamic_batch
from fixtures.zoo.network import Network
from tests.soak.content import Content, Expected

SETTINGS: tuple[dict[str, Any] | None, ...] = (
    None, None, {"priority": 7}, None, {"job_type": 2}, None, {"aicore_num": 1},
)  # fmt: skip
"""What stands beside every so-manieth model; None: nothing."""


def valid_contents(count: int) -> tuple[Content, ...]:
    """So many, all different. The first rows differ in structure, later ones in weights only."""
    return tuple(itertools.islice(_contents(), count))


def _contents() -> Iterator[Content]:
    for number in itertools.count():
        make = STRUCTURES[number % len(STRUCTURES)]
        name = f"{make.__name__.strip('_')}-{number}"
        if make is _with_data:
            yield _external(name, number)
        elif make is _open_batch:
            settings = {"input_shape": f"image:{2 + number // len(STRUCTURES)},3,8,8"}
            yield _content(name, _open_batch(number), settings)
        else:
            yield _content(name, make(number), SETTINGS[number % len(SETTINGS)])


def _content(name: str, model: ModelProto, settings: dict[str, Any] | None) -> Content:
    text = None if settings is None else json.dumps(settings).encode()
    return Content(name, "valid", Expected.RESULT, packed(model), settings=text)


def packed(model: ModelProto) -> bytes:
    data: bytes = model.SerializeToString(deterministic=True)
    return data


def _external(name: str, number: int) -> Content:
    model, data = with_data_outside(_with_data(number), f"{name}.bin")
    return Content(name, "valid", Expected.RESULT, packed(model), data={f"{name}.bin": data})


def with_data_outside(model: ModelProto, location: str) -> tuple[ModelProto, bytes]:
    """The model with its first initializer in another file, and what that file holds."""
    tensor = model.graph.initializer[0]
    data: bytes = tensor.raw_data
    tensor.ClearField("raw_data")
    tensor.data_location = TensorProto.EXTERNAL
    for key, value in {"location": location, "offset": 0, "length": len(data)}.items():
        tensor.external_data.add(key=key, value=str(value))
    return model, data


def _begun(name: str, number: int, shape: tuple[int, ...]) -> tuple[Network, str]:
    net = Network(name, seed=number)
    return net, net.input("x", shape)


def dense(number: int) -> ModelProto:
    net, x = _begun("dense", number, (4, 16))
    y = net.op("Relu", net.op("MatMul", x, net.normal("weight", (16, 24), 0.3)))
    net.output(y, "y", (4, 24))
    return net.model()


def _with_data(number: int) -> ModelProto:
    net, x = _begun("with_data", number, (4, 16))
    net.output(net.op("MatMul", x, net.normal("weight", (16, 32), 0.3)), "y", (4, 32))
    return net.model()


def _open_batch(number: int) -> ModelProto:
    """Needs settings that close it."""
    model = dynamic_batch()
    model.doc_string = f"variant {number}"
    return model


def _chain(number: int) -> ModelProto:
    net, x = _begun("chain", number, (8, 33))
    y = net.op("Tanh", net.op("Mul", x, net.normal("scale", (33,), 1.0)))
    net.output(net.op("Add", y, x), "y", (8, 33))
    return net.model()


def _convolution(number: int) -> ModelProto:
    net, x = _begun("convolution", number, (1, 3, 12, 12))
    weight, bias = net.normal("weight", (8, 3, 3, 3), 0.2), net.normal("bias", (8,), 0.1)
    y = net.op("Relu", net.op("Conv", x, weight, bias, pads=[1, 1, 1, 1]))
    net.output(y, "y", (1, 8, 12, 12))
    return net.model()


def _layers(number: int) -> ModelProto:
    net, x = _begun("layers", number, (2, 16))
    y = net.op("Gemm", x, net.normal("w1", (16, 16), 0.3), net.normal("b1", (16,), 0.1))
    y = net.op("Gemm", net.op("Sigmoid", y), net.normal("w2", (16, 5), 0.3))
    net.output(net.op("Softmax", y, axis=1), "y", (2, 5))
    return net.model()


def _foreign_step(number: int) -> ModelProto:
    """A step without a kernel of ours, which ONNX Runtime runs."""
    net, x = _begun("foreign_step", number, (4, 16))
    y = net.op("CumSum", net.op("Mul", x, net.normal("scale", (16,), 1.0)), net.constant(1))
    net.output(y, "y", (4, 16))
    return net.model()


def _pooled(number: int) -> ModelProto:
    net, x = _begun("pooled", number, (1, 4, 8, 8))
    y = net.op("Mul", net.op("GlobalAveragePool", x), net.normal("scale", (1, 4, 1, 1), 1.0))
    net.output(y, "y", (1, 4, 1, 1))
    return net.model()


def _moved(number: int) -> ModelProto:
    net, x = _begun("moved", number, (2, 6, 4))
    shape = net.constant(np.array([2, 24], np.int64))
    y = net.op("Reshape", net.op("Transpose", x, perm=[0, 2, 1]), shape)
    net.output(net.op("Add", y, net.normal("bias", (24,), 1.0)), "y", (2, 24))
    return net.model()


STRUCTURES: tuple[Callable[[int], ModelProto], ...] = (
    dense, _convolution, _with_data, _chain, _open_batch, _layers, _foreign_step, _pooled, _moved,
)  # fmt: skip
