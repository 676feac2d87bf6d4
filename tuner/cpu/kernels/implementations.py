"""A kernel family that has several implementations of one task: knob `impl` names which.

Each implementation brings its own knobs. A policy has the knobs of all of them, so that policies
compare line by line; a knob that means nothing to the chosen implementation has the value of the
default policy, which is 0 if that one has none either. So one kernel has one policy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tuner.cpu.kernels.kernel import Constants, Family, Kernel, Knobs
from tuner.errors import KernelError
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task


@dataclass(frozen=True)
class Implementation:
    """One value of `impl`: what `Family` has, for this implementation alone.

    `knobs` are its own knobs with their values, without `impl`; `illegal` need not look whether
    a value is among them.
    """

    name: str
    is_possible: Callable[[Task, Target], bool]
    knobs: Callable[[Task, Target], Knobs]
    illegal: Callable[[Task, Policy, Target], str | None]
    generate: Callable[[Task, Policy, Isa, str], Kernel]
    pack: Callable[[Task, Policy, Isa, Constants], Constants]
    estimate: Callable[[Task, Policy, Target], float]


def family_of_implementations(
    ops: tuple[str, ...],
    default: Callable[[Task, Target], Policy],
    implementations: tuple[Implementation, ...],
) -> Family:
    """The family that chooses between these; `default` is the policy of the first of them."""
    by_name = {i.name: i for i in implementations}

    def chosen(policy: Policy) -> Implementation:
        try:
            return by_name[str(policy["impl"])]
        except KeyError:
            raise KernelError(f"no implementation {policy['impl']} of {ops[0]}") from None

    def subspaces(task: Task, target: Target) -> tuple[Knobs, ...]:
        own = {
            i.name: i.knobs(task, target) for i in implementations if i.is_possible(task, target)
        }
        names = dict.fromkeys(name for knobs in own.values() for name in knobs)
        neutral = {**dict.fromkeys(names, 0), **dict(default(task, target).knobs)}
        return tuple(
            {**{n: own[impl].get(n, (neutral[n],)) for n in neutral}, "impl": (impl,)}
            for impl in own
        )

    def knobs(task: Task, target: Target) -> Knobs:
        spaces = subspaces(task, target)
        return {name: _values([space[name] for space in spaces]) for name in spaces[0]}

    def whole_default(task: Task, target: Target) -> Policy:
        first = default(task, target)
        known = {name for name, _ in first.knobs}
        direct, *_ = subspaces(task, target)
        return first.with_knobs(**{n: v[0] for n, v in direct.items() if n not in known})

    def illegal(task: Task, policy: Policy, target: Target) -> str | None:
        implementation = chosen(policy)
        if not implementation.is_possible(task, target):
            return f"impl={implementation.name} is not possible for this task on {target}"
        return implementation.illegal(task, policy, target)

    return Family(
        ops,
        whole_default,
        knobs,
        illegal,
        lambda task, policy, isa, name: chosen(policy).generate(task, policy, isa, name),
        lambda task, policy, isa, constants: chosen(policy).pack(task, policy, isa, constants),
        lambda task, policy, target: chosen(policy).estimate(task, policy, target),
        subspaces,
    )


def _values(of_each: list[tuple[Knob, ...]]) -> tuple[Knob, ...]:
    found = dict.fromkeys(v for some in of_each for v in some)
    numbers = sorted(v for v in found if isinstance(v, int))
    return (*numbers, *(v for v in found if not isinstance(v, int)))
