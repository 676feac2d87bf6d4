"""Processes that write to a bank, for tests of what happens when they meet or die.

python -m tests.bankd.bank.writers commit BANK FIRST COUNT   commits one key after another
python -m tests.bankd.bank.writers hang BANK                 dies in mid-transaction
python -m tests.bankd.bank.writers tune BANK FIRST           records trials and decides, for ever
python -m tests.bankd.bank.writers crowd BANK MANY COUNT     MANY processes commit at once
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from multiprocessing.synchronize import Barrier
from pathlib import Path

from bankd.bank import Bank
from bankd.bank.record import utc_now
from bankd.bank.tables.rows import insert_decisions
from tests.bankd.bank.builders import V4, a_decision, an_observation, of_subgraph, with_samples

ROOT_FOLDER = Path(__file__).resolve().parents[3]


def start(*arguments: object, module: str = "writers") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.bankd.bank.{module}", *map(str, arguments)],
        cwd=ROOT_FOLDER,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def commit(bank: Bank, first: int, many: int) -> None:
    """Says the number of each key after its commit returned."""
    for number in range(first, first + many):
        bank.commit(V4, [a_decision(number)], f"number {number}", "writer")
        print(number, flush=True)


def hang(bank: Bank) -> None:
    with bank.connection.writing() as writer:
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


SHARED_KEYS = 8
"""Keys that every process of a crowd decides, each time with a policy of its own."""


def crowd(folder: Path, many: int, commits: int) -> int:
    """Processes that all begin at one moment; says "REVISION KEY" after each commit returned.

    A commit decides a key of its own and one that all share. Gives back how many failed.
    """
    # A fork has everything loaded: what follows is a crowd at the bank, not at Python's start.
    forking = multiprocessing.get_context("fork")
    barrier = forking.Barrier(many)
    members = [
        forking.Process(target=_commit_in_crowd, args=(folder, number, commits, barrier))
        for number in range(many)
    ]
    for member in members:
        member.start()
    for member in members:
        member.join()
    return sum(member.exitcode != 0 for member in members)


def _commit_in_crowd(folder: Path, number: int, commits: int, barrier: Barrier) -> None:
    barrier.wait()
    with Bank.open(folder) as bank:
        for turn in range(commits):
            tile = number * commits + turn
            own, shared = a_decision(SHARED_KEYS + tile), a_decision(tile % SHARED_KEYS, tile=tile)
            revision = bank.commit(V4, [own, shared], f"{number}.{turn}", "crowd")
            say(f"{revision.id} {own.key}")


def say(text: str) -> None:
    """In one piece, however many processes write to the same pipe."""
    os.write(sys.stdout.fileno(), f"{text}\n".encode())


def main(verb: str, *arguments: str) -> int:
    folder, numbers = Path(arguments[0]), map(int, arguments[1:])
    if verb == "crowd":
        return crowd(folder, *numbers)
    writers: dict[str, Callable[..., None]] = {"commit": commit, "tune": tune, "hang": hang}
    with Bank.open(folder) as opened:
        writers[verb](opened, *numbers)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
