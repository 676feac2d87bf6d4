"""Derivations of packed weights: moves and sums by loops, in the stated order, within bounds."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from tuner import derivation
from tuner.derivation import MOVE, Derivation, Stride, Sweep, derive, moves_of

RNG = np.random.default_rng(0)


def summed(
    factors: tuple[float, ...], loops: tuple[Stride, ...] = (Stride(2, 1, 1),)
) -> Derivation:
    return Derivation(2, (Sweep(loops, tuple(range(len(factors))), (0,), (factors,)),))


@pytest.mark.parametrize("stretch", [1, 7, 1 << 16])
@pytest.mark.parametrize("dtype", ["u1", "u2", "f4", "u8"])
def test_a_tensor_is_moved_into_blocks_of_its_axes(
    dtype: str, stretch: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """w[k,column] of 5 x 11 in blocks of 4 columns, the last of which is cut; and transposed."""
    monkeypatch.setattr(derivation, "_STRETCH", stretch)
    w = RNG.integers(1, 100, (5, 11)).astype(dtype)
    blocks = (5, ((1, 4),)), (11, ((4, 20), (1, 1)))
    expected = np.zeros((3, 5, 4), dtype)
    for k, column in itertools.product(range(5), range(11)):
        expected[column // 4, k, column % 4] = w[k, column]

    for source, steps in ((w, (11, 1)), (w.T.copy(), (1, 5))):
        axes = [(size, levels, step) for (size, levels), step in zip(blocks, steps, strict=True)]
        move = moves_of(60, axes)

        move.require_within(55)
        assert move.is_move
        np.testing.assert_array_equal(derive(move, source.reshape(-1)), expected.reshape(-1))


def test_a_sum_is_added_up_from_its_first_term_on_and_rounded_once() -> None:
    """Exact fractions, rounded by the rules of f64 after each step, and at last to f32."""
    factors = (1 / 3, 0.0, -1.0, 1.0, -2 / 9)
    source = RNG.standard_normal(6).astype(np.float32)

    found = derive(summed(factors), source)

    for at in range(2):
        total = Fraction(0)
        for factor, term in zip(factors, source[at:], strict=False):
            product = Fraction(float(Fraction(factor) * Fraction(float(term))))
            total = Fraction(float(total + product))
        assert found[at] == np.float32(float(total))


def test_what_no_sweep_makes_is_zero_and_a_sum_without_factors_too() -> None:
    nothing = Derivation(4, (Sweep((), (0,), (2,), ((0.0,),)),))

    assert derive(nothing, np.ones(1, np.float32)).tolist() == [0, 0, 0, 0]


def test_sums_are_of_f32_alone() -> None:
    with pytest.raises(ValueError, match="sums of float64, not of float32"):
        derive(summed((0.5,)), np.ones(2))


LOOP = (Stride(2, 3, 1),)


@pytest.mark.parametrize(
    ("sweeps", "message"),
    [
        ((Sweep(LOOP, (5,), (0,), MOVE),), "a term outside"),
        ((Sweep(LOOP, (4,), (3,), MOVE),), "a sum outside"),
        ((Sweep(LOOP, (-1,), (0,), MOVE),), "a negative place"),
        ((Sweep((Stride(2, -3, 1),), (4,), (0,), MOVE),), "a negative place"),
        ((Sweep((Stride(0, 3, 1),), (4,), (0,), MOVE),), "a loop over nothing"),
        ((Sweep((Stride(1 << 40, 0, 0),), (0,), (0,), MOVE),), "more sums"),
        ((Sweep(LOOP, (4,), (0,), MOVE),) * 3, "more sums"),
        ((Sweep(LOOP, (0, 1), (0,), MOVE),), "factors of other sums"),
        ((Sweep(LOOP, (), (0,), ((),)),), "factors of other sums"),
        ((Sweep(LOOP, (0,) * 65, (0,), ((1.0,) * 65,)),), "too many terms"),
        ((Sweep((Stride(1, 0, 0),) * 33, (0,), (0,), MOVE),), "too many loops"),
        ((Sweep(LOOP, (0,), (0,), ((float("nan"),),)),), "not finite"),
    ],
)
def test_what_reaches_outside_or_makes_too_much_is_refused(
    sweeps: tuple[Sweep, ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Derivation(4, sweeps).require_within(8)


def test_what_is_just_within_is_not_refused() -> None:
    Derivation(4, (Sweep(LOOP, (4,), (2,), MOVE),)).require_within(8)
