"""Steps of weights in groups whose products are added in 16 bits, so that none saturates.

`vpmaddubsw` adds two products of u8 and i8 in 16 bits, and saturates. In a group the weights whose
products meet in one sum are, of each sign, at most 128 together: for u from 0 to 255 no sum is
beyond 255 * 128 = 32640, and all are exact. So the steps of a block of columns are ordered: a step
with large weights is in a group with one that has small weights where those are large. A step
that does not fit alone is two entries with half of its weights each.

Few entries of the weights of trained networks are halves, and any weights are exact.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.step_groups import KEYS, PLACE_BYTES, StepGroups

MAX_SUM = 32767 // 255
"""Largest sum of weights of one sign whose products with u8 fit into 16 bits."""
MAX_ROUNDS = 48
"""Ways to pair the heavy half of the entries with the light half, before entries are split."""
BLOCKS_AT_ONCE = 32
"""Blocks that are packed together: each step of the packing is one for all of them."""


def in_groups(weights: np.ndarray, groups: StepGroups) -> np.ndarray:
    """Weights of i8 as [block, step, column, key], packed as `tuner.step_groups` says, in bytes.

    u8 tells them from plain weights: places are among them, which no other numbers may stand for.
    """
    blocks = weights.reshape(groups.blocks, groups.steps, groups.width, KEYS)
    parts = range(0, groups.blocks, BLOCKS_AT_ONCE)
    found = [_groups_of(blocks[first : first + BLOCKS_AT_ONCE], groups.joined) for first in parts]
    counts = [
        np.bincount(part.block, minlength=min(BLOCKS_AT_ONCE, groups.blocks - first))
        for first, part in zip(parts, found, strict=True)
    ]
    firsts = np.zeros(groups.weights_at // PLACE_BYTES, "<i4")
    firsts[1 : groups.blocks + 1] = np.cumsum(np.concatenate(counts))
    entries = [part.weights.reshape(-1) for part in found]
    of_steps = groups.places.astype("<i4")
    places = [of_steps[part.places.reshape(-1)] for part in found]
    return np.concatenate([part.view(np.uint8) for part in (firsts, *entries, *places)])


def expected_halves(depth: int, columns: int) -> float:
    """The share of steps that do not fit alone, of weights with a scale for each column.

    Seen of Laplacian weights 64 to 3072 deep; those of trained networks have from one to four times
    as many, those of one scale for a matrix hardly any.
    """
    return 1.0 - (1.0 - min(1.0, HALVES_OF_COLUMN / depth)) ** columns


HALVES_OF_COLUMN = 7.0
"""Steps of one column that do not fit alone, next to its depth: deep columns have few large
weights next to their largest."""


# -- the order of the steps of a block ------------------------------------------------------------


class _Entries(NamedTuple):
    """The entries of some blocks; those of a block behind its last one weigh nothing."""

    weights: np.ndarray
    """[block, entry, column, key]."""
    places: np.ndarray
    """The number of the step of each entry, [block, entry]."""
    counts: np.ndarray
    """Entries of each block."""


class _Groups(NamedTuple):
    """Groups of entries of some blocks."""

    block: np.ndarray
    weights: np.ndarray
    """[group, entry, column, key]."""
    places: np.ndarray
    """[group, entry]."""


def _groups_of(weights: np.ndarray, joined: int) -> _Groups:
    """The groups of some blocks, block after block.

    Of entries that fit no other one, a pair is one entry and what fits of the other one; what is
    left of these are further entries.
    """
    entries, found = _with_halves(weights), list[_Groups]()
    if joined == 1:
        each = np.argwhere(np.arange(entries.places.shape[1]) < entries.counts[:, None])
        return _taken(entries, each)
    while entries.counts.any():
        pairs, others = _pairs_of(entries)
        found.append(_taken(entries, pairs))
        if not len(others):
            break
        clipped, entries = _with_what_fits(entries, _taken(entries, others))
        found.append(clipped)
    block, values, places = (np.concatenate(part) for part in zip(*found, strict=True))
    order = np.argsort(block, kind="stable")
    return _Groups(block[order], values[order], places[order])


def _taken(entries: _Entries, numbers: np.ndarray) -> _Groups:
    """The groups of entries with these numbers: (block, entry, ...) of each."""
    block = numbers[:, :1]
    values, places = (part[block, numbers[:, 1:]] for part in entries[:2])
    return _Groups(block[:, 0], values, places)


def _with_halves(weights: np.ndarray) -> _Entries:
    """The steps of blocks; one that does not fit alone as two entries with half of its weights."""
    blocks, steps = weights.shape[:2]
    block, step = np.nonzero((_sizes(weights) > MAX_SUM).any(axis=2))
    halves = weights[block, step] >> 1
    first = weights.copy()
    first[block, step] -= halves
    places = np.tile(np.arange(steps), (blocks, 1))
    further = _entries(blocks, block, halves, step)
    return _Entries(
        np.concatenate([first, further.weights], axis=1),
        np.concatenate([places, further.places], axis=1),
        steps + further.counts,
    )


def _entries(blocks: int, block: np.ndarray, weights: np.ndarray, places: np.ndarray) -> _Entries:
    """Entries of so many blocks, each with its block: these in order."""
    counts = np.bincount(block, minlength=blocks)
    number = np.arange(len(block)) - (np.cumsum(counts) - counts)[block]
    # One more than there are, so that each block has one that weighs nothing.
    shape = blocks, int(counts.max()) + 1
    all_weights, all_places = np.zeros((*shape, *weights.shape[1:]), np.int8), np.zeros(shape, int)
    all_weights[block, number], all_places[block, number] = weights, places
    return _Entries(all_weights, all_places, counts)


def _sizes(entries: np.ndarray) -> np.ndarray:
    """Sums of the weights that meet, positive ones and then negative ones: [block, entry, sum]."""
    pairs = entries.reshape(*entries.shape[:2], -1, 2)
    one, other = (pairs[..., i].astype(np.int16) for i in range(2))
    positive = np.maximum(one, 0) + np.maximum(other, 0)
    negative = np.minimum(one, 0) + np.minimum(other, 0)
    return np.concatenate([positive, -negative], axis=2)


def _pairs_of(entries: _Entries) -> tuple[np.ndarray, np.ndarray]:
    """(block, entry, other entry) of each pair that fits, and of pairs of what is left.

    The heavy half of a block is next to the light half, in one way after the other: pairs that fit
    are taken. An entry may be left alone: the other one of its pair weighs nothing.
    """
    sizes, counts = _sizes(entries.weights), entries.counts.copy()
    weight = np.square(sizes, dtype=np.int32).sum(axis=2)
    weight[np.arange(weight.shape[1]) >= counts[:, None]] = -1
    free = np.argsort(-weight, axis=1, kind="stable")
    pairs = [np.zeros((0, 3), int)]
    for shift in range(MAX_ROUNDS):
        if not (counts // 2).any():
            break
        found = _fitting_pairs(sizes, free, counts, shift)
        pairs.append(found)
        used = np.zeros(weight.shape, bool)
        used[found[:, 0], found[:, 1]] = used[found[:, 0], found[:, 2]] = True
        is_used = np.take_along_axis(used, free, axis=1)
        free = np.take_along_axis(free, np.argsort(is_used, axis=1, kind="stable"), axis=1)
        counts -= 2 * np.bincount(found[:, 0], minlength=len(counts))
        free = free[:, : max(1, int(counts.max()))]
    nothing = weight.shape[1] - 1
    block, heavy = np.nonzero(np.arange(free.shape[1]) < (counts[:, None] + 1) // 2)
    light = counts[block] - 1 - heavy
    other = np.where(light == heavy, nothing, free[block, light])
    return np.concatenate(pairs), np.column_stack([block, free[block, heavy], other])


def _with_what_fits(entries: _Entries, groups: _Groups) -> tuple[_Groups, _Entries]:
    """Pairs of entries with what fits of the second one, and what is left of these."""
    one, other = groups.weights[:, 0], groups.weights[:, 1].astype(np.int16)
    rooms = MAX_SUM - _sizes(one[:, None])[:, 0].reshape(len(one), 2, *one.shape[1:-1], -1)
    taken = np.zeros(other.shape, np.int16)
    for sign, room in ((1, rooms[:, 0]), (-1, rooms[:, 1])):
        wanted = np.maximum(sign * other, 0)
        for key in range(KEYS):
            part = np.minimum(wanted[..., key], room[..., key // 2])
            room[..., key // 2] -= part
            taken[..., key] += sign * part
    left = (other - taken).astype(np.int8)
    is_left = left.any(axis=(1, 2))
    further = _entries(
        len(entries.counts), groups.block[is_left], left[is_left], groups.places[is_left, 1]
    )
    weights = np.stack([one, taken.astype(np.int8)], axis=1)
    return _Groups(groups.block, weights, groups.places), further


def _fitting_pairs(
    sizes: np.ndarray, free: np.ndarray, counts: np.ndarray, shift: int
) -> np.ndarray:
    """(block, entry, other entry) of pairs that fit, of the free entries of each block.

    The first half of these, so many of each block, is compared with the second half from its end
    on, which is moved by `shift`.
    """
    half = counts // 2
    number = np.arange(int(half.max()))
    block, heavy = np.nonzero(number < half[:, None])
    light = counts[block] - 1 - (heavy + shift) % half[block]
    one, other = free[block, heavy], free[block, light]
    fits = (sizes[block, one] + sizes[block, other] <= MAX_SUM).all(axis=1)
    return np.column_stack([block, one, other]).compress(fits, axis=0)


# -- in a kernel ----------------------------------------------------------------------------------


class BlockGroups(NamedTuple):
    """The groups of a block of columns."""

    weights: IRValue
    places: IRValue
    group_count: IRValue
    behind: IRValue
    """The end of its weights."""


def groups_of_block(
    f: Function, packed: IRValue, block: IRValue, groups: StepGroups
) -> BlockGroups:
    """The groups of a block of packed weights."""

    def first(number: Index) -> IRValue:
        return load_number(f, f.at(packed, f.mul(number, PLACE_BYTES)))

    start, end, all_ = first(block), first(f.add(block, 1)), first(groups.blocks)
    weights = f.at(packed, groups.weights_at)
    places = f.at(weights, f.mul(all_, groups.group_bytes))
    return BlockGroups(
        f.at(weights, f.mul(start, groups.group_bytes)),
        f.at(places, f.mul(start, groups.joined * PLACE_BYTES)),
        f.sub(end, start),
        f.at(weights, f.mul(end, groups.group_bytes)),
    )


def load_number(f: Function, place: IRValue) -> IRValue:
    """A place, or the number of a group."""
    return f.convert("zext", f.load_raw(place, "i32", 1), "i64")
