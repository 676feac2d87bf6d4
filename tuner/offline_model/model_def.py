"""MODEL_DEF: our graph as viewers show it, as a value and as protobuf. It is never executed.

Written as real .om files have it: a "Data" op for each input of the graph, "Const" ops for
constants, the ops in the order in which they run, and one "NetOutput" at the end. The numbers of
the fields are those of ge.proto, CANN's schema.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tuner.expression import Expression
from tuner.files.protobuf_wire import FIXED_32, bytes_field, int64, integer_field, varint
from tuner.graph import Attribute, Graph, Node
from tuner.offline_model.data_types import DATA_TYPES
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.size import is_open

AttributeValue = str | int | float | tuple[str, ...] | tuple[int, ...] | tuple[float, ...]
"""Integers have 64 bits, floats are stored with 32; all entries of a tuple are of one type."""

Attributes = Mapping[str, AttributeValue]

_LIST_KINDS: Mapping[type, tuple[int, int]] = {
    str: (2, 1), int: (3, 2), float: (4, 3), bool: (5, 4),
}  # fmt: skip
"""Field that holds a list's entries, and the format's `val_type`, for each type."""

CORE_COUNT = "tunebank_core_count"
PRECISION_MODE = "tunebank_precision_mode"
FUSION_OFF = "tunebank_fusion_off"
OUR_ATTRIBUTES = (CORE_COUNT, PRECISION_MODE, FUSION_OFF)
"""Attributes of a model that no other tool writes."""


@dataclass(frozen=True)
class TensorDescription:
    """An input or output of an operator as viewers show it."""

    name: str
    dtype: str
    """One of `DATA_TYPES`; for a type that we do not know, "type " and its number."""
    shape: tuple[int, ...]
    layout: str = "ND"


@dataclass(frozen=True)
class OpDescription:
    """One operation; its name is unique in the model."""

    name: str
    type: str
    inputs: tuple[str, ...]
    """`op:index` of each input: the index-th output of that op, constant or graph input."""
    input_tensors: tuple[TensorDescription, ...]
    output_tensors: tuple[TensorDescription, ...]
    attributes: Attributes = field(default_factory=dict)


@dataclass(frozen=True)
class ModelDescription:
    """Everything in MODEL_DEF. A graph input or constant is referred to as `name:0`."""

    name: str
    attributes: Attributes
    inputs: tuple[TensorDescription, ...]
    outputs: tuple[TensorDescription, ...]
    ops: tuple[OpDescription, ...]
    constants: tuple[TensorDescription, ...] = ()
    """Constants in their own shape, in which WEIGHTS_DATA does not hold them."""
    output_sources: tuple[str, ...] = ()
    """`op:index` that makes each output."""


def tuned_attributes(task_key: str, policy: Policy) -> Attributes:
    """The attributes of an op that is a task: its key in the bank and the policy used."""
    return {"tunebank_task_key": task_key, "tune_policy": policy.text()}


def describe_graph(
    graph: Graph, attributes: Attributes, tuned: Mapping[str, Attributes]
) -> ModelDescription:
    """`tuned` holds further attributes of nodes, by the name of a node's first output."""
    names = _unique_names(graph)
    sources = _sources(graph, names)
    constants = dict.fromkeys(
        name for node in graph.nodes for name in node.inputs if name in graph.constants
    )
    return ModelDescription(
        graph.name,
        attributes,
        tuple(_described(graph, name) for name in graph.inputs),
        tuple(_described(graph, name) for name in graph.outputs),
        tuple(
            _described_op(graph, node, name, sources, tuned.get(node.outputs[0], {}))
            for node, name in zip(graph.nodes, names, strict=True)
        ),
        tuple(_described(graph, name) for name in constants),
        tuple(sources[name] for name in graph.outputs),
    )


def _unique_names(graph: Graph) -> list[str]:
    """A name for each node: its own where it has one that is still free, else with a number."""
    taken = {*graph.inputs, *graph.constants, "NetOutput"}
    names = []
    for node in graph.nodes:
        wanted = node.name or f"{node.op}/{node.outputs[0]}"
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted}_{number}", number + 1
        taken.add(name)
        names.append(name)
    return names


def _sources(graph: Graph, names: list[str]) -> Mapping[str, str]:
    """Tensor -> `op:index`."""
    sources = {name: f"{name}:0" for name in (*graph.inputs, *graph.constants)}
    for node, name in zip(graph.nodes, names, strict=True):
        sources.update({tensor: f"{name}:{i}" for i, tensor in enumerate(node.outputs)})
    return sources


def _described_op(
    graph: Graph, node: Node, name: str, sources: Mapping[str, str], tuned: Attributes
) -> OpDescription:
    layout = OPS[node.op].layout
    inputs = [tensor for tensor in node.inputs if tensor]
    own = {key: _shown(value) for key, value in node.attributes.items()}
    origin: Attributes = {"origin": node.origin} if node.origin else {}
    return OpDescription(
        name,
        node.op,
        tuple(sources[tensor] for tensor in inputs),
        tuple(_described(graph, tensor) for tensor in inputs),
        tuple(_described(graph, tensor, layout) for tensor in node.outputs),
        {**own, **origin, **tuned},
    )


def _described(graph: Graph, name: str, layout: str = "ND") -> TensorDescription:
    type_ = graph.types[name]
    return TensorDescription(name, type_.dtype, type_.shape, layout)


def _shown(value: Attribute) -> AttributeValue:
    if isinstance(value, Expression):
        return str(value)
    return f"{len(value)} bytes" if isinstance(value, bytes) else value


def encode_model_def(description: ModelDescription) -> bytes:
    """The protobuf bytes; equal descriptions give equal bytes.

    Raises ValueError or TypeError for what the schema cannot hold (integers beyond 64 bits,
    lists of mixed types) and KeyError for an unknown element type.
    """
    graph = (
        _text(1, description.name),
        *(bytes_field(4, f"{tensor.name}:0".encode()) for tensor in description.inputs),
        *(bytes_field(5, source.encode()) for source in description.output_sources),
        *(bytes_field(6, _op(number, *op)) for number, op in enumerate(_all_ops(description))),
    )
    head = _text(1, description.name) + integer_field(2, 1)
    return head + bytes_field(7, b"".join(graph)) + _attributes(11, description.attributes)


def _all_ops(description: ModelDescription) -> Iterator[tuple[OpDescription, bytes]]:
    """Each op with its encoded attributes."""
    for index, tensor in enumerate(description.inputs):
        data = OpDescription(tensor.name, "Data", (), (), (tensor,))
        yield data, _attributes(10, {"index": index})
    for tensor in description.constants:
        const = OpDescription(tensor.name, "Const", (), (), (tensor,))
        yield const, _map_entry(10, "value", bytes_field(12, bytes_field(1, _tensor(tensor))))
    for op in description.ops:
        yield op, _attributes(10, op.attributes)
    sources, tensors = description.output_sources, description.outputs
    yield OpDescription("NetOutput", "NetOutput", sources, tensors, ()), b""


def _op(number: int, op: OpDescription, attributes: bytes) -> bytes:
    parts = (
        _text(1, op.name),
        _text(2, op.type),
        *(bytes_field(5, source.encode()) for source in op.inputs),
        attributes,
        _number(21, number),
        *(bytes_field(33, _tensor(tensor)) for tensor in op.input_tensors),
        *(bytes_field(34, _tensor(tensor)) for tensor in op.output_tensors),
    )
    return b"".join(parts)


def _tensor(tensor: TensorDescription) -> bytes:
    sizes = b"".join(map(int64, tensor.shape))
    # a scalar has a shape too: an empty one
    shape = bytes_field(3, bytes_field(1, sizes) if sizes else b"")
    head = _text(1, tensor.name) + _number(2, DATA_TYPES.get(tensor.dtype, 0))
    return head + shape + _text(4, tensor.layout)


def _attributes(number: int, attributes: Attributes) -> bytes:
    """A map by its keys, as protobuf orders them: the beginning of another key comes after it."""
    names = sorted(attributes, key=lambda name: name.encode() + b"\xff")
    return b"".join(_map_entry(number, name, _attribute(attributes[name])) for name in names)


def _map_entry(number: int, key: str, value: bytes) -> bytes:
    return bytes_field(number, bytes_field(1, key.encode()) + bytes_field(2, value))


def _attribute(value: AttributeValue) -> bytes:
    match value:
        case bool():
            return integer_field(5, value)
        case int():
            return integer_field(3, value)
        case float():
            return varint(4 << 3 | FIXED_32) + _floats([value])
        case str():
            return bytes_field(2, _escaped(value))
        case _:
            return bytes_field(1, _list(value) if value else b"")


def _list(values: Sequence[Any]) -> bytes:
    """Entries of one type, and the number of the type."""
    kind, val_type = _LIST_KINDS[int if is_open(values[0]) else type(values[0])]
    match values[0]:
        case str():
            entries = b"".join(bytes_field(kind, _escaped(one)) for one in values)
        case float():
            entries = bytes_field(kind, _floats(values))
        case _:
            entries = bytes_field(kind, b"".join(map(int64, values)))
    return entries + integer_field(20, val_type)


def _floats(values: Sequence[float]) -> bytes:
    """Packed 32-bit numbers; too large ones become infinite."""
    with np.errstate(over="ignore"):
        return np.asarray(values, "<f4").tobytes()


def _escaped(text: str) -> bytes:
    """A text that may hold bytes of a command line that are no UTF-8, as surrogates."""
    return str.encode(text, errors="surrogateescape")


def _text(number: int, text: str) -> bytes:
    return bytes_field(number, text.encode()) if text else b""


def _number(number: int, value: int) -> bytes:
    return integer_field(number, value) if value else b""
