"""AOE's codes of errors: a member of `ErrorCode` each, which the type checker requires."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from bankd.errors import BankdError, code_text
from tuner.errors import ErrorCode

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tuner" / "errors.py"
FILES = sorted(
    file for folder in ("bankd", "tui", "tuner") for file in (ROOT / folder).rglob("*.py")
)
RAW = re.compile(r"[EIW]G[0-9]{4,5}")


def raw_codes(file: Path) -> list[str]:
    """Return the codes that a file states as plain text, with their lines."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    found = (one for one in texts if isinstance(one.value, str) and RAW.fullmatch(one.value))
    return [f"{file.relative_to(ROOT)}:{one.lineno}: {one.value}" for one in found]


def test_only_the_list_of_codes_states_one_as_plain_text() -> None:
    assert raw_codes(LIST)
    assert [code for file in FILES if file != LIST for code in raw_codes(file)] == []


@pytest.mark.parametrize("code", ErrorCode)
def test_each_code_is_raised_somewhere(code: ErrorCode) -> None:
    used = re.compile(rf"\bErrorCode\.{code.name}\b")

    assert any(used.search(file.read_text(encoding="utf-8")) for file in FILES)


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
