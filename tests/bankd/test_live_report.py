"""The report of a session that goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bankd.live_report import LiveReport
from tests.bankd.fakes import POLICY, decision_of, task_of
from tuner.policy import Policy
from tuner.report import OpatReport, read_report
from tuner.session import PhaseStarted, TaskFinished


def finished(number: int, rule: str | None) -> TaskFinished:
    decision = decision_of(number, rule) if rule else None
    return TaskFinished(number, 3, f"node_{number}", "gemm", decision, "note")


def read(report: LiveReport) -> OpatReport:
    (found,) = read_report(report.path)
    assert found.status == "tuning incomplete"
    assert found.opat is not None
    return found.opat


def test_there_is_no_file_before_the_tuning_begins(tmp_path: Path) -> None:
    report = LiveReport(tmp_path / "new", "m", dict)

    report.listen(PhaseStarted("load", "loading"))
    before = report.path.exists()
    report.listen(PhaseStarted("tune", "tuning"))

    assert not before
    assert read(report).summary.total == 0


def test_misses_are_added_or_unsatisfied_and_hits_updated_or_reserved(tmp_path: Path) -> None:
    hits = {task_of(2).key: POLICY.with_knobs(tile_m_reg=1), task_of(9).key: POLICY}
    report = LiveReport(tmp_path, "m", lambda: hits)

    for event in (finished(1, "tuned"), finished(2, "tuned"), finished(3, "default")):
        report.listen(event)

    opat = read(report)
    summary = opat.summary
    assert (summary.add, summary.update, summary.reserved, summary.unsatisfied) == (1, 1, 1, 1)
    assert [(o.op_name, o.update_mode) for o in opat.modified_operators] == [
        ("node_1", "add"),
        ("node_2", "update"),
    ]
    assert opat.modified_operators[0].stages == {"Impl": (100.0, 80.0)}


@pytest.mark.parametrize("known", [POLICY, None])
def test_a_hit_that_stays_as_it_is_is_reserved(tmp_path: Path, known: Policy | None) -> None:
    report = LiveReport(tmp_path, "m", lambda: {task_of(1).key: known})

    report.listen(finished(1, "tuned"))

    summary = read(report).summary
    assert (summary.hit, summary.update, summary.reserved, summary.unsatisfied) == (1, 0, 1, 0)
    assert read(report).modified_operators == ()


def test_operators_are_named_as_in_the_model_once_they_are_known(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", dict)

    report.listen(replace(finished(1, "tuned"), origin=("Conv", "Relu")))
    report.listen(replace(finished(2, "tuned"), origin=("MatMul",)))

    assert [o.op_type for o in read(report).modified_operators] == [("Conv", "Relu"), "MatMul"]


def test_an_operator_that_could_not_be_tuned_counts_as_unsatisfied(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", dict)

    report.listen(finished(1, None))

    assert read(report).summary.unsatisfied == 1
