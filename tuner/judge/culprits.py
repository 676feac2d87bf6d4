"""Culprits: which of several changes make a whole wrong, found by bisection."""

from __future__ import annotations

from collections.abc import Callable, Sequence

MAX_PROBES = 40
"""Wholes that are built and judged; changes that are left then count as wrong."""


def find_culprits(changes: Sequence[str], is_right: Callable[[Sequence[str]], bool]) -> list[str]:
    """Changes without which the whole is right: no one of them could be kept with the others.

    `is_right` says whether the whole is right with these changes alone; without any it is. Errors
    may add up: then those that come last in `changes` are named.
    """
    kept: list[str] = []
    wrong: list[str] = []
    groups, probes = [list(changes)], 0
    while groups:
        group = groups.pop()
        probes += 1
        if probes > MAX_PROBES:
            wrong += group
        elif group and is_right([*kept, *group]):
            kept += group
        elif len(group) == 1:
            wrong += group
        elif group:
            half = len(group) // 2
            groups += [group[half:], group[:half]]
    return wrong
