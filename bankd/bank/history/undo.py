"""Undoing: what one revision changed is reverted, or a whole state brought back.

Either way by one new revision on top of the head, so that undoing can be undone, too.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bankd.bank.connection import Connection
from bankd.bank.record import Change, Revision, TargetKey
from bankd.bank.store import Bank
from bankd.bank.tables.reader import LINE, OF_TARGETS, decisions_by_number
from bankd.bank.tables.revise import RevisionNote, results, write_results
from bankd.errors import BankError
from bankd.number_text import counted

CHANGES_AT_ONCE = 500

# What held on the line at a revision, or just before it; NULL: nothing.
_EARLIER = """
    (SELECT earlier.decision FROM changes AS earlier
      WHERE earlier.target = changed.target AND earlier.task = changed.task
        AND earlier.revision {until} :number AND earlier.revision IN (SELECT number FROM line)
      ORDER BY earlier.revision DESC LIMIT 1)
"""
_STANDING = """
    LEFT JOIN current ON current.target = changed.target AND current.task = changed.task
"""
_WANTED_TARGETS = f"(SELECT targets.id FROM targets WHERE {OF_TARGETS})"
_OF_REVISION = f"""
    FROM changes AS changed {_STANDING}
    WHERE changed.revision = :number AND changed.target IN {_WANTED_TARGETS}
"""
# The decision as it stands now, and as it shall be.
_TAKING_BACK = f"""
    {LINE}
    SELECT changed.target, changed.task, current.decision AS standing,
        {_EARLIER.format(until="<")} AS decision
    {_OF_REVISION} AND current.decision IS changed.decision
"""
_BRINGING_BACK = f"""
    {LINE}
    SELECT * FROM (
        SELECT changed.target, changed.task, current.decision AS standing,
            {_EARLIER.format(until="<=")} AS decision
        FROM (
            SELECT DISTINCT target, task FROM changes
            WHERE revision > :number AND target IN {_WANTED_TARGETS}) AS changed
        {_STANDING})
    WHERE decision IS NOT standing
"""
# As the revision left it, and as it stands now; but what the undoing revision changed.
_LEFT_ALONE = f"""
    SELECT changed.target, changed.task, changed.decision AS standing,
        current.decision AS decision
    {_OF_REVISION} AND current.decision IS NOT changed.decision
      AND NOT EXISTS (
        SELECT 1 FROM changes AS undone
        WHERE undone.revision = :undoing
          AND undone.target = changed.target AND undone.task = changed.task)
"""
_IN_ORDER = """
    SELECT targets.soc_version, targets.cores, tasks.key, chosen.standing, chosen.decision
    FROM ({chosen}) AS chosen
    JOIN targets ON targets.id = chosen.target
    JOIN tasks ON tasks.id = chosen.task
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""


@dataclass(frozen=True)
class Undo:
    """The changes to undo: those of a revision, or all that came after it."""

    revision: Revision
    later: bool = False
    """Not what the revision changed, but all changes since: its state is brought back."""
    soc_version: str | None = None
    cores: int | None = None
    """Selected targets; None stands for all."""

    @property
    def message(self) -> str:
        """ "revert of r12: tuned gemm", "revert to r12: ..."; with the targets where not all."""
        verb = "to" if self.later else "of"
        cores = counted(self.cores, "core") if self.cores is not None else None
        targets = " with ".join(filter(None, (self.soc_version, cores)))
        where = f" ({targets})" if targets else ""
        return f"revert {verb} {self.revision.name}{where}: {self.revision.message}"

    @property
    def query(self) -> tuple[str, dict[str, object]]:
        """SQL of what changes (target, task, what stands, what shall be), and what is bound."""
        targets = {"soc_version": self.soc_version, "cores": self.cores}
        sql = _BRINGING_BACK if self.later else _TAKING_BACK
        return sql, {"number": self.revision.number, **targets}


def undo(bank: Bank, wanted: Undo, author: str) -> Revision | None:
    """Undo as one revision; None where there is nothing to undo. Raises BankError.

    A key that no longer stands as the revision left it was changed again since: it is left alone.
    """
    connection = bank.connection
    with connection.writing() as writer, results(writer):
        _require_past(connection, wanted.revision)
        sql, parameters = wanted.query
        chosen = f"SELECT target, task, decision FROM ({sql})"
        if not writer.execute(f"INSERT INTO temp.results {chosen}", parameters).rowcount:
            return None
        return write_results(connection, writer, RevisionNote(wanted.message, author))


def undone_changes(bank: Bank, wanted: Undo) -> Iterator[Change]:
    """Yield what `undo` would change now, by target and key."""
    _require_past(bank.connection, wanted.revision)
    return _changes(bank.connection, *wanted.query)


def left_alone(bank: Bank, wanted: Undo, undoing: Revision | None = None) -> Iterator[Change]:
    """Return what cannot be undone, as later revisions changed it: what the revision made of it,
    and what stands now. `undoing`: the revision that `undo` wrote.

    Nothing, where a state is brought back.
    """
    if wanted.later:
        return iter(())
    parameters = {**wanted.query[1], "undoing": undoing and undoing.number}
    return _changes(bank.connection, _LEFT_ALONE, parameters)


def _require_past(connection: Connection, revision: Revision) -> None:
    sql = f"{LINE} SELECT count(*) FROM line WHERE number = :revision"
    head = connection.value("SELECT max(number) FROM revisions")
    if not connection.value(sql, {"number": head, "revision": revision.number}):
        raise BankError(
            f"{revision.name} is not in the past of the head of {connection.path}",
            "see `bankd log`",
        )


def _changes(
    connection: Connection, chosen: str, parameters: Mapping[str, object]
) -> Iterator[Change]:
    rows = connection.tuples(_IN_ORDER.format(chosen=chosen), parameters)
    while batch := list(itertools.islice(rows, CHANGES_AT_ONCE)):
        decisions = decisions_by_number(connection, (number for row in batch for number in row[3:]))
        for soc_version, cores, key, before, after in batch:
            target = TargetKey(soc_version, cores)
            yield Change(target, key, decisions.get(before), decisions.get(after))
