"""Trial budgets: most candidates where most of the model's time may be won."""

from __future__ import annotations

import math
from collections.abc import Mapping

from tuner.backend import backend_of
from tuner.ops import operations, traffic_bytes
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.task import Task

LIMITS: Mapping[str, tuple[int, int]] = {"O2": (6, 32), "O1": (24, 128)}
"""Least and most candidates of a task, by `--tune_optimization_level`."""
FULL_AT = 0.02
"""A task that may save this share of the model's time gets the most."""
GAINS = (0.1, 0.75)
"""Bounds of an expected gain: neither the floor nor the ranking is exact."""
TYPICAL_GAIN = 0.3
"""Expected gain of a task whose default was not timed yet."""
MEMORY_GB_S = 15.0
"""A cautious figure, only to tell heavy tasks from light ones."""


def budget(saving: float, options: Options) -> int:
    """Candidates for a task: more with the square root of the model's time that they may save."""
    least, most = LIMITS[options.optimization_level]
    worth = math.sqrt(saving / FULL_AT)
    count = round(least + (most - least) * min(1.0, worth))
    return count if options.max_tuning_count is None else min(count, options.max_tuning_count)


def expected_gain(space: Space, default_us: float, task_floor_us: float) -> float:
    """The part of the default's time above what the floor allows or the ranking predicts.

    Whichever is less, since implementations with fewer products go below the floor.
    """
    first, estimate = next(iter(space.ranked()), None), space.estimate(space.default)
    predicted = space.estimate(first) / estimate if first is not None and estimate > 0 else 1.0
    least, most = GAINS
    return min(most, max(least, 1 - min(predicted, task_floor_us / default_us)))


def floor_us(task: Task, target: Target) -> float:
    """The least time of one run: operations over peak, or bytes over bandwidth."""
    peak_gflops = backend_of(target.soc_version).peak_gflops(target.soc_version)
    compute_us = operations(task) / (peak_gflops * target.cores) / 1e3
    return max(compute_us, traffic_bytes(task) / MEMORY_GB_S / 1e3)
