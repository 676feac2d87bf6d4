"""Sums that are no reduction: CumSum, Range, and Einsum as products of matrices."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from string import ascii_letters

import numpy as np

from tuner.frontend.operators.elementwise import WHOLE, as_i64
from tuner.frontend.operators.run_choice import chosen, with_axis_of_run
from tuner.frontend.site import COMPUTED, Site
from tuner.graph import DTYPES, Node
from tuner.ops.indexing import SUMMED

_TERM = re.compile(r"([a-zA-Z]*)(\.\.\.)?([a-zA-Z]*)")


def cum_sum(site: Site) -> list[Node] | None:
    """CumSum along a known axis, in the type of its elements."""
    axis, rank = site.constant(1), len(site.x.shape)
    if axis is None or axis.size != 1 or site.x.dtype not in SUMMED or not rank:
        return None
    place = int(axis.reshape(-1)[0])
    if not -rank <= place < rank:
        return None
    flags = {name: int(bool(site.get(name, 0))) for name in ("exclusive", "reverse")}
    return site.same("CumSum", site.inputs[0], axis=place % rank, **flags)


def range_(site: Site) -> list[Node] | None:
    """Range between numbers of the run, of as many elements as the model declares: start + i delta.

    Floats are computed in f64, and rounded once. A run with another number of elements is refused.
    """
    if len(site.inputs) != 3 or len(site.y.shape) != 1 or not site.y.count:
        return None
    kinds = {site.input_type(i).dtype for i in range(3)} | {site.y.dtype}
    if len(kinds) > 1 or any(site.input_type(i).count != 1 for i in range(3)):
        return None
    count = site.y.count
    site.pay(8 * (count + 1))
    if site.y.dtype in WHOLE:
        start, limit, delta = (site.shaped(as_i64(site, n), ()) for n in site.inputs)
        numbers = site.add("numbers", np.arange(count + 1))
        every = site.write("Add", start, site.write("Mul", numbers, delta))
        ends = [_element(site, every, i) for i in (count - 1, count)]
        sides = []
        for inside, beyond in (("Less", "GreaterOrEqual"), ("Greater", "LessOrEqual")):
            is_inside = site.write(inside, ends[0], limit)
            sides.append(site.write("And", is_inside, site.write(beyond, ends[1], limit)))
        is_rising = site.write("Greater", delta, 0)
        fits = site.step("Where", (is_rising, *sides), (), "bool")
    elif site.y.dtype in COMPUTED:
        start, limit, delta = (_as_f64(site, n) for n in site.inputs)
        numbers = site.add("numbers", np.arange(count + 1.0))
        every = site.write("Add", start, site.write("Mul", numbers, delta))
        steps = site.write("Ceil", site.write("Div", site.write("Sub", limit, start), delta))
        fits = site.write("Equal", steps, float(count))
    else:
        return None
    kind = site.type_of(every).dtype
    made = site.step("Slice", (every,), (count,), kind, start=(0,), step=(1,))
    if kind != site.y.dtype:
        made = site.step("Cast", (made,), (count,), site.y.dtype, to=site.y.dtype)
    return site.results(chosen(site, [made], [fits]))


def _as_f64(site: Site, name: str) -> str:
    if site.type_of(name).dtype != "f64":
        name = site.step("Cast", (name,), site.type_of(name).shape, "f64", to="f64")
    return site.shaped(name, ())


def _element(site: Site, x: str, place: int) -> str:
    """An element of a vector, as a scalar."""
    kind = site.type_of(x).dtype
    return site.shaped(site.step("Slice", (x,), (1,), kind, start=(place,), step=(1,)), ())


@dataclass(frozen=True)
class _Operand:
    """A tensor with a letter for each of its axes, no letter twice."""

    name: str
    letters: str


def einsum(site: Site) -> list[Node] | None:
    """Einsum: operands are joined from the left on, each pair by a product of matrices.

    The sums are those of such products, so that they have their error. Axes of size 1 that an
    ellipsis would repeat are left to ONNX Runtime. Sums of nothing are 0; ONNX Runtime divides by
    their size, which ends the process.
    """
    if not all(site.input_type(i).count for i in range(len(site.inputs))):
        zero = site.add("zero", np.zeros((), DTYPES[site.y.dtype]))
        return site.same("Expand", zero, shape=site.y.shape)
    terms = _terms(site)
    if not site.computes or terms is None:
        return None
    *given, wanted = terms
    sizes: dict[str, int] = {}
    for name, letters in zip(site.inputs, given, strict=True):
        for letter, size in zip(letters, site.type_of(name).shape, strict=True):
            if sizes.setdefault(letter, size) != size:
                return None
    if tuple(sizes.get(letter, -1) for letter in wanted) != site.y.shape:
        return None
    work = _Einsum(site, sizes)
    operands = [work.diagonal(*pair) for pair in zip(site.inputs, given, strict=True)]
    joined, *others = operands
    while others:
        second, *others = others
        kept = {*wanted, *(letter for operand in others for letter in operand.letters)}
        joined = work.product(work.summed(joined, {*kept, *second.letters}),
                              work.summed(second, {*kept, *joined.letters}), kept)  # fmt: skip
    return site.same("Identity", work.ordered(work.summed(joined, {*wanted}), wanted).name)


def _terms(site: Site) -> list[str] | None:
    """The letters of each operand, then those of the result; None of what is not well-formed.

    An ellipsis stands for letters that the equation does not use.
    """
    equation = site.get("equation", "").replace(" ", "")
    left, arrow, right = equation.partition("->")
    found = [_TERM.fullmatch(term) for term in left.split(",")]
    matches = [match for match in found if match is not None]
    if len(matches) != len(site.inputs) or len(found) != len(matches):
        return None
    unused = [letter for letter in ascii_letters if letter not in equation]
    ranks = [len(site.type_of(name).shape) for name in site.inputs]
    hidden = [rank - len(m[1]) - len(m[3]) for rank, m in zip(ranks, matches, strict=True)]
    most = max((n for n, m in zip(hidden, matches, strict=True) if m[2]), default=0)
    if any(n < 0 or (n and not m[2]) for n, m in zip(hidden, matches, strict=True)):
        return None
    if most > len(unused):
        return None
    ellipsis = "".join(unused[:most])
    terms = [
        m[1] + (ellipsis[most - n :] if n else "") + m[3]
        for n, m in zip(hidden, matches, strict=True)
    ]
    if not arrow:
        once = [letter for letter in sorted(set(left) - set(".,")) if left.count(letter) == 1]
        return [*terms, ellipsis + "".join(once)]
    result = _TERM.fullmatch(right)
    if result is None:
        return None
    letters = result[1] + (ellipsis if result[2] else "") + result[3]
    is_made = {*letters} <= {*"".join(terms)} and len({*letters}) == len(letters)
    return [*terms, letters] if is_made else None


@dataclass(frozen=True)
class _Einsum:
    site: Site
    sizes: dict[str, int]

    def shape(self, letters: str) -> tuple[int, ...]:
        """The sizes of these axes."""
        return tuple(self.sizes[letter] for letter in letters)

    def diagonal(self, name: str, letters: str) -> _Operand:
        """The operand where axes with the same letter have the same place: each n + 1 elements."""
        twice = next((letter for letter in letters if letters.count(letter) > 1), "")
        if not twice:
            return _Operand(name, letters)
        first, second = (i for i, letter in enumerate(letters) if letter == twice and
                         letters[:i].count(twice) < 2)  # fmt: skip
        order = (*(i for i in range(len(letters)) if i not in (first, second)), first, second)
        rest, size = "".join(letters[i] for i in order[:-2]), self.sizes[twice]
        shape = self.shape(rest)
        turned = self.site.step("Transpose", (name,), (*shape, size, size), perm=order)
        flat = (*shape, size * size)
        line = self.site.step("Reshape", (turned,), flat, shape=flat)
        steps = (*(1,) * len(shape), size + 1)
        start = (0,) * len(flat)
        part = self.site.step("Slice", (line,), (*shape, size), start=start, step=steps)
        return self.diagonal(part, rest + twice)

    def summed(self, operand: _Operand, kept: set[str]) -> _Operand:
        """The operand summed over the axes that nothing else has."""
        axes = tuple(i for i, letter in enumerate(operand.letters) if letter not in kept)
        if not axes:
            return operand
        letters = "".join(letter for letter in operand.letters if letter in kept)
        made = self.site.step(
            "ReduceSum", (operand.name,), self.shape(letters), axes=axes, keepdims=0
        )
        return _Operand(made, letters)

    def ordered(self, operand: _Operand, letters: str) -> _Operand:
        """The operand with its axes in this order."""
        order = tuple(operand.letters.index(letter) for letter in letters)
        if order == tuple(range(len(order))):
            return operand
        name = self.site.step("Transpose", (operand.name,), self.shape(letters), perm=order)
        return _Operand(name, letters)

    def product(self, a: _Operand, b: _Operand, kept: set[str]) -> _Operand:
        """The product of two operands, summed over what they share and nothing else has."""
        shared = "".join(letter for letter in a.letters if letter in b.letters)
        batch = "".join(letter for letter in shared if letter in kept)
        summed = "".join(letter for letter in shared if letter not in kept)
        rows = "".join(letter for letter in a.letters if letter not in shared)
        columns = "".join(letter for letter in b.letters if letter not in shared)
        m, k, n = (math.prod(self.shape(letters)) for letters in (rows, summed, columns))
        first = self._matrices(self.ordered(a, batch + rows + summed), (*self.shape(batch), m, k))
        other = self._matrices(
            self.ordered(b, batch + summed + columns), (*self.shape(batch), k, n)
        )
        op = "MatMul" if summed else "Mul"
        made = self.site.step(op, (first, other), (*self.shape(batch), m, n))
        letters = batch + rows + columns
        return _Operand(self._matrices(_Operand(made, letters), self.shape(letters)), letters)

    def _matrices(self, operand: _Operand, shape: tuple[int, ...]) -> str:
        return self.site.step("Reshape", (operand.name,), shape, shape=shape)


NORMALISERS = {"CumSum": with_axis_of_run(1)(cum_sum), "Einsum": einsum, "Range": range_}
