"""Depthwise convolution against float64, on every tier."""

import numpy as np
import pytest
from tests.tuner.kernels.harness import run_kernel

from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.kernels.depthwise import FAMILY
from tuner.policy import Policy
from tuner.target import ISAS, Target
from tuner.task import Task

TOLERANCE = 2e-6


def depthwise(
    image=(1, 9, 10, 16), kernel=(3, 3), strides=(1, 1), pads=(1, 1, 1, 1), dilations=(1, 1),
    tail=Expression(), tail_inputs=(),
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
        TensorType("f32", (batch, *outs, channels)),
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

    wanted = reference(task, *inputs[:3])
    np.testing.assert_allclose(found, wanted, rtol=0, atol=TOLERANCE * np.abs(wanted).max())


@pytest.mark.parametrize("around", [-1, 0, 1])
@pytest.mark.parametrize("vectors", [1, 2])
def test_channels_around_the_vector_width_are_right(soc_version, around, vectors):
    channels = vectors * ISAS[soc_version].lanes + around
    assert_right(depthwise((1, 5, 6, channels)), soc_version, workers=1 + (around + 1))
