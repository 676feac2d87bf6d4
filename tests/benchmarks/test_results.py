"""Rows in files: read back as written, whatever a run that died has left."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.results import FORMAT, Tuning, append, kinds_of, newest, read, read_file, slowest
from tests.benchmarks.rows import STEPS, row

TUNING = Tuning(61.5, 31, 0, 700, 0)


def test_a_row_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    written = row(onnxruntime=1.4, openvino=1.3, tuning=TUNING, others_cores=0.5)

    append(written, tmp_path / "results" / "2030-01-02-chip.jsonl")

    assert read(tmp_path / "results", "chip") == [written]


def test_figures_are_kept_with_five_digits(tmp_path: Path) -> None:
    append(row(default=1.23456789), tmp_path / "f")

    assert read_file(tmp_path / "f")[0].result.default_ms == 12.346


def test_a_line_that_was_cut_short_is_passed_over_and_taken_out(tmp_path: Path) -> None:
    path = tmp_path / "f"
    append(row("one"), path)
    whole = path.read_text()
    path.write_text(whole + whole[:50])

    assert [r.cell.model for r in read_file(path)] == ["one"]
    append(row("two"), path)
    assert [r.cell.model for r in read_file(path)] == ["one", "two"]


def test_lines_of_another_format_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_text(json.dumps({"format": FORMAT + 1, "all": "else"}) + "\n")
    append(row("ours"), path)

    assert [r.cell.model for r in read_file(path)] == ["ours"]


def test_files_are_read_in_the_order_of_their_dates_and_of_one_cpu(tmp_path: Path) -> None:
    append(row("later"), tmp_path / "2030-02-01-chip.jsonl")
    append(row("earlier"), tmp_path / "2030-01-31-chip.jsonl")
    append(row("elsewhere"), tmp_path / "2030-01-01-other-chip.jsonl")

    assert [r.cell.model for r in read(tmp_path, "chip")] == ["earlier", "later"]
    assert len(read(tmp_path)) == 3


def test_the_newest_row_of_a_cell_counts() -> None:
    rows = [row("a", at="1"), row("b", at="2"), row("a", at="3"), row("a", 2, at="4")]

    assert [(r.cell.model, r.at) for r in newest(rows)] == [("a", "3"), ("b", "2"), ("a", "4")]


@pytest.mark.parametrize(
    ("other", "is_same"),
    [
        (row(at="later", default=2.0), True),
        (row("bert_base"), False),
        (row(cores=2), False),
        (row(mode="allow_mix_precision"), False),
        (row(code="other"), False),
        (replace(row(), versions={**row().versions, "revision": "other"}), True),
        (replace(row(), settings={"seconds": 2.0}), False),
        (replace(row(), bank={"made": "later", "code": "c0de"}), False),
        (replace(row(), machine={"cpu": "another"}), False),
    ],
)
def test_rows_are_the_same_measurement_or_not(other: object, is_same: bool) -> None:
    assert (row().identity == getattr(other, "identity", None)) is is_same


def test_steps_are_summed_by_operation_and_algorithm() -> None:
    winograd, direct = kinds_of(STEPS, peak_gflops=100.0)

    assert (winograd.op, winograd.impl, winograd.time_share) == ("conv", "winograd_f4", 0.6)
    assert (direct.op, direct.steps, direct.total_us) == ("gemm", 2, 40.0)
    assert direct.gflops == pytest.approx((50 * 10 + 70 * 30) / 40)
    assert direct.peak_share == pytest.approx(direct.gflops / 100)


def test_the_slowest_steps_are_kept() -> None:
    assert [step.name for step in slowest(STEPS, 2)] == ["heavy", "other"]
