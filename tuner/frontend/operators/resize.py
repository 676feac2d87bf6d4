"""Resize and Upsample: nearest neighbours, or interpolation between some.

Two axes beside each other are one node, so a volume is resized by two. Where the installed ONNX
Runtime is too old to take coordinates nearly at .5 for ties, a size for which that matters stays in
ONNX form.
"""

from __future__ import annotations

import numpy as np

from tuner.frontend.operators.interpolation import CROPPING, interpolated
from tuner.frontend.operators.resize_of_run import resize_of_run
from tuner.frontend.operators.run_choice import Assumed, with_declared
from tuner.frontend.site import Site
from tuner.graph import Node
from tuner.ops.onnx_runtime import takes_near_ties
from tuner.ops.resize import COORDINATES, MAX_SIZE, ROUNDINGS, ResizedAxis

TABLE_BYTES = 64
"""Size of the entries of a kernel's tables for a row or a column of the result, at most."""


def resize(site: Site) -> list[Node] | None:
    """Resize and Upsample by numbers that are known, or that a run gives."""
    coordinates, rounding = _modes(site)
    if rounding not in ROUNDINGS:
        return None
    scales = _scales(site)
    if scales is None:
        return resize_of_run(site, coordinates, rounding, _scales_input(site))
    return _resize_by(site, scales, coordinates, rounding)


def _resize_by(
    site: Site, scales: list[float], coordinates: str, rounding: str
) -> list[Node] | None:
    """Neighbours along all axes with a scale but 1; to the same size it is a copy."""
    mode = site.get("mode", "nearest")
    axes = [ResizedAxis(*sizes) for sizes in zip(site.x.shape, site.y.shape, scales, strict=True)]
    if site.x.shape == site.y.shape and coordinates != CROPPING:
        return site.same("Identity", site.inputs[0])
    is_usual = coordinates in COORDINATES and not site.get("antialias", 0) and _has_kernels(axes)
    if is_usual and mode == "linear" and site.x.dtype == "f32":
        _pay(site, axes)
        return _resized(site, "linear", coordinates, axes)
    if is_usual and mode == "nearest":
        _pay(site, axes)
        if any(_is_disputed(axis, coordinates, rounding) for axis in axes if not axis.is_kept):
            return None
        return _resized(site, "nearest", f"{coordinates}/{rounding}", axes)
    return interpolated(site, mode, coordinates, rounding, axes)


def _pay(site: Site, axes: list[ResizedAxis]) -> None:
    site.pay(TABLE_BYTES * sum(axis.out for axis in axes if not axis.is_kept))


def _has_kernels(axes: list[ResizedAxis]) -> bool:
    """Return whether the images stay as many as they are, and of a size that a table can have."""
    largest = max((max(axis.size, axis.out) for axis in axes if not axis.is_kept), default=0)
    return largest <= MAX_SIZE and (len(axes) == 2 or (len(axes) > 2 and axes[0].is_kept))


def _resized(site: Site, kind: str, mode: str, axes: list[ResizedAxis]) -> list[Node]:
    """A node for two axes at a time, the last ones first."""
    name = site.inputs[0]
    while any(not axis.is_kept for axis in axes):
        first = max(0, max(i for i, axis in enumerate(axes) if not axis.is_kept) - 1)
        scale, next_scale = (axis.scale for axis in axes[first : first + 2])
        axes[first : first + 2] = (
            ResizedAxis(axis.out, axis.out, 1.0) for axis in axes[first : first + 2]
        )
        name = site.step(
            "Resize", (name,), tuple(axis.size for axis in axes), site.x.dtype,
            kind=kind, mode=mode, axis=first, scale=scale, next_scale=next_scale,
        )  # fmt: skip
    return site.same("Identity", name)


def _modes(site: Site) -> tuple[str, str]:
    if site.op == "Upsample" or site.opset < 11:
        return "asymmetric", "simple"
    return (
        site.get("coordinate_transformation_mode", "half_pixel"),
        site.get("nearest_mode", "round_prefer_floor"),
    )


def _scales(site: Site) -> list[float] | None:
    """The scale (f32) of every dimension: as given, or as the sizes make it.

    None if not known, or of another form.
    """
    if any(site.runtime(i) for i in range(1, 4)):
        return None
    policy = site.get("keep_aspect_ratio_policy", "stretch")
    if policy != "stretch":
        return _one_scale(site, policy)
    given = site.attributes.get("scales")
    if given is None:
        given = site.constant(_scales_input(site))
    rank = len(site.x.shape)
    axes = site.ints("axes") or range(rank)
    scales = [
        float(np.float32(out) / np.float32(size))
        for size, out in zip(site.x.shape, site.y.shape, strict=True)
    ]
    if given is None or len(given) == 0:
        return scales
    if np.shape(given) != (len(axes),):
        return None
    for axis, scale in zip(axes, given, strict=True):
        scales[axis % rank] = float(np.float32(scale))
    return scales


def _scales_input(site: Site) -> int:
    return 1 if site.op == "Upsample" or site.opset < 11 else 2


def _one_scale(site: Site, policy: str) -> list[float] | None:
    """The scale (f32) of all axes with a size: the smallest or the largest that the sizes make."""
    sizes, choose = site.constant(3), {"not_larger": min, "not_smaller": max}.get(policy)
    rank = len(site.x.shape)
    axes = [axis % rank for axis in site.ints("axes") or range(rank)]
    if sizes is None or choose is None or len(sizes) != len(axes):
        return None
    scale = choose(
        float(np.float32(size) / np.float32(site.x.shape[axis]))
        for axis, size in zip(axes, sizes, strict=True)
    )
    return [scale if axis in axes else 1.0 for axis in range(rank)]


def _is_disputed(axis: ResizedAxis, coordinates: str, rounding: str) -> bool:
    """Return whether the installed ONNX Runtime copies other elements than newer ones do."""
    here, older = axis.nearest, axis.nearest_of_exact_ties
    is_same = np.array_equal(here(coordinates, rounding), older(coordinates, rounding))
    return not (is_same or takes_near_ties())


def _resized_to(site: Site) -> Assumed:
    """The sizes of the result along the axes that have some, where each axis has its own scale."""
    axes = site.ints("axes") or range(len(site.y.shape))
    return Assumed([site.y.shape[i] for i in axes])


_STRETCHED = with_declared(3, _resized_to)(resize)


def _by_policy(site: Site) -> list[Node] | None:
    """Resize: with a policy, the sizes of a run say the scale of all axes together."""
    is_stretched = site.get("keep_aspect_ratio_policy", "stretch") == "stretch"
    return _STRETCHED(site) if is_stretched else resize(site)


NORMALISERS = {"Resize": _by_policy, "Upsample": resize}
