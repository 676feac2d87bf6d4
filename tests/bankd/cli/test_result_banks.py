"""Result folders and exports as banks that are only read: compiled from, tuned on, compared."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.location import exported_part
from bankd.bank.sources import staged
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "model.onnx", subgraphs=[7])


@pytest.fixture
def result(bankd: Command, model: Path) -> Path:
    """The folder that the article's line writes."""
    ended = bankd("aoe", "-m", model, "-j", "1,2", "--output=./aoe_result")
    assert ended.code == ExitCode.OK, ended.err
    return Path("aoe_result")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another, empty bank, as on the machine of someone who has the folder from git."""
    (tmp_path / "other").mkdir()
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "other"))
    return tmp_path / "other"


@pytest.mark.parametrize(
    ("output", "folder"),
    [
        ("./aoe_result", "aoe_result"),
        ("out/sgat_result", "out/sgat_result"),
        ("aoe_result_v2", "aoe_result_v2"),
        ("results", "results"),
        ("there", "there"),
        ("out/m", "out/m.result"),
        ("resulting", "resulting.result"),
    ],
)
def test_an_output_that_names_a_folder_is_the_result_folder(
    bankd: Command, model: Path, output: str, folder: str
) -> None:
    Path("there").mkdir()

    bankd("aoe", "-m", model, "-j", "2", "--output", output)

    written = {path.name for path in Path(folder).iterdir()}
    assert written == {"summary.json", "op_tuning", "profiling", "bank"}
    assert Path(f"{output}.om").is_file()


def test_the_bank_of_a_result_folder_holds_all_that_the_model_needs(result: Path) -> None:
    assert exported_part(result) == result / "bank"
    with staged(result) as state:
        assert len(state.bank.targets()) == 1
        entries = list(state.bank.records())

    with Bank.open(Path("../bank"), create=False, read_only=True) as custom:
        own = {one.key: one.content_hash for one in custom.records()}
    assert {one.key: one.content_hash for one in entries} == own
    assert len(entries) == 3  # two operators and a subgraph


def test_the_entries_of_a_result_folder_are_listed(
    bankd: Command, result: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = bankd("ls", "--bank", result, "--json")

    assert listed.code == ExitCode.OK, listed.err
    found = [one for one in json.loads(listed.out) if one["source"] == "custom"]
    assert len(found) == 3
    key = found[0]["key"]
    assert bankd("show", key, "--bank", result).code == ExitCode.OK
    monkeypatch.setenv("TUNE_BANK_PATH", str(result))
    assert f"bankd ls --bank {result}" in bankd("ls").err


@pytest.mark.parametrize("named", ["op_bank_path", "mdl_bank_path", "base_result", "variable"])
def test_what_a_result_folder_knows_is_not_tuned_again(
    bankd: Command,
    fake: FakePipeline,
    model: Path,
    result: Path,
    elsewhere: Path,
    monkeypatch: pytest.MonkeyPatch,
    named: str,
) -> None:
    before = files_of(result)
    option = [f"--{named}", str(result)]
    if named == "variable":
        monkeypatch.setenv("TUNE_BANK_PATH", str(result))
        option = []

    ended = bankd("aoe", "-m", model, "-j", "1,2", "--output", "o/m", *option)

    assert ended.code == ExitCode.OK, ended.err
    assert "task 1 of" not in ended.err
    assert files_of(result) == before
    assert ("which is only read: new entries go to" in ended.err) is (named == "variable")


def test_only_what_a_new_model_adds_is_tuned_and_its_folder_has_all(
    bankd: Command, result: Path, elsewhere: Path, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "model_v2.onnx", tasks=[1, 2, 3], subgraphs=[7])

    ended = bankd(
        *("aoe", f"--model={model}", "--job_type=1,2", "--output=./aoe_result_v2"),
        "--base_result=./aoe_result",
    )
    shown = bankd("diff", "aoe_result", "aoe_result_v2", "--markdown")

    assert ended.code == ExitCode.OK, ended.err
    assert "task 1 of 1" in ended.err
    heading, _, columns, _, row = shown.out.splitlines()
    assert heading == "**Tune bank**: 1 added, 0 changed, 0 gone, 3 same"
    assert columns == "| | task | target | before | after | what changed |"
    assert row.startswith(r"| + | gemm 3x64x64 | ")
    assert row.count(" | ") == 5


def test_a_folder_is_kept_in_git_and_used_from_there(
    bankd: Command, result: Path, model: Path, elsewhere: Path, tmp_path: Path
) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], check=True)

    git("init", "-q")
    git("add", "aoe_result/")
    git("commit", "-q", "-m", "Add AOE tuning results for ResNet50 on 910B3")
    git("clone", "-q", ".", str(tmp_path / "clone"))

    ended = bankd(
        *("aoe", "-m", model, "-j", "1,2", "--output", "o/m"),
        *("--op_bank_path", tmp_path / "clone" / "aoe_result"),
    )

    assert "task 1 of" not in ended.err
    assert files_of(tmp_path / "clone" / "aoe_result") == files_of(result)


def test_an_export_is_a_bank_in_either_form(
    bankd: Command, model: Path, result: Path, elsewhere: Path
) -> None:
    bankd("export", "--bank", "../bank", "--output", "lab.tunebank")
    bankd("export", "--bank", "../bank", "--output", "lab")

    for name in ("lab.tunebank", "lab"):
        ended = bankd("aoe", "-m", model, "-j", "1,2", "--output", "o/m", "--base_result", name)
        assert ended.code == ExitCode.OK, ended.err
        assert "task 1 of" not in ended.err


def test_a_damaged_result_folder_is_refused_and_not_believed(
    bankd: Command, model: Path, result: Path, elsewhere: Path
) -> None:
    decisions = result / "bank" / "decisions.jsonl"
    decisions.write_text(decisions.read_text().replace('"tuned"', '"default"', 1))

    ended = bankd("aoe", "-m", model, "-j", "2", "--op_bank_path", result)

    assert ended.code == ExitCode.FAILURE
    assert "decisions.jsonl" in ended.err


def test_names_in_a_table_of_markdown_are_text_alone(
    bankd: Command, result: Path, elsewhere: Path
) -> None:
    same = bankd("diff", "aoe_result", "aoe_result", "--markdown")
    Bank.open(elsewhere).close()
    all_gone = bankd("diff", "aoe_result", elsewhere, "--markdown")

    assert same.out == "**Tune bank**: 0 added, 0 changed, 0 gone, 3 same\n"
    rows = [line for line in all_gone.out.splitlines() if line.startswith("| -")]
    assert len(rows) == 3
    assert all(r"x86\_64" in row for row in rows)


def test_what_is_in_the_place_of_the_bank_is_seen_before_anything_is_tuned(
    bankd: Command, model: Path, fake: FakePipeline
) -> None:
    Path("aoe_result/bank").mkdir(parents=True)
    Path("aoe_result/bank/precious").touch()

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", "aoe_result")

    assert ended.code == ExitCode.FAILURE
    assert "aoe_result/bank exists and is no export" in ended.err
    assert fake.models == []


def test_one_model_of_a_folder_never_takes_the_folder_of_others(
    bankd: Command, tmp_path: Path
) -> None:
    (tmp_path / "in" / "a").mkdir()
    write_model(tmp_path / "in" / "a.onnx")
    write_model(tmp_path / "in" / "a" / "result.onnx")

    for _ in range(2):
        assert bankd("aoe", "--model_path", "../in", "-j", "2", "--output", "out").code == 0

    assert {str(path.relative_to("out")) for path in Path("out").glob("**/*.result")} == {
        "a.result", "a/result.result",
    }  # fmt: skip


def test_an_export_alone_is_no_place_for_new_entries(
    bankd: Command, model: Path, result: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUNE_BANK_PATH", str(result))
    noted = bankd("doctor")
    for name in ("HOME", "ASCEND_CACHE_PATH"):
        monkeypatch.delenv(name, raising=False)
    refused = bankd("aoe", "-m", model, "-j", "2", "--output", "o/m")

    assert "an export or a result folder: it is only read" in noted.out
    assert refused.code == ExitCode.FAILURE
    assert "set ASCEND_CACHE_PATH or HOME, too" in refused.err
