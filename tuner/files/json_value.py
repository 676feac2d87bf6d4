"""Values of dataclasses and of Python's own types, read from JSON of unknown origin."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from tuner.size import Size

Count = Annotated[int, 0]
"""An integer that is not negative."""
_OPEN = object()
OpenInt = Annotated[int, _OPEN]
"""An integer from -1 on, or the formula of one that is known only at run time (`tuner.size`)."""


@cache
def reader(kind: Any, limit: int | None = None) -> Callable[[Any], Any]:
    """A function that gives the value of this type that JSON holds.

    `limit`, with which types can be annotated, is the least integer, or the largest length of a
    text, tuple or mapping. Bytes are base64. Only fields of a dataclass that have a default may
    be absent. The function raises ValueError for anything else.
    """
    origin, types = get_origin(kind), get_args(kind)
    if origin is Annotated and types[1] is _OPEN:
        return _open_int
    if origin is Annotated:
        return reader(types[0], types[1])
    if origin in (Union, UnionType):
        by_type = {getattr(one, "__origin__", one): reader(one) for one in types}
        return lambda value: by_type.get(type(value), reader(types[0]))(value)
    if origin is tuple:
        entries = [reader(one) for one in types if one is not Ellipsis]
        return partial(_tuple, entries, limit if Ellipsis in types else len(types))
    if origin is Mapping:
        return partial(_mapping, reader(types[0]), reader(types[1]), limit)
    return _dataclass_reader(kind) if is_dataclass(kind) else partial(_plain, kind, limit)


def _tuple(entries: list[Callable[[Any], Any]], limit: int | None, value: Any) -> tuple[Any, ...]:
    """Entries of one type, or as many as there are types."""
    if not isinstance(value, list | tuple) or (limit is not None and len(value) > limit):
        raise ValueError("another value where a list belongs, or too long a list")
    if len(entries) == 1:
        return tuple(map(entries[0], value))
    return tuple(read(one) for read, one in zip(entries, value, strict=True))


def _mapping(
    key: Callable[[Any], Any], entry: Callable[[Any], Any], limit: int | None, value: Any
) -> dict[Any, Any]:
    if not isinstance(value, dict) or (limit is not None and len(value) > limit):
        raise ValueError("another value where a mapping belongs, or too long a mapping")
    return {key(name): entry(one) for name, one in value.items()}


def _dataclass_reader(kind: Any) -> Callable[[Any], Any]:
    readers = {n: reader(hint) for n, hint in get_type_hints(kind, include_extras=True).items()}
    needed = {f.name for f in fields(kind) if f.default is f.default_factory is MISSING}

    def read(value: Any) -> Any:
        if not isinstance(value, dict) or not needed <= value.keys() <= readers.keys():
            raise ValueError(f"another value where {kind.__name__} belongs")
        return kind(**{name: readers[name](one) for name, one in value.items()})

    return read


def _open_int(value: Any) -> int:
    return Size.parse(value) if isinstance(value, str) else int(_plain(int, -1, value))


def _plain(kind: type, limit: int | None, value: Any) -> Any:
    """A text, an integer, None or bytes."""
    if kind is bytes:
        return base64.b64decode(_plain(str, None, value), validate=True)
    if type(value) is not kind:
        raise ValueError(f"another value where {kind.__name__} belongs")
    if isinstance(value, int) and not (-(2**63) if limit is None else limit) <= value < 2**64:
        raise ValueError("a number out of bounds")
    if isinstance(value, str):
        value.encode()  # JSON can hold halves of characters
        if limit is not None and len(value) > limit:
            raise ValueError("a text that is too long")
    return value
