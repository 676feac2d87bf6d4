"""A model in mixed precision within a budget: products with weights in 16 bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.zoo.network import Network
from tests.bankd.fakes import result_of as fake_result
from tuner import load
from tuner.backend import host_target
from tuner.errors import OptionError
from tuner.lookup.model_lookup import read_graph, tasks_of
from tuner.pipeline import compile_model
from tuner.precision import within_budget as module
from tuner.precision.within_budget import tune_within_budget
from tuner.precision_modes import STRICT
from tuner.runtime.model import LoadedModel
from tuner.search.space import Space
from tuner.session import Options, StepTime, TaskCounts, TuneResult
from tuner.target import Target
from tuner.trials.trial import Decision, timing_of

LAYERS, WIDTH = 5, 40
FRAGILE = "/layer3/Gemm"
"""Its first two inputs are equal, and it takes one a thousand times from the other: what is left
is lost where the thousand is rounded to 11 bits."""
TARGET = Target(host_target().soc_version, 1)
MIXED = "allow_mix_precision"


def planted() -> onnx.ModelProto:
    net = Network("planted")
    x = net.input("x", (2, WIDTH))
    for i in range(LAYERS):
        with net.scope(f"layer{i}"):
            weight = np.random.default_rng(i).standard_normal((WIDTH, WIDTH)) * (1.4 / WIDTH**0.5)
            if i == 2:
                weight[1] = weight[0]
            if i == 3:
                weight[:, 0], weight[:, 1] = 1000.2, -999.9
            x = net.op("Gemm", x, net.constant(weight.astype(np.float32)), transB=1)
            x = net.op("Relu", x) if i < LAYERS - 1 else x
    net.output(x, "y", (2, WIDTH))
    return net.model()


def pipeline(tuned: list[Options]) -> Callable[..., TuneResult]:
    """Decide for weights in f16 where the mode allows them; state that they save half the time."""

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
        tuned.append(options)
        read, steps, one = tasks_of(read_graph(model, options), options), [], timing_of([1.0] * 3)
        for use in read.uses:
            is_mixed = use.task.op == "gemm" and use.task.precision_mode == MIXED
            found = Space(use.task, TARGET).ranked() if is_mixed else ()
            lowered = next((p for p in found if "direct_f16" in p.text()), None)
            if lowered is not None:
                bank.decide([Decision(use.task, lowered, "tuned", one, one)], "tuned")
            us = 10.0 if lowered is None else 5.0
            steps += [StepTime(n.name, n.op, "", us, 1, 1, 1) for n in use.nodes]
        compile_model(model, output, replace(options, samples=None), bank, listen)
        made = fake_result(model.stem, output, options, TaskCounts(LAYERS), [], 7)
        return replace(made, after=tuple(steps), before=tuple(steps))

    return tune


def step_times(loaded: LoadedModel, *_: object) -> Sequence[StepTime]:
    """Times of steps as `pipeline` states them."""
    steps = [
        (s.name, s.op, 5.0 if "direct_f16" in s.policy else 10.0) for s in loaded.program.steps
    ]
    return [StepTime(name, op, "", us, 1, 1, 1) for name, op, us in steps]


@pytest.fixture
def tuned(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    calls: list[Options] = []
    monkeypatch.setattr(module, "tune_model", pipeline(calls))
    monkeypatch.setattr(module, "step_times", step_times)
    seconds = {"f32": [1.4, 1.5, 1.6], "lowered": [1.0] * 3}
    monkeypatch.setattr(module._Search, "_race", lambda *_: (seconds, False))
    return calls


def run(tmp_path: Path, **options: object) -> TuneResult:
    model = tmp_path / "planted.onnx"
    onnx.save(planted(), model)
    rows = np.random.default_rng(1).uniform(-1, 1, (16, 2, WIDTH)).astype(np.float32)
    np.savez(tmp_path / "planted.npz", x=rows)
    asked = Options(TARGET, precision_mode=MIXED, accuracy="0.9999")
    asked = replace(asked, **options)  # type: ignore[arg-type]
    return tune_within_budget(model, tmp_path / "p.om", asked, MemoryLookup(), lambda _: None)


def test_a_fragile_layer_keeps_its_digits_and_the_others_have_weights_in_16_bits(
    tmp_path: Path, tuned: list[Options]
) -> None:
    result = run(tmp_path)

    assert result.lowered is not None
    assert not result.lowered.kept
    rows = {chain.names[0]: chain.reason for chain in result.lowered.chains}
    assert rows == {f"/layer{i}/Gemm": "fragile" if i == 3 else "" for i in range(LAYERS)}
    with load(result.offline_model) as loaded:
        impls = {step.name: "direct_f16" in step.policy for step in loaded.program.steps}
    assert impls == {f"/layer{i}/Gemm": i != 3 for i in range(LAYERS)}
    assert [o.precision_mode for o in tuned] == [STRICT, MIXED, STRICT]
    assert FRAGILE not in tuned[-1].modes_by_name


def test_operators_that_the_user_excepts_are_not_tried(
    tmp_path: Path, tuned: list[Options]
) -> None:
    result = run(tmp_path, modes_by_name={"/layer0/Gemm": STRICT, FRAGILE: STRICT})

    assert result.lowered is not None
    assert [c.names for c in result.lowered.chains] == [(f"/layer{i}/Gemm",) for i in (1, 2, 4)]
    assert all(chain.is_lowered for chain in result.lowered.chains)


def test_a_model_without_anything_to_lower_stays_in_f32(
    tmp_path: Path, tuned: list[Options]
) -> None:
    result = run(tmp_path, modes_by_type={"Gemm": STRICT})

    assert result.lowered is not None
    assert result.lowered.kept == "no operator of it was lowered to 16 bits"


def test_a_budget_needs_a_mode_that_gives_up_something(
    tmp_path: Path, tuned: list[Options]
) -> None:
    with pytest.raises(OptionError, match="none are asked for") as refused:
        run(tmp_path, precision_mode=STRICT)

    assert "--precision_mode" in str(refused.value.hint)
    assert tuned == []
