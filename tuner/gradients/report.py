"""The files of gradient tuning: `aoe_result_gdat_*.json`, and AOE's `gradient_summary.csv`."""

from __future__ import annotations

import csv
from bisect import bisect_right
from codecs import getwriter
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from tuner.files.atomic import replacing
from tuner.gradients.gradient_subject import GradientSet
from tuner.gradients.tuning import GradientResult, SplitTimes
from tuner.report.report_file import GDAT, GdatReport, ReportFile
from tuner.session import TaskCounts

COLUMNS = (
    "No", "gradient_size(byte)", "data_type", "graph_id", "group_name", "gradient_node_name",
    "trace_node_name", "allreduce_node_name",
)  # fmt: skip
SUMMARY = "gradient_summary.csv"


class GradientReport:
    """The report of a training's gradient tuning; it is rewritten while the tuning works."""

    def __init__(
        self, folder: Path, model: str, subject: GradientSet, names: Sequence[str]
    ) -> None:
        """Write a report that is incomplete, and the summary of the gradients.

        `names`: of the gradients in their order of readiness.
        """
        self._subject, self._names = subject, names
        self._file = ReportFile(folder, GDAT).begin(model)
        self._summary = folder / SUMMARY
        self._write_summary(())

    @property
    def path(self) -> Path:
        """The result file."""
        return self._file.path

    def update(self, result: GradientResult) -> None:
        """Write what is known so far."""
        self._file.update(_report(result))

    def finish(self, result: GradientResult) -> None:
        """Write the end of the tuning, and the segment in which each gradient is sent."""
        self._file.finish(_report(result))
        chosen = result.splits.get(result.policy)
        self._write_summary(chosen.segment_bytes if chosen else ())

    def fail(self, why: str) -> None:
        """Write that the tuning failed, and why."""
        self._file.finish(GdatReport(TaskCounts(1, 0, 0, 0, 0, 1), failure=why))

    def _write_summary(self, segment_bytes: Sequence[int]) -> None:
        """Write a row for each gradient; all are in one segment until a split is chosen."""
        ends = list(accumulate(segment_bytes))[:-1]
        sent = [0, *accumulate(self._subject.sizes)]
        with replacing(self._summary) as file:
            rows = csv.writer(getwriter("utf-8")(file), lineterminator="\n")
            rows.writerow(COLUMNS)
            for number, name in enumerate(self._names):
                segment = bisect_right(ends, sent[number])
                size, dtype = self._subject.sizes[number], self._subject.dtypes[number]
                group = f"segment_{segment}"
                rows.writerow((
                    number, size, dtype, 0, group, name, f"ready_{number}", f"allreduce_{segment}",
                ))  # fmt: skip


def _report(result: GradientResult) -> GdatReport:
    hit, added, updated = (
        int(x) for x in (result.hit is not None, result.is_added, result.is_updated)
    )
    counts = TaskCounts(1, hit, added, updated, hit - updated, 1 - hit - added)
    decision = result.decision
    return GdatReport(
        counts,
        baseline_ms=decision.baseline.median_us / 1e3 if decision else None,
        result_ms=decision.timing.median_us / 1e3 if decision else None,
        repo_key=result.subject.key,
        split=str(result.policy["split"]) if decision else "",
        splits=tuple(map(_split, result.splits.values())),
        all_reduce=_all_reduce(result),
        undecided=result.undecided,
        steps=result.steps_done,
    )


def _split(times: SplitTimes) -> dict[str, Any]:
    return {
        "names": list(times.names),
        "split": times.policy["split"],
        "segment_size(byte)": list(times.segment_bytes),
        "predicted_hang_over(ms)": round(times.predicted_us / 1e3, 3),
        "hang_over(ms)": round(times.hang_over_us / 1e3, 3),
        "step(ms)": round(times.step_us / 1e3, 3),
        "ratio_to_default": [round(bound, 4) for bound in times.ratio],
        "outcome": times.outcome.value,
    }


def _all_reduce(result: GradientResult) -> dict[str, Any]:
    if result.backward is None:
        return {}
    transfer = result.backward.transfer
    return {
        "start_up(us)": [round(us, 2) for us in transfer.start_up_us],
        "slope(us/MiB)": [round(us * (1 << 20), 2) for us in transfer.us_per_byte],
        "kink(byte)": transfer.kink_bytes,
        "size(byte)": list(transfer.sizes),
        "time(us)": [round(us, 2) for us in transfer.times_us],
    }
