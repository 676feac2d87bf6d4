"""The result files of a session while it runs: every decision is in them at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bankd.bank.folders import make_folder
from bankd.bank.subject import SUBGRAPH
from tuner.policy import Policy
from tuner.report.report_file import (
    OPAT,
    SGAT,
    OpatReport,
    Report,
    ReportFile,
    SgatReport,
)
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

_PHASES = ("cut", "tune")
"""Phases in which something is tuned: with the second, the first is over."""

Changes = Sequence[tuple[TaskFinished, Decision, str]]
"""Decisions that differ from the bank's, with "add" or "update"."""


class LiveReport:
    """One new file with one report for each job; what it tells of is in the files of its kind.

    A file appears when its tuning begins: a model that cannot be read leaves none. It says by
    "tuning incomplete", or by the absent time, that `finish` was not reached.
    """

    def __init__(self, folder: Path, model: str, hits: Mapping[str, Callable[[], Hits]]) -> None:
        """`hits`: for each job that was asked for ("sgat", "opat"), what the bank knew."""
        make_folder(folder)
        self._parts: list[_Part] = []
        if SGAT in hits:
            is_last = OPAT not in hits
            self._parts += [_Subgraphs(folder, model, hits[SGAT], is_last=is_last)]
        if OPAT in hits:
            self._parts += [_Operators(folder, model, hits[OPAT])]

    @property
    def paths(self) -> dict[str, Path]:
        """The files that there are, by job; in the order of the jobs."""
        return {part.job: part.path for part in self._parts if part.is_begun}

    def listen(self, event: Event) -> None:
        for part in self._parts:
            part.listen(event)

    def finish(self, result: TuneResult) -> None:
        """The final figures, which are the session's own."""
        for part in self._parts:
            part.finish(result)


class _Part(ABC):
    """The report of one job."""

    job: str
    phase: str
    """Its tuning begins with this phase."""

    def __init__(self, folder: Path, model: str, hits: Callable[[], Hits]) -> None:
        self._file = ReportFile(folder, self.job)
        self._model = model
        self._hits = hits
        self._open: ReportFile | None = None
        self._finished: list[TaskFinished] = []

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def is_begun(self) -> bool:
        return self._open is not None

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted):
            if event.phase == self.phase:
                self._report()
            elif self._open is not None and event.phase in _PHASES:
                self._open.stop_clock()
        elif isinstance(event, TaskFinished) and (event.op == SUBGRAPH) == (self.job == SGAT):
            self._finished.append(event)
            self._report().update(self._so_far())

    def finish(self, result: TuneResult) -> None:
        final = self._final(result)
        if final is not None:
            self._report().finish(final)

    def _report(self) -> ReportFile:
        if self._open is None:
            self._open = self._file.begin(self._model)
        return self._open

    def _so_far(self) -> Report:
        hits = self._hits()
        decided = [(e, e.decision, _mode(e.decision, hits)) for e in self._finished if e.decision]
        changes = [change for change in decided if change[2]]
        added = sum(mode == "add" for _, _, mode in changes)
        updated = len(changes) - added
        missed = sum(e.decision is None or e.decision.task.key not in hits for e in self._finished)
        hit = len(hits)
        summary = TaskCounts(hit + missed, hit, added, updated, hit - updated, missed - added)
        return self._report_of(summary, changes)

    @abstractmethod
    def _report_of(self, summary: TaskCounts, changes: Changes) -> Report: ...

    @abstractmethod
    def _final(self, result: TuneResult) -> Report | None: ...


class _Subgraphs(_Part):
    job = SGAT
    phase = "cut"

    def __init__(
        self, folder: Path, model: str, hits: Callable[[], Hits], *, is_last: bool
    ) -> None:
        """`is_last`: operators are not tuned after it."""
        super().__init__(folder, model, hits)
        self._is_last = is_last

    def _report_of(self, summary: TaskCounts, changes: Changes) -> SgatReport:
        return SgatReport(
            summary, tuple(_subgraph(decision, mode) for _, decision, mode in changes)
        )

    def _final(self, result: TuneResult) -> SgatReport | None:
        return SgatReport.of(result, is_last=self._is_last)


class _Operators(_Part):
    job = OPAT
    phase = "tune"

    def _report_of(self, summary: TaskCounts, changes: Changes) -> OpatReport:
        return OpatReport(
            summary,
            tuple(_operator(e, decision, mode) for e, decision, mode in changes if decision.stages),
            tuple(e.name for e in self._finished if e.decision is None),
        )

    def _final(self, result: TuneResult) -> OpatReport:
        return OpatReport.of(result)


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
    types, dtype = event.origin or (event.op,), decision.task.output.dtype
    return OperatorChange(event.name, types, dtype, stages, update_mode)
