"""The tables of fast block products: exact, sparse, and found again by our own search."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import numpy as np
import pytest

from research.find_products import found, is_exact, table, with_signs
from research.flip_graph import Shape, Walk, basis_changes, cooled, cost, descend, plain
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS, Algorithm, Matrix, parsed

KNOWN_RANKS = {"strassen_2x2x2": 7, "strassen_2x3x3": 15, "strassen_2x4x4": 26}
"""The fewest products known over the integers (Hopcroft & Kerr 1971)."""

everyone = pytest.mark.parametrize("algorithm", ALGORITHMS.values(), ids=ALGORITHMS.keys())


@everyone
def test_a_table_satisfies_the_equations_of_brent(algorithm: Algorithm) -> None:
    assert is_exact(algorithm)


@everyone
def test_a_table_takes_as_few_products_as_are_known(algorithm: Algorithm) -> None:
    assert algorithm.products == KNOWN_RANKS[algorithm.name]


@everyone
def test_the_name_tells_the_parts(algorithm: Algorithm) -> None:
    m, k, n = algorithm.row_parts, algorithm.depth_parts, algorithm.column_parts

    assert algorithm.name == f"strassen_{m}x{k}x{n}"


@everyone
def test_factors_are_signs_and_no_product_is_idle(algorithm: Algorithm) -> None:
    for matrix in (algorithm.of_input, algorithm.of_weights, _transposed(algorithm.of_output)):
        assert len(matrix) == algorithm.products
        assert all(set(row) <= {-1, 0, 1} and any(row) for row in matrix)


@everyone
def test_sums_start_with_a_plus_and_so_does_the_output_of_sums_of_weights(
    algorithm: Algorithm,
) -> None:
    of_sums = _transposed(algorithm.of_output)[: algorithm.weight_sums]
    for matrix in (algorithm.of_input, of_sums):
        assert all(next(filter(None, row)) == 1 for row in matrix)


@everyone
def test_weights_that_are_no_sum_come_last_and_are_positive(algorithm: Algorithm) -> None:
    sums = algorithm.of_weights[: algorithm.weight_sums]
    single = algorithm.of_weights[algorithm.weight_sums :]

    assert all(sum(map(bool, row)) > 1 for row in sums)
    assert single
    assert all(sorted(row) == [*[0] * (len(row) - 1), 1] for row in single)


@everyone
def test_rows_are_in_two_parts(algorithm: Algorithm) -> None:
    """A kernel has code for lines of two rows, and for a last line of one row."""
    assert algorithm.row_parts == 2


@everyone
def test_whole_matrices_are_multiplied_right(algorithm: Algorithm) -> None:
    m, k, n = algorithm.row_parts, algorithm.depth_parts, algorithm.column_parts
    chance = np.random.default_rng(7)
    a = chance.integers(-9, 9, (m * k, 2, 3))
    w = chance.integers(-9, 9, (k * n, 3, 5))

    products = np.einsum("rx,xab,ry,ybc->rac", algorithm.of_input, a, algorithm.of_weights, w)
    c = np.einsum("or,rac->oac", algorithm.of_output, products)

    plainly = np.einsum("mkab,knbc->mnac", a.reshape(m, k, 2, 3), w.reshape(k, n, 3, 5))
    assert np.array_equal(c.reshape(m, n, 2, 5), plainly)


def test_strassen_saves_an_eighth_of_the_products() -> None:
    assert ALGORITHMS["strassen_2x2x2"].products == 7


def test_one_wrong_sign_is_noticed() -> None:
    strassen = ALGORITHMS["strassen_2x2x2"]
    first, *rest = strassen.of_weights

    wrong = replace(strassen, of_weights=(tuple(-factor for factor in first), *rest))

    assert not is_exact(wrong)


def test_the_search_finds_seven_products_from_scratch_in_a_moment() -> None:
    begun_s = time.process_time()

    strassen = next(found(Shape(2, 2, 2), products=7, seed=1, until=time.monotonic() + 120))

    assert time.process_time() - begun_s < 5
    assert strassen.products == 7
    assert is_exact(strassen)


def test_six_products_are_not_found() -> None:
    never = found(Shape(2, 2, 2), products=6, seed=1, until=time.monotonic() + 0.2)

    assert list(never) == []


def test_annealing_keeps_the_algorithm_right_and_makes_it_sparser() -> None:
    shape, chance = Shape(2, 2, 3), random.Random(3)
    walk, until = Walk(plain(shape), chance), time.monotonic() + 120
    assert descend(walk, 11, until)
    before = cost(walk.factors)

    sparse = cooled(walk, basis_changes(shape), until)

    algorithm = with_signs(sparse, shape, chance)
    assert cost(sparse) < before
    assert algorithm is not None
    assert is_exact(algorithm)


def test_a_table_that_was_written_reads_back() -> None:
    algorithm = ALGORITHMS["strassen_2x4x4"]

    assert parsed(algorithm.name, table(algorithm)) == algorithm


def _transposed(matrix: Matrix) -> Matrix:
    return tuple(zip(*matrix, strict=True))
