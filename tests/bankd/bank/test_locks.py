"""Opening and closing a bank leaves the locks of this process's other connections alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bankd.bank import Bank
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
