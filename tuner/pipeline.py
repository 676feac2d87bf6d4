"""The way of a model, from file to tuned offline model. Read this file first.

`_tune_sizes` has a line for each arrow:

model file -> graph -> fused graph -> subgraphs -> look-up in the bank -> misses -> partitions,
measured -> tasks -> look-up in the bank -> misses -> search, compile, check and measure ->
decisions in the bank -> weights shared with larger shapes -> program -> whole-model times ->
offline model -> report
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from tuner.errors import ErrorCode, OptionError
from tuner.judge.judge import check_samples
from tuner.lookup.hit_log import log_operators, log_subgraphs
from tuner.lookup.model_lookup import (
    FusedModel,
    KnownModel,
    final_hits,
    look_up_model,
    look_up_tasks,
    policies_of,
    usable_hits,
)
from tuner.lookup.protocol import KnownPolicies, Lookup
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.measure.compile_pool import compile_missing
from tuner.program.kernel_store import KernelStore
from tuner.session import (
    CompileResult,
    Listener,
    Options,
    PhaseStarted,
    TuneResult,
    WrittenModel,
)
from tuner.task import Task
from tuner.tuning.in_place import put_back_losers
from tuner.tuning.loop import MissingSubject
from tuner.tuning.operators import missing_operators, tune_planned
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.partitions import missing_subgraphs, tune_planned_subgraphs
from tuner.tuning.revert import TunedModel, reverted_model
from tuner.tuning.session_context import SessionContext, counted, open_kernel_cache
from tuner.tuning.size_budget import known_prices
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.acceptance import Accepted, Judges, build_accepted
from tuner.whole_model.ort_fallback import (
    compile_unsupported,
    partly_native,
    require_segments_run,
    timed_nodes,
    tune_unsupported,
    whole_in_one,
)
from tuner.whole_model.points import middle_of, points_of
from tuner.whole_model.result import compiled_result
from tuner.whole_model.several_shapes import (
    ModelPart,
    TunedPart,
    in_given_order,
    options_of_steps,
    write_parts,
    write_tuned,
)
from tuner.whole_model.stored_size import budget_line, size_line
from tuner.whole_model.stretches import Stretch, joined_model
from tuner.whole_model.times import Comparison, time_all
from tuner.whole_model.tuned_points import tuned_points

MAX_LOOKS = 3
"""Times that a tuned model which is not faster than the default is looked through, task by task."""


def tune_model(
    model: Path,
    output: Path,
    options: Options,
    bank: Lookup,
    listen: Listener,
    *,
    is_raced_later: bool = False,
) -> TuneResult:
    """Tune what the bank misses, and write the tuned offline model at `output`.

    A model that only ONNX Runtime can run becomes ONNX Runtime's program, with the reason.
    `is_raced_later`: the model is one of two, between which a race decides: it is timed for less
    long, and what is slower in its place is put back before that.
    Raises TunerError (of some kind) with a hint where the model or an option cannot be used.
    """
    started = time.monotonic()
    try:
        stored, tuned = StoredWeights(), list[TunedPart]()
        for own in options_of_steps(options):
            if tuned and (last := tuned[-1].part).ort_program is None:
                stored.add(last.chosen.read, last.chosen.policies, options.target)
            tuned.append(
                _tune_sizes(model, output, own, bank, listen, stored, is_raced=is_raced_later)
            )
        result = write_tuned(model, output, in_given_order(tuned, options), options, listen)
        return replace(result, tuning_s=time.monotonic() - started)
    except Exception as error:
        return tune_unsupported(model, output, options, error, listen)


def _tune_sizes(
    model: Path,
    output: Path,
    options: Options,
    bank: Lookup,
    listen: Listener,
    stored: StoredWeights,
    *,
    is_raced: bool,
) -> TunedPart:
    """Tune the model for one shape of each input, or for ranges: a line for each arrow."""
    started = time.monotonic()
    whole = _read(model, output, options, listen)
    samples = check_samples(model, whole.graph, options.samples)
    session = SessionContext.begin(options, bank, listen, started)
    points = tuned_points(whole, samples[0] if samples else None, stored, session)
    accepted, compared = _compared(model, whole, points, session, is_raced=is_raced)
    if not accepted.has_new_partitions(compared.ours):
        points = tuple(reverted_model(point, session) for point in points)
    part = ModelPart(whole, accepted.built[compared.ours], compared.ort_program)
    return TunedPart(part, points, _written(accepted, compared, options))


def _compared(
    model: Path,
    whole: SizedModel,
    points: Sequence[TunedModel],
    session: SessionContext,
    *,
    is_raced: bool,
) -> tuple[Accepted, Comparison]:
    """The models of a session, judged and timed.

    Where the tuned one is not faster than the default, its tasks are timed once more in their
    place, those that are slower there are put back, and it is judged and timed again. A session
    that made no trial leaves what the bank knows, and one with a time limit needs time for that.
    Those of a model that is raced later are timed in their place first, and it is timed once.
    Noisy times put nothing back: races of tasks withstand noise that those of a model do not. Tasks
    of ranges have been timed in their places before, where their stretches were made.
    """
    is_known = not any(one.partitions.outcome.trials + one.operators.trials for one in points)
    timed, judges = [one.fused.values for one in points], Judges(model, whole, session)
    for looks in itertools.count(1):
        began_s = time.monotonic()
        accepted = build_accepted(whole, points, judges, session)
        own = accepted.built["tuned"]
        is_looked_through = is_raced and looks == 1 and not (is_known or whole.is_open)
        if is_looked_through and put_back_losers(own, accepted.feeds, points[0].operators, session):
            continue
        compared = time_all(
            model, whole, accepted, timed, session,
            is_short=is_known or looks > 1, is_raced=is_raced,
        )  # fmt: skip
        is_late = session.left_s < time.monotonic() - began_s
        is_final = is_raced or is_late or "tuned" in compared.times.noisy or whole.is_open
        if compared.beats_default or is_known or is_final or looks > MAX_LOOKS:
            break
        if not put_back_losers(own, accepted.feeds, points[0].operators, session):
            break
    return accepted, compared


def compile_model(
    model: Path, output: Path, options: Options, bank: KnownPolicies, listen: Listener
) -> CompileResult:
    """Build the offline model with what the bank holds; tune nothing.

    A model that only ONNX Runtime can run becomes ONNX Runtime's program, with the reason.
    """
    try:
        steps = options_of_steps(options)
        found = [_compile_sizes(model, output, own, bank, listen) for own in steps]
        parts, points = zip(*in_given_order(found, options), strict=True)
        listen(PhaseStarted("write", f"writing {output.name}"))
        write_parts(model, output, parts, options)
    except Exception as error:
        built = compile_unsupported(model, output, options, error, listen)
        nodes = whole_in_one(built, error)
        return CompileResult(model.stem, output, options.target, segment_nodes=nodes)
    return compiled_result(model, output, options, [*itertools.chain.from_iterable(points)])


def _compile_sizes(
    model: Path, output: Path, options: Options, bank: KnownPolicies, listen: Listener
) -> tuple[ModelPart, list[tuple[FusedModel, KnownModel]]]:
    """The model of one shape of each input, or of ranges, built with what the bank holds.

    Stretches of the sizes of a range end halfway between its points.
    """
    whole, target = _read(model, output, options, listen), options.target
    points = [whole.at(values, options) for values in points_of(whole, options.shape_points)]
    found = [(point, look_up_model(point, bank, options)) for point in points]
    for point, known in found:
        log_subgraphs(point.subgraphs, known.partitions)
        log_operators(known.read.uses, known.hits)
    stretches = [
        Stretch.of(whole, point.values, known.read, known.policies, options).within(
            known_prices(known, {}, bank, options), options
        )
        for point, known in found
    ]
    counts = compiled_result(model, output, options, found)
    tasks = f"{counted(counts.total, 'task')}, {counts.hits} known to the bank"
    partitions = counted(counts.subgraph_hits, "known subgraph")
    listen(PhaseStarted("compile", f"{tasks}; {partitions}"))
    store = KernelStore(open_kernel_cache(options, listen))
    wanted = [
        (use.task, stretch.policies[use.task.open_text])
        for stretch, (_, known) in zip(stretches, found, strict=True)
        for use in known.read.uses
    ]
    wanted += [
        (stretch.read.tasks[output], policy)
        for stretch in stretches
        for output, policy in stretch.fitted.instead.items()
    ]
    compile_missing(store, wanted, target, options.compile_processes, options.kernel_cache)
    built = [stretch.built(target, store) for stretch in stretches]
    highs = [middle_of(whole, *two) for two in itertools.pairwise(p.values for p in points)]
    chosen = joined_model(whole, built, highs)
    if counts.segment_nodes:
        require_segments_run(chosen.program)
    return ModelPart(whole, chosen), found


def missing_subjects(
    model: Path, options: Options, bank: KnownPolicies, listen: Listener
) -> tuple[MissingSubject, ...]:
    """Subjects that `tune_model` would tune next: subgraphs, or none and then operators.

    Operators are those of the partitions that the bank has decided. Nothing is measured: the target
    may be of another machine, and entries from another environment count as known: the session that
    times the whole model races them. A model that only ONNX Runtime can run has none. Several
    shapes have the subjects of all steps, or of all points of their ranges.
    """
    listen(PhaseStarted("load", f"reading {model.name}"))
    found = [
        subject
        for own, point in _points(model, options)
        for subject in _missing_of(point, own, bank)
        if subject.entry is None
    ]
    subgraphs = [subject for subject in found if not isinstance(subject.task, Task)]
    return tuple({subject.task.key: subject for subject in subgraphs or found}.values())


def _points(model: Path, options: Options) -> Iterator[tuple[Options, FusedModel]]:
    """The model for its only shape, for each step, or at each point; none that cannot be read."""
    for own in options_of_steps(options):
        with suppress(Exception):  # `tune_model` says what is wrong, or has ONNX Runtime run it
            whole = read_sized_model(model, own)
            points = points_of(whole, own.shape_points)
            yield from ((own, whole.at(values, own)) for values in points)


def _missing_of(
    fused: FusedModel, options: Options, bank: KnownPolicies
) -> tuple[MissingSubject, ...]:
    subgraphs = (use.subgraph for use in fused.subgraphs)
    partitions = usable_hits(bank, subgraphs, options.target)
    missing = missing_subgraphs(fused.subgraphs, partitions, options)
    if any(subject.entry is None for subject in missing) or not options.tunes_operators:
        return missing
    known = look_up_tasks(fused, policies_of(partitions), bank, options)
    return missing_operators(known.read.uses, final_hits(known.hits), options)


def tune_subject(
    subject: MissingSubject, options: Options, bank: Lookup, listen: Listener
) -> TuneOutcome:
    """Tune one task or subgraph as within a model, if the bank misses it."""
    context = SessionContext.begin(options, bank, listen, time.monotonic())
    hits = final_hits(usable_hits(bank, [subject.task], options.target))
    plan = [subject] if options.repeat_tune or subject.task.key not in hits else []
    if not plan or isinstance(subject.task, Task):
        return tune_planned(plan, hits, 1, context)
    with context.measuring() as sessions:
        return tune_planned_subgraphs(plan, hits, 1, context, *sessions).outcome


def _read(model: Path, output: Path, options: Options, listen: Listener) -> SizedModel:
    """Raises OptionError where the offline model would be written in the place of the model."""
    sizes = " at several sizes" if options.shape_ranges else ""
    listen(PhaseStarted("load", f"reading {model.name}{sizes}"))
    if output.exists() and model.exists() and output.samefile(model):
        raise OptionError(
            f"{output} is the model itself, which would be overwritten",
            "give another --output",
            ErrorCode.OPTION,
        )
    return read_sized_model(model, options)


def _written(accepted: Accepted, compared: Comparison, options: Options) -> WrittenModel:
    best, built = compared.best, accepted.built[compared.ours]
    read = built.read
    lost = f"our program is {compared.lost}" if compared.lost else ""
    return WrittenModel(
        times=compared.times,
        segment_nodes=timed_nodes(compared.after, read.graph),
        before=compared.before,
        after=compared.after,
        verdict=accepted.verdicts.get(best),
        put_back=accepted.note,
        left_to_peer=lost,
        partly_native="" if lost else partly_native(compared.after, read.graph),
        shapes=compared.shapes,
        size=""
        if lost
        else size_line(
            built.program.program,
            built.read.graph.constants.values(),
            compared.before,
            compared.after,
            budget_line(options.size_budget, len(built.instead), compared.unlimited),
        ),
    )
