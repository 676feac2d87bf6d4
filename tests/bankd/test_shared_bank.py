"""A bank that machines share: pushed to a store, pulled from it, asked before a miss is tuned."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import ClassVar

import fsspec
import pytest
from fsspec.implementations.memory import MemoryFileSystem

from bankd.bank import Bank, LayeredBank
from bankd.cli import door
from bankd.config.config import Settings, read_settings
from bankd.errors import BankdError, BankError, ExitCode
from bankd.shared_bank import Copy, Shared, Store, push
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.exchange.exports import content, fill
from tests.bankd.stores import Quiet, pulled, served
from tests.bankd.worlds import until


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "theirs") as bank:
        fill(bank)
        yield bank


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "ours") as bank:
        yield bank


def equal(ours: Bank, theirs: Bank) -> bool:
    return bool(theirs.targets()) and all(
        content(ours, target.soc_version) == content(theirs, target.soc_version)
        for target in theirs.targets()
    )


@pytest.mark.parametrize("kind", ["folder", "memory", "http"])
def test_what_one_machine_pushes_another_has_after_a_pull_and_a_second_one_changes_nothing(
    tmp_path: Path, ours: Bank, theirs: Bank, kind: str
) -> None:
    place = f"memory://{tmp_path}" if kind == "memory" else str(tmp_path / "store")
    first = push(theirs, Store(place), "lab")
    again = push(theirs, Store(place), "lab")

    assert [one.is_new for one in first] == [True] * len(theirs.targets())
    assert [one.is_new for one in again] == [False] * len(theirs.targets())
    with served(partial(Quiet, directory=str(tmp_path / "store"))) as address:
        store = Store(address if kind == "http" else place)
        moved, refused = pulled(ours, store)
        cursor = ours.cursor()
        second, _ = pulled(ours, store)

    assert refused == []
    assert {one.target for one in moved} == set(theirs.targets())
    assert [one.is_new for one in second] == [False] * len(moved)
    assert equal(ours, theirs)
    assert ours.cursor() == cursor
    assert ours.check() == []


def test_a_bank_without_entries_makes_an_empty_store(tmp_path: Path, ours: Bank) -> None:
    assert push(ours, Store(str(tmp_path / "store")), "lab") == []
    with served(partial(Quiet, directory=str(tmp_path / "store"))) as address:
        assert Store(address).exports() == []


class Remembering(MemoryFileSystem):
    """Keeps its lists until it is told to forget them, as the file system of S3 does."""

    lists: ClassVar[dict[str, list[str]]] = {}

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return str(super()._strip_protocol(path.removeprefix("remembering://")))

    def find(self, path: str, **options: object) -> list[str]:
        if path not in self.lists:
            self.lists[path] = super().find(path, **options)
        return self.lists[path]

    def invalidate_cache(self, path: str | None = None) -> None:
        self.lists.clear()


def test_what_others_pushed_since_is_seen_in_storage_that_keeps_its_lists(
    tmp_path: Path, theirs: Bank
) -> None:
    fsspec.register_implementation("remembering", Remembering, clobber=True)
    watching = Store(f"remembering://{tmp_path}")
    assert watching.exports() == []
    MemoryFileSystem().makedirs(str(tmp_path), exist_ok=True)
    assert watching.exports() == []
    push(theirs, Store(f"memory://{tmp_path}"), "lab")
    assert len(watching.exports()) == len(theirs.targets())


def test_a_push_replaces_what_this_machine_pushed_and_nothing_of_others(
    tmp_path: Path, ours: Bank, theirs: Bank
) -> None:
    store = Store(str(tmp_path / "store"))
    push(theirs, store, "lab")
    push(ours, store, "lab")
    before = {one.name for one in store.exports()}
    theirs.commit(V4, [a_decision(7)], "more", "me")
    (replaced,) = [one for one in push(theirs, store, "lab") if one.is_new]
    gone = before - {one.name for one in store.exports()}
    assert [Shared.parse(name).target for name in gone] == [V4]  # type: ignore[union-attr]
    before = {one.name for one in store.exports()}
    pulled(ours, store, is_wanted=lambda target: target == V4)
    push(ours, store, "lab")

    after = {one.name for one in store.exports()}
    assert replaced.name in before < after
    index = json.loads((tmp_path / "store" / "index.json").read_text())
    assert set(index["exports"]) == after


def test_a_pipe_in_a_store_leaves_no_thread_of_the_daemon_waiting(
    tmp_path: Path, theirs: Bank
) -> None:
    place, said = tmp_path / "store", list[str]()
    push(theirs, Store(str(place)), "lab")
    os.mkfifo(place / "x86_64-v4" / "2" / f"lab-{'0' * 16}.tunebank")
    threads = set(threading.enumerate())

    Copy(settings_of(tmp_path, str(place)), said.append).refresh()

    assert set(threading.enumerate()) <= threads
    (message,) = said
    assert "it is a pipe, not a regular file" in message


def test_a_pipe_named_like_an_export_is_left_out_and_an_old_store_is_read(
    tmp_path: Path, ours: Bank, theirs: Bank
) -> None:
    place = tmp_path / "store"
    push(theirs, Store(str(place)), "lab")
    for path in place.rglob("*.tunebank"):  # as named before banks had an id
        path.rename(path.with_name(re.sub(r"\+[0-9a-f]+-", "-", path.name)))
    os.mkfifo(place / "x86_64-v4" / "2" / f"lab-{'0' * 16}.tunebank")

    moved, refused = pulled(ours, Store(str(place)))

    assert len(moved) == len(theirs.targets())
    (message,) = refused
    assert "it is a pipe, not a regular file" in message
    assert equal(ours, theirs)


def test_an_altered_export_is_left_out_and_the_others_are_merged(
    tmp_path: Path, ours: Bank, theirs: Bank
) -> None:
    place = tmp_path / "store"
    push(theirs, Store(str(place)), "lab")
    altered, *right = sorted(place.rglob("*.tunebank"))
    data = bytearray(altered.read_bytes())
    data[len(data) // 2] ^= 1
    altered.write_bytes(data)

    moved, refused = pulled(ours, Store(str(place)))

    assert len(moved) == len(right)
    assert [message.partition(" is not ")[2] for message in refused] == [
        "what was pushed: its hash is another"
    ]
    assert ours.check() == []


def test_two_who_push_at_once_lose_nothing(tmp_path: Path, ours: Bank, theirs: Bank) -> None:
    place, errors = str(tmp_path / "store"), list[BaseException]()

    def work(name: str) -> None:
        try:
            with Bank.open(tmp_path / "theirs", create=False, read_only=True) as bank:
                push(bank, Store(place), name)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(f"lab{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert errors == []
    names = {one.machine.partition("+")[0] for one in Store(place).exports()}
    assert names == {"lab0", "lab1", "lab2", "lab3"}
    pulled(ours, Store(place))
    assert equal(ours, theirs)


def test_a_push_that_fails_leaves_no_part_of_a_file(
    tmp_path: Path, theirs: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(str(tmp_path / "store"))

    def refuse(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(store._files, "mv", refuse)

    with pytest.raises(BankError, match="the disk is full"):
        push(theirs, store, "lab")
    assert [path for path in (tmp_path / "store").rglob("*") if path.is_file()] == []


class Nonsense(BaseHTTPRequestHandler):
    """Answers every request with the same bytes."""

    body = b"[1, 2"

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(self.body)

    def log_message(self, *_: object) -> None: ...


def test_a_store_that_is_away_or_none_is_refused_in_one_line(tmp_path: Path, ours: Bank) -> None:
    with served(Nonsense) as address, pytest.raises(BankError, match="is not a list of exports"):
        pulled(ours, Store(address))
    absent = pytest.raises(BankError, match=r"cannot be used: .*index\.json")
    with served(partial(Quiet, directory=str(tmp_path))) as address, absent:
        pulled(ours, Store(address))
    with pytest.raises(BankError, match="cannot be used"):
        pulled(ours, Store("http://127.0.0.1:9"))
    with pytest.raises(BankError, match="none does not exist"):
        pulled(ours, Store(str(tmp_path / "none")))
    with pytest.raises(BankError, match="cannot be used: Protocol not known: nowhere"):
        Store("nowhere://x")


def test_a_folder_needs_no_package_and_a_url_says_which_one_it_needs(
    tmp_path: Path, ours: Bank, theirs: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fsspec.core", None)

    push(theirs, Store(str(tmp_path / "store")), "lab")
    _, refused = pulled(ours, Store(str(tmp_path / "store")))

    assert refused == []
    assert equal(ours, theirs)
    with pytest.raises(BankdError, match="s3://team/bank: a package is missing") as caught:
        Store("s3://team/bank")
    assert (
        caught.value.hint
        == "give the path of a folder, or install it: pip install 'tunebank[fleet]'"
    )


class Slow(Nonsense):
    """A store that answers once `may_answer` is set."""

    may_answer: threading.Event

    def do_GET(self) -> None:
        self.may_answer.wait(60)
        super().do_GET()


def settings_of(tmp_path: Path, store: str) -> Settings:
    (tmp_path / "aoe.ini").write_text(f"[BANKD]\nSHARED_BANK = {store}\n")
    (tmp_path / "ours").mkdir(exist_ok=True)
    env = {"TUNE_BANK_PATH": str(tmp_path / "ours"), "HOME": str(tmp_path)}
    return read_settings(env, tmp_path)


def test_a_miss_is_answered_by_the_shared_bank_below_our_own(
    tmp_path: Path, theirs: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, said = str(tmp_path / "store"), list[str]()
    push(theirs, Store(place), "lab")
    settings = settings_of(tmp_path, place)

    Copy(settings, said.append).refresh()

    assert said == []
    keys = theirs.changed_since()[V4]
    with LayeredBank.open(settings.bank, further=settings.further) as bank:
        found = bank.find(V4, keys)
    assert {one.source for one in found.values()} == {"shared"}
    assert {key: one.decision.policy for key, one in found.items()} == {
        key: decision.policy for key, decision in theirs.find(V4, keys).items()
    }


def test_a_slow_shared_bank_is_waited_for_a_while_and_an_absent_one_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.shared_bank.REFRESH_WAIT_S", 0.5)
    said: list[str] = []
    may_answer = threading.Event()
    monkeypatch.setattr(Slow, "may_answer", may_answer, raising=False)
    with served(Slow) as address:
        copy = Copy(settings_of(tmp_path, address), said.append)
        copy.refresh()
        assert "takes long to answer" in said[0]
        may_answer.set()
        until(lambda: len(said) > 1)
    settings = settings_of(tmp_path, "http://127.0.0.1:9")
    Copy(settings, said.append).refresh()

    assert "the shared bank is used as it was: http://127.0.0.1:9 cannot be used" in said[-1]
    with LayeredBank.open(settings.bank, further=settings.further) as bank:
        assert "shared" in bank.banks


def test_the_commands_push_and_pull(
    tmp_path: Path, theirs: Bank, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "aoe.ini").write_text(f"[BANKD]\nSHARED_BANK = {tmp_path / 'store'}\n")
    (tmp_path / "ours").mkdir()
    key = tmp_path / "release.key"
    assert door.run(["keygen", str(key)]) == ExitCode.OK
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "theirs"))

    assert door.run(["push", "--name", "lab", "--sign", str(key)]) == ExitCode.OK
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "ours"))
    capfd.readouterr()
    code = door.run([
        "pull", str(tmp_path / "store"), "--verify_key", f"{key}.pub", "--soc_version",
        V4.soc_version, "--aicore_num", str(V4.cores), "--most_bytes", "10MB", "--json",
    ])  # fmt: skip
    (moved,) = json.loads(capfd.readouterr().out)

    assert code == ExitCode.OK
    assert moved["is_new"]
    assert moved["added"] > 0
    (tmp_path / "aoe.ini").unlink()
    assert door.run(["pull"]) == ExitCode.FAILURE
    assert "SHARED_BANK in the section [BANKD]" in capfd.readouterr().err
