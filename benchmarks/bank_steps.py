"""What `benchmarks.bank` times, each in a process of its own so that its memory is its own.

python -m benchmarks.bank_steps STEP FOLDER COUNT     prints seconds and peak memory as JSON
"""

from __future__ import annotations

import json
import random
import resource
import sqlite3
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bankd.bank import Bank
from bankd.bank.diff.compare import CACHE_KIB, OURS
from bankd.bank.diff.diff import diff
from bankd.bank.exchange import export, stage_export
from bankd.bank.merge import merge
from bankd.bank.state import State
from benchmarks.banks import DECISIONS_OF_A_COMMIT, decision, target_of

KEYS_OF_A_MODEL = 150
LOOK_UPS = 50
DECISIONS_OF_A_SESSION = 100

NUMBERED = ("targets", "tasks", "policies", "environments", "observations", "decisions")
OF_A_REVISION = (
    ("revisions", "number"),
    ("parents", "revision"),
    ("changes", "revision"),
    ("current", "revision"),
)


def look_up(folder: Path, count: int) -> float:
    """Each as a tuning run meets it: the file is opened, one model is asked for. The median."""
    chance = random.Random(1)
    times_s = []
    for _ in range(LOOK_UPS):
        start = chance.randrange(0, count, DECISIONS_OF_A_COMMIT)
        numbers = range(start, min(count, start + DECISIONS_OF_A_COMMIT))
        asked = chance.sample(numbers, k=KEYS_OF_A_MODEL)
        keys = [decision(number).key for number in asked]
        start_s = time.perf_counter()
        with Bank.open(folder / "one", create=False, read_only=True) as bank:
            found = bank.find(target_of(start), keys)
        times_s.append(time.perf_counter() - start_s)
        if len(found) != KEYS_OF_A_MODEL:
            raise RuntimeError(f"{len(found)} of {KEYS_OF_A_MODEL} keys found")
    return statistics.median(times_s)


def commit(folder: Path, count: int) -> None:
    """One session's decisions into the full bank."""
    with Bank.open(folder / "merged") as bank:
        decisions = [decision(10 * count + number) for number in range(DECISIONS_OF_A_SESSION)]
        bank.commit(decisions[0].target, decisions, "a session", "benchmark")


def diff_two(folder: Path, count: int) -> None:
    """All differences of two banks that changed a tenth each, read one by one."""
    del count
    with (
        Bank.open(folder / "one", create=False, read_only=True) as one,
        Bank.open(folder / "two", create=False, read_only=True) as two,
        diff(State(one), State(two)) as found,
    ):
        if sum(1 for _ in found.differences()) != found.counts.changed:
            raise RuntimeError("differences were lost")


def merge_two(folder: Path, count: int) -> None:
    """The same two; `merged` is a copy of the first."""
    del count
    _merge(folder, "two")


def merge_far(folder: Path, count: int) -> None:
    """A bank that knows nothing of what ours knows, and as much."""
    del count
    _merge(folder, "far")


def _merge(folder: Path, other: str) -> None:
    with (
        Bank.open(folder / "merged") as ours,
        Bank.open(folder / other, create=False, read_only=True) as theirs,
    ):
        result = merge(ours, State(theirs), author="benchmark", message="merge")
    if result.revision is None or result.open:
        raise RuntimeError(f"the merge was not written: {result}")


def plain(folder: Path, count: int) -> None:
    """The rows that the merge wrote, by SQLite alone: ATTACH, INSERT ... SELECT."""
    del count
    with sqlite3.connect(folder / "plain" / "bank.db", isolation_level=None) as connection:
        connection.execute(f"PRAGMA main.cache_size = -{CACHE_KIB[OURS]}")
        connection.execute("ATTACH ? AS merged", (str(folder / "merged" / "bank.db"),))
        last = {
            table: connection.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0]
            for table in NUMBERED
        }
        newest = connection.execute("SELECT max(number) FROM merged.revisions").fetchone()
        connection.execute("BEGIN IMMEDIATE")
        for table in NUMBERED:
            _copy(connection, table, "id > ?", (last[table],))
        _copy(connection, "shapes", "task > ?", (last["tasks"],))
        for table, number in OF_A_REVISION:
            _copy(connection, table, f"{number} = ?", newest)
        connection.execute("COMMIT")
    connection.close()


def plain_bank(folder: Path, count: int) -> None:
    """Their whole bank by SQLite alone, into an empty one."""
    del count
    Bank.open(folder / "empty").close()
    with sqlite3.connect(folder / "empty" / "bank.db", isolation_level=None) as connection:
        connection.execute(f"PRAGMA main.cache_size = -{CACHE_KIB[OURS]}")
        connection.execute("ATTACH ? AS merged", (str(folder / "two" / "bank.db"),))
        connection.execute("BEGIN IMMEDIATE")
        for table in (*NUMBERED, "shapes", *(name for name, _ in OF_A_REVISION)):
            _copy(connection, table, "true", ())
        connection.execute("COMMIT")
    connection.close()


def _copy(
    connection: sqlite3.Connection, table: str, where: str, parameters: tuple[object, ...]
) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO main.{table} SELECT * FROM merged.{table} WHERE {where}",
        parameters,
    )


def export_one(folder: Path, count: int) -> None:
    del count
    with Bank.open(folder / "one", create=False, read_only=True) as bank:
        export(bank, folder / "one.tunebank", target_of(0).soc_version, form="file")


def import_one(folder: Path, count: int) -> None:
    """Into an empty bank: checked, staged and merged."""
    del count
    (folder / "stage").mkdir()
    with (
        stage_export(folder / "one.tunebank", folder / "stage") as staged,
        Bank.open(folder / "empty") as ours,
    ):
        merge(ours, State(staged, is_checked=True), author="benchmark", message="import")


STEPS: dict[str, Callable[[Path, int], float | None]] = {
    step.__name__: step
    for step in (
        look_up, commit, diff_two, merge_two, merge_far, plain, plain_bank, export_one, import_one,
    )
}  # fmt: skip


def main() -> None:
    name, folder, count = sys.argv[1:]
    start_s = time.perf_counter()
    told_s = STEPS[name](Path(folder), int(count))
    seconds = told_s if told_s is not None else time.perf_counter() - start_s
    peak_bytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"seconds": seconds, "peak_bytes": peak_bytes}))


if __name__ == "__main__":
    main()
