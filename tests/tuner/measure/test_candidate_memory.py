"""Weights in so many copies that each run reads others, which are cold."""

import itertools

import ml_dtypes
import numpy as np
import pytest

from tuner.backend import host_soc_versions
from tuner.cpu import host
from tuner.measure.candidate_memory import MAX_COPIES, copies_beyond_caches, weights_in_copies

BEST = host_soc_versions()[-1]
NUMBERS = np.arange(64, dtype=np.float32)


def test_the_first_run_reads_the_weights_as_they_are_given() -> None:
    weights = weights_in_copies({0: NUMBERS, 7: 2 * NUMBERS}, BEST)

    assert weights.own[0].view(np.float32).tolist() == NUMBERS.tolist()
    assert weights.own[7].view(np.float32).tolist() == (2 * NUMBERS).tolist()


def test_the_weights_of_two_runs_do_not_overlap() -> None:
    weights = weights_in_copies({0: NUMBERS, 1: np.ones(3, np.float32)}, BEST)
    sizes = {0: NUMBERS.nbytes, 1: 12}

    spans = sorted(
        (weights.address(number, copy), weights.address(number, copy) + size)
        for copy in range(weights.copies)
        for number, size in sizes.items()
    )

    assert weights.copies == MAX_COPIES
    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(spans))


@pytest.mark.parametrize("dtype", [np.float32, np.uint16])
def test_what_other_runs_read_are_normal_numbers(dtype: type) -> None:
    """Denormal ones would be slow, infinite ones might be."""
    weights = weights_in_copies({1: np.ones(1 << 12, dtype)}, BEST)

    bits = weights.others[1].view(dtype)[: 1 << 20].astype(np.uint32)
    drawn = (bits << 16).view(np.float32) if dtype is np.uint16 else weights.others[1].view(dtype)

    assert np.isfinite(drawn).all()
    assert np.abs(drawn[drawn != 0]).min() > np.finfo(np.float32).tiny
    assert 0.01 < drawn[: 1 << 18].std() < 1


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.int16, np.int8])
def test_weights_of_every_type_share_what_other_runs_read(dtype: type) -> None:
    """To write so many copies of large weights would take longer than to time them."""
    few, many = (weights_in_copies({1: np.ones(n, dtype)}, BEST) for n in (1 << 10, 1 << 12))

    assert few.others[1] is many.others[1]
    drawn = few.others[1].view(dtype)[: 1 << 16].astype(np.float32)
    assert np.isfinite(drawn).all()
    assert drawn.std() > 0.01


@pytest.mark.parametrize("dtype", [np.int32, np.uint8])
def test_indices_are_copied_for_nothing_can_stand_for_them(dtype: type) -> None:
    """Weights in groups, which are bytes, have such, too: the places of their steps."""
    indices = np.arange(32, dtype=dtype)

    weights = weights_in_copies({1: indices}, BEST)

    last = weights.address(1, weights.copies - 1) - weights.others[1].ctypes.data
    assert weights.others[1][last : last + indices.nbytes].tobytes() == indices.tobytes()


def test_copies_reach_beyond_the_last_cache() -> None:
    assert copies_beyond_caches(0, 1 << 20) == copies_beyond_caches(1, 1 << 20) == MAX_COPIES
    assert copies_beyond_caches(1 << 20, 1 << 20) == 2
    assert copies_beyond_caches(8 << 20, 1 << 20) == 1


def test_copies_are_as_many_as_the_caches_of_the_tier_ask_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = weights_in_copies({1: np.ones(1 << 12, np.float32)}, BEST).copies
    monkeypatch.setattr(host, "cache_sizes_bytes", lambda: {3: 1 << 14})

    fewer = weights_in_copies({1: np.ones(1 << 12, np.float32)}, BEST).copies

    assert (few, fewer) == (MAX_COPIES, 2)
