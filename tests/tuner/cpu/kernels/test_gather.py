"""Gather against NumPy, exactly, on every tier."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.cpu.kernels.indexing import GATHER as FAMILY
from tuner.graph import DTYPES, TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def gather(data, indices, axis=0, dtype="f32", index_dtype="i64") -> Task:
    axis_ = axis % len(data)
    return Task(
        "gather",
        (TensorType(dtype, data), TensorType(index_dtype, indices)),
        (TensorType(dtype, (*data[:axis_], *indices, *data[axis_ + 1 :])),),
        {"axis": axis},
    )


def gathered(
    task: Task, indices: np.ndarray, soc_version: str, workers: int = 2, *, reports: bool = False
) -> np.ndarray:
    policy = FAMILY.default(task, Target(soc_version, workers))
    inputs = [random_bits(task.inputs[0]), indices]
    return run_kernel(FAMILY, task, policy, soc_version, inputs, workers=workers, reports=reports)


def indices_of(task: Task) -> np.ndarray:
    """Positive and negative ones."""
    size = task.inputs[0].shape[task.attributes["axis"]]
    type_ = task.inputs[1]
    random = np.random.default_rng(11).integers(-size, size, type_.shape)
    return random.astype(DTYPES[type_.dtype])


CASES = {
    "embeddings": gather((50, 24), (1, 13)),
    "odd rows": gather((7, 67), (11,)),
    "columns": gather((9, 31), (5,), axis=1),
    "the middle": gather((3, 5, 7), (2, 2), axis=-2),
    "single elements": gather((40,), (77,)),
    "one row": gather((4, 33), ()),
    "long rows": gather((3, 5001), (2,)),
    "short indices": gather((20, 6), (9,), index_dtype="i32"),
    "bytes": gather((20, 3), (9,), dtype="u8"),
    "truths": gather((20,), (9,), dtype="bool"),
    "halves": gather((20, 5), (9,), dtype="f16"),
    "wide": gather((6, 9), (4,), axis=1, dtype="i64", index_dtype="i32"),
}


@pytest.mark.parametrize("case", CASES)
def test_rows_are_taken_in_the_order_of_the_indices(soc_version, case):
    task = CASES[case]
    indices = indices_of(task)

    for workers in (1, 2, 3):
        found = gathered(task, indices, soc_version, workers)

        wanted = np.take(random_bits(task.inputs[0]), indices, task.attributes["axis"])
        assert found.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("index_dtype", ["i64", "i32"])
def test_an_index_out_of_range_is_reported_and_reads_the_nearest_row(soc_version, index_dtype):
    task = gather((5, 9), (4,), index_dtype=index_dtype)
    indices = np.array([5, -6, 2**31 - 1, -(2**31)], DTYPES[index_dtype])

    found = gathered(task, indices, soc_version, reports=True)

    assert found.tobytes() == random_bits(task.inputs[0])[[4, 0, 4, 0]].tobytes()


def test_no_knob_is_known():
    task, target = CASES["embeddings"], Target("x86_64-v2", 1)

    space = Space(task, target)

    assert space.is_legal(space.default)
    assert space.why_illegal(Policy.of(unroll=2)) == "gather has the knobs (none)"
