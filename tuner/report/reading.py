"""Result files read back, also those of older generations and of the original's writers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tuner.errors import TunerError
from tuner.measure.paired_times import DISTURBED
from tuner.report.values import OpatReport, OperatorResult, SgatReport, Summary
from tuner.session import SubgraphChange

_UPDATE_MODES = ("add", "update")


class ReportError(TunerError):
    """A result file cannot be read."""


@dataclass(frozen=True)
class ReadReport:
    """A report as read from a file; `sgat` and `opat` are None where it does not tell of them."""

    key: str
    tuning_name: str
    tuning_time_s: float | None
    """None: the tuning was interrupted."""
    status: str | None
    """Status of operator tuning; subgraph tuning has none."""
    opat: OpatReport | None
    sgat: SgatReport | None


def read_report(path: Path) -> tuple[ReadReport, ...]:
    """Every report of a result file. Raises ReportError, naming the file, if it is none."""
    try:
        content = json.loads(path.read_text(encoding="utf-8-sig"))
        return tuple(_read(key, segments) for key, segments in content.items())
    except OSError as error:
        raise ReportError(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ReportError(
            f"{path} is not a tuning result file: {error}",
            "give a file named aoe_result_opat_*.json or aoe_result_sgat_*.json",
        ) from error


def _read(key: str, segments: Iterable[Mapping[str, Any]]) -> ReadReport:
    found = {name: part for segment in segments for name, part in segment.items()}
    basic, opat, sgat = found["basic"], found.get("OPAT"), found.get("SGAT")
    return ReadReport(
        key,
        basic["tuning_name"],
        basic.get("tuning_time(s)"),
        opat and opat.get("opat_tuning_result", opat.get("opat_tune_result")),
        _read_opat(opat) if opat else None,
        _read_sgat(sgat) if sgat else None,
    )


def _read_opat(opat: Mapping[str, Any]) -> OpatReport:
    failed = opat.get("tuning_failed_operators", opat.get("tune_failed_operators", ()))
    return OpatReport(
        _read_summary(opat["repo_summary"]),
        tuple(_read_operators(opat.get("repo_modified_operators", ()))),
        tuple(failed),
        opat.get("model_baseline_performance(ms)"),
        opat.get("model_result_performance(ms)"),
        opat.get("model_performance_improvement") == DISTURBED,
        tuple(opat.get("tuning_undecided_operators", ())),
    )


def _read_sgat(sgat: Mapping[str, Any]) -> SgatReport:
    return SgatReport(
        _read_summary(sgat["repo_summary"]),
        tuple(_read_subgraphs(sgat.get("repo_modified_subgraphs", {}))),
        sgat.get("model_baseline_performance(ms)"),
        sgat.get("model_result_performance(ms)"),
        sgat.get("model_performance_improvement") == DISTURBED,
    )


def _read_summary(counts: Mapping[str, int]) -> Summary:
    names = ("add", "hit", "reserved", "unsatisfied", "update")
    return Summary(*(counts[f"repo_{name}_num"] for name in names))


def _read_subgraphs(modified: Mapping[str, Any]) -> Iterable[SubgraphChange]:
    for update_mode in _UPDATE_MODES:
        for subgraph in modified.get(f"{update_mode}_repo_subgraphs", ()):
            yield SubgraphChange(
                str(subgraph["repo_key"]),
                subgraph["performance_before_tune(ms)"],
                subgraph["performance_after_tune(ms)"],
                update_mode,
            )


def _read_operators(modified: Any) -> Iterable[OperatorResult]:
    """A list of operators, or (older) an object with one list for each update mode."""
    if isinstance(modified, Mapping):
        for update_mode in _UPDATE_MODES:
            for operator in modified.get(f"{update_mode}_repo_operators", ()):
                yield _read_operator(operator, update_mode)
    else:
        yield from (_read_operator(operator, "add") for operator in modified)


def _read_operator(operator: Mapping[str, Any], update_mode: str) -> OperatorResult:
    performance = operator.get("tune_performance", {})
    modes = {stage.get("update_mode", update_mode) for stage in performance.values()}
    types = operator["op_type"]
    return OperatorResult(
        operator["op_name"],
        types if isinstance(types, str) else tuple(types),
        {
            mode: (stage["performance_before_tune(us)"], stage["performance_after_tune(us)"])
            for mode, stage in performance.items()
        },
        "update" if "update" in modes else update_mode,
    )
