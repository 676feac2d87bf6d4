"""From policies that were made for something else to legal ones."""

import random

import pytest

from tests.tuner.conftest import gemm_task
from tests.tuner.search.test_algorithms import CONV_3X3, SPACE
from tuner.search.space import Space, repaired
from tuner.target import Target


def test_a_legal_policy_stays_as_it_is() -> None:
    for policy in [SPACE.default, *SPACE.ranked()[::97]]:
        assert repaired(SPACE, dict(policy.knobs)) == policy


def test_a_value_that_the_space_lacks_becomes_the_nearest() -> None:
    wanted = {**dict(SPACE.default.knobs), "tile_vectors": 1, "tile_pixels": 15}

    policy = repaired(SPACE, wanted)

    assert policy is not None
    assert policy["tile_pixels"] in (14, 16)


def test_a_tile_for_many_registers_becomes_one_for_few() -> None:
    """What AVX-512 decided, asked of AVX2."""
    small = Space(SPACE.task, Target("x86_64-v3", 1))

    policies = [repaired(small, dict(policy.knobs)) for policy in SPACE.ranked()[:20]]

    assert all(policy is not None and small.is_legal(policy) for policy in policies)


def test_knobs_that_are_strange_or_missing_do_not_matter() -> None:
    policy = repaired(SPACE, {"knob_of_old": 3, "unroll": 8})

    assert policy is not None
    assert policy["unroll"] == 8
    assert repaired(SPACE, {}) is not None


def test_an_implementation_that_is_not_possible_here_becomes_the_defaults() -> None:
    winograd = next(p for p in CONV_3X3.ranked() if str(p["impl"]).startswith("winograd"))

    policy = repaired(SPACE, dict(winograd.knobs))

    assert policy is not None
    assert policy["impl"] == SPACE.default["impl"]


@pytest.mark.parametrize("space", [SPACE, CONV_3X3, Space(gemm_task(), Target("x86_64-v2", 2))])
def test_what_chance_mixes_becomes_legal(space: Space) -> None:
    chance = random.Random(5)
    mixed = [{n: chance.choice(v) for n, v in space.knobs.items()} for _ in range(60)]

    policies = [repaired(space, knobs) for knobs in mixed]

    assert all(policy is not None and space.is_legal(policy) for policy in policies)
