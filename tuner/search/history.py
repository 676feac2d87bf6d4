"""The history of a search: what it asked for, the results, and its remaining budget."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from dataclasses import dataclass

from tuner.policy import Policy
from tuner.search.space import Space
from tuner.trials.interval import paired_ratio
from tuner.trials.trial import Outcome, Trial

Search = Generator[list[Policy], list[Trial], None]
"""A search yields candidates and is sent their trials, until it has nothing more to ask."""

BATCH = 8
"""Candidates that are compiled together and timed side by side."""


@dataclass(frozen=True)
class Question:
    """The problem of a search: the space, the budget, and warm-start candidates."""

    space: Space
    budget: int
    """Candidates that it may ask for at most; the default is none of them."""
    seeds: Sequence[Policy] = ()
    """Legal warm-start candidates, best first: they did well elsewhere, or on similar tasks."""
    refused: Collection[str] = ()
    """Policies (text) that failed before."""
    seed: int = 0
    """Seed of the algorithm's random choices."""


Algorithm = Callable[[Question], Search]


class SearchHistory:
    """The trials of one search. The default is known from the start: its ratio is 1."""

    def __init__(self, question: Question) -> None:
        self.best = question.space.default
        self.ratios: dict[Policy, float] = {self.best: 1.0}
        """Time over the default's, in the session in which it was measured."""
        self.left = question.budget
        self._space, self._refused = question.space, question.refused
        self._tried = {self.best}

    @property
    def best_ratio(self) -> float:
        """Time of the best policy over the default's."""
        return self.ratios[self.best]

    def fresh(self, policies: Iterable[Policy]) -> list[Policy]:
        """The untried ones of these policies, each once."""
        new = (p for p in dict.fromkeys(policies) if p not in self._tried)
        return [p for p in new if p.text() not in self._refused]

    def by_merit(self) -> list[Policy]:
        """The measured policies, the quickest first."""
        return sorted(self.ratios, key=lambda policy: self.ratios[policy])

    def unexplored(self, space: Space) -> list[Policy]:
        """Fresh neighbours of the best policy that has any; none if the space is used up."""
        rounds = (self.fresh(space.neighbours(policy)) for policy in self.by_merit())
        return next((found for found in rounds if found), [])

    def ask(self, policies: Iterable[Policy]) -> Search:
        """Have the fresh ones of these measured, as far as the budget goes."""
        waiting = self.fresh(policies)[: self.left]
        for start in range(0, len(waiting), BATCH):
            batch = waiting[start : start + BATCH]
            self._tried.update(batch)
            self.left -= len(batch)
            self._learn((yield batch))

    def _learn(self, trials: Iterable[Trial]) -> None:
        for trial in trials:
            if trial.outcome is Outcome.OK and trial.timing and trial.baseline:
                ratio = paired_ratio(trial.timing, trial.baseline)[1]
                self.ratios[trial.policy] = ratio
                if ratio < self.best_ratio:
                    self.best = trial.policy
