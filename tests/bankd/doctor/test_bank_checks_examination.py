from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bankd.doctor import CheckContext, CheckFinding, CheckState, examine
from bankd.doctor.bank_checks import check_place
from bankd.jobs import Jobs
from tests.bankd.doctor.worlds import make_bank


def test_a_bank_that_cannot_be_read_is_told_once(here: CheckContext, file: Path) -> None:
    file.write_bytes(b"no database\n" * 100)

    errors = [each for each in examine(here) if each.state == CheckState.ERROR]

    assert [each.subject for each in errors] == ["bank file"]


def failing(error: Exception) -> Callable[[CheckContext], Iterator[CheckFinding]]:
    def check(here: CheckContext) -> Iterator[CheckFinding]:
        yield CheckFinding("a", CheckState.OK, "before")
        raise error

    return check


@pytest.mark.parametrize(
    ("error", "what"),
    [
        (ValueError("of a sort"), "the check of a failed, ValueError: of a sort"),
        (PermissionError(13, "Permission denied", "/x"), "/x: Permission denied"),
        (ImportError("no llvmlite"), "the check of a failed, ImportError: no llvmlite"),
    ],
)
def test_a_check_that_fails_is_a_finding_and_the_others_go_on(
    here: CheckContext, error: Exception, what: str
) -> None:
    checks = (("a", failing(error)), ("bank folder", check_place))

    before, failed, after = examine(here, checks)

    assert (before.state, failed.state, after.subject) == (
        CheckState.OK,
        CheckState.ERROR,
        "bank folder",
    )
    assert failed.what == what
    assert failed.fix


def everything_under(folder: Path) -> dict[Path, tuple[int, int, int]]:
    looks = {path: path.lstat() for path in folder.rglob("*")}
    return {path: (s.st_mtime_ns, s.st_size, s.st_mode) for path, s in looks.items()}


@pytest.mark.parametrize("has_bank", [False, True])
def test_nothing_is_changed(here: CheckContext, tmp_path: Path, has_bank: bool) -> None:
    if has_bank:
        make_bank(tmp_path / "bank")
        with closing(Jobs(here.folder / "aoe_workspace" / "jobs.db")):
            pass
    before = everything_under(tmp_path)
    time.sleep(0.01)

    found = examine(here)

    assert everything_under(tmp_path) == before
    assert [each for each in found if each.state == CheckState.ERROR] == []


def test_a_healthy_world_has_a_finding_for_every_subject(here: CheckContext, file: Path) -> None:
    subjects = {each.subject for each in examine(here)}

    assert subjects >= {
        "bank folder", "permissions", "bank file", "journal", "locks", "built-in bank",
        "variables", "disk", "target", "cores", "kernel cache", "versions",
    }  # fmt: skip


def test_without_the_compiler_the_rest_is_looked_at_all_the_same(here: CheckContext) -> None:
    code = (
        "import os, sys; from pathlib import Path; sys.modules['llvmlite'] = None;"
        "from bankd.doctor import CheckContext, examine;"
        "found = examine(CheckContext(os.environ, Path()));"
        "print(*(f'{each.state} {each.subject}' for each in found), sep='\\n')"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )

    said = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert {"error versions", "ok journal", "ok disk"} <= {*said}
    assert not {"error target", "error cores"} & {*said}  # the processor is known without it
