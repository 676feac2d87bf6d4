from __future__ import annotations

import numpy as np
import pytest

from tuner.expression import Expression
from tuner.fusion.expressions import substitute, tidy
from tuner.ops.instructions import evaluate_expression


def test_an_inner_expression_takes_the_place_of_a_tensor() -> None:
    outer, inner = Expression.parse("t0=sub(x0,x1)"), Expression.parse("t0=relu(x0)")

    expression, inputs = substitute(outer, ("a", "b"), "b", inner, ("c",))

    assert (str(expression), inputs) == ("t0=relu(x1);t1=sub(x0,t0)", ("a", "c"))


def test_an_identity_can_take_the_place_of_a_tensor() -> None:
    outer = Expression.parse("t0=mul(x0,x1)")

    expression, inputs = substitute(outer, ("a", "b"), "a", Expression(), ("c",))

    assert sorted(inputs) == ["b", "c"]
    values = {"b": np.array([2.0]), "c": np.array([5.0])}
    assert evaluate_expression(expression, [values[n] for n in inputs]).tolist() == [10.0]


def test_one_tensor_read_from_both_sides_is_one_input() -> None:
    outer, inner = Expression.parse("t0=mul(x0,x1)"), Expression.parse("t0=sigmoid(x0)")

    expression, inputs = substitute(outer, ("a", "s"), "s", inner, ("a",))

    assert inputs == ("a",)
    assert str(expression) == "t0=sigmoid(x0);t1=mul(x0,t0)"


@pytest.mark.parametrize(
    "text",
    [
        "t0=mul(x1,0.5);t1=add(t0,x0)",
        "t0=mul(0.5,x1);t1=add(x0,t0)",
        "t0=exp(x0);t1=mul(x1,0.5);t2=add(t1,x0)",
        "t0=mul(x1,0.5);t1=mul(x1,0.5);t2=add(t1,x0)",
    ],
)
def test_equal_work_has_equal_text(text: str) -> None:
    expression, inputs = tidy(Expression.parse(text), ("a", "b"))

    assert str(expression) == "t0=mul(x0,0.5);t1=add(t0,x1)"
    assert inputs == ("b", "a")


def test_the_value_of_a_task_stays_input_zero_of_its_tail() -> None:
    expression, inputs = tidy(Expression.parse("t0=sub(x1,x0)"), ("value", "other"), "value")

    assert (str(expression), inputs) == ("t0=sub(x1,x0)", ("value", "other"))


def test_what_does_not_commute_keeps_its_order() -> None:
    expression, inputs = tidy(Expression.parse("t0=div(1.0,x0);t1=sub(x1,t0)"), ("a", "b"))

    assert (str(expression), inputs) == ("t0=div(1.0,x1);t1=sub(x0,t0)", ("b", "a"))
