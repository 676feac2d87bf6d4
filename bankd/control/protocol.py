"""The lines on the control socket: requests and answers, checked before anybody believes them.

{"version": 1, "verb": "cancel", "arguments": {"job": "3f2a...", "by": "anna@host"}}
{"version": 1, "answer": {...}}
{"version": 1, "error": {"message": "...", "hint": "...", "code": "EG0011"}}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bankd.config.model_settings import PRIORITIES
from bankd.errors import BankdError
from bankd.escape import visible

VERSION = 1
MOST_REQUEST_BYTES = 64 * 1024
"""Maximum length of a line that asks, with its end."""
MOST_ANSWER_BYTES = 4 * 1024 * 1024
MOST_KEY = 128
MOST_BY = 256
MOST_SHOWN = 40
"""Characters of a faulty value that an error repeats."""


class ControlError(BankdError):
    """A line that is no request, or no answer."""


class Verb(StrEnum):
    """A kind of request."""

    PING = "ping"
    STATUS = "status"
    METRICS = "metrics"
    RESCAN = "rescan"
    DRAIN = "drain"
    RELOAD = "reload"
    CANCEL = "cancel"
    RETRY = "retry"
    PRIORITISE = "prioritise"


@dataclass(frozen=True)
class ControlRequest:
    """A request. The arguments are those of the verb, no more and no less."""

    verb: Verb
    arguments: Mapping[str, Any] = field(default_factory=dict)


def request_line(request: ControlRequest) -> bytes:
    """Raises ControlError for what no daemon would understand."""
    content = {"version": VERSION, "verb": request.verb, "arguments": dict(request.arguments)}
    line = _line(content)
    parse_request(line)
    return line


def parse_request(line: bytes) -> ControlRequest:
    """Raises ControlError for everything that is not a request, whatever it is."""
    if len(line) > MOST_REQUEST_BYTES:
        raise _no_request(f"it has more than {MOST_REQUEST_BYTES} bytes")
    content = _object(line, _no_request)
    if unknown := content.keys() - {"version", "verb", "arguments"}:
        raise _no_request(f"it has a field {_shown(min(unknown))}")
    _require_version(content, _no_request)
    verb = content.get("verb")
    if not isinstance(verb, str) or verb not in _ARGUMENTS:
        raise _no_request(f"its verb is {_shown(verb)}; there are {', '.join(Verb)}")
    return ControlRequest(Verb(verb), _arguments(Verb(verb), content.get("arguments", {})))


def answer_line(answer: Mapping[str, Any]) -> bytes:
    """Raises ValueError or TypeError for an answer that is not JSON, or is too long for one."""
    line = _line({"version": VERSION, "answer": dict(answer)})
    if len(line) > MOST_ANSWER_BYTES:
        raise ValueError(f"an answer of {len(line)} bytes is longer than {MOST_ANSWER_BYTES}")
    return line


def error_line(error: BankdError) -> bytes:
    told = {"message": error.message, "hint": error.hint, "code": error.code}
    return _line({"version": VERSION, "error": told})


def parse_answer(line: bytes) -> dict[str, Any]:
    """Read the daemon's answer. Raises its error as a BankdError, ControlError for what is no
    answer."""
    content = _object(line, _no_answer)
    _require_version(content, _no_answer)
    if isinstance(told := content.get("error"), dict):
        raise BankdError(_text(told, "message") or "the daemon refused", _text(told, "hint"),
                         _text(told, "code"))  # fmt: skip
    answer = content.get("answer")
    if not isinstance(answer, dict):
        raise _no_answer("it is empty")
    return answer


Check = Callable[[object], bool]
Fault = Callable[[str], ControlError]


def _is_key(value: object) -> bool:
    """Keys are parts of paths elsewhere: they lead nowhere."""
    return isinstance(value, str) and len(value) <= MOST_KEY and value.isascii() and value.isalnum()


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_BY and value.isprintable()


def _is_priority(value: object) -> bool:
    return type(value) is int and PRIORITIES[0] <= value <= PRIORITIES[1]


_ARGUMENTS: Mapping[str, Mapping[str, Check]] = {
    **{verb: {} for verb in Verb},
    Verb.CANCEL: {"job": _is_key, "by": _is_name},
    Verb.RETRY: {"job": _is_key},
    Verb.PRIORITISE: {"job": _is_key, "priority": _is_priority},
}


def _arguments(verb: Verb, given: object) -> dict[str, Any]:
    checks = _ARGUMENTS[verb]
    if not isinstance(given, dict):
        raise _no_request("its arguments are no object")
    if given.keys() != checks.keys():
        wanted, got = _names(checks), _names(given)
        raise _no_request(f"{verb} takes the arguments {wanted}, and it has {got}")
    for name, is_sound in checks.items():
        if not is_sound(given[name]):
            raise _no_request(f"{name} cannot be {_shown(given[name])}")
    return given


def _object(line: bytes, fault: Fault) -> dict[str, Any]:
    try:
        content = json.loads(
            line.decode("utf-8"), object_pairs_hook=_unique, parse_constant=_no_number
        )
    except (ValueError, RecursionError) as error:
        raise fault(f"it is no JSON: {_shown(str(error))}") from error
    if not isinstance(content, dict):
        raise fault("it is no object")
    return content


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is there twice")
    return found


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is not a number")


def _require_version(content: Mapping[str, Any], fault: Fault) -> None:
    version = content.get("version")
    if type(version) is not int or version != VERSION:
        raise fault(f"its version is {_shown(version)}, and version {VERSION} is spoken here")


def _line(content: Mapping[str, Any]) -> bytes:
    """ASCII: names that are no text (of files, say) arrive as they are."""
    return json.dumps(content, allow_nan=False).encode("ascii") + b"\n"


def _no_request(why: str) -> ControlError:
    hint = "`bankd status`, `rescan`, `drain`, `reload`, `cancel` and `retry` send valid requests"
    return ControlError(f"this is no request: {why}", hint)


def _no_answer(why: str) -> ControlError:
    hint = "perhaps the daemon is of another version than this command: restart it"
    return ControlError(f"the daemon's answer is not understood: {why}", hint)


def _text(content: Mapping[str, Any], name: str) -> str | None:
    value = content.get(name)
    return value if isinstance(value, str) else None


def _names(fields: Iterable[str]) -> str:
    return ", ".join(_shown(name) for name in sorted(fields)[:5]) or "none"


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return visible(text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}...")
