"""A model tuned at each of its points: one of a single shape, or those of ranges."""

from __future__ import annotations

from pathlib import Path

from tuner.lookup.model_lookup import BuiltModel, every_policy
from tuner.lookup.sized_model import SizedModel
from tuner.measure.models import Arrays, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.runtime.model import load_built
from tuner.tuning.revert import TunedModel, reverted_model, without_new_partitions
from tuner.tuning.session_context import SessionContext
from tuner.tuning.subjects import tune_subjects
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.acceptance import judge_of_session
from tuner.whole_model.range_points import points_of, values_text
from tuner.whole_model.range_stretches import Stretch

TIMES_S = 2.0
"""Time for the comparison of a model with and without new partitions, at a point."""


def tuned_points(
    path: Path,
    model: SizedModel,
    feeds: Arrays | None,
    stored: StoredWeights,
    context: SessionContext,
) -> tuple[TunedModel, ...]:
    """Tune what the bank misses at each point, the largest first.

    The programs of smaller points share the weights of larger ones, and of those that are `stored`.
    """
    found = list[TunedModel]()
    for values in points_of(model, context.options.shape_points):
        if found:
            read = found[-1].known.read
            policies = every_policy(read, found[-1].policies, context.target)
            stored.add(read, policies, context.target)
        if values:
            context.say("tune", f"at {values_text(values)}")
        tuned = tune_subjects(model.at(values, context.options), feeds, stored, context)
        found.append(_confirmed(path, model, tuned, context) if model.is_open else tuned)
    return tuple(found)


def _confirmed(
    path: Path, model: SizedModel, tuned: TunedModel, context: SessionContext
) -> TunedModel:
    """The model at a point of a range, in the partitions that the whole model is best in there.

    Of a single shape all programs of the session are compared in the end.
    """
    prior = without_new_partitions(tuned, context)
    if prior is None:
        return tuned
    built = [
        Stretch.of(model, tuned.fused.values, *way, context.options).built(
            context.target, context.store
        )
        for way in ((tuned.known.read, tuned.policies), prior)
    ]
    holds = _holds(path, model, tuned, (built[0], built[1]), context)
    return tuned if holds else reverted_model(tuned, context)


def _holds(
    path: Path,
    model: SizedModel,
    tuned: TunedModel,
    built: tuple[BuiltModel, BuiltModel],
    context: SessionContext,
) -> bool:
    """Return whether new partitions hold at a point, with all operators tuned.

    `built`: the model with them, and without. They do unless the outputs are wrong with them, or
    the model is quicker without them beyond the noise.
    """
    values = tuned.fused.values
    judge = judge_of_session(path, model, values, context)
    with load_built(built[0].program) as ours, load_built(built[1].program) as prior:
        if not judge.judge(ours).is_right:
            return False
        context.say("confirm", f"timing the partitions at {values_text(values)}")
        blocks = time_in_blocks({"tuned": ours, "prior": prior}, judge.feeds, TIMES_S)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    return paired.is_shared or not paired.ratios["prior"][2] < 1.0
