"""Results of a declared shape: numbers that only a run knows choose one, or refuse the run.

ReduceSum(x [3,2,2], axes of the run) -> y, declared as [3,2]: the sum over axis 1 or over axis 2,
as the run says. For any other axes the result would have another shape, and the run is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np

from tuner.frontend.operators.elementwise import WHOLE, as_i64
from tuner.frontend.site import Normaliser, Site
from tuner.graph import DTYPES, Node
from tuner.ops.indexing import NO_CHOICE

MAX_OPTIONS = 6
"""Maximum number of results of which a run takes one."""
Wrapper = Callable[[Normaliser], Normaliser]


def chosen(site: Site, results: Sequence[str], tests: Sequence[str]) -> str:
    """The first of some results of one shape whose test, a truth of the run, holds.

    A run in which none does is refused. It costs a copy of the results.
    """
    number = site.add("none", np.array(NO_CHOICE))
    for i, test in reversed([*enumerate(tests)]):
        number = site.step("Where", (test, site.add("number", np.array(i)), number), (), "i64")
    kind, rows = site.type_of(results[0]), [_row(site, each) for each in results]
    joined = rows[0]
    if len(rows) > 1:
        shape = (len(rows), *kind.shape)
        joined = site.step("Concat", tuple(rows), shape, kind.dtype, axis=0)
    return site.step("Gather", (joined, number), kind.shape, kind.dtype, axis=0)


def _row(site: Site, name: str) -> str:
    return site.shaped(name, (1, *site.type_of(name).shape))


def both(site: Site, *tests: str) -> str:
    """Write whether all of some truths hold, element by element."""
    first, *others = tests
    for test in others:
        first = site.write("And", first, test)
    return first


def all_of(site: Site, truths: str) -> str:
    """Write whether all elements of a tensor of truths hold, as a scalar."""
    shape = site.type_of(truths).shape
    numbers = site.step("Cast", (truths,), shape, "f32", to="f32")
    least = site.reduce("ReduceMin", numbers, range(len(shape))) if shape else numbers
    return site.shaped(site.write("Greater", least, 0.0), ())


class AxesOfRun:
    """Axes, negative ones too, that an input of the run names."""

    def __init__(self, site: Site, i: int, rank: int) -> None:
        """Write the nodes that find them."""
        self._site, count = site, site.input_type(i).count
        given = site.shaped(as_i64(site, site.inputs[i]), (count, 1))
        numbers = np.arange(rank)
        self.is_named = site.write(
            "Or",
            site.write("Equal", given, site.add("axes", numbers)),
            site.write("Equal", given, site.add("axes", numbers - rank)),
        )
        """Truths [count, rank]: a number names an axis."""
        named = site.step("Cast", (self.is_named,), (count, rank), "f32", to="f32")
        self._found = site.reduce("ReduceMax", named, (0,))
        self.are_axes = all_of(
            site, site.write("Greater", site.reduce("ReduceMax", named, (1,)), 0.0)
        )
        """A truth: every number names an axis."""

    def are(self, axes: Sequence[int], free: Sequence[int]) -> str:
        """Write whether they are these, and perhaps some that are free, as a scalar truth."""
        rank = self._site.type_of(self._found).shape[1]
        wanted = np.array([float(i in axes) for i in range(rank)], np.float32)
        is_free = np.array([i in free for i in range(rank)])
        fits = self._site.write("Equal", self._found, self._site.add("wanted", wanted))
        either = self._site.write("Or", fits, self._site.add("free", is_free))
        return both(self._site, self.are_axes, all_of(self._site, either))


@dataclass(frozen=True)
class Assumed:
    """Whole numbers that an input must have for the declared shape."""

    numbers: Sequence[int]
    others: Sequence[Sequence[int]] = ()
    """Numbers that say the same in the place of those."""
    free: Sequence[int] = ()
    """Places whose numbers do not matter."""
    derived: int | None = None
    """A number that says the same in any place, and in one alone."""

    def fits(self, site: Site, i: int) -> str:
        """Write whether input i says this, as a scalar truth of the run."""
        kind, name = site.input_type(i), site.inputs[i]
        name = name if kind.dtype == "f32" else as_i64(site, name)
        given, dtype = site.shaped(name, (len(self.numbers),)), DTYPES[site.type_of(name).dtype]
        is_free = np.isin(np.arange(len(self.numbers)), self.free)
        found = site.add("free", is_free)
        for numbers in (self.numbers, *self.others):
            wanted = site.add("wanted", np.array(numbers, dtype))
            found = site.write("Or", found, site.write("Equal", given, wanted))
        if self.derived is None:
            return all_of(site, found)
        is_derived = site.write("Equal", given, site.add("derived", np.array(self.derived, dtype)))
        named = site.step("Cast", (is_derived,), (len(self.numbers),), "f32", to="f32")
        count = site.shaped(site.reduce("ReduceSum", named, (0,)), ())
        fits = all_of(site, site.write("Or", found, is_derived))
        return both(site, fits, site.write("Less", count, 2.0))


def with_declared(i: int, assume: Callable[[Site], Assumed | None]) -> Wrapper:
    """A normaliser that counts on an input's numbers where the model declares the result's shape.

    They are checked when the model runs: in a run with others the result would have another shape,
    and it is refused.
    """

    def wrap(normaliser: Normaliser) -> Normaliser:
        def normalise(site: Site) -> list[Node] | None:
            if not site.runtime(i) or site.inputs[i] not in site.known.given:
                return normaliser(site)
            kind, assumed = site.input_type(i), assume(site)
            is_number = kind.dtype in (*WHOLE, "f32")
            if assumed is None or not is_number or kind.count != len(assumed.numbers):
                return None
            inner = copy(site)
            numbers = np.array(assumed.numbers, DTYPES[kind.dtype]).reshape(kind.shape)
            inner.inputs = (*site.inputs[:i], site.add("sizes", numbers), *site.inputs[i + 1 :])
            kinds = [site.type_of(name) for name in site.outputs if name]
            inner.outputs = tuple(site.new_tensor("made", k.shape, k.dtype) for k in kinds)
            nodes = normaliser(inner) if len(kinds) == len(site.outputs) else None
            if nodes is None:
                return None
            site.nodes[:] = nodes
            test = assumed.fits(site, i)
            return site.results(*(chosen(site, [name], [test]) for name in inner.outputs))

        return normalise

    return wrap


def with_axis_of_run(i: int) -> Wrapper:
    """A normaliser that knows its axis, for one of the run: it makes the results of all axes."""

    def wrap(normaliser: Normaliser) -> Normaliser:
        def normalise(site: Site) -> list[Node] | None:
            rank = len(site.x.shape)
            if not site.runtime(i) or rank > MAX_OPTIONS or site.input_type(i).count != 1:
                return normaliser(site)
            named, results = AxesOfRun(site, i, rank), dict[int, str]()
            for axis in range(rank):
                inner = site.within(site.op, site.inputs, site.y)
                inner.inputs = tuple(
                    site.add("axis", np.array(axis)) if j == i else name
                    for j, name in enumerate(site.inputs)
                )
                nodes = normaliser(inner)
                if nodes is not None:
                    site.nodes[:] = nodes
                    results[axis] = inner.outputs[0]
            if not results:
                return None
            tests = [named.are((axis,), ()) for axis in results]
            return site.results(chosen(site, [*results.values()], tests))

        return normalise

    return wrap
