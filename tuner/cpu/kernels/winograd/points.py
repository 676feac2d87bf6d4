"""The points of a patch in two dimensions, and the products that are added up at each of them.

A point is a pair of sums, one down and one across; every pair of products that go to its sums is
one of its terms. All terms of a point stand side by side, as one product with a longer k:

    V[point][patch][term, channel]  x  U[point][term, channel][column]  ->  M[point][patch][column]

With stride 1 each point has one term. With stride 2 most have four: even and odd, down and across.
"""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from fractions import Fraction

from tuner.cpu.kernels.winograd.transforms import Matrix, Transforms, transforms


@dataclass(frozen=True)
class Product:
    """One product of a dimension: its strand, and its row of that strand's matrices."""

    strand: int
    row: int


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
        Product(number, row)
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
    return transforms.strands[product.strand].of_weights[product.row]
