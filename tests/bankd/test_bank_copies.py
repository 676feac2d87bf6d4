"""Copies of a bank: whole at any time, also of one that is written to, and after kill -9."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank_copies import NAME, TRIALS_S, BankCopies
from bankd.errors import BankdError
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.writers import ROOT_FOLDER, start
from tests.bankd.fakes import write_model
from tests.bankd.worlds import World


@pytest.fixture
def bank(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "bank") as opened:
        yield opened


def place_of(bank: Bank) -> Path:
    return bank.connection.path.parent


def commit(bank: Bank, *numbers: int) -> None:
    for number in numbers:
        bank.commit(V4, [a_decision(number)], f"number {number}", "test")


def restored(copy: Path, folder: Path) -> Path:
    """The folder of a bank made of a copy, as the page on operation has it."""
    folder.mkdir()
    shutil.copyfile(copy, folder / "bank.db")
    return folder


def keys_in(folder: Path) -> set[str]:
    with Bank.open(folder) as bank:
        assert bank.check() == []
        return bank.find(V4, [a_key(number) for number in range(400)]).keys() | set()


def test_a_copy_that_cannot_be_written_is_named_and_not_the_bank(
    bank: Bank, tmp_path: Path
) -> None:
    commit(bank, 1)
    copies = BankCopies(place_of(bank), str(tmp_path / "copies"))
    bounds = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, bounds[1]))  # as a full disk
    try:
        with pytest.raises(BankdError) as caught:
            copies.refresh()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, bounds)

    assert caught.value.message.startswith(f"{tmp_path / 'copies'}/")
    assert list((tmp_path / "copies").iterdir()) == []
    assert copies.refresh() is not None


def test_each_revision_is_a_copy_to_go_back_to(bank: Bank, tmp_path: Path) -> None:
    copies = BankCopies(place_of(bank), str(tmp_path / "copies"))
    for number in range(3):
        commit(bank, number)
        made = copies.refresh()
        assert made is not None
        assert made.revision == number + 1

    names = copies.names()

    assert [int(NAME.fullmatch(name)[1]) for name in names] == [1, 2, 3]  # type: ignore[index]
    for number, name in enumerate(names):
        folder = restored(tmp_path / "copies" / name, tmp_path / f"back{number}")
        assert keys_in(folder) == {a_key(one) for one in range(number + 1)}


def test_nothing_new_makes_no_copy_and_trials_make_one_an_hour(bank: Bank, tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    copies = BankCopies(place_of(bank), str(tmp_path / "copies"), now_s=lambda: now[0])
    commit(bank, 1)

    assert copies.refresh() is not None
    assert copies.refresh() is None
    bank.add_observation(an_observation(1))
    assert copies.refresh() is None
    now[0] += TRIALS_S
    assert copies.refresh() is not None
    now[0] -= 7 * 86400  # the clock is set back
    assert copies.refresh() is None
    bank.add_observation(an_observation(2))
    assert copies.refresh() is not None


def test_the_newest_copies_stay(bank: Bank, tmp_path: Path) -> None:
    copies = BankCopies(place_of(bank), str(tmp_path / "copies"), copies=2)
    (tmp_path / "copies" / "notes.txt").write_text("mine")
    removed = []
    for number in range(4):
        commit(bank, number)
        made = copies.refresh()
        removed.append(made and made.removed)

    assert removed == [0, 0, 1, 1]
    assert [name[:14] for name in copies.names()] == ["bank-r00000003", "bank-r00000004"]
    assert (tmp_path / "copies" / "notes.txt").exists()


def test_copies_go_to_a_url_as_to_a_folder(bank: Bank, tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec")
    copies = BankCopies(place_of(bank), f"memory://{tmp_path}", copies=2)
    for number in range(3):
        commit(bank, number)
        copies.refresh()

    names = copies.names()
    copy = tmp_path / "fetched.db"
    copy.write_bytes(fsspec.filesystem("memory").cat_file(f"{tmp_path}/{names[-1]}"))

    assert len(names) == 2
    assert keys_in(restored(copy, tmp_path / "back")) == {a_key(number) for number in range(3)}


def test_a_bank_that_is_not_there_yet_is_no_fault(tmp_path: Path) -> None:
    assert BankCopies(tmp_path / "none", str(tmp_path / "copies")).refresh() is None


def test_the_folder_of_the_bank_is_refused(bank: Bank) -> None:
    with pytest.raises(BankdError, match="own folder"):
        BankCopies(place_of(bank), str(place_of(bank)))


def test_copies_of_a_bank_that_is_written_to_are_whole(bank: Bank, tmp_path: Path) -> None:
    copies, names = BankCopies(place_of(bank), str(tmp_path / "copies")), set[str]()
    writer = start("commit", place_of(bank), 0, 60)
    while writer.poll() is None:
        made = copies.refresh()
        names |= {made.name} if made else set()
    writer.communicate()

    assert len(names) > 1
    for number, name in enumerate(sorted(names)):
        found = NAME.fullmatch(name)
        assert found is not None
        folder = restored(tmp_path / "copies" / name, tmp_path / f"back{number}")
        assert keys_in(folder) == {a_key(one) for one in range(int(found[1]))}


COPYING = """
import sys, itertools
from pathlib import Path
from bankd.bank_copies import BankCopies
copies = BankCopies(Path(sys.argv[1]), sys.argv[2], 1000, now_s=itertools.count(1.8e9).__next__)
print("ready", flush=True)
while True:
    copies._copied = None
    copies.refresh()
"""


@pytest.mark.parametrize("delay_s", [0.0, 0.01, 0.03, 0.08])
def test_kill_9_in_the_middle_leaves_whole_copies(
    bank: Bank, tmp_path: Path, delay_s: float
) -> None:
    commit(bank, *range(20))
    place = tmp_path / "copies"
    child = subprocess.Popen(
        [sys.executable, "-c", COPYING, str(place_of(bank)), str(place)],
        cwd=ROOT_FOLDER, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert child.stdout is not None
    child.stdout.readline()
    time.sleep(delay_s)
    child.send_signal(signal.SIGKILL)
    child.communicate()

    for number, path in enumerate(sorted(place.glob("bank-*.db"))):
        folder = restored(path, tmp_path / f"back{number}")
        assert keys_in(folder) == {a_key(one) for one in range(20)}
        if number == 3:
            break
    made = BankCopies(place_of(bank), str(place)).refresh()  # continues where it was killed
    assert made is not None
    assert (place / made.name).exists()


def test_parts_of_killed_processes_go_after_an_hour(bank: Bank, tmp_path: Path) -> None:
    copies = BankCopies(place_of(bank), str(tmp_path / "copies"))
    old, new = (tmp_path / "copies" / f".bank-{n}-0123abcd.part" for n in (1, 2))
    for part in (old, new):
        part.touch()
    os.utime(old, (time.time() - 4000,) * 2)
    commit(bank, 1)

    copies.refresh()

    assert (old.exists(), new.exists()) == (False, True)


def test_a_daemon_copies_the_bank_that_it_wrote(here: World) -> None:
    copies = BankCopies(here.settings.bank, str(here.root / "copies"))
    here.parts = replace(here.parts, copy_bank=copies.refresh)
    write_model(here.inbox / "m.onnx")

    here.once()

    (name,) = copies.names()
    assert re.search(rf"bank_copied revision=\d+ name={name}", here.log.getvalue())


def test_a_place_that_fails_ends_no_daemon(here: World) -> None:
    def copy_bank() -> None:
        raise OSError(28, "No space left on device")

    here.parts = replace(here.parts, copy_bank=copy_bank)
    write_model(here.inbox / "m.onnx")

    here.once()

    assert 'trouble task="copying the bank"' in here.log.getvalue()
