"""The result files of a session while it runs: every decision is in them at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bankd.bank.folders import make_folder
from bankd.bank.subject import SUBGRAPH
from tuner.policy import Policy
from tuner.report.report_file import OPAT, SGAT, OpatReport, Report, ReportFile, SgatReport
from tuner.session import (
    Event,
    OperatorChange,
    PhaseStarted,
    SubgraphChange,
    TaskCounts,
    TaskFinished,
    TuneResult,
)
from tuner.task import Task
from tuner.trials.trial import Decision

Hits = Mapping[str, Policy | None]
"""Entries that the bank knew, by key; None for one that stays whatever is decided."""

_PHASES = {SGAT: "cut", OPAT: "tune"}
"""Phases with which the tuning of each job begins: with the second, the first is over."""


class LiveReport:
    """One new file with one report for each job.

    A file appears when its tuning begins: a model that cannot be read leaves none. It says by
    "tuning incomplete", or by the absent time, that `finish` was not reached.
    """

    def __init__(self, folder: Path, model: str, hits: Mapping[str, Callable[[], Hits]]) -> None:
        """`hits`: for each job that was asked for ("sgat", "opat"), what the bank knew."""
        make_folder(folder)
        self._model, self._hits = model, hits
        self._files = {job: ReportFile(folder, job) for job in _PHASES if job in hits}
        self._begun: set[str] = set()
        self._finished: dict[str, list[TaskFinished]] = {job: [] for job in hits}

    @property
    def paths(self) -> dict[str, Path]:
        """The files that there are, by job; in the order of the jobs."""
        return {job: file.path for job, file in self._files.items() if job in self._begun}

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted) and event.phase in _PHASES.values():
            for job in self._files:
                if event.phase == _PHASES[job]:
                    self._begin(job)
                elif job in self._begun:
                    self._files[job].stop_clock()
        elif isinstance(event, TaskFinished):
            job = SGAT if event.op == SUBGRAPH else OPAT
            if job in self._files:
                self._finished[job].append(event)
                self._begin(job).update(self._so_far(job))

    def finish(self, result: TuneResult) -> None:
        """The final figures, which are the session's own."""
        sgat = SgatReport.of(result, is_last=OPAT not in self._files)
        for job, report in ((SGAT, sgat), (OPAT, OpatReport.of(result))):
            if job in self._files and report is not None:
                self._begin(job).finish(report)

    def _begin(self, job: str) -> ReportFile:
        if job not in self._begun:
            self._begun.add(job)
            self._files[job].begin(self._model)
        return self._files[job]

    def _so_far(self, job: str) -> Report:
        hits, events = self._hits[job](), self._finished[job]
        decided = [(e, e.decision, _mode(e.decision, hits)) for e in events if e.decision]
        changes = [change for change in decided if change[2]]
        added = sum(mode == "add" for _, _, mode in changes)
        updated = len(changes) - added
        missed = sum(e.decision is None or e.decision.task.key not in hits for e in events)
        hit = len(hits)
        counts = TaskCounts(hit + missed, hit, added, updated, hit - updated, missed - added)
        if job == SGAT:
            return SgatReport(counts, tuple(_subgraph(d, mode) for _, d, mode in changes))
        operators = tuple(_operator(e, d, mode) for e, d, mode in changes if d.stages)
        return OpatReport(counts, operators, tuple(e.name for e in events if e.decision is None))


def _mode(decision: Decision, hits: Hits) -> str:
    """Effect of the decision on the bank; empty if none."""
    key = decision.task.key
    if key in hits:
        return "update" if hits[key] not in (None, decision.policy) else ""
    return "add" if decision.rule == "tuned" else ""


def _subgraph(decision: Decision, update_mode: str) -> SubgraphChange:
    before_ms, after_ms = decision.baseline.median_us / 1e3, decision.timing.median_us / 1e3
    return SubgraphChange(decision.task.key, before_ms, after_ms, update_mode)


def _operator(event: TaskFinished, decision: Decision, update_mode: str) -> OperatorChange:
    assert isinstance(decision.task, Task)
    stages = {stage.mode: (stage.before_us, stage.after_us) for stage in decision.stages}
    types, dtype = event.origin or (event.op,), decision.task.outputs[0].dtype
    return OperatorChange(event.name, types, dtype, stages, update_mode)
