"""Search algorithms: coroutines that ask for candidates to be measured. One a file."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.search.bayesian import expect
from tuner.search.descent import descend
from tuner.search.genetic import evolve
from tuner.search.history import Algorithm, Question, Search

ALGORITHMS: Mapping[str, Algorithm] = {
    "default": descend,
    "genetic": evolve,
    "bayesian": expect,
}
"""Algorithms, by the name that `--search_algorithm` takes."""

__all__ = ["ALGORITHMS", "Algorithm", "Question", "Search"]
