"""One result file: reports that are rewritten while their tuning runs."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from tuner.errors import OptionError
from tuner.files.atomic import replace_json
from tuner.report.segments import segment
from tuner.report.values import OPAT, SGAT, OpatReport, Report, SgatReport, Summary

Clock = Callable[[], datetime]

_EMPTY: Mapping[str, Report] = {SGAT: SgatReport(Summary()), OPAT: OpatReport(Summary())}


def result_directory(environ: Mapping[str, str], working_directory: Path) -> Path:
    """The folder of result files: ASCEND_WORK_PATH if it is set, else the working directory.

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
    """One result file of a job; it appears with the first report that begins."""

    def __init__(self, folder: Path, job: str = OPAT, clock: Clock = datetime.now) -> None:
        self._clock = clock
        self._empty = _EMPTY[job]
        self._reports: dict[str, list[dict[str, Any]]] = {}
        self.path = _free_path(folder, job, clock())

    def begin(self, tuning_name: str) -> OpenReport:
        """A new report, incomplete and empty."""
        started = self._clock()
        opened = OpenReport(tuning_name, started, self._clock, self._keeper(started))
        opened.update(self._empty)
        return opened

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
    """A report while its tuning runs; each call rewrites the file."""

    def __init__(
        self,
        tuning_name: str,
        started: datetime,
        clock: Clock,
        keep: Callable[[list[dict[str, Any]]], None],
    ) -> None:
        self._name, self._started, self._clock, self._keep = tuning_name, started, clock, keep
        self._ended: datetime | None = None

    def update(self, report: Report) -> None:
        """Write the figures known so far."""
        self._keep([{"basic": {"tuning_name": self._name}}, segment(report, is_finished=False)])

    def stop_clock(self) -> None:
        """The tuning is over, and other work follows before the final figures are known."""
        self._ended = self._clock()

    def finish(self, report: Report) -> None:
        """The end: failed if an operator failed. The segment is left out if nothing was tunable."""
        seconds = round(((self._ended or self._clock()) - self._started).total_seconds())
        basic = {"tuning_name": self._name, "tuning_time(s)": seconds}
        segments = [segment(report, is_finished=True)] if report.summary.total else []
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
