"""Each kernel test that asks for `soc_version` runs for every tier of vectors that this CPU has.

The AMX tier has the vectors of v4; `test_amx.py` tests its own kernels.
"""

import pytest

from tuner.target import ISAS

VECTOR_TIERS = [tier for tier, isa in ISAS.items() if not isa.has_amx]


@pytest.fixture(params=[pytest.param(tier, marks=pytest.mark.isa(tier)) for tier in VECTOR_TIERS])
def soc_version(request: pytest.FixtureRequest) -> str:
    return str(request.param)
