"""The lines on the control socket: requests and answers, checked before anybody believes them.

{"version": 1, "verb": "cancel", "arguments": {"job": "3f2a...", "by": "anna@host"}}
{"version": 1, "answer": {...}}
{"version": 1, "error": {"message": "...", "hint": "...", "code": "EG0011"}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from bankd.config.model_settings import PRIORITIES
from bankd.errors import BankdError, ErrorCode
from bankd.escape import visible

VERSION = 1
MAX_REQUEST_BYTES = 64 * 1024
"""Maximum length of a line that asks, with its end."""
MAX_ANSWER_BYTES = 4 * 1024 * 1024
MAX_SHOWN = 160
"""Characters of what is wrong with a line that an error repeats."""


class ControlError(BankdError):
    """A line that is no request, or no answer."""

    usual_code = ErrorCode.COMMAND


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


Key = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{1,128}\Z")]
"""Keys are parts of paths elsewhere: they lead nowhere."""


class _Nothing(Struct, forbid_unknown_fields=True):
    """The arguments of most verbs."""


class _OfJob(Struct, forbid_unknown_fields=True):
    job: Key


class _OfCancel(_OfJob, forbid_unknown_fields=True):
    by: Annotated[str, Meta(min_length=1, max_length=256)]

    def __post_init__(self) -> None:
        if not self.by.isprintable():
            raise ValueError("the name has characters that are not printable")


class _OfPriority(_OfJob, forbid_unknown_fields=True):
    priority: Annotated[int, Meta(ge=PRIORITIES[0], le=PRIORITIES[1])]


_ARGUMENTS: Mapping[Verb, type[Struct]] = {
    Verb.CANCEL: _OfCancel,
    Verb.RETRY: _OfJob,
    Verb.PRIORITISE: _OfPriority,
}


def arguments_of(verb: Verb) -> type[Struct]:
    """The arguments that a verb takes."""
    return _ARGUMENTS.get(verb, _Nothing)


class _Request(Struct, forbid_unknown_fields=True):
    """A line that asks."""

    version: int
    verb: Verb
    arguments: Raw = Raw(b"{}")


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
    if len(line) > MAX_REQUEST_BYTES:
        raise _no_request(f"it has more than {MAX_REQUEST_BYTES} bytes")
    try:
        asked = msgspec.json.decode(line, type=_Request)
        if asked.version != VERSION:
            raise _no_request(_other_version(asked.version))
        kind = arguments_of(asked.verb)
        arguments = msgspec.structs.asdict(msgspec.json.decode(asked.arguments, type=kind))
    except (ValueError, RecursionError) as error:
        raise _no_request(error) from error
    return ControlRequest(asked.verb, arguments)


def answer_line(answer: Mapping[str, Any]) -> bytes:
    """Raises ValueError or TypeError for an answer that is not JSON, or is too long for one."""
    line = _line({"version": VERSION, "answer": dict(answer)})
    if len(line) > MAX_ANSWER_BYTES:
        raise ValueError(f"an answer of {len(line)} bytes is longer than {MAX_ANSWER_BYTES}")
    return line


def error_line(error: BankdError) -> bytes:
    told = {"message": error.message, "hint": error.hint, "code": error.code}
    return _line({"version": VERSION, "error": told})


def parse_answer(line: bytes) -> dict[str, Any]:
    """Read the daemon's answer. Raises its error as a BankdError, ControlError for what is no
    answer."""
    try:
        # Names of files may hold what msgspec takes for no text: half of a surrogate pair.
        content = json.loads(line, parse_constant=_no_number)
        if not isinstance(content, dict) or type(version := content.get("version")) is not int:
            raise _no_answer("it says no version")
        if version != VERSION:
            raise _no_answer(_other_version(version))
    except (ValueError, RecursionError) as error:
        raise _no_answer(error) from error
    if isinstance(told := content.get("error"), dict):
        texts = {name: text for name, text in told.items() if isinstance(text, str)}
        what = texts.get("message") or "the daemon refused"
        raise BankdError(what, texts.get("hint"), ErrorCode.of(texts.get("code")))
    if not isinstance(answer := content.get("answer"), dict):
        raise _no_answer("it is empty")
    return answer


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is not a number")


def _line(content: Mapping[str, Any]) -> bytes:
    """ASCII: names that are no text (of files, say) arrive as they are."""
    return json.dumps(content, allow_nan=False).encode("ascii") + b"\n"


def _other_version(version: int) -> str:
    return f"its version is {version}, and version {VERSION} is spoken here"


def _no_request(why: object) -> ControlError:
    hint = "`bankd status`, `rescan`, `drain`, `reload`, `cancel` and `retry` send valid requests"
    return ControlError(f"this is no request: {visible(str(why))[:MAX_SHOWN]}", hint)


def _no_answer(why: object) -> ControlError:
    hint = "perhaps the daemon is of another version than this command: restart it"
    return ControlError(f"the daemon's answer is not understood: {str(why)[:MAX_SHOWN]}", hint)
