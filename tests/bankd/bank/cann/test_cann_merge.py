"""Two imports of one file are compared and merged like any banks; merged files are valid ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.cann import export_cann, stage_cann
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import check_file
from bankd.bank.cann.names import parse_name
from bankd.bank.diff.diff import diff
from bankd.bank.merge import Choice, MergeVerdict, merge
from bankd.bank.state import State
from tests.bankd.bank.cann.builders import (
    GRADIENT_NAME,
    GRAPH_HEAD,
    GRAPH_NAME,
    RL_NAME,
    RUNTIME_NAME,
    UNIFIED_NAME,
    UNIFIED_PATH,
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
    unified_key,
    write,
)

GA_NAME = "repository_Ascend310_gemm.json"

# Ours and theirs: entry 1 in both, 2 with another policy, 3 only ours, 4 only theirs.
SIDES = [
    (RUNTIME_NAME,
     lines(runtime_line(1), runtime_line(2), runtime_line(3), newline="\r\n", end=""),
     lines(runtime_line(1), runtime_line(2, tile=64), runtime_line(4))),
    (GRAPH_NAME,
     lines(GRAPH_HEAD, graph_line(1), graph_line(2), graph_line(3)),
     lines(GRAPH_HEAD, graph_line(1), graph_line(2, tile=64), graph_line(4))),
    (RL_NAME,
     rl(rl_entry(1), rl_entry(2), rl_entry(3)),
     rl(rl_entry(1), rl_entry(2, tile=64), rl_entry(4))),
    (GA_NAME,
     lines(ga_line(1), ga_line(2), ga_line(3)),
     lines(ga_line(1), ga_line(2, tile=64), ga_line(4))),
    (GRADIENT_NAME,
     gradient(gradient_model(1), gradient_model(2), gradient_model(3)),
     gradient(gradient_model(1), gradient_model(2, time_us=64), gradient_model(4))),
    (UNIFIED_NAME,
     unified(unified_entry(1), unified_entry(2), unified_entry(3)),
     unified(unified_entry(1), unified_entry(2, tile=64), unified_entry(4))),
]  # fmt: skip


def sides(tmp_path: Path, name: str, ours: bytes, theirs: bytes) -> tuple[Bank, Bank]:
    return (
        stage_cann(write(tmp_path / "ours", name, ours), tmp_path / "a"),
        stage_cann(write(tmp_path / "theirs", name, theirs), tmp_path / "b"),
    )


@pytest.mark.parametrize(("name", "ours", "theirs"), SIDES)
def test_two_imports_of_a_file_differ_by_its_entries(
    tmp_path: Path, name: str, ours: bytes, theirs: bytes
) -> None:
    mine, other = sides(tmp_path, name, ours, theirs)

    with mine, other, diff(State(mine), State(other)) as found:
        counts = found.counts

    assert (counts.added, counts.changed, counts.gone, counts.same) == (1, 1, 1, 1)


@pytest.mark.parametrize(("name", "ours", "theirs"), SIDES)
def test_every_kind_can_be_merged_and_gives_a_valid_file(
    tmp_path: Path, name: str, ours: bytes, theirs: bytes
) -> None:
    mine, other = sides(tmp_path, name, ours, theirs)

    with mine, other:
        result = merge(mine, State(other), prefer=Choice.THEIRS, author="test", message="merged")
        (written,) = export_cann(mine, tmp_path / "out")

    said = parse_name(name)
    assert said is not None
    assert result.counts[MergeVerdict.ADDED] == 1
    assert result.open == 0
    assert (written.entries, written.origin, written.note) == (4, "composed", "")
    content = (tmp_path / "out" / written.path).read_bytes()
    assert check_file(content, said.kind) == []


def test_merged_lines_keep_their_text(tmp_path: Path) -> None:
    name, ours, theirs = SIDES[0]
    mine, other = sides(tmp_path, name, ours, theirs)

    with mine, other:
        merge(mine, State(other), prefer=Choice.THEIRS, author="test", message="merged")
        (written,) = export_cann(mine, tmp_path / "out")

    assert (tmp_path / "out" / written.path).read_bytes() == lines(
        runtime_line(1), runtime_line(2, tile=64), runtime_line(4), runtime_line(3)
    )


def test_a_conflict_leaves_our_file_as_it_is(tmp_path: Path) -> None:
    name, ours, theirs = SIDES[0]
    mine, other = sides(tmp_path, name, ours, theirs)

    with mine, other:
        result = merge(mine, State(other), author="test", message="merged")
        (written,) = export_cann(mine, tmp_path / "out")

    assert result.open == 1
    assert (tmp_path / "out" / written.path).read_bytes() == ours


def test_a_file_that_is_merged_into_an_empty_bank_comes_back_unchanged(tmp_path: Path) -> None:
    content = unified(unified_entry(1, times=(3, 4)), unified_entry(2), newline="\r\n", end="")
    file = write(tmp_path, UNIFIED_NAME, content)

    with Bank.open(tmp_path / "mine") as mine, stage_cann(file, tmp_path / "bank") as other:
        merge(mine, State(other), author="test", message="merged")
        (written,) = export_cann(mine, tmp_path / "out")

    assert written.origin == "stored"
    assert (tmp_path / "out" / UNIFIED_PATH).read_bytes() == content


def test_theirs_that_is_taken_whole_comes_back_unchanged(tmp_path: Path) -> None:
    ours = unified(unified_entry(1, tile=4), unified_entry(2))
    theirs = unified(unified_entry(2), unified_entry(1, tile=64, times=(1, 2)), end="")
    mine, other = sides(tmp_path, UNIFIED_NAME, ours, theirs)

    with mine, other:
        merge(mine, State(other), prefer=Choice.THEIRS, author="test", message="merged")
        (written,) = export_cann(mine, tmp_path / "out")

    content = (tmp_path / "out" / UNIFIED_PATH).read_bytes()
    assert written.origin == "stored"
    assert content == theirs
    assert len(json.loads(content)[unified_key(1)]) == 2
    assert check_file(content, KINDS["unified"]) == []


GA_PATH = f"Ascend310/cube/{GA_NAME}"
TWIN_PATH = GA_PATH.replace(".json", ".bin")
OLD, NEW = lines(ga_line(1)), lines(ga_line(1, tile=64))


def bring(ours: Bank, tmp_path: Path, original: bytes, twin: bytes | None) -> None:
    """Merge a GA file, with its twin where there is one."""
    tree = tmp_path / f"tree{len(list(tmp_path.iterdir()))}"
    write(tree, GA_PATH, original)
    if twin is not None:
        write(tree, TWIN_PATH, twin)
    with stage_cann(tree, tmp_path / f"{tree.name}_bank") as other:
        merge(ours, State(other), prefer=Choice.THEIRS, author="test", message="merged")


def written_back(ours: Bank, tmp_path: Path) -> dict[str, bytes]:
    export_cann(ours, tmp_path / "out")
    places = (path for path in (tmp_path / "out").rglob("*") if path.is_file())
    return {str(path.relative_to(tmp_path / "out")): path.read_bytes() for path in places}


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ((OLD, None), (OLD, b"twin")),
        ((OLD, b"old twin"), (OLD, b"twin")),
        ((OLD, b"old twin"), (NEW, b"twin")),
        ((OLD, b"twin"), (NEW, b"twin")),
        ((OLD, b"twin"), (OLD, b"twin")),
    ],
)
def test_a_twin_comes_with_its_file_when_either_is_new(
    tmp_path: Path, first: tuple[bytes, bytes | None], then: tuple[bytes, bytes]
) -> None:
    with Bank.open(tmp_path / "mine") as mine:
        bring(mine, tmp_path, *first)
        bring(mine, tmp_path, *then)

        found = written_back(mine, tmp_path)

    assert found == {GA_PATH: then[0], TWIN_PATH: then[1]}


def test_a_pair_that_comes_a_second_time_is_not_kept_twice(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "mine") as mine:
        for original, twin in ((OLD, b"old"), (NEW, b"new"), (OLD, b"old"), (NEW, b"new")):
            bring(mine, tmp_path, original, twin)

        kept = mine.connection.value("SELECT count(*) FROM foreign_files")
        found = written_back(mine, tmp_path)

    assert kept == 4
    assert found == {GA_PATH: NEW, TWIN_PATH: b"new"}


def test_a_twin_of_another_state_of_the_file_does_not_come(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "theirs") as theirs, Bank.open(tmp_path / "mine") as mine:
        bring(theirs, tmp_path, OLD, b"of the old one")
        bring(theirs, tmp_path, NEW, None)
        merge(mine, State(theirs), author="test", message="merged")

        found = written_back(mine, tmp_path)

    assert found == {GA_PATH: NEW}
