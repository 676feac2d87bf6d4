"""A race of two engines that takes no time of its own: each call of the user is a slice of it.

calls of the user -> a block of them in one engine, a block in the other, in turns -> block times
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TypeVar

from tuner.measure.cores import CoreWait
from tuner.measure.models import BlockTimes
from tuner.trials.trial import median

Result = TypeVar("Result")

ROUNDS = 5
"""Blocks of each engine before the race is decided."""
MIN_BLOCK_RUNS, MAX_BLOCK_RUNS = 3, 16
BLOCK_S = 0.003
"""A block ends when it has the minimum of timed calls and so much time, or the maximum of calls."""
MAX_WARM_UP_RUNS, WARM_UP_S = 8, 0.03
"""The first calls of a block are not timed: one at least, and others until this time has passed
since the engines changed. Threads of the engine that worked before spin for some milliseconds."""


class SlicedRace:
    """A race between "ours" and "other". No call of the user runs in more than one of them."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock, self._wait = clock, CoreWait()
        self._medians: dict[str, list[float]] = {"ours": [], "other": []}
        self._order = [
            name
            for number in range(ROUNDS)
            for name in (("other", "ours"), ("ours", "other"))[number % 2]
        ]
        self._block: list[float] = []
        self._warm_ups = 0
        self._began_s = 0.0

    @property
    def turn(self) -> str:
        """The engine of the next call: "ours" or "other"."""
        return self._order[0]

    @property
    def blocks(self) -> tuple[int, int]:
        """Number of blocks that are timed, and that there are in total."""
        return 2 * ROUNDS - len(self._order), 2 * ROUNDS

    @property
    def times(self) -> BlockTimes | None:
        """Times of all blocks; None as long as some are missing."""
        return None if self._order else BlockTimes(self._medians, self._wait.share)

    def call(self, engines: Mapping[str, Callable[[], Result]]) -> Result:
        """Result of a call, made in the engine whose turn it is."""
        call = engines[self.turn]
        started_s = self._clock()
        if not self._warm_ups:
            self._began_s = started_s
        is_warm = self._warm_ups >= MAX_WARM_UP_RUNS or started_s - self._began_s >= WARM_UP_S
        if not self._block and not (self._warm_ups and is_warm):
            self._warm_ups += 1
            return call()
        with self._wait.counted():
            started_s = self._clock()
            result = call()
            self._block.append(self._clock() - started_s)
        runs = len(self._block)
        is_long = runs >= MIN_BLOCK_RUNS and sum(self._block) >= BLOCK_S
        if is_long or runs >= MAX_BLOCK_RUNS:
            self._medians[self._order.pop(0)].append(median(self._block))
            self._block, self._warm_ups = [], 0
        return result
