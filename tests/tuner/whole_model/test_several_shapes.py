"""Sizes by which reports name the steps of shapes that a model is tuned for."""

from __future__ import annotations

from tuner.whole_model.several_shapes import differing_sizes


def test_a_step_is_named_by_the_sizes_in_which_it_differs() -> None:
    steps = [{"x": (batch, 3, side, side), "scale": (4,)} for batch, side in ((1, 320), (2, 640))]

    assert differing_sizes(steps) == [{"x[0]": 1, "x[2]": 320}, {"x[0]": 2, "x[2]": 640}]


def test_sizes_that_change_together_are_named_once() -> None:
    steps = [{"ids": (1, n), "mask": (1, n), "past": (1, 512 - n)} for n in (64, 128)]

    assert differing_sizes(steps) == [
        {"ids[1]": 64, "past[1]": 448},
        {"ids[1]": 128, "past[1]": 384},
    ]
