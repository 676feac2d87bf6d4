"""Winograd's transforms, in rational numbers: exact, and with as few products as they promise."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.cpu.kernels.winograd.space import MAX_POINTS, OUTPUTS
from tuner.cpu.kernels.winograd.transforms import points_of, transforms, weights_of

TRANSFORMS = [
    *((m, taps, 1) for m in OUTPUTS.values() for taps in range(1, MAX_POINTS - m + 2)),
    *((m, 3, 2) for m in OUTPUTS.values()),
]
"""Outputs, taps and stride of every transform that a kernel may use."""


@pytest.mark.parametrize(("outputs", "taps", "stride"), TRANSFORMS)
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_the_transforms_compute_a_convolution_exactly(
    outputs: int, taps: int, stride: int, data: st.DataObject
) -> None:
    t = transforms(outputs, taps, stride)
    numbers = st.fractions(-9, 9, max_denominator=5)
    d = data.draw(st.lists(numbers, min_size=t.inputs, max_size=t.inputs))
    g = data.draw(st.lists(numbers, min_size=taps, max_size=taps))

    sums = [Fraction(0)] * t.sums
    for strand in t.strands:
        pixels = [d[i] for i in strand.pixels]
        weights, inputs = _times(strand.of_weights, g), _times(strand.of_input, pixels)
        for number, a, b in zip(strand.sums, weights, inputs, strict=True):
            sums[number] += a * b

    expected = [sum(d[stride * i + k] * g[k] for k in range(taps)) for i in range(outputs)]
    assert _times(t.of_output, sums) == expected


def _times(matrix: tuple[tuple[Fraction, ...], ...], x: list[Fraction]) -> list[Fraction]:
    return [sum((a * b for a, b in zip(row, x, strict=True)), Fraction(0)) for row in matrix]


@pytest.mark.parametrize(
    ("taps", "stride", "products", "sums"),
    [
        (1, 1, [2, 3, 4], [2, 3, 4]),
        (2, 1, [3, 4, 5], [3, 4, 5]),
        (3, 1, [4, 5, 6], [4, 5, 6]),
        (5, 1, [6, 7, 8], [6, 7, 8]),
        (3, 2, [5, 7, 9], [3, 4, 5]),
    ],
)
def test_f2_f3_and_f4_multiply_as_often_as_they_should(
    taps: int, stride: int, products: list[int], sums: list[int]
) -> None:
    found = [transforms(outputs, taps, stride) for outputs in OUTPUTS.values()]

    assert [sum(len(strand.sums) for strand in t.strands) for t in found] == products
    assert [t.sums for t in found] == sums


@pytest.mark.parametrize("strides", [(1, 1), (2, 2), (1, 2)])
def test_every_pair_of_products_is_a_term_of_one_point(strides: tuple[int, int]) -> None:
    points = points_of(4, (3, 3), strides)

    terms = [term for point in points for term in point.terms]

    down, across = (sum(len(s.sums) for s in transforms(4, 3, n).strands) for n in strides)
    assert len(set(terms)) == len(terms) == down * across
    assert [len(p.terms) for p in points] == sorted((len(p.terms) for p in points), reverse=True)


def test_a_direction_of_one_tap_is_not_transformed() -> None:
    points = points_of(4, (1, 5), (1, 1))

    (strand,) = transforms(4, 1, 1).strands

    one = [[Fraction(int(i == j)) for j in range(4)] for i in range(4)]
    assert [list(row) for row in strand.of_input] == one
    assert len(points) == 4 * 8


def test_the_weights_of_every_term_are_products_of_both_directions() -> None:
    (strand,) = transforms(2, 4, 1).strands

    rows = weights_of(2, (4, 4), (1, 1))

    assert len(rows) == 25
    first, last = strand.of_weights[0], strand.of_weights[-1]
    assert rows[0] == tuple(a * b for a in first for b in first)
    assert rows[-1] == tuple(a * b for a in last for b in last)
