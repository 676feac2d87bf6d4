"""Interpolation by tables: the places and the weights of the elements that a result is made of.

Where all of that is known, a table holds it for each axis. GridSample and RoiAlign compute it as
they run, in f32.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tuner.frontend.operators.movement import picked
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node
from tuner.ops.resize import ROUNDINGS, ResizedAxis

CROPPING = "tf_crop_and_resize"
"""Coordinates that are of a part of the data, which an input of the node says."""


@dataclass(frozen=True)
class _Axis:
    """An axis of the data, and the places of a result's elements along it."""

    axis: ResizedAxis
    coordinates: str
    start: float
    """Both ends of the part that is resized, as shares of the axis."""
    end: float

    def places(self, kind: type[np.floating]) -> np.ndarray | None:
        """Places in the source, computed in this type; None of coordinates that are not known."""
        size, out, scale = self.axis.size, self.axis.out, kind(np.float32(self.axis.scale))
        o, half, last = np.arange(out).astype(kind), kind(0.5), kind(size - 1)
        if self.axis.is_kept and self.coordinates != CROPPING:
            return o
        centred = (o + half) / scale - half
        if self.coordinates == CROPPING:
            start, end = (kind(np.float32(side)) for side in (self.start, self.end))
            if out == 1:
                return np.array([half * (start + end) * last], kind)
            return np.asarray(start * last + o * (end - start) * last / kind(out - 1))
        if self.coordinates == "align_corners":
            return o * last / kind(out - 1) if out > 1 else np.zeros_like(o)
        if self.coordinates == "half_pixel_symmetric":
            adjusted = kind(out) / (scale * kind(size))
            return np.asarray(kind(size) * half * (kind(1) - adjusted) + centred)
        single = np.zeros_like(o) if out == 1 else centred
        of_each = {
            "half_pixel": centred, "pytorch_half_pixel": single, "asymmetric": o / scale,
            "tf_half_pixel_for_nn": (o + half) / scale,
        }  # fmt: skip
        return of_each.get(self.coordinates)

    def outside(self) -> np.ndarray:
        """Return whether each element of the result is outside of the data."""
        places = self.places(np.float32)
        if self.coordinates != CROPPING or places is None:
            return np.zeros(self.axis.out, bool)
        return np.asarray((places < 0) | (places > self.axis.size - 1))


def interpolated(
    site: Site, mode: str, coordinates: str, rounding: str, axes: Sequence[ResizedAxis]
) -> list[Node] | None:
    """A table for each axis that changes: for the nearest neighbour one of places alone.

    The sums are off by 2^-22 of their largest neighbour for each of the taps, and weights are those
    of f64, rounded once. What ONNX Runtime and ONNX's reference give other results for is left to
    the first: axes that keep their size although they have a scale, a part of the data that is
    resized to its own size, and its nearest neighbours.
    """
    roi = site.constant(1) if coordinates == CROPPING else None
    rank = len(axes)
    sides = _sides(site, roi, rank) if coordinates == CROPPING else [(0.0, 1.0)] * rank
    if sides is None or (mode != "nearest" and not site.computes):
        return None
    if rank > 2 and not axes[0].is_kept:
        return None  # images of another number: what an open batch is resized to is no multiple
    if coordinates == CROPPING and (mode == "nearest" or site.x.shape == site.y.shape):
        return None
    plans = [_Axis(axis, coordinates, *side) for axis, side in zip(axes, sides, strict=True)]
    name, shape = site.inputs[0], list(site.x.shape)
    for i, plan in enumerate(plans):
        if plan.axis.is_kept and (coordinates != CROPPING or sides[i] == (0.0, 1.0)):
            continue
        places = plan.places(np.float32 if mode == "nearest" else np.float64)
        if places is None or (site.get("antialias", 0) and plan.axis.size == plan.axis.out):
            return None
        shape[i] = plan.axis.out
        if mode == "nearest":
            rounded = ROUNDINGS[rounding](places, np.float32(plan.axis.scale))
            indices = np.clip(rounded, 0, plan.axis.size - 1).astype(np.int64)
            name = picked(site, name, i, indices)
            continue
        table = _taps(site, mode, places, plan.axis)
        if table is None:
            return None
        at, weights = table
        tables = (site.add("places", at), site.add("weights", weights.astype(DTYPES[site.x.dtype])))
        name = site.step("WeightedRows", (name, *tables), tuple(shape), axis=i)
    return _with_value_outside(site, name, [plan.outside() for plan in plans])


def _sides(site: Site, roi: np.ndarray | None, rank: int) -> list[tuple[float, float]] | None:
    """The part of each axis that is resized: all of those that the ROI does not name."""
    axes = [axis % rank for axis in site.ints("axes") or range(rank)]
    if roi is None or roi.size != 2 * len(axes):
        return None
    sides = [(0.0, 1.0)] * rank
    for number, axis in enumerate(axes):
        sides[axis] = float(roi[number]), float(roi[number + len(axes)])
    return sides


def _taps(
    site: Site, mode: str, places: np.ndarray, axis: ResizedAxis
) -> tuple[np.ndarray, np.ndarray] | None:
    """Places and weights of the taps (first axis) of each element, in f64; None if of no table."""
    if mode not in ("linear", "cubic"):
        return None
    reach, widening = {"linear": 1, "cubic": 2}[mode], 1.0
    if site.get("antialias", 0):
        widening = min(1.0, axis.scale)
    first = math.floor(-reach / widening) + 1
    offsets = np.arange(first, 2 - first if widening < 1.0 else reach + 1)
    at = np.floor(places) + offsets[:, None]
    distance = np.abs(at - places) * widening
    weights = _linear(distance) if mode == "linear" else cubic(distance, _alpha(site))
    if site.get("exclude_outside", 0):
        weights = np.where((at < 0) | (at >= axis.size), 0.0, weights)
    if site.get("exclude_outside", 0) or widening < 1.0:
        weights = weights / weights.sum(axis=0)
    return np.clip(at, 0, axis.size - 1).astype(np.int64), weights


def _alpha(site: Site) -> float:
    return float(np.float32(site.get("cubic_coeff_a", -0.75)))


def _linear(distance: np.ndarray) -> np.ndarray:
    return np.asarray(np.maximum(0.0, 1.0 - distance))


def cubic(distance: np.ndarray, a: float) -> np.ndarray:
    """Weights of cubic convolution at these distances, with this slope."""
    d = np.minimum(distance, 2.0)
    near = ((a + 2) * d - (a + 3)) * d * d + 1
    far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
    return np.asarray(np.where(d <= 1, near, far))


def _with_value_outside(site: Site, name: str, outside: list[np.ndarray]) -> list[Node] | None:
    """The result with a value where it is outside of the data along any axis."""
    if not any(axis.any() for axis in outside):
        return site.same("Identity", name)
    if not site.computes:
        return None
    rank = len(outside)
    inside = np.ones((1,) * rank, bool)
    for i, axis in enumerate(outside):
        if axis.any():
            inside = inside & ~axis.reshape(*(-1 if i == j else 1 for j in range(rank)))
    value = np.array(site.get("extrapolation_value", 0.0), DTYPES[site.x.dtype])
    return site.same("Where", site.add("inside", inside), name, site.add("value", value))
