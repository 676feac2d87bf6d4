"""Hash verification of the decisions that another bank brings.

A row that has the hash of another decision would stand in its place, in every bank that merges it.
"""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from operator import itemgetter
from pathlib import Path

from bankd.bank.canonical import canonical, is_canonical
from bankd.bank.connection import Row
from bankd.bank.exchange import quick
from bankd.bank.exchange.fields import quoted
from bankd.bank.exchange.lines import Context, DecisionLine, decision_hash
from bankd.bank.opening import open_connection
from bankd.bank.rows import CONTENT_COLUMNS, decision_joins, to_decision

BATCH = 500
"""Decisions read at once."""
_PARTS = ("count", "median_us", "low_us", "high_us")
_timing_of = itemgetter(*(f"timing_{part}" for part in _PARTS))
_baseline_of = itemgetter(*(f"baseline_{part}" for part in _PARTS))

_BY_ID = f"""
    SELECT decisions.hash, {CONTENT_COLUMNS}
    FROM json_each(:ids) AS wanted
    CROSS JOIN decisions ON decisions.id = wanted.value
    {decision_joins()}
"""


def find_wrong_hash(path: Path, ids: array[int]) -> str | None:
    """The hash of the first of these decisions of a bank that is not what it says."""
    connection = open_connection(path, create=False, read_only=True)
    try:
        for start in range(0, len(ids), BATCH):
            batch = {"ids": json.dumps(ids[start : start + BATCH].tolist())}
            for row in connection.stream(_BY_ID, batch):
                if not (_has_usual_hash(row) or _has_hash(row)):
                    return str(row["hash"])
    finally:
        connection.close()
    return None


def _has_usual_hash(row: Row) -> bool:
    """Whether a row in the form that sessions write has its hash: the short cut for a million."""
    timing, baseline = quick.timing(_timing_of(row)), quick.timing(_baseline_of(row))
    policy, environment, task = row["policy"], row["environment"], row["task"]
    stages, evidence = row["stages"], row["evidence"]
    if timing is None or baseline is None:
        return False
    if not (quick.are_stages(stages) and quick.is_evidence(evidence)):
        return False
    if not (is_canonical(policy) and is_canonical(environment) and _is_canonical_task(task)):
        return False
    line = DecisionLine(
        row["cores"], row["key"], policy, "", row["rule"], baseline, timing, stages, evidence
    )
    context = Context(_quoted(row["soc_version"]), quoted(task), _quoted(environment))
    return bool(decision_hash(line, context) == row["hash"])


def _has_hash(row: Row) -> bool:
    """Whether the value that a row makes has its hash."""
    try:
        return bool(to_decision(row).content_hash == row["hash"])
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
