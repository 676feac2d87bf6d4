"""Offline models of other device families are looked up in the banks, operator by operator."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import md5
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey, canonical
from bankd.bank.cann import stage_cann
from bankd.bridge import third_party as model_report
from bankd.bridge.third_party import (
    INSTEAD,
    OperatorIndex,
    ThirdPartyReport,
    bank_content,
    entry_of,
    listing,
    look_up,
    reason,
)
from fixtures import third_party
from fixtures.third_party import MODEL_DEF, SOC_VERSION, Imod
from tests.bankd.bank.builders import a_decision
from tuner.offline_model.cann_file import read_cann
from tuner.offline_model.cann_model import CannModel, CannOperator, CannTensor

PRODUCT = {
    "m": 16, "k": 512, "n": 1008, "a_dtype": 1, "b_dtype": 1, "out_dtype": 1, "batch_a1": 1,
    "batch_a2": 1, "n_align_flag": False, "trans_a_flag": False,
}  # fmt: skip
"""Of [16,512] times [512,1000], as runtime files have it: rounded up to blocks of 16."""

CONVOLUTION = {
    "op_type": "Conv2D",
    "inputs": [{"shape": [1, 3, 56, 56], "dtype": "float16"}, {"ori_shape": [64, 3, 3, 3]}],
}

Staged = Callable[..., Bank]


@pytest.fixture
def staged(tmp_path: Path) -> Staged:
    """A bank of CANN files with these entries for 8 cores."""

    def stage(
        products: list[Mapping[str, object]],
        convolutions: list[Mapping[str, object]],
        soc_version: str = SOC_VERSION,
    ) -> Bank:
        folder = tmp_path / "files" / soc_version / "unified_bank"
        folder.mkdir(parents=True)
        lines = [
            {"id": 7, "info_dict": info, "knowledge": {"t": 1}, "op": "MatMulV3", "version": 0}
            for info in products
        ]
        runtime = folder / f"{soc_version}_8_AiCore_MatMulV3_runtime_kb.json"
        runtime.write_text("\n".join(map(json.dumps, lines)) or "{}")
        entries = {
            md5(json.dumps(info).encode(), usedforsecurity=False).hexdigest(): [
                {"info_dict": info, "knowledge": {"t": 1}, "cost_time": 12.5}
            ]
            for info in convolutions
        }
        unified = folder / f"{soc_version}_8_AiCore_conv2d.json"
        unified.write_text(json.dumps(entries))
        (tmp_path / "bank").mkdir()
        return stage_cann(tmp_path / "files", tmp_path / "bank")

    return stage


@pytest.fixture
def model(tmp_path: Path) -> CannModel:
    (tmp_path / "a.om").write_bytes(Imod().packed())
    return read_cann(tmp_path / "a.om")


def known(finding: ThirdPartyReport) -> list[tuple[str, int, bool]]:
    return [(one.operator.name, one.uses, one.is_known) for one in finding.operators]


def test_entries_that_name_type_and_shapes_are_hits(staged: Staged, model: CannModel) -> None:
    with staged([PRODUCT], [CONVOLUTION]) as bank:
        finding = look_up(model, {"custom": bank})

    assert known(finding) == [("conv", 1, True), ("fc1", 2, True)]
    assert finding.known_count == 3
    [convolution], [product] = (one.entries for one in finding.operators)
    assert (convolution.kind, convolution.time_us) == ("unified", 12.5)
    assert (product.kind, product.time_us) == ("runtime", None)
    assert product.target == TargetKey(SOC_VERSION, 8)
    assert (product.source, len(product.key)) == ("custom", 32)


@pytest.mark.parametrize(
    "other",
    [
        {"m": 32},
        {"k": 8},
        {"n": 1024},
        {"a_dtype": 0},
        {"a_dtype": "float32"},
        {"batch_a1": 2},
        {"n": "1008"},
        {"n": True},
        {"n": None},
    ],
)
def test_another_product_is_no_hit_but_told_as_of_its_type(
    staged: Staged, model: CannModel, other: Mapping[str, object]
) -> None:
    with staged([{**PRODUCT, **other}], []) as bank:
        finding = look_up(model, {"custom": bank})

    assert finding.known_count == 0
    assert finding.operators[1].others == 1


@pytest.mark.parametrize(
    "other",
    [
        {"op_type": "Conv2D"},
        {"op_type": "Conv2D", "inputs": [{"shape": [1, 3, 56, 55]}]},
        {"op_type": "Conv2D", "shape": [1, 3, 56, 56], "y_shape": [9]},
        {"op_type": "Conv2D", "shape": [1, 3, 56, 56], "x_dtype": "float32"},
        {"op_type": "Conv2D", "shape": "[1, 3, 56, 56]"},
    ],
)
def test_an_entry_for_other_shapes_or_none_is_no_hit(
    staged: Staged, model: CannModel, other: Mapping[str, object]
) -> None:
    with staged([], [other]) as bank:
        finding = look_up(model, {"custom": bank})

    assert known(finding)[0] == ("conv", 1, False)
    assert finding.operators[0].others == 1


def test_an_entry_may_name_the_shapes_of_the_device(staged: Staged, model: CannModel) -> None:
    blocked = {
        "op_type": "conv2d", "a_shape": [1, 1, 56, 56, 16], "b_shape": [64, 1, 3, 3, 16],
        "c_shape": [1, 4, 56, 56, 16], "a_dtype": "float16", "mad_dtype": "float32",
        "pooling_shape": [0, 0], "dynamic_shape_flag": True,
    }  # fmt: skip

    with staged([], [blocked]) as bank:
        finding = look_up(model, {"custom": bank})

    assert known(finding)[0] == ("conv", 1, True)


def test_entries_of_our_own_form_are_found_too(tmp_path: Path, model: CannModel) -> None:
    task = {"op": "matmul", "inputs": ["f16[16,512]", "f16[512,1000]"], "output": "f16[16,1000]"}
    target = TargetKey(SOC_VERSION.lower(), 8)
    decision = replace(a_decision(1), task=canonical(task), target=target)
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(target, [decision], "learnt", "me")
        finding = look_up(model, {"custom": bank})

    assert known(finding) == [("conv", 1, False), ("fc1", 2, True)]
    assert finding.operators[1].entries[0].kind == "native"


def test_a_bank_of_other_targets_has_nothing_and_that_is_said(
    staged: Staged, model: CannModel
) -> None:
    with staged([PRODUCT], [CONVOLUTION], soc_version="Ascend910B1") as bank:
        finding = look_up(model, {"custom": bank})

    assert finding.known_count == 0
    assert bank_content(finding) == (
        f"the bank has nothing for {SOC_VERSION}; it has entries for Ascend910B1 with 8 cores"
    )


@pytest.mark.parametrize(("targets", "more"), [(8, ""), (9, ", and 1 more")])
def test_of_other_targets_the_first_are_named_and_the_rest_counted(
    model: CannModel, targets: int, more: str
) -> None:
    elsewhere = tuple(TargetKey("Ascend910B1", cores) for cores in range(1, targets + 1))
    finding = ThirdPartyReport(model, (), {}, elsewhere, ())

    assert bank_content(finding).endswith(f"Ascend910B1 with 8 cores{more}")


def test_an_empty_bank_and_a_file_without_a_target_are_said(model: CannModel) -> None:
    assert bank_content(look_up(model, {})) == (
        f"the bank has nothing for {SOC_VERSION}; it has entries for no target"
    )
    assert "does not state its soc_version" in bank_content(look_up(CannModel("pico"), {}))


def test_the_reason_says_what_it_is_what_is_known_and_what_to_do(
    staged: Staged, model: CannModel
) -> None:
    with staged([PRODUCT], []) as bank:
        what, hint = reason(look_up(model, {"custom": bank}))

    assert what == (
        "an offline model for Ascend310P3 (3 operators, 2 known to the bank):"
        " no runner for that target is here"
    )
    assert "drop the ONNX model" in hint
    assert "bankd explain" in hint


def test_the_reason_names_only_what_the_file_says() -> None:
    pico, pico_hint = reason(look_up(CannModel("pico"), {}))
    names = (CannOperator("a", ""), CannOperator("b", ""))
    om2, _ = reason(look_up(CannModel("om2", operators=names, operator_count=2), {}))

    assert pico == (
        "an offline model of another device family (PICO): no runner for that target is here"
    )
    assert pico_hint == INSTEAD  # `bankd explain` has no operator to list.
    assert om2 == (
        "an offline model (OM2 package) (2 operators): no runner for that target is here"
    )


def test_the_reason_can_be_shown_whatever_the_file_says(tmp_path: Path) -> None:
    definition = third_party.model_def([], {"soc_version": "A\x1b[2J\u202e"})
    (tmp_path / "a.om").write_bytes(Imod([[(MODEL_DEF, definition)]]).packed())

    finding = look_up(read_cann(tmp_path / "a.om"), {})

    assert reason(finding)[0].startswith("an offline model for A\\x1b[2J\\u202e:")
    assert bank_content(finding).isprintable()


def test_the_listing_is_json_with_every_operator_and_its_entries(
    staged: Staged, model: CannModel
) -> None:
    with staged([PRODUCT], [CONVOLUTION]) as bank:
        listed = json.loads(json.dumps(listing(look_up(model, {"custom": bank}))))

    assert (listed["soc_version"], listed["known_count"]) == (SOC_VERSION, 3)
    assert listed["bank"] == f"the bank has entries for {SOC_VERSION}: 2 with 8 cores"
    conv, product = listed["operators"]
    assert conv["inputs"] == ["f16[1,3,56,56]", "f16[64,3,3,3]"]
    assert (product["uses"], product["known"], product["entry_count"]) == (2, True, 1)
    assert product["entries"][0]["cores"] == 8


def test_of_a_large_bank_only_so_many_entries_are_read(
    staged: Staged, model: CannModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_report, "MAX_ENTRIES", 2)

    with staged([{**PRODUCT, "m": m} for m in range(5)], []) as bank:
        finding = look_up(model, {"custom": bank})

    assert sum(finding.entry_counts.values()) == 2
    assert finding.remarks == ("only the first 2 entries of the bank custom were read",)


def test_operators_are_alike_by_type_and_tensors_not_by_name() -> None:
    tensor = CannTensor("f32", (2, 2))
    operators = tuple(CannOperator(f"r{i}", "Relu", (tensor,)) for i in range(3))
    unlike = CannOperator("r3", "Relu", (CannTensor("f16", (2, 2)),))
    model = CannModel("imod", operators=(*operators, unlike), operator_count=4)

    assert known(look_up(model, {})) == [("r0", 3, False), ("r3", 1, False)]


def nested(value: object, levels: int) -> object:
    for _ in range(levels):
        value = {"shape": [value]}
    return value


@pytest.mark.parametrize(
    "task",
    [
        "a text",
        [],
        {"op": ["matmul"], "inputs": {"f16[16,512]": 1}},
        {"op": "matmul", "inputs": [f"f16[{'9' * 5000}]"]},
        {"op": "MatMulV2", "cann": "ga", "info": nested([16, 512], 200)},
        {"op": {}, "cann": [], "info": {"shape": [1, "a"], "dtype": {}, "m": 1, "batch_a1": "2"}},
    ],
)
def test_entries_of_any_form_are_read_and_are_for_nothing(task: object, model: CannModel) -> None:
    entry = entry_of(replace(a_decision(1), task=canonical(task)), "custom")
    entries = OperatorIndex({"matmul"})
    entries.add(entry)

    assert [entries.of(operator) for operator in model.operators] == [[], [], []]


def test_a_large_bank_and_a_large_model_are_looked_up_in_a_few_seconds() -> None:
    info = {"shape": [1, 3, 56, 56], "y_shape": [9]}
    task = canonical({"op": "conv2d", "cann": "unified", "file": "f", "info": info})
    entry = entry_of(replace(a_decision(1), task=task), "custom")
    entries = OperatorIndex({"conv2d"})
    for _ in range(1000):
        entries.add(entry)
    operator = CannOperator("c", "Conv2D", (CannTensor("f16", (1, 3, 56, 56), "NCHW"),) * 5)

    began_s = time.process_time()
    for _ in range(500):
        assert entries.of(operator) == []
    assert time.process_time() - began_s < 5
