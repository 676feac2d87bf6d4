from __future__ import annotations

import math

import numpy as np
import pytest

from tuner.expression import Expression
from tuner.fusion.discontinuities import UNSEEN
from tuner.fusion.expressions import recognise_activations, tidy
from tuner.ops.instructions import evaluate_expression

ROOT_HALF = str(math.sqrt(0.5))
ROOT_PI = str(math.sqrt(2.0 / math.pi))


def recognised(text: str) -> str:
    expression = recognise_activations(Expression.parse(text), UNSEEN)
    return str(tidy(expression, ("x", "y"))[0])


@pytest.mark.parametrize(
    "text",
    [
        f"t0=mul(x0,{ROOT_HALF});t1=erf(t0);t2=add(t1,1.0);t3=mul(x0,t2);t4=mul(t3,0.5)",
        f"t0=mul(x0,{ROOT_HALF});t1=erf(t0);t2=add(1.0,t1);t3=mul(0.5,x0);t4=mul(t3,t2)",
        f"t0=div(x0,{math.sqrt(2)});t1=erf(t0);t2=add(t1,1.0);t3=mul(t2,0.5);t4=mul(x0,t3)",
    ],
)
def test_gelu_is_found_in_each_spelling(text: str) -> None:
    assert recognised(text) == "t0=gelu(x0)"


@pytest.mark.parametrize(
    "text",
    [
        "t0=mul(x0,x0);t1=mul(t0,x0);t2=mul(t1,0.044715);t3=add(x0,t2)",
        "t0=mul(0.044715,x0);t1=mul(t0,x0);t2=mul(x0,t1);t3=add(t2,x0)",
        "t0=mul(x0,x0);t1=mul(0.044715,t0);t2=add(1.0,t1);t3=mul(x0,t2)",
    ],
)
def test_gelu_by_tanh_is_found_in_each_spelling(text: str) -> None:
    end = f"t4=mul({ROOT_PI},t3);t5=tanh(t4);t6=add(t5,1.0);t7=mul(0.5,x0);t8=mul(t7,t6)"

    assert recognised(f"{text};{end}") == "t0=gelu_tanh(x0)"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("t0=sigmoid(x0);t1=mul(t0,x0)", "t0=silu(x0)"),
        ("t0=neg(x0);t1=exp(t0);t2=add(t1,1.0);t3=rcp(t2);t4=mul(x0,t3)", "t0=silu(x0)"),
        ("t0=neg(x0);t1=exp(t0);t2=add(1.0,t1);t3=div(1.0,t2)", "t0=sigmoid(x0)"),
        (f"t0=hardsigmoid(x0,{1 / 6},0.5);t1=mul(x0,t0)", "t0=hardswish(x0)"),
        (
            f"t0=add(x0,3.0);t1=clip(t0,0.0,6.0);t2=mul(x0,t1);t3=mul(t2,{1 / 6})",
            "t0=hardswish(x0)",
        ),
        ("t0=add(x0,3.0);t1=clip(t0,0.0,6.0);t2=div(t1,6.0);t3=mul(t2,x0)", "t0=hardswish(x0)"),
    ],
)
def test_gated_activations_are_found(text: str, want: str) -> None:
    assert recognised(text) == want


@pytest.mark.parametrize(
    "text",
    [
        "t0=sigmoid(x0);t1=mul(t0,x1)",
        "t0=mul(x0,1.702);t1=sigmoid(t0);t2=mul(x0,t1)",
        f"t0=mul(x0,{ROOT_HALF});t1=erf(t0);t2=add(t1,1.0);t3=mul(x0,t2)",
        "t0=hardsigmoid(x0,0.2,0.5);t1=mul(x0,t0)",
        "t0=add(x0,3.0);t1=clip(t0,0.0,6.0);t2=mul(x0,t1)",
        f"t0=mul(x0,{ROOT_PI});t1=tanh(t0);t2=add(t1,1.0);t3=mul(x0,0.5);t4=mul(t2,t3)",
    ],
)
def test_what_only_looks_alike_keeps_its_values(text: str) -> None:
    x = [np.linspace(-4.0, 4.0, 9), np.linspace(1.0, 2.0, 9)]
    original = Expression.parse(text)

    changed, inputs = tidy(recognise_activations(original, UNSEEN), ("0", "1"))

    assert not {step.op for step in changed.instructions} & {
        "gelu",
        "gelu_tanh",
        "silu",
        "hardswish",
    }
    result = evaluate_expression(changed, [x[int(i)] for i in inputs])
    np.testing.assert_allclose(result, evaluate_expression(original, x), rtol=1e-12)


def test_a_gate_inside_a_longer_product_is_left_alone() -> None:
    assert "silu" not in recognised("t0=sigmoid(x0);t1=mul(x0,x1);t2=mul(t1,t0)")
