"""Operators of MindSpore on windows of images: convolutions, pools, resizing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tuner.frameworks.mindspore.onnx_graph import Tensor
from tuner.frameworks.mindspore.site import Site


def _last(site: Site, value: Any, count: int = 2) -> tuple[int, ...]:
    """The numbers of the spatial dimensions, of as many as are given: 1, 2, or 4 in NCHW."""
    numbers = site.whole(value)
    return numbers * count if len(numbers) == 1 else numbers[-count:]


def _padding(site: Site, mode: Any, pairs: Any) -> dict[str, Any]:
    """Attributes of ONNX: MindSpore has (top, bottom, left, right), ONNX the beginnings first."""
    text = {0: "pad", 1: "same", 2: "valid"}.get(mode, str(mode).lower())
    if text == "same":
        return {"auto_pad": "SAME_UPPER"}
    if text == "valid":
        return {}
    if text != "pad":
        raise ValueError(f"the padding {text} is not known")
    sizes = site.whole(pairs)
    return {"pads": sizes[::2] + sizes[1::2]}


def _window(site: Site) -> dict[str, Any]:
    attributes = site.attributes
    site.require_layout(attributes.get("format", "NCHW"))
    return {
        "kernel_shape": _last(site, attributes["kernel_size"]),
        "strides": _last(site, attributes["stride"]),
        "dilations": _last(site, attributes.get("dilation", 1)),
        "group": attributes.get("group", 1),
    }


def _conv(site: Site) -> Tensor:
    padding = _padding(site, site.attributes["pad_mode"], site.attributes.get("pad", (0,) * 4))
    return site.node("Conv", *site.inputs[:2], **_window(site), **padding)


def _conv_transpose(site: Site) -> Tensor:
    """The output's shape is the third input: what padding leaves open is padded at the end."""
    window = _window(site)
    sizes, shape = site.inputs[0].shape, site.shape
    if sizes is None or shape is None:
        raise ValueError("its shapes are not known")
    mode = str(site.attributes["pad_mode"]).lower()
    pads = _last(site, site.attributes.get("pad_list", (0,)), 4) if mode != "valid" else (0,) * 4
    before, after = pads[::2], list(pads[1::2])
    wider = [0, 0]
    for place in range(2):
        reach = window["dilations"][place] * (window["kernel_shape"][place] - 1) + 1
        full = (sizes[place + 2] - 1) * window["strides"][place] + reach
        left = full - before[place] - after[place] - shape[place + 2]
        if min(sizes[place + 2], shape[place + 2]) > 0:
            after[place] += max(left, 0)
            wider[place] = max(-left, 0)
    return site.node(
        "ConvTranspose", *site.inputs[:2], pads=(*before, *after), output_padding=wider, **window
    )


def _pool(kind: str, site: Site) -> Any:
    """MaxPool has attributes, AvgPool inputs."""
    size, stride = site.setting("kernel_size", 1, 1), site.setting("strides", 2, 1)
    mode = site.setting("pad_mode", 3, "valid")
    site.require_layout(site.attributes.get("format", site.setting("data_format", 4, "NCHW")))
    window: Any = {"kernel_shape": _last(site, size), "strides": _last(site, stride)}
    return site.node(kind, site.inputs[0], **window, **_padding(site, mode, (0,) * 4))


def _flat_pool(kind: str, site: Site) -> Any:
    """A pool of volumes with windows of depth 1: images are pooled so where there is padding."""
    found = site.attributes
    sizes = _last(site, found.get("ksize", found.get("kernel_size")), 3)
    strides = _last(site, found["strides"], 3)
    dilations = _last(site, found.get("dilation", 1), 3)
    pads = site.whole(found.get("pads", found.get("pad", 0)))
    pads = tuple(n for n in (pads * 3 if len(pads) == 1 else pads) for _ in range(2)) if len(
        pads) in (1, 3) else pads  # fmt: skip
    if sizes[0] != 1 or strides[0] != 1 or any(pads[:2]) or found.get("divisor_override"):
        raise ValueError("windows of volumes are not known")
    site.require_layout(found.get("format", "NCDHW"))
    window: dict[str, Any] = {"kernel_shape": sizes[1:], "strides": strides[1:]}
    window |= {"ceil_mode": int(found.get("ceil_mode") or 0)}
    window |= _padding(site, found.get("pad_mode", "pad"), pads[2:])
    if kind == "AveragePool":
        window["count_include_pad"] = int(found.get("count_include_pad", True))
    else:
        window["dilations"] = dilations[1:]
    image = site.node("Squeeze", site.inputs[0], (2,))
    pooled = site.node("Unsqueeze", site.node(kind, image, **window), (2,))
    return (pooled,) if len(site.types) > 1 else pooled


def _adaptive_average(site: Site) -> Tensor:
    """Sizes that divide the input's are plain pools."""
    x, wanted = site.inputs[0], _last(site, site.setting("output_size", 1, 1))
    if wanted == (1, 1):
        return site.node("GlobalAveragePool", x)
    if x.shape is None or len(x.shape) != 4:
        raise ValueError("its input is no batch of images of a known size")
    for size, parts in zip(x.shape[2:], wanted, strict=True):
        if size < 1 or parts < 1 or size % parts:
            raise ValueError(f"{size} pixels are not divided into {parts} equal parts")
    window: Any = tuple(size // parts for size, parts in zip(x.shape[2:], wanted, strict=True))
    return site.node("AveragePool", x, kernel_shape=window, strides=window)


def _resize(mode: str, site: Site) -> Tensor:
    x, size = site.inputs[0], site.whole(site.setting("size", 1, ()))
    if site.setting("align_corners", 2, False):
        placed = "align_corners"
    else:
        placed = "half_pixel" if site.setting("half_pixel_centers", 3, False) else "asymmetric"
    nearest: Any = {"nearest_mode": "round_prefer_ceil" if placed == "align_corners" else "floor"}
    return site.node(
        "Resize", x, None, None, np.array(size, np.int64), axes=(2, 3), mode=mode,
        coordinate_transformation_mode=placed, **(nearest if mode == "nearest" else {}),
    )  # fmt: skip


WINDOWS: dict[str, Callable[[Site], Any]] = {
    "AdaptiveAvgPool2D": _adaptive_average,
    "AvgPool": partial(_pool, "AveragePool"),
    "AvgPool3D": partial(_flat_pool, "AveragePool"),
    "Conv2D": _conv,
    "Conv2DTranspose": _conv_transpose,
    "MaxPool": partial(_pool, "MaxPool"),
    "MaxPool3DWithArgmax": partial(_flat_pool, "MaxPool"),
    "ResizeBilinearV2": partial(_resize, "linear"),
    "ResizeNearestNeighborV2": partial(_resize, "nearest"),
}
"""Functions by MindSpore's name of the operator."""
