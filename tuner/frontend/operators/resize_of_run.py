"""Resize whose scales, sizes with a policy, or part of the data a run gives: computed tables.

The model declares the sizes of the result, and the run is refused where its numbers make others.
Places and weights are those of `interpolation`, in the run: of neighbours in f32, as ONNX Runtime
has them; of interpolations in f64, rounded once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.frontend.operators.run_choice import all_of, both, chosen
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node

CROPPING = "tf_crop_and_resize"
TABLE_BYTES = 64
"""Size of the constants for a row or a column of the result, at most."""
HANDLED = (
    "half_pixel", "pytorch_half_pixel", "asymmetric", "align_corners", "half_pixel_symmetric",
    CROPPING,
)  # fmt: skip
"""Coordinates whose places are computed in the run."""


def resize_of_run(
    site: Site, coordinates: str, rounding: str, scales_input: int
) -> list[Node] | None:
    """A Resize of which one of these is an input of the model; None in other forms."""
    mode, rank = site.get("mode", "nearest"), len(site.x.shape)
    axes = [axis % rank for axis in site.ints("axes") or range(rank)]
    is_read = {scales_input, 3} | ({1} if coordinates == CROPPING else set())
    of_run = [i for i in (1, 2, 3) if site.runtime(i) and i in is_read]
    if not {site.inputs[i] for i in of_run} <= site.known.given or not of_run:
        return None
    is_interpolated = mode in ("linear", "cubic") and site.computes
    if coordinates not in HANDLED or site.get("antialias", 0):
        return None
    if not (is_interpolated or (mode == "nearest" and coordinates != CROPPING)):
        return None
    site.pay(TABLE_BYTES * sum(site.y.shape[axis] for axis in axes))
    table = _Resized(site, coordinates, rounding, axes, scales_input)
    tests = table.scales_of_run()
    if tests is None or (coordinates == CROPPING and not table.takes_part()):
        return None
    name, shape = site.inputs[0], list(site.x.shape)
    for axis in range(rank):
        if table.keeps(axis):
            continue
        shape[axis] = site.y.shape[axis]
        if mode == "nearest":
            indices = table.nearest(axis)
            name = site.step("Gather", (name, indices), tuple(shape), site.x.dtype, axis=axis)
        else:
            tables = table.taps(axis, mode)
            name = site.step("WeightedRows", (name, *tables), tuple(shape), site.x.dtype, axis=axis)
    if coordinates == CROPPING:
        name = table.with_value_outside(name)
    return site.results(chosen(site, [name], [both(site, *tests)]) if tests else name)


@dataclass
class _Resized:
    site: Site
    coordinates: str
    rounding: str
    axes: Sequence[int]
    scales_input: int

    def __post_init__(self) -> None:
        self.scales: Mapping[int, str] = {}
        """Scales (f32) of axes, as scalars."""
        self.part: str = ""
        """Both ends of the part of each axis that is resized (f64), of all of `axes`."""

    def scales_of_run(self) -> list[str] | None:
        """Truths of the run that its numbers make the declared sizes; None of another form."""
        site, count = self.site, len(self.axes)
        sizes, outs = (
            site.add("sizes", np.array([shape[axis] for axis in self.axes], np.float32))
            for shape in (site.x.shape, site.y.shape)
        )
        policy = site.get("keep_aspect_ratio_policy", "stretch")
        given = self.scales_input
        if site.has(given) and site.input_type(given).count:
            if policy != "stretch" or site.input_type(given).count != count:
                return None
            every, half = self._as(site.inputs[given], "f32", (count,)), 0.0
        elif site.has(3) and policy in ("not_larger", "not_smaller"):
            if site.input_type(3).count != count:
                return None
            wanted = self._as(site.inputs[3], "f32", (count,))
            op = "ReduceMin" if policy == "not_larger" else "ReduceMax"
            one = site.reduce(op, site.write("Div", wanted, sizes), (0,))
            every, half = site.step("Expand", (one,), (count,), "f32", shape=(count,)), 0.5
        elif site.has(3) and self.coordinates == CROPPING:
            if site.input_type(3).count != count:
                return None
            wanted = self._as(site.inputs[3], "f32", (count,))
            return [all_of(site, site.write("Equal", wanted, outs))]
        else:
            return None
        made = site.write("Floor", site.write("Add", site.write("Mul", every, sizes), half))
        tests = [all_of(site, site.write("Equal", made, outs))]
        self.scales = {
            axis: self._element(every, i, "f32") for i, axis in enumerate(self.axes)
        }  # fmt: skip
        if self.coordinates != CROPPING:
            tests += [
                site.write("Equal", scale, 1.0)
                for axis, scale in self.scales.items()
                if axis < 2 and self._is_same(axis)
            ]
        return tests

    def takes_part(self) -> bool:
        """Take the ends of the part of the data from the second input, if it has them."""
        if not self.site.has(1) or self.site.input_type(1).count != 2 * len(self.axes):
            return False
        self.part = self._as(self.site.inputs[1], "f64", (2 * len(self.axes),))
        return True

    def keeps(self, axis: int) -> bool:
        """Return whether each element of an axis stays as it is."""
        is_plain = self.coordinates != CROPPING and axis < 2 and self._is_same(axis)
        return axis not in self.axes or is_plain

    def _is_same(self, axis: int) -> bool:
        return self.site.x.shape[axis] == self.site.y.shape[axis]

    def _as(self, name: str, dtype: str, shape: tuple[int, ...]) -> str:
        kind = self.site.type_of(name)
        if kind.dtype != dtype:
            name = self.site.step("Cast", (name,), kind.shape, dtype, to=dtype)
        return self.site.shaped(name, shape)

    def _element(self, x: str, place: int, dtype: str) -> str:
        one = self.site.step("Slice", (x,), (1,), dtype, start=(place,), step=(1,))
        return self.site.shaped(one, ())

    def places(self, axis: int, dtype: str) -> str:
        """Places in the source of the elements along an axis, computed in this type."""
        site, write, kind = self.site, self.site.write, DTYPES[dtype]
        size, out = site.x.shape[axis], site.y.shape[axis]
        order = np.arange(out).astype(kind)
        if self.coordinates == "align_corners":
            aligned = order * kind.type(size - 1) / kind.type(max(out - 1, 1))
            return site.add("aligned", aligned)
        if self.coordinates == CROPPING:
            number = list(self.axes).index(axis)
            start, end = (
                self._element(self.part, i, dtype) for i in (number, number + len(self.axes))
            )
            if out == 1:
                middle = write("Mul", write("Add", start, end), 0.5 * (size - 1))
                return site.shaped(middle, (1,))
            steps = site.add("steps", order * kind.type(size - 1) / kind.type(out - 1))
            moved = write("Mul", write("Sub", end, start), steps)
            return write("Add", write("Mul", start, float(size - 1)), moved)
        scale = self._as(self.scales[axis], dtype, ())
        if self.coordinates == "asymmetric":
            return write("Div", site.add("order", order), scale)
        if self.coordinates == "pytorch_half_pixel" and out == 1:
            return site.add("first", np.zeros(1, kind))
        half = kind.type(0.5)
        centred = write("Sub", write("Div", site.add("centres", order + half), scale), 0.5)
        if self.coordinates == "half_pixel_symmetric":
            adjusted = write("Div", float(out), write("Mul", scale, float(size)))
            shift = write("Mul", write("Sub", 1.0, adjusted), size / 2)
            centred = write("Add", shift, centred)
        return centred

    def nearest(self, axis: int) -> str:
        """Indices of the nearest neighbours along an axis."""
        write, places = self.site.write, self.places(axis, "f32")
        if self.rounding == "round_prefer_floor":
            rounded = write("Ceil", write("Sub", places, 0.5))
        elif self.rounding == "round_prefer_ceil":
            rounded = write("Floor", write("Add", places, 0.5))
        elif self.rounding == "simple":
            is_less = write("Less", self.scales[axis], 1.0)
            rounded = write("Where", is_less, write("Ceil", places), write("Floor", places))
        else:
            rounded = write("Ceil" if self.rounding == "ceil" else "Floor", places)
        return self._within(rounded, axis)

    def _within(self, numbers: str, axis: int) -> str:
        """Numbers as indices, those beyond the axis at its ends, whatever they are."""
        site, shape = self.site, self.site.type_of(numbers).shape
        indices = site.step("ToInteger", (numbers,), shape, "i64")
        last = self.site.x.shape[axis] - 1
        return site.write("Min", site.write("Max", indices, 0), last)

    def taps(self, axis: int, mode: str) -> tuple[str, str]:
        """Places and weights [taps, out] of the neighbours of each element along an axis."""
        site, write = self.site, self.site.write
        places, reach = self.places(axis, "f64"), {"linear": 1, "cubic": 2}[mode]
        offsets = site.add("offsets", np.arange(1.0 - reach, reach + 1.0)[:, None])
        at = write("Add", write("Floor", places), offsets)
        distance = write("Abs", write("Sub", at, places))
        if mode == "linear":
            weights = write("Max", write("Sub", 1.0, distance), 0.0)
        else:
            weights = self._cubic(write("Min", distance, 2.0))
        if site.get("exclude_outside", 0):
            last = float(site.x.shape[axis] - 1)
            is_outside = write("Or", write("Less", at, 0.0), write("Greater", at, last))
            weights = write("Where", is_outside, 0.0, weights)
            weights = write("Div", weights, site.reduce("ReduceSum", weights, (0,)))
        shape = site.type_of(weights).shape
        if site.x.dtype != "f64":
            weights = site.step("Cast", (weights,), shape, site.x.dtype, to=site.x.dtype)
        return self._within(at, axis), weights

    def _cubic(self, d: str) -> str:
        """Weights of cubic convolution at distances up to 2."""
        write, a = self.site.write, float(np.float32(self.site.get("cubic_coeff_a", -0.75)))
        near = write("Mul", write("Sub", write("Mul", d, a + 2), a + 3), write("Mul", d, d))
        far = write("Mul", write("Sub", write("Mul", d, a), 5 * a), d)
        far = write("Sub", write("Mul", write("Add", far, 8 * a), d), 4 * a)
        return write("Where", write("LessOrEqual", d, 1.0), write("Add", near, 1.0), far)

    def with_value_outside(self, name: str) -> str:
        """The result with a value where its place is outside of the data along any axis."""
        site, rank = self.site, len(self.site.x.shape)
        value = site.get("extrapolation_value", 0.0)
        for axis in self.axes:
            places = self.places(axis, "f64")
            last = float(site.x.shape[axis] - 1)
            is_outside = site.write(
                "Or", site.write("Less", places, 0.0), site.write("Greater", places, last)
            )
            shape = tuple(site.y.shape[axis] if i == axis else 1 for i in range(rank))
            name = site.write("Where", site.shaped(is_outside, shape), value, name)
        return name
