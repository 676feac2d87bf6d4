"""Views of a bank for other programs: sqlite-utils, Datasette, DuckDB. No code of ours reads them.

They are SQL that these programs understand alike: DuckDB runs the text of a view by itself, and
there `json_extract` keeps the quotes of a text. docs/bank-format.md describes their columns.
"""

from __future__ import annotations

_OP = """CASE WHEN json_valid(tasks.text)
        THEN replace(json_extract(tasks.text, '$.op'), '"', '') END AS op"""
_TIMES = """
    {0}.timing_median_us AS tuned_us, {0}.timing_low_us AS tuned_low_us,
    {0}.timing_high_us AS tuned_high_us,
    {0}.baseline_median_us AS default_us, {0}.baseline_low_us AS default_low_us,
    {0}.baseline_high_us AS default_high_us,
    {0}.baseline_median_us / nullif({0}.timing_median_us, 0.0) AS speedup"""

VIEWS = (
    f"""CREATE VIEW entries AS SELECT
    targets.soc_version, targets.cores, tasks.key, {_OP}, tasks.text AS task,
    policies.text AS policy, decisions.rule, {_TIMES.format("decisions")},
    environments.text AS environment,
    revisions.number AS revision, revisions.created AS decided
FROM current
JOIN targets ON targets.id = current.target
JOIN tasks ON tasks.id = current.task
JOIN decisions ON decisions.id = current.decision
JOIN policies ON policies.id = decisions.policy
JOIN environments ON environments.id = decisions.environment
JOIN revisions ON revisions.number = current.revision""",
    f"""CREATE VIEW history AS SELECT
    revisions.number AS revision, revisions.created, revisions.author, revisions.message,
    targets.soc_version, targets.cores, tasks.key, {_OP},
    CASE WHEN changes.decision IS NULL THEN 'retired' ELSE 'decided' END AS event,
    policies.text AS policy, decisions.rule, {_TIMES.format("decisions")}
FROM changes
JOIN revisions ON revisions.number = changes.revision
JOIN targets ON targets.id = changes.target
JOIN tasks ON tasks.id = changes.task
LEFT JOIN decisions ON decisions.id = changes.decision
LEFT JOIN policies ON policies.id = decisions.policy""",
    f"""CREATE VIEW trials AS SELECT
    targets.soc_version, targets.cores, tasks.key, {_OP}, tasks.text AS task,
    policies.text AS policy, observations.outcome, {_TIMES.format("observations")},
    observations.error, observations.note, observations.host, observations.tool_version,
    observations.created, environments.text AS environment
FROM observations
JOIN targets ON targets.id = observations.target
JOIN tasks ON tasks.id = observations.task
JOIN policies ON policies.id = observations.policy
JOIN environments ON environments.id = observations.environment""",
)
"""Statements that make them: entries of the head, changes of all revisions, and trials."""
