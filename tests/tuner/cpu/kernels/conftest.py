"""Each kernel test that asks for `soc_version` runs for every tier of vectors, at night at least.

The AMX tier has the vectors of v4; `test_amx.py` tests its own kernels.
"""

import numpy as np
import pytest

from tests.conftest import lacking_here
from tests.tuner.cpu.kernels.emulator import EMULATED, HAS_EMULATOR, NEEDS_EMULATOR
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
    """A case runs by day on the best tier, every second one on another in turn; at night on all.

    The tiers are those of `soc_version`, or of a file's own `tier`, which knows emulated ones. The
    best is the last of them that this CPU has. A test whose cases are fewer than twice the other
    tiers has one of them in each case, so that no tier of a test waits for the night. Of kernels of
    open sizes the emulator's turns are at night, too: they take long there.
    """
    tests: dict[str, dict[str, dict[str, pytest.Item]]] = {}
    for item in items:
        parameters = getattr(getattr(item, "callspec", None), "params", {})
        tier = parameters.get("soc_version", parameters.get("tier"))
        if tier is not None:
            cases = tests.setdefault(item.nodeid.partition("[")[0], {})
            cases.setdefault(item.nodeid.replace(tier, ""), {})[tier] = item
    for cases in tests.values():
        of_tier = {tier: item for case in cases.values() for tier, item in case.items()}
        best = [tier for tier, item in of_tier.items() if _runs_here(tier, item)][-1:]
        others = [tier for tier in of_tier if tier not in best]
        every = 2 if len(cases) >= 2 * len(others) else 1
        for number, case in enumerate(cases.values()):
            turn, left = divmod(number, every)
            lap, place = divmod(turn, max(len(others), 1))
            for tier, item in case.items():
                is_long = "_open" in item.path.name and tier in EMULATED
                # Of two neighbours, which often differ in one parameter, a tier has each in turn.
                is_next = left == lap % every and others[place : place + 1] == [tier]
                if tier not in best and (is_long or not is_next):
                    item.add_marker(pytest.mark.slow)


def _runs_here(tier: str, item: pytest.Item) -> bool:
    return tier not in EMULATED and not lacking_here(item)
