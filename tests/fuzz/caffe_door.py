"""The Caffe front end: networks and weights that once were sound, up to the ONNX file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from google.protobuf import text_format

from tests.fuzz.door import Door
from tests.fuzz.messages import mutate_message
from tests.fuzz.scramble import scrambled
from tuner.errors import TunerError
from tuner.frameworks.caffe.caffe_to_onnx import to_onnx
from tuner.frameworks.caffe.network_file import NETWORK, WEIGHTS
from tuner.frameworks.convert import Conversion

BETWEEN = b"\n# weights\n"
"""Between the text of a network and its weights in one input."""
KINDS = ("Convolution", "Pooling", "InnerProduct", "Eltwise", "Concat", "Slice", "Reshape", "Scale",
         "Crop", "PriorBox", "DetectionOutput", "Permute", "Reduction", "ArgMax")  # fmt: skip
NETWORK_TEXT = """
    name: "n" input: "x" input_shape { dim: 1 dim: 4 dim: 6 dim: 6 }
    layer { name: "c" type: "Convolution" bottom: "x" top: "c"
            convolution_param { num_output: 4 kernel_size: 3 pad: 1 group: 2 } }
    layer { name: "b" type: "BatchNorm" bottom: "c" top: "c" }
    layer { name: "s" type: "Scale" bottom: "c" top: "c" scale_param { bias_term: true } }
    layer { name: "p" type: "Pooling" bottom: "c" top: "p"
            pooling_param { kernel_size: 3 stride: 2 } }
    layer { name: "r" type: "PriorBox" bottom: "p" bottom: "x" top: "r"
            prior_box_param { min_size: 2 } }
    layer { name: "f" type: "InnerProduct" bottom: "p" top: "f"
            inner_product_param { num_output: 4 } }
    layer { name: "o" type: "Softmax" bottom: "f" top: "o" }
"""
SHAPES: Mapping[str, Sequence[tuple[int, ...]]] = {
    "c": [(4, 2, 3, 3), (4,)], "b": [(4,), (4,), (1,)], "s": [(4,), (4,)], "f": [(4, 36), (4,)],
}  # fmt: skip
"""Of the blobs, by layer."""
OLD_TEXT = """
    input: "x" input_dim: 1 input_dim: 4 input_dim: 6 input_dim: 6
    layers { name: "c" type: CONVOLUTION bottom: "x" top: "c"
             convolution_param { num_output: 4 kernel_size: 3 pad: 1 group: 2 } }
    layers { name: "l" type: LRN bottom: "c" top: "l" }
    layers { name: "k" type: CONCAT bottom: "l" bottom: "c" top: "k" }
"""


def door(folder: Path) -> Door:
    """Each input is a network and its weights."""
    path = folder / "net.prototxt"

    def enter(data: bytes) -> None:
        text, _, weights = data.partition(BETWEEN)
        path.write_bytes(text)
        path.with_suffix(".caffemodel").write_bytes(weights)
        to_onnx(path, folder / "net.onnx", Conversion())

    ground = [text.encode() + BETWEEN + _weights() for text in (NETWORK_TEXT, OLD_TEXT)]
    return Door(ground, mutated, enter, (TunerError,))


def mutated(chance: Random, ground: Sequence[bytes]) -> bytes:
    """Mostly messages with other fields, types and blobs, sometimes bytes that may be none."""
    data = chance.choice(ground)
    if chance.random() < 0.1:
        return scrambled(chance, data, ground)
    text, _, held = data.partition(BETWEEN)
    net: Any = text_format.Parse(text.decode(), NETWORK())
    weights: Any = WEIGHTS()
    weights.ParseFromString(held)
    for _ in range(min(chance.randint(1, 6), chance.randint(1, 6))):
        layers = [*net.layer, *net.layers]
        part = chance.choice([*layers, *layers, net])
        if chance.random() < 0.2:
            mutate_message(chance, chance.choice(weights.layer), [weights])
        elif chance.random() < 0.3 and net.layer:
            chance.choice(net.layer).type = chance.choice(KINDS)
        else:
            mutate_message(chance, part, [net])
    made: bytes = text_format.MessageToString(net).encode() + BETWEEN + weights.SerializeToString()
    return made


def _weights() -> bytes:
    net: Any = WEIGHTS()
    for name, shapes in SHAPES.items():
        layer = net.layer.add(name=name)
        for shape in shapes:
            blob = layer.blobs.add()
            blob.shape.dim.extend(shape)
            blob.data.extend([0.5] * prod(shape))
    return bytes(net.SerializeToString())
