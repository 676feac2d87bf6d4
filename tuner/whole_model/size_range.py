"""A model with open sizes: tuned at a few points, one program for each stretch of sizes.

largest sizes -> subgraphs -> tasks -> misses -> search ... -> policies        (a point)
smaller sizes -> ...                                        -> other policies  (further points)

The program of each point is right for all sizes, and so is one that has some policies of a point
and some of the next: the steps of both are timed in their places, at the points and between them.
Where the next program becomes the faster one is measured on whole models, so that a stretch of
sizes has the program that is best there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from tuner.errors import ErrorCode, ModelError
from tuner.figures import Figures, ShapeFigures
from tuner.fusion.open_graph import Values
from tuner.judge.verdict import Verdict
from tuner.lookup.model_lookup import BuiltModel, every_policy
from tuner.lookup.protocol import Lookup
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.program.build import BuiltProgram
from tuner.program.join import join_programs
from tuner.session import Listener, Options, PhaseStarted, StepTime, TuneResult
from tuner.tuning.revert import TunedModel, keep_partitions_of, without_new_partitions
from tuner.tuning.session_context import SessionContext, counted
from tuner.tuning.subjects import tune_subjects
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.ort_fallback import partly_native
from tuner.whole_model.range_points import points_of
from tuner.whole_model.range_stretches import (
    Stretch,
    built_stretch,
    crossings,
    range_programs,
    stretch_of,
    stretches_of,
)
from tuner.whole_model.range_times import (
    holds_at,
    judge_range,
    largest_steps,
    require_fast,
    time_range,
    values_text,
)
from tuner.whole_model.result import WrittenModel, result_of
from tuner.whole_model.several_shapes import ModelPart, write_parts


@dataclass(frozen=True)
class TunedRange:
    """Programs for stretches of sizes, in the order in which they are tried, and their times."""

    chosen: BuiltModel
    """The model with the policies of the largest point, or the default ones."""
    joined: BuiltProgram
    points: tuple[TunedModel, ...]
    """The model as it was tuned at each point, the largest first."""
    times: tuple[tuple[Values, Figures], ...]
    steps: tuple[StepTime, ...]
    """Steps of the program for the largest sizes."""
    verdict: Verdict


def tune_open_model(
    path: Path, output: Path, options: Options, bank: Lookup, listen: Listener, started: float
) -> TuneResult:
    """Tune a model for ranges of sizes, and write its offline model.

    Raises TunerError (of some kind) where it is not one graph for all sizes, or outputs are wrong.
    """
    listen(PhaseStarted("load", f"reading {path.name} at several sizes"))
    model = read_sized_model(path, options)
    context = SessionContext.begin(options, bank, listen, started)
    tuned = tune_range(path, model, context)
    require_fast([times for _, times in tuned.times])
    context.say("write", f"writing {output.name}, {counted(len(tuned.joined.programs), 'program')}")
    chosen = replace(tuned.chosen, program=tuned.joined)
    write_parts(path, output, [ModelPart(model, chosen)], options)
    read, (_, largest) = tuned.chosen.read, tuned.times[-1]
    written = WrittenModel(
        largest, read.segments, after=tuned.steps, verdict=tuned.verdict,
        partly_native=partly_native(tuned.steps, read.graph),
    )  # fmt: skip
    shapes = tuple(ShapeFigures.of(values, times) for values, times in tuned.times)
    return result_of(path, output, options, tuned.points, written, shapes)


def tune_range(path: Path, model: SizedModel, context: SessionContext) -> TunedRange:
    """Tune what the bank misses at each point, build the programs, judge and time them.

    Raises ModelError where the outputs are wrong.
    """
    options, stored = context.options, StoredWeights()
    wanted = points_of(model, options.shape_points)
    points = tuple(_tuned(path, model, values, stored, context) for values in wanted)
    context.say("compile", "building the programs")
    tuned = [stretch_of(model, p.fused.values, p.known.read, p.policies, options) for p in points]
    stretches = stretches_of(model, tuned, context)
    built = [built_stretch(model, stretch, context) for stretch in stretches]
    highs = crossings(model, stretches, built, context)
    joined = join_programs(range_programs(model, built, highs))
    plain = Stretch(wanted[0], model.tasks(options), {})
    chosen, default = built[0], built_stretch(model, plain, context)
    partitioned = [s.values for s in tuned if s.read.graph is not model.graph]
    verdict = judge_range(path, model, joined, context, partitioned)
    if not verdict.is_right:
        context.say("judge", f"tuned outputs were wrong ({verdict}): the default policies are used")
        chosen, joined = default, default.program
        points = tuple(keep_partitions_of(default.read, point, context) for point in points)[:1]
        verdict = judge_range(path, model, joined, context)
        if not verdict.is_right:
            raise ModelError(
                f"the outputs of the compiled model are wrong: {verdict}",
                "ONNX Runtime runs the whole model; give the sizes as steps (--dynamic_dims)",
                ErrorCode.TUNING_ERROR,
            )
    others = {"default": default}
    if options.tunes_subgraphs:
        known = points[0].known
        cut = stretch_of(model, wanted[0], known.read, known.policies, options)
        others["subgraph"] = built_stretch(model, cut, context)
    times = tuple(time_range(path, model, wanted, joined, others, context))
    return TunedRange(chosen, joined, points, times, largest_steps(model, joined), verdict)


def _tuned(
    path: Path, model: SizedModel, values: Values, stored: StoredWeights, context: SessionContext
) -> TunedModel:
    """The model as it was tuned at a point, with the partitions that the whole model is best in."""
    context.say("tune", f"at {values_text(values)}")
    tuned = tune_subjects(model.at(values, context.options), None, stored, context)
    if (prior := without_new_partitions(tuned, context)) is not None:
        ways = ((tuned.known.read, tuned.policies), prior)
        cuts = [stretch_of(model, values, *way, context.options) for way in ways]
        ours, default = (built_stretch(model, cut, context) for cut in cuts)
        if not holds_at(path, model, values, (ours, default), context):
            tuned = keep_partitions_of(prior[0], tuned, context)
    read = tuned.known.read
    stored.add(read, every_policy(read, tuned.policies, context.target), context.target)
    return tuned
