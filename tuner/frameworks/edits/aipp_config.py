"""The file of `--insert_op_conf`: blocks `aipp_op { ... }` of ATC's image preprocessing (AIPP).

The names, defaults and ranges are those of the manual's template; the file is a protobuf text.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from google.protobuf import text_format

from tuner.errors import ErrorCode, OptionError
from tuner.files.protobuf_schema import message_types

MAX_CHARACTERS = 2**20
OPTION = "--insert_op_conf"
EXAMPLE = "write aipp_op { aipp_mode: static input_format: RGB888_U8 ... }, see docs/atc.md"

YUV420, YUV400 = "YUV420SP_U8", "YUV400_U8"
BGR = "BGR888_U8"
"""RGB888_U8 with channels swapped, which the manual writes as rbuv_swap_switch."""
CHANNELS = {YUV420: 3, "XRGB8888_U8": 4, "RGB888_U8": 3, YUV400: 1, "ARGB8888_U8": 4, BGR: 3}
"""Formats that are read, and their number of channels."""
_FORMATS = (
    "UNDEFINED", YUV420, "XRGB8888_U8", "RGB888_U8", YUV400, "NC1HWC0DI_FP16", "NC1HWC0DI_S8",
    "ARGB8888_U8", "YUYV_U8", "YUV422SP_U8", "AYUV444_U8", "RAW10", "RAW12", "RAW16", "RAW24",
    "RGB16", "RGB20", "RGB24", "RGB8_IR", "RGB16_IR", "RGB24_IR", BGR,
)  # fmt: skip
"""All formats by their number, which a file may write as well."""
_CELLS = tuple(f"matrix_r{row}c{column}" for row in range(3) for column in range(3))
YUV_TO_BGR = (298, 516, 0, 298, -100, -208, 298, 0, 409)
RGB_TO_YUV = (66, 129, 25, -38, -74, 112, 112, -94, -18)
"""Matrices where the file gives none: those of BT.601 with a narrow range."""
_BIASES = (16, 128, 128)


def _numbered(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number}" for number in range(count))


_INPUT_BIAS, _OUTPUT_BIAS = _numbered("input_bias", 3), _numbered("output_bias", 3)
_MEAN, _MIN, _FACTOR = (_numbered(f"{name}_chn", 4) for name in ("mean", "min", "var_reci"))
_PADDING = ("left_padding_size", "right_padding_size", "top_padding_size", "bottom_padding_size")
_RANGES = {
    **dict.fromkeys(("src_image_size_w", "src_image_size_h", "crop_size_w", "crop_size_h"),
                    (0, 65_535)),
    **dict.fromkeys(("load_start_pos_w", "load_start_pos_h"), (0, 65_534)),
    **dict.fromkeys(_PADDING, (0, 4096)),
    **dict.fromkeys(_CELLS, (-32_768, 32_767)),
    **dict.fromkeys((*_INPUT_BIAS, *_OUTPUT_BIAS, *_MEAN, *_MIN), (0, 255)),
    **dict.fromkeys((*_FACTOR, "padding_value"), (-65_504, 65_504)),
}  # fmt: skip
_WITHOUT = ("resize", "single_line_mode", "support_rotation", "rotation_angle", "cpadding_value")
"""Fields that the manual reserves and has no function for."""


def _fields(kind: str, *names: str) -> str:
    return "".join(f"{kind} {name}; " for name in names)


_SCHEMA = message_types(
    "tunebank.aipp",
    f"""
    message AippFile {{ repeated Aipp aipp_op; }}
    message Aipp {{
      Aipp.Mode aipp_mode; int32 related_input_rank; string related_input_name;
      Aipp.Format input_format; uint32 max_src_image_size; int32 rotation_angle;
      uint32 raw_rgbir_to_f16_n; int32 resize_output_w; int32 resize_output_h;
      int32 load_start_pos_w; int32 load_start_pos_h; float padding_value; float cpadding_value;
      {_fields("int32", "src_image_size_w", "src_image_size_h", "crop_size_w", "crop_size_h")}
      {_fields("bool", "crop", "padding", "csc_switch", "rbuv_swap_switch", "ax_swap_switch")}
      {_fields("bool", "resize", "single_line_mode", "support_rotation")}
      {_fields("int32", *_PADDING, *_CELLS, *_INPUT_BIAS, *_OUTPUT_BIAS, *_MEAN)}
      {_fields("float", *_MIN, *_FACTOR)}
    }}
    enum Aipp.Mode {{ undefined = 0; dynamic = 1; static = 2; }}
    enum Aipp.Format {{ {" ".join(f"{name} = {n};" for n, name in enumerate(_FORMATS))} }}
    """,
)


@dataclass(frozen=True)
class Aipp:
    """The preprocessing of one input, in the order in which it is done.

    Swap of channels, crop, colour conversion, subtraction and scale, padding.
    """

    rank: int
    """The number of the input among those of the model."""
    name: str
    """The name of the input; empty where its number says it."""
    format: str
    source_size: tuple[int, int]
    """Height and width of the image; 0: those of the model."""
    crop: tuple[int, int, int, int] | None
    """Top, left, height and width; a height or width of 0 is that of the model. None: no crop."""
    padding: tuple[int, int, int, int] | None
    """Rows at the top, columns at the left, rows at the bottom, columns at the right."""
    padding_value: float
    swaps: bool
    """Exchange channels 0 and 2 of RGB, or U and V."""
    first_is_spare: bool
    """The first of four channels is no colour; else the last one."""
    matrix: tuple[int, ...] | None
    """Nine numbers, row by row, in 256ths; None: colours stay."""
    input_bias: tuple[int, ...]
    output_bias: tuple[int, ...]
    mean: tuple[int, ...]
    minimum: tuple[float, ...]
    factor: tuple[float, ...]

    @property
    def channels(self) -> int:
        """The number of channels of the image's format."""
        return CHANNELS[self.format]


def parse_aipp(text: str) -> tuple[Aipp, ...]:
    """The blocks of a file, at least one. Raises OptionError (EG0001) on any fault."""
    if len(text) > MAX_CHARACTERS:
        raise _refused(f"the file has more than {MAX_CHARACTERS:,} characters")
    try:
        parsed: Any = text_format.Parse(text, _SCHEMA["AippFile"]())
    except text_format.ParseError as error:
        raise _refused(_in_short(str(error))) from error
    except RecursionError as error:
        raise _refused("it is nested too deep") from error
    if not parsed.aipp_op:
        raise _refused("there is no block aipp_op")
    blocks = tuple(map(_block, parsed.aipp_op))
    for one in blocks:
        if sum((other.rank, other.name) == (one.rank, one.name) for other in blocks) > 1:
            raise _refused(f"two blocks are for input {one.name or one.rank}")
    return blocks


def _in_short(text: str) -> str:
    """One line; text_format names a message by its package, and lists all fields."""
    line = " ".join(text.split()).replace('Message type "tunebank.aipp.Aipp"', "aipp_op")
    return line.replace('Message type "tunebank.aipp.AippFile"', "the file")[:160]


def _refused(what: str, hint: str = EXAMPLE) -> OptionError:
    return OptionError(f"{OPTION}: {what}", hint, ErrorCode.CONFIGURATION)


def _block(found: Any) -> Aipp:
    name = _format_of(found)
    _check_numbers(found)
    is_yuv = name == YUV420
    swaps = found.rbuv_swap_switch != (name == BGR)
    if name == YUV400 and (found.csc_switch or swaps):
        raise _refused("YUV400_U8 has one channel: nothing to swap or convert")
    crop = (found.load_start_pos_h, found.load_start_pos_w, found.crop_size_h, found.crop_size_w)
    if is_yuv and found.crop and (crop[0] % 2 or crop[1] % 2):
        raise _refused("a crop of YUV420SP_U8 begins at an odd position", "give even numbers")
    left, right, top, bottom = (getattr(found, side) for side in _PADDING)
    cells = _given(found, _CELLS, YUV_TO_BGR if is_yuv else RGB_TO_YUV)
    nothing = (0, 0, 0)
    return Aipp(
        0 if found.related_input_name else found.related_input_rank,
        found.related_input_name,
        name,
        (found.src_image_size_h, found.src_image_size_w),
        crop if found.crop else None,
        (top, left, bottom, right) if found.padding else None,
        found.padding_value,
        swaps,
        found.ax_swap_switch,
        cells if found.csc_switch else None,
        _given(found, _INPUT_BIAS, _BIASES) if is_yuv else nothing,
        nothing if is_yuv else _given(found, _OUTPUT_BIAS, _BIASES),
        _given(found, _MEAN, (0,) * 4),
        _given(found, _MIN, (0.0,) * 4),
        _given(found, _FACTOR, (1.0,) * 4),
    )


def _format_of(found: Any) -> str:
    """The format of the image. Raises OptionError for a mode or format that is not read."""
    if not found.aipp_mode:
        raise _refused("aipp_mode is missing")
    if found.aipp_mode == 1:
        what = "aipp_mode is dynamic: its parameters come with each call, which has no place here"
        raise _refused(what, "give aipp_mode: static, and one offline model for each setting")
    name = _FORMATS[found.input_format]
    if name not in CHANNELS:
        what = f"{name} is not read" if found.input_format else "is missing"
        raise _refused(f"input_format {what}", f"give one of {', '.join(CHANNELS)}")
    return name


def _check_numbers(found: Any) -> None:
    """Raises OptionError for numbers out of range, and for fields without a function."""
    for field in _WITHOUT:
        if getattr(found, field):
            raise _refused(f"{field} has no function, in ATC neither", "leave it out")
    if found.related_input_rank < 0:
        raise _refused("related_input_rank is below 0")
    for field, (low, high) in _RANGES.items():
        value = getattr(found, field)
        if not math.isfinite(value) or not low <= value <= high:
            raise _refused(f"{field} is {value:g}", f"give a number from {low} to {high}")


def _given(found: Any, names: tuple[str, ...], defaults: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values of fields; that of the defaults where a field is not in the file."""
    pairs = zip(names, defaults, strict=True)
    return tuple(getattr(found, name) if found.HasField(name) else one for name, one in pairs)
