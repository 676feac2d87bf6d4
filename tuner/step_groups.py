"""Packed steps of weights in groups: the sum of the entries of a step is its weights.

packed:  first group of each block, and the end of the last | weights | place of each entry
entry:   weights of a block in a step: [column][key]
place:   where A has its step, in elements behind the first one
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

KEYS = 4
"""Weights of a column in a step."""
PLACE_BYTES = 4
"""Size of a place, and of the number of a first group."""
LINE_BYTES = 64


MAX_LOOPS = 4
MAX_PLACE = 1 << 31


class StepGroups(NamedTuple):
    """The packed steps of k of a product."""

    blocks: int
    width: int
    """Columns of a block."""
    joined: int
    """Entries of a group."""
    loops: tuple[tuple[int, int], ...]
    """(count, step in A) of each loop over the steps of a block, the innermost last."""

    @property
    def steps(self) -> int:
        """Steps of a block before they are in groups."""
        return math.prod(count for count, _ in self.loops)

    @property
    def places(self) -> np.ndarray:
        """The place of each step. Raises ValueError for what is no loop, or beyond `MAX_PLACE`."""
        reach = sum(count * step for count, step in self.loops)
        if not 0 < len(self.loops) <= MAX_LOOPS or reach > MAX_PLACE:
            raise ValueError("groups of steps that are in no loops")
        places = np.zeros(1, np.int64)
        for count, step in self.loops:
            places = np.add.outer(places, np.arange(count) * step).reshape(-1)
        return places

    @property
    def weight_count(self) -> int:
        """Number of weights."""
        return self.blocks * self.steps * self.step_bytes

    @property
    def step_bytes(self) -> int:
        """Size of the weights of a step."""
        return KEYS * self.width

    @property
    def group_bytes(self) -> int:
        """Size of the weights of a group."""
        return self.joined * self.step_bytes

    @property
    def weights_at(self) -> int:
        """Byte offset of the first weights: they begin with a cache line."""
        return -(-(self.blocks + 1) * PLACE_BYTES // LINE_BYTES) * LINE_BYTES


def out_of_groups(packed: np.ndarray, groups: StepGroups) -> np.ndarray:
    """The weights of packed steps, [block][step][column][key].

    Raises ValueError for bytes that are no such steps. Needs some times the memory of `packed`.
    """
    memory = packed.reshape(-1).view(np.int8)
    if min(groups[:3]) < 1 or not 0 < groups.weight_count <= memory.size:
        raise ValueError("groups of more steps than there are")
    firsts = memory[: groups.weights_at].view("<i4")[: groups.blocks + 1].astype(np.int64)
    if len(firsts) <= groups.blocks or firsts[0] or (np.diff(firsts) < 0).any():
        raise ValueError("groups of steps without an order")
    count, end = int(firsts[-1]) * groups.joined, int(firsts[-1]) * groups.group_bytes
    entries = memory[groups.weights_at :][:end]
    places = memory[groups.weights_at + end :][: count * PLACE_BYTES]
    if len(places) < count * PLACE_BYTES:
        raise ValueError("groups of steps that are not all there")
    numbers = _numbers(places.view("<i4").astype(np.int64), groups.places)
    block = np.repeat(np.arange(groups.blocks), np.diff(firsts) * groups.joined)
    sums = np.zeros((groups.blocks * groups.steps, groups.step_bytes), np.int8)
    np.add.at(sums, block * groups.steps + numbers, entries.reshape(count, -1))
    return sums.reshape(groups.blocks, groups.steps, groups.width, KEYS)


def _numbers(places: np.ndarray, of_steps: np.ndarray) -> np.ndarray:
    """The number of the step at each place."""
    order = np.argsort(of_steps, kind="stable")
    found = np.searchsorted(of_steps, places, sorter=order).clip(max=len(of_steps) - 1)
    if (of_steps[order[found]] != places).any():
        raise ValueError("groups with other steps than there are")
    return np.asarray(order[found])
