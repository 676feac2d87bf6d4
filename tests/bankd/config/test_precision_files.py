"""Files of precision modes for single operators."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.config.precision_files import with_precision_files
from bankd.config.request import Request
from bankd.errors import BankdError

STRICT, MIXED = "must_keep_origin_dtype", "allow_mix_precision"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "file"
    path.write_text(text)
    return path


def test_an_ini_file_gives_modes_by_type_and_by_name(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "[ByOpType]\nConv2D=high_performance\nGemm = high_precision\n"
        "[ByNodeName]\n/Layer0/MatMul:0=high_precision\n",
    )

    request = with_precision_files(Request(), path, None, None)

    assert request.modes_by_type == (("Conv", MIXED), ("Gemm", STRICT))
    assert request.modes_by_name == (("/Layer0/MatMul:0", STRICT),)
    assert Request.parse(json.loads(json.dumps(request.as_json()))) == request
    assert request.meaning() != Request().meaning()


def test_operators_that_keep_their_types_are_strict_whatever_else_says(tmp_path: Path) -> None:
    modes = tmp_path / "modes.ini"
    modes.write_text("[ByNodeName]\na=high_performance\nb=high_performance\n")
    kept = written(tmp_path, "a\n\nOpType::Gemm\n")

    request = with_precision_files(Request(), modes, kept, None)

    assert request.modes_by_name == (("a", STRICT), ("b", MIXED))
    assert request.modes_by_type == (("Gemm", STRICT),)


def test_types_on_the_black_list_are_strict_and_others_as_the_model(tmp_path: Path) -> None:
    lists = {
        "black-list": {"to-add": ["MatMulV2", "Gemm"], "to-remove": ["Xlog1py"]},
        "white-list": {"to-add": ["Gemm", "Conv"]},
        "gray-list": {"to-add": ["Add"]},
    }
    path = written(tmp_path, json.dumps(lists))

    request = with_precision_files(Request(precision_mode=MIXED), None, None, path)

    assert dict(request.modes_by_type) == {
        "Add": MIXED, "Conv": MIXED, "Gemm": STRICT, "MatMul": STRICT,
    }  # fmt: skip


def test_without_files_the_request_is_what_it_was() -> None:
    assert with_precision_files(Request(), None, None, None) == Request()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[ByOpType]\nGemm=fast\n", "Gemm is fast"),
        ("[ByOpTypes]\n", "ByOpTypes"),
        ("Gemm=high_precision\n", "no section headers"),
        ("[ByOpType]\nGemm=high_precision\nGemm=high_precision\n", "already exists"),
    ],
)
def test_a_wrong_ini_file_is_refused_with_its_fault(tmp_path: Path, text: str, what: str) -> None:
    with pytest.raises(BankdError, match=what) as refused:
        with_precision_files(Request(), written(tmp_path, text), None, None)

    assert refused.value.hint


@pytest.mark.parametrize(
    "text", ["[]", '{"grey-list": {}}', '{"black-list": ["Gemm"]}', '{"black-list": {"add": []}}']
)
def test_wrong_lists_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BankdError, match="cannot be used"):
        with_precision_files(Request(), None, None, written(tmp_path, text))


def test_files_that_are_missing_too_large_or_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"a\n" * 2**20)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")

    for name in ("missing", "large", "bytes"):
        with pytest.raises(BankdError, match=name) as refused:
            with_precision_files(Request(), None, tmp_path / name, None)
        assert "--keep_dtype" in str(refused.value.hint)
