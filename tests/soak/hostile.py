"""Hostile contents: small files that would become huge, endless, or something on another path."""

from __future__ import annotations

import itertools
import json
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
from onnx import ModelProto, TensorProto, helper

from fixtures.broken import BROKEN
from fixtures.third_party import Imod, compressed_model_def, net, om2, part, pico, varint, zipped
from fixtures.zoo.network import Network
from tests.soak.broken import HOSTILE
from tests.soak.content import Content, Expected
from tests.soak.valid import dense, packed

MANY = 300_000
DEEP = 5_000
HUGE = 2**40
BOMB_BYTES = 64 << 20
"""Of zeros, which a ZIP file holds in 64 KB."""


def hostile_contents(count: int, random: Random) -> tuple[Content, ...]:
    """So many, all different; the same ideas return with other sizes."""
    contents = itertools.chain(_once(), _without_end(random))
    return tuple(itertools.islice(contents, count))


def _once() -> Iterator[Content]:
    for name in HOSTILE:
        yield _hostile(name, BROKEN[f"{name}.onnx"]())
    yield _hostile("nested", _nested(DEEP))
    yield _hostile("nodes", _graph(part(1, b"") * MANY))
    yield _hostile("initializers", _graph(part(5, b"") * MANY))
    properties = _hostile("properties", part(14, b"") * MANY + packed(dense(77)))
    yield replace(properties, expected=Expected.EITHER)
    yield _hostile("long-varint", b"\x08" + b"\x80" * 1_000_000)
    yield _hostile("length-beyond", b"\x3a" + varint(2**63 - 1) + b"x" * 100)
    yield _hostile("zip-bomb", _zip_bomb(), ".om")
    yield _hostile("zip-paths", _leading_out(), ".om")
    yield _hostile("zip-many", zipped((f"net/{i}", b"") for i in range(5_000)), ".om")
    yield _hostile("pico", pico(), ".om")
    yield _hostile("compressed-keys", Imod([[(0, compressed_model_def())]]).packed(), ".om")
    yield _hostile("models-counted", Imod(model_num=2**31).packed(), ".om")
    yield replace(_hostile("deep-settings", packed(dense(901))), settings=b"[" * 60_000)
    yield replace(_hostile("long-settings", packed(dense(902))), settings=b" " * 200_000)


def _without_end(random: Random) -> Iterator[Content]:
    for number in itertools.count():
        yield _hostile(f"foreign-{number}", Imod(user_info=b"%d" % number).packed(), ".om")
        yield _hostile(f"package-{number}", om2({"net/note": f"{number}"}), ".om")
        yield _hostile(f"fold-{number}", packed(_folding(number)))
        yield _hostile(f"dims-{number}", packed(_with_dims(random)))
        yield _hostile(f"escape-{number}", packed(_outside(number)))
        yield _hostile(f"lengths-{number}", _lying(random), ".om")
        yield _hostile(f"input-{number}", packed(_huge_input(number)))


def _hostile(name: str, model: bytes, suffix: str = ".onnx") -> Content:
    return Content(name, "hostile", Expected.REASON, model, suffix)


def _graph(content: bytes) -> bytes:
    """A ModelProto of IR version 8 whose graph holds this."""
    return b"\x08\x08" + part(8, b"\x10\x11") + part(7, content)


def _nested(depth: int) -> bytes:
    """Graphs in attributes of nodes of graphs."""
    graph = b""
    for _ in range(depth):
        graph = part(1, part(4, "If") + part(5, part(1, "then_branch") + part(6, graph)))
    return _graph(graph)


def _zip_bomb() -> bytes:
    return om2({"net/data/model_0/model_meta.json": bytes(BOMB_BYTES)})


def _leading_out() -> bytes:
    meant = json.dumps({"om2_version": "0", "model_num": 1})
    names = ("../../../../tmp/soak-was-here", "/tmp/soak-was-here", "net/../../out", "net/\0/x")
    return zipped([("net/manifest.json", meant), *((n, b"here") for n in names)], ZIP_STORED)


ZIP_STORED = zipfile.ZIP_STORED


def _folding(number: int) -> ModelProto:
    """Constants that would be terabytes, had anybody the patience to compute them."""
    net_ = Network("folding", seed=number)
    x = net_.input("x", (2, 16))
    sizes = net_.constant([2**20 + number, 2**20])
    one = net_.constant(np.ones((1, 1), np.float32))
    makers = (
        lambda: net_.op("Expand", one, sizes),
        lambda: net_.op("Tile", one, sizes),
        lambda: net_.op("Pad", one, net_.constant([0, 0, HUGE + number, 1])),
        lambda: net_.op("Cast", net_.op("Range", *map(net_.constant, (0, HUGE + number, 1))), to=1),
    )
    y = net_.op("ReduceSum", makers[number % len(makers)](), keepdims=0)
    net_.output(net_.op("Add", x, y), "y", (2, 16))
    return net_.model()


def _with_dims(random: Random) -> ModelProto:
    """Sizes whose product overflows, or that are below zero."""
    model = dense(random.randrange(10**6, 10**9))
    some = (2**62, 2**32, 2**31, -1, -(2**63), 2**63 - 1)
    model.graph.initializer[0].dims[:] = [random.choice(some), random.choice(some)]
    return model


def _outside(number: int) -> ModelProto:
    """Weights "in" files that are not this model's to read."""
    places = ("../secret", "/proc/self/mem", "/dev/zero", "a/../../b", "..", "x\0y")
    model = dense(10**6 + number)
    tensor = model.graph.initializer[0]
    tensor.ClearField("raw_data")
    tensor.data_location = TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value=places[number % len(places)])
    tensor.external_data.add(key="length", value=str(2**62 + number))
    return model


def _lying(random: Random) -> bytes:
    """An offline model of another family whose tables tell of more than there is."""
    data = bytearray(Imod([[(0, b"".join(net()))]]).packed())
    data[76:80] = random.randbytes(4)
    data[260:272] = random.randbytes(12)
    return bytes(data)


def _huge_input(number: int) -> ModelProto:
    side = 2**20 + number
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [side, side])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [side, side])
    graph = helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "huge", [x], [y])
    opsets = [helper.make_opsetid("", 17)]
    model: ModelProto = helper.make_model(graph, opset_imports=opsets, ir_version=8)
    return model
