"""A bank that was deployed: mounted or owned by somebody else, and only ever read."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank
from bankd.bank.diff.diff import diff
from bankd.bank.exchange import export, stage_export
from bankd.bank.location import FurtherBanks
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.exchange.exports import exported, files_of
from tests.bankd.bank.plain_user import plain_user

KEY = a_key(1)


@pytest.fixture
def deployed(open_folder: Path) -> Iterator[Path]:
    """What an import made, for everyone to read and nobody to write."""
    (open_folder / "source").mkdir()
    folder = open_folder / "deployed"
    stage_export(exported(open_folder / "source"), folder).close()
    (folder / "bank.db").chmod(0o444)
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)


@contextmanager
def untouched(folder: Path) -> Iterator[None]:
    before = files_of(folder)
    yield
    assert files_of(folder) == before


@pytest.mark.parametrize("named_by", ["folder", "file"])
def test_another_user_reads_it_and_leaves_nothing(deployed: Path, named_by: str) -> None:
    place = deployed if named_by == "folder" else deployed / "bank.db"

    with (
        untouched(deployed),
        plain_user(reads_checkout=True),
        Bank.open(place, create=False, read_only=True) as one,
    ):
        with Bank.open(place, create=False, read_only=True) as other:
            assert one.find(V4, [KEY])[KEY].policy == a_decision(1).policy
            assert other.refused(a_key(5), V4)
        assert len(list(one.records())) == 5
        assert [str(entry.target) for entry in one.elsewhere(KEY, V4)] == ["x86_64-v4_8"]
        assert one.check() == []
        assert one.head() == one.revision("r1")
        with pytest.raises(BankError, match="opened for reading only"):
            one.add_observation(an_observation(9))


def test_opened_for_writing_it_says_what_is_missing(deployed: Path) -> None:
    with untouched(deployed), plain_user(reads_checkout=True), pytest.raises(BankError) as caught:
        Bank.open(deployed)

    assert "cannot be written to: permission denied" in caught.value.message
    assert caught.value.hint


@pytest.mark.parametrize("named_by", ["folder", "file"])
@pytest.mark.parametrize("role", ["built-in", "op_bank"])
def test_it_answers_below_a_custom_bank(
    deployed: Path, open_folder: Path, role: str, named_by: str
) -> None:
    place = deployed if named_by == "folder" else deployed / "bank.db"
    built_in = place if role == "built-in" else None
    further = FurtherBanks(op_bank=place if role == "op_bank" else None)

    with (
        untouched(deployed),
        plain_user(reads_checkout=True),
        LayeredBank.open(open_folder / "custom", built_in, further=further) as layers,
    ):
        assert layers.find(V4, [KEY])[KEY].source == role
        assert layers.refused(a_key(5), V4)
        layers.custom.commit(V4, [a_decision(1, tile=32)], "ours", "me")
        assert layers.find(V4, [KEY])[KEY].source == "custom"


def test_it_is_exported_and_compared_like_any_other(deployed: Path, open_folder: Path) -> None:
    with untouched(deployed), plain_user(reads_checkout=True):
        with Bank.open(deployed, create=False, read_only=True) as bank:
            export(bank, open_folder / "again", V4.soc_version)
            with (
                Bank.open(open_folder / "custom") as custom,
                diff(State(custom), State(bank)) as found,
            ):
                assert found.counts.added == 5

        assert files_of(open_folder / "again") == files_of(open_folder / "source" / "export")


def test_a_copy_whose_log_was_left_behind_is_not_read_without_it(
    deployed: Path, open_folder: Path
) -> None:
    """A bank copied from under a writer: what is only in the log would be missing silently."""
    with Bank.open(open_folder / "live") as live:
        live.commit(V4, [a_decision(1)], "folded into the file", "me")
        live.add_observations([an_observation(1)])  # in the log
        shutil.copytree(open_folder / "live", open_folder / "copy")
    (open_folder / "copy" / "bank.db-shm").unlink()
    for file in (open_folder / "copy").iterdir():
        file.chmod(0o444)
    (open_folder / "copy").chmod(0o555)

    with plain_user(reads_checkout=True), pytest.raises(BankError) as caught:
        Bank.open(open_folder / "copy", create=False, read_only=True).find(V4, [KEY])

    assert str(open_folder / "copy") in caught.value.message
    (open_folder / "copy").chmod(0o755)
