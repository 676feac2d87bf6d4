"""Search algorithms that need no model: coordinate descent and genetic search, and what all share.

An algorithm is a coroutine: it yields candidates, and is sent their trials.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tuner.policy import Policy
from tuner.search.space import FIRST_TURNS, Space, repaired
from tuner.trials.interval import median, trial_ratio
from tuner.trials.trial import Trial

Search = Generator[list[Policy], list[Trial], None]
"""A search yields candidates and is sent their trials, until it has nothing more to ask."""

BATCH = 8
"""Candidates that are compiled together and timed side by side."""

MIN_SHORTLIST, SHORTLIST_OF_EACH = 8, 3
"""Number of candidates from the ranking; more where many implementations take turns in it."""
STARTS = 4
"""Number of starting points: the descent continues from the next when one has no neighbour left."""
GAIN, LOSS = 0.99, 1.03
"""A change that gained or lost so much on other policies comes before, or after, those unknown."""

FOUNDERS = 12
"""Size of the first generation, without the warm-start candidates."""
BY_CHANCE = 4
"""Founders that are taken from the whole ranking instead of its top."""
TOURNAMENT = 3
SURVIVORS = 12
MUTATION_RATE = 0.5
ATTEMPTS = 40
"""Children in a row that were tried before, until the ranking has to help out."""


@dataclass(frozen=True)
class SearchProblem:
    """The problem of a search: the space, the budget, and warm-start candidates."""

    space: Space
    budget: int
    """Candidates that it may ask for at most; the default is none of them."""
    warm_starts: Sequence[Policy] = ()
    """Legal candidates, best first: they did well elsewhere, or on similar tasks."""
    refused: Collection[str] = ()
    """Policies (text) that failed before."""
    seed: int = 0
    """Seed of the algorithm's random choices."""


Algorithm = Callable[[SearchProblem], Search]


class SearchHistory:
    """The trials of one search. The default is known from the start: its ratio is 1."""

    def __init__(self, problem: SearchProblem) -> None:
        self.ratios: dict[Policy, float] = {problem.space.default: 1.0}
        """Time over the default's, in the session in which it was measured."""
        self.left = problem.budget
        self._space, self._refused = problem.space, problem.refused
        self._tried = {problem.space.default}

    def fresh(self, policies: Iterable[Policy]) -> list[Policy]:
        """The untried ones of these policies, each once."""
        new = (p for p in dict.fromkeys(policies) if p not in self._tried)
        return [p for p in new if p.text() not in self._refused]

    def by_merit(self) -> list[Policy]:
        """The measured policies, the quickest first."""
        return sorted(self.ratios, key=lambda policy: self.ratios[policy])

    def unexplored(self) -> list[Policy]:
        """Fresh neighbours of the best policy that has any; none if the space is used up."""
        rounds = (self.fresh(self._space.neighbours(policy)) for policy in self.by_merit())
        return next((found for found in rounds if found), [])

    def ask(self, policies: Iterable[Policy]) -> Search:
        """Have the fresh ones of these measured, as far as the budget goes."""
        waiting = self.fresh(policies)[: self.left]
        while waiting:
            batch, waiting = waiting[:BATCH], waiting[BATCH:]
            self._tried.update(batch)
            self.left -= len(batch)
            for trial in (yield batch):
                if (ratio := trial_ratio(trial)) is not None:
                    self.ratios[trial.policy] = ratio


def explore(
    problem: SearchProblem,
    first: Iterable[Policy],
    propose: Callable[[SearchHistory], list[Policy]],
) -> Search:
    """Measure warm-start candidates and `first`, then batch after batch of what is proposed.

    Where nothing is, the ranking continues; after its end the neighbours of what was measured.
    """
    history = SearchHistory(problem)
    yield from history.ask([*problem.warm_starts, *first])
    while history.left > 0:
        found = propose(history) or history.fresh(problem.space.ranked()) or history.unexplored()
        if not found:
            return
        yield from history.ask(found[:BATCH])


def descend(problem: SearchProblem) -> Search:
    """The default search: the estimate's shortlist, then coordinate descent from its best.

    Published experience: an analytic shortlist of 8 to 16 candidates reaches 96-99 % of an
    exhaustive search (nvMatmulHeuristics), and coordinate descent from there usually beats ten
    thousand random trials (Droplet).
    """
    space = problem.space
    count = max(MIN_SHORTLIST, SHORTLIST_OF_EACH * min(FIRST_TURNS, len(space.subspaces)))
    return explore(problem, space.ranked()[:count], lambda history: _around(space, history))


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


def evolve(problem: SearchProblem) -> Search:
    """Genetic search: the better of the measured policies are crossed and mutated.

    Tournament selection, uniform crossover over the knobs with repair to legality, and mutation to
    a neighbour (Goldberg, Genetic Algorithms, 1989). Founders are the ranking's top and some by
    chance; then comes a batch of children a generation.
    """
    space, chance = problem.space, random.Random(problem.seed)
    ranked = space.ranked()
    top, others = ranked[: FOUNDERS - BY_CHANCE], ranked[FOUNDERS - BY_CHANCE :]
    founders = [*top, *chance.sample(others, min(BY_CHANCE, len(others)))]
    return explore(problem, founders, lambda history: _children(space, history, chance))


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
    """The best of a few that chance picks; parents are sorted."""
    return parents[min(chance.randrange(len(parents)) for _ in range(TOURNAMENT))]
