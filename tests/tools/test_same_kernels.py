"""`make same-kernels`: a revision with other kernels is found out, and one with the same is not."""

import lzma
from pathlib import Path

import pytest

from tools.same_kernels import ROOT, compare

RECORDING = """\
{"soc_version":"x86_64-v3","task":{"attributes":{},"inputs":["f32[3,19]"],"op":"softmax",\
"output":"f32[3,19]","precision_mode":"must_keep_origin_dtype"},\
"policies":[{"impl":"registers","unroll":1},{"impl":"three_pass","unroll":2}]}
{"soc_version":"x86_64-v4","task":{"attributes":{},"inputs":["f32[5,8]","f32[8,9]","f32[9]"],\
"op":"gemm","output":"f32[5,9]","precision_mode":"must_keep_origin_dtype"},"policies":[{\
"format":"dense","impl":"direct","k_slices":1,"outer":"columns","prefetch":"none",\
"split":"rows","tile_lines":1,"tile_pixels":5,"tile_vectors":1,"unroll":1}]}
"""
OWN = Path(ROOT / "tools" / "same_kernels.py").read_text(encoding="utf-8")


@pytest.fixture
def recordings(tmp_path: Path) -> Path:
    (tmp_path / "three.jsonl.xz").write_bytes(lzma.compress(RECORDING.encode()))
    return tmp_path


def revision(folder: Path, description: str) -> Path:
    """A revision that describes kernels in this way, with the generators of the working tree."""
    (folder / "tools").mkdir(parents=True)
    (folder / "tools" / "__init__.py").touch()
    (folder / "tools" / "same_kernels.py").write_text(description, encoding="utf-8")
    (folder / "tuner").symlink_to(ROOT / "tuner")
    return folder


def test_a_revision_with_the_same_kernels_has_no_difference(
    recordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare(revision(tmp_path / "same", OWN), recordings) == 0
    assert capsys.readouterr().out == "3 kernels, 0 differ\n"


def test_a_difference_is_named_with_op_policy_and_its_first_line(
    recordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = OWN.replace("+ kernel.ir", '+ kernel.ir.replace("0xFFF0000000000000", "0.0")')

    assert compare(revision(tmp_path / "other", other), recordings) == 1

    shown = capsys.readouterr().out
    assert shown.startswith(
        "3 kernels, 2 differ\n\nsoftmax on x86_64-v3: impl=registers unroll=1\n"
    )
    assert "softmax on x86_64-v3: impl=three_pass unroll=2" in shown
    first = [line[4:] for line in shown.splitlines() if line.startswith(("  - ", "  + "))][:2]
    assert first[0] != first[1]
    assert first[0] == first[1].replace("0xFFF0000000000000", "0.0")


def test_a_constant_that_is_packed_otherwise_is_a_difference(
    recordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = OWN.replace("hashlib.sha256(array.tobytes())", "hashlib.sha256(array[:0].tobytes())")

    assert compare(revision(tmp_path / "other", other), recordings) == 1
    assert "packed input 1: float32 (1, 1, 8, 16)" in capsys.readouterr().out


def test_a_revision_that_cannot_describe_its_kernels_is_refused(
    recordings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare(tmp_path / "older", recordings) == 2
    assert "has no tools/same_kernels.py" in capsys.readouterr().out
