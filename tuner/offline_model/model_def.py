"""MODEL_DEF: the graph as viewers show it, as a value and as protobuf. It is never executed.

Written as real .om files have it: a "Data" op for each input of the graph, "Const" ops for
constants, the ops in the order in which they run, and one "NetOutput" at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from google.protobuf.message import DecodeError

from tuner.errors import OfflineModelError
from tuner.offline_model.ge_proto import ModelDef

AttributeValue = (
    str
    | int
    | float
    | bool
    | tuple[str, ...]
    | tuple[int, ...]
    | tuple[float, ...]
    | tuple[bool, ...]
)
"""Integers are signed 64-bit; floats are stored as 32-bit; all entries of a tuple are alike."""

Attributes = Mapping[str, AttributeValue]

DATA_TYPES: Mapping[str, int] = {
    "undefined": 0, "f32": 1, "f16": 2, "i8": 3, "u8": 4, "i16": 5, "u16": 6, "i32": 7, "i64": 8,
    "u32": 9, "u64": 10, "bool": 11, "f64": 12, "bf16": 27,
}  # fmt: skip
"""Our names of element types and the format's numbers; "undefined" for what it has none for."""

MAX_BYTES = 16 * 2**20
"""Maximum size of a definition that is parsed; protobuf may make fifty times as much of it."""

_NAME_OF_TYPE = {number: name for name, number in DATA_TYPES.items()}

_LIST_KINDS: Mapping[type, tuple[str, int]] = {
    str: ("s", 1), int: ("i", 2), float: ("f", 3), bool: ("b", 4),
}  # fmt: skip
"""Field that holds a list's entries, and the format's `val_type`, for each type."""


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
class ConstantDescription:
    """A constant and where its bytes lie in WEIGHTS_DATA.

    Size 0: they are not stored in this shape (packed for a kernel, or folded into another).
    """

    tensor: TensorDescription
    offset_bytes: int = 0
    size_bytes: int = 0


@dataclass(frozen=True)
class OutputDescription:
    """An output of the model and the `op:index` that makes it."""

    tensor: TensorDescription
    source: str


@dataclass(frozen=True)
class ModelDescription:
    """Everything in MODEL_DEF. A graph input or constant is referred to as `name:0`."""

    name: str
    attributes: Attributes
    inputs: tuple[TensorDescription, ...]
    outputs: tuple[OutputDescription, ...]
    ops: tuple[OpDescription, ...]
    constants: tuple[ConstantDescription, ...] = ()


def encode_model_def(description: ModelDescription) -> bytes:
    """The protobuf bytes; equal descriptions give equal bytes.

    Raises ValueError or TypeError for what the schema cannot hold (integers beyond 64 bits,
    lists of mixed types) and KeyError for an unknown element type.
    """
    message = ModelDef(name=description.name, version=1)
    _set_attributes(message.attr, description.attributes)
    graph = message.graph.add(name=description.name)
    graph.input.extend(f"{tensor.name}:0" for tensor in description.inputs)
    graph.output.extend(output.source for output in description.outputs)
    for index, op in enumerate(_all_ops(description)):
        _add_op(graph, index, op)
    _place_constants(graph, description)
    encoded: bytes = message.SerializeToString(deterministic=True)
    return encoded


def _all_ops(description: ModelDescription) -> Iterable[OpDescription]:
    for index, tensor in enumerate(description.inputs):
        yield OpDescription(tensor.name, "Data", (), (), (tensor,), {"index": index})
    for constant in description.constants:
        yield OpDescription(constant.tensor.name, "Const", (), (), (constant.tensor,))
    yield from description.ops
    sources = tuple(output.source for output in description.outputs)
    tensors = tuple(output.tensor for output in description.outputs)
    yield OpDescription("NetOutput", "NetOutput", sources, tensors, ())


def _add_op(graph: Any, index: int, op: OpDescription) -> None:
    message = graph.op.add(name=op.name, type=op.type, id=index)
    message.input.extend(op.inputs)
    _set_attributes(message.attr, op.attributes)
    for tensor in op.input_tensors:
        _set_tensor(message.input_desc.add(), tensor)
    for tensor in op.output_tensors:
        _set_tensor(message.output_desc.add(), tensor)


def _set_tensor(message: Any, tensor: TensorDescription) -> None:
    message.name = tensor.name
    message.dtype = DATA_TYPES[tensor.dtype]
    message.layout = tensor.layout
    message.shape.SetInParent()  # a scalar has a shape too: an empty one
    message.shape.dim.extend(tensor.shape)


def _place_constants(graph: Any, description: ModelDescription) -> None:
    first = len(description.inputs)
    for op, constant in zip(graph.op[first:], description.constants, strict=False):
        desc = op.attr["value"].t.desc
        _set_tensor(desc, constant.tensor)
        desc.data_offset = constant.offset_bytes
        desc.weight_size = constant.size_bytes


def _set_attributes(target: Any, attributes: Attributes) -> None:
    for name, value in attributes.items():
        _set_attribute(target[name], value)


def _set_attribute(message: Any, value: AttributeValue) -> None:
    match value:
        case bool():
            message.b = value
        case int():
            message.i = value
        case float():
            message.f = value
        case str():
            message.s = _to_bytes(value)
        case _:
            _set_list(message.list, value)


def _set_list(message: Any, values: tuple[AttributeValue, ...]) -> None:
    message.SetInParent()
    if values:
        kind, message.val_type = _LIST_KINDS[type(values[0])]
        getattr(message, kind).extend(_to_bytes(v) if isinstance(v, str) else v for v in values)


def decode_model_def(data: bytes | memoryview) -> ModelDescription:
    """Read MODEL_DEF back, also a foreign one (attributes of other kinds are left out).

    Raises OfflineModelError for anything but a ge.proto ModelDef with one graph.
    """
    if len(data) > MAX_BYTES:
        raise OfflineModelError(f"the model definition has {len(data)} bytes, over {MAX_BYTES}")
    message = ModelDef()
    try:
        message.ParseFromString(bytes(data))
    except DecodeError as error:
        raise OfflineModelError(f"the model definition is damaged: {error}") from error
    if len(message.graph) != 1:
        raise OfflineModelError(f"the model definition holds {len(message.graph)} graphs, not one")
    ops = list(message.graph[0].op)
    return ModelDescription(
        message.name,
        _attributes(message.attr),
        tuple(_data_tensor(op) for op in ops if op.type == "Data"),
        tuple(output for op in ops if op.type == "NetOutput" for output in _outputs(op)),
        tuple(_op(op) for op in ops if op.type not in ("Data", "Const", "NetOutput")),
        tuple(_constant(op) for op in ops if op.type == "Const"),
    )


def _data_tensor(op: Any) -> TensorDescription:
    if not op.output_desc:
        raise OfflineModelError(f"the input {op.name!r} of the model definition has no type")
    tensor = _tensor(op.output_desc[0])
    return TensorDescription(op.name, tensor.dtype, tensor.shape, tensor.layout)


def _outputs(op: Any) -> Iterable[OutputDescription]:
    sources = [source for source in op.input if not source.endswith(":-1")]  # not control edges
    if len(sources) != len(op.input_desc):
        raise OfflineModelError(
            f"{op.name!r} of the model definition has {len(sources)} inputs"
            f" and {len(op.input_desc)} types"
        )
    for source, desc in zip(sources, op.input_desc, strict=True):
        yield OutputDescription(_tensor(desc), source)


def _op(op: Any) -> OpDescription:
    return OpDescription(
        op.name,
        op.type,
        tuple(op.input),
        tuple(map(_tensor, op.input_desc)),
        tuple(map(_tensor, op.output_desc)),
        _attributes(op.attr),
    )


def _constant(op: Any) -> ConstantDescription:
    desc = op.attr["value"].t.desc
    tensor = _tensor(desc)
    named = TensorDescription(op.name, tensor.dtype, tensor.shape, tensor.layout)
    return ConstantDescription(named, desc.data_offset, desc.weight_size)


def _tensor(desc: Any) -> TensorDescription:
    dtype = _NAME_OF_TYPE.get(desc.dtype, f"type {desc.dtype}")
    return TensorDescription(desc.name, dtype, tuple(desc.shape.dim), desc.layout)


def _attributes(source: Any) -> Attributes:
    found = {name: _attribute(source[name]) for name in sorted(source)}
    return {name: value for name, value in found.items() if value is not None}


def _attribute(message: Any) -> AttributeValue | None:
    kind = message.WhichOneof("value")
    if kind in ("i", "f", "b"):
        value: AttributeValue = getattr(message, kind)
        return value
    if kind == "s":
        return _to_text(message.s)
    return _list(message.list) if kind == "list" else None


def _list(message: Any) -> AttributeValue:
    if message.s:
        return tuple(map(_to_text, message.s))
    values: AttributeValue = tuple(message.i) or tuple(message.f) or tuple(message.b)
    return values


# Foreign files keep arbitrary bytes in strings; surrogates carry them through unharmed.
def _to_bytes(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def _to_text(data: bytes) -> str:
    return data.decode(errors="surrogateescape")
