from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, FoundDecision, LayeredBank, canonical, layers
from bankd.bank.location import FurtherBanks
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    a_subgraph_key,
    an_observation,
    of_subgraph,
)


@pytest.fixture
def built_in(tmp_path: Path) -> Path:
    folder = tmp_path / "built-in"
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(1, tile=4), a_decision(2, tile=4)], "shipped", "us")
        bank.add_observation(an_observation(1, tile=64, outcome="wrong"))
    return folder


@pytest.fixture
def layered(tmp_path: Path, built_in: Path) -> Iterator[LayeredBank]:
    with LayeredBank.open(tmp_path / "custom", built_in) as opened:
        yield opened


def test_the_custom_bank_answers_first_and_the_built_in_one_where_it_is_silent(
    layered: LayeredBank,
) -> None:
    layered.custom.commit(V4, [a_decision(1)], "mine", "me")

    found = layered.find(V4, [a_key(1), a_key(2), a_key(3)])

    assert found == {
        a_key(1): FoundDecision(a_decision(1), "custom"),
        a_key(2): FoundDecision(a_decision(2, tile=4), "built-in"),
    }


def test_what_failed_according_to_either_bank_is_refused_as_the_custom_one_says(
    layered: LayeredBank,
) -> None:
    for tile, outcome in ((32, "crashed"), (64, "timeout")):
        layered.custom.add_observation(an_observation(1, tile=tile, outcome=outcome))
    layered.custom.add_observation(an_observation(2, tile=64))

    assert layered.refused(a_key(1), V4) == {a_policy(64): "timeout", a_policy(32): "crashed"}
    assert layered.refused(a_key(2), V4) == {}


def test_the_built_in_bank_is_never_written(layered: LayeredBank) -> None:
    with pytest.raises(BankError, match="reading only"):
        layered.read_only["built-in"].commit(V4, [a_decision(3)], "no", "me")


def test_without_a_built_in_bank_there_is_only_the_custom_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.bank.built_in.FOLDER", tmp_path / "none")

    with LayeredBank.open(tmp_path / "custom") as layered:
        assert layered.read_only == {}
        assert layered.find(V4, [a_key(1)]) == {}


def test_the_installed_built_in_bank_lies_beside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ENABLE_BUILT_IN_BANK")
    monkeypatch.setattr("bankd.bank.built_in.FOLDER", tmp_path / "builtin")
    assert layers.built_in_folder() is None

    Bank.open(tmp_path / "builtin").close()
    assert layers.built_in_folder() == tmp_path / "builtin"


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, Path]:
    """Four banks that all know operator 1 and subgraph 1, each with a policy of its own."""
    tiles = {"custom": 1, "op_bank": 2, "mdl_bank": 3, "built-in": 4}
    for name, tile in tiles.items():
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, [a_decision(1, tile=tile), of_subgraph(a_decision(1), 1)], name, "me")
    return {name: tmp_path / name for name in tiles}


def opened(folders: dict[str, Path], *, named: bool, without: set[str]) -> LayeredBank:
    further = FurtherBanks(
        None if "op_bank" in without else folders["op_bank"],
        None if "mdl_bank" in without else folders["mdl_bank"],
        op_bank_first=not named,
    )
    return LayeredBank.open(folders["custom"], folders["built-in"], further=further)


@pytest.mark.parametrize(
    ("named", "without", "operator", "subgraph"),
    [
        (True, set(), "custom", "mdl_bank"),
        (False, set(), "op_bank", "mdl_bank"),
        (True, {"mdl_bank"}, "custom", "custom"),
        (False, {"mdl_bank"}, "op_bank", "custom"),
        (False, {"op_bank", "mdl_bank"}, "custom", "custom"),
        (True, {"custom"}, "op_bank", "mdl_bank"),
        (False, {"op_bank", "custom"}, "built-in", "mdl_bank"),
        (True, {"mdl_bank", "custom"}, "op_bank", "built-in"),
        (False, {"mdl_bank", "op_bank", "custom"}, "built-in", "built-in"),
    ],
)
def test_each_kind_of_entry_comes_from_the_first_bank_in_its_order(
    folders: dict[str, Path], named: bool, without: set[str], operator: str, subgraph: str
) -> None:
    keys = [a_key(1), a_subgraph_key(1)]

    with opened(folders, named=named, without=without) as layered:
        if "custom" in without:
            layered.custom.commit(V4, [], "gone", "me", retired=keys)
        found = layered.find(V4, keys)

    assert {key: one.source for key, one in found.items()} == dict(
        zip(keys, (operator, subgraph), strict=True)
    )


def test_a_further_bank_is_asked_for_its_own_kind_only(tmp_path: Path) -> None:
    both = [a_decision(1), of_subgraph(a_decision(1), 1)]
    for name in ("op", "mdl"):
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, both, name, "me")
    keys = [a_key(1), a_subgraph_key(1)]

    with LayeredBank.open(tmp_path / "a", further=FurtherBanks(op_bank=tmp_path / "op")) as banks:
        assert list(banks.find(V4, keys)) == [a_key(1)]
    with LayeredBank.open(tmp_path / "a", further=FurtherBanks(mdl_bank=tmp_path / "mdl")) as banks:
        assert list(banks.find(V4, keys)) == [a_subgraph_key(1)]


def test_further_banks_are_never_written(folders: dict[str, Path]) -> None:
    with opened(folders, named=True, without=set()) as layered:
        for source in ("op_bank", "mdl_bank"):
            with pytest.raises(BankError, match="reading only"):
                layered.read_only[source].commit(V4, [a_decision(3)], "no", "me")


def test_what_failed_according_to_any_bank_is_refused(folders: dict[str, Path]) -> None:
    for source, outcome in (("mdl_bank", "wrong"), ("op_bank", "timeout")):
        with Bank.open(folders[source]) as bank:
            tile = {"wrong": 64, "timeout": 32}[outcome]
            bank.add_observation(of_subgraph(an_observation(1, tile=tile, outcome=outcome), 1))

    with opened(folders, named=True, without=set()) as layered:
        refused = layered.refused(a_subgraph_key(1), V4)

    assert refused == {a_policy(64): "wrong", a_policy(32): "timeout"}


def test_suggestions_for_operators_come_in_the_order_for_operators(tmp_path: Path) -> None:
    def decided(height: int) -> Decision:
        text = canonical({"op": "conv", "inputs": [f"f32[{height}]"]})
        return replace(a_decision(height), task=text)

    for name, height in (("custom", 1), ("op_bank", 2), ("mdl_bank", 3)):
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, [decided(height)], name, "me")
    further = FurtherBanks(tmp_path / "op_bank", tmp_path / "mdl_bank", op_bank_first=True)

    with LayeredBank.open(tmp_path / "custom", further=further) as banks:
        assert banks.alike(decided(4).task, V4) == [decided(2), decided(1)]
        assert banks.elsewhere(decided(2).key, V3) == [decided(2)]
        assert banks.elsewhere(decided(3).key, V3) == []


def test_a_further_bank_that_is_none_is_refused_and_the_others_are_closed(tmp_path: Path) -> None:
    Bank.open(tmp_path / "built-in").close()
    (tmp_path / "empty").mkdir()

    with pytest.raises(BankError, match=r"empty.bank\.db does not exist"):
        LayeredBank.open(
            tmp_path / "custom",
            tmp_path / "built-in",
            further=FurtherBanks(op_bank=tmp_path / "empty"),
        )

    assert not (tmp_path / "custom").exists()


def test_a_damaged_custom_bank_is_refused_also_over_a_built_in_one(
    tmp_path: Path, built_in: Path
) -> None:
    (tmp_path / "bank.db").write_text("nothing of the kind")

    with pytest.raises(BankError, match="not an SQLite database"):
        LayeredBank.open(tmp_path, built_in)
