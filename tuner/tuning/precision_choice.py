"""Choice of what a model computes in fewer bits: by measured time and by measured error.

chains with the time that each saves and the error that it makes alone -> as many as the budget
allows, by time for error -> all of them together, verified -> fewer of them, until they fit

A chain is a group of tasks that are lowered together: a cast between two of them would cost what
either saves. Errors of chains nearly add up, not exactly; so only a verified choice is returned.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

MAX_VERIFICATIONS = 12
"""Maximum number of choices that are verified. What does not fit by then is not lowered at all."""
BUDGET = 1.0
"""Errors are shares of the budget: more than this is too much."""


@dataclass(frozen=True)
class Chain:
    """Tasks that are lowered together, and what that gives and costs."""

    names: tuple[str, ...]
    """Names of their nodes."""
    saved_us: tuple[float, float, float] | None = None
    """Time saved in a run: low, median, high. None: it is not known."""
    error: float | None = None
    """Share of the budget that the error of this chain alone takes. None: it is not known."""
    is_lowered: bool = False
    reason: str = ""
    """The reason why it is not lowered; empty where it is."""

    @property
    def exclusion(self) -> str:
        """The reason why it is not lowered whatever the others are; empty for none."""
        if self.saved_us is None or self.error is None:
            return "not measured"
        if self.saved_us[0] <= 0:
            return "not faster"
        return "fragile" if not self.error <= BUDGET else ""

    @property
    def merit(self) -> float:
        """Time saved for the error that it costs; of no error, infinite."""
        assert self.saved_us is not None
        assert self.error is not None
        return self.saved_us[1] / self.error if self.error else math.inf


@dataclass(frozen=True)
class Choice:
    """Chains as they were chosen, in the order that they were given."""

    chains: tuple[Chain, ...]
    error: float = 0.0
    """Share of the budget that all the lowered ones take together, as it was verified."""
    verifications: int = 0

    @property
    def lowered(self) -> tuple[str, ...]:
        """Names of all nodes that are lowered."""
        return tuple(name for chain in self.chains if chain.is_lowered for name in chain.names)


@dataclass(frozen=True)
class Lowered:
    """A choice as it is reported: the table, and what became of the model."""

    form: str
    """Numbers that the chains are lowered to: "int8"."""
    chains: tuple[Chain, ...]
    allowed: str
    """The budget in words."""
    accuracy: str = ""
    """Metrics of the lowered model on samples that did not choose; empty where there is none."""
    ratio: tuple[float, float, float] | None = None
    """Time of the model in f32 over that of the lowered one: low, median, high."""
    kept: str = ""
    """The reason why the model in f32 was written; empty where the lowered one was."""

    def __str__(self) -> str:
        """One line for logs and reports."""
        if self.kept:
            return f"{self.form}: the model stays in f32: {self.kept}"
        count = sum(chain.is_lowered for chain in self.chains)
        assert self.ratio is not None
        low, middle, high = self.ratio
        return (
            f"{self.form}: {count} of {len(self.chains)} groups of operators;"
            f" {middle:.2f}x [{low:.2f}, {high:.2f}] as fast as f32;"
            f" {self.accuracy}; allowed: {self.allowed}"
        )


def choose(
    chains: Sequence[Chain],
    verify: Callable[[Sequence[Chain]], float],
    max_verifications: int = MAX_VERIFICATIONS,
) -> Choice:
    """The chains to be lowered: those that save most time for their error, within the budget.

    `verify` measures the share of the budget that chains take together, on other samples than those
    that gave their errors. All that pay are verified first. Then, as long as they are too much,
    those that fit remain: by merit, each with its own error times the ratio of the joint error to
    the sum of its parts. With errors that add up this is the greedy choice of a knapsack.
    """
    able = [chain for chain in chains if not chain.exclusion]
    chosen = sorted(able, key=lambda chain: chain.merit, reverse=True)
    error, verifications = 0.0, 0
    while chosen:
        if verifications == max_verifications:
            chosen = []
            break
        error, verifications = verify(chosen), verifications + 1
        if error <= BUDGET:
            break
        parts = _sum(chosen)
        chosen = _fitting(chosen, error / parts if parts else math.inf)
    lowered = {chain.names for chain in chosen}
    decided = tuple(_decided(chain, chain.names in lowered) for chain in chains)
    return Choice(decided, error if chosen else 0.0, verifications)


def _fitting(chains: Sequence[Chain], ratio: float) -> list[Chain]:
    """The first of the chains that fit the budget together, their errors times the ratio.

    They are fewer than those whose joint error gave the ratio; infinite or not a number, none.
    """
    found: list[Chain] = []
    for chain in chains:
        if _sum([*found, chain]) * ratio <= BUDGET:
            found.append(chain)
    return found


def _decided(chain: Chain, is_lowered: bool) -> Chain:
    reason = "" if is_lowered else chain.exclusion or "beyond the budget"
    return replace(chain, is_lowered=is_lowered, reason=reason)


def _sum(chains: Sequence[Chain]) -> float:
    return sum(chain.error or 0.0 for chain in chains)
