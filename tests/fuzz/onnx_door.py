"""The ONNX front end: `tuner.frontend.load_graph` on files that once were models."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import onnx
from google.protobuf.message import DecodeError
from onnx import defs, helper

from tests.fuzz.door import Door
from tests.fuzz.messages import REALS, messages_in, mutate_message
from tests.fuzz.onnx_seeds import WEIGHTS_BYTES, WEIGHTS_FILE, node_cases, seeds
from tests.fuzz.scramble import NUMBERS, scrambled
from tuner.errors import TunerError
from tuner.frontend import load_graph

OF_NODE_CASES = 0.5
"""Share of the inputs that are made of onnx's node cases, and not of the ground."""


def door(folder: Path) -> Door:
    """Each input is a file beside a file of external data."""
    path = folder / "model.onnx"
    (folder / WEIGHTS_FILE).write_bytes(bytes(range(256)) * (WEIGHTS_BYTES // 256))

    def enter(data: bytes) -> None:
        path.write_bytes(data)
        load_graph(path)

    ground = [model.SerializeToString() for model in seeds()]
    return Door(ground, mutated, enter, (TunerError,), reduced)


def mutated(chance: Random, ground: Sequence[bytes]) -> bytes:
    """Mostly a message with other fields or nodes, sometimes bytes that may be no message."""
    data = chance.choice(node_cases() if chance.random() < OF_NODE_CASES else ground)
    if chance.random() < 0.1:
        return scrambled(chance, data, ground)
    model = onnx.ModelProto.FromString(data)
    others = [onnx.ModelProto.FromString(chance.choice(ground))]
    for _ in range(min(chance.randint(1, 8), chance.randint(1, 8))):
        if chance.random() < 0.4:
            _add_node(chance, model.graph)
        else:
            mutate_message(chance, model.graph if chance.random() < 0.9 else model, others)
    data = model.SerializeToString()
    return scrambled(chance, data, ground) if chance.random() < 0.05 else data


def _add_node(chance: Random, graph: onnx.GraphProto) -> None:
    """A node of any operator, with inputs from the graph and attributes of the right types.

    Somebody reads it, so that it is not left out.
    """
    schema = chance.choice(_schemas())
    names = _names(graph) or [""]
    count = min(len(schema.inputs) + chance.choice((0, 0, 0, -1, 1)), 8)
    outputs = [f"new{chance.randrange(10**6)}" for _ in range(max(1, min(schema.min_output, 4)))]
    node = helper.make_node(
        schema.name, [chance.choice(names) for _ in range(count)], outputs, domain=schema.domain
    )
    for name, attribute in schema.attributes.items():
        if attribute.required or chance.random() < 0.3:
            node.attribute.append(
                _attribute(chance, name, str(attribute.type).rpartition(".")[2], graph)
            )
    at = chance.randrange(len(graph.node) + 1)
    rest = [_copy(other) for other in graph.node[at:]]
    del graph.node[at:]
    graph.node.extend([node, *rest])
    readers = [other for other in graph.node[at + 1 :] if other.input]
    if readers and chance.random() < 0.7:
        reader = chance.choice(readers)
        reader.input[chance.randrange(len(reader.input))] = outputs[0]
    else:
        graph.output.add(name=outputs[0])


@cache
def _schemas() -> list[defs.OpSchema]:
    return [s for s in defs.get_all_schemas() if s.domain in ("", "ai.onnx.ml")]


def _names(graph: onnx.GraphProto) -> list[str]:
    values = (*graph.input, *graph.initializer)
    made = [name for node in graph.node for name in node.output if name]
    return [*(value.name for value in values), *made]


def _copy(node: onnx.NodeProto) -> onnx.NodeProto:
    copy = onnx.NodeProto()
    copy.CopyFrom(node)
    return copy


def _attribute(chance: Random, name: str, kind: str, graph: onnx.GraphProto) -> onnx.AttributeProto:
    """The right type, and a value that is sometimes sane."""
    attribute = onnx.AttributeProto(name=name, type=onnx.AttributeProto.AttributeType.Value(kind))
    match kind:
        case "INT":
            attribute.i = _whole(chance)
        case "FLOAT":
            attribute.f = chance.choice(REALS)
        case "STRING":
            attribute.s = chance.choice(_WORDS)
        case "INTS":
            attribute.ints.extend(_whole(chance) for _ in range(chance.randint(0, 4)))
        case "FLOATS":
            attribute.floats.extend(chance.choice(REALS) for _ in range(chance.randint(0, 4)))
        case "STRINGS":
            attribute.strings.extend(chance.choice(_WORDS) for _ in range(chance.randint(0, 3)))
        case "TENSOR":
            if graph.initializer:
                attribute.t.CopyFrom(chance.choice(graph.initializer))
        case "GRAPH":
            graphs = [m for m in messages_in(graph) if isinstance(m, onnx.GraphProto)]
            attribute.g.CopyFrom(chance.choice(graphs))
    return attribute


def _whole(chance: Random) -> int:
    number = chance.choice(NUMBERS) if chance.random() < 0.3 else chance.randint(-2, 4)
    return min(number, 2**63 - 1)


_WORDS = (
    b"", b"constant", b"reflect", b"edge", b"wrap", b"SAME_UPPER", b"VALID", b"nearest", b"linear",
    b"cubic", b"floor", b"align_corners", b"tanh", b"ij->ji", b"mean", b"LEFT", b"RIGHT", b"\xff",
    b"bidirectional", b"DCR", b"...ij,...jk->...ik", b"x" * 500,
)  # fmt: skip


def reduced(data: bytes) -> list[bytes]:
    """The model without one of its parts, for each part."""
    try:
        model = onnx.ModelProto.FromString(data)
    except DecodeError:
        return []
    found = []
    count = sum(1 for _ in messages_in(model))
    for place in range(count):
        for number in range(24):
            copy = onnx.ModelProto.FromString(data)
            message = next(m for i, m in enumerate(messages_in(copy)) if i == place)
            if not _drop(message, number):
                break
            found.append(copy.SerializeToString())
    return sorted(found, key=len)


def _drop(message: onnx.ModelProto, number: int) -> bool:
    """Leave out the number-th element or field of a message; False if there are not so many."""
    parts = [
        (field.name, i)
        for field, value in message.ListFields()
        for i in (range(len(value)) if field.is_repeated else (None,))
    ]
    if number >= len(parts):
        return False
    name, i = parts[number]
    if i is None:
        message.ClearField(name)
    else:
        del getattr(message, name)[i]
    return True
