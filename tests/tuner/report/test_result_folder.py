from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from tuner.errors import OptionError
from tuner.figures import Figures, ShapeFigures
from tuner.report.result_folder import write_result_folder
from tuner.session import (
    OperatorChange,
    StepTime,
    SubgraphChange,
    SubgraphResult,
    TaskCounts,
    TuneResult,
)
from tuner.target import Target

GOLDEN = Path(__file__).parents[2] / "golden"

BEFORE = (StepTime("conv1", "conv", "tile_m=6", 30.0, 100.0, 10.0, 0.5),)
AFTER = (StepTime("conv1", "conv", "tile_m=12", 20.0, 150.0, 15.0, 0.75),)
CONV = OperatorChange("conv1", ("Conv", "Relu"), "f32", {"Schedule": (30.0, 20.0)}, "add")
GEMM = OperatorChange(
    "fc", ("Gemm",), "f32", {"Impl": (9.0, 6.0), "Schedule": (6.0, 5.0)}, "update"
)


@pytest.fixture
def result(tmp_path: Path) -> TuneResult:
    return TuneResult(
        model="resnet",
        offline_model=tmp_path / "resnet.om",
        target=Target("x86_64-v3", 2),
        counts=TaskCounts(total=5, hit=3, added=1, updated=1, reserved=2, unsatisfied=1),
        times=Figures(default_ms=3.0, tuned_ms=2.0, default_ratio=(1.4, 1.5, 1.6)),
        changes=(CONV, GEMM),
        failed=(),
        segment_nodes=(),
        trials=12,
        tuning_s=1822.6,
        task_keys=(),
        before=BEFORE,
        after=AFTER,
    )


def files(folder: Path) -> list[str]:
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def read(path: Path) -> Any:
    return json.loads(path.read_text())


def test_the_folder_holds_summary_operators_and_step_times(
    tmp_path: Path, result: TuneResult
) -> None:
    write_result_folder(tmp_path / "m.result", result)

    assert files(tmp_path / "m.result") == [
        "op_tuning/Conv_f32.json",
        "op_tuning/Gemm_f32.json",
        "profiling/after_tuning/step_times.json",
        "profiling/before_tuning/step_times.json",
        "summary.json",
    ]


def test_the_summary_is_written_as_the_original_writes_it(
    tmp_path: Path, result: TuneResult
) -> None:
    write_result_folder(tmp_path / "m.result", result)

    text = (tmp_path / "m.result/summary.json").read_text()
    assert text == (GOLDEN / "result_summary.json").read_text()


def test_the_summary_tells_of_subgraphs_where_they_were_tuned(
    tmp_path: Path, result: TuneResult
) -> None:
    changes = (SubgraphChange("1", 3.0, 2.5, "add"), SubgraphChange("2", 2.0, 1.0, "update"))
    subgraphs = SubgraphResult(TaskCounts(4, 2, 1, 1, 1, 1), changes, ("1", "2", "3", "4"))
    times = dataclasses.replace(result.times, subgraph_ms=2.5)

    write_result_folder(tmp_path, dataclasses.replace(result, subgraphs=subgraphs, times=times))

    summary = read(tmp_path / "summary.json")
    assert (summary["total_subgraphs"], summary["tuned_subgraphs"]) == (4, 2)
    assert summary["top_improved_subgraphs"] == [
        {"repo_key": "2", "improvement": "100.00%"},
        {"repo_key": "1", "improvement": "20.00%"},
    ]
    assert summary["model_performance(ms)"] == {
        "default": 3.0,
        "after_subgraph_tuning": 2.5,
        "tuned": 2.0,
    }
    assert summary["ratio_to_tuned"] == {"default": [1.4, 1.5, 1.6]}
    assert (summary["total_ops"], summary["performance_improvement"]) == (5, "50.00%")


def test_the_summary_has_the_times_of_each_of_several_shapes(
    tmp_path: Path, result: TuneResult
) -> None:
    shapes = (
        ShapeFigures(
            values={"n": 1},
            default_ms=0.5,
            tuned_ms=0.4,
            peer_ms=0.8,
            default_ratio=(1.1, 1.25, 1.3),
            peer_ratio=(1.9, 2.0, 2.1),
        ),
        ShapeFigures(
            values={"n": 512}, default_ms=3.0, tuned_ms=2.0, default_ratio=(1.4, 1.5, 1.6)
        ),
    )

    write_result_folder(tmp_path, dataclasses.replace(result, shapes=shapes))

    small, large = read(tmp_path / "summary.json")["shapes"]
    assert small == {
        "sizes": {"n": 1},
        "model_performance(ms)": {"default": 0.5, "tuned": 0.4, "onnxruntime": 0.8},
        "ratio_to_tuned": {"default": [1.1, 1.25, 1.3], "onnxruntime": [1.9, 2.0, 2.1]},
    }
    assert (large["sizes"], large["ratio_to_tuned"]["onnxruntime"]) == ({"n": 512}, None)


def test_an_operator_file_tells_figures_and_policy(tmp_path: Path, result: TuneResult) -> None:
    write_result_folder(tmp_path / "m.result", result)

    text = (tmp_path / "m.result/op_tuning/Conv_f32.json").read_text()
    assert text == (GOLDEN / "result_op_tuning.json").read_text()


def test_step_times_before_and_after_are_kept_apart(tmp_path: Path, result: TuneResult) -> None:
    write_result_folder(tmp_path / "m.result", result)

    profiling = tmp_path / "m.result/profiling"
    assert [s["median_us"] for s in read(profiling / "before_tuning/step_times.json")] == [30.0]
    assert [s["median_us"] for s in read(profiling / "after_tuning/step_times.json")] == [20.0]


def test_operators_of_one_kind_share_a_file(tmp_path: Path, result: TuneResult) -> None:
    twin = dataclasses.replace(CONV, name="conv2")

    write_result_folder(tmp_path, dataclasses.replace(result, changes=(CONV, twin)))

    operators = read(tmp_path / "op_tuning/Conv_f32.json")
    assert [operator["op_name"] for operator in operators] == ["conv1", "conv2"]


def test_an_operator_of_another_domain_cannot_leave_the_folder(
    tmp_path: Path, result: TuneResult
) -> None:
    change = dataclasses.replace(CONV, op_types=("../../com.x::Op",))

    write_result_folder(tmp_path / "m.result", dataclasses.replace(result, changes=(change,)))

    assert files(tmp_path / "m.result/op_tuning") == [".._.._com.x__Op_f32.json"]


def test_operator_files_of_an_earlier_run_are_removed_and_nothing_else(
    tmp_path: Path, result: TuneResult
) -> None:
    write_result_folder(tmp_path, result)
    (tmp_path / "notes.txt").write_text("mine")

    write_result_folder(tmp_path, dataclasses.replace(result, changes=(GEMM,)))

    assert files(tmp_path / "op_tuning") == ["Gemm_f32.json"]
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_file_in_the_way_is_an_error_for_the_user(tmp_path: Path, result: TuneResult) -> None:
    (tmp_path / "m.result").write_text("")

    with pytest.raises(OptionError, match=r"m\.result cannot be written"):
        write_result_folder(tmp_path / "m.result", result)
