"""The framework of a model is known by number, suffix or content."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tuner.errors import ModelError, OptionError
from tuner.frameworks import table
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.table import REFUSED, TENSORFLOW, framework_of, model_name


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


FIRST_NODE = b"\x0a\x26\x0a\x05image\x12\x0bPlaceholder*\x0f\x0a\x05dtype\x12\x02\x30\x01"
KERAS_ARCHIVE = b"PK\x03\x04\x14" + bytes(21) + b"\x0d\0\0\0metadata.json"


@pytest.mark.parametrize("head", [FIRST_NODE, KERAS_ARCHIVE, b"\x08\x01\x12\xd0\x8c\x01"])
def test_models_of_tensorflow_are_known_by_their_first_bytes(head, tmp_path):
    (tmp_path / "model.pb").write_bytes(head)

    assert framework_of(tmp_path / "model.pb") is TENSORFLOW
    assert TENSORFLOW.recognises(head)
    assert not TENSORFLOW.recognises(b"\x0a\x050.1.1\x12\x09MindSpore")  # MINDIR
    assert not TENSORFLOW.recognises(b"\x08\x0a\x12\x07pytorch")  # ONNX


def test_a_saved_model_is_made_of_its_variables_and_assets_too(tmp_path):
    for name in ("variables/variables.index", "assets/words.txt", "fingerprint.pb"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()

    assert TENSORFLOW.parts(tmp_path / "saved_model.pb") == (
        "assets/words.txt",
        "variables/variables.index",
    )
    assert TENSORFLOW.parts(tmp_path / "frozen.pb") == ()


def test_without_its_package_a_front_end_names_the_command_that_installs_it(monkeypatch, tmp_path):
    monkeypatch.setattr(table, "find_spec", lambda _: None)

    with pytest.raises(ModelError, match="need the package tf2onnx") as refused:
        onnx_file(tmp_path / "model.keras", Conversion(), tmp_path)

    assert refused.value.hint == 'pip install "tunebank[tensorflow]"'


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [("tensorflow", "tensorflow", "tensorflow"), ("mindspore", "mindspore", "mindspore")],
)
def test_a_door_without_its_framework_names_the_command_that_installs_it(door, package, extra):
    if find_spec(package):
        pytest.skip(f"{package} is installed")
    with pytest.raises(ImportError, match=rf'pip install "tunebank\[{extra}\]"'):
        import_module(f"tuner.{door}")
