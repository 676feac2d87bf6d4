"""A state of a bank: as it stands, or as it stood at a revision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.record import Revision
from bankd.bank.store import Bank
from bankd.bank.tables.reader import line

_THEN = """
    CREATE TEMP TABLE {name} AS
    {line}
    SELECT target, task, decision, revision FROM (
        SELECT changes.target, changes.task, decision, max(revision) AS revision
        FROM {among} {schema}.changes AS changes
        WHERE revision IN (SELECT number FROM line)
          AND {condition}
        GROUP BY changes.target, changes.task)
    WHERE decision IS NOT NULL
"""
_BY_TASK = "CREATE UNIQUE INDEX temp.{name}_by_task ON {name} (target, task)"


@dataclass(frozen=True)
class State:
    """A bank, and one of its revisions; None: as it stands now."""

    bank: Bank
    revision: Revision | None = None
    source: str = ""
    """Name that the user gave, where the bank itself is in a temporary folder."""
    is_checked: bool = False
    """Every row was compared with its hash just now, when the bank was made of an import."""
    is_vouched: bool = False
    """A key that was asked for (`required_key`) has signed what the bank was made of."""

    @property
    def name(self) -> str:
        """Name for people: "/banks/mine@r7"."""
        place = self.source or str(self.bank.path)
        return f"{place}@{self.revision.name}" if self.revision else place

    @property
    def head(self) -> Revision | None:
        """The revision whose state this is; None for a bank without any."""
        return self.revision or self.bank.head()


@contextmanager
def relation(
    connection: Connection,
    schema: str,
    revision: Revision | None,
    name: str,
    among: str | None = None,
) -> Iterator[str]:
    """SQL name of a table (target, task, decision, revision) that holds a state.

    `name`: of the temporary table that is made for an earlier state. `among`: a query of (target,
    task) in this bank's numbers; an earlier state is made of these entries only.
    """
    if revision is None:
        yield f"{schema}.current"
        return
    then = _THEN.format(
        name=name,
        schema=schema,
        line=line(schema),
        among=f"({among}) AS wanted CROSS JOIN" if among else "",
        condition="changes.target = wanted.target AND changes.task = wanted.task"
        if among
        else "true",
    )
    connection.database.execute(then, {"number": revision.number})
    try:
        connection.database.execute(_BY_TASK.format(name=name))
        yield f"temp.{name}"
    finally:
        connection.database.execute(f"DROP TABLE IF EXISTS temp.{name}")
