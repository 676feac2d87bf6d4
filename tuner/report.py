"""The result file of operator tuning, `aoe_result_opat_*.json`: written as the work goes on.

The values here are called as they are in the file. Several reports can stand in one file; a
report says "tuning incomplete" until it is finished, and only then how long it took.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from tuner.atomic import replace_json
from tuner.errors import OptionError, TunerError
from tuner.policy import MODES
from tuner.session import Counts, OperatorChange, TuneResult

SUCCESSFUL = "tuning successful"
FAILED = "tuning failed"
INCOMPLETE = "tuning incomplete"

Clock = Callable[[], datetime]


class ReportError(TunerError):
    """A result file cannot be read."""


@dataclass(frozen=True)
class OperatorResult:
    """An operator whose policy was added to the bank or updated there."""

    op_name: str
    op_type: str | tuple[str, ...]
    """Several types when operators were fused into one."""
    stages: Mapping[str, tuple[float, float]]
    """Tuning mode (Format, Impl, Schedule) -> microseconds before and after."""
    update_mode: str
    """"add" or "update"."""

    @staticmethod
    def of(change: OperatorChange) -> OperatorResult:
        is_single = len(change.op_types) == 1
        op_type = change.op_types[0] if is_single else change.op_types
        return OperatorResult(change.name, op_type, change.stages, change.update_mode)

    @property
    def overall(self) -> tuple[float, float]:
        """Microseconds before the first and after the last tuning mode."""
        ordered = [self.stages[mode] for mode in MODES if mode in self.stages]
        return ordered[0][0], ordered[-1][1]


@dataclass(frozen=True)
class Summary:
    """What became of the policies. Raises ValueError unless hit = update + reserved."""

    add: int
    hit: int
    reserved: int
    unsatisfied: int
    update: int

    def __post_init__(self) -> None:
        if self.hit != self.update + self.reserved:
            raise ValueError(
                f"{self.hit} hits, but {self.update} updated and {self.reserved} reserved"
            )

    @staticmethod
    def of(counts: Counts) -> Summary:
        summary = Summary(
            counts.added, counts.hit, counts.reserved, counts.unsatisfied, counts.updated
        )
        if summary.total != counts.total:
            raise ValueError(f"{counts.total} tasks, but {summary.total} are accounted for")
        return summary

    @property
    def total(self) -> int:
        return self.hit + self.add + self.unsatisfied


@dataclass(frozen=True)
class OpatReport:
    """What operator tuning has come to. Model times in milliseconds, once they are known."""

    summary: Summary
    modified_operators: tuple[OperatorResult, ...] = ()
    failed_operators: tuple[str, ...] = ()
    baseline_ms: float | None = None
    result_ms: float | None = None

    @staticmethod
    def of(result: TuneResult) -> OpatReport:
        return OpatReport(
            Summary.of(result.counts),
            tuple(map(OperatorResult.of, result.changes)),
            result.failed,
            result.times.default_ms,
            result.written_ms,
        )


def improvement(before: float, after: float) -> str:
    """(before - after) / after as a percentage: 58.781 -> 26.876 is "118.71%"."""
    return f"{(before - after) / after:z.2%}"


def result_directory(environ: Mapping[str, str], working_directory: Path) -> Path:
    """Where result files go: ASCEND_WORK_PATH if it is set, else the working directory.

    Raises OptionError if ASCEND_WORK_PATH names no folder.
    """
    text = environ.get("ASCEND_WORK_PATH", "")
    if not text:
        return working_directory
    folder = Path(text).expanduser()
    if not folder.is_dir():
        raise OptionError(
            f"Directory operation failed. Reason: Directory [{text}] does not exist",
            "create the folder that ASCEND_WORK_PATH names, or unset the variable",
            "EG0010",
        )
    return folder


class ReportFile:
    """One result file; it appears with the first report that begins."""

    def __init__(self, folder: Path, job: str = "opat", clock: Clock = datetime.now) -> None:
        self._clock = clock
        self._reports: dict[str, list[dict[str, Any]]] = {}
        self.path = _free_path(folder, job, clock())

    def begin(self, tuning_name: str) -> OpenReport:
        """A new report, incomplete and empty."""
        started = self._clock()
        return OpenReport(tuning_name, started, self._clock, self._keeper(started))

    def _keeper(self, started: datetime) -> Callable[[list[dict[str, Any]]], None]:
        thread = threading.get_native_id()
        moments = (_timestamp(started + timedelta(milliseconds=i)) for i in range(10**9))
        keys = (f"report_{moment}_{thread}" for moment in moments)
        key = next(key for key in keys if key not in self._reports)

        def keep(content: list[dict[str, Any]]) -> None:
            self._reports[key] = content
            replace_json(self.path, self._reports)

        return keep


class OpenReport:
    """A report while its tuning goes on; each call rewrites the file."""

    def __init__(
        self,
        tuning_name: str,
        started: datetime,
        clock: Clock,
        keep: Callable[[list[dict[str, Any]]], None],
    ) -> None:
        self._name, self._started, self._clock, self._keep = tuning_name, started, clock, keep
        self.update(OpatReport(Summary(0, 0, 0, 0, 0)))

    def update(self, report: OpatReport) -> None:
        """What is known so far."""
        basic = {"tuning_name": self._name}
        self._keep([{"basic": basic}, {"OPAT": _opat(report, INCOMPLETE)}])

    def finish(self, report: OpatReport) -> None:
        """The end: failed if an operator failed. The segment is left out if nothing was tunable."""
        seconds = round((self._clock() - self._started).total_seconds())
        basic = {"tuning_name": self._name, "tuning_time(s)": seconds}
        status = FAILED if report.failed_operators else SUCCESSFUL
        segments = [{"OPAT": _opat(report, status)}] if report.summary.total else []
        self._keep([{"basic": basic}, *segments])


def _free_path(folder: Path, job: str, moment: datetime) -> Path:
    """A name that no earlier report of this process has."""
    while True:
        path = folder / f"aoe_result_{job}_{_timestamp(moment)}_pid{os.getpid()}.json"
        if not path.exists():
            return path
        moment += timedelta(milliseconds=1)


def _timestamp(moment: datetime) -> str:
    return f"{moment:%Y%m%d%H%M%S}{moment.microsecond // 1000:03d}"


def _opat(report: OpatReport, status: str) -> dict[str, Any]:
    summary = report.summary
    content: dict[str, Any] = {"opat_tuning_result": status, "repo_summary": _summary(summary)}
    if report.baseline_ms is not None and report.result_ms is not None:
        content |= {
            "model_baseline_performance(ms)": round(report.baseline_ms, 6),
            "model_result_performance(ms)": round(report.result_ms, 6),
            "model_performance_improvement": improvement(report.baseline_ms, report.result_ms),
        }
    if summary.add + summary.update > 0:
        content["repo_modified_operators"] = list(map(_operator, report.modified_operators))
    if status == FAILED:
        content["tuning_failed_operators"] = list(report.failed_operators)
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


def _operator(result: OperatorResult) -> dict[str, Any]:
    is_single = isinstance(result.op_type, str)
    return {
        "op_name": result.op_name,
        "op_type": result.op_type if is_single else list(result.op_type),
        "tune_performance": stage_table(result),
    }


def stage_table(result: OperatorResult) -> dict[str, dict[str, float | str]]:
    """The figures of an operator by tuning mode, as the result files write them."""
    return {
        mode: {
            "performance_after_tune(us)": round(after_us, 3),
            "performance_before_tune(us)": round(before_us, 3),
            "performance_improvement": improvement(before_us, after_us),
            "update_mode": result.update_mode,
        }
        for mode, (before_us, after_us) in result.stages.items()
    }


@dataclass(frozen=True)
class ReadReport:
    """A report as read from a file. `opat` is None where it tells of no operator tuning."""

    key: str
    tuning_name: str
    tuning_time_s: float | None
    status: str | None
    opat: OpatReport | None


def read_report(path: Path) -> tuple[ReadReport, ...]:
    """Every report of a result file, also of older generations and of the original's writers.

    Raises ReportError, naming the file, if it is not such a file.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8-sig"))
        return tuple(_read(key, segments) for key, segments in content.items())
    except OSError as error:
        raise ReportError(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ReportError(
            f"{path} is not a tuning result file: {error}",
            "give a file named aoe_result_opat_*.json",
        ) from error


def _read(key: str, segments: Iterable[Mapping[str, Any]]) -> ReadReport:
    found = {name: part for segment in segments for name, part in segment.items()}
    basic, opat = found["basic"], found.get("OPAT")
    status = opat and opat.get("opat_tuning_result", opat.get("opat_tune_result"))
    report = _read_opat(opat) if opat else None
    return ReadReport(key, basic["tuning_name"], basic.get("tuning_time(s)"), status, report)


def _read_opat(opat: Mapping[str, Any]) -> OpatReport:
    failed = opat.get("tuning_failed_operators", opat.get("tune_failed_operators", ()))
    return OpatReport(
        _read_summary(opat["repo_summary"]),
        tuple(_read_operators(opat.get("repo_modified_operators", ()))),
        tuple(failed),
        opat.get("model_baseline_performance(ms)"),
        opat.get("model_result_performance(ms)"),
    )


def _read_summary(counts: Mapping[str, int]) -> Summary:
    names = ("add", "hit", "reserved", "unsatisfied", "update")
    return Summary(*(counts[f"repo_{name}_num"] for name in names))


def _read_operators(modified: Any) -> Iterable[OperatorResult]:
    """A list of operators, or (older) an object with one list for each update mode."""
    if isinstance(modified, Mapping):
        for update_mode in ("add", "update"):
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
