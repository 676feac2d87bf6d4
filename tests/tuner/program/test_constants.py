"""Places of a model's constants in what was packed of them, whatever the type of their elements."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import numpy as np
import pytest

from tuner.element import ELEMENTS
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.program import constants
from tuner.target import ISAS
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
    family = SimpleNamespace(pack=swapped)
    backend = SimpleNamespace(family_of=lambda op: family)
    monkeypatch.setattr(constants, "backend_of", lambda soc_version: backend)
    task = Task("gemm", (TensorType("f32", (4, 300)), TensorType(dtype, SHAPE)), (F32_RESULT,))

    axes = constants._packed_axes(ISAS["x86_64-v3"], task, Policy.of())[1]

    assert axes is not None
    layout = constants.ConstantLayout(0, axes)
    weights = np.random.default_rng(0).integers(0, 100, SHAPE).astype(ELEMENTS[dtype].dtype)
    packed = swapped(task, Policy.of(), None, {1: weights})[1]  # type: ignore[index]
    assert constants._holds(packed, layout, weights)


@pytest.mark.parametrize("rows", [300, 7000])
def test_elements_are_found_next_to_more_of_fewer_bits(
    rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Larger arrays need two, or four, digits for their numbers, where these need one."""
    backend = SimpleNamespace(family_of=lambda op: SimpleNamespace(pack=swapped))
    monkeypatch.setattr(constants, "backend_of", lambda soc_version: backend)
    inputs = TensorType("i8", (rows, 300)), TensorType("f32", SHAPE)

    axes = constants._packed_axes(
        ISAS["x86_64-v3"], Task("gemm", inputs, (F32_RESULT,)), Policy.of()
    )

    assert axes[1] is not None


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

    family = SimpleNamespace(pack=split)
    backend = SimpleNamespace(family_of=lambda op: family)
    monkeypatch.setattr(constants, "backend_of", lambda soc_version: backend)
    task = Task("gemm", (TensorType("u8", (4, 300)), TensorType("i8", SHAPE)), (F32_RESULT,))

    assert constants._packed_axes(ISAS["x86_64-v3"], task, Policy.of()) == {1: None}


F32_RESULT = TensorType("f32", (4, 200))
