"""`make bench-revisions`: a model is tuned and timed under this tree and under a revision."""

import re
from pathlib import Path

import pytest

from benchmarks import revisions
from fixtures.files import write_model
from fixtures.small import SMALL


@pytest.mark.slow
def test_a_tiny_model_is_tuned_once_by_each_and_timed_with_one_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TUNEBANK_LOCK_PATH", str(tmp_path))
    monkeypatch.setattr(revisions, "CALL_S", 0.01)
    if not (revisions.ROOT / ".git").exists():
        pytest.skip("revisions are taken from a git checkout")
    model = write_model(tmp_path / "tiny.onnx", SMALL["gemm_variants"]())
    options = ["--rounds", "1", "--cores", "1", "--tuning_time_limit", "2"]

    code = revisions.main(["HEAD", "--models", str(model), *options, "--folder", str(tmp_path)])

    assert code == 0
    hits = re.search(r"\] +\d+ +\d+  (\d+/\d+) (\d+/\d+)$", capsys.readouterr().out.strip())
    assert hits is not None
    assert hits[1] == hits[2]


def test_children_of_a_tree_run_its_own_modules(tmp_path: Path) -> None:
    (tmp_path / "tuner").mkdir()
    (tmp_path / "tuner" / "__init__.py").touch()

    found = revisions.Tree(tmp_path, tmp_path).python(
        "-c", "import subprocess, sys; subprocess.run([sys.executable, '-P', '-c', "
        "'import tuner; print(tuner.__file__)'], check=True)",
    )  # fmt: skip

    assert found.strip() == str(tmp_path / "tuner" / "__init__.py")
