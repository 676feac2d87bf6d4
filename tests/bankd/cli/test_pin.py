"""`bankd pin` and `bankd unpin`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation
from tests.bankd.cli.conftest import Command


@pytest.fixture
def filled(world: None, tmp_path: Path) -> Path:
    """A key on two targets, and another one."""
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
        bank.commit(V3, [a_decision(1, target=V3)], "second", "me")
    return tmp_path / "bank"


def entries(folder: Path) -> list[Decision]:
    with Bank.open(folder, read_only=True) as bank:
        return list(bank.records())


def pinned(folder: Path) -> set[tuple[str, str]]:
    return {(str(one.target), one.key) for one in entries(folder) if one.is_pinned}


def test_a_key_is_pinned_on_every_target_as_one_revision(bankd: Command, filled: Path) -> None:
    ended = bankd("pin", a_key(1)[:8])

    assert ended.code == ExitCode.OK
    assert ended.err == "bankd: r3: 2 entries pinned; undo with `bankd revert r3`\n"
    assert pinned(filled) == {(str(V3), a_key(1)), (str(V4), a_key(1))}


def test_one_target_is_pinned_where_it_is_named(bankd: Command, filled: Path) -> None:
    bankd("pin", a_key(1), "--soc_version", "x86_64-v3")

    assert pinned(filled) == {(str(V3), a_key(1))}


def test_a_dry_run_writes_nothing(bankd: Command, filled: Path) -> None:
    ended = bankd("pin", a_key(1), "--dry-run")

    assert (ended.code, pinned(filled)) == (ExitCode.OK, set())
    assert "2 entries would be pinned" in ended.err


def test_what_is_pinned_is_listed_shown_and_explained(bankd: Command, filled: Path) -> None:
    bankd("pin", a_key(1), "--soc_version", "x86_64-v4")

    [listed] = json.loads(bankd("ls", "--json", "--filter", "pinned").out)
    assert (listed["key"], listed["rule"], listed["pinned"]) == (a_key(1), "pinned tuned", True)
    assert "rule      pinned tuned" in bankd("show", a_key(1), "--soc_version", "x86_64-v4").out
    answers = json.loads(bankd("explain", a_key(1), "--json").out)["operators"]
    assert [one["pinned"] for one in answers] == [False, True]
    assert "pinned: tuned 2.19x" in bankd("explain", a_key(1)).out
    assert "rule tuned -> pinned tuned" in bankd("diff", "r2", "head").out


def test_pinned_again_nothing_is_written(bankd: Command, filled: Path) -> None:
    bankd("pin", a_key(2))

    ended = bankd("pin", a_key(2))

    assert ended.code == ExitCode.OK
    assert "pinned already" in ended.out
    with Bank.open(filled, read_only=True) as bank:
        assert len(bank.log()) == 3


def test_a_failed_policy_is_refused_with_the_reason(bankd: Command, filled: Path) -> None:
    with Bank.open(filled) as bank:
        bank.add_observation(an_observation(2, outcome="crashed"))

    ended = bankd("pin", a_key(2), "--json")

    assert ended.code == ExitCode.FAILURE
    assert json.loads(ended.out)["left_alone"][0]["why"] == "its policy failed here (crashed)"


def test_unpin_takes_one_or_all(bankd: Command, filled: Path) -> None:
    bankd("pin", a_key(1))
    bankd("pin", a_key(2))

    ended = bankd("unpin", a_key(2))
    assert (ended.code, len(pinned(filled))) == (ExitCode.OK, 2)

    assert bankd("unpin", "--all").code == ExitCode.OK
    assert pinned(filled) == set()
    assert {one.rule for one in entries(filled)} == {"tuned"}
    assert bankd("unpin", "--all").code == ExitCode.FAILURE


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("pin", "ffff"), "no entry has a key that begins with 'ffff'"),
        (("unpin",), "give a MODEL, a KEY, or --all"),
        (("unpin", "ffff", "--all"), "give a MODEL, a KEY, or --all"),
        (("pin", "missing.onnx"), "missing.onnx"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    bankd: Command, filled: Path, arguments: tuple[str, ...], part: str
) -> None:
    ended = bankd(*arguments)

    assert ended.code != ExitCode.OK
    assert part in ended.err
