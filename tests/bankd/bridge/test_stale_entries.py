"""Which entries today's tuner can still use."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bankd.bank import Decision, TargetKey, canonical
from bankd.bridge.stale_entries import why_stale
from tests.bankd.bank.builders import a_decision
from tests.bankd.fakes import task_of
from tests.bankd.gradient_sets import SUBJECT, of_gradients
from tests.tuner import optional_features
from tests.tuner.measure.small_subgraphs import sibling_products
from tests.tuner.optional_features import TASK as IN_PAIRS
from tests.tuner.optional_features import machine, policy_in_pairs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.target import Target

V3 = Target("x86_64-v3", 2)


def entry(space: Space | SubgraphSpace, policy: Policy) -> Decision:
    return replace(
        a_decision(1),
        key=space.task.key,
        task=space.task.text(),
        target=TargetKey(space.target.soc_version, space.target.cores),
        policy=canonical(dict(policy.knobs)),
    )


@pytest.fixture
def of_task() -> Decision:
    space = Space(task_of(3), V3)
    return entry(space, space.default)


@pytest.fixture
def of_subgraph() -> Decision:
    space = SubgraphSpace(sibling_products(), V3)
    return entry(space, space.default)


def with_knobs(decision: Decision, **knobs: int | str) -> Decision:
    policy = Policy.parse(decision.policy).with_knobs(**knobs)
    return replace(decision, policy=canonical(dict(policy.knobs)))


def without_knob(decision: Decision, knob: str) -> Decision:
    knobs = {name: value for name, value in Policy.parse(decision.policy).knobs if name != knob}
    return replace(decision, policy=canonical(knobs))


def site_of(decision: Decision) -> str:
    """The first of a subgraph's knobs."""
    return Policy.parse(decision.policy).knobs[0][0]


def test_an_entry_with_a_legal_policy_is_alive(of_task: Decision, of_subgraph: Decision) -> None:
    assert why_stale(of_task) is None
    assert why_stale(of_subgraph) is None


def test_an_entry_is_dead_where_its_policy_is_not_legal_any_more(
    of_task: Decision, of_subgraph: Decision
) -> None:
    assert why_stale(with_knobs(of_task, unroll=3)) == "unroll=3 is not one of (1, 2, 4, 8, 16)"
    assert why_stale(with_knobs(of_task, colour="red")).startswith("gemm has the knobs ")
    assert "=2 is not one of (0, 1)" in why_stale(
        with_knobs(of_subgraph, **{site_of(of_subgraph): 2})
    )


def test_an_entry_of_a_machine_that_has_more_than_this_one_is_alive() -> None:
    found = entry(Space(IN_PAIRS, optional_features.TARGET), policy_in_pairs())

    for has_it in (True, False):
        with machine(has_it=has_it):
            assert why_stale(found) is None
            assert why_stale(with_knobs(found, impl="dot_bf17")) is not None


def test_a_knob_that_an_older_version_did_not_know_is_no_reason(
    of_task: Decision, of_subgraph: Decision
) -> None:
    assert why_stale(without_knob(of_task, "prefetch")) is None
    assert why_stale(without_knob(of_subgraph, site_of(of_subgraph))) is None


def test_knobs_of_bands_that_an_older_version_knew_are_no_reason(of_subgraph: Decision) -> None:
    assert why_stale(with_knobs(of_subgraph, bands=1, uneven=0)) is None
    assert why_stale(with_knobs(of_subgraph, bands=4, uneven=1)) is None


UNKNOWN_OP = canonical({**json.loads(task_of(3).text()), "op": "nothing"})


@pytest.mark.parametrize(
    "task",
    ["[1]", "{}", "null", '{"op":"gemm"}', '{"nodes":3,"op":"subgraph"}', UNKNOWN_OP],
)
def test_an_entry_is_dead_where_its_task_cannot_be_read(of_task: Decision, task: str) -> None:
    assert why_stale(replace(of_task, task=task)) == "its task cannot be read any more"


def test_an_entry_that_no_task_has_the_key_of_is_dead(of_task: Decision) -> None:
    assert why_stale(replace(of_task, key="0" * 32)) == "its key is not that of its task"


@pytest.mark.parametrize("policy", ["[]", '"fast"', '{"impl":[1]}', "3"])
def test_an_entry_is_dead_where_its_policy_cannot_be_read(of_task: Decision, policy: str) -> None:
    assert why_stale(replace(of_task, policy=policy)) == "its policy cannot be read any more"


@pytest.mark.parametrize("split", ["default", "3", "0,1,2,3"])
def test_a_split_of_gradients_is_alive_on_any_target(split: str) -> None:
    elsewhere = TargetKey("aarch64-neon", 4)

    assert why_stale(of_gradients(split=split)) is None
    assert why_stale(of_gradients(split=split, target=elsewhere)) is None


@pytest.mark.parametrize(
    "policy",
    ['{"split":"1,2"}', '{"split":"2,1,3"}', '{"split":3}', '{"measured":"ready"}', "{}",
     '{"split":"1,3","tile":2}'],
)  # fmt: skip
def test_an_entry_is_dead_whose_policy_does_not_split_its_gradients(policy: str) -> None:
    assert why_stale(replace(of_gradients(), policy=policy)) == (
        "its policy is no split of its gradients"
    )


def test_an_entry_is_dead_whose_gradients_cannot_be_read_or_have_another_key() -> None:
    unread = canonical({**json.loads(SUBJECT.text()), "gradients": ["f32[0]"]})

    assert why_stale(replace(of_gradients(), task=unread)) == (
        "its gradients or its policy cannot be read"
    )
    assert why_stale(replace(of_gradients(), key="7")) == "its key is not that of its gradients"


def test_of_a_target_that_is_not_ours_nothing_is_dead(of_task: Decision) -> None:
    elsewhere = TargetKey("Ascend910B1", 24)

    assert why_stale(replace(of_task, target=elsewhere, task="{}")) is None


def test_an_entry_of_the_original_is_never_dead(of_task: Decision) -> None:
    task = canonical({"cann": {"op_type": "MatMul"}})

    assert why_stale(replace(of_task, task=task)) is None
