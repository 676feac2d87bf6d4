"""The result of a session: of the stages of every shape, and of the model that is written."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add
from pathlib import Path

from tuner.lookup.model_lookup import FusedModel, KnownModel, own_hits
from tuner.ops.products import is_of_integers
from tuner.session import (
    CompileResult,
    Options,
    SubgraphResult,
    TaskCounts,
    TuneResult,
    WrittenModel,
)
from tuner.tuning.revert import TunedModel


def result_of(
    model: Path,
    output: Path,
    options: Options,
    tuned: Sequence[TunedModel],
    written: WrittenModel,
) -> TuneResult:
    """The result of one shape, of steps, or of points; of none where ONNX Runtime runs all."""
    partitions = [one.partitions.outcome for one in tuned]
    operators = [one.operators for one in tuned]
    return TuneResult(
        model=model.stem,
        offline_model=output,
        target=options.target,
        counts=reduce(add, (outcome.counts for outcome in operators), TaskCounts()),
        changes=tuple(
            change
            for one in tuned
            for change in one.operators.operator_changes(one.known.read.uses)
        ),
        failed=_distinct(outcome.failed for outcome in operators),
        trials=sum(outcome.trials for outcome in (*partitions, *operators)),
        tuning_s=0.0,  # until it is written
        task_keys=_distinct([use.task.key for use in one.known.read.uses] for one in tuned),
        subgraphs=_subgraphs(tuned) if tuned and options.tunes_subgraphs else None,
        undecided=(
            *_distinct(outcome.undecided for outcome in partitions),
            *_distinct(outcome.undecided for outcome in operators),
        ),
        **vars(written),
    )


def compiled_result(
    path: Path, output: Path, options: Options, found: Sequence[tuple[FusedModel, KnownModel]]
) -> CompileResult:
    """The result of compiling a model for its shapes, or the points of its ranges."""
    untuned = (
        use
        for _, known in found
        for use in known.read.uses
        if is_of_integers(use.task) and use.task.key not in own_hits(known.hits)
    )
    return CompileResult(
        path.stem, output, options.target,
        sum(len(known.read.uses) for _, known in found),
        sum(len(own_hits(known.hits)) for _, known in found),
        sum(len(fused.subgraphs) for fused, _ in found),
        sum(len(known.partitions) for _, known in found),
        sum(1 for _ in untuned),
        tuple(dict.fromkeys(node for _, known in found for node in known.read.segment_nodes)),
    )  # fmt: skip


def _subgraphs(tuned: Sequence[TunedModel]) -> SubgraphResult:
    found = [one.partitions.outcome.subgraph_result(one.fused.subgraphs) for one in tuned]
    return SubgraphResult(
        reduce(add, (one.counts for one in found)),
        tuple(change for one in found for change in one.changes),
        _distinct(one.keys for one in found),
    )


def _distinct(names: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """Names or keys of several shapes, each once."""
    return tuple(dict.fromkeys(itertools.chain.from_iterable(names)))
