"""Every option of ATC has an effect, or is accepted or refused with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.cli.atc import atc
from bankd.cli.atc_options import UNUSED, Unused
from bankd.cli.edit_options import with_edits
from bankd.config.request import Request
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model
from tools.options import options_page

MANUAL = """
--help --mode --model --weight --om --framework --input_format --input_shape --input_shape_range
--dynamic_batch_size --dynamic_image_size --dynamic_dims --singleop --output --output_type
--check_report --json --host_env_os --host_env_cpu --soc_version --core_type --aicore_num
--virtual_type --out_nodes --input_fp16_nodes --insert_op_conf --external_weight --op_name_map
--is_input_adjust_hw_layout --is_output_adjust_hw_layout --disable_reuse_memory
--fusion_switch_file --enable_scope_fusion_passes --enable_single_stream --ac_parallel_enable
--enable_small_channel --enable_compress_weight --compress_weight_conf --compression_optimize_conf
--buffer_optimize --sparsity --mdl_bank_path --op_bank_path --op_debug_config --debug_dir
--op_compiler_cache_mode --op_compiler_cache_dir --precision_mode --precision_mode_v2
--op_precision_mode --modify_mixlist --keep_dtype --customize_dtypes --op_select_implmode
--optypelist_for_implmode --allow_hf32 --is_weight_clip --dump_mode --log --display_model_info
--op_debug_level --atomic_clean_policy --deterministic --deterministic_level --export_compile_stat
--oo_level --oo_constant_folding --oo_dead_code_elimination --topo_sorting_mode
--optimization_switch --status_check --quant_dumpable --tiling_schedule_optimize --jit_compile
--shape_generalized_build_mode --cluster_config --hccl_sub_comm_config
--static_model_ops_lower_limit --h2d_overlapped_with_compute --multi_stream_parallel_mode
--raw_ge_options --raw_ge_options_ignore_unsupported --enable_attr_compression
--save_original_model --auto_tune_mode --cal_conf --distributed_cluster_build
--enable_graph_parallel --graph_parallel_option_path --model_relation_config --shard_model_dir
--device_id --input_hint_shape --target --build_config --aoe_mode
""".split()  # noqa: SIM905
"""Options of the manuals of ATC in CANN 8.0 to 9.1, and what one document of this project adds."""


def test_no_option_of_the_manuals_is_unknown() -> None:
    known = {name for option in atc.params for name in option.opts} | {"--help"}

    assert [name for name in MANUAL if name not in known] == []


def test_each_of_them_is_on_the_page_with_a_reason_where_it_has_no_effect() -> None:
    _, _, page = options_page().partition("## Options of `bankd atc`")

    lines = dict(line[2:].split(" | ", 1) for line in page.splitlines() if line.startswith("| `--"))
    shown = {name.strip("`, ") for names in lines for name in names.split(",")}

    assert [name for name in MANUAL if name not in shown] == ["--help"]
    assert all(one.reason and one.line in lines[f"`{one.spelling}`"] for one in UNUSED)


def test_the_table_names_each_option_once_and_in_order() -> None:
    names = [one.name for one in UNUSED]

    assert len(set(names)) == len(names)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "m.onnx")


def values_of(row: Unused) -> list[str]:
    """A value that asks for something: not one that is neutral."""
    return list(row.others or ["x"]) if row.others or not row.neutral else []


@pytest.mark.parametrize("row", UNUSED, ids=lambda row: row.name)
def test_a_value_that_asks_for_something_is_remarked_or_refused(
    bankd: Command, row: Unused, tmp_path: Path
) -> None:
    for value in values_of(row):
        ended = bankd("atc", row.spelling, value, "--mode", "6", "--om", tmp_path / "gone.om")

        words = " ".join(ended.err.split())
        assert row.spelling in words
        assert " ".join(row.reason.split()) in words
        assert ended.code == (ExitCode.USAGE if row.is_refused else ExitCode.FAILURE)
        assert len(row.reason) < 100


@pytest.mark.parametrize("row", [row for row in UNUSED if row.neutral], ids=lambda row: row.name)
def test_a_value_that_is_so_anyway_is_taken_in_silence(
    bankd: Command, row: Unused, tmp_path: Path
) -> None:
    for value in filter(None, row.neutral):
        ended = bankd("atc", f"{row.spelling}={value}", "--mode=6", "--om", tmp_path / "gone.om")

        assert row.spelling not in ended.err


def test_a_word_that_an_option_does_not_have_is_refused(bankd: Command) -> None:
    ended = bankd("atc", "--buffer_optimize", "l3_optimize")

    assert ended.code == ExitCode.USAGE
    assert "'l3_optimize' is not one of 'l2_optimize', 'l1_optimize'" in ended.err


@pytest.mark.parametrize(
    ("name", "layout", "is_last"),
    [
        ("m.pb", None, True), ("m.pb", "NCHW", False), ("m.onnx", None, False),
        ("m.om", None, False), ("m.onnx", "NHWC", True),
    ],
)  # fmt: skip
def test_images_of_tensorflow_have_their_channels_last(
    tmp_path: Path, name: str, layout: str | None, is_last: bool
) -> None:
    (tmp_path / "aipp.cfg").write_text("aipp_op { aipp_mode: static input_format: RGB888_U8 }")
    options = {"insert_op_conf": tmp_path / "aipp.cfg", "input_format": layout,
               "model": tmp_path / name}  # fmt: skip

    request = with_edits(Request(), options)

    assert request.channels_last is is_last
    assert request.aipp.startswith("aipp_op")
