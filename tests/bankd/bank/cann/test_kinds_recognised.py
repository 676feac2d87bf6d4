"""The kind of a file: from its name and its content, which must not contradict each other."""

from __future__ import annotations

import pytest

from bankd.bank.cann.document import FormError
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.names import recognise
from tests.bankd.bank.cann.builders import (
    GRAPH_HEAD,
    MARK,
    ga_line,
    gradient,
    gradient_model,
    graph_line,
    lines,
    rl,
    rl_entry,
    runtime_line,
    unified,
    unified_entry,
)

CONTENTS = [
    ("unified", unified(unified_entry(1))),
    ("runtime", MARK + lines(runtime_line(1), runtime_line(2), newline="\r\n")),
    ("ga", lines(ga_line(1))),
    ("rl", rl(rl_entry(1))),
    ("graph", lines(GRAPH_HEAD, graph_line(1))),
    ("graph", lines(graph_line(1))),
    ("gradient", gradient(gradient_model(1))),
]


@pytest.mark.parametrize(("kind", "content"), CONTENTS)
def test_a_kind_is_known_by_its_content(kind: str, content: bytes) -> None:
    assert recognise(content, None).name == kind
    assert recognise(content, KINDS[kind]).name == kind


@pytest.mark.parametrize(("kind", "content"), CONTENTS)
def test_a_name_that_contradicts_the_content_is_refused(kind: str, content: bytes) -> None:
    other = KINDS["rl" if kind != "rl" else "ga"]

    with pytest.raises(
        FormError, match=f"by its name it is a {other.name} file, by its content {kind}"
    ):
        recognise(content, other)


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"{}\n", MARK, b"{", b"\xff", b"[" * 99999])
def test_where_the_content_says_nothing_the_name_decides(content: bytes) -> None:
    for kind in KINDS.values():
        assert recognise(content, kind) is kind
    with pytest.raises(FormError, match="neither its name nor its content"):
        recognise(content, None)


@pytest.mark.parametrize(
    "content", [b'{"name": "x", "version": "1"}', b'{"a": [1]}', b"[1, 2]", b'"text"', b"17"]
)
def test_other_json_is_no_bank_file(content: bytes) -> None:
    with pytest.raises(FormError, match="neither"):
        recognise(content, None)


def test_a_file_that_may_be_of_two_kinds_is_refused() -> None:
    line = b'{"info_dict": {}, "knowledge": {}, "op": "A", "shape": {}, "tiling": null}'

    with pytest.raises(FormError, match="it may be runtime or ga"):
        recognise(line, None)
