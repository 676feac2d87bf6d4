"""The result file of a job, `aoe_result_{sgat|opat|gdat}_*.json`, and the values that it reports.

The file is rewritten while the tuning runs. It says how long the tuning took only at the end, and
those of OPAT and GDAT say more than "tuning incomplete".
"""

from __future__ import annotations

import os
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from tuner.figures import BY_SHAPE, FIGURES, Figure, Figures, Lowered, ShapeFigures
from tuner.files.atomic import replace_json
from tuner.session import OperatorChange, SubgraphChange, TaskCounts, TuneResult

SGAT = "sgat"
OPAT = "opat"
GDAT = "gdat"
"""The jobs, as the names of the files say them."""
SUCCESSFUL = "tuning successful"
FAILED = "tuning failed"
INCOMPLETE = "tuning incomplete"
UNDECIDED = "undecided, tune again"
"""Improvement of a training whose gradients no race decided."""
BLOCKS = {"ms": "model_performance(ms)", "x": "ratio_to_tuned"}
"""Keys of the blocks in which figures of a model are, by unit."""

Clock = Callable[[], datetime]


@dataclass(frozen=True)
class SgatReport:
    """Result of subgraph tuning. Model times in milliseconds, once they are known."""

    summary: TaskCounts
    modified_subgraphs: tuple[SubgraphChange, ...] = ()
    baseline_ms: float | None = None
    result_ms: float | None = None
    shapes: tuple[ShapeFigures, ...] = ()
    """Figures by shape, of a model for several."""
    figures: Figures | None = None
    """All figures of the session."""
    lowered: Lowered | None = None
    """The choice of what is computed in fewer bits, in the report of the last job."""

    @staticmethod
    def of(result: TuneResult, *, is_last: bool) -> SgatReport | None:
        """Compare the default model with that after SGAT; `is_last`: with the written model.

        None where there was no SGAT.
        """
        if result.subgraphs is None:
            return None
        after_ms = result.times.written_ms if is_last else result.times.subgraph_ms
        return SgatReport(
            result.subgraphs.counts,
            result.subgraphs.changes,
            result.times.default_ms,
            after_ms,
            result.shapes if is_last else (),
            result.times,
            result.lowered if is_last else None,
        )


@dataclass(frozen=True)
class OpatReport:
    """Result of operator tuning; model times as in `SgatReport`."""

    summary: TaskCounts
    modified_operators: tuple[OperatorChange, ...] = ()
    failed_operators: tuple[str, ...] = ()
    baseline_ms: float | None = None
    result_ms: float | None = None
    undecided_operators: tuple[str, ...] = ()
    """Subgraphs and operators whose races were disturbed: they are unsatisfied."""
    shapes: tuple[ShapeFigures, ...] = ()
    """Figures by shape, as in `SgatReport`; empty after SGAT, whose times are of all shapes."""
    figures: Figures | None = None
    """All figures of the session."""
    lowered: Lowered | None = None
    """The choice of what is computed in fewer bits; None where none was asked for."""

    @staticmethod
    def of(result: TuneResult) -> OpatReport:
        """Compare the model after SGAT (without SGAT: the default one) with the written one."""
        times = result.times
        before_ms = times.default_ms if result.subgraphs is None else times.subgraph_ms
        return OpatReport(
            result.counts,
            result.changes,
            result.failed,
            before_ms,
            times.written_ms,
            result.undecided,
            result.shapes if result.subgraphs is None else (),
            times,
            result.lowered,
        )


@dataclass(frozen=True)
class GdatReport:
    """Result of gradient tuning; the times are those of a training step, once they are known."""

    summary: TaskCounts
    baseline_ms: float | None = None
    result_ms: float | None = None
    repo_key: str = ""
    split: str = ""
    """The split that was chosen."""
    splits: tuple[Mapping[str, Any], ...] = ()
    """Splits that were run, with their times."""
    all_reduce: Mapping[str, Any] = field(default_factory=dict)
    """Times of AllReduce by size, between the ranks."""
    undecided: str = ""
    """The reason why the races say nothing."""
    failure: str = ""
    steps: int = 0
    """Steps of training that were timed."""


Report = SgatReport | OpatReport | GdatReport
_KINDS = {SGAT: SgatReport, OPAT: OpatReport, GDAT: GdatReport}


def improvement(before: float, after: float) -> str:
    """(before - after) / after as a percentage: 58.781 -> 26.876 is "118.71%"."""
    return f"{(before - after) / after:z.2%}"


class ReportFile:
    """The file of a job and its report; it appears when the tuning begins."""

    def __init__(self, folder: Path, job: str = OPAT, clock: Clock = datetime.now) -> None:
        self._clock = clock
        self._empty: Report = _KINDS[job](TaskCounts())
        self._name = self._key = ""
        self._started = clock()
        self._ended: datetime | None = None
        self.path = _free_path(folder, job, self._started)

    def begin(self, tuning_name: str) -> ReportFile:
        """Write a report that is incomplete and empty."""
        self._name, self._started = tuning_name, self._clock()
        self._key = f"report_{_timestamp(self._started)}_{threading.get_native_id()}"
        self.update(self._empty)
        return self

    def update(self, report: Report) -> None:
        """Write the figures known so far."""
        self._write({"tuning_name": self._name}, _segment(report, is_finished=False))

    def stop_clock(self) -> None:
        """The tuning is over, and other work follows before the final figures are known."""
        self._ended = self._clock()

    def finish(self, report: Report) -> None:
        """The end: failed if an operator failed. The segment is left out if nothing was tunable."""
        seconds = round(((self._ended or self._clock()) - self._started).total_seconds())
        basic = {"tuning_name": self._name, "tuning_time(s)": seconds}
        segments = [_segment(report, is_finished=True)] if report.summary.total else []
        self._write(basic, *segments)

    def _write(self, basic: dict[str, Any], *segments: dict[str, Any]) -> None:
        replace_json(self.path, {self._key: [{"basic": basic}, *segments]})


def _free_path(folder: Path, job: str, moment: datetime) -> Path:
    """A name that no earlier report of this process has."""
    while True:
        path = folder / f"aoe_result_{job}_{_timestamp(moment)}_pid{os.getpid()}.json"
        if not path.exists():
            return path
        moment += timedelta(milliseconds=1)


def _timestamp(moment: datetime) -> str:
    return f"{moment:%Y%m%d%H%M%S}{moment.microsecond // 1000:03d}"


def _segment(report: Report, *, is_finished: bool) -> dict[str, Any]:
    """The report under its name. What does not apply is absent."""
    summary = report.summary
    content: dict[str, Any] = {
        "repo_summary": _summary(summary),
        **_performance(report.baseline_ms, report.result_ms),
    }
    if not isinstance(report, GdatReport):
        if report.figures is not None and report.figures.streams > 1:
            content |= _throughput(report.baseline_ms, report.result_ms, report.figures)
        if report.figures is not None:
            content |= figure_blocks(report.figures.known(FIGURES)) | _noisy(report.figures)
        content |= _tables(report)
    if isinstance(report, SgatReport):
        if report.modified_subgraphs:
            content["repo_modified_subgraphs"] = _subgraphs(report.modified_subgraphs)
        return {"SGAT": content}
    if isinstance(report, GdatReport):
        return {"GDAT": content | _gradients(report, is_finished=is_finished)}
    status = (FAILED if report.failed_operators else SUCCESSFUL) if is_finished else INCOMPLETE
    if summary.added + summary.updated > 0:
        content["repo_modified_operators"] = list(map(_operator, report.modified_operators))
    if status == FAILED:
        content["tuning_failed_operators"] = list(report.failed_operators)
    if report.undecided_operators:
        content["tuning_undecided_operators"] = list(report.undecided_operators)
    return {"OPAT": {"opat_tuning_result": status, **content}}


def _tables(report: SgatReport | OpatReport) -> dict[str, Any]:
    """Figures by shape and by group of operators, where there are several."""
    by_shape, lowered = list(map(_by_shape, report.shapes)), report.lowered
    return {
        **({"model_performance_by_shape": by_shape} if by_shape else {}),
        **({"model_precision": lowered.plain} if lowered else {}),
    }


def _gradients(report: GdatReport, *, is_finished: bool) -> dict[str, Any]:
    status = (FAILED if report.failure else SUCCESSFUL) if is_finished else INCOMPLETE
    is_open = is_finished and report.baseline_ms is None
    told = {
        "model_performance_improvement": UNDECIDED if is_open else "",
        "repo_key": report.repo_key, "split": report.split, "splits": list(report.splits),
        "all_reduce": dict(report.all_reduce), "tuning_undecided": report.undecided,
        "tuning_failure": report.failure, "steps": report.steps,
    }  # fmt: skip
    return {"gdat_tuning_result": status} | {name: value for name, value in told.items() if value}


def _summary(counts: TaskCounts) -> dict[str, int]:
    return {
        "repo_add_num": counts.added,
        "repo_hit_num": counts.hit,
        "repo_reserved_num": counts.reserved,
        "repo_unsatisfied_num": counts.unsatisfied,
        "repo_update_num": counts.updated,
        "total_num": counts.total,
    }


def _performance(baseline_ms: float | None, result_ms: float | None) -> dict[str, Any]:
    """Model times and their improvement; empty until they are known."""
    if baseline_ms is None or result_ms is None:
        return {}
    return {
        "model_baseline_performance(ms)": round(baseline_ms, 6),
        "model_result_performance(ms)": round(result_ms, 6),
        "model_performance_improvement": improvement(baseline_ms, result_ms),
    }


def _throughput(
    baseline_ms: float | None, result_ms: float | None, figures: Figures
) -> dict[str, Any]:
    """Calls a second of several callers; the times are those of a second over them."""
    times = {"baseline": baseline_ms, "result": result_ms, "onnxruntime": figures.peer_ms}
    rates = {f"model_{n}_throughput(1/s)": rounded(1e3 / ms) for n, ms in times.items() if ms}
    return {"streams": figures.streams, **rates}


def figure_blocks(values: Iterable[tuple[Figure, Any]]) -> dict[str, dict[str, Any]]:
    """Figures with their values under their keys, in a block for each unit that occurs."""
    blocks: dict[str, dict[str, Any]] = {}
    for figure, value in values:
        blocks.setdefault(BLOCKS[figure.unit], {})[figure.key] = rounded(value)
    return blocks


def rounded(value: float | Sequence[float] | None) -> Any:
    """A time with six digits after its point; low, median and high of a ratio with four."""
    if isinstance(value, Sequence):
        return [round(bound, 4) for bound in value]
    return None if value is None else round(value, 6)


def _noisy(figures: Figures) -> dict[str, Any]:
    return {"model_performance_noisy": list(figures.noisy)} if figures.noisy else {}


def _by_shape(one: ShapeFigures) -> dict[str, Any]:
    times = _performance(one.default_ms, one.tuned_ms)
    blocks = figure_blocks(one.known(BY_SHAPE))
    return {"sizes": dict(one.values), **times, **blocks, **_noisy(one)}


def _subgraphs(changes: Iterable[SubgraphChange]) -> dict[str, list[dict[str, Any]]]:
    """One list for each update mode that occurs."""
    lists = defaultdict(list)
    for change in changes:
        lists[f"{change.update_mode}_repo_subgraphs"].append(
            {
                "performance_after_tune(ms)": round(change.after_ms, 6),
                "performance_before_tune(ms)": round(change.before_ms, 6),
                "performance_improvement": improvement(change.before_ms, change.after_ms),
                "repo_key": change.repo_key,
            }
        )
    return lists


def _operator(change: OperatorChange) -> dict[str, Any]:
    is_fused = len(change.op_types) > 1
    return {
        "op_name": change.name,
        "op_type": change.op_types if is_fused else change.op_types[0],
        "tune_performance": stage_table(change),
    }


def stage_table(change: OperatorChange) -> dict[str, dict[str, float | str]]:
    """The figures of an operator by tuning mode."""
    return {
        mode: {
            "performance_after_tune(us)": round(after_us, 3),
            "performance_before_tune(us)": round(before_us, 3),
            "performance_improvement": improvement(before_us, after_us),
            "update_mode": change.update_mode,
        }
        for mode, (before_us, after_us) in change.stages.items()
    }
