"""The step table: who does what, and after which rows the cores meet."""

import ctypes
from dataclasses import replace

import numpy as np
import pytest

from tuner.errors import RefusedInputsError
from tuner.graph import TensorType
from tuner.kernel_family import Phase
from tuner.program.program import Guard, Place, Step
from tuner.program.step_table import ROW_WORDS, StepTable
from tuner.task import Task


def step(*units: int) -> Step:
    return Step("", "", (), "", "", tuple(Phase("f", n) for n in units), (Place("input", 0),), 0)


def table_of(steps: list[Step], workers: int, alone: tuple[int, ...] = ()) -> StepTable:
    return StepTable(steps, workers, lambda name: 1, lambda place: 0, 0, alone)


def rows_of(table: StepTable, workers: int) -> list[tuple[list[int], bool]]:
    """Shares of each row, and whether all cores meet after it."""
    words = (ctypes.c_int64 * (ROW_WORDS * table.count)).from_address(table.address_for(workers))
    rows = np.array(words).reshape(table.count, ROW_WORDS)
    return [
        (list((ctypes.c_int64 * (workers + 1)).from_address(int(row[2]))), bool(row[3]))
        for row in rows
    ]


def test_cores_share_the_units_of_a_phase() -> None:
    table = table_of([step(10), step(3)], 2)

    assert rows_of(table, 2) == [([0, 5, 10], True), ([0, 1, 3], True)]


def test_a_table_can_be_had_for_any_number_of_cores() -> None:
    table = table_of([step(10)], 2)

    assert rows_of(table, 4) == [([0, 2, 5, 7, 10], True)]
    assert rows_of(table, 1) == [([0, 10], True)]


@pytest.mark.parametrize(
    ("alone", "meetings"),
    [
        ((), [True, True, True, True]),
        ((3,), [True, True, True, False]),
        ((1, 2), [True, False, True, True]),
        ((0, 1), [False, True, True, True]),
        ((0, 1, 2, 3), [False, False, False, False]),
    ],
)
def test_cores_meet_around_what_they_share_and_nowhere_else(
    alone: tuple[int, ...], meetings: list[bool]
) -> None:
    table = table_of([step(8)] * 4, 2, alone)

    rows = rows_of(table, 2)

    assert [meets for _, meets in rows] == meetings
    assert [shares == [0, 8, 8] for shares, _ in rows] == [i in alone for i in range(4)]


def test_a_phase_of_one_unit_belongs_to_the_first_core() -> None:
    table = table_of([step(1, 1, 6)], 2)

    assert rows_of(table, 2) == [([0, 1, 1], False), ([0, 1, 1], True), ([0, 3, 6], True)]


@pytest.mark.parametrize(
    ("steps", "shared"), [([8, 8], 2), ([8, 1, 1], 1), ([1, 8], 2), ([8, 1, 8, 1], 3), ([1, 1], 0)]
)
def test_what_one_core_does_in_the_end_is_not_shared(steps: list[int], shared: int) -> None:
    assert table_of([step(units) for units in steps], 2).shared_rows == shared


def test_each_phase_of_a_step_is_a_row() -> None:
    table = table_of([step(2), step(4, 6), step(), step(2)], 2)

    assert table.step_rows == ((0, 1), (1, 2), (3, 0), (3, 1))


def test_a_slot_may_begin_within_an_input() -> None:
    part = Step("", "", (), "", "", (Phase("f", 2),), (Place("input", 0, 96),), 0)
    table = table_of([part], 1)

    table.point_at({"input": [1000], "output": []})

    (row,) = np.array((ctypes.c_int64 * ROW_WORDS).from_address(table.address)).reshape(1, -1)
    assert ctypes.c_int64.from_address(int(row[1])).value == 1096


@pytest.mark.parametrize("count", [1, 3, 16, 17, 100])
def test_steps_are_given_the_addresses_of_as_many_inputs_as_there_are(count: int) -> None:
    places = (*(Place("input", n, 8 * n) for n in range(count)), Place("output", 0))
    table = table_of([replace(step(1), args=places)], 1)

    table.point_at({"input": [1000 * n for n in range(count)], "output": [7]})

    (row,) = np.array((ctypes.c_int64 * ROW_WORDS).from_address(table.address)).reshape(1, -1)
    words = list((ctypes.c_int64 * (count + 1)).from_address(int(row[1])))
    assert words == [*(1008 * n for n in range(count)), 7]


def test_a_guard_may_be_an_input() -> None:
    guards = (Guard(Place("input", 1), True), Guard(Place("input", 0, 8), False))
    table = table_of([replace(step(1), guards=guards)], 1)

    table.point_at({"input": [1000, 2000], "output": []})

    (row,) = np.array((ctypes.c_int64 * ROW_WORDS).from_address(table.address)).reshape(1, -1)
    assert row[5] == 2
    assert list((ctypes.c_int64 * 4).from_address(int(row[4]))) == [2000, 1, 1008, 0]


def test_an_index_that_a_kernel_reports_is_refused_once_with_its_node() -> None:
    data, indices = TensorType("f32", (5, 9)), TensorType("i64", (4,))
    task = Task("gather", (data, indices), (TensorType("f32", (4, 9)),), {"axis": 0})
    named = replace(step(4), name="rows", op="gather", origin=("Gather",), task=task.text())
    table = table_of([step(4), named, named], 1)
    words = (ctypes.c_int64 * (ROW_WORDS * table.count)).from_address(table.address_for(1))
    args = words[ROW_WORDS * 1 + 1]
    report = (ctypes.c_int64 * 4).from_address(args)[3]  # behind its place, scratch and sizes

    table.require_indices()
    ctypes.c_int64.from_address(report).value = -7

    with pytest.raises(RefusedInputsError, match=r"node 'rows' \(Gather\): the index -7 is out of"):
        table.require_indices()
    table.require_indices()
    assert table.checks_indices
    assert not table_of([step(4)], 1).checks_indices
