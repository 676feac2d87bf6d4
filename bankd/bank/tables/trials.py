"""SQL of the trials of a key: all, those that failed, and those that no decision has seen."""

from __future__ import annotations

from bankd.bank.record import PROVISIONAL
from bankd.bank.tables.rows import OBSERVATION_COLUMNS, OBSERVATION_JOINS, basis

_OF_TASK = """
    FROM observations
    WHERE observations.target = (SELECT id FROM targets WHERE soc_version = ? AND cores = ?)
      AND observations.task = (SELECT id FROM tasks WHERE key = ?)
"""
OBSERVED = f"SELECT observations.id {_OF_TASK}"
_PLACE = """
    target = (SELECT id FROM targets WHERE soc_version = ?1 AND cores = ?2)
    AND task = (SELECT id FROM tasks WHERE key = ?3)
"""
_SETTLING = f"""
    (SELECT max(revision) FROM (SELECT * FROM changes WHERE {_PLACE}) AS changed
     LEFT JOIN decisions ON decisions.id = changed.decision
     WHERE coalesce({basis("decisions")}, '') <> '{PROVISIONAL}')
"""
_LAST_CITED = f"""
    (SELECT max(cited.id)
     FROM (SELECT * FROM changes WHERE {_PLACE} AND revision = {_SETTLING}) AS changed
     CROSS JOIN decisions ON decisions.id = changed.decision AND json_valid(decisions.evidence)
     CROSS JOIN json_each(decisions.evidence) AS evidence
     CROSS JOIN observations AS cited ON cited.hash = evidence.value)
"""
# Retiring a key settles it, too: what was seen before is not taken up again. A provisional
# decision settles nothing. What came in after the last trial that the decision cites came after
# it, whatever the clocks said. One that cites none came, at the latest, when the next revision did.
UNSETTLED = f"""
    SELECT id FROM observations
    WHERE {_PLACE} AND environment = (SELECT id FROM environments WHERE hash = ?4)
      AND CASE WHEN {_LAST_CITED} IS NOT NULL THEN id > {_LAST_CITED}
          ELSE created > coalesce(
              (SELECT min(created) FROM revisions WHERE number >= {_SETTLING}), '') END
"""
FAILED = f"{OBSERVED} AND observations.outcome <> 'ok'"
TRIED = """
    SELECT tasks.key, count(*) AS trials, sum(observations.outcome <> 'ok') AS failed
    FROM json_each(:keys) AS asked
    CROSS JOIN tasks ON tasks.key = asked.value
    CROSS JOIN observations
        ON observations.target = :target AND observations.task = tasks.id
    GROUP BY tasks.key
"""


def whole_trials(chosen: str) -> str:
    """SQL of whole observations for a query that chooses them by `id`, as they came in."""
    return f"""
        SELECT {OBSERVATION_COLUMNS}
        FROM ({chosen}) AS wanted
        JOIN observations ON observations.id = wanted.id
        {OBSERVATION_JOINS}
        ORDER BY observations.id
    """
