"""Derivations of packed weights: moves and sums of a model's weights, as data.

    result[to + loops] = sum of factor * source[from + loops]      for each sum of each sweep

A kernel family packs by them, and an offline model states them instead of what they make, so that
both have the same bits: products and sums are NumPy's of f64, one after the other from the first
term on, each sum is rounded once to f32, and no operation fuses two of them. Moves keep all bits.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

MAX_TERMS = 64
"""Maximum number of weights in a sum; Winograd's algorithm on 7x7 taps has 49."""
MAX_LOOPS = 32
_STRETCH = 1 << 16
"""Elements, of all terms together, that are looked at between two stores: they stay in the cache"""

Matrix = tuple[tuple[float, ...], ...]
MOVE: Matrix = ((1.0,),)


class Stride(NamedTuple):
    """A loop over elements, by their steps in the source and in the result."""

    length: int
    source_step: int
    result_step: int


class Sweep(NamedTuple):
    """Sums of the same terms, all of which move with the same loops."""

    loops: tuple[Stride, ...]
    """The innermost last."""
    sources: tuple[int, ...]
    """Element of the source that each term begins with."""
    results: tuple[int, ...]
    """Element of the result that each sum begins with."""
    factors: Matrix
    """[sum][term]; a term with the factor 0 is left out."""

    @property
    def length(self) -> int:
        """Elements of each sum."""
        return math.prod(loop.length for loop in self.loops)


class Derivation(NamedTuple):
    """All sweeps of a result; elements that none of them makes are 0."""

    size: int
    """Elements of the result."""
    sweeps: tuple[Sweep, ...]

    @property
    def is_move(self) -> bool:
        """True if elements are only moved, whatever their type: the result has the source's."""
        return all(sweep.factors == MOVE for sweep in self.sweeps)

    def require_within(self, source_size: int) -> None:
        """Raises ValueError unless all elements are in a source of this size, and in the result.

        Nor may more elements be made than the result has.
        """
        left = self.size
        for sweep in self.sweeps:
            shape = len(sweep.sources), len(sweep.results)
            if [*map(len, sweep.factors)] != [shape[0]] * shape[1] or 0 in shape:
                raise ValueError("factors of other sums than there are")
            if shape[0] > MAX_TERMS or len(sweep.loops) > MAX_LOOPS:
                raise ValueError("sums of too many terms, or in too many loops")
            if not all(map(math.isfinite, itertools.chain(*sweep.factors))):
                raise ValueError("a factor that is not finite")
            numbers = (*itertools.chain(*sweep.loops), *sweep.sources, *sweep.results)
            if min(numbers) < 0 or min((loop.length for loop in sweep.loops), default=1) < 1:
                raise ValueError("a negative place, or a loop over nothing")
            spans = [sum((loop.length - 1) * loop[side] for loop in sweep.loops) for side in (1, 2)]
            if max(sweep.sources) + spans[0] >= source_size:
                raise ValueError("a term outside of its source")
            if max(sweep.results) + spans[1] >= self.size:
                raise ValueError("a sum outside of its result")
            left -= sweep.length * shape[1]
            if left < 0:
                raise ValueError("more sums than the result has elements")


def derive(derivation: Derivation, source: np.ndarray) -> np.ndarray:
    """The result, in one row, of a source in one row; of sums both are f32.

    Needs hardly more memory than the result. What the sweeps reach is to be checked before
    (`require_within`). Raises ValueError for sums of a source that is not f32.
    """
    is_move = derivation.is_move
    if not is_move and source.dtype != np.float32:
        raise ValueError(f"sums of {source.dtype}, not of float32")
    result = np.zeros(derivation.size, source.dtype)
    with np.errstate(all="ignore"):  # infinite weights; a sum beyond f32
        for sweep in derivation.sweeps:
            if is_move:
                _move(sweep, source, result)
            else:
                _sum_up(sweep, source, result)
    return result


def _move(sweep: Sweep, source: np.ndarray, result: np.ndarray) -> None:
    (start,), (to,) = sweep.sources, sweep.results
    for first, place, loops in _stretches(sweep):
        _view(result, to + place, loops, 2)[...] = _view(source, start + first, loops, 1)


def _sum_up(sweep: Sweep, source: np.ndarray, result: np.ndarray) -> None:
    terms: np.ndarray = np.empty(0)
    for first, place, loops in _stretches(sweep):
        shape = (len(sweep.sources), *(loop.length for loop in loops))
        if terms.shape != shape:
            terms, total, scaled = np.empty(shape), np.empty(shape[1:]), np.empty(shape[1:])
        for term, start in zip(terms, sweep.sources, strict=True):
            term[...] = _view(source, start + first, loops, 1)
        for to, factors in zip(sweep.results, sweep.factors, strict=True):
            _add_up(factors, terms, total, scaled)
            _view(result, to + place, loops, 2)[...] = total


def _add_up(
    factors: Sequence[float], terms: np.ndarray, total: np.ndarray, scaled: np.ndarray
) -> None:
    """total = the sum, from the first term on; a factor of 1 or -1 changes no bit but the sign."""
    is_first = True
    for factor, term in zip(factors, terms, strict=True):
        if not factor:
            continue
        if is_first:
            np.multiply(term, factor, out=total)
        elif factor == 1:
            np.add(total, term, out=total)
        elif factor == -1:
            np.subtract(total, term, out=total)
        else:
            np.add(total, np.multiply(term, factor, out=scaled), out=total)
        is_first = False
    if is_first:
        total.fill(0)


def _stretches(sweep: Sweep) -> Iterator[tuple[int, int, tuple[Stride, ...]]]:
    """The loops in stretches of few elements: the first element of each, and the loops in it."""
    outer, inner = list(sweep.loops), list[Stride]()
    most, count = max(1, _STRETCH // len(sweep.sources)), 1
    while outer and count * outer[-1].length <= most:
        inner.insert(0, outer.pop())
        count *= inner[0].length
    if not outer:
        yield 0, 0, tuple(inner) or (Stride(1, 0, 0),)
        return
    cut, length = outer.pop(), max(1, most // count)
    for numbers in itertools.product(*(range(loop.length) for loop in outer)):
        pairs = list(zip(numbers, outer, strict=True))
        first = sum(number * loop.source_step for number, loop in pairs)
        place = sum(number * loop.result_step for number, loop in pairs)
        for number in range(0, cut.length, length):
            part = cut._replace(length=min(length, cut.length - number))
            at = number * cut.source_step, number * cut.result_step
            yield first + at[0], place + at[1], (part, *inner)


def _view(array: np.ndarray, start: int, loops: Sequence[Stride], side: int) -> np.ndarray:
    """The elements that loops reach, side 1 of a source, side 2 of a result; NumPy checks them."""
    size = array.itemsize
    shape, strides = [loop.length for loop in loops], [loop[side] * size for loop in loops]
    return np.ndarray(shape, array.dtype, array.data, start * size, strides)


# -- moves -----------------------------------------------------------------------------------------


def moves_of(size: int, axes: Sequence[tuple[int, Sequence[tuple[int, int]], int]]) -> Derivation:
    """The move of a tensor into a result of this size.

    `axes`: of each one its size, the levels of its places in the result, as layouts of constants
    have them (`tuner.offline_model.source_graph`), and its step in the source.
    """
    nests: list[tuple[int, int, tuple[Stride, ...]]] = [(0, 0, ())]
    for count, levels, step in axes:
        own = list(_nests(count, tuple(levels), step))
        nests = [(a + c, b + d, (*x, *y)) for a, b, x in nests for c, d, y in own]
    sweeps = []
    for start, place, loops in nests:
        long = sorted((loop for loop in loops if loop.length > 1), key=lambda loop: -loop[2])
        sweeps.append(Sweep(tuple(long), (start,), (place,), MOVE))
    return Derivation(size, tuple(sweeps))


def _nests(
    count: int, levels: tuple[tuple[int, int], ...], step: int
) -> Iterator[tuple[int, int, tuple[Stride, ...]]]:
    """Loops over an axis: those over whole blocks of its first level, and those over the rest."""
    (divisor, stride), *others = levels
    if not others:
        yield 0, 0, (Stride(count, step, stride),)
        return
    whole, rest = divmod(count, divisor)
    for start, place, loops in _nests(divisor, tuple(others), step) if whole else ():
        yield start, place, (Stride(whole, divisor * step, stride), *loops)
    for start, place, loops in _nests(rest, tuple(others), step) if rest else ():
        yield whole * divisor * step + start, whole * stride + place, loops
