"""Times that chains of operators save: of untuned steps in rounds, and of tuned ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tuner.figures import Chain
from tuner.precision.form import Names, Tuned
from tuner.trials.trial import median, median_interval
from tuner.tuning.precision_choice import NOT_FASTER


def with_times(
    names: Sequence[Names],
    before: Mapping[str, float],
    after: Mapping[str, float],
) -> list[Chain]:
    """Chains with the time that each saves: its steps in f32 less those of the same names.

    `before`, `after`: microseconds of the steps, by name. What the lowered program spends more on
    others (conversions, segments of ONNX Runtime) is shared out by their times in f32.
    """
    own = {chain: sum(before.get(name, 0.0) for name in chain) for chain in names}
    now = {chain: sum(after.get(name, 0.0) for name in chain) for chain in names}
    more = sum(after.values()) - sum(now.values()) - (sum(before.values()) - sum(own.values()))
    share = more / (sum(own.values()) or 1.0)
    chains = []
    for chain in names:
        saved_us = own[chain] * (1 - share) - now[chain]
        times = (saved_us,) * 3 if own[chain] else None
        chains.append(Chain(chain, times, before_us=own[chain] or None))
    return chains


def median_of(rounds: Sequence[Chain]) -> Chain:
    """A chain as several rounds timed it: the median of its times, with the median's interval."""
    saved = [chain.saved_us[1] for chain in rounds if chain.saved_us]
    if len(saved) < len(rounds):
        return Chain(rounds[0].names)
    low, high = median_interval(saved)
    times = low, median(saved), high
    before = [chain.before_us for chain in rounds if chain.before_us]
    return Chain(rounds[0].names, times, before_us=median(before))


def with_tuned_times(chains: tuple[Chain, ...], plain: Tuned, best: Tuned) -> tuple[Chain, ...]:
    """Chains with the times that the lowered ones save in the tuned models.

    The others keep those of the untuned ones, as do all where ONNX Runtime runs a whole model. The
    noise is taken to be that of the untuned ones.
    """
    if plain.result.left_to_peer or best.result.left_to_peer:
        return chains
    names = [chain.names for chain in chains if chain.is_lowered]
    timed = {chain.names: chain for chain in with_times(names, plain.steps, best.steps)}
    return tuple(
        _as_tuned(chain, timed[chain.names]) if chain.names in timed else chain for chain in chains
    )


def _as_tuned(chain: Chain, tuned: Chain) -> Chain:
    """A chain with the times of tuned steps, where they are known."""
    if tuned.saved_us is None:
        return chain
    middle = tuned.saved_us[1]
    low, high = (chain.saved_us[i] - chain.saved_us[1] if chain.saved_us else 0.0 for i in (0, 2))
    times = middle + low, middle, middle + high
    return replace(chain, saved_us=times, before_us=tuned.before_us)


def is_in_doubt(chain: Chain, worth_us: float = 0.0) -> bool:
    """Return whether rounds disagree on whether a chain saves time, and it may be worth so much."""
    return chain.saved_us is not None and chain.saved_us[0] <= 0 < chain.saved_us[2] > worth_us


def is_slower(chain: Chain) -> bool:
    """Return whether a chain loses time beyond the noise."""
    return chain.saved_us is not None and chain.saved_us[2] <= 0


def put_back(chain: Chain) -> Chain:
    """A chain in f32 where it saves nothing."""
    if chain.is_lowered and is_slower(chain):
        return replace(chain, is_lowered=False, reason=NOT_FASTER)
    return chain
