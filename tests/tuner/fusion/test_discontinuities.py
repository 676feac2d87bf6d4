"""Which values a discontinuity may see: from near, and from far."""

import pytest

from tests.tuner.fusion.sketch import Sketch
from tuner.expression import Expression
from tuner.fusion.discontinuities import SEEN, UNSEEN, Discontinuities, Sight, seen_inputs

FAR = Sight(near=False, far=True)


@pytest.mark.parametrize(
    ("text", "result", "inputs"),
    [
        ("t0=mul(x0,x1)", UNSEEN, [UNSEEN, UNSEEN]),
        ("t0=mul(x0,x1)", SEEN, [SEEN, SEEN]),
        ("t0=mul(x0,x1);t1=add(t0,x2)", SEEN, [SEEN, SEEN, SEEN]),
        ("t0=mul(x0,x1);t1=add(t0,x2)", FAR, [FAR, FAR, FAR]),
        ("t0=floor(x0)", UNSEEN, [SEEN]),
        ("t0=add(x0,x1);t1=floor(t0);t2=mul(x2,t1)", UNSEEN, [SEEN, SEEN, UNSEEN]),
        ("t0=exp(x0);t1=floor(t0)", UNSEEN, [FAR]),
        ("t0=exp(x0);t1=add(t0,x1)", SEEN, [FAR, SEEN]),
        ("t0=where(x0,x1,x2)", UNSEEN, [SEEN, UNSEEN, UNSEEN]),
        ("t0=where(x0,x1,x2)", SEEN, [SEEN, SEEN, SEEN]),
        ("t0=equal(x0,x0)", UNSEEN, [UNSEEN]),
        ("t0=equal(x0,x1)", UNSEEN, [SEEN, SEEN]),
        ("", SEEN, [SEEN]),
    ],
)
def test_inputs_of_an_expression_are_seen_as_its_steps_and_what_is_behind_say(
    text: str, result: Sight, inputs: list[Sight]
) -> None:
    expression = Expression.parse(text) if text else Expression()

    assert seen_inputs(expression, result) == inputs


def test_a_graph_is_seen_through_every_operator_to_its_inputs() -> None:
    sketch = Sketch()
    a, b, c = (sketch.input(2, 3) for _ in range(3))
    near = sketch.node("Add", [a, b])
    far = sketch.node("Exp", [c])
    both = sketch.node("Mul", [near, far])
    free = sketch.node("Neg", [c])
    graph = sketch.graph(sketch.node("Floor", [both]), free)

    found = Discontinuities.of(graph)

    assert [found.see([name]) for name in (a, b, near, far, both)] == [SEEN] * 5
    assert found.see([c]) == FAR
    assert found.see([free]) == UNSEEN
