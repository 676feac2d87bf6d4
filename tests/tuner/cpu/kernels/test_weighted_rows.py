"""Sums of weighted rows against float64, on every tier, between guard pages."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.families import FAMILIES
from tuner.graph import DTYPES, TensorType
from tuner.ops import tolerance
from tuner.target import Target
from tuner.task import Task

FAMILY = FAMILIES["weighted_rows"]
RANDOM = np.random.default_rng(5)


def weighted(data, places, axis, dtype="f32", place_dtype="i64") -> Task:
    made = (*data[:axis], places[-1], *data[axis + 1 :])
    inputs = (
        TensorType(dtype, data), TensorType(place_dtype, places), TensorType(dtype, places),
    )  # fmt: skip
    return Task("weighted_rows", inputs, (TensorType(dtype, made),), {"axis": axis})


CASES = {
    "lines": weighted((3, 11), (4, 7), 1),
    "columns": weighted((11, 37), (2, 7), 0),
    "few channels": weighted((2, 11, 3), (2, 4, 7), 1),
    "images": weighted((2, 9, 67), (3, 5), 1),
    "a table each": weighted((2, 9, 16), (2, 4, 5), 1, place_dtype="f32"),
    "two axes of tables": weighted((2, 3, 9), (2, 3, 1, 5), 2, place_dtype="i32"),
    "long rows": weighted((5, 300), (2, 3), 0),
    "f64": weighted((4, 9, 7), (4, 5), 1, "f64"),
}


def inputs_of(task: Task) -> list[np.ndarray]:
    data, places, _ = task.inputs
    at = RANDOM.integers(0, data.shape[task.attributes["axis"]], places.shape)
    values = [RANDOM.standard_normal(kind.shape).astype(DTYPES[kind.dtype]) for kind in task.inputs]
    return [values[0], at.astype(DTYPES[places.dtype]), values[2]]


def run(task: Task, inputs: list[np.ndarray], soc_version: str, workers: int = 2) -> np.ndarray:
    policy = FAMILY.default(task, Target(soc_version, workers))
    return run_kernel(FAMILY, task, policy, soc_version, inputs, workers=workers)


@pytest.mark.parametrize("case", CASES)
def test_each_result_is_the_sum_of_its_taps(soc_version, case):
    task = CASES[case]
    data, places, weights = inputs_of(task)
    axis, taps = task.attributes["axis"], places.shape[-2]
    rows = np.moveaxis(data.astype(np.float64), axis, 0)
    wanted = np.zeros((places.shape[-1], *rows.shape[1:]))
    for outer in np.ndindex(*data.shape[:axis]):
        own = outer if places.ndim > 2 else ()
        for p in range(places.shape[-1]):
            for t in range(taps):
                weight = float(weights[(*own, t, p)])
                wanted[(p, *outer)] += weight * rows[(int(places[(*own, t, p)]), *outer)]

    for workers in (1, 3):
        found = run(task, [data, places, weights], soc_version, workers)

        error = np.abs(found - np.moveaxis(wanted, 0, axis)).max() / np.abs(wanted).max()
        assert error <= tolerance(task)


@pytest.mark.parametrize("case", ["lines", "columns"])
def test_a_row_of_weight_0_has_no_say(soc_version, case):
    task = CASES[case]
    data, places, weights = inputs_of(task)
    data[..., 0] = np.inf
    data[0] = np.nan
    weights[...] = 0

    assert (run(task, [data, places, weights], soc_version) == 0).all()


@pytest.mark.parametrize("place", [np.nan, np.inf, -np.inf, 9.0, -1.0, 1e30])
def test_a_place_outside_reads_the_nearest_one_inside(soc_version, place):
    task = CASES["a table each"]
    data, places, weights = inputs_of(task)
    places[...] = place
    nearest = 0 if np.isnan(place) or place < 0 else 8

    found = run(task, [data, places, weights], soc_version)

    wanted = data[:, nearest, None, :] * weights.astype(np.float64).sum(axis=-2)[..., None]
    assert np.allclose(found, wanted, rtol=1e-4, atol=1e-5)
