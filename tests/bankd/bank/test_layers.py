from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bank import Bank, Found, LayeredBank, layers
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy, an_observation


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
        a_key(1): Found(a_decision(1), "custom"),
        a_key(2): Found(a_decision(2, tile=4), "built-in"),
    }


def test_a_key_retired_in_the_custom_bank_is_answered_by_the_built_in_one(
    layered: LayeredBank,
) -> None:
    layered.custom.commit(V4, [a_decision(1)], "mine", "me")
    layered.custom.commit(V4, [], "no more", "me", retired=[a_key(1)])

    assert layered.find(V4, [a_key(1)])[a_key(1)].source == "built-in"


def test_what_failed_according_to_either_bank_is_refused(layered: LayeredBank) -> None:
    layered.custom.add_observation(an_observation(1, tile=32, outcome="crashed"))

    assert layered.refused(a_key(1), V4) == {a_policy(64): "wrong", a_policy(32): "crashed"}


def test_the_built_in_bank_is_never_written(layered: LayeredBank) -> None:
    assert layered.built_in is not None
    with pytest.raises(BankError, match="reading only"):
        layered.built_in.commit(V4, [a_decision(3)], "no", "me")


def test_without_a_built_in_bank_there_is_only_the_custom_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layers, "__file__", str(tmp_path / "layers.py"))

    with LayeredBank.open(tmp_path / "custom") as layered:
        assert layered.built_in is None
        assert layered.find(V4, [a_key(1)]) == {}


def test_the_installed_built_in_bank_lies_beside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layers, "__file__", str(tmp_path / "layers.py"))
    Bank.open(tmp_path / "builtin").close()

    assert layers.built_in_folder() == tmp_path / "builtin"


def test_a_damaged_custom_bank_is_refused_also_over_a_built_in_one(
    tmp_path: Path, built_in: Path
) -> None:
    (tmp_path / "bank.db").write_text("nothing of the kind")

    with pytest.raises(BankError, match="not an SQLite database"):
        LayeredBank.open(tmp_path, built_in)
