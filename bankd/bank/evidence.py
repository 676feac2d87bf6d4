"""Observations: kept once each, read back, and the quarantine that follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from bankd.bank.canonical import text_hash
from bankd.bank.connection import Connection, Parameters
from bankd.bank.record import OUTCOMES, PROVISIONAL, Observation, TargetKey
from bankd.bank.rows import (
    OBSERVATION_COLUMNS,
    OBSERVATION_JOINS,
    insert_observations,
    to_observation,
)

_OF_TASK = """
    FROM observations
    WHERE observations.target = (SELECT id FROM targets WHERE soc_version = ? AND cores = ?)
      AND observations.task = (SELECT id FROM tasks WHERE key = ?)
"""

_OBSERVED = f"SELECT observations.id {_OF_TASK}"
# Retiring a key settles it, too: what was seen before is not taken up again. A provisional
# decision settles nothing.
UNSETTLED = f"""
    {_OBSERVED}
      AND observations.environment = (SELECT id FROM environments WHERE hash = ?)
      AND observations.created > coalesce((
        SELECT revisions.created FROM revisions
        WHERE revisions.number = (
            SELECT max(changes.revision)
            FROM changes LEFT JOIN decisions ON decisions.id = changes.decision
            WHERE changes.target = observations.target AND changes.task = observations.task
              AND coalesce(decisions.rule, '') <> '{PROVISIONAL}')), '')
"""
FAILED = f"""
    SELECT policies.text AS policy, failed.outcome
    FROM (SELECT observations.policy, observations.outcome {_OF_TASK}
             AND observations.outcome <> 'ok') AS failed
    JOIN policies ON policies.id = failed.policy
"""


def add_observations(connection: Connection, observations: Sequence[Observation]) -> int:
    with connection.writing() as writer:
        return insert_observations(writer, observations)


def observations(connection: Connection, key: str, target: TargetKey) -> list[Observation]:
    return _read(connection, _OBSERVED, (target.soc_version, target.cores, key))


def unsettled(
    connection: Connection, key: str, target: TargetKey, environment: str
) -> list[Observation]:
    place = (target.soc_version, target.cores, key)
    return _read(connection, UNSETTLED, (*place, text_hash(environment)))


def refused(connection: Connection, key: str, target: TargetKey) -> dict[str, str]:
    rows = connection.rows(FAILED, (target.soc_version, target.cores, key))
    worst: dict[str, str] = {}
    for row in sorted(rows, key=lambda row: OUTCOMES.index(row["outcome"])):
        worst[row["policy"]] = row["outcome"]
    return worst


def _read(connection: Connection, chosen: str, parameters: Parameters) -> list[Observation]:
    sql = f"""
        SELECT {OBSERVATION_COLUMNS}
        FROM ({chosen}) AS wanted
        JOIN observations ON observations.id = wanted.id
        {OBSERVATION_JOINS}
        ORDER BY observations.id
    """
    return list(connection.read(to_observation, sql, parameters))
