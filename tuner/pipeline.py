"""The whole way of a model, from file to tuned offline model. Read this file first.

model file -> graph -> fused graph -> tasks -> look-up in the bank -> misses -> search,
compile, check and measure -> decisions in the bank -> program -> whole-model times ->
offline model
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.errors import OptionError
from tuner.frontend import load_graph
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.kernel_cache import KernelCache
from tuner.lookup import Hit, Lookup
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.session import Listener, OperatorChange, Options, PhaseStarted, TuneResult
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.tasks import TaskUse, tasks_by_output, uses_of
from tuner.write import write_offline_model

if TYPE_CHECKING:
    from tuner.tune import TuneOutcome


CORES_PATIENCE_S = 10.0
"""How long the timing of the whole model may wait for cores that a host has taken away."""


@dataclass(frozen=True)
class CompileResult:
    """What `compile_model` ends with; the counts are of distinct tasks."""

    model: str
    offline_model: Path
    target: Target
    total: int
    hits: int
    segments: tuple[str, ...]


@dataclass(frozen=True)
class ModelTasks:
    """A model on the way: its fused graph and its tasks."""

    graph: Graph
    tasks: Mapping[str, Task]
    """By the name of a node's output."""
    uses: tuple[TaskUse, ...]

    @property
    def segments(self) -> tuple[str, ...]:
        return tuple(node.name for node in self.graph.nodes if node.op == "segment")


def read_tasks(model: Path, options: Options) -> ModelTasks:
    """Model file -> graph -> fused graph -> tasks."""
    graph = fuse(load_graph(model, options.input_shapes))
    tasks = tasks_by_output(graph, options.precision_mode)
    return ModelTasks(graph, tasks, uses_of(graph, tasks))


def tune_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune what the bank misses, and write the tuned offline model at `output`.

    Raises TunerError (of some kind) with a hint where the model or an option cannot be used.
    """
    # compiling without tuning, which shares this file, starts faster without these
    from tuner.compare import compare_models, step_times  # noqa: PLC0415
    from tuner.measure.cores import wait_for_cores  # noqa: PLC0415
    from tuner.measure.session import MeasureSession  # noqa: PLC0415
    from tuner.runtime import load_built  # noqa: PLC0415
    from tuner.tune import tune_tasks  # noqa: PLC0415

    started = time.monotonic()
    listen(PhaseStarted("load", f"reading {model.name}"))
    read = read_tasks(model, options)
    hits = usable_hits(bank, read, options.target)

    listen(PhaseStarted("tune", f"{len(read.uses)} tasks, {len(hits)} known to the bank"))
    cache = open_kernel_cache(options, listen)
    open_session = partial(
        MeasureSession,
        kernel_cache=options.kernel_cache if cache else None,
        compile_processes=options.compile_processes,
    )
    outcome = tune_tasks(read.uses, hits, options, bank, listen, open_session)

    listen(PhaseStarted("compile", "building the program"))
    store = KernelStore(cache)
    defaults = every_policy(read, {}, options.target)
    policies = every_policy(read, outcome.policies, options.target)
    plain = build_model(read, defaults, options.target, store)
    tuned = build_model(read, policies, options.target, store)

    listen(PhaseStarted("time", "timing the whole model"))
    peer = model if options.compare_with_peer else None
    with load_built(plain) as default_model, load_built(tuned) as tuned_model:
        wait_for_cores(options.target, CORES_PATIENCE_S)
        comparison = compare_models(
            default_model, tuned_model, peer, precision_mode=options.precision_mode
        )
        before = step_times(default_model)
        after = step_times(tuned_model)

    listen(PhaseStarted("write", f"writing {output.name}"))
    chosen, used = (plain, defaults) if comparison.default_is_better else (tuned, policies)
    write_offline_model(output, read.graph, read.tasks, used, chosen, options)
    return TuneResult(
        model=model.stem,
        offline_model=output,
        target=options.target,
        counts=outcome.counts,
        times=comparison.times,
        changes=_changes(read.uses, outcome),
        failed=tuple(outcome.failed),
        segments=read.segments,
        trials=outcome.trials,
        tuning_s=time.monotonic() - started,
        used_default=comparison.default_is_better,
        task_keys=tuple(use.task.key for use in read.uses),
        before=before,
        after=after,
    )


def compile_model(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> CompileResult:
    """Build the offline model with what the bank holds; tune nothing."""
    listen(PhaseStarted("load", f"reading {model.name}"))
    read = read_tasks(model, options)
    hits = usable_hits(bank, read, options.target)
    known = {key: hit.policy for key, hit in hits.items()}
    policies = every_policy(read, known, options.target)
    listen(PhaseStarted("compile", f"{len(read.uses)} tasks, {len(hits)} known to the bank"))
    store = KernelStore(open_kernel_cache(options, listen))
    _compile_in_parallel(store, read, policies, options)
    built = build_model(read, policies, options.target, store)
    listen(PhaseStarted("write", f"writing {output.name}"))
    write_offline_model(output, read.graph, read.tasks, policies, built, options)
    return CompileResult(
        model.stem, output, options.target, len(read.uses), len(hits), read.segments
    )


def open_kernel_cache(options: Options, listen: Listener) -> KernelCache | None:
    """The cache that the options name. Work goes on without one that must not be used."""
    if options.kernel_cache is None:
        return None
    try:
        return KernelCache(options.kernel_cache)
    except OptionError as refused:
        listen(PhaseStarted("cache", f"{refused.message}: {refused.hint}"))
        return None


def usable_hits(bank: Lookup, read: ModelTasks, target: Target) -> dict[str, Hit]:
    """What the bank knows of the tasks, by key. A policy that has no kernel any more is a miss."""
    found = bank.find(use.task for use in read.uses)
    spaces = {use.task.key: Space(use.task, target) for use in read.uses if use.task.key in found}
    whole = {
        key: replace(found[key], policy=space.completed(found[key].policy))
        for key, space in spaces.items()
    }
    usable = {key: hit for key, hit in whole.items() if spaces[key].is_legal(hit.policy)}
    bank.disregard(found.keys() - usable.keys())
    return usable


def every_policy(
    read: ModelTasks, known: Mapping[str, Policy], target: Target
) -> dict[str, Policy]:
    """A policy for each task key: the known one while it is legal, else the default."""
    every = {}
    for use in read.uses:
        space, policy = Space(use.task, target), known.get(use.task.key)
        usable = policy is not None and space.is_legal(policy)
        every[use.task.key] = policy if usable and policy is not None else space.default
    return every


def build_model(
    read: ModelTasks, policies: Mapping[str, Policy], target: Target, store: KernelStore
) -> BuiltProgram:
    """The program with these policies, by task key (`every_policy`)."""
    return build_program(read.graph, read.tasks, policies, target, store)


def _compile_in_parallel(
    store: KernelStore, read: ModelTasks, policies: Mapping[str, Policy], options: Options
) -> None:
    from tuner.measure.compile_pool import compile_missing  # noqa: PLC0415

    wanted = ((use.task, policies[use.task.key]) for use in read.uses)
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
