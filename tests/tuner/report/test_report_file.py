from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports import read_report
from tuner.figures import Chain, Figures, Lowered, ShapeFigures
from tuner.report.report_file import (
    OPAT,
    SGAT,
    OpatReport,
    ReportFile,
    SgatReport,
    improvement,
)
from tuner.report.result_folder import overall_us
from tuner.session import (
    OperatorChange,
    SubgraphChange,
    SubgraphResult,
    TaskCounts,
    TuneResult,
)
from tuner.target import Target

GOLDEN = Path(__file__).parents[2] / "golden"

SOFTMAX = OperatorChange(
    "bert/layer_10/Softmax", ("Softmax",), "f32", {"Format": (58.781, 26.876)}, "add"
)
FUSED = OperatorChange(
    "bert/layer_8/MatMul",
    ("MatMul", "Add"),
    "f32",
    {"Impl": (18.0, 16.71), "Schedule": (16.71, 15.71)},
    "update",
)
REPORT = OpatReport(
    TaskCounts(12, hit=10, added=1, updated=1, reserved=9, unsatisfied=1),
    (SOFTMAX, FUSED),
    baseline_ms=113.588725,
    result_ms=113.236731,
)
NOTHING = OpatReport(TaskCounts())
SUBGRAPHS = SgatReport(
    TaskCounts(12, hit=10, added=1, updated=1, reserved=9, unsatisfied=1),
    (
        SubgraphChange("18446744073709551557", 9.482, 8.791, "add"),
        SubgraphChange("1024942313106047484", 0.113588, 0.1, "update"),
    ),
    baseline_ms=113.588725,
    result_ms=113.236731,
)


class Clock:
    """Starts at a fixed moment; each look is `step` later."""

    def __init__(self, step: timedelta) -> None:
        start = datetime(2026, 8, 22, 14, 2, 11, 7_000)
        self._moments: Iterator[datetime] = (start + i * step for i in count())

    def __call__(self) -> datetime:
        return next(self._moments)


def report_file(folder: Path, step_s: float = 22.0, job: str = OPAT) -> ReportFile:
    return ReportFile(folder, job, clock=Clock(timedelta(seconds=step_s)))


def content(file: ReportFile) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(file.path.read_text())
    return read


def only(file: ReportFile) -> tuple[dict[str, Any], dict[str, Any]]:
    """The segments `basic` and `OPAT` or `SGAT` of the only report."""
    (segments,) = content(file).values()
    (part,) = segments[1].values()
    return segments[0]["basic"], part


@pytest.mark.parametrize(("job", "report"), [(OPAT, REPORT), (SGAT, SUBGRAPHS)])
def test_a_finished_report_is_written_as_the_original_writes_it(
    tmp_path: Path, job: str, report: OpatReport | SgatReport
) -> None:
    file = report_file(tmp_path, job=job)

    file.begin("bert").finish(report)

    text = re.sub(r"(report_\d{17})_\d+", r"\1_TID", file.path.read_text())
    assert text == (GOLDEN / f"aoe_result_{job}.json").read_text()


@pytest.mark.parametrize("job", [OPAT, SGAT])
def test_the_file_is_named_after_job_moment_and_process(tmp_path: Path, job: str) -> None:
    file = report_file(tmp_path, job=job)

    assert file.path.name == f"aoe_result_{job}_20260822140211007_pid{os.getpid()}.json"


def test_a_report_is_incomplete_and_without_time_until_it_is_finished(tmp_path: Path) -> None:
    file = report_file(tmp_path)
    states = []

    report = file.begin("bert")
    states.append(only(file))
    report.update(REPORT)
    states.append(only(file))
    report.finish(REPORT)
    states.append(only(file))

    assert [opat["opat_tuning_result"] for _, opat in states] == [
        "tuning incomplete",
        "tuning incomplete",
        "tuning successful",
    ]
    assert [opat["repo_summary"]["total_num"] for _, opat in states] == [0, 12, 12]
    assert [basic.get("tuning_time(s)") for basic, _ in states] == [None, None, 22]


def test_a_subgraph_report_has_no_status_and_tells_by_its_time_that_it_is_finished(
    tmp_path: Path,
) -> None:
    file = report_file(tmp_path, job=SGAT)

    report = file.begin("bert")
    report.update(SUBGRAPHS)
    (interrupted,) = read_report(file.path)
    report.finish(SUBGRAPHS)
    (finished,) = read_report(file.path)

    assert (interrupted.status, finished.status) == (None, None)
    assert (interrupted.tuning_time_s, finished.tuning_time_s) == (None, 22)
    assert interrupted.sgat == finished.sgat == SUBGRAPHS


def test_the_time_of_a_tuning_ends_where_other_work_begins(tmp_path: Path) -> None:
    clock = Clock(timedelta(seconds=22))
    file = ReportFile(tmp_path, SGAT, clock)

    report = file.begin("bert")
    report.stop_clock()
    for _ in range(3):
        clock()
    report.finish(SUBGRAPHS)

    assert read_report(file.path)[0].tuning_time_s == 22


def test_a_subgraph_report_lists_only_what_there_is(tmp_path: Path) -> None:
    file = report_file(tmp_path, job=SGAT)
    report = file.begin("bert")

    report.update(SgatReport(TaskCounts(3, hit=3, reserved=3)))
    without = only(file)[1]
    report.update(SgatReport(TaskCounts(1, added=1), SUBGRAPHS.modified_subgraphs[:1]))
    added = only(file)[1]

    assert set(without) == {"repo_summary"}
    assert list(added["repo_modified_subgraphs"]) == ["add_repo_subgraphs"]


def test_a_model_without_subgraphs_leaves_the_segment_out(tmp_path: Path) -> None:
    file = report_file(tmp_path, job=SGAT)

    file.begin("empty").finish(SgatReport(TaskCounts()))

    assert [(report.sgat, report.opat) for report in read_report(file.path)] == [(None, None)]


def test_two_files_of_one_process_have_different_names(tmp_path: Path) -> None:
    one = report_file(tmp_path)
    one.begin("a")

    other = report_file(tmp_path)

    assert other.path.name == f"aoe_result_opat_20260822140211008_pid{os.getpid()}.json"


def test_failed_operators_are_listed_and_make_the_tuning_failed(tmp_path: Path) -> None:
    file = report_file(tmp_path)
    failed = OpatReport(REPORT.summary, failed_operators=("res4a_branch1",))

    file.begin("resnet").finish(failed)

    _, opat = only(file)
    assert opat["opat_tuning_result"] == "tuning failed"
    assert opat["tuning_failed_operators"] == ["res4a_branch1"]


def test_fields_that_do_not_apply_are_absent(tmp_path: Path) -> None:
    file = report_file(tmp_path)
    only_hits = OpatReport(TaskCounts(3, hit=3, reserved=3))

    file.begin("again").update(only_hits)

    assert set(only(file)[1]) == {"opat_tuning_result", "repo_summary"}


def test_the_segment_is_left_out_when_nothing_could_be_tuned(tmp_path: Path) -> None:
    file = report_file(tmp_path)

    file.begin("empty").finish(NOTHING)

    assert [list(segment) for segment in next(iter(content(file).values()))] == [["basic"]]
    assert [report.opat for report in read_report(file.path)] == [None]


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (58.781, 26.876, "118.71%"),
        (16.71, 15.71, "6.37%"),
        (113.588725, 113.236731, "0.31%"),
        (1.0, 1.0, "0.00%"),
        (1.0, 1.00000001, "0.00%"),
        (1.0, 2.0, "-50.00%"),
    ],
)
def test_improvement_is_relative_to_the_time_after(before: float, after: float, text: str) -> None:
    assert improvement(before, after) == text


def test_the_whole_gain_is_from_before_the_first_mode_to_after_the_last() -> None:
    stages = {"Schedule": (3.0, 2.0), "Format": (5.0, 4.0), "Impl": (4.0, 3.0)}

    assert overall_us(OperatorChange("a", ("Conv",), "f32", stages, "add")) == (5.0, 2.0)


def session(subgraphs: SubgraphResult | None, *, used_default: bool = False) -> TuneResult:
    """Of a model that took 3 ms, 2.5 ms after SGAT, and 2 ms in the end."""
    return TuneResult(
        model="m",
        offline_model=Path("m.om"),
        target=Target("x86_64-v3", 2),
        counts=TaskCounts(total=2, hit=1, added=1, updated=0, reserved=1, unsatisfied=0),
        times=Figures(
            default_ms=3.0,
            tuned_ms=2.0,
            subgraph_ms=2.5 if subgraphs else None,
            peer_ms=None,
            peer_name=None,
            peer_ratio=None,
            default_ratio=(1.4, 1.5, 1.6),
            max_difference=None,
            used_default=used_default,
        ),
        changes=(),
        failed=(),
        segment_nodes=(),
        trials=0,
        tuning_s=1.0,
        task_keys=(),
        before=(),
        after=(),
        subgraphs=subgraphs,
    )


CUT = SubgraphResult(
    TaskCounts(total=4, hit=2, added=1, updated=1, reserved=1, unsatisfied=1),
    SUBGRAPHS.modified_subgraphs,
    ("1", "2", "3", "4"),
)


def test_operator_tuning_starts_from_the_model_that_subgraph_tuning_left() -> None:
    def figures(report: OpatReport | SgatReport | None) -> tuple[float | None, float | None]:
        assert report is not None
        return report.baseline_ms, report.result_ms

    both = session(CUT)

    assert figures(SgatReport.of(both, is_last=False)) == (3.0, 2.5)
    assert figures(OpatReport.of(both)) == (2.5, 2.0)
    assert figures(SgatReport.of(both, is_last=True)) == (3.0, 2.0)
    assert figures(OpatReport.of(session(None))) == (3.0, 2.0)


def test_what_fewer_bits_save_and_cost_is_in_the_report_of_the_last_job(tmp_path: Path) -> None:
    chains = (
        Chain(("/fc/Gemm", "/Relu"), (1.0, 2.0, 3.0), 0.25, is_lowered=True),
        Chain(("/out/Gemm",), reason="not measured"),
    )
    lowered = Lowered("int8", chains, "cosine at least 0.999", "cosine 1", (1.9, 2.0, 2.1))
    result = replace(session(CUT), lowered=lowered)
    file = report_file(tmp_path)

    file.begin("m").finish(OpatReport.of(result))

    [[_, segment]] = json.loads(file.path.read_text()).values()
    assert segment["OPAT"]["model_precision"] == {
        "result": str(lowered),
        "operators": [
            {"op_names": ["/fc/Gemm", "/Relu"], "time_saved(us)": [1.0, 2.0, 3.0],
             "share_of_budget": 0.25, "precision": "int8", "reason": ""},
            {"op_names": ["/out/Gemm"], "time_saved(us)": None,
             "share_of_budget": None, "precision": "f32", "reason": "not measured"},
        ],
    }  # fmt: skip
    reports = [SgatReport.of(result, is_last=is_last) for is_last in (False, True)]
    assert [report and report.lowered for report in reports] == [None, lowered]


def test_times_by_shape_are_in_the_report_of_the_only_job(tmp_path: Path) -> None:
    shapes = (
        ShapeFigures(
            values={"x[0]": 1},
            default_ms=1.5,
            tuned_ms=1.0,
            peer_ms=2.0,
            default_ratio=(1.4, 1.5, 1.6),
            peer_ratio=(1.9, 2.0, 2.1),
        ),
        ShapeFigures(
            values={"x[0]": 8},
            default_ms=5.0,
            tuned_ms=4.0,
            default_ratio=(0.9, 1.25, 1.6),
            noisy=("default",),
        ),
    )
    alone, both = replace(session(None), shapes=shapes), replace(session(CUT), shapes=shapes)
    file = report_file(tmp_path)

    file.begin("m").finish(OpatReport.of(alone))

    [[_, segment]] = json.loads(file.path.read_text()).values()
    assert segment["OPAT"]["model_performance_by_shape"] == [
        {
            "sizes": {"x[0]": 1},
            "model_baseline_performance(ms)": 1.5,
            "model_result_performance(ms)": 1.0,
            "model_performance_improvement": "50.00%",
            "model_performance(ms)": {"default": 1.5, "tuned": 1.0, "onnxruntime": 2.0},
            "ratio_to_tuned": {"default": [1.4, 1.5, 1.6], "onnxruntime": [1.9, 2.0, 2.1]},
        },
        {
            "sizes": {"x[0]": 8},
            "model_baseline_performance(ms)": 5.0,
            "model_result_performance(ms)": 4.0,
            "model_performance_improvement": "25.00%",
            "model_performance(ms)": {"default": 5.0, "tuned": 4.0},
            "ratio_to_tuned": {"default": [0.9, 1.25, 1.6]},
            "model_performance_noisy": ["default"],
        },
    ]
    assert OpatReport.of(both).shapes == ()
    last = SgatReport.of(both, is_last=True)
    assert last is not None
    assert last.shapes == shapes


def test_where_the_default_model_was_written_its_time_is_the_result() -> None:
    alone = SgatReport.of(session(CUT, used_default=True), is_last=True)

    assert alone is not None
    assert alone.result_ms == 3.0


def test_the_report_of_subgraphs_is_that_of_their_counts_and_changes() -> None:
    report = SgatReport.of(session(CUT), is_last=False)

    assert report is not None
    assert report.modified_subgraphs == SUBGRAPHS.modified_subgraphs
    assert report.summary == CUT.counts
    assert SgatReport.of(session(None), is_last=True) is None


OPERATORS = st.builds(
    OperatorChange,
    name=st.text(max_size=8),
    op_types=st.lists(st.text(max_size=4), min_size=1, max_size=3).map(tuple),
    dtype=st.just("f32"),
    stages=st.dictionaries(
        st.sampled_from(["Format", "Impl", "Schedule"]),
        st.tuples(*[st.integers(1, 10**6).map(lambda ns: ns / 1000)] * 2),
        min_size=1,
    ),
    update_mode=st.sampled_from(["add", "update"]),
)


@given(operators=st.lists(OPERATORS, min_size=1, max_size=3).map(tuple))
def test_what_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory, operators: tuple[OperatorChange, ...]
) -> None:
    file = report_file(tmp_path_factory.mktemp("reports"))
    report = OpatReport(TaskCounts(len(operators), added=len(operators)), operators, (), 2.5, 1.25)

    file.begin("model").finish(report)

    (read,) = read_report(file.path)
    assert read.opat == report
    assert (read.tuning_name, read.tuning_time_s, read.status) == ("model", 22, "tuning successful")


CHANGES = st.builds(
    SubgraphChange,
    repo_key=st.integers(0, 2**64 - 1).map(str),
    before_ms=st.integers(1, 10**9).map(lambda ns: ns / 10**6),
    after_ms=st.integers(1, 10**9).map(lambda ns: ns / 10**6),
    update_mode=st.sampled_from(["add", "update"]),
)


@given(changes=st.lists(CHANGES, max_size=4))
def test_subgraphs_that_are_written_are_read_back(
    tmp_path_factory: pytest.TempPathFactory, changes: list[SubgraphChange]
) -> None:
    file = report_file(tmp_path_factory.mktemp("reports"), job=SGAT)
    in_order = tuple(sorted(changes, key=lambda change: change.update_mode))
    report = SgatReport(
        TaskCounts(len(changes) + 1, added=len(changes), unsatisfied=1), in_order, 2.5, 1.25
    )

    file.begin("model").finish(report)

    (read,) = read_report(file.path)
    assert (read.sgat, read.opat) == (report, None)


def test_a_model_whose_rounds_disagree_is_reported_with_a_mark(tmp_path: Path) -> None:
    result = replace(session(None), times=replace(session(None).times, noisy=("default",)))
    file = ReportFile(tmp_path)

    file.begin("m").finish(OpatReport.of(result))

    (report,) = read_report(file.path)
    assert report.opat is not None
    assert report.opat.baseline_ms == result.times.default_ms
    assert '"model_performance_noisy": [' in file.path.read_text()


def test_a_model_timed_with_several_callers_is_reported_in_calls_a_second(tmp_path: Path) -> None:
    times = Figures(default_ms=4.0, tuned_ms=2.0, peer_ms=5.0, streams=2)
    file = report_file(tmp_path)

    file.begin("m").finish(OpatReport.of(replace(session(None), times=times)))

    _, part = only(file)
    assert part["streams"] == 2
    assert part["model_baseline_throughput(1/s)"] == 250
    assert part["model_result_throughput(1/s)"] == 500
    assert part["model_onnxruntime_throughput(1/s)"] == 200
    assert part["model_result_performance(ms)"] == 2.0


def test_operators_that_stayed_undecided_are_named(tmp_path: Path) -> None:
    file = ReportFile(tmp_path)

    file.begin("m").finish(OpatReport.of(replace(session(None), undecided=("conv_1",))))

    (report,) = read_report(file.path)
    assert report.opat is not None
    assert report.opat.undecided_operators == ("conv_1",)
    assert report.status == "tuning successful"
