"""Words that were mistyped: what is suggested, and what is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.cli.commands import COMMANDS
from bankd.errors import ExitCode
from bankd.suggestion import did_you_mean
from tests.bankd.bank.builders import V3, V4, a_decision, of_subgraph
from tests.bankd.cli.conftest import Command


@pytest.mark.parametrize(
    ("typed", "question"),
    [("statsu", "did you mean status?"), ("STATUS", ""), ("xyz", ""), ("", "")],
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
        (["--op", "softmax"], []),
        (["--soc_version", "x86_64-v5"], ["--soc_version x86_64-v4"]),
        (["--filter", "op:gmem"], ["op:gemm"]),
        (["--filter", "opp:gemm"], ["op:gemm"]),
        (["--filter", "inhertied soc:x86_64v3"], ["inherited", "soc:x86_64-v3"]),
        (["--filter", "tile:7"], []),
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

    assert ended.code == ExitCode.FAILURE
    assert "tunde is no figure; did you mean tuned?" in ended.err
