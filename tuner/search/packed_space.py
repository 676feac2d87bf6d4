"""The legal policies of a task that pack its weights in one form."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tuner.backend import Family, Knobs
from tuner.policy import Knob, Policy
from tuner.search.space import Space

Packing = tuple[tuple[str, Knob], ...]
"""The knobs that decide how a task packs its weights, with their values."""


def packing_of(space: Space, policy: Policy) -> Packing:
    """The knobs of a policy that decide how the weights are packed.

    Of implementations that pack alike, `impl` names one.
    """
    family = space.family
    knobs = ((name, value) for name, value in policy.knobs if name in family.packed_by)
    return tuple((name, _packing_value(family, name, value)) for name, value in knobs)


def _packing_value(family: Family, name: str, value: Knob) -> Knob:
    return family.packs_as(value) if name == "impl" else value


@dataclass(frozen=True)
class PackedSpace(Space):
    """The legal policies of one task on one target that pack its weights in one form.

    There may be none: `is_empty`.
    """

    packing: Packing = ()

    @cached_property
    def subspaces(self) -> tuple[Knobs, ...]:
        """The implementations that pack like this, each with the values of knobs that do."""
        fixed, family = dict(self.packing), self.family
        found = (
            {
                name: tuple(v for v in values if _packing_value(family, name, v) == fixed[name])
                if name in fixed
                else values
                for name, values in knobs.items()
            }
            for knobs in Space(self.task, self.target).subspaces
        )
        return tuple(knobs for knobs in found if all(knobs.values()))

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
