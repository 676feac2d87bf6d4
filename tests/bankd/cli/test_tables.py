"""Tables and lists on standard output, written as their rows come."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterator

import pytest
from click import unstyle

from bankd.cli.formatting import remark
from bankd.cli.tables import (
    PAGE_ROWS,
    cell,
    print_json,
    print_table,
    table_lines,
    wrapped,
)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")


def lines(*rows: tuple[object, ...]) -> list[str]:
    return list(table_lines(("key", "task", "us"), rows, cutting=()))[2:]


def test_words_stand_at_the_left_and_figures_at_the_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_table(("key", "task\nop", "us"), [("a", "gemm", 1.5), ("bcde", None, 1234.0)])

    assert capsys.readouterr().out.splitlines() == [
        "       task",
        "key    op         us",
        "────────────────────",
        "a      gemm     1.50",
        "bcde   -      1234.0",
    ]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (123.45, "123.5"),
        (58.781, "58.78"),
        (0.51, "0.510"),
        (0.007331, "0.00733"),
        (1.23e-7, "1.23e-07"),
        (0.0, "0.000"),
        (None, "-"),
        ("\x1b", "\\x1b"),
    ],
)
def test_figures_have_three_or_four_digits(value: object, shown: str) -> None:
    assert cell(value) == shown


def test_a_table_without_rows_has_no_lines_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(("key", "us"), [], title="nothing")

    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("narrow")
def test_what_does_not_fit_takes_more_lines_of_its_own_column() -> None:
    found = lines(("0123456789", "conv f32[1,2] and more of it now", 1.5), ("a", "b", 2.0))

    assert [line.split() for line in found] == [
        ["0123456789", "conv", "f32[1,2]", "1.50"], ["and", "more", "of", "it"], ["now"],
        ["a", "b", "2.00"],
    ]  # fmt: skip
    assert max(map(len, found)) == 30


@pytest.mark.usefixtures("narrow")
def test_columns_are_dropped_in_their_order_before_any_cell_is_cut_short() -> None:
    columns = ("key", "task", "policy", "target", "chosen us")
    row = ("0123456789", "conv f32[1,64,56,56]", "tile=8 unroll=4", "v4_2", 12.5)

    dropping = ("policy", "target")
    found = table_lines(columns, [row], cutting=("task",), dropping=dropping)

    assert [unstyle(line) for line in found] == [
        "                        chosen",
        "key        task             us",
        "──────────────────────────────",
        "0123456789 conv f32[1,…  12.50",
    ]


@pytest.mark.usefixtures("narrow")
def test_a_table_that_is_wide_has_every_cell_whole() -> None:
    row = ("0123456789", "conv f32[1,64,56,56]", 12.5)

    found = list(table_lines(("key", "task", "us"), [row], cutting=("task",), is_wide=True))

    assert found[2] == "0123456789   conv f32[1,64,56,56]   12.50"


@pytest.mark.usefixtures("narrow")
def test_a_long_line_goes_on_below_its_beginning() -> None:
    assert list(wrapped("state     tuned, and nothing else to say of it", 10)) == [
        "state     tuned, and nothing",
        "          else to say of it",
    ]


@pytest.mark.usefixtures("narrow")
def test_wide_characters_take_the_room_they_need() -> None:
    [first, second] = lines(("0123456789", "日本語日本語日本語", 1.5))

    assert first == "0123456789 日本語日本語日 1.50"
    assert second.split() == ["本語"]


def test_rows_are_read_page_by_page_and_a_column_may_grow() -> None:
    read = 0

    def rows() -> Iterator[tuple[object, ...]]:
        nonlocal read
        for number in itertools.count():
            read += 1
            yield ("k" * (1 + number // PAGE_ROWS), "t", number)

    endless = table_lines(("key", "task", "us"), rows())
    head = list(itertools.islice(endless, PAGE_ROWS + 2))

    assert read == PAGE_ROWS
    assert head[2] == "k     t        0"
    grown = list(itertools.islice(endless, 4 * PAGE_ROWS))[-1]
    assert grown == f"kkkkk   t      {5 * PAGE_ROWS - 1}"


def test_what_a_name_holds_cannot_move_the_cursor() -> None:
    [line] = lines(("\x1b[2J", "a\nb\u202e", 1.0))

    assert line.split() == ["\\x1b[2J", "a\\x0ab\\u202e", "1.00"]


@pytest.mark.parametrize("items", [[], [1], [{"a": [1, {}], "b\n": "x\ny"}, [], "z"]])
def test_a_list_is_written_item_by_item_each_on_a_line(
    items: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    print_json(iter(items))

    told = capsys.readouterr().out
    assert json.loads(told) == items
    assert len(told.splitlines()) == (len(items) + 2 if items else 1)


@pytest.mark.parametrize("items", [[], [1], [{"a": [1]}, None, "z"]])
def test_an_object_is_written_with_its_lists_item_by_item(
    items: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    fields = {"n": 1, "who": {"a": None}}

    print_json({**fields, "lines": iter(items), "none": iter([])})

    assert json.loads(capsys.readouterr().out) == {**fields, "lines": items, "none": []}


@pytest.mark.parametrize("figure", [math.inf, -math.inf, math.nan])
def test_what_is_no_finite_number_is_null(
    figure: float, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {"a": [figure, (figure, 1.5)], "b": "NaN"}

    whole = {"a": [None, [None, 1.5]], "b": "NaN"}
    for written, expected in ((data, whole), (iter([data]), [whole])):
        print_json(written)
        assert json.loads(capsys.readouterr().out, parse_constant=pytest.fail) == expected


def test_a_remark_is_one_line_whatever_names_are_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    remark("timing a\nb\x1b[31m.onnx")

    assert capsys.readouterr().err == "bankd: timing a\\x0ab\\x1b[31m.onnx\n"
