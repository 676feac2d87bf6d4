"""The report of a session that goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bridge.live_report import LiveReport
from tests.bankd.fakes import POLICY, FakeSubgraph, decided, decision_of, result_of, task_of
from tests.reports import read_report
from tuner.policy import Policy
from tuner.report.report_file import OPAT, SGAT, OpatReport, SgatReport
from tuner.session import (
    Options,
    PhaseStarted,
    SubgraphChange,
    SubgraphResult,
    TaskCounts,
    TaskFinished,
)
from tuner.target import Target


def finished(number: int, rule: str | None) -> TaskFinished:
    decision = decision_of(number, rule) if rule else None
    return TaskFinished(number, 3, f"node_{number}", "gemm", decision, "note")


def read(report: LiveReport) -> OpatReport:
    (found,) = read_report(report.paths[OPAT])
    assert found.status == "tuning incomplete"
    assert found.opat is not None
    return found.opat


def test_there_is_no_file_before_the_tuning_begins(tmp_path: Path) -> None:
    report = LiveReport(tmp_path / "new", "m", {OPAT: dict})

    report.listen(PhaseStarted("load", "loading"))
    before = (report.paths, list((tmp_path / "new").iterdir()))
    report.listen(PhaseStarted("tune", "tuning"))

    assert before == ({}, [])
    assert read(report).summary.total == 0


def test_misses_are_added_or_unsatisfied_and_hits_updated_or_reserved(tmp_path: Path) -> None:
    hits = {task_of(2).key: POLICY.with_knobs(tile_m_reg=1), task_of(9).key: POLICY}
    report = LiveReport(tmp_path, "m", {OPAT: lambda: hits})

    for event in (finished(1, "tuned"), finished(2, "tuned"), finished(3, "default")):
        report.listen(event)

    opat = read(report)
    summary = opat.summary
    assert (summary.added, summary.updated, summary.reserved, summary.unsatisfied) == (1, 1, 1, 1)
    assert [(o.name, o.update_mode) for o in opat.modified_operators] == [
        ("node_1", "add"),
        ("node_2", "update"),
    ]
    assert opat.modified_operators[0].stages == {"Impl": (100.0, 80.0)}


@pytest.mark.parametrize("known", [POLICY, None])
def test_a_hit_that_stays_as_it_is_is_reserved(tmp_path: Path, known: Policy | None) -> None:
    report = LiveReport(tmp_path, "m", {OPAT: lambda: {task_of(1).key: known}})

    report.listen(finished(1, "tuned"))

    summary = read(report).summary
    assert (summary.hit, summary.updated, summary.reserved, summary.unsatisfied) == (1, 0, 1, 0)
    assert read(report).modified_operators == ()


def test_operators_are_named_as_in_the_model_once_they_are_known(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", {OPAT: dict})

    report.listen(replace(finished(1, "tuned"), origin=("Conv", "Relu")))
    report.listen(replace(finished(2, "tuned"), origin=("MatMul",)))

    assert [o.op_types for o in read(report).modified_operators] == [
        ("Conv", "Relu"),
        ("MatMul",),
    ]


def test_an_operator_that_could_not_be_tuned_counts_as_unsatisfied(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", {OPAT: dict})

    report.listen(finished(1, None))

    assert read(report).summary.unsatisfied == 1


def cut(number: int, rule: str | None = "tuned") -> TaskFinished:
    decision = decided(FakeSubgraph(number), rule) if rule else None
    return TaskFinished(number, 3, f"node_{number}", "subgraph", decision, "note")


def read_sgat(report: LiveReport) -> SgatReport:
    (found,) = read_report(report.paths[SGAT])
    assert (found.tuning_time_s, found.opat) == (None, None)
    assert found.sgat is not None
    return found.sgat


def test_decided_subgraphs_are_in_their_own_file_at_once(tmp_path: Path) -> None:
    known = {FakeSubgraph(2).key: POLICY.with_knobs(tile_m_reg=1), FakeSubgraph(9).key: POLICY}
    report = LiveReport(tmp_path, "m", {OPAT: dict, SGAT: lambda: known})

    report.listen(PhaseStarted("cut", "4 subgraphs"))
    empty = read_sgat(report)
    for event in (cut(1), cut(2), cut(3, "default"), cut(4, None)):
        report.listen(event)

    assert (empty.summary.total, empty.modified_subgraphs) == (0, ())
    sgat = read_sgat(report)
    summary = sgat.summary
    assert (summary.added, summary.updated, summary.reserved, summary.unsatisfied) == (1, 1, 1, 2)
    assert sgat.modified_subgraphs == (
        SubgraphChange(FakeSubgraph(1).key, 0.1, 0.08, "add"),
        SubgraphChange(FakeSubgraph(2).key, 0.1, 0.08, "update"),
    )
    assert list(report.paths) == [SGAT]


def test_operators_and_subgraphs_are_kept_apart(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", {SGAT: dict, OPAT: dict})

    for event in (cut(1), cut(2), finished(1, "tuned")):
        report.listen(event)

    assert read_sgat(report).summary.added == 2
    assert read(report).summary.added == 1
    assert list(report.paths) == [SGAT, OPAT]


def test_a_session_that_finds_all_subgraphs_in_the_bank_reports_them_as_hits(
    tmp_path: Path,
) -> None:
    report = LiveReport(tmp_path, "m", {SGAT: dict})
    subgraphs = SubgraphResult(TaskCounts(2, 2, 0, 0, 2, 0), (), ("1", "2"))
    counts = TaskCounts(1, 0, 0, 0, 0, 1)
    options = Options(Target("x86_64-v3", 2))

    report.finish(result_of("m", tmp_path, options, counts, [task_of(1)], 0, subgraphs))

    (found,) = read_report(report.paths[SGAT])
    assert found.tuning_time_s is not None
    assert found.sgat is not None
    assert (found.sgat.summary.hit, found.sgat.result_ms) == (2, 26.876)
    assert list(report.paths) == [SGAT]
