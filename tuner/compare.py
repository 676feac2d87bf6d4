"""The tuned model against the default one and the peer: times, and outputs that agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tuner.errors import ModelError
from tuner.measure.interval import median, ratio_interval
from tuner.measure.models import (
    OnnxRuntime,
    Runner,
    max_difference,
    random_feeds,
    time_in_blocks,
)
from tuner.measure.peak import peak_gflops
from tuner.runtime import LoadedModel
from tuner.session import ModelTimes, StepTime
from tuner.task import Task
from tuner.work import operations, traffic_bytes

BUDGET_S = 5.0
ALLOWED_DIFFERENCE = 1e-3
"""max |ours - peer's| / max |peer's|: beyond it the model would be wrong."""
STEP_RUNS = 7


@dataclass(frozen=True)
class Comparison:
    times: ModelTimes
    default_is_better: bool
    """The tuned model is slower than the default one, also at a second look, or wrong."""


def compare_models(
    default: LoadedModel, tuned: LoadedModel, peer_model: Path | None, budget_s: float = BUDGET_S
) -> Comparison:
    """Time both (and ONNX Runtime on `peer_model`) in alternating blocks of one session.

    Raises ModelError when even the default model's outputs are not those of the peer.
    """
    peer = OnnxRuntime(peer_model, tuned.threads) if peer_model is not None else None
    feeds = random_feeds(tuned.inputs)
    difference = tuned_is_wrong = None
    if peer is not None:
        reference = peer.run(feeds)
        difference = max_difference(tuned.run(feeds), reference)
        tuned_is_wrong = not difference <= ALLOWED_DIFFERENCE
        if tuned_is_wrong:
            difference = _difference_of_default(default, feeds, reference)
    runners: dict[str, Runner] = {"default": default, "tuned": tuned}
    if peer is not None:
        runners["peer"] = peer
    seconds = time_in_blocks(runners, feeds, budget_s).seconds
    default_ratio = ratio_interval(seconds["default"], seconds["tuned"])
    if default_ratio[1] < 1.0:  # in doubt, look for longer before the tuning is thrown away
        more = time_in_blocks(runners, feeds, 2 * budget_s).seconds
        seconds = {name: [*seconds[name], *more[name]] for name in seconds}
        default_ratio = ratio_interval(seconds["default"], seconds["tuned"])
    times = ModelTimes(
        default_ms=1e3 * median(seconds["default"]),
        tuned_ms=1e3 * median(seconds["tuned"]),
        peer_ms=1e3 * median(seconds["peer"]) if peer else None,
        peer_name=peer.name if peer else None,
        peer_ratio=ratio_interval(seconds["peer"], seconds["tuned"]) if peer else None,
        default_ratio=default_ratio,
        max_difference=difference,
    )
    return Comparison(times, bool(tuned_is_wrong) or default_ratio[1] < 1.0)


def _difference_of_default(
    default: LoadedModel, feeds: Mapping[str, np.ndarray], reference: Mapping[str, np.ndarray]
) -> float:
    difference = max_difference(default.run(feeds), reference)
    if not difference <= ALLOWED_DIFFERENCE:
        raise ModelError(
            f"the compiled model's outputs differ from ONNX Runtime's by {difference:.3g}"
            f" of the largest value (allowed: {ALLOWED_DIFFERENCE:g})",
            "this is a fault of tunebank: please report it with the model",
            "100",
        )
    return difference


def step_times(model: LoadedModel) -> tuple[StepTime, ...]:
    """Each step of the program, timed alone but in its place, after the steps before it."""
    seconds = np.median(model.time_steps(random_feeds(model.inputs), STEP_RUNS), axis=0)
    peak = peak_gflops(model.program.target.soc_version) * model.threads
    rows = []
    for step, step_s in zip(model.program.steps, seconds, strict=True):
        task = Task.parse(step.task) if step.task else None
        gflops = operations(task) / step_s / 1e9 if task else 0.0
        gbytes = traffic_bytes(task) / step_s / 1e9 if task else 0.0
        rows.append(
            StepTime(step.name, step.op, step.policy, 1e6 * step_s, gflops, gbytes, gflops / peak)
        )
    return tuple(rows)
