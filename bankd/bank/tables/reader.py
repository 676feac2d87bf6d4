"""The reader of a bank: its decisions by key, and its past, revision by revision.

Each look-up goes by an index: in a bank of a million entries it takes milliseconds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Parameters
from bankd.bank.record import Decision, Past, Revision, TargetKey
from bankd.bank.tables.rows import (
    CONTENT_COLUMNS,
    DECISION_COLUMNS,
    REVISION_COLUMNS,
    decision_joins,
    target_id,
    to_decision,
    to_revision,
)
from bankd.damage import tell_damage
from bankd.errors import BankError
from bankd.suggestion import did_you_mean

_LAST_CHARACTER = "\U0010ffff"
_SHAPE = "coalesce(json_extract(:text, '$.inputs[1]'), json_extract(:text, '$.inputs[0]'))"
_REVISIONS = f"SELECT {REVISION_COLUMNS} FROM revisions"

OF_TARGETS = """
    (:soc_version IS NULL OR targets.soc_version = :soc_version)
    AND (:cores IS NULL OR targets.cores = :cores)
"""
"""SQL condition for the selected targets; None stands for all."""


def line(schema: str = "main") -> str:
    """SQL of a revision and its first parents down to the root.

    Parents are numbered before their children; a forged bank must not send us round in circles.
    """
    return f"""
        WITH RECURSIVE line(number) AS (
            SELECT :number
            UNION ALL
            SELECT mother.number FROM line
            JOIN {schema}.parents AS up ON up.revision = line.number AND up.position = 0
            JOIN {schema}.revisions AS mother
              ON mother.id = up.parent AND mother.number < line.number
        )
    """


def selecting(chosen: str, order: str = "", schema: str = "main") -> str:
    """SQL of whole decisions for a query that chooses them by `decision` and `revision`.

    `schema`: "main", or the name under which another bank is attached.
    """
    return f"""
        SELECT {DECISION_COLUMNS}
        FROM ({chosen}) AS chosen
        CROSS JOIN {schema}.decisions AS decisions ON decisions.id = chosen.decision
        LEFT JOIN {schema}.revisions AS revisions ON revisions.number = chosen.revision
        {decision_joins(schema)}
        {order}
    """


def decisions_by_number(
    connection: Connection, numbers: Iterable[int | None], schema: str = "main"
) -> dict[int, Decision]:
    """Read decisions by their row numbers, without the revisions that brought them.

    Raises BankError where a number has no row: none of them may pass for "no decision".
    """
    wanted = {number for number in numbers if number is not None}
    sql = f"""
        SELECT decisions.id, {CONTENT_COLUMNS}
        FROM json_each(?) AS given
        CROSS JOIN {schema}.decisions AS decisions ON decisions.id = given.value
        {decision_joins(schema)}
    """
    given = json.dumps(sorted(wanted))
    found = dict(connection.read(lambda row: (row["id"], to_decision(row)), sql, (given,)))
    if missing := wanted - found.keys():
        raise connection.damaged(LookupError(f"decision {min(missing)} is missing"))
    return found


LINE = line()
# Without a revision: one that no revision made, though it is noted as the current one.
LOOK_UP = """
    SELECT current.decision, made.revision
    FROM json_each(:keys) AS asked
    CROSS JOIN tasks AS wanted ON wanted.key = asked.value
    CROSS JOIN current ON current.target = :target AND current.task = wanted.id
    LEFT JOIN changes AS made
      ON made.revision = current.revision AND made.target = current.target
     AND made.task = current.task AND made.decision = current.decision
"""
SIMILAR = f"""
    SELECT current.decision, current.revision FROM (
        SELECT task FROM (
            SELECT task FROM shapes WHERE op = json_extract(:text, '$.op') AND shape >= {_SHAPE}
            ORDER BY shape LIMIT 128)
        UNION ALL
        SELECT task FROM (
            SELECT task FROM shapes WHERE op = json_extract(:text, '$.op') AND shape < {_SHAPE}
            ORDER BY shape DESC LIMIT 128)
    ) AS near
    CROSS JOIN current ON current.target = :target AND current.task = near.task
"""
ELSEWHERE = """
    SELECT current.decision, current.revision
    FROM targets
    CROSS JOIN current ON current.target = targets.id
        AND current.task = (SELECT id FROM tasks WHERE key = :key)
    WHERE targets.id IS NOT :target
"""
_ALL_NOW = "SELECT decision, revision, task FROM current WHERE target = :target"
# max() makes SQLite take the other columns from the row that has the greatest revision.
_ALL_THEN = f"""
    {LINE}
    SELECT changes.decision, max(changes.revision) AS revision, changes.task
    FROM changes
    WHERE changes.target = :target AND changes.revision IN (SELECT number FROM line)
    GROUP BY changes.task
"""
KEYS = f"""
    SELECT tasks.key FROM tasks
    WHERE tasks.key >= :first AND tasks.key < :last
      AND EXISTS (
        SELECT 1 FROM targets
        CROSS JOIN {{entries}} AS entry ON entry.target = targets.id AND entry.task = tasks.id
        WHERE {OF_TARGETS})
    ORDER BY tasks.key LIMIT :limit
"""
_OF_KEY = f"""
    {LINE}
    SELECT changes.decision, changes.revision
    FROM changes
    WHERE changes.target = :target
      AND changes.task = (SELECT id FROM tasks WHERE key = :key)
      AND changes.revision IN (SELECT number FROM line)
"""
# Those that retired the key, and those whose decisions could be read: the others did not retire it.
_SOUND_STEPS = f"""
    SELECT step.revision FROM ({_OF_KEY}) AS step
    WHERE step.decision IS NULL OR step.revision IN (
        SELECT number FROM revisions WHERE id IN (SELECT value FROM json_each(:decided)))
"""


class UnknownRevision(BankError):  # noqa: N818
    """No revision of the bank has this name."""


class BankReader:
    """The decisions and the past of one open bank. Every method may raise BankError."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        """Connection for the other modules of this package only."""

    @property
    def path(self) -> Path:
        return self.connection.path

    def find(self, target: TargetKey, keys: Iterable[str]) -> dict[str, Decision]:
        """The current decisions of these keys; keys without one are left out.

        So are those whose row is not what a revision decided for just this key and target.
        """
        wanted = set(keys)
        found: dict[str, Decision] = {}
        for decision in self._decisions(LOOK_UP, target, keys=json.dumps(list(wanted))):
            is_made = decision.revision is not None and decision.target == target
            if is_made and decision.key in wanted:
                found[decision.key] = decision
            else:
                tell_damage(self.path, f"no revision decided {decision.content_hash} for its key")
        return found

    def entry(self, target: TargetKey, key: str) -> Decision | None:
        """The current decision of a key; None without one. Raises BankError for a damaged one."""
        found = self.find(target, [key]).get(key)
        place = {"keys": json.dumps([key]), "target": target_id(self.connection, target)}
        if found is None and self.connection.first(LOOK_UP, place):
            what = ValueError(f"its entry of {key} is not what a revision decided")
            raise self.connection.damaged(what)
        return found

    def alike(self, task: str, target: TargetKey) -> list[Decision]:
        """Current decisions for tasks like this text: same op, 128 neighbours on either side in
        the order of the second input's type (the weights), or of the only one's."""
        return list(self._decisions(SIMILAR, target, text=task))

    def elsewhere(self, key: str, target: TargetKey) -> list[Decision]:
        """The current decisions of a key on other targets."""
        return list(self._decisions(ELSEWHERE, target, key=key))

    def records(
        self,
        soc_version: str | None = None,
        cores: int | None = None,
        *,
        at: Revision | None = None,
    ) -> Iterator[Decision]:
        """All decisions now, or as they stood at a revision: target by target, read as asked."""
        chosen = selecting(_ALL_THEN if at else _ALL_NOW, "ORDER BY chosen.task")
        for target in self.targets(soc_version, cores):
            number = {"target": target_id(self.connection, target)}
            parameters = {**number, "number": at.number} if at else number
            yield from self.connection.read_sound(to_decision, chosen, parameters)

    def targets(self, soc_version: str | None = None, cores: int | None = None) -> list[TargetKey]:
        """The targets that anything in this bank is about, of these kinds, sorted."""
        sql = f"SELECT soc_version, cores FROM targets WHERE {OF_TARGETS}"
        only = {"soc_version": soc_version, "cores": cores}
        return sorted(self.connection.read(lambda row: TargetKey(**row), sql, only))

    def target_counts(self) -> list[tuple[TargetKey, int]]:
        """Count the current decisions of each target that has any, sorted."""
        sql = (
            "SELECT soc_version, cores, count FROM"
            " (SELECT target, count(*) AS count FROM current GROUP BY target)"
            " JOIN targets ON targets.id = target ORDER BY soc_version, cores"
        )
        return [
            *self.connection.read(
                lambda row: (TargetKey(row["soc_version"], row["cores"]), row["count"]), sql
            )
        ]

    def keys_beginning(
        self,
        beginning: str,
        limit: int,
        soc_version: str | None = None,
        cores: int | None = None,
        *,
        is_current: bool = True,
    ) -> list[str]:
        """The first `limit` keys with this beginning that have a decision, sorted.

        `is_current`: now; otherwise those that were retired as well.
        """
        first = well_formed(beginning)
        places = {"first": first, "last": first + _LAST_CHARACTER, "limit": limit}
        sql = KEYS.format(entries="current" if is_current else "changes")
        only = {"soc_version": soc_version, "cores": cores}
        return [key for (key,) in self.connection.tuples(sql, {**places, **only})]

    def tasks_beginning(self, beginning: str, limit: int) -> dict[str, str]:
        """Keys that begin so, each with the text of its task; decided or not."""
        first = well_formed(beginning)
        sql = "SELECT key, text FROM tasks WHERE key >= ? AND key < ? ORDER BY key LIMIT ?"
        return dict(self.connection.tuples(sql, (first, first + _LAST_CHARACTER, limit)))

    def head(self) -> Revision | None:
        """The newest revision; None where nothing was ever decided."""
        return next(iter(self.log(1)), None)

    def log(self, limit: int | None = None) -> list[Revision]:
        """Revisions, newest first."""
        return self._revisions("ORDER BY number DESC LIMIT ?", (-1 if limit is None else limit,))

    def revision(self, name: str) -> Revision:
        """The revision called "r3", "head", or by its id or the beginning of it, or a tag."""
        if name == "head":
            found = self.log(1)
        elif re.fullmatch(r"r[0-9]{1,18}", name):
            found = self._revisions("WHERE number = ?", (int(name[1:]),))
        elif re.fullmatch(r"[0-9a-f]{4,64}", name):
            found = self._revisions("WHERE id >= ? AND id < ? LIMIT 2", (name, name + "g"))
        else:
            tagged = "WHERE number = (SELECT revision FROM tags WHERE name = ?)"
            found = self._revisions(tagged, (well_formed(name),))
        if len(found) > 1:
            what = f"several revisions begin with {name!r}"
            raise BankError(f"{what} in {self.path}", "see `bankd log`")
        if not found:
            tags = [text for (text,) in self.connection.tuples("SELECT name FROM tags")]
            question = did_you_mean(name, ["head", *tags])
            hint = f"{question} `bankd log` shows all" if question else "see `bankd log`"
            raise UnknownRevision(f"no revision {name!r} in {self.path}", hint)
        return found[0]

    def decision_history(self, key: str, target: TargetKey) -> list[Past]:
        """Return the decisions of a key over time, newest first."""
        head = self.connection.value("SELECT max(number) FROM revisions")
        place = {"number": head, "target": target_id(self.connection, target), "key": key}
        decided = {one.revision: one for one in self._read(_OF_KEY, place)}
        steps = f"WHERE number IN ({_SOUND_STEPS}) ORDER BY number DESC"
        steps_of = {**place, "decided": json.dumps(list(decided))}
        life = [(step, decided.get(step.id)) for step in self._revisions(steps, steps_of)]
        before = [*(decision for _, decision in life[1:]), None]
        return [Past(*step, earlier) for step, earlier in zip(life, before, strict=False)]

    def _decisions(self, chosen: str, target: TargetKey, **values: object) -> Iterator[Decision]:
        return self._read(chosen, {**values, "target": target_id(self.connection, target)})

    def _read(self, chosen: str, parameters: Parameters) -> Iterator[Decision]:
        return self.connection.read_sound(to_decision, selecting(chosen), parameters)

    def _revisions(self, where: str, parameters: Parameters) -> list[Revision]:
        return list(self.connection.read(to_revision, f"{_REVISIONS} {where}", parameters))
