"""The legal policies of a task on a target, and the neighbours of each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from tuner.kernels.families import family_of
from tuner.kernels.kernel import Family
from tuner.policy import Knob, Policy
from tuner.target import Target
from tuner.task import Task

MOST_ENUMERATED = 4096


@dataclass(frozen=True)
class Space:
    task: Task
    target: Target

    @property
    def family(self) -> Family:
        return family_of(self.task.op)

    @property
    def default(self) -> Policy:
        return self.family.default(self.task, self.target)

    @cached_property
    def knobs(self) -> Mapping[str, tuple[Knob, ...]]:
        """The values of every knob, in a sensible order."""
        return self.family.knobs(self.task, self.target)

    def is_legal(self, policy: Policy) -> bool:
        return self.why_illegal(policy) is None

    def why_illegal(self, policy: Policy) -> str | None:
        """Why there is no kernel for the policy; None if there is one."""
        if {name for name, _ in policy.knobs} != set(self.knobs):
            return f"{self.task.op} has the knobs {', '.join(self.knobs) or '(none)'}"
        for name, values in self.knobs.items():
            if policy[name] not in values:
                return f"{name}={policy[name]} is not one of {values}"
        return self.family.illegal(self.task, policy, self.target)

    def ranked(self) -> list[Policy]:
        """Legal policies, the most promising by estimate first.

        Of a space too large to walk, knobs are fixed at the default from the one with the fewest
        values on; coordinate descent varies them later.
        """
        default = self.default
        choices = self._affordable(default)
        policies = (Policy.of(**dict(c)) for c in _product(choices))
        legal = [p for p in policies if p != default and self.is_legal(p)]
        return sorted(legal, key=lambda p: self.family.estimate(self.task, p, self.target))

    def neighbours(self, policy: Policy) -> list[Policy]:
        """Legal policies that differ in one knob, nearest values first."""
        found = []
        for name, values in self.knobs.items():
            here = values.index(policy[name]) if policy[name] in values else 0
            others = sorted(range(len(values)), key=lambda i: (abs(i - here), i))
            found.append([policy.with_knobs(**{name: values[i]}) for i in others if i != here])
        rounds = itertools.zip_longest(*found)
        flat = (p for candidates in rounds for p in candidates if p is not None)
        return [p for p in flat if self.is_legal(p)]

    def _affordable(self, default: Policy) -> dict[str, tuple[Knob, ...]]:
        choices = dict(self.knobs)
        size = 1
        for name in sorted(choices, key=lambda n: -len(choices[n])):
            size *= len(choices[name])
            if size > MOST_ENUMERATED:
                size //= len(choices[name])
                choices[name] = (default[name],)
        return choices


def _product(choices: dict[str, tuple[Knob, ...]]) -> Iterator[tuple[tuple[str, Knob], ...]]:
    names = tuple(choices)
    for values in itertools.product(*choices.values()):
        yield tuple(zip(names, values, strict=True))
