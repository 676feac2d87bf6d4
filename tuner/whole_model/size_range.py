"""A model with open sizes: tuned at a few points, one program for each stretch of sizes.

largest sizes -> tasks -> misses -> search ... -> policies        (a point)
smaller sizes -> ...                           -> other policies  (further points)

The program of each point is right for all sizes, and so is one that has some policies of a point
and some of the next: the steps of both are timed in their places, at the points and between them.
Where the next program becomes the faster one is measured on whole models, so that a stretch of
sizes has the program that is best there.
"""

from __future__ import annotations

import itertools
import math
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import add
from pathlib import Path

import numpy as np

from tuner.errors import ModelError
from tuner.fusion.open_graph import Values
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import (
    BuiltModel,
    KnownModel,
    every_policy,
    policies_of,
    read_ort_program,
    usable_hits,
)
from tuner.lookup.open_model import (
    OpenModel,
    build_open_model,
    read_open_model,
    require_kernels,
)
from tuner.lookup.protocol import KnownPolicies, Lookup
from tuner.measure.compile_pool import compile_missing
from tuner.measure.models import random_feeds, time_in_blocks
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.join import JoinedPrograms, join_programs
from tuner.program.kernel_store import KernelStore
from tuner.program.program import OpenSize
from tuner.runtime.model import LoadedModel, load_built
from tuner.session import (
    CompileResult,
    Listener,
    ModelTimes,
    Options,
    PhaseStarted,
    ShapeTimes,
    StepTime,
    TuneResult,
)
from tuner.size_range import CLOSE
from tuner.task import Task
from tuner.trials.trial import ratio_interval
from tuner.tuning.operators import tune_operators
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted, open_kernel_cache
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.ort_fallback import partly_native
from tuner.whole_model.range_points import middle_of, points_of, widest_of
from tuner.whole_model.range_times import (
    judge_range,
    largest_steps,
    require_fast,
    time_range,
    values_text,
)
from tuner.whole_model.write import write_programs

CROSSING_S = 0.4
"""Time for one comparison of two programs."""
IN_PLACE_S, IN_PLACE_BLOCKS, MAX_IN_PLACE_RUNS = 0.4, 3, 20
"""Time for the steps of a program in one block, blocks of each program, and most runs in one."""
IN_PLACE_GAIN = 0.97
"""A task has the policy of another point where its steps take less than this share of the time."""


@dataclass(frozen=True)
class TunedPoint:
    """The tasks at a point, what became of them, and their policies by `Task.kernel_text`."""

    values: Values
    known: KnownModel
    operators: TuneOutcome
    policies: Mapping[str, Policy]


@dataclass
class Stage:
    """A point, or sizes between two, and the policies of its program by `Task.kernel_text`."""

    values: Values
    policies: dict[str, Policy]
    shares: dict[str, float] = field(default_factory=dict)
    """Time of steps whose policies are those of another point, over that with its own."""

    def take(self, policies: Mapping[str, Policy], shares: Mapping[str, float]) -> None:
        """Take the policies of another point with which steps take less time."""
        for task, share in shares.items():
            if share < self.shares.get(task, IN_PLACE_GAIN):
                self.shares[task], self.policies[task] = share, policies[task]


@dataclass(frozen=True)
class TunedRange:
    """Programs for stretches of sizes, in the order in which they are tried, and their times."""

    chosen: BuiltModel
    """The model with the policies of the largest point, or the default ones."""
    joined: JoinedPrograms
    points: tuple[TunedPoint, ...]
    times: tuple[ShapeTimes, ...]
    steps: tuple[StepTime, ...]
    """Steps of the program for the largest sizes."""
    verdict: Verdict


def tune_open_model(
    path: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune a model for ranges of sizes, and write its offline model.

    Raises TunerError (of some kind) where it is not one graph for all sizes, or outputs are wrong.
    """
    started = time.monotonic()
    listen(PhaseStarted("load", f"reading {path.name} at several sizes"))
    model = read_open_model(path, options)
    require_kernels(model, options)
    context = SessionContext.begin(options, bank, listen, started)
    tuned = tune_range(path, model, context)
    require_fast(tuned.times)
    joined = with_outside(path, tuned.joined, options)
    context.say("write", f"writing {output.name}, {counted(len(joined.programs), 'program')}")
    write_programs(output, tuned.chosen, joined, options)
    return result_of(path, output, tuned, options)


def compile_open_model(
    path: Path, output: Path, options: Options, bank: KnownPolicies, listen: Listener
) -> CompileResult:
    """Build the offline model for ranges of sizes with what the bank holds; tune nothing.

    Stretches of sizes end halfway between the points. Raises TunerError as `tune_open_model`.
    """
    listen(PhaseStarted("load", f"reading {path.name} at several sizes"))
    model = read_open_model(path, options)
    require_kernels(model, options)
    store = KernelStore(open_kernel_cache(options, listen))
    points, hits, total = [], 0, 0
    for values in points_of(model, options.shape_points):
        read = model.tasks_at(values, options)
        found = usable_hits(bank, (use.task for use in read.uses), options.target)
        every = every_policy(read, policies_of(found), options.target)
        points.append((values, {use.task.kernel_text: every[use.task.key] for use in read.uses}))
        hits, total = hits + len(found), total + len(read.uses)
    listen(PhaseStarted("compile", f"{counted(total, 'task')}, {hits} known to the bank"))
    compile_missing(
        store,
        [(use.task, policies[use.task.kernel_text]) for use in read.uses for _, policies in points],
        options.target, options.compile_processes, options.kernel_cache,
    )  # fmt: skip
    built = [build_open_model(model, p, options, options.target, store) for _, p in points]
    middles = [middle_of(model, one, two) for (one, _), (two, _) in itertools.pairwise(points)]
    joined = with_outside(path, join_programs(_stretches(model, built, middles)), options)
    listen(PhaseStarted("write", f"writing {output.name}"))
    write_programs(output, built[0], joined, options)
    segments = built[0].read.segments
    return CompileResult(path.stem, output, options.target, total, hits, segments=segments)


def with_outside(path: Path, joined: JoinedPrograms, options: Options) -> JoinedPrograms:
    """The programs, with ONNX Runtime's of the whole model as the last one if it is asked for."""
    if options.outside != "run":
        return joined
    own = [BuiltProgram(program, joined.objects, joined.weights) for program in joined.programs]
    outside = read_ort_program(path, options)
    return join_programs([*own, outside]) if outside else joined


def tune_range(path: Path, model: OpenModel, context: SessionContext) -> TunedRange:
    """Tune what the bank misses at each point, build the programs, judge and time them.

    Raises ModelError where the outputs are wrong.
    """
    wanted = points_of(model, context.options.shape_points)
    stored = StoredWeights()
    points = tuple(_tuned(model, values, stored, context) for values in wanted)
    context.say("compile", "building the programs")
    stages = _stages(model, points, context)
    built = [_built(model, stage.policies, context) for stage in stages]
    joined = join_programs(_stretches(model, built, _crossings(model, stages, built, context)))
    chosen, default = built[0], _built(model, {}, context)
    verdict = judge_range(path, model, joined, context)
    if not verdict.is_right:
        context.say("judge", f"tuned outputs were wrong ({verdict}): the default policies are used")
        chosen, joined, points = default, join_programs([default.program]), points[:1]
        verdict = judge_range(path, model, joined, context)
        if not verdict.is_right:
            raise ModelError(
                f"the outputs of the compiled model are wrong: {verdict}",
                "ONNX Runtime runs the whole model; give the sizes as steps (--dynamic_dims)",
                "100",
            )
    times = tuple(time_range(path, model, wanted, joined, default, context))
    return TunedRange(chosen, joined, points, times, largest_steps(model, joined), verdict)


def _tuned(
    model: OpenModel, values: Values, stored: StoredWeights, context: SessionContext
) -> TunedPoint:
    options = context.options
    read = model.tasks_at(values, options)
    hits = usable_hits(context.bank, (use.task for use in read.uses), context.target)
    context.say("tune", f"at {values_text(values)}")
    known = KnownModel(read, {}, hits)
    operators = tune_operators(known, {}, context)
    stored.share(known, operators, context)
    every = every_policy(read, {**known.policies, **operators.policies}, context.target)
    stored.add(read, every, context.target)
    policies = {use.task.kernel_text: every[use.task.key] for use in read.uses}
    return TunedPoint(values, known, operators, policies)


def _built(model: OpenModel, policies: Mapping[str, Policy], context: SessionContext) -> BuiltModel:
    return build_open_model(model, policies, context.options, context.target, context.store)


# -- which policies are best in their places ------------------------------------------------------


def _stages(
    model: OpenModel, points: Sequence[TunedPoint], context: SessionContext
) -> tuple[Stage, ...]:
    """The points and sizes between them, the largest first, each task with its best policy there.

    That is the policy of the point, or of one beside it, with which the steps of the task take the
    least time in their places: with what the steps before them have left in the caches.
    """
    stages = [Stage(points[0].values, dict(points[0].policies))]
    built = [_built(model, point.policies, context) for point in points]
    for (large, its), (small, other) in itertools.pairwise(zip(points, built, strict=True)):
        middle = Stage(_between(model, large.values, small.values), dict(large.policies))
        last = Stage(small.values, dict(small.policies))
        if context.left_s > 0:
            context.say("time", f"timing steps at {values_text(middle.values)}, and on both sides")
            with load_built(its.program) as one, load_built(other.program) as two:
                for stage in (stages[-1], middle):
                    stage.take(small.policies, _shares(one, two, stage.values))
                last.take(large.policies, _shares(two, one, last.values))
        widest = widest_of(model)
        is_between = small.values[widest] < middle.values[widest] < large.values[widest]
        if is_between and middle.policies not in (stages[-1].policies, last.policies):
            stages.append(middle)
        stages.append(last)
    return tuple(stages)


def _between(model: OpenModel, one: Values, two: Values) -> Values:
    """The sizes halfway between those of two points, geometrically."""
    return _sizes_at(widest_of(model), one, two, middle_of(model, one, two))


def _shares(own: LoadedModel, other: LoadedModel, values: Values) -> dict[str, float]:
    """Time of the steps of each task in the other program, over that in its own."""
    feeds = random_feeds(own.program.at(values).inputs)
    once_s = float(own.time_steps(feeds, 1).sum())
    runs = int(np.clip(IN_PLACE_S / max(once_s, 1e-6), 1, MAX_IN_PLACE_RUNS))
    blocks: tuple[list[np.ndarray], list[np.ndarray]] = ([], [])
    for _ in range(IN_PLACE_BLOCKS):
        for loaded, found in zip((own, other), blocks, strict=True):
            found.append(loaded.time_steps(feeds, runs))
    ours, theirs = map(_task_seconds, (own, other), blocks)
    return {task: theirs[task] / ours[task] for task in ours.keys() & theirs.keys()}


def _task_seconds(model: LoadedModel, blocks: Sequence[np.ndarray]) -> Mapping[str, float]:
    """Seconds of all steps of each task, by `Task.kernel_text`."""
    found = defaultdict[str, float](float)
    medians = np.median(np.concatenate(blocks), axis=0)
    for step, seconds in zip(model.program.steps, medians, strict=True):
        if step.task:
            found[Task.parse(step.task).kernel_text] += float(seconds)
    return found


# -- where the program of the next stage is the better one ----------------------------------------


def _crossings(
    model: OpenModel,
    stages: Sequence[Stage],
    built: Sequence[BuiltModel],
    context: SessionContext,
) -> list[int]:
    """The largest size of each smaller stage's stretch, in the order of the stages."""
    context.say("time", f"comparing {counted(len(stages), 'program')}")
    found = []
    for (two, large), (one, small) in itertools.pairwise(zip(stages, built, strict=True)):
        with load_built(small.program) as low, load_built(large.program) as high:
            found.append(_crossing((low, high), (one.values, two.values), widest_of(model)))
    return found


def _stretches(
    model: OpenModel, built: Sequence[BuiltModel], highs: Sequence[int]
) -> list[BuiltProgram]:
    """The programs with the sizes that each is for; `highs` as of `_crossings`.

    Stretches are of the size with the widest range; the others are open in each.
    """
    name, found = widest_of(model), list[BuiltProgram]()
    high = model.symbols.ranges[name].high
    lows = [*(end + 1 for end in highs), model.symbols.ranges[name].low]
    for one, low in zip(built, lows, strict=True):
        if low <= high:
            sizes = tuple(
                OpenSize(name, low, high) if size.name == name else size
                for size in model.open_sizes
            )
            program = replace(one.program.program, open_sizes=sizes)
            found.append(replace(one.program, program=program))
            high = low - 1
    return found


def _crossing(
    models: tuple[LoadedModel, LoadedModel], between: tuple[Values, Values], widest: str
) -> int:
    """The largest size at which the program of the smaller point is the faster one."""
    small, large = models
    low, high = (values[widest] for values in between)
    while high > low * CLOSE and high - low > 1:
        middle = min(high - 1, max(low + 1, round(math.sqrt(low * high))))
        feeds = random_feeds(large.program.at(_sizes_at(widest, *between, middle)).inputs)
        blocks = time_in_blocks({"small": small, "large": large}, feeds, CROSSING_S)
        if ratio_interval(blocks.seconds["large"], blocks.seconds["small"])[1] > 1.0:
            low = middle
        else:
            high = middle
    return low


def _sizes_at(widest: str, one: Values, two: Values, size: int) -> Values:
    """All sizes between those of two points where the widest one has this value."""
    share = math.log(size / one[widest]) / math.log(two[widest] / one[widest])
    values = {name: round(value * (two[name] / value) ** share) for name, value in one.items()}
    return {**values, widest: size}


def result_of(path: Path, output: Path, tuned: TunedRange, options: Options) -> TuneResult:
    """The result of all points; its times are those at the largest sizes."""
    points, largest = tuned.points, tuned.times[-1]
    uses = [use for point in points for use in point.known.read.uses]
    times = ModelTimes(
        largest.default_ms, largest.tuned_ms, None, largest.peer_ms, "ONNX Runtime",
        largest.peer_ratio, largest.default_ratio, None,
        disturbed=("default", "tuned") if largest.tuned_ms is None else (),
    )  # fmt: skip
    return TuneResult(
        model=path.stem,
        offline_model=output,
        target=options.target,
        counts=reduce(add, (point.operators.counts for point in points)),
        times=times,
        changes=tuple(
            change
            for point in points
            for change in point.operators.operator_changes(point.known.read.uses)
        ),
        failed=tuple(name for point in points for name in point.operators.failed),
        segments=tuned.chosen.read.segments,
        trials=sum(point.operators.trials for point in points),
        tuning_s=0.0,  # until it is written
        used_default=False,
        task_keys=tuple(dict.fromkeys(use.task.key for use in uses)),
        before=(),
        after=tuned.steps,
        undecided=tuple(name for point in points for name in point.operators.undecided),
        verdict=tuned.verdict,
        partly_native=partly_native(tuned.steps, tuned.chosen.read.graph),
        shapes=tuned.times,
    )
