"""Times in the units in which they are read: whole models and subgraphs in ms unless they are as
short as a task."""

from __future__ import annotations

import pytest

from bankd.bridge.progress_text import best_of_model, best_so_far, model_time


@pytest.mark.parametrize(
    ("time_ms", "told"), [(123.45, "123.5 ms"), (0.1, "0.100 ms"), (0.0073312, "7.331 us")]
)
def test_the_time_of_a_model_has_three_or_four_digits(time_ms: float, told: str) -> None:
    assert model_time(time_ms) == told


def test_two_times_have_one_unit_which_the_default_chooses() -> None:
    assert best_of_model(26.876, 58.781) == "26.88 ms (default 58.78)"
    assert best_of_model(0.0731, 0.12) == "0.073 ms (default 0.120)"
    assert best_of_model(0.007331, 0.0073) == "7.331 us (default 7.3)"


@pytest.mark.parametrize(
    ("op", "default_us", "told"),
    [("gemm", 812.0, "best 610 us (default 812)"),
     ("subgraph", 812.0, "best 0.610 ms (default 0.812)"),
     ("subgraph", 99.5, "best 610 us (default 99.5)")],
)  # fmt: skip
def test_subgraphs_are_told_in_ms_if_they_are_that_long(
    op: str, default_us: float, told: str
) -> None:
    assert best_so_far(610.0, default_us, op) == told
