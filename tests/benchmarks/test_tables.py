"""What `make bench` prints."""

import json

import pytest

from benchmarks import tables
from tests.benchmarks.rows import row, two_models

TIERS = ("x86_64-v3", "x86_64-v4")


def printed(capsys: pytest.CaptureFixture[str], steps: int = 0) -> list[str]:
    tables.print_all(two_models(), TIERS, steps=steps)
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def test_each_row_has_times_ratios_and_share_of_peak(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys)

    assert lines[0].startswith(
        "model target default ms tuned ms ONNX Runtime ms OpenVINO f32 ms"
        " default/tuned ONNX Runtime/tuned OpenVINO f32/tuned GFLOP/s of peak difference"
    )
    assert (
        "resnet50 x86_64-v4/1 12.00 10.00 14.40 13.00 1.20 [1.14, 1.25]"
        " 1.44 [1.37, 1.50] 1.30 [1.24, 1.35] 80.00 80% 2.0e-06" in lines
    )


def test_a_row_from_a_busy_machine_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    (busy,) = [line for line in printed(capsys) if line.startswith("bert_base x86_64-v4/2")]

    assert busy.endswith("busy: 0.4 cores")


def test_the_summary_names_goals_and_what_is_skipped(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys)

    assert "ONNX Runtime / tuned, AVX-512 1.20 [1.14, 1.25] 4 1.25 1.4 missed" in lines
    skipped = "skipped: this machine does not run x86_64-v4-amx"
    assert f"ONNX Runtime / tuned, with AMX - - 1.4 1.7 {skipped}" in lines


def test_steps_show_where_the_time_goes(capsys: pytest.CaptureFixture[str]) -> None:
    without, lines = printed(capsys), printed(capsys, steps=1)

    assert "gemm direct 2 40.00 40% 65.00 65%" in lines
    assert "heavy conv 60.00 90.00 1.00 90%" in lines
    assert not any(line.startswith("other gemm") for line in lines)
    assert lines[: len(without)] == without


def test_a_peer_that_a_row_lacks_leaves_its_cells_empty(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tables.print_models([row(onnxruntime=1.4), row("odd", openvino=1.3)])

    (odd,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("odd")]
    assert odd.split()[4:6] == ["-", "13.00"]


def test_json_has_every_row_and_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    tables.print_as_json(two_models(), TIERS, steps=0)

    content = json.loads(capsys.readouterr().out)
    assert [r["cell"]["model"] for r in content["rows"]] == ["resnet50"] * 2 + ["bert_base"] * 2
    assert content["summary"][0]["verdict"] == "missed"
