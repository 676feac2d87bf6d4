"""Steps and ranges of shapes, as the options spell them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.frontend.models import parsed
from tuner.errors import ModelError, OptionError
from tuner.frontend.shape_choices import ShapeChoices
from tuner.frontend.shape_symbols import ShapeSymbols, symbols_of
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

BERT = "int64[batch,seq] ids, int64[batch,seq] mask"
UNNAMED = "int64[?,?] ids, int64[?,?] mask"
IMAGE = "float[n,3,h,w] x, float[k] threshold"


def inputs_of(text: str) -> list[onnx.ValueInfoProto]:
    """The inputs of a model; "?" is a size without a name."""
    model = parsed(f"g ({text.replace('?', 'unnamed')}) => (float y) {{ y = Identity(one) }}")
    for value in model.graph.input:
        for dim in value.type.tensor_type.shape.dim:
            if dim.dim_param == "unnamed":
                dim.ClearField("dim_param")
    return list(model.graph.input)


DECODER = "int64[batch,new] ids, float[batch,2,past,16] cache, int64[batch,total] mask"


def decoder_symbols(text: str) -> ShapeSymbols:
    """Symbols of a model whose mask has the size "past + new"."""
    inputs = inputs_of(DECODER)
    inputs[-1].type.tensor_type.shape.dim[1].dim_param = "past + new"
    return symbols_of(inputs, ShapeChoices.parse(text).ranges)


def symbols(inputs: str, text: str) -> ShapeSymbols:
    return symbols_of(inputs_of(inputs), ShapeChoices.parse(text).ranges)


def test_a_batch_size_is_the_first_size_of_every_input_that_leaves_it_open() -> None:
    choices = ShapeChoices.parse("ids:-1,128;mask:-1,128;scale:", "1,2,4,8")

    assert choices.steps == tuple(
        {"ids": (size, 128), "mask": (size, 128), "scale": ()} for size in (1, 2, 4, 8)
    )
    assert not choices.fixed
    assert not choices.ranges


def test_an_image_size_is_height_and_width_in_either_layout() -> None:
    sizes = "320,320; 640,480;"

    channels_first = ShapeChoices.parse("x:1,3,-1,-1", dynamic_image_size=sizes)
    channels_last = ShapeChoices.parse("x:1,-1,-1,3", dynamic_image_size=sizes)

    assert channels_first.steps == ({"x": (1, 3, 320, 320)}, {"x": (1, 3, 640, 480)})
    assert channels_last.steps == ({"x": (1, 320, 320, 3)}, {"x": (1, 640, 480, 3)})


def test_dims_are_all_open_sizes_in_the_order_of_the_inputs() -> None:
    text = "data:1,1,40,-1;label:1,-1;mask:-1,-1"

    choices = ShapeChoices.parse(text, dynamic_dims="20,20,1,1;40,40,2,2")

    assert choices.steps == (
        {"data": (1, 1, 40, 20), "label": (1, 20), "mask": (1, 1)},
        {"data": (1, 1, 40, 40), "label": (1, 40), "mask": (2, 2)},
    )


def test_steps_without_input_shape_give_the_sizes_that_the_model_leaves_open() -> None:
    choices = ShapeChoices.parse(dynamic_batch_size="1,8")

    assert choices.needs_model
    assert choices.steps == ()
    assert choices.of_model(inputs_of("float[n,3,8,8] x, float[5] z")).steps == (
        {"x": (1, 3, 8, 8), "z": (5,)},
        {"x": (8, 3, 8, 8), "z": (5,)},
    )
    with pytest.raises(OptionError, match=r"'ids' \[-1,-1\] has open sizes other than the first"):
        choices.of_model(inputs_of(BERT))


def test_a_range_is_a_size_of_input_shape() -> None:
    choices = ShapeChoices.parse("ids:1,1~512;mask:1, n = 4 ~ 512 ;pixel:1,3,7~7,8")

    assert choices.ranges == {
        "ids": (1, SizeRange(1, 512)),
        "mask": (1, SizeRange(4, 512)),
        "pixel": (1, 3, 7, 8),
    }
    assert choices.ranges["mask"][1].symbol == "n"  # type: ignore[union-attr]
    assert not choices.steps
    assert not choices.fixed


def test_fixed_shapes_are_neither_steps_nor_ranges() -> None:
    choices = ShapeChoices.parse("x:1,3;y:")

    assert choices.fixed == {"x": (1, 3), "y": ()}
    assert (choices.steps, choices.ranges) == ((), {})
    assert ShapeChoices.parse() == ShapeChoices()


@pytest.mark.parametrize(
    ("options", "why", "code"),
    [
        ({"input_shape": "x:-1,3"}, "has the dynamic size '-1', and there are no steps", "10"),
        ({"input_shape": "x:1~-1,3"}, "'1~-1', which has no end", "10"),
        ({"input_shape": "x:0~0"}, "has the range '0~0'", "EG0003"),
        ({"input_shape": "x:9~8"}, "has the range '9~8'", "EG0003"),
        ({"input_shape": "x:n=3"}, "has the size 'n=3'", "EG0003"),
        ({"input_shape": "x:1n=1~3"}, "has the size", "EG0003"),
        ({"input_shape": "x:-2"}, "has the size '-2'", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": "1,2", "dynamic_dims": "1;2"},
         "--dynamic_batch_size and --dynamic_dims exclude each other", "EG0003"),
        ({"input_shape": "x:-1,1~8", "dynamic_batch_size": "1,2"}, "has a range", "EG0003"),
        ({"input_shape": "x:1,3", "dynamic_batch_size": "1,2"}, "no size is open", "EG0003"),
        ({"input_shape": "x:-1;y:3,-1", "dynamic_batch_size": "1,2"}, r"'y' \[3,-1\]", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": "4"}, "the number of steps is 1", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": ",".join(map(str, range(1, 102)))},
         "the number of steps is 101", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": "4,2,4"}, "'4' is given twice", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": "4,0"}, "'0' is not a list of", "EG0003"),
        ({"input_shape": "x:-1", "dynamic_batch_size": "4,1~3"}, "is not a list of", "EG0003"),
        ({"dynamic_batch_size": "nothing"}, "is not a list of sizes", "EG0003"),
        ({"input_shape": "x:1,3,-1,-1", "dynamic_image_size": "8,8,8;9,9,9"},
         "'8,8,8' is not a height and a width", "EG0003"),
        ({"input_shape": "x:-1,3,-1,-1", "dynamic_image_size": "8,8;9,9"},
         "other than height and width", "EG0003"),
        ({"input_shape": "x:1,3,-1,8", "dynamic_image_size": "8,8;9,9"},
         "other than height and width", "EG0003"),
        ({"input_shape": "x:-1,-1,8,3", "dynamic_image_size": "8,8;9,9"},
         "other than height and width", "EG0003"),
        ({"input_shape": "x:-1,-1", "dynamic_dims": "1,8;2"}, "'2' does not have 2", "EG0003"),
    ],
)  # fmt: skip
def test_a_wrong_choice_is_refused_with_one_clear_reason(
    options: dict[str, str], why: str, code: str
) -> None:
    with pytest.raises(OptionError, match=why) as caught:
        ShapeChoices.parse(**options)

    assert caught.value.code == code
    assert caught.value.hint


def test_sizes_that_the_model_names_alike_are_one_symbol_of_that_name() -> None:
    found = symbols(BERT, "ids:1~8,1~512")

    assert found.inputs == {"ids": ("batch", "seq"), "mask": ("batch", "seq")}
    assert found.ranges == {"batch": SizeRange(1, 8), "seq": SizeRange(1, 512)}
    assert found.at({"batch": 2, "seq": 7}) == {"ids": (2, 7), "mask": (2, 7)}


@pytest.mark.parametrize(
    ("inputs", "text", "named"),
    [
        (UNNAMED, "ids:1,1~512;mask:1,1~512", {"ids": (1, "ids_1"), "mask": (1, "ids_1")}),
        (UNNAMED, "ids:1,1~512;mask:1,1~256", {"ids": (1, "ids_1"), "mask": (1, "mask_1")}),
        # Height and width are two sizes, though their ranges are equal.
        ("float[1,3,?,?] x, float[1,1,?,?] m", "x:1,3,8~64,8~64;m:1,1,8~64,8~64",
         {"x": (1, 3, "x_2", "x_3"), "m": (1, 1, "x_2", "x_3")}),
        ("float[batch,seq] x, float[?,?] m", "x:1,1~9;m:1,1~9", {"x": (1, "seq"), "m": (1, "seq")}),
        # A name that is given stands for the model's, wherever the model has it.
        (BERT, "ids:1,n=1~9", {"ids": (1, "n"), "mask": (1, "n")}),
        (UNNAMED, "ids:b=1~9,n=1~9;mask:b=1~9,n=1~9", {"ids": ("b", "n"), "mask": ("b", "n")}),
        ("float[a] x, float[b] y", "x:n=1~9;y:n=1~9", {"x": ("n",), "y": ("n",)}),
        ("float[a] x, float[b] y", "x:1~9;y:1~9", {"x": ("a",), "y": ("b",)}),
    ],
)  # fmt: skip
def test_the_symbols_of_inputs(
    inputs: str, text: str, named: Mapping[str, tuple[int | str, ...]]
) -> None:
    assert symbols(inputs, text).inputs == named


def test_a_symbol_is_a_python_identifier() -> None:
    values = inputs_of("float[a] x, float[b] y, float[c] z, float[?] v")
    for value, name in zip(values, ("past len", "past-len", "class"), strict=False):
        value.type.tensor_type.shape.dim[0].dim_param = name
    values[3].name = "0:in/put"

    found = symbols_of(values, ShapeChoices.parse("x:1~2;y:1~3;z:1~4;0:in/put:1~5").ranges)

    assert tuple(found.ranges) == ("past_len", "past_len_2", "_class", "_0_in_put_0")


@pytest.mark.parametrize(
    ("inputs", "text", "why"),
    [
        (BERT, "ids:1,1~512;mask:1,1~256", "does not fit the model"),
        (BERT, "ids:1,1~512;mask:1,128", "does not fit the model"),
        ("float[1,512] x", "x:1,1~512", "does not fit the model"),
        (BERT, "ids:1,a=1~9;mask:1,b=1~9", "'a' and 'b' name the same size"),
        (UNNAMED, "ids:1,a=1~9;mask:1,a=1~8", "'a' has the ranges 1~9 and 1~8"),
        ("float[a] x, float[b] y, float[?] z", "x:1~9;y:1~9;z:1~9", "could be 'a' or 'b'"),
        (UNNAMED, "ids:1,1~512", "'mask' .* is open"),
        (BERT, "tokens:1,1~512", "no input 'tokens'"),
        (BERT, "ids:1,1~1000000000000", "far too large"),
    ],
)
def test_ranges_that_do_not_fit_are_refused(inputs: str, text: str, why: str) -> None:
    with pytest.raises((OptionError, ModelError), match=why):
        symbols(inputs, text)


def test_options_for_one_shape_have_neither_steps_nor_ranges() -> None:
    target = Target("x86_64-v3", 1)
    steps = Options(target, shape_steps=({"x": (9, 1)}, {"x": (2, 8)}))
    ranges = Options(target, shape_ranges={"x": (1, SizeRange(1, 512))}, outside="run")

    assert steps.largest_shapes == {"x": (2, 8)}
    assert steps.at({"x": (2, 8)}) == Options(target, {"x": (2, 8)})
    assert ranges.largest_shapes == {"x": (1, 512)}
    assert ranges.at(ranges.largest_shapes) == Options(target, {"x": (1, 512)}, outside="run")
    assert Options(target, {"x": (3,)}).largest_shapes == {"x": (3,)}


TEXTS = st.one_of(st.text(max_size=12), st.text("x:1-~,;=n ", max_size=16), st.just(""))


@given(TEXTS, TEXTS, TEXTS, TEXTS)
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused(shape: str, batch: str, image: str, dims: str) -> None:
    with suppress(OptionError):
        choices = ShapeChoices.parse(shape, batch, image, dims)
        kinds = (choices.fixed, choices.steps, choices.ranges)
        assert sum(map(bool, kinds)) == (1 if choices.given else 0)


def test_a_size_that_is_a_sum_of_sizes_follows_them() -> None:
    found = decoder_symbols("ids:1,n=1~8;cache:1,2,0~100,16")

    assert found.inputs["mask"] == (1, "(past + n)")
    assert list(found.ranges) == ["n", "past"]
    assert found.at({"n": 3, "past": 20})["mask"] == (1, 23)


def test_a_sum_with_a_fixed_size_is_computed() -> None:
    assert decoder_symbols("ids:1,1;cache:1,2,0~100,16").inputs["mask"] == (1, "(past + 1)")
    assert decoder_symbols("ids:1~9,4;cache:1~9,2,7,16").inputs["mask"] == ("batch", 11)
