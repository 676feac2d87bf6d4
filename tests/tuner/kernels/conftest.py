"""Each kernel test that asks for `soc_version` runs for every tier of vectors that this CPU has.

The AMX tier has the vectors of v4; `test_amx.py` tests its own kernels.
"""

import pytest

from tests.tuner.kernels.emulator import EMULATED, HAS_EMULATOR, NEEDS_EMULATOR
from tuner.target import ISAS

VECTOR_TIERS = [tier for tier, isa in ISAS.items() if not isa.has_amx]


def mark_of(tier: str) -> pytest.MarkDecorator:
    if tier in EMULATED:
        return pytest.mark.skipif(not HAS_EMULATOR, reason=NEEDS_EMULATOR)
    return pytest.mark.isa(tier)


@pytest.fixture(params=[pytest.param(tier, marks=mark_of(tier)) for tier in VECTOR_TIERS])
def soc_version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Kernels of open sizes run in the emulator at night: it takes half of their tests' time."""
    for item in items:
        tier = getattr(getattr(item, "callspec", None), "params", {}).get("soc_version")
        if item.path.name.startswith("test_open_") and tier in EMULATED:
            item.add_marker(pytest.mark.slow)
