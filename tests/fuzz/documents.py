"""Mutations of JSON: values of other kinds, keys of elsewhere, text that only looks like JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.fuzz.scramble import NUMBERS, scrambled

VALUES: Sequence[Any] = (
    None, True, False, 0, 1, -1, 1.5, -0.0, 1e308, 1e-320, "", "x", "\0", "\ud800", "../..", "/",
    "x" * 5000, "\u202e", "1", "-1", "0x10", [], {}, [[]], [None] * 50, {"": {}}, *NUMBERS,
)  # fmt: skip
FRAGMENTS = (
    "NaN", "Infinity", "-Infinity", "1e999", "1" * 5000, "[" * 2000, '{"a":' * 500, "]" * 3, "}",
    '"version":1,', ",", ":", "\\", "\\ud800", "\\u0000", "//", "/**/", "'", "\ufeff", "\n", "\t",
    "-", "00", "1_000", ".5", "true", "nul", '"', "\u00e9",
)  # fmt: skip
"""Text to be put anywhere."""


def mutated_json(chance: Random, data: bytes, others: Sequence[bytes] = ()) -> bytes:
    """JSON with one to four changes; sometimes no JSON any more."""
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        return scrambled(chance, data, others)
    for _ in range(min(chance.randint(1, 4), chance.randint(1, 4))):
        content = _changed(chance, content, others)
    text = json.dumps(content, separators=chance.choice(((",", ":"), (", ", ": "))))
    if chance.random() < 0.2:
        text = _broken(chance, text)
    return text.encode("utf-8", "surrogatepass")


def _broken(chance: Random, text: str) -> str:
    at = chance.randrange(len(text) + 1)
    cut = chance.choice((0, 0, 1, 5))
    return text[:at] + chance.choice(FRAGMENTS) + text[at + cut :]


def _changed(chance: Random, content: Any, others: Sequence[bytes]) -> Any:
    """The same content with one place changed, chosen on the way down."""
    if isinstance(content, dict) and content and chance.random() < 0.85:
        return _object(chance, dict(content), others)
    if isinstance(content, list) and content and chance.random() < 0.85:
        return _list(chance, list(content), others)
    if isinstance(content, str) and chance.random() < 0.5:
        text = content.encode("utf-8", "surrogatepass")
        return scrambled(chance, text).decode("utf-8", "replace")
    if type(content) is int and chance.random() < 0.5:
        return content + chance.choice((-1, 1))
    return _value(chance, others)


def _object(chance: Random, content: dict[str, Any], others: Sequence[bytes]) -> dict[str, Any]:
    key = chance.choice(list(content))
    match chance.choice(("inside", "inside", "inside", "drop", "rename", "add")):
        case "inside":
            content[key] = _changed(chance, content[key], others)
        case "drop":
            del content[key]
        case "rename":
            content[_key(chance, content)] = content.pop(key)
        case "add":
            content[_key(chance, content)] = _value(chance, others)
    return content


def _list(chance: Random, content: list[Any], others: Sequence[bytes]) -> list[Any]:
    i, j = chance.randrange(len(content)), chance.randrange(len(content))
    match chance.choice(("inside", "inside", "drop", "double", "swap", "add")):
        case "inside":
            content[i] = _changed(chance, content[i], others)
        case "drop":
            del content[i]
        case "double":
            content += [content[i]] * chance.choice((1, 1, 100))
        case "swap":
            content[i], content[j] = content[j], content[i]
        case "add":
            content.insert(i, _value(chance, others))
    return content


def _key(chance: Random, content: dict[str, Any]) -> str:
    return chance.choice((*content, "", "x", "\0", "version", "__class__", "a" * 300))


def _value(chance: Random, others: Sequence[bytes]) -> Any:
    """One of the usual troublemakers, or a part of another document."""
    if others and chance.random() < 0.3:
        try:
            return _part(chance, json.loads(chance.choice(others)))
        except (ValueError, RecursionError):
            return chance.choice(VALUES)
    return chance.choice(VALUES)


def _part(chance: Random, content: Any) -> Any:
    while isinstance(content, (dict, list)) and content and chance.random() < 0.8:
        content = chance.choice(list(content.values()) if isinstance(content, dict) else content)
    return content


Mutator = Callable[[Random, bytes, Sequence[bytes]], bytes]


def mutated_lines(chance: Random, data: bytes, others: Sequence[bytes] = ()) -> bytes:
    """Lines of JSON: one of them changed, dropped, doubled or moved."""
    lines = data.split(b"\n")
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.choice(("change", "change", "change", "change", "drop", "double", "swap")):
        case "change":
            lines[i] = mutated_json(chance, lines[i], others)
        case "drop":
            del lines[i]
        case "double":
            lines.insert(j, lines[i])
        case "swap":
            lines[i], lines[j] = lines[j], lines[i]
    return b"\n".join(lines)
