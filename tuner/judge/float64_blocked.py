"""ONNX Runtime's operators on images with blocks of channels, in float64, as NumPy computes them.

Images keep the channels that fill the last block here. Weights are read element by element as
ONNX Runtime packs them (`MlasReorderFilterOIHWBiBo` and `MlasReorderFilterOIHWBo`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from tuner.frontend.blocked_channels import block_size
from tuner.judge.float64_contributed import CONTRIBUTED_OPERATORS, Results
from tuner.judge.float64_operators import FLOAT64_OPERATORS, Attributes, Inputs, Window


def _reorder_input(attributes: Attributes, inputs: Inputs) -> Results:
    x = np.moveaxis(inputs[0], -1, 1) if attributes.get("channels_last", 0) else inputs[0]
    return (np.pad(x, [(0, 0), (0, -x.shape[1] % block_size()), (0, 0), (0, 0)]),)


def _reorder_output(attributes: Attributes, inputs: Inputs) -> Results:
    x = inputs[0][:, : attributes["channels"]]
    return (np.moveaxis(x, 1, -1) if attributes.get("channels_last", 0) else x,)


def _weights(packed: np.ndarray, block: int, *, has_blocks_of_inputs: bool) -> np.ndarray:
    """Weights [O, I, H, W], from the place of each number in the packed ones."""
    _, inputs, height, width = packed.shape
    o, i, h, w = np.indices(packed.shape)
    if has_blocks_of_inputs:
        place = (o // block) * (inputs // block) + i // block
        place = ((place * height + h) * width + w) * block + i % block
    else:
        place = ((o // block * inputs + i) * height + h) * width + w
    return np.asarray(packed.reshape(-1)[place * block + o % block])


def _conv(attributes: Attributes, inputs: Inputs) -> Results:
    x, packed, *others = inputs
    block, groups = block_size(), attributes.get("group", 1)
    is_depthwise = groups > 1 and packed.shape[1] == 1
    has_blocks = not is_depthwise and packed.shape[1] >= block
    weights = _weights(packed, block, has_blocks_of_inputs=has_blocks)
    return CONTRIBUTED_OPERATORS["FusedConv"](attributes, [x, weights, *others])


def _max_pool(attributes: Attributes, inputs: Inputs) -> Results:
    x, window = inputs[0], Window.of(attributes, attributes["kernel_shape"])
    pads, out = window.frame(attributes, x.shape)
    padded = window.padded(x + 0.0, pads, out, -np.inf)
    return (np.max([read for _, read in window.taps(padded, out)], axis=0),)


def _upsample(attributes: Attributes, inputs: Inputs) -> Results:
    (x,), mode = inputs, attributes.get("coordinate_transformation_mode", b"asymmetric")
    for axis in (2, 3):
        size, scale = x.shape[axis], int(attributes["scales"][axis])
        at = np.arange(size * scale)
        if attributes.get("mode", b"nearest") == b"nearest":
            x = x.take(at // scale, axis=axis)
            continue
        place = {
            b"asymmetric": at / scale,
            b"half_pixel": (at + 0.5) / scale - 0.5,
            b"align_corners": at * (size - 1) / max(size * scale - 1, 1),
        }[mode]
        place = np.clip(place, 0, size - 1)
        low = np.floor(place).astype(int)
        share = (place - low).reshape(-1, *(1,) * (3 - axis))
        high = np.minimum(low + 1, size - 1)
        x = x.take(low, axis=axis) * (1 - share) + x.take(high, axis=axis) * share
    return (x,)


def _as_onnx(op: str) -> Callable[[Attributes, Inputs], Results]:
    return lambda attributes, inputs: (FLOAT64_OPERATORS[op](attributes, inputs),)


BLOCKED_OPERATORS: Mapping[str, Callable[[Attributes, Inputs], Results]] = {
    "AveragePool": _as_onnx("AveragePool"),
    "Conv": _conv,
    "GlobalAveragePool": _as_onnx("GlobalAveragePool"),
    "GlobalMaxPool": _as_onnx("GlobalMaxPool"),
    "MaxPool": _max_pool,
    "ReorderInput": _reorder_input,
    "ReorderOutput": _reorder_output,
    "Upsample": _upsample,
}
"""Operators by name."""
