"""Places of a model's constants in what was packed of them, whatever the type of their elements."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tests.tuner.cpu.kernels.test_integer_products import of_integers
from tuner.cpu.kernels.families import family_of
from tuner.element import ELEMENTS
from tuner.graph import TensorType
from tuner.kernel_family import packs_no_groups
from tuner.policy import Policy
from tuner.program import constants, packed_layouts
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

SHAPE = (300, 200)
"""More elements than 16 bits have numbers."""


def swapped(task: Task, policy: Policy, isa: object, given: Mapping[int, np.ndarray]) -> object:
    """A packing: columns in blocks of 8 after each other, behind 16 zeros."""
    del task, policy, isa
    blocks = given[1].reshape(SHAPE[0], -1, 8).swapaxes(0, 1).reshape(-1)
    return {1: np.concatenate([blocks, np.zeros(16, blocks.dtype)])}


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16", "f64", "i8", "u8", "i32"])
def test_elements_of_every_type_are_found_in_what_was_packed(
    dtype: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise such weights would be kept twice in an offline model."""
    family = SimpleNamespace(pack=swapped, step_groups=packs_no_groups)
    backend = SimpleNamespace(family_of=lambda op: family)
    monkeypatch.setattr(packed_layouts, "backend_of", lambda soc_version: backend)
    task = Task("gemm", (TensorType("f32", (4, 300)), TensorType(dtype, SHAPE)), (F32_RESULT,))

    layout = packed_layouts._packed_layouts(ISAS["x86_64-v3"], task, Policy.of())[1]

    assert layout is not None
    weights = np.random.default_rng(0).integers(0, 100, SHAPE).astype(ELEMENTS[dtype].dtype)
    packed = swapped(task, Policy.of(), None, {1: weights})[1]  # type: ignore[index]
    assert constants._holds(packed, layout, weights)


@pytest.mark.parametrize("rows", [300, 7000])
def test_elements_are_found_next_to_more_of_fewer_bits(
    rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Larger arrays need two, or four, digits for their numbers, where these need one."""
    family = SimpleNamespace(pack=swapped, step_groups=packs_no_groups)
    backend = SimpleNamespace(family_of=lambda op: family)
    monkeypatch.setattr(packed_layouts, "backend_of", lambda soc_version: backend)
    inputs = TensorType("i8", (rows, 300)), TensorType("f32", SHAPE)

    layouts = packed_layouts._packed_layouts(
        ISAS["x86_64-v3"], Task("gemm", inputs, (F32_RESULT,)), Policy.of()
    )

    assert layouts[1] is not None


def test_a_packing_whose_size_depends_on_the_numbers_is_not_read_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Integers that are split into several of some size: the constant is kept as it is."""

    def split(
        task: Task, policy: Policy, isa: object, given: Mapping[int, np.ndarray]
    ) -> Mapping[int, np.ndarray]:
        del task, policy, isa
        flat = given[1].reshape(-1)
        return {1: np.concatenate([flat, flat[flat > 64]])}

    family = SimpleNamespace(pack=split, step_groups=packs_no_groups)
    backend = SimpleNamespace(family_of=lambda op: family)
    monkeypatch.setattr(packed_layouts, "backend_of", lambda soc_version: backend)
    task = Task("gemm", (TensorType("u8", (4, 300)), TensorType("i8", SHAPE)), (F32_RESULT,))

    assert packed_layouts._packed_layouts(ISAS["x86_64-v3"], task, Policy.of()) == {1: None}


@pytest.mark.parametrize("vectors", [1, 2])
@pytest.mark.parametrize(
    "task",
    [
        of_integers(gemm((5,), 302, 37)),
        of_integers(conv((5, 6), 16, 18, (3, 3), pads=(1, 1, 1, 1), group=2)),
    ],
    ids=["gemm", "conv"],
)
def test_weights_in_groups_of_steps_are_read_back(task: Task, vectors: int) -> None:
    """Otherwise they would be kept twice: halves of a weight are in two places."""
    isa = ISAS["x86_64-v3"]
    policy = Space(task, Target("x86_64-v3", 1)).default.with_knobs(
        impl="maddubs", format="padded", tile_vectors=vectors, unroll=2
    )
    weights = np.random.default_rng(0).integers(-128, 128, task.inputs[1].shape).astype(np.int8)
    bias = np.zeros(task.inputs[2].shape, np.int32)

    layout = packed_layouts._packed_layouts(isa, task, policy)[1]

    assert layout is not None
    assert layout.groups is not None
    packed = family_of(task.op).pack(task, policy, isa, {1: weights, 2: bias})[1]
    assert constants._holds(packed, layout, weights)
    assert not constants._holds(packed, layout, weights ^ 1)


F32_RESULT = TensorType("f32", (4, 200))
