"""The result file of a session while it goes on: every decided operator is in it at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from bankd.bank.folders import make_folder
from tuner.policy import Policy
from tuner.report import OpatReport, OpenReport, OperatorResult, ReportFile, Summary
from tuner.session import Event, PhaseStarted, TaskFinished, TuneResult

Hits = Mapping[str, Policy | None]
"""What the bank knew, by task key; None for an entry that stays whatever is decided."""


class LiveReport:
    """One report in one new file. It says "tuning incomplete" unless `finish` is reached.

    The file appears when the tuning begins: a model that cannot be read leaves none.
    """

    def __init__(self, folder: Path, model: str, hits: Callable[[], Hits]) -> None:
        make_folder(folder)
        self._file = ReportFile(folder)
        self._model = model
        self._hits = hits
        self._open: OpenReport | None = None
        self._finished: list[TaskFinished] = []

    @property
    def path(self) -> Path:
        return self._file.path

    def listen(self, event: Event) -> None:
        if isinstance(event, PhaseStarted) and event.phase == "tune":
            self._report()
        elif isinstance(event, TaskFinished):
            self._finished.append(event)
            self._report().update(self._so_far())

    def finish(self, result: TuneResult) -> None:
        """The final figures, which are the session's own."""
        self._report().finish(OpatReport.of(result))

    def _report(self) -> OpenReport:
        if self._open is None:
            self._open = self._file.begin(self._model)
        return self._open

    def _so_far(self) -> OpatReport:
        hits = self._hits()
        changed = [(e, self._mode(e, hits)) for e in self._finished if self._mode(e, hits)]
        added = sum(mode == "add" for _, mode in changed)
        updated = len(changed) - added
        missed = sum(e.decision is None or e.decision.task.key not in hits for e in self._finished)
        return OpatReport(
            Summary(added, len(hits), len(hits) - updated, missed - added, updated),
            tuple(_operator(event, mode) for event, mode in changed if _stages(event)),
            tuple(e.name for e in self._finished if e.decision is None),
        )

    def _mode(self, event: TaskFinished, hits: Hits) -> str:
        """What the decision will do to the bank; empty if nothing."""
        decision = event.decision
        if decision is None:
            return ""
        if decision.task.key in hits:
            return "update" if hits[decision.task.key] not in (None, decision.policy) else ""
        return "add" if decision.rule == "tuned" else ""


def _operator(event: TaskFinished, update_mode: str) -> OperatorResult:
    types = event.origin or (event.op,)
    op_type = types[0] if len(types) == 1 else types
    return OperatorResult(event.name, op_type, _stages(event), update_mode)


def _stages(event: TaskFinished) -> dict[str, tuple[float, float]]:
    stages = event.decision.stages if event.decision else ()
    return {stage.mode: (stage.before_us, stage.after_us) for stage in stages}
