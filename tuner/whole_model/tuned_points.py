"""A model tuned at each of its points: one of a single shape, or those of ranges."""

from __future__ import annotations

from contextlib import ExitStack

from tuner.lookup.model_lookup import every_policy
from tuner.lookup.sized_model import SizedModel
from tuner.measure.models import Arrays, random_feeds, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.runtime.model import load_built
from tuner.tuning.revert import TunedModel, reverted_model, without_new_partitions
from tuner.tuning.session_context import SessionContext
from tuner.tuning.subjects import tune_subjects
from tuner.tuning.weight_sharing import StoredWeights
from tuner.whole_model.points import points_of, values_text
from tuner.whole_model.stretches import Stretch

TIMES_S = 2.0
"""Time for the comparison of a model with and without new partitions, at a point."""


def tuned_points(
    model: SizedModel, feeds: Arrays | None, stored: StoredWeights, context: SessionContext
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
        found.append(_confirmed(model, tuned, context) if model.is_open else tuned)
    return tuple(found)


def _confirmed(model: SizedModel, tuned: TunedModel, context: SessionContext) -> TunedModel:
    """The model at a point of a range, in the partitions that the whole model is best in there.

    New ones stay unless the model is quicker without them beyond the noise, with all operators
    tuned. Of a single shape all programs of the session are compared in the end.
    """
    values, prior = tuned.fused.values, without_new_partitions(tuned, context)
    if prior is None:
        return tuned
    context.say("confirm", f"timing the partitions at {values_text(values)}")
    with ExitStack() as opened:
        ways = {"tuned": (tuned.known.read, tuned.policies), "prior": prior}
        stretches = {n: Stretch.of(model, values, *way, context.options) for n, way in ways.items()}
        loaded = {
            name: opened.enter_context(load_built(one.built(context.target, context.store).program))
            for name, one in stretches.items()
        }
        feeds = random_feeds(loaded["tuned"].program.at(values).inputs)
        blocks = time_in_blocks(loaded, feeds, TIMES_S)
    paired = PairedTimes.of(blocks.seconds, "tuned", blocks.wait_share)
    holds = paired.is_shared or not paired.ratios["prior"][2] < 1.0
    return tuned if holds else reverted_model(tuned, context)
