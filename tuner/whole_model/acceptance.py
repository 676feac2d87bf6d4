"""Models that a session builds, judged: wrong ones are repaired, or left out, and named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tuner.errors import ErrorCode, ModelError, OfflineModelError
from tuner.fusion.open_graph import Values
from tuner.judge.judge import Judge, open_judge
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import BuiltModel, ModelTasks
from tuner.lookup.sized_model import SizedModel
from tuner.policy import Policy
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.session import Options
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING
from tuner.task import Task
from tuner.tuning.in_place import put_back
from tuner.tuning.revert import TunedModel, without_new_partitions
from tuner.tuning.session_context import SessionContext
from tuner.whole_model.points import judged_at, values_text
from tuner.whole_model.stretches import Stretch, TunedStretches, tuned_stretches

MAX_PROBES = 40
"""Maximum number of models that are built and judged; changes left then count as wrong."""

TIMED_ALONE = ("subgraph", "unlimited")
"""Models that are never written."""

MAX_NAMED = 5
"""Maximum number of steps that one line of a log names."""


@dataclass(frozen=True)
class Accepted:
    """Models whose outputs are right, by name, and the verdict on each."""

    built: Mapping[str, BuiltModel]
    """Always "default" and "tuned". With SGAT also "subgraph", which only that brings, and where
    it added partitions "prior": the model without them, with policies of its own. Where the size
    budget replaced policies "unlimited": the tuned one without it, which is only timed."""
    verdicts: Mapping[str, Verdict]
    feeds: Mapping[str, np.ndarray]
    """Inputs that all of them take, of the largest sizes."""
    note: str = ""
    """Faults of the tuned model and their repairs; empty where there were none."""

    def has_new_partitions(self, name: str) -> bool:
        """Return whether a model may have partitions that won in this session."""
        plain = (self.built.get(other) for other in ("default", "prior"))
        return all(self.built[name] is not other for other in plain)


def judge_at(path: Path, model: SizedModel, values: Values, options: Options) -> Judge:
    """The judge of a model at a point."""
    return open_judge(
        path, model.graph_at(values),
        floor=ALLOWED_BY_TUNING[options.modes.laxest], is_onnx=model.onnx is not None,
        input_shapes=model.symbols.at(values), samples=options.samples,
    )  # fmt: skip


class Judges:
    """The judges of a model in a session, by the sizes that they judge at: each is opened once."""

    def __init__(self, path: Path, model: SizedModel, context: SessionContext) -> None:
        self._path, self._model, self._context = path, model, context
        self._opened: dict[str, Judge] = {}

    def at(self, values: Values, default: BuiltModel) -> Judge:
        """The judge at a point: of ONNX Runtime, or else of the default model."""
        text = values_text(values)
        if text not in self._opened:
            where = f" at {text}" if values else ""
            self._context.say("judge", f"comparing the outputs with those in float64{where}")
            judge = judge_at(self._path, self._model, values, self._context.options)
            if not judge.has_peer:
                with load_built(default.program) as loaded:
                    judge = judge.beside(loaded)
            self._opened[text] = judge
        return self._opened[text]


def build_accepted(
    whole: SizedModel, points: Sequence[TunedModel], judges: Judges, context: SessionContext
) -> Accepted:
    """Build the models of a session without those that are wrong, at one of the judged points.

    A wrong "tuned" is repaired, and its wrong policies become default decisions; else it is the
    default. Where ONNX Runtime cannot say how well the problem is conditioned, the default model
    does. Raises OptionError for samples that the model does not take; ModelError where the default
    model is wrong, too: none of our programs can be written then.
    """
    context.say("compile", f"building the program{'s' * whole.is_open}")
    others = _others(whole, points[0], context)
    stretches, tuned = tuned_stretches(whole, points, context)
    if any(one.fitted.instead for one in stretches.stretches):
        others["unlimited"] = stretches.unlimited(context)
    built = _distinct({**others, "tuned": tuned})
    cut = (one.values for one in stretches.stretches if one.read.graph is not whole.graph)
    found = [judges.at(values, built["default"]) for values in judged_at(whole, cut)]
    verdicts = _verdicts({n: one for n, one in built.items() if n not in TIMED_ALONE}, found)
    if not verdicts["default"].is_right:
        raise ModelError(
            f"the outputs of the compiled model are wrong: {verdicts['default']}",
            "ONNX Runtime runs the whole model; samples of your own (--samples) may judge better",
            ErrorCode.TUNING_ERROR,
        )
    right = {n: one for n, one in built.items() if n not in verdicts or verdicts[n].is_right}
    if verdicts["tuned"].is_right:
        return Accepted(right, verdicts, found[0].feeds)
    repaired, wrong, repair = _repaired(stretches, right, found, context)
    note = f"tuned outputs were wrong ({verdicts['tuned']}): {repair}"
    verdicts["tuned"] = _verdict(repaired, found)
    context.say("judge", note)
    for point in points:
        decided = {**point.operators.raced, **point.operators.written}
        keys = (use.task.key for use in point.known.read.uses if use.task.open_text in wrong)
        back = [decided[key] for key in keys if key in decided]
        times = {d.task: d.baseline for d in back if isinstance(d.task, Task)}
        put_back(times, point.operators, context)
    return Accepted({**right, "tuned": repaired}, verdicts, found[0].feeds, note)


def _others(whole: SizedModel, tuned: TunedModel, context: SessionContext) -> dict[str, BuiltModel]:
    """The models that the tuned one is compared with. `tuned`: at the largest sizes.

    New partitions of ranges have been compared before, at their points.
    """
    options, known = context.options, tuned.known

    def build(read: ModelTasks, policies: Mapping[str, Policy]) -> BuiltModel:
        stretch = Stretch.of(whole, tuned.fused.values, read, policies, options)
        return stretch.within(tuned.prices, options).built(context.target, context.store)

    prior = None if whole.is_open else without_new_partitions(tuned, context)
    built = {"default": build(whole.tasks(options), {})}
    if options.tunes_subgraphs:
        built["subgraph"] = build(known.read, known.policies)
    if prior is not None:
        built["prior"] = build(*prior)
    return built


def _distinct(built: Mapping[str, BuiltModel]) -> dict[str, BuiltModel]:
    """The models, with one object for those whose programs are the same: they are one model."""
    found: dict[str, BuiltModel] = {}
    for name, one in built.items():
        alike = (other for other in found.values() if other.program.is_same(one.program))
        found[name] = next(alike, one)
    return found


def _repaired(
    tuned: TunedStretches,
    right: Mapping[str, BuiltModel],
    judges: Sequence[Judge],
    context: SessionContext,
) -> tuple[BuiltModel, Sequence[str], str]:
    """A right model in the place of the tuned one, the wrong tasks, and a text of the repair."""
    if not _verdict(tuned.built_with((), context), judges).is_right:
        instead = "prior" if "prior" in right else "default"
        return right[instead], (), "the default partition of its subgraphs is used"
    names = {
        use.task.open_text: use.name
        for stretch in tuned.stretches
        for use in stretch.read.uses
        if stretch.policies[use.task.open_text] != Space(use.task, context.target).default
    }
    wrong = find_wrong(
        list(names),
        lambda texts: _verdict(tuned.built_with(texts, context), judges).is_right,
    )
    named = [name for text, name in names.items() if text in wrong]
    shown = ", ".join(named[:MAX_NAMED]) + ", ..." * (len(named) > MAX_NAMED)
    kept = [text for text in names if text not in wrong]
    return tuned.built_with(kept, context), wrong, f"default policies put back for {shown}"


def _verdicts(built: Mapping[str, BuiltModel], judges: Sequence[Judge]) -> dict[str, Verdict]:
    """The verdict on each model, by name; one that has several names is judged once."""
    found = {id(one): one for one in built.values()}
    verdicts = {key: _verdict(one, judges) for key, one in found.items()}
    return {name: verdicts[id(one)] for name, one in built.items()}


def _verdict(model: BuiltModel, judges: Sequence[Judge]) -> Verdict:
    """The first verdict that the outputs are wrong, or that at the largest sizes.

    Raises ModelError where ONNX Runtime does not load a segment that was just built.
    """
    try:
        with load_built(model.program) as loaded:
            verdicts = [judge.judge(loaded) for judge in judges]
    except OfflineModelError as error:
        raise ModelError(
            error.message, "export the model again", ErrorCode.INVALID_GRAPH
        ) from error
    return next((verdict for verdict in verdicts if not verdict.is_right), verdicts[0])


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
