"""The one estimate of a comparison: times that reproduce the ratios, or no figure at all."""

import pytest

from bankd.bridge import progress_text as told
from tuner.measure.paired_times import DISTURBED, PairedTimes
from tuner.trials.trial import median

DRIFTING = [1.0] * 4 + [2.0] * 5
"""Seconds of a runner on a machine that becomes slower in the middle of a session."""


def test_the_times_that_are_shown_reproduce_the_ratio_that_is_shown() -> None:
    peer = [1.5 * s for s in DRIFTING[:4]] + [1.25 * s for s in DRIFTING[4:]]

    paired = PairedTimes.of({"tuned": DRIFTING, "peer": peer, "default": DRIFTING}, "tuned")

    tuned_ms, peer_ms = paired.reference_ms, paired.ms("peer")
    assert tuned_ms is not None
    assert peer_ms is not None
    assert peer_ms / tuned_ms == pytest.approx(paired.ratios["peer"][1])
    assert paired.ms("default") == tuned_ms


def test_the_ratio_is_that_of_neighbours_and_not_of_medians() -> None:
    """As on the noisy machine where 0.176 ms and 0.281 ms stood beside a ratio of 1.01."""
    tuned, peer = [0.281, 0.17, 0.281, 0.17, 0.281], [0.284, 0.172, 0.176, 0.172, 0.176]

    paired = PairedTimes.of({"tuned": tuned, "peer": peer}, "tuned")

    assert paired.disturbed == ("tuned", "peer")
    assert median(peer) / median(tuned) == pytest.approx(0.626, abs=0.01)
    assert paired.reference_ms is None
    assert paired.ms("peer") is None
    assert paired.ratios == {}


def test_the_ratio_of_two_others_is_reproduced_by_their_times_too() -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.4, 1.5, 1.6] * 3, "default": [1.2, 1.25, 1.3] * 3}

    paired = PairedTimes.of(seconds, "tuned")

    assert paired.ratio("peer", "default") == pytest.approx((1.12, 1.2, 1.28))
    assert (paired.ms("peer"), paired.ms("default")) == (1500, 1250)
    assert paired.ratio("peer", "gone") is paired.ratio("gone", "peer") is None


def test_a_pair_whose_rounds_disagree_has_no_figure_and_the_others_keep_theirs() -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.0, 1.6] * 4 + [1.0], "default": [1.2] * 9}

    paired = PairedTimes.of(seconds, "tuned")

    assert paired.disturbed == ("peer",)
    assert paired.ms("peer") is None
    assert paired.ms("default") == pytest.approx(1200)


@pytest.mark.parametrize(("high", "has_figure"), [(1.24, True), (1.25, True), (1.26, False)])
def test_rounds_disagree_where_they_differ_by_more_than_a_quarter(
    high: float, has_figure: bool
) -> None:
    seconds = {"tuned": [1.0] * 9, "peer": [1.0, 1.0, high] * 3, "default": [1.2] * 9}

    assert ("peer" in PairedTimes.of(seconds, "tuned").ratios) is has_figure


@pytest.mark.parametrize(("wait_share", "has_figures"), [(0.25, True), (0.26, False), (0.8, False)])
def test_nothing_has_a_figure_where_threads_had_to_share_their_cores(
    wait_share: float, has_figures: bool
) -> None:
    """Beside busy processes a ratio may be narrow, and wrong by a factor of a hundred."""
    paired = PairedTimes.of({"tuned": [1.0] * 9, "peer": [1.5] * 9}, "tuned", wait_share)
    alone = PairedTimes.of({"tuned": [1.0, 3.0, 2.0]}, "tuned", wait_share)

    assert paired.disturbed == (() if has_figures else ("tuned", "peer"))
    assert paired.reference_ms == (1000 if has_figures else None)
    assert alone.disturbed == (() if has_figures else ("tuned",))
    assert alone.reference_ms == (2000 if has_figures else None)


def test_the_daemon_says_disturbed_in_the_words_of_the_tuner() -> None:
    assert told.DISTURBED == DISTURBED == "disturbed, measure again"
