"""Models of TensorFlow and Keras become ONNX files whose outputs are TensorFlow's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import keras
import numpy as np
import pytest
import tensorflow as tf
from tf2onnx.optimizer.const_fold_optimizer import ConstFoldOptimizer

from tuner.errors import ModelError, OptionError
from tuner.frameworks import convert
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.table import framework_of
from tuner.frameworks.tensorflow import to_onnx
from tuner.ops.onnx_runtime import session_class

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TensorFlow's own
Arrays = Mapping[str, np.ndarray]


def outputs_of(model: Path, inputs: Arrays) -> dict[str, np.ndarray]:
    session = session_class()(str(model))
    names = [one.name for one in session.get_outputs()]
    return dict(zip(names, session.run(names, dict(inputs)), strict=True))


def random(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).random(shape, dtype=np.float32)


def frozen_graph(weight: np.ndarray) -> bytes:
    with tf.Graph().as_default() as graph:
        image = tf.compat.v1.placeholder(tf.float32, [None, 8, 8, weight.shape[2]], "image")
        tf.nn.relu(tf.nn.conv2d(image, weight, 1, "SAME"), name="result")
    return bytes(graph.as_graph_def().SerializeToString())


class TwoSignatures(tf.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = tf.Variable(random(4, 3))

    @tf.function(input_signature=[tf.TensorSpec([None, 4], name="x")])
    def scores(self, x: Any) -> dict[str, Any]:
        return {"scores": x @ self.weight}

    @tf.function(input_signature=[tf.TensorSpec([2, 4], name="b"), tf.TensorSpec([2, 4], name="a")])
    def difference(self, b: Any, a: Any) -> dict[str, Any]:
        return {"z": a - b, "doubled": 2.0 * a}


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("saved") / "classifier"
    model = TwoSignatures()
    signatures = {"serving_default": model.scores, "difference": model.difference}
    tf.saved_model.save(model, str(folder), signatures)
    return folder


def test_a_frozen_graph_has_its_placeholders_as_inputs_and_what_no_node_reads_as_outputs(
    tmp_path: Path,
) -> None:
    weight, x = random(3, 3, 2, 5), random(1, 8, 8, 2)
    model = tmp_path / "frozen.pb"
    model.write_bytes(frozen_graph(weight))
    with tf.Graph().as_default():
        expected = tf.nn.relu(tf.nn.conv2d(x, weight, 1, "SAME"))
        with tf.compat.v1.Session() as session:
            expected = session.run(expected)

    written = onnx_file(model, Conversion(input_shapes={"image": (1, 8, 8, 2)}), tmp_path)

    assert framework_of(model).name == "TensorFlow"
    [(name, result)] = outputs_of(written, {"image": x}).items()
    assert name == "result"
    np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-5)


def test_weights_are_in_memory_less_than_thirty_times_while_they_are_converted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(convert, "free_memory_bytes", lambda: 4 << 30)
    with tf.Graph().as_default() as graph:
        x = tf.compat.v1.placeholder(tf.float32, [1, 2048], "x")
        for number in range(6):
            x = x @ (random(2048, 2048) + number)
    (tmp_path / "m.pb").write_bytes(graph.as_graph_def().SerializeToString())

    assert onnx_file(tmp_path / "m.pb", Conversion(), tmp_path).stat().st_size > 96 << 20


def test_an_optimizer_of_tf2onnx_that_fails_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("of the optimizer")

    monkeypatch.setattr(ConstFoldOptimizer, "_optimize", fail)
    (tmp_path / "m.pb").write_bytes(frozen_graph(random(3, 3, 2, 5)))

    to_onnx(
        tmp_path / "m.pb", tmp_path / "m.onnx", Conversion(input_shapes={"image": (1, 8, 8, 2)})
    )

    assert outputs_of(tmp_path / "m.onnx", {"image": random(1, 8, 8, 2)})["result"].any()


def test_a_saved_model_is_its_default_signature_unless_another_is_named(
    saved: Path, tmp_path: Path
) -> None:
    x, b = random(2, 4), np.ones((2, 4), np.float32)

    default = onnx_file(saved, Conversion(), tmp_path)
    other = onnx_file(saved / "saved_model.pb", Conversion(signature="difference"), tmp_path)

    assert default.name == other.name == "classifier.onnx"
    np.testing.assert_allclose(outputs_of(default, {"x": x})["scores"], x @ random(4, 3), rtol=1e-5)
    results = outputs_of(other, {"a": x, "b": b})
    np.testing.assert_allclose(results["z"], x - b, rtol=1e-5)
    np.testing.assert_allclose(results["doubled"], 2 * x, rtol=1e-5)


def test_an_unknown_signature_is_refused_with_those_that_there_are(
    saved: Path, tmp_path: Path
) -> None:
    with pytest.raises(ModelError, match="it has no signature train") as refused:
        onnx_file(saved, Conversion(signature="train"), tmp_path)

    assert refused.value.hint == "its signatures: difference, serving_default"


def test_several_signatures_without_a_default_have_to_be_chosen_from(tmp_path: Path) -> None:
    model = TwoSignatures()
    signatures = {"scores": model.scores, "difference": model.difference}
    tf.saved_model.save(model, str(tmp_path / "m"), signatures)

    with pytest.raises(ModelError, match="--signature is needed") as refused:
        onnx_file(tmp_path / "m", Conversion(), tmp_path)

    assert refused.value.hint == "its signatures: difference, scores"


def test_a_keras_file_has_inputs_and_outputs_named_as_its_layers(tmp_path: Path) -> None:
    tokens = keras.Input((6, 8), name="tokens")
    attended = keras.layers.MultiHeadAttention(2, 4)(tokens, tokens)
    normed = keras.layers.LayerNormalization()(tokens + attended)
    hidden = keras.layers.Dense(16, activation="gelu")(normed)
    scores = keras.layers.Dense(3, activation="softmax", name="scores")(hidden)
    model = keras.Model(tokens, scores)
    model.save(tmp_path / "block.keras")
    x = random(2, 6, 8)

    conversion = Conversion(input_shapes={"tokens": (2, 6, 8)})
    written = onnx_file(tmp_path / "block.keras", conversion, tmp_path)

    assert framework_of(tmp_path / "block.keras").name == "TensorFlow"
    result = outputs_of(written, {"tokens": x})
    assert list(result) == ["scores"]
    np.testing.assert_allclose(result["scores"], model(x).numpy(), rtol=1e-4, atol=1e-6)


def test_shapes_of_inputs_that_there_are_not_are_refused(saved: Path, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="the model has no input y") as refused:
        onnx_file(saved, Conversion(input_shapes={"y": (1, 4)}), tmp_path)

    assert refused.value.hint == "the inputs are x"


def test_python_code_of_a_keras_file_is_not_executed(tmp_path: Path) -> None:
    x = keras.Input((2,))
    model = keras.Model(x, keras.layers.Lambda(lambda one: one * 2)(x))
    model.save(tmp_path / "code.keras")

    with pytest.raises(ModelError, match="it has Python code in it, which is not executed"):
        onnx_file(tmp_path / "code.keras", Conversion(), tmp_path)


def test_a_custom_operator_is_named(saved: Path, tmp_path: Path) -> None:
    folder = tmp_path / "custom"
    (folder / "variables").mkdir(parents=True)
    for path in saved.rglob("*.*"):
        content = path.read_bytes()
        if path.name == "saved_model.pb":
            assert b"MatMul" in content
            content = content.replace(b"MatMul", b"MyOwnO")
        (folder / path.relative_to(saved)).write_bytes(content)

    with pytest.raises(ModelError, match="its operator MyOwnO is none of TensorFlow's own"):
        onnx_file(folder, Conversion(), tmp_path)


def test_an_operator_without_an_onnx_form_is_named(tmp_path: Path) -> None:
    class Model(tf.Module):
        @tf.function(input_signature=[tf.TensorSpec([3], name="x")])
        def run(self, x: Any) -> Any:
            return tf.math.igamma(x, x)

    model = Model()
    tf.saved_model.save(model, str(tmp_path / "m"), {"serving_default": model.run})

    with pytest.raises(ModelError, match="its operators Igamma have no ONNX form"):
        onnx_file(tmp_path / "m", Conversion(), tmp_path)


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("notes.pb", b"these are notes, no graph", "it is no GraphDef of TensorFlow"),
        ("empty.pb", b"", "it has no Placeholder"),
        ("other.keras", b"no archive", "it cannot be read"),
    ],
)
def test_what_is_no_model_is_refused(name: str, content: bytes, fault: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)

    with pytest.raises(ModelError, match=fault):
        onnx_file(tmp_path / name, Conversion(), tmp_path)


def test_a_truncated_graph_is_refused(tmp_path: Path) -> None:
    content = frozen_graph(random(3, 3, 2, 5))
    (tmp_path / "half.pb").write_bytes(content[: len(content) // 2])

    with pytest.raises(ModelError, match="it is no GraphDef of TensorFlow, or damaged"):
        onnx_file(tmp_path / "half.pb", Conversion(), tmp_path)


@pytest.mark.parametrize("name", ["large.pb", "large.keras", "saved_model.pb"])
def test_more_than_two_gib_are_refused_before_they_are_read(name: str, tmp_path: Path) -> None:
    (tmp_path / "variables").mkdir()
    (tmp_path / name).touch()
    large = tmp_path / (name if name.startswith("large") else "variables/variables.data")
    with large.open("wb") as file:
        file.truncate(2**31)

    with pytest.raises(ModelError, match="more than 2 GiB"):
        to_onnx(tmp_path / name, tmp_path / "model.onnx", Conversion())
