"""The peak of each arithmetic that this machine has instructions for."""

from __future__ import annotations

import re

import pytest

from tuner.backend import host_soc_versions
from tuner.cpu.host import features_here
from tuner.cpu.kernels import peak
from tuner.cpu.kernels.arithmetic import ARITHMETICS, IN_REGISTERS, Arithmetic
from tuner.cpu.llvm import assembly
from tuner.target import ISAS

BEST = host_soc_versions()[-1]


@pytest.mark.parametrize("arithmetic", IN_REGISTERS, ids=lambda row: row.name)
def test_the_loop_adds_up_products_of_every_arithmetic_that_is_here(arithmetic: Arithmetic) -> None:
    if arithmetic.lacking(ISAS[BEST], features_here(BEST)):
        pytest.skip(f"this machine has no instructions for {arithmetic.name}")

    assert peak.seconds_of_steps(BEST, 10, arithmetic) > 0.0


def test_a_loop_of_integers_has_its_instruction_for_each_sum_with_operands_that_change() -> None:
    ir = peak._peak_ir(ISAS["x86_64-v4"], ARITHMETICS["madd_i16"])
    calls = [line for line in ir.splitlines() if "= call" in line and "pmaddw.d.512" in line]

    assert len(calls) == peak.CHAINS
    assert len({line.partition("(")[2].split(",")[0] for line in calls}) == peak.CHAINS


@pytest.mark.parametrize(
    ("name", "instruction"), [("amx_u8", "tdpbusd"), ("amx_bf16", "tdpbf16ps")]
)
def test_a_loop_of_tiles_multiplies_each_tile_of_sums_once_a_step(
    name: str, instruction: str
) -> None:
    isa = ISAS["x86_64-v4-amx"]
    code = assembly(peak._tiles_ir(isa, ARITHMETICS[name]), isa)

    assert len(re.findall(rf"\b{instruction}\b", code)) == peak.TILE_CHAINS
    assert len(re.findall(r"\btilestored\b", code)) == peak.TILE_CHAINS


@pytest.mark.isa("x86_64-v4-amx")
@pytest.mark.parametrize("name", ["amx_u8", "amx_bf16"])
def test_a_loop_of_tiles_runs_where_there_are_tiles(name: str) -> None:
    tier = "x86_64-v4-amx"
    if ARITHMETICS[name].lacking(ISAS[tier], features_here(tier)):
        pytest.skip(f"this machine has no instructions for {name}")

    assert peak.seconds_of_steps(tier, 10, ARITHMETICS[name]) > 0.0


def test_peaks_are_of_each_tier_and_of_what_differs_in_more_than_loads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peak, "peak_gflops", lambda tier, row: 1.0)

    found = peak.peaks()

    assert {tier for tier, _ in found} == set(host_soc_versions())
    in_registers = {"direct", "dot_bf16", "dot_u8", "maddubs", "madd_i16"}
    assert {name for _, name in found} <= {*in_registers, "amx_u8", "amx_bf16"}
    assert (BEST, "direct") in found
