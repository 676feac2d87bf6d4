"""Observations: kept once each, read back, and the quarantine that follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from bankd.bank.connection import Connection
from bankd.bank.record import OUTCOMES, Observation, TargetKey
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

OBSERVED = f"""
    SELECT {OBSERVATION_COLUMNS}
    FROM (SELECT observations.id {_OF_TASK}) AS wanted
    JOIN observations ON observations.id = wanted.id
    {OBSERVATION_JOINS}
    ORDER BY observations.id
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
    parameters = (target.soc_version, target.cores, key)
    return list(connection.read(to_observation, OBSERVED, parameters))


def refused(connection: Connection, key: str, target: TargetKey) -> dict[str, str]:
    rows = connection.rows(FAILED, (target.soc_version, target.cores, key))
    worst: dict[str, str] = {}
    for row in sorted(rows, key=lambda row: OUTCOMES.index(row["outcome"])):
        worst[row["policy"]] = row["outcome"]
    return worst
