"""One setting: what it may be, where people give it, and what it means.

The table of settings are the fields of three classes: `Request` (a tuning), `Bounds` (a daemon) and
`Settings` (variables). A field that `setting` made is a row of it: options of commands, keys of
files, variables, their checks and the pages that list them are made of these rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from bankd.config.kinds import Kind

Value = TypeVar("Value")


@dataclass(frozen=True)
class Setting:
    """A row of the table of settings."""

    kind: Kind
    meaning: str = ""
    """The help of its option, and its line on a page."""
    group: str = ""
    """The group of options in which commands have it; none: it is no option."""
    name: str = ""
    """Its name for people, in options and files; none: that of the field."""
    metavar: str | None = None
    short: tuple[str, ...] = ()
    """Further spellings of the option."""
    variable: str = ""
    """The environment variable that gives it."""


def setting(default: Value, kind: Kind, meaning: str = "", group: str = "", **more: Any) -> Value:
    """A field of a dataclass that is a setting; `more`: the further fields of its row."""
    return field(default=default, metadata={"setting": Setting(kind, meaning, group, **more)})


def rows(table: type) -> Mapping[str, Setting]:
    """The settings of a dataclass, by field."""
    return {
        one.name: replace(row, name=row.name or one.name)
        for one in fields(table)
        if (row := one.metadata.get("setting"))
    }
