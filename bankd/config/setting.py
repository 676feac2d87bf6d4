"""One setting: what it may be, where people give it, and what it means.

The table of settings is in three classes: `Request` (a tuning), `Bounds` (a daemon) and `Settings`
(variables). Each field that `setting` makes is a row of it. Options of commands, keys of files,
variables, their checks and messages, and the pages that list them are made of these rows.
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
    meaning: str
    """The help of its option, and its line on a page."""
    group: str = ""
    """The group of options that commands have it in; empty where it is no option."""
    name: str = ""
    """Its name in options and files; empty for that of the field."""
    metavar: str | None = None
    short: str = ""
    """A second spelling of the option."""
    variable: str = ""
    """The environment variable that gives it."""


def setting(default: Value, kind: Kind, meaning: str, group: str = "", **more: str) -> Value:
    """A field of a dataclass that is a setting; `more`: further fields of its row."""
    return field(default=default, metadata={"setting": Setting(kind, meaning, group, **more)})


def rows(table: Any) -> Mapping[str, Setting]:
    """The settings of a dataclass, by field."""
    return {
        one.name: replace(row, name=row.name or one.name)
        for one in fields(table)
        if (row := one.metadata.get("setting"))
    }
