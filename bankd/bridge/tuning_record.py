"""The record of a finished session: figures for the table, for `--json` and for a repetition."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from bankd.bank import content_hash
from bankd.figures import PEER, TIMES, Figure, Figures, Lowered, ShapeFigures
from bankd.interval_text import interval
from tuner.graph import SegmentNode
from tuner.report.report_file import OPAT
from tuner.session import Event, TaskCounts, TaskFinished, TaskStarted, TuneResult


@dataclass(frozen=True, kw_only=True)
class Record(Figures):
    """One finished session in plain values: its figures, and what became of its subjects.

    A record without times is none: older versions wrote it of sessions that other processes had
    disturbed.
    """

    model: str
    offline_model: str
    jobs: tuple[str, ...]
    """Kinds of tuning: "sgat", "opat", or both in this order."""
    reports: tuple[str, ...]
    """The result files, in the order of the jobs."""
    target: str
    subgraphs: TaskCounts | None
    """Result of the subgraphs; None where there was no SGAT."""
    tasks: int
    """Count of the operators, as are the counts that follow."""
    hits: int
    added: int
    updated: int
    reserved: int
    unsatisfied: int
    trials: int
    verdict: str
    """Verdict on the outputs, in one line; empty where ONNX Runtime runs all of it."""
    put_back: str
    """Fault of the tuned model, and what was done; empty where there was none."""
    failed: tuple[str, ...]
    engines: str
    """Steps of the written model that ONNX Runtime runs, and why; empty for none."""
    is_unchanged: bool
    """Nothing won: neither ONNX Runtime nor the default program was beaten."""
    tuning_s: float
    task_keys: tuple[str, ...]
    subgraph_keys: tuple[str, ...]
    """Keys of the subgraphs that were looked up, also where only operators were tuned."""
    policies: str
    """Hash of what the bank had decided for all these keys when the session ended."""
    asked: int
    """Subgraphs and tasks that the session set out to tune."""
    untuned: int
    """Number of them that the time limit left."""
    shapes: str = ""
    """Shapes that were asked for, as on the command line; empty for those of the model."""
    undecided: tuple[str, ...] = ()
    """Names of subgraphs and operators whose races were disturbed: they stay misses."""
    noisy_entries: int = 0
    """Number of entries of the model that this machine decided in noise."""
    shape_times: tuple[ShapeFigures, ...] = ()
    """Figures for each of several shapes, the smallest first; empty for a model of one shape."""
    segment_nodes: tuple[SegmentNode, ...] = ()
    """The model's nodes that ONNX Runtime runs."""
    lowered: Lowered | None = None
    """The choice of what is computed in fewer bits; None where none was asked for."""

    @property
    def improvement(self) -> str:
        """AOE's figure; a noisy one has the ratio behind it: "41.18% (1.41 [0.93, 1.86] noisy)".

        That of a model in fewer bits is over the one in f32: "336.00% (int8 dynamic)".
        """
        if self.lowered and self.lowered.ratio and not self.lowered.kept:
            return f"{self.lowered.ratio[1] - 1.0:z.2%} ({self.lowered.form})"
        figure = super().improvement
        if self.used_default or self.default_ratio is None or "default" not in self.noisy:
            return figure
        return f"{figure} ({interval(self.default_ratio, is_noisy=True)})"

    @property
    def state(self) -> str:
        """ "tuned", or "unchanged" where nothing won."""
        return "unchanged" if self.is_unchanged else "tuned"

    @property
    def cut_short(self) -> str:
        """Say what the time limit left to do; empty if nothing."""
        if not self.untuned:
            return ""
        what = ["subgraphs"] if self.subgraphs and self.subgraphs.total else []
        what += ["tasks"] if OPAT in self.jobs else []
        left = f"{self.untuned} of {self.asked} {' and '.join(what)}"
        return f"time limit: {left} not tuned; run again to continue"

    @property
    def all_noisy(self) -> tuple[str, ...]:
        """Names whose figures are noisy, at any of the shapes."""
        found = (self.noisy, *(one.noisy for one in self.shape_times))
        return tuple(dict.fromkeys(name for names in found for name in names))

    @property
    def left_noisy(self) -> str:
        """Say which figures are noisy; empty if none."""
        return f"noisy figures: {', '.join(self.all_noisy)}" if self.all_noisy else ""

    @property
    def wrote_noisy(self) -> str:
        """Say how many entries were decided in noise; empty if none."""
        if not self.noisy_entries:
            return ""
        what = "1 entry was" if self.noisy_entries == 1 else f"{self.noisy_entries} entries were"
        return f"{what} decided in noise: `bankd verify --noisy` races what is noisy again"

    @property
    def left_undecided(self) -> str:
        """Say what disturbed races left open; empty if nothing."""
        if not self.undecided:
            return ""
        count = len(self.undecided)
        what = "1 race was" if count == 1 else f"{count} races were"
        return f"{what} disturbed and decided nothing: run again, these come first"

    @property
    def stages(self) -> tuple[tuple[str, Figure], ...]:
        """Times of the model as it went, with their names: "default", "SGAT", "SGAT+OPAT"."""
        names = {"tuned": "+".join(self.jobs).upper()}
        left_out = {PEER} if len(self.jobs) > 1 and self.subgraphs else {PEER, "subgraph"}
        shown = [time for time in TIMES if time.runner not in left_out]
        return tuple((names.get(time.title, time.title), time) for time in shown)

    def repeated(self, known: Collection[str]) -> Record:
        """Return the record of the same session now that the bank knows these of its keys."""
        found = set(known)
        hits = len(found.intersection(self.task_keys))
        cuts, old = len(found.intersection(self.subgraph_keys)), self.subgraphs
        return replace(
            self,
            subgraphs=old and TaskCounts(old.total, cuts, 0, 0, cuts, old.total - cuts),
            hits=hits,
            reserved=hits,
            unsatisfied=self.tasks - hits,
            added=0,
            updated=0,
            trials=0,
        )

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Record | None:
        """Read `as_json()` back; None for a record that another version wrote."""
        try:
            found = msgspec.convert(content, Record)
        except ValueError:
            return None
        return None if None in (found.default_ms, found.tuned_ms) else found


class Tally:
    """Counts what a session set out to tune, and what of it was decided."""

    def __init__(self) -> None:
        self.asked = 0
        """Subgraphs and tasks to tune."""
        self.finished = 0
        self.names: dict[str, str] = {}
        """Key of a task or subgraph -> its name."""

    def listen(self, event: Event) -> None:
        # one for each tuning: subgraphs, operators, operators of partitions that were reverted
        if isinstance(event, TaskStarted) and event.number == 1 and not event.is_repeated:
            self.asked += event.total
        if isinstance(event, TaskFinished):
            self.finished += 1
            if event.decision is not None:
                self.names[event.decision.task.key] = event.name


def record_of(
    result: TuneResult,
    tally: Tally,
    *,
    reports: Mapping[str, Path],
    subgraph_keys: tuple[str, ...],
    policies: Mapping[str, str],
    shapes: str = "",
    noisy_entries: int = 0,
) -> Record:
    """The record of a session.

    `reports`: its result files, by job. `subgraph_keys`: of all subgraphs whose entries the bank
    was asked for, with or without SGAT. `policies`: the bank's own now, by key. `shapes`: those of
    the request. `noisy_entries`: number of the model's entries that were decided in noise.
    """
    counts = result.counts
    own = {
        name: getattr(source, name)
        for source in (counts, result)
        for name in Record.__dataclass_fields__
        if hasattr(source, name)
    }
    told = {
        "offline_model": str(result.offline_model),
        "jobs": tuple(reports),
        "reports": tuple(map(str, reports.values())),
        "target": str(result.target),
        "subgraphs": result.subgraphs.counts if result.subgraphs else None,
        "tasks": counts.total,
        "hits": counts.hit,
        "verdict": str(result.verdict) if result.verdict else "",
        "subgraph_keys": subgraph_keys,
        "shapes": shapes,
        "shape_times": result.shapes,
        "policies": content_hash(policies),
        "asked": tally.asked,
        "untuned": tally.asked - tally.finished,
        "noisy_entries": noisy_entries,
    }
    return Record(**vars(result.times), **{**own, **told})
