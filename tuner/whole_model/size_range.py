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
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import add
from pathlib import Path

from tuner.errors import ErrorCode, ModelError
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
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.join import JoinedPrograms, join_programs
from tuner.program.kernel_store import KernelStore
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
from tuner.tuning.operators import tune_operators
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.session_context import SessionContext, counted, open_kernel_cache
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.ort_fallback import partly_native
from tuner.whole_model.range_points import middle_of, points_of
from tuner.whole_model.range_stretches import built_range, crossings, range_programs, stretches_of
from tuner.whole_model.range_times import (
    judge_range,
    largest_steps,
    require_fast,
    time_range,
    values_text,
)
from tuner.whole_model.write import write_programs


@dataclass(frozen=True)
class TunedPoint:
    """The tasks at a point, what became of them, and their policies by `Task.kernel_text`."""

    values: Values
    known: KnownModel
    operators: TuneOutcome
    policies: Mapping[str, Policy]


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
    points, wanted, hits, total = list[tuple[Values, Mapping[str, Policy]]](), [], 0, 0
    for values in points_of(model, options.shape_points):
        read = model.tasks_at(values, options)
        found = usable_hits(bank, (use.task for use in read.uses), options.target)
        every = every_policy(read, policies_of(found), options.target)
        chosen = [(use.task, every[use.task.key]) for use in read.uses]
        points.append((values, {task.kernel_text: policy for task, policy in chosen}))
        wanted += chosen
        hits, total = hits + len(found), total + len(read.uses)
    listen(PhaseStarted("compile", f"{counted(total, 'task')}, {hits} known to the bank"))
    compile_missing(store, wanted, options.target, options.compile_processes, options.kernel_cache)
    built = [build_open_model(model, p, options, options.target, store) for _, p in points]
    middles = [middle_of(model, one, two) for (one, _), (two, _) in itertools.pairwise(points)]
    joined = with_outside(path, join_programs(range_programs(model, built, middles)), options)
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
    stretches = stretches_of(model, [(p.values, p.policies) for p in points], context)
    built = [built_range(model, stretch.policies, context) for stretch in stretches]
    highs = crossings(model, stretches, built, context)
    joined = join_programs(range_programs(model, built, highs))
    chosen, default = built[0], built_range(model, {}, context)
    verdict = judge_range(path, model, joined, context)
    if not verdict.is_right:
        context.say("judge", f"tuned outputs were wrong ({verdict}): the default policies are used")
        chosen, joined, points = default, join_programs([default.program]), points[:1]
        verdict = judge_range(path, model, joined, context)
        if not verdict.is_right:
            raise ModelError(
                f"the outputs of the compiled model are wrong: {verdict}",
                "ONNX Runtime runs the whole model; give the sizes as steps (--dynamic_dims)",
                ErrorCode.TUNING_ERROR,
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


def result_of(path: Path, output: Path, tuned: TunedRange, options: Options) -> TuneResult:
    """The result of all points; its times are those at the largest sizes."""
    points, largest = tuned.points, tuned.times[-1]
    uses = [use for point in points for use in point.known.read.uses]
    times = ModelTimes(
        largest.default_ms, largest.tuned_ms, None, largest.peer_ms, "ONNX Runtime",
        largest.peer_ratio, largest.default_ratio, None,
        noisy=largest.noisy,
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
