"""CPU flags as Linux lists them, compared with LLVM's own look at the processor."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from tuner.cpu import flags
from tuner.cpu.kernels.arithmetic import ARITHMETICS
from tuner.target import ISAS


def test_flags_are_those_that_llvm_sees() -> None:
    llvm.initialize_native_target()
    seen = llvm.get_host_cpu_features()

    found = flags.host_features()

    assert found == {name: bool(seen.get(name, False)) for name in found}
    assert any(found.values())


def test_all_flags_of_all_tiers_are_known() -> None:
    named = {name for isa in ISAS.values() for name in (*isa.features, *isa.optional)}

    assert set(flags.host_features()) == named
    assert {name for pair in flags.BY_IMPLEMENTATION.values() for name in pair} <= named
    assert set(flags.BY_IMPLEMENTATION) <= set(ARITHMETICS)


@pytest.mark.parametrize("text", ["", "flags\n", "Features : asimd\n", "\0\xff"])
def test_a_system_that_lists_nothing_has_no_flag(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cpuinfo"
    path.write_text(text, encoding="latin-1")
    monkeypatch.setattr(flags, "CPU_INFO", str(path))
    monkeypatch.setattr(flags, "_listed_flags", flags._listed_flags.__wrapped__)

    found = {n for n, has in flags.host_features.__wrapped__().items() if has}

    assert found == ({"neon"} if "asimd" in text else set())


def test_a_system_without_the_list_has_no_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flags, "CPU_INFO", "/nowhere/cpuinfo")
    monkeypatch.setattr(flags, "_listed_flags", flags._listed_flags.__wrapped__)

    assert not any(flags.host_features.__wrapped__().values())
