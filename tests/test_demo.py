"""`make run` apart from the tuning itself: what it builds, drops, asks for and reports."""

from __future__ import annotations

import contextlib
import subprocess
from pathlib import Path

import pytest
from onnx import AttributeProto, ModelProto

from bankd.bridge.tuning_record import Tally, record_of
from bankd.jobs import Jobs
from fixtures.zoo import FURTHER, ZOO, build
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


def test_it_ends_with_where_bank_model_and_report_are(
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

    run_demo.report_places()

    told = capsys.readouterr().out
    assert "bank            bank/bank.db" in told
    assert "offline model   m.om" in told
    assert "report          sgat.json" in told
    assert "report          opat.json" in told


def test_one_network_of_the_demonstration_has_a_task_that_the_built_in_bank_lacks() -> None:
    assert set(run_demo.NAMES) - {*ZOO, *FURTHER} == {"resnet50_changed"}

    changed = convolutions(build("resnet50", "decomposed", "layer3.2.conv2"))
    known = convolutions(build("resnet50", "decomposed", None))

    assert run_demo.ZOO["resnet50_changed"][1:] == ("--change", "conv:layer3.2.conv2")
    assert len(changed) == len(known)
    assert sum(one != other for one, other in zip(changed, known, strict=True)) == 1


def convolutions(model: ModelProto) -> list[list[AttributeProto]]:
    return [list(node.attribute) for node in model.graph.node if node.op_type == "Conv"]


def test_models_are_built_once_and_a_broken_build_leaves_no_model(
    run_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    (run_folder / "models" / "resnet50_changed.onnx").unlink()

    def build_nothing(*arguments: str, check: bool, quiet: bool) -> None:
        asked.append(arguments)
        (Path(arguments[-1]) / "resnet50.onnx").write_bytes(b"half")
        raise subprocess.CalledProcessError(1, arguments)

    monkeypatch.setattr(run_demo, "python", build_nothing)
    with pytest.raises(subprocess.CalledProcessError):
        run_demo.build_models()

    assert [words[:5] for words in asked] == [
        ("-m", "fixtures.zoo", "resnet50", "--change", "conv:layer3.2.conv2")
    ]
    assert {path.name for path in (run_folder / "models").iterdir()} == {
        "resnet50.onnx",
        "bert_base.onnx",
    }
