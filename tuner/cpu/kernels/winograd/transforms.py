"""Winograd's transforms: exact matrices by Cook and Toom, their points, and their emission.

    y = A [ (G g) * (B d) ]        one dimension: inputs d, r taps g, m outputs y, stride 1
    Y = A [ (G g Gt) * (B d Bt) ] At        two dimensions, `*` element by element

One tap needs no transform. With stride 2 and 3 taps the even pixels meet taps 0 and 2 only, the
odd ones tap 1 only: two strands, each a convolution of stride 1, whose products are added up
*before* the one output transform:

    y = A [ (Ge g) * (Be even) + (Go g) * (Bo odd) ]        2m + 1 products for m outputs

Source: Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks" (2015). The points
are 0, 1, -1, 2, -2, 1/2, -1/2 and infinity, as many as are needed: small ones keep the rounding
error low.

A point of two dimensions is a pair of sums, one down and one across; every pair of products that
go to its sums is one of its terms. All terms of a point stand side by side, as one product with a
longer k: with stride 1 each point has one, with stride 2 most have four (even and odd, down and
across).
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from numpy.polynomial.polynomial import polyfromroots

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.products import add_scaled, emit_sum

_POINTS = (0, 1, -1, 2, -2, Fraction(1, 2), Fraction(-1, 2))

Matrix = tuple[tuple[Fraction, ...], ...]


@dataclass(frozen=True)
class Strand:
    """A convolution of stride 1 that is a part of a strided one: every stride-th pixel."""

    pixels: tuple[int, ...]
    """Inputs of the patch that it reads."""
    sums: tuple[int, ...]
    """Number of the sum that each of its products is added to."""
    of_input: Matrix
    """B, [products][pixels]."""
    of_weights: Matrix
    """G, [products][taps]."""


@dataclass(frozen=True)
class Transforms:
    """The matrices for patches of `outputs` pixels in one dimension."""

    outputs: int
    taps: int
    stride: int
    strands: tuple[Strand, ...]
    of_output: Matrix
    """A, [outputs][sums]."""

    @property
    def inputs(self) -> int:
        """Input pixels of a patch."""
        return self.outputs * self.stride + self.taps - self.stride

    @property
    def sums(self) -> int:
        """Points of a patch."""
        return len(self.of_output[0])


@functools.cache
def transforms(outputs: int, taps: int, stride: int) -> Transforms:
    """F(outputs, taps) with stride 1; with stride 2, of 3 taps, two strands.

    They are F(outputs, 2) on the even pixels, and the odd pixels with the tap between.
    """
    if stride == 1:
        of_input, of_weights, of_output = (_cook_toom if taps > 1 else _one_tap)(outputs, taps)
        every = tuple(range(outputs + taps - 1))
        strand = Strand(every, every, of_input, of_weights)
        return Transforms(outputs, taps, 1, (strand,), of_output)
    of_input, of_weights, of_output = _cook_toom(outputs, 2)
    every = tuple(range(outputs + 1))
    taps_0_and_2 = tuple((first, Fraction(0), last) for first, last in of_weights)
    even = Strand(tuple(2 * i for i in every), every, of_input, taps_0_and_2)
    return Transforms(outputs, taps, 2, (even, _odd_strand(outputs)), of_output)


def _odd_strand(outputs: int) -> Strand:
    """One tap: the odd pixels, as the output transform would undo them, times tap 1.

    As many sums as outputs are enough; the one of the last finite point takes none, as its
    powers are the largest. A tap of 1 is interpolated at the others: that undoes their columns.
    """
    of_input, of_weights, _ = _cook_toom(outputs, 1)
    rows = zip(of_input, of_weights, strict=True)
    undo = tuple(tuple(scale * x for x in row) for row, (scale,) in rows)
    tap = (Fraction(0), Fraction(1), Fraction(0))
    pixels, sums = tuple(2 * i + 1 for i in range(outputs)), (*range(outputs - 1), outputs)
    return Strand(pixels, sums, undo, (tap,) * outputs)


def _one_tap(outputs: int, _: int) -> tuple[Matrix, Matrix, Matrix]:
    """(B, G, A) of one tap, which needs no transform."""
    same = tuple(tuple(Fraction(int(i == j)) for j in range(outputs)) for i in range(outputs))
    return same, ((Fraction(1),),) * outputs, same


def _cook_toom(outputs: int, taps: int) -> tuple[Matrix, Matrix, Matrix]:
    """(B, G, A) of F(outputs, taps): Lagrange interpolation at the points, the last at infinity."""
    points = [Fraction(p) for p in _POINTS[: outputs + taps - 2]]
    of_input, of_weights = [], []
    for point in points:
        others = [p for p in points if p != point]
        scale = math.prod((point - p for p in others), start=Fraction(1))
        of_input.append((*_with_roots(others), Fraction(0)))
        of_weights.append(tuple(point**k / scale for k in range(taps)))
    of_input.append(_with_roots(points))
    of_weights.append((*[Fraction(0)] * (taps - 1), Fraction(1)))
    of_output = tuple(
        (*(point**i for point in points), Fraction(int(i == outputs - 1))) for i in range(outputs)
    )
    return tuple(of_input), tuple(of_weights), of_output


def _with_roots(roots: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Coefficients, lowest power first, of the product of (x - root): exact, as the roots are."""
    return tuple(map(Fraction, polyfromroots(roots)))


# -- emission ------------------------------------------------------------------------------------


def emit_transform(f: Function, matrix: Matrix, x: Sequence[IRValue]) -> list[IRValue]:
    """matrix times x, where points p and -p share their even and odd parts.

    Mirrored columns (equal up to sign) of A are added and subtracted first; mirrored rows of B
    are computed as even + odd and even - odd.
    """
    matrix, x = _fold_columns(f, matrix, x)
    mirrors = dict(reversed(_mirrored_pairs(matrix)))  # of several, the first
    rows: dict[int, IRValue] = {}
    for i, row in enumerate(matrix):
        j = mirrors.get(i)
        if i in rows:
            continue
        if j is None or j in rows:
            rows[i] = emit_sum(f, row, x)
        else:
            rows[i], rows[j] = _mirrored_rows(f, row, matrix[j], x)
    return [rows[i] for i in range(len(matrix))]


@functools.cache
def _mirrored_pairs(rows: Matrix) -> tuple[tuple[int, int], ...]:
    """Pairs of rows, by their numbers, that are mirrored; in the order of the numbers."""
    pairs = itertools.combinations(range(len(rows)), 2)
    return tuple((a, b) for a, b in pairs if _is_mirrored(rows[a], rows[b]))


def _is_mirrored(a: Sequence[Fraction], b: Sequence[Fraction]) -> bool:
    """Equal up to signs, with both equal and opposite elements."""
    sizes_agree = all(abs(p) == abs(q) for p, q in zip(a, b, strict=True))
    equal = any(p == q != 0 for p, q in zip(a, b, strict=True))
    opposite = any(p == -q != 0 for p, q in zip(a, b, strict=True))
    return sizes_agree and equal and opposite


def _fold_columns(
    f: Function, matrix: Matrix, x: Sequence[IRValue]
) -> tuple[Matrix, list[IRValue]]:
    """Replace each pair of mirrored columns, and its x, by their sum and difference."""
    columns, values = list(zip(*matrix, strict=True)), list(x)
    for a, b in _mirrored_pairs(tuple(columns)):
        values[a], values[b] = f.fadd(x[a], x[b]), f.fsub(x[a], x[b])
        both = list(zip(columns[a], columns[b], strict=True))
        columns[a] = tuple(p if p == q else Fraction(0) for p, q in both)
        columns[b] = tuple(p if p != q else Fraction(0) for p, q in both)
    return tuple(zip(*columns, strict=True)), values


def _mirrored_rows(
    f: Function, row: Sequence[Fraction], mirror: Sequence[Fraction], x: Sequence[IRValue]
) -> tuple[IRValue, IRValue]:
    """even + odd and even - odd; a factor that the odd part has in common waits until then."""
    even = [p if p == q else Fraction(0) for p, q in zip(row, mirror, strict=True)]
    odd = [p if p != q else Fraction(0) for p, q in zip(row, mirror, strict=True)]
    sizes = {abs(c) for c in odd if c}
    factor = sizes.pop() if len(sizes) == 1 else Fraction(1)
    base = emit_sum(f, even, x)
    part = emit_sum(f, [c / factor for c in odd], x)
    return add_scaled(f, factor, part, base), add_scaled(f, -factor, part, base)


Product = tuple[int, int]
"""One product of a dimension: its strand, and its row of that strand's matrices."""

Term = tuple[Product, Product]
"""A product down and one across."""


@dataclass(frozen=True)
class Point:
    """A point of the transformed patch: its place, and the products that it sums."""

    sums: tuple[int, int]
    """Numbers of the sums down and across."""
    terms: tuple[Term, ...]


@functools.cache
def points_of(outputs: int, kernel: tuple[int, int], strides: tuple[int, int]) -> tuple[Point, ...]:
    """The points in the order of their products: those with the most terms first."""
    down, across = map(transforms, (outputs, outputs), kernel, strides)
    pairs = itertools.product(range(down.sums), range(across.sums))
    points = [
        Point((y, x), tuple(itertools.product(_products(down, y), _products(across, x))))
        for y, x in pairs
    ]
    return tuple(sorted(points, key=lambda point: (-len(point.terms), point.sums)))


def _products(transforms: Transforms, wanted: int) -> tuple[Product, ...]:
    return tuple(
        (number, row)
        for number, strand in enumerate(transforms.strands)
        for row, sum_ in enumerate(strand.sums)
        if sum_ == wanted
    )


def weights_of(outputs: int, kernel: tuple[int, int], strides: tuple[int, int]) -> Matrix:
    """Factors of the weights' taps (line by line), for each term of each point."""
    down, across = map(transforms, (outputs, outputs), kernel, strides)
    terms = [term for point in points_of(outputs, kernel, strides) for term in point.terms]
    return tuple(tuple(a * b for a in _taps(down, y) for b in _taps(across, x)) for y, x in terms)


def _taps(transforms: Transforms, product: Product) -> tuple[Fraction, ...]:
    strand, row = product
    return transforms.strands[strand].of_weights[row]
