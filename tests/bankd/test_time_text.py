"""Times in the units in which they are read: never a power of ten, never thousands of a unit."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bridge.progress_text import best_of_model, best_so_far, model_time
from bankd.time_text import time_interval, time_text


@pytest.mark.parametrize(
    ("time_us", "text"),
    [
        (None, "-"),
        (0.0, "0 us"),
        (0.85, "850 ns"),
        (1.0, "1.00 us"),
        (12.34, "12.3 us"),
        (99.96, "100 us"),
        (999.4, "999 us"),
        (999.6, "1.00 ms"),
        (58_560.0, "58.6 ms"),
        (1.2e6, "1.20 s"),
        (5.4e9, "5,400 s"),
    ],
)
def test_a_time_has_three_digits_and_the_unit_that_fits_it(
    time_us: float | None, text: str
) -> None:
    assert time_text(time_us) == text


@given(st.floats(min_value=1e-6, max_value=1e18))
def test_no_time_is_written_with_a_power_of_ten_and_it_is_off_by_less_than_a_percent(
    time_us: float,
) -> None:
    written = re.fullmatch(r"([0-9,]+(?:\.[0-9]+)?) (ns|us|ms|s)", time_text(time_us))

    assert written is not None
    size_us = {"ns": 1e-3, "us": 1.0, "ms": 1e3, "s": 1e6}[written[2]]
    value = float(written[1].replace(",", ""))
    assert math.isclose(value * size_us, time_us, rel_tol=0.0051, abs_tol=0.5e-7)


def test_the_bounds_of_a_time_are_in_its_unit() -> None:
    assert time_interval(58_560.0, 57_900.0, 60_200.0) == "58.6 ms [57.9, 60.2]"
    assert time_interval(950.0, 940.0, 1010.0) == "950 us [940, 1,010]"


def test_two_times_have_one_unit_which_the_longer_one_chooses() -> None:
    assert best_of_model(26.876, 58.781) == "26.9 ms (default 58.8)"
    assert best_of_model(0.0731, 0.12) == "73.1 us (default 120)"
    assert best_so_far(610.0, 1_610.0) == "best 0.610 ms (default 1.61)"
    assert best_so_far(610.0, None) == ""


def test_a_whole_model_is_timed_as_everything_else_is() -> None:
    assert (model_time(123.45), model_time(0.0073312)) == ("123 ms", "7.33 us")
