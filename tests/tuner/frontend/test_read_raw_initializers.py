"""Weights that are read past protobuf: the same model comes of it."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import onnx
import pytest
from google.protobuf.message import DecodeError
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import parsed
from tuner.errors import ModelError
from tuner.files.protobuf_wire import MAX_HEADER_BYTES, WireError
from tuner.frontend import load_graph, read
from tuner.frontend.read import MIN_BYTES, read_model, split_initializers

W = np.arange(64 * 64, dtype=np.float32).reshape(64, 64)
MODEL = parsed("g (float[1,64] x) => (float[1,64] y) { a = MatMul(x, w) y = Add(a, b) }",
               w=W, b=np.ones(64, np.float32))  # fmt: skip


def split(data: bytes) -> tuple[onnx.ModelProto, dict[int, np.ndarray]]:
    rest, weights = split_initializers(io.BytesIO(data), len(data))
    return onnx.ModelProto.FromString(rest), dict(weights)


def test_only_large_weights_are_left_out_and_they_are_whole() -> None:
    model, weights = split(MODEL.SerializeToString())

    names = [tensor.name for tensor in model.graph.initializer]
    assert {names[number] for number in weights} == {"w"}
    [raw] = weights.values()
    assert raw.tobytes() == W.tobytes()
    by_name = {tensor.name: tensor for tensor in model.graph.initializer}
    assert not by_name["w"].HasField("raw_data")
    assert numpy_helper.to_array(by_name["b"]).tolist() == [1.0] * 64


def test_everything_else_stays_as_it_was() -> None:
    model, weights = split(MODEL.SerializeToString())

    for number, raw in weights.items():
        model.graph.initializer[number].raw_data = raw.tobytes()

    assert model == MODEL


def test_a_loaded_model_holds_the_weights(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    onnx.save(MODEL, path)

    graph = load_graph(path)

    assert any(np.array_equal(value, W) for value in graph.constants.values())
    assert read_model(path).weights


def test_a_type_that_numpy_lacks_is_read_too(tmp_path: Path) -> None:
    model = parsed("g (float[1,64] x) => (float[64,64] y) { c = Cast<to=1>(w) y = Add(c, x) }")
    halves = (W.view(np.uint32) >> 16).astype(np.uint16)
    model.graph.initializer.append(
        TensorProto(
            name="w", data_type=TensorProto.BFLOAT16, dims=[64, 64], raw_data=halves.tobytes()
        )
    )
    path = tmp_path / "m.onnx"
    onnx.save(model, path)

    graph = load_graph(path)

    expected = (halves.astype(np.uint32) << 16).view(np.float32)
    assert any(np.array_equal(value, expected) for value in graph.constants.values())


def test_bytes_that_do_not_fit_the_shape_are_called_damaged(tmp_path: Path) -> None:
    model = onnx.ModelProto()
    model.CopyFrom(MODEL)
    model.graph.initializer[0].raw_data += b"1234"
    path = tmp_path / "m.onnx"
    onnx.save(model, path)

    with pytest.raises(ModelError, match=r"m\.onnx: tensor 'w' is damaged"):
        load_graph(path)


@pytest.mark.parametrize("part", ["a second graph", "raw data twice"])
def test_what_protobuf_would_merge_is_merged_or_left_to_it(part: str) -> None:
    data = MODEL.SerializeToString()
    if part == "a second graph":
        extra = onnx.ModelProto()
        extra.graph.initializer.append(numpy_helper.from_array(W + 1, "v"))
        model, weights = split(data + extra.SerializeToString())
        names = [tensor.name for tensor in model.graph.initializer]
        assert {names[number]: raw.tobytes() for number, raw in weights.items()} == {
            "w": W.tobytes(),
            "v": (W + 1).tobytes(),
        }
    else:
        tensor = MODEL.graph.initializer[0].SerializeToString()
        twice = helper.make_graph([], "g", [], [])
        inner = twice.SerializeToString() + _field(5, tensor + tensor)
        with pytest.raises(WireError):
            split(_field(7, inner))


def test_a_small_second_value_of_a_weight_is_left_to_protobuf() -> None:
    tensor = MODEL.graph.initializer[0].SerializeToString()

    with pytest.raises(WireError):
        split(_field(7, _field(5, tensor + _field(9, b"1234"))))


def test_a_file_of_zeros_is_given_up_at_its_first_field() -> None:
    file = io.BytesIO(bytes(1 << 20))

    with pytest.raises(WireError):
        split_initializers(file, 1 << 20)

    assert file.tell() == MAX_HEADER_BYTES


def test_too_many_fields_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "MAX_FIELDS", 3)

    assert split_initializers(io.BytesIO(b"\x08\x01" * 3), 6) == (b"\x08\x01" * 3, {})
    with pytest.raises(WireError, match="more than"):
        split_initializers(io.BytesIO(b"\x08\x01" * 4), 8)


def test_a_file_that_only_protobuf_can_read_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    tensor = MODEL.graph.initializer[0].SerializeToString()
    path.write_bytes(MODEL.SerializeToString() + _field(7, _field(5, tensor + tensor)))

    read = read_model(path)

    assert (read.proto.graph.node, read.weights) == (MODEL.graph.node, {})
    assert read.proto.graph.initializer[-1].raw_data == W.tobytes()


def _field(number: int, content: bytes) -> bytes:
    size, text = len(content), bytearray()
    while size > 127:
        text.append(size & 127 | 128)
        size >>= 7
    return bytes([number << 3 | 2, *text, size]) + content


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_bytes_are_read_as_protobuf_reads_them(data: st.DataObject) -> None:
    whole = bytearray(MODEL.SerializeToString())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, 200) | st.integers(0, len(whole) - 1))
        whole[at] = data.draw(st.integers(0, 255))
    cut = bytes(whole[: data.draw(st.just(len(whole)) | st.integers(0, len(whole)))])
    try:
        rest, weights = split_initializers(io.BytesIO(cut), len(cut))
        model = onnx.ModelProto.FromString(rest)
    except (WireError, DecodeError):
        return
    for number, raw in weights.items():
        assert raw.nbytes >= MIN_BYTES
        model.graph.initializer[number].raw_data = raw.tobytes()
    assert model == onnx.ModelProto.FromString(cut)
