"""`make bench-load`: each engine has a row for a network, from processes that end."""

from __future__ import annotations

from pathlib import Path

import onnx
import pytest

from benchmarks import load
from fixtures.small import residual_cnn


@pytest.mark.slow
def test_every_engine_has_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "models").mkdir()
    onnx.save(residual_cnn(), tmp_path / "models" / "small.onnx")

    assert load.main(["small", "--folder", str(tmp_path), "--rounds", "1"]) == 0

    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert [row[1] for row in rows] == [
        "ours", "ours, --size_budget 1.3", "onnxruntime", "onnxruntime, .ort",
    ]  # fmt: skip
    for row in rows:
        first, *parts = (float(cell.removesuffix(" s")) for cell in row[3:7])
        one, together, _ = (int(cell.removesuffix(" MiB")) for cell in row[7:])
        assert first > sum(parts) > 0
        assert 10 < one < together
