"""`tuner.whole_model.model_bench`: a small model beside its peers, with the real tuner."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnxruntime.capi.onnxruntime_pybind11_state import InvalidArgument

from fixtures.files import write_model
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tuner.backend import host_soc_versions
from tuner.errors import ModelError, OptionError
from tuner.lookup import model_lookup
from tuner.lookup.model_lookup import FusedModel, ModelTasks, partitioned_tasks
from tuner.lookup.protocol import Hit
from tuner.measure.peers import Peer, open_peer
from tuner.offline_model import offline_model
from tuner.pipeline import compile_model
from tuner.policy import Policy
from tuner.session import Options
from tuner.target import Target
from tuner.whole_model import model_bench
from tuner.whole_model.model_bench import BenchResult, bench_model

pytestmark = pytest.mark.usefixtures("quiet_machine")

Outputs = dict[str, np.ndarray]
Change = Callable[[Outputs], Outputs]


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
    assert result.rounds == 9
    (peer,) = result.peers
    for ratio in (peer.ratio, peer.default_ratio, result.default_ratio):
        assert ratio is not None
        assert 0 < ratio[0] <= ratio[1] <= ratio[2]
    assert peer.max_difference <= 1e-5
    assert result.tuned_ms is not None
    assert result.gflops == pytest.approx(result.operations / result.tuned_ms / 1e6)
    assert all(step.median_us > 0 for step in result.steps)


def test_the_tuned_model_is_cut_as_the_bank_says(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, cuts = {"1": Hit(Policy.of(bands=2), "tuned", "custom")}, []
    answers = iter([known, {}])

    def cut(fused: FusedModel, policies: dict[str, Policy], options: Options) -> ModelTasks:
        cuts.append(policies)
        return partitioned_tasks(fused, {}, options)

    monkeypatch.setattr(model_lookup, "usable_hits", lambda *_: next(answers))
    monkeypatch.setattr(model_lookup, "partitioned_tasks", cut)

    result = timed(model, options, against=None)

    assert cuts == [{"1": Policy.of(bands=2)}]
    assert result.subgraph_hits == 1


@pytest.fixture(scope="module")
def compiled(model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("compiled") / "small.om"
    options = Options(Target(host_soc_versions()[-1], 1))
    compile_model(model, path, options, MemoryLookup(), lambda event: None)
    return path


def test_an_offline_model_is_timed_beside_its_default_twin(
    model: Path, compiled: Path, options: Options
) -> None:
    result = timed(compiled, options)

    assert result.default_ms is not None
    assert result.default_ms > 0
    assert result.default_ratio is not None
    assert (result.peers, result.refused) == ((), ("onnxruntime",))
    assert result.tuned_ms is not None
    assert result.operations == timed(model, options, against=None).operations


def test_an_offline_model_without_its_graph_is_timed_alone(
    compiled: Path, options: Options, tmp_path: Path
) -> None:
    older = tmp_path / "older"
    offline_model.save(older, replace(offline_model.load(compiled), source=b""))

    result = timed(older, options, against=None)

    assert (result.default_ms, result.default_ratio) == (None, None)
    assert result.tuned_ms is not None
    assert result.operations > 0


def test_an_offline_model_that_computes_something_else_is_refused(
    compiled: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.judge.verdict.output_error", lambda *_: 0.5)
    monkeypatch.setattr("tuner.judge.judge.Judge.beside", lambda judge, _: judge)

    with pytest.raises(ModelError, match=r"outputs of the tuned model are wrong: .* 0\.5"):
        timed(compiled, options, against=None)


def test_a_peer_that_refuses_the_model_is_named(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.whole_model.times.open_peer", lambda *_: None)

    result = timed(model, options)

    assert (result.peers, result.refused) == ((), ("onnxruntime",))


class Altered:
    """ONNX Runtime under another name, with outputs that `change` makes of its own."""

    def __init__(self, name: str, peer: Peer, change: Change) -> None:
        self.name, self._peer, self._change = name, peer, change

    def __getattr__(self, name: str) -> Any:
        return getattr(self._peer, name)

    def run(self, inputs: Any) -> dict[str, np.ndarray]:
        return self._change(dict(self._peer.run(inputs)))


def alter(monkeypatch: pytest.MonkeyPatch, **changes: Change) -> None:
    """Open these peers for those of the same names in `--against`."""

    def opened(name: str, *arguments: Any) -> Altered:
        peer = open_peer("onnxruntime", *arguments)
        assert peer is not None
        return Altered(name, peer, changes[name])

    monkeypatch.setattr("tuner.whole_model.times.open_peer", opened)
    monkeypatch.setattr(model_bench, "parse_peers", lambda text: tuple(text.split(",")))


def slightly_wrong(outputs: Outputs) -> Outputs:
    return {name: array * 1.01 for name, array in outputs.items()}


run = model_bench.LoadedModel.run


def wrong(model: model_bench.LoadedModel, feeds: Outputs) -> Outputs:
    return slightly_wrong(run(model, feeds))


def renamed(outputs: Outputs) -> Outputs:
    return {f"{name}_0": array for name, array in outputs.items()}


def refusing(outputs: Outputs) -> Outputs:
    raise InvalidArgument("no inputs please me")


def test_peers_that_refuse_the_inputs_or_rename_outputs_leave_the_others_alone(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    alter(monkeypatch, fussy=refusing, foreign=renamed, plain=lambda outputs: outputs)

    result = timed(model, options, against="fussy,foreign,plain")

    assert [peer.name for peer in result.peers] == ["plain"]
    assert result.refused == ("fussy", "foreign")


def test_a_peer_that_is_wrong_is_shown_to_differ(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    alter(monkeypatch, onnxruntime=slightly_wrong)

    result = timed(model, options)

    assert result.peers[0].max_difference == pytest.approx(0.0099, abs=5e-3)
    assert result.verdict is not None
    assert result.verdict.is_right


def test_a_model_whose_outputs_are_wrong_has_no_times(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_bench.LoadedModel, "run", wrong)

    with pytest.raises(ModelError, match=r"outputs of the tuned model are wrong: .* float64 0"):
        timed(model, options)


def test_an_unknown_peer_is_refused_before_the_model_is_read(options: Options) -> None:
    with pytest.raises(OptionError, match="unknown peer 'tflite'"):
        timed(Path("gone.onnx"), replace(options), against="tflite")


def test_times_of_one_row_reproduce_its_ratios(model: Path, options: Options) -> None:
    result = timed(model, options)

    (peer,) = result.peers
    assert peer.median_ms is not None
    assert result.default_ms is not None
    assert result.tuned_ms is not None
    assert peer.ratio is not None
    assert peer.default_ratio is not None
    assert result.default_ratio is not None
    assert peer.median_ms / result.tuned_ms == pytest.approx(peer.ratio[1])
    assert peer.median_ms / result.default_ms == pytest.approx(peer.default_ratio[1])
    assert result.default_ms / result.tuned_ms == pytest.approx(result.default_ratio[1])


def test_a_noisy_row_has_its_figures_and_is_marked(
    model: Path, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.measure.paired_times.MAX_SPREAD", -1.0)

    result = timed(model, options)

    (peer,) = result.peers
    assert result.noisy == ("tuned", "default", "onnxruntime")
    assert peer.median_ms / result.tuned_ms == pytest.approx(peer.ratio[1])
