"""Opening and closing a bank leaves the locks of this process's other connections alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.cann import is_cann
from bankd.bank.cann.document import FormError
from bankd.bank.cann.file_source import BoundedReader
from bankd.bank.exchange import is_export, require_free, vouched_by
from bankd.bank.exchange.export_reader import signature_of
from bankd.bank.location import may_be_bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision

_WRITER = """
import sys
from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision
with Bank.open(sys.argv[1]) as bank:
    bank.commit(V4, [a_decision(int(sys.argv[2]))], "from another process", "me")
"""


def write_elsewhere(place: Path, number: int) -> None:
    command = [sys.executable, "-c", _WRITER, str(place), str(number)]
    subprocess.run(command, check=True, timeout=60, cwd=Path(__file__).parents[3])


def test_a_reader_sees_what_others_write_though_the_bank_was_opened_again_meanwhile(
    tmp_path: Path,
) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    with Bank.open(tmp_path, create=False, read_only=True) as reader:
        reader.head()
        for read_only in (True, False):
            Bank.open(tmp_path, create=False, read_only=read_only).close()

        write_elsewhere(tmp_path, 2)
        write_elsewhere(tmp_path, 3)

        head = reader.head()
        assert head is not None
        assert head.name == "r3"
        # Who closes last folds the log back and takes it away: we are still here.
        assert (tmp_path / "bank.db-wal").exists()


def test_a_reader_sees_what_others_write_though_the_file_was_looked_at_as_something_else(
    tmp_path: Path,
) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    file = tmp_path / "bank.db"
    link = tmp_path / "link.tunebank"
    link.symlink_to(file)
    with Bank.open(tmp_path, create=False, read_only=True) as reader:
        reader.head()
        write_elsewhere(tmp_path, 2)

        for each in (file, link):
            assert not is_export(each)
            assert not is_cann(each)
            assert vouched_by(each, None) is None
            for refused in (
                lambda each=each: require_free(each, overwrite=True),
                lambda each=each: signature_of(each),
                lambda each=each: BoundedReader(1).read(each.resolve()),
            ):
                with pytest.raises((BankError, FormError)):
                    refused()
        write_elsewhere(tmp_path, 3)

        head = reader.head()
        assert head is not None
        assert head.name == "r3"
        assert (tmp_path / "bank.db-wal").exists()


def test_a_bank_of_any_name_is_known_by_what_sqlite_keeps_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.sqlite"
    Bank.open(tmp_path).close()
    (tmp_path / "bank.db").rename(file)
    with Bank.open(file, create=False, read_only=True) as bank:
        bank.head()

        assert may_be_bank(file)

    assert not may_be_bank(tmp_path / "notes.json")
