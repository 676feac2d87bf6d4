"""The default search: a measured shortlist, then coordinate descent from its best.

Published experience: an analytic shortlist of 8 to 16 candidates reaches 96-99 % of an
exhaustive search (nvMatmulHeuristics), and coordinate descent from there usually beats ten
thousand random trials (Droplet).
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence

from tuner.measure.interval import paired_ratio
from tuner.policy import Policy
from tuner.space import Space
from tuner.trial import Outcome, Trial

Search = Generator[list[Policy], list[Trial], None]
"""A search yields candidates and is sent their trials, until it has nothing more to ask."""

BATCH = 8
SHORTLIST = 16


def descend(space: Space, seeds: Sequence[Policy], refused: Collection[str], budget: int) -> Search:
    """Measure seeds and the estimate's shortlist, then walk knob by knob from the best.

    Where the best has no neighbour left that was not tried, the ranking goes on.

    `refused` are policies (text) that failed before; `budget` bounds the candidates.
    """
    state = _State(space.default, set(refused), budget)
    ranked = space.ranked()
    yield from _measure(state, [p for p in seeds if space.is_legal(p)] + ranked[:SHORTLIST])
    while state.left > 0:
        nearest = state.fresh(space.neighbours(state.best)) or state.fresh(ranked)
        if not nearest:
            return
        yield from _measure(state, nearest[: 2 * BATCH])


class _State:
    def __init__(self, default: Policy, refused: set[str], budget: int) -> None:
        self.best = default
        self.best_ratio = 1.0
        """Best over default, in the session in which it was measured."""
        self.tried = {default}
        self.refused = refused
        self.left = budget

    def fresh(self, policies: Iterable[Policy]) -> list[Policy]:
        """Those not tried yet, as many as the budget still allows."""
        new = [p for p in dict.fromkeys(policies) if p not in self.tried]
        return [p for p in new if p.text() not in self.refused][: self.left]

    def learn(self, trials: Iterable[Trial]) -> None:
        for trial in trials:
            if trial.outcome is Outcome.OK and trial.timing and trial.baseline:
                ratio = paired_ratio(trial.timing, trial.baseline)[1]
                if ratio < self.best_ratio:
                    self.best, self.best_ratio = trial.policy, ratio


def _measure(state: _State, policies: Iterable[Policy]) -> Search:
    waiting = state.fresh(policies)
    for start in range(0, len(waiting), BATCH):
        batch = waiting[start : start + BATCH]
        state.tried.update(batch)
        state.left -= len(batch)
        state.learn((yield batch))
