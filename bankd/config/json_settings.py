"""Settings that people write into JSON files: read strictly, and checked key by key.

A fault names the file, the key, the value that stands there, and what may stand there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import convert

from bankd.config.kinds import Kind
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import did_you_mean

MAX_JSON_BYTES = 64 * 1024
MAX_SHOWN = 80
"""Characters of a wrong key or value that are shown."""


def parse_settings_of(
    data: bytes,
    path: Path,
    keys: Mapping[str, Kind],
    hint: str = "",
    *,
    most_bytes: int = MAX_JSON_BYTES,
) -> dict[str, Any]:
    """The values that a file of this content means, by key.

    `path`: of the file, which messages name. `hint`: what to write, where the fault itself does
    not say it. Raises BankdError (EG0001).
    """
    try:
        content = _parsed(data, most_bytes)
    except ValueError as error:
        raise refused(path, str(error), hint or _KEYS.format(", ".join(keys))) from error
    return {name: _meant(path, name, value, keys, hint) for name, value in content.items()}


def _meant(path: Path, name: str, value: object, keys: Mapping[str, Kind], hint: str) -> Any:
    kind = keys.get(name)
    if kind is None:
        meant = did_you_mean(name, keys) or hint or _KEYS.format(", ".join(keys))
        raise refused(path, f"the key {_shown(name)} is not known", meant)
    if (read := kind.of_json(value)) is None:
        what = f"{name} is {_shown(value)}: {kind.allowed}"
        raise refused(path, what, hint or f"{name} may be {kind.allowed}")
    return read


def refused(path: Path, what: str, hint: str) -> BankdError:
    return BankdError(f"{path} cannot be used: {what}", hint, ErrorCode.CONFIGURATION)


_KEYS = "write one JSON object; its keys may be {}"


def _parsed(data: bytes, most_bytes: int) -> dict[str, Any]:
    """The object in a file. Raises ValueError that says what else is in it."""
    if len(data) > most_bytes:
        raise ValueError(f"it has more than {most_bytes:,} bytes")
    try:
        text = data.decode("utf-8-sig")  # Editors on other systems begin a file with a mark.
    except UnicodeDecodeError as error:
        raise ValueError(f"it is not UTF-8 at byte {error.start}") from error
    try:
        content = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise ValueError(f"it is not JSON: {error}") from error
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(content, dict):
        raise ValueError("it is not a JSON object")  # noqa: TRY004  A fault of the file.
    return content


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for name, value in pairs:
        if name in content:
            raise ValueError(f"the key {_shown(name)} occurs twice")
        content[name] = value
    return content


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not a JSON number")


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except RecursionError:  # The reader of JSON went a little deeper.
        text = "..."
    return text if len(text) <= MAX_SHOWN else f"{text[: MAX_SHOWN - 3]}..."


def readable_fields(content: Mapping[str, Any], kind: type) -> dict[str, Any]:
    """The fields of a dataclass that this object of another version has in a form that fits."""
    found = {}
    for name, field in _hints(kind).items():
        with suppress(ValueError):  # Of a name that is no text, too.
            if name in content:
                found[name] = convert(content[name], field)
    return found


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
