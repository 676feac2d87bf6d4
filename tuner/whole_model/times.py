"""The whole model in every way that a session compares: built, loaded, timed side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tuner.lookup.known_model import BuiltModel, build_model
from tuner.lookup.reading import tasks_of
from tuner.measure.cores import wait_for_cores
from tuner.program.build import BuiltProgram
from tuner.runtime.model import load_built
from tuner.session import Options, StepTime
from tuner.tuning.context import SessionContext
from tuner.tuning.revert import TunedModel, without_new_partitions
from tuner.whole_model.compare import BUDGET_S, Comparison, compare_models, step_times

CORES_PATIENCE_S = 10.0
"""Maximum wait of the whole model's timing for cores that a host has taken away."""
SHORT_SHARE = 0.05
"""Maximum share of a time limit for that wait and for the timing itself."""


def build_all(tuned: TunedModel, context: SessionContext) -> dict[str, BuiltModel]:
    """The "default", and the "tuned"; after SGAT also what only that brings, "cut".

    "uncut" is the model without the partitions that this session added, with policies of its own.
    """
    options, known, store = context.options, tuned.known, context.store
    uncut = without_new_partitions(tuned, context)
    graph, target = tuned.fused.graph, context.target
    built = {"default": build_model(tasks_of(graph, options), {}, target, store)}
    if options.tunes_subgraphs:
        built["cut"] = build_model(known.read, known.policies, target, store)
    if uncut is not None:
        built["uncut"] = build_model(*uncut, target, store)
    return {**built, "tuned": build_model(known.read, tuned.policies, target, store)}


@dataclass(frozen=True)
class WholeTimes:
    """Times of a whole model, and of its steps before and after tuning."""

    comparison: Comparison
    before: tuple[StepTime, ...]
    after: tuple[StepTime, ...]


def time_all(
    built: Mapping[str, BuiltModel],
    peer_model: Path | None,
    whole: BuiltProgram | None,
    feeds: Mapping[str, np.ndarray],
    options: Options,
) -> WholeTimes:
    """Whole models side by side, and the steps of the default and the tuned (or uncut) one.

    `peer_model` is the file that ONNX Runtime runs beside them, and `whole` its program of the
    model, which may be the one to write, if there are any. `feeds` are the inputs of all of them.
    """
    peer = peer_model if options.compare_with_peer else None
    with ExitStack() as open_models:
        loaded = {
            name: open_models.enter_context(load_built(one.program)) for name, one in built.items()
        }
        runs_whole = open_models.enter_context(load_built(whole)) if whole else None
        short_s = math.inf if options.time_limit_s is None else options.time_limit_s * SHORT_SHARE
        wait_for_cores(options.target, min(CORES_PATIENCE_S, short_s))
        comparison = compare_models(
            loaded["default"],
            loaded["tuned"],
            peer,
            cut=loaded.get("cut"),
            uncut=loaded.get("uncut"),
            whole=runs_whole,
            feeds=feeds,
            budget_s=min(BUDGET_S, short_s),
        )
        if comparison.ours == "tuned" and built["tuned"] is built["default"]:
            comparison = replace(comparison, ours="default")
        ways = {"uncut": loaded.get("uncut"), "peer": runs_whole}
        chosen = ways.get(comparison.best) or loaded["tuned"]
        return WholeTimes(
            comparison, step_times(loaded["default"], feeds), step_times(chosen, feeds)
        )
