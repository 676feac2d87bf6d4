"""Training steps of TensorFlow: gradients in ONNX, and whole steps of Keras in our engine."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import keras
import numpy as np
import onnxruntime
import pytest
import tensorflow as tf

import tuner.tensorflow
from tests.frameworks.test_tensorflow_compile import Bank, bank  # noqa: F401  A fixture.
from tests.tuner.run.programs import run, script
from tuner.run.keras_training import TrainingSteps
from tuner.run.tensorflow_functions import InferenceFunctions
from tuner.tensorflow.step_cut import MAX_SMALL
from tuner.tensorflow.training_step import StepSource

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TensorFlow's own

nn = tf.nn
IMAGE, FILTER = (2, 9, 7, 4), (3, 3, 4, 6)
PRODUCTS: dict[str, Callable[[Any], Any]] = {
    "relu": nn.relu, "relu6": lambda x: nn.relu6(3 * x), "elu": nn.elu, "selu": nn.selu,
    "leaky_relu": lambda x: nn.leaky_relu(x, 0.3), "sigmoid": tf.sigmoid, "tanh": tf.tanh,
    "softplus": nn.softplus, "softsign": nn.softsign, "rsqrt": lambda x: tf.math.rsqrt(x * x + 1),
    "sqrt": lambda x: tf.sqrt(x * x + 1), "reciprocal": lambda x: tf.math.reciprocal(x * x + 1),
    "softmax": nn.softmax, "gelu": nn.gelu, "slice": lambda x: x[2:-1, 1] * x[:-3, -1],
    "cross entropy": lambda x: nn.softmax_cross_entropy_with_logits(nn.softmax(-x), x),
    "labels": lambda x: nn.sparse_softmax_cross_entropy_with_logits(tf.range(8) % 5, x),
    "rows": lambda x: tf.gather(x, [[1, 7], [1, 0]]),
}  # fmt: skip


def first_of_equal(images: Any) -> Any:
    """Windows whose elements are all zero, with a gradient."""
    return nn.max_pool2d(images - tf.stop_gradient(images), 2, 2, "VALID") * tf.reduce_sum(images)


CONVOLUTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "same": lambda x, w: nn.conv2d(x, w, 1, "SAME"),
    "strides": lambda x, w: nn.conv2d(x, w, 2, "SAME"),
    "valid": lambda x, w: nn.conv2d(x, w, (3, 2), "VALID"),
    "padding": lambda x, w: nn.conv2d(x, w, 2, [[0, 0], [1, 2], [0, 1], [0, 0]]),
    "depthwise": lambda x, w: nn.depthwise_conv2d(x, w[:, :, :, :2], (1, 2, 2, 1), "SAME"),
    "bias": lambda x, w: nn.bias_add(nn.conv2d(x, w, 1, "SAME"), w[0, 0, 0]),
    "largest": lambda x, w: nn.max_pool2d(nn.conv2d(x, w, 1, "SAME"), 3, 2, "SAME"),
    "apart": lambda x, w: nn.max_pool2d(nn.conv2d(x, w, 1, "SAME"), (2, 3), (2, 3), "VALID"),
    "first of equal": lambda x, w: first_of_equal(nn.conv2d(x, w, 1, "SAME")),
    "mean": lambda x, w: nn.avg_pool2d(nn.conv2d(x, w, 1, "SAME"), (3, 2), (2, 1), "SAME"),
    "bilinear": lambda x, w: tf.image.resize(nn.conv2d(x, w, 1, "SAME"), (18, 21)),
    "nearest": lambda x, w: tf.image.resize(nn.conv2d(x, w, 1, "SAME"), (4, 14), "nearest"),
    "norm": lambda x, w: keras.ops.batch_normalization(
        nn.conv2d(x, w, 1, "SAME"), *nn.moments(nn.conv2d(x, w, 1, "SAME"), (0, 1, 2)), axis=-1
    ),
}  # fmt: skip


def gradients_of(function: Callable[..., Any]) -> Callable[..., Any]:
    def step(*tensors: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(tensors)
            result = function(*tensors)
            loss = tf.reduce_sum(result * tf.cos(result))
        return [loss, *tape.gradient(loss, tensors)]

    return step


def check(folder: Path, function: Callable[..., Any], *arrays: np.ndarray) -> None:
    """Compare all that ONNX Runtime computes of a step with float64 in TensorFlow."""
    step = gradients_of(function)
    tensors = [tf.constant(one, tf.float32) for one in arrays]
    specs = [tf.TensorSpec(one.shape, one.dtype) for one in tensors]
    source = StepSource("step", tf.function(step).get_concrete_function(*specs))
    cut = source.cut
    session = onnxruntime.InferenceSession(str(source.write(folder)))
    given = cut.before(*tensors)
    handed, kept = given[: len(cut.handed)], given[len(cut.handed) :]
    fed = {one.name: handed[int(one.name[6:])].numpy() for one in session.get_inputs()}
    made = session.run([f"output_{at}" for at, _ in enumerate(cut.made)], fed)
    results = cut.after(*map(tf.constant, made), *kept)

    exact = tf.function(step)(*(tf.constant(one, tf.float64) for one in arrays))
    assert len(cut.graph.node) > 5
    assert [one.shape for one in cut.middle(*handed)] == [one.shape for one in made]
    for one, other in zip(results, exact, strict=True):
        scale = float(np.abs(other).max()) + 1e-3
        np.testing.assert_allclose(one, other, rtol=0, atol=2e-5 * scale)


@pytest.mark.parametrize("name", PRODUCTS)
def test_gradients_of_element_wise_operators_are_those_of_float64(
    tmp_path: Path, name: str
) -> None:
    chance = np.random.default_rng(1)
    arrays = chance.normal(size=(8, 20)), chance.normal(size=(20, 5))

    check(tmp_path, lambda x, w: PRODUCTS[name](x @ w), *arrays)


@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_gradients_of_windows_are_those_of_float64(tmp_path: Path, name: str) -> None:
    chance = np.random.default_rng(2)
    arrays = chance.normal(size=IMAGE), chance.normal(size=FILTER)

    check(tmp_path, CONVOLUTIONS[name], *arrays)


def test_gradients_of_products_of_a_batch_and_one_matrix_are_in_our_graph(tmp_path: Path) -> None:
    chance = np.random.default_rng(2)
    arrays = chance.normal(size=(3, 7, 4)), chance.normal(size=(1, 4, 5))
    step = tf.function(gradients_of(tf.matmul))
    specs = [tf.TensorSpec(one.shape, tf.float32) for one in arrays]

    kinds = [
        node.op for node in StepSource("step", step.get_concrete_function(*specs)).cut.graph.node
    ]

    assert kinds.count("BatchMatMulV2") == 3
    check(tmp_path, tf.matmul, *arrays)


def test_what_is_written_to_a_variable_is_not_read_from_it_again() -> None:
    held = tf.Variable(tf.ones((12, 12)))

    def step(x: Any) -> Any:
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.sin(x @ held))
        held.assign_sub(0.5 * tape.gradient(loss, held))
        seen = tf.exp(held)
        held.assign(held * 2)
        return seen, tf.cos(held.assign_add(seen))

    x = tf.random.stateless_uniform((12, 12), (1, 2))
    expected, values = [], []
    for _ in range(2):
        expected += tf.function(step)(x)
    values.append(held.numpy())
    held.assign(tf.ones((12, 12)))
    cut = StepSource("step", tf.function(step).get_concrete_function(x)).cut
    found: list[Any] = []
    for _ in range(2):
        given = cut.before(x)
        handed, kept = given[: len(cut.handed)], given[len(cut.handed) :]
        found += cut.after(*cut.middle(*handed), *kept)
    values.append(held.numpy())

    assert {"Exp", "Cos"} <= {node.op for node in cut.graph.node}
    for one, other in zip([*found, values[1]], [*expected, values[0]], strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("is_ours", [False, True], ids=["TensorFlow is far off", "ours is wrong"])
def test_results_that_differ_are_compared_with_those_in_double_precision(
    bank: Bank,  # noqa: F811
    is_ours: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step = gradients_of(lambda x, w: x @ w)
    x, w = (tf.random.stateless_normal(shape, (3, 4)) for shape in ((8, 20), (20, 5)))
    fast = tuner.tensorflow.compile(step, on_miss="ignore", threads=1)
    fast(x, w)
    (call,) = fast._choice.all
    cut, own = call._cut, call._run_ours
    middle = cut.middle
    wrong = replace(cut, middle=lambda *given: [one * 1.25 for one in middle(*given)])
    off = lambda *given: [one * np.float32(1.5) for one in own(*given)]  # noqa: E731
    monkeypatch.setattr(call, "_cut", cut if is_ours else wrong)
    if is_ours:
        monkeypatch.setattr(call, "_run_ours", off)

    fast(x, w)

    assert [row.engine for row in fast.status()] == ["TensorFlow" if is_ours else "both"]


def trained(**compiled: Any) -> Any:
    """A model with what a step may have: statistics, random numbers, a regulariser, metrics."""
    keras.utils.set_random_seed(3)
    layers = keras.layers
    model = keras.Sequential([
        keras.Input((8, 8, 3)), layers.Conv2D(4, 3, padding="same"), layers.BatchNormalization(),
        layers.ReLU(), layers.MaxPooling2D(), layers.Flatten(), layers.Dropout(0.3),
        layers.Dense(5, kernel_regularizer="l2"),
    ])  # fmt: skip
    loss = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
    model.compile(loss=loss, metrics=["accuracy"], **compiled)
    return model


def batches(count: int, rows: int = 16) -> list[tuple[Any, Any]]:
    chance = np.random.default_rng(4)
    return [
        (
            tf.constant(chance.normal(size=(rows, 8, 8, 3)), tf.float32),
            tf.constant(chance.integers(0, 5, rows), tf.int32),
        )
        for _ in range(count)
    ]


def step_of(model: Any) -> Any:
    def step(x: Any, y: Any) -> Any:
        return model.train_step((x, y))

    return tf.autograph.experimental.do_not_convert(step)


@pytest.mark.parametrize("optimizer", ["adam", "sgd", "rmsprop"])
def test_steps_of_keras_train_as_in_tensorflow(bank: Bank, optimizer: str) -> None:  # noqa: F811
    theirs, ours = trained(optimizer=optimizer), trained(optimizer=optimizer)
    plain = tf.function(step_of(theirs))
    for model in (theirs, ours):
        model.optimizer.build(model.trainable_variables)
        model.train_on_batch(*batches(1)[0])
    fast = tuner.tensorflow.compile(step_of(ours), on_miss="ignore", threads=1)

    for number, batch in enumerate(batches(6)):
        expected, found = plain(*batch), fast(*batch)
        for name, value in expected.items():
            np.testing.assert_allclose(found[name], value, rtol=1e-4, err_msg=f"{number} {name}")

    assert [row.engine for row in fast.status()] == ["both"]
    assert len(bank.runs) >= 5
    for one, other in zip(ours.variables, theirs.variables, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=2e-4, err_msg=one.path)


def plain_step(weights: Any, count: Any) -> Any:
    def step(x: Any, y: Any, rate: Any) -> Any:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(x @ weights - y))
        weights.assign_sub(rate * tape.gradient(loss, weights))
        count.assign_add(1.0)
        return loss

    return step


def step_of_functions(weights: Any, count: Any) -> Any:
    """A step that calls functions, one of which writes a variable that the next one reads."""

    @tf.function
    def forward(x: Any) -> Any:
        count.assign_add(1.0)
        return x @ weights

    @tf.function
    def loss_of(x: Any, y: Any) -> Any:
        return tf.reduce_mean(tf.square(x - y)) * (1.0 + count / 100.0)

    def step(x: Any, y: Any, rate: Any) -> Any:
        with tf.GradientTape() as tape:
            loss = loss_of(forward(x), y)
        weights.assign_sub(rate * tape.gradient(loss, weights))
        return loss + count

    return step


@pytest.mark.parametrize("functions", [1, 2])
@pytest.mark.parametrize("make", [plain_step, step_of_functions])
def test_steps_that_are_functions_of_tensorflow_train_as_in_it(
    make: Callable[[Any, Any], Any],
    functions: int,
    bank: Bank,  # noqa: F811
) -> None:
    chance = np.random.default_rng(6)
    start = chance.normal(size=(20, 8)).astype(np.float32)
    batch = [tf.constant(chance.normal(size=(16, n)), tf.float32) for n in (20, 8)]
    theirs, ours = ([tf.Variable(start), tf.Variable(0.0)] for _ in range(2))
    plain, step = tf.function(make(*theirs)), make(*ours)
    for _ in range(functions):
        step = tf.function(step)
    fast = tuner.tensorflow.compile(step, on_miss="ignore")

    for _ in range(4):
        rate = tf.constant(0.1)
        np.testing.assert_allclose(fast(*batch, rate), plain(*batch, rate), rtol=1e-5)

    assert len(bank.runs) >= 3
    for one, other in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


def test_batches_of_arrays_are_compiled_as_those_of_tensors(bank: Bank) -> None:  # noqa: F811
    theirs, ours = trained(optimizer="sgd"), trained(optimizer="sgd")
    for model in (theirs, ours):
        model.make_train_function()
    steps = TrainingSteps(InferenceFunctions(tf), ours, ours.train_function)

    for number in range(4):
        batch = tuple(one.numpy() for one in batches(4)[number])
        found, expected = steps(iter([batch])), theirs.train_function(iter([batch]))
        np.testing.assert_allclose(found["loss"], expected["loss"], rtol=1e-4)

    assert bank.runs


def test_a_label_that_names_no_class_is_refused_as_in_tensorflow(bank: Bank) -> None:  # noqa: F811
    model = trained(optimizer="sgd")
    (x, y), *_ = batches(1)
    model.train_on_batch(x, y)
    fast = tuner.tensorflow.compile(step_of(model), on_miss="ignore", threads=1)
    for _ in range(3):
        fast(x, y)
    ran = len(bank.runs)

    with pytest.raises(tf.errors.InvalidArgumentError, match="outside the valid range"):
        fast(x, y + 3)

    assert ran
    assert len(bank.runs) == ran
    assert np.isfinite(float(fast(x, y)["loss"]))


@pytest.mark.parametrize("rows", [16, MAX_SMALL + 8])
def test_labels_are_looked_at_ahead_of_the_gradients_in_batches_of_any_size(rows: int) -> None:
    model = trained(optimizer="sgd")
    [batch] = batches(1, rows)
    model.train_on_batch(*batch)

    cut = StepSource("step", tf.function(step_of(model)).get_concrete_function(*batch)).cut

    kinds = {node.op for node in cut.graph.node}
    assert {"SparseSoftmaxCrossEntropyWithLogits", "Conv2DBackpropFilter"} <= kinds
    assert [guard.limit for guard in cut.guards] == [5]


def test_what_is_no_step_of_ours_stays_with_tensorflow(bank: Bank) -> None:  # noqa: F811
    recurrent = keras.Sequential([keras.Input((6, 4)), keras.layers.LSTM(4)])
    recurrent.compile("sgd", "mse")
    x, y = tf.random.normal((3, 6, 4)), tf.zeros((3, 4))
    recurrent.train_on_batch(x, y)
    fast = tuner.tensorflow.compile(step_of(recurrent), on_miss="ignore", threads=1)

    losses = [float(fast(x, y)["loss"]) for _ in range(3)]

    assert losses == sorted(losses, reverse=True)
    assert "ONNX form" in fast.why
    assert bank.runs == []


def test_a_step_that_is_traced_again_is_written_as_before(tmp_path: Path) -> None:
    @tf.custom_gradient  # its name has a number that counts on
    def limited(x: Any) -> Any:
        return tf.minimum(x, 1.0), lambda gradient: gradient

    spec = tf.TensorSpec((12, 12), tf.float32)
    written = []
    for name in ("first", "second"):
        step = tf.function(gradients_of(lambda x: limited(x @ x)))
        source = StepSource("step", step.get_concrete_function(spec))
        (tmp_path / name).mkdir()
        written.append((source.content, source.write(tmp_path / name).read_bytes()))

    assert written[0] == written[1]


PROGRAM = """\
import numpy as np
import keras

keras.utils.set_random_seed(0)
layers = [keras.Input((32,)), keras.layers.Dense(16, activation="relu"), keras.layers.Dense(10)]
model = keras.Sequential(layers)
loss = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
model.compile("sgd", loss, metrics=["accuracy"])
x = np.random.default_rng(0).normal(size=(200, 32)).astype(np.float32)
y = np.random.default_rng(1).integers(0, 10, 200)
share = np.linspace(0, 1, 200, dtype=np.float32)
history = model.fit(x, y, 64, 30, verbose=0, sample_weight=share, validation_data=(x, y)).history
for name, values in sorted(history.items()):
    print(name, *(f"{value:.4f}" for value in values[::10]))
"""
QUIET = {"TF_CPP_MIN_LOG_LEVEL": "3", "TF_ENABLE_ONEDNN_OPTS": "0"}


def lines_of(text: str) -> list[tuple[str, list[float]]]:
    rows = (line.split() for line in text.splitlines())
    return [(name, list(map(float, values))) for name, *values in rows]


def test_fit_trains_as_without_us_and_its_last_batches_are_smaller(tmp_path: Path) -> None:
    program = script(tmp_path, PROGRAM)

    plain, hooked = run(tmp_path, program, options=(), **QUIET), run(tmp_path, program, **QUIET)

    assert hooked.returncode == 0, hooked.stderr
    for one, other in zip(lines_of(hooked.stdout), lines_of(plain.stdout), strict=True):
        assert one == (other[0], pytest.approx(other[1], abs=2e-3))
    assert "tunebank" not in hooked.stderr
    assert any(one.name.startswith("sequential_training") for one in tmp_path.glob("recorded/*"))


def test_the_documents_procedure_of_a_training_script(tmp_path: Path) -> None:
    """Set AOE_MODE, run the script, look at lines and result file; the next run finds the bank."""
    hidden = 'keras.layers.Dense(16, activation="relu"), '
    assert hidden in PROGRAM
    program = script(tmp_path, PROGRAM.replace(hidden, "").replace("200", "192"))
    results = tmp_path / "results"
    variables = {
        **QUIET, "AOE_MODE": "2", "ASCEND_WORK_PATH": str(results), "RUN_LOOP": "5",
    }  # fmt: skip
    results.mkdir()

    first, again = run(tmp_path, program, **variables), run(tmp_path, program, **variables)

    assert first.returncode == again.returncode == 0, first.stderr
    said = first.stderr.splitlines()
    for line in ("in tune mode, training graph handled by tools.", "Aoe tuning graph."):
        assert said.count(line) == 1
    assert [line for line in said if line.startswith("sequential_training: tuning, ")]
    assert "[Aoe]Aoe process finished,cost time" in first.stderr
    (report,) = results.glob("aoe_result_opat_*.json")
    (content,) = json.loads(report.read_text(encoding="utf-8")).values()
    assert content[1]["OPAT"]["opat_tuning_result"] == "tuning successful"
    assert content[1]["OPAT"]["repo_summary"]["total_num"] > 0
    assert "sequential_training: tuning" not in again.stderr
    (kept,) = (tmp_path / "models").iterdir()
    assert json.loads((kept / "known.json").read_text(encoding="utf-8"))["known"]["hits"] > 0
    assert lines_of(again.stdout)[0][0] == "accuracy"
