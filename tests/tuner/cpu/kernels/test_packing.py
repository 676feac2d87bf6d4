"""Policies that agree in the knobs that decide how weights are packed pack them alike."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import pytest

from tests.tuner.conftest import gemm_task
from tuner.graph import TensorType
from tuner.search.packed_space import Packing, packing_of
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

PER_PACKING = 6
"""Policies that are compared for each packing of each number of rows or images."""


def conv_task(images: int) -> Task:
    return Task(
        "conv",
        (
            TensorType("f32", (images, 9, 8, 24)),
            TensorType("f32", (48, 3, 3, 24)),
            TensorType("f32", (48,)),
        ),
        (TensorType("f32", (images, 9, 8, 48)),),
        {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1), "group": 1},
    )


PRODUCTS = {
    "gemm": [gemm_task(rows, 64, 96) for rows in (1, 4, 48)],
    "conv": [conv_task(images) for images in (1, 4)],
}


@pytest.mark.parametrize("soc_version", ISAS)
@pytest.mark.parametrize("op", PRODUCTS)
def test_weights_are_packed_alike_by_policies_of_one_packing_whatever_the_size(
    op: str, soc_version: str
) -> None:
    target, rng = Target(soc_version, 2), np.random.default_rng(0)
    types = PRODUCTS[op][0].inputs
    constants = {i: rng.standard_normal(types[i].shape).astype(np.float32) for i in (1, 2)}
    packed: dict[Packing, list[bytes]] = defaultdict(list)

    for task in PRODUCTS[op]:
        space, count = Space(task, target), defaultdict[Packing, int](int)
        for policy in (space.default, *space.ranked()):
            packing = packing_of(space, policy)
            count[packing] += 1
            if count[packing] <= PER_PACKING:
                arrays = space.family.pack(task, policy, target.isa, constants)
                packed[packing].append(b"".join(arrays[i].tobytes() for i in sorted(arrays)))

    assert len(packed) > 1
    assert all(len(set(forms)) == 1 for forms in packed.values())
