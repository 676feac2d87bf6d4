"""`tuner.bench`: a small model beside its peers, with the real tuner."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fixtures.files import write_model
from fixtures.small import SMALL
from tuner import bench
from tuner.bench import BenchResult, bench_model
from tuner.errors import ModelError, OptionError
from tuner.lookup import MemoryLookup
from tuner.measure.peers import Peer, open_peer
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("bench") / "small.onnx", SMALL["residual_cnn"]())


@pytest.fixture
def options(target: Target) -> Options:
    return Options(target)


def timed(model: Path, options: Options, against: str | None = "onnxruntime") -> BenchResult:
    return bench_model(model, options, MemoryLookup(), against=against, budget_s=0.01)


def test_default_tuned_and_peer_are_timed_in_the_same_rounds(model: Path, options: Options) -> None:
    result = timed(model, options)

    assert (result.model, result.target, result.hits) == ("small", options.target, 0)
    assert result.rounds == bench.LEAST_ROUNDS
    (peer,) = result.peers
    for ratio in (peer.ratio, peer.default_ratio, result.default_ratio):
        assert ratio is not None
        assert 0 < ratio[0] <= ratio[1] <= ratio[2]
    assert peer.max_difference <= 1e-5
    assert result.gflops == pytest.approx(result.operations / result.tuned_ms / 1e6)
    assert all(step.median_us > 0 for step in result.steps)


def test_an_offline_model_is_timed_alone(model: Path, options: Options, tmp_path: Path) -> None:
    compiled = tmp_path / "small.om"
    compile_model(model, compiled, options, MemoryLookup(), lambda event: None)

    result = timed(compiled, options)

    assert (result.default_ms, result.default_ratio, result.peers) == (None, None, ())
    assert result.tuned_ms > 0
    assert result.operations == timed(model, options, against=None).operations


def test_a_peer_that_refuses_the_model_is_named(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "open_peer", lambda *_: None)

    result = timed(model, options)

    assert (result.peers, result.refused) == ((), ("onnxruntime",))


def test_a_model_whose_outputs_are_wrong_has_no_times(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Wrong:
        def __init__(self, peer: Peer) -> None:
            self._peer = peer

        def __getattr__(self, name: str) -> Any:
            return getattr(self._peer, name)

        def run(self, inputs: Any) -> dict[str, np.ndarray]:
            return {name: array * 1.01 for name, array in self._peer.run(inputs).items()}

    def opened(*arguments: Any) -> Wrong:
        peer = open_peer(*arguments)
        assert peer is not None
        return Wrong(peer)

    monkeypatch.setattr(bench, "open_peer", opened)

    with pytest.raises(ModelError, match=r"differ from ONNX Runtime's by 0\.0099"):
        timed(model, options)


def test_an_unknown_peer_is_refused_before_the_model_is_read(options: Options) -> None:
    with pytest.raises(OptionError, match="no peer 'tflite'"):
        timed(Path("gone.onnx"), replace(options), against="tflite")
