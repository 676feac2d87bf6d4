"""Each kernel test that asks for `soc_version` runs for every tier this CPU has."""

import pytest

from tuner.target import ISAS, host_soc_versions


@pytest.fixture(params=list(ISAS))
def soc_version(request: pytest.FixtureRequest) -> str:
    if request.param not in host_soc_versions():
        pytest.skip(f"this CPU lacks {request.param}")
    return request.param
