"""`bankd aoe`, with the options and closing lines of the original."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bankd.cli.aoe import BARE, UNAVAILABLE
from bankd.device import holding_device
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "resnet50.onnx")


def test_a_run_ends_with_the_lines_of_the_original(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    ended = bankd("aoe", f"--model={model}", "--framework=5", "--job_type=2", "--output", "o/m")

    assert ended.code == ExitCode.OK
    first, last = ended.out.splitlines()
    assert first == "resnet50 process finished. Performance improved by 120.00%"
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


@pytest.mark.parametrize("name", UNAVAILABLE)
def test_an_option_without_a_meaning_here_says_so(bankd: Command, model: Path, name: str) -> None:
    spelling = UNAVAILABLE[name][0][0]

    ended = bankd("aoe", "-m", model, "-j", "2", spelling, "1")

    assert ended.code == ExitCode.FAILURE
    assert f"bankd: error: {spelling} is not available [EG0003]" in ended.err
    assert "hint: " in ended.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-f", "0"], "--framework 0 (Caffe) is not available"),
        (["-f", "7"], "--framework 7"),
        (["--device", "1"], "--device 1 does not exist"),
        (["--input_format", "NHWC"], "--input_format NHWC is not available"),
        (["--input_shape", "x=1"], "input_shape"),
        (["--tune_ops_file", "gone.json"], "gone.json cannot be read"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_with_a_hint(
    bankd: Command, model: Path, fake: FakePipeline, arguments: list[str], message: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", *arguments)

    assert ended.code == ExitCode.FAILURE
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
        ('{"tune_ops_name": "conv"}', "tune_ops_name is not a list of names"),
        ('{"tune_ops_type": [1]}', "tune_ops_type is not a list of names"),
        ('{"tune_optimization_level": "O3"}', "tune_optimization_level is 'O3'"),
        ('{"feature": ["deeper_opat"]}', "the feature 'deeper_opat' is not available yet"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"ops": []}', "the key 'ops' is not known"),
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


def test_options_reach_the_tuner(
    bankd: Command, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    class Asking(FakePipeline):
        def __call__(self, model, output, options, bank, listen):  # type: ignore[no-untyped-def]
            seen.append(options)
            return super().__call__(model, output, options, bank, listen)

    monkeypatch.setattr("bankd.worker._tune_model", Asking())
    ops = {"tune_ops_name": ["conv_1"], "tune_ops_type": ["Conv"], "tune_optimization_level": "O1"}
    (tmp_path / "ops.json").write_text(json.dumps(ops))

    bankd(
        *("aoe", "-m", model, "-j", "2", "--output", "m", "--input_shape", "x:1,3;y:1,77"),
        *("--tune_ops_file", tmp_path / "ops.json", "--tuning_time_limit", "60"),
        *("--soc_version", "x86_64-v2", "--aicore_num", "1"),
    )

    (options,) = seen
    assert options.input_shapes == {"x": (1, 3), "y": (1, 77)}
    assert options.tune_ops.names == {"conv_1"}
    assert options.tune_ops.types == {"Conv"}
    assert (options.optimization_level, options.time_limit_s) == ("O1", 60)
    assert str(options.target) == "x86_64-v2/1"


def test_a_level_on_the_command_line_comes_before_that_of_the_file(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    from bankd.cli.aoe import _request  # noqa: PLC0415

    (tmp_path / "ops.json").write_text('{"tune_optimization_level": "O1"}')
    options = dict.fromkeys(
        ("soc_version", "aicore_num", "tuning_time_limit", "tune_optimization_level",
         "search_algorithm", "max_tuning_count")
    )  # fmt: skip
    options |= {
        "input_shape": "",
        "precision_mode": "must_keep_origin_dtype",
        "tune_ops_file": tmp_path / "ops.json",
    }

    assert _request(options).optimization_level == "O1"
    assert _request({**options, "tune_optimization_level": "O2"}).optimization_level == "O2"


def test_a_busy_device_exits_4(bankd: Command, model: Path, tmp_path: Path) -> None:
    with holding_device(tmp_path / "run"):
        ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m")

    assert ended.code == ExitCode.DEVICE_BUSY


@pytest.mark.parametrize("level", ["error", "null"])
def test_a_quiet_log_leaves_the_plain_lines_out(bankd: Command, model: Path, level: str) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "m", "--log", level)

    assert "task 1 of 2" not in ended.err
    assert len(ended.out.splitlines()) == 2


@pytest.mark.parametrize("name", sorted(BARE))
def test_an_option_that_the_original_takes_bare_says_so_as_well(
    bankd: Command, model: Path, name: str
) -> None:
    spelling = UNAVAILABLE[name][0][0]

    ended = bankd("aoe", "-m", model, spelling, "-j", "2")

    assert f"bankd: error: {spelling} is not available [EG0003]" in ended.err


@pytest.mark.parametrize("prefix", [".", "..", "/", ""])
def test_an_output_that_names_no_file_is_refused(
    bankd: Command, model: Path, fake: FakePipeline, prefix: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", "--output", prefix)

    assert ended.code == ExitCode.FAILURE
    assert "names no file [EG0003]" in ended.err
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

    assert "bankd: time limit: 1 of 2 tasks not tuned; run again to go on" in ended.err


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
