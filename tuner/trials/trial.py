"""Trials and decisions as values, and the medians, intervals and paired ratios of their times.

Intervals assume nothing about how times are spread.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from tuner.policy import Policy

SHARED_CORES = "other processes used the cores"
"""Words in the note of a trial whose times say little, also as a bank keeps it."""
IN_DOUBT = "decided in noise"
"""Words in the note of a trial that made a decision which noise may have made, also as a bank keeps
it: such entries are raced again."""
DIGITS = 5
"""Significant ones of a sample, as a bank keeps it: decisions are the same with what it gives."""


class Subject(Protocol):
    """Subject of a trial: a task, or a subgraph. No names, no weights."""

    @property
    def op(self) -> str:
        """The op, under which banks list it."""

    @property
    def key(self) -> str:
        """Key under which banks keep it."""

    def text(self) -> str:
        """Canonical JSON: equal subjects have equal text, whatever the model."""


class Outcome(StrEnum):
    """Outcome of a trial. All but `ok` are kept too, so that they are not tried again."""

    OK = "ok"
    ILLEGAL = "illegal"
    COMPILE_ERROR = "compile_error"
    CRASHED = "crashed"
    TIMEOUT = "timeout"
    WRONG = "wrong"


@dataclass(frozen=True)
class Timing:
    """Times of one kernel in one session: count, median and a 95 % interval of the median."""

    count: int
    median_us: float
    low_us: float
    high_us: float
    samples_us: tuple[float, ...] = ()
    """Samples in the order of the rounds: equal positions of a session were measured together."""
    wait_share: float = 0.0
    """Time that threads waited for cores, for each second of the session; a bank keeps a note."""


@dataclass(frozen=True)
class Trial:
    """One policy tried on one subject; the baseline is the default policy in the same session."""

    task: Subject
    policy: Policy
    outcome: Outcome
    timing: Timing | None = None
    baseline: Timing | None = None
    error: float | None = None
    """max |difference from the float64 reference| / max |reference|."""
    note: str = ""

    @property
    def is_disturbed(self) -> bool:
        """Return whether other processes used the cores while it was timed."""
        return SHARED_CORES in self.note

    @property
    def is_in_doubt(self) -> bool:
        """Return whether it made a decision that noise may have made."""
        return self.note.startswith(IN_DOUBT)


@dataclass(frozen=True)
class Stage:
    """One tuning mode's part in a decision: times with the modes before it, and with it."""

    mode: str
    before_us: float
    after_us: float


@dataclass(frozen=True)
class Decision:
    """The policy chosen for a subject on a target."""

    task: Subject
    policy: Policy
    rule: str
    """"tuned": clearly better than the default; "default": nothing was."""
    baseline: Timing
    timing: Timing
    stages: tuple[Stage, ...] = ()


def median(samples: Sequence[float]) -> float:
    """The middle sample, or the mean of both middle ones."""
    ordered, n = sorted(samples), len(samples)
    return (ordered[(n - 1) // 2] + ordered[n // 2]) / 2


def median_interval(samples: Sequence[float], confidence: float = 0.95) -> tuple[float, float]:
    """The order statistics between which the median lies with at least this confidence.

    The number of samples below the median is binomial(n, 1/2). With too few samples for the
    confidence the interval is the whole range.
    """
    ordered, n = sorted(samples), len(samples)
    cut, tail = 0, 0.0
    for rank in range(n // 2):
        tail += math.comb(n, rank) / 2**n
        if 2 * tail > 1 - confidence:
            break
        cut = rank
    return ordered[cut], ordered[n - 1 - cut]


def timing_of(samples_us: Sequence[float], wait_share: float = 0.0) -> Timing:
    """Median and interval of the samples, which are rounded first."""
    rounded = tuple(_rounded(sample) for sample in samples_us)
    low, high = median_interval(rounded)
    return Timing(len(rounded), median(rounded), low, high, rounded, wait_share)


def _rounded(time_us: float) -> float:
    return float(f"{time_us:.{DIGITS}g}")


def reproducing(timing: Timing, baseline: Timing) -> Timing:
    """The timing with times that reproduce its paired ratio to the baseline's median.

    What is decided by the ratio is thus shown with it; the samples stay as they were measured.
    """
    times = (baseline.median_us * ratio for ratio in paired_ratio(timing, baseline))
    low, middle, high = (_rounded(time_us) for time_us in times)
    return replace(timing, median_us=middle, low_us=low, high_us=high)


def paired_ratio(one: Timing, other: Timing) -> tuple[float, float, float]:
    """(low, median, high) of one over other, round by round.

    A machine that is slow for a while slows both sides of a pair, so that ratios of neighbours
    tell apart what the medians of a noisy session cannot.
    """
    count = min(one.count, other.count)
    return ratio_interval(one.samples_us[:count], other.samples_us[:count])


def trial_ratio(trial: Trial) -> float | None:
    """Median ratio of a right trial to its baseline; None for a trial without times."""
    if trial.outcome is not Outcome.OK or trial.timing is None or trial.baseline is None:
        return None
    return paired_ratio(trial.timing, trial.baseline)[1]


def ratio_interval(
    numerators: Sequence[float], denominators: Sequence[float]
) -> tuple[float, float, float]:
    """(low, median, high) of the ratios of pairs that were measured next to each other."""
    ratios = [a / b for a, b in zip(numerators, denominators, strict=True)]
    low, high = median_interval(ratios)
    return low, median(ratios), high
