"""--input_shape, and models whose input shapes are open."""

from __future__ import annotations

import shlex

import numpy as np
import pytest

from tests.tuner.frontend.models import parsed
from tuner.errors import ModelError, OptionError
from tuner.frontend import graph_of, parse_input_shape

OPEN = (
    "g (float[batch,3] a, float[batch,n] b) => (float y) { s = Concat<axis=1>(a, b) y = Relu(s) }"
)


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        ("n1:1,3,224,224;n2:1,77", {"n1": (1, 3, 224, 224), "n2": (1, 77)}),
        (" a : 1 , 2 ;", {"a": (1, 2)}),
        ("scope/input:0:4,5", {"scope/input:0": (4, 5)}),
        ("scalar:", {"scalar": ()}),
    ],
)
def test_the_text_of_input_shape_is_read(text: str, shapes: dict[str, tuple[int, ...]]) -> None:
    assert parse_input_shape(text) == shapes


@pytest.mark.parametrize(
    "text", ["", ";", "1,3,224", "a:1,x", "a:0", "a:1.5", "a:1;a:2", ":1,2", "a:" + "9" * 30, "a:²"]
)
def test_nonsense_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(OptionError, match="--input_shape") as caught:
        parse_input_shape(text)

    assert "name1:1,3,224,224" in str(caught.value.hint)


@pytest.mark.parametrize("size", ["-1", "1~8", "1~-1"])
def test_a_range_is_refused_with_the_code_of_dynamic_shapes(size: str) -> None:
    with pytest.raises(OptionError, match="dynamic size") as caught:
        parse_input_shape(f"a:{size},3")

    assert caught.value.code == "10"


def test_an_open_shape_is_refused_with_the_option_to_give() -> None:
    with pytest.raises(ModelError, match=r"'a' \[batch,3\], 'b' \[batch,n\] is open") as caught:
        graph_of(parsed(OPEN), "test")

    assert caught.value.code == "9"
    assert '--input_shape "a:1,3;b:1,128"' in str(caught.value.hint)


def pasted(hint: str | None) -> dict[str, tuple[int, ...]]:
    """The shapes that a shell gives to the option of a hint."""
    words = shlex.split((hint or "").partition("for example ")[2])
    assert words[0] == "--input_shape"
    return parse_input_shape(words[1])


@pytest.mark.parametrize(
    ("inputs", "shapes"),
    [
        ("float[n,3,h,w] x", {"x": (1, 3, 224, 224)}),
        ("float[n,c,h,w] x", {"x": (1, 3, 224, 224)}),
        ("float[n,h,w,3] x", {"x": (1, 224, 224, 3)}),
        ("float[n,3,320,w] x", {"x": (1, 3, 320, 224)}),
        ("float[n,3,h,w] x, int64[n,t] ids, int64[n,t] mask",
         {"x": (1, 3, 224, 224), "ids": (1, 128), "mask": (1, 128)}),
        ("float[n,2,d,h,w] x", {"x": (1, 2, 16, 112, 112)}),
        ("float[n,t,80] x", {"x": (1, 128, 80)}),
    ],
)  # fmt: skip
def test_the_hint_for_open_shapes_has_sizes_of_use(
    inputs: str, shapes: dict[str, tuple[int, ...]]
) -> None:
    model = parsed(f"g ({inputs}) => (float y) {{ y = Relu(x) }}")

    with pytest.raises(ModelError, match="is open") as caught:
        graph_of(model, "test")

    assert pasted(caught.value.hint) == shapes


def test_what_the_hint_says_can_be_pasted_and_builds_the_model() -> None:
    text = """g (float[n,3,h,w] x, float[n,k] z) => (float y, float r) {
        a = Conv<strides=[2,2]>(x, v) y = MaxPool<kernel_shape=[5,5]>(a) r = Relu(z) }"""
    model = parsed(text, v=np.ones((4, 3, 3, 3), np.float32))
    model.graph.input[0].name = model.graph.node[0].input[0] = "x $1"

    with pytest.raises(ModelError, match="is open") as caught:
        graph_of(model, "test", {"z": (1, 7)})
    graph = graph_of(model, "test", pasted(caught.value.hint))

    assert graph.types["x $1"].shape == (1, 3, 224, 224)
    assert graph.types["z"].shape == (1, 7)


def test_a_named_size_that_one_input_fixes_is_fixed_for_all() -> None:
    text = OPEN.replace("batch,n", "batch,4")

    graph = graph_of(parsed(text), "test", {"a": (5, 3)})

    assert graph.types["b"].shape == (5, 4)
    assert graph.types["y"].shape == (5, 7)


@pytest.mark.parametrize("text", ["a:2,4;b:2,6", "a:2,3;b:3,6", "a:2,3,1;b:2,6", "a:2,3;b:2"])
def test_shapes_that_contradict_the_model_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="does not fit the model"):
        graph_of(parsed(OPEN), "test", parse_input_shape(text))


def test_an_unknown_input_is_refused_with_the_inputs_of_the_model() -> None:
    with pytest.raises(OptionError, match="no input 'c'") as caught:
        graph_of(parsed(OPEN), "test", {"c": (1, 2)})

    assert caught.value.hint == "its inputs are 'a' [batch,3], 'b' [batch,n]"


def test_a_given_shape_of_absurd_size_is_refused() -> None:
    with pytest.raises(ModelError, match="far too large"):
        graph_of(parsed(OPEN), "test", {"a": (10**9, 3), "b": (10**9, 4)})
