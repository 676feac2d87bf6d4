"""A pipeline that tunes nothing: its "models" are JSON texts that say what shall happen.

{"tasks": [1, 2]} asks for two tasks; "refuse", "break", "wait" say how it ends otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tuner.errors import ModelError
from tuner.graph import TensorType
from tuner.lookup import Lookup
from tuner.policy import Policy
from tuner.session import (
    Counts,
    Listener,
    ModelTimes,
    OperatorChange,
    Options,
    PhaseStarted,
    StepTime,
    TaskFinished,
    TaskStarted,
    TrialMeasured,
    TuneResult,
)
from tuner.task import Task
from tuner.trial import Decision, Outcome, Stage, Timing, Trial

POLICY = Policy.of(impl="direct", tile_m_reg=6)


def write_model(path: Path, **content: Any) -> Path:
    path.write_text(json.dumps({"name": path.stem, "tasks": [1, 2], **content}))
    return path


def task_of(number: int) -> Task:
    wide = TensorType("f32", (number, 64))
    return Task("gemm", (wide, TensorType("f32", (64, 64)), TensorType("f32", (64,))), wide)


def timing(median_us: float) -> Timing:
    return Timing(20, median_us, median_us * 0.98, median_us * 1.02)


def decision_of(number: int, rule: str = "tuned") -> Decision:
    stages = (Stage("Impl", 100.0, 80.0),)
    return Decision(task_of(number), POLICY, rule, timing(100.0), timing(80.0), stages)


class FakePipeline:
    """Counts its calls; `meanwhile` runs in the middle of every session."""

    def __init__(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.models: list[str] = []
        self.most_tasks: int | None = None
        self.meanwhile = meanwhile

    def __call__(
        self, model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> TuneResult:
        self.models.append(model.stem)
        content = json.loads(model.read_text())
        listen(PhaseStarted("load", f"loading {model.name}"))
        if "refuse" in content:
            raise ModelError(f"{model.name}: {content['refuse']}", "export it again", "EG0011")
        if "break" in content:
            raise RuntimeError(content["break"])
        tasks = [task_of(number) for number in content["tasks"]]
        listen(PhaseStarted("tune", f"{len(tasks)} tasks"))
        hits = bank.find(tasks)
        misses = [task for task in tasks if options.repeat_tune or task.key not in hits]
        # As the tuner does when its time is up: the rest is left, and nothing says so.
        for number, task in enumerate(misses[: self.most_tasks], 1):
            self._tune(task, number, len(misses), bank, listen)
        output.write_bytes(b"IMOD, or nearly")
        tuned = misses[: self.most_tasks]
        updated = sum(task.key in hits for task in tuned)
        added = len(tuned) - updated
        left = len(tasks) - len(hits) - added
        counts = Counts(len(tasks), len(hits), added, updated, len(hits) - updated, left)
        return result_of(model.stem, output, options, counts, tasks, len(misses))

    def _tune(self, task: Task, number: int, total: int, bank: Lookup, listen: Listener) -> None:
        name = f"node_{number}"
        listen(TaskStarted(number, total, name, task.op, None if number == 1 else 3.0))
        bank.record(Trial(task, POLICY, Outcome.OK, timing(80.0), timing(100.0), 1e-7))
        listen(TrialMeasured(name, Outcome.OK, 80.0, 100.0, 80.0))
        self.meanwhile()
        stages = (Stage("Impl", 100.0, 80.0),)
        decision = Decision(task, POLICY, "tuned", timing(100.0), timing(80.0), stages)
        bank.decide([decision], f"tuned {name}")
        listen(TaskFinished(number, total, name, task.op, decision))


def result_of(
    model: str, output: Path, options: Options, counts: Counts, tasks: list[Task], trials: int
) -> TuneResult:
    step = StepTime("node_1", "gemm", str(POLICY), 80.0, 50.0, 10.0, 0.5)
    change = OperatorChange("node_1", ("MatMul", "Add"), "f32", {"Impl": (100.0, 80.0)}, "add")
    return TuneResult(
        model=model,
        offline_model=output,
        target=options.target,
        counts=counts,
        times=ModelTimes(
            58.781, 26.876, 30.0, "onnxruntime", (1.0, 1.1, 1.2), (2.1, 2.2, 2.3), 1e-6
        ),
        changes=(change,) if counts.added else (),
        failed=(),
        segments=(),
        trials=trials,
        tuning_s=1.5,
        used_default=False,
        task_keys=tuple(task.key for task in tasks),
        before=(step,),
        after=(step,),
    )
