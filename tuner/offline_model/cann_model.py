"""An offline model of CANN (Ascend devices), as far as its file says what it is.

All of it is text from a file of unknown origin: bounded, and to be escaped when shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, is_dataclass
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from tuner.errors import OfflineModelError

KINDS = ("imod", "pico", "om2")

MAX_OPERATORS = 4000
"""Maximum number of operators listed; the others are only counted."""
MAX_TENSORS_IN_ALL = 20_000
"""Maximum number of tensors of all listed operators."""
MAX_TENSORS = 64
"""Maximum number of tensors on one side of an operator."""
MAX_DIMENSIONS = 16
MAX_CHARACTERS = 200
"""Maximum length of a name."""
MAX_COMMAND_CHARACTERS = 4000
MAX_REMARKS = 20

Count = Annotated[int, 0]
"""An integer that is not negative. Annotated with the least number; texts and tuples with the
largest length."""
Shape = Annotated[tuple[int, ...], MAX_DIMENSIONS]

_SYSTEM = ("atc_version", "soc_version", "framework_type")
_RESOURCES = ("memory_size", "weight_size", "stream_num", "event_num")


@dataclass(frozen=True)
class CannTensor:
    """A tensor as the device has it, and as the original model had it, if the file says that."""

    dtype: str
    """Element type as in `model_def.DATA_TYPES`; for others "type " and what the file says."""
    shape: Shape
    """Negative: not known before the model runs."""
    layout: str = ""
    origin_shape: Shape | None = None
    origin_layout: str = ""

    def __str__(self) -> str:
        shape = self.shape if self.origin_shape is None else self.origin_shape
        return f"{self.dtype}[{','.join(map(str, shape))}]"


Tensors = Annotated[tuple[CannTensor, ...], MAX_TENSORS]


@dataclass(frozen=True)
class CannOperator:
    """An operator as the file names it, with as many tensors as are listed."""

    name: str
    type: str
    """Empty where the file does not say it."""
    inputs: Tensors = ()
    outputs: Tensors = ()


@dataclass(frozen=True)
class CannModel:
    """Facts that were read of a file; `remarks` are sentences about what could not be."""

    kind: str
    """One of `KINDS`."""
    name: str = ""
    soc_version: str = ""
    command_line: Annotated[str, MAX_COMMAND_CHARACTERS] = ""
    model_count: Count = 1
    facts: Mapping[str, str | int] = field(default_factory=dict)
    """Other attributes of the model, such as atc_version; sizes in bytes."""
    partitions: Mapping[str, Count] = field(default_factory=dict)
    """Parts of the file, with sizes in bytes."""
    inputs: Tensors = ()
    outputs: Tensors = ()
    operators: Annotated[tuple[CannOperator, ...], MAX_OPERATORS] = ()
    """Operators in the file's order, without those that only hold data."""
    operator_count: Count = 0
    """Number of operators, with those that are not listed."""
    remarks: Annotated[tuple[str, ...], MAX_REMARKS] = ()

    def as_json(self) -> dict[str, Any]:
        """The facts as JSON, bounded: `read_cann` ensures that, and `parse` requires it."""
        return asdict(self)

    @staticmethod
    def parse(data: object) -> CannModel:
        """Read `as_json` back. Raises OfflineModelError for anything else."""
        model: CannModel = _parsed(CannModel, data)
        _require(model.kind in KINDS, f"the kind {model.kind!r}")
        return model


def bounded(text: str, max_characters: int = MAX_CHARACTERS) -> str:
    """The text, or its beginning and "...", as text that can be written anywhere."""
    cut = text if len(text) <= max_characters else f"{text[: max_characters - 3]}..."
    # JSON can hold halves of characters, which escape to six characters that are no longer one
    return cut.encode(errors="replace").decode()


def describe_attributes(attributes: Mapping[str, object]) -> dict[str, Any]:
    """The attributes of a model that `atc --mode=6` prints; None for those that it lacks."""
    return {
        "original_command_line": attributes.get("atc_cmdline"),
        "system_info": {name: attributes.get(name) for name in _SYSTEM},
        "resource_info": {name: attributes.get(name) for name in _RESOURCES},
    }


def describe_cann(model: CannModel) -> dict[str, Any]:
    """Describe it as `offline_model.describe` does, with inputs, outputs and operators by type.

    What the file does not say is None; sizes in bytes.
    """
    said = {"soc_version": model.soc_version or None, "atc_cmdline": model.command_line or None}
    types = Counter(operator.type or "not told" for operator in model.operators)
    return {
        "name": model.name or None,
        "kind": model.kind,
        **describe_attributes({**model.facts, **said}),
        "om_info": {
            "models": model.model_count,
            **{f"{part.lower()}_size": size for part, size in model.partitions.items()},
        },
        "inputs": list(map(str, model.inputs)),
        "outputs": list(map(str, model.outputs)),
        "operator_count": model.operator_count,
        "operators": dict(types.most_common()),
        "remarks": list(model.remarks),
    }


_hints = cache(partial(get_type_hints, include_extras=True))


def _parsed(kind: Any, value: Any, limit: Any = None) -> Any:
    """The value of this type that JSON holds; `limit` is what its type is annotated with."""
    origin, types = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _parsed(types[0], value, types[1])
    if origin in (Union, UnionType):
        return _parsed(type(value) if type(value) in types else types[0], value)
    if origin is tuple:
        _require(isinstance(value, list | tuple) and len(value) <= limit, "a list too long or none")
        return tuple(_parsed(types[0], one) for one in value)
    if origin is Mapping:
        _require(isinstance(value, dict) and len(value) <= MAX_TENSORS, "facts too many or none")
        return {_parsed(str, name): _parsed(types[1], one) for name, one in value.items()}
    return _parsed_fields(kind, value) if is_dataclass(kind) else _parsed_plain(kind, value, limit)


def _parsed_fields(kind: Any, value: Any) -> Any:
    hints = _hints(kind)
    _require(isinstance(value, dict) and value.keys() == hints.keys(), f"no {kind.__name__}")
    return kind(**{name: _parsed(hint, value[name]) for name, hint in hints.items()})


def _parsed_plain(kind: type, value: Any, limit: int | None) -> Any:
    """A text of at most `limit` characters, an integer of at least `limit`, or None."""
    _require(type(value) is kind, f"another value where {kind.__name__} belongs")
    if isinstance(value, int):
        _require((-(2**63) if limit is None else limit) <= value < 2**64, "a number out of bounds")
    if isinstance(value, str):
        _require(len(value) <= (limit or MAX_CHARACTERS), "a text that is too long")
        return bounded(value, limit or MAX_CHARACTERS)
    return value


def _require(is_right: bool, fault: str) -> None:
    if not is_right:
        raise OfflineModelError(f"the description of an offline model has {fault}")
