"""`bankd clean`."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from bankd.jobs import Jobs
from tests.bankd.cli.conftest import Command

DAY_S = 86_400


@pytest.fixture
def workspace(world: None, tmp_path: Path) -> Path:
    return tmp_path / "work" / "aoe_workspace"


def put_result(workspace: Path, name: str, days: float, size_bytes: int) -> None:
    path = workspace / name / "tunespace" / "result" / f"{name}_tune.om"
    path.parent.mkdir(parents=True)
    path.write_bytes(bytes(size_bytes))
    then_s = time.time() - days * DAY_S
    for each in (path, *path.parents[:3]):
        os.utime(each, (then_s, then_s))


@pytest.fixture
def full(workspace: Path) -> Path:
    """With a superseded result and a left-over snapshot."""
    put_result(workspace, "m_20260101000000000", 40, 2048)
    put_result(workspace, "m_20260201000000000", 10, 10)
    (workspace / "work" / "c0ffee000000").mkdir(parents=True)
    return workspace


def test_what_goes_is_listed_with_its_size_and_the_reason(bankd: Command, full: Path) -> None:
    ended = bankd("clean")

    rows = [" ".join(line.split()) for line in ended.out.splitlines()]
    assert rows[0] == "what size why"
    assert rows[2:] == [
        "m_20260101000000000 2 KiB superseded, and older than 30 days",
        "work/c0ffee000000 0 bytes its job does not run",
    ]
    assert ended.err.splitlines() == ["bankd: removed 2 things, 2 KiB"]
    assert ended.code == ExitCode.OK
    assert sorted(each.name for each in full.iterdir()) == ["m_20260201000000000", "work"]


def test_a_dry_run_removes_nothing(bankd: Command, full: Path) -> None:
    ended = bankd("clean", "--dry-run", "--work_dir", full.parent)

    assert ended.err.splitlines() == ["bankd: would remove 2 things, 2 KiB"]
    assert (full / "m_20260101000000000").exists()
    assert (full / "work" / "c0ffee000000").exists()


def test_json_has_all_of_it(bankd: Command, full: Path) -> None:
    ended = bankd("clean", "--json")

    told = json.loads(ended.out)
    assert (told["workspace"], told["size_bytes"]) == (str(full), 2048)
    assert (told["failed"], told["remarks"]) == ([], [])
    assert told["removed"][0] == {
        "path": "m_20260101000000000",
        "kind": "result",
        "size_bytes": 2048,
        "why": "superseded, and older than 30 days",
    }


def test_aoe_ini_says_how_long_and_how_much_is_kept(bankd: Command, full: Path) -> None:
    (full.parent / "aoe.ini").write_text("[BANKD]\nKEEP_DAYS=60\n")
    kept = bankd("clean", "--json")
    (full.parent / "aoe.ini").write_text("[BANKD]\nKEEP_DAYS=60\nKEEP_MB=0\n")
    removed = bankd("clean", "--json")
    (full.parent / "aoe.ini").write_text("[BANKD]\nKEEP_DAY=60\n")
    refused = bankd("clean")

    assert [one["kind"] for one in json.loads(kept.out)["removed"]] == ["snapshot"]
    assert [one["kind"] for one in json.loads(removed.out)["removed"]] == ["result"]
    assert refused.code == ExitCode.FAILURE
    assert "[BANKD] has no key 'KEEP_DAY' [EG0001]" in refused.err
    assert "hint: did you mean KEEP_DAYS?" in refused.err


def test_a_clock_that_may_be_wrong_is_told_of(bankd: Command, workspace: Path) -> None:
    for number, days in enumerate((90, 80)):
        put_result(workspace, f"m_2026010100000000{number}", days, 1)

    ended = bankd("clean")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    told, nothing = ended.err.splitlines()
    assert told.startswith("bankd: nothing was removed for its age (1 in all): by the clock, ")
    assert nothing == f"bankd: removed nothing from {workspace}"


def test_without_a_workspace_there_is_nothing_to_remove(bankd: Command, workspace: Path) -> None:
    ended = bankd("clean")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert ended.err.splitlines() == [f"bankd: removed nothing from {workspace}"]
    assert not workspace.exists()


def test_what_the_disk_refuses_is_told_and_ends_with_1(
    bankd: Command, full: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*names: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "rename", refuse)

    ended = bankd("clean")

    assert ended.code == ExitCode.FAILURE
    assert "work/c0ffee000000 could not be removed: Permission denied" in ended.err


def test_a_running_jobs_files_stay_and_names_are_shown_literally(
    bankd: Command, full: Path
) -> None:
    key = "c0ffee" + "0" * 58
    put_result(full, "\x1b[2Jm_20250101000000000", 90, 1)
    put_result(full, "\x1b[2Jm_20250201000000000", 80, 1)
    with closing(Jobs(full / "jobs.db")) as jobs:
        jobs.enqueue(key, Path("/in/m.onnx"))
        jobs.claim(key)

        ended = bankd("clean")

    assert (full / "work" / key[:12]).exists()
    assert (full / "m_20260101000000000").exists()
    assert "\x1b" not in ended.out
    assert "\\x1b[2Jm_20250101000000000" in ended.out


def test_derived_weights_go_when_they_are_named(
    bankd: Command, full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, other = tmp_path / "weights" / ("0" * 64), tmp_path / "weights" / "notes.txt"
    kept.parent.mkdir()
    for each in (kept, other):
        each.write_bytes(bytes(1000))
    monkeypatch.setenv("TUNEBANK_WEIGHT_CACHE", str(kept.parent))

    assert not bankd("clean").code
    assert kept.exists()
    dry = bankd("clean", "--weights", "--dry-run", "--json")
    assert kept.exists()
    told = json.loads(bankd("clean", "--weights", "--json").out)

    assert told == json.loads(dry.out)
    assert [(one["path"], one["kind"]) for one in told["removed"]] == [(str(kept), "weights")]
    assert told["size_bytes"] == 1000
    assert list(kept.parent.iterdir()) == [other]
    assert not json.loads(bankd("clean", "--weights", "--json").out)["removed"]
