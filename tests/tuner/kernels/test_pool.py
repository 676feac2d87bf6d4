"""Pooling against float64, on every tier."""

import numpy as np
import pytest
from tests.tuner.kernels.harness import run_kernel

from tuner.graph import TensorType
from tuner.kernels.pool import FAMILY
from tuner.policy import Policy
from tuner.target import ISAS, Target
from tuner.task import Task


def pool(
    mode="max", image=(1, 9, 11, 16), kernel=(3, 3), strides=(2, 2), pads=(1, 1, 1, 1),
    dilations=(1, 1), count_include_pad=0, rounds_up=False,
) -> Task:  # fmt: skip
    batch, *sizes, channels = image
    outs = []
    for i, size in enumerate(sizes):
        room = size + pads[i] + pads[i + 2] - (kernel[i] - 1) * dilations[i] - 1
        outs.append((-(-room // strides[i]) if rounds_up else room // strides[i]) + 1)
    return Task(
        "pool",
        (TensorType("f32", image),),
        TensorType("f32", (batch, *outs, channels)),
        {
            "mode": mode, "kernel": kernel, "strides": strides, "pads": pads,
            "dilations": dilations, "count_include_pad": count_include_pad,
        },
    )  # fmt: skip


def taps_of(task: Task, axis: int, position: int, padded: bool) -> list[int]:
    """The places of the image (or of its padding) under one position of the window."""
    kernel, pads = task.ints("kernel")[axis], task.ints("pads")
    start = position * task.ints("strides")[axis] - pads[axis]
    size = task.inputs[0].shape[1 + axis]
    low, high = (-pads[axis], size + pads[axis + 2]) if padded else (0, size)
    places = (start + t * task.ints("dilations")[axis] for t in range(kernel))
    return [p for p in places if low <= p < high]


def reference(task: Task, x: np.ndarray) -> np.ndarray:
    out = np.empty(task.output.shape)
    padded = bool(task.attributes["count_include_pad"])
    for row, column in np.ndindex(task.output.shape[1:3]):
        rows, columns = (taps_of(task, a, p, False) for a, p in ((0, row), (1, column)))
        seen = x.astype(np.float64)[:, rows][:, :, columns]
        if task.attributes["mode"] == "max":
            out[:, row, column] = seen.max((1, 2))
        else:
            count = len(taps_of(task, 0, row, padded)) * len(taps_of(task, 1, column, padded))
            out[:, row, column] = seen.sum((1, 2)) / count
    return out


def assert_right(task: Task, soc_version: str, policy: Policy | None = None, workers: int = 2):
    target = Target(soc_version, workers)
    policy = policy or FAMILY.default(task, target)
    assert FAMILY.illegal(task, policy, target) is None
    x = np.random.default_rng(7).standard_normal(task.inputs[0].shape).astype(np.float32)

    found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)

    np.testing.assert_allclose(found, reference(task, x), rtol=0, atol=1e-6 * np.abs(x).max())


@pytest.mark.parametrize("mode", ["max", "average"])
@pytest.mark.parametrize("around", [-1, 0, 1])
def test_channels_around_the_vector_width_are_right(soc_version, mode, around):
    lanes = ISAS[soc_version].lanes
    assert_right(pool(mode, (1, 5, 6, lanes + around)), soc_version, workers=1)
    assert_right(pool(mode, (1, 6, 5, 2 * lanes + around)), soc_version, workers=3)
