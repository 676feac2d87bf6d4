"""Whether what another bank brings is what it says: a bank file may come from anywhere.

A row whose parts are missing, or whose numbers are none, would make our bank unreadable; one that
has the hash of another decision would stand in its place. The first is asked of SQLite, the second
is computed beside the merge, in a thread of its own while SQLite works.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from sqlite3 import Connection as Writer
from typing import Any

from bankd.bank.attach import THEIRS
from bankd.bank.canonical import canonical, is_canonical
from bankd.bank.connection import Connection
from bankd.bank.exchange import quick
from bankd.bank.exchange.fields import quoted
from bankd.bank.exchange.lines import Context, DecisionLine, decision_hash
from bankd.bank.faults import FILE_CODE
from bankd.bank.opening import open_connection
from bankd.bank.rows import CONTENT_COLUMNS, decision_joins, to_decision
from bankd.bank.state import State
from bankd.errors import BankError

BATCH = 500

_NAMES = (
    "key", "task", "soc_version", "cores", "policy", "environment",
    "timing_count", "timing_median_us", "timing_low_us", "timing_high_us",
    "baseline_count", "baseline_median_us", "baseline_low_us", "baseline_high_us",
    "rule", "stages", "evidence", "revision",
)  # fmt: skip
"""Of `CONTENT_COLUMNS`, in their order."""

HINT = "check it with `bankd doctor --deep`, and merge nothing from it"

_TIMES = [
    f"{name}_{part}_us" for name in ("timing", "baseline") for part in ("median", "low", "high")
]
_NUMBERS = " AND ".join(
    f"coalesce({time}, 0) BETWEEN 0 AND 1.7976931348623157e308" for time in _TIMES
)
_COUNTS = "coalesce(timing_count, 1) > 0 AND coalesce(baseline_count, 1) > 0"
_NO_NUMBERS = f"""
    SELECT count(*) FROM temp.new_{{0}} AS new JOIN {THEIRS}.{{0}} AS source ON source.id = new.id
    WHERE NOT (length(source.hash) = 64 AND {_NUMBERS} AND {_COUNTS})
"""
_NO_TEXTS = """
    SELECT count(*) FROM main.{0} WHERE id > :last AND NOT json_valid(text)
"""
# A current entry that points at no decision, or at one of another key.
_NOT_ITS_OWN = f"""
    SELECT count(*) FROM temp.differing
    LEFT JOIN {THEIRS}.decisions AS chosen ON chosen.id = b_decision
    WHERE b_decision IS NOT NULL
      AND (chosen.task IS NOT b_task OR chosen.target IS NOT b_target)
"""
_BY_ID = f"""
    SELECT decisions.hash, {CONTENT_COLUMNS}
    FROM json_each(:ids) AS wanted
    CROSS JOIN decisions ON decisions.id = wanted.value
    {decision_joins()}
"""


def require_own_decisions(connection: Connection, theirs: str) -> None:
    """Raises BankError where an entry of theirs holds what is no decision of its key."""
    if connection.value(_NOT_ITS_OWN):
        raise _damaged(theirs, "entries that point at no decision of theirs")


def require_numbers(connection: Connection, theirs: str) -> None:
    """Raises BankError where a new row has times that no clock shows."""
    for table in ("observations", "decisions"):
        if connection.value(_NO_NUMBERS.format(table)):
            raise _damaged(theirs, f"{table} with impossible numbers")


def require_texts(connection: Connection, theirs: str, last: Mapping[str, int]) -> None:
    """Raises BankError where a row of ours that has just come is no JSON.

    `last`: for each table the number of the last row that was ours before.
    """
    for table, number in last.items():
        if connection.value(_NO_TEXTS.format(table), {"last": number}):
            raise _damaged(theirs, f"{table} that are no JSON")


def require_all(found: int, wanted: int, theirs: str, table: str) -> None:
    """Raises BankError where rows could not be copied: a part of them is missing there."""
    if found != wanted:
        raise _damaged(theirs, f"{wanted - found} {table} whose parts are missing")


class HashCheck:
    """New decisions, compared with their hashes. `finish` says what came of it."""

    def __init__(self, pool: ThreadPoolExecutor, theirs: State) -> None:
        self._pool, self._theirs = pool, theirs
        self._found: Future[str | None] | None = None
        self.is_asked = not theirs.is_checked
        """A bank that was checked when it was made, a moment ago, need not be checked again."""

    def start(self, writer: Writer) -> None:
        """Of all rows in `temp.new_decisions`."""
        ids = array("q", (row[0] for row in writer.execute("SELECT id FROM temp.new_decisions")))
        self._found = self._pool.submit(self._wrong, ids)

    def finish(self) -> None:
        """Raises BankError for a decision that has the hash of another."""
        wrong = self._found.result() if self._found else None
        if wrong is not None:
            raise _damaged(self._theirs.name, f"decision {wrong}: its content has another hash")

    def _wrong(self, ids: array[int]) -> str | None:
        """The hash of the first row that is not what it says."""
        connection = open_connection(self._theirs.bank.path, create=False, read_only=True)
        try:
            for start in range(0, len(ids), BATCH):
                batch = {"ids": json.dumps(ids[start : start + BATCH].tolist())}
                for stored, *row in connection.tuples(_BY_ID, batch):
                    if not (_is_usual(stored, *row) or _is_right(stored, row)):
                        return str(stored)
        finally:
            connection.close()
        return None


def _is_usual(
    stored: str, key: str, task: str, soc_version: str, cores: int, policy: str, environment: str,
    timing_count: Any, timing_us: Any, timing_low_us: Any, timing_high_us: Any,
    baseline_count: Any, baseline_us: Any, baseline_low_us: Any, baseline_high_us: Any,
    rule: str, stages: str, evidence: str, revision: None,
) -> bool:  # fmt: skip
    """Whether a row in the form that sessions write has its hash: the quick look at a million."""
    del revision
    timing = quick.timing((timing_count, timing_us, timing_low_us, timing_high_us))
    baseline = quick.timing((baseline_count, baseline_us, baseline_low_us, baseline_high_us))
    if timing is None or baseline is None:
        return False
    if not (quick.are_stages(stages) and quick.is_evidence(evidence)):
        return False
    if not (is_canonical(policy) and is_canonical(environment) and _is_canonical_task(task)):
        return False
    line = DecisionLine(cores, key, policy, "", rule, baseline, timing, stages, evidence)
    context = Context(_quoted(soc_version), quoted(task), _quoted(environment))
    return decision_hash(line, context) == stored


def _is_right(stored: str, row: list[Any]) -> bool:
    """The same of any row, by the value that it makes."""
    try:
        return to_decision(dict(zip(_NAMES, row, strict=True))).content_hash == stored
    except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
        return False


def _is_canonical_task(text: str) -> bool:
    """Each task comes once or so: nothing is remembered."""
    try:
        return canonical(json.loads(text)) == text
    except (ValueError, RecursionError):
        return False


@lru_cache(maxsize=64)
def _quoted(text: str) -> str:
    return quoted(text)


@contextmanager
def hash_check(theirs: State) -> Iterator[HashCheck]:
    """Its thread ends with the block."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        yield HashCheck(pool, theirs)


def _damaged(theirs: str, what: str) -> BankError:
    return BankError(f"{theirs} is damaged: {what}", HINT, FILE_CODE)
