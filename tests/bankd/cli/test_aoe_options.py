"""Every option of the original is taken, or refused with what to do instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.cli.aoe import UNAVAILABLE, aoe
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
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


ARTICLE = """// sgat_config.json
{"job_type": "subgraph","tuning_time_limit": 3600,"max_tuning_count": 100,\
"search_algorithm": "bayesian","target_metric": "throughput"
}"""


@pytest.mark.parametrize("spelling", ["--config", "--aoe_config_file", "--tune_ops_file"])
def test_a_configuration_file_says_what_is_tuned_and_how(
    bankd: Command, tmp_path: Path, fake: FakePipeline, spelling: str
) -> None:
    model, file = write_model(tmp_path / "in" / "m.onnx"), tmp_path / "sgat_config.json"
    file.write_text(ARTICLE)

    ended = bankd("aoe", "-m", model, spelling, file, "--output", "o/m")
    own = bankd("aoe", "-m", model, spelling, file, "-j", "2", "--max_tuning_count", "7")

    first, second = fake.options
    assert (ended.code, own.code) == (0, 0)
    assert (first.tunes_subgraphs, first.tunes_operators) == (True, False)
    assert (first.time_limit_s, first.max_tuning_count) == (3600, 100)
    assert first.search_algorithm == "bayesian"
    assert (first.target_metric, first.target.cores) == ("throughput", 1)
    assert (second.tunes_operators, second.max_tuning_count) == (True, 7)


@pytest.mark.parametrize(
    "text",
    [
        '{"job_type": 3}',
        '{"job_type": true}',
        '{"target_metric": "watts"}',
        '{"tuning_time_limit": 0}',
        '{"job_type": "1,4"}',
        '{"metric": "latency"}',
        '/* no such comment */ {"job_type": 1}',
    ],
)
def test_a_configuration_that_cannot_be_used_is_refused(
    bankd: Command, tmp_path: Path, fake: FakePipeline, text: str
) -> None:
    model, file = write_model(tmp_path / "in" / "m.onnx"), tmp_path / "config.json"
    file.write_text(text)

    ended = bankd("aoe", "-m", model, "--config", file)

    assert ended.code in (ExitCode.FAILURE, ExitCode.USAGE)
    assert "hint: " in ended.err
    assert fake.models == []


def test_job_type_3_is_refused_with_what_tunes_gradients_and_training_graphs(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    ended = bankd("aoe", "-m", model, "--job_type=3", "--loss_name=loss")

    assert ended.code == ExitCode.USAGE
    assert "there is no job_type 3: 4 (gdat) tunes gradients" in ended.err
    assert "training graphs, are tuned from their training script" in ended.err


@pytest.mark.parametrize(
    ("job_type", "more", "meant"),
    [
        ("1", ["--soc_version=Ascend910B3"], "job type 1 is SGAT"),
        ("2", ["--tuning_time_limit=28800"], "job type 2 is OPAT"),
        ("1", [], ""),
        ("2", ["--soc_version=x86_64-v2"], ""),
        ("opat", ["--tuning_time_limit=28800"], ""),
    ],
)
def test_a_line_of_the_article_that_numbers_job_types_otherwise_is_explained(
    bankd: Command, tmp_path: Path, job_type: str, more: list[str], meant: str
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    ended = bankd("aoe", "-m", model, f"--job_type={job_type}", *more, "--output", "o/m")

    assert ended.code == 0
    assert ("of an article that counts 1 OPAT" in " ".join(ended.err.split())) is bool(meant)
    assert meant in ended.err
