"""The models that a session built, judged: what is wrong is repaired, or left out, and named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from tuner.errors import ModelError, OfflineModelError
from tuner.judge import Judge, Verdict, open_judge
from tuner.judge.culprits import find_culprits
from tuner.lookup.known_model import BuiltModel, build_model
from tuner.lookup.reading import ModelTasks
from tuner.policy import Policy
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.subgraph.tolerance import ALLOWED_BY_TUNING
from tuner.task import Task
from tuner.trials.trial import Decision
from tuner.tuning.context import SessionContext
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.revert import TunedModel

MAX_NAMED = 5
"""Steps that one line of a log names."""

Build = Callable[[ModelTasks, Mapping[str, Policy]], BuiltModel]
"""The program of a cut with some policies, by task key; a task that has none gets its default."""


@dataclass(frozen=True)
class Accepted:
    """Models whose outputs are right, by name as in `build_all`, and the verdict on each."""

    built: Mapping[str, BuiltModel]
    verdicts: Mapping[str, Verdict]
    feeds: Mapping[str, np.ndarray]
    """Inputs that all of them take."""
    put_back: tuple[str, ...] = ()
    """Tasks (keys) of the tuned model that run with their default policies, for it was wrong."""
    note: str = ""
    """Faults that were found, and repairs; empty where there were none."""


def accept_session(
    model: Path, tuned: TunedModel, built: Mapping[str, BuiltModel], context: SessionContext
) -> Accepted:
    """The models of a session that are right; policies that are put back are decided so, too.

    Raises OptionError for samples that the model does not take, ModelError as `accept` does.
    """
    options, fused = context.options, tuned.fused
    context.say("judge", "comparing the outputs with those in float64")
    judge = open_judge(
        model, fused.graph, floor=ALLOWED_BY_TUNING[options.precision_mode],
        is_onnx=fused.onnx is not None, samples=options.samples, input_shapes=options.input_shapes,
    )  # fmt: skip
    accepted = accept(
        built, judge, partial(build_model, target=context.target, store=context.store)
    )
    if accepted.note:
        context.say("judge", accepted.note)
    _put_back(accepted.put_back, tuned.operators, context)
    return accepted


def _put_back(keys: Sequence[str], outcome: TuneOutcome, context: SessionContext) -> None:
    """The default policies become the decisions of this session for these tasks."""
    back = []
    for key in keys:
        if (wrong := outcome.written.get(key)) is not None and isinstance(wrong.task, Task):
            default = Space(wrong.task, context.target).default
            decision = Decision(wrong.task, default, "default", wrong.baseline, wrong.baseline)
            outcome.written[key], outcome.policies[key] = decision, default
            back.append(decision)
    if back:
        context.bank.decide(back, f"operator tuning, {len(back)} policies put back")


def accept(built: Mapping[str, BuiltModel], judge: Judge, build: Build) -> Accepted:
    """The models without those that are wrong; "tuned" is repaired, or else is the default.

    Where ONNX Runtime cannot say how well the problem is conditioned, the default model does.
    Raises ModelError where the default model is wrong, too: nothing of ours can be written then.
    """
    if not judge.has_peer:
        with load_built(built["default"].program) as default:
            judge = judge.beside(default)
    verdicts = {name: _verdict(one, judge) for name, one in built.items() if name != "cut"}
    if not verdicts["default"].is_right:
        raise ModelError(
            f"the outputs of the compiled model are wrong: {verdicts['default']}",
            "ONNX Runtime runs the whole model; samples of your own (--samples) may judge better",
            "100",
        )
    right = {n: one for n, one in built.items() if n not in verdicts or verdicts[n].is_right}
    if verdicts["tuned"].is_right:
        return Accepted(right, verdicts, judge.feeds)
    repaired, put_back, note = _repaired(built, right, judge, build)
    verdict = _verdict(repaired, judge)
    return Accepted(
        {**right, "tuned": repaired}, {**verdicts, "tuned": verdict}, judge.feeds, put_back,
        f"tuned outputs were wrong ({verdicts['tuned']}): {note}",
    )  # fmt: skip


def _repaired(
    built: Mapping[str, BuiltModel], right: Mapping[str, BuiltModel], judge: Judge, build: Build
) -> tuple[BuiltModel, tuple[str, ...], str]:
    """A right model in the place of the tuned one, the tasks put back, and what was done."""
    tuned = built["tuned"]
    plain = build(tuned.read, {})
    if not _verdict(plain, judge).is_right:
        instead = "uncut" if "uncut" in right else "default"
        return right[instead], (), "the default partition of its subgraphs is used"
    policies = tuned.policies
    changed = [key for key, policy in policies.items() if policy != plain.policies[key]]

    def with_policies(keys: Sequence[str]) -> BuiltModel:
        return build(tuned.read, {key: policies[key] for key in keys})

    wrong = find_culprits(changed, lambda keys: _verdict(with_policies(keys), judge).is_right)
    names = [use.name for use in tuned.read.uses if use.task.key in wrong]
    shown = ", ".join(names[:MAX_NAMED]) + ", ..." * (len(names) > MAX_NAMED)
    kept = [key for key in changed if key not in wrong]
    return with_policies(kept), tuple(wrong), f"default policies put back for {shown}"


def _verdict(model: BuiltModel, judge: Judge) -> Verdict:
    """Raises ModelError where ONNX Runtime does not load a segment that was just built."""
    try:
        with load_built(model.program) as loaded:
            return judge.judge(loaded)
    except OfflineModelError as error:
        raise ModelError(error.message, "export the model again", "7") from error
