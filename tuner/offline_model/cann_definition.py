"""MODEL_DEF of any tool: operators with their tensors, and the attributes that are shown.

Read field by field (`protobuf_wire`): of a hostile message nothing is built that would not be
listed. A table {1: 1, 33: 64} asks for at most 1 value of the field 1 and 64 of the field 33 of a
message; the numbers of the fields are those of ge.proto.

A compressed name of an attribute is an index into a list of the model: a zero byte, then digits to
base 127, the least first, each one more than it is. So are values that are texts, where another
list says that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, islice

from tuner.errors import OfflineModelError
from tuner.files.protobuf_wire import Reader, Value, WireError, as_bytes, as_number
from tuner.offline_model.cann_model import (
    DATA_TYPES,
    MAX_COMMAND_CHARACTERS,
    MAX_DIMENSIONS,
    MAX_MODELS,
    MAX_OPERATORS,
    MAX_TENSORS,
    MAX_TENSORS_IN_ALL,
    CannModel,
    CannOperator,
    CannTensor,
    bounded,
)

MAX_FIELDS = 1_500_000
"""Maximum number of fields that are read of one file: two seconds or three."""
MAX_GRAPHS = 1000
MAX_ATTRIBUTES = 10_000
"""Maximum number of attributes of a model."""
MAX_COUNTED = 50_000
"""Maximum number of operators of a file; large ones have some thousands."""
MAX_ENTRIES = 20_000
"""Maximum number of entries of one list."""
MAX_TEXT_BYTES = 16_384
"""Bytes of a text that are read."""

FACTS = (
    "atc_version", "arch_type", "opp_version", "framework_type", "host_env_os", "host_env_cpu",
    "memory_size", "weight_size", "stream_num", "event_num", "om2_version",
)  # fmt: skip
"""Attributes of a model that are shown as they are."""
WANTED = frozenset({"soc_version", "atc_cmdline", *FACTS})

_MAX_DIGITS = 9
"""Maximum number of digits of an index: 127^9 is more than any list can hold."""
_HOLD_DATA = frozenset({"Data", "Const", "Constant", "NetOutput"})
"""Operators that compute nothing."""
_NAME_OF_TYPE = {number: name for name, number in DATA_TYPES.items()}

AttributeValue = str | int | tuple[str, ...] | tuple[int, ...]


@dataclass
class Definitions:
    """Facts of all models of a file together, collected within bounds."""

    name: str = ""
    attributes: dict[str, AttributeValue] = field(default_factory=dict)
    inputs: list[CannTensor] = field(default_factory=list)
    outputs: list[CannTensor] = field(default_factory=list)
    operators: list[CannOperator] = field(default_factory=list)
    operator_count: int = 0
    _tensors: int = 0

    @property
    def is_full(self) -> bool:
        """True if no more operators and tensors can be listed."""
        return len(self.operators) >= MAX_OPERATORS or self._tensors >= MAX_TENSORS_IN_ALL

    @property
    def command_line(self) -> str:
        """Command line of the tool that wrote the file."""
        return bounded(str(self.attributes.get("atc_cmdline", "")), MAX_COMMAND_CHARACTERS)

    def add(self, operator: CannOperator) -> None:
        """Count the operator and list it if it computes; else it may show inputs and outputs."""
        if operator.type == "Data":
            self.add_tensors(inputs=operator.outputs)
        elif operator.type == "NetOutput":
            self.add_tensors(outputs=operator.inputs)
        if operator.type not in _HOLD_DATA:
            if not self.is_full:
                self.operators.append(operator)
            self.operator_count += 1
        self._tensors += len(operator.inputs) + len(operator.outputs)

    def add_tensors(
        self, inputs: Iterable[CannTensor] = (), outputs: Iterable[CannTensor] = ()
    ) -> None:
        """Add inputs and outputs of the model itself, the first few."""
        self.inputs.extend(islice(inputs, MAX_TENSORS - len(self.inputs)))
        self.outputs.extend(islice(outputs, MAX_TENSORS - len(self.outputs)))

    def model(
        self, kind: str, model_count: int, partitions: Mapping[str, int], remarks: Iterable[str]
    ) -> CannModel:
        """The model of which these are the definitions."""
        known = {name: self.attributes[name] for name in FACTS if name in self.attributes}
        remarks = list(remarks)
        if model_count > MAX_MODELS:
            remarks.insert(0, f"only the first {MAX_MODELS} of its {model_count} models were read")
        if unlisted := self.operator_count - len(self.operators):
            of = f"{unlisted} of its {self.operator_count} operators"
            remarks.append(f"{of} are counted, but not listed")
        return CannModel(
            kind=kind,
            name=self.name,
            soc_version=bounded(str(self.attributes.get("soc_version", ""))),
            command_line=self.command_line,
            model_count=max(model_count, 1),
            facts={n: v if isinstance(v, int) else bounded(str(v)) for n, v in known.items()},
            partitions=partitions,
            inputs=tuple(self.inputs),
            outputs=tuple(self.outputs),
            operators=tuple(self.operators),
            operator_count=self.operator_count,
            remarks=tuple(remarks),
        )


def read_definitions(contents: Iterable[memoryview]) -> Definitions:
    """All models of a file as one. Raises OfflineModelError where one of them is damaged."""
    reader, found = Reader(MAX_FIELDS), Definitions()
    with _refusing_damage():
        for content in contents:
            _ModelReader(reader, content).read_into(found)
    return found


def read_summary(
    content: memoryview, wanted: Collection[str]
) -> tuple[str, Mapping[str, AttributeValue]]:
    """Name and attributes (these ones) of a model. Raises OfflineModelError if it is damaged."""
    with _refusing_damage():
        model = _ModelReader(Reader(MAX_FIELDS), content)
        return model.name, model.attributes(wanted)


@contextmanager
def _refusing_damage() -> Iterator[None]:
    try:
        yield
    except WireError as error:
        raise OfflineModelError(f"the model definition is damaged: {error}") from error


class _ModelReader:
    """Reads one model, whose attributes may be written with names of its own."""

    def __init__(self, reader: Reader, content: memoryview) -> None:
        self._reader = reader
        limits = {1: 1, 7: MAX_GRAPHS + 1, 11: MAX_ATTRIBUTES + 1}
        names, self._graphs, attributes = reader.parts(content, limits)
        if len(self._graphs) > MAX_GRAPHS or len(attributes) > MAX_ATTRIBUTES:
            raise OfflineModelError("the model definition has more parts than any real one")
        self.name = _name(names)
        self._own = self._entries(attributes)
        self._names: Sequence[str] = ()
        if self._value(self._own.get(b"om_compress_version")) == 1:
            self._names = [str(one) for one in self._list(b"attr_name_enum")]
            self._texts = [str(one) for one in self._list(b"attr_value_enum")]
            self._are_texts = [one == 1 for one in self._list(b"attrs_use_string_value")]

    def read_into(self, found: Definitions) -> None:
        """Add the model to those of the same file."""
        found.name = found.name or self.name
        found.attributes = {**self.attributes(WANTED), **found.attributes}
        for graph in self._graphs:
            (operators,) = self._reader.parts(as_bytes(graph), {6: MAX_COUNTED + 1})
            for operator in operators:
                found.add(self._operator(as_bytes(operator), 0 if found.is_full else MAX_TENSORS))
                if found.operator_count > MAX_COUNTED:
                    raise OfflineModelError(f"has more than {MAX_COUNTED} operators")

    def _operator(self, message: memoryview, max_tensors: int) -> CannOperator:
        limits = {1: 1, 2: 1, 33: max_tensors, 34: max_tensors}
        name, type_, inputs, outputs = self._reader.parts(message, limits)
        return CannOperator(
            _name(name),
            _name(type_),
            tuple(map(self._tensor, inputs)),
            tuple(map(self._tensor, outputs)),
        )

    def _tensor(self, message: Value) -> CannTensor:
        limits = {2: 1, 3: 1, 4: 1, 5: MAX_ATTRIBUTES}
        types, shapes, layouts, attributes = self._reader.parts(as_bytes(message), limits)
        number = as_number(types[0]) if types else 0
        dtype = _NAME_OF_TYPE.get(number, f"type {number}")
        packed = self._reader.parts(as_bytes(shapes[0]), {1: MAX_DIMENSIONS + 1}) if shapes else ()
        sizes = chain.from_iterable(packed)
        shape = _bounded_shape(chain.from_iterable(map(self._reader.numbers, sizes)))
        wanted = ("origin_shape", "origin_format")
        origin = self.attributes(wanted, self._entries(attributes))
        origin_shape, origin_layout = (origin.get(name) for name in wanted)
        if not isinstance(origin_shape, tuple):
            return CannTensor(dtype, shape, _name(layouts))
        return CannTensor(
            dtype,
            shape,
            _name(layouts),
            _bounded_shape(one for one in origin_shape if isinstance(one, int)),
            bounded(origin_layout) if isinstance(origin_layout, str) else "",
        )

    def _entries(self, messages: Iterable[Value]) -> dict[bytes, memoryview]:
        """Attributes by name, as they are written."""
        entries = {}
        for message in messages:
            parts = self._reader.parts(as_bytes(message), {1: 1, 2: 1})
            key, value = (as_bytes(one[0]) if one else memoryview(b"") for one in parts)
            entries[bytes(key[:MAX_TEXT_BYTES])] = value
        return entries

    def attributes(
        self, wanted: Collection[str], entries: Mapping[bytes, memoryview] | None = None
    ) -> dict[str, AttributeValue]:
        """Attributes of these names, by default the model's own; all others are not even read."""
        found = {}
        for key, message in (self._own if entries is None else entries).items():
            index = self._index(key)
            name = _text(memoryview(key)) if index is None else self._names[index]
            if name in wanted and (value := self._value(message)) is not None:
                is_compressed = index is not None and self._are_texts[index]
                found[name] = self._decompressed(value) if is_compressed else value
        return found

    def _index(self, key: bytes) -> int | None:
        """Index of a compressed name; None for a name that is written as it is."""
        if not self._names or key[:1] != b"\0":
            return None
        digits = key[1 : 1 + _MAX_DIGITS]
        index = sum((digit - 1) * 127**place for place, digit in enumerate(digits))
        return _within(index, min(len(self._names), len(self._are_texts)))

    def _decompressed(self, value: AttributeValue) -> AttributeValue:
        def text(one: str | int) -> str:
            return one if isinstance(one, str) else self._texts[_within(one, len(self._texts))]

        return tuple(map(text, value)) if isinstance(value, tuple) else text(value)

    def _list(self, key: bytes) -> tuple[str, ...] | tuple[int, ...]:
        value = self._value(self._own.get(key))
        return value if isinstance(value, tuple) else ()

    def _value(self, message: memoryview | None) -> AttributeValue | None:
        """A text, an integer or a list of them; None for an attribute of another kind."""
        if message is None:
            return None
        lists, texts, numbers = self._reader.parts(message, {1: 1, 2: 1, 3: 1})
        if texts:
            return _text(texts[0])
        if numbers:
            return as_number(numbers[0])
        return self._list_value(as_bytes(lists[0])) if lists else None

    def _list_value(self, message: memoryview) -> tuple[str, ...] | tuple[int, ...]:
        most = MAX_ENTRIES + 1
        texts, *numbers = self._reader.parts(message, {2: most, 3: most, 5: most})
        packed = map(self._reader.numbers, chain(*numbers))
        entries = tuple(islice(chain.from_iterable(packed), most))
        if max(len(texts), len(entries)) > MAX_ENTRIES:
            raise OfflineModelError(f"a list of more than {MAX_ENTRIES} entries")
        return tuple(map(_text, texts)) or entries


def _within(index: int, length: int) -> int:
    if not 0 <= index < length:
        raise OfflineModelError(f"a compressed attribute is number {index} of a list of {length}")
    return index


def _bounded_shape(sizes: Iterable[int]) -> tuple[int, ...]:
    shape = tuple(islice(sizes, MAX_DIMENSIONS + 1))
    if len(shape) > MAX_DIMENSIONS:
        raise OfflineModelError(f"a tensor has more than {MAX_DIMENSIONS} dimensions")
    return shape


def _text(value: Value) -> str:
    """A text as it is; what is no UTF-8 in it as escapes, and only so much of it."""
    return bytes(as_bytes(value)[:MAX_TEXT_BYTES]).decode(errors="backslashreplace")


def _name(values: Sequence[Value]) -> str:
    return bounded(_text(values[0])) if values else ""
