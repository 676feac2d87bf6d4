"""Offline models and models of frameworks as JSON: names are written out, faults are errors."""

from __future__ import annotations

import json
from pathlib import Path

import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import helper

from fixtures import third_party
from fixtures.small import SMALL
from fixtures.third_party import MODEL_DEF, Imod
from tuner.backend import host_target
from tuner.errors import OfflineModelError
from tuner.frameworks.model_json import check_report, offline_model_as_json, onnx_as_json


def written(folder: Path, definition: bytes) -> Path:
    path = folder / "a.om"
    path.write_bytes(Imod([[(MODEL_DEF, definition)]]).packed())
    return path


def test_compressed_attributes_are_written_out(tmp_path: Path) -> None:
    content = offline_model_as_json(written(tmp_path, third_party.compressed_model_def()))

    said = {entry["key"]: entry["value"] for entry in content["attr"]}
    [relu] = content["graph"][0]["op"]
    origin = {entry["key"]: entry["value"] for entry in relu["input_desc"][0]["attr"]}
    assert said["soc_version"]["s"] == third_party.SOC_VERSION
    assert origin["origin_shape"]["list"]["i"] == [1, 3, 8, 8]
    assert origin["origin_format"]["s"] == "NCHW"
    json.dumps(content, allow_nan=False)


def test_an_index_beyond_the_names_stays_as_it_is(tmp_path: Path) -> None:
    attributes = {third_party.compressed_key(7): 1, "attr_name_enum": ["a"],
                  "om_compress_version": 1}  # fmt: skip
    content = offline_model_as_json(written(tmp_path, third_party.model_def([], attributes)))

    assert "\0\x08" in [entry["key"] for entry in content["attr"]]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_definition_is_read_or_refused_by_its_name(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    content = bytearray(third_party.compressed_model_def())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path = written(tmp_path_factory.mktemp("om"), bytes(content))

    said = f"{path}: "
    try:
        json.dumps(offline_model_as_json(path), allow_nan=False)
    except OfflineModelError as error:
        said = error.message

    assert said.startswith(f"{path}: ")


def test_a_definition_of_empty_messages_costs_no_memory(tmp_path: Path) -> None:
    path = written(tmp_path, b"\x5a\x00" * (3 << 20))

    with pytest.raises(OfflineModelError, match="definition is damaged"):
        offline_model_as_json(path)


def test_numbers_that_json_does_not_have_are_texts(tmp_path: Path) -> None:
    model = SMALL["residual_cnn"]()
    model.graph.node[0].attribute.append(helper.make_attribute("odd", float("nan")))
    onnx.save(model, tmp_path / "m.onnx")

    node = onnx_as_json(tmp_path / "m.onnx", with_shapes=False)["graph"]["node"][0]

    assert {one["name"]: one.get("f") for one in node["attribute"]}["odd"] == "nan"
    assert {one["type"] for one in node["attribute"]} >= {"INTS", "FLOAT"}


def test_a_model_of_an_open_size_is_to_be_given_one(tmp_path: Path) -> None:
    onnx.save(SMALL["dynamic_batch"](), tmp_path / "m.onnx")
    [image] = onnx.load(tmp_path / "m.onnx").graph.input
    sizes = [size.dim_value for size in image.type.tensor_type.shape.dim[1:]]

    open_ = check_report(tmp_path / "m.onnx", "m", {}, host_target())
    fixed = check_report(tmp_path / "m.onnx", "m", {image.name: (2, *sizes)}, host_target())

    assert (open_["result"], open_["cause"][0]["code"]) == ("failed", "9")
    assert "--input_shape" in open_["cause"][0]["hint"]
    assert fixed["result"] == "success"
