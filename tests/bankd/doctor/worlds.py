"""Banks and variables to be looked at, and what was found of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bankd.bank import Bank
from bankd.doctor import CheckContext, CheckFinding
from tests.bankd.bank.builders import V4, a_decision


def make_bank(folder: Path, entries: int = 1) -> None:
    with Bank.open(folder) as opened:
        opened.commit(V4, [a_decision(n) for n in range(entries)], "first", "me")


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(sql)


def given(here: CheckContext, **env: str) -> CheckContext:
    return replace(here, env={**here.env, **env})


def only(found: Iterator[CheckFinding]) -> CheckFinding:
    (finding,) = found
    return finding
