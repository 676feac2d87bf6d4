"""A model next to its reference: outputs, pairs of processes, and the time limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fixtures.small.tiny import tiny
from tuner.errors import ModelError, OptionError
from tuner.lookup.protocol import NoBank
from tuner.measure.model_process import ModelProcess, TimedSubject
from tuner.measure.regression_rule import GuardVerdict, RegressionRule
from tuner.pipeline import compile_model
from tuner.runtime.model import LoadedModel, load
from tuner.session import Options
from tuner.target import Target
from tuner.target_metric import THROUGHPUT
from tuner.whole_model import guard
from tuner.whole_model.guard import GuardResult, MeasurePair, PairTimes, guard_model, race

RULE = RegressionRule(0.02)
OPTIONS = Options(Target("x86_64-v3", 1))


def pair(ratio: float, wait_share: float = 0.0) -> PairTimes:
    return PairTimes((ratio, ratio * 1.001, ratio * 0.999), (1.0, 1.0, 1.0), wait_share)


def replayed(
    pairs: Iterable[PairTimes], seconds: float = 1.0
) -> tuple[MeasurePair, Callable[[], float]]:
    """Pairs that take so long each, by a clock that they move."""
    waiting, now = iter(pairs), [0.0]

    def measure(_: int) -> PairTimes:
        now[0] += seconds
        return next(waiting)

    return measure, lambda: now[0]


def test_a_race_ends_with_the_first_decision() -> None:
    measure, clock = replayed([pair(1.05)] * 9)

    found = race(measure, RULE, 60, clock)

    assert (found.verdict, len(found.pairs), found.seconds) == (GuardVerdict.SLOWER, 5, 5.0)


def test_a_race_ends_before_a_pair_that_would_exceed_the_time() -> None:
    measure, clock = replayed([pair(1.0), pair(1.04)] * 9, seconds=3.0)

    found = race(measure, RULE, 20, clock)

    assert (found.verdict, len(found.pairs), found.seconds) == (GuardVerdict.UNDECIDED, 6, 18.0)


def test_disturbed_pairs_are_left_out_and_take_time() -> None:
    disturbed = pair(3.0, wait_share=0.9)
    measure, clock = replayed([disturbed, *[pair(1.0)] * 4, disturbed, pair(1.0)])

    found = race(measure, RULE, 60, clock)

    assert (found.verdict, len(found.pairs), found.disturbed) == (GuardVerdict.PASSED, 5, 2)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    file = tmp_path / "m.onnx"
    file.write_bytes(tiny(1))
    return file


def compiled(model: Path, name: str) -> Path:
    output = model.with_name(f"{name}.om")
    compile_model(model, output, OPTIONS, NoBank(), lambda _: None)
    return output


def guarded(
    model: Path, monkeypatch: pytest.MonkeyPatch, ratio: float = 1.0, **options: object
) -> list[GuardResult]:
    """The results with times that are replayed."""
    monkeypatch.setattr(guard, "_measurer", lambda *_: lambda _: pair(ratio))
    given = {"source": None, "baseline": None, "peers": (), "rule": RULE, "budget_s": 60.0}
    return list(guard_model(model, OPTIONS, **{**given, **options}))  # type: ignore[arg-type]


def test_a_model_or_baseline_that_was_tuned_for_throughput_is_refused_by_name(
    model: Path,
) -> None:
    usual, other = compiled(model, "usual"), model.with_name("throughput.om")
    compile_model(model, other, replace(OPTIONS, target_metric=THROUGHPUT), NoBank(), print)

    for one, baseline in ((other, usual), (usual, other)):
        with pytest.raises(OptionError, match=r"throughput\.om was tuned for throughput"):
            list(
                guard_model(
                    one, OPTIONS, source=None, baseline=baseline, peers=(), rule=RULE, budget_s=1
                )
            )


def test_equal_models_pass_and_a_slower_one_does_not(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = compiled(model, "new"), compiled(model, "old")

    [equal] = guarded(new, monkeypatch, baseline=old)
    [slower] = guarded(new, monkeypatch, 1.05, baseline=old)

    assert (equal.verdict, slower.verdict) == (GuardVerdict.PASSED, GuardVerdict.SLOWER)
    assert equal.error <= equal.allowed
    assert (slower.model_ms, slower.reference_ms) == (pytest.approx(1050), pytest.approx(1000))


def test_a_faster_model_with_other_outputs_is_wrong_and_is_not_timed(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = model.with_name("other.onnx")
    other.write_bytes(tiny(2))

    [found] = guarded(compiled(other, "new"), monkeypatch, 0.5, baseline=compiled(model, "old"))

    assert (found.verdict, found.pairs, found.ratio) == (GuardVerdict.WRONG, 0, None)
    assert found.error > found.allowed


def test_a_model_whose_baseline_has_no_graph_is_compared_with_its_outputs(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = compiled(model, "new"), compiled(model, "old")
    monkeypatch.setattr(guard, "_has_graph", lambda *_: False)
    assert guarded(new, monkeypatch, baseline=old)[0].verdict is GuardVerdict.PASSED

    run = LoadedModel.run
    turns = iter(range(9))

    def second_is_wrong(self: LoadedModel, feeds: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        shift = float(next(turns) == 1)
        return {name: array + shift for name, array in run(self, feeds).items()}

    monkeypatch.setattr(LoadedModel, "run", second_is_wrong)
    assert guarded(new, monkeypatch, baseline=old)[0].verdict is GuardVerdict.WRONG


def test_a_compiled_model_is_compared_with_each_peer_and_the_baseline(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = compiled(model, "new"), compiled(model, "old")

    found = guarded(new, monkeypatch, source=model, baseline=old, peers=("onnxruntime",))

    assert [one.reference for one in found] == [str(old), "ONNX Runtime"]


def test_a_baseline_of_other_inputs_is_refused(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = model.with_name("wide.onnx")
    other.write_bytes(tiny(1, width=32))

    with pytest.raises(ModelError, match="takes other inputs than"):
        guarded(compiled(model, "new"), monkeypatch, baseline=compiled(other, "old"))


def test_a_peer_without_the_onnx_model_is_refused(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OptionError, match="a peer needs the ONNX model"):
        guarded(compiled(model, "new"), monkeypatch, peers=("onnxruntime",))


@pytest.mark.parametrize("engine", ["", "onnxruntime"])
def test_a_process_runs_its_model_on_its_cores(model: Path, engine: str) -> None:
    offline = compiled(model, "m")
    with load(offline) as loaded:
        ports = loaded.program.inputs
    subject = TimedSubject(model if engine else offline, engine, 1, ports)

    with ModelProcess(subject, [0]) as process:
        process.ready()
        seconds = process.block()

        assert 0 < seconds < 1
        assert process.wait_share() >= 0


def test_a_model_that_cannot_be_loaded_is_an_error_of_its_process(model: Path) -> None:
    subject = TimedSubject(model.with_name("gone.om"))

    with ModelProcess(subject, [0]) as process, pytest.raises(ModelError, match=r"gone\.om"):
        process.ready()


def test_real_pairs_of_a_model_with_itself_are_near_one(model: Path) -> None:
    offline = compiled(model, "m")
    with load(offline) as loaded:
        ports = loaded.program.inputs
    subject = TimedSubject(offline, threads=1, ports=ports)

    found = guard._measurer(subject, replace(subject))(1)

    assert len(found.model_s) == len(found.reference_s) >= guard.MIN_BLOCKS
    assert 0.2 < found.ratio < 5
