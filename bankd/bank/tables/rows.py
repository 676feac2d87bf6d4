"""Conversion of the values of `record` and the rows of the tables."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from sqlite3 import Connection as Writer
from typing import Any, TypeVar

from bankd.bank.canonical import canonical, text_hash
from bankd.bank.connection import Connection, Row
from bankd.bank.record import (
    PIN,
    Counts,
    Decision,
    Observation,
    Revision,
    Stage,
    TargetKey,
    TimingSummary,
)
from bankd.bank.tables.bank_schema import PLACE_TASKS

Entry = TypeVar("Entry", Decision, Observation)

_ENTRY_COLUMNS = """
    tasks.key, tasks.text AS task, targets.soc_version, targets.cores,
    policies.text AS policy, environments.text AS environment,
    {0}.timing_count, {0}.timing_median_us, {0}.timing_low_us, {0}.timing_high_us,
    {0}.baseline_count, {0}.baseline_median_us, {0}.baseline_low_us, {0}.baseline_high_us
"""
_ENTRY_JOINS = """
    JOIN {1}.tasks AS tasks ON tasks.id = {0}.task
    JOIN {1}.targets AS targets ON targets.id = {0}.target
    JOIN {1}.policies AS policies ON policies.id = {0}.policy
    JOIN {1}.environments AS environments ON environments.id = {0}.environment
"""
_DECISION_CONTENT = (
    _ENTRY_COLUMNS.format("decisions")
    + ", decisions.rule, decisions.stages, decisions.evidence, decisions.hash"
)
DECISION_COLUMNS = f"{_DECISION_CONTENT}, revisions.id AS revision, revisions.number"
CONTENT_COLUMNS = f"{_DECISION_CONTENT}, NULL AS revision"
"""Columns of a decision without the revision that brought it."""
OBSERVATION_COLUMNS = _ENTRY_COLUMNS.format("observations") + (
    ", outcome, error, note, host, tool_version, created, observations.hash"
    ", observations.timing_samples, observations.baseline_samples"
)
OBSERVATION_JOINS = _ENTRY_JOINS.format("observations", "main")
REVISION_COLUMNS = """
    revisions.*,
    (SELECT json_group_array(parent)
       FROM (SELECT parent FROM parents WHERE revision = revisions.number ORDER BY position)
    ) AS parents
"""


def is_pinned(decision: str) -> str:
    """SQL: a row of decisions is pinned."""
    return f"{decision}.rule GLOB '{PIN}*'"


def basis(decision: str) -> str:
    """SQL of the rule of a row of decisions without the pin (`Decision.basis`)."""
    return f"substr({decision}.rule, iif({is_pinned(decision)}, {len(PIN) + 1}, 1))"


def decision_joins(schema: str = "main") -> str:
    return _ENTRY_JOINS.format("decisions", schema)


def to_decision(row: Row) -> Decision:
    """The decision of a row. Raises ValueError for one whose hash is another."""
    return _with_its_hash("decision", unchecked_decision(row), row)


def to_observation(row: Row) -> Observation:
    """The observation of a row. Raises ValueError for one whose hash is another."""
    return _with_its_hash("observation", unchecked_observation(row), row)


def _with_its_hash(what: str, entry: Entry, row: Row) -> Entry:
    if entry.content_hash != row["hash"]:
        raise ValueError(f"{what} {row['hash']}: its content has another hash")
    return entry


def unchecked_decision(row: Row) -> Decision:
    return Decision(
        **_common(row),
        rule=row["rule"],
        stages=tuple(Stage(*stage) for stage in json.loads(row["stages"])),
        evidence=tuple(json.loads(row["evidence"])),
        revision=row["revision"],
    )


def unchecked_observation(row: Row) -> Observation:
    further = ("outcome", "error", "note", "host", "tool_version", "created")
    return Observation(**_common(row), **{name: row[name] for name in further})


def _common(row: Row) -> dict[str, Any]:
    """The fields that observations and decisions both have."""
    texts = {name: row[name] for name in ("key", "task", "policy", "environment")}
    target = TargetKey(row["soc_version"], row["cores"])
    times = {name: timing_of(row, name) for name in ("timing", "baseline")}
    return {**texts, **times, "target": target}


def to_revision(row: Row) -> Revision:
    counts = Counts(*(row[field.name] for field in fields(Counts)))
    names = ("number", "id", "author", "created", "message")
    texts = {name: row[name] for name in names}
    return Revision(**texts, parents=tuple(json.loads(row["parents"])), counts=counts)


def target_id(connection: Connection, target: TargetKey) -> int | None:
    found: int | None = connection.value(
        "SELECT id FROM targets WHERE soc_version = ? AND cores = ?",
        (target.soc_version, target.cores),
    )
    return found


def name_targets(writer: Writer, targets: Iterable[TargetKey]) -> None:
    writer.executemany(
        "INSERT INTO targets (soc_version, cores) VALUES (?, ?) ON CONFLICT DO NOTHING",
        {(target.soc_version, target.cores) for target in targets},
    )


def name_tasks(writer: Writer, tasks: Iterable[tuple[str, str]]) -> None:
    # A key that comes with another text than before would need an UPDATE, which the
    # table's trigger refuses: two tasks never share a key.
    named = list(tasks)
    writer.executemany(
        "INSERT INTO tasks (key, text) VALUES (?, ?) "
        "ON CONFLICT (key) DO UPDATE SET text = excluded.text WHERE text <> excluded.text",
        named,
    )
    keys = {(key,) for key, _ in named}
    writer.executemany(f"{PLACE_TASKS} AND key = ? ON CONFLICT DO NOTHING", keys)


def insert_observations(writer: Writer, observations: Sequence[Observation]) -> int:
    """Insert those that are new, and return their number."""
    _name_parts(writer, observations)
    before = writer.total_changes
    further = ("timing_samples", "baseline_samples", "outcome", "error", "note", "host",
               "tool_version", "created")  # fmt: skip
    writer.executemany(
        _insert("observations", further),
        [
            (
                *_entry(seen),
                *(canonical(t.samples) if t and t.samples else None
                  for t in (seen.timing, seen.baseline)),
                *(getattr(seen, name) for name in further[2:]),
            )
            for seen in observations
        ],
    )  # fmt: skip
    return writer.total_changes - before


def insert_decisions(writer: Writer, decisions: Sequence[Decision]) -> None:
    _name_parts(writer, decisions)
    writer.executemany(
        _insert("decisions", ("rule", "stages", "evidence")),
        [
            (*_entry(chosen), chosen.rule, canonical(chosen.stage_rows), canonical(chosen.evidence))
            for chosen in decisions
        ],
    )


def _name_parts(writer: Writer, entries: Sequence[Observation | Decision]) -> None:
    name_targets(writer, (entry.target for entry in entries))
    name_tasks(writer, ((entry.key, entry.task) for entry in entries))
    writer.executemany(
        "INSERT INTO policies (text) VALUES (?) ON CONFLICT DO NOTHING",
        {(entry.policy,) for entry in entries},
    )
    writer.executemany(
        "INSERT INTO environments (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING",
        {(text_hash(text), text) for text in {entry.environment for entry in entries}},
    )


def _insert(table: str, further: Sequence[str]) -> str:
    """SQL that points at the parts by what identifies them; a row that is there already stays."""
    return f"""
        INSERT INTO {table} (
            hash, target, task, policy, environment,
            timing_count, timing_median_us, timing_low_us, timing_high_us,
            baseline_count, baseline_median_us, baseline_low_us, baseline_high_us,
            {", ".join(further)}
        ) VALUES (
            ?,
            (SELECT id FROM targets WHERE soc_version = ? AND cores = ?),
            (SELECT id FROM tasks WHERE key = ?),
            (SELECT id FROM policies WHERE text = ?),
            (SELECT id FROM environments WHERE hash = ?),
            {", ".join("?" * (8 + len(further)))}
        ) ON CONFLICT (hash) DO NOTHING"""


def _entry(entry: Observation | Decision) -> tuple[object, ...]:
    times = (
        (timing.count, timing.median_us, timing.low_us, timing.high_us) if timing else (None,) * 4
        for timing in (entry.timing, entry.baseline)
    )
    return (
        entry.content_hash,
        entry.target.soc_version,
        entry.target.cores,
        entry.key,
        entry.policy,
        text_hash(entry.environment),
        *itertools.chain.from_iterable(times),
    )


def timing_of(row: Row, name: str) -> TimingSummary | None:
    """Make the summary `name` ("timing", "baseline") of the columns of a row."""
    if row[f"{name}_count"] is None:
        return None
    samples = row.get(f"{name}_samples")
    return TimingSummary(
        row[f"{name}_count"],
        row[f"{name}_median_us"],
        row[f"{name}_low_us"],
        row[f"{name}_high_us"],
        tuple(json.loads(samples)) if samples else (),
    )
