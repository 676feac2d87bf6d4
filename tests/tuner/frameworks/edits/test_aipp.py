"""Image preprocessing inside a model computes what ATC's manual says, number by number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper

from tuner import load
from tuner.backend import host_target
from tuner.errors import OptionError
from tuner.frameworks.edits.edited_model import Edits, edited_model, images_of
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options

CHANCE = np.random.default_rng(46)
YUV = "YUV420SP_U8"
JPEG = (256, 0, 359, 256, -88, -183, 256, 454, 0)
"""The manual's matrix from YUV to RGB of JPEG images."""


def network(
    path: Path, channels=3, height=6, width=8, element=TensorProto.FLOAT, opset=17, last=False
) -> Path:
    """A network that gives its image back."""
    sizes = [height, width, channels] if last else [channels, height, width]
    value = helper.make_tensor_value_info("x", element, ["n", *sizes])
    result = helper.make_tensor_value_info("y", element, ["n", *sizes])
    graph = helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "g", [value], [result])
    opsets = [helper.make_opsetid("", opset)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=8), path)
    return path


def text_of(**fields: Any) -> str:
    lines = [f"{name}: {str(value).lower() if isinstance(value, bool) else value}"
             for name, value in {"aipp_mode": "static", **fields}.items()]  # fmt: skip
    return "aipp_op {\n" + "\n".join(lines) + "\n}"


def matrix_fields(numbers) -> dict[str, int]:
    return {f"matrix_r{place // 3}c{place % 3}": int(n) for place, n in enumerate(numbers)}


def planes_of(image: np.ndarray, fields: dict[str, Any]) -> np.ndarray:
    """Channels [N, C, H, W] of an image as it is in memory, in the order after all swaps."""
    if fields["input_format"] == YUV:
        rows = image.shape[1] * 2 // 3
        pairs = image[:, rows:].reshape(len(image), rows // 2, -1, 2)
        chroma = pairs.repeat(2, 1).repeat(2, 2)
        planes = np.stack([image[:, :rows], chroma[..., 0], chroma[..., 1]], 1)
        order = [0, 2, 1] if fields.get("rbuv_swap_switch") else [0, 1, 2]
        return planes[:, order]
    planes = image.transpose(0, 3, 1, 2)
    if fields.get("ax_swap_switch"):
        planes = np.roll(planes, -1, axis=1)
    if fields.get("rbuv_swap_switch"):
        planes = planes[:, [2, 1, 0, 3][: planes.shape[1]]]
    return planes


def expected(image: np.ndarray, channels: int, fields: dict[str, Any]) -> np.ndarray:
    """The manual's formulas on integers; the rest in f32, an operation at a time."""
    x = planes_of(image, fields).astype(np.int64)
    if fields.get("crop"):
        top, left = fields["load_start_pos_h"], fields["load_start_pos_w"]
        x = x[:, :, top : top + fields["crop_size_h"], left : left + fields["crop_size_w"]]
    is_yuv = fields["input_format"] == YUV
    if fields.get("csc_switch"):
        cells = [fields[f"matrix_r{row}c{col}"] for row in range(3) for col in range(3)]
        bias = [fields.get(f"input_bias_{i}", (16, 128, 128)[i]) if is_yuv else 0 for i in range(3)]
        out = [0 if is_yuv else fields.get(f"output_bias_{i}", (16, 128, 128)[i]) for i in range(3)]
        column = np.array([bias, out]).reshape(2, 1, 3, 1, 1)
        made = np.einsum("rc,nchw->nrhw", np.array(cells).reshape(3, 3), x[:, :3] - column[0])
        x = np.clip((made >> 8) + column[1], 0, 255)
    y = x[:, :channels].astype(np.float32)
    for number in range(channels):
        y[:, number] -= np.float32(fields.get(f"mean_chn_{number}", 0))
        y[:, number] -= np.float32(fields.get(f"min_chn_{number}", 0))
        y[:, number] *= np.float32(fields.get(f"var_reci_chn_{number}", 1))
    if fields.get("padding"):
        sides = [fields[f"{side}_padding_size"] for side in ("top", "bottom", "left", "right")]
        pads = ((0, 0), (0, 0), sides[:2], sides[2:])
        y = np.pad(y, pads, constant_values=np.float32(fields.get("padding_value", 0)))
    return y


def image_for(fields: dict[str, Any], count: int = 2) -> np.ndarray:
    height, width = fields["src_image_size_h"], fields["src_image_size_w"]
    sizes = {YUV: (height * 3 // 2, width), "XRGB8888_U8": (height, width, 4),
             "YUV400_U8": (height, width, 1)}  # fmt: skip
    shape = sizes.get(fields["input_format"], (height, width, 3))
    return CHANCE.integers(0, 256, (count, *shape), np.uint8)


def edited(model: Path, text: str, folder: Path, shapes=None, **more: Any) -> Path:
    folder.mkdir(exist_ok=True)
    return edited_model(model, Edits(aipp=text, **more), shapes or {}, folder)


def run(model: Path, image: np.ndarray) -> np.ndarray:
    """ONNX Runtime without optimisations: the model as it is written."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return onnxruntime.InferenceSession(str(model), options).run(None, {"x": image})[0]


@st.composite
def preprocessings(draw: st.DrawFn) -> tuple[int, tuple[int, int], dict[str, Any]]:
    """Channels and size of the network, and the fields of a block that fits it."""
    form = draw(st.sampled_from(["RGB888_U8", "XRGB8888_U8", YUV, "YUV400_U8"]))
    number, side = st.integers(0, 255), st.integers(0, 3)
    fields: dict[str, Any] = {"input_format": form}
    even = 2 if form == YUV else 1
    source = [draw(st.integers(4, 10)) * even for _ in range(2)]
    fields |= {"src_image_size_h": source[0], "src_image_size_w": source[1]}
    channels = 1 if form == "YUV400_U8" else 3
    if form != "YUV400_U8":
        fields["rbuv_swap_switch"] = draw(st.booleans())
        fields["ax_swap_switch"] = draw(st.booleans()) if form == "XRGB8888_U8" else False
        if draw(st.booleans()):
            cell = st.integers(-600, 600) | st.integers(-32768, 32767)
            fields |= {"csc_switch": True, **matrix_fields([draw(cell) for _ in range(9)])}
            for bias in draw(st.sampled_from([(), ("input_bias_0", "output_bias_1")])):
                fields[bias] = draw(number)
            channels = draw(st.sampled_from([1, 3]))
    size = list(source)
    if draw(st.booleans()):
        start = [draw(st.integers(0, 1)) * 2 for _ in range(2)]
        size = [draw(st.integers(1, total - at)) for total, at in zip(source, start, strict=True)]
        fields |= {"crop": True, "load_start_pos_h": start[0], "load_start_pos_w": start[1],
                   "crop_size_h": size[0], "crop_size_w": size[1]}  # fmt: skip
    if draw(st.booleans()):
        sides = {f"{name}_padding_size": draw(side) for name in ("top", "bottom", "left", "right")}
        fields |= {"padding": True, "padding_value": draw(st.integers(-9, 300)), **sides}
        size[0] += sides["top_padding_size"] + sides["bottom_padding_size"]
        size[1] += sides["left_padding_size"] + sides["right_padding_size"]
    for place in range(channels):
        fields[f"mean_chn_{place}"] = draw(number)
        fields[f"min_chn_{place}"] = draw(st.sampled_from([0, 1.5, 103.94]))
        fields[f"var_reci_chn_{place}"] = draw(st.sampled_from([1, 0.0039216, -2.5]))
    return channels, (size[0], size[1]), fields


@settings(max_examples=60, deadline=None)
@given(preprocessings(), st.sampled_from([8, 10, 11, 17]))
def test_every_block_computes_the_formulas_of_the_manual(
    tmp_path_factory: pytest.TempPathFactory, drawn: Any, opset: int
) -> None:
    channels, size, fields = drawn
    folder = tmp_path_factory.mktemp("aipp")
    model = network(folder / "m.onnx", channels, *size, opset=opset)
    image = image_for(fields)

    made = edited(model, text_of(**fields), folder / "made")
    found = run(made, image)

    onnx.checker.check_model(str(made), full_check=True)
    np.testing.assert_array_equal(found, expected(image, channels, fields))


COMPILED = [
    {"input_format": YUV, "csc_switch": True, **matrix_fields(JPEG), "input_bias_0": 0,
     "crop": True, "load_start_pos_h": 2, "load_start_pos_w": 4, "crop_size_h": 5,
     "crop_size_w": 7, "padding": True, "top_padding_size": 1, "bottom_padding_size": 0,
     "left_padding_size": 1, "right_padding_size": 0, "padding_value": 7, "mean_chn_1": 104,
     "var_reci_chn_2": 0.017},
    {"input_format": "XRGB8888_U8", "ax_swap_switch": True, "rbuv_swap_switch": True,
     "min_chn_0": 1.5, "mean_chn_2": 123},
    {"input_format": "RGB888_U8", "csc_switch": True,
     **matrix_fields((66, 129, 25, -38, -74, 112, 112, -94, -18))},
    {"input_format": "RGB888_U8", "csc_switch": True, **matrix_fields([32767] * 9)},
]  # fmt: skip


@pytest.mark.parametrize("fields", COMPILED, ids=lambda one: one["input_format"])
def test_kernels_compute_the_same_numbers(tmp_path: Path, fields: dict[str, Any]) -> None:
    size = (12, 14) if fields.get("crop") else (6, 8)
    fields = {"src_image_size_h": size[0], "src_image_size_w": size[1], **fields}
    made = edited(network(tmp_path / "m.onnx"), text_of(**fields), tmp_path / "made")
    image = image_for(fields)
    options = Options(host_target(), input_shapes={"x": image.shape})

    result = compile_model(made, tmp_path / "m.om", options, NoBank(), lambda _: None)
    found = load(tmp_path / "m.om").run({"x": image})

    assert result.segment_nodes == ()
    np.testing.assert_array_equal(found["y"], expected(image, 3, fields))


def test_bytes_stay_bytes_and_halves_are_rounded_last(tmp_path: Path) -> None:
    fields = {"input_format": "RGB888_U8", "rbuv_swap_switch": True, "mean_chn_0": 3,
              "src_image_size_h": 6, "src_image_size_w": 8}  # fmt: skip
    image = image_for(fields)
    half = network(tmp_path / "h.onnx", element=TensorProto.FLOAT16)
    plain = network(tmp_path / "b.onnx", element=TensorProto.UINT8)

    halves, numbers = (
        run(edited(one, text_of(**fields), tmp_path / one.stem), image) for one in (half, plain)
    )

    assert (halves.dtype, numbers.dtype) == (np.float16, np.uint8)
    np.testing.assert_array_equal(halves, expected(image, 3, fields).astype(np.float16))
    np.testing.assert_array_equal(numbers, image.transpose(0, 3, 1, 2)[:, ::-1])


def test_a_network_with_channels_last_and_an_image_of_its_own_size(tmp_path: Path) -> None:
    fields = {"input_format": "BGR888_U8"}
    model = network(tmp_path / "m.onnx", last=True)
    image = CHANCE.integers(0, 256, (1, 6, 8, 3), np.uint8)

    made = edited(model, text_of(**fields), tmp_path / "made", channels_last=True)

    assert images_of(made) == ("x",)
    assert images_of(model) == ()
    np.testing.assert_array_equal(run(made, image), image[..., ::-1].astype(np.float32))


def test_an_input_of_several_is_named_by_its_number_or_name(tmp_path: Path) -> None:
    inputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
              for name, shape in (("ids", [2]), ("image", [1, 1, 2, 2]))]  # fmt: skip
    nodes = [helper.make_node("Add", ["image", "image"], ["y"]),
             helper.make_node("Neg", ["ids"], ["z"])]  # fmt: skip
    outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in "yz"]
    model = tmp_path / "m.onnx"
    onnx.save(helper.make_model(helper.make_graph(nodes, "g", inputs, outputs)), model)

    for number, given_by in enumerate(({"related_input_rank": 1},
                                       {"related_input_name": '"image"'})):  # fmt: skip
        text = text_of(input_format="YUV400_U8", **given_by)
        made = edited(model, text, tmp_path / f"made{number}")
        assert images_of(made) == ("image",)
        shape = onnx.load(made).graph.input[1].type.tensor_type.shape
        assert [size.dim_value for size in shape.dim] == [1, 2, 2, 1]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"related_input_rank": 1}, "the model has 1 inputs"),
        ({"related_input_name": '"z"'}, "there is no input 'z'"),
        ({"src_image_size_h": 5, "src_image_size_w": 8}, "it makes 5 x 8 pixels"),
        ({"crop": True}, "src_image_size_w and src_image_size_h are missing"),
        ({"crop": True, "src_image_size_h": 7, "src_image_size_w": 9, "load_start_pos_h": 2},
         "outside of the image"),
        ({"input_format": "XRGB8888_U8", "csc_switch": True}, "open, or empty, and it is no"),
        ({"input_format": YUV}, "height and width of 'x' are open"),
        ({}, r"has the shape \[n,3,6,8\], and --input_shape says \[1,3,6,9\]"),
        ({"input_format": "YUV400_U8"}, "has 1 channels, and the input 3"),
    ],
)  # fmt: skip
def test_a_block_that_does_not_fit_the_network_is_refused(
    tmp_path: Path, fields: dict[str, Any], words: str
) -> None:
    model = network(tmp_path / "m.onnx")
    sizes = {"height": ("h", "w"), "open": (6, "w")}
    given = next((sizes[word] for word in sizes if word in words), (6, 8))
    network(model, height=given[0], width=given[1])
    shapes = {"x": (1, 3, 6, 9)} if "says" in words else {}

    with pytest.raises(OptionError, match=words) as refused:
        edited(model, text_of(**{"input_format": "RGB888_U8", **fields}), tmp_path / "o", shapes)

    assert str(model) in refused.value.message
    assert refused.value.code == "EG0003"


def test_height_and_width_may_stay_open(tmp_path: Path) -> None:
    fields = {"input_format": "XRGB8888_U8", "csc_switch": True, **matrix_fields(JPEG),
              "output_bias_0": 0, "mean_chn_1": 7}  # fmt: skip
    model = network(tmp_path / "m.onnx", height="h", width="w")

    made = edited(model, text_of(**fields), tmp_path / "made")

    for size in ((3, 5), (8, 2)):
        image = CHANCE.integers(0, 256, (1, *size, 4), np.uint8)
        np.testing.assert_array_equal(run(made, image), expected(image, 3, fields))
