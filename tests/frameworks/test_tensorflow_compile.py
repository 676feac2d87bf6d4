"""Functions and Keras models in tuner.tensorflow.compile: TensorFlow's results, from our engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import keras
import numpy as np
import pytest
import tensorflow as tf

import tuner.tensorflow
from tuner.backend import host_target
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.runtime.model import LoadedModel
from tuner.session import Options
from tuner.sessions.bank import BankKnowledge, Shapes
from tuner.sessions.online_model import OnlineModel
from tuner.target import Target
from tuner.tensorflow import compiled_function

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TensorFlow's own


@dataclass
class Bank:
    models: Path
    recorded: Path
    runs: list[str] = field(default_factory=list)

    def state(self, keys: Sequence[str], cores: int) -> str:
        return ""

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        options = Options(Target(host_target().soc_version, cores), input_shapes=shapes)
        compile_model(model, output, options, NoBank(), lambda _: None)
        return BankKnowledge(1, 0, ("subject",))


@pytest.fixture
def bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bank:
    """Races are left out: our engine always wins."""
    used = Bank(tmp_path / "models", tmp_path / "recorded")
    run = LoadedModel.run

    def counted(model: LoadedModel, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        results = run(model, inputs)
        used.runs.append(next(iter(results)))
        return results

    monkeypatch.setattr(compiled_function, "online_bank", lambda: used)
    monkeypatch.setattr(OnlineModel, "race_call", lambda *_, **__: [])
    monkeypatch.setattr(LoadedModel, "run", counted)
    return used


def dense() -> Any:
    model = keras.Sequential([keras.Input((8,)), keras.layers.Dense(4, activation="gelu")])
    model.layers[0].bias.assign(np.ones(4, np.float32))
    return model


def test_a_keras_model_runs_in_our_engine_from_the_second_call_on(bank: Bank) -> None:
    model, x = dense(), tf.random.normal((3, 8), seed=1)
    fast = tuner.tensorflow.compile(model, on_miss="ignore", threads=1)
    fast(x)
    bank.runs.clear()

    result = fast(x)

    assert bank.runs == ["output_0"]
    assert tf.is_tensor(result)
    np.testing.assert_allclose(result, model(x), rtol=1e-4, atol=1e-5)


def test_results_keep_their_structure(bank: Bank) -> None:
    def function(a: Any, b: Any) -> dict[str, Any]:
        return {"sum": a + b, "pair": (a * b, tf.reduce_max(a, axis=1))}

    a, b = tf.random.normal((2, 5), seed=1), tf.random.normal((2, 5), seed=2)
    fast = tuner.tensorflow.compile(function, on_miss="ignore", threads=1)
    fast(a, b)
    bank.runs.clear()

    result = fast(a, b)

    assert len(bank.runs) == 1
    tf.nest.map_structure(np.testing.assert_allclose, result, function(a, b))


def test_other_shapes_are_compiled_when_they_come_again(bank: Bank) -> None:
    fast = tuner.tensorflow.compile(dense(), on_miss="ignore", threads=1)
    fast(tf.zeros((3, 8)))
    bank.runs.clear()

    ran = []
    for _ in range(4):
        fast(tf.zeros((5, 8)))
        ran.append(len(bank.runs))

    assert ran == [0, 0, 1, 2]


def test_changed_weights_count_after_a_refresh(bank: Bank) -> None:
    model, x = dense(), tf.ones((1, 8))
    fast = tuner.tensorflow.compile(model, on_miss="ignore", threads=1)
    fast(x)
    model.layers[0].bias.assign(np.full(4, 7, np.float32))

    assert fast.refresh() == 1
    fast(x)
    bank.runs.clear()
    result = fast(x)

    assert bank.runs == ["output_0"]
    np.testing.assert_allclose(result, model(x), rtol=1e-4, atol=1e-5)


def test_gradients_and_operators_without_an_onnx_form_stay_with_tensorflow(bank: Bank) -> None:
    fast = tuner.tensorflow.compile(lambda x: tf.math.igamma(x, x), on_miss="ignore", threads=1)
    x = tf.constant([1.0, 2.0, 3.0])

    for _ in range(2):
        np.testing.assert_allclose(fast(x), tf.math.igamma(x, x))
    square = tuner.tensorflow.compile(lambda x: x * x, on_miss="ignore", threads=1)
    square(x)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = square(x)

    np.testing.assert_allclose(tape.gradient(y, x), 2 * x)


def test_a_first_call_that_tensorflow_refuses_is_the_users_fault_and_the_next_one_compiles(
    bank: Bank,
) -> None:
    def checked(x: Any) -> Any:
        tf.debugging.assert_positive(x[0])
        return tf.exp(x)

    fast = tuner.tensorflow.compile(checked, on_miss="ignore", threads=1)
    with pytest.raises(tf.errors.InvalidArgumentError):
        fast(tf.constant([-1.0, 2.0]))
    assert fast.why == "no call was compiled yet"

    x = tf.constant([1.0, 2.0])
    np.testing.assert_allclose(fast(x), tf.exp(x), rtol=1e-5)
    assert len(fast.status()) == 1


def test_without_a_bank_all_calls_stay_with_tensorflow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuner.sessions.bank.entry_points", lambda group: ())
    fast = tuner.tensorflow.compile(tf.abs)

    np.testing.assert_allclose(fast(tf.constant([-1.0])), [1.0])


def test_a_function_says_which_engine_runs_each_signature(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = tuner.tensorflow.compile(dense(), on_miss="ignore", threads=1)
    assert fast.why == "no call was compiled yet"

    fast(tf.random.normal((3, 8), seed=1))
    [graph] = fast.status()

    assert (graph.engine, graph.shapes) == ("both", ((3, 8),))
    assert graph.why == "still timed in both engines, 0 of 10 blocks of calls"
    assert fast.why == ""
    assert str(fast.status()).startswith("1 graph: both 1\n")


def test_a_function_that_cannot_be_compiled_says_why(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("not this one")

    monkeypatch.setattr(compiled_function, "frozen_function", fail)
    fast = tuner.tensorflow.compile(dense(), on_miss="ignore", threads=1)
    fast(tf.random.normal((3, 8), seed=1))

    [graph] = fast.status()

    assert (graph.engine, graph.why) == ("TensorFlow", "ValueError: not this one")
    assert fast.why == "ValueError: not this one"


def test_each_call_of_a_race_runs_in_one_engine_and_the_race_ends(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(compiled_function, "online_bank", lambda: bank)
    monkeypatch.setattr("tuner.sessions.sliced_race.WARM_UP_S", 0.0)
    x = tf.random.normal((3, 8), seed=1)
    model = dense()
    fast = tuner.tensorflow.compile(model, on_miss="ignore", threads=1)

    for _ in range(1 + 2 * 5 * (1 + 16)):
        np.testing.assert_allclose(fast(x), model(x), rtol=1e-4, atol=1e-5)
    [graph] = fast.status()

    assert graph.engine in ("tunebank", "TensorFlow")
    assert graph.ours_ms is not None
    assert graph.other_ms is not None


@pytest.mark.parametrize("row_by_row", [False, True])
def test_a_variable_that_is_written_gives_the_calls_to_tensorflow_until_a_refresh(
    bank: Bank, row_by_row: bool
) -> None:
    weights, x = tf.Variable(tf.ones((4, 2))), tf.ones((3, 4))
    fast = tuner.tensorflow.compile(lambda x: x @ weights, on_miss="ignore", threads=1)
    fast(x)
    fast(x)
    assert len(bank.runs) == 2

    if row_by_row:
        weights.scatter_update(tf.IndexedSlices(tf.fill((1, 2), 3.0), [0]))
    else:
        weights.assign_add(tf.ones((4, 2)))
    bank.runs.clear()
    for _ in range(2):
        np.testing.assert_allclose(fast(x), x @ weights)

    assert bank.runs == []
    [row] = fast.status()
    assert (row.engine, row.why) == ("TensorFlow", compiled_function.CHANGED)
    fast.refresh()
    np.testing.assert_allclose(fast(x), x @ weights)
