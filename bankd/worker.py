"""The worker: the one place where the tuner and the bank meet.

`BankLookup` shows the tuner a bank for one target and environment; `Worker` runs sessions with it.
"""

from __future__ import annotations

import getpass
import hashlib
import importlib.metadata
import os
import platform
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol

from bankd.bank import (
    Decision,
    LayeredBank,
    Observation,
    Stage,
    TargetKey,
    TimingSummary,
    canonical,
    content_hash,
)
from bankd.config import Settings
from bankd.request import Request
from bankd.seeds import seeds
from tuner.lookup import Hit, Lookup
from tuner.policy import Policy
from tuner.session import (
    Event,
    Listener,
    Options,
    TuneOps,
    TuneResult,
)
from tuner.target import Environment, Target, host_environment, host_target
from tuner.task import Task
from tuner.trial import Decision as TunerDecision
from tuner.trial import Outcome, Timing, Trial

if TYPE_CHECKING:
    from bankd.record import Record, Tally
    from tuner.bench import BenchResult


class Pipeline(Protocol):
    """`tuner.pipeline.tune_model`, or what stands for it in a test."""

    def __call__(
        self, model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> TuneResult: ...


class BankLookup:
    """A bank as one tuning session sees it. Every trial is durable when `record` returns."""

    def __init__(
        self,
        bank: LayeredBank,
        target: Target,
        environment: Environment,
        *,
        author: str,
        reads_bank: bool = True,
        model: str = "",
    ) -> None:
        self._bank = bank
        self._target = TargetKey(target.soc_version, target.cores)
        self._environment = canonical(environment.as_dict())
        self._author = author
        self._reads_bank = reads_bank
        self._model = model
        self._written: set[str] = set()
        self._evidence: dict[str, list[str]] = {}
        self.tasks: dict[str, str] = {}
        """Text of every task that was looked up, by key."""
        self.hits: dict[str, Hit] = {}
        """What the bank knew when it was looked up, by key."""
        self.standing: set[str] = set()
        """Keys that the bank has though it is not read: their entries are not touched."""
        self.withheld: set[str] = set()
        """Keys of those for which the session chose another policy than the default."""

    def find(self, tasks: Iterable[Task]) -> Mapping[str, Hit]:
        """The entries for these tasks; those of another environment are marked as inherited."""
        asked = {task.key: task.text() for task in tasks}
        self.tasks.update(asked)
        if not self._reads_bank:
            self._note_standing(asked)
            return {}
        found = self._bank.find(self._target, asked)
        hits = {key: self._hit(entry.decision, entry.source) for key, entry in found.items()}
        self.hits.update(hits)
        return hits

    def disregard(self, keys: Iterable[str]) -> None:
        """These entries have no kernel any more: they were no hits."""
        for key in keys:
            self.hits.pop(key, None)

    def refused(self, task: Task) -> Mapping[str, Outcome]:
        """Policies of this task that failed before on this target."""
        refused = self._bank.refused(task.key, self._target)
        return {policy: Outcome(outcome) for policy, outcome in refused.items()}

    def seeds(self, task: Task) -> Sequence[Policy]:
        """What the bank has for this task on other targets, and for tasks like it."""
        return seeds(self._bank, self._target, task) if self._reads_bank else ()

    def record(self, trial: Trial) -> None:
        """Commit the trial as an observation, so that not even `kill -9` loses it."""
        written = self._bank.custom.add_observation(
            Observation(
                key=trial.task.key,
                task=trial.task.text(),
                target=self._target,
                environment=self._environment,
                policy=canonical(dict(trial.policy.knobs)),
                outcome=trial.outcome.value,
                timing=_summary(trial.timing),
                baseline=_summary(trial.baseline),
                error=trial.error,
                note=trial.note,
                host=platform.node(),
                tool_version=tool_version(),
            )
        )
        self._evidence.setdefault(trial.task.key, []).append(written)

    def decide(self, decisions: Iterable[TunerDecision], message: str) -> None:
        """Write the decisions as one revision; none at all writes nothing.

        Where the bank is not read, nothing was compared with its entries: they stay.
        """
        wanted = list(decisions)
        if not self._reads_bank:
            wanted = self._without_standing(wanted)
        chosen = [self._decision(decision) for decision in wanted]
        if chosen:
            told = f"{self._model}: {message}" if self._model else message
            self._bank.custom.commit(self._target, chosen, told, self._author)
            self._written |= {decision.key for decision in chosen}

    def policies(self, keys: Iterable[str]) -> dict[str, str]:
        """The policy that the bank holds now for each of these keys, as far as it knows them."""
        found = self._bank.find(self._target, keys)
        return {key: entry.decision.policy for key, entry in found.items()}

    def _note_standing(self, keys: Iterable[str]) -> None:
        self.standing |= self._bank.custom.find(self._target, keys).keys() - self._written

    def _without_standing(self, decisions: Sequence[TunerDecision]) -> list[TunerDecision]:
        """Less those whose keys the custom bank has, another session's of this minute included."""
        self._note_standing(decision.task.key for decision in decisions)
        stopped = [d for d in decisions if d.task.key in self.standing]
        self.withheld |= {d.task.key for d in stopped if d.rule == "tuned"}
        return [d for d in decisions if d.task.key not in self.standing]

    def note_use(self, model_hash: str, name: str) -> None:
        """Keep for the statistics which model asked for what."""
        self._bank.custom.use_model(model_hash, name, self._target, self.tasks, self.hits)

    def _hit(self, decision: Decision, source: str) -> Hit:
        return Hit(
            policy=Policy.parse(decision.policy),
            rule=decision.rule,
            source=source,
            inherited=decision.environment != self._environment,
            speedup=decision.speedup or 1.0,
        )

    def _decision(self, decision: TunerDecision) -> Decision:
        return Decision(
            key=decision.task.key,
            task=decision.task.text(),
            target=self._target,
            policy=canonical(dict(decision.policy.knobs)),
            rule=decision.rule,
            environment=self._environment,
            baseline=_summary(decision.baseline),
            timing=_summary(decision.timing),
            stages=tuple(Stage(s.mode, s.before_us, s.after_us) for s in decision.stages),
            evidence=tuple(self._evidence.get(decision.task.key, ())),
        )


class Worker:
    """Tunes models for one target with one bank. Belongs to the thread that made it."""

    def __init__(
        self, settings: Settings, request: Request, pipeline: Pipeline | None = None
    ) -> None:
        """Checks the target and opens the bank. Raises TargetError, BankError."""
        self.settings = settings
        self.target = host_target(request.soc_version, request.cores)
        self._request = request
        self._pipeline = pipeline or _tune_model
        self._options = session_options(request, settings, self.target)
        self._bank = LayeredBank.open(settings.bank)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bank.close()

    def identity(self, model: Path, data: tuple[Path, ...]) -> str:
        """What a job is: contents, target, options, bank and all that may move a time."""
        return content_hash(
            {
                "model": file_hash(model),
                "data": {p.name: file_hash(p) if p.is_file() else None for p in data},
                "target": str(self.target),
                "environment": host_environment().as_dict(),
                "request": self._request.meaning(),
                "bank": str(self.settings.bank),
                "reads_bank": self.settings.reads_bank,
            }
        )

    def answer(self, record: Record) -> Record | None:
        """The record of an earlier session as the bank answers it today.

        None where it does not hold: the offline model is gone, the bank decided otherwise since
        then, a time limit cut the session short, or the bank is not to be read.
        """
        if not self.settings.reads_bank or record.untuned:
            return None
        policies = self.lookup().policies(record.task_keys)
        if content_hash(policies) != record.policies or not Path(record.offline_model).is_file():
            return None
        return record.repeated(hits=len(policies))

    def tune(
        self, model: Path, output: Path, listen: Listener, *, result_folder: Path | None = None
    ) -> Record:
        """Tune a model into an offline model, with its report. Raises TunerError, BankError."""
        from bankd.live_report import LiveReport  # noqa: PLC0415
        from bankd.record import Tally, record_of  # noqa: PLC0415
        from tuner.result_folder import write_result_folder  # noqa: PLC0415

        lookup = self.lookup(model.stem)
        report = LiveReport(self.settings.result_path, model.stem, lambda: _standing(lookup))
        tally = Tally()

        def tell(event: Event) -> None:
            report.listen(event)
            tally.listen(event)
            listen(event)

        result = self._pipeline(model, output, self._options, lookup, tell)
        result = _without_withheld(result, lookup, tally)
        report.finish(result)
        if result_folder is not None:
            write_result_folder(result_folder, result)
        lookup.note_use(file_hash(model), model.stem)
        return record_of(result, report.path, lookup.policies(result.task_keys), tally)

    def compile(self, model: Path, output: Path, listen: Listener) -> dict[str, Any]:
        """Compile with what the bank holds; the result in plain values. Raises TunerError."""
        from tuner.pipeline import compile_model  # noqa: PLC0415

        result = compile_model(model, output, self._options, self.lookup(), listen)
        return {
            "model": result.model,
            "offline_model": str(result.offline_model),
            "target": str(result.target),
            "total": result.total,
            "hits": result.hits,
            "segments": list(result.segments),
        }

    def bench(self, model: Path, against: str | None, seconds: float) -> BenchResult:
        """Time a model, whole and by step, with what the bank holds. Raises TunerError."""
        from tuner.bench import bench_model  # noqa: PLC0415

        return bench_model(model, self._options, self.lookup(), against=against, budget_s=seconds)

    def lookup(self, model: str = "") -> BankLookup:
        """The bank as a new session sees it; revisions will name the model."""
        return BankLookup(
            self._bank,
            self.target,
            host_environment(),
            author=_author(),
            reads_bank=self.settings.reads_bank,
            model=model,
        )


def session_options(request: Request, settings: Settings, target: Target) -> Options:
    """The tuner's options for a request. Raises OptionError for a wrong `--input_shape`."""
    from tuner.frontend.shapes import parse_input_shape  # noqa: PLC0415

    only = TuneOps(frozenset(request.op_names), frozenset(request.op_types))
    return Options(
        target=target,
        input_shapes=parse_input_shape(request.input_shape) if request.input_shape else {},
        precision_mode=request.precision_mode,
        repeat_tune=settings.repeat_tune,
        tune_ops=only if request.op_names or request.op_types else None,
        optimization_level=request.optimization_level,
        search_algorithm=request.search_algorithm,
        max_tuning_count=request.max_tuning_count,
        time_limit_s=request.time_limit_s,
        command_line=request.command_line,
        kernel_cache=settings.kernel_cache,
        compile_processes=settings.compile_processes,
    )


def _standing(lookup: BankLookup) -> dict[str, Policy | None]:
    """The policies that the bank knew; None where the entry stays whatever is chosen."""
    hits = {key: hit.policy for key, hit in lookup.hits.items()}
    return {**hits, **dict.fromkeys(lookup.standing)}


def _without_withheld(result: TuneResult, lookup: BankLookup, tally: Tally) -> TuneResult:
    """The result with what happened to the bank: entries that were not touched are reserved."""
    if not lookup.standing:
        return result
    counts, standing = result.counts, len(lookup.standing)
    hit, added = counts.hit + standing, counts.added - len(lookup.withheld)
    names = {tally.names[key] for key in lookup.standing if key in tally.names}
    return replace(
        result,
        counts=replace(
            counts,
            hit=hit,
            added=added,
            reserved=counts.reserved + standing,
            unsatisfied=counts.total - hit - added,
        ),
        changes=tuple(change for change in result.changes if change.name not in names),
    )


def file_hash(path: Path) -> str:
    """SHA-256 of a file's content. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def tool_version() -> str:
    """Of the installed package, else of the checkout that we run from."""
    try:
        return importlib.metadata.version("tunebank")
    except importlib.metadata.PackageNotFoundError:
        project = Path(__file__).parent.parent / "pyproject.toml"
    try:
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, ValueError, KeyError):
        return "unknown"


def _author() -> str:
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid())  # A container may run as a number that has no name.
    return f"{user}@{platform.node()}"


def _tune_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    from tuner.pipeline import tune_model  # noqa: PLC0415

    result: TuneResult = tune_model(model, output, options, bank, listen)
    return result


def _summary(timing: Timing | None) -> TimingSummary | None:
    if timing is None:
        return None
    return TimingSummary(timing.count, timing.median_us, timing.low_us, timing.high_us)
