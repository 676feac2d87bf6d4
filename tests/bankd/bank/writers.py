"""Processes that write to a bank, for tests of what happens when they meet or die.

python -m tests.bankd.bank.writers commit BANK FIRST COUNT   commits one key after another
python -m tests.bankd.bank.writers hang BANK                 dies in mid-transaction
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from bankd.bank import Bank
from bankd.bank.rows import insert_decisions
from tests.bankd.bank.builders import V4, a_decision

ROOT_FOLDER = Path(__file__).resolve().parents[3]


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.bankd.bank.writers", *map(str, arguments)],
        cwd=ROOT_FOLDER,
        stdout=subprocess.PIPE,
        text=True,
    )


def commit(bank: Bank, first: int, count: int) -> None:
    """Says the number of each key after its commit returned."""
    for number in range(first, first + count):
        bank.commit(V4, [a_decision(number)], f"number {number}", "writer")
        print(number, flush=True)


def hang(bank: Bank) -> None:
    with bank._connection.writing() as writer:
        # More than SQLite's cache holds, so that part of it is in the files already.
        writer.execute("PRAGMA cache_size = 10")
        insert_decisions(writer, [a_decision(number) for number in range(1000, 3000)])
        print("in mid-transaction", flush=True)
        time.sleep(60)


if __name__ == "__main__":
    with Bank.open(sys.argv[2]) as opened:
        if sys.argv[1] == "commit":
            commit(opened, int(sys.argv[3]), int(sys.argv[4]))
        else:
            hang(opened)
