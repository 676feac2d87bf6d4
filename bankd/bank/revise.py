"""Writing decisions: one transaction, one revision, whatever the number of entries."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection
from bankd.bank.history import head
from bankd.bank.record import Counts, Decision, Revision, TargetKey, revision_id, utc_now
from bankd.bank.rows import insert_decisions, target_id
from bankd.errors import BankError

Choices = Mapping[str, str | None]
"""Key -> hash of the decision that shall hold, None to retire it."""

STANDING = """
    SELECT tasks.key, decisions.hash
    FROM json_each(:keys) AS asked
    CROSS JOIN tasks ON tasks.key = asked.value
    CROSS JOIN current ON current.target = :target AND current.task = tasks.id
    JOIN decisions ON decisions.id = current.decision
"""


@dataclass(frozen=True)
class Commit:
    """What is asked for: entries to write and to retire on one target, and why."""

    target: TargetKey
    decisions: Sequence[Decision]
    retired: Collection[str]
    message: str
    author: str
    reserved: int = 0
    unsatisfied: int = 0

    def __post_init__(self) -> None:
        keys = [decision.key for decision in self.decisions] + list(self.retired)
        if len(set(keys)) != len(keys):
            raise ValueError("a key is decided twice in one commit")
        if any(decision.target != self.target for decision in self.decisions):
            raise ValueError(f"a decision is not for {self.target}")

    @property
    def choices(self) -> Choices:
        chosen = {decision.key: decision.content_hash for decision in self.decisions}
        return {**chosen, **dict.fromkeys(self.retired)}


def write(connection: Connection, commit: Commit) -> Revision:
    choices = commit.choices
    with connection.writing() as writer:
        standing = _standing(connection, commit.target, choices)
        _require_present(commit, standing)
        changes = {key: after for key, after in choices.items() if standing.get(key) != after}
        insert_decisions(writer, [d for d in commit.decisions if d.key in changes])
        revision = _next_revision(connection, commit, changes, standing)
        _insert_revision(writer, revision)
        _insert_changes(writer, revision.number, commit.target, changes)
        _bring_up_to_date(writer, revision.number)
    return revision


def _standing(connection: Connection, target: TargetKey, keys: Collection[str]) -> dict[str, str]:
    parameters = {"keys": json.dumps(list(keys)), "target": target_id(connection, target)}
    return {row["key"]: row["hash"] for row in connection.rows(STANDING, parameters)}


def _require_present(commit: Commit, standing: Mapping[str, str]) -> None:
    for key in commit.retired:
        if key not in standing:
            raise BankError(
                f"no decision for {key} on {commit.target}, so none can be retired",
                "check the key and the target",
            )


def _next_revision(
    connection: Connection, commit: Commit, changes: Choices, standing: Mapping[str, str]
) -> Revision:
    mother = head(connection)
    parents = (mother.id,) if mother else ()
    return Revision(
        number=mother.number + 1 if mother else 1,
        id=revision_id(parents, [(commit.target, key, after) for key, after in changes.items()]),
        parents=parents,
        author=well_formed(commit.author),
        created=utc_now(),
        message=well_formed(commit.message),
        counts=_counts(commit, changes, standing),
    )


def _counts(commit: Commit, changes: Choices, standing: Mapping[str, str]) -> Counts:
    written = [key for key, after in changes.items() if after is not None]
    unchanged = len(commit.choices) - len(changes)
    return Counts(
        added=sum(key not in standing for key in written),
        updated=sum(key in standing for key in written),
        retired=len(changes) - len(written),
        reserved=commit.reserved + unchanged,
        unsatisfied=commit.unsatisfied,
    )


def _insert_revision(writer: Writer, revision: Revision) -> None:
    counts = revision.counts
    writer.execute(
        "INSERT INTO revisions (number, id, author, created, message,"
        " added, updated, retired, reserved, unsatisfied) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            revision.number,
            revision.id,
            revision.author,
            revision.created,
            revision.message,
            counts.added,
            counts.updated,
            counts.retired,
            counts.reserved,
            counts.unsatisfied,
        ),
    )
    writer.executemany(
        "INSERT INTO parents (revision, position, parent) VALUES (?, ?, ?)",
        [(revision.number, *each) for each in enumerate(revision.parents)],
    )


def _insert_changes(writer: Writer, number: int, target: TargetKey, changes: Choices) -> None:
    writer.executemany(
        "INSERT INTO changes (revision, target, task, decision) VALUES (?,"
        " (SELECT id FROM targets WHERE soc_version = ? AND cores = ?),"
        " (SELECT id FROM tasks WHERE key = ?),"
        " (SELECT id FROM decisions WHERE hash = ?))",
        [(number, target.soc_version, target.cores, *change) for change in changes.items()],
    )


def _bring_up_to_date(writer: Writer, number: int) -> None:
    writer.execute(
        "INSERT OR REPLACE INTO current (target, task, decision, revision)"
        " SELECT target, task, decision, revision FROM changes"
        " WHERE revision = ? AND decision IS NOT NULL",
        (number,),
    )
    writer.execute(
        "DELETE FROM current WHERE (target, task) IN"
        " (SELECT target, task FROM changes WHERE revision = ? AND decision IS NULL)",
        (number,),
    )
