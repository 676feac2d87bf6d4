"""One look at the watched folders, and what it cannot see."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.config.config import Settings
from bankd.daemon.scanner.inbox import WORKSPACE, is_open_folder, look_at, may_be_there
from tests.bankd.bank.plain_user import plain_user


@pytest.mark.parametrize("mode", [0o000, 0o644, 0o311])
def test_a_folder_that_cannot_be_read_is_told_and_hides_nothing_else(
    open_folder: Path, mode: int
) -> None:
    for name in ("a.onnx", "sub/b.onnx", "sub/deep/c.onnx", "z/d.onnx"):
        (open_folder / name).parent.mkdir(exist_ok=True, parents=True)
        (open_folder / name).write_bytes(b"x")
    closed = open_folder / "sub"
    closed.chmod(mode)

    with plain_user():
        looked = look_at([open_folder])
    closed.chmod(0o755)

    assert sorted(path.name for path in looked.files) == ["a.onnx", "d.onnx"]
    assert looked.closed == {closed: "this folder cannot be read: Permission denied"}
    assert looked.hides(closed / "deep" / "c.onnx")
    assert not looked.hides(open_folder / "gone.onnx")


def test_folders_too_deep_to_be_named_are_told_and_hide_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "a.onnx").write_bytes(b"x")
    folder = os.open(tmp_path, os.O_PATH)
    for _ in range(22):
        os.mkdir("d" * 200, dir_fd=folder)  # No path is as long.
        inner = os.open("d" * 200, os.O_PATH, dir_fd=folder)
        os.close(folder)
        folder = inner
    os.close(folder)

    looked = look_at([tmp_path])

    assert list(looked.files) == [tmp_path / "a.onnx"]
    assert list(looked.closed.values()) == ["this folder cannot be read: File name too long"]


def test_what_lies_in_a_folder_that_nobody_may_enter_may_be_there_and_is_no_open_folder(
    open_folder: Path,
) -> None:
    closed = open_folder / "closed"
    (closed / "sub").mkdir(parents=True)
    closed.chmod(0o000)

    with plain_user():
        seen = may_be_there(closed / "sub"), is_open_folder(closed / "sub")
    closed.chmod(0o755)

    assert seen == (True, False)
    assert (may_be_there(closed / "sub"), is_open_folder(closed / "sub")) == (True, True)
    assert not may_be_there(closed / "gone")


def test_our_own_workspace_has_the_name_that_is_left_out(tmp_path: Path) -> None:
    settings = Settings(work_path=tmp_path, result_path=tmp_path, bank=tmp_path)

    assert settings.workspace == tmp_path / WORKSPACE
