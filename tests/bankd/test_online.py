"""The bank of processes that run models, with real children and a real bank."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

import tuner
from bankd.bank import Decision, LayeredBank, TargetKey
from bankd.bridge.online import OnlineBank
from tuner.backend import host_target
from tuner.errors import TunerError
from tuner.sessions.bank import online_bank


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, without a bank."""
    for name in ("TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "TUNEBANK_RECORDED", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "bank"))
    (tmp_path / "bank").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def model(places: Path) -> Path:
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", 64]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Softmax", ["x"], ["y"])], "g", [x], [y])
    path = places / "m.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)]), path)
    return path


def test_the_bank_of_the_package_is_found_by_the_tuner() -> None:
    assert isinstance(online_bank(), OnlineBank)


def test_places_are_below_the_cache_of_the_user(
    places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = OnlineBank()
    assert bank.models == places / ".cache" / "tunebank" / "models"
    assert bank.recorded == places / ".cache" / "tunebank" / "recorded"

    monkeypatch.setenv("TUNEBANK_RECORDED", "/watched")
    assert OnlineBank().recorded == Path("/watched")


def test_a_model_is_compiled_by_a_child_with_what_the_bank_knows(places: Path, model: Path) -> None:
    bank = OnlineBank()

    known = bank.compile(model, places / "out.om", {"x": (8, 64)}, 1)

    x = np.random.default_rng(0).standard_normal((8, 64)).astype(np.float32)
    with tuner.load(places / "out.om") as loaded:
        y = loaded.run({"x": x})["y"]
    assert np.allclose(y.sum(axis=1), 1)
    assert known.hits == 0
    assert known.misses == known.subjects >= 1
    assert known.keys


def test_the_state_changes_with_the_entries_of_a_model_and_with_no_others(
    places: Path, model: Path
) -> None:
    bank = OnlineBank()
    keys = bank.compile(model, places / "out.om", {"x": (8, 64)}, 1).keys
    before = bank.state(keys, 1)
    target = TargetKey(host_target().soc_version, 1)

    def decide(key: str, policy: str) -> None:
        with LayeredBank.open(places / "bank") as opened:
            decision = Decision(key, "{}", target, policy, "tuned", "{}")
            opened.custom.commit(target, [decision], "test", "test")

    decide("another key", "{}")
    assert bank.state(keys, 1) == before
    decide(keys[0], "{}")
    assert bank.state(keys, 1) != before
    assert bank.state(keys, 2) == OnlineBank().state(keys, 2)


def test_a_model_that_cannot_be_compiled_is_refused_with_the_reason_of_the_child(
    places: Path,
) -> None:
    (places / "m.onnx").write_bytes(b"no model")

    with pytest.raises(TunerError, match=r"bankd atc of m\.onnx: .*m\.onnx"):
        OnlineBank().compile(places / "m.onnx", places / "out.om", {}, 1)


def test_a_setting_that_cannot_be_used_is_an_error_of_the_tuner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TE_PARALLEL_COMPILER", "many")

    with pytest.raises(TunerError, match="TE_PARALLEL_COMPILER"):
        OnlineBank()


@pytest.mark.slow
def test_what_is_missed_is_tuned_by_a_child_and_known_afterwards(places: Path, model: Path) -> None:
    bank = OnlineBank()

    bank.tune(model, places / "tuned" / "m.om", {"x": (8, 64)}, 1, "1,2")
    known = bank.compile(model, places / "out.om", {"x": (8, 64)}, 1)

    assert known.misses == 0
    assert (places / "tuned" / "m.om").is_file()
