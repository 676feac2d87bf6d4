"""The accuracy of outputs against a reference, and budgets of it."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.errors import OptionError
from tuner.judge.accuracy import METRICS, Accuracy, Budget, accuracy_of, halves

ROWS = np.array([[1.0, 2.0, 3.0], [0.5, -1.0, 0.0]])


def losses(result: np.ndarray, wanted: np.ndarray) -> dict[str, float]:
    return dict(accuracy_of([{"y": result}], [{"y": wanted}]).losses)


def test_equal_outputs_have_no_loss_of_any_metric() -> None:
    assert losses(ROWS.copy(), ROWS) == pytest.approx(dict.fromkeys(METRICS, 0.0), abs=1e-15)


def test_each_metric_is_the_number_of_its_definition() -> None:
    ours, theirs = np.array([[3.0, 4.0]]), np.array([[4.0, 3.0]])

    found = losses(ours, theirs)

    def softmax(row: np.ndarray) -> np.ndarray:
        shares: np.ndarray = np.exp(row) / np.exp(row).sum()
        return shares

    p, q = softmax(theirs[0]), softmax(ours[0])
    assert found["cosine"] == pytest.approx(1 - 24 / 25)
    assert found["relative"] == pytest.approx(math.sqrt(2) / 5)
    assert found["maximum"] == pytest.approx(1 / 4)
    assert found["top_1"] == 1.0
    assert found["divergence"] == pytest.approx(float((p * np.log(p / q)).sum()))


def test_the_worst_sample_and_output_counts_and_rows_are_averaged() -> None:
    right, wrong = {"a": ROWS, "b": ROWS}, {"a": ROWS, "b": ROWS[::-1]}

    found = accuracy_of([right, wrong], [right, right])

    assert found.losses["cosine"] == pytest.approx(losses(ROWS[::-1], ROWS)["cosine"])
    assert found.losses["top_1"] == pytest.approx(0.5)
    assert found.samples == 2


@pytest.mark.parametrize(
    "result", [np.array([1.0, np.nan]), np.array([1.0, np.inf]), np.array([1.0])]
)
def test_a_nan_an_infinity_or_another_shape_is_no_agreement(result: np.ndarray) -> None:
    assert losses(result, np.array([1.0, 2.0])) == dict.fromkeys(METRICS, math.inf)


def test_infinities_of_the_reference_have_to_be_the_same() -> None:
    masked = np.array([-np.inf, 1.0, 2.0])

    assert losses(masked.copy(), masked)["relative"] == 0.0
    assert losses(np.array([0.0, 1.0, 2.0]), masked)["relative"] == math.inf


def test_integers_lose_the_share_that_differs() -> None:
    found = losses(np.array([1, 2, 3, 4]), np.array([1, 2, 3, 5]))

    assert found == dict.fromkeys(METRICS, 0.25)


def test_digits_of_a_small_angle_are_kept() -> None:
    wanted = np.ones(1000)
    result = wanted + 1e-9 * np.resize([1.0, -1.0], 1000)

    assert losses(result, wanted)["cosine"] == pytest.approx(5e-19, rel=1e-3)


@given(st.floats(0.5, 2.0), st.integers(0, 100))
def test_independent_errors_add_up_in_the_power_of_their_metric(scale: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    wanted, one, other = rng.standard_normal((3, 2000))
    one, other = 1e-3 * one, 1e-3 * scale * other
    budget = Budget.parse("relative=0.01")

    def spent(error: np.ndarray) -> float:
        return budget.spent(accuracy_of([{"y": wanted + error}], [{"y": wanted}]))

    assert spent(one + other) == pytest.approx(spent(one) + spent(other), rel=0.2)


def test_budgets_are_a_number_names_or_bounds() -> None:
    assert Budget.parse("0.99").allowed == pytest.approx({"cosine": 0.01})
    assert Budget.parse("").allowed == pytest.approx({"cosine": 0.001})
    assert Budget.parse("top_1, relative=0.02").allowed == pytest.approx(
        {"top_1": 0.01, "relative": 0.02}
    )
    assert str(Budget.parse("0.999,relative")) == (
        "cosine at least 0.999, relative error at most 0.01"
    )


@pytest.mark.parametrize("text", ["1", "1.5", "relative=0", "mean=1", "cosine=x", ",", "top_1=-1"])
def test_what_is_no_budget_is_refused_with_the_names_of_the_metrics(text: str) -> None:
    with pytest.raises(OptionError) as refused:
        Budget.parse(text)

    assert "relative" in str(refused.value.hint)
    assert "`--accuracy 0.999`" in str(refused.value.hint)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1", "cosine 1 lets nothing change at all"),
        ("0.99999999999999999", "lets nothing change at all"),
        ("0", "cosine 0 is not above 0 and below 1"),
        ("nan", "cosine nan is not above 0 and below 1"),
        ("relative=nan", "relative error nan is not at least 1e-15"),
        ("relative=inf", "is not at least 1e-15"),
        ("relative=1e-200", "is not at least 1e-15"),
        ("99%", "'99%' is not a number"),
        ("top1=0.99", "'top1' is no metric; top_1 is one"),
        ("0.999,0.9", "cosine has two bounds"),
        ("relative=0.1,relative=0.2", "relative has two bounds"),
    ],
)
def test_a_budget_that_is_refused_says_why(text: str, why: str) -> None:
    with pytest.raises(OptionError, match=re.escape(why)):
        Budget.parse(text)


@pytest.mark.parametrize("text", ["relative=1e300", "relative=1e-15", "divergence=1e-15"])
def test_a_budget_of_any_size_is_spent_without_an_overflow(text: str) -> None:
    for loss in (0.0, 1e-300, 1.0, 1e300, math.inf):
        found = Accuracy(dict.fromkeys(METRICS, loss), 1)
        assert Budget.parse(text).spent(found) >= 0.0


def test_bounds_are_those_that_were_given_in_one_order() -> None:
    one, other = Budget.parse("top_1=0.5,cosine=0.999"), Budget.parse("cosine=0.999,top_1=0.5")

    assert list(one.bounds.items()) == list(other.bounds.items())
    assert one.bounds == {"cosine": 0.999, "top_1": 0.5}
    assert str(Budget.parse("0.99999999")) == "cosine at least 0.99999999"


def test_a_budget_is_spent_by_its_worst_metric() -> None:
    found = Accuracy({"cosine": 0.0005, "relative": 0.02}, 4)

    assert Budget.parse("0.999").spent(found) == pytest.approx(0.5)
    assert Budget.parse("0.999,relative=0.01").spent(found) == pytest.approx(4.0)


def test_every_second_sample_chooses_and_the_others_accept() -> None:
    samples = [{"x": np.array(i)} for i in range(5)]

    choosing, accepting = halves(samples)

    assert [int(s["x"]) for s in choosing] == [0, 2, 4]
    assert [int(s["x"]) for s in accepting] == [1, 3]
    assert halves(samples[:1]) == (samples[:1], samples[:1])
