"""The lines on the control socket: what is understood, and everything else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.control.protocol import (
    MAX_REQUEST_BYTES,
    ControlError,
    ControlRequest,
    Verb,
    answer_line,
    error_line,
    parse_answer,
    parse_request,
    request_line,
)
from bankd.errors import BankdError

KEY = "3f2a" * 16
ARGUMENTS: dict[Verb, dict[str, Any]] = {
    Verb.CANCEL: {"job": KEY, "by": "anna@host"},
    Verb.RETRY: {"job": KEY},
    Verb.PRIORITISE: {"job": KEY, "priority": -100},
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@pytest.mark.parametrize("verb", Verb)
def test_what_is_asked_is_what_is_read(verb: Verb) -> None:
    request = ControlRequest(verb, ARGUMENTS.get(verb, {}))

    assert parse_request(request_line(request)) == request


def test_arguments_may_be_left_out_where_the_verb_has_none() -> None:
    assert parse_request(b'{"version": 1, "verb": "ping"}\n') == ControlRequest(Verb.PING)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "truncated"),
        (b"\n", "truncated"),
        (b"GET / HTTP/1.1\r\n", "malformed"),
        (b"\xff\xfe\n", "malformed"),
        (b"\xef\xbb\xbf{}\n", "malformed"),
        (b"[" * 60_000 + b"\n", "got `array`"),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "unknown field `a`"),
        (b'{"version": 1, "verb": "ping", "arguments": ' + b"[" * 60_000, ""),
        (b"9" * 60_000, ""),
        (b" " * MAX_REQUEST_BYTES + b"\n", "more than 65536 bytes"),
        (b"[]\n", "got `array`"),
        (b"null\n", "got `null`"),
        (b"{}\n", "missing required field `version`"),
        (b'{"verb": "ping"}\n', "missing required field `version`"),
        (b'{"version": 2, "verb": "ping"}\n', "its version is 2, and version 1 is spoken here"),
        (b'{"version": true, "verb": "ping"}\n', "got `bool` - at `$.version`"),
        (b'{"version": 1.0, "verb": "ping"}\n', "got `float` - at `$.version`"),
        (b'{"version": NaN, "verb": "ping"}\n', "malformed"),
        (b'{"version": 1, "verb": "ping", "x\\u001b": 0}\n', "unknown field `x\\x1b`"),
        (b'{"version": 1, "verb": "stop"}\n', "'stop' - at `$.verb`"),
        (b'{"version": 1, "verb": ["ping"]}\n', "got `array` - at `$.verb`"),
        (b'{"version": 1, "verb": "ping", "arguments": []}\n', "got `array`"),
        (b'{"version": 1, "verb": "ping", "arguments": null}\n', "got `null`"),
        (b'{"version": 1, "verb": "ping", "arguments": {"a": 1}}\n', "unknown field `a`"),
        (b'{"version": 1, "verb": "cancel"}\n', "missing required field `job`"),
    ],
)  # fmt: skip
def test_everything_else_is_no_request(line: bytes, why: str) -> None:
    with pytest.raises(ControlError) as refused:
        parse_request(line)

    assert why in refused.value.message
    assert len(refused.value.message) < 250
    assert refused.value.message.isprintable()


@pytest.mark.parametrize(
    ("verb", "name", "value"),
    [
        (Verb.RETRY, "job", ""),
        (Verb.RETRY, "job", "../../etc/passwd"),
        (Verb.RETRY, "job", "a" * 129),
        (Verb.RETRY, "job", "\u0663"),
        (Verb.RETRY, "job", 7),
        (Verb.CANCEL, "by", ""),
        (Verb.CANCEL, "by", "a\nb"),
        (Verb.CANCEL, "by", "\ud800"),
        (Verb.CANCEL, "by", "a" * 257),
        (Verb.PRIORITISE, "priority", 101),
        (Verb.PRIORITISE, "priority", 1.0),
        (Verb.PRIORITISE, "priority", True),
        (Verb.PRIORITISE, "priority", "1"),
        (Verb.PRIORITISE, "priority", 10**400),
    ],
)
def test_values_that_an_argument_cannot_have_are_refused(
    verb: Verb, name: str, value: object
) -> None:
    request = ControlRequest(verb, {**ARGUMENTS[verb], name: value})

    with pytest.raises(ControlError, match="this is no request"):
        request_line(request)


@settings(max_examples=80, deadline=None)
@given(st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_no_line_makes_anything_but_a_request_or_an_error(line: bytes) -> None:
    try:
        request = parse_request(line)
    except ControlError:
        return

    assert request.verb in Verb


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(Verb), st.dictionaries(st.sampled_from(["job", "by", "priority"]), JSON))
def test_arguments_that_pass_are_of_their_kinds(verb: Verb, arguments: dict[str, Any]) -> None:
    line = json.dumps({"version": 1, "verb": verb, "arguments": arguments}).encode()

    try:
        request = parse_request(line)
    except ControlError:
        return

    assert request.arguments.keys() == ARGUMENTS.get(verb, {}).keys()
    assert all(len(json.dumps(value)) < 3000 for value in request.arguments.values())


def test_an_answer_arrives_as_it_was_with_names_that_are_no_text() -> None:
    answer = {"path": "a\udcff\n", "free_bytes": 1.5, "job": None}

    line = answer_line(answer)

    assert line.count(b"\n") == 1
    assert parse_answer(line) == answer


def test_an_answer_that_is_no_json_or_has_no_end_is_not_written() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        answer_line({"a": float("nan")})
    with pytest.raises(ValueError, match="is longer than"):
        answer_line({"a": "a" * 2**22})


def test_an_error_of_the_daemon_is_one_of_ours() -> None:
    line = error_line(BankdError("it is full", "wait", "EG0010"))

    with pytest.raises(BankdError) as told:
        parse_answer(line)

    assert (told.value.message, told.value.hint, told.value.code) == (
        "it is full",
        "wait",
        "EG0010",
    )


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"[]\n",
        b'{"version": 2, "answer": {}}\n',
        b'{"version": 1}\n',
        b'{"version": 1, "answer": 3}\n',
        b'{"version": 1, "answer": {"a": Infinity}}\n',
        b'{"version": 1, "error": "no"}\n',
    ],
)
def test_what_is_no_answer_is_refused(line: bytes) -> None:
    with pytest.raises(ControlError, match="the daemon's answer is not understood"):
        parse_answer(line)


def test_an_error_without_words_is_an_error_all_the_same() -> None:
    with pytest.raises(BankdError, match="the daemon refused"):
        parse_answer(b'{"version": 1, "error": {"message": 3, "hint": [], "code": null}}\n')
