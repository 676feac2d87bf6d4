"""Hostile and broken files: one ModelError that names the file, what is wrong and what to do."""

from __future__ import annotations

import os
import re
from pathlib import Path

import numpy as np
import onnx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from onnx import external_data_helper, helper, numpy_helper

from fixtures.broken import BROKEN
from fixtures.small import SMALL
from tests.tuner.frontend.models import of_node, parsed
from tuner.errors import ModelError, TunerError
from tuner.frontend import graph_of, load_graph


def refusal(path: Path) -> ModelError:
    """The error that loading gives; it names the file and has a hint."""
    with pytest.raises(ModelError) as caught:
        load_graph(path)
    assert caught.value.message.startswith(f"{path}: ")
    assert caught.value.hint
    assert caught.value.code
    return caught.value


def written(folder: Path, content: bytes) -> Path:
    path = folder / "model.onnx"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("name", BROKEN)
def test_every_broken_fixture_is_refused_with_its_name_and_a_hint(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(BROKEN[name]())

    refusal(path)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b"PK\x03\x04" + bytes(40), "ZIP archive"),
        (b"\x1c\0\0\0TFL3" + bytes(40), "TensorFlow Lite"),
        (b"IMOD" + bytes(40), "offline model"),
        (b"\x80\x02}q\0.", "a Python pickle"),
        (b"\x1f\x8b\x08" + bytes(40), "a gzip archive"),
        (b"\x08\x0a" + b"\xff" * 8, "truncated or damaged (10 bytes)"),
        (b"I am a text\n", "not an ONNX model"),
    ],
)
def test_what_is_no_onnx_file_is_named_for_what_it_is(
    content: bytes, says: str, tmp_path: Path
) -> None:
    assert says in refusal(written(tmp_path, content)).message


def test_a_truncated_file_is_called_cut_off_at_every_length(tmp_path: Path) -> None:
    whole = SMALL["residual_cnn"]().SerializeToString()

    messages = [
        refusal(written(tmp_path, whole[:size])).message
        for size in range(16, len(whole), len(whole) // 20)
    ]

    assert any("truncated" in message for message in messages)


def test_a_missing_file_a_folder_and_a_fifo_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "model.onnx")

    assert "not a regular file" in refusal(tmp_path / "model.onnx").message
    assert "does not exist" in refusal(tmp_path / "nothing.onnx").message
    assert "not a regular file" in refusal(tmp_path).message


@given(st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_damaged_bytes_never_give_anything_but_an_error_for_the_user(
    tmp_path: Path, data: st.DataObject
) -> None:
    content = bytearray(SMALL["elementwise_chain"]().SerializeToString())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path = written(tmp_path, bytes(content))

    try:
        graph = load_graph(path)
    except TunerError:
        return
    assert graph.outputs


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("g (float[2] x) => (float y) { y = Add(x, z) z = Relu(y) }", "in a circle: .*Add.*Relu"),
        ("g (float[2] x) => (float y) { y = Add(x, z) }", "reads 'z', which no node computes"),
        ("g (float[2] x) => (float y) { z = Relu(x) }", "no node computes the output 'y'"),
        ("g (float[2] x) => (float y) { y = Neg(x) y = Relu(x) }", "'y' is computed twice"),
        ("g (float[2] x) => (float y) { x = Neg(x) y = Relu(x) }", "'x' is computed twice"),
        ("g (float[2] x, float[2] x) => (float y) { y = Relu(x) }", "two inputs"),
        ("g (float[2] x, float[3] z) => (float y) { y = Add(x, z) }", "does not fit its inputs"),
        ("g (float[2] x) => (float y) { y = com.nowhere.Op(x) }", "does not import"),
        ("g (string[2] x) => (string y) { y = Identity(x) }", "element type"),
        ("g (float[99999,99999] x) => (float y) { y = Relu(x) }", "far too large"),
    ],
)
def test_a_broken_graph_is_refused_with_the_reason(text: str, says: str) -> None:
    with pytest.raises(ModelError) as caught:
        graph_of(parsed(text), "test")

    assert re.search(says, caught.value.message), caught.value.message
    assert caught.value.hint


def test_nodes_out_of_order_are_put_in_order() -> None:
    graph = graph_of(parsed("g (float[2] x) => (float y) { y = Neg(z) z = Relu(x) }"), "test")

    assert [node.op for node in graph.nodes] == ["Relu", "Neg"]


def external(
    folder: Path, location: str = "weights.bin", offset: int = 64, length: int = 48
) -> Path:
    """A model that says its weights are there; weights.bin holds 64 other bytes, then them."""
    model = of_node("MatMul", {"x": (2, 3)}, constants={"w": np.ones((3, 4), np.float32)})
    (folder / "weights.bin").write_bytes(bytes(64) + np.arange(12, dtype=np.float32).tobytes())
    tensor = model.graph.initializer[0]
    external_data_helper.set_external_data(tensor, location, offset, length)
    tensor.ClearField("raw_data")
    return written(folder, model.SerializeToString())


def test_external_data_is_read_from_beside_the_model(tmp_path: Path) -> None:
    graph = load_graph(external(tmp_path))

    np.testing.assert_array_equal(graph.constants["w"].reshape(-1), np.arange(12))


def test_external_data_outside_of_the_folder_is_not_read(tmp_path: Path) -> None:
    home = tmp_path / "models"
    home.mkdir()
    (tmp_path / "secret.bin").write_bytes(bytes(48))
    (home / "link.bin").symlink_to(tmp_path / "secret.bin")
    (home / "folder").symlink_to(tmp_path)

    for location in (
        "../secret.bin",
        str(tmp_path / "secret.bin"),
        "link.bin",
        "folder/secret.bin",
    ):
        error = refusal(external(home, location))
        assert "outside" in error.message
        assert location in error.message


def test_missing_external_data_is_named(tmp_path: Path) -> None:
    error = refusal(external(tmp_path, "gone.bin"))

    assert "'gone.bin' is missing" in error.message


@pytest.mark.parametrize(
    ("offset", "length", "says"),
    [
        (96, 48, "'w' needs bytes 96 to 144 of 'weights.bin', which has 112"),
        (-4, 48, "'w' needs bytes -4 to 44"),
        (64, 12, "'w'"),
        (0, 2**60, "'w' needs bytes 0 to"),
    ],
)
def test_external_data_of_another_size_is_refused(
    offset: int, length: int, says: str, tmp_path: Path
) -> None:
    assert says in refusal(external(tmp_path, offset=offset, length=length)).message


def test_external_data_of_packed_types_takes_whole_bytes(tmp_path: Path) -> None:
    model = onnx.parser.parse_model(
        '<ir_version: 10, opset_import: ["": 21]>'
        "g (float s) => (float[5] y) { y = DequantizeLinear(w, s) }"
    )
    weights = helper.make_tensor("w", onnx.TensorProto.INT4, [5], b"\x21\x43\x0b", raw=True)
    (tmp_path / "weights.bin").write_bytes(weights.raw_data)
    external_data_helper.set_external_data(weights, "weights.bin", 0, 3)
    weights.ClearField("raw_data")
    model.graph.initializer.append(weights)

    assert load_graph(written(tmp_path, model.SerializeToString())).nodes


def test_a_model_in_memory_has_no_folder_for_external_data(tmp_path: Path) -> None:
    model = onnx.load(external(tmp_path), load_external_data=False)

    with pytest.raises(ModelError, match="has its data elsewhere"):
        graph_of(model, "test")


def test_a_sparse_initializer_is_written_out() -> None:
    model = of_node("MatMul", {"x": (2, 3)}, constants={"w": np.ones((3, 4), np.float32)})
    del model.graph.initializer[:]
    model.graph.node[0].input[1] = "w"
    values = numpy_helper.from_array(np.array([5, 6], np.float32), "w")
    indices = numpy_helper.from_array(np.array([0, 7]), "w_indices")
    model.graph.sparse_initializer.append(helper.make_sparse_tensor(values, indices, [3, 4]))

    graph = graph_of(model, "test")

    assert graph.constants["w"][0, 0] == 5
    assert graph.constants["w"][1, 3] == 6
    assert graph.constants["w"].sum() == 11


def test_an_initializer_that_is_also_an_input_is_a_constant() -> None:
    text = "g (float[2,3] x, float[3,4] w) => (float y) { y = MatMul(x, w) }"

    graph = graph_of(parsed(text, w=np.ones((3, 4), np.float32)), "test")

    assert graph.inputs == ("x",)
    assert list(graph.constants) == ["w"]
