"""`make bench` and `make bench-chart` run, from a model to a picture."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import chart, models
from benchmarks.results import append, read
from fixtures.files import write_model
from fixtures.small import SMALL


@pytest.mark.slow
def test_a_tiny_model_is_tuned_measured_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TUNEBANK_LOCK_PATH", str(tmp_path))
    model = write_model(tmp_path / "a.onnx", SMALL["gemm_variants"]())
    results, picture = tmp_path / "results", tmp_path / "bench.svg"
    where = ["--folder", str(tmp_path / "bench"), "--results", str(results)]
    given = ["--models", str(model), "--threads", "1", "--against", "onnxruntime", *where]

    assert models.main([*given, "--seconds", "0.01", "--tuning_time_limit", "0.5"]) == 0

    (measured,) = read(results)
    assert measured.tuning is not None
    assert (measured.tuning.hits, measured.cell.target.cores) == (0, 1)
    (peer,) = measured.result.peers
    assert peer.ratio[0] <= peer.ratio[1] <= peer.ratio[2]
    assert peer.max_difference < 1e-4
    assert "ONNX Runtime/tuned" in capsys.readouterr().out
    undisturbed = replace(measured.result, peers=(replace(peer, ratio=(1.1, 1.2, 1.3)),))
    append(replace(measured, result=undisturbed), tmp_path / "row.jsonl")
    assert chart.main(["--results", str(tmp_path / "row.jsonl"), "--output", str(picture)]) == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
