"""Following a bank: whatever another writer does is seen, and reading alone is not."""

from __future__ import annotations

from pathlib import Path

from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision
from tui.follow import Follower


def test_a_commit_of_another_is_seen_once(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as writer:
        writer.commit(V4, [a_decision(1)], "first", "me")
        follower = Follower(tmp_path)

        writer.commit(V4, [a_decision(2)], "second", "me")

        assert follower.has_changed()
        assert not follower.has_changed()


def test_reading_changes_nothing(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as writer:
        writer.commit(V4, [a_decision(1)], "first", "me")
    follower = Follower(tmp_path)

    with Bank.open(tmp_path, create=False, read_only=True) as reader:
        reader.head()

    assert not follower.has_changed()


def test_a_place_that_cannot_be_looked_at_raises_nothing(tmp_path: Path) -> None:
    follower = Follower(tmp_path / ("x" * 300))

    assert not follower.has_changed()


def test_a_bank_that_comes_goes_or_is_replaced_is_seen(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    Bank.open(tmp_path).close()
    assert follower.has_changed()

    other = tmp_path / "other"
    with Bank.open(other) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    (other / "bank.db").replace(tmp_path / "bank.db")
    assert follower.has_changed()

    (tmp_path / "bank.db").unlink()
    assert follower.has_changed()
