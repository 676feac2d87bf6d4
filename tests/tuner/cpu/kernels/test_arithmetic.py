"""Arithmetics of contractions: the table that tiles, packers and spaces read."""

from __future__ import annotations

import pytest

from tuner.cpu.kernels.arithmetic import ARITHMETICS, is_admitted, widening
from tuner.element import ELEMENTS
from tuner.graph import TensorType
from tuner.task import Task

EXACT = {"direct", "amx_bf16x6"}
LOSSY = {
    "must_keep_origin_dtype": set[str](),
    "allow_mix_precision": {"direct_f16", "amx_bf16x3"},
    "allow_mix_precision_bf16": {"direct_f16", "direct_bf16", "dot_bf16", "amx_bf16x3", "amx_bf16"},
}


def gemm(stored: str, mode: str) -> Task:
    inputs = (TensorType("f32", (8, 64)), TensorType(stored, (64, 32)), TensorType("f32", (32,)))
    return Task("gemm", inputs, (TensorType("f32", (8, 32)),), {}, mode)


@pytest.mark.parametrize("mode", LOSSY)
@pytest.mark.parametrize("stored", ["f32", "f16", "bf16"])
def test_a_precision_mode_admits_what_is_near_enough_to_the_weights_of_the_model(
    stored: str, mode: str
) -> None:
    task = gemm(stored, mode)
    as_stored = {row.name for row in ARITHMETICS.values() if row.name == f"direct_{stored}"}

    admitted = {name for name, row in ARITHMETICS.items() if is_admitted(row, task)}

    assert admitted == EXACT | LOSSY[mode] | as_stored


@pytest.mark.parametrize("stored", ["f32", "f16", "bf16"])
def test_a_run_time_matrix_is_multiplied_in_f32_whatever_it_is_stored_as(stored: str) -> None:
    arithmetic = widening(ELEMENTS[stored])

    assert (arithmetic.weights.name, arithmetic.a.name) == (stored, "f32")
    assert arithmetic.depth_step == 1
