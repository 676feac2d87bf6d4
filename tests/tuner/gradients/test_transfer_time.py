"""Times of AllReduce by size: start-up, slope and kink are found, and times between sizes."""

from __future__ import annotations

import random

import pytest

from tuner.gradients.transfer_time import MIN_SIZES, TransferTimes, sizes_to_measure


def _times(start_up_us: float, us_per_byte: float, total: int, noise: float = 0.0) -> TransferTimes:
    chance = random.Random(1)
    return TransferTimes.of({
        size: [
            (start_up_us + us_per_byte * size) * (1 + noise * chance.uniform(-1, 1))
            for _ in range(7)
        ]
        for size in sizes_to_measure(total)
    })  # fmt: skip


@pytest.mark.parametrize("total", [8, 10**6, 5 * 10**8])
def test_at_least_twelve_sizes_are_measured_and_the_largest_holds_all(total: int) -> None:
    sizes = sizes_to_measure(total)
    assert len(sizes) >= MIN_SIZES
    assert sizes[-1] >= total
    assert all(size % 8 == 0 for size in sizes)


def test_start_up_and_slope_of_a_line_are_found() -> None:
    times = _times(250.0, 8e-3, 10**8)
    assert times.start_up_us == pytest.approx((250, 250, 250), rel=1e-6)
    assert times.us_per_byte == pytest.approx((8e-3, 8e-3, 8e-3), rel=1e-6)
    assert times.kink_bytes is None


def test_intervals_hold_the_truth_where_samples_are_noisy() -> None:
    times = _times(250.0, 8e-3, 10**8, noise=0.2)
    low, middle, high = times.start_up_us
    assert low < 250 < high
    assert low < middle < high
    low, middle, high = times.us_per_byte
    assert low < 8e-3 < high


def test_small_messages_on_a_line_of_their_own_are_a_kink() -> None:
    samples = {
        size: [300.0 if size < 100_000 else 3000 + 8e-3 * size] * 5
        for size in sizes_to_measure(10**8)
    }
    kink = TransferTimes.of(samples).kink_bytes
    assert kink is not None
    assert 10_000 <= kink <= 250_000


def test_times_between_sizes_and_beyond_them_follow_what_was_measured() -> None:
    times = _times(100.0, 1e-2, 10**6)
    assert times.us(500_000) == pytest.approx(100 + 5000)
    assert times.us(10**9) == pytest.approx(100 + 1e7)
    assert times.us(1) == pytest.approx(times.times_us[0])


def test_a_larger_message_never_takes_less_time_whatever_the_noise_said() -> None:
    samples = {1000: [50.0], 2000: [40.0], 4000: [80.0], 8000: [160.0]}
    times = TransferTimes.of(samples)
    predicted = [times.us(size) for size in range(500, 20_000, 250)]
    assert predicted == sorted(predicted)
