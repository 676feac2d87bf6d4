"""What a push removes: of namesakes, clones, restored banks and banks that keep no record."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.shared_bank import Store, push
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.exchange.exports import fill
from tests.bankd.stores import Quiet, pulled, served


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "theirs") as bank:
        fill(bank)
        yield bank


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "ours") as bank:
        yield bank


def test_clones_of_a_bank_under_one_name_lose_nothing_of_each_other(
    tmp_path: Path, ours: Bank, theirs: Bank
) -> None:
    store = Store(str(tmp_path / "store"))
    push(theirs, store, "lab")
    shutil.copytree(tmp_path / "theirs", tmp_path / "clone")
    theirs.commit(V4, [a_decision(7)], "more", "me")
    with Bank.open(tmp_path / "clone") as clone:
        clone.commit(V4, [a_decision(8)], "other", "me")
        push(clone, store, "lab")
        push(theirs, store, "lab")
        push(clone, store, "lab")
        pulled(ours, store)
        for bank in (theirs, clone):
            keys = bank.changed_since()[V4]
            assert ours.find(V4, keys).keys() >= bank.find(V4, keys).keys()


def test_a_bank_that_was_restored_from_an_older_copy_removes_nothing(
    tmp_path: Path, theirs: Bank
) -> None:
    store = Store(str(tmp_path / "store"))
    (tmp_path / "older").mkdir()
    with closing(sqlite3.connect(tmp_path / "older" / "bank.db")) as copy:
        theirs.connection.database.backup(copy)
    theirs.commit(V4, [a_decision(7)], "more", "me")
    push(theirs, store, "lab")
    before = {one.name for one in store.exports()}
    shutil.copy(tmp_path / "theirs" / "pushed.json", tmp_path / "older")
    with Bank.open(tmp_path / "older") as older:
        older.commit(V4, [a_decision(9)], "other", "me")
        push(older, store, "lab")

    assert before < {one.name for one in store.exports()}


def test_what_was_taken_out_of_a_bank_leaves_the_store_with_the_next_push(
    tmp_path: Path, ours: Bank, theirs: Bank
) -> None:
    store = Store(str(tmp_path / "store"))
    push(theirs, store, "lab")
    theirs.commit(V4, [], "retired", "me", retired=[a_key(1)])
    push(theirs, store, "lab")
    pulled(ours, store)

    assert len(store.exports()) == len(theirs.targets())
    assert a_key(1) not in ours.find(V4, [a_key(1)])


def test_without_a_record_of_what_was_pushed_nothing_is_removed(
    tmp_path: Path, theirs: Bank
) -> None:
    store = Store(str(tmp_path / "store"))
    (tmp_path / "theirs" / "pushed.json").mkdir()  # cannot be written, not even by root
    push(theirs, store, "lab")
    before = {one.name for one in store.exports()}
    theirs.commit(V4, [a_decision(7)], "more", "me")
    push(theirs, store, "lab")

    assert before < {one.name for one in store.exports()}


NAMESAKE = """
import sys
from pathlib import Path
from bankd.bank import Bank
from bankd.shared_bank import Store, push
from tests.bankd.bank.builders import V4, a_decision, a_key
place, number, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with Bank.open(Path(place, f"bank{number}")) as bank:
    for step in range(count):
        bank.commit(V4, [a_decision(1 + number * count + step)], "more", "me")
        push(bank, Store(f"{place}/store"), "lab")
"""


@pytest.mark.parametrize("are_clones", [False, True], ids=["namesakes", "clones"])
@pytest.mark.parametrize("count", [3, pytest.param(500, marks=pytest.mark.slow)])
def test_two_namesakes_that_push_at_once_from_processes_lose_nothing(
    tmp_path: Path, ours: Bank, count: int, are_clones: bool
) -> None:
    if are_clones:
        with Bank.open(tmp_path / "bank0") as bank:
            bank.commit(V4, [a_decision(0)], "before", "me")
            push(bank, Store(str(tmp_path / "store")), "lab")
        shutil.copytree(tmp_path / "bank0", tmp_path / "bank1")
    command = [sys.executable, "-c", NAMESAKE, str(tmp_path)]
    running = [subprocess.Popen([*command, str(number), str(count)]) for number in (0, 1)]
    assert [process.wait(3600) for process in running] == [0, 0]

    with served(partial(Quiet, directory=str(tmp_path / "store"))) as address:
        _, refused = pulled(ours, Store(address))

    assert refused == []
    keys = ours.changed_since()[V4]
    assert len(ours.find(V4, keys)) == 2 * count + are_clones
    assert len(Store(str(tmp_path / "store")).exports()) == 2
