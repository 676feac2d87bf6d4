from __future__ import annotations

import pytest

from tuner.expression import Expression
from tuner.subgraph.rewrites.product import after_adding, without_addend


def test_addends_come_before_the_tail() -> None:
    tail = Expression.parse("t0=silu(x0);t1=add(t0,x1)")

    text, operands = after_adding(tail, ("residual",), ("a", "b"))

    assert str(text) == "t0=add(x0,x1);t1=add(t0,x2);t2=silu(t1);t3=add(t2,x3)"
    assert operands == ("a", "b", "residual")


def test_an_addend_may_be_an_operand_already() -> None:
    text, operands = after_adding(Expression.parse("t0=mul(x0,x1)"), ("a",), ("a",))

    assert str(text) == "t0=add(x0,x1);t1=mul(t0,x1)"
    assert operands == ("a",)


@pytest.mark.parametrize(
    ("before", "after", "operands"),
    [
        ("t0=add(x0,x1)", "", ()),
        ("t0=add(x0,x1);t1=relu(t0)", "t0=relu(x0)", ()),
        ("t0=add(x0,x2);t1=add(t0,x1)", "t0=add(x0,x1)", ("b",)),
        ("t0=exp(x2);t1=add(x0,t0);t2=add(t1,x1)", "t0=exp(x1);t1=add(x0,t0)", ("b",)),
        ("t0=mul(x0,2.0);t1=add(t0,x1)", None, None),
        ("t0=add(x0,x1);t1=mul(t0,x0)", None, None),
        ("t0=add(x0,x1);t1=mul(t0,x1)", None, None),
        ("t0=sub(x1,x0)", None, None),
    ],
)
def test_an_addend_is_taken_away_where_the_tail_begins_with_the_sum(
    before: str, after: str | None, operands: tuple[str, ...] | None
) -> None:
    names = ("a", "b")[: Expression.parse(before).input_count - 1]

    rest = without_addend(Expression.parse(before), names, "a")

    if after is None:
        assert rest is None
    else:
        assert rest is not None
        assert (str(rest[0]), rest[1]) == (after, operands)
