"""Charts as lines of text: lengths, ends, gaps, and nothing but what the glyphs allow."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from tui.charts import Distribution, bars, histogram, sparkline, trend
from tui.glyphs import ASCII, UNICODE

NUMBERS = st.none() | st.floats(allow_nan=True, allow_infinity=True)


def test_a_sparkline_has_a_character_a_value_from_the_lowest_to_the_highest_level() -> None:
    assert sparkline([0, 1, 2, 3, 4, 5, 6, 7], 20, UNICODE) == "▁▂▃▄▅▆▇█"
    assert sparkline([8.0, 1.0], 20, ASCII) == "@."


def test_a_gap_in_a_sparkline_is_empty_and_equal_values_stand_half_high() -> None:
    assert sparkline([1.0, None, 3.0], 20, UNICODE) == "▁ █"
    assert sparkline([5.0, 5.0], 20, UNICODE) == "▄▄"
    assert sparkline([], 20, UNICODE) == ""
    assert sparkline([None, math.inf], 20, UNICODE) == "  "


def test_neighbours_share_a_character_where_a_sparkline_has_more_values_than_room() -> None:
    assert sparkline([0, 0, 10, 10], 2, UNICODE) == "▁█"


@given(values=st.lists(NUMBERS, max_size=50), width=st.integers(0, 30))
def test_a_sparkline_is_never_longer_than_its_width(values: list[float], width: int) -> None:
    drawn = sparkline(values, width, UNICODE)

    assert len(drawn) == min(width, len(values))
    assert set(drawn) <= set(UNICODE.levels)


def test_bars_are_as_long_as_their_share_of_the_greatest() -> None:
    rows = [("default", 20.0, "20 us"), ("tuned", 10.0, "10 us"), ("peer", None, "-")]

    assert bars(rows, 24, UNICODE) == [
        "default ██████████ 20 us",
        "tuned   █████░░░░░ 10 us",
        "peer               -",
    ]
    assert bars(rows, 24, ASCII)[1] == "tuned   #####..... 10 us"


def test_a_bar_of_little_is_seen_and_one_of_nothing_is_not() -> None:
    little, nothing, most = bars([("a", 0.001, "x"), ("b", 0.0, "x"), ("c", 9.0, "x")], 20, ASCII)

    assert little.count("#") == 1
    assert nothing.count("#") == 0
    assert most.count("#") == 16


def test_labels_of_bars_are_cut_and_shown_letter_by_letter() -> None:
    (line,) = bars([("a\x1b[2J" + "b" * 80, 1.0, "1 us")], 30, UNICODE)

    assert line.startswith(r"a\x1b[2J")
    assert UNICODE.more in line
    assert len(line) == 30


@given(
    values=st.lists(NUMBERS, max_size=8),
    width=st.integers(16, 60),
)
def test_bars_never_leave_their_width(values: list[float | None], width: int) -> None:
    drawn = bars([("label", value, "text") for value in values], width, ASCII)

    assert len(drawn) == len(values)
    assert all(len(line) <= width for line in drawn)


def a_distribution(label: str, *samples: float) -> Distribution:
    ordered = sorted(samples)
    return Distribution(label, samples, ordered[0], ordered[len(ordered) // 2], ordered[-1])


def test_two_distributions_stand_on_one_axis() -> None:
    drawn = histogram(
        [a_distribution("chosen", 10, 10, 10, 12), a_distribution("default", 28, 30)],
        28, ASCII, "us",
    )  # fmt: skip

    assert drawn == [
        "chosen  @ -",
        "        o--",
        "default                   @@",
        "                          -o",
        "        10             30 us",
    ]


def test_without_samples_the_interval_alone_is_drawn() -> None:
    drawn = histogram([Distribution("chosen", (), 10, 11, 12)], 30, ASCII, "us")

    assert drawn[0] == "chosen -----------o-----------"
    assert len(drawn) == 2


def test_equal_samples_stand_in_the_middle_and_nothing_is_drawn_of_nothing() -> None:
    assert histogram([a_distribution("a", 5, 5)], 22, ASCII)[0] == f"a {' ' * 10}@"
    assert histogram([], 40, ASCII) == []


@given(
    samples=st.lists(st.floats(0, 1e12), min_size=1, max_size=40),
    width=st.integers(24, 80),
)
def test_a_histogram_never_leaves_its_width(samples: list[float], width: int) -> None:
    drawn = histogram([a_distribution("chosen", *samples)], width, UNICODE, "us")

    assert all(len(line) <= max(width, 33) for line in drawn)


def test_a_trend_has_a_point_a_step_with_its_ends_named() -> None:
    drawn = trend([("r1", 1.0), ("r2", None), ("r3", 2.0)], 40, 3, ASCII, "x")

    assert drawn == [
        "2.00x |        o",
        "      |",
        "1.00x |o",
        "       r1      r3",
    ]


def test_a_trend_of_one_height_is_one_line_and_of_nothing_none() -> None:
    assert trend([("r1", 2.0), ("r2", 2.0)], 40, 3, ASCII)[0] == "2.00 |o   o"
    assert trend([("r1", None)], 40, 3, ASCII) == []


def test_of_a_long_trend_the_end_is_drawn() -> None:
    drawn = trend([(f"r{i}", float(i)) for i in range(500)], 40, 4, ASCII)

    assert all(len(line) <= 40 for line in drawn)
    assert drawn[0].endswith("o")
    assert drawn[0].startswith("499.00 |")


def test_ascii_charts_are_ascii() -> None:
    drawn = [
        sparkline([1, 2, 3], 9, ASCII),
        *bars([("a", 1.0, "b")], 20, ASCII),
        *histogram([a_distribution("a", 1, 2, 2)], 30, ASCII),
        *trend([("a", 1.0), ("b", 2.0)], 30, 3, ASCII),
    ]

    assert "".join(drawn).isascii()
