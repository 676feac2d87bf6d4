"""The whole way of a model, from file to tuned offline model. Read this file first.

model file -> graph -> fused graph -> subgraphs -> look-up in the bank -> misses -> cuts,
measured -> cut graph -> tasks -> look-up in the bank -> misses -> search, compile, check and
measure -> decisions in the bank -> program -> whole-model times -> offline model
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import ModelError, OptionError
from tuner.kernel_cache import KernelCache
from tuner.known_model import (
    KnownModel,
    build_model,
    every_policy,
    look_up_model,
    look_up_tasks,
    settled,
    usable_hits,
)
from tuner.lookup import Lookup
from tuner.outcome import TuneOutcome
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.program.chains import step_policies
from tuner.program.kernel_store import KernelStore
from tuner.reading import FusedModel, ModelTasks, read_model, read_ort_program
from tuner.runtime import load_built
from tuner.session import (
    Listener,
    OperatorChange,
    Options,
    PhaseStarted,
    SubgraphChange,
    SubgraphResult,
    TuneResult,
)
from tuner.target import Target
from tuner.task import Task
from tuner.tasks import TaskUse, TuneOps
from tuner.write import write_offline_model, write_ort_program

if TYPE_CHECKING:
    from tuner.graph import Graph
    from tuner.measure.session import MeasureSession
    from tuner.sgat.parts import Parts
    from tuner.whole import BuiltModel, WholeTimes


ENDING_S = 15.0
"""Of a time limit, for building and timing the whole model at the end: about what it takes."""
MOST_NAMED = 5
"""Tasks that are told where those that were asked for are not there."""


@dataclass(frozen=True)
class CompileResult:
    """What `compile_model` ends with; the counts are of distinct tasks and subgraphs."""

    model: str
    offline_model: Path
    target: Target
    total: int
    hits: int
    subgraphs: int
    subgraph_hits: int
    segments: tuple[str, ...]


def tune_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune what the bank misses, and write the tuned offline model at `output`.

    A model that only ONNX Runtime can run becomes ONNX Runtime's program, with the reason.
    Raises TunerError (of some kind) with a hint where the model or an option cannot be used.
    """
    try:
        return _tune_model(model, output, options, bank, listen)
    except Exception as error:
        from tuner.unsupported import is_unsupported, tune_unsupported  # noqa: PLC0415

        if not is_unsupported(error):
            raise
        return tune_unsupported(model, output, options, error, listen)


def _tune_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    # compiling without tuning, which shares this file, starts faster without these
    from tuner.acceptance import accept_session  # noqa: PLC0415
    from tuner.judge import check_samples  # noqa: PLC0415
    from tuner.measure.session import MeasureSession  # noqa: PLC0415
    from tuner.sgat.confirm import revert_all  # noqa: PLC0415
    from tuner.tune import tune_tasks  # noqa: PLC0415
    from tuner.whole import build_all, time_all  # noqa: PLC0415

    started = time.monotonic()
    listen(PhaseStarted("load", f"reading {model.name}"))
    _refuse_to_overwrite(model, output)
    fused = read_model(model, options)
    check_samples(model, fused.graph, options.samples)
    cache = open_kernel_cache(options, listen)
    open_session = partial(
        MeasureSession,
        kernel_cache=options.kernel_cache if cache else None,
        compile_processes=options.compile_processes,
    )

    left = with_time_left(options, time.monotonic() - started)
    cuts, parts = _tune_cut(fused, left, bank, listen, open_session)
    known = look_up_tasks(fused, cuts.policies, bank, options)

    uses = known.read.uses
    outcome = TuneOutcome.of_hits(settled(known.hits), len(uses))
    trials = parts.trials if parts else {}
    if options.tunes_operators:
        told = f"{_counted(len(uses), 'task')}, {len(outcome.hits)} known to the bank"
        listen(PhaseStarted("tune", f"{told}{_unmet(uses, options.tune_ops)}"))
        left = with_time_left(options, time.monotonic() - started)
        outcome = tune_tasks(uses, outcome.hits, left, bank, listen, open_session, trials)
    if parts and _lost(fused, cuts, parts, outcome, options, bank, listen, open_session):
        known, outcome = _as_now(fused, cuts, outcome, options, bank)
        if options.tunes_operators:
            uses, tried = known.read.uses, {*outcome.failed, *outcome.undecided}
            new = [u for u in uses if u.task.key not in outcome.policies and u.name not in tried]
            left = with_time_left(options, time.monotonic() - started)
            outcome.join(tune_tasks(new, {}, left, bank, listen, open_session, trials))

    listen(PhaseStarted("compile", "building the program"))
    uncut = _uncut(fused, cuts, parts, outcome, options, bank)
    store = KernelStore(cache)
    built = build_all(fused, known, outcome.policies, uncut, options, store)
    accepted = accept_session(model, fused, built, outcome, options, store, bank, listen)
    listen(PhaseStarted("time", f"timing the whole model; {accepted.verdicts['tuned']}"))
    whole = _ort_program(model, options)
    times = time_all(accepted.built, fused.onnx, whole, accepted.feeds, options)
    best = times.comparison.best
    chosen = accepted.built[times.comparison.ours]
    lost, partly = _not_native(times, chosen.read.graph)
    listen(PhaseStarted("write", f"writing {output.name}{_remark(lost, partly)}"))
    if cuts.new_wins and chosen.read is not known.read:
        revert_all(fused.subgraphs, cuts, options.target, bank)
        known, outcome = _as_now(fused, cuts, outcome, options, bank)
    _write(output, fused, chosen, whole if best == "peer" else None, options)
    return TuneResult(
        model=model.stem,
        offline_model=output,
        target=options.target,
        counts=outcome.counts,
        times=times.comparison.times,
        changes=_changes(known.read.uses, outcome),
        failed=tuple(outcome.failed),
        undecided=(*cuts.undecided, *outcome.undecided),
        segments=known.read.segments,
        trials=cuts.trials + outcome.trials,
        tuning_s=time.monotonic() - started,
        used_default=best == "default",
        task_keys=tuple(use.task.key for use in known.read.uses),
        before=times.before,
        after=times.after,
        subgraphs=_subgraph_result(fused, cuts) if options.tunes_subgraphs else None,
        left_to_peer=lost,
        verdict=accepted.verdicts.get(best),
        put_back=accepted.note,
        partly_native=partly,
    )


def _ort_program(model: Path, options: Options) -> BuiltProgram | None:
    """ONNX Runtime's program, to be written where it is faster; None where it has none."""
    if not options.compare_with_peer:
        return None
    try:
        return read_ort_program(model, options)
    except ModelError:  # too large for one file, or not for ONNX Runtime
        return None


def _not_native(times: WholeTimes, graph: Graph) -> tuple[str, str]:
    """Why ONNX Runtime runs the whole model, and why only a part of it; empty where it does not."""
    from tuner.native_share import partly_native  # noqa: PLC0415

    if times.comparison.best == "peer":
        return f"our program is slower: {times.comparison.lost}", ""
    return "", partly_native(times.after, graph)


def _remark(lost: str, partly: str) -> str:
    whole = f"ONNX Runtime runs the whole model: {lost}" if lost else partly
    return f"; {whole}" if whole else ""


def _write(
    output: Path,
    fused: FusedModel,
    chosen: BuiltModel,
    whole: BuiltProgram | None,
    options: Options,
) -> None:
    """Write the chosen model, or ONNX Runtime's program of the whole."""
    if whole is not None:
        write_ort_program(output, fused.graph.name, whole, options)
        return
    write_offline_model(
        output, fused.graph, chosen.read.graph, chosen.read.tasks, chosen.policies,
        chosen.program, options,
    )  # fmt: skip


def _counted(number: int, what: str) -> str:
    """ "1 task", "3 tasks"."""
    return f"{number} {what}{'s' * (number != 1)}"


def _unmet(uses: Sequence[TaskUse], tune_ops: TuneOps | None) -> str:
    """What was to be tuned alone, and is not there: a slip would else pass for a short session."""
    missing = tune_ops.missing(uses) if tune_ops else ()
    if not missing:
        return ""
    names = ", ".join(use.name for use in uses[:MOST_NAMED])
    more = ", ..." if len(uses) > MOST_NAMED else ""
    return f"; no task has the name or type {', '.join(missing)}: there are {names}{more}"


def compile_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> CompileResult:
    """Build the offline model with what the bank holds; tune nothing.

    A model that only ONNX Runtime can run becomes ONNX Runtime's program, with the reason.
    """
    try:
        return _compile_model(model, output, options, bank, listen)
    except Exception as error:
        from tuner.unsupported import compile_unsupported, is_unsupported  # noqa: PLC0415

        if not is_unsupported(error):
            raise
        step = compile_unsupported(model, output, options, error, listen).program.steps[0]
        return CompileResult(model.stem, output, options.target, 0, 0, 0, 0, (step.name,))


def _compile_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> CompileResult:
    listen(PhaseStarted("load", f"reading {model.name}"))
    _refuse_to_overwrite(model, output)
    fused = read_model(model, options)
    known = look_up_model(fused, bank, options)
    read, hits, cuts = known.read, len(known.hits), len(known.partitions)
    policies = every_policy(read, known.policies, options.target)
    told = f"{_counted(len(read.uses), 'task')}, {hits} known to the bank"
    listen(PhaseStarted("compile", f"{told}; {_counted(cuts, 'known subgraph')}"))
    store = KernelStore(open_kernel_cache(options, listen))
    _compile_in_parallel(store, read, policies, options)
    built = build_model(read, policies, options.target, store)
    if read.segments:  # ONNX Runtime's optimisations may refuse what it loads without them
        load_built(built).close()
    listen(PhaseStarted("write", f"writing {output.name}"))
    write_offline_model(output, fused.graph, read.graph, read.tasks, policies, built, options)
    return CompileResult(
        model.stem, output, options.target, len(read.uses), hits,
        len(fused.subgraphs), cuts, read.segments,
    )  # fmt: skip


def _refuse_to_overwrite(model: Path, output: Path) -> None:
    """Raises OptionError where the offline model would be written in the place of the model."""
    if output.exists() and model.exists() and output.samefile(model):
        raise OptionError(
            f"{output} is the model itself, which would be overwritten",
            "give another --output",
            "EG0003",
        )


def with_time_left(options: Options, spent_s: float) -> Options:
    """The options with what is left of the time limit for tuning: the whole model is built and
    timed within it, too."""
    if options.time_limit_s is None:
        return options
    ending_s = min(ENDING_S, options.time_limit_s / 3)
    return replace(options, time_limit_s=max(0.0, options.time_limit_s - spent_s - ending_s))


def _tune_cut(
    fused: FusedModel,
    options: Options,
    bank: Lookup,
    listen: Listener,
    open_session: Callable[[Target], MeasureSession],
) -> tuple[TuneOutcome, Parts | None]:
    """SGAT, and the operators that were measured on the way; or what the bank holds."""
    from tuner.measure.subgraph_session import SubgraphSession  # noqa: PLC0415
    from tuner.sgat.tune import tune_subgraphs  # noqa: PLC0415

    hits = usable_hits(bank, (use.subgraph for use in fused.subgraphs), options.target)
    known = TuneOutcome.of_hits(hits, len(fused.subgraphs))
    if not options.tunes_subgraphs:
        return known, None
    told = f"{_counted(len(fused.subgraphs), 'subgraph')}, {len(hits)} known to the bank"
    listen(PhaseStarted("cut", told))
    if len(hits) == len(fused.subgraphs) and not options.repeat_tune:
        return known, None
    with open_session(options.target) as operators:
        outcome, parts = tune_subgraphs(
            fused.subgraphs, hits, options, bank, listen,
            operators, SubgraphSession.beside(operators),
        )  # fmt: skip
    return outcome, parts


def _as_now(
    fused: FusedModel, cuts: TuneOutcome, outcome: TuneOutcome, options: Options, bank: Lookup
) -> tuple[KnownModel, TuneOutcome]:
    """The model with the partitions as they are now, and what became of its operators."""
    known = look_up_tasks(fused, cuts.policies, bank, options)
    return known, outcome.of_tasks(known.read.uses, settled(known.hits))


def _uncut(
    fused: FusedModel,
    cuts: TuneOutcome,
    parts: Parts | None,
    outcome: TuneOutcome,
    options: Options,
    bank: Lookup,
) -> tuple[ModelTasks, dict[str, Policy]] | None:
    """The model without the partitions that won in this session, and the best known policies of
    its operators; None where none won."""
    if parts is None or not cuts.new_wins:
        return None
    before = {key: policy for key, policy in cuts.policies.items() if key not in cuts.new_wins}
    known = look_up_tasks(fused, before, bank, options)
    return known.read, {**parts.policies, **known.policies, **outcome.policies}


def _lost(
    fused: FusedModel,
    cuts: TuneOutcome,
    parts: Parts,
    outcome: TuneOutcome,
    options: Options,
    bank: Lookup,
    listen: Listener,
    open_session: Callable[[Target], MeasureSession],
) -> int:
    """How many partitions lose with the operators as they are now, and were reverted."""
    from tuner.measure.subgraph_session import SubgraphSession  # noqa: PLC0415
    from tuner.sgat.confirm import revert_losers  # noqa: PLC0415

    def policy_of(task: Task) -> Policy:
        return outcome.policies.get(task.key) or parts.policy(task)

    if not cuts.new_wins:
        return 0
    count = len(cuts.new_wins)
    listen(PhaseStarted("confirm", f"{count} partitions once more, with the current operators"))
    with open_session(options.target) as operators:
        beside = SubgraphSession.beside(operators)
        return revert_losers(fused.subgraphs, cuts, policy_of, options.target, bank, beside)


def _subgraph_result(fused: FusedModel, outcome: TuneOutcome) -> SubgraphResult:
    changes = tuple(
        SubgraphChange(
            repo_key=key,
            before_ms=decision.baseline.median_us / 1e3,
            after_ms=decision.timing.median_us / 1e3,
            update_mode="update" if key in outcome.hits else "add",
        )
        for key, decision in outcome.written.items()
        if decision.rule == "tuned" or key in outcome.hits
    )
    keys = tuple(use.subgraph.key for use in fused.subgraphs)
    return SubgraphResult(outcome.counts, changes, keys)


def open_kernel_cache(options: Options, listen: Listener) -> KernelCache | None:
    """The cache that the options name. Work goes on without one that must not be used."""
    if options.kernel_cache is None:
        return None
    try:
        return KernelCache(options.kernel_cache)
    except OptionError as refused:
        listen(PhaseStarted("cache", f"{refused.message}: {refused.hint}"))
        return None


def _compile_in_parallel(
    store: KernelStore, read: ModelTasks, policies: Mapping[str, Policy], options: Options
) -> None:
    from tuner.measure.compile_pool import compile_missing  # noqa: PLC0415

    chosen = step_policies(read.tasks, policies, read.cut.chains, options.target)
    wanted = dict.fromkeys((read.tasks[name], policy) for name, policy in chosen.items())
    compile_missing(store, wanted, options.target, options.compile_processes, options.kernel_cache)


def _changes(uses: tuple[TaskUse, ...], outcome: TuneOutcome) -> tuple[OperatorChange, ...]:
    return tuple(
        OperatorChange(
            name=use.name,
            op_types=use.origin,
            dtype=use.task.output.dtype,
            stages={s.mode: (s.before_us, s.after_us) for s in decision.stages},
            update_mode="update" if use.task.key in outcome.hits else "add",
        )
        for use in uses
        if (decision := outcome.written.get(use.task.key)) is not None and decision.stages
    )
