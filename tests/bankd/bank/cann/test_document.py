"""Entries are found in a file's text, and nothing around them is lost."""

from __future__ import annotations

import pytest

from bankd.bank.cann.document import (
    MAX_LEVELS,
    FormError,
    Layout,
    json_value,
    parse,
)
from tests.bankd.bank.cann.builders import MARK


@pytest.mark.parametrize(
    ("content", "layout", "entries"),
    [
        (b'{"a": [1, 2],\r\n "b": "x"}\n', Layout.OBJECT, ['"a": [1, 2]', '"b": "x"']),
        (MARK + b' { "a" : 1 } ', Layout.OBJECT, ['"a" : 1']),
        (b"{}", Layout.OBJECT, []),
        (b"[ ]\n", Layout.ARRAY, []),
        (b'[ {"a": "],"} , 2,[3]]', Layout.ARRAY, ['{"a": "],"}', "2", "[3]"]),
        (b'[{"a":1},\n{"b":"]"}]', Layout.ARRAY, ['{"a":1}', '{"b":"]"}']),
        (MARK + b'{"a":1}\r\n\r\n {"b":2} \n', Layout.LINES, ['{"a":1}', '{"b":2}']),
        (b"", Layout.LINES, []),
        ('{"ä": "\u2028"}'.encode(), Layout.LINES, ['{"ä": "\u2028"}']),
    ],
)
def test_entries_are_found_where_they_lie(
    content: bytes, layout: Layout, entries: list[str]
) -> None:
    document = parse(content, layout)

    assert list(document.entries()) == entries
    assert document.text.encode() == content


def test_head_gaps_and_tail_are_all_that_is_not_an_entry() -> None:
    content = MARK + b'{\n  "a": 1 ,\r\n"b": 2,"c": 3\n}\n'

    document = parse(content, Layout.OBJECT)

    gaps = [document.gap(number) for number in range(len(document) - 1)]
    assert gaps == [" ,\r\n", ","]
    head = document.text[: document.spans[0].start]
    text = head + "".join(
        entry + gap for entry, gap in zip(document.entries(), [*gaps, document.tail], strict=True)
    )
    assert text.encode() == content


def test_lines_are_counted() -> None:
    document = parse(b'\n{\n"a": 1,\n\n"b":\n2}', Layout.OBJECT)

    assert [span.line for span in document.spans] == [3, 5]


@pytest.mark.parametrize(
    ("content", "layout", "what"),
    [
        (b"[1]", Layout.OBJECT, "line 1: does not begin with {"),
        (b'{"a": 1', Layout.OBJECT, "line 1: ends before its }"),
        (b'{"a": 1 "b": 2}', Layout.OBJECT, "a comma is missing"),
        (b'{"a": 1}\n{"b": 2}', Layout.OBJECT, "line 1: continues after its }"),
        (b'{\n"a": [1,}', Layout.OBJECT, "line 2: is not JSON"),
        (b"{a: 1}", Layout.OBJECT, "a key"),
        (b'{"a" 1}', Layout.OBJECT, "a : is missing"),
        (b'{"a": 1,}', Layout.OBJECT, "a key"),
        (b"\n\n\xff", Layout.LINES, "line 3: is not UTF-8 text"),
        (b'[{"a": ' + b"1" * 5000 + b"}]", Layout.ARRAY, "too many digits"),
        (b"[" * 100_000, Layout.ARRAY, "in one another"),
    ],
)
def test_a_broken_file_is_refused_with_the_line(content: bytes, layout: Layout, what: str) -> None:
    with pytest.raises(FormError) as refused:
        parse(content, layout)

    assert what in str(refused.value)


def test_what_is_too_deep_is_refused() -> None:
    assert json_value("[" * MAX_LEVELS + "]" * MAX_LEVELS)

    with pytest.raises(FormError, match="in one another"):
        json_value('{"a":' * (MAX_LEVELS + 1) + "1" + "}" * (MAX_LEVELS + 1))
