"""AOE's codes of errors: a member of `ErrorCode` each, which the type checker requires."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bankd.errors import BankdError, BankFileError, code_text
from tools import error_codes
from tuner.errors import ErrorCode, KernelError, OptionError, TunerError

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "tuner" / "error_codes.py"
FILES = sorted(
    file for folder in ("bankd", "tui", "tuner") for file in (ROOT / folder).rglob("*.py")
)
RAW = re.compile(r"[EIW]G[0-9]{4,5}")


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def nodes_with(words: str, file: Path) -> Iterator[ast.AST]:
    """Yield the parts of a file's code; of one without any of these words nothing is parsed."""
    text = text_of(file)
    return ast.walk(ast.parse(text)) if re.search(words, text) else iter(())


def raw_codes(file: Path) -> list[str]:
    """Return the codes that a file states as plain text, with their lines."""
    nodes = nodes_with(RAW.pattern, file)
    texts = (node for node in nodes if isinstance(node, ast.Constant))
    found = (one for one in texts if isinstance(one.value, str) and RAW.fullmatch(one.value))
    return [f"{file.relative_to(ROOT)}:{one.lineno}: {one.value}" for one in found]


def test_only_the_list_of_codes_states_one_as_plain_text() -> None:
    assert raw_codes(LIST)
    assert [code for file in FILES if file != LIST for code in raw_codes(file)] == []


@pytest.mark.parametrize("code", ErrorCode)
def test_each_code_is_raised_somewhere(code: ErrorCode) -> None:
    used = re.compile(rf"\bErrorCode\.{code.name}\b")

    assert any(used.search(text_of(file)) for file in FILES)


def without_a_code(file: Path) -> list[str]:
    """Return where a file makes an error of a general class, and gives no code."""
    general = ("BankdError", "TunerError")
    nodes = nodes_with("|".join(rf"{name}\(" for name in general), file)
    calls = (node for node in nodes if isinstance(node, ast.Call))
    made = (one for one in calls if isinstance(one.func, ast.Name) and one.func.id in general)
    return [
        f"{file.relative_to(ROOT)}:{one.lineno}"
        for one in made
        if len(one.args) < 3 and all(each.arg != "code" for each in one.keywords)
    ]


def test_an_error_of_a_general_class_is_given_its_code_where_it_is_raised() -> None:
    assert [place for file in FILES for place in without_a_code(file)] == []


def test_an_error_without_a_code_of_its_own_has_the_usual_one_of_its_class() -> None:
    assert BankFileError("it is damaged").code is ErrorCode.FILE
    assert OptionError("it is too long").code is ErrorCode.OPTION
    assert OptionError("it does not exist", code=ErrorCode.FILE).code is ErrorCode.FILE
    assert KernelError("LLVM refuses it").code is TunerError("odd").code is ErrorCode.FAILURE


@pytest.mark.parametrize("code", ErrorCode)
def test_each_row_has_whole_sentences_of_cause_and_solution(code: ErrorCode) -> None:
    assert code.meaning[0].isupper()
    assert not code.meaning.endswith(".")
    for text in (code.cause, code.solution):
        assert text[0] in "`ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        assert text.endswith(".")
        assert "|" not in text


def test_the_page_of_codes_is_that_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert error_codes.main(["--check"]) == 0, capsys.readouterr().err


def test_a_code_is_shown_and_sent_as_its_text() -> None:
    error = BankdError("the path is empty", code=ErrorCode.OPTION)

    assert code_text(error.code) == " [EG0003]"
    assert code_text(ErrorCode.DYNAMIC_GRAPH) == " [code 9]"
    assert json.dumps({"code": error.code}) == '{"code": "EG0003"}'


@pytest.mark.parametrize("text", [None, "", "EG9999", "OPTION"])
def test_a_text_that_is_no_code_is_read_as_none(text: str | None) -> None:
    assert ErrorCode.of(text) is None


def test_the_text_of_a_code_is_read_as_the_code() -> None:
    assert ErrorCode.of("EG0011") is ErrorCode.FILE
