"""Trials and decisions as values: outcome, timing, trial, decision."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from tuner.policy import Policy

SHARED_CORES = "other processes used the cores"
"""Words in the note of a trial whose times say little, also as a bank keeps it."""


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
