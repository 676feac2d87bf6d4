"""Commands whose output goes nowhere: closed, a full disk, or a reader that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = ["--help", "ls", "jobs", "doctor", "status", "aoe --help", "run", "watch --help"]
"""One of each group: help, banks, jobs, upkeep, control, tuning, and an error of usage."""


def ended(folder: Path, line: str) -> subprocess.CompletedProcess[bytes]:
    """`bankd` in a shell; the exit code is its own."""
    env = {**os.environ, "HOME": str(folder), "TUNE_BANK_PATH": str(folder)}
    return subprocess.run(
        ["bash", "-c", f'set -o pipefail; "$0" -m bankd {line}', sys.executable], cwd=folder,
        env=env, timeout=120, check=False, stdin=subprocess.DEVNULL, capture_output=True,
    )  # fmt: skip


@pytest.mark.parametrize(("turn", "command"), [*enumerate(COMMANDS)])
def test_a_command_fails_where_the_output_is_closed_that_it_prints_on_and_nowhere_else(
    tmp_path: Path, turn: int, command: str
) -> None:
    """Standard output alone, and others with or without it in turn."""
    plain = ended(tmp_path, command)
    for closed in (("<&- 2>&-", "<&- >&- 2>&-")[turn // 2 % 2], ">&-"):
        found = ended(tmp_path, f"{command} {closed}")
        prints = plain.stdout and ">&-" in closed.split()
        assert found.returncode == (1 if prints else plain.returncode)
        assert b"AttributeError" not in found.stderr
        assert b"unexpected" not in found.stderr
    assert (b"bankd: error: standard output is closed" in found.stderr) == bool(plain.stdout)


def test_a_full_disk_is_one_error_and_a_reader_that_is_gone_is_none(tmp_path: Path) -> None:
    full = ended(tmp_path, "--help >/dev/full")
    assert full.returncode == 1
    assert full.stderr.splitlines() == [
        b"bankd: error: No space left on device [EG0011]",
        b"hint: free disk space, or choose a folder on another disk",
    ]
    assert ended(tmp_path, "nonsense 2>/dev/full").returncode == 1
    for gone in ("| head -c0", "--json | head -c1"):
        found = ended(tmp_path, f"ls {gone}")
        assert found.returncode == 0
        assert b"Traceback" not in found.stderr
        assert b"ignored" not in found.stderr
