"""MODEL_DEF of any tool: operators with their tensors, and the attributes worth telling.

Read field by field (`protobuf_wire`): of a hostile message nothing is built that would not be
listed. The numbers of the fields are those of `ge_proto`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from tuner.errors import OfflineModelError
from tuner.files.protobuf_wire import Reader, Value, WireError, as_bytes, signed
from tuner.offline_model.foreign_attributes import (
    AttributeNames,
    AttributeValue,
    as_text,
    attribute_names,
    attribute_value,
    map_entry,
)
from tuner.offline_model.foreign_model import MAX_DIMENSIONS, MAX_TENSORS, bounded
from tuner.offline_model.foreign_model import ForeignOperator as Operator
from tuner.offline_model.foreign_model import ForeignTensor as Tensor
from tuner.offline_model.gathering import WANTED, Gathered
from tuner.offline_model.model_def import DATA_TYPES

MAX_FIELDS = 1_500_000
"""Maximum number of fields that are read of one file: two seconds or three."""
MAX_GRAPHS = 1000
MAX_ATTRIBUTES = 10_000
"""Maximum number of attributes of a model."""
MAX_COUNTED = 50_000
"""Maximum number of operators of a file; large ones have some thousands."""

_MODEL_NAME, _MODEL_GRAPH, _MODEL_ATTRIBUTE = 1, 7, 11
_GRAPH_OPERATOR = 6
_OPERATOR_NAME, _OPERATOR_TYPE, _OPERATOR_INPUT, _OPERATOR_OUTPUT = 1, 2, 33, 34
_TENSOR_TYPE, _TENSOR_SHAPE, _TENSOR_LAYOUT, _TENSOR_ATTRIBUTE = 2, 3, 4, 5
_SHAPE_DIMENSION = 1

_NAME_OF_TYPE = {number: name for name, number in DATA_TYPES.items()}


def read_definitions(contents: Iterable[memoryview]) -> Gathered:
    """All models of a file as one. Raises OfflineModelError where one of them is damaged."""
    reader, gathered = Reader(MAX_FIELDS), Gathered()
    try:
        for content in contents:
            _read_model(reader, gathered, content)
    except WireError as error:
        raise OfflineModelError(f"the model definition is damaged: {error}") from error
    return gathered


def _read_model(reader: Reader, gathered: Gathered, message: memoryview) -> None:
    graphs: list[memoryview] = []
    attributes: dict[bytes, memoryview] = {}
    for number, value in reader.fields(message):
        if number == _MODEL_NAME:
            gathered.name = gathered.name or _name(value)
        elif number == _MODEL_GRAPH:
            graphs.append(as_bytes(value))
        elif number == _MODEL_ATTRIBUTE:
            attributes.update([map_entry(reader, value)])
        if len(graphs) > MAX_GRAPHS or len(attributes) > MAX_ATTRIBUTES:
            raise OfflineModelError("the model definition has more parts than any real one")
    names = attribute_names(reader, attributes)
    for name, known in _wanted(reader, names, attributes, WANTED).items():
        gathered.attributes.setdefault(name, known)
    for graph in graphs:
        _read_graph(_OperatorReader(reader, names), gathered, graph)


def _wanted(
    reader: Reader,
    names: AttributeNames,
    attributes: Mapping[bytes, memoryview],
    wanted: Iterable[str],
) -> dict[str, AttributeValue]:
    """The attributes of these names: all others are not even read."""
    found = {}
    for key, message in attributes.items():
        name = names.name(key)
        if name in wanted and (value := attribute_value(reader, message)) is not None:
            found[name] = names.value(key, value)
    return found


def _read_graph(operators: _OperatorReader, gathered: Gathered, message: memoryview) -> None:
    for number, value in operators.reader.fields(message):
        if number == _GRAPH_OPERATOR:
            most = MAX_TENSORS if gathered.has_room else 0
            gathered.add(operators.operator(as_bytes(value), most))
        if gathered.operator_count > MAX_COUNTED:
            raise OfflineModelError(f"has more than {MAX_COUNTED} operators")


class _OperatorReader:
    """Operators and tensors of one model, whose attributes are written with these names."""

    def __init__(self, reader: Reader, names: AttributeNames) -> None:
        self.reader = reader
        self._names = names

    def operator(self, message: memoryview, most_tensors: int) -> Operator:
        """Read an operator with at most so many tensors on either side."""
        name = type_ = ""
        inputs: list[Tensor] = []
        outputs: list[Tensor] = []
        for number, value in self.reader.fields(message):
            if number == _OPERATOR_NAME:
                name = _name(value)
            elif number == _OPERATOR_TYPE:
                type_ = _name(value)
            elif number == _OPERATOR_INPUT and len(inputs) < most_tensors:
                inputs.append(self._tensor(as_bytes(value)))
            elif number == _OPERATOR_OUTPUT and len(outputs) < most_tensors:
                outputs.append(self._tensor(as_bytes(value)))
        return Operator(name, type_, tuple(inputs), tuple(outputs))

    def _tensor(self, message: memoryview) -> Tensor:
        dtype, layout = 0, ""
        shape: tuple[int, ...] = ()
        attributes: dict[bytes, memoryview] = {}
        for number, value in self.reader.fields(message):
            if number == _TENSOR_TYPE and isinstance(value, int):
                dtype = value
            elif number == _TENSOR_SHAPE:
                shape = self._shape(as_bytes(value))
            elif number == _TENSOR_LAYOUT:
                layout = _name(value)
            elif number == _TENSOR_ATTRIBUTE and len(attributes) < MAX_ATTRIBUTES:
                attributes.update([map_entry(self.reader, value)])
        type_name = _NAME_OF_TYPE.get(dtype, f"type {signed(dtype)}")
        return Tensor(type_name, shape, layout, *self._origin(attributes))

    def _shape(self, message: memoryview) -> tuple[int, ...]:
        shape: list[int] = []
        for number, value in self.reader.fields(message):
            if number == _SHAPE_DIMENSION:
                shape.extend(islice(self.reader.numbers(value), MAX_DIMENSIONS + 1))
            _refuse_long(shape)
        return tuple(shape)

    def _origin(self, attributes: Mapping[bytes, memoryview]) -> tuple[tuple[int, ...] | None, str]:
        """Shape and layout before the device's own layout was chosen, where they are told."""
        wanted = ("origin_shape", "origin_format")
        found = _wanted(self.reader, self._names, attributes, wanted)
        shape, layout = (found.get(name) for name in wanted)
        if not isinstance(shape, tuple):
            return None, ""
        _refuse_long(shape)
        numbers = tuple(one for one in shape if isinstance(one, int))
        return numbers, bounded(layout) if isinstance(layout, str) else ""


def _refuse_long(shape: tuple[object, ...] | list[int]) -> None:
    if len(shape) > MAX_DIMENSIONS:
        raise OfflineModelError(f"a tensor has more than {MAX_DIMENSIONS} dimensions")


def _name(value: Value) -> str:
    return bounded(as_text(as_bytes(value)))
