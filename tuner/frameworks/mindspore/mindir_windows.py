"""Operators of MindSpore on windows of images: convolutions, pools, resizing."""

from __future__ import annotations

from typing import Any

from tuner.frameworks.mindspore.operator_site import OperatorSite


def _last(site: OperatorSite, value: Any, count: int = 2) -> tuple[int, ...]:
    """The numbers of the last dimensions, of as many as are given: 1, 2, or 4 in NCHW."""
    numbers = site.whole(value)
    return numbers * count if len(numbers) == 1 else numbers[-count:]


def _padding(site: OperatorSite, mode: Any, pairs: Any) -> dict[str, Any]:
    """Attributes of ONNX: MindSpore has (top, bottom, left, right), ONNX the beginnings first."""
    text = {0: "pad", 1: "same", 2: "valid"}.get(mode, str(mode).lower())
    if text not in ("same", "valid", "pad"):
        raise ValueError(f"the padding {text} is not known")
    if text != "pad":
        return {"auto_pad": "SAME_UPPER"} if text == "same" else {}
    sizes = site.whole(pairs)
    return {"pads": sizes[::2] + sizes[1::2]}


def _window(site: OperatorSite) -> dict[str, Any]:
    attributes = site.attributes
    site.require_layout(attributes.get("format", "NCHW"))
    return {
        "kernel_shape": _last(site, attributes["kernel_size"]),
        "strides": _last(site, attributes["stride"]),
        "dilations": _last(site, attributes.get("dilation", 1)),
        "group": attributes.get("group", 1),
    }


def conv(site: OperatorSite) -> Any:
    """A convolution, whose bias is an operator of its own."""
    padding = _padding(site, site.attributes["pad_mode"], site.attributes.get("pad", (0,) * 4))
    return site.add("Conv", *site.inputs[:2], **_window(site), **padding)


def conv_transpose(site: OperatorSite) -> Any:
    """The output's shape is the third input: what padding leaves open is padded at the end."""
    window, sizes, shape = _window(site), site.x.shape, site.types[0][1]
    mode = str(site.attributes["pad_mode"]).lower()
    pads = _last(site, site.attributes.get("pad_list", (0,)), 4) if mode != "valid" else (0,) * 4
    before, after, wider = pads[::2], list(pads[1::2]), [0, 0]
    for place in range(2):
        reach = window["dilations"][place] * (window["kernel_shape"][place] - 1) + 1
        full = (sizes[place + 2] - 1) * window["strides"][place] + reach
        left = full - before[place] - after[place] - shape[place + 2]
        if shape[place + 2] > 0:
            after[place] += max(left, 0)
            wider[place] = max(-left, 0)
    return site.add(
        "ConvTranspose", *site.inputs[:2], pads=(*before, *after), output_padding=wider, **window
    )


def pool(kind: str, site: OperatorSite) -> Any:
    """Windows of images: MaxPool has attributes, AvgPool inputs."""
    size, stride = site.setting("kernel_size", 1, 1), site.setting("strides", 2, 1)
    mode = site.setting("pad_mode", 3, "valid")
    site.require_layout(site.attributes.get("format", site.setting("data_format", 4, "NCHW")))
    window: Any = {"kernel_shape": _last(site, size), "strides": _last(site, stride)}
    return site.add(kind, site.x, **window, **_padding(site, mode, (0,) * 4))


def flat_pool(kind: str, site: OperatorSite) -> Any:
    """A pool of volumes with windows of depth 1: images are pooled so where there is padding."""
    found = site.attributes
    sizes = _last(site, found.get("ksize", found.get("kernel_size")), 3)
    strides = _last(site, found["strides"], 3)
    pads = site.whole(found.get("pads", found.get("pad", 0)))
    if len(pads) < 6:
        pads = tuple(pad for pad in (pads * 3)[:3] for _ in range(2))
    if sizes[0] != 1 or strides[0] != 1 or any(pads[:2]) or found.get("divisor_override"):
        raise ValueError("windows of volumes are not known")
    site.require_layout(found.get("format", "NCDHW"))
    window: dict[str, Any] = {"kernel_shape": sizes[1:], "strides": strides[1:]}
    window |= {"ceil_mode": int(found.get("ceil_mode") or 0)}
    window |= _padding(site, found.get("pad_mode", "pad"), pads[2:])
    if kind == "AveragePool":
        window["count_include_pad"] = int(found.get("count_include_pad", True))
    else:
        window["dilations"] = _last(site, found.get("dilation", 1), 3)[1:]
    image = site.add("Squeeze", site.x, (2,))
    pooled = site.add("Unsqueeze", site.add(kind, image, **window), (2,))
    return (pooled,) if len(site.types) > 1 else pooled


def adaptive_average(site: OperatorSite) -> Any:
    """Sizes that divide the input's are plain pools."""
    wanted = _last(site, site.setting("output_size", 1, 1))
    if wanted == (1, 1):
        return site.add("GlobalAveragePool", site.x)
    for size, parts in zip(site.x.shape[2:], wanted, strict=True):
        if size < 1 or parts < 1 or size % parts:
            raise ValueError(f"{size} pixels are not divided into {parts} equal parts")
    pairs = zip(site.x.shape[2:], wanted, strict=True)
    window: Any = tuple(size // parts for size, parts in pairs)
    return site.add("AveragePool", site.x, kernel_shape=window, strides=window)


def resize(mode: str, site: OperatorSite) -> Any:
    """Images of another size."""
    size = site.whole(site.setting("size", 1, ()))
    if site.setting("align_corners", 2, False):
        placed = "align_corners"
    else:
        placed = "half_pixel" if site.setting("half_pixel_centers", 3, False) else "asymmetric"
    nearest = "round_prefer_ceil" if placed == "align_corners" else "floor"
    way: Any = {"nearest_mode": nearest} if mode == "nearest" else {}
    way |= {"mode": mode, "coordinate_transformation_mode": placed}
    return site.add("Resize", site.x, None, None, size, axes=(2, 3), **way)
