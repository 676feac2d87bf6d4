"""What is odd in a file is found, with its line; what can be mended is mended, and nothing else."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bankd.bank.cann import Severity, clean_copy, lint
from bankd.bank.cann.entry import LintFinding
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import check_file, findings_of
from tests.bankd.bank.cann.builders import (
    GA_PATH,
    GRAPH_HEAD,
    MARK,
    RL_NAME,
    RUNTIME_PATH,
    UNIFIED_NAME,
    ga_line,
    gradient,
    gradient_model,
    graph_line,
    lines,
    one_of_each,
    rl,
    rl_entry,
    runtime_line,
    unified,
    unified_entry,
    unified_info,
    unified_key,
    write,
)


def found(kind: str, content: bytes) -> list[tuple[str, int, str, bool]]:
    return [
        (str(each.severity), each.line, each.what, each.is_repairable)
        for each in findings_of(content, KINDS[kind])
    ]


CLEAN = [
    ("unified", unified(unified_entry(1, times=(1, 2)), unified_entry(2))),
    ("runtime", lines(runtime_line(1, id_=1), runtime_line(2, id_=2))),
    ("ga", lines(ga_line(1))),
    ("rl", rl(rl_entry(1), end="\n")),
    ("graph", lines(GRAPH_HEAD, graph_line(1))),
    ("gradient", gradient(gradient_model(1))),
]


@pytest.mark.parametrize(("kind", "content"), CLEAN)
def test_a_clean_file_has_no_findings_and_stays_as_it_is(kind: str, content: bytes) -> None:
    assert found(kind, content) == []
    assert clean_copy(content, KINDS[kind]).content == content


RUNTIME = [
    (MARK + lines(runtime_line(1)), ("warning", 1, "begins with a byte-order mark", True)),
    (lines(runtime_line(1), newline="\r\n", end="\r\n"),
     ("note", 1, "lines that end with CR LF: 1", True)),
    (lines(runtime_line(1), end=""), ("note", 1, "its last line does not end", True)),
    (b"{}\n", ("note", 1, "has no effect", False)),
    (b"", ("warning", 0, "is empty", False)),
    (lines(runtime_line(1), runtime_line(2)),
     ("note", 0, "entries with the id of another: 2", False)),
    (lines(runtime_line(1), runtime_line(1, tile=4)),
     ("warning", 2, "is for the same as line 1", True)),
    (lines(runtime_line(1), "nonsense"),
     ("error", 2, "is not JSON: expecting value", True)),
    (lines('{"info_dict": {}, "knowledge": {}}'),
     ("error", 1, "Object missing required field `op`", True)),
]  # fmt: skip


@pytest.mark.parametrize(("content", "finding"), RUNTIME)
def test_dirt_in_lines_is_found(content: bytes, finding: tuple[str, int, str, bool]) -> None:
    assert found("runtime", content) == [finding]


@pytest.mark.parametrize(
    ("time", "finding"),
    [
        ("-1", ("error", 1, "a time of -1 is impossible", True)),
        ("NaN", ("error", 1, "a time of nan is impossible", True)),
        ('"x"', ("error", 1, "a time of x is impossible", True)),
        ("null", ("warning", 1, "has no cost_time", False)),
        ("0", ("warning", 1, "a time of 0 us", False)),
        ("1e17", ("warning", 1, "a time of 100,000,000,000 s is more than a day", False)),
        ("8.64E10", None),
    ],
)
def test_impossible_and_absurd_times_are_found(
    time: str, finding: tuple[str, int, str, bool] | None
) -> None:
    assert found("ga", lines(ga_line(1, time_us=time))) == ([finding] if finding else [])


def test_a_wrong_key_is_found_and_put_right() -> None:
    content = unified(unified_entry(1).replace(unified_key(1), "0" * 32))

    (finding,) = found("unified", content)

    what = f"its key is {'0' * 32}, the MD5 of its info_dict {unified_key(1)}"
    assert finding == ("warning", 2, what, True)
    assert clean_copy(content, KINDS["unified"]).content == unified(unified_entry(1))


def test_candidates_out_of_order_are_found_and_sorted() -> None:
    content = unified(unified_entry(1, times=(9, 3, -1, 5)))

    assert {each[2] for each in found("unified", content)} == {
        "its candidates are not best first",
        "a time of -1 is impossible",
    }
    mended = clean_copy(content, KINDS["unified"])
    candidates = json.loads(mended.content)[unified_key(1)]
    assert [each["cost_time"] for each in candidates] == [3, 5, 9]
    assert mended.dropped == ("line 2: a time of -1 is impossible",)


def test_a_candidate_for_something_else_stays_last() -> None:
    stranger = {"knowledge": {}, "info_dict": unified_info(2), "cost_time": 1}
    content = unified(unified_entry(1, times=(9, 3))[:-1] + f", {json.dumps(stranger)}]")

    mended = clean_copy(content, KINDS["unified"]).content

    candidates = json.loads(mended)[unified_key(1)]
    assert [each["cost_time"] for each in candidates] == [3, 9, 1]


def test_numbers_that_are_not_usual_are_noted() -> None:
    text = '{"shape": {"m": 1}, "tiling": [1, null], "cost_time": 1}'

    assert [each[2] for each in found("ga", lines(text))] == [
        "shape has 1 keys, where files have 27",
        "tiling has 2 numbers, where files have 51",
    ]


def test_an_unreadable_schedule_is_told() -> None:
    (finding,) = found("rl", rl('"[1]": "oh"', end="\n"))

    assert finding == ("warning", 2, "its value is not the text of a list", False)


def test_a_file_that_is_no_json_at_all_cannot_be_mended() -> None:
    assert found("unified", b'{"a": [') == [("error", 1, "is not JSON: expecting value", False)]


def test_a_dirty_file_is_mended_and_what_was_dropped_is_listed() -> None:
    content = MARK + lines(
        GRAPH_HEAD, graph_line(1), "nonsense", graph_line(1), "{}", graph_line(2),
        newline="\r\n", end="",
    )  # fmt: skip

    mended = clean_copy(content, KINDS["graph"])

    assert mended.content == lines(GRAPH_HEAD, graph_line(1), graph_line(2))
    assert mended.dropped == (
        "line 3: is not JSON: expecting value",
        "line 4: is for the same as line 2",
    )
    assert check_file(mended.content, KINDS["graph"]) == []


def test_an_entry_without_any_possible_time_is_dropped() -> None:
    content = lines(ga_line(1, time_us="NaN"), ga_line(1), ga_line(2))

    mended = clean_copy(content, KINDS["ga"])

    assert mended.content == lines(ga_line(1), ga_line(2))
    assert mended.dropped == ("line 1: a time of nan is impossible",)


def test_where_nothing_is_left_an_empty_file_is() -> None:
    assert clean_copy(b"nonsense\n", KINDS["runtime"]).content == b"{}\n"
    assert clean_copy(b"nonsense\n", KINDS["ga"]).content == b""


def findings(source: Path) -> dict[str, list[LintFinding]]:
    return {each.path: list(each.findings) for each in lint(source)}


def test_a_tree_is_looked_at_file_by_file(tmp_path: Path) -> None:
    files = one_of_each(tmp_path)
    write(tmp_path, "package.json", b"{}")
    write(tmp_path, "read.me", b"")
    os.mkfifo(tmp_path / RL_NAME)

    seen = findings(tmp_path)

    twin = GA_PATH.replace(".json", ".bin")
    assert seen.keys() == files.keys() - {twin} | {"package.json"}
    assert [each.what for each in seen[RUNTIME_PATH] if each.severity == "warning"] == [
        "begins with a byte-order mark"
    ]
    assert seen[GA_PATH] == []
    assert [each.severity for each in seen["package.json"]] == ["note"]


def test_a_twin_without_its_file_and_a_file_without_its_twin_are_found(tmp_path: Path) -> None:
    write(tmp_path, GA_PATH, lines(ga_line(1)))
    lonely = "Ascend310/cube/repository_Ascend310_gemm.bin"
    write(tmp_path, lonely, b"\0")

    seen = findings(tmp_path)

    assert [each.what for each in seen[GA_PATH]] == [
        "its twin AIC_repository_Ascend910_9391_conv2d.bin is missing"
    ]
    assert seen[lonely] == [
        LintFinding(Severity.WARNING, 0, "its original repository_Ascend310_gemm.json is missing")
    ]


def test_a_name_that_says_nothing_and_one_that_lies_are_found(tmp_path: Path) -> None:
    unnamed = write(tmp_path, "mine.json", unified(unified_entry(1)))
    lying = write(tmp_path, UNIFIED_NAME, rl(rl_entry(1)))
    other = write(tmp_path, "package.json", b'{"name": "x"}')

    assert [each.what for each in findings(unnamed)["mine.json"]] == [
        "its name is not that of a unified file: it does not say for which SoC"
    ]
    assert [(each.severity, each.what) for each in findings(lying)[UNIFIED_NAME]] == [
        ("error", "by its name it is a unified file, by its content rl")
    ]
    assert [each.severity for each in findings(other)["package.json"]] == ["error"]
