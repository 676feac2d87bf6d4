"""The subjects of a model at one shape, tuned: its subgraphs, then the operators of these."""

from __future__ import annotations

from dataclasses import replace

from tuner.lookup.hit_log import log_operators
from tuner.lookup.model_lookup import FusedModel, look_up_tasks
from tuner.measure.models import Arrays
from tuner.tuning.in_place import RacedEntries, race_entries
from tuner.tuning.operators import tune_operators
from tuner.tuning.partitions import tune_partitions
from tuner.tuning.revert import TunedModel, confirmed_model
from tuner.tuning.session_context import SessionContext
from tuner.tuning.size_budget import raced_prices
from tuner.tuning.weight_sharing import StoredWeights


def tune_subjects(
    fused: FusedModel, feeds: Arrays | None, stored: StoredWeights, session: SessionContext
) -> TunedModel:
    """Tune what the bank misses of a model: of the only shape, of a step or at a point.

    Entries of another environment are raced in the model, on `feeds`, where its sizes are fixed;
    alone at a point. Policies share the weights of programs that are `stored`; those that add bytes
    to the file have prices, where there is a budget.
    """
    partitions = tune_partitions(fused, session)
    known = look_up_tasks(fused, partitions.outcome.policies, session.bank, session.options)
    log_operators(known.read.uses, known.hits)
    raced = RacedEntries(known) if fused.values else race_entries(known, feeds, session)
    operators = tune_operators(raced.known, partitions.trials, session)
    operators.raced, operators.trials = raced.decisions, operators.trials + raced.trials
    tuned = confirmed_model(TunedModel(fused, partitions, raced.known, operators), session)
    stored.share(tuned.known, tuned.operators, session)
    return replace(tuned, prices=raced_prices(tuned.known, tuned.operators, session))
