"""A head and a machine that serve while peers are refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bankd.bridge import host_soc_versions
from bankd.fleet.certs import Role
from tests.bankd.fleet.peers import machines_of, run
from tests.bankd.fleet.processes import Fleet, fleet_in

V3 = "x86_64-v3"


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    if V3 not in host_soc_versions():
        pytest.skip("needs AVX2")
    with fleet_in(tmp_path_factory.mktemp("fleet")) as fleet:
        fleet.head()
        fleet.machine("lab", V3, 1)
        fleet.wait_for("lab", "joined")
        fleet.wait_for("head", "machine_joined machine=lab")
        yield fleet
        assert "Traceback" not in fleet.log("head") + fleet.log("lab")
        assert [name for name, one in fleet.running.items() if one.poll() is not None] == []


@pytest.fixture
def fleet(processes: Fleet) -> Iterator[Fleet]:
    """After each refusal the head serves as before."""
    yield processes
    certs = processes.certificate(Role.DESK, "desk")
    assert [one.name for one in run(lambda: machines_of(processes, certs))] == ["lab"]
