"""Steps of weights in groups: what each group may add, and that nothing is lost."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.cpu.kernels.step_groups import expected_halves, in_groups
from tuner.step_groups import StepGroups, out_of_groups


def unpacked(packed: np.ndarray, groups: StepGroups) -> list[tuple[np.ndarray, np.ndarray]]:
    """The weights of each block [group, entry, column, key], and the places of its entries."""
    firsts = packed[: 4 * (groups.blocks + 1)].view("<i4")
    end = groups.weights_at + firsts[-1] * groups.group_bytes
    shape = (-1, groups.joined, groups.width, 4)
    weights = packed[groups.weights_at : end].view(np.int8).reshape(shape)
    places = packed[end:].view("<i4").reshape(-1, groups.joined)
    assert len(places) == firsts[-1]
    return [(weights[a:b], places[a:b]) for a, b in itertools.pairwise(firsts)]


def assert_fit_16_bits(weights: np.ndarray) -> None:
    """Products with u8 of each sign alone, the worst case, stay within i16 in every group."""
    pairs = weights.astype(np.int64).reshape(*weights.shape[:3], 2, 2)
    assert (255 * np.maximum(pairs, 0).sum(axis=(1, 4))).max() <= 32767
    assert (255 * np.minimum(pairs, 0).sum(axis=(1, 4))).min() >= -32768


def some_weights(kind: str, shape: tuple[int, ...], dice: np.random.Generator) -> np.ndarray:
    found = {
        "corners": lambda: dice.choice([-128, 127, 0], shape),
        "lowest": lambda: np.full(shape, -128),
        "highest": lambda: np.full(shape, 127),
        "all": lambda: dice.integers(-128, 128, shape),
        "small": lambda: dice.integers(-32, 32, shape),
        "trained": lambda: np.clip(np.round(dice.laplace(size=shape) * 19), -127, 127),
    }[kind]()
    return np.asarray(found, np.int8)


@settings(max_examples=80, deadline=None)
@given(
    blocks=st.integers(1, 3),
    loops=st.sampled_from(
        (((1, 4),), ((2, 4),), ((41, 4),), ((3, 100), (5, 4)), ((2, 999), (3, 64), (7, 4)))
    ),
    joined=st.sampled_from((1, 2)),
    kind=st.sampled_from(("corners", "lowest", "highest", "all", "small", "trained")),
    seed=st.integers(0, 2**32 - 1),
)
def test_groups_neither_saturate_nor_lose_a_weight(
    blocks: int, loops: tuple[tuple[int, int], ...], joined: int, kind: str, seed: int
) -> None:
    groups = StepGroups(blocks, 8, joined, loops)
    steps, of_steps = groups.steps, groups.places.tolist()
    weights = some_weights(kind, (blocks, steps, 8, 4), np.random.default_rng(seed))

    packed = in_groups(weights, groups)

    for block, (entries, places) in enumerate(unpacked(packed, groups)):
        total = np.zeros((steps, 8, 4), np.int64)
        numbers = [of_steps.index(place) for place in places.reshape(-1)]
        np.add.at(total, numbers, entries.reshape(-1, 8, 4))
        np.testing.assert_array_equal(total, weights[block])
        assert_fit_16_bits(entries)
        if kind == "small":
            assert len(entries) == -(-steps // joined)
    np.testing.assert_array_equal(out_of_groups(packed, groups), weights)


def test_trained_weights_need_few_more_entries_than_steps() -> None:
    groups = StepGroups(4, 8, 2, ((192, 4),))
    weights = some_weights("trained", (4, 192, 8, 4), np.random.default_rng(1))

    counts = [entries.shape[0] * 2 for entries, _ in unpacked(in_groups(weights, groups), groups)]

    assert max(counts) < 1.12 * 192
    assert 0.02 < expected_halves(768, 8) < 0.12


@pytest.mark.parametrize(
    ("position", "value"), [(0, 1), (4, 127), (-4, 100), (-1, -1)],
    ids=["first group", "later group", "place", "negative place"],
)  # fmt: skip
def test_groups_that_were_changed_are_refused(position: int, value: int) -> None:
    groups = StepGroups(2, 8, 2, ((5, 4),))
    packed = in_groups(np.ones((2, 5, 8, 4), np.int8), groups)
    packed.view(np.int8)[position] = value

    with pytest.raises(ValueError, match="groups"):
        out_of_groups(packed, groups)


@pytest.mark.parametrize("size", [0, 3, 64, 200])
def test_groups_that_end_early_are_refused(size: int) -> None:
    groups = StepGroups(2, 8, 2, ((5, 4),))
    packed = in_groups(np.ones((2, 5, 8, 4), np.int8), groups)

    with pytest.raises(ValueError, match="groups"):
        out_of_groups(packed[:size], groups)
