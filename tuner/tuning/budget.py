"""Trial budgets: most candidates where most of the model's time may be won."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

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
"""Least and most that is hoped for: neither floor nor ranking are to be believed to the end."""
TYPICAL_GAIN = 0.3
"""Expected gain of a task whose default was not timed yet."""
MEMORY_GB_S = 15.0
"""A cautious figure, only to tell heavy tasks from light ones."""


@dataclass(frozen=True)
class Prospect:
    """Expected gain of a task, and what it was computed from."""

    share: float
    """Its time over the floor of the whole model."""
    gain: float = TYPICAL_GAIN
    """The part of its time that may be saved."""


def budget(prospect: Prospect, options: Options) -> int:
    """Candidates for a task: more with the square root of what they may save of the model."""
    least, most = LIMITS[options.optimization_level]
    worth = math.sqrt(prospect.share * prospect.gain / FULL_AT)
    count = round(least + (most - least) * min(1.0, worth))
    return count if options.max_tuning_count is None else min(count, options.max_tuning_count)


def expected_gain(space: Space, default_us: float, task_floor_us: float) -> float:
    """The part of the default's time above what the floor allows or the ranking promises.

    Whichever is less, since implementations with fewer products go below the floor.
    """
    promised_us = default_us * _promise(space)
    least, most = GAINS
    return min(most, max(least, 1 - min(promised_us, task_floor_us) / default_us))


def floor_us(task: Task, target: Target) -> float:
    """The least time of one run: operations over peak, or bytes over bandwidth."""
    peak_gflops = backend_of(target.soc_version).peak_gflops(target.soc_version)
    compute_us = operations(task) / (peak_gflops * target.cores) / 1e3
    return max(compute_us, traffic_bytes(task) / MEMORY_GB_S / 1e3)


def _promise(space: Space) -> float:
    """Time of the ranking's first over the default's, by their estimates."""
    first = next(iter(space.ranked()), None)
    default = space.estimate(space.default)
    return space.estimate(first) / default if first is not None and default > 0 else 1.0
