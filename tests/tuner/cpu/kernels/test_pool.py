"""Pooling against float64, on every tier."""

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.pool import FAMILY
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
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
        (TensorType("f32", (batch, *outs, channels)),),
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

    scale = np.abs(reference(task, np.abs(x))).max()
    assert_near(f"pool {task.attributes['mode']}", found, reference(task, x), scale)


@pytest.mark.parametrize("mode", ["max", "average"])
@pytest.mark.parametrize("around", [-1, 0, 1])
def test_channels_around_the_vector_width_are_right(soc_version, mode, around):
    lanes = ISAS[soc_version].lanes
    assert_right(pool(mode, (1, 5, 6, lanes + around)), soc_version, workers=1)
    assert_right(pool(mode, (1, 6, 5, 2 * lanes + around)), soc_version, workers=3)


CASES = {
    "1x1": pool(kernel=(1, 1), pads=(0, 0, 0, 0)),
    "2x2": pool(kernel=(2, 2), pads=(0, 0, 0, 0)),
    "5x5 in place": pool(kernel=(5, 5), strides=(1, 1), pads=(2, 2, 2, 2)),
    "uneven pads": pool(kernel=(3, 2), pads=(0, 1, 2, 0)),
    "dilated": pool(kernel=(3, 3), strides=(1, 1), pads=(2, 2, 2, 2), dilations=(2, 2)),
    "a row": pool(image=(2, 1, 40, 21), kernel=(1, 3), pads=(0, 1, 0, 1)),
    "the whole image": pool(image=(2, 7, 7, 35), kernel=(7, 7), pads=(0, 0, 0, 0)),
    "one channel": pool(image=(1, 9, 9, 1)),
    "rounded up": pool(image=(1, 6, 8, 20), rounds_up=True),
    "rounded up and dilated": pool(image=(1, 8, 6, 20), dilations=(2, 2), rounds_up=True),
    "batch": pool(image=(3, 5, 6, 20)),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(
    ("mode", "count_include_pad"), [("max", 0), ("average", 0), ("average", 1)]
)
def test_the_default_is_right_for_any_window(soc_version, case, mode, count_include_pad):
    task = CASES[case]
    attributes = {**task.attributes, "mode": mode, "count_include_pad": count_include_pad}
    for workers in (1, 2, 3):
        assert_right(replace(task, attributes=attributes), soc_version, workers=workers)


@pytest.mark.parametrize(
    "knobs",
    [
        {"order": "row-channel-column", "tile_columns": 7, "vectors": 1},
        {"order": "row-column-channel", "tile_columns": 2, "vectors": 2},
        {"order": "channel-row-column", "tile_columns": 4, "vectors": 2},
        {"taps": "looped", "tile_columns": 1, "vectors": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("count_include_pad", [0, 1])
def test_every_loop_order_and_tile_is_right(soc_version, knobs, count_include_pad):
    channels = 5 * ISAS[soc_version].lanes + 3
    task = pool("average", (1, 9, 17, channels), count_include_pad=count_include_pad)
    policy = FAMILY.default(task, Target(soc_version, 2)).with_knobs(**knobs)

    assert_right(task, soc_version, policy, workers=3)


def test_values_below_zero_are_not_lost_at_the_border(soc_version):
    task = pool("max", (1, 4, 4, 5))
    x = np.full(task.inputs[0].shape, -7.0, np.float32)
    policy = FAMILY.default(task, Target(soc_version, 1))

    found = run_kernel(FAMILY, task, policy, soc_version, [x])

    assert (found == -7.0).all()


def test_a_window_too_wide_to_unroll_is_looped(soc_version):
    task = pool("average", (1, 1, 2500, 3), (1, 2500), (1, 1), (0, 0, 0, 0))

    assert FAMILY.default(task, Target(soc_version, 2))["taps"] == "looped"
    assert_right(task, soc_version)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"vectors": 3}, "vectors=3 is not one of"),
        ({"speed": 11}, "pool has the knobs"),
        ({"taps": "looped"}, "tile of one vector"),
        ({"tile_columns": 4, "vectors": 4}, "16 results do not fit into 16 registers"),
        ({"order": "row-column-channel", "vectors": 2}, "one group of channels"),
    ],
)
def test_a_policy_that_has_no_kernel_is_refused_with_the_reason(changed, reason):
    task, target = pool(image=(1, 9, 9, 16)), Target("x86_64-v3", 2)
    policy = FAMILY.default(task, target).with_knobs(**changed)

    assert reason in (Space(task, target).why_illegal(policy) or "")
