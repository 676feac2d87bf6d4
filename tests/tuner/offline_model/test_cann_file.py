"""Offline models of other device families are recognised, and what they say is read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fixtures import third_party
from fixtures.third_party import ATTRIBUTES, COMMAND_LINE, MODEL_DEF, SOC_VERSION, Imod
from tests.tuner.offline_model.models import small_model
from tuner.errors import OfflineModelError
from tuner.offline_model.cann_file import kind_of, read_cann
from tuner.offline_model.cann_model import (
    MAX_OPERATORS,
    CannModel,
    CannOperator,
    CannTensor,
    describe_cann,
)
from tuner.offline_model.offline_model import save

PRODUCT = (
    (CannTensor("f16", (16, 512), "ND"), CannTensor("f16", (512, 1000), "ND")),
    (CannTensor("f16", (16, 1000), "ND"),),
)


def written(folder: Path, content: bytes) -> Path:
    path = folder / "a.om"
    path.write_bytes(content)
    return path


def read(folder: Path, content: bytes) -> CannModel:
    return read_cann(written(folder, content))


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (Imod().packed(), "imod"),
        (b"IMOD", "imod"),
        (Imod(user_info=b"somebody's").packed(), "imod"),
        (Imod(user_info=b"tunebank 9").packed(), "ours"),
        (third_party.pico(), "pico"),
        (third_party.om2(), "om2"),
        (b"\x08\x07\x12\x04onnx", None),
        (b"IMO", None),
        (b"", None),
    ],
)
def test_the_first_bytes_tell_the_kind(tmp_path: Path, content: bytes, kind: str | None) -> None:
    assert kind_of(written(tmp_path, content)) == kind


def test_a_model_that_this_tool_wrote_is_one_of_ours_and_not_read_as_foreign(
    tmp_path: Path,
) -> None:
    save(tmp_path / "a.om", small_model())

    assert kind_of(tmp_path / "a.om") == "ours"
    with pytest.raises(OfflineModelError, match=r"a\.om: was made by this tool"):
        read_cann(tmp_path / "a.om")


@pytest.mark.parametrize("is_wide", [False, True])
def test_operators_and_attributes_are_read_from_narrow_and_wide_tables(
    tmp_path: Path, is_wide: bool
) -> None:
    model = read(tmp_path, Imod(is_wide=is_wide).packed())

    assert (model.kind, model.name, model.soc_version) == ("imod", "net", SOC_VERSION)
    assert model.command_line == COMMAND_LINE
    assert model.facts == {"atc_version": "7.0.0", "framework_type": 5, "memory_size": 2**40}
    assert model.partitions["WEIGHTS_DATA"] == 100
    assert [(one.name, one.type) for one in model.operators] == [
        ("conv", "Conv2D"),
        ("fc1", "MatMulV2"),
        ("fc2", "MatMulV2"),
    ]
    assert model.operators[1] == CannOperator("fc1", "MatMulV2", *PRODUCT)
    assert (model.operator_count, model.model_count, model.remarks) == (3, 1, ())
    assert list(map(str, model.inputs)) == ["f16[1,3,56,56]"]
    assert list(map(str, model.outputs)) == ["f16[16,1000]"]


def test_a_tensor_has_the_shape_of_the_device_and_that_of_the_model(tmp_path: Path) -> None:
    image, weights = read(tmp_path, Imod().packed()).operators[0].inputs

    assert (image.shape, image.layout) == ((1, 1, 56, 56, 16), "NC1HWC0")
    assert (image.origin_shape, image.origin_layout) == ((1, 3, 56, 56), "NCHW")
    assert str(weights) == "f16[64,3,3,3]"


def test_several_models_in_a_file_are_read_one_after_another(tmp_path: Path) -> None:
    second = third_party.model_def([third_party.matmul("last", 1, 2, 3)], {}, "second")
    models = [Imod().models[0], [(MODEL_DEF, second), (9, b"unknown")]]

    model = read(tmp_path, Imod(models).packed())

    assert model.model_count == 2
    assert [one.name for one in model.operators] == ["conv", "fc1", "fc2", "last"]
    assert model.soc_version == SOC_VERSION


def test_compressed_attributes_are_told_by_their_names(tmp_path: Path) -> None:
    content = Imod([[(MODEL_DEF, third_party.compressed_model_def())]]).packed()

    model = read(tmp_path, content)

    [relu] = model.operators
    assert model.soc_version == SOC_VERSION
    assert (relu.name, relu.type) == ("relu", "Relu")
    assert (relu.inputs[0].origin_shape, relu.inputs[0].origin_layout) == ((1, 3, 8, 8), "NCHW")


def test_the_header_tells_the_device_where_the_definition_does_not(tmp_path: Path) -> None:
    definition = third_party.model_def(third_party.net(), {}, name="")

    model = read(tmp_path, Imod([[(MODEL_DEF, definition)]], platform="Ascend910").packed())

    assert (model.name, model.soc_version) == ("net", "Ascend910")


def test_unknown_partitions_and_element_types_and_sizes_are_in_order(tmp_path: Path) -> None:
    odd = third_party.tensor((-1, 2**63 - 1), dtype=99)
    definition = third_party.model_def([third_party.operator("odd", "Odd", [odd])])

    model = read(tmp_path, Imod([[(77, b"new"), (MODEL_DEF, definition)]]).packed())

    assert model.partitions["unknown"] == 3
    assert str(model.operators[0].inputs[0]) == f"type 99[-1,{2**63 - 1}]"


@pytest.mark.parametrize(
    ("content", "remark"),
    [
        (Imod(is_encrypted=True).packed(), "encrypted"),
        (Imod([[(6, b"flow")]]).packed(), "no model definition"),
        (third_party.pico(), "only the first bytes"),
    ],
)
def test_what_cannot_be_read_is_remarked(tmp_path: Path, content: bytes, remark: str) -> None:
    model = read(tmp_path, content)

    assert remark in model.remarks[0]
    assert model.operators == ()


@pytest.mark.parametrize("top", ["", "net/"])
def test_an_om2_package_tells_command_line_tensors_and_names(tmp_path: Path, top: str) -> None:
    model = read(tmp_path, third_party.om2(top=top))

    assert (model.kind, model.name, model.soc_version) == ("om2", "net", SOC_VERSION)
    assert model.command_line == COMMAND_LINE
    assert list(map(str, (*model.inputs, *model.outputs))) == ["f16[1,3,56,56]", "f16[16,1000]"]
    assert [(one.name, one.type) for one in model.operators] == [("conv", ""), ("fc1", "")]
    assert model.partitions["kernels"] == 64
    assert "only the names" in model.remarks[0]


def test_more_operators_than_are_listed_are_counted(tmp_path: Path) -> None:
    operators = [third_party.operator("r", "Relu")] * (MAX_OPERATORS + 5)

    model = read(tmp_path, Imod([[(MODEL_DEF, third_party.model_def(operators))]]).packed())

    assert (len(model.operators), model.operator_count) == (MAX_OPERATORS, MAX_OPERATORS + 5)
    assert model.remarks == ("5 of its 4005 operators are counted, but not listed",)


@pytest.mark.parametrize("content", [Imod().packed(), third_party.om2(), third_party.pico()])
def test_a_description_crosses_a_pipe_unchanged(tmp_path: Path, content: bytes) -> None:
    model = read(tmp_path, content)

    assert CannModel.parse(json.loads(json.dumps(model.as_json()))) == model


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "exe"),
        ("name", "n" * 201),
        ("name", 7),
        ("model_count", -1),
        ("operator_count", True),
        ("operator_count", 2**64),
        ("facts", {"a": []}),
        ("facts", {str(i): i for i in range(65)}),
        ("operators", [{"name": "a"}]),
        ("operators", [None] * 4001),
        ("inputs", [{"dtype": "f32", "shape": [1.5], "layout": "", "origin_shape": None,
                     "origin_layout": ""}]),
        ("remarks", "a text"),
        ("more", 1),
    ],
)  # fmt: skip
def test_a_description_of_another_form_is_refused(field: str, value: object) -> None:
    given = {**CannModel("imod").as_json(), field: value}

    with pytest.raises(OfflineModelError, match="the description of an offline model has"):
        CannModel.parse(given)


def test_it_is_described_as_our_own_models_are(tmp_path: Path) -> None:
    told = describe_cann(read(tmp_path, Imod().packed()))

    assert (told["name"], told["original_command_line"]) == ("net", COMMAND_LINE)
    assert told["system_info"] == {
        "atc_version": ATTRIBUTES["atc_version"],
        "soc_version": SOC_VERSION,
        "framework_type": 5,
    }
    assert told["resource_info"]["memory_size"] == 2**40
    assert told["resource_info"]["stream_num"] is None
    assert told["om_info"]["weights_data_size"] == 100
    assert told["operators"] == {"MatMulV2": 2, "Conv2D": 1}
