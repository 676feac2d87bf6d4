"""`bankd help`: the codes of errors, what they mean, and what to do."""

from __future__ import annotations

import json

import pytest

from bankd.errors import ErrorCode, ExitCode
from tests.bankd.cli.conftest import Command


@pytest.mark.parametrize("code", ErrorCode)
def test_a_code_is_explained_by_its_cause_and_its_solution(bankd: Command, code: ErrorCode) -> None:
    ended = bankd("help", code.lower())

    words = ended.out.split()
    assert ended.code == ExitCode.OK
    assert words[0] == f"{code}:"
    assert f"{code.meaning} cause: {code.cause} solution: {code.solution}".split() == words[1:]


def test_without_a_code_all_are_listed_and_as_json_whole(bankd: Command) -> None:
    listed = bankd("help").out
    (explained,) = json.loads(bankd("help", "EG0003", "--json").out)
    every = json.loads(bankd("help", "--json").out)

    assert [code for code in ErrorCode if f"{code.meaning}\n" not in listed] == []
    assert [row["code"] for row in every] == [*ErrorCode]
    assert explained in every
    assert explained["solution"] == ErrorCode.OPTION.solution


def test_an_unknown_code_is_refused_with_the_nearest(bankd: Command) -> None:
    ended = bankd("help", "EG00003")

    assert ended.code == ExitCode.USAGE
    assert "there is no error code 'EG00003'; did you mean EG0003? [EG0003]" in ended.err
    assert "hint: `bankd help` lists them" in ended.err


@pytest.mark.parametrize("words", [["code 9"], ["code", "9"], ["[code 9]"], ["[Code 9]"], ["9"]])
def test_a_code_is_found_as_messages_write_it(bankd: Command, words: list[str]) -> None:
    assert bankd("help", *words).out == bankd("help", ErrorCode("9")).out


def test_words_that_are_no_code_are_refused(bankd: Command) -> None:
    ended = bankd("help", "EG0003", "EG0004")

    assert ended.code == ExitCode.USAGE
    assert "there is no error code 'EG0003 EG0004'" in ended.err


def test_the_name_of_a_command_shows_its_help(bankd: Command) -> None:
    assert bankd("help", "sign").out == bankd("sign", "--help").out


@pytest.mark.parametrize(("is_terminal", "count"), [(True, 1), (False, 0)])
def test_an_error_in_a_terminal_names_the_command_that_explains_it_once(
    bankd: Command, monkeypatch: pytest.MonkeyPatch, is_terminal: bool, count: int
) -> None:
    monkeypatch.setattr("bankd.cli.door.folds_messages", lambda: is_terminal)

    ended = bankd("show", "zz")

    assert ended.err.count("help: `bankd help EG0000` explains the code") == count
