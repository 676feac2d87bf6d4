"""Weights whose products do not fit into 16 bits: what is left of them, in steps of their own.

`vpmaddubsw` adds two products of u8 and i8 in 16 bits, and saturates. So weights are a sum

    w = main + remainder + ...

in which positive weights whose products are added in 16 bits have a sum of at most 128, negative
ones of at least -128: for u from 0 to 255 no sum is beyond 255 * 128 = 32640, and all are exact.

    packed:  main weights | first remainder of each block, and their end | remainders
    remainder:  a step of weights of a block | place of its step: a round of each outer loop, step

Remainders that follow each other are joined, too: those without weights fill up the last group. Few
of the weights of trained networks leave a remainder, and any weights are exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from tuner.cpu.kernels.emit import Function, Index, IRValue

MAX_SUM = 32767 // 255
"""Largest sum of weights of one sign whose products with u8 fit into 16 bits."""
PLACE_BYTES = 4
"""Size of each number of a place, and of the number of a first remainder."""


FAILING_COLUMNS = 0.06
"""Columns that leave a remainder of two joined steps, of Laplacian weights 768 deep: trained
networks have from half to four times as many."""


class Steps(NamedTuple):
    """The packed steps of k, of which the weights of a block have the same number."""

    outer: tuple[int, ...]
    """Rounds of each outer loop."""
    run: int
    """Steps of each run inside them."""
    width: int
    """Columns of a block."""
    joined: int
    """Neighbours in a run whose products are added in 16 bits."""

    @property
    def remainder_bytes(self) -> int:
        """Size of a remainder: its weights, and its place."""
        return 4 * self.width + PLACE_BYTES * (len(self.outer) + 1)


def with_remainders(weights: np.ndarray, steps: Steps) -> np.ndarray:
    """Weights of i8 as [block, step, column, key], and what is left of them, as the head says."""
    runs = weights.reshape(len(weights), -1, steps.run, steps.width, 4)
    mains, rows = [], []
    for of_block in runs:  # one by one: what is computed in between is many times as large
        main = _fitting(of_block.astype(np.int16), steps.joined)
        mains.append(main.astype(np.int8))
        rows.append(_remainders((of_block - main).reshape(-1, steps.width, 4), steps))
    firsts = np.cumsum([0, *map(len, rows)]).astype("<i4")
    return np.concatenate([part.reshape(-1).view(np.int8) for part in (*mains, firsts, *rows)])


def expected_share(columns: int) -> float:
    """The share of groups of joined steps that leave a remainder in blocks of so many columns."""
    return 1.0 - (1.0 - FAILING_COLUMNS) ** columns


def _remainders(left: np.ndarray, steps: Steps) -> np.ndarray:
    """The remainders of a block, a row of bytes each, so that each group of `joined` is whole."""
    found = [np.zeros((0, steps.remainder_bytes), np.int8)]
    while left.any():
        (numbers,) = np.nonzero(left.any(axis=(1, 2)))
        fitting = _fitting(left[None, numbers], steps.joined)[0]
        left[numbers] -= fitting
        run, step = np.divmod(numbers, steps.run)
        rounds = np.unravel_index(run, steps.outer) if steps.outer else ()
        places = np.stack([*rounds, step], axis=1).astype("<i4")
        values = fitting.reshape(len(numbers), -1).astype(np.int8)
        rows = np.hstack([values, places.view(np.int8)])
        found.append(np.pad(rows, ((0, -len(rows) % steps.joined), (0, 0))))
    return np.concatenate(found)


def _fitting(weights: np.ndarray, joined: int) -> np.ndarray:
    """The part of weights whose products, of so many steps, fit into 16 bits together.

    Of each sum the weights of the first steps are taken, or, where fewer steps then have a
    remainder, those of the last: the same for all columns of a block.
    """
    runs, count, width, keys = weights.shape
    padded = np.pad(weights, ((0, 0), (0, -count % joined), (0, 0), (0, 0)))
    # [run, group of steps, step, column, half of the keys, key of the half]
    groups = padded.reshape(runs, -1, joined, width, 2, keys // 2)
    first, last = _first_fitting(groups), _first_fitting(groups[:, :, ::-1])[:, :, ::-1]
    left = [(groups != part).any(axis=(3, 4, 5)).sum(axis=2) for part in (first, last)]
    is_last = (left[1] < left[0])[..., None, None, None, None]
    return np.where(is_last, last, first).reshape(padded.shape)[:, :count]


def _first_fitting(groups: np.ndarray) -> np.ndarray:
    """The weights of each sum from the first on, as far as those of a sign do not exceed it."""
    summed = np.moveaxis(groups, 2, 4)
    flat = summed.reshape(*summed.shape[:4], -1)
    taken = np.zeros_like(flat)
    for sign in (1, -1):
        sizes = np.maximum(sign * flat, 0)
        before = np.cumsum(sizes, axis=-1, dtype=np.int16) - sizes
        taken += sign * np.clip(MAX_SUM - before, 0, sizes)
    return np.moveaxis(taken.reshape(summed.shape), 4, 2)


def remainders_of(
    f: Function, weights: IRValue, block: IRValue, blocks: int, steps: Steps
) -> tuple[IRValue, IRValue]:
    """The first remainder of a block, and how many there are, behind the main weights of all."""
    main = blocks * math.prod(steps.outer) * steps.run * steps.width * 4
    firsts = f.at(weights, main)
    place = f.at(firsts, f.mul(block, PLACE_BYTES))
    first, end = (_number(f, f.at(place, offset)) for offset in (0, PLACE_BYTES))
    start = f.at(firsts, (blocks + 1) * PLACE_BYTES)
    return f.at(start, f.mul(first, steps.remainder_bytes)), f.sub(end, first)


def add_remainders(
    f: Function,
    remainders: tuple[IRValue, IRValue],
    steps: Steps,
    a: IRValue,
    strides: Sequence[Index],
    sums: Sequence[IRValue],
    add: Callable[[Sequence[tuple[IRValue, IRValue]], list[IRValue]], None],
) -> tuple[IRValue, ...]:
    """The sums with the products of the remainders (the first, and their number).

    `strides` are the elements of A from one round of each outer loop to the next, and from step to
    step; `add` adds the products of joined steps, each a place in A and its weights.
    """
    first, count = remainders
    with f.loop(0, count, steps.joined, carried=(first, *sums)) as loop:
        group, *totals = loop.values
        found = []
        for _ in range(steps.joined):
            here = a
            for number, stride in enumerate(strides):
                place = f.at(group, 4 * steps.width + PLACE_BYTES * number)
                here = f.at(here, f.mul(_number(f, place), stride))
            found.append((here, group))
            group = f.at(group, steps.remainder_bytes)
        add(found, totals)
        loop.carry(group, *totals)
    return loop.results[1:]


def _number(f: Function, place: IRValue) -> IRValue:
    return f.convert("zext", f.load_raw(place, "i32", 1), "i64")
