from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tuner.errors import OptionError
from tuner.files.atomic import replace_json, replacing


def test_the_old_content_stays_until_the_block_ends(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")

    with replacing(path) as file:
        file.write(b"new")
        file.flush()
        during = path.read_bytes()

    assert (during, path.read_bytes()) == (b"old", b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_block_that_raises_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")

    def fail() -> None:
        with replacing(path) as file:
            file.write(b"new")
            raise KeyError

    with pytest.raises(KeyError):
        fail()

    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("a", b"old")]


def test_the_temporary_name_is_hidden_so_that_no_watcher_takes_it(tmp_path: Path) -> None:
    with replacing(tmp_path / "a"):
        names = [path.name for path in tmp_path.iterdir()]

    assert [name[0] + name[-4:] for name in names] == ["..tmp"]


def test_a_folder_in_the_way_is_an_error_for_the_user(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()

    with pytest.raises(OptionError, match="a cannot be written") as caught:
        replace_json(tmp_path / "a", {})

    assert caught.value.hint
    assert list(tmp_path.iterdir()) == [tmp_path / "a"]


def test_json_is_sorted_indented_and_keeps_letters(tmp_path: Path) -> None:
    replace_json(tmp_path / "a.json", {"b": 1, "a": ["模"]})

    text = (tmp_path / "a.json").read_text(encoding="utf-8")
    assert text == '{\n    "a": [\n        "模"\n    ],\n    "b": 1\n}\n'
