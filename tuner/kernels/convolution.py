"""Convolution: knob `impl` chooses between the direct one and Winograd's.

Both share the knobs of a contraction; a value that means nothing to an implementation is illegal
for it, so that one kernel has one policy.
"""

from __future__ import annotations

from collections.abc import Mapping

from tuner.kernels import contraction, winograd
from tuner.kernels.kernel import Constants, Family, Kernel
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task

_DIRECT_BAND = 1
"""Value of `band` for the direct convolution, which has none."""


def default_policy(task: Task, target: Target) -> Policy:
    direct = contraction.FAMILY.default(task, target)
    return direct.with_knobs(band=_DIRECT_BAND) if winograd.is_possible(task) else direct


def knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    """Every value that some implementation takes."""
    direct = contraction.FAMILY.knobs(task, target)
    if not winograd.is_possible(task):
        return direct
    spaces = [
        {**direct, "band": (_DIRECT_BAND,)},
        *(winograd.knobs(task, target, impl) for impl in winograd.OUTPUTS),
    ]
    return {name: _union([space[name] for space in spaces]) for name in spaces[0]}


def _union(values: list[tuple[Knob, ...]]) -> tuple[Knob, ...]:
    """All values: numbers in order, words as they come."""
    found = dict.fromkeys(v for some in values for v in some)
    numbers = sorted(v for v in found if isinstance(v, int))
    return (*numbers, *(v for v in found if not isinstance(v, int)))


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    if _is_winograd(policy):
        if not winograd.is_possible(task):
            return "Winograd is for kernels of 3x3 with stride 1, undilated, in one group"
        return winograd.illegal(task, policy, target)
    if winograd.is_possible(task) and policy["band"] != _DIRECT_BAND:
        return "a direct convolution has no bands"
    return contraction.FAMILY.illegal(task, policy, target)


def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    make = winograd.generate if _is_winograd(policy) else contraction.FAMILY.generate
    return make(task, policy, isa, name)


def pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    put = winograd.pack if _is_winograd(policy) else contraction.FAMILY.pack
    return put(task, policy, isa, constants)


def estimate(task: Task, policy: Policy, target: Target) -> float:
    guess = winograd.estimate if _is_winograd(policy) else contraction.FAMILY.estimate
    return guess(task, policy, target)


def _is_winograd(policy: Policy) -> bool:
    return policy["impl"] in winograd.OUTPUTS


FAMILY = Family(("conv",), default_policy, knobs, illegal, generate, pack, estimate)
