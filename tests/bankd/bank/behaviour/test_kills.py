"""A session that is killed at any moment leaves a whole bank, with all that was said to be kept."""

from __future__ import annotations

import random
import signal
import time
from collections import defaultdict
from pathlib import Path

from bankd.bank import Bank
from tests.bankd.bank.builders import V4
from tests.bankd.bank.writers import start

KILLS = 20
LATEST_S = 0.3
"""After the start of a session: it may not even have opened the bank."""
MAX_LINES = 30
"""Six lines are the trials and the decision of one key."""


def test_sessions_killed_at_random_moments_lose_nothing_that_was_kept(tmp_path: Path) -> None:
    moments = random.Random(2026)
    told: defaultdict[str, set[str]] = defaultdict(set)
    for number in range(KILLS):
        session = start("tune", tmp_path, 1000 * number)
        assert session.stdout is not None
        if number % 2:
            time.sleep(moments.uniform(0.05, LATEST_S))
            lines = []
        else:
            lines = [session.stdout.readline() for _ in range(moments.randint(1, MAX_LINES))]
        session.kill()
        lines += session.communicate(timeout=60)[0].splitlines(keepends=True)
        # The kill may have cut the last line: nobody was told that.
        for kind, _, what in (line.strip().partition(" ") for line in lines if line[-1:] == "\n"):
            told[kind].add(what)

        with Bank.open(tmp_path) as bank:
            assert bank.check() == []
            assert told["trial"] <= trials_of(bank)
            assert bank.find(V4, told["decided"]).keys() == told["decided"]
        assert session.returncode == -signal.SIGKILL

    assert len(told["trial"]) >= KILLS / 2
    assert told["decided"]


def trials_of(bank: Bank) -> set[str]:
    return {row["hash"] for row in bank.connection.rows("SELECT hash FROM observations")}
