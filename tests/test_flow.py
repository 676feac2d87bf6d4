"""The main job from end to end, nothing replaced: a folder in, offline model, bank, reports out.

The folder holds a small network and every broken file that we have.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fixtures.broken import BROKEN
from fixtures.files import write_model
from fixtures.small.networks import residual_cnn

ROOT = Path(__file__).resolve().parent.parent
WATCH = ("watch", "in", "--once", "--settle", "0.1", "--job_type", "2", "--json")
SHORT = ("--aicore_num", "1", "--max_tuning_count", "4")
"""What is found does not matter here. One core: a race never waits for a second one."""


@dataclass(frozen=True)
class Place:
    """A folder to work in, and what the first run of the daemon came to."""

    root: Path
    model: Path
    handled: dict[str, Any]
    told: str


def bankd(root: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "TUNE_BANK_PATH": str(root / "bank"),
        "TUNEBANK_LOCK_PATH": str(root / "lock"),
        "TUNE_ON_BUSY_CORES": "True",
        **variables,
    }
    command = [sys.executable, "-m", "bankd", *arguments]
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    root = tmp_path_factory.mktemp("flow")
    for name in ("in", "bank", "lock"):
        (root / name).mkdir()
    # Other tests keep the machine busy meanwhile.
    (root / "aoe.ini").write_text("[BANKD]\nMOST_BUSY_CORES = 8192\n")
    model = write_model(root / "in" / "residual_cnn.onnx", residual_cnn())
    for name, make in BROKEN.items():
        (root / "in" / name).write_bytes(make())
    ended = bankd(root, *WATCH, *SHORT)
    assert ended.returncode == 1, ended.stderr
    return Place(root, model, by_model(ended.stdout), ended.stderr)


def by_model(output: str) -> dict[str, Any]:
    return {row["model"]: row for row in json.loads(output)}


def test_the_good_model_is_tuned_although_it_lies_among_broken_ones(place: Place) -> None:
    row = place.handled["residual_cnn"]

    assert row["state"] == "tuned"
    assert row["record"]["trials"] > 0
    assert row["record"]["tasks"] > row["record"]["hits"] == 0
    assert row["record"]["segment_nodes"] == []


def test_every_broken_file_is_set_aside_with_a_reason_and_stays_where_it_is(place: Place) -> None:
    for name in BROKEN:
        row = place.handled[Path(name).stem]
        reason = (place.root / "aoe_workspace/rejected" / f"{name}.reason.txt").read_text()
        assert row["state"] == "rejected", name
        assert name in reason
        assert "hint:" in reason
        assert (place.root / "in" / name).exists()
    assert "Traceback" not in place.told
    assert not [name for name, row in place.handled.items() if "unexpected" in str(row["reason"])]


def test_a_broken_file_ends_a_command_with_one_clear_error(place: Place) -> None:
    ended = bankd(place.root, "aoe", "-m", "in/truncated.onnx", "-j", "2", "--output", "out/x")

    assert ended.returncode == 1
    assert ended.stderr.count("bankd: error: ") == 1
    assert "truncated.onnx" in ended.stderr
    assert "hint: " in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_report_agrees_with_the_bank(place: Place) -> None:
    (report,) = place.root.glob("aoe_result_opat_*.json")
    (((_, opat),),) = (json.loads(report.read_text()).values(),)
    known = json.loads(bankd(place.root, "ls", "--json").stdout)

    summary = opat["OPAT"]["repo_summary"]

    assert opat["OPAT"]["opat_tuning_result"] == "tuning successful"
    assert summary["total_num"] == len(known)
    assert summary["repo_add_num"] == sum(entry["rule"] == "tuned" for entry in known)


def test_a_second_time_nothing_is_tuned(place: Place) -> None:
    before = (place.root / "bank" / "bank.db").read_bytes()

    ended = bankd(place.root, *WATCH, *SHORT)

    row = by_model(ended.stdout)["residual_cnn"]
    assert row["state"] == "known"
    assert row["record"]["trials"] == 0
    assert row["record"]["hits"] == row["record"]["tasks"]
    assert (place.root / "bank" / "bank.db").read_bytes() == before
