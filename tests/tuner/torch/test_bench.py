"""`make bench-torch` measures what it says, with processes of its own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from benchmarks import torch_losses, torch_models


@pytest.mark.parametrize("model", ["branching", "train_recommender"])
def test_a_row_has_a_time_of_each_way_and_what_was_tuned_is_used(
    model: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TUNEBANK_LOCK_PATH", str(tmp_path))
    ways = ["--ways", "eager", "tuned"]
    limits = ["--rounds", "2", "--tuning_time_limit", "1", "--threads", "1"]
    places = ["--folder", str(tmp_path / "run"), "--results", str(tmp_path)]

    assert torch_models.main([model, *ways, *limits, *places]) == 0

    [kept] = [path.read_text(encoding="utf-8") for path in tmp_path.glob("*-torch.jsonl")]
    row = json.loads(kept)
    assert list(row["seconds"]) == ways[1:]
    assert len({len(times) for times in row["seconds"].values()}) == 1
    assert row["facts"]["eager"]["max_absolute"] == 0
    assert max(facts["max_relative"] for facts in row["facts"].values()) < 1e-4
    assert f"{model}, 1 threads" in capsys.readouterr().out


@pytest.mark.slow  # a process for each way
def test_losses_of_both_engines_are_compared_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--steps", "3", "--folder", str(tmp_path / "run"), "--results", str(tmp_path)]

    assert torch_losses.main(["recommender", *options]) == 0
    monkeypatch.setattr(subprocess, "run", None)
    assert torch_losses.main(["recommender", *options]) == 0

    [kept] = [path.read_text(encoding="utf-8") for path in tmp_path.glob("*-torch-losses.jsonl")]
    row, again = map(json.loads, kept.splitlines())
    assert row["apart"] == again["apart"]
    assert row["runs"] == 2, "forward and backward graph of each step"
    assert 0 < row["gradient_error"] < 1e-5
    assert "recommender" in capsys.readouterr().out
