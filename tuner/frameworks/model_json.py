"""Models as JSON, for people to read: offline models, ONNX models, and graphs that GE dumped.

The bytes of weights are left out. Offline models and dumps have the names of ge.proto, as what
`atc --mode=1` and `--mode=5` write.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import onnx
from google.protobuf import text_format
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import DecodeError, Message

from tuner.errors import ErrorCode, ModelError, OfflineModelError, TunerError
from tuner.files.descriptors import read_regular
from tuner.files.protobuf_schema import message_types
from tuner.files.protobuf_wire import WireError
from tuner.frontend.load_model import load_graph, naming
from tuner.frontend.model_source import with_inferred_types
from tuner.frontend.read import check_messages, read_model
from tuner.frontend.run_order import described
from tuner.frontend.segments import nodes_in
from tuner.offline_model.cann_file import MAX_DEFINITION_BYTES
from tuner.offline_model.container import read_container
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.untrusted_file import naming as naming_offline
from tuner.program.ort_program import ort_program
from tuner.target import Target

MAX_DUMP_BYTES = 2**26
"""Maximum size of a dumped graph, which holds no weights."""
COMPRESSED = ("attr_name_enum", "attr_value_enum", "attrs_use_string_value")
"""Attributes of an offline model that say how others are compressed."""
MAX_DIGITS = 9
"""Maximum number of digits of the index of an attribute."""
LEFT_OUT = frozenset({
    "raw_data", "float_data", "int32_data", "int64_data", "double_data", "uint64_data",
    "string_data", "data", "bt",
})  # fmt: skip
"""Fields with the elements of tensors."""

_TYPES = """
    UNDEFINED FLOAT FLOAT16 INT8 UINT8 INT16 UINT16 INT32 INT64 UINT32 UINT64 BOOL DOUBLE STRING
    DUAL_SUB_INT8 DUAL_SUB_UINT8 COMPLEX64 COMPLEX128 QINT8 QINT16 QINT32 QUINT8 QUINT16 RESOURCE
    STRING_REF DUAL VARIANT BF16 INT4 UINT1 INT2 UINT2 COMPLEX32 HIFLOAT8 FLOAT8_E5M2
    FLOAT8_E4M3FN FLOAT8_E8M0 FLOAT6_E3M2 FLOAT6_E2M3 FLOAT4_E2M1 FLOAT4_E1M2 HIFLOAT4
"""
_LISTS = "NONE STRING INT FLOAT BOOL BYTES TENSOR_DESC TENSOR GRAPH NAMED_ATTRS DATA_TYPE"


def _enum(name: str, prefix: str, words: str) -> str:
    values = (f"{prefix}{word} = {number};" for number, word in enumerate(words.split()))
    return f"enum {name} {{ {' '.join(values)} }}"


_GE = message_types(
    "tunebank.ge",
    f"""
    {_enum("DataType", "DT_", _TYPES)}
    {_enum("ListType", "VT_LIST_", _LISTS)}
    message ModelDef {{
      bytes name = 1; uint32 version = 2; bytes custom_version = 3; repeated GraphDef graph = 7;
      repeated AttrEntry attr = 11;
    }}
    message GraphDef {{
      bytes name = 1; repeated bytes input = 4; repeated bytes output = 5; repeated OpDef op = 6;
      repeated AttrEntry attr = 11;
    }}
    message OpDef {{
      bytes name = 1; bytes type = 2; repeated bytes input = 5; repeated AttrEntry attr = 10;
      bool has_out_attr = 20; int64 id = 21; int64 stream_id = 22; repeated bytes input_name = 23;
      repeated bytes src_name = 24; repeated int64 src_index = 25; repeated bytes dst_name = 26;
      repeated int64 dst_index = 27; repeated int64 input_i = 28; repeated int64 output_i = 29;
      repeated int64 workspace = 30; repeated int64 workspace_bytes = 31;
      repeated bool is_input_const = 32; repeated TensorDescriptor input_desc = 33;
      repeated TensorDescriptor output_desc = 34; repeated bytes subgraph_name = 35;
    }}
    message TensorDescriptor {{
      bytes name = 1; DataType dtype = 2; ShapeDef shape = 3; bytes layout = 4;
      repeated AttrEntry attr = 5; bool has_out_attr = 9; int64 size = 10; int64 weight_size = 11;
      bool reuse_input = 12; bool output_tensor = 13; bytes device_type = 14;
      bool input_tensor = 15; int64 real_dim_cnt = 16; int64 reuse_input_index = 17;
      int64 data_offset = 18; int64 cmps_size = 19;
    }}
    message ShapeDef {{ repeated int64 dim = 1; }}
    message TensorDef {{ TensorDescriptor desc = 1; bytes data = 2; }}
    message AttrEntry {{ bytes key = 1; AttrDef value = 2; }}
    message NamedAttrs {{ bytes name = 1; repeated AttrEntry attr = 2; }}
    message AttrDef {{
      ListValue list = 1; bytes s = 2; int64 i = 3; float f = 4; bool b = 5; bytes bt = 7;
      NamedAttrs func = 10; TensorDescriptor td = 11; TensorDef t = 12; GraphDef g = 13;
      Rows list_list_int = 14; int64 dt = 15; bytes expression = 17;
    }}
    message ListValue {{
      repeated bytes s = 2; repeated int64 i = 3; repeated float f = 4; repeated bool b = 5;
      repeated bytes bt = 7; repeated TensorDescriptor td = 8; repeated TensorDef t = 9;
      repeated GraphDef g = 10; repeated NamedAttrs na = 11; repeated int64 dt = 12;
      ListType val_type = 20;
    }}
    message Row {{ repeated int64 list_i = 1; }}
    message Rows {{ repeated Row list_list_i = 1; }}
    """,
)


def offline_model_as_json(path: Path) -> dict[str, Any]:
    """The graph of an offline model, ours or another tool's, with all attributes.

    Raises OfflineModelError, naming the file, where it is damaged or holds no such graph.
    """
    container = read_container(path)
    with naming_offline(path):
        data = container.partitions.get(PartitionType.MODEL_DEF)
        if data is None:
            raise OfflineModelError("has no model definition")
        if len(data) > MAX_DEFINITION_BYTES:
            what = f"its definition has more than {MAX_DEFINITION_BYTES} bytes"
            raise OfflineModelError(what)
        try:
            check_messages(bytes(data), _GE["ModelDef"].DESCRIPTOR)
            parsed = _GE["ModelDef"].FromString(bytes(data))
        except (DecodeError, ModelError, WireError) as error:
            raise OfflineModelError(f"its definition is damaged: {error}") from error
        return _with_names(_plain(parsed))


def _with_names(model: dict[str, Any]) -> dict[str, Any]:
    """The model with its compressed attributes written out (see `cann_definition`)."""
    lists = {
        entry["key"]: entry.get("value", {}).get("list", {})
        for entry in model.get("attr", ())
        if entry.get("key") in COMPRESSED
    }
    names, texts, flags = (lists.get(name, {}) for name in COMPRESSED)
    _write_out(model, names.get("s", ()), texts.get("s", ()), flags.get("b", flags.get("i", ())))
    return model


def _write_out(
    value: Any, names: Sequence[str], texts: Sequence[str], are_texts: Sequence[int]
) -> None:
    """Replace keys that are indices, and values that are, in place. Others stay as they are."""
    if isinstance(value, list):
        for one in value:
            _write_out(one, names, texts, are_texts)
    if not isinstance(value, dict):
        return
    for one in value.values():
        _write_out(one, names, texts, are_texts)
    key = value.get("key")
    if not isinstance(key, str) or key[:1] != "\0" or len(key) > MAX_DIGITS + 1:
        return
    index = sum((ord(digit) - 1) * 127**place for place, digit in enumerate(key[1:]))
    if not 0 <= index < len(names):
        return
    value["key"], content = names[index], value.get("value", {})
    if index < len(are_texts) and are_texts[index]:
        inner = content.get("list", content)
        numbers = inner.pop("i", None)
        if isinstance(numbers, list):
            inner["s"] = [_entry(number, texts) for number in numbers]
        elif numbers is not None:
            inner["s"] = _entry(numbers, texts)


def _entry(number: int, texts: Sequence[str]) -> str:
    return texts[number] if 0 <= number < len(texts) else str(number)


def dump_as_json(path: Path) -> dict[str, Any]:
    """A graph that GE dumped as text, ge_proto_*.txt. Raises ModelError for any other file."""
    try:
        data = read_regular(path, MAX_DUMP_BYTES + 1)
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise ModelError(what, "check the file and its permissions", ErrorCode.FILE) from error
    hint = "give a file ge_proto_*.txt, as DUMP_GE_GRAPH=1 has GE write it"
    if len(data) > MAX_DUMP_BYTES:
        what = f"{path} has more than {MAX_DUMP_BYTES >> 20} MiB"
        raise ModelError(what, hint, ErrorCode.FILE)
    try:
        found = text_format.Parse(data, _GE["ModelDef"](), allow_unknown_field=True)
    except (text_format.ParseError, UnicodeDecodeError, RecursionError, ValueError) as error:
        reason = " ".join(str(error).split())[:200] or "it is not text"
        raise ModelError(f"{path}: not a dumped graph: {reason}", hint, ErrorCode.FILE) from error
    if not found.graph:
        raise ModelError(f"{path}: not a dumped graph: there is none", hint, ErrorCode.FILE)
    return _plain(found)


def onnx_as_json(path: Path, *, with_shapes: bool) -> dict[str, Any]:
    """An ONNX model; `with_shapes` adds what can be inferred of each tensor. Raises ModelError."""
    with naming(path):
        proto = read_model(path).proto
        if with_shapes:
            proto = with_inferred_types(proto)
    return _plain(proto)


def _plain(message: Message) -> dict[str, Any]:
    """The fields that a message has, by name; enums by name, bytes as text."""
    return {
        field.name: [_value(field, one) for one in value] if _is_list(value) else
        _value(field, value)
        for field, value in message.ListFields()
        if field.name not in LEFT_OUT
    }  # fmt: skip


def _is_list(value: object) -> bool:
    return not isinstance(value, (Message, str, bytes, int, float))


def _value(field: FieldDescriptor, value: Any) -> Any:
    if isinstance(value, Message):
        return _plain(value)
    if isinstance(value, bytes):
        return value.decode("utf-8", "backslashreplace")
    if field.enum_type is not None:
        named = field.enum_type.values_by_number.get(value)
        return named.name if named else value
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no such number
    return value


def check_report(
    path: Path, name: str, shapes: Mapping[str, tuple[int, ...]], target: Target
) -> dict[str, Any]:
    """Report what compiling an ONNX model would meet, in the form of ATC's pre-check.

    A node that no kernel runs is no failure where ONNX Runtime runs it: "engine" and "reason" say
    so.
    """
    try:
        nodes = [*read_model(path).proto.graph.node]
    except ModelError as error:
        return _report(name, [], error, {})
    left: dict[str, str] = {}
    fault: TunerError | None = None
    try:
        graph = load_graph(path, shapes)
        segments = (node for node in graph.nodes if node.op == "segment")
        left = {one.name: one.reason for segment in segments for one in nodes_in(segment)}
    except TunerError as error:
        fault = error
        if isinstance(error, ModelError) and error.code != ErrorCode.DYNAMIC_GRAPH:
            with suppress(TunerError):
                ort_program(read_model(path), path.parent, name, shapes, target)
                fault, left = None, {_name(node): error.message for node in nodes}
    return _report(name, nodes, fault, left)


def _name(node: onnx.NodeProto) -> str:
    return node.name or next(iter(node.output), "")


def _report(
    name: str, nodes: Sequence[onnx.NodeProto], fault: TunerError | None, left: Mapping[str, str]
) -> dict[str, Any]:
    operators = []
    for node in nodes:
        row: dict[str, Any] = {"name": _name(node), "type": node.op_type, "result": "success"}
        if fault is not None and described(node) in fault.message:
            row |= {"result": "failed", "cause": [_cause(fault)]}
        elif (reason := left.get(_name(node))) is not None:
            row |= {"engine": "onnxruntime", "reason": reason}
        operators.append(row)
    failed = sum(row["result"] == "failed" for row in operators)
    report: dict[str, Any] = {
        "name": name,
        "result": "success" if fault is None else "failed",
        "total": len(operators),
        "pass": len(operators) - failed,
        "fail": failed,
        "op": operators,
    }
    return report if fault is None else {**report, "cause": [_cause(fault)]}


def _cause(fault: TunerError) -> dict[str, Any]:
    return {"code": fault.code, "message": fault.message, "hint": fault.hint}
