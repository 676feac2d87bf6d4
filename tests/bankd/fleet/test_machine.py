"""A model tuned on another machine: real processes, real certificates, on loopback."""

from __future__ import annotations

import subprocess
from pathlib import Path

import onnx
import pytest

from bankd.bank import Bank, TargetKey
from bankd.bridge import host_soc_versions
from fixtures.small.networks import residual_cnn, tiny_encoder
from fixtures.small.tiny import tiny
from tests.bankd.fleet.kills import DECIDED_TWICE, sent, trials_of, watch_once
from tests.bankd.fleet.processes import Fleet, fleet_in

TUNED_WITHIN_S = 240
V3 = TargetKey("x86_64-v3", 1)
needs_v3 = pytest.mark.skipif("x86_64-v3" not in host_soc_versions(), reason="needs AVX2")


@pytest.fixture
def models(tmp_path: Path) -> Path:
    folder = tmp_path / "models"
    folder.mkdir()
    for name, model in {"encoder": tiny_encoder(), "cnn": residual_cnn()}.items():
        onnx.save(model, folder / f"{name}.onnx")
    return folder


@needs_v3
def test_a_folder_is_tuned_on_a_machine_and_the_desk_and_the_head_know_what_it_found(
    tmp_path: Path,
) -> None:
    models = tmp_path / "models"
    models.mkdir()
    (models / "net.onnx").write_bytes(tiny(1))  # one task has all that is looked at here
    with fleet_in(tmp_path) as fleet:
        fleet.head()
        fleet.machine("lab", "x86_64-v3", 1)
        fleet.wait_for("lab", "joined")
        desk = watched_once(fleet, models)
        assert desk.wait(TUNED_WITHIN_S) == 0, fleet.log("desk")
        again = watched_once(fleet, models)
        assert again.wait(TUNED_WITHIN_S) == 0, fleet.log("desk")
        fleet.wait_until(lambda: sent(fleet, "lab"))

    offline = sorted(path.name[:3] for path in (tmp_path / "desk").rglob("*_tune.om"))
    assert offline == ["net"]
    found = trials_of(tmp_path / "lab")
    assert found
    assert trials_of(tmp_path / "desk") == found
    assert trials_of(tmp_path / "head") == found
    for name in ("desk", "head"):
        with Bank.open(tmp_path / name, create=False, read_only=True) as bank:
            keys = bank.changed_since()[V3]
            assert bank.find(V3, keys).keys() <= set(keys)
            assert bank.find(V3, keys)
            assert bank.check() == []


def watched_once(fleet: Fleet, models: Path) -> subprocess.Popen[bytes]:
    return watch_once(fleet, "desk", models, V3)


@needs_v3
@pytest.mark.slow
@pytest.mark.parametrize("victim", ["lab", "head", "desk"])
def test_whoever_is_killed_nothing_is_lost_and_no_subject_is_decided_twice(
    tmp_path: Path, models: Path, victim: str
) -> None:
    with fleet_in(tmp_path) as fleet:
        fleet.head()
        fleet.machine("lab", "x86_64-v3", 1)
        fleet.wait_for("lab", "joined")
        watched_once(fleet, models)
        fleet.wait_for("desk", "trials on lab", TUNED_WITHIN_S)
        fleet.kill(victim)
        if victim == "lab":
            fleet.machine("lab", "x86_64-v3", 1)
        elif victim == "head":
            fleet.head()
        else:
            watched_once(fleet, models)
        assert fleet.running["desk"].wait(TUNED_WITHIN_S) == 0, fleet.log("desk")
        fleet.wait_until(lambda: sent(fleet, "lab"))

    for name in ("lab", "head", "desk"):
        with Bank.open(tmp_path / name, create=False, read_only=True) as bank:
            assert bank.check() == []
            assert bank.connection.rows(DECIDED_TWICE) == []
    measured = trials_of(tmp_path / "lab")
    assert trials_of(tmp_path / "head") == measured
    assert trials_of(tmp_path / "desk") <= measured
