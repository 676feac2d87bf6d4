"""The bank of processes that run models, with real children and a real bank."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

import tuner
from bankd.bank import Decision, LayeredBank, TargetKey
from bankd.bridge.online import OnlineBank, run_with_progress
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


def test_each_line_of_a_child_is_progress_while_it_runs() -> None:
    lines: list[str] = []
    program = "import sys; print('{}'); sys.stderr.write('one\\n two\\n\\n')"

    code, output, kept = run_with_progress([sys.executable, "-c", program], {}, 60, lines.append)

    assert (code, output.strip()) == (0, "{}")
    assert lines == kept == ["one", "two"]


def test_a_child_that_takes_too_long_is_ended() -> None:
    program = "import time; time.sleep(60)"

    with pytest.raises(subprocess.TimeoutExpired):
        run_with_progress([sys.executable, "-c", program], {}, 0.2, lambda _: None)


def test_an_interrupt_in_progress_ends_the_child(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    say = "import sys, time; print('on', file=sys.stderr, flush=True); time.sleep(1)"
    program = f"{say}; open({str(mark)!r}, 'x')"

    def interrupt(_: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_with_progress([sys.executable, "-c", program], {}, 60, interrupt)
    time.sleep(1.2)

    assert not mark.exists()


@pytest.mark.slow
def test_what_is_missed_is_tuned_by_a_child_and_known_afterwards(places: Path, model: Path) -> None:
    bank = OnlineBank()

    lines: list[str] = []
    bank.tune(model, places / "tuned" / "m.om", {"x": (8, 64)}, 1, "1,2", lines.append)
    known = bank.compile(model, places / "out.om", {"x": (8, 64)}, 1)

    assert known.misses == 0
    assert (places / "tuned" / "m.om").is_file()
    assert any("task 1 of" in line for line in lines)
    assert re.match(r"m\.om: [\d.]+ \w+ \(default ", lines[-1])
