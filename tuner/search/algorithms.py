"""Search algorithms: coordinate descent, genetic and Bayesian search.

An algorithm is a coroutine: it yields candidates, and is sent their trials.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tuner.policy import Knob, Policy
from tuner.search.space import FIRST_TURNS, Space, repaired
from tuner.trials.trial import Trial, median, trial_ratio

Search = Generator[list[Policy], list[Trial], None]
"""A search yields candidates and is sent their trials, until it has nothing more to ask."""

CANDIDATES_AT_ONCE = 8
"""Candidates that are compiled together and timed side by side."""

MIN_SHORTLIST, SHORTLIST_OF_EACH = 8, 3
"""Number of candidates from the ranking; more where many implementations take turns in it."""
STARTS = 4
"""Number of starting points: the descent continues from the next when one has no neighbour left."""
RIVAL = 1.1
"""Implementations whose best policy takes at most so many times as long as the best of all are
searched in turns: which of them wins is only known once each has its own best knobs."""
NEAR_SHARE, ANEW_SHARE = 4, 2
"""The budget over these is what may be tried next to an entry that has won in another environment:
of its neighbours if it wins here, too, and of all policies if it does not."""
WON = 0.97
"""Ratio to the default's time below which such an entry has won here."""
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

FIRST_SAMPLES = 8
"""Number of policies from the top of the ranking that are measured before the model learns."""
POOL = 768
"""Number of policies considered in each step: the top of the ranking, some others, neighbours."""
NOISE = 0.015
"""Standard deviation of the logarithm of a measured ratio."""
LENGTHS = (0.2, 0.4, 0.8, 1.6, 4.0)
"""Length scales to choose from, each knob's; features lie between 0 and 1."""
START_LENGTH = 1.6


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
            batch, waiting = waiting[:CANDIDATES_AT_ONCE], waiting[CANDIDATES_AT_ONCE:]
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
        yield from history.ask(found[:CANDIDATES_AT_ONCE])


def descend(problem: SearchProblem) -> Search:
    """The default search: the estimate's shortlist, then coordinate descent from its best.

    Published experience: an analytic shortlist of 8 to 16 candidates reaches 96-99 % of an
    exhaustive search (nvMatmulHeuristics), and coordinate descent from there usually beats ten
    thousand random trials (Droplet).
    """
    space = problem.space
    count = max(MIN_SHORTLIST, SHORTLIST_OF_EACH * min(FIRST_TURNS, len(space.subspaces)))
    return explore(problem, space.ranked()[:count], lambda history: _around(space, history))


def from_entry(problem: SearchProblem, entry: Policy, search: Algorithm) -> Search:
    """Search for a task of which a bank has an entry from another environment.

    Where the entry beats the default here, too, its neighbours are tried, with a quarter of the
    budget. Where it does not, half the budget is left for a search as if nothing was known of it.
    If the entry is the default, that is done only if something from the top of the ranking wins.
    """
    space, history = problem.space, SearchHistory(problem)
    is_default = entry == space.default
    yield from history.ask(space.ranked()[:MIN_SHORTLIST] if is_default else [entry])
    has_won = history.ratios[history.by_merit()[0]] < WON
    if has_won and not is_default:
        history.left = min(history.left, math.ceil(problem.budget / NEAR_SHARE))
        while found := _around(space, history)[: history.left]:
            yield from history.ask(found[:CANDIDATES_AT_ONCE])
    elif has_won or not is_default:
        left = min(history.left, math.ceil(problem.budget / ANEW_SHARE))
        yield from search(replace(problem, budget=left))


def formats_alone(problem: SearchProblem) -> Search:
    """The default policy in its other formats (`--Fop_format`), and nothing else."""
    space = problem.space
    others = (space.default.with_knobs(format=f) for f in space.knobs.get("format", ()))
    yield from SearchHistory(problem).ask(filter(space.is_legal, others))


def _around(space: Space, history: SearchHistory) -> list[Policy]:
    """The untried neighbours of the best policy, in turns with those of its rivals.

    If there are none, those of the next best.
    """
    ranked = history.by_merit()
    limit = RIVAL * history.ratios[ranked[0]]
    best: dict[Knob | None, Policy] = {}
    for policy in ranked:
        best.setdefault(dict(policy.knobs).get("impl"), policy)
    rivals = [policy for policy in best.values() if history.ratios[policy] <= limit]
    rounds = [history.fresh(_neighbours(space, history, start)) for start in rivals]
    if any(rounds):
        return [p for p in itertools.chain(*itertools.zip_longest(*rounds)) if p is not None]
    rounds_of_next = (history.fresh(_neighbours(space, history, p)) for p in ranked[:STARTS])
    return next((found for found in rounds_of_next if found), [])


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
    changed = {name: value for name, value in there.knobs if here[name] != value}
    back = {name: here[name] for name in changed}
    ratios = history.ratios
    seen = [
        ratio / ratios[before]
        for policy, ratio in ratios.items()
        if all(policy[name] == value for name, value in changed.items())
        and (before := policy.with_knobs(**back)) in ratios
    ]
    merit = median(seen) if seen else 1.0
    return merit if merit < GAIN or merit > LOSS else 1.0


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
    while len(children) < CANDIDATES_AT_ONCE and attempts < ATTEMPTS:
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


def expect(problem: SearchProblem) -> Search:
    """Bayesian search: the ranking's top, then the policies with the greatest expected gain.

    A Gaussian process over the knobs says where a gain is to be expected. Expected improvement over
    a pool of ranked policies (Jones, Schonlau, Welch: Efficient Global Optimization, 1998). A batch
    is chosen one by one, each as if the last had come out as expected.
    """
    space, chance = problem.space, random.Random(problem.seed)
    ranked, model = space.ranked(), _Model(space)

    def propose(history: SearchHistory) -> list[Policy]:
        return model.promising(history, _pool(space, history, ranked, chance))

    return explore(problem, ranked[:FIRST_SAMPLES], propose)


def _pool(
    space: Space, history: SearchHistory, ranked: Sequence[Policy], chance: random.Random
) -> list[Policy]:
    """Candidates for the next batch: top of the ranking, a sample of the rest, neighbours."""
    top, others = ranked[: POOL // 2], ranked[POOL // 2 :]
    more = chance.sample(others, min(POOL // 2, len(others)))
    around = [near for best in history.by_merit()[:3] for near in space.neighbours(best)]
    return history.fresh([*around, *top, *more]) or history.unexplored()


class _Model:
    """The process over a space's policies, with the length scales that fitted best so far.

    Its features lie between 0 and 1: numeric knobs by place, words one-hot, the estimate.
    """

    def __init__(self, space: Space) -> None:
        self._space = space
        self._numeric: dict[str, tuple[Knob, ...]] = {}
        self._words: list[tuple[str, Knob]] = []
        for name, values in space.knobs.items():
            if len(values) > 1 and all(isinstance(value, int) for value in values):
                self._numeric[name] = values
            elif len(values) > 1:
                self._words += [(name, value) for value in values]
        self._rows: dict[Policy, list[float]] = {}
        self._lengths: np.ndarray | None = None

    def promising(self, history: SearchHistory, pool: Sequence[Policy]) -> list[Policy]:
        """A batch of the pool, the greatest expected improvement first."""
        if not pool:
            return []
        seen = list(history.ratios)
        x, y = self._features(seen), np.log([history.ratios[policy] for policy in seen])
        start = np.full(x.shape[1], START_LENGTH) if self._lengths is None else self._lengths
        self._lengths = _fitted(x, y, start)
        candidates, chosen = self._features(pool), list[int]()
        for _ in range(min(CANDIDATES_AT_ONCE, len(pool))):
            mean, deviation = _predicted(x, y, candidates, self._lengths)
            gain = _expected_improvement(mean, deviation, float(y.min()))
            gain[chosen] = -1.0
            best = int(gain.argmax())
            chosen.append(best)
            x, y = np.vstack([x, candidates[best]]), np.append(y, mean[best])
        return [pool[i] for i in chosen]

    def _features(self, policies: Iterable[Policy]) -> np.ndarray:
        """One row each; shape [policies, features]."""
        return np.array([self._row(policy) for policy in policies])

    def _row(self, policy: Policy) -> list[float]:
        row = self._rows.get(policy)
        if row is None:
            places = [v.index(policy[n]) / (len(v) - 1) for n, v in self._numeric.items()]
            words = [float(policy[name] == value) for name, value in self._words]
            estimate = math.log(max(self._space.estimate(policy), 1e-9))
            row = self._rows[policy] = [*places, *words, estimate]
        return row


def _matern(one: np.ndarray, other: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """Matern 5/2 of scaled distances: smooth, but less so than a Gaussian."""
    a, b = one / lengths, other / lengths
    squares = (a * a).sum(1)[:, None] + (b * b).sum(1)[None, :] - 2 * a @ b.T
    far = np.sqrt(5 * np.maximum(squares, 0.0))
    return np.asarray((1 + far + far * far / 3) * np.exp(-far))


def _fitted(x: np.ndarray, y: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """Length scales that make the measured ratios more likely, one feature after the other."""
    for feature in range(x.shape[1]):
        is_other = np.arange(len(lengths)) != feature
        tries = [np.where(is_other, lengths, length) for length in LENGTHS]
        lengths = max(tries, key=lambda t: _likelihood(x, y, t))
    return lengths


def _likelihood(x: np.ndarray, y: np.ndarray, lengths: np.ndarray) -> float:
    """Logarithm of the marginal likelihood, up to a constant; the variance is the best one."""
    centred = y - y.mean()
    lower = np.linalg.cholesky(_covariance(x, y, lengths))
    whitened = np.linalg.solve(lower, centred)
    variance = float(whitened @ whitened) / len(y)
    return -0.5 * len(y) * math.log(max(variance, 1e-12)) - float(np.log(np.diag(lower)).sum())


def _covariance(x: np.ndarray, y: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """Covariance of the measured ratios, in units of their variance."""
    spread = max(float(y.var()), NOISE**2)
    return _matern(x, x, lengths) + np.eye(len(y)) * (NOISE**2 / spread + 1e-6)


def _predicted(
    x: np.ndarray, y: np.ndarray, candidates: np.ndarray, lengths: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard deviation of the logarithm of each candidate's ratio."""
    lower = np.linalg.cholesky(_covariance(x, y, lengths))
    across = np.linalg.solve(lower, _matern(x, candidates, lengths))
    whitened = np.linalg.solve(lower, y - y.mean())
    variance = max(float(whitened @ whitened) / len(y), NOISE**2)
    rest = np.maximum(1 - (across * across).sum(0), 1e-9)
    return y.mean() + across.T @ whitened, np.sqrt(variance * rest)


def _expected_improvement(mean: np.ndarray, deviation: np.ndarray, best: float) -> np.ndarray:
    steps = (best - mean) / deviation
    density = np.exp(-0.5 * steps * steps) / math.sqrt(2 * math.pi)
    below = 0.5 * (1 + np.array([math.erf(s / math.sqrt(2)) for s in steps]))
    return np.asarray(deviation * (steps * below + density))


ALGORITHMS: Mapping[str, Algorithm] = {
    "default": descend,
    "genetic": evolve,
    "bayesian": expect,
}
"""Algorithms, by the name that `--search_algorithm` takes."""
