"""Choice of what a model computes in fewer bits: by measured time and by measured error.

chains with the time that each saves -> all of them together, verified -> where that is too much:
the error of each alone -> as many as the budget allows, by time for error -> verified -> fewer of
them, until they fit

A chain is a group of tasks that are lowered together: a cast between two of them would cost what
either saves. Errors of chains nearly add up, not exactly; so only a verified choice is returned.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tuner.figures import Chain

MAX_VERIFICATIONS = 12
"""Maximum number of choices that are verified. What does not fit by then is not lowered at all."""
NOT_MEASURED = "not measured"
"""Reason why a chain is not lowered: it is not known what that saves or costs."""
NOT_FASTER = "not faster"
"""Reason why a chain is not lowered: it saves no time."""
IN_DOUBT = "no faster beyond the noise"
"""Reason why a chain is not lowered: rounds disagree on whether it saves time."""
BUDGET = 1.0
"""Errors are shares of the budget: more than this is too much."""


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


def slowness_of(chain: Chain) -> str:
    """The reason why a chain is not lowered whatever its error is; empty for none."""
    if chain.saved_us is None:
        return NOT_MEASURED
    low, middle, _ = chain.saved_us
    if low > 0:
        return ""
    return IN_DOUBT if middle > 0 else NOT_FASTER


def exclusion_of(chain: Chain) -> str:
    """The reason why a chain is not lowered whatever the others are; empty for none."""
    if (slowness := slowness_of(chain)) or chain.error is None:
        return slowness or NOT_MEASURED
    return "fragile" if not chain.error <= BUDGET else ""


def merit_of(chain: Chain) -> float:
    """Time saved for the error that it costs; of no error, infinite."""
    assert chain.saved_us is not None
    assert chain.error is not None
    return chain.saved_us[1] / chain.error if chain.error else math.inf


def choose_all(
    chains: Sequence[Chain], verify: Callable[[Sequence[Chain]], float]
) -> Choice | None:
    """All chains that save time, where they fit the budget together: no errors of single ones.

    None where they do not fit. `verify`: see `choose`.
    """
    able = [chain for chain in chains if not slowness_of(chain)]
    error = verify(able) if able else 0.0
    if not error <= BUDGET:
        return None
    decided = (
        replace(chain, is_lowered=not reason, reason=reason)
        for chain in chains
        for reason in [slowness_of(chain)]
    )
    return Choice(tuple(decided), error, int(bool(able)))


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
    able = [chain for chain in chains if not exclusion_of(chain)]
    chosen = sorted(able, key=merit_of, reverse=True)
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
    reason = "" if is_lowered else exclusion_of(chain) or "beyond the budget"
    return replace(chain, is_lowered=is_lowered, reason=reason)


def _sum(chains: Sequence[Chain]) -> float:
    return sum(chain.error or 0.0 for chain in chains)
