from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.cpu.kernels.step_groups import in_groups
from tuner.errors import OfflineModelError
from tuner.offline_model.source_graph import (
    ConstantAxis,
    ConstantLayout,
    Levels,
    levels_of,
    read_elements,
)
from tuner.step_groups import StepGroups

F32 = np.dtype(np.float32)


def packed_in_blocks(weights: np.ndarray, width: int) -> np.ndarray:
    """[k][n] as [block][k][width], filled up with zeros."""
    depth, columns = weights.shape
    blocks = -(-columns // width)
    padded = np.zeros((depth, blocks * width), weights.dtype)
    padded[:, :columns] = weights
    return padded.reshape(depth, blocks, width).transpose(1, 0, 2)


@st.composite
def levels(draw: st.DrawFn) -> Levels:
    """Blocks within blocks; each larger than what is left to the inner ones."""
    count = draw(st.integers(1, 3))
    divisors = sorted(draw(st.sets(st.integers(2, 40), min_size=count - 1, max_size=count - 1)))
    strides = draw(st.lists(st.integers(1, 1000), min_size=count, max_size=count))
    return tuple(zip(reversed((1, *divisors)), strides, strict=True))


@given(levels(), st.integers(1, 200))
def test_levels_are_found_that_give_the_same_places(wanted: Levels, size: int) -> None:
    places = ConstantAxis(size, wanted).places()

    found = levels_of(places)

    assert found is not None
    np.testing.assert_array_equal(ConstantAxis(size, found).places(), places)


def test_places_without_a_pattern_have_no_levels() -> None:
    shuffled = np.random.default_rng(0).permutation(64)

    assert levels_of(shuffled - shuffled[0] + 0) is None
    assert levels_of(np.concatenate([[0], 1 + shuffled])) is None


@pytest.mark.parametrize(
    ("shape", "width"), [((3, 5), 2), ((7, 48), 16), ((1, 1), 4), ((4, 33), 16)]
)
def test_packed_columns_are_read_back(shape: tuple[int, int], width: int) -> None:
    weights = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    memory = bytes(256) + packed_in_blocks(weights, width).tobytes()
    columns = ((width, shape[0] * width), (1, 1))
    layout = ConstantLayout(
        256, (ConstantAxis(shape[0], ((1, width),)), ConstantAxis(shape[1], columns))
    )

    found = read_elements(memoryview(memory), layout, F32)

    np.testing.assert_array_equal(found.reshape(shape), weights)


def test_a_part_of_the_columns_starts_where_it_was_put() -> None:
    weights = np.arange(60, dtype=np.float32).reshape(5, 12)
    memory = packed_in_blocks(weights, 8).tobytes()
    axes = (ConstantAxis(5, ((1, 8),)), ConstantAxis(3, ((8, 40), (1, 1)), start=6))

    found = read_elements(memoryview(memory), ConstantLayout(0, axes), F32)

    np.testing.assert_array_equal(found.reshape(5, 3), weights[:, 6:9])


def test_a_dense_constant_is_a_copy_that_outlives_the_file() -> None:
    memory = bytearray(np.arange(8, dtype=np.float32).tobytes())

    found = read_elements(memoryview(memory), ConstantLayout.dense(8, 4), F32)
    memory[:] = bytes(len(memory))

    assert found.tolist() == [2, 3, 4, 5]


@pytest.mark.parametrize(
    "layout",
    [
        ConstantLayout.dense(0, 17),
        ConstantLayout.dense(4, 16),
        ConstantLayout.dense(1 << 50, 1),
        ConstantLayout.dense(2, 4),
        ConstantLayout(0, (ConstantAxis(4, ((1, 5),)), ConstantAxis(2, ((1, 1),)))),
        ConstantLayout(0, (ConstantAxis(2, ((1, 1),), start=15),)),
        ConstantLayout(0, (ConstantAxis(1 << 50, ((1, 0),)),)),
    ],
)
def test_elements_outside_of_the_weights_are_refused(layout: ConstantLayout) -> None:
    with pytest.raises(OfflineModelError, match="outside the weights"):
        read_elements(memoryview(bytes(64)), layout, F32)


def test_of_no_elements_no_places_are_worked_out() -> None:
    """One axis of none, and another of more than any memory holds."""
    layout = ConstantLayout(0, (ConstantAxis(0, ((1, 1),)), ConstantAxis(1 << 50, ((1, 0),))))

    assert read_elements(memoryview(bytes(64)), layout, F32).size == 0


def test_a_layout_comes_back_from_its_json() -> None:
    layout = ConstantLayout(
        128, (ConstantAxis(5, ((24, 7), (1, 2)), start=3), ConstantAxis(1, ((1, 0),)))
    )

    assert ConstantLayout.from_json(json.loads(json.dumps(layout.as_json()))) == layout
    grouped = replace(layout, groups=StepGroups(1, 8, 2, ((3, 99), (20, 4))))
    assert ConstantLayout.from_json(json.loads(json.dumps(grouped.as_json()))) == grouped


def groups_in_memory() -> tuple[np.ndarray, np.ndarray, ConstantLayout]:
    """Weights [step, column, key], as one block in groups behind 128 bytes, and their layout."""
    groups = StepGroups(1, 8, 2, ((6, 4),))
    weights = np.random.default_rng(3).integers(-128, 128, (6, 8, 4)).astype(np.int8)
    packed = in_groups(weights[None], groups)
    axes = tuple(ConstantAxis(size, ((1, step),)) for size, step in ((6, 32), (4, 1), (8, 4)))
    memory = np.concatenate([np.zeros(128, np.uint8), packed])
    return weights, memory, ConstantLayout(128, axes, groups)


def test_sums_of_groups_are_read_back() -> None:
    weights, memory, layout = groups_in_memory()

    found = read_elements(memoryview(memory.tobytes()), layout, np.dtype(np.uint8))

    np.testing.assert_array_equal(found.view(np.int8).reshape(6, 4, 8), weights.transpose(0, 2, 1))


@pytest.mark.parametrize(
    "groups",
    [
        StepGroups(1, 8, 2, ((1 << 40, 4),)), StepGroups(1 << 40, 8, 2, ((1, 4),)),
        StepGroups(1, 1 << 40, 2, ((6, 4),)), StepGroups(0, 8, 2, ((6, 4),)),
        StepGroups(1, 8, 0, ((6, 4),)), StepGroups(1, 8, 1 << 40, ((6, 4),)),
        StepGroups(2, 8, 2, ((3, 4),)), StepGroups(1, 8, 2, ((5, 4),)),
        StepGroups(1, 9, 2, ((6, 4),)), StepGroups(1, 8, 2, ((6, 3),)), StepGroups(1, 8, 2, ()),
        StepGroups(1, 8, 2, ((6, 1 << 40),)), StepGroups(1, 8, 2, ((0, 4),)),
        StepGroups(1, 8, 2, ((1, 4), (1, 4), (1, 4), (1, 4), (6, 4))),
    ],
)  # fmt: skip
def test_groups_that_are_not_there_are_refused(groups: StepGroups) -> None:
    _, memory, layout = groups_in_memory()

    with pytest.raises(OfflineModelError, match="groups"):
        read_elements(
            memoryview(memory.tobytes()), replace(layout, groups=groups), np.dtype(np.uint8)
        )


def test_groups_behind_the_weights_are_refused() -> None:
    _, memory, layout = groups_in_memory()
    far = replace(layout, offset_bytes=1 << 40)

    with pytest.raises(OfflineModelError, match="outside the weights"):
        read_elements(memoryview(memory.tobytes()), far, np.dtype(np.uint8))


@pytest.mark.parametrize(
    "data",
    [
        None,
        [0],
        [-1, []],
        [0.0, []],
        [True, []],
        [0, [[1, 0, []]]],
        [0, [[1, 0, [[2, 1]]]]],
        [0, [[1, 0, [[0, 1], [1, 1]]]]],
        [0, [[1, 0, [[1, -1]]]]],
        [0, [[-1, 0, [[1, 1]]]]],
        [0, [[1 << 50, 0, [[1, 1 << 50]]]]],
        [0, [[1 << 80, 0, [[1, 1]]]]],
        [0, [[1, 0, [[1, 1]] * 99]]],
        [0, [[1, 0, [[1, 1]]]] * 99],
        [0, []],
        [0, "axes"],
        [0, [[1, 0, [[1, 1]]]], [1, 1, 1]],
        [0, [[1, 0, [[1, 1]]]], [1, 1, 1, [[1, -1]]]],
        [0, [[1, 0, [[1, 1]]]], [1, 1, 1, [[1, 1]]], 0],
        [0, [[1, 0, [[1, 1]]]], None],
    ],
)
def test_a_layout_that_was_not_written_so_is_refused(data: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        ConstantLayout.from_json(data)
