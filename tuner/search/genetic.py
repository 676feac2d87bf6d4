"""Genetic search: the better of the measured policies are crossed and mutated.

Tournament selection, uniform crossover over the knobs with repair to legality, and mutation to a
neighbour (Goldberg, Genetic Algorithms, 1989).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tuner.policy import Policy
from tuner.search.history import BATCH, Question, Search, SearchHistory
from tuner.search.repair import repaired
from tuner.search.space import Space

FOUNDERS = 12
"""Size of the first generation, without the warm-start candidates."""
BY_CHANCE = 4
"""Founders that are taken from the whole ranking instead of its top."""
TOURNAMENT = 3
SURVIVORS = 12
MUTATION_RATE = 0.5
ATTEMPTS = 40
"""Children in a row that were tried before, until the ranking has to help out."""


def evolve(question: Question) -> Search:
    """Founders from seeds, the ranking's top and chance; then children, a batch a generation."""
    chance, history, space = random.Random(question.seed), SearchHistory(question), question.space
    ranked = space.ranked()
    top, others = ranked[: FOUNDERS - BY_CHANCE], ranked[FOUNDERS - BY_CHANCE :]
    strangers = chance.sample(others, min(BY_CHANCE, len(others)))
    yield from history.ask([*question.seeds, *top, *strangers])
    while history.left > 0:
        children = _children(space, history, chance) or history.fresh(ranked)
        children = children or history.unexplored(space)
        if not children:
            return
        yield from history.ask(children[:BATCH])


def _children(space: Space, history: SearchHistory, chance: random.Random) -> list[Policy]:
    """A batch of policies that were not tried before, if so many can be had."""
    parents = history.by_merit()[:SURVIVORS]
    children: dict[Policy, None] = {}
    attempts = 0
    while len(children) < BATCH and attempts < ATTEMPTS:
        child = _child(space, parents, chance)
        if child is not None and child not in children and history.fresh([child]):
            children[child] = None
            attempts = 0
        attempts += 1
    return list(children)


def _child(space: Space, parents: Sequence[Policy], chance: random.Random) -> Policy | None:
    mother, father = (_winner(parents, chance) for _ in range(2))
    knobs = {name: chance.choice((mother[name], father[name])) for name, _ in mother.knobs}
    child = repaired(space, knobs)
    if child is None or (child not in (mother, father) and chance.random() > MUTATION_RATE):
        return child
    around = space.neighbours(child)
    return chance.choice(around) if around else None


def _winner(parents: Sequence[Policy], chance: random.Random) -> Policy:
    """The best of a few drawn ones; parents are sorted."""
    return parents[min(chance.randrange(len(parents)) for _ in range(TOURNAMENT))]
