"""A pipeline that tunes nothing: its "models" are JSON texts that say what shall happen.

{"tasks": [1, 2], "subgraphs": [7]} asks for two tasks and a subgraph; "refuse" and "break" say
how it ends otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tuner.errors import ModelError
from tuner.figures import Figures, Lowered
from tuner.graph import TensorType
from tuner.lookup.protocol import Lookup
from tuner.policy import Policy
from tuner.session import (
    Listener,
    OperatorChange,
    Options,
    PhaseStarted,
    StepTime,
    SubgraphChange,
    SubgraphResult,
    TaskCounts,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
    TuneResult,
)
from tuner.task import Task
from tuner.trials.trial import Decision, Outcome, Stage, Subject, Timing, Trial

POLICY = Policy.of(impl="direct", tile_m_reg=6)


def write_model(path: Path, **content: Any) -> Path:
    path.write_text(json.dumps({"name": path.stem, "tasks": [1, 2], **content}))
    return path


def task_of(number: int) -> Task:
    wide = TensorType("f32", (number, 64))
    return Task("gemm", (wide, TensorType("f32", (64, 64)), TensorType("f32", (64,))), (wide,))


@dataclass(frozen=True)
class FakeSubgraph:
    """As the tuner's: a number of 64 bits for a key, JSON for a text."""

    number: int

    @property
    def op(self) -> str:
        return "subgraph"

    @property
    def key(self) -> str:
        return str(2**64 - self.number)

    def text(self) -> str:
        return f'{{"number":{self.number},"op":"subgraph"}}'


def timing(median_us: float) -> Timing:
    return Timing(20, median_us, median_us * 0.98, median_us * 1.02)


def decision_of(number: int, rule: str = "tuned") -> Decision:
    return decided(task_of(number), rule)


def decided(subject: Subject, rule: str = "tuned") -> Decision:
    stages = () if subject.op == "subgraph" else (Stage("Impl", 100.0, 80.0),)
    return Decision(subject, POLICY, rule, timing(100.0), timing(80.0), stages)


NOISY_TIMES = Figures(
    default_ms=52.0,
    tuned_ms=40.0,
    subgraph_ms=None,
    peer_ms=30.0,
    peer_name="onnxruntime",
    peer_ratio=(0.4, 0.75, 1.5),
    default_ratio=(0.9, 1.3, 2.1),
    max_difference=1e-6,
    noisy=("tuned", "default", "peer"),
)


class FakePipeline:
    """Keeps what it was called with; `meanwhile` runs in the middle of every subject."""

    def __init__(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.models: list[str] = []
        self.options: list[Options] = []
        self.most_tasks: int | None = None
        self.used_default = False
        self.undecided: tuple[str, ...] = ()
        self.lowered: Lowered | None = None
        self.is_noisy = False
        """The rounds of the whole model disagree."""
        self.looked_up_first: list[Task] = []
        """Operators of cuts that will not be chosen."""
        self.meanwhile = meanwhile

    def __call__(
        self, model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> TuneResult:
        self.models.append(model.stem)
        self.options.append(options)
        content = json.loads(model.read_text())
        listen(PhaseStarted("load", f"loading {model.name}"))
        if "refuse" in content:
            raise ModelError(f"{model.name}: {content['refuse']}", "export it again", "EG0011")
        if "break" in content:
            raise RuntimeError(content["break"])
        subgraphs = [FakeSubgraph(number) for number in content.get("subgraphs", [])]
        tasks = [task_of(number) for number in content["tasks"]]
        cut, trials = None, 0
        bank.find(self.looked_up_first)
        if options.tunes_subgraphs:
            if subgraphs:
                listen(PhaseStarted("cut", f"{len(subgraphs)} subgraphs"))
            counts, tuned, trials = self._tune_all(subgraphs, options, bank, listen)
            cut = SubgraphResult(counts, changes_of(tuned), tuple(s.key for s in subgraphs))
        else:
            bank.find(subgraphs)
        if options.tunes_operators:
            listen(PhaseStarted("tune", f"{len(tasks)} tasks"))
            counts, _, more = self._tune_all(tasks, options, bank, listen)
            trials += more
        else:
            hits = len(bank.find(tasks))
            counts = TaskCounts(len(tasks), hits, 0, 0, hits, len(tasks) - hits)
        output.write_bytes(b"IMOD, or nearly")
        result = result_of(model.stem, output, options, counts, tasks, trials, cut)
        times = NOISY_TIMES if self.is_noisy else result.times
        return replace(
            result,
            times=replace(times, used_default=self.used_default),
            undecided=self.undecided,
            lowered=self.lowered,
        )

    def _tune_all(
        self, subjects: Sequence[Subject], options: Options, bank: Lookup, listen: Listener
    ) -> tuple[TaskCounts, list[Subject], int]:
        """What became of them, those that were tuned, and how many trials were asked for."""
        hits = bank.find(subjects)
        misses = [one for one in subjects if options.repeat_tune or one.key not in hits]
        # As the tuner does when its time is up: the rest is left, and nothing says so.
        tuned = misses[: self.most_tasks]
        for number, subject in enumerate(tuned, 1):
            self._tune(subject, number, len(misses), bank, listen)
        updated = sum(one.key in hits for one in tuned)
        added = len(tuned) - updated
        left = len(subjects) - len(hits) - added
        counts = TaskCounts(len(subjects), len(hits), added, updated, len(hits) - updated, left)
        return counts, tuned, len(misses)

    def _tune(
        self, subject: Subject, number: int, total: int, bank: Lookup, listen: Listener
    ) -> None:
        name = f"node_{number}"
        listen(TaskStarted(number, total, name, subject.op, None if number == 1 else 3.0))
        bank.record(Trial(subject, POLICY, Outcome.OK, timing(80.0), timing(100.0), 1e-7))
        listen(TrialMeasured(name, Outcome.OK, 80.0, 100.0, 80.0))
        self.meanwhile()
        decision = decided(subject)
        bank.decide([decision], f"tuned {name}")
        listen(TaskFinished(number, total, name, subject.op, decision))


def changes_of(subjects: Sequence[Subject]) -> tuple[SubgraphChange, ...]:
    return tuple(SubgraphChange(subject.key, 0.1, 0.08, "add") for subject in subjects)


def result_of(
    model: str,
    output: Path,
    options: Options,
    counts: TaskCounts,
    tasks: list[Task],
    trials: int,
    subgraphs: SubgraphResult | None = None,
) -> TuneResult:
    step = StepTime("node_1", "gemm", POLICY.text(), 80.0, 50.0, 10.0, 0.5)
    change = OperatorChange("node_1", ("MatMul", "Add"), "f32", {"Impl": (100.0, 80.0)}, "add")
    return TuneResult(
        model=model,
        offline_model=output,
        target=options.target,
        counts=counts,
        times=Figures(
            default_ms=58.781,
            tuned_ms=26.876,
            subgraph_ms=44.0 if subgraphs else None,
            peer_ms=30.0,
            peer_name="onnxruntime",
            peer_ratio=(1.0, 30.0 / 26.876, 1.2),
            default_ratio=(2.1, 58.781 / 26.876, 2.3),
            max_difference=1e-6,
        ),
        changes=(change,) if counts.added else (),
        failed=(),
        segment_nodes=(),
        trials=trials,
        tuning_s=1.5,
        task_keys=tuple(task.key for task in tasks),
        before=(step,),
        after=(step,),
        subgraphs=subgraphs,
    )
