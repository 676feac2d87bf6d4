"""Modes and files of `bankd atc`, on real models: what is written says what the model is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper

from bankd.errors import ExitCode
from fixtures.small import SMALL
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
from tuner import load
from tuner.fusion import SWITCHED_RULES, TAIL_RULES


@pytest.fixture
def cnn(tmp_path: Path) -> Path:
    onnx.save(SMALL["residual_cnn"](), tmp_path / "cnn.onnx")
    return tmp_path / "cnn.onnx"


def words_of(text: str) -> str:
    return " ".join(text.split())


def test_mode_1_writes_a_model_and_an_offline_model_as_json(
    bankd: Command, cnn: Path, tmp_path: Path
) -> None:
    bankd("atc", "--model", cnn, "--output", tmp_path / "m")

    written = bankd("atc", "--mode=1", "--om", cnn, "--json", tmp_path / "o.json", "--framework=5")
    shapes = bankd("atc", "--mode=1", "--om", cnn, "--json", tmp_path / "s.json", "--dump_mode=1")
    compiled = bankd("atc", "--mode=1", f"--om={tmp_path}/m.om", f"--json={tmp_path}/c.json")

    assert [one.code for one in (written, shapes, compiled)] == [ExitCode.OK] * 3
    plain, shaped, offline = (json.loads((tmp_path / f"{n}.json").read_text()) for n in "osc")
    assert len(plain["graph"]["node"]) == len(onnx.load(cnn).graph.node)
    assert all("raw_data" not in one for one in plain["graph"]["initializer"])
    assert len(shaped["graph"]["value_info"]) > len(plain["graph"].get("value_info", ()))
    keys = {entry["key"]: entry["value"] for entry in offline["attr"]}
    assert keys["atc_version"]["s"].startswith("tunebank ")
    operators = offline["graph"][0]["op"]
    assert {one["type"] for one in operators} > {"Conv2D"} or len(operators) > 3
    assert operators[0]["output_desc"][0]["dtype"] == "DT_FLOAT"


def test_mode_1_without_a_file_prints_json(bankd: Command, cnn: Path) -> None:
    ended = bankd("atc", "--mode", "1", "--om", cnn, "--json")

    assert json.loads(ended.out)["graph"]["node"]


def test_mode_3_reports_each_operator_and_what_runs_it(
    bankd: Command, tmp_path: Path, cnn: Path
) -> None:
    onnx.save(SMALL["unsupported_ops"](), tmp_path / "u.onnx")

    fine = bankd("atc", "--mode=3", "--model", cnn, "--check_report", tmp_path / "fine.json")
    partly = bankd("atc", "--mode=3", "--framework=5", "--model", tmp_path / "u.onnx")

    assert (fine.code, partly.code) == (ExitCode.OK, ExitCode.OK)
    report = json.loads((tmp_path / "fine.json").read_text())
    assert (report["result"], report["fail"]) == ("success", 0)
    assert report["total"] == report["pass"] == len(report["op"]) > 10
    assert not any("engine" in row for row in report["op"])
    rows = json.loads(Path("check_result.json").read_text())["op"]
    assert {row["engine"] for row in rows if "engine" in row} == {"onnxruntime"}
    assert all(row["reason"] for row in rows if "engine" in row)


def test_mode_3_names_the_operator_that_nothing_runs(bankd: Command, tmp_path: Path) -> None:
    model = SMALL["residual_cnn"]()
    model.graph.node[3].op_type = "Frobnicate"
    onnx.save(model, tmp_path / "bad.onnx")

    ended = bankd("atc", "--mode=3", "--model", tmp_path / "bad.onnx")

    compiled = bankd("atc", "--model", tmp_path / "bad.onnx", "--output", "bad", "--check_report",
                     "bad.json")  # fmt: skip
    report = json.loads(Path("check_result.json").read_text())
    assert (compiled.code, json.loads(Path("bad.json").read_text())) == (ExitCode.FAILURE, report)
    failed = [row for row in report["op"] if row["result"] == "failed"]
    assert ended.code == ExitCode.FAILURE
    assert [row["type"] for row in failed] == ["Frobnicate"]
    assert failed[0]["cause"][0]["code"] == "7"
    assert "Frobnicate" in ended.err


DUMP = """
name: "ge_default"
version: 2
graph {
  name: "m" input: "x:0"
  op {
    name: "conv" type: "Conv2D" input: "x:0"
    attr { key: "strides" value { list { i: 1 i: 1 i: 2 i: 2 val_type: VT_LIST_INT } } }
    attr { key: "data_format" value { s: "NCHW" } }
    attr { key: "later" value { expression: "a + b" } }
    output_desc { dtype: DT_FLOAT16 shape { dim: 1 dim: 64 } layout: "NCHW" unknown_field: 3 }
  }
}
attr_groups { }
"""


def test_mode_5_writes_a_dumped_graph_as_json(bankd: Command, tmp_path: Path) -> None:
    dump = tmp_path / "ge_proto_00000000_PreRunBegin.txt"
    dump.write_text(DUMP)

    ended = bankd("atc", "--mode=5", f"--om={dump}", f"--json={tmp_path / 'g.json'}")

    assert ended.code == ExitCode.OK
    [graph] = json.loads((tmp_path / "g.json").read_text())["graph"]
    [op] = graph["op"]
    assert op["attr"][0]["value"]["list"] == {"i": [1, 1, 2, 2], "val_type": "VT_LIST_INT"}
    assert op["output_desc"][0]["shape"]["dim"] == [1, 64]
    assert op["output_desc"][0]["dtype"] == "DT_FLOAT16"


@pytest.mark.parametrize("content", ["", "graph {", "name: 'x'", "\x00\xff", "op" * 999])
def test_mode_5_refuses_what_is_no_dump(bankd: Command, tmp_path: Path, content: str) -> None:
    (tmp_path / "d.txt").write_text(content)

    ended = bankd("atc", "--mode=5", "--om", tmp_path / "d.txt", "--json", "g.json")

    assert ended.code == ExitCode.FAILURE
    assert "not a dumped graph" in ended.err
    assert "graph: [" not in ended.err  # the reason follows
    assert "hint: give a file ge_proto_*.txt" in words_of(ended.err)
    assert not Path("g.json").exists()


def test_an_image_is_preprocessed_inside_and_an_output_gets_its_type(
    bankd: Command, cnn: Path, tmp_path: Path
) -> None:
    [image] = onnx.load(cnn).graph.input
    sizes = [size.dim_value for size in image.type.tensor_type.shape.dim]
    file = tmp_path / "aipp.cfg"
    file.write_text("aipp_op { aipp_mode: static input_format: RGB888_U8 mean_chn_0: 9 }")

    ended = bankd(
        "atc", "--model", cnn, "--output", tmp_path / "m", "--insert_op_conf", file,
        "--output_type", "FP16", "--input_shape", f"{image.name}:{','.join(map(str, sizes))}",
    )  # fmt: skip

    assert ended.code == ExitCode.OK, ended.err
    model = load(tmp_path / "m.om")
    assert (model.inputs[0].dtype, model.inputs[0].shape) == (np.uint8, (1, *sizes[2:], sizes[1]))
    found = model.run({image.name: np.zeros(model.inputs[0].shape, np.uint8)})
    assert {array.dtype for array in found.values()} == {np.dtype(np.float16)}


def test_an_open_batch_of_images_has_steps(bankd: Command, tmp_path: Path) -> None:
    onnx.save(SMALL["dynamic_batch"](), tmp_path / "b.onnx")
    [image] = onnx.load(tmp_path / "b.onnx").graph.input
    sizes = [size.dim_value for size in image.type.tensor_type.shape.dim][1:]
    (tmp_path / "aipp.cfg").write_text("aipp_op { aipp_mode: static input_format: RGB888_U8 }")
    shape = ",".join(map(str, (-1, *sizes)))

    ended = bankd(
        "atc", "--model", tmp_path / "b.onnx", "--output", "b", "--insert_op_conf",
        tmp_path / "aipp.cfg", "--input_shape", f"{image.name}:{shape}", "--dynamic_batch_size",
        "1,2",
    )  # fmt: skip

    assert ended.code == ExitCode.OK, ended.err
    for count in (1, 2):
        feeds = {image.name: np.ones((count, *sizes[1:], sizes[0]), np.uint8)}
        assert {len(array) for array in load("b.om").run(feeds).values()} == {count}


def test_images_of_several_sizes_have_steps(bankd: Command, tmp_path: Path) -> None:
    nodes = [helper.make_node("GlobalAveragePool", ["x"], ["y"])]
    shapes = [helper.make_tensor_value_info(name, 1, shape)
              for name, shape in (("x", [1, 3, "h", "w"]), ("y", [1, 3, 1, 1]))]  # fmt: skip
    graph = helper.make_graph(nodes, "g", shapes[:1], shapes[1:])
    onnx.save(helper.make_model(graph, ir_version=8), tmp_path / "p.onnx")
    (tmp_path / "aipp.cfg").write_text("aipp_op { aipp_mode: static input_format: RGB888_U8 }")

    for shape in (["--input_shape", "x:1,3,-1,-1"], []):
        ended = bankd("atc", "--model", tmp_path / "p.onnx", "--output", "p", "--insert_op_conf",
                      tmp_path / "aipp.cfg", "--dynamic_image_size", "4,6;8,5", *shape)  # fmt: skip

        assert ended.code == ExitCode.OK, ended.err
        for size in ((4, 6), (8, 5)):
            image = np.random.default_rng(0).integers(0, 256, (1, *size, 3), np.uint8)
            [found] = load("p.om").run({"x": image}).values()
            np.testing.assert_allclose(found.ravel(), image.mean((0, 1, 2)), rtol=1e-6)


def test_a_missing_or_wrong_file_of_an_option_stops_before_anything_is_compiled(
    bankd: Command, cnn: Path, tmp_path: Path
) -> None:
    (tmp_path / "bad").write_bytes(b"\xff\xfe{")
    options = ("--insert_op_conf", "--fusion_switch_file", "--op_name_map")

    for option in options:
        for name, words in (("gone", "cannot be read"), ("bad", "is not text in UTF-8")):
            ended = bankd("atc", "--model", cnn, "--output", "m", option, tmp_path / name)
            assert (ended.code, words in ended.err) == (ExitCode.FAILURE, True), ended.err
            assert "[EG0001]" in ended.err
            assert f"hint: check {option}" in ended.err
    assert not Path("m.om").exists()


SWITCHES = [
    ("ConvBatchnormFusionPass:off\n", {"fold_batch_norm"}),
    ('{"Switch": {"UBFusion": {"ALL": "off"}}}', set(TAIL_RULES)),
    ('{"Switch": {"GraphFusion": {"LayerNormFusionPass": "on", "ALL": "off"}}}',
     {*SWITCHED_RULES} - {*TAIL_RULES} - {"recognise_layer_norm"}),
    ("share_heads:off\nTbeConvReluFusionPass:off", {"share_heads", *TAIL_RULES}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "off"), SWITCHES)
def test_rules_of_fusion_are_left_out_and_the_file_says_which(
    bankd: Command, cnn: Path, tmp_path: Path, text: str, off: set[str]
) -> None:
    (tmp_path / "switch.cfg").write_text(text)
    bankd("atc", "--model", cnn, "--output", "plain")

    ended = bankd(
        "atc", "--model", cnn, "--output", "m", "--fusion_switch_file", tmp_path / "switch.cfg"
    )

    assert ended.code == ExitCode.OK, ended.err
    said = json.loads(bankd("atc", "--mode", "6", "--om", "m.om", "--json").out)
    assert {*said["tunebank"]["tunebank_fusion_off"]} == off
    inputs = load("m.om").inputs
    feeds = {one.name: np.ones(one.shape, np.float32) for one in inputs}
    for name, array in load("plain.om").run(feeds).items():
        np.testing.assert_allclose(load("m.om").run(feeds)[name], array, rtol=1e-4, atol=1e-4)


def test_switches_of_the_command_line_and_a_pass_that_no_rule_is(bankd: Command, cnn: Path) -> None:
    switches = "absorb_tail:on;AABiasaddConvFusion:on;Zzz:off"
    ended = bankd("atc", "--model", cnn, "--output", "m", "--oo_level", "O1",
                  "--optimization_switch", switches)  # fmt: skip

    said = json.loads(bankd("atc", "--mode", "6", "--om", "m.om", "--json").out)
    off = {*said["tunebank"]["tunebank_fusion_off"]}
    assert {*SWITCHED_RULES} - off == {"absorb_tail", "join_layer"}
    assert "no rule does what Zzz does" in words_of(ended.err)


@pytest.mark.parametrize(
    "text",
    ["fold_batch_norm", "fold:maybe", '{"Switch": []}', '{"Switch": {"X": {"ALL": "off"}}}', "{",
     '{"Switch": {"GraphFusion": {"ALL": 1}}}', "[" * 9 + ":off:", ":off"],
)  # fmt: skip
def test_what_is_no_switch_is_refused(bankd: Command, cnn: Path, tmp_path: Path, text: str) -> None:
    (tmp_path / "s.cfg").write_text(text)

    ended = bankd(
        "atc", "--model", cnn, "--output", "m", "--fusion_switch_file", tmp_path / "s.cfg"
    )

    if text.startswith("["):
        assert "no rule does what" not in ended.out
    else:
        assert (ended.code, "[EG0001]" in ended.err) == (ExitCode.FAILURE, True), ended.err
        assert 'hint: write lines "NAME:off"' in words_of(ended.err)


def test_operators_become_offline_models_of_their_names(bankd: Command, tmp_path: Path) -> None:
    described = {"format": "ND", "shape": [4, 4], "type": "float"}
    operators = [{"op": op, "name": op.lower(), "input_desc": [described] * n,
                  "output_desc": [described]} for op, n in (("Relu", 1), ("Add", 2))]  # fmt: skip
    (tmp_path / "ops.json").write_text(json.dumps(operators))

    ended = bankd("atc", "--singleop", tmp_path / "ops.json", "--output", tmp_path / "out")

    assert ended.code == ExitCode.OK, ended.err
    assert sorted(one.name for one in (tmp_path / "out").iterdir()) == ["add.om", "relu.om"]
    assert len(load(tmp_path / "out" / "add.om").inputs) == 2


def test_kernels_are_kept_where_the_option_says(bankd: Command, cnn: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    kept = cache / "kernel_cache"
    command = ("atc", "--model", cnn, "--output", "m", "--op_compiler_cache_dir", cache)

    def entries() -> set[str]:
        return {one.name for one in kept.rglob("*") if one.is_file()}

    bankd(*command, "--op_compiler_cache_mode", "enable")
    first = entries()
    (kept / "note.txt").write_text("mine")
    bankd(*command, "--op_compiler_cache_mode=disable")
    same = entries()
    forced = bankd(*command, "--op_compiler_cache_mode", "force")
    again = entries()

    assert first
    assert first | {"note.txt"} == same == again
    assert f"{len(first)} kernels removed" in words_of(forced.err)


def test_a_bank_in_the_folder_of_kernels_is_read(bankd: Command, cnn: Path, tmp_path: Path) -> None:
    ended = bankd("atc", "--model", cnn, "--output", "m", "--op_compiler_cache_dir", tmp_path / "e")
    assert "read as a bank" not in ended.err

    (tmp_path / "bank" / "bank.db").touch()
    ended = bankd("atc", "--model", cnn, "--output", "m", "--op_compiler_cache_dir",
                  tmp_path / "bank")  # fmt: skip
    assert "is read as a bank, as --op_bank_path would" in words_of(ended.err)
    assert not (tmp_path / "bank" / "kernel_cache").exists()


def test_aoe_mode_tunes_and_writes_the_model_and_its_results(
    bankd: Command, fake: FakePipeline, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    ended = bankd(
        "atc", f"--model={model}", "--framework=5", "--output=model_tuned",
        "--input_shape=input:1,3,224,224", "--enable_scope_fusion_passes=true",
        "--op_compiler_cache_mode=enable", "--op_compiler_cache_dir=./op_cache", "--aoe_mode=1",
    )  # fmt: skip

    assert ended.code == ExitCode.OK, ended.err
    assert Path("model_tuned.om").is_file()
    assert Path("model_tuned.result").is_dir()
    [options] = fake.options
    assert (options.tunes_subgraphs, options.tunes_operators) == (True, False)
    assert options.input_shapes == {"input": (1, 3, 224, 224)}
    assert options.kernel_cache == Path("op_cache/kernel_cache").resolve()
    assert "1 tunes subgraphs (SGAT), as in the manuals" in words_of(ended.err)
    assert "Aoe process finished" in ended.out


@pytest.mark.parametrize("text", ["3", "tune", "4"])
def test_aoe_mode_has_the_numbers_of_job_types(bankd: Command, cnn: Path, text: str) -> None:
    ended = bankd("atc", "--model", cnn, "--output", "m", "--aoe_mode", text)

    assert ended.code == ExitCode.USAGE
    assert re.search(r"job_type '?\w+'? ", words_of(ended.err))


def test_what_was_written_is_described(bankd: Command, cnn: Path) -> None:
    ended = bankd(
        "atc", "--model", cnn, "--output", "m", "--display_model_info=1", "--external_weight=1",
        "--log=error",
    )  # fmt: skip

    assert (ended.code, ended.err) == (ExitCode.OK, "")
    assert "resource info:" in ended.out
    assert "weights_data_size: 0" in ended.out
    assert Path("weight/m_weight_combined").stat().st_size > 0
    assert load("m.om").inputs


def test_an_object_is_emitted_of_a_model_and_of_an_offline_model(
    bankd: Command, cnn: Path, tmp_path: Path
) -> None:
    first = bankd("atc", "--model", cnn, "--output", "out/m", "--emit", "object", "--log=error")
    again = bankd("atc", "--om", "out/m.om", "--output", "again/m", "--emit", "object")
    beside = bankd(
        "atc", "--om", "out/m.om", "--output", "m", "--emit=object", "--external_weight=1", "--json"
    )

    assert [one.code for one in (first, again, beside)] == [ExitCode.OK] * 3
    assert "out/m.o, out/m.h: written; link the object with -pthread" in first.out
    assert Path("out/m.o").read_bytes() == Path("again/m.o").read_bytes()
    assert "int m_run(" in Path("out/m.h").read_text()
    assert json.loads(beside.out)["files"] == ["m.o", "m.h", "m.weights"]
    assert Path("m.weights").stat().st_size > Path("m.o").stat().st_size


def test_a_directory_as_the_output_of_an_object_is_refused_with_a_name_in_it(
    bankd: Command, cnn: Path
) -> None:
    Path("out").mkdir()

    ended = bankd("atc", "--model", cnn, "--output", "out/", "--emit", "object")

    assert ended.code == ExitCode.USAGE
    assert "--output out is a directory" in words_of(ended.err)
    assert f"hint: give --output out/{cnn.stem}" in words_of(ended.err)
    assert sorted(Path().glob("out*")) == [Path("out")]


def test_a_model_that_needs_onnx_runtime_is_refused_as_an_object(
    bankd: Command, tmp_path: Path
) -> None:
    onnx.save(SMALL["unsupported_ops"](), tmp_path / "u.onnx")

    ended = bankd("atc", "--model", tmp_path / "u.onnx", "--output", "u", "--emit", "object")

    assert ended.code == ExitCode.USAGE
    assert "EG0003" in ended.err
    assert "ONNX Runtime runs Det, and an object has kernels alone" in words_of(ended.err)
    assert (Path("u.om").exists(), Path("u.o").exists()) == (True, False)


def test_newer_names_and_ranges_with_brackets_mean_the_same(bankd: Command, tmp_path: Path) -> None:
    onnx.save(SMALL["dynamic_batch"](), tmp_path / "b.onnx")
    [image] = onnx.load(tmp_path / "b.onnx").graph.input
    sizes = ",".join(str(s.dim_value) for s in image.type.tensor_type.shape.dim[1:])

    ended = bankd("atc", "--model", tmp_path / "b.onnx", "--output", "b", "--precision_mode_v2",
                  "origin", "--input_shape_range", f"{image.name}:[1~2,{sizes}]")  # fmt: skip

    assert ended.code == ExitCode.OK, ended.err
    bankd("atc", "--model", tmp_path / "b.onnx", "--output", "c", "--precision_mode",
          "must_keep_origin_dtype", "--input_shape", f"{image.name}:1~2,{sizes}")  # fmt: skip
    said, same = (json.loads(bankd("atc", "--mode", "6", "--om", f"{name}.om", "--json").out)
                  for name in "bc")  # fmt: skip
    for part in ("tunebank", "programs", "om_info"):
        assert said[part] == same[part]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--mode", "30"], "mode 30 makes .exeom files"),
        (["--mode", "0", "--json", "x.json"], "mode 0 writes no JSON file"),
        (["--input_shape", "x:1", "--input_shape_range", "x:[1]"], "exclude each other"),
        (["--precision_mode", "force_fp32", "--precision_mode_v2", "fp16"], "exclude each other"),
        (["--precision_mode_v2", "cube_hif8"], "HIF8 is a number format"),
        (["--singleop", "ops.json"], "one of --model FILE and --singleop"),
        (["--emit", "object", "--mode", "3"], "mode 3 writes no object"),
        (["--emit", "object", "--om", "m.om"], "--emit object takes one model"),
        (["--optimization_switch", "x"], "'x' is no switch"),
        (["--out_nodes", "nowhere:0"], "there is no node 'nowhere'"),
        (["--output_type", "FP12"], "'FP12' is no type"),
        (["--input_fp16_nodes", "nothing"], "there is no input 'nothing'"),
        (["--input_format", "NHWC"], "--input_format NHWC is not one of ONNX's"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_to_give(
    bankd: Command, cnn: Path, arguments: list[str], words: str
) -> None:
    ended = bankd("atc", "--model", cnn, "--output", "m", *arguments)

    assert ended.code == ExitCode.USAGE, ended.err
    assert words in words_of(ended.err)
    assert "hint: " in ended.err
    assert not Path("m.om").exists()
