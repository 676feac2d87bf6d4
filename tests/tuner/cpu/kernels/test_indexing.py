"""gather_nd and scatter_nd against plain loops, exactly, on every tier, between guard pages."""

import math

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.cpu.kernels.indexing import GATHER_ELEMENTS, GATHER_ND, SCATTER_ND
from tuner.graph import DTYPES, TensorType
from tuner.ops import evaluate
from tuner.target import Target
from tuner.task import Task

RANDOM = np.random.default_rng(5)


def gather(data, indices, batch=0, dtype="f32", index_dtype="i64") -> Task:
    made = (*indices[:-1], *data[batch + indices[-1] :])
    inputs = (TensorType(dtype, data), TensorType(index_dtype, indices))
    return Task("gather_nd", inputs, (TensorType(dtype, made),), {"batch": batch})


def scatter(data, indices, batch=0, dtype="f32", index_dtype="i64", **attributes) -> Task:
    updates = (*indices[:-1], *data[batch + indices[-1] :])
    inputs = (
        TensorType(dtype, data), TensorType(index_dtype, indices), TensorType(dtype, updates),
    )  # fmt: skip
    attributes = {"batch": batch, "mode": "none", **attributes}
    return Task("scatter_nd", inputs, inputs[:1], attributes)


def indices_of(task: Task) -> np.ndarray:
    """Positive and negative ones."""
    data, kind, batch = task.inputs[0].shape, task.inputs[1], task.attributes["batch"]
    sizes = data[batch : batch + kind.shape[-1]]
    return RANDOM.integers(np.negative(sizes), sizes, kind.shape).astype(DTYPES[kind.dtype])


def numbers(kind: TensorType) -> np.ndarray:
    """Small numbers of both signs where there are such, so that no product of integers matters."""
    dtype = DTYPES[kind.dtype]
    low = 0 if dtype.kind == "u" else -9
    if dtype.kind == "f":
        return RANDOM.standard_normal(kind.shape).astype(dtype)
    return RANDOM.integers(low, 10, kind.shape).astype(dtype)


def run(family, task, inputs, soc_version, workers=2, *, reports=False) -> np.ndarray:
    policy = family.default(task, Target(soc_version, workers))
    return run_kernel(family, task, policy, soc_version, inputs, workers=workers, reports=reports)


GATHERS = {
    "rows": gather((7, 9), (5, 1)),
    "elements": gather((7, 9), (11, 2)),
    "images": gather((3, 4, 5, 6), (2, 3, 2)),
    "batches": gather((3, 7, 9), (3, 4, 1), batch=1),
    "two batches": gather((2, 3, 7), (2, 3, 5, 1), batch=2, index_dtype="i32"),
    "a tuple": gather((4, 5, 33), (2,)),
    "long rows": gather((3, 5001), (2, 1)),
    "bytes": gather((20, 3), (9, 1), dtype="u8"),
    "halves": gather((20, 3), (9, 2), dtype="bf16"),
    "wide": gather((6, 5), (9, 1), dtype="u64", index_dtype="i32"),
}


@pytest.mark.parametrize("case", GATHERS)
def test_rows_are_taken_at_tuples_of_indices(soc_version, case):
    task = GATHERS[case]
    data, indices = random_bits(task.inputs[0]), indices_of(task)
    batch = task.attributes["batch"]
    wanted = np.empty(task.output.shape, data.dtype)
    for place in np.ndindex(*indices.shape[:-1]):
        wanted[place] = data[(*place[:batch], *indices[place])]

    for workers in (1, 2, 3):
        found = run(GATHER_ND, task, [data, indices], soc_version, workers)

        assert found.tobytes() == wanted.tobytes()
    assert evaluate(task, [data, indices]).tobytes() == wanted.tobytes()


def elements(data, indices, axis, dtype="f32", index_dtype="i64") -> Task:
    inputs = (TensorType(dtype, data), TensorType(index_dtype, indices))
    return Task("gather_elements", inputs, (TensorType(dtype, indices),), {"axis": axis})


ELEMENTS = {
    "lines": elements((3, 7), (3, 11), 1),
    "columns": elements((7, 3), (11, 3), 0),
    "the middle": elements((3, 7, 5), (3, 2, 5), 1, "u8", "i32"),
    "wide": elements((4, 3, 2), (4, 5, 2), 1, "i64"),
    "halves": elements((40,), (77,), 0, "f16"),
}


@pytest.mark.parametrize("case", ELEMENTS)
def test_elements_are_taken_along_an_axis(soc_version, case):
    task = ELEMENTS[case]
    axis, size = task.attributes["axis"], task.inputs[0].shape[task.attributes["axis"]]
    data, kind = random_bits(task.inputs[0]), task.inputs[1]
    indices = RANDOM.integers(-size, size, kind.shape).astype(DTYPES[kind.dtype])
    wanted = np.empty(kind.shape, data.dtype)
    for place in np.ndindex(*kind.shape):
        wanted[place] = data[(*place[:axis], indices[place], *place[axis + 1 :])]

    for workers in (1, 2, 3):
        found = run(GATHER_ELEMENTS, task, [data, indices], soc_version, workers)

        assert found.tobytes() == wanted.tobytes()
    assert evaluate(task, [data, indices]).tobytes() == wanted.tobytes()


SCATTERS = {
    "rows": scatter((7, 9), (5, 1)),
    "elements": scatter((7, 9), (11, 2)),
    "batches": scatter((3, 7, 9), (3, 4, 1), batch=1),
    "many batches": scatter((90, 7), (90, 4, 1), batch=1, index_dtype="i32"),
    "a tuple": scatter((4, 5, 33), (2,)),
    "many rows": scatter((1500, 2), (300, 1)),
    "long rows": scatter((3, 5001), (2, 1)),
    "bytes": scatter((20, 3), (9, 1), dtype="bool"),
    "halves": scatter((20, 3), (9, 2), dtype="f16"),
}
REDUCTIONS = {
    f"{mode} {dtype}": scatter((6, 7), (40, 1), dtype=dtype, mode=mode)
    for mode in ("add", "mul", "max", "min")
    for dtype in ("f32", "f64", "i64", "i32", "i8", "u8", "u64")
}


def scattered(task: Task, data: np.ndarray, indices: np.ndarray, updates: np.ndarray) -> np.ndarray:
    """One update after the other."""
    batch, mode = task.attributes["batch"], task.attributes["mode"]
    made = data.copy()
    with np.errstate(over="ignore"):
        for place in np.ndindex(*indices.shape[:-1]):
            at = (*place[:batch], *indices[place])
            old, new = made[at], updates[place]
            made[at] = {
                "none": lambda _, new: new, "add": np.add, "mul": np.multiply,
                "max": np.maximum, "min": np.minimum,
            }[mode](old, new)  # fmt: skip
    return made


@pytest.mark.parametrize("case", [*SCATTERS, *REDUCTIONS])
def test_updates_are_put_in_the_order_of_the_indices(soc_version, case):
    task = (SCATTERS | REDUCTIONS)[case]
    draw = random_bits if task.attributes["mode"] == "none" else numbers
    data, indices, updates = draw(task.inputs[0]), indices_of(task), draw(task.inputs[2])
    wanted = scattered(task, data, indices, updates)

    for workers in (1, 2, 3):
        found = run(SCATTER_ND, task, [data, indices, updates], soc_version, workers)

        assert found.tobytes() == wanted.tobytes()
    assert evaluate(task, [data, indices, updates]).tobytes() == wanted.tobytes()


@pytest.mark.parametrize("case", [*SCATTERS, *REDUCTIONS])
def test_updates_are_put_into_a_repeated_element(soc_version, case):
    task = (SCATTERS | REDUCTIONS)[case]
    data, indices, *others = task.inputs
    single = TensorType(data.dtype, (1,))
    attributes = {**task.attributes, "shape": data.shape}
    filled = Task("scatter_nd", (single, indices, *others), task.outputs, attributes)
    element, places, updates = numbers(single), indices_of(task), numbers(others[0])
    wanted = scattered(task, np.broadcast_to(element, data.shape), places, updates)

    for workers in (1, 3):
        found = run(SCATTER_ND, filled, [element, places, updates], soc_version, workers)

        assert found.tobytes() == wanted.tobytes()
    assert evaluate(filled, [element, places, updates]).tobytes() == wanted.tobytes()


@pytest.mark.parametrize("mode", ["max", "min"])
def test_what_is_compared_with_nan_is_nan(soc_version, mode):
    task = scatter((2,), (2, 1), mode=mode)
    data, updates = np.array([math.nan, 1.0], np.float32), np.array([1.0, math.nan], np.float32)

    found = run(SCATTER_ND, task, [data, np.array([[0], [1]]), updates], soc_version)

    assert np.isnan(found).all()


OUTSIDE = [7, -8, 2**40, -(2**63), 2**63 - 1]


@pytest.mark.parametrize("index", OUTSIDE)
def test_an_index_out_of_range_is_reported_and_touches_nothing_outside(soc_version, index):
    indices = np.array([[3], [index], [-7]])
    data, updates = np.ones((7, 5), np.float32), np.zeros((3, 5), np.float32)

    gathered = run(GATHER_ND, gather((7, 5), (3, 1)), [data, indices], soc_version, reports=True)
    picked = run(
        GATHER_ELEMENTS, elements((7, 5), (3, 5), 0), [data, indices.repeat(5, 1)], soc_version,
        reports=True,
    )  # fmt: skip
    made = run(
        SCATTER_ND, scatter((7, 5), (3, 1)), [data, indices, updates], soc_version, reports=True
    )

    assert (gathered == 1).all()
    assert (picked == 1).all()
    assert (made[[0, 3]] == 0).all()


@pytest.mark.parametrize("index", OUTSIDE)
def test_an_index_that_is_skipped_has_no_effect(soc_version, index):
    task = scatter((7, 5), (3, 1), skips=1)
    data, updates = np.ones((7, 5), np.float32), np.zeros((3, 5), np.float32)
    indices = np.array([[3], [index], [-7]])

    found = run(SCATTER_ND, task, [data, indices, updates], soc_version)

    wanted = np.ones((7, 5), np.float32)
    wanted[[0, 3]] = 0
    assert (found == wanted).all()
    assert (evaluate(task, [data, indices, updates]) == wanted).all()
