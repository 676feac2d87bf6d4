"""`bankd lint`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from tests.bankd.bank.cann.builders import (
    GA_PATH,
    MARK,
    RUNTIME_NAME,
    RUNTIME_PATH,
    UNIFIED_NAME,
    UNIFIED_PATH,
    ga_line,
    lines,
    one_of_each,
    runtime_line,
    unified,
    unified_entry,
    write,
)
from tests.bankd.cli.conftest import Command


def test_a_clean_file_ends_with_0(bankd: Command, tmp_path: Path) -> None:
    file = write(tmp_path, UNIFIED_NAME, unified(unified_entry(1)))

    ended = bankd("lint", file)

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert "bankd: 1 file: 0 errors, 0 warnings, 0 notes" in ended.err


def test_notes_alone_are_listed_and_end_with_0(bankd: Command, tmp_path: Path) -> None:
    file = write(tmp_path, RUNTIME_NAME, lines(runtime_line(1), end=""))

    ended = bankd("lint", file)

    assert ended.code == ExitCode.OK
    assert "its last line does not end" in ended.out
    assert "repairs it" in ended.out


def test_warnings_end_with_1_and_json_has_them_all(bankd: Command, tmp_path: Path) -> None:
    file = write(tmp_path, RUNTIME_NAME, MARK + lines(runtime_line(1), "nonsense"))

    ended = bankd("lint", file, "--json")

    assert ended.code == ExitCode.FAILURE
    assert json.loads(ended.out) == [
        {
            "severity": "warning",
            "file": RUNTIME_NAME,
            "line": 1,
            "finding": "begins with a byte-order mark",
            "repairable": True,
        },
        {
            "severity": "error",
            "file": RUNTIME_NAME,
            "line": 2,
            "finding": "is not JSON: expecting value",
            "repairable": True,
        },
    ]


def test_repair_writes_a_clean_copy_and_leaves_the_files_alone(
    bankd: Command, tmp_path: Path
) -> None:
    tree, output = tmp_path / "tree", tmp_path / "out"
    files = one_of_each(tree)
    dirty = MARK + lines(runtime_line(1), runtime_line(1), newline="\r\n")
    write(tree, RUNTIME_PATH, dirty)

    ended = bankd("lint", tree, "--repair", "--output", output)

    assert ended.code == ExitCode.FAILURE
    assert (tree / RUNTIME_PATH).read_bytes() == dirty
    assert (output / RUNTIME_PATH).read_bytes() == lines(runtime_line(1))
    assert (output / UNIFIED_PATH).read_bytes() == files[UNIFIED_PATH]
    assert f"{RUNTIME_PATH}: dropped: line 2: is for the same as line 1" in ended.err
    copied = {str(path.relative_to(output)) for path in output.rglob("*") if path.is_file()}
    assert copied == set(files)
    again = bankd("lint", output / RUNTIME_PATH)
    assert (again.code, again.out) == (ExitCode.OK, "")


def test_a_twin_is_not_copied_beside_a_changed_file(bankd: Command, tmp_path: Path) -> None:
    tree, output = tmp_path / "tree", tmp_path / "out"
    twin = GA_PATH.replace(".json", ".bin")
    write(tree, GA_PATH, MARK + lines(ga_line(1)))
    write(tree, twin, b"\0")

    ended = bankd("lint", tree, "--repair", "--output", output)

    assert (output / GA_PATH).read_bytes() == lines(ga_line(1))
    assert not (output / twin).exists()
    assert "its .bin is left out" in ended.err


def test_what_cannot_be_read_is_not_copied(bankd: Command, tmp_path: Path) -> None:
    file = write(tmp_path, UNIFIED_NAME, b'{"a": [')

    ended = bankd("lint", file, "--repair", "--output", tmp_path / "out")

    assert ended.code == ExitCode.FAILURE
    assert f"{UNIFIED_NAME}: not copied" in ended.err
    assert not (tmp_path / "out").exists()


def test_nothing_is_mended_in_place(bankd: Command, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    dirty = MARK + lines(runtime_line(1))
    place = write(tree, RUNTIME_PATH, dirty)

    inside = bankd("lint", tree, "--repair", "--output", tree / "out")
    same = bankd("lint", place, "--repair", "--output", tree)

    assert inside.code == ExitCode.USAGE
    assert "files are not repaired in place" in inside.err
    assert "files are not repaired in place" in same.err
    assert place.read_bytes() == dirty


@pytest.mark.parametrize("options", [["--repair"], ["--output", "out"]])
def test_repair_and_output_belong_together(
    bankd: Command, tmp_path: Path, options: list[str]
) -> None:
    file = write(tmp_path, RUNTIME_NAME, lines(runtime_line(1)))

    ended = bankd("lint", file, *options)

    assert ended.code == ExitCode.USAGE
    assert "--repair and --output DIR belong together" in ended.err


def test_names_from_a_tree_cannot_move_the_cursor(bankd: Command, tmp_path: Path) -> None:
    write(tmp_path, "tree/\x1b[2Jx.json", b"nonsense")

    ended = bankd("lint", tmp_path / "tree")

    assert "\x1b" not in ended.out + ended.err
    assert "\\x1b[2Jx.json" in ended.out


def test_a_missing_file_is_refused(bankd: Command, tmp_path: Path) -> None:
    ended = bankd("lint", tmp_path / "missing")

    assert ended.code == ExitCode.FAILURE
    assert "does not exist" in ended.err
