"""`bankd ls` where it filters or sorts: over the custom bank and the built-in one below it."""

from __future__ import annotations

import json
import platform
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TargetKey, TimingSummary, canonical
from bankd.bank.listing import Column
from bankd.cli.bank import SORTED_BY
from bankd.errors import ExitCode
from bankd.filter_help import FILTER_HELP
from tests.bankd.bank.builders import V3, V4, a_decision, an_observation
from tests.bankd.cli.conftest import Command


def timed(number: int, median_us: float | None, *, target: TargetKey = V4) -> Decision:
    timing = median_us and TimingSummary(number, median_us, median_us, median_us + number)
    one = a_decision(number, tile=number % 3, target=target)
    return replace(one, timing=timing or None, rule=("tuned", "default")[number % 2])


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Entries 1 to 4 and another target in one bank; 4, which is hidden, and 5 in the other."""
    folder = tmp_path_factory.mktemp("filled")
    with Bank.open(folder / "bank") as bank:
        bank.commit(V4, [timed(1, 30), timed(2, 10), timed(3, None), timed(4, 20)], "1st", "me")
        bank.commit(V3, [timed(1, 40, target=V3)], "2nd", "me")
    with Bank.open(folder / "built-in") as bank:
        bank.commit(V4, [timed(4, 1), timed(5, 25)], "shipped", "us")
    return folder


@pytest.fixture
def banks(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of the two: ours, and the one below it."""
    shutil.copytree(filled, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr("bankd.cli.banks.built_in_folder", lambda: tmp_path / "built-in")


def listed(bankd: Command, *arguments: str) -> list[tuple[str, int]]:
    """Where each is from, and its number."""
    ended = bankd("ls", "--json", *arguments)
    assert ended.code == ExitCode.OK, ended.err
    return [(entry["source"], entry["task"]["n"]) for entry in json.loads(ended.out)]


CUSTOM = "custom"
BUILT_IN = "built-in"
BANKS = ("custom", "builtin")


@pytest.mark.usefixtures("banks")
def test_without_an_order_one_bank_follows_the_other(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.cli.banks.target_here", lambda: None)
    plain = listed(bankd)

    assert plain == [*((CUSTOM, number) for number in (1, 1, 2, 3, 4)), (BUILT_IN, 5)]
    assert listed(bankd, "--filter", "gemm") == plain
    assert listed(bankd, "--reverse") == plain[::-1]


@pytest.mark.usefixtures("banks")
def test_without_an_order_entries_for_this_machine_come_first_and_ours_before_the_built_in(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.cli.banks.target_here", lambda: V4)
    ours_first = listed(bankd)
    backwards = listed(bankd, "--reverse")
    monkeypatch.setattr("bankd.cli.banks.target_here", lambda: V3)

    here = [*((CUSTOM, number) for number in (1, 2, 3, 4)), (BUILT_IN, 5)]
    assert ours_first == [*here, (CUSTOM, 1)]
    assert backwards == ours_first[::-1]
    assert listed(bankd) == [(CUSTOM, 1), *here]


@pytest.mark.usefixtures("banks")
def test_one_of_the_two_banks_can_be_listed_alone(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.cli.banks.target_here", lambda: None)

    assert listed(bankd, "--bank", "custom") == [(CUSTOM, n) for n in (1, 1, 2, 3, 4)]
    assert listed(bankd, "--bank", "builtin") == [(BUILT_IN, 4), (BUILT_IN, 5)]


@pytest.mark.usefixtures("banks")
def test_the_log_is_that_of_the_bank_that_is_named(bankd: Command) -> None:
    custom, built_in = (bankd("log", "--bank", name, "--json").out for name in BANKS)

    assert bankd("log", "--json").out == custom
    assert json.loads(built_in)
    assert json.loads(built_in) != json.loads(custom)


@pytest.mark.usefixtures("banks")
def test_a_folder_named_as_the_bank_is_given_with_its_path(bankd: Command) -> None:
    with Bank.open(Path("custom")) as bank:
        bank.commit(V4, [timed(77, 1)], "one", "me")

    assert (CUSTOM, 77) not in listed(bankd, "--bank", "custom")
    assert (CUSTOM, 77) in listed(bankd, "--bank", "./custom")


@pytest.mark.usefixtures("banks")
def test_sorted_they_are_one_list_with_what_is_unknown_at_the_end(bankd: Command) -> None:
    up = [(CUSTOM, 2), (CUSTOM, 4), (BUILT_IN, 5), (CUSTOM, 1), (CUSTOM, 1), (CUSTOM, 3)]

    assert listed(bankd, "--sort", "tuned") == up
    assert listed(bankd, "--sort", "tuned", "--reverse") == [*up[-2::-1], up[-1]]


@pytest.mark.usefixtures("banks")
@pytest.mark.parametrize("reverse", [[], ["--reverse"]], ids=["up", "down"])
@pytest.mark.parametrize("column", SORTED_BY)
def test_every_order_lists_every_entry_once(
    bankd: Command, column: str, reverse: list[str]
) -> None:
    assert sorted(listed(bankd, "--sort", column, *reverse)) == sorted(listed(bankd))


@pytest.mark.usefixtures("banks")
@pytest.mark.parametrize("reverse", [False, True], ids=["up", "down"])
@pytest.mark.parametrize("column", ["key", "op", "shapes", "rule", "policy", "speedup", "spread"])
def test_two_banks_are_put_together_in_the_order_of_each(
    bankd: Command, tmp_path: Path, column: str, reverse: bool
) -> None:
    with Bank.open(tmp_path / "one") as bank:
        for target, numbers in ((V3, [1]), (V4, [1, 2, 3, 4, 5])):
            chosen = [
                timed(number, {1: 30.0, 2: 10.0, 4: 20.0, 5: 25.0}.get(number), target=target)
                if target == V4
                else timed(1, 40, target=V3)
                for number in numbers
            ]
            bank.commit(target, chosen, "all in one", "me")
    arguments = ["--sort", column, *["--reverse"] * reverse]

    together = [number for _, number in listed(bankd, *arguments)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bankd.cli.banks.built_in_folder", lambda: None)
        alone = listed(bankd, "--bank", str(tmp_path / "one"), *arguments)
    assert together == [number for _, number in alone]


@pytest.mark.usefixtures("banks")
def test_an_entry_below_stays_hidden_where_the_one_above_does_not_match(bankd: Command) -> None:
    assert listed(bankd, "--filter", "<2us") == []
    assert listed(bankd, "--filter", ">=25us", "--sort", "samples") == [
        (CUSTOM, 1), (CUSTOM, 1), (BUILT_IN, 5),
    ]  # fmt: skip


@pytest.mark.usefixtures("banks")
def test_filters_narrow_what_the_other_options_narrow(bankd: Command) -> None:
    tuned = ["--filter", "measured", "--sort", "tuned"]

    assert listed(bankd, *tuned, "--soc_version", "x86_64-v3") == [(CUSTOM, 1)]
    assert len(listed(bankd, *tuned, "--aicore_num", "2")) == 5
    assert listed(bankd, *tuned, "--aicore_num", "8192") == []
    assert listed(bankd, *tuned, "--op", "conv") == []


@pytest.mark.usefixtures("banks")
def test_what_is_inherited_is_told_by_the_newest_trial_of_this_machine(
    bankd: Command, tmp_path: Path
) -> None:
    ended = bankd("ls", "--filter", "inherited")
    assert (ended.code, ended.out) == (ExitCode.FAILURE, "")
    assert "nothing was measured on this machine yet" in ended.err

    other = canonical({"llvm": "23"})
    with Bank.open(tmp_path / "bank") as bank:
        seen = replace(an_observation(1), host=platform.node())
        bank.add_observation(seen)
        bank.commit(V4, [replace(a_decision(9), environment=other)], "moved in", "me")

    assert listed(bankd, "--filter", "inherited") == [(CUSTOM, 9)]


@pytest.mark.usefixtures("banks")
def test_a_filter_that_is_not_understood_is_refused_with_its_word(bankd: Command) -> None:
    ended = bankd("ls", "--filter", "gemm shape:\x1b[31m")

    assert (ended.code, ended.out) == (ExitCode.USAGE, "")
    assert ended.err == (
        "bankd: error: filter: word 2, 'shape:\\x1b[31m': '\\x1b[31m' is no shape [EG0003]\n"
        "hint: write shape:1x64 or shape:1,64\n"
    )


def test_the_help_shows_every_word_of_the_language_and_every_column(bankd: Command) -> None:
    told = " ".join(bankd("ls", "--help").out.split())

    assert (*Column, "task", "chosen") == SORTED_BY
    assert all(f"{example} {meaning}" in told for example, meaning in FILTER_HELP)
