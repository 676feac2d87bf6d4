"""The layers of Caffe that move windows over images: convolution, pooling, local normalisation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tuner.errors import ModelError
from tuner.frameworks.caffe.layer import Layer


def repeated(given: Sequence[int] | int, count: int, default: int) -> list[int]:
    """One number for each of some dimensions: as given, or one for all."""
    sizes = [given] if isinstance(given, int) else list(given)
    return sizes if len(sizes) == count else (sizes or [default]) * count


def _window(own: Any, count: int) -> tuple[list[int], list[int], list[int]]:
    """Sizes, steps and padding: for rows and columns apart, one for all dimensions, or one each."""

    def sizes(name: str, one_for_all: str, default: int) -> list[int]:
        both = f"{name}_h", f"{name}_w"
        if any(map(own.HasField, both)):
            return [getattr(own, one) for one in both]
        return repeated(getattr(own, one_for_all), count, default)

    window = sizes("kernel", "kernel_size", 0), sizes("stride", "stride", 1), sizes("pad", "pad", 0)
    kernel, strides, _ = window
    if min(*kernel, *strides) < 1 or {len(one) for one in window} != {count}:
        raise ModelError(f"windows of {kernel} in steps of {strides} are not possible")
    return window


def convolution(operator: str, layer: Layer, own: Any) -> Any:
    """Convolution, or the transposed one; with `group` that of parts of the channels."""
    if own.axis != 1:
        raise ModelError(f"axis {own.axis} is not known here")
    count = len(layer.x.shape) - 2
    kernel, strides, pads = _window(own, count)
    outputs, channels, group = own.num_output, layer.x.shape[1], own.group
    if group < 1 or outputs % group or channels % group:
        raise ModelError(f"{channels} and {outputs} channels are not {group} groups")
    sizes = (outputs, channels // group) if operator == "Conv" else (channels, outputs // group)
    weights = layer.weight(0, (*sizes, *kernel))
    bias = [layer.weight(1, (outputs,))] if own.bias_term else []
    dilations = repeated(own.dilation, count, 1)
    return layer.add(
        operator, layer.x, weights, *bias,
        kernel_shape=kernel, strides=strides, pads=pads * 2, dilations=dilations, group=group,
    )  # fmt: skip


def pooling(layer: Layer, own: Any) -> Any:
    """Largest or mean of windows, whose number is rounded up unless the layer says otherwise.

    The last window begins within the image or its padding at the front. A mean counts the padding,
    but not what rounding up adds behind it.
    """
    sizes, is_max = layer.x.shape[2:], own.pool == 0
    if own.pool == 2:
        raise ModelError("stochastic pooling is for training")
    if own.global_pooling:
        return layer.add("GlobalMaxPool" if is_max else "GlobalAveragePool", layer.x)
    kernel, strides, pads = _window(own, len(sizes))
    is_up = own.round_mode == 0 and own.ceil_mode
    behind = []
    for size, width, stride, pad in zip(sizes, kernel, strides, pads, strict=True):
        room = size + 2 * pad - width
        if room < 0 or pad >= width:
            raise ModelError(f"windows of {kernel} do not fit into {list(sizes)}")
        count = (-(-room // stride) if is_up else room // stride) + 1
        if any(pads) and (count - 1) * stride >= size + pad:
            count -= 1
        if (count - 1) * stride >= size + pad:
            raise ModelError(f"the last of its windows of {kernel} is outside of {list(sizes)}")
        behind.append(max(0, (count - 1) * stride + width - size - pad))
    window = {"kernel_shape": kernel, "strides": strides}
    if is_max:
        return layer.add("MaxPool", layer.x, pads=[*pads, *behind], **window)
    counted = [min(pad, more) for pad, more in zip(pads, behind, strict=True)]
    uncounted = [more - inner for more, inner in zip(behind, counted, strict=True)]
    x = layer.x
    if any(uncounted) and any(pads):
        x = layer.add("Pad", x, (0, 0, *pads, 0, 0, *counted))
    if any(uncounted):
        pads, counted = [0] * len(pads), uncounted
    return layer.add(
        "AveragePool", x, pads=[*pads, *counted], count_include_pad=int(not any(uncounted)),
        **window,
    )  # fmt: skip


def lrn(layer: Layer, own: Any) -> Any:
    """Local response normalisation, across channels or within one."""
    size = own.local_size
    if size % 2 == 0:
        raise ModelError(f"local_size is {size}, and has to be odd")
    if own.norm_region == 0:
        return layer.add("LRN", layer.x, size=size, alpha=own.alpha, beta=own.beta, bias=own.k)
    mean = layer.add(
        "AveragePool", layer.add("Mul", layer.x, layer.x), kernel_shape=[size] * 2,
        pads=[size // 2] * 4, count_include_pad=1,
    )  # fmt: skip
    around = layer.add("Add", layer.add("Mul", mean, own.alpha), 1.0)
    return layer.add("Mul", layer.x, layer.add("Pow", around, -own.beta))
