"""`bankd export`, `bankd import` and `bankd keygen`."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, canonical
from bankd.bank.exchange import is_export
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, a_task, an_observation
from tests.bankd.bank.plain_user import plain_user
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model

needs_library = pytest.mark.skipif(
    not can_verify(), reason="the extra `signing` (cryptography) is not installed"
)


@pytest.fixture
def ours(world: None) -> Path:
    return Path(os.environ["TUNE_BANK_PATH"])


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A bank of two entries and a failure, for one soc_version."""
    with Bank.open(tmp_path / "theirs") as bank:
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "them")
        bank.add_observation(an_observation(3, outcome="crashed"))
    return tmp_path / "theirs"


def entries(place: Path) -> dict[str, str]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return {decision.key: decision.policy for decision in bank.records()}


@pytest.mark.parametrize(("name", "form"), [("out", "folder"), ("out.tunebank", "file")])
def test_the_only_soc_version_is_exported_in_the_form_that_the_name_says(
    bankd: Command, theirs: Path, tmp_path: Path, name: str, form: str
) -> None:
    ended = bankd("export", "--bank", theirs, "--output", tmp_path / name, "--json")

    assert ended.code == ExitCode.OK, ended.err
    told = json.loads(ended.out)
    assert (told["form"], told["soc_version"], told["cores"]) == (form, "x86_64-v4", [2])
    assert (told["decisions"], told["observations"], told["signer"]) == (2, 1, None)
    assert is_export(tmp_path / name)
    assert (tmp_path / name).is_dir() is (form == "folder")


def test_without_json_the_facts_are_listed(bankd: Command, theirs: Path) -> None:
    ended = bankd("export", "--bank", theirs, "--output", "out")

    assert "decisions       2" in ended.out
    assert "signer          -" in ended.out


def test_of_several_soc_versions_one_has_to_be_named(bankd: Command, theirs: Path) -> None:
    with Bank.open(theirs) as bank:
        bank.commit(V3, [a_decision(1, target=V3)], "another", "them")

    ended = bankd("export", "--bank", theirs, "--output", "out")

    assert ended.code == ExitCode.USAGE
    assert "knows 2 soc_versions: x86_64-v3, x86_64-v4" in ended.err
    assert "--soc_version x86_64-v3" in ended.err
    assert not Path("out").exists()


def test_it_takes_a_request_to_replace_an_export(bankd: Command, theirs: Path) -> None:
    bankd("export", "--bank", theirs, "--output", "out")

    refused = bankd("export", "--bank", theirs, "--output", "out")

    assert refused.code == ExitCode.FAILURE
    assert "hint: give --overwrite" in refused.err
    assert bankd("export", "--bank", theirs, "--output", "out", "--overwrite").code == ExitCode.OK


@pytest.fixture
def two_models(theirs: Path) -> Path:
    with Bank.open(theirs) as bank:
        for number, name in ((1, "resnet"), (2, "bert")):
            bank.use_model(f"{number}" * 64, name, V4, {a_key(number): a_task(number)})
    return theirs


@pytest.mark.parametrize(
    ("models", "numbers"),
    [
        (["resnet"], [1]),
        (["bert.onnx"], [2]),
        (["11111111"], [1]),
        (["resnet", "bert"], [1, 2]),
    ],
)
def test_only_what_models_use_can_be_exported(
    bankd: Command, two_models: Path, models: list[str], numbers: list[int]
) -> None:
    ended = bankd("export", "--bank", two_models, "--models", *models, "--output", "out")

    assert ended.code == ExitCode.OK, ended.err
    lines = Path("out", "decisions.jsonl").read_text().splitlines()
    assert {json.loads(line)["key"] for line in lines} == {a_key(number) for number in numbers}


def test_a_model_file_is_known_by_its_content(bankd: Command, tmp_path: Path, ours: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")
    renamed = model.rename(tmp_path / "other_name.onnx")

    ended = bankd("export", "--models", renamed, "--output", "out", "--json")

    assert ended.code == ExitCode.OK, ended.err
    assert json.loads(ended.out)["decisions"] == 2
    renamed.write_bytes(renamed.read_bytes() + b"\n")
    changed = bankd("export", "--models", renamed, "--output", "out2")
    assert "never saw the model" in changed.err
    assert f"bankd aoe --model {renamed} --job_type 1,2" in changed.err


def test_a_model_that_nobody_looked_up_names_those_that_are_known(
    bankd: Command, two_models: Path
) -> None:
    ended = bankd("export", "--bank", two_models, "--models", "vgg", "--output", "out")

    assert ended.code == ExitCode.FAILURE
    assert "never saw the model vgg" in ended.err

    pasted = bankd("export", "--bank", two_models, "--models", "a b;ls", "--output", "out")

    assert "`bankd aoe --model 'a b;ls' --job_type 1,2`" in pasted.err
    assert "the bank knows bert, resnet" in ended.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--output", "out", "stray"],
        ["--output", "out", "--form", "cann", "--sign", "key"],
        ["--output", "out", "--form", "cann", "--models", "m"],
        ["--output", "out", "--form", "cann", "--dry-run"],
        [],
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    bankd: Command, theirs: Path, arguments: list[str]
) -> None:
    assert bankd("export", "--bank", theirs, *arguments).code == ExitCode.USAGE


def test_of_a_bank_without_files_of_the_original_none_are_written(
    bankd: Command, theirs: Path
) -> None:
    ended = bankd("export", "--bank", theirs, "--form", "cann", "--output", "out")

    assert ended.code == ExitCode.FAILURE
    assert "holds nothing from CANN files" in ended.err


@pytest.mark.parametrize("name", ["out", "out.tunebank"])
def test_an_import_brings_everything_as_one_revision(
    bankd: Command, theirs: Path, ours: Path, name: str
) -> None:
    bankd("export", "--bank", theirs, "--output", name)

    ended = bankd("import", name)

    assert ended.code == ExitCode.OK, ended.err
    assert f"{name} is not signed" in ended.err
    assert "+2 added  ~0 changed  =0 same; 0 only in ours" in ended.err
    assert f"[+] {a_key(1)[:12]}   gemm" in ended.out
    assert entries(ours) == entries(theirs)
    with Bank.open(ours, read_only=True, create=False) as bank:
        assert [revision.message for revision in bank.log()] == [f"import of {name}"]
        assert bank.refused(a_key(3), V4)


def test_a_dry_run_tells_all_and_makes_not_even_a_bank(
    bankd: Command, theirs: Path, ours: Path
) -> None:
    bankd("export", "--bank", theirs, "--output", "out")

    ended = bankd("import", "out", "--dry-run")

    assert ended.code == ExitCode.OK, ended.err
    assert "[+]" in ended.out
    assert "nothing was written" in ended.err
    assert list(ours.iterdir()) == []


def test_json_is_that_of_a_merge(bankd: Command, theirs: Path) -> None:
    bankd("export", "--bank", theirs, "--output", "out")

    ended = bankd("import", "out", "--json")

    told = json.loads(ended.out)
    assert told["counts"] == {"added": 2}
    assert told["revision"] == "r1"
    assert {line["key"] for line in told["lines"]} == {a_key(1), a_key(2)}


@pytest.fixture
def conflicting(ours: Path) -> None:
    """Another policy for one of their keys, measured elsewhere: nobody can say which is better."""
    elsewhere = canonical({"cpu_model": "another CPU"})
    with Bank.open(ours) as bank:
        decision = replace(a_decision(1, tile=64), environment=elsewhere)
        bank.commit(V4, [decision], "ours", "us")


@pytest.mark.usefixtures("conflicting")
def test_open_conflicts_end_with_1_and_with_what_to_do(
    bankd: Command, theirs: Path, ours: Path
) -> None:
    before = entries(ours)
    bankd("export", "--bank", theirs, "--output", "out")

    ended = bankd("import", "out")

    assert ended.code == ExitCode.FAILURE
    assert f"[?] {a_key(1)[:12]}" in ended.out
    assert "bankd merge --continue" in ended.err
    assert entries(ours) == before


def test_a_bank_is_imported_without_an_export(bankd: Command, theirs: Path, ours: Path) -> None:
    ended = bankd("import", theirs / "bank.db")

    assert ended.code == ExitCode.OK, ended.err
    assert entries(ours) == entries(theirs)


def test_a_bank_of_ours_that_cannot_be_written_is_named_first(
    bankd: Command, theirs: Path, open_folder: Path
) -> None:
    bankd("export", "--bank", theirs, "--output", open_folder / "out")
    Bank.open(open_folder / "ours").close()
    (open_folder / "ours" / "bank.db").chmod(0o444)
    (open_folder / "ours").chmod(0o555)

    with plain_user():
        ended = bankd("import", open_folder / "out", "--bank", open_folder / "ours")

    assert ended.code == ExitCode.FAILURE
    assert "ours/bank.db cannot be written to: permission denied" in ended.err


@needs_library
def test_keys_sign_and_verify(bankd: Command, theirs: Path, ours: Path) -> None:
    made = bankd("keygen", "our.key")
    bankd("export", "--bank", theirs, "--output", "out", "--sign", "our.key")
    bankd("export", "--bank", theirs, "--output", "plain")

    key_id = made.out.strip()
    assert made.code == ExitCode.OK
    assert len(key_id) == 64
    assert "is not signed" in bankd("import", "plain", "--verify-key", "our.key.pub").err
    unasked = bankd("import", "out", "--dry-run")
    assert f"signed by {key_id}; only --verify_key can tell" in unasked.err
    asked = bankd("import", "out", "--verify_key", "our.key.pub")
    assert asked.code == ExitCode.OK, asked.err
    assert f"signed by {key_id}, as required" in asked.err
    assert entries(ours) == entries(theirs)


@pytest.mark.parametrize("name", ["out", "out.tunebank"])
def test_a_dry_run_says_what_the_export_then_says_and_writes_nothing(
    bankd: Command, theirs: Path, tmp_path: Path, name: str
) -> None:
    arguments = ("export", "--bank", theirs, "--output", tmp_path / name, "--json")

    foreseen = bankd(*arguments, "--dry-run")

    assert foreseen.code == ExitCode.OK, foreseen.err
    assert not (tmp_path / name).exists()
    assert bankd(*arguments).out == foreseen.out


def test_a_dry_run_looks_whether_the_place_is_free(bankd: Command, theirs: Path) -> None:
    bankd("export", "--bank", theirs, "--output", "out")

    ended = bankd("export", "--bank", theirs, "--output", "out", "--dry-run")

    assert ended.code == ExitCode.FAILURE
    assert "--overwrite" in ended.err


@pytest.mark.usefixtures("world")
def test_a_built_in_bank_that_is_switched_off_is_said_to_be_by_every_command(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENABLE_BUILT_IN_BANK", "False")
    said = "the built-in bank is not read: ENABLE_BUILT_IN_BANK is False"

    for arguments in (("diff", "builtin", "head"), ("merge", "builtin"), ("import", "builtin"),
                      ("ls", "--bank", "builtin")):  # fmt: skip
        assert said in bankd(*arguments).err


@pytest.mark.usefixtures("world")
def test_the_built_in_bank_is_imported_by_its_word(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open(tmp_path / "shipped") as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    monkeypatch.delenv("ENABLE_BUILT_IN_BANK", raising=False)
    monkeypatch.setattr("bankd.cli.bank_choice.built_in_folder", lambda: tmp_path / "shipped")

    ended = bankd("import", "builtin")

    assert ended.code == ExitCode.OK, ended.err
    assert "1 added" in ended.err


def test_an_address_is_not_imported_and_the_command_for_it_is_named(bankd: Command) -> None:
    ended = bankd("import", "http://x/y")

    assert ended.code == ExitCode.USAGE
    assert "http://x/y is an address: `bankd pull http://x/y` reads a store" in ended.err
