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
        """Legal policies, the most promising first.

        Estimates compare policies of one implementation well and implementations poorly, so that
        the implementations take turns, the one with the best estimate first:

            f4 a, direct a, f2 a, f4 b, direct b, f2 b, ...

        Knobs that the estimate does not see stay as in the default; coordinate descent varies
        them later. So do, in a space too large to walk, the knobs with the fewest values.
        """
        impls = self.knobs.get("impl", ())
        starts = [self.default.with_knobs(impl=impl) for impl in impls] or [self.default]
        rankings = [ranking for ranking in map(self._ranked_from, starts) if ranking]
        turns = sorted(rankings, key=lambda ranking: ranking[0][0])
        rounds = itertools.zip_longest(*turns)
        return [ranked[2] for turn in rounds for ranked in turn if ranked is not None]

    def _ranked_from(self, start: Policy) -> list[tuple[float, int, Policy]]:
        """(estimate, number, policy) of the legal policies that share `impl`, sorted."""
        default, choices = self.default, _affordable(self._choices(start), start)
        policies = (Policy.of(**dict(c)) for c in _product(choices))
        legal = [p for p in policies if p != default and self.is_legal(p)]
        return sorted((self._estimate(p), number, p) for number, p in enumerate(legal))

    def _choices(self, start: Policy) -> dict[str, tuple[Knob, ...]]:
        """The values of each knob that moves the estimate, or of every knob if none does."""
        known = {n: (start[n],) if n == "impl" else values for n, values in self.knobs.items()}
        here = self._estimate(start)
        moving = {
            name: values
            for name, values in known.items()
            if any(self._estimate(start.with_knobs(**{name: v})) != here for v in values)
        }
        return {n: (start[n],) for n in known} | moving if moving else known

    def _estimate(self, policy: Policy) -> float:
        return self.family.estimate(self.task, policy, self.target)

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


def _affordable(
    choices: Mapping[str, tuple[Knob, ...]], start: Policy
) -> dict[str, tuple[Knob, ...]]:
    """Choices of at most `MOST_ENUMERATED` policies: knobs with few values stay as they are."""
    affordable, size = dict(choices), 1
    for name in sorted(choices, key=lambda n: -len(choices[n])):
        size *= len(choices[name])
        if size > MOST_ENUMERATED:
            size //= len(choices[name])
            affordable[name] = (start[name],)
    return affordable


def _product(choices: dict[str, tuple[Knob, ...]]) -> Iterator[tuple[tuple[str, Knob], ...]]:
    names = tuple(choices)
    for values in itertools.product(*choices.values()):
        yield tuple(zip(names, values, strict=True))
