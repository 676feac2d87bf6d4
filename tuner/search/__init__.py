"""Search: the legal policies of a task, and algorithms that ask for candidates to be measured."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.search.algorithms import Algorithm, Search, SearchProblem, descend, evolve, expect

ALGORITHMS: Mapping[str, Algorithm] = {
    "default": descend,
    "genetic": evolve,
    "bayesian": expect,
}
"""Algorithms, by the name that `--search_algorithm` takes."""

__all__ = ["ALGORITHMS", "Algorithm", "Search", "SearchProblem"]
