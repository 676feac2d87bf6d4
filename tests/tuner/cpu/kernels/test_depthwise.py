"""Depthwise convolution against float64, on every tier."""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels import test_pool as pools
from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.backend import host_soc_versions
from tuner.cpu.host import TYPICAL_CACHES
from tuner.cpu.kernels.depthwise import FAMILY
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

IDENTITY = Expression()


def depthwise(
    image=(1, 9, 10, 16), kernel=(3, 3), strides=(1, 1), pads=(1, 1, 1, 1), dilations=(1, 1),
    tail=IDENTITY, tail_inputs=(),
) -> Task:  # fmt: skip
    batch, *sizes, channels = image
    outs = [
        (size + pads[i] + pads[i + 2] - (kernel[i] - 1) * dilations[i] - 1) // strides[i] + 1
        for i, size in enumerate(sizes)
    ]
    types = (image, (channels, *kernel, 1), (channels,))
    return Task(
        "depthwise",
        (*(TensorType("f32", shape) for shape in types), *tail_inputs),
        (TensorType("f32", (batch, *outs, channels)),),
        {"strides": strides, "pads": pads, "dilations": dilations, "tail": tail},
    )


def reference(task: Task, x: np.ndarray, w: np.ndarray, b: np.ndarray) -> np.ndarray:
    (top, left, bottom, right), (sh, sw) = task.ints("pads"), task.ints("strides")
    dh, dw = task.ints("dilations")
    _, oh, ow, _ = task.output.shape
    padded = np.pad(x.astype(np.float64), ((0, 0), (top, bottom), (left, right), (0, 0)))
    out = np.zeros(task.output.shape) + b
    for i, j in np.ndindex(w.shape[1:3]):
        rows, columns = i * dh, j * dw
        seen = padded[:, rows : rows + (oh - 1) * sh + 1 : sh, columns:, :]
        out += seen[:, :, : (ow - 1) * sw + 1 : sw] * w[:, i, j, 0].astype(np.float64)
    return out


def inputs_of(task: Task) -> list[np.ndarray]:
    rng = np.random.default_rng(5)
    return [rng.standard_normal(t.shape).astype(np.float32) for t in task.inputs]


def assert_right(task: Task, soc_version: str, policy: Policy | None = None, workers: int = 2):
    target = Target(soc_version, workers)
    policy = policy or FAMILY.default(task, target)
    assert FAMILY.illegal(task, policy, target) is None
    inputs = inputs_of(task)

    found = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2), workers)

    assert_near("depthwise", found, reference(task, *inputs[:3]))


@pytest.mark.parametrize("around", [-1, 0, 1])
@pytest.mark.parametrize("vectors", [1, 2])
def test_channels_around_the_vector_width_are_right(soc_version, around, vectors):
    channels = vectors * ISAS[soc_version].lanes + around
    assert_right(depthwise((1, 5, 6, channels)), soc_version, workers=1 + (around + 1))


CASES = {
    "stride 2": depthwise((1, 11, 13, 20), strides=(2, 2)),
    "stride 2, pads below and right": depthwise((1, 8, 8, 20), strides=(2, 2), pads=(0, 0, 1, 1)),
    "no pads": depthwise((1, 9, 12, 20), pads=(0, 0, 0, 0)),
    "more pads than taps": depthwise((1, 6, 5, 9), pads=(4, 5, 4, 3)),
    "5x5": depthwise((1, 9, 11, 20), (5, 5), pads=(2, 2, 2, 2)),
    "5x5, stride 3": depthwise((1, 17, 16, 9), (5, 5), (3, 3), (2, 1, 0, 2)),
    "dilated": depthwise((1, 11, 12, 20), pads=(2, 2, 2, 2), dilations=(2, 2)),
    "dilated beyond the image": depthwise((1, 4, 4, 9), pads=(5, 5, 5, 5), dilations=(5, 5)),
    "a column of taps": depthwise((2, 9, 5, 20), (7, 1), pads=(3, 0, 3, 0)),
    "a row of taps": depthwise((2, 3, 23, 20), (1, 5), (1, 2), (0, 2, 0, 2)),
    "1x1": depthwise((1, 5, 7, 20), (1, 1), pads=(0, 0, 0, 0)),
    "one pixel": depthwise((1, 1, 1, 37)),
    "channels of a power of two": depthwise((1, 5, 6, 256)),
    "one channel": depthwise((1, 6, 7, 1)),
    "window larger than the image": depthwise((1, 3, 4, 20), (7, 7), pads=(3, 3, 3, 3)),
    "batch": depthwise((3, 5, 6, 20)),
}


@pytest.mark.parametrize("case", CASES)
def test_the_default_is_right_for_any_window(soc_version, case):
    for workers in (1, 2, 3):
        assert_right(CASES[case], soc_version, workers=workers)


@pytest.mark.parametrize(
    "knobs",
    [
        {"order": "row-channel-column", "tile_rows": 1, "tile_columns": 7},
        {"order": "row-channel-column", "tile_rows": 3, "tile_columns": 4},
        {"order": "channel-row-column", "tile_rows": 2, "tile_columns": 4},
        {"order": "row-column-channel", "tile_rows": 2, "tile_columns": 2, "vectors": 2},
        {"order": "channel-row-column", "tile_rows": 1, "tile_columns": 1, "vectors": 4},
        {"taps": "looped", "tile_rows": 1, "tile_columns": 1},
    ],
    ids=str,
)
def test_every_loop_order_and_tile_is_right(soc_version, knobs):
    channels = 5 * ISAS[soc_version].lanes + 3
    task = depthwise((1, 10, 17, channels), strides=(1, 2))
    policy = FAMILY.default(task, Target(soc_version, 2)).with_knobs(**knobs)

    assert_right(task, soc_version, policy, workers=3)


def test_the_tail_follows_the_bias(soc_version):
    tail = Expression().then("clip", "it", 0.0, 6.0).then("add", "it", "x1").then("mul", "it", "x2")
    image = (1, 6, 7, 21)
    others = (TensorType("f32", image), TensorType("f32", (7, 1)))
    task = depthwise(image, tail=tail, tail_inputs=others)
    inputs = inputs_of(task)
    policy = FAMILY.default(task, Target(soc_version, 2))

    found = run_kernel(FAMILY, task, policy, soc_version, inputs, (1, 2))

    wanted = (np.clip(reference(task, *inputs[:3]), 0, 6) + inputs[3]) * inputs[4]
    assert_near("depthwise", found, wanted)


def test_a_window_too_wide_to_unroll_is_looped(soc_version):
    task = depthwise((1, 1, 300, 5), (1, 257), pads=(0, 128, 0, 128))

    assert FAMILY.default(task, Target(soc_version, 2))["taps"] == "looped"
    assert_right(task, soc_version)


@given(
    st.tuples(*[st.integers(1, 12)] * 3, st.sampled_from([1, 15, 16, 17, 33])),
    st.tuples(st.integers(1, 5), st.integers(1, 5)),
    st.tuples(st.integers(1, 3), st.integers(1, 3)),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.tuples(st.integers(1, 2), st.integers(1, 2)),
)
@settings(max_examples=30, deadline=None)
def test_any_geometry_is_right(image, kernel, strides, pads, dilations):
    reach = [(kernel[i] - 1) * dilations[i] + 1 for i in (0, 1)]
    assume(all(image[1 + i] + pads[i] + pads[i + 2] >= reach[i] for i in (0, 1)))

    assert_right(
        depthwise((1, *image[1:]), kernel, strides, pads, dilations), host_soc_versions()[-1]
    )


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"vectors": 3}, "vectors=3 is not one of"),
        ({"speed": 11}, "depthwise has the knobs"),
        ({"taps": "looped"}, "tile of one vector"),
        ({"tile_rows": 4, "tile_columns": 8}, "32 sums do not fit into 16 registers"),
        ({"order": "row-column-channel", "vectors": 4}, "one group of channels"),
    ],
)
def test_a_policy_that_has_no_kernel_is_refused_with_the_reason(changed, reason):
    task, target = depthwise((1, 9, 9, 32)), Target("x86_64-v3", 2)
    policy = FAMILY.default(task, target).with_knobs(**changed)

    assert reason in (Space(task, target).why_illegal(policy) or "")


@pytest.mark.parametrize(
    ("family", "task"),
    [
        (FAMILY, depthwise((1, 28, 28, 256))),
        (pools.FAMILY, pools.pool(image=(1, 28, 28, 256))),
    ],
)
def test_the_estimate_of_windows_prefers_even_shares_and_unrolled_taps(family, task):
    target, uneven = Target("x86_64-v3", 2), Target("x86_64-v3", 27)
    policy = family.default(task, target)
    looped = policy.with_knobs(taps="looped", tile_columns=1, vectors=1)

    def cost(policy, target):
        return family.estimate(task, policy, target, TYPICAL_CACHES)

    assert cost(policy, target) < cost(looped, target)
    assert cost(policy, target) < cost(policy, uneven)
