"""The framework of a model is known by number, suffix or content."""

from pathlib import Path

import pytest

from tuner.errors import ModelError, OptionError
from tuner.frameworks import Conversion, framework_of, model_name, onnx_file
from tuner.frameworks.table import REFUSED


def test_an_onnx_file_is_its_own_conversion_whatever_its_name(tmp_path):
    odd = tmp_path / "model.bin"
    odd.write_bytes(b"\x08\x0a\x12\x04test")
    for model in (odd, tmp_path / "missing.onnx"):
        assert framework_of(model).name == "ONNX"
        assert onnx_file(model, Conversion(), tmp_path) == model


@pytest.mark.parametrize("suffix", REFUSED)
def test_a_file_without_a_graph_is_refused_with_the_way_to_one(suffix):
    with pytest.raises(ModelError) as refused:
        framework_of(Path(f"weights{suffix}"))
    assert refused.value.hint == REFUSED[suffix]


def test_an_unknown_file_and_an_unknown_number_are_refused_with_what_is_known(tmp_path):
    odd = tmp_path / "notes.txt"
    odd.write_text("no model")
    with pytest.raises(ModelError, match=r"the suffix '\.txt'") as refused:
        framework_of(odd)
    assert ".onnx" in refused.value.hint
    with pytest.raises(OptionError, match="--framework 4 is not known") as unknown:
        framework_of(odd, 4)
    assert "5 (ONNX)" in unknown.value.hint


def test_a_saved_model_is_named_as_its_folder(tmp_path):
    assert model_name(tmp_path / "classifier" / "saved_model.pb") == "classifier"
    assert model_name(tmp_path / "classifier.onnx") == "classifier"


def test_options_of_another_framework_are_refused(tmp_path):
    model = tmp_path / "m.onnx"
    for conversion, option in (
        (Conversion(weight=tmp_path / "w"), "--weight is for Caffe"),
        (Conversion(signature="serve"), "--signature is for TensorFlow"),
    ):
        with pytest.raises(OptionError, match=option):
            onnx_file(model, conversion, tmp_path)
