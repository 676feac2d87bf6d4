"""Every option of the original is taken, or refused with what to do instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.cli.aoe import UNAVAILABLE, aoe
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model
from tools.options import DOCS, options_page, pages
from tuner.backend import host_target

ORIGINAL = [
    "--model",
    "-m",
    "--weight",
    "-w",
    "--framework",
    "-f",
    "--model_path",
    "--singleop",
    "--job_type",
    "-j",
    "--output",
    "--input_shape",
    "--input_format",
    "--dynamic_batch_size",
    "--dynamic_image_size",
    "--dynamic_dims",
    "--reload",
    "--progress_bar",
    "--device",
    "--aicore_num",
    "--tune_optimization_level",
    "--tune_ops_file",
    "--Fdeeper_opat",
    "--Fnonhomo_split",
    "--Fop_format",
    "--precision_mode",
    "--buffer_optimize",
    "--ip",
    "--port",
    "--log",
    "--help",
    "-h",
    "--om",
    "--soc_version",
    "--tuning_time_limit",
    "--base_result",
    "--max_tuning_count",
    "--search_algorithm",
    "--target_metric",
    "--init_bypass",
    "--build_bypass",
    "--virtual_type",
    "--precision_mode_v2",
    "--aoe_config_file",
    "--op_precision_mode",
    "--keep_dtype",
    "--modify_mixlist",
]
"""Options of AOE's manuals, and those that the documents of this project add to them."""


def test_every_option_of_the_original_is_known() -> None:
    known = {name for option in aoe.params for name in option.opts} | {"--help", "-h"}

    assert set(ORIGINAL) <= known


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_shows_each_option_that_is_taken_and_none_that_is_refused(
    bankd: Command, option: str
) -> None:
    shown = bankd("aoe", option).out

    refused = {spelling for spelling, _ in UNAVAILABLE.values()}
    for name in set(ORIGINAL) - {"-h"}:
        assert (f"{name}" in shown.replace(",", " ").split()) is (name not in refused), name


def test_the_page_of_the_docs_is_that_of_the_command() -> None:
    assert {name: (DOCS / name).read_text(encoding="utf-8") for name in pages()} == pages()
    for name in set(ORIGINAL) - {"-h", "--help"}:
        assert f"`{name}`" in options_page()


def test_a_line_with_the_name_of_an_ascend_tunes_here_and_says_so(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "o/m", "--soc_version=Ascend910B3")

    here = host_target().soc_version
    assert ended.code == 0
    assert (
        f"Ascend910B3 is no processor of this machine: this machine ({here}) answers instead"
        in " ".join(ended.err.split())
    )
