"""The flip graph: random walks over all ways to multiply block matrices, modulo 2.

Two products that share a factor can be flipped, a.b.c + a.d.e -> a.(b+d).c + a.d.(e-c), which
keeps the algorithm right (Kauers & Moosbauer 2022). A product with a zero factor falls away. A
walk that is stuck splits two products into three (Arai, Ichikawa & Hukushima 2024).
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from itertools import permutations, product

Factors = tuple[list[int], list[int], list[int]]
"""A, W and C blocks that each product touches, as bit sets: an algorithm modulo 2."""

INPUT, WEIGHTS, OUTPUT = range(3)
WAYS = tuple(permutations((INPUT, WEIGHTS, OUTPUT)))
"""The side that two products share, and the other two in either order."""

FLIPS_AT_ONCE = 10_000
"""Number of flips between two looks at the clock."""
FLIPS_BEFORE_PLUS = 100_000
"""A walk that gained nothing for so long splits two products into three."""
PRODUCTS_TO_SPARE = 2
"""A walk splits only while it is less than this above its lowest number of products."""
MEETINGS_WITHOUT_PAIR = 300
"""Number of vain draws after which no two products share a factor."""
FLIPS_TO_COOL = 60_000
HOT, COLD = 1.5, 0.15
"""Temperatures of the annealing, in non-zeros."""
FLIPS_BEFORE_BASIS_CHANGE = 50
PRICES = (1.0, 0.05, 1.0)
"""Cost of a non-zero for A, W and C; those of W are summed once, when weights are packed."""


@dataclass(frozen=True)
class Shape:
    """Number of parts that the rows (m), the depth (k) and the columns (n) are cut into."""

    rows: int
    depth: int
    columns: int

    @property
    def grids(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        """Rows and columns of the block matrices A, W and C."""
        m, k, n = self.rows, self.depth, self.columns
        return (m, k), (k, n), (m, n)


def plain(shape: Shape) -> Factors:
    """The algorithm everybody knows: one product for each of m * k * n pairs of blocks."""
    m, k, n = shape.rows, shape.depth, shape.columns
    cells = list(product(range(m), range(k), range(n)))
    return (
        [1 << (i * k + x) for i, x, j in cells],
        [1 << (x * n + j) for i, x, j in cells],
        [1 << (i * n + j) for i, x, j in cells],
    )


class Walk:
    """A place in the flip graph: factors, and which products have each factor."""

    def __init__(self, factors: Factors, chance: random.Random) -> None:
        self.chance = chance
        self.move_to(factors)

    def move_to(self, factors: Factors) -> None:
        self.factors: Factors = (list(factors[0]), list(factors[1]), list(factors[2]))
        self._having: tuple[dict[int, list[int]], ...] = ({}, {}, {})
        for side, values in enumerate(self.factors):
            for number, value in enumerate(values):
                self._having[side].setdefault(value, []).append(number)

    @property
    def products(self) -> int:
        return len(self.factors[INPUT])

    def meeting(self) -> tuple[int, int, int, int] | None:
        """Two products that share a factor, and the other two sides in any order."""
        draw, products = self.chance.random, self.products
        for _ in range(MEETINGS_WITHOUT_PAIR):
            one, way = divmod(int(draw() * products * 6), 6)
            shared, first, second = WAYS[way]
            alike = self._having[shared][self.factors[shared][one]]
            if len(alike) > 1 and (other := alike[int(draw() * len(alike))]) != one:
                return one, other, first, second
        return None

    def put(self, side: int, number: int, value: int) -> None:
        """Set one factor of one product."""
        values, having = self.factors[side], self._having[side]
        having[values[number]].remove(number)
        values[number] = value
        having.setdefault(value, []).append(number)

    def drop_zeros(self) -> None:
        """Leave out the products of which a factor became zero."""
        left = [one for one in zip(*self.factors, strict=True) if all(one)]
        self.move_to(([a for a, _, _ in left], [w for _, w, _ in left], [c for _, _, c in left]))

    def split(self) -> None:
        """The plus transition: two products that share nothing become three."""
        one, other = self.chance.sample(range(self.products), 2)
        a, b, c = self.chance.choice(WAYS)
        factors = self.factors
        if any(values[one] == values[other] for values in factors):
            return
        sums = [values[one] ^ values[other] for values in factors]
        factors[b][one] = sums[b]
        for side, value in ((a, sums[a]), (b, factors[b][other]), (c, factors[c][other])):
            factors[side].append(value)
        factors[a][other] = factors[a][one]
        factors[c][other] = sums[c]
        self.move_to(factors)


def descend(walk: Walk, products: int, until: float) -> bool:
    """Walk until so few products are left; False when the time is over."""
    lowest, idle = walk.products, 0
    while walk.products > products and time.monotonic() < until:
        wander(walk, FLIPS_AT_ONCE)
        idle += FLIPS_AT_ONCE
        if walk.products < lowest:
            lowest, idle = walk.products, 0
        elif idle >= FLIPS_BEFORE_PLUS and walk.products < lowest + PRODUCTS_TO_SPARE:
            walk.split()
            idle = 0
    return walk.products <= products and time.monotonic() < until


def wander(walk: Walk, flips: int) -> None:
    """Flip at random, a.b.c + a.d.e -> a.(b+d).c + a.d.(e-c), until a product falls away."""
    factors = walk.factors
    for _ in range(flips):
        pair = walk.meeting()
        if pair is None:
            return walk.split()
        one, other, first, second = pair
        left = factors[first][one] ^ factors[first][other]
        right = factors[second][one] ^ factors[second][other]
        walk.put(first, one, left)
        walk.put(second, other, right)
        if not left or not right:
            return walk.drop_zeros()
    return None


@dataclass(frozen=True)
class Shear:
    """Adds one row or column of blocks to another, on one side."""

    side: int
    mask: int
    """The blocks that are added."""
    shift: int
    """Shift to the left, in bits."""

    def on(self, value: int) -> int:
        picked = value & self.mask
        return value ^ (picked << self.shift if self.shift > 0 else picked >> -self.shift)


def row_shear(side: int, grid: tuple[int, int], source: int, into: int) -> Shear:
    columns = grid[1]
    return Shear(side, ((1 << columns) - 1) << (source * columns), (into - source) * columns)


def column_shear(side: int, grid: tuple[int, int], source: int, into: int) -> Shear:
    rows, columns = grid
    return Shear(side, sum(1 << (row * columns + source) for row in range(rows)), into - source)


def basis_changes(shape: Shape) -> list[tuple[Shear, Shear]]:
    """Pairs that leave the algorithm right: a shear on one side, its dual on the other.

    If part s of an index is added to part t on one of the two sides that have this index, then
    part t is to be added to part s on the other.
    """
    of_input, of_weights, of_output = shape.grids
    changes = []
    for s, t in permutations(range(shape.rows), 2):
        dual = row_shear(OUTPUT, of_output, t, s)
        changes.append((row_shear(INPUT, of_input, s, t), dual))
    for s, t in permutations(range(shape.depth), 2):
        dual = row_shear(WEIGHTS, of_weights, t, s)
        changes.append((column_shear(INPUT, of_input, s, t), dual))
    for s, t in permutations(range(shape.columns), 2):
        dual = column_shear(OUTPUT, of_output, t, s)
        changes.append((column_shear(WEIGHTS, of_weights, s, t), dual))
    return changes


def cost(factors: Factors) -> float:
    """Non-zeros of the three tables, each at its price."""
    return sum(
        price * sum(value.bit_count() for value in values)
        for price, values in zip(PRICES, factors, strict=True)
    )


def cooled(walk: Walk, changes: list[tuple[Shear, Shear]], until: float) -> Factors:
    """The sparsest place of an annealing among the algorithms with as many products."""
    best, lowest = copied(walk.factors), cost(walk.factors)
    for flip in range(FLIPS_TO_COOL):
        heat = HOT * (COLD / HOT) ** (flip / FLIPS_TO_COOL)
        flip_if_cheap(walk, heat)
        if flip % FLIPS_BEFORE_BASIS_CHANGE == 0:
            change_basis(walk, walk.chance.choice(changes), heat)
            if (now := cost(walk.factors)) < lowest:
                best, lowest = copied(walk.factors), now
            if time.monotonic() > until:
                break
    return best


def copied(factors: Factors) -> Factors:
    return list(factors[0]), list(factors[1]), list(factors[2])


def change_basis(walk: Walk, change: tuple[Shear, Shear], heat: float) -> None:
    """Take the change if it makes the tables sparser, or by the luck that `heat` leaves."""
    factors = copied(walk.factors)
    for shear in change:
        factors[shear.side][:] = map(shear.on, factors[shear.side])
    if is_taken(cost(factors) - cost(walk.factors), heat, walk.chance):
        walk.move_to(factors)


def flip_if_cheap(walk: Walk, heat: float) -> None:
    """Flip two products that meet, unless it costs too much or takes a product away."""
    pair = walk.meeting()
    if pair is None:
        return
    one, other, first, second = pair
    old_left, old_right = walk.factors[first][one], walk.factors[second][other]
    left = old_left ^ walk.factors[first][other]
    right = old_right ^ walk.factors[second][one]
    more = PRICES[first] * (left.bit_count() - old_left.bit_count())
    more += PRICES[second] * (right.bit_count() - old_right.bit_count())
    if left and right and is_taken(more, heat, walk.chance):
        walk.put(first, one, left)
        walk.put(second, other, right)


def is_taken(more: float, heat: float, chance: random.Random) -> bool:
    return more <= 0 or chance.random() < math.exp(-more / heat)
