"""The legal policies of a task on a target, the neighbours of each, and repair to legality."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tuner.backend import backend_of
from tuner.kernel_family import Family, Knobs
from tuner.policy import Knob, Policy, unknown_knob
from tuner.target import Caches, Target
from tuner.task import Task

MAX_ENUMERATED = 4096
FIRST_TURNS = 4
"""Number of implementations among a ranking's first from the start."""


_Ranked = tuple[float, int, int, Policy]
"""Estimate, steps from the start, and a number that tells equals apart; smaller is better."""


@dataclass(frozen=True)
class Space:
    """The legal policies of one task on one target."""

    task: Task
    target: Target

    @property
    def family(self) -> Family:
        """The kernel family of the task's op."""
        return backend_of(self.target.soc_version).family_of(self.task.op)

    @cached_property
    def caches(self) -> Caches:
        """The cache sizes that policies are ranked for."""
        return backend_of(self.target.soc_version).caches_of(self.target.soc_version)

    @cached_property
    def default(self) -> Policy:
        """The policy without tuning."""
        return self.family.default(self.task, self.target)

    @cached_property
    def knobs(self) -> Mapping[str, tuple[Knob, ...]]:
        """The values of every knob, in a sensible order."""
        return self.family.knobs(self.task, self.target)

    @cached_property
    def subspaces(self) -> tuple[Knobs, ...]:
        """The knobs of each implementation; of families without a choice there is one."""
        subspaces = self.family.subspaces
        return subspaces(self.task, self.target) if subspaces else (self.knobs,)

    def is_legal(self, policy: Policy) -> bool:
        """Return whether there is a kernel for the policy."""
        return self.why_illegal(policy) is None

    def why_illegal(self, policy: Policy) -> str | None:
        """The reason why there is no kernel for the policy; None if there is one."""
        if unknown := unknown_knob(policy, self.knobs, self.task.op):
            return unknown
        own = self.subspace_of(policy)
        for name, value in policy.knobs:
            if name not in own and value != self.default[name]:
                return f"impl={policy['impl']} has no {name}"
            if value not in own.get(name, (value,)):
                return f"{name}={value} is not one of {own[name]} of impl={policy['impl']}"
        return self.family.illegal(self.task, policy, self.target)

    def completed(self, policy: Policy) -> Policy:
        """The policy with the default's values of the knobs that it lacks.

        An older generator knew fewer knobs; what it decided still holds. A knob without a choice
        in the policy's implementation has the value that it has there now, and so has one whose
        default means nothing there: its first value.
        """
        known = {name for name, _ in policy.knobs}
        whole = policy.with_knobs(**{n: v for n, v in self.default.knobs if n not in known})
        if len(self.subspaces) == 1 or whole["impl"] not in self.knobs["impl"]:
            return whole
        own = self.subspace_of(whole)
        return whole.with_knobs(
            **{
                name: values[0]
                for name, values in own.items()
                if values == (self.default[name],)
                or (name not in known and whole[name] not in values)
            }
        )

    def subspace_of(self, policy: Policy) -> Knobs:
        """The knobs of the implementation that the policy names. Raises LookupError for none."""
        if len(self.subspaces) == 1:
            return self.subspaces[0]
        for subspace in self.subspaces:
            if policy["impl"] in subspace["impl"]:
                return subspace
        raise LookupError(f"no implementation {policy['impl']}")

    def ranked(self) -> list[Policy]:
        """Legal policies, the most promising first.

        Estimates compare policies of one implementation well and implementations poorly, so that
        the implementations take turns, the one with the best estimate first. Where there are
        many, each round lets one more in, and that of the default is among the first:

            f4 a, direct a, f2 a, f4 b, direct b, f2 b, ...

        Knobs that the estimate does not see stay as in the default; coordinate descent varies
        them later. So do, in a space too large to walk, the knobs with the fewest values. Of
        equal estimates (some families have none) come first those with the least changes.
        """
        return list(self._ranking)

    @cached_property
    def _ranking(self) -> tuple[Policy, ...]:
        first, late = self._turns()
        rankings = [self._ranked_in(subspace) for subspace in first]
        turns = sorted((r for r in rankings if r), key=lambda ranking: ranking[0][0])
        waiting = [[*[None] * n, *walk] for n, walk in enumerate(late, start=1)]
        rounds = itertools.zip_longest(*turns, *waiting)
        return tuple(ranked[-1] for turn in rounds for ranked in turn if ranked is not None)

    def _turns(self) -> tuple[Sequence[Knobs], list[list[_Ranked]]]:
        """The subspaces that are ranked whole, and what a walk found in the others, best first."""
        if len(self.subspaces) <= FIRST_TURNS:
            return self.subspaces, []
        walks = [(subspace, self._walked(subspace)) for subspace in self.subspaces]
        own = self.subspace_of(self.default)
        known = sorted((w for w in walks if w[1] and w[0] != own), key=lambda w: w[1][0][:3])
        first = [own, *(subspace for subspace, _ in known[: FIRST_TURNS - 1])]
        return first, [walk for _, walk in known[FIRST_TURNS - 1 :]]

    def _ranked_in(self, subspace: Knobs) -> list[_Ranked]:
        """The legal policies of an implementation, sorted."""
        start = self._start(subspace)
        if start is None:
            return []
        moving = {n: values for n, values in subspace.items() if self._moves(start, n, values)}
        choices = _affordable(moving or subspace, start)
        legal = [p for p in _product(choices, start) if p != self.default and self.has_kernel(p)]
        if moving:
            return sorted((self.estimate(p), 0, n, p) for n, p in enumerate(legal))
        return sorted((0.0, steps_between(start, p, subspace), n, p) for n, p in enumerate(legal))

    def walked(self, subspace: Knobs) -> list[Policy]:
        """Legal policies of an implementation, or of a part of it, the most promising first.

        They are those that a walk downhill on the estimate meets: far fewer than all.
        """
        return [ranked[-1] for ranked in self._walked(subspace)]

    def _walked(self, subspace: Knobs) -> list[_Ranked]:
        """Policies met by a walk from knob to knob, downhill on the estimate; sorted."""
        here, last = self._start(subspace), None
        seen = {here: self.estimate(here)} if here is not None else {}
        while here is not None and here != last:
            last = here
            for name, values in subspace.items():
                near = [here.with_knobs(**{name: value}) for value in values]
                seen |= {p: self.estimate(p) for p in near if p not in seen and self.has_kernel(p)}
                here = min((p for p in near if p in seen), key=lambda p: seen[p])
        return sorted((estimate, 0, n, p) for n, (p, estimate) in enumerate(seen.items()))

    def _start(self, subspace: Knobs) -> Policy | None:
        """The default moved into the implementation, or the first policy of it that is legal."""
        moved = self.moved(self.default, subspace)
        policies = itertools.chain([moved], _product(subspace, moved))
        return next((policy for policy in policies if self.has_kernel(policy)), None)

    def moved(self, policy: Policy, subspace: Knobs) -> Policy:
        """The policy, with the least changes that make it one of this implementation."""
        own = {n: policy[n] if policy[n] in v else v[0] for n, v in subspace.items()}
        foreign = {n: v for n, v in self.default.knobs if n not in subspace}
        return policy.with_knobs(**own, **foreign)

    def _moves(self, start: Policy, name: str, values: tuple[Knob, ...]) -> bool:
        """Return whether the estimate sees the knob, or may: only one value is legal here."""
        others = [start.with_knobs(**{name: v}) for v in values if v != start[name]]
        legal = [policy for policy in others if self.has_kernel(policy)]
        here = self.estimate(start)
        return any(self.estimate(p) != here for p in legal) if legal else bool(others)

    def has_kernel(self, policy: Policy) -> bool:
        """`is_legal` of a policy whose values are known to be among the knobs'."""
        return self.family.illegal(self.task, policy, self.target) is None

    def estimate(self, policy: Policy) -> float:
        """A rough time of a legal policy, in a unit of its own: only to compare."""
        return self.family.estimate(self.task, policy, self.target, self.caches)

    def neighbours(self, policy: Policy) -> list[Policy]:
        """Legal policies that differ in one knob, nearest values first.

        Another implementation brings along what it has no other way.
        """
        found = []
        for name, values in self.knobs.items():
            here = values.index(policy[name]) if policy[name] in values else 0
            others = sorted(range(len(values)), key=lambda i: (abs(i - here), i))
            found.append([self._with(policy, name, values[i]) for i in others if i != here])
        rounds = itertools.zip_longest(*found)
        flat = (p for candidates in rounds for p in candidates if p is not None)
        return [p for p in flat if self.is_legal(p)]

    def _with(self, policy: Policy, name: str, value: Knob) -> Policy:
        changed = policy.with_knobs(**{name: value})
        return self.moved(changed, self.subspace_of(changed)) if name == "impl" else changed


def _affordable(
    choices: Mapping[str, tuple[Knob, ...]], start: Policy
) -> dict[str, tuple[Knob, ...]]:
    """Choices of at most `MAX_ENUMERATED` policies: knobs with few values stay as they are."""
    affordable, size = dict(choices), 1
    for name in sorted(choices, key=lambda n: -len(choices[n])):
        size *= len(choices[name])
        if size > MAX_ENUMERATED:
            size //= len(choices[name])
            affordable[name] = (start[name],)
    return affordable


def steps_between(one: Policy, other: Policy, knobs: Knobs) -> int:
    """Distance of two policies: steps along the values of each knob."""
    values = zip(one.knobs, other.knobs, strict=True)
    moved = [(knobs[name], a, b) for (name, a), (_, b) in values if a != b]
    return sum(abs(known.index(a) - known.index(b)) for known, a, b in moved)


def _product(choices: Knobs, start: Policy) -> Iterator[Policy]:
    """Every choice of values; knobs without a choice stay as they are."""
    names = tuple(name for name, _ in start.knobs)  # sorted, as every policy's are
    values = [choices.get(name, (value,)) for name, value in start.knobs]
    for chosen in itertools.product(*values):
        yield Policy(tuple(zip(names, chosen, strict=True)))


def repaired(space: Space, wanted: Mapping[str, Knob]) -> Policy | None:
    """The legal policy nearest to these knobs, of the same implementation where it is possible.

    Values that the space does not have become the nearest that it has. If the policy is not legal
    then, it is the nearest of the ranking, with what it can take over. None where the
    implementation has no legal policy.
    """
    asked = (s for s in space.subspaces if wanted.get("impl") in s.get("impl", ()))
    subspace = next(asked, space.subspace_of(space.default))
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


def _nearest(values: tuple[Knob, ...], wanted: Knob | None) -> Knob:
    if wanted in values:
        return wanted
    numbers = [v for v in values if isinstance(v, int)]
    if isinstance(wanted, int) and numbers:
        return min(numbers, key=lambda number: (abs(number - wanted), number))
    return values[0]
