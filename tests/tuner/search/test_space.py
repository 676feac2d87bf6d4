"""Spaces: legal policies, their ranking and their neighbours."""

import dataclasses
from collections.abc import Callable

import pytest

from tests.tuner.conftest import gemm_task
from tests.tuner.cpu.kernels.test_contraction import TASKS as CONVOLUTIONS
from tests.tuner.cpu.kernels.test_contraction import conv
from tuner.cpu import host
from tuner.cpu.backend import CPU
from tuner.cpu.kernels.families import FAMILIES
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

TARGET = Target("x86_64-v4", 2)
CONV_3X3 = conv((14, 14), 32, 64, (3, 3), pads=(1, 1, 1, 1))


@pytest.mark.parametrize("soc_version", ISAS)
@pytest.mark.parametrize("task", [*CONVOLUTIONS.values(), CONV_3X3, gemm_task()])
def test_ranked_policies_are_legal_distinct_and_not_the_default(
    task: Task, soc_version: str
) -> None:
    space = Space(task, Target(soc_version, 2))

    ranked = space.ranked()

    assert len(set(ranked)) == len(ranked) > 0
    assert space.default not in ranked
    assert all(space.is_legal(policy) for policy in ranked[:50])


def test_the_first_of_the_ranking_are_of_every_implementation() -> None:
    space = Space(CONV_3X3, TARGET)

    first = {policy["impl"] for policy in space.ranked()[:4]}

    assert first == set(space.knobs["impl"])


def test_neighbours_differ_in_one_knob() -> None:
    space = Space(CONV_3X3, TARGET)
    here = space.default

    for policy in space.neighbours(here):
        changed = [n for n, value in policy.knobs if here[n] != value]
        assert len(changed) == 1
        assert space.is_legal(policy)


def test_equal_estimates_can_be_ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    """An estimate that tells nothing apart, over several implementations."""
    space = Space(CONV_3X3, TARGET)
    blind = dataclasses.replace(space.family, estimate=lambda *_: 1.0)
    backend = dataclasses.replace(CPU, family_of=lambda op: blind)
    monkeypatch.setattr("tuner.search.space.backend_of", lambda soc_version: backend)

    assert space.ranked()


@pytest.mark.parametrize("task", [CONV_3X3, gemm_task()])
def test_a_tier_that_runs_elsewhere_is_ranked_alike_on_all_machines(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "why_not_here", lambda soc_version: "another processor")
    rankings = []
    for size in (1 << 10, 1 << 30):
        monkeypatch.setattr(
            host, "cache_sizes_bytes", lambda size=size: {1: size, 2: size, 3: size}
        )
        rankings.append(Space(task, TARGET).ranked())

    assert rankings[0] == rankings[1]


def test_a_tier_that_runs_here_is_ranked_for_the_caches_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host, "why_not_here", lambda soc_version: None)
    costs = []
    for size in (1 << 10, 1 << 30):
        monkeypatch.setattr(
            host, "cache_sizes_bytes", lambda size=size: {1: size, 2: size, 3: size}
        )
        space = Space(CONV_3X3, TARGET)
        costs.append(space.estimate(space.default))

    assert costs[1] < costs[0]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda p: p.with_knobs(tile_vectors=99), "99"),
        (lambda p: p.with_knobs(stranger=1), "knobs"),
        (lambda p: Policy(p.knobs[1:]), "knobs"),
        (lambda p: p.with_knobs(impl="magic"), "magic"),
    ],
)
def test_an_illegal_policy_is_told_why(change: Callable[[Policy], Policy], word: str) -> None:
    space = Space(CONV_3X3, TARGET)

    why = space.why_illegal(change(space.default))

    assert why is not None
    assert word in why


def test_every_task_op_has_a_family() -> None:
    assert {name for name, op in OPS.items() if op.is_task} == set(FAMILIES)


def test_a_policy_older_than_a_knob_that_means_nothing_to_the_default_has_its_first_value() -> None:
    """Sums of weights were always packed before `weights` said when they are made."""
    space = Space(gemm_task(rows=128, depth=256, columns=256), TARGET)
    new = next(p for p in space.ranked() if p["impl"] == "strassen_2x2x2")
    older = Policy.of(**{name: value for name, value in new.knobs if name != "weights"})

    completed = space.completed(older)

    assert space.default["weights"] == 0
    assert completed == new.with_knobs(weights="packed")
    assert space.is_legal(completed)
