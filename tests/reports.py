"""Result files read back, to be compared with what was written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tuner.report.report_file import OpatReport, SgatReport
from tuner.session import OperatorChange, SubgraphChange, TaskCounts


@dataclass(frozen=True)
class ReadReport:
    tuning_name: str
    tuning_time_s: float | None
    status: str | None
    opat: OpatReport | None
    sgat: SgatReport | None


def read_report(path: Path) -> tuple[ReadReport, ...]:
    return tuple(_read(segments) for segments in json.loads(path.read_text()).values())


def _read(segments: Iterable[Mapping[str, Any]]) -> ReadReport:
    found = {name: part for segment in segments for name, part in segment.items()}
    basic, opat, sgat = found["basic"], found.get("OPAT"), found.get("SGAT")
    return ReadReport(
        basic["tuning_name"],
        basic.get("tuning_time(s)"),
        opat and opat["opat_tuning_result"],
        _read_opat(opat) if opat else None,
        _read_sgat(sgat) if sgat else None,
    )


def _read_opat(opat: Mapping[str, Any]) -> OpatReport:
    return OpatReport(
        _read_summary(opat["repo_summary"]),
        tuple(map(_read_operator, opat.get("repo_modified_operators", ()))),
        tuple(opat.get("tuning_failed_operators", ())),
        opat.get("model_baseline_performance(ms)"),
        opat.get("model_result_performance(ms)"),
        tuple(opat.get("tuning_undecided_operators", ())),
    )


def _read_sgat(sgat: Mapping[str, Any]) -> SgatReport:
    modified = sgat.get("repo_modified_subgraphs", {})
    changes = tuple(
        SubgraphChange(
            change["repo_key"],
            change["performance_before_tune(ms)"],
            change["performance_after_tune(ms)"],
            update_mode,
        )
        for update_mode in ("add", "update")
        for change in modified.get(f"{update_mode}_repo_subgraphs", ())
    )
    return SgatReport(
        _read_summary(sgat["repo_summary"]),
        changes,
        sgat.get("model_baseline_performance(ms)"),
        sgat.get("model_result_performance(ms)"),
    )


def _read_summary(counts: Mapping[str, int]) -> TaskCounts:
    names = ("hit", "add", "update", "reserved", "unsatisfied")
    return TaskCounts(counts["total_num"], *(counts[f"repo_{name}_num"] for name in names))


def _read_operator(operator: Mapping[str, Any]) -> OperatorChange:
    """The operator, of f32: the file does not say."""
    performance, types = operator["tune_performance"], operator["op_type"]
    (update_mode,) = {stage["update_mode"] for stage in performance.values()}
    return OperatorChange(
        operator["op_name"],
        (types,) if isinstance(types, str) else tuple(types),
        "f32",
        {
            mode: (stage["performance_before_tune(us)"], stage["performance_after_tune(us)"])
            for mode, stage in performance.items()
        },
        update_mode,
    )
