"""Each kernel test that asks for `soc_version` runs for every tier this CPU has."""

import pytest

from tuner.target import ISAS


@pytest.fixture(params=[pytest.param(tier, marks=pytest.mark.isa(tier)) for tier in ISAS])
def soc_version(request: pytest.FixtureRequest) -> str:
    return str(request.param)
