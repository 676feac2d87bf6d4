"""Candidates in memory, timed in rounds: what the benches of tasks and of subgraphs share."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.backend import backend_of
from tuner.element import element_of, is_float
from tuner.measure.cores import CoreWait
from tuner.measure.models import relative_difference
from tuner.policy import Policy
from tuner.program.step_table import StepTable
from tuner.target import Target
from tuner.trials.trial import Outcome

SAMPLE_S = 1e-3
"""A sample lasts about this long, so that the clock and the start of the workers do not count."""
MAX_RUNS = 1000
"""Maximum number of runs in a sample."""
MIN_ROUNDS = 4


@dataclass(frozen=True)
class Check:
    """The verdict on a policy's numbers: outcome, largest relative error, and a note."""

    outcome: Outcome
    error: float | None
    note: str = ""


@dataclass
class RunningCandidate:
    """Runs of a candidate, one after the other in one table, each with weights of its own."""

    table: StepTable
    runs: int
    memory: object
    """Keeps alive what the table points to."""
    runs_per_sample: int = 0
    """0: not known yet."""

    @property
    def rows(self) -> int:
        """Rows of the table, for one run."""
        return self.table.count // self.runs


class Rounds:
    """Candidates by policy, and the threads that run them."""

    def __init__(self, target: Target, *, pinned: bool) -> None:
        pool = backend_of(target.soc_version).thread_pool
        self._pool = pool(target.cores, pinned=pinned)
        self._candidates: dict[str, RunningCandidate] = {}
        self._position = 0
        self.wait_share = 0.0
        """Time that threads waited for cores in the latest timing, for each second of it."""

    def close(self) -> None:
        """End the threads."""
        self._pool.close()

    def run_once(self, candidate: RunningCandidate) -> None:
        """Run once, with the candidate's own weights."""
        self._pool.run(candidate.table.address, candidate.rows)

    def keep(self, policy: Policy, candidate: RunningCandidate) -> None:
        """Hold a candidate, so that it can be timed."""
        self._candidates[policy.text()] = candidate

    def forget(self, policies: Sequence[Policy]) -> None:
        """Free the memory of candidates that will not be timed again."""
        for policy in policies:
            self._candidates.pop(policy.text(), None)

    def time(
        self, policies: Sequence[Policy], rounds: int, budget_s: float = math.inf
    ) -> Mapping[str, list[float]]:
        """Microseconds a run, `rounds` samples a policy, in rounds whose order rotates.

        Fewer rounds, but at least `MIN_ROUNDS`, where they would take longer than the budget.
        """
        started = time.monotonic()
        texts = [policy.text() for policy in policies]
        samples: dict[str, list[float]] = {text: [] for text in texts}
        for text in texts:
            self._warm_up(self._candidates[text])
        wait = CoreWait()
        with wait.counted():
            for turn in range(rounds):
                if turn >= MIN_ROUNDS and time.monotonic() - started > budget_s:
                    break
                shift = turn % len(texts)
                for text in (*texts[shift:], *texts[:shift]):
                    samples[text].append(self._sample(self._candidates[text]))
        self.wait_share = wait.share
        return samples

    def _warm_up(self, candidate: RunningCandidate) -> None:
        """A sample that does not count.

        The first time it also determines how many runs a sample has: a check would measure that
        while other candidates are being compiled.
        """
        if candidate.runs_per_sample:
            self._sample(candidate)
            return
        self.run_once(candidate)
        start = time.perf_counter()
        self.run_once(candidate)
        once_s = max(time.perf_counter() - start, 1e-7)
        candidate.runs_per_sample = min(MAX_RUNS, math.ceil(SAMPLE_S / once_s))

    def _sample(self, candidate: RunningCandidate) -> float:
        runs, rows, done = candidate.runs_per_sample, candidate.rows, 0
        start = time.perf_counter()
        while done < runs:
            first = self._position % candidate.runs
            count = min(runs - done, candidate.runs - first)
            self._pool.run(candidate.table.row_address(first * rows), count * rows)
            self._position += count
            done += count
        return (time.perf_counter() - start) / runs * 1e6


def relative_error(result: np.ndarray, reference: np.ndarray) -> float:
    """Largest max |difference| / max |reference|; infinite where only one is not a number.

    A reference beyond the range of the result's type counts as infinite, which it is for every
    kernel that makes that type. Results that are no floats have to be equal.
    """
    if not is_float(result.dtype):
        return 0.0 if np.array_equal(result, reference) else math.inf
    largest = element_of(result.dtype).largest
    with np.errstate(invalid="ignore"):  # infinity minus infinity
        difference = np.abs(result.astype(np.float64) - reference).max(initial=0.0)
        scale = np.abs(reference).max(initial=0.0)
    if np.isfinite(difference) and scale <= largest:
        return float(difference) / (float(scale) or 1.0)
    beyond = np.abs(reference) > largest
    return relative_difference(result, np.where(beyond, np.copysign(np.inf, reference), reference))
