"""`bankd ls`, `bankd show` and `bankd log`."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, canonical
from bankd.errors import ExitCode
from tests.bankd.bank.builders import (
    V4,
    a_decision,
    a_key,
    a_subgraph,
    a_subgraph_key,
    an_observation,
    of_subgraph,
    with_samples,
)
from tests.bankd.bank.plain_user import plain_user
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import task_of, write_model


@pytest.fixture
def filled(bankd: Command, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")


@pytest.mark.usefixtures("filled")
def test_ls_lists_what_the_bank_knows(bankd: Command) -> None:
    ended = bankd("ls")

    assert ended.code == ExitCode.OK
    assert task_of(1).key[:12] in ended.out
    assert "impl=direct tile_m_reg=6" in ended.out
    assert "1.25" in ended.out
    assert "bankd: 2 entries" in ended.err


@pytest.mark.usefixtures("filled")
def test_ls_as_json_has_the_whole_entries(bankd: Command) -> None:
    entries = json.loads(bankd("ls", "--json").out)

    assert {entry["key"] for entry in entries} == {task_of(1).key, task_of(2).key}
    assert entries[0]["policy"] == {"impl": "direct", "tile_m_reg": 6}
    assert entries[0]["timing"]["median_us"] == 80


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("command", "sentence"), [("ls", "bankd: no entries\n"), ("log", "bankd: no revisions\n")]
)
def test_where_there_is_nothing_to_list_a_sentence_says_so(
    bankd: Command, command: str, sentence: str
) -> None:
    ended = bankd(command, "--soc_version", "Ascend310")

    assert (ended.code, ended.out, ended.err) == (ExitCode.OK, "", sentence)


@pytest.mark.parametrize("command", ["ls", "show", "log", "prune", "revert"])
def test_help_says_that_all_targets_are_meant(bankd: Command, command: str) -> None:
    told = " ".join(bankd(command, "--help").out.split())

    assert "this machine's best" not in told
    assert "every tier" in told


@pytest.mark.usefixtures("filled")
def test_show_takes_the_beginning_of_a_key_and_tells_everything(bankd: Command) -> None:
    key = task_of(1).key

    ended = bankd("show", key[:10])

    assert ended.code == ExitCode.OK
    assert f"key       {key}" in ended.out
    assert "80.0 us [78.4, 81.6], 20 samples" in ended.out
    assert "trials (1)" in ended.out
    assert "tuned node_1" in ended.out


@pytest.mark.usefixtures("filled")
def test_show_as_json_has_trials_and_history(bankd: Command) -> None:
    (entry,) = json.loads(bankd("show", task_of(2).key, "--json").out)

    assert [one["outcome"] for one in entry["observations"]] == ["ok"]
    assert [one["revision"] for one in entry["history"]] == ["r2"]


@pytest.mark.usefixtures("filled")
def test_a_key_that_nothing_begins_with_is_an_error(bankd: Command) -> None:
    ended = bankd("show", "nothing")

    assert ended.code == ExitCode.FAILURE
    assert "no entry has a key that begins with 'nothing'" in ended.err
    assert "hint: see `bankd ls`" in ended.err


@pytest.mark.usefixtures("filled")
def test_a_beginning_that_several_keys_have_is_an_error_that_lists_them(bankd: Command) -> None:
    decisions = [a_decision(number) for number in range(17)]  # One more than there are digits.
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        bank.commit(V4, decisions, "first", "me")
    digits = [one.key[0] for one in decisions]
    twice = next(digit for digit in digits if digits.count(digit) > 1)

    ended = bankd("show", twice)

    assert ended.code == ExitCode.FAILURE
    assert next(one.key[:16] for one in decisions if one.key[0] == twice) in ended.err
    assert "give more digits" in ended.err


@pytest.mark.usefixtures("filled")
def test_log_lists_the_revisions_newest_first(bankd: Command) -> None:
    revisions = json.loads(bankd("log", "--json").out)

    assert [one["name"] for one in revisions] == ["r2", "r1"]
    assert revisions[0]["message"] == "m: tuned node_2"
    assert "tuned node_1" in bankd("log").out
    assert len(json.loads(bankd("log", "-n", "1", "--json").out)) == 1


@pytest.mark.parametrize("command", ["ls", "log"])
def test_before_there_is_a_bank_nothing_is_listed_and_no_bank_is_made(
    bankd: Command, tmp_path: Path, command: str
) -> None:
    ended = bankd(command, "--json")

    assert ended.code == ExitCode.OK
    assert json.loads(ended.out) == []
    assert "there is no bank yet" in ended.err
    assert list((tmp_path / "bank").iterdir()) == []


def test_a_file_that_is_no_bank_is_an_error_that_names_it(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "bank" / "bank.db").write_bytes(b"no database at all, but a long text " * 40)

    ended = bankd("ls")

    assert ended.code == ExitCode.FAILURE
    assert "bank.db is not a bank" in ended.err


@pytest.mark.usefixtures("filled")
def test_in_80_columns_an_entry_takes_one_line_and_wide_shows_all_of_it(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    narrow, wide = (bankd("ls", *options).out.splitlines() for options in ((), ("--wide",)))

    assert all(len(line) <= 80 for line in narrow)
    assert "policy" not in "".join(narrow)
    assert "policy" in wide[0]
    for number in (1, 2):
        for lines in (narrow, wide):
            assert len([line for line in lines if task_of(number).key[:12] in line]) == 1
    assert len(wide) == 2 + 2
    assert "…" not in "".join(wide)


@pytest.mark.parametrize("command", ["ls", "log"])
def test_reading_makes_no_folder(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.delenv("TUNE_BANK_PATH")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    ended = bankd(command, "--json")

    assert (ended.code, json.loads(ended.out)) == (ExitCode.OK, [])
    assert not (tmp_path / "home").exists()


def test_a_bank_in_a_folder_that_may_only_be_read_is_listed(
    bankd: Command, open_folder: Path
) -> None:
    with plain_user(reads_checkout=True):
        Bank.open(open_folder / "bank").close()
        (open_folder / "bank").chmod(0o500)

        ended = bankd("ls", "--bank", open_folder / "bank", "--json")

    assert (ended.code, json.loads(ended.out)) == (ExitCode.OK, [])


def test_a_named_bank_that_is_not_there_is_an_error_that_says_which_name(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_option = bankd("ls", "--bank", tmp_path / "gone")
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "gone"))
    by_variable = bankd("ls")

    assert (by_option.code, by_variable.code) == (ExitCode.FAILURE, ExitCode.FAILURE)
    assert "hint: give --bank the folder of a bank" in by_option.err
    assert "hint: set TUNE_BANK_PATH to an existing folder" in by_variable.err


POLICY = {"bands": 4, "pool_into_conv_0": 1, "shared_input_0": 0, "uneven": 0}
"""Of a subgraph: two of its knobs do something."""


@pytest.fixture
def mixed(world: None, tmp_path: Path) -> Path:
    """A bank with an operator, a subgraph, and a trial of each."""
    subgraph = replace(of_subgraph(a_decision(1), 1), policy=canonical(POLICY), stages=())
    trial = replace(of_subgraph(an_observation(1), 1), policy=canonical(POLICY))
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1), subgraph], "m: subgraph tuning, 1 of 1 subgraphs", "me")
        bank.add_observations([with_samples(trial), an_observation(1)])
    return tmp_path / "bank"


@pytest.mark.usefixtures("mixed")
def test_ls_tells_what_a_subgraph_is_made_of_and_shows_its_key_whole(bankd: Command) -> None:
    out = bankd("ls").out

    [line] = [line for line in out.splitlines() if a_subgraph_key(1) in line]
    assert "subgraph 2 conv, pool -> f32[1,1,56,64] f32[1,1,28,64]" in line
    assert "bands=4 pool_into_conv_0=1" in line
    assert "shared_input_0" not in line
    assert "2.19" in line


@pytest.mark.usefixtures("mixed")
@pytest.mark.parametrize(
    ("op", "keys"), [("subgraph", [a_subgraph_key(1)]), ("gemm", [a_key(1)]), ("pool", [])]
)
def test_ls_lists_subgraphs_or_operators_only(bankd: Command, op: str, keys: list[str]) -> None:
    entries = json.loads(bankd("ls", "--op", op, "--json").out)

    assert [entry["key"] for entry in entries] == keys


@pytest.mark.usefixtures("mixed")
@pytest.mark.parametrize("key", [a_subgraph_key(1), a_subgraph_key(1)[:19], "1844"])
def test_show_lists_the_nodes_of_a_subgraph_one_a_line_and_every_knob(
    bankd: Command, key: str
) -> None:
    lines = bankd("show", key, "--all").out.splitlines()
    in_short = [line.split() for line in bankd("show", key).out.splitlines()]

    assert f"key       {a_subgraph_key(1)}" in lines
    assert "precision must_keep_origin_dtype" in lines
    words = [line.split() for line in lines]
    node = ["t1", "f32[1,1,56,64]", "conv", "t0", "c2", "c3", "i0", "strides=1,1"]
    assert node in words
    assert [name for name in POLICY if [name, str(POLICY[name])] not in words] == []
    assert [name for name in POLICY if [name, str(POLICY[name])] in in_short] == []
    assert "policy    bands=4 pool_into_conv_0=1" in lines
    assert ["trials", "(1)"] in words
    assert not any('{"' in line for line in lines)


@pytest.mark.usefixtures("mixed")
def test_show_as_json_has_the_whole_subgraph_and_the_samples_of_its_trials(
    bankd: Command,
) -> None:
    (entry,) = json.loads(bankd("show", a_subgraph_key(1), "--json").out)

    assert entry["key"] == a_subgraph_key(1)
    assert entry["task"] == json.loads(a_subgraph(1))
    assert entry["policy"] == POLICY
    assert entry["observations"][0]["timing"]["samples"] == [27.25, 26.125, 1 / 3]
    assert "samples" not in entry["timing"]


def test_a_whole_key_is_shown_although_another_begins_with_it(bankd: Command, mixed: Path) -> None:
    short, long = "1234", "12345"
    decisions = [
        replace(of_subgraph(a_decision(n), n), key=key) for n, key in ((5, short), (6, long))
    ]
    with Bank.open(mixed) as bank:
        bank.commit(V4, decisions, "two", "me")

    assert f"key       {short}" in bankd("show", short).out.splitlines()
    assert f"key       {long}" in bankd("show", long).out.splitlines()
    several = bankd("show", "123")
    assert several.code == ExitCode.FAILURE
    assert "2 keys begin with '123': 1234, 12345" in several.err


def test_what_another_program_wrote_is_listed_and_shown(bankd: Command, mixed: Path) -> None:
    foreign = replace(
        a_decision(9), task="[1,2]", policy='"fast\\u001b[2J"', environment="null", timing=None
    )
    with Bank.open(mixed) as bank:
        bank.commit(V4, [foreign], "imported", "me")

    listed, shown = bankd("ls"), bankd("show", foreign.key)

    assert (listed.code, shown.code) == (ExitCode.OK, ExitCode.OK)
    assert "? [1,2]" in listed.out
    assert "fast" in shown.out
    assert "\x1b" not in listed.out + shown.out


def test_names_in_a_subgraph_never_reach_the_terminal_as_they_are(
    bankd: Command, mixed: Path
) -> None:
    name = "[bold]x\x1b]0;title\x07"
    node = {"op": name, "inputs": [name], "outputs": [name], "attributes": {name: name}}
    text = canonical({"op": "subgraph", "nodes": [node], "outputs": ["t0"], "inputs": [name]})
    hostile = replace(a_decision(9), key="77", task=text, policy=canonical({name: name}))
    with Bank.open(mixed) as bank:
        bank.commit(V4, [hostile], name, name)

    shown = bankd("ls").out + bankd("show", "77").out

    assert "[bold]x\\x1b" in shown
    assert "\x1b" not in shown
    assert "\x07" not in shown
