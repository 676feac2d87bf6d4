"""Slice and Pad whose starts, steps and amounts only a run knows: elements at computed places.

starts, steps, amounts -> a place of each axis for each element of the declared result -> Gather

Numbers by which the result would have another shape refuse the run. All is computed in whole
numbers of 64 bits, and elements are moved as they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tuner.frontend.operators.elementwise import as_i64
from tuner.frontend.operators.run_choice import AxesOfRun, all_of, both
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node
from tuner.ops.indexing import NO_CHOICE

FAR = 2**32
"""A step of this many elements or more leaves every axis at once."""


class _PerAxis:
    """Numbers of a run that are given for some axes, as one for every axis."""

    def __init__(self, site: Site, axes_input: int, count: int) -> None:
        self._site, self._rank = site, len(site.x.shape)
        self.tests: list[str] = []
        """Truths without which the axes are none."""
        if site.runtime(axes_input):
            axes = AxesOfRun(site, axes_input, self._rank)
            self._named, self.tests = axes.is_named, [axes.are_axes]
        else:
            known = site.listed(axes_input, "axes")
            places = [axis % self._rank for axis in known or range(count)]
            self._named = site.add("named", np.eye(self._rank, dtype=bool)[places])
        times = site.reduce("ReduceSum", self._of_numbers(site.add("one", np.ones((), int))), (0,))
        self._times = times
        self.tests.append(site.write("LessOrEqual", times, 1))

    def row(self, numbers: str, others: Sequence[int]) -> str:
        """Numbers [count], in the order of all axes [1, rank]; others where there is none."""
        count = self._site.type_of(numbers).count
        column = self._site.shaped(as_i64(self._site, numbers), (count, 1))
        found = self._site.reduce("ReduceSum", self._of_numbers(column), (0,))
        is_missing = self._site.write("Less", self._times, 1)
        default = self._site.add("others", np.array([others], np.int64))
        return self._site.write("Where", is_missing, default, found)

    def _of_numbers(self, column: str) -> str:
        zero = self._site.add("zero", np.zeros((), np.int64))
        shape = self._site.type_of(self._named).shape
        return self._site.step("Where", (self._named, column, zero), shape, "i64")


def _part(site: Site, row: str, axis: int) -> str:
    """The number of one axis, as a scalar."""
    start = (0, axis)
    return site.shaped(site.step("Slice", (row,), (1, 1), "i64", start=start, step=(1, 1)), ())


def _along(site: Site, axis: int, numbers: np.ndarray) -> str:
    """Numbers along one of the result's axes."""
    return site.add("along", numbers.reshape(-1, *(1,) * (len(site.y.shape) - axis - 1)))


def _flat(site: Site, places: Sequence[str]) -> str:
    """The places of all axes, as those of elements one after the other."""
    total = ""
    for axis, own in enumerate(places):
        scaled = site.write("Mul", own, math.prod(site.x.shape[axis + 1 :]))
        total = site.write("Add", total, scaled) if total else scaled
    return total


def _gathered(site: Site, data: str, places: str, tests: Sequence[str]) -> list[Node]:
    """Elements of flat data at places of the result's shape, if all tests hold."""
    holds = both(site, *(all_of(site, test) for test in tests))
    checked = site.write("Where", holds, places, NO_CHOICE)
    index = site.step("Expand", (checked,), site.y.shape, "i64", shape=site.y.shape)
    return site.same("Gather", data, index, axis=0)


def slice_by_run(site: Site) -> list[Node] | None:
    """Slice: starts and ends are clamped to the data; those of the result's sizes are taken.

    A step s > 0 takes n elements where (n - 1) s < end - start <= n s.
    """
    count, x, y = site.input_type(1).count, site.x.shape, site.y.shape
    given = [site.input_type(i).count for i in range(2, 5) if site.has(i)]
    if len(x) != len(y) or not site.x.count or {count} != {count, *given} or not site.has(2):
        return None
    axes, sizes = _PerAxis(site, 3, count), site.add("sizes", np.array([x], np.int64))
    start, end = axes.row(site.inputs[1], [0] * len(x)), axes.row(site.inputs[2], x)
    step = site.add("one", np.ones((1, len(x)), np.int64))
    if site.has(4):
        step = axes.row(site.inputs[4], [1] * len(x))
        step = site.write("Min", site.write("Max", step, -FAR), FAR)
    is_back = site.write("Less", step, 0)
    back = site.write("Where", is_back, site.add("back", np.full((1, len(x)), -1)), 0)
    start, end = (
        site.write("Where", site.write("Less", one, 0), site.write("Add", one, sizes), one)
        for one in (start, end)
    )
    last = site.write("Add", sizes, back)
    none = site.add("none", np.zeros((1, len(x)), np.int64))
    start = site.write("Min", site.write("Max", start, none), last)
    end = site.write("Min", site.write("Max", end, back), last)
    span, pace = site.write("Sub", end, start), site.write("Abs", step)
    span = site.write("Where", is_back, site.write("Neg", span), span)
    most = site.write("Mul", pace, site.add("sizes", np.array([y], np.int64)))
    tests = [
        site.write("LessOrEqual", span, most),
        site.write("Less", site.write("Sub", most, pace), span),
    ]
    places = []
    for axis, size in enumerate(y):
        steps = site.write("Mul", _part(site, step, axis), _along(site, axis, np.arange(size)))
        places.append(site.write("Add", _part(site, start, axis), steps))
    flat = site.shaped(site.inputs[0], (site.x.count,))
    return _gathered(site, flat, _flat(site, places), [*axes.tests, *tests])


def pad_by_run(site: Site) -> list[Node] | None:
    """Pad: an element that no place of the data has is one behind them all, the number around them.

    In other modes than `constant` amounts are from 0 to what the data have.
    """
    mode, x, y = site.get("mode", "constant"), site.x.shape, site.y.shape
    amounts, rank = site.input_type(1).count, len(site.x.shape)
    if rank != len(y) or not site.x.count or mode not in ("constant", "edge", "reflect", "wrap"):
        return None
    if amounts % 2 or (site.has(2) and site.input_type(2).count != 1):
        return None
    count, given = amounts // 2, site.shaped(as_i64(site, site.inputs[1]), (amounts,))
    axes = _PerAxis(site, 3, count)
    before, behind = (
        axes.row(site.step("Slice", (given,), (count,), "i64", start=(i,), step=(1,)), [0] * rank)
        for i in (0, count)
    )
    more = site.add("more", np.subtract([y], [x], dtype=np.int64))
    tests = [*axes.tests, site.write("Equal", site.write("Add", before, behind), more)]
    if mode != "constant":
        most = site.add("most", np.array([x], np.int64) - (mode == "reflect"))
        for own in (before, behind):
            tests.append(site.write("GreaterOrEqual", own, 0))
            if mode != "edge":
                tests.append(site.write("LessOrEqual", own, most))
    places, inside = list[str](), list[str]()
    for axis, (size, out) in enumerate(zip(x, y, strict=True)):
        at = site.write("Sub", _along(site, axis, np.arange(out)), _part(site, before, axis))
        clamped = site.write("Min", site.write("Max", at, 0), size - 1)
        inside.append(site.write("Equal", at, clamped))
        if mode == "wrap":
            clamped = site.write("Mod", at, size)
        elif mode == "reflect":
            distance = site.write("Sub", site.write("Abs", at), size - 1)
            clamped = site.write("Sub", size - 1, site.write("Abs", distance))
        places.append(clamped)
    flat, place = site.shaped(site.inputs[0], (site.x.count,)), _flat(site, places)
    if mode == "constant" and inside:
        zero = site.add("fill", np.zeros(1, DTYPES[site.x.dtype]))
        fill = site.shaped(site.inputs[2], (1,)) if site.has(2) else zero
        flat = site.step("Concat", (flat, fill), (site.x.count + 1,), site.x.dtype, axis=0)
        place = site.write("Where", both(site, *inside), place, site.x.count)
    return _gathered(site, flat, place, tests)
