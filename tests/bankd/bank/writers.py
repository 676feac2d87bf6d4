"""Processes that write to a bank, for tests of what happens when they meet or die.

python -m tests.bankd.bank.writers commit BANK FIRST COUNT   commits one key after another
python -m tests.bankd.bank.writers hang BANK                 dies in mid-transaction
python -m tests.bankd.bank.writers tune BANK FIRST           records trials and decides, for ever
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

from bankd.bank import Bank, utc_now
from bankd.bank.rows import insert_decisions
from tests.bankd.bank.builders import V4, a_decision, an_observation, of_subgraph, with_samples

ROOT_FOLDER = Path(__file__).resolve().parents[3]


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.bankd.bank.writers", *map(str, arguments)],
        cwd=ROOT_FOLDER,
        stdout=subprocess.PIPE,
        text=True,
    )


def commit(bank: Bank, first: int, many: int) -> None:
    """Says the number of each key after its commit returned."""
    for number in range(first, first + many):
        bank.commit(V4, [a_decision(number)], f"number {number}", "writer")
        print(number, flush=True)


def hang(bank: Bank) -> None:
    with bank._connection.writing() as writer:
        # More than SQLite's cache holds, so that part of it is in the files already.
        writer.execute("PRAGMA cache_size = 10")
        insert_decisions(writer, [a_decision(number) for number in range(1000, 3000)])
        print("in mid-transaction", flush=True)
        time.sleep(60)


def tune(bank: Bank, first: int) -> None:
    """As a session does, operators and subgraphs in turns: some trials, then the decision.

    Says "trial HASH" and "decided KEY" after each was kept.
    """
    for number in count(first):
        as_subgraph = number % 2 == 1
        seen = []
        for tile in range(5):
            trial = replace(an_observation(number, tile=tile), created=utc_now())
            trial = with_samples(of_subgraph(trial, number) if as_subgraph else trial)
            seen.append(bank.add_observation(trial))
            print("trial", seen[-1], flush=True)
        decision = replace(a_decision(number), evidence=tuple(seen))
        decision = of_subgraph(decision, number) if as_subgraph else decision
        bank.commit(V4, [decision], f"number {number}", "writer")
        print("decided", decision.key, flush=True)


if __name__ == "__main__":
    with Bank.open(sys.argv[2]) as opened:
        if sys.argv[1] == "commit":
            commit(opened, int(sys.argv[3]), int(sys.argv[4]))
        elif sys.argv[1] == "tune":
            tune(opened, int(sys.argv[3]))
        else:
            hang(opened)
