"""`bankd aoe --model_path DIR`: every model of a folder, tuned one after the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two models, one of them in a folder of its own, and files that are none."""
    folder = tmp_path / "dumped"
    (folder / "b").mkdir(parents=True)
    write_model(folder / "decoder.onnx")
    write_model(folder / "b" / "encoder.onnx", tasks=[3])
    for name in (".hidden.onnx", "late.onnx.part", "decoder.npz", "weights.data", "old.om"):
        write_model(folder / name)
    return folder


def test_every_model_below_the_folder_is_tuned_into_the_output_folder(
    bankd: Command, folder: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    ended = bankd("aoe", "--model_path", folder, "-j", "2", "--output", tmp_path / "out")

    assert ended.code == ExitCode.OK
    assert fake.models == ["encoder", "decoder"]
    assert (tmp_path / "out" / "decoder.om").is_file()
    assert (tmp_path / "out" / "b" / "encoder.result" / "summary.json").is_file()
    assert ended.out.splitlines()[-2].startswith("decoder process finished.")
    assert "[Aoe]Aoe process finished,cost time" in ended.out.splitlines()[-1]


def test_without_an_output_results_are_in_the_workspace(
    bankd: Command, folder: Path, tmp_path: Path
) -> None:
    bankd("aoe", "--model_path", folder, "-j", "2")

    assert len(list((tmp_path / "work" / "aoe_workspace").rglob("*_tune.om"))) == 2


@pytest.mark.parametrize("content", [{"refuse": "it is damaged"}, {"break": "it is damaged"}])
def test_a_model_that_cannot_be_tuned_does_not_stop_the_others(
    bankd: Command, folder: Path, content: dict[str, str]
) -> None:
    write_model(folder / "bad.onnx", **content)

    ended = bankd("aoe", "--model_path", folder, "-j", "2", "--json")

    told = json.loads(ended.out)
    assert ended.code == ExitCode.FAILURE
    assert [(one["model"], one["state"]) for one in told] == [
        ("encoder", "tuned"), ("bad", "failed"), ("decoder", "tuned"),
    ]  # fmt: skip
    assert "it is damaged" in told[1]["reason"]["what"]
    assert told[2]["record"]["tasks"] == 2


def test_a_failed_model_is_told_with_its_reason(bankd: Command, folder: Path) -> None:
    write_model(folder / "bad.onnx", refuse="it is damaged")

    ended = bankd("aoe", "--model_path", folder, "-j", "2")

    assert "bad: bad.onnx: it is damaged" in ended.err
    assert "hint: export it again" in ended.err


def test_a_second_run_finds_in_the_bank_what_the_first_one_tuned(
    bankd: Command, folder: Path, fake: FakePipeline
) -> None:
    def stop() -> None:
        if "decoder" in fake.models:
            raise KeyboardInterrupt

    arguments = ("aoe", "--model_path", folder, "-j", "2", "--json")
    fake.meanwhile = stop
    interrupted = bankd(*arguments)
    fake.meanwhile = lambda: None
    again = bankd(*arguments)

    assert interrupted.code == ExitCode.INTERRUPTED
    assert [one["model"] for one in json.loads(interrupted.out)] == ["encoder"]
    assert again.code == ExitCode.OK
    assert [one["record"]["hits"] for one in json.loads(again.out)] == [1, 0]


def test_settings_next_to_a_model_hold_for_it_and_others_have_the_options(
    bankd: Command, folder: Path, fake: FakePipeline
) -> None:
    (folder / "decoder.aoe.json").write_text(
        '{"input_shape": "x:8,64", "aicore_num": 1, "priority": 3}'
    )

    bankd("aoe", "--model_path", folder, "-j", "2", "--input_shape", "x:4,4")

    encoder, decoder = fake.options
    assert encoder.input_shapes == {"x": (4, 4)}
    assert decoder.input_shapes == {"x": (8, 64)}
    assert decoder.target.cores == 1


def test_wrong_settings_are_a_fault_of_their_model_alone(
    bankd: Command, folder: Path, fake: FakePipeline
) -> None:
    (folder / "b" / "encoder.aoe.json").write_text('{"aicores": 1}')

    ended = bankd("aoe", "--model_path", folder, "-j", "2")

    assert ended.code == ExitCode.FAILURE
    assert fake.models == ["decoder"]
    assert "the key 'aicores' is not known" in ended.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--model_path", "dumped", "--model", "m.onnx"], "give one of --model FILE"),
        ([], "give one of --model FILE"),
        (["--model_path", "dumped", "--samples", "in.npz"], "--samples is for one model"),
        (["--model_path", "dumped", "--framework", "3"], "--framework is for one model"),
        (["--model_path", "dumped", "--framework", "0"], "--framework is for one model"),
        (["--model_path", "dumped", "--input_format", "NCHW"], "--input_format is for one model"),
        (["--singleop", "op.json", "--weight", "w"], "--weight is for one model"),
        (["--singleop", "op.json", "--signature", "s"], "--signature is for one model"),
        (["--singleop", "op.json", "--model", "m.onnx"], "give one of --model FILE"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    bankd: Command, folder: Path, fake: FakePipeline, options: list[str], message: str
) -> None:
    ended = bankd("aoe", "-j", "2", *options)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err
    assert fake.models == []


def test_a_folder_without_a_model_is_refused(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    gone = bankd("aoe", "--model_path", tmp_path / "gone", "-j", "2")
    empty = bankd("aoe", "--model_path", tmp_path / "empty", "-j", "2")

    assert "gone] does not exist [EG0010]" in gone.err
    assert "there is no ONNX model in" in empty.err
    assert (gone.code, empty.code) == (ExitCode.FAILURE, ExitCode.FAILURE)
