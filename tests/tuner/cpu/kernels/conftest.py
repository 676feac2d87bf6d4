"""Each kernel test that asks for `soc_version` runs for every tier of vectors, at night at least.

The AMX tier has the vectors of v4; `test_amx.py` tests its own kernels.
"""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.emulator import EMULATED, HAS_EMULATOR, NEEDS_EMULATOR
from tuner.backend import host_soc_versions
from tuner.target import ISAS

VECTOR_TIERS = [tier for tier, isa in ISAS.items() if not isa.has_amx]


def mark_of(tier: str) -> pytest.MarkDecorator:
    if tier in EMULATED:
        return pytest.mark.skipif(not HAS_EMULATOR, reason=NEEDS_EMULATOR)
    return pytest.mark.isa(tier)


@pytest.fixture(params=[pytest.param(tier, marks=mark_of(tier)) for tier in VECTOR_TIERS])
def soc_version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def same_numbers(request: pytest.FixtureRequest) -> None:
    """A test draws the same numbers whether it runs alone or after others of its module."""
    if (numbers := getattr(request.module, "RANDOM", None)) is not None:
        numbers.bit_generator.state = np.random.PCG64(5).state


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By day a case runs on this CPU's best tier and on one of the others in turn; at night on all.

    Of kernels of open sizes the emulator's turns are at night, too: they take long there.
    """
    best = [tier for tier in host_soc_versions() if tier in VECTOR_TIERS][-1]
    others = [tier for tier in VECTOR_TIERS if tier != best]
    cases: dict[str, dict[str, int]] = {}
    for item in items:
        tier = getattr(getattr(item, "callspec", None), "params", {}).get("soc_version")
        if tier is None or tier == best:
            continue
        of_test = cases.setdefault(item.nodeid.partition("[")[0], {})
        turn = of_test.setdefault(item.nodeid.replace(tier, ""), len(of_test))
        is_long = item.path.name.startswith("test_open_") and tier in EMULATED
        if is_long or others[turn % len(others)] != tier:
            item.add_marker(pytest.mark.slow)
