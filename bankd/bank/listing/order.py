"""The columns by which entries can be sorted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bankd.bank.listing import conditions
from bankd.bank.listing.conditions import OF_DECISION, OF_TASK, Table


class Column(StrEnum):
    """The value of an entry that decides its place; equal ones keep the bank's own order."""

    KEY = "key"
    OP = "op"
    SHAPES = "shapes"
    """The types of the inputs, as texts."""
    TARGET = "target"
    RULE = "rule"
    POLICY = "policy"
    """The text of it."""
    DEFAULT = "default"
    TUNED = "tuned"
    SPEEDUP = "speedup"
    SPREAD = "spread"
    SAMPLES = "samples"
    REVISION = "revision"


@dataclass(frozen=True)
class Order:
    """SQL of the value to sort by, over the rows of `conditions`."""

    sql: str
    tables: frozenset[Table] = frozenset()


_SHAPES = "CASE WHEN json_valid(tasks.text) THEN json_extract(tasks.text, '$.inputs') END"

ORDERS = {
    Column.KEY: Order("tasks.key", OF_TASK),
    Column.OP: Order(conditions.OP, OF_TASK),
    Column.SHAPES: Order(_SHAPES, OF_TASK),
    Column.TARGET: Order("target.place"),
    Column.RULE: Order("chosen.rule", OF_DECISION),
    Column.POLICY: Order("policies.text", frozenset({Table.CHOSEN, Table.POLICIES})),
    Column.DEFAULT: Order(conditions.DEFAULT, OF_DECISION),
    Column.TUNED: Order(conditions.TUNED, OF_DECISION),
    Column.SPEEDUP: Order(conditions.SPEEDUP, OF_DECISION),
    Column.SPREAD: Order(conditions.SPREAD, OF_DECISION),
    Column.SAMPLES: Order(conditions.SAMPLES, OF_DECISION),
    Column.REVISION: Order("entry.revision"),
}


def ordering(column: Column | None, *, descending: bool) -> str:
    """SQL after ORDER BY. What is unknown comes last both ways."""
    direction = "DESC" if descending else "ASC"
    if column is None:
        return f"target.place {direction}, entry.task {direction}"
    return f"{ORDERS[column].sql} {direction} NULLS LAST, target.place, entry.task"


def tables_of(column: Column | None) -> frozenset[Table]:
    return frozenset() if column is None else ORDERS[column].tables
