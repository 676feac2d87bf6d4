"""Use of this bank: models, their keys, and the hits of each entry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Row
from bankd.bank.record import Model, TargetKey, utc_now
from bankd.bank.rows import name_targets, name_tasks, target_id

_MODELS = """
    SELECT hash, name, uses, last_used,
        (SELECT count(DISTINCT task) FROM model_tasks WHERE model = models.id) AS keys
    FROM models
"""


@dataclass(frozen=True)
class Hits:
    """Hits of an entry, and the time of the last (ISO 8601 in UTC); None: never."""

    count: int = 0
    last: str | None = None


def use_model(
    connection: Connection,
    model_hash: str,
    name: str,
    target: TargetKey,
    tasks: Mapping[str, str],
    *,
    hits: Collection[str],
) -> None:
    now = utc_now()
    with connection.writing() as writer:
        name_targets(writer, [target])
        name_tasks(writer, tasks.items())
        writer.execute(
            "INSERT INTO models (hash, name, uses, last_used) VALUES (?, ?, 1, ?)"
            " ON CONFLICT (hash) DO UPDATE SET"
            " name = excluded.name, uses = uses + 1, last_used = excluded.last_used",
            (model_hash, well_formed(name), now),
        )
        target_number = target_id(connection, target)
        writer.executemany(
            "INSERT INTO model_tasks (model, target, task) VALUES"
            " ((SELECT id FROM models WHERE hash = ?), ?, (SELECT id FROM tasks WHERE key = ?))"
            " ON CONFLICT DO NOTHING",
            [(model_hash, target_number, key) for key in tasks],
        )
        writer.executemany(
            "INSERT INTO hits (target, task, count, last_hit) VALUES"
            " (?, (SELECT id FROM tasks WHERE key = ?), 1, ?)"
            " ON CONFLICT (target, task) DO UPDATE SET"
            " count = count + 1, last_hit = excluded.last_hit",
            [(target_number, key, now) for key in set(hits) & set(tasks)],
        )


def models(connection: Connection) -> list[Model]:
    rows = connection.rows(f"{_MODELS} ORDER BY last_used DESC, id DESC")
    return [_to_model(row) for row in rows]


def models_of(connection: Connection, key: str, target: TargetKey) -> list[Model]:
    """The models that asked for a key on a target, latest first."""
    rows = connection.rows(
        f"{_MODELS} WHERE id IN (SELECT model FROM model_tasks WHERE target = ?"
        " AND task = (SELECT id FROM tasks WHERE key = ?)) ORDER BY last_used DESC, id DESC",
        (target_id(connection, target), key),
    )
    return [_to_model(row) for row in rows]


def hits_of(connection: Connection, key: str, target: TargetKey) -> Hits:
    row = connection.first(
        "SELECT count, last_hit FROM hits"
        " WHERE target = ? AND task = (SELECT id FROM tasks WHERE key = ?)",
        (target_id(connection, target), key),
    )
    return Hits(row["count"], row["last_hit"]) if row else Hits()


def keys_of(connection: Connection, model_hash: str, target: TargetKey) -> list[str]:
    rows = connection.rows(
        "SELECT tasks.key FROM model_tasks"
        " JOIN models ON models.id = model_tasks.model JOIN tasks ON tasks.id = model_tasks.task"
        " WHERE models.hash = ? AND model_tasks.target = ? ORDER BY tasks.key",
        (model_hash, target_id(connection, target)),
    )
    return [row["key"] for row in rows]


def hit_counts(connection: Connection, target: TargetKey) -> dict[str, int]:
    """Return the hits of every current entry, 0 where none asked for it."""
    rows = connection.rows(
        "SELECT tasks.key, coalesce(hits.count, 0) AS hits FROM current"
        " JOIN tasks ON tasks.id = current.task"
        " LEFT JOIN hits ON hits.target = current.target AND hits.task = current.task"
        " WHERE current.target = ? ORDER BY tasks.key",
        (target_id(connection, target),),
    )
    return {row["key"]: row["hits"] for row in rows}


def _to_model(row: Row) -> Model:
    return Model(row["hash"], row["name"], row["keys"], row["uses"], row["last_used"])
