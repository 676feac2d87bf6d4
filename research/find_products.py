"""Search for bilinear algorithms that multiply block matrices with fewer block products.

A walk in the flip graph modulo 2 finds few products, annealing makes their tables sparse, one
linear system modulo 4 gives them signs, and Brent's equations prove them in integers.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Iterator
from itertools import product

from research.flip_graph import (
    INPUT,
    OUTPUT,
    Factors,
    Shape,
    Walk,
    basis_changes,
    cooled,
    copied,
    cost,
    descend,
    plain,
)
from tuner.cpu.kernels.strassen.algorithms import Algorithm

SIGN_DRAWS = 200
"""Solutions of the sign system that are tried, where it has several."""


def main(arguments: list[str] | None = None) -> int:
    """Print the sparsest exact table found in the time; exit status 1 where there is none."""
    parser = argparse.ArgumentParser(prog="find_products", description="m k n products")
    for part in ("rows", "depth", "columns", "products"):
        parser.add_argument(part, type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args(arguments)
    shape = Shape(asked.rows, asked.depth, asked.columns)
    best = None
    for best in found(shape, asked.products, asked.seed, time.monotonic() + asked.seconds):
        print(" ".join(map(str, non_zeros(best))), "non-zeros", file=sys.stderr)
    if best is None:
        print(f"nothing found in {asked.seconds:g} s; try another --seed", file=sys.stderr)
        return 1
    print(table(best))
    return 0


def found(shape: Shape, products: int, seed: int, until: float) -> Iterator[Algorithm]:
    """Exact algorithms with so many products, each sparser than the one before.

    `until` is a time of `time.monotonic()`, in seconds.
    """
    chance = random.Random(seed)
    lowest = math.inf
    for factors in with_few_products(shape, products, chance, until):
        if cost(factors) < lowest:
            signed = with_signs(neighbourly(factors), shape, chance)
            if signed is not None:
                lowest = cost(factors)
                yield signed


def with_few_products(
    shape: Shape, products: int, chance: random.Random, until: float
) -> Iterator[Factors]:
    """Yield each place of so many products that the walk reaches, and a sparse one near it."""
    walk, changes = Walk(plain(shape), chance), basis_changes(shape)
    while descend(walk, products, until):
        yield copied(walk.factors)
        yield cooled(walk, changes, until)
        walk.split()


Sides = tuple[int, int, int]
"""One product: the A, W and C blocks it touches, as bit sets."""


def neighbourly(factors: Factors) -> Factors:
    """The same products, ordered so that each has much in common with the one before."""
    products: list[Sides] = list(zip(*factors, strict=True))
    chains = [chained(products, first) for first in range(len(products))]
    best = max(chains, key=lambda chain: sum(map(in_common, chain, chain[1:])))
    return [a for a, _, _ in best], [w for _, w, _ in best], [c for _, _, c in best]


def chained(products: list[Sides], first: int) -> list[Sides]:
    """Order them so that each has as much as possible in common with the last."""
    waiting = [*products[:first], *products[first + 1 :]]
    chain = [products[first]]
    while waiting:
        chain.append(max(waiting, key=lambda product: in_common(chain[-1], product)))
        waiting.remove(chain[-1])
    return chain


def in_common(one: Sides, other: Sides) -> int:
    """C blocks both add to, and blocks of the A sum that could be used again."""
    same_sum = one[INPUT].bit_count() if one[INPUT] == other[INPUT] else 0
    return (one[OUTPUT] & other[OUTPUT]).bit_count() + same_sum


def with_signs(factors: Factors, shape: Shape, chance: random.Random) -> Algorithm | None:
    """The exact algorithm with these non-zeros, each 1 or -1; None where no draw is exact.

    A product of three signs (-1)^s is 1 + 2 (s + s' + s'') modulo 4, so Brent's equations
    modulo 4 are linear in the s modulo 2. Each draw is proven in integers.
    """
    variables = {
        (side, number, block): 2 << index
        for index, (side, number, block) in enumerate(
            (side, number, block)
            for side, values in enumerate(factors)
            for number, value in enumerate(values)
            for block in bits(value)
        )
    }
    pivots = eliminated(sign_equations(factors, shape, variables))
    for _ in range(SIGN_DRAWS if pivots is not None else 0):
        negative = solution(pivots or {}, len(variables), chance)
        signs = {place: -1 if negative & bit else 1 for place, bit in variables.items()}
        algorithm = written(signs, len(factors[INPUT]), shape)
        if is_exact(algorithm):
            return algorithm
    return None


def is_exact(algorithm: Algorithm) -> bool:
    """Return whether it multiplies all matrices right: Brent's equations, in integers.

    The sum over the products r of input[r][i, x] * weights[r][y, j] * output[p, q][r] must be
    1 where i = p, x = y, j = q, and 0 elsewhere.
    """
    m, k, n = algorithm.row_parts, algorithm.depth_parts, algorithm.column_parts
    inputs = list(zip(*algorithm.of_input, strict=True))
    weights = list(zip(*algorithm.of_weights, strict=True))
    for i, x, y, j in product(range(m), range(k), range(k), range(n)):
        both = [a * w for a, w in zip(inputs[i * k + x], weights[y * n + j], strict=True)]
        for p, q in product(range(m), range(n)):
            total = sum(f * c for f, c in zip(both, algorithm.of_output[p * n + q], strict=True))
            if total != (i == p and x == y and j == q):
                return False
    return True


def bits(value: int) -> list[int]:
    return [bit for bit in range(value.bit_length()) if value >> bit & 1]


Place = tuple[int, int, int]
"""Side, product, block of a non-zero."""


def sign_equations(factors: Factors, shape: Shape, variables: dict[Place, int]) -> list[int]:
    """Equations of each A, W and C block that meet: the signs that add up, right side in bit 0."""
    terms: dict[tuple[int, ...], list[int]] = {}
    for number, values in enumerate(zip(*factors, strict=True)):
        for blocks in product(*map(bits, values)):
            terms.setdefault(blocks, []).append(number)
    equations = []
    for blocks, numbers in terms.items():
        equation = (is_wanted(blocks, shape) - len(numbers)) // 2 & 1
        for number, (side, block) in product(numbers, enumerate(blocks)):
            equation ^= variables[side, number, block]
        equations.append(equation)
    return equations


def is_wanted(blocks: tuple[int, ...], shape: Shape) -> bool:
    """Return True if this A block times this W block belongs into this C block."""
    (i, x), (y, j), (p, q) = (
        divmod(block, columns) for block, (_, columns) in zip(blocks, shape.grids, strict=True)
    )
    return i == p and x == y and j == q


def eliminated(equations: list[int]) -> dict[int, int] | None:
    """Gauss modulo 2: by its highest bit, one equation each; None where they contradict."""
    pivots: dict[int, int] = {}
    for equation in equations:
        rest = equation
        while rest > 1 and (pivot := pivots.get(rest.bit_length())):
            rest ^= pivot
        if rest == 1:
            return None
        if rest:
            pivots[rest.bit_length()] = rest
    return pivots


def solution(pivots: dict[int, int], variables: int, chance: random.Random) -> int:
    """One solution, from the lowest variable up, those that are free drawn at random."""
    values = 1
    for length in range(2, variables + 2):
        pivot = pivots.get(length)
        is_set = chance.getrandbits(1) if pivot is None else (pivot & values).bit_count() & 1
        values |= is_set << (length - 1)
    return values


def written(signs: dict[Place, int], products: int, shape: Shape) -> Algorithm:
    """The algorithm as tables; A and C sums start with a plus, W takes the sign."""
    tables = [
        [
            [signs.get((side, number, block), 0) for block in range(rows * columns)]
            for number in range(products)
        ]
        for side, (rows, columns) in enumerate(shape.grids)
    ]
    for of_input, of_weights, into in zip(*tables, strict=True):
        for row in (of_input, into):
            if next(filter(None, row)) < 0:
                row[:] = [-value for value in row]
                of_weights[:] = [-value for value in of_weights]
    of_input, of_weights, into = (tuple(map(tuple, side)) for side in tables)
    return Algorithm(
        name=f"strassen_{shape.rows}x{shape.depth}x{shape.columns}",
        row_parts=shape.rows,
        depth_parts=shape.depth,
        column_parts=shape.columns,
        of_input=of_input,
        of_weights=of_weights,
        of_output=tuple(zip(*into, strict=True)),
    )


def non_zeros(algorithm: Algorithm) -> tuple[int, int, int]:
    """Count the non-zeros of the tables of A, W and C."""
    of_input, of_weights, of_output = (
        sum(abs(value) for row in matrix for value in row)
        for matrix in (algorithm.of_input, algorithm.of_weights, algorithm.of_output)
    )
    return of_input, of_weights, of_output


def table(algorithm: Algorithm) -> str:
    """The text that `tuner.cpu.kernels.strassen.algorithms` reads, a line a product.

    Products with one W block come last, and have its sign in the output.
    """
    widths = (algorithm.depth_parts, algorithm.column_parts, algorithm.column_parts)
    into = zip(*algorithm.of_output, strict=True)
    lines = []
    for a, w, c in zip(algorithm.of_input, algorithm.of_weights, into, strict=True):
        sign = -1 if [factor for factor in w if factor] == [-1] else 1
        lines.append((a, tuple(sign * factor for factor in w), tuple(sign * x for x in c)))
    lines.sort(key=lambda line: sum(map(bool, line[1])) == 1)
    return "\n".join(
        " ".join(grid_text(row, width) for row, width in zip(line, widths, strict=True))
        for line in lines
    )


def grid_text(row: tuple[int, ...], width: int) -> str:
    """(1, 0, 0, -1) in rows of two -> "+./.-"."""
    signs = "".join(".+-"[value] for value in row)
    return "/".join(signs[start : start + width] for start in range(0, len(signs), width))


if __name__ == "__main__":
    sys.exit(main())
