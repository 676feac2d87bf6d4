"""The legal policies of a task that pack its weights in one form."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tuner.kernel_family import Knobs
from tuner.policy import Knob, Policy
from tuner.search.space import Space

Packing = tuple[tuple[str, Knob], ...]
"""The knobs that decide how a task packs its weights, with their values."""


def packing_of(space: Space, policy: Policy) -> Packing:
    """The knobs of a policy that decide how the weights are packed.

    Of policies that pack alike in spite of other knobs they are those of one of them.
    """
    return _packing(space, dict(policy.knobs))


def _packing(space: Space, knobs: Mapping[str, Knob]) -> Packing:
    """Knobs that mean nothing to an implementation, which tasks may lack, are left out."""
    family = space.family
    found = {n: value for n, value in knobs.items() if n in family.packed_by and value != 0}
    return tuple(sorted(family.as_packed(space.task, space.target.isa, found).items()))


@dataclass(frozen=True)
class PackedSpace(Space):
    """The legal policies of one task on one target that pack its weights in one form.

    There may be none: `is_empty`.
    """

    packing: Packing = ()

    @cached_property
    def subspaces(self) -> tuple[Knobs, ...]:
        """Parts of the space that pack like this: of an implementation, with values of knobs."""
        found = []
        for knobs in Space(self.task, self.target).subspaces:
            names = [name for name in sorted(knobs) if name in self.family.packed_by]
            for values in itertools.product(*(knobs[name] for name in names)):
                chosen = dict(zip(names, values, strict=True))
                if _packing(self, chosen) == self.packing:
                    found.append({**knobs, **{name: (value,) for name, value in chosen.items()}})
        return tuple(found)

    @cached_property
    def default(self) -> Policy:
        """The policy without tuning; of a space that lacks it, the first that is legal."""
        whole = Space(self.task, self.target)
        found = (whole._start(knobs) for knobs in self.subspaces)
        return next((policy for policy in found if policy is not None), whole.default)

    @property
    def is_empty(self) -> bool:
        """Return whether no legal policy packs weights in this form."""
        return packing_of(self, self.default) != self.packing
