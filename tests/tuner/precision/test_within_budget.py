"""A model tuned in f32 and in integers: which is written, and why."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.quantised import NETWORKS, quantised
from fixtures.zoo.network import Network
from tests.bankd.fakes import result_of as fake_result
from tuner import load
from tuner.backend import host_target
from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.judge.accuracy import Budget, accuracy_of
from tuner.measure.peers import OnnxRuntime
from tuner.pipeline import compile_model
from tuner.precision import within_budget as module
from tuner.precision.chain_times import with_times
from tuner.precision.choice_subject import PrecisionChoice
from tuner.precision.within_budget import tune_within_budget
from tuner.precision_modes import MODES, STRICT
from tuner.runtime.model import LoadedModel
from tuner.session import Event, Options, StepTime, TaskCounts, TuneResult
from tuner.target import Target
from tuner.trials.trial import Decision

LAYERS, WIDTH = 6, 48
FRAGILE = ("/layer2/Gemm", "/layer3/Gemm")
"""A feature between them is a thousand times as large as the others: in 8 bits those are lost."""
TARGET = Target(host_target().soc_version, 1)


def planted() -> onnx.ModelProto:
    """A perceptron that is exact in f32 whatever the size of one feature, and not so in 8 bits."""
    net = Network("planted")
    x = net.input("x", (4, WIDTH))
    for i in range(LAYERS):
        with net.scope(f"layer{i}"):
            weight = np.random.default_rng(i).standard_normal((WIDTH, WIDTH)) * (1.4 / WIDTH**0.5)
            weight[0] *= 2000.0 if i == 2 else 1.0
            weight[:, 0] /= 2000.0 if i == 3 else 1.0
            value = net.constant(weight.astype(np.float32))
            bias = net.normal("bias", (WIDTH,), 0.1)
            x = net.op("Gemm", x, value, bias, transB=1)
            x = net.op("Relu", x) if i < LAYERS - 1 else x
    net.output(x, "y", (4, WIDTH))
    return net.model()


def samples(path: Path, count: int = 64) -> Path:
    rows = np.random.default_rng(1).uniform(-1, 1, (count, 4, WIDTH)).astype(np.float32)
    np.savez(path, x=rows)
    return path


def pipeline(
    saves: Callable[[str], float], tuned: list[tuple[Path, Options]]
) -> Callable[..., TuneResult]:
    """Compile where tuning would be, and state times: 10 us a layer in f32, less in int8."""

    def tune(
        model: Path,
        output: Path,
        options: Options,
        bank: MemoryLookup,
        listen: Callable[..., None],
        *,
        is_raced_later: bool,
    ) -> TuneResult:
        assert is_raced_later
        tuned.append((model, options))
        compile_model(model, output, replace(options, samples=None), bank, listen)
        weights = {t.name for t in onnx.load(model).graph.initializer if t.data_type == 3}
        steps = []
        for i in range(LAYERS):
            name = f"/layer{i}/Gemm"
            is_int = model.parent.name.startswith("chosen") and bool(weights)
            steps.append(StepTime(name, "gemm", "", 10 - saves(name) * is_int, 1, 1, 1))
        made = fake_result(model.stem, output, options, TaskCounts(LAYERS), [], 7)
        return replace(made, after=tuple(steps), before=tuple(steps))

    return tune


def times_of(f32: float) -> tuple[dict[str, list[float]], bool]:
    """Race in which the model in f32 takes so many times the seconds of the lowered one."""
    return {"f32": [0.95 * f32, f32, 1.05 * f32], "lowered": [1.0, 1.0, 1.0]}, False


def step_times_of(saves: Callable[[str], float]) -> Callable[..., Sequence[StepTime]]:
    """Times of steps as `pipeline` states them, of untuned programs."""

    def times(loaded: LoadedModel, *_: object) -> Sequence[StepTime]:
        is_int = any("u8" in step.task for step in loaded.program.steps)
        names = [f"/layer{i}/Gemm" for i in range(LAYERS)]
        return [StepTime(n, "gemm", "", 10 - saves(n) * is_int, 1, 1, 1) for n in names]

    return times


def state_times(
    monkeypatch: pytest.MonkeyPatch,
    saves: Callable[[str], float],
    calls: list[tuple[Path, Options]],
) -> None:
    monkeypatch.setattr(module, "tune_model", pipeline(saves, calls))
    monkeypatch.setattr(module, "step_times", step_times_of(saves))
    monkeypatch.setattr(module, "is_shared", lambda share: False)
    monkeypatch.setattr(module._Search, "_race", lambda *_: times_of(2.0))


@pytest.fixture
def tuned(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, Options]]:
    """The models that were tuned; int8 saves 5 us of each layer, and is twice as fast."""
    calls: list[tuple[Path, Options]] = []
    state_times(monkeypatch, lambda name: 5.0, calls)
    return calls


def run(
    tmp_path: Path,
    accuracy: str = "0.999",
    bank: MemoryLookup | None = None,
    **options: object,
) -> tuple[TuneResult, list[Event]]:
    model, events = tmp_path / "planted.onnx", list[Event]()
    onnx.save(planted(), model)
    given = {"calibration": samples(tmp_path / "c.npz"), **options}
    asked = Options(TARGET, quantize="int8", accuracy=accuracy, **given)  # type: ignore[arg-type]
    output = tmp_path / "planted.om"
    known = MemoryLookup() if bank is None else bank
    return tune_within_budget(model, output, asked, known, events.append), events


def test_fragile_layers_stay_and_the_others_are_quantised_within_the_budget(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, _ = run(tmp_path)

    assert result.lowered is not None
    assert not result.lowered.kept
    rows = {chain.names[0]: chain for chain in result.lowered.chains}
    assert [name for name, row in rows.items() if not row.is_lowered] == list(FRAGILE)
    assert all(rows[name].reason == "fragile" for name in FRAGILE)
    assert [model.parent.name for model, _ in tuned] == [tmp_path.name, "chosen1"]


def test_the_written_model_is_within_the_budget_on_inputs_that_none_has_seen(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, _ = run(tmp_path)
    rows = np.random.default_rng(99).uniform(-1, 1, (20, 4, WIDTH)).astype(np.float32)
    wanted = []
    for x in rows:
        h = x.astype(np.float64)
        model = onnx.load(tmp_path / "planted.onnx").graph
        values = {t.name: onnx.numpy_helper.to_array(t) for t in model.initializer}
        for node in model.node:
            values |= {
                n.output[0]: onnx.numpy_helper.to_array(n.attribute[0].t)
                for n in model.node
                if n.op_type == "Constant"
            }
            if node.op_type == "Gemm":
                h = h @ values[node.input[1]].T.astype(np.float64) + values[node.input[2]]
            elif node.op_type == "Relu":
                h = np.maximum(h, 0)
        wanted.append({"y": h})

    with load(result.offline_model) as loaded:
        found = accuracy_of([loaded.run({"x": x}) for x in rows], wanted)

    assert Budget.parse("0.998").spent(found) <= 1.0
    assert found.losses["relative"] > 1e-4  # it is quantised indeed


def test_what_quantising_changes_is_reported_in_one_line(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, events = run(tmp_path)

    text = str(result.lowered)
    assert text.startswith("int8: 4 of 6 groups of operators; 2.00x [1.90, 2.10] as fast as f32;")
    assert "32 samples" in text
    assert "allowed: cosine at least 0.999" in text
    assert text in str(events[-1])


def test_a_budget_that_nothing_meets_keeps_the_model_in_f32(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, _ = run(tmp_path, "relative=1e-7")

    assert result.lowered is not None
    assert result.lowered.kept == "no group of operators pays (fragile)"
    assert [model.parent.name for model, _ in tuned] == [tmp_path.name]
    with load(result.offline_model) as loaded:
        assert {step.op for step in loaded.program.steps} == {"gemm"}


def test_a_large_budget_takes_all_and_tunes_once(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, _ = run(tmp_path, "relative=100")

    assert result.lowered is not None
    assert all(chain.is_lowered for chain in result.lowered.chains)
    assert len(tuned) == 2
    assert result.trials == 14


def test_an_int8_model_that_is_not_faster_is_not_written(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module._Search, "_race", lambda *_: times_of(1.01))

    result, _ = run(tmp_path)

    assert result.lowered is not None
    assert result.lowered.kept == "fewer bits are no faster beyond the noise: 1.01x [0.96, 1.06]"


def test_layers_that_are_slower_in_int8_stay_in_f32(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = {"/layer0/Gemm": -3.0, "/layer1/Gemm": 0.0}
    state_times(monkeypatch, lambda name: saved.get(name, 5.0), [])

    result, _ = run(tmp_path, "relative=100")

    assert result.lowered is not None
    reasons = {chain.names[0]: chain.reason for chain in result.lowered.chains}
    assert reasons["/layer0/Gemm"] == reasons["/layer1/Gemm"] == "not faster"
    assert sum(not reason for reason in reasons.values()) == LAYERS - 2


@pytest.mark.parametrize("is_shared", [False, True])
def test_that_nothing_pays_is_decided_on_a_quiet_machine_alone(
    is_shared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state_times(monkeypatch, lambda name: -1.0, [])
    monkeypatch.setattr(module, "is_shared", lambda share: is_shared)
    bank = MemoryLookup()

    result, _ = run(tmp_path, "relative=100", bank)

    assert result.lowered is not None
    assert result.lowered.kept == "no group of operators pays (not faster)"
    decided = [one for one in bank.decisions.values() if isinstance(one.task, PrecisionChoice)]
    assert len(decided) == (not is_shared)


def test_steps_in_doubt_are_timed_for_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first round says the contrary of the eight after it."""
    state_times(monkeypatch, lambda name: 5.0, [])
    turns = itertools.count()

    def times(loaded: LoadedModel, *sample: object) -> Sequence[StepTime]:
        saved = -5.0 if next(turns) < 2 else 5.0
        return step_times_of(lambda name: saved)(loaded, *sample)

    monkeypatch.setattr(module, "step_times", times)

    result, _ = run(tmp_path, "relative=100")

    assert result.lowered is not None
    assert all(chain.is_lowered for chain in result.lowered.chains)
    assert next(turns) == 2 * module.MAX_STEP_ROUNDS


def test_what_is_slower_once_tuned_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tuned: list[tuple[Path, Options]]
) -> None:
    """Untuned programs have said that it is faster."""
    saved = {"/layer0/Gemm": -1.0}
    monkeypatch.setattr(module, "tune_model", pipeline(lambda n: saved.get(n, 5.0), tuned))

    result, _ = run(tmp_path, "relative=100")

    assert result.lowered is not None
    reasons = {chain.names[0]: chain.reason for chain in result.lowered.chains}
    assert reasons == {f"/layer{i}/Gemm": "not faster" if i == 0 else "" for i in range(LAYERS)}
    assert [model.parent.name for model, _ in tuned] == [tmp_path.name, "chosen1", "chosen2"]


def test_a_written_model_beyond_the_budget_is_taken_back(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Models that are verified run as ONNX specifies: the program written might saturate."""
    real = module._Compared.accuracy

    def accuracy(self: module._Compared, runner: object, *metrics: Any) -> object:
        found = real(self, runner, *metrics)  # type: ignore[arg-type]
        is_written = type(runner).__name__ == "LoadedModel"
        return replace(found, losses={**found.losses, "cosine": 0.5}) if is_written else found

    monkeypatch.setattr(module._Compared, "accuracy", accuracy)

    result, _ = run(tmp_path)

    assert result.lowered is not None
    assert result.lowered.kept.startswith("too little accuracy: cosine 0.5,")
    with load(result.offline_model) as loaded:
        assert {step.op for step in loaded.program.steps} == {"gemm"}


def test_a_model_that_the_quantiser_does_not_take_stays_in_f32_and_says_why(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ModelError("it has no ranges", "leave --quantize out", ErrorCode.INVALID_GRAPH)

    monkeypatch.setattr("tuner.precision.quantiser.Quantiser._measured", refuse)

    result, _ = run(tmp_path)

    assert result.lowered is not None
    assert result.lowered.kept == "it has no ranges"
    assert result.offline_model.exists()


def test_products_are_quantised_dynamically_without_calibration(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    samples(tmp_path / "planted.npz")

    result, _ = run(tmp_path, "relative=100", calibration=None)

    assert result.lowered is not None
    assert len(result.lowered.chains) == LAYERS
    with load(result.offline_model) as loaded:
        assert {"gemm"} != {step.op for step in loaded.program.steps}


def test_convolutions_are_calibrated_on_the_samples(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    model = tmp_path / "cnn.onnx"
    onnx.save(NETWORKS["cnn"](), model)
    rows = np.random.default_rng(3).standard_normal((4, 1, 3, 28, 26)).astype(np.float32)
    np.savez(tmp_path / "cnn.npz", image=rows)
    asked = Options(TARGET, quantize="int8", accuracy="relative=100")

    result = tune_within_budget(model, tmp_path / "cnn.om", asked, MemoryLookup(), print)

    assert result.lowered is not None
    assert "/stem/Conv" in {chain.names[0] for chain in result.lowered.chains}


@pytest.mark.parametrize(
    ("modes", "kept"),
    [
        ({"modes_by_name": {"/layer0/Gemm": STRICT}}, [0]),
        ({"modes_by_type": {"Gemm": STRICT}, "modes_by_name": {"/layer1/Gemm": MODES[1]}},
         [0, 2, 3, 4, 5]),
    ],
)  # fmt: skip
def test_operators_that_the_user_keeps_are_not_quantised(
    tmp_path: Path,
    tuned: list[tuple[Path, Options]],
    modes: Mapping[str, object],
    kept: Sequence[int],
) -> None:
    result, _ = run(tmp_path, "relative=100", **modes)

    assert result.lowered is not None
    others = [f"/layer{i}/Gemm" for i in range(LAYERS) if i not in kept]
    assert [chain.names[0] for chain in result.lowered.chains] == others
    assert all(chain.is_lowered for chain in result.lowered.chains)


def choices_in(bank: MemoryLookup) -> list[Decision]:
    return [one for one in bank.decisions.values() if isinstance(one.task, PrecisionChoice)]


def test_the_choice_is_kept_with_its_evidence(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    bank = MemoryLookup()
    run(tmp_path, bank=bank)

    (decision,) = choices_in(bank)
    assert (decision.rule, dict(decision.policy.knobs)) == (
        "tuned",
        {f"/layer{i}/Gemm": "f32" if i in (2, 3) else "int8" for i in range(LAYERS)},
    )
    *groups, whole = [one for one in bank.trials if one.task == decision.task]
    assert {str(one.outcome) for one in groups if dict(one.policy.knobs).keys() & {*FRAGILE}} == {
        "wrong"
    }
    assert len(groups) == LAYERS
    assert whole.policy == decision.policy
    assert whole.error is not None
    assert 0 < whole.error <= 1.0
    assert "32 samples" in whole.note


def test_a_second_run_takes_the_choice_of_the_bank_and_judges_it_again(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = MemoryLookup()
    first, _ = run(tmp_path, bank=bank)
    trials = len(bank.trials)
    monkeypatch.setattr(module._Search, "_timed", lambda _: pytest.fail("it is searched again"))

    second, _ = run(tmp_path, bank=bank)

    assert first.lowered is not None
    assert second.lowered is not None
    assert not second.lowered.kept
    assert second.lowered.accuracy == first.lowered.accuracy
    assert [(c.names, c.is_lowered) for c in second.lowered.chains] == [
        (c.names, c.is_lowered) for c in first.lowered.chains
    ]
    assert len(bank.trials) == trials
    assert [model.parent.name for model, _ in tuned] == [tmp_path.name, "chosen1"] * 2


@pytest.mark.parametrize("accuracy", ["0.9995", "0.998", "relative=100"])
def test_another_budget_or_other_samples_do_not_trust_it(
    tmp_path: Path, tuned: list[tuple[Path, Options]], accuracy: str
) -> None:
    bank = MemoryLookup()
    run(tmp_path, bank=bank)
    run(tmp_path, accuracy, bank=bank)
    assert len(choices_in(bank)) == 2

    run(tmp_path, bank=bank, calibration=samples(tmp_path / "others.npz", 62))
    assert len(choices_in(bank)) == 3


def test_that_nothing_pays_is_known_the_second_time(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    bank = MemoryLookup()
    run(tmp_path, "relative=1e-7", bank=bank)
    (decision,) = choices_in(bank)
    assert decision.rule == "default"

    again, _ = run(tmp_path, "relative=1e-7", bank=bank)
    assert again.lowered is not None
    assert "REPEAT_TUNE=True repeats that" in again.lowered.kept

    repeated, _ = run(tmp_path, "relative=1e-7", bank=bank, repeat_tune=True)
    assert repeated.lowered is not None
    assert repeated.lowered.kept == "no group of operators pays (fragile)"


def test_a_known_choice_that_is_no_longer_faster_is_searched_again(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = MemoryLookup()
    run(tmp_path, bank=bank)
    monkeypatch.setattr(module._Search, "_race", lambda *_: times_of(1.0))

    result, _ = run(tmp_path, bank=bank)

    assert result.lowered is not None
    assert result.lowered.kept.startswith("fewer bits are no faster beyond the noise")
    (decision,) = choices_in(bank)
    assert decision.rule == "default"


def test_a_disturbed_race_decides_nothing(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    bank = MemoryLookup()
    monkeypatch.setattr(module._Search, "_race", lambda *_: (times_of(1.0)[0], True))

    result, _ = run(tmp_path, bank=bank)

    assert result.lowered is not None
    assert result.lowered.kept
    assert choices_in(bank) == []


def test_the_errors_of_single_groups_are_only_for_the_table_where_all_fit(
    tmp_path: Path, tuned: list[tuple[Path, Options]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TABLE_S", 0.0)

    result, _ = run(tmp_path, "relative=100")

    assert result.lowered is not None
    assert all(chain.is_lowered for chain in result.lowered.chains)
    assert sum(chain.error is not None for chain in result.lowered.chains) == 1


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"calibration": None}, "needs samples"),
        ({"shape_steps": ({"x": (4, WIDTH)},)}, "for one shape"),
        ({"accuracy": "2"}, "no budget"),
    ],
)
def test_what_cannot_be_quantised_is_refused_before_anything_is_tuned(
    tmp_path: Path, tuned: list[tuple[Path, Options]], options: Mapping[str, object], what: str
) -> None:
    with pytest.raises(OptionError, match=what):
        run(tmp_path, **options)  # type: ignore[arg-type]

    assert tuned == []


def test_samples_that_are_not_finite_are_refused_before_anything_is_tuned(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    file = samples(tmp_path / "c.npz")
    with np.load(file) as archive:
        np.savez(tmp_path / "nan.npz", **{name: archive[name] * np.nan for name in archive.files})

    with pytest.raises(OptionError, match="NaN or infinite"):
        run(tmp_path, calibration=tmp_path / "nan.npz")

    assert tuned == []


@pytest.mark.parametrize("value", [0.0, -0.0, 1e-40, 1e-20, 3e38, -3e38])
def test_samples_of_one_odd_number_end_with_a_model_and_a_table(
    tmp_path: Path, tuned: list[tuple[Path, Options]], value: float
) -> None:
    """Their ranges are empty or endless: whatever is chosen, the budget is met on them."""
    file = tmp_path / "odd.npz"
    np.savez(file, x=np.full((4, 4, WIDTH), value, np.float32))

    result, _ = run(tmp_path, calibration=file)

    assert result.lowered is not None
    assert len(result.lowered.chains) in (0, LAYERS)
    assert bool(result.lowered.kept) or "cosine" in result.lowered.accuracy
    with load(result.offline_model) as loaded:
        loaded.run({"x": np.full((4, WIDTH), value, np.float32)})


def test_a_single_sample_chooses_and_accepts_and_that_is_said(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    result, events = run(tmp_path, calibration=samples(tmp_path / "one.npz", 1))

    assert result.lowered is not None
    assert "(1 sample)" in str(result.lowered) or result.lowered.kept
    assert any("a single sample chooses and accepts" in str(event) for event in events)


def test_a_quantised_model_is_not_quantised_again(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    onnx.save(quantised("mlp", "qdq_u8s8"), tmp_path / "m.onnx")
    asked = Options(TARGET, quantize="int8", accuracy="0.999")

    with pytest.raises(OptionError, match="quantised already"):
        tune_within_budget(tmp_path / "m.onnx", tmp_path / "m.om", asked, MemoryLookup(), print)

    assert tuned == []


def test_a_time_limit_is_shared_by_the_sessions(
    tmp_path: Path, tuned: list[tuple[Path, Options]]
) -> None:
    run(tmp_path, time_limit_s=100.0)

    limits = [options.time_limit_s or 0.0 for _, options in tuned]
    assert limits[0] == pytest.approx(50, abs=5)
    assert all(limit < 50 for limit in limits)


def test_times_that_belong_to_no_product_are_shared_out() -> None:
    before = {"a": 30.0, "b": 10.0, "softmax": 5.0}
    after = {"a": 10.0, "b": 6.0, "softmax": 5.0, "x_QuantizeLinear": 4.0}

    chains = with_times([("a", "relu"), ("b",), ("c",)], before, after)

    assert chains[0].saved_us == pytest.approx((30 - 3 - 10,) * 3)
    assert chains[1].saved_us == pytest.approx((10 - 1 - 6,) * 3)
    assert chains[2].saved_us is None


@pytest.mark.slow
def test_a_model_that_is_really_tuned_and_raced_is_within_its_budget(tmp_path: Path) -> None:
    result, _ = run(tmp_path, accepts_noise=True, tunes_subgraphs=False, time_limit_s=20.0)

    assert result.lowered is not None
    rows = {chain.names[0]: chain for chain in result.lowered.chains}
    assert all(not rows[name].is_lowered for name in FRAGILE)
    assert all((rows[name].error or 2.0) > 1.0 for name in FRAGILE)
    given = np.load(tmp_path / "c.npz")["x"][1::2]
    plain = OnnxRuntime(tmp_path / "planted.onnx", 1, is_optimised=False)
    with load(result.offline_model) as loaded:
        found = accuracy_of(
            [loaded.run({"x": x}) for x in given], [plain.run({"x": x}) for x in given]
        )
    assert Budget.parse("0.999").spent(found) <= 1.0
