"""An offline model of another device family, as far as its file says what it is.

All of it is text from a file that anybody may have written: bounded, and to be escaped when shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, TypeVar

from tuner.errors import OfflineModelError

T = TypeVar("T")

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


@dataclass(frozen=True)
class ForeignTensor:
    """A tensor as the device has it, and as the original model had it, if the file says that."""

    dtype: str
    """Element type as in `model_def.DATA_TYPES`; for others "type " and what the file says."""
    shape: tuple[int, ...]
    """Negative: not known before the model runs."""
    layout: str = ""
    origin_shape: tuple[int, ...] | None = None
    origin_layout: str = ""

    def __str__(self) -> str:
        shape = self.shape if self.origin_shape is None else self.origin_shape
        return f"{self.dtype}[{','.join(map(str, shape))}]"


@dataclass(frozen=True)
class ForeignOperator:
    """An operator as the file names it, with as many tensors as are listed."""

    name: str
    type: str
    """Empty where the file does not say it."""
    inputs: tuple[ForeignTensor, ...] = ()
    outputs: tuple[ForeignTensor, ...] = ()


@dataclass(frozen=True)
class ForeignModel:
    """Facts that were read of a file; `remarks` are sentences about what could not be."""

    kind: str
    """One of `KINDS`."""
    name: str = ""
    soc_version: str = ""
    command_line: str = ""
    model_count: int = 1
    facts: Mapping[str, str | int] = field(default_factory=dict)
    """Other attributes of the model, such as atc_version; sizes in bytes."""
    partitions: Mapping[str, int] = field(default_factory=dict)
    """Parts of the file, with sizes in bytes."""
    inputs: tuple[ForeignTensor, ...] = ()
    outputs: tuple[ForeignTensor, ...] = ()
    operators: tuple[ForeignOperator, ...] = ()
    """Operators in the file's order, without those that only hold data; at most MAX_OPERATORS."""
    operator_count: int = 0
    """Number of operators, with those that are not listed."""
    remarks: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The facts as JSON, bounded: `read_foreign` sees to that, and `parse` asks for it."""
        return asdict(self)

    @classmethod
    def parse(cls, data: object) -> ForeignModel:
        """Read `as_json` back. Raises OfflineModelError for anything else."""
        given = _fields(data, cls)
        kind = _text(given["kind"])
        if kind not in KINDS:
            raise _fault(f"the kind {kind!r}")
        return cls(
            kind=kind,
            name=_text(given["name"]),
            soc_version=_text(given["soc_version"]),
            command_line=_text(given["command_line"], MAX_COMMAND_CHARACTERS),
            model_count=_count(given["model_count"]),
            facts=_facts(given["facts"]),
            partitions={name: _count(size) for name, size in _facts(given["partitions"]).items()},
            inputs=_list(given["inputs"], _tensor, MAX_TENSORS),
            outputs=_list(given["outputs"], _tensor, MAX_TENSORS),
            operators=_list(given["operators"], _operator, MAX_OPERATORS),
            operator_count=_count(given["operator_count"]),
            remarks=_list(given["remarks"], _text, MAX_REMARKS),
        )


def bounded(text: str, most_characters: int = MAX_CHARACTERS) -> str:
    """The text, or its beginning and "...", as text that can be written anywhere."""
    cut = text if len(text) <= most_characters else f"{text[: most_characters - 3]}..."
    # JSON can hold halves of characters, which escape to six characters that are no longer one
    return cut.encode(errors="replace").decode()


def _fault(what: str) -> OfflineModelError:
    return OfflineModelError(f"the description of an offline model has {what}")


def _fields(data: object, cls: type) -> Mapping[str, object]:
    if not isinstance(data, dict) or data.keys() != {one.name for one in fields(cls)}:
        raise _fault(f"no {cls.__name__}")
    return data


def _text(value: object, most_characters: int = MAX_CHARACTERS) -> str:
    if not isinstance(value, str) or len(value) > most_characters:
        raise _fault("a text that is invalid or too long")
    return bounded(value, most_characters)


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -(2**63) <= value < 2**64:
        raise _fault("a number that is not an integer, or too large")
    return value


def _count(value: object) -> int:
    if (number := _whole(value)) < 0:
        raise _fault("a number below 0")
    return number


def _facts(value: object) -> dict[str, str | int]:
    if not isinstance(value, dict) or len(value) > MAX_TENSORS:
        raise _fault("facts that are invalid or too many")
    return {
        _text(name): _text(one) if isinstance(one, str) else _whole(one)
        for name, one in value.items()
    }


def _list(value: object, read: Callable[[object], T], most: int) -> tuple[T, ...]:
    if not isinstance(value, list | tuple) or len(value) > most:
        raise _fault("a list that is invalid or too long")
    return tuple(map(read, value))


def _operator(value: object) -> ForeignOperator:
    given = _fields(value, ForeignOperator)
    return ForeignOperator(
        _text(given["name"]),
        _text(given["type"]),
        _list(given["inputs"], _tensor, MAX_TENSORS),
        _list(given["outputs"], _tensor, MAX_TENSORS),
    )


def _tensor(value: object) -> ForeignTensor:
    given = _fields(value, ForeignTensor)
    origin = given["origin_shape"]
    return ForeignTensor(
        _text(given["dtype"]),
        _list(given["shape"], _whole, MAX_DIMENSIONS),
        _text(given["layout"]),
        None if origin is None else _list(origin, _whole, MAX_DIMENSIONS),
        _text(given["origin_layout"]),
    )
