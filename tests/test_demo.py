"""`make run` apart from the tuning itself: what it drops, what it asks for, what it tells."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from bankd.bridge.tuning_record import Tally, record_of
from bankd.jobs import Jobs
from tests.bankd.fakes import result_of, task_of
from tools import run_demo
from tuner.session import Options, TaskCounts
from tuner.target import Target


@pytest.fixture(autouse=True)
def run_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name, folder in (("MODELS", "models"), ("INBOX", "inbox"), ("BANK", "bank")):
        monkeypatch.setattr(run_demo, name, tmp_path / folder)
    monkeypatch.setattr(run_demo, "ROOT", tmp_path)
    monkeypatch.setattr(run_demo, "RUN", tmp_path)
    (tmp_path / "models").mkdir()
    for name in run_demo.NAMES:
        (tmp_path / "models" / f"{name}.onnx").write_bytes(name.encode())
    return tmp_path


def test_it_ends_with_where_bank_model_and_report_lie(
    run_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options, counts = Options(Target("x86_64-v3", 2)), TaskCounts(1, 0, 1, 0, 0, 0)
    result = result_of("resnet50", run_folder / "m.om", options, counts, [task_of(1)], 9)
    reports = {"sgat": run_folder / "sgat.json", "opat": run_folder / "opat.json"}
    record = record_of(result, Tally(), reports=reports, subgraph_keys=(), policies={})
    with contextlib.closing(Jobs(run_folder / "aoe_workspace" / "jobs.db")) as jobs:
        jobs.enqueue("key", run_folder / "inbox" / "resnet50.onnx")
        jobs.claim("key")
        jobs.finish("key", record.as_json())

    run_demo.tell_places()

    told = capsys.readouterr().out
    assert "bank            bank/bank.db" in told
    assert "offline model   m.om" in told
    assert "report          sgat.json" in told
    assert "report          opat.json" in told
