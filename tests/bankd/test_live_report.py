"""The report of a session that goes on."""

from __future__ import annotations

from pathlib import Path

from bankd.live_report import LiveReport
from tests.bankd.fakes import decision_of, task_of
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
    report = LiveReport(tmp_path / "new", "m", frozenset)

    report.listen(PhaseStarted("load", "loading"))
    before = report.path.exists()
    report.listen(PhaseStarted("tune", "tuning"))

    assert not before
    assert read(report).summary.total == 0


def test_misses_are_added_or_unsatisfied_and_hits_updated_or_reserved(tmp_path: Path) -> None:
    hits = {task_of(2).key, task_of(9).key}
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


def test_an_operator_that_could_not_be_tuned_counts_as_unsatisfied(tmp_path: Path) -> None:
    report = LiveReport(tmp_path, "m", frozenset)

    report.listen(finished(1, None))

    assert read(report).summary.unsatisfied == 1
