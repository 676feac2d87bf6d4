"""Offline models that a process has loaded, read from what Linux lists."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.errors import BankdError
from bankd.system.loaded_models import LoadedFile, loaded_files

MAPS = """\
55d0-55d1 r-xp 00000000 fd:00 131   /usr/bin/python3.11
7f00-7f01 r--p 00000000 fd:00 901   /srv/models/a model.om
7f02-7f03 r--p 00001000 fd:00 901   /srv/models/a model.om
7f04-7f05 r--p 00000000 fd:00 902   /srv/models/line\\012feed.om
7f06-7f07 r--p 00000000 fd:00 903   /srv/old.om (deleted)
7f08-7f09 r--p 00000000 fd:00 904   /srv/gone.om (deleted)
7f0a-7f0b rw-p 00000000 00:00 0     [heap]
7f0c-7f0d rw-p 00000000 00:00 0
7f0e-7f0f r--p 00000000 fd:00 905   /srv/models/m.omega
"""


@pytest.fixture
def processes(tmp_path: Path) -> Path:
    folder = tmp_path / "proc"
    (folder / "7" / "fd").mkdir(parents=True)
    (folder / "7" / "maps").write_text(MAPS)
    (folder / "7" / "fd" / "3").symlink_to("/dev/null")
    (folder / "7" / "fd" / "4").symlink_to("/srv/old.om (deleted)")
    return folder


def test_each_model_is_listed_once_with_what_became_of_its_file(processes: Path) -> None:
    plain = [Path("/srv/models/a model.om"), Path("/srv/models/line\nfeed.om")]

    assert loaded_files(7, processes) == [
        LoadedFile(Path("/srv/gone.om"), None, "removed"),
        *(LoadedFile(path, path) for path in plain),
        LoadedFile(Path("/srv/old.om"), processes / "7" / "fd" / "4", "removed"),
    ]


def test_a_process_that_is_not_there_is_an_error(processes: Path) -> None:
    with pytest.raises(BankdError, match="there is no process 8"):
        loaded_files(8, processes)


def test_a_process_of_another_user_is_refused(
    processes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 12345)

    with pytest.raises(BankdError, match="process 7 is another user's"):
        loaded_files(7, processes)


def test_a_system_without_lists_of_mappings_says_so(tmp_path: Path) -> None:
    with pytest.raises(BankdError, match="does not list what processes have mapped"):
        loaded_files(7, tmp_path / "none")
