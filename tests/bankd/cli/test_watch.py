"""`bankd watch`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from bankd.cli.watch import _given_bounds, watch
from bankd.errors import ExitCode
from bankd.system.device_lock import holding_device
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model

TOUR = Path(__file__).parents[3] / "docs" / "tour.md"


def test_once_ends_with_a_table_on_standard_output(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "resnet.onnx")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    assert ended.code == ExitCode.OK
    head, _, row = (" ".join(line.split()) for line in ended.out.rstrip().splitlines())
    assert head == "model state tasks hits added default SGAT tuned ONNX RT ratio"
    assert row == "resnet tuned 2 0 2 58.8 ms 44.0 ms 26.9 ms 30.0 ms 1.12 [1.00, 1.20]"
    assert "job_ended" in ended.err
    assert "resnet: task 2 of 2, about 3 s left: node_2 (gemm) 100 -> 80.0 us" in ended.err


@pytest.mark.parametrize("columns", [80, 100])
def test_the_table_fits_and_has_the_times_that_the_tour_explains(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    write_model(tmp_path / "in" / "mobilenetv2.onnx", tasks=list(range(1, 101)))
    write_model(tmp_path / "in" / "yolov5s.onnx", refuse="is truncated")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    head, *_ = lines = ended.out.splitlines()
    assert max(map(len, lines)) <= columns
    explained = re.findall(r"\*(SGAT|tuned|ONNX RT|ratio)\*", TOUR.read_text())
    assert len(explained) >= 4
    assert [name for name in explained if name not in head] == []


def test_subgraphs_come_first_and_both_kinds_are_told(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx", subgraphs=[7, 8])
    arguments = ("watch", tmp_path / "in", "--once", "--settle", "0.01")

    first = bankd(*arguments)
    (second,) = json.loads(bankd(*arguments, "--json").out)

    lines = first.err.splitlines()
    sgat = lines.index("m: subgraph 2 of 2, about 3 s left: node_2 (subgraph) 100 -> 80.0 us, "
                       "1.25x faster")  # fmt: skip
    opat = next(number for number, line in enumerate(lines) if "task 1 of 2" in line)
    assert sgat < opat
    assert "subgraphs=2 subgraph_hits=0" in first.err
    assert second["state"] == "known"
    assert second["record"]["subgraphs"] == {
        "total": 2, "hit": 2, "added": 0, "updated": 0, "reserved": 2, "unsatisfied": 0,
    }  # fmt: skip
    assert len(second["record"]["reports"]) == 2


def test_other_job_types_are_another_job(
    bankd: Command, tmp_path: Path, fake: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    arguments = ("watch", tmp_path / "in", "--once", "--settle", "0.01", "--json")

    def jobs(*options: str) -> list[str]:
        (row,) = json.loads(bankd(*arguments, *options).out)
        return [*row["record"]["jobs"], row["state"]]

    assert jobs() == ["sgat", "opat", "tuned"]
    assert jobs("--job_type", "opat,sgat") == ["sgat", "opat", "known"]
    assert jobs("--job_type", "2") == ["opat", "tuned"]
    assert jobs("--Fnonhomo_split") == ["sgat", "opat", "known"]
    monkeypatch.setenv("AOE_MODE", "1")
    assert jobs() == ["sgat", "tuned"]
    assert fake.models == ["m"] * 3


def test_once_exits_1_if_a_model_was_set_aside_and_the_others_are_tuned(
    bankd: Command, tmp_path: Path
) -> None:
    write_model(tmp_path / "in" / "broken.onnx", refuse="is truncated")
    write_model(tmp_path / "in" / "good.onnx")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    assert ended.code == ExitCode.FAILURE
    states = [line.split()[:2] for line in ended.out.splitlines()[2:]]
    assert states == [["broken", "rejected"], ["good", "tuned"]]
    assert "is truncated" in ended.err
    assert "hint: export it again" in ended.err
    assert "rejected/broken.onnx.reason.txt" in ended.err


def test_everything_is_written_where_work_dir_says(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")

    bankd("watch", tmp_path / "in", "--once", "--settle=0.01", f"--work_dir={tmp_path / 'w'}")

    names = sorted(path.name.partition("_20")[0] for path in (tmp_path / "w").iterdir())
    assert names == ["aoe_result_opat", "aoe_result_sgat", "aoe_workspace"]
    assert not list((tmp_path / "work").iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--job_type=opat,gdat"], "job_type 4 (GDAT) tunes a training script"),
        (["--job_type", "3"], "there is no job_type 3"),
        (["--settle", "-1"], "--settle is -1"),
        (["--settle", "nan"], "--settle is nan"),
        (["--precision_mode", "fp16"], "'fp16' is not one of"),
        (["--soc_version", "x86_64-v9"], "no runner for soc_version x86_64-v9"),
        (["--aicore_num", "4096"], "--aicore_num 4096 is not possible here"),
        (["--copies", "3"], "--copies says how many copies stay: --copy_bank_to says where"),
    ],
)
def test_what_is_not_available_is_refused_with_a_hint(
    bankd: Command, tmp_path: Path, arguments: list[str], message: str
) -> None:
    ended = bankd("watch", tmp_path / "in", "--once", *arguments)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err
    assert "hint: " in ended.err


@pytest.mark.parametrize(
    "arguments", [["--settle", "-1"], ["--job_type", "3"], ["--soc_version", "x86_64-v9"]]
)
def test_a_daemon_whose_option_is_wrong_ends_as_every_command_does(
    bankd: Command, tmp_path: Path, arguments: list[str]
) -> None:
    ended = bankd("watch", tmp_path / "in", *arguments)

    assert ended.code == ExitCode.USAGE
    assert "hint: " in ended.err


def test_a_daemon_with_a_wrong_aoe_ini_says_that_another_start_is_of_no_use(
    bankd: Command, tmp_path: Path
) -> None:
    (tmp_path / "work" / "aoe.ini").write_text("[bankd]\nQUEUE=7\n")

    ended = bankd("watch", tmp_path / "in")

    assert ended.code == ExitCode.CONFIGURATION
    assert "hint: did you mean [BANKD]?" in ended.err


def test_a_folder_that_a_daemon_misses_may_be_there_the_next_time(
    bankd: Command, tmp_path: Path
) -> None:
    assert bankd("watch", tmp_path / "gone").code == ExitCode.FAILURE


def test_a_file_in_place_of_a_folder_is_told_with_what_tunes_it(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    ended = bankd("watch", model, "--work_dir", tmp_path / "w")

    assert ended.code == ExitCode.FAILURE
    told = " ".join(ended.err.split())
    assert f"hint: `bankd watch {model.parent} --work_dir {tmp_path / 'w'}` watches" in told
    assert f"`bankd aoe --model {model} --job_type 1,2 --work_dir {tmp_path / 'w'}`" in told


def test_once_without_a_model_says_that_there_is_nothing_to_do(
    bankd: Command, tmp_path: Path
) -> None:
    arguments = ("watch", tmp_path / "in", "--once", "--settle", "0.01")

    ended, plain = bankd(*arguments), bankd(*arguments, "--json")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert f"bankd: nothing to do in {tmp_path / 'in'}\n" in ended.err
    assert json.loads(plain.out) == []


def test_a_section_of_aoe_ini_that_means_nothing_is_told_in_the_log(
    bankd: Command, tmp_path: Path
) -> None:
    (tmp_path / "work" / "aoe.ini").write_text("[PROFILING]\nMODE=1\n")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    ini = tmp_path / "work" / "aoe.ini"
    assert f'ignored path={ini} why="section [PROFILING] is unknown' in ended.err


def test_bounds_of_the_command_line_come_before_those_of_aoe_ini_also_when_they_are_reread() -> (
    None
):
    with watch.make_context("watch", ["in"]) as plain:
        assert _given_bounds(plain.params) == {}
    with watch.make_context("watch", ["in", "--log", "info", "--settle", "2"]) as given:
        assert _given_bounds(given.params) == {"log_level": "info", "settle_s": 2.0}


def test_a_folder_that_does_not_exist_is_refused(bankd: Command, tmp_path: Path) -> None:
    ended = bankd("watch", tmp_path / "gone", "--once")

    assert ended.code == ExitCode.FAILURE
    assert "gone] does not exist [EG0010]" in ended.err


def test_a_busy_device_exits_4_and_names_the_holder(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")

    with holding_device(tmp_path / "run"):
        ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    assert ended.code == ExitCode.DEVICE_BUSY
    assert f"device 0 is busy: process {os.getpid()}" in ended.err


def test_repeat_tune_tunes_again(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    arguments = ("watch", tmp_path / "in", "--once", "--settle", "0.01", "--json")
    bankd(*arguments)
    monkeypatch.setenv("REPEAT_TUNE", "True")

    (again,) = json.loads(bankd(*arguments).out)

    assert again["state"] == "tuned"
    assert again["record"]["updated"] == 2


def test_once_exits_1_and_names_a_model_that_would_not_stand_still(
    bankd: Command, tmp_path: Path, fake: FakePipeline
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", tasks=[1])
    others = iter(range(2, 100))

    def change() -> None:
        write_model(model, tasks=[next(others)])

    fake.meanwhile = change

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    assert ended.code == ExitCode.FAILURE
    assert "m: was left as it is: it changed while it was tuned; run again" in ended.err


def test_an_interrupted_run_tells_what_was_done_until_then(
    bankd: Command, tmp_path: Path, fake: FakePipeline
) -> None:
    write_model(tmp_path / "in" / "a.onnx", tasks=[1])
    write_model(tmp_path / "in" / "b.onnx", tasks=[2])

    def interrupt() -> None:
        if fake.models == ["a", "b"]:
            raise KeyboardInterrupt

    fake.meanwhile = interrupt

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01", "--json")

    assert ended.code == ExitCode.INTERRUPTED
    assert [(row["model"], row["state"]) for row in json.loads(ended.out)] == [("a", "tuned")]


def test_a_copy_is_listed_by_its_own_name(bankd: Command, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    (tmp_path / "in" / "z.onnx").write_bytes(model.read_bytes())

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01")

    states = [line.split()[:2] for line in ended.out.splitlines()[2:]]
    assert states == [["m", "tuned"], ["z", "known"]]


# Who starts the tests in the background may have SIGINT ignored, which a child inherits.
SERVING = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
from bankd.daemon import examiner as examining
from bankd.system import load
from bankd.daemon import worker as working
from bankd.cli import main
from tests.bankd.fakes import FakePipeline
from tests.bankd.worlds import HereExaminer, HereWorkshop
examining.Examiner = HereExaminer
pipeline = FakePipeline(lambda: time.sleep(0.2))
working.Workshop = lambda opening: HereWorkshop(opening.settings, pipeline)
load.why_busy = lambda meter, most_busy_cores: ""
main(["watch", *sys.argv[1:], "--settle", "0.05"])
"""


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, ExitCode.OK),
        (signal.SIGINT, ExitCode.INTERRUPTED),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_a_signal_ends_the_daemon_and_the_next_one_goes_on_where_it_stopped(
    bankd: Command, tmp_path: Path, number: int, code: int
) -> None:
    write_model(tmp_path / "in" / "m.onnx", tasks=[1, 2, 3, 4, 5, 6, 7, 8])
    daemon = subprocess.Popen(
        [sys.executable, "-c", SERVING, tmp_path / "in"], stderr=subprocess.PIPE, text=True
    )
    assert daemon.stderr is not None
    for line in daemon.stderr:
        if "task 1 of 8" in line:
            break

    daemon.send_signal(number)
    rest = daemon.stderr.read()
    daemon.stderr.close()

    assert daemon.wait(60) == code
    assert "task 8 of 8" not in rest
    assert "Traceback" not in rest
    after = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01", "--json")
    (row,) = json.loads(after.out)
    assert row["state"] == "tuned"
    assert row["record"]["hits"] >= 1


def test_pages_are_served_where_they_are_asked_for_and_a_wrong_address_is_refused(
    bankd: Command, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", SERVING, tmp_path / "in", "--http", "127.0.0.1:0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as daemon:
        assert daemon.stderr is not None
        port = ""
        for line in daemon.stderr:
            found = re.search(r" http host=127.0.0.1 port=(\d+)", line)
            port = found[1] if found else port
            if " ready " in line:
                break
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=60) as page:
            assert page.read() == b"ready\n"
        daemon.terminate()

    assert bankd("watch", tmp_path / "in", "--http", "here").code == ExitCode.USAGE
    assert bankd("watch", tmp_path / "in", "--once", "--http", "9100").code == ExitCode.USAGE


def test_recorded_models_are_watched_in_a_folder_that_is_made_for_the_user_alone(
    bankd: Command, tmp_path: Path, fake: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = tmp_path / "cache" / "recorded"
    monkeypatch.setenv("TUNEBANK_RECORDED", str(recorded))
    arguments = ("watch", "--recorded", "--once", "--settle", "0.01")
    first = bankd(*arguments)
    (recorded / "m-1").mkdir()
    write_model(recorded / "m-1" / "m-1.onnx")
    (recorded / "m-1" / "m-1.aoe.json").write_text('{"input_shape": "x:8,64", "priority": 4}')
    write_model(tmp_path / "in" / "other.onnx", tasks=[3])

    second = bankd(*arguments, tmp_path / "in")

    assert (first.code, second.code) == (ExitCode.OK, ExitCode.OK)
    assert recorded.stat().st_mode & 0o777 == 0o700
    assert fake.models == ["m-1", "other"]
    assert fake.options[0].input_shapes == {"x": (8, 64)}


def test_without_a_folder_there_is_nothing_to_watch(bankd: Command) -> None:
    ended = bankd("watch", "--once")

    assert ended.code == ExitCode.USAGE
    assert "Missing argument 'DIR...', or option '--recorded'" in ended.err


def test_a_folder_of_recorded_models_that_cannot_be_made_is_named(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TUNEBANK_RECORDED", str(tmp_path / "file" / "recorded"))
    in_a_file = bankd("watch", "--recorded", "--once")
    for name in ("TUNEBANK_RECORDED", "ASCEND_CACHE_PATH", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    homeless = bankd("watch", "--recorded", "--once")

    assert (in_a_file.code, homeless.code) == (ExitCode.FAILURE, ExitCode.FAILURE)
    assert "recorded: Not a directory" in in_a_file.err
    assert "hint: name one in TUNEBANK_RECORDED" in homeless.err


def test_finished_models_are_put_into_the_output_folder(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle=0.01", "--output", tmp_path / "out")

    assert ended.code == ExitCode.OK
    assert (tmp_path / "out/latest/m.om").is_file()
    assert len(list((tmp_path / "out").glob("m_*_tune.om"))) == 1


def test_an_output_folder_in_a_watched_one_is_an_option_that_cannot_be_used(
    bankd: Command, tmp_path: Path
) -> None:
    ended = bankd("watch", tmp_path / "in", "--once", "--output", tmp_path / "in/out")

    assert ended.code == ExitCode.USAGE
    assert "the models in it would be tuned again" in ended.err


@pytest.mark.parametrize("log_format", ["--log-format", "--log_format"])
def test_as_json_all_that_a_daemon_says_is_one_object_a_line(
    bankd: Command, tmp_path: Path, log_format: str
) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    write_model(tmp_path / "in" / "bad.onnx", refuse="is truncated")

    ended = bankd("watch", tmp_path / "in", "--once", "--settle", "0.01", log_format, "json")

    told = [json.loads(line) for line in ended.err.splitlines()]
    assert {"time", "level", "logger", "event"} <= set.intersection(*map(set, told))
    ends = {one["model"]: one for one in told if one["event"] == "job_ended"}
    assert (ends["m"]["level"], ends["m"]["tasks"], ends["m"]["tuned_ms"]) == ("info", 2, 26.876)
    assert ends["bad"]["level"] == "warning"
    assert "task 2 of 2" in "".join(one["text"] for one in told if one["event"] == "progress")
    (tmp_path / "empty").mkdir()
    assert bankd("watch", tmp_path / "empty", "--once", log_format, "json").err == ""


def test_the_bank_is_copied_to_the_place_that_is_named(bankd: Command, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    copies = tmp_path / "copies"

    ended = bankd("watch", tmp_path / "in", "--once", "--copy_bank_to", copies, "--copies", "1")

    assert ended.code == ExitCode.OK
    assert len(list(copies.glob("bank-r*.db"))) == 1


def test_a_hook_that_is_none_and_a_place_that_is_none_stop_the_start(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    refused = bankd("watch", tmp_path / "in", "--once", "--copy_bank_to", tmp_path / "file" / "x")
    assert refused.code == ExitCode.FAILURE
    assert str(tmp_path / "file" / "x") in refused.err

    monkeypatch.setenv("ON_TUNED", "http://")
    refused = bankd("watch", tmp_path / "in")
    assert refused.code == ExitCode.CONFIGURATION
    assert "ON_TUNED" in refused.err


def test_a_size_budget_reaches_the_tuner(
    bankd: Command, fake: FakePipeline, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    found = []
    for variable, options in (("", ()), ("1.7", ()), ("1.7", ("--size_budget", "none"))):
        monkeypatch.setenv("SIZE_BUDGET", variable)
        assert bankd("watch", tmp_path / "in", "--once", *options).code == ExitCode.OK
        found.append(fake.options[-1].size_budget)

    assert found == ["none", "1.7", "none"]
    refused = bankd("watch", tmp_path / "in", "--size_budget", "0.5")
    assert refused.code == ExitCode.USAGE
    assert "a multiple of the weights" in refused.err
