"""Repair of policies made for another task, or by chance: the nearest legal policy."""

from __future__ import annotations

from collections.abc import Mapping

from tuner.cpu.kernels.kernel import Knobs
from tuner.policy import Knob, Policy
from tuner.search.space import Space, steps_between


def repaired(space: Space, wanted: Mapping[str, Knob]) -> Policy | None:
    """The legal policy nearest to these knobs, of the same implementation where it is possible.

    Values that the space does not have become the nearest that it has. If the whole is not legal
    then, it is the nearest of the ranking, with what it can take over. None where the
    implementation has no legal policy.
    """
    subspace = _subspace_for(space, wanted)
    nearest = {name: _nearest(values, wanted.get(name)) for name, values in subspace.items()}
    start = space.moved(space.default, subspace).with_knobs(**nearest)
    if space.is_legal(start):
        return start
    legal = [p for p in (space.default, *space.ranked()) if space.subspace_of(p) == subspace]
    if not legal:
        return None
    policy = min(legal, key=lambda p: (steps_between(start, p, subspace), p.text()))
    for name in subspace:
        closer = policy.with_knobs(**{name: start[name]})
        policy = closer if space.is_legal(closer) else policy
    return policy


def _subspace_for(space: Space, wanted: Mapping[str, Knob]) -> Knobs:
    """The subspace of the wanted implementation, else that of the default."""
    asked = (s for s in space.subspaces if wanted.get("impl") in s.get("impl", ()))
    return next(asked, space.subspace_of(space.default))


def _nearest(values: tuple[Knob, ...], wanted: Knob | None) -> Knob:
    if wanted in values:
        return wanted
    numbers = [v for v in values if isinstance(v, int)]
    if isinstance(wanted, int) and numbers:
        return min(numbers, key=lambda number: (abs(number - wanted), number))
    return values[0]
