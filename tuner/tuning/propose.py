"""Proposed partitions of a subgraph: dynamic programming over measured parts.

The time of a partition is predicted as the sum of its operators' times. Sites that share no node
add up, so that each group of sites that do is solved by itself: site after site is switched or
not, and of the choices so far the best few are kept.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from tuner.errors import KernelError
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.task import Task

KEPT = 6
"""Choices of a group that are kept from one of its sites to the next."""
MAX_PREDICTED = 1.03
"""Predicted time over the default's: what parts cannot tell (caches, barriers) may be as much."""

Choice = Mapping[str, int]
"""Values of some site knobs; the others are 0."""


def proposals(space: SubgraphSpace, time_us: Callable[[Task], float], most: int) -> list[Policy]:
    """Propose at most `most` policies without the default, best predicted first."""
    whole_us = _time_us(_tasks(space, {}), time_us)
    if whole_us == math.inf:  # some operator cannot be timed: nothing can be predicted
        return []
    groups = [_choices(space, group, time_us) for group in _groups(space)]
    best = {knob: value for choices in groups for knob, value in choices[0][1].items()}
    found = [(sum(choices[0][0] for choices in groups), best)]
    for choices in groups:  # all groups at their best but one, which has its next
        for gain_us, choice in choices[1:]:
            others = {k: v for k, v in best.items() if k not in choices[0][1]}
            total_us = found[0][0] - choices[0][0] + gain_us
            found.append((total_us, {**others, **choice}))
    found.sort(key=lambda pair: (pair[0], sorted(pair[1].items())))
    worth = [choice for us, choice in found if whole_us + us <= whole_us * MAX_PREDICTED]
    distinct = dict.fromkeys(space.default.with_knobs(**choice) for choice in worth)
    distinct.pop(space.default, None)
    return [policy for policy in distinct if space.is_legal(policy)][:most]


def tasks_of_policy(space: SubgraphSpace, policy: Policy) -> list[Task]:
    """The tasks of the partition that a policy makes."""
    graph = space.rewritten(policy, space.graph)
    return list(tasks_by_output(graph, space.task.precision_mode).values())


def _choices(
    space: SubgraphSpace, group: Sequence[str], time_us: Callable[[Task], float]
) -> list[tuple[float, Choice]]:
    """(microseconds more than the default, choice) of a group's sites, the best first."""
    kept: list[tuple[float, Choice]] = [(0.0, {})]
    for knob in group:
        wider = list(kept)
        for _, choice in kept:
            changed = {**choice, knob: 1}
            us = _more_us(space, changed, time_us)
            if us < math.inf:
                wider.append((us, changed))
        kept = sorted(wider, key=lambda pair: (pair[0], sorted(pair[1].items())))[:KEPT]
    return kept


def _more_us(space: SubgraphSpace, choice: Choice, time_us: Callable[[Task], float]) -> float:
    """Time of a choice less that of the default, from the tasks that differ."""
    try:
        ours = _tasks(space, choice)
    except KernelError:
        return math.inf
    default = _tasks(space, {})
    more_us = _time_us(ours - default, time_us)
    return more_us - _time_us(default - ours, time_us) if more_us < math.inf else math.inf


def _tasks(space: SubgraphSpace, choice: Choice) -> Counter[Task]:
    return Counter(tasks_of_policy(space, space.default.with_knobs(**choice)))


def _time_us(tasks: Counter[Task], time_us: Callable[[Task], float]) -> float:
    return sum(time_us(task) * count for task, count in tasks.items())


def _groups(space: SubgraphSpace) -> list[list[str]]:
    """The sites in groups, so that no node is in the sites of two groups."""
    groups: list[tuple[set[str], list[str]]] = []
    for knob, (_, site) in space.sites.items():
        nodes, knobs = set(site), [knob]
        apart = []
        for group in groups:
            if group[0] & nodes:
                nodes |= group[0]
                knobs = group[1] + knobs
            else:
                apart.append(group)
        groups = [*apart, (nodes, knobs)]
    return [knobs for _, knobs in groups]
