"""MINDIR files become ONNX files that compute what MindSpore's GraphCell computed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest

from tuner.errors import ModelError
from tuner.frameworks import convert
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.mindspore.mindir_file import MODEL
from tuner.frameworks.mindspore.mindir_to_onnx import to_onnx
from tuner.frameworks.table import framework_of

FIXTURES = Path(__file__).parents[3] / "fixtures" / "mindir"
NAMES = sorted(path.stem for path in FIXTURES.glob("*.mindir"))


def content(name="residual"):
    model = MODEL()
    model.ParseFromString((FIXTURES / f"{name}.mindir").read_bytes())
    return model


def recording(name="residual"):
    with np.load(FIXTURES / f"{name}.npz") as arrays:
        return dict(arrays)


def refusal(data, folder):
    path = folder / "model.mindir"
    path.write_bytes(data)
    with pytest.raises(ModelError) as refused:
        to_onnx(path, folder / "model.onnx", Conversion())
    assert refused.value.hint
    return refused.value.message


@pytest.mark.parametrize("name", NAMES)
def test_the_onnx_file_computes_what_mindspore_recorded(name, tmp_path):
    path, recorded = tmp_path / "model.onnx", recording(name)

    to_onnx(FIXTURES / f"{name}.mindir", path, Conversion())

    onnx.checker.check_model(str(path), full_check=True)
    session = onnxruntime.InferenceSession(str(path))
    inputs = {one.name: recorded[f"x{i}"] for i, one in enumerate(session.get_inputs())}
    outputs = session.run(None, inputs)
    assert len(outputs) == sum(key.startswith("y") for key in recorded)
    for place, found in enumerate(outputs):
        wanted = recorded[f"y{place}"]
        assert found.dtype == wanted.dtype
        # MindSpore's tanh is a polynomial that is 2e-5 off
        np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=5e-5 * np.abs(wanted).max())


def test_a_mindir_file_is_known_by_its_content_and_converted_in_a_child(tmp_path):
    odd = tmp_path / "model.bin"
    odd.write_bytes((FIXTURES / "attention.mindir").read_bytes())

    assert framework_of(odd).number == 1
    made = onnx.load(onnx_file(odd, Conversion(), tmp_path / "kept"))
    assert [one.name for one in made.graph.input] == ["tokens", "mask"]
    assert "words.embedding_table" in {one.name for one in made.graph.initializer}


def test_a_model_is_refused_whose_conversion_needs_more_memory_than_is_free(tmp_path, monkeypatch):
    monkeypatch.setattr(convert, "free_memory_bytes", lambda: 20 << 20)
    model = FIXTURES / "attention.mindir"

    with pytest.raises(ModelError) as refused:
        onnx_file(model, Conversion(), tmp_path / "kept")

    size = f"{model.stat().st_size / 2**20:,.0f} MiB"
    assert f"{model}: converting its {size} takes more than 15 MiB" in refused.value.message
    assert refused.value.code == "WG0000"
    assert list((tmp_path / "kept").iterdir()) == []


def test_a_file_that_is_none_or_truncated_or_encrypted_is_refused(tmp_path):
    whole = (FIXTURES / "residual.mindir").read_bytes()

    assert refusal(b"", tmp_path).startswith("no MINDIR file")
    assert refusal(whole[:-20], tmp_path) == "no MINDIR file, or a truncated one"
    assert refusal(b"\xd8\x5e\x3a\x7f" + whole, tmp_path) == "the MINDIR file is encrypted"
    assert refusal(b"\x08\x0a\x12\x04test", tmp_path).startswith("no MINDIR file")


def test_a_file_of_another_version_is_refused_with_both_versions(tmp_path):
    model = content()
    model.mind_ir_version = 4
    assert refusal(model.SerializeToString(), tmp_path) == (
        "the MINDIR file is of version 4, and 2 and 3 are known (MindSpore 2.10.0)"
    )


def test_an_unknown_operator_is_named(tmp_path):
    model = content()
    next(one for one in model.primitives if one.op_type == "ReLU").op_type = "Warp"
    assert refusal(model.SerializeToString(), tmp_path).startswith(
        "MindSpore's operator Warp is not known here (of CNode_"
    )


def test_an_operator_with_unknown_settings_is_refused_with_the_reason(tmp_path):
    model = content()
    conv = next(one for one in model.primitives if one.op_type == "Conv2D")
    next(one for one in conv.attribute if one.name == "format").s = b"NHWC"
    assert refusal(model.SerializeToString(), tmp_path) == (
        "MindSpore's operator Conv2D has inputs that are not understood: "
        "the layout NHWC is not known: use NCHW"
    )


def test_weights_in_files_of_their_own_are_read_and_never_from_another_folder(tmp_path):
    model, recorded = content(), recording()
    parameter = model.graph.parameter[0]
    folder = tmp_path / "model_variables"
    folder.mkdir()
    (folder / "data_0").write_bytes(bytes(64) + parameter.raw_data)
    place = parameter.external_data
    place.location, place.offset, place.length = (
        "model_variables/data_0",
        64,
        len(parameter.raw_data),
    )
    parameter.ClearField("raw_data")
    path = tmp_path / "model_graph.mindir"
    path.write_bytes(model.SerializeToString())

    assert framework_of(path).parts(path) == ("model_variables/data_0",)
    to_onnx(path, tmp_path / "model.onnx", Conversion())
    (found,) = onnxruntime.InferenceSession(str(tmp_path / "model.onnx")).run(
        None, {"x": recorded["x0"]}
    )
    np.testing.assert_allclose(found, recorded["y0"], rtol=1e-4, atol=1e-5)

    place.location = "../model_variables/data_0"
    assert "outside of the model's folder" in refusal(model.SerializeToString(), tmp_path)
    place.location = "missing/data_0"
    assert "cannot be read from 'missing/data_0'" in refusal(model.SerializeToString(), tmp_path)
    place.location, place.offset = "model_variables/data_0", 65
    assert refusal(model.SerializeToString(), tmp_path).endswith("bytes of data")


def test_graphs_that_call_each_other_without_an_end_are_refused(tmp_path):
    model = content()
    function = model.functions.add()
    function.CopyFrom(model.graph)
    call = function.node.add(op_type=f"REF::{function.name}", output=["again"])
    call.input.append(function.input[0].name)
    again = model.graph.node.add()
    again.CopyFrom(call)
    assert refusal(model.SerializeToString(), tmp_path) == (
        "its function graphs call each other too deeply"
    )


def test_open_sizes_of_an_input_are_those_that_the_user_gives(tmp_path):
    model, recorded = content(), recording()
    model.graph.input[0].tensor[0].dims[0] = -1
    message = refusal(model.SerializeToString(), tmp_path)
    assert message == "the size of input 'x' [?,3,32,32] is open"

    given = Conversion(input_shapes={"x": (1, 3, 32, 32)})
    to_onnx(tmp_path / "model.mindir", tmp_path / "model.onnx", given)
    session = onnxruntime.InferenceSession(str(tmp_path / "model.onnx"))
    (found,) = session.run(None, {"x": recorded["x0"]})
    np.testing.assert_allclose(found, recorded["y0"], rtol=1e-4, atol=1e-5)
