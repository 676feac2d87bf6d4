"""Words that were mistyped: what is suggested, and what is not."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import click
import pytest

from bankd.bank import Bank
from bankd.bank.history.log import set_tag
from bankd.cli.choices import OneOf
from bankd.cli.commands import COMMANDS, command_of
from bankd.errors import ExitCode
from bankd.jobs import Jobs
from bankd.suggestion import did_you_mean
from tests.bankd.bank.builders import V3, V4, a_decision, of_subgraph
from tests.bankd.cli.conftest import Command


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("statsu", "did you mean status?"),
        ("STATUS", "did you mean status?"),
        ("status", ""),
        ("xyz", ""),
        ("", ""),
    ],
)
def test_only_a_word_that_is_close_to_a_known_one_is_asked_about(typed: str, question: str) -> None:
    assert did_you_mean(typed, COMMANDS) == question


def test_an_unknown_command_is_refused_with_the_command_that_is_meant(
    world: None, bankd: Command
) -> None:
    ended = bankd("statsu")

    assert ended.code == ExitCode.USAGE
    assert ended.err.splitlines() == [
        "bankd: error: No such command 'statsu'; did you mean status? [EG0003]",
        "hint: see `bankd --help`",
    ]


@pytest.fixture
def filled(world: None) -> None:
    """A bank with gemms and a subgraph, for two tiers."""
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        bank.commit(V4, [a_decision(1), of_subgraph(a_decision(2), 2)], "first", "me")
        bank.commit(V3, [a_decision(1, target=V3)], "second", "me")


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("options", "questions"),
    [
        (["--op", "gem"], ["--op gemm"]),
        (["--op", "GEMM"], ["--op gemm"]),
        (["--op", "softmax"], []),
        (["--soc_version", "x86_64-v5"], ["--soc_version x86_64-v4"]),
        (["--filter", "op:gmem"], ["op:gemm"]),
        (["--filter", "opp:gemm"], ["op:gemm"]),
        (["--filter", "inhertied soc:x86_64v3"], ["inherited", "soc:x86_64-v3"]),
        (["--filter", "tile:7"], []),
        (["--filter", "OP:GMEM"], ["OP:gemm"]),
    ],
)
def test_an_empty_list_asks_about_the_words_that_no_entry_has(
    bankd: Command, options: list[str], questions: list[str]
) -> None:
    ended = bankd("ls", *options)

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    asked = [f"bankd: did you mean {question}?" for question in questions]
    assert ended.err.splitlines() == ["bankd: no entries", *asked]


@pytest.mark.usefixtures("filled")
def test_a_list_that_is_not_empty_asks_nothing(bankd: Command) -> None:
    assert bankd("ls", "--op", "gemm").err == "bankd: 2 entries\n"


@pytest.mark.usefixtures("filled")
def test_a_figure_that_is_none_is_refused_with_the_one_that_is_meant(bankd: Command) -> None:
    ended = bankd("ls", "--filter", "tunde>1ms")

    assert ended.code == ExitCode.USAGE
    assert "tunde is no figure; did you mean tuned?" in ended.err


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("command", "meant"),
    [
        ("version", "--version"),
        ("fleet srve", "serve"),
        ("merge statu", "status"),
        ("log --jsn", "--json"),
        ("doctor --dep", "--deep"),
        ("ls --sort tund", "tuned"),
        ("ls --bank builtn", "builtin"),
        ("diff --bank custm r1 r2", "custom"),
        ("diff r1 hed", "head"),
        ("revert relese-1", "release-1"),
        ("tag other relese-1", "release-1"),
        ("jobs min", "mine"),
        ("bench m.onnx --against onnxruntim", "onnxruntime"),
        ("verify --busy wiat", "wait"),
        ("export --form fil --output x", "file"),
        ("merge x --prefer mesure", "measure"),
        ("atc --precision_mode keep_origin_dtype", "must_keep_origin_dtype"),
        ("aoe --model m.onnx --job_type sgt", "sgat"),
        ("aoe --log infos", "info"),
    ],
)
def test_every_word_of_a_fixed_set_is_asked_about_where_it_is_mistyped(
    bankd: Command, workspace: Path, command: str, meant: str
) -> None:
    Path("m.onnx").touch()
    with closing(Jobs(workspace / "jobs.db")) as jobs:
        jobs.enqueue("a" * 64, Path("/in/mine.onnx"))
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        set_tag(bank, "release-1", bank.revision("head"))

    ended = bankd(*command.split())

    assert ended.code in (ExitCode.FAILURE, ExitCode.USAGE)
    assert f"did you mean {meant}?" in ended.err


def test_every_choice_of_words_suggests() -> None:
    commands = [command_of(name) for name in COMMANDS]
    for group in (one for one in commands if isinstance(one, click.Group)):
        commands += group.commands.values()

    kinds = [one.type for command in commands for one in command.params]

    choices = [kind for kind in kinds if isinstance(kind, click.Choice)]
    assert len(choices) > 10
    assert [kind for kind in choices if not isinstance(kind, OneOf)] == []


@pytest.mark.usefixtures("filled")
def test_a_list_is_sorted_by_every_heading_that_it_has(bankd: Command) -> None:
    headings = bankd("ls", "--wide").out.splitlines()[0].split()

    assert headings[:3] == ["key", "task", "target"]
    assert [name for name in headings if bankd("ls", "--sort", name).code != ExitCode.OK] == []


@pytest.mark.usefixtures("filled")
def test_the_banks_that_are_read_have_a_name_where_states_are_compared(bankd: Command) -> None:
    same = bankd("diff", "custom", "head")
    gone = bankd("diff", "custom@r1", "head", "--bank", "custom")

    assert (same.code, same.out) == (ExitCode.OK, "")
    assert "+1 added" in gone.err
    assert "only read" in bankd("tag", "x", "--bank", "builtin").err
