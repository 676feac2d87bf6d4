"""The default search: a measured shortlist, then coordinate descent from its best.

Published experience: an analytic shortlist of 8 to 16 candidates reaches 96-99 % of an
exhaustive search (nvMatmulHeuristics), and coordinate descent from there usually beats ten
thousand random trials (Droplet).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tuner.policy import Policy
from tuner.search.history import BATCH, Question, Search, SearchHistory
from tuner.search.space import FIRST_TURNS, Space
from tuner.trials.interval import median

LEAST, OF_EACH = 8, 3
"""Number of candidates from the ranking; more where many implementations take turns in it."""
STARTS = 4
"""Number of starting points: the descent continues from the next when one has no neighbour left."""
GAIN, LOSS = 0.99, 1.03
"""A change that gained or lost so much on other policies comes before, or after, those unknown."""


def descend(question: Question) -> Search:
    """Measure seeds and the estimate's shortlist, then walk knob by knob from the best.

    Where neither the best nor the next few have a neighbour left that was not tried, the ranking
    continues, and then the walk.
    """
    space, history = question.space, SearchHistory(question)
    ranked = space.ranked()
    count = max(LEAST, OF_EACH * min(FIRST_TURNS, len(space.subspaces)))
    yield from history.ask([*question.seeds, *ranked[:count]])
    while history.left > 0:
        candidates = _around(space, history) or history.fresh(ranked)
        candidates = candidates or history.unexplored(space)
        if not candidates:
            return
        yield from history.ask(candidates[:BATCH])


def _around(space: Space, history: SearchHistory) -> list[Policy]:
    """The untried neighbours of the best policy; if there are none, those of the next best."""
    starts = history.by_merit()[:STARTS]
    rounds = (history.fresh(_neighbours(space, history, start)) for start in starts)
    return next((found for found in rounds if found), [])


def _neighbours(space: Space, history: SearchHistory, here: Policy) -> list[Policy]:
    """First what was a gain on other policies, last what was a loss.

    In between, in turns: what the estimate cannot tell from here, and what it promises most of.
    """
    near = space.neighbours(here)
    estimates = {policy: space.estimate(policy) for policy in [here, *near]}
    alike = [p for p in near if estimates[p] == estimates[here]]
    others = sorted((p for p in near if p not in alike), key=lambda p: estimates[p])
    turns = itertools.chain(*itertools.zip_longest(alike, others))
    return sorted((p for p in turns if p), key=lambda p: _merit(history, here, p))


def _merit(history: SearchHistory, here: Policy, there: Policy) -> float:
    """The effect of this change on other policies: a ratio of times, 1 if it is unknown."""
    seen = list(_elsewhere(history, here, there))
    merit = median(seen) if seen else 1.0
    return merit if merit < GAIN or merit > LOSS else 1.0


def _elsewhere(history: SearchHistory, here: Policy, there: Policy) -> Iterator[float]:
    changed = {name: value for name, value in there.knobs if here[name] != value}
    back = {name: here[name] for name in changed}
    for policy, ratio in history.ratios.items():
        if all(policy[name] == value for name, value in changed.items()):
            before = history.ratios.get(policy.with_knobs(**back))
            if before is not None:
                yield ratio / before
