"""Conversion of the values of `record` and the rows of the tables."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from sqlite3 import Connection as Writer

from bankd.bank.canonical import canonical, text_hash
from bankd.bank.connection import Connection, Row
from bankd.bank.record import (
    Counts,
    Decision,
    Observation,
    Revision,
    Stage,
    TargetKey,
    TimingSummary,
)
from bankd.bank.schema import PLACE_TASKS

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
    _ENTRY_COLUMNS.format("decisions") + ", decisions.rule, decisions.stages, decisions.evidence"
)
DECISION_COLUMNS = f"{_DECISION_CONTENT}, revisions.id AS revision"
CONTENT_COLUMNS = f"{_DECISION_CONTENT}, NULL AS revision"
"""Columns of a decision without the revision that brought it."""
OBSERVATION_COLUMNS = _ENTRY_COLUMNS.format("observations") + (
    ", outcome, error, note, host, tool_version, created"
    ", observations.timing_samples, observations.baseline_samples"
)
OBSERVATION_JOINS = _ENTRY_JOINS.format("observations", "main")
REVISION_COLUMNS = """
    revisions.*,
    (SELECT json_group_array(parent)
       FROM (SELECT parent FROM parents WHERE revision = revisions.number ORDER BY position)
    ) AS parents
"""


def decision_joins(schema: str = "main") -> str:
    return _ENTRY_JOINS.format("decisions", schema)


def to_decision(row: Row) -> Decision:
    return Decision(
        key=row["key"],
        task=row["task"],
        target=TargetKey(row["soc_version"], row["cores"]),
        policy=row["policy"],
        rule=row["rule"],
        environment=row["environment"],
        baseline=timing_of(row, "baseline"),
        timing=timing_of(row, "timing"),
        stages=tuple(Stage(*stage) for stage in json.loads(row["stages"])),
        evidence=tuple(json.loads(row["evidence"])),
        revision=row["revision"],
    )


def to_observation(row: Row) -> Observation:
    return Observation(
        key=row["key"],
        task=row["task"],
        target=TargetKey(row["soc_version"], row["cores"]),
        environment=row["environment"],
        policy=row["policy"],
        outcome=row["outcome"],
        timing=timing_of(row, "timing"),
        baseline=timing_of(row, "baseline"),
        error=row["error"],
        note=row["note"],
        host=row["host"],
        tool_version=row["tool_version"],
        created=row["created"],
    )


def to_revision(row: Row) -> Revision:
    return Revision(
        number=row["number"],
        id=row["id"],
        parents=tuple(json.loads(row["parents"])),
        author=row["author"],
        created=row["created"],
        message=row["message"],
        counts=Counts(
            row["added"], row["updated"], row["retired"], row["reserved"], row["unsatisfied"]
        ),
    )


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
    """Returns how many were new."""
    _name_parts(writer, observations)
    before = writer.total_changes
    writer.executemany(
        _insert(
            "observations",
            "timing_samples, baseline_samples, outcome, error, note, host, tool_version, created",
        ),
        [
            (
                *_entry(seen),
                _samples_text(seen.timing),
                _samples_text(seen.baseline),
                seen.outcome,
                seen.error,
                seen.note,
                seen.host,
                seen.tool_version,
                seen.created,
            )
            for seen in observations
        ],
    )
    return writer.total_changes - before


def insert_decisions(writer: Writer, decisions: Sequence[Decision]) -> None:
    _name_parts(writer, decisions)
    writer.executemany(
        _insert("decisions", "rule, stages, evidence"),
        [
            (
                *_entry(chosen),
                chosen.rule,
                canonical([[s.mode, s.before_us, s.after_us] for s in chosen.stages]),
                canonical(chosen.evidence),
            )
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


def _insert(table: str, further: str) -> str:
    """Points at the parts by what identifies them; a row that is there already stays."""
    further_values = ", ".join("?" * (further.count(",") + 1))
    return f"""
        INSERT INTO {table} (
            hash, target, task, policy, environment,
            timing_count, timing_median_us, timing_low_us, timing_high_us,
            baseline_count, baseline_median_us, baseline_low_us, baseline_high_us, {further}
        ) VALUES (
            ?,
            (SELECT id FROM targets WHERE soc_version = ? AND cores = ?),
            (SELECT id FROM tasks WHERE key = ?),
            (SELECT id FROM policies WHERE text = ?),
            (SELECT id FROM environments WHERE hash = ?),
            ?, ?, ?, ?, ?, ?, ?, ?, {further_values}
        ) ON CONFLICT (hash) DO NOTHING"""


def _entry(entry: Observation | Decision) -> tuple[object, ...]:
    return (
        entry.content_hash,
        entry.target.soc_version,
        entry.target.cores,
        entry.key,
        entry.policy,
        text_hash(entry.environment),
        *_numbers(entry.timing),
        *_numbers(entry.baseline),
    )


def _numbers(timing: TimingSummary | None) -> tuple[int | float | None, ...]:
    if timing is None:
        return (None,) * 4
    return timing.count, timing.median_us, timing.low_us, timing.high_us


def _samples_text(timing: TimingSummary | None) -> str | None:
    return canonical(timing.samples) if timing is not None and timing.samples else None


def timing_of(row: Row, name: str) -> TimingSummary | None:
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
