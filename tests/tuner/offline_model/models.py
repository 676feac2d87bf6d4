"""Small offline models for the tests of this folder."""

from __future__ import annotations

import hashlib
import struct
from dataclasses import replace

import numpy as np

from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.offline_model.model_def import (
    Attributes,
    ModelDescription,
    describe_graph,
    tuned_attributes,
)
from tuner.offline_model.offline_model import OfflineModel
from tuner.policy import Policy

POLICY = Policy.of(format="row", impl="direct", tile_m=6)


def small_graph() -> Graph:
    """x[1,8,8,3] -> conv with ReLU -> reshape -> gemm -> y[1,10]."""
    relu = Expression().then("relu", "it")
    return Graph(
        name="small",
        inputs=("x",),
        outputs=("y",),
        nodes=(
            Node(
                "conv",
                ("x", "w", "b"),
                ("c",),
                {"strides": (1, 1), "group": 1, "tail": relu},
                name="Conv_0",
                origin=("Conv", "Relu"),
            ),
            Node("reshape", ("c",), ("flat",)),
            Node("gemm", ("flat", "w2", "b2"), ("y",), {"alpha": 0.5}, name="Conv_0"),
        ),
        types={
            "x": TensorType("f32", (1, 8, 8, 3)),
            "w": TensorType("f32", (4, 3, 3, 3)),
            "b": TensorType("f32", (4,)),
            "c": TensorType("f32", (1, 8, 8, 4)),
            "flat": TensorType("f32", (1, 256)),
            "w2": TensorType("f32", (256, 10)),
            "b2": TensorType("f32", (10,)),
            "y": TensorType("f32", (1, 10)),
        },
        constants={
            "w": np.ones((4, 3, 3, 3), np.float32),
            "b": np.zeros(4, np.float32),
            "w2": np.ones((256, 10), np.float32),
            "b2": np.zeros(10, np.float32),
        },
    )


def small_description() -> ModelDescription:
    attributes: Attributes = {
        "soc_version": "x86_64-v3",
        "arch_type": "x86_64",
        "atc_version": "tunebank 0.1.0",
        "atc_cmdline": "bankd atc --model=small.onnx",
        "framework_type": 5,
        "memory_size": 4096,
        "weight_size": 256,
        "stream_num": 1,
        "event_num": 0,
        "tunebank_core_count": 2,
        "tunebank_precision_mode": "must_keep_origin_dtype",
    }
    return describe_graph(small_graph(), attributes, {"c": tuned_attributes("0123abcd", POLICY)})


def small_model(weights: bytes = bytes(range(256))) -> OfflineModel:
    program = {"steps": [{"call": "conv_0", "reads": ["x"]}], "arena_bytes": 4096}
    objects = (b"\x7fELF first", b"\x7fELF second one")
    model = OfflineModel.of(small_description(), program, objects)
    return replace(model, weights=memoryview(weights))


def right_checksum(content: bytes) -> bytes:
    """The checksum that belongs in the header of a file of ours, whatever it holds now."""
    start = 256 + 8 + 24 * struct.unpack_from("<I", content, 256)[0]
    head = content[:12] + bytes(64) + content[76:start]
    body, slot = content[start:-128], content[-128:]
    parts = [head, *(body[at : at + (4 << 20)] for at in range(0, len(body), 4 << 20))]
    digests = b"".join(hashlib.sha256(part).digest() for part in parts)
    prefix = b"tunebank, SHA-256 of chunks of 4 MiB\0"
    return hashlib.sha256(prefix + digests + slot).hexdigest().encode()
