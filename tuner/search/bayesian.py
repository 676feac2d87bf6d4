"""Bayesian search: a Gaussian process over the knobs says where a gain is to be expected.

Expected improvement over a pool of ranked policies (Jones, Schonlau, Welch: Efficient Global
Optimization, 1998). A batch is chosen one by one, each as if the last had come out as expected.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

import numpy as np

from tuner.policy import Knob, Policy
from tuner.search.algorithms import BATCH, Search, SearchHistory, SearchProblem, explore
from tuner.search.space import Space

START = 8
"""Number of policies from the top of the ranking that are measured before the model learns."""
POOL = 768
"""Number of policies considered in each step: the top of the ranking, some others, neighbours."""
NOISE = 0.015
"""Standard deviation of the logarithm of a measured ratio."""
LENGTHS = (0.2, 0.4, 0.8, 1.6, 4.0)
"""Length scales to choose from, each knob's; features lie between 0 and 1."""
START_LENGTH = 1.6


def expect(problem: SearchProblem) -> Search:
    """The ranking's top, then the policies with the greatest expected gain."""
    space, chance = problem.space, random.Random(problem.seed)
    ranked, model = space.ranked(), _Model(space)

    def propose(history: SearchHistory) -> list[Policy]:
        pool = _pool(space, history, ranked, chance) or history.unexplored()
        return model.promising(history, pool)

    return explore(problem, ranked[:START], propose)


def _pool(
    space: Space, history: SearchHistory, ranked: Sequence[Policy], chance: random.Random
) -> list[Policy]:
    """Candidates for the next batch: top of the ranking, a sample of the rest, neighbours."""
    top, others = ranked[: POOL // 2], ranked[POOL // 2 :]
    more = chance.sample(others, min(POOL // 2, len(others)))
    around = [near for best in history.by_merit()[:3] for near in space.neighbours(best)]
    return history.fresh([*around, *top, *more])


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
        for _ in range(min(BATCH, len(pool))):
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


def _kernel(one: np.ndarray, other: np.ndarray, lengths: np.ndarray) -> np.ndarray:
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
    return _kernel(x, x, lengths) + np.eye(len(y)) * (NOISE**2 / spread + 1e-6)


def _predicted(
    x: np.ndarray, y: np.ndarray, candidates: np.ndarray, lengths: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard deviation of the logarithm of each candidate's ratio."""
    lower = np.linalg.cholesky(_covariance(x, y, lengths))
    across = np.linalg.solve(lower, _kernel(x, candidates, lengths))
    whitened = np.linalg.solve(lower, y - y.mean())
    variance = max(float(whitened @ whitened) / len(y), NOISE**2)
    rest = np.maximum(1 - (across * across).sum(0), 1e-9)
    return y.mean() + across.T @ whitened, np.sqrt(variance * rest)


def _expected_improvement(mean: np.ndarray, deviation: np.ndarray, best: float) -> np.ndarray:
    steps = (best - mean) / deviation
    density = np.exp(-0.5 * steps * steps) / math.sqrt(2 * math.pi)
    below = 0.5 * (1 + np.array([math.erf(s / math.sqrt(2)) for s in steps]))
    return np.asarray(deviation * (steps * below + density))
