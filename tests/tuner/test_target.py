"""The hardware target: what a tier asks for, and why a machine does not have it."""

import contextlib
import errno
import itertools
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import pytest_runtest_setup
from tuner.backend import host_soc_versions, host_target, why_not_here
from tuner.cpu import host
from tuner.errors import TargetError
from tuner.target import ISAS

AMX = "x86_64-v4-amx"
X86 = {tier: isa for tier, isa in ISAS.items() if isa.architecture == "x86_64"}


@pytest.fixture
def every_feature(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bool]]:
    """A machine whose processor has all that any tier asks for; what it says may be changed."""
    flags = {feature: True for isa in X86.values() for feature in isa.features}
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(host, "host_features", lambda: flags)
    host.soc_versions_here.cache_clear()
    yield flags
    host.soc_versions_here.cache_clear()


def refuse(monkeypatch: pytest.MonkeyPatch, why: str | None) -> None:
    monkeypatch.setattr(host, "tile_refusal", lambda: why)


# -- tiers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tier", ISAS)
def test_a_test_marked_for_a_tier_is_skipped_only_where_the_cpu_lacks_it(
    request: pytest.FixtureRequest, tier: str
) -> None:
    request.node.add_marker(pytest.mark.isa(tier))
    lacks = tier not in host_soc_versions()

    with pytest.raises(pytest.skip.Exception, match=tier) if lacks else contextlib.nullcontext():
        pytest_runtest_setup(request.node)

    request.node.add_marker(pytest.mark.isa("x86_64-v2", "a feature of tomorrow"))
    with pytest.raises(pytest.skip.Exception, match=f"{tier if lacks else 'tomorrow'}"):
        pytest_runtest_setup(request.node)


def test_each_tier_asks_for_all_that_the_one_below_it_does() -> None:
    tiers = list(X86.values())

    for below, above in itertools.pairwise(tiers):
        assert set(below.features) < set(above.features)
        assert below.lanes <= above.lanes


def test_only_the_amx_tier_has_tiles_and_none_is_emulated() -> None:
    assert [name for name, isa in ISAS.items() if isa.has_amx] == [AMX]
    assert ISAS[AMX].tiles == "amx"
    assert [name for name, isa in ISAS.items() if "avx512bf16" in isa.features] == [AMX]


def test_the_machine_runs_the_amx_tier_when_the_kernel_grants_tiles(
    every_feature: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, None)

    assert host_soc_versions() == tuple(X86)
    assert host_target(cores=1).soc_version == AMX


def test_a_refusal_of_the_kernel_is_the_reason_a_user_reads(
    every_feature: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, "the kernel does not grant tile registers (arch_prctl: a sandbox)")

    assert host_target(cores=1).soc_version == "x86_64-v4"
    with pytest.raises(
        TargetError, match=r"no runner for .*-amx .*arch_prctl: a sandbox"
    ) as caught:
        host_target(AMX)
    assert caught.value.code == "EG0013"


def test_the_kernel_is_not_asked_where_the_processor_has_no_tiles(
    every_feature: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    every_feature["amx-bf16"] = False
    asked: list[bool] = []
    monkeypatch.setattr(host, "tile_refusal", lambda: asked.append(True))

    assert why_not_here(AMX) == "the processor lacks amx-bf16"
    assert why_not_here("x86_64-v4") is None
    assert asked == []


def test_a_tier_of_another_processor_is_refused_though_kernels_are_made_for_it(
    every_feature: dict[str, bool],
) -> None:
    every_feature["neon"] = True

    with pytest.raises(TargetError, match=r"-neon .*: the processor is of the kind x86_64"):
        host_target("aarch64-neon")


def test_an_unknown_tier_is_refused_with_those_that_run_here() -> None:
    with pytest.raises(TargetError, match=f"Ascend910B .*{host_soc_versions()[0]}"):
        host_target("Ascend910B")


# -- the permission ------------------------------------------------------------------------------


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, int]]:
    """Answers of a Linux kernel by arch_prctl code; 0 is a yes."""
    answers: dict[int, int] = {}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(host, "_arch_prctl", lambda code, _: answers.get(code, 0))
    host.tile_refusal.cache_clear()
    yield answers
    host.tile_refusal.cache_clear()


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.EINVAL, "older than Linux 5.16"),
        (errno.EOPNOTSUPP, "hides them"),
        (errno.ENOSPC, "signal stack"),
        (errno.EPERM, "sandbox"),
        (errno.ENOMEM, "Cannot allocate memory"),
    ],
)
def test_every_refusal_has_a_reason(ask: dict[int, int], number: int, why: str) -> None:
    ask[0x1023] = number

    assert why in (host.tile_refusal() or "")


def test_a_yes_without_the_state_being_listed_is_no_permission(ask: dict[int, int]) -> None:
    assert "does not list" in (host.tile_refusal() or "")


def test_other_systems_are_not_asked(ask: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")

    assert "not on darwin" in (host.tile_refusal() or "")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc/cpuinfo")
def test_tiles_are_granted_only_where_the_kernel_lists_them() -> None:
    listed = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    refusal = host.tile_refusal()

    assert re.search(r"\bamx_tile\b", listed) or refusal is not None
    assert refusal is None or "tile" in refusal


def test_a_process_that_can_run_kernels_has_asked_for_tiles() -> None:
    """The measuring child and the runtime enter kernels through a thread pool."""
    program = (
        "from tuner.cpu.thread_pool import ThreadPool\n"
        "from tuner.cpu.host import soc_versions_here\n"
        "ThreadPool(1).close()\n"
        "print(soc_versions_here.cache_info().currsize)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout == "1\n"
