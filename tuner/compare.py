"""The tuned model against the default one and the peer: times, and outputs that agree."""

from __future__ import annotations

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
ALLOWED_BY_TUNING = {"must_keep_origin_dtype": 1e-4}
"""The same for the tuned model against the default one, by precision mode; else as above."""
STEP_RUNS = 7


@dataclass(frozen=True)
class Comparison:
    times: ModelTimes
    default_is_better: bool
    """The tuned model is slower than the default one, also at a second look, or wrong."""


def compare_models(
    default: LoadedModel,
    tuned: LoadedModel,
    peer_model: Path | None,
    *,
    precision_mode: str = "must_keep_origin_dtype",
    budget_s: float = BUDGET_S,
) -> Comparison:
    """Time both (and ONNX Runtime on `peer_model`) in alternating blocks of one session.

    Raises ModelError when even the default model's outputs are not those of the peer.
    """
    peer, feeds = _peer_and_feeds(tuned, peer_model)
    plain, ours = default.run(feeds), tuned.run(feeds)
    allowed = ALLOWED_BY_TUNING.get(precision_mode, ALLOWED_DIFFERENCE)
    tuned_is_wrong = not max_difference(ours, plain) <= allowed
    difference = None
    if peer is not None:
        reference = peer.run(feeds)
        difference = max_difference(plain if tuned_is_wrong else ours, reference)
        if not difference <= ALLOWED_DIFFERENCE and not tuned_is_wrong:
            tuned_is_wrong = True
            difference = max_difference(plain, reference)
        _refuse_wrong_default(difference)
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
    return Comparison(times, tuned_is_wrong or default_ratio[1] < 1.0)


def _peer_and_feeds(
    ours: LoadedModel, model: Path | None
) -> tuple[OnnxRuntime | None, dict[str, np.ndarray]]:
    """The peer, or None if it cannot run the model, and inputs that it takes.

    Indices of 0 and 1 fit nearly every table; where they do not, all are 0.
    """
    feeds = random_feeds(ours.inputs)
    if model is None:
        return None, feeds
    peer = OnnxRuntime.open(model, ours.threads)
    for inputs in (feeds, {name: _no_indices(array) for name, array in feeds.items()}):
        if peer is not None and peer.accepts(inputs):
            return peer, inputs
    return None, feeds


def _no_indices(array: np.ndarray) -> np.ndarray:
    return array if np.issubdtype(array.dtype, np.floating) else np.zeros_like(array)


def _refuse_wrong_default(difference: float) -> None:
    if not difference <= ALLOWED_DIFFERENCE:
        raise ModelError(
            f"the compiled model's outputs differ from ONNX Runtime's by {difference:.3g}"
            f" of the largest value (allowed: {ALLOWED_DIFFERENCE:g})",
            "this is a fault of tunebank: please report it with the model",
            "100",
        )


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
