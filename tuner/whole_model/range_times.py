"""Outputs and times of a model with open sizes: judged and timed at a few sizes of its range."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from tuner.errors import ErrorCode, ModelError
from tuner.figures import Figures
from tuner.fusion.open_graph import Values
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import BuiltModel
from tuner.lookup.sized_model import SizedModel
from tuner.measure.models import Arrays, Runner, random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import Peer, accepts, open_peer
from tuner.program.build import BuiltProgram
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import StepTime
from tuner.size_range import SizeRange
from tuner.tuning.session_context import SessionContext
from tuner.whole_model.acceptance import judge_at
from tuner.whole_model.times import step_times

TIMES_S = 2.0
"""Time for the comparison of the model with its peer at a size."""


def judge_range(
    path: Path,
    model: SizedModel,
    joined: BuiltProgram,
    context: SessionContext,
    points: Sequence[Values] = (),
) -> Verdict:
    """The verdict at the ends of the range and at a size between that no program was tuned for.

    And at these points: those at which the model has another partition.
    """
    with load_built(joined) as loaded:
        wanted = _distinct([*judged_at(model), *points])
        verdicts = [_judged(path, model, loaded, values, context) for values in wanted]
    return next((verdict for verdict in verdicts if not verdict.is_right), verdicts[0])


def _judged(
    path: Path, model: SizedModel, loaded: LoadedModel, values: Values, context: SessionContext
) -> Verdict:
    where = values_text(values)
    context.say("judge", f"comparing the outputs with those in float64 at {where}")
    return judge_at(path, model, values, context.options).judge(loaded)


def _distinct(points: Sequence[Values]) -> list[Values]:
    return [values for i, values in enumerate(points) if values not in points[:i]]


def holds_at(
    path: Path,
    model: SizedModel,
    values: Values,
    built: tuple[BuiltModel, BuiltModel],
    context: SessionContext,
) -> bool:
    """Return whether new partitions hold at a point, with all operators tuned.

    `built`: the model with them, and without. They do unless the outputs are wrong with them, or
    the model is quicker without them beyond the noise.
    """
    with load_built(built[0].program) as ours, load_built(built[1].program) as prior:
        if not _judged(path, model, ours, values, context).is_right:
            return False
        context.say("confirm", f"timing the partitions at {values_text(values)}")
        feeds = random_feeds(ours.program.at(values).inputs)
        blocks = time_in_blocks({"tuned": ours, "prior": prior}, feeds, TIMES_S)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    return paired.is_shared or not paired.ratios["prior"][2] < 1.0


def judged_at(model: SizedModel) -> tuple[Values, ...]:
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
    model: SizedModel,
    points: Sequence[Values],
    joined: BuiltProgram,
    others: Mapping[str, BuiltModel],
    context: SessionContext,
) -> Iterator[tuple[Values, Figures]]:
    """Times at the points and at the ends, next to those of other programs and ONNX Runtime.

    The others: "default", everywhere, and "subgraph" after SGAT, at the largest sizes.
    """
    context.say("time", "timing the whole model")
    largest, smallest, _ = judged_at(model)
    distinct = _distinct([*points, largest, smallest])
    with load_built(joined) as tuned, ExitStack() as opened:
        ways = {name: opened.enter_context(load_built(one.program)) for name, one in others.items()}
        peer = open_peer("onnxruntime", path, tuned.threads, ())
        for values in sorted(distinct, key=lambda values: math.prod(values.values())):
            feeds = random_feeds(tuned.program.at(values).inputs)
            timed = {n: way for n, way in ways.items() if n == "default" or values == largest}
            yield values, _times_at({"tuned": tuned, **timed}, peer, feeds)


def largest_steps(model: SizedModel, joined: BuiltProgram) -> tuple[StepTime, ...]:
    """Times of the steps of the program for the largest sizes."""
    values = judged_at(model)[0]
    largest = joined.with_program(joined.program.at(values))
    with load_built(largest) as loaded:
        return step_times(loaded, random_feeds(loaded.program.inputs))


def require_fast(times: Sequence[Figures]) -> None:
    """Raise ModelError where ONNX Runtime is faster at every size that was timed without noise."""
    ratios = [one.peer_ratio for one in times if one.peer_ratio and "peer" not in one.noisy]
    if ratios and all(high < 1.0 for _, _, high in ratios):
        best = max(middle for _, middle, _ in ratios)
        raise ModelError(
            f"our programs are slower at all sizes: {best:.2f}x at most",
            None,
            ErrorCode.TUNING_ERROR,
        )


def _times_at(ours: Mapping[str, Runner], peer: Peer | None, feeds: Arrays) -> Figures:
    runners = dict(ours)
    if peer is not None and accepts(peer, feeds):
        runners["peer"] = peer
    blocks = time_in_blocks(runners, feeds, TIMES_S)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    return paired.figures(peer_name="ONNX Runtime")


def values_text(values: Values) -> str:
    """The values of open sizes as text: "batch=8, seq=128"."""
    return ", ".join(f"{name}={value}" for name, value in values.items())
