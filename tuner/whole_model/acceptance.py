"""Models that a session builds, judged: wrong ones are repaired, or left out, and named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from tuner.errors import ErrorCode, ModelError, OfflineModelError
from tuner.fusion.open_graph import Values
from tuner.judge.judge import Judge, open_judge
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import BuiltModel, ModelTasks, build_model, tasks_of
from tuner.lookup.sized_model import SizedModel
from tuner.policy import Policy
from tuner.runtime.model import load_built
from tuner.session import Options
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING
from tuner.task import Task
from tuner.tuning.in_place import put_back
from tuner.tuning.revert import TunedModel, without_new_partitions
from tuner.tuning.session_context import SessionContext

MAX_PROBES = 40
"""Maximum number of models that are built and judged; changes left then count as wrong."""

MAX_NAMED = 5
"""Maximum number of steps that one line of a log names."""

Build = Callable[[ModelTasks, Mapping[str, Policy]], BuiltModel]
"""The program of a partition with some policies, by task key; other tasks get their default."""


@dataclass(frozen=True)
class Accepted:
    """Models whose outputs are right, by name, and the verdict on each."""

    built: Mapping[str, BuiltModel]
    """Always "default" and "tuned". With SGAT also "subgraph", which only that brings, and where
    it added partitions "prior": the model without them, with policies of its own."""
    verdicts: Mapping[str, Verdict]
    feeds: Mapping[str, np.ndarray]
    """Inputs that all of them take."""
    note: str = ""
    """Faults of the tuned model and their repairs; empty where there were none."""


def judge_at(path: Path, model: SizedModel, values: Values, options: Options) -> Judge:
    """The judge of a model at a point."""
    return open_judge(
        path, model.graph_at(values),
        floor=ALLOWED_BY_TUNING[options.precision_mode], is_onnx=model.onnx is not None,
        input_shapes=model.symbols.at(values), samples=options.samples,
    )  # fmt: skip


def build_accepted(
    model: Path, whole: SizedModel, tuned: TunedModel, context: SessionContext
) -> Accepted:
    """Build the models of a session without those that are wrong.

    A wrong "tuned" is repaired, and its wrong policies become default decisions; else it is the
    default. Where ONNX Runtime cannot say how well the problem is conditioned, the default model
    does. Raises OptionError for samples that the model does not take; ModelError where the default
    model is wrong, too: none of our programs can be written then.
    """
    build = partial(build_model, target=context.target, store=context.store)
    context.say("compile", "building the program")
    built = _built(tuned, build, context)
    context.say("judge", "comparing the outputs with those in float64")
    judge = judge_at(model, whole, {}, context.options)
    if not judge.has_peer:
        with load_built(built["default"].program) as default:
            judge = judge.beside(default)
    verdicts = {name: _verdict(one, judge) for name, one in built.items() if name != "subgraph"}
    if not verdicts["default"].is_right:
        raise ModelError(
            f"the outputs of the compiled model are wrong: {verdicts['default']}",
            "ONNX Runtime runs the whole model; samples of your own (--samples) may judge better",
            ErrorCode.TUNING_ERROR,
        )
    right = {n: one for n, one in built.items() if n not in verdicts or verdicts[n].is_right}
    if verdicts["tuned"].is_right:
        return Accepted(right, verdicts, judge.feeds)
    repaired, wrong, repair = _repaired(built["tuned"], right, judge, build)
    note = f"tuned outputs were wrong ({verdicts['tuned']}): {repair}"
    verdicts["tuned"] = _verdict(repaired, judge)
    context.say("judge", note)
    decided = {**tuned.operators.raced, **tuned.operators.written}
    written = (decided.get(key) for key in wrong)
    times = {d.task: d.baseline for d in written if d is not None and isinstance(d.task, Task)}
    put_back(times, tuned.operators, context)
    return Accepted({**right, "tuned": repaired}, verdicts, judge.feeds, note)


def _built(tuned: TunedModel, build: Build, context: SessionContext) -> dict[str, BuiltModel]:
    known, prior = tuned.known, without_new_partitions(tuned, context)
    built = {"default": build(tasks_of(tuned.fused.graph, context.options), {})}
    if context.options.tunes_subgraphs:
        built["subgraph"] = build(known.read, known.policies)
    if prior is not None:
        built["prior"] = build(*prior)
    return {**built, "tuned": build(known.read, tuned.policies)}


def _repaired(
    tuned: BuiltModel, right: Mapping[str, BuiltModel], judge: Judge, build: Build
) -> tuple[BuiltModel, Sequence[str], str]:
    """A right model in the place of the tuned one, the wrong tasks, and a text of the repair."""
    policies, plain = tuned.policies, build(tuned.read, {})
    if not _verdict(plain, judge).is_right:
        instead = "prior" if "prior" in right else "default"
        return right[instead], (), "the default partition of its subgraphs is used"
    changed = [key for key, policy in policies.items() if policy != plain.policies[key]]

    def with_policies(keys: Sequence[str]) -> BuiltModel:
        return build(tuned.read, {key: policies[key] for key in keys})

    wrong = find_wrong(changed, lambda keys: _verdict(with_policies(keys), judge).is_right)
    names = [use.name for use in tuned.read.uses if use.task.key in wrong]
    shown = ", ".join(names[:MAX_NAMED]) + ", ..." * (len(names) > MAX_NAMED)
    kept = [key for key in changed if key not in wrong]
    return with_policies(kept), wrong, f"default policies put back for {shown}"


def _verdict(model: BuiltModel, judge: Judge) -> Verdict:
    """Raises ModelError where ONNX Runtime does not load a segment that was just built."""
    try:
        with load_built(model.program) as loaded:
            return judge.judge(loaded)
    except OfflineModelError as error:
        raise ModelError(
            error.message, "export the model again", ErrorCode.INVALID_GRAPH
        ) from error


def find_wrong(changes: Sequence[str], is_right: Callable[[Sequence[str]], bool]) -> list[str]:
    """Changes without which the whole is right: no one of them could be kept with the others.

    `is_right` says whether the whole is right with these changes alone; without any it is. Errors
    may add up: then those that come last in `changes` are named.
    """
    kept: list[str] = []
    wrong: list[str] = []
    groups, probes = [list(changes)], 0
    while groups:
        group = groups.pop()
        probes += 1
        if probes > MAX_PROBES:
            wrong += group
        elif group and is_right([*kept, *group]):
            kept += group
        elif len(group) == 1:
            wrong += group
        elif group:
            half = len(group) // 2
            groups += [group[half:], group[:half]]
    return wrong
