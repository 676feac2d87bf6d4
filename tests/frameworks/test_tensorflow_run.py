"""Programs of TensorFlow and Keras that `python -m tuner.run` runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuner.run.programs import run, script

BEGIN = """\
import os, sys
import numpy as np
import tensorflow as tf
import keras

keras.utils.set_random_seed(0)
x = np.linspace(-1, 1, 64, dtype=np.float32).reshape(8, 8)
layers = [keras.Input((8,)), keras.layers.Dense(16, activation="relu"), keras.layers.Dense(4)]
model = keras.Sequential(layers)

def show(name, *values):
    print(name, *(f"{float(np.sum(value)):.3f}" for value in values))
"""
STATUS = """
if "tuner.tensorflow" in sys.modules:
    import gc
    known = [one for one in gc.get_objects() if type(one).__name__ == "CompiledFunction"]
    for row in sorted(row.name + " " + row.engine for one in known for row in one.status()):
        print("status", row)
"""


def both(folder: Path, text: str, **variables: str) -> tuple[list[str], list[str], str]:
    """Lines of a program without and with us, and what we say."""
    program = script(folder, BEGIN + text + STATUS)
    quiet = {"TF_CPP_MIN_LOG_LEVEL": "3", "TF_ENABLE_ONEDNN_OPTS": "0", **variables}
    plain, hooked = run(folder, program, options=(), **quiet), run(folder, program, **quiet)
    assert plain.returncode == 0, plain.stderr
    assert hooked.returncode == 0, hooked.stderr
    return plain.stdout.splitlines(), hooked.stdout.splitlines(), hooked.stderr


def test_functions_models_and_predict_are_compiled_and_follow_their_weights(tmp_path: Path) -> None:
    theirs, ours, said = both(
        tmp_path,
        """
w = tf.Variable(tf.ones((8, 3)))
@tf.function
def scaled(a, scale=2.0):
    return {"product": tf.nn.relu(a @ w) * scale, "sum": tf.reduce_sum(a)}
for _ in range(3):
    result = scaled(tf.constant(x), scale=3.0)
show("function", result["product"], result["sum"])
w.assign(tf.fill((8, 3), 2.0))
for _ in range(3):
    show("assigned", scaled(tf.constant(x), scale=3.0)["product"])
for _ in range(3):
    show("model", model(x))
for _ in range(2):
    show("predict", model.predict(x, batch_size=4, verbose=0))
model.compile("sgd", "mse")
model.fit(x, np.zeros((8, 4), np.float32), epochs=2, verbose=0)
for _ in range(2):
    show("trained", model.predict(x, batch_size=4, verbose=0), model(x))
""",
    )

    assert ours[: len(theirs)] == theirs
    assert [line for line in ours if line.startswith("status")] == [
        "status one_step_on_data_distributed both", "status scaled both", "status sequential both",
        "status sequential_training both",
    ]  # fmt: skip
    assert "tunebank" not in said
    recorded = {path.name.rpartition("-")[0] for path in (tmp_path / "recorded").iterdir()}
    assert {"scaled", "sequential"} <= recorded


def test_what_writes_draws_or_records_gradients_stays_and_says_so(tmp_path: Path) -> None:
    theirs, ours, said = both(
        tmp_path,
        """
count = tf.Variable(0.0)
@tf.function
def counted(a):
    count.assign_add(1.0)
    return tf.reduce_sum(a) + count
for _ in range(3):
    show("counted", counted(tf.constant(x)))
@tf.function
def squared(a):
    return tf.reduce_sum(a * a)
variable = tf.Variable(x)
with tf.GradientTape() as tape:
    y = squared(variable)
show("gradient", tape.gradient(y, variable))
class Own(keras.layers.Layer):
    factor = 1.0
    def call(self, a):
        return a * self.factor
own = keras.Sequential([keras.Input((8,)), Own()])
for factor in (1.0, 5.0):
    own.layers[0].factor = factor
    show("own", own(np.abs(x)))
graph = tf.Graph()
with graph.as_default():
    place = tf.compat.v1.placeholder(tf.float32, (8, 8))
    total = tf.reduce_sum(place * 2)
with tf.compat.v1.Session(graph=graph) as session:
    show("session", session.run(total, {place: np.abs(x)}))
""",
        AOE_MODE="1",
    )

    assert ours[: len(theirs)] == theirs
    assert "counted stays with TensorFlow: ModelError: its operators have effects: Assign" in said
    assert "squared stays with TensorFlow: its calls record gradients" in said
    assert "it has layers of the program" in said
    assert "Session stays with TensorFlow: sessions are not hooked; freeze its graph" in said


def test_a_saved_model_that_a_program_loads_is_compiled(tmp_path: Path) -> None:
    theirs, ours, _ = both(
        tmp_path,
        """
model.export("saved", verbose=False) if not os.path.exists("saved") else None
loaded = tf.saved_model.load("saved")
infer = loaded.signatures["serving_default"]
name = list(infer.structured_input_signature[1])[0]
for _ in range(3):
    result = infer(**{name: tf.constant(x)})
show("signature", *result.values())
""",
    )

    assert ours[: len(theirs)] == theirs
    assert any(line.endswith(" both") for line in ours if line.startswith("status"))


@pytest.mark.slow  # it tunes for real
def test_aoe_mode_tunes_a_keras_program(tmp_path: Path) -> None:
    theirs, ours, said = both(
        tmp_path, "for _ in range(2):\n    show('model', model(x))\n", AOE_MODE="2"
    )

    assert ours[: len(theirs)] == theirs
    for line in ("in tune mode, training graph handled by tools.", "Aoe tuning graph."):
        assert said.splitlines().count(line) == 1
    assert "[Aoe]Aoe process finished,cost time" in said
