"""The one estimate of a comparison: times that reproduce the ratios, and what of it is noisy."""

import pytest

from tuner.measure.paired_times import PairedTimes
from tuner.trials.trial import median

DRIFTING = [1.0] * 4 + [2.0] * 5
"""Seconds of a runner on a machine that becomes slower in the middle of a session."""


def test_the_times_that_are_shown_reproduce_the_ratio_that_is_shown() -> None:
    peer = [1.5 * s for s in DRIFTING[:4]] + [1.25 * s for s in DRIFTING[4:]]

    paired = PairedTimes.of({"tuned": DRIFTING, "peer": peer, "default": DRIFTING}, "tuned")

    tuned_ms, peer_ms = paired.ms["tuned"], paired.ms["peer"]
    assert peer_ms / tuned_ms == pytest.approx(paired.ratios["peer"][1])
    assert paired.ms["default"] == tuned_ms


def test_the_ratio_is_that_of_neighbours_and_not_of_medians() -> None:
    """As on the noisy machine where 0.176 ms and 0.281 ms stood beside a ratio of 1.01."""
    tuned, peer = [0.281, 0.17, 0.281, 0.17, 0.281], [0.284, 0.172, 0.176, 0.172, 0.176]

    paired = PairedTimes.of({"tuned": tuned, "peer": peer}, "tuned")

    assert paired.noisy == ("tuned", "peer")
    assert median(peer) / median(tuned) == pytest.approx(0.626, abs=0.01)
    assert paired.ms["peer"] / paired.ms["tuned"] == pytest.approx(1.01, abs=0.01)
    low, _, high = paired.ratios["peer"]
    assert (low, high) == pytest.approx((0.626, 1.012), abs=0.001)


def test_the_ratio_of_two_others_is_reproduced_by_their_times_too() -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.4, 1.5, 1.6] * 3, "default": [1.2, 1.25, 1.3] * 3}

    paired = PairedTimes.of(seconds, "tuned")

    assert paired.ratio("peer", "default") == pytest.approx((1.12, 1.2, 1.28))
    assert (paired.ms["peer"], paired.ms["default"]) == (1500, 1250)
    assert paired.ratio("peer", "gone") is paired.ratio("gone", "peer") is None


def test_a_pair_whose_rounds_disagree_is_noisy_and_the_others_are_not() -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.0, 1.6] * 4 + [1.0], "default": [1.2] * 9}

    paired = PairedTimes.of(seconds, "tuned")

    assert paired.noisy == ("peer",)
    assert paired.ms["peer"] == pytest.approx(1000)
    assert paired.ms["default"] == pytest.approx(1200)


@pytest.mark.parametrize(("high", "is_noisy"), [(1.24, False), (1.25, False), (1.26, True)])
def test_rounds_disagree_where_they_differ_by_more_than_a_quarter(
    high: float, is_noisy: bool
) -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.0, 1.0, high] * 3, "default": [1.2] * 9}

    assert ("peer" in PairedTimes.of(seconds, "tuned").noisy) is is_noisy


@pytest.mark.parametrize(("wait_share", "is_noisy"), [(0.25, False), (0.26, True), (0.8, True)])
def test_everything_is_noisy_where_threads_had_to_share_their_cores(
    wait_share: float, is_noisy: bool
) -> None:
    """Beside busy processes a ratio may be narrow, and wrong by a factor of a hundred."""
    paired = PairedTimes.of({"tuned": [1.0] * 9, "peer": [1.5] * 9}, "tuned", wait_share)
    alone = PairedTimes.of({"tuned": [1.0, 3.0, 2.0]}, "tuned", wait_share)

    assert paired.noisy == (("tuned", "peer") if is_noisy else ())
    assert alone.noisy == (("tuned",) if is_noisy else ())
    assert (paired.ms["tuned"], alone.ms["tuned"]) == (1000, 2000)


@pytest.mark.parametrize(
    ("seconds", "wait_share", "is_faster"),
    [([0.97] * 9, 0.0, True), ([1.0] * 9, 0.0, False), ([0.4, 0.9] * 4 + [0.4], 0.0, True),
     ([0.4, 1.1] * 4 + [0.4], 0.0, False), ([0.5] * 9, 0.3, False)],
)  # fmt: skip
def test_a_noisy_runner_is_faster_only_by_its_whole_interval_and_never_on_shared_cores(
    seconds: list[float], wait_share: float, is_faster: bool
) -> None:
    paired = PairedTimes.of({"tuned": [1.0] * 9, "peer": seconds}, "tuned", wait_share)

    assert paired.shows_faster("peer") is is_faster
    assert not paired.shows_faster("gone")


@pytest.mark.parametrize(
    ("rounds", "default", "is_faster", "noisy"),
    [(5, 0.99, True, ()), (4, 0.99, True, ()), (2, 0.9, False, ("tuned", "default")),
     (2, 0.6, True, ("tuned", "default")), (1, 0.7, False, ("tuned", "default"))],
)  # fmt: skip
def test_few_rounds_show_less(
    rounds: int, default: float, is_faster: bool, noisy: tuple[str, ...]
) -> None:
    seconds = {"tuned": [1.0] * rounds, "default": [default] * rounds}

    paired = PairedTimes.of(seconds, "tuned")

    assert paired.shows_faster("default") == is_faster
    assert paired.noisy == noisy
