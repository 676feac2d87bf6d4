from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.test_integer_products import Integers, columns
from tuner.expression import Expression
from tuner.fusion import fuse
from tuner.fusion.rewriter import Rewriter
from tuner.subgraph.rewrites.product import after_adding, pointwise, without_addend


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


def test_products_of_pixels_that_are_integers_keep_their_sums() -> None:
    net = Integers()
    x = net.transpose(net.numbers(net.input(1, 4, 4, 8, dtype="u8"), 0.1, 7), 0, 3, 1, 2)
    q, scale, zero = columns(np.int8, 8, 5)
    w = net.weights_of(q.T.reshape(5, 8, 1, 1), scale, zero)
    window = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 1}
    work = Rewriter(fuse(net.graph(net.node("Conv", [x, w], (1, 5, 4, 4), **window))))

    (conv,) = (node for node in work.nodes() if node.op == "conv")
    assert pointwise(work, conv) is None
