"""Values of ours for objects of a program, which are known by identity and forgotten when freed."""

from __future__ import annotations

import weakref
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class ByIdentity(Generic[Value]):
    """Values by objects, which need not be hashable. A value must not hold its object alive."""

    def __init__(self) -> None:
        self._values: dict[int, tuple[weakref.ref[Any], Value]] = {}

    def get(self, owner: Any) -> Value | None:
        """The value of an object, if it has one."""
        found = self._values.get(id(owner))
        return found[1] if found else None

    def set(self, owner: Any, value: Value) -> None:
        """Keep the value of an object as long as that lives."""
        key, values = id(owner), self._values
        values[key] = weakref.ref(owner, lambda _: values.pop(key, None)), value

    def __len__(self) -> int:
        return len(self._values)
