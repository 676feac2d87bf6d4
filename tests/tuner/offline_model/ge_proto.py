"""MODEL_DEF by protobuf's own library, which our writer is compared with.

The schema (package ge.proto) is a table, so that no compiler for .proto files is needed.
Enumerations that are not listed travel as int32.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
)
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClass

from tuner.offline_model.data_types import DATA_TYPES
from tuner.offline_model.model_def import (
    Attributes,
    AttributeValue,
    ModelDescription,
    OpDescription,
    TensorDescription,
)

_PACKAGE = "ge.proto"

_SCHEMA = {
    "ListValue": {
        2: "repeated bytes s",
        3: "repeated int64 i",
        4: "repeated float f",
        5: "repeated bool b",
        20: "int32 val_type",
    },
    "AttrDef": {
        1: "oneof ListValue list",
        2: "oneof bytes s",
        3: "oneof int64 i",
        4: "oneof float f",
        5: "oneof bool b",
        7: "oneof bytes bt",
        11: "oneof TensorDescriptor td",
        12: "oneof TensorDef t",
        13: "oneof GraphDef g",
    },
    "ShapeDef": {1: "repeated int64 dim"},
    "TensorDescriptor": {
        1: "string name",
        2: "int32 dtype",
        3: "ShapeDef shape",
        4: "string layout",
        5: "map AttrDef attr",
        11: "int64 weight_size",
        18: "int64 data_offset",
    },
    "TensorDef": {1: "TensorDescriptor desc", 2: "bytes data"},
    "OpDef": {
        1: "string name",
        2: "string type",
        5: "repeated string input",
        10: "map AttrDef attr",
        21: "int64 id",
        22: "int64 stream_id",
        33: "repeated TensorDescriptor input_desc",
        34: "repeated TensorDescriptor output_desc",
    },
    "GraphDef": {
        1: "string name",
        4: "repeated string input",
        5: "repeated string output",
        6: "repeated OpDef op",
        11: "map AttrDef attr",
    },
    "ModelDef": {
        1: "string name",
        2: "uint32 version",
        3: "string custom_version",
        7: "repeated GraphDef graph",
        11: "map AttrDef attr",
    },
}

_SCALARS = {
    "bytes": FieldDescriptorProto.TYPE_BYTES,
    "string": FieldDescriptorProto.TYPE_STRING,
    "int64": FieldDescriptorProto.TYPE_INT64,
    "int32": FieldDescriptorProto.TYPE_INT32,
    "uint32": FieldDescriptorProto.TYPE_UINT32,
    "float": FieldDescriptorProto.TYPE_FLOAT,
    "bool": FieldDescriptorProto.TYPE_BOOL,
}


def _add_field(message: DescriptorProto, number: int, text: str) -> None:
    *labels, type_, name = text.split()
    if "map" in labels:
        _add_map(message, number, type_, name)
        return
    field = message.field.add(name=name, number=number)
    is_repeated = "repeated" in labels
    field.label = (
        FieldDescriptorProto.LABEL_REPEATED if is_repeated else FieldDescriptorProto.LABEL_OPTIONAL
    )
    if "oneof" in labels:
        field.oneof_index = 0
    _set_type(field, type_)


def _add_map(message: DescriptorProto, number: int, type_: str, name: str) -> None:
    """`map<string, type_> name = number`: a repeated nested message of key and value."""
    entry = message.nested_type.add(name=f"{name.capitalize()}Entry")
    entry.options.map_entry = True
    _add_field(entry, 1, "string key")
    _add_field(entry, 2, f"{type_} value")
    _add_field(message, number, f"repeated {message.name}.{entry.name} {name}")


def _set_type(field: FieldDescriptorProto, type_: str) -> None:
    if type_ in _SCALARS:
        field.type = _SCALARS[type_]
    else:
        field.type = FieldDescriptorProto.TYPE_MESSAGE
        field.type_name = f".{_PACKAGE}.{type_}"


def _file() -> FileDescriptorProto:
    file = FileDescriptorProto(name="ge_ir.proto", package=_PACKAGE, syntax="proto3")
    for name, fields in _SCHEMA.items():
        message = file.message_type.add(name=name)
        if any(text.startswith("oneof") for text in fields.values()):
            message.oneof_decl.add(name="value")
        for number, text in fields.items():
            _add_field(message, number, text)
    return file


# A pool of its own: another library in the process may carry the real ge_ir.proto.
_pool = DescriptorPool()
_pool.Add(_file())

# The classes are made at run time, so their fields are unknown to the type checker.
ModelDef: Any = GetMessageClass(_pool.FindMessageTypeByName(f"{_PACKAGE}.ModelDef"))

_LIST_KINDS: Mapping[type, tuple[str, int]] = {
    str: ("s", 1), int: ("i", 2), float: ("f", 3), bool: ("b", 4),
}  # fmt: skip


def message_of(description: ModelDescription) -> Any:
    """The description as a ModelDef of protobuf's own library."""
    message = ModelDef(name=description.name, version=1)
    _set_attributes(message.attr, description.attributes)
    graph = message.graph.add(name=description.name)
    graph.input.extend(f"{tensor.name}:0" for tensor in description.inputs)
    graph.output.extend(description.output_sources)
    for index, op in enumerate(_all_ops(description)):
        _add_op(graph, index, op)
    _place_constants(graph, description)
    return message


def _all_ops(description: ModelDescription) -> Iterable[OpDescription]:
    for index, tensor in enumerate(description.inputs):
        yield OpDescription(tensor.name, "Data", (), (), (tensor,), {"index": index})
    for constant in description.constants:
        yield OpDescription(constant.name, "Const", (), (), (constant,))
    yield from description.ops
    sources, tensors = description.output_sources, description.outputs
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
        _set_tensor(op.attr["value"].t.desc, constant)


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
            message.s = value.encode()
        case _:
            _set_list(message.list, value)


def _set_list(message: Any, values: tuple[AttributeValue, ...]) -> None:
    message.SetInParent()
    if values:
        kind, message.val_type = _LIST_KINDS[type(values[0])]
        getattr(message, kind).extend(v.encode() if isinstance(v, str) else v for v in values)
