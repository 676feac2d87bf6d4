"""Outputs and times of a model with open sizes: judged and timed at a few sizes of its range."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tuner.errors import ErrorCode, ModelError
from tuner.fusion.open_graph import Values
from tuner.judge.judge import open_judge
from tuner.judge.samples_file import NO_SAMPLES
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import BuiltModel
from tuner.lookup.open_model import OpenModel
from tuner.measure.models import Arrays, Runner, random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import Peer, accepts, open_peer
from tuner.program.build import BuiltProgram
from tuner.program.join import JoinedPrograms
from tuner.runtime.model import load_built
from tuner.session import ShapeTimes, StepTime
from tuner.size_range import SizeRange
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING
from tuner.tuning.session_context import SessionContext
from tuner.whole_model.times import step_times

TIMES_S = 2.0
"""Time for the comparison of the model with its peer at a size."""


def judge_range(
    path: Path, model: OpenModel, joined: JoinedPrograms, context: SessionContext
) -> Verdict:
    """The verdict at the ends of the range and at a size between that no program was tuned for."""
    verdicts = []
    with load_built(joined) as loaded:
        for values in judged_at(model):
            where = values_text(values)
            context.say("judge", f"comparing the outputs with those in float64 at {where}")
            judge = open_judge(
                path, model.graph_at(values),
                floor=ALLOWED_BY_TUNING[context.options.precision_mode],
                input_shapes=model.symbols.at(values), samples=NO_SAMPLES,
            )  # fmt: skip
            verdicts.append(judge.judge(loaded))
    return next((verdict for verdict in verdicts if not verdict.is_right), verdicts[0])


def judged_at(model: OpenModel) -> tuple[Values, ...]:
    """Sizes at which outputs are compared: the ends, and a little below the middle."""
    ranges = model.symbols.ranges
    return (
        {name: range_.high for name, range_ in ranges.items()},
        {name: range_.low for name, range_ in ranges.items()},
        {name: _between(range_) for name, range_ in ranges.items()},
    )


def _between(range_: SizeRange) -> int:
    """An odd number near the geometric middle, or an end of the range."""
    middle = round(math.sqrt(max(1, range_.low) * range_.high)) | 1
    return max(range_.low, min(range_.high, middle))


def time_range(
    path: Path,
    model: OpenModel,
    points: Sequence[Values],
    joined: JoinedPrograms,
    default: BuiltModel,
    context: SessionContext,
) -> Iterator[ShapeTimes]:
    """Times at the points and at the ends, next to the default policies and ONNX Runtime."""
    context.say("time", "timing the whole model")
    ends = judged_at(model)[:2]
    every = [*points, *ends]
    distinct = [values for i, values in enumerate(every) if values not in every[:i]]
    with load_built(joined) as tuned, load_built(default.program) as plain:
        peer = open_peer("onnxruntime", path, tuned.threads, ())
        for values in sorted(distinct, key=lambda values: math.prod(values.values())):
            feeds = random_feeds(tuned.program.at(values).inputs)
            yield _times_at(values, {"tuned": tuned, "default": plain}, peer, feeds)


def largest_steps(model: OpenModel, joined: JoinedPrograms) -> tuple[StepTime, ...]:
    """Times of the steps of the program for the largest sizes."""
    values = judged_at(model)[0]
    largest = BuiltProgram(joined.programs[0].at(values), joined.objects, joined.weights)
    with load_built(largest) as loaded:
        return step_times(loaded, random_feeds(loaded.program.inputs))


def require_fast(times: Sequence[ShapeTimes]) -> None:
    """Raise ModelError where ONNX Runtime is faster at every size that was timed without noise."""
    ratios = [one.peer_ratio for one in times if one.peer_ratio and "peer" not in one.noisy]
    if ratios and all(high < 1.0 for _, _, high in ratios):
        best = max(middle for _, middle, _ in ratios)
        raise ModelError(
            f"our programs are slower at all sizes: {best:.2f}x at most",
            None,
            ErrorCode.TUNING_ERROR,
        )


def _times_at(
    values: Values, ours: Mapping[str, Runner], peer: Peer | None, feeds: Arrays
) -> ShapeTimes:
    runners = dict(ours)
    if peer is not None and accepts(peer, feeds):
        runners["peer"] = peer
    blocks = time_in_blocks(runners, feeds, TIMES_S)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    return ShapeTimes(
        values, paired.ms["default"], paired.ms["tuned"], paired.ms.get("peer"),
        paired.ratios.get("default"), paired.ratios.get("peer"), paired.noisy,
    )  # fmt: skip


def values_text(values: Values) -> str:
    """The values of open sizes as text: "batch=8, seq=128"."""
    return ", ".join(f"{name}={value}" for name, value in values.items())
