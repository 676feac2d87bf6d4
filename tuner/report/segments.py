"""Reports as the result files write them: the segments "SGAT" and "OPAT"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tuner.measure.paired_times import DISTURBED
from tuner.report.values import OpatReport, OperatorResult, Report, SgatReport, Summary, improvement
from tuner.session import SubgraphChange

SUCCESSFUL = "tuning successful"
FAILED = "tuning failed"
INCOMPLETE = "tuning incomplete"


def segment(report: Report, *, is_finished: bool) -> dict[str, Any]:
    """The report under its name. What does not apply is absent."""
    if isinstance(report, SgatReport):
        return {"SGAT": _sgat(report)}
    return {"OPAT": _opat(report, _status(report) if is_finished else INCOMPLETE)}


def _status(report: OpatReport) -> str:
    return FAILED if report.failed_operators else SUCCESSFUL


def _sgat(report: SgatReport) -> dict[str, Any]:
    content = {"repo_summary": _summary(report.summary), **_model_figures(report)}
    if report.modified_subgraphs:
        content["repo_modified_subgraphs"] = _subgraphs(report.modified_subgraphs)
    return content


def _opat(report: OpatReport, status: str) -> dict[str, Any]:
    summary = report.summary
    content: dict[str, Any] = {"opat_tuning_result": status, "repo_summary": _summary(summary)}
    content |= _model_figures(report)
    if summary.add + summary.update > 0:
        content["repo_modified_operators"] = list(map(_operator, report.modified_operators))
    if status == FAILED:
        content["tuning_failed_operators"] = list(report.failed_operators)
    if report.undecided_operators:
        content["tuning_undecided_operators"] = list(report.undecided_operators)
    return content


def _summary(summary: Summary) -> dict[str, int]:
    return {
        "repo_add_num": summary.add,
        "repo_hit_num": summary.hit,
        "repo_reserved_num": summary.reserved,
        "repo_unsatisfied_num": summary.unsatisfied,
        "repo_update_num": summary.update,
        "total_num": summary.total,
    }


def _model_figures(report: Report) -> dict[str, Any]:
    if report.is_disturbed:
        return {"model_performance_improvement": DISTURBED}
    if report.baseline_ms is None or report.result_ms is None:
        return {}
    return {
        "model_baseline_performance(ms)": round(report.baseline_ms, 6),
        "model_result_performance(ms)": round(report.result_ms, 6),
        "model_performance_improvement": improvement(report.baseline_ms, report.result_ms),
    }


def _subgraphs(changes: Iterable[SubgraphChange]) -> dict[str, list[dict[str, Any]]]:
    """One list for each update mode that occurs."""
    lists: dict[str, list[dict[str, Any]]] = {}
    for change in changes:
        lists.setdefault(f"{change.update_mode}_repo_subgraphs", []).append(_subgraph(change))
    return lists


def _subgraph(change: SubgraphChange) -> dict[str, Any]:
    return {
        "performance_after_tune(ms)": round(change.after_ms, 6),
        "performance_before_tune(ms)": round(change.before_ms, 6),
        "performance_improvement": improvement(change.before_ms, change.after_ms),
        "repo_key": change.repo_key,
    }


def _operator(result: OperatorResult) -> dict[str, Any]:
    is_single = isinstance(result.op_type, str)
    return {
        "op_name": result.op_name,
        "op_type": result.op_type if is_single else list(result.op_type),
        "tune_performance": stage_table(result),
    }


def stage_table(result: OperatorResult) -> dict[str, dict[str, float | str]]:
    """The figures of an operator by tuning mode."""
    return {
        mode: {
            "performance_after_tune(us)": round(after_us, 3),
            "performance_before_tune(us)": round(before_us, 3),
            "performance_improvement": improvement(before_us, after_us),
            "update_mode": result.update_mode,
        }
        for mode, (before_us, after_us) in result.stages.items()
    }
