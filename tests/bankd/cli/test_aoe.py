"""`bankd aoe`, with the options and closing lines of the original."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from bankd.cli.aoe import UNAVAILABLE
from bankd.errors import ExitCode
from bankd.jobs import Job, JobFigures, JobState, figures
from tests.bankd.cli.conftest import Command, Ended
from tests.bankd.fakes import FakePipeline, write_model
from tuner.figures import Chain, Lowered
from tuner.policy import Policy


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "resnet50.onnx")


def test_a_run_ends_with_the_lines_of_the_original(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    ended = bankd("aoe", f"--model={model}", "--framework=5", "--job_type=2", "--output", "o/m")

    assert ended.code == ExitCode.OK
    first, last = ended.out.splitlines()[-2:]
    assert first == "resnet50 process finished. Performance improved by 118.71%"
    assert re.fullmatch(r"\[Aoe\]Aoe process finished,cost time \d+s\.", last)


def test_output_prefix_gives_the_offline_model_and_the_result_folder(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    bankd("aoe", "-m", model, "-j", "opat", "--output", tmp_path / "out" / "m")

    assert (tmp_path / "out" / "m.om").is_file()
    found = {p.relative_to(tmp_path / "out") for p in (tmp_path / "out").rglob("*.json")}
    assert Path("m.result/summary.json") in found
    assert Path("m.result/op_tuning/MatMul_f32.json") in found
    assert Path("m.result/profiling/after_tuning/step_times.json") in found
    assert (tmp_path / "out").stat().st_mode & 0o777 == 0o750


def test_without_a_prefix_the_offline_model_lies_in_the_workspace(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    bankd("aoe", "-m", model, "-j", "2")

    pattern = "aoe_workspace/resnet50_*/tunespace/result/resnet50_*_tune.om"
    assert len(list((tmp_path / "work").glob(pattern))) == 1


def test_the_report_lies_where_ascend_work_path_says(
    bankd: Command, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "reports").mkdir()
    monkeypatch.setenv("ASCEND_WORK_PATH", str(tmp_path / "reports"))

    bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    (path,) = (tmp_path / "reports").iterdir()
    assert re.fullmatch(r"aoe_result_opat_\d{17}_pid\d+\.json", path.name)
    (report,) = json.loads(path.read_text()).values()
    assert report[1]["OPAT"]["opat_tuning_result"] == "tuning successful"


def test_what_fewer_bits_save_and_cost_is_a_table_behind_the_times(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    chains = (Chain(("/fc/Gemm",), (1.0, 2.0, 3.0), 0.25, is_lowered=True),)
    fake.lowered = Lowered("int8", chains, "cosine at least 0.999", "cosine 1", (1.9, 2.0, 2.1))

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "o/m")

    shown = [" ".join(line.split()) for line in ended.out.splitlines()]
    assert "operators time saved of the budget computed in" in shown
    assert "/fc/Gemm 2.0 us 25% int8" in shown
    assert str(fake.lowered) in ended.err
    assert shown[-2].endswith(" process finished. Performance improved by 100.00% (int8)")


@pytest.mark.parametrize("name", UNAVAILABLE)
def test_an_option_without_a_meaning_here_says_so(bankd: Command, model: Path, name: str) -> None:
    spelling = UNAVAILABLE[name][0]

    ended = bankd("aoe", "-m", model, "-j", "2", spelling, "1")

    assert ended.code == ExitCode.USAGE
    assert f"bankd: error: {spelling} is not available [EG0003]" in ended.err
    assert "hint: " in ended.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-f", "7"], "--framework 7"),
        (["--device", "-1"], "Invalid value for '--device'"),
        (["--input_format", "NHWC"], "--input_format NHWC is not one of ONNX's"),
        (["--input_shape", "x=1"], "input_shape"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_with_a_hint(
    bankd: Command, model: Path, fake: FakePipeline, arguments: list[str], message: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", *arguments)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err
    assert "hint: " in ended.err
    assert fake.models == []


def test_a_model_of_an_unknown_suffix_needs_the_framework_to_be_named(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.bin")

    assert "the suffix '.bin'" in bankd("aoe", "-m", model, "-j", "2").err
    assert bankd("aoe", "-m", model, "-j", "2", "-f", "5").code == ExitCode.OK


def test_the_job_type_is_required_or_comes_from_aoe_mode(
    bankd: Command, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = bankd("aoe", "-m", model)
    monkeypatch.setenv("AOE_MODE", "2")
    by_variable = bankd("aoe", "-m", model)

    assert without.code == ExitCode.USAGE
    assert "--job_type" in without.err
    assert by_variable.code == ExitCode.OK


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "it is not JSON"),
        ("[]", "it is not a JSON object"),
        ('{"tune_ops_name": "conv"}', "tune_ops_name is 'conv': a list of names"),
        ('{"tune_ops_type": [1]}', "tune_ops_type is [1]: a list of names"),
        ('{"tune_optimization_level": "O3"}', "tune_optimization_level is 'O3'"),
        ('{"feature": ["deepest_opat"]}', "the feature 'deepest_opat' is not known"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"ops": []}', "the key 'ops' is not known"),
        ('{"search_algorithm": "lucky"}', "search_algorithm is 'lucky'"),
        ('{"max_tuning_count": 0}', "max_tuning_count is 0"),
        ('{"max_tuning_count": true}', "max_tuning_count is True"),
        ('{"max_tuning_count": "8"}', "max_tuning_count is '8'"),
    ],
)
def test_a_wrong_tune_ops_file_is_refused_with_its_name(
    bankd: Command, model: Path, tmp_path: Path, content: str, message: str
) -> None:
    (tmp_path / "ops.json").write_text(content)

    ended = bankd("aoe", "-m", model, "-j", "2", "--tune_ops_file", tmp_path / "ops.json")

    assert ended.code == ExitCode.FAILURE
    assert f"ops.json cannot be used: {message}" in ended.err
    assert "[EG0001]" in ended.err


def rows_of(ended: Ended) -> list[str]:
    return [" ".join(line.split()) for line in ended.out.splitlines()]


def reports(tmp_path: Path, job: str) -> list[Any]:
    """What the result files of a job say of it."""
    found = sorted((tmp_path / "work").glob(f"aoe_result_{job}_*.json"))
    parts = [part for path in found for part in json.loads(path.read_text()).values()]
    return [part[1][job.upper()] for part in parts]


def test_both_jobs_are_told_from_the_default_model_to_the_last(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "resnet50.onnx", subgraphs=[7, 8])

    ended = bankd("aoe", "-m", model, "--job_type", "2,1", "--output", "m")

    rows = rows_of(ended)
    assert rows[0] == "model time default/model onnxruntime onnxruntime/model"
    assert rows[2:5] == [
        "default 58.8 ms 1.00 30.0 ms 0.510",
        "SGAT 44.0 ms 1.34 30.0 ms 0.682",
        "SGAT+OPAT 26.9 ms 2.19 [2.10, 2.30] 30.0 ms 1.12 [1.00, 1.20]",
    ]
    assert rows[5].endswith("Performance improved by 118.71%")
    (sgat,), (opat,) = reports(tmp_path, "sgat"), reports(tmp_path, "opat")
    ends = ("model_baseline_performance(ms)", "model_result_performance(ms)")
    assert [[job[end] for end in ends] for job in (sgat, opat)] == [[58.781, 44.0], [44.0, 26.876]]
    assert sgat["repo_summary"]["repo_add_num"] == 2
    assert [line for line in ended.err.splitlines() if "bankd: report" in line] == [
        f"bankd: report {path}"
        for job in ("sgat", "opat")
        for path in (tmp_path / "work").glob(f"aoe_result_{job}_*.json")
    ]
    summary = json.loads((tmp_path / "work" / "m.result" / "summary.json").read_text())
    assert (summary["total_ops"], summary["total_subgraphs"]) == (2, 2)


def test_console_report_summary_job_list_and_app_give_the_same_figure(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", subgraphs=[7])

    ended = bankd("aoe", "-m", model, "--job_type", "1", "--output", "m")
    record = json.loads(bankd("aoe", "-m", model, "-j", "1", "--output", "m", "--json").out)

    (sgat, _), shown = reports(tmp_path, "sgat"), figures_of(record)
    summary = json.loads((tmp_path / "work" / "m.result" / "summary.json").read_text())
    improved = [
        rows_of(ended)[-2].rsplit(" ", 1)[-1],
        sgat["model_performance_improvement"],
        summary["performance_improvement"],
        f"{shown.default_ms / shown.written_ms - 1:.2%}",
        f"{shown.gain - 1:.2%}",
        f"{record['default_ratio'][1] - 1:.2%}",
    ]
    assert improved == ["118.71%"] * 6
    assert record["peer_ms"] / record["tuned_ms"] == pytest.approx(record["peer_ratio"][1])


def test_a_noisy_session_has_its_figures_with_intervals_and_a_mark_everywhere(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    fake.is_noisy = True

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m")
    record = json.loads(bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--json").out)

    rows, names = rows_of(ended), ["tuned", "default", "peer"]
    ratios = ("1.30 [0.90, 2.10] noisy", "0.75 [0.40, 1.50] noisy")
    assert rows[3] == f"OPAT 40.0 ms {ratios[0]} 30.0 ms {ratios[1]}"
    assert rows[4].endswith(f"Performance improved by 30.00% ({ratios[0]})")
    assert "noisy figures: tuned, default, peer; the same command measures again" in ended.err
    report = reports(tmp_path, "opat")[0]
    assert report["model_performance_improvement"] == "30.00%"
    assert report["model_performance_noisy"] == names
    summary = json.loads((tmp_path / "work" / "m.result" / "summary.json").read_text())
    assert (summary["performance_improvement"], summary["ratio"]) == ("30.00%", [0.9, 1.3, 2.1])
    assert summary["noisy"] == record["noisy"] == names
    assert (record["default_ratio"], record["tuned_ms"]) == ([0.9, 1.3, 2.1], 40.0)
    shown = figures_of(record)
    assert (shown.gain, shown.noisy) == (1.3, tuple(names))


def test_the_last_line_of_a_noisy_session_fits_a_terminal_and_is_whole_in_a_pipe(
    bankd: Command, model: Path, fake: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake.is_noisy = True
    monkeypatch.setenv("COLUMNS", "80")
    in_a_pipe = bankd("aoe", "-m", model, "-j", "2", "--output", "m").out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    on_a_terminal = bankd("aoe", "-m", model, "-j", "2", "--output", "m").out

    whole = "resnet50 process finished. Performance improved by 30.00% (1.30 [0.90, 2.10] noisy)"
    assert whole in in_a_pipe.splitlines()
    assert whole[:76] + "\n  noisy)\n" in on_a_terminal
    assert max(map(len, on_a_terminal.splitlines())) <= 80


def test_races_that_stayed_undecided_are_remarked_on(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    fake.undecided = ("conv_1", "conv_2")

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    assert "2 races were disturbed and decided nothing: run again, these come first" in ended.err


def figures_of(record: dict[str, Any]) -> JobFigures:
    """What the job list and the app show of a done job with this record."""
    shown = figures(Job("k", Path("/in/m.onnx"), JobState.DONE, 0, None, "", None, None, record))
    assert shown is not None
    return shown


def test_subgraphs_alone_leave_the_operators_as_they_are(bankd: Command, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", subgraphs=[7])

    ended = bankd("aoe", "-m", model, "-j", "sgat", "--output", "m")
    record = json.loads(bankd("aoe", "-m", model, "-j", "1", "--output", "m", "--json").out)

    assert [row.split()[0] for row in rows_of(ended)[2:4]] == ["default", "SGAT"]
    assert reports(tmp_path, "opat") == []
    assert len(reports(tmp_path, "sgat")) == 2
    assert reports(tmp_path, "sgat")[0]["model_result_performance(ms)"] == 26.876
    assert (record["jobs"], record["subgraphs"]["hit"], record["added"]) == (["sgat"], 1, 0)


def test_operators_alone_write_no_report_of_subgraphs(bankd: Command, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", subgraphs=[7])

    record = json.loads(bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--json").out)

    assert (record["jobs"], record["subgraphs"], record["subgraph_ms"]) == (["opat"], None, None)
    assert reports(tmp_path, "sgat") == []


def test_a_default_model_that_was_written_after_all_is_told(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    fake.used_default = True

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    assert "the tuned model was not faster: the default one was written" in ended.err
    assert "Performance improved by 0.00%" in ended.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["-j", "1"], (True, False, False)),
        (["-j", "opat"], (False, True, False)),
        (["-j", "1,2", "--reload"], (True, True, True)),
    ],
)
def test_jobs_and_reload_reach_the_tuner(
    bankd: Command, model: Path, fake: FakePipeline,
    arguments: list[str], expected: tuple[bool, ...],
) -> None:  # fmt: skip
    bankd("aoe", "-m", model, "--output", "m", *arguments)

    (options,) = fake.options
    assert (options.tunes_subgraphs, options.tunes_operators, options.resumes) == expected


@pytest.mark.parametrize(
    ("arguments", "is_said"),
    [
        (["--Fnonhomo_split", "-j", "1,2"], True),
        (["-j", "sgat", "--Fnonhomo_split=ON"], True),
        (["-j", "2", "--Fnonhomo_split", "off"], False),
    ],
)
def test_an_uneven_split_is_accepted_and_said_to_have_no_effect(
    bankd: Command, model: Path, fake: FakePipeline, arguments: list[str], is_said: bool
) -> None:
    ended = bankd("aoe", "-m", model, "--output", "m", *arguments)

    assert ended.code == ExitCode.OK
    assert fake.models == ["resnet50"]
    assert ("--Fnonhomo_split has no effect: the steps" in ended.err) is is_said


def test_a_tune_ops_file_may_ask_for_an_uneven_split(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline
) -> None:
    (tmp_path / "ops.json").write_text('{"feature": ["nonhomo_split"]}')
    arguments = ("aoe", "-m", model, "--output", "m", "--tune_ops_file", tmp_path / "ops.json")

    assert bankd(*arguments, "-j", "1,2").code == ExitCode.OK
    assert fake.models == ["resnet50"]


def test_deep_search_for_the_slowest_operators_is_asked_for_by_option_or_file(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline
) -> None:
    (tmp_path / "ops.json").write_text('{"feature": ["deeper_opat"]}')
    by_file = ("--tune_ops_file", tmp_path / "ops.json")

    for given in (("--Fdeeper_opat",), by_file, (*by_file, "--Fdeeper_opat=off"), ()):
        assert bankd("aoe", "-m", model, *given, "-j", "2").code == ExitCode.OK
    refused = bankd("aoe", "-m", model, "--Fdeeper_opat", "-j", "1")

    assert [options.deeper_opat for options in fake.options] == [True, True, False, False]
    assert refused.code == ExitCode.USAGE
    assert "--Fdeeper_opat needs job type 2 [EG0003]" in refused.err


def test_formats_alone_are_tuned_where_that_is_asked_for(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    for given in (("--Fop_format",), ("--Fop_format", "off"), ("--Fop_format=on",)):
        assert bankd("aoe", "-m", model, *given, "-j", "2").code == ExitCode.OK
    refused = bankd("aoe", "-m", model, "--Fop_format", "-j", "1")

    assert [options.formats_alone for options in fake.options] == [True, False, True]
    assert refused.code == ExitCode.USAGE
    assert "--Fop_format needs job type 2 [EG0003]" in refused.err


def test_what_an_earlier_tuning_chose_is_tried_first(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline
) -> None:
    steps = tmp_path / "new.result/profiling/after_tuning/step_times.json"
    steps.parent.mkdir(parents=True)
    steps.write_text('[{"name": "a", "policy": "{\\"tile\\":6}"}, {"name": "b", "policy": ""}]')

    for given in (tmp_path / "new", tmp_path / "new.result"):
        ended = bankd("aoe", "-m", model, "-j", "2", "--base_result", given)
        assert ended.code == ExitCode.OK, ended.err

    assert [dict(one.base_policies) for one in fake.options] == [{"a": Policy.of(tile=6)}] * 2


@pytest.mark.parametrize("content", ["", "[1]", '[{"name": "a", "policy": "x"}]', "[" * 99_999])
def test_an_earlier_result_that_is_none_is_refused(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline, content: str
) -> None:
    steps = tmp_path / "new.result/profiling/after_tuning/step_times.json"
    steps.parent.mkdir(parents=True)
    steps.write_text(content)

    broken = bankd("aoe", "-m", model, "-j", "2", "--base_result", tmp_path / "new")
    absent = bankd("aoe", "-m", model, "-j", "2", "--base_result", tmp_path / "gone")

    for ended in (broken, absent):
        assert ended.code == ExitCode.FAILURE
        assert "is no result folder" in ended.err
        assert "hint: give --base_result the --output of an earlier tuning" in ended.err
    for given in (("-m", model, "-j", "1"), ("--model_path", tmp_path, "-j", "2")):
        ended = bankd("aoe", *given, "--base_result", tmp_path / "new")
        assert ended.code == ExitCode.USAGE
    assert fake.models == []


def test_a_file_of_operators_that_is_not_there_is_named(bankd: Command, model: Path) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--tune_ops_file", "gone.json")

    assert ended.code == ExitCode.FAILURE
    assert "gone.json cannot be read" in ended.err


def test_gradient_tuning_is_not_done_with_that_of_a_model(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "1,2,4")

    assert ended.code == ExitCode.USAGE
    assert "job_type 4 (GDAT) tunes a training script, and is given alone [EG0003]" in ended.err
    assert "bankd aoe --job_type 4 --nproc 2 train.py" in ended.err
    assert fake.models == []


def test_banks_beside_the_custom_one_are_read_for_their_kind(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", subgraphs=[7])
    (tmp_path / "lab").mkdir()
    custom = os.environ["TUNE_BANK_PATH"]
    arguments = ("aoe", "-m", model, "-j", "1,2", "--output", "m", "--json")
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "lab"))
    bankd(*arguments)
    monkeypatch.setenv("TUNE_BANK_PATH", custom)

    def known(*options: object) -> tuple[int, int]:
        record = json.loads(bankd(*arguments, *options).out)
        shutil.rmtree(custom)
        Path(custom).mkdir()
        return record["subgraphs"]["hit"], record["hits"]

    assert known() == (0, 0)
    assert known("--op_bank_path", tmp_path / "lab") == (0, 2)
    assert known("--mdl_bank_path", tmp_path / "lab") == (1, 0)


@pytest.mark.parametrize("option", ["--op_bank_path", "--mdl_bank_path"])
def test_a_bank_that_is_not_there_is_refused_by_its_option(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path, option: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "1,2", option, tmp_path / "gone")

    assert ended.code == ExitCode.FAILURE
    assert "gone] does not exist [EG0010]" in ended.err
    assert f"hint: give {option} the folder of a bank" in ended.err
    assert fake.models == []


def test_options_reach_the_tuner(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline
) -> None:
    ops = {"tune_ops_name": ["conv_1"], "tune_ops_type": ["Conv"], "tune_optimization_level": "O1"}
    (tmp_path / "ops.json").write_text(json.dumps(ops))

    bankd(
        *("aoe", "-m", model, "-j", "2", "--output", "m", "--input_shape", "x:1,3;y:1,77"),
        *("--tune_ops_file", tmp_path / "ops.json", "--tuning_time_limit", "60"),
        *("--soc_version", "x86_64-v2", "--aicore_num", "1"),
    )

    (options,) = fake.options
    assert options.tune_ops is not None
    assert options.input_shapes == {"x": (1, 3), "y": (1, 77)}
    assert options.tune_ops.names == {"conv_1"}
    assert options.tune_ops.types == {"Conv"}
    assert (options.optimization_level, options.time_limit_s) == ("O1", 60)
    assert str(options.target) == "x86_64-v2/1"


def test_a_level_on_the_command_line_comes_before_that_of_the_file(
    bankd: Command, model: Path, tmp_path: Path, fake: FakePipeline
) -> None:
    (tmp_path / "ops.json").write_text('{"tune_optimization_level": "O1"}')
    given = ("aoe", "-m", model, "-j", "2", "--tune_ops_file", tmp_path / "ops.json")

    bankd(*given)
    bankd(*given, "--tune_optimization_level", "O2")

    assert [options.optimization_level for options in fake.options] == ["O1", "O2"]


@pytest.mark.parametrize("level", ["error", "null"])
def test_a_quiet_log_leaves_the_plain_lines_out(bankd: Command, model: Path, level: str) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--log", level)

    assert "task 1 of 2" not in ended.err
    assert "Aoe process finished" in ended.out


@pytest.mark.parametrize("prefix", [".", "..", "/", ""])
def test_an_output_that_names_no_file_is_refused(
    bankd: Command, model: Path, fake: FakePipeline, prefix: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", prefix)

    assert ended.code == ExitCode.USAGE
    assert ("names no file [EG0003]" if prefix else "it is empty") in ended.err
    assert fake.models == []


def test_an_output_that_cannot_be_written_is_refused_before_anything_is_tuned(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    (tmp_path / "d.om").mkdir()
    (tmp_path / "f.result").touch()

    for name, what in (("d", "d.om is a directory"), ("f", "f.result is not a directory")):
        ended = bankd("aoe", "-m", model, "-j", "2", "--output", tmp_path / name)
        assert ended.code == ExitCode.FAILURE
        assert what in ended.err
        assert "hint: give --output" in ended.err
    in_a_file = bankd("aoe", "-m", model, "-j", "2", "--output", tmp_path / "f.result" / "m")

    assert "cannot be written to" in in_a_file.err
    assert fake.models == []


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_a_time_limit_is_a_time_above_0(bankd: Command, model: Path, seconds: str) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--tuning_time_limit", seconds)

    assert ended.code == ExitCode.USAGE
    assert "is not a time above 0" in ended.err


def test_what_the_time_limit_left_is_told(bankd: Command, model: Path, fake: FakePipeline) -> None:
    fake.most_tasks = 1

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--tuning_time_limit", "9")

    assert "bankd: time limit: 1 of 2 tasks not tuned; run again to continue" in ended.err


@pytest.mark.parametrize("end", ["refused", "interrupted"])
def test_a_session_without_a_result_leaves_no_folder(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path, end: str
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    if end == "refused":
        write_model(model, refuse="no")
    fake.meanwhile = interrupt

    ended = bankd("aoe", "-m", model, "-j", "2")

    assert ended.code == (ExitCode.FAILURE if end == "refused" else ExitCode.INTERRUPTED)
    assert list((tmp_path / "work" / "aoe_workspace").iterdir()) == []


def test_as_json_the_record_is_all_that_is_printed(bankd: Command, model: Path) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--json")

    record = json.loads(ended.out)
    assert (record["model"], record["added"], record["untuned"]) == ("resnet50", 2, 0)
