"""Image preprocessing as nodes before a network: what ATC's static AIPP does, for each input.

The image is bytes, [N, H, W, C]; of YUV420SP_U8 [N, H * 3 / 2, W], as NV12 is in memory: the rows
of Y, then those of pairs U, V, each for 2 x 2 pixels. In the order of the manual:

image -> channels swapped -> cropped -> colours converted -> (x - mean - min) * factor -> padded

Colours are converted as the manual writes: the matrix times (x - input_bias), >> 8, + output_bias,
within 0 and 255. It is exact: sums of products of integers are below 2^24 in f32, or else computed
in f64; a quotient by 256 is exact, and Floor is what >> 8 does to negative sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import TensorProto, helper

from tuner.errors import ErrorCode, OptionError
from tuner.frameworks.edits.aipp_config import OPTION, YUV420, Aipp
from tuner.frameworks.edits.graph_edit import NAMES, GraphEdit
from tuner.frontend.model_source import inputs_of
from tuner.frontend.shapes import model_shape
from tuner.size_range import SizeRange

ELEMENTS = (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.UINT8)
"""Element types of inputs that images are made for."""
EXACT = 2**24
"""Integers up to this are exact in f32."""

Extents = Mapping[str, Sequence[int | SizeRange]]


@dataclass(frozen=True)
class _Network:
    """An input of the network, as it was before: its sizes without the first one."""

    name: str
    element: int
    channels: int
    size: tuple[int, int] | None
    """Height and width; None where they stay open."""
    names: tuple[str, str]
    """Names of height and width, where they are open."""
    is_last: bool
    """Channels come last."""


def insert_aipp(
    edit: GraphEdit, blocks: Sequence[Aipp], shapes: Extents, *, channels_last: bool
) -> tuple[str, ...]:
    """Put the nodes of each block before its input, which becomes the image; return their names.

    `shapes`: those that --input_shape gives. Raises OptionError where a block does not fit.
    """
    edit.require_operators(OPTION)
    inputs = inputs_of(edit.model)
    names = [one.name or _name_of(one.rank, inputs) for one in blocks]
    if twice := [name for name in names if names.count(name) > 1]:
        raise _refused(f"two blocks are for input {twice[0]!r}", "give one block for each input")
    for block, name in zip(blocks, names, strict=True):
        value = edit.input(name, OPTION)
        if any(output.name == name for output in edit.graph.output):
            raise _refused(f"input {name!r} is an output as well", "leave its block out")
        network = _network(value, shapes.get(name), channels_last=channels_last)
        _Preprocessing(edit, block, network).insert(value)
    return tuple(names)


def _name_of(rank: int, inputs: Sequence[onnx.ValueInfoProto]) -> str:
    if rank >= len(inputs):
        what = f"related_input_rank is {rank}, and the model has {len(inputs)} inputs"
        raise _refused(what, "the first input has the number 0")
    return inputs[rank].name


def _refused(what: str, hint: str) -> OptionError:
    return OptionError(f"{OPTION}: {what}", hint, ErrorCode.OPTION)


def _network(
    value: onnx.ValueInfoProto, given: Sequence[int | SizeRange] | None, *, channels_last: bool
) -> _Network:
    name, element = value.name, value.type.tensor_type.elem_type
    if element not in ELEMENTS:
        known = ", ".join(NAMES[one] for one in ELEMENTS)
        what = f"input {name!r} is of type {NAMES.get(element, 'another')}"
        raise _refused(what, f"images are made for inputs of {known}")
    declared = model_shape(value)
    shape = given or declared
    if shape is None or len(shape) != 4 or (declared is not None and len(declared) != 4):
        raise _refused(f"input {name!r} is no image: it does not have 4 sizes", "give another")
    for known_size, given_size in zip((declared or ())[1:], shape[1:], strict=False):
        if isinstance(known_size, int) and known_size != given_size:
            said, known = (",".join(map(str, one)) for one in (shape, declared or ()))
            what = f"input {name!r} has the shape [{known}], and --input_shape says [{said}]"
            raise _refused(what, "give the shape of the network's input, not that of the image")
    order = (3, 1, 2) if channels_last else (1, 2, 3)
    channels, height, width = (shape[axis] for axis in order)
    fixed = [size for size in (height, width) if isinstance(size, int) and size > 0]
    if not isinstance(channels, int) or channels < 1 or len(fixed) == 1 or 0 in (height, width):
        what = f"the sizes of input {name!r} are open, or empty, and it is no image then"
        raise _refused(what, f'fix them: --input_shape "{name}:1,3,224,224"')
    own = (declared[axis] for axis in order[1:]) if declared else ()
    names = [one if isinstance(one, str) and one != "?" else "" for one in own] or ["", ""]
    named = (names[0] or f"{name}.height", names[1] or f"{name}.width")
    size = (fixed[0], fixed[1]) if fixed else None
    return _Network(name, element, channels, size, named, channels_last)


class _Preprocessing:
    """The nodes of one block."""

    def __init__(self, edit: GraphEdit, block: Aipp, network: _Network) -> None:
        self._edit, self._block, self._network = edit, block, network
        self._stem = f"{network.name}.aipp"
        self._source: tuple[int, int] | None
        self._source, self._window = self._sizes() if network.size else self._open_sizes()

    def insert(self, value: onnx.ValueInfoProto) -> None:
        """Make the network read the result instead of its input, which becomes the image."""
        edit, network = self._edit, self._network
        result = self._padded(self._scaled(self._converted(self._channels())))
        if network.element == TensorProto.FLOAT16:
            result = edit.cast(result, TensorProto.FLOAT16, f"{self._stem}.half")
        if network.element == TensorProto.UINT8:
            result = edit.cast(result, TensorProto.UINT8, f"{self._stem}.bytes")
        if network.is_last:
            result = edit.add("Transpose", [result], f"{self._stem}.last", perm=[0, 2, 3, 1])
        edit.read_instead(network.name, result)
        edit.place(first=True)
        first = value.type.tensor_type.shape.dim[:1]
        batch: int | str | None = None
        for size in first:
            batch = size.dim_value if size.HasField("dim_value") else size.dim_param or None
        sizes: list[int | str] = [*(self._source or network.names), self._block.channels]
        if self._block.format == YUV420 and self._source:
            sizes = [self._source[0] * 3 // 2, self._source[1]]
        value.type.CopyFrom(helper.make_tensor_type_proto(TensorProto.UINT8, [batch, *sizes]))

    def _open_sizes(self) -> tuple[None, tuple[int, int, int, int]]:
        """Nothing is known, and nothing is needed where the image is as large as the network.

        Raises OptionError where it is needed.
        """
        block = self._block
        if block.crop or block.padding or any(block.source_size) or block.format == YUV420:
            what = f"height and width of {self._network.name!r} are open"
            hint = "leave crop, padding, src_image_size and YUV420SP_U8 out, or fix them"
            raise _refused(what, hint)
        return None, (0, 0, 0, 0)

    def _sizes(self) -> tuple[tuple[int, int], tuple[int, int, int, int]]:
        """The image's height and width, and its window: top, left, height and width.

        Raises OptionError where they do not become those of the network.
        """
        block, name, size = self._block, self._network.name, self._network.size
        assert size is not None
        top, left, height, width = block.crop or (0, 0, 0, 0)
        pads = block.padding or (0, 0, 0, 0)
        if not all(block.source_size) and (block.crop or block.padding):
            what = "src_image_size_w and src_image_size_h are missing"
            raise _refused(what, "give the size of the image, as crop or padding is on")
        source = (block.source_size[0] or size[0], block.source_size[1] or size[1])
        if block.format == YUV420 and (source[0] % 2 or source[1] % 2):
            what = f"the image of {name!r} has an odd size: {source[0]} x {source[1]}"
            raise _refused(what, "images of YUV420SP_U8 have even heights and widths")
        if block.crop:
            inner = (size[0] - pads[0] - pads[2], size[1] - pads[1] - pads[3])
            height, width = height or inner[0], width or inner[1]
            if min(height, width) < 1 or top + height > source[0] or left + width > source[1]:
                what = f"a crop of {height} x {width} at {top}, {left} is outside of the image"
                raise _refused(what, f"the image has {source[0]} x {source[1]} pixels")
        else:
            height, width = source
        made = (height + pads[0] + pads[2], width + pads[1] + pads[3])
        if made != size:
            what = f"it makes {made[0]} x {made[1]} pixels, and {name!r} has {size[0]} x {size[1]}"
            raise _refused(what, "change crop_size, padding_size or src_image_size")
        return source, (top, left, height, width)

    def _channels(self) -> tuple[str, ...]:
        """Channels of the window as f32 tensors [N, 1, H, W], in the order of the manual.

        One tensor [N, C, H, W] where nothing has to tell them apart.
        """
        if self._block.format == YUV420:
            return self._yuv()
        edit, stem, block = self._edit, self._stem, self._block
        top, left, height, width = self._window
        image = self._network.name
        if self._source and (top, height) != (0, self._source[0]):
            image = edit.slice(image, 1, top, top + height, f"{stem}.rows")
        if self._source and (left, width) != (0, self._source[1]):
            image = edit.slice(image, 2, left, left + width, f"{stem}.columns")
        image = edit.add("Transpose", [image], f"{stem}.first", perm=[0, 3, 1, 2])
        image = edit.cast(image, TensorProto.FLOAT, f"{stem}.numbers")
        order = [0, 1, 2, 3][: block.channels]
        if block.channels == 4 and block.first_is_spare:
            order = [1, 2, 3, 0]
        if block.swaps:
            order[0], order[2] = order[2], order[0]
        wanted = 3 if block.matrix else self._network.channels
        order = order[:wanted] if block.channels == 4 else order
        if order == [*range(block.channels)] and not block.matrix:
            return (image,)
        return tuple(edit.slice(image, 1, c, c + 1, f"{stem}.channel{c}") for c in order)

    def _yuv(self) -> tuple[str, ...]:
        """Y, U and V of each pixel. A pair is that of its 2 x 2 pixels."""
        edit, stem, image = self._edit, self._stem, self._network.name
        assert self._source is not None
        (rows, columns), (top, left, height, width) = self._source, self._window
        ends = (top + height, left + width)
        luma = edit.slice(image, 1, top, ends[0], f"{stem}.y.rows")
        if (left, width) != (0, columns):
            luma = edit.slice(luma, 2, left, ends[1], f"{stem}.y.columns")
        luma = edit.reshape(luma, [0, 1, height, width], f"{stem}.y.plane")
        luma = edit.cast(luma, TensorProto.FLOAT, f"{stem}.y")
        high, wide = (height + 1) // 2, (width + 1) // 2
        pairs = edit.slice(image, 1, rows + top // 2, rows + top // 2 + high, f"{stem}.uv.rows")
        if (left, width) != (0, columns):
            pairs = edit.slice(pairs, 2, left, left + 2 * wide, f"{stem}.uv.columns")
        pairs = edit.reshape(pairs, [0, high, wide, 2], f"{stem}.uv")
        made = [luma]
        for number, letter in enumerate("vu" if self._block.swaps else "uv"):
            plane = edit.slice(pairs, 3, number, number + 1, f"{stem}.{letter}.pairs")
            plane = edit.cast(plane, TensorProto.FLOAT, f"{stem}.{letter}.numbers")
            plane = edit.reshape(plane, [0, 1, high, 1, wide, 1], f"{stem}.{letter}.small")
            twice = edit.constant(f"{stem}.{letter}.twice", np.array([1, 1, 1, 2, 1, 2], np.int64))
            plane = edit.add("Expand", [plane, twice], f"{stem}.{letter}.repeated")
            plane = edit.reshape(plane, [0, 1, 2 * high, 2 * wide], f"{stem}.{letter}.plane")
            if height % 2:
                plane = edit.slice(plane, 2, 0, height, f"{stem}.{letter}.rows")
            if width % 2:
                plane = edit.slice(plane, 3, 0, width, f"{stem}.{letter}")
            made.append(plane)
        return (made[0], made[2], made[1]) if self._block.swaps else tuple(made)

    def _converted(self, channels: tuple[str, ...]) -> str:
        """The image [N, C, H, W] with as many channels as the network has."""
        edit, block, stem, wanted = self._edit, self._block, self._stem, self._network.channels
        if block.matrix is None:
            have = block.channels if len(channels) == 1 else len(channels)
            if have != wanted:
                what = f"{block.format} has {have} channels, and the input {wanted}"
                raise _refused(what, "convert colours with csc_switch: true, or change the format")
            return (
                channels[0]
                if len(channels) == 1
                else edit.add("Concat", channels, f"{stem}.image", axis=1)
            )
        if wanted not in (1, 3):
            what = f"colours become 3 channels, or 1 of grey, and the input has {wanted}"
            raise _refused(what, "leave csc_switch out")
        matrix = np.array(block.matrix, np.float64).reshape(3, 3)[:wanted]
        is_small = np.abs(matrix).sum(1).max() * 255 < EXACT
        dtype = np.float32 if is_small else np.float64
        total = ""
        for number, (channel, bias) in enumerate(zip(channels, block.input_bias, strict=True)):
            name = f"{stem}.colour{number}"
            if not matrix[:, number].any():
                continue
            term = channel
            if not is_small:
                term = edit.cast(term, TensorProto.DOUBLE, f"{name}.double")
            if bias:
                bias_name = edit.constant(f"{name}.bias", np.array(bias, dtype))
                term = edit.add("Sub", [term, bias_name], f"{name}.biased")
            weights = matrix[:, number].astype(dtype).reshape(1, wanted, 1, 1)
            term = edit.add("Mul", [term, edit.constant(f"{name}.weights", weights)], name)
            total = edit.add("Add", [total, term], f"{name}.sum") if total else term
        if not total:  # a matrix of zeros: the output bias is all that there is
            zero = edit.constant(f"{stem}.zero", np.zeros((1, wanted, 1, 1), dtype))
            total = edit.add("Mul", [channels[0], zero], f"{stem}.nothing")
        part = edit.constant(f"{stem}.part", np.array(1 / 256, dtype))
        total = edit.add("Mul", [total, part], f"{stem}.shifted")
        total = edit.add("Floor", [total], f"{stem}.floor")
        if any(block.output_bias[:wanted]):
            bias_row = np.array(block.output_bias[:wanted], dtype).reshape(1, wanted, 1, 1)
            total = edit.add(
                "Add", [total, edit.constant(f"{stem}.out_bias", bias_row)], f"{stem}.offset"
            )
        total = edit.clip(total, 0, 255, f"{stem}.colours", dtype)
        return total if is_small else edit.cast(total, TensorProto.FLOAT, f"{stem}.single")

    def _scaled(self, image: str) -> str:
        """(x - mean - min) * factor, each difference rounded once; bytes stay bytes."""
        edit, block, network = self._edit, self._block, self._network
        if network.element == TensorProto.UINT8:
            return image
        for op, numbers, neutral in (
            ("Sub", block.mean, 0),
            ("Sub", block.minimum, 0),
            ("Mul", block.factor, 1),
        ):
            row = np.array(numbers[: network.channels], np.float32)
            if (row != neutral).any():
                stem = f"{self._stem}.{'factor' if op == 'Mul' else 'less'}"
                name = edit.constant(f"{stem}.numbers", row.reshape(1, -1, 1, 1))
                image = edit.add(op, [image, name], stem)
        return image

    def _padded(self, image: str) -> str:
        if not self._block.padding or not any(self._block.padding):
            return image
        top, left, bottom, right = self._block.padding
        pads, value = [0, 0, top, left, 0, 0, bottom, right], self._block.padding_value
        if self._network.element == TensorProto.UINT8 and value not in range(256):
            raise _refused(f"padding_value is {value:g}", "of bytes it is a number from 0 to 255")
        return self._edit.pad(image, pads, value, f"{self._stem}.padded")
