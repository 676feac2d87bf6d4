"""Rows of a bank as lines of an export: each part checked, and its hash compared.

A bank may come from anywhere: what could not be imported again is not exported.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from bankd.bank.canonical import text_hash
from bankd.bank.exchange import quick
from bankd.bank.exchange.fields import (
    MOST_NOTE_CHARACTERS,
    NO_TIMING,
    Timing,
    cores_field,
    created_field,
    digest,
    error_field,
    evidence_text,
    key_field,
    outcome_field,
    policy_text,
    quoted,
    samples_text,
    soc_version_field,
    stages_text,
    task_text,
    timing,
    timing_field,
    word,
)
from bankd.bank.exchange.gather import Row
from bankd.bank.exchange.lines import (
    Context,
    DecisionLine,
    ObservationLine,
    decision_hash,
    decision_leaf,
    decision_line,
    environment_line,
    observation_hash,
    observation_line,
    task_line,
)

ENVIRONMENTS_REMEMBERED = 32
"""A bank has few, and each may be long."""

Environment = Callable[[int], Row]
"""Number of a row -> hash and text."""


class DecisionText(NamedTuple):
    line: str
    content_hash: str
    leaf: bytes


class ObservationText(NamedTuple):
    line: str
    content_hash: str


class Writer:
    """Makes lines for one soc_version. Every method raises ValueError for a row that is damaged."""

    def __init__(self, soc_version: str, environment: Environment) -> None:
        self._soc_version = quoted(soc_version_field(soc_version))

        @lru_cache(maxsize=ENVIRONMENTS_REMEMBERED)
        def known(number: int) -> tuple[str, str]:
            stored_hash, text = environment(number)
            return digest("hash of the environment", stored_hash), quoted(text)

        self._environment = known

    def environment(self, row: Row) -> str:
        stored_hash, text = row
        _require_hash(text_hash(text), stored_hash)
        return environment_line(policy_text(text))

    def task(self, row: Row) -> str:
        key, text = row
        return task_line(key_field(key), task_text(text), text_hash(text))

    def decision(self, row: Row) -> DecisionText:
        cores, key, task, policy, environment, stored_hash, rule, stages, evidence = row[:9]
        environment_hash, environment_text = self._environment(environment)
        entry = DecisionLine(
            cores_field(cores),
            key_field(key),
            policy_text(policy),
            environment_hash,
            word("rule", rule),
            _timing("baseline", row[9:13]),
            _timing("timing", row[13:17]),
            _stages(stages),
            _evidence(evidence),
        )
        content_hash = decision_hash(
            entry, Context(self._soc_version, quoted(task), environment_text)
        )
        _require_hash(content_hash, stored_hash)
        return DecisionText(
            decision_line(entry, content_hash),
            content_hash,
            decision_leaf(entry, self._soc_version, task),
        )

    def observation(self, row: Row) -> ObservationText:
        cores, key, task, policy, environment, stored_hash = row[:6]
        outcome, error, note, host, tool_version, created = row[6:12]
        environment_hash, environment_text = self._environment(environment)
        entry = ObservationLine(
            cores_field(cores),
            key_field(key),
            policy_text(policy),
            environment_hash,
            outcome_field(outcome),
            _timing("baseline", row[12:17]),
            _timing("timing", row[17:22]),
            error_field("inf" if error == float("inf") else error),
            word("note", note, MOST_NOTE_CHARACTERS),
            word("host", host),
            word("tool_version", tool_version),
            created_field(created),
        )
        content_hash = observation_hash(
            entry, Context(self._soc_version, quoted(task), environment_text)
        )
        _require_hash(content_hash, stored_hash)
        return ObservationText(observation_line(entry, content_hash), content_hash)


def _timing(name: str, row: Row) -> Timing:
    if row[0] is None:
        return NO_TIMING
    found = quick.timing(row[:4]) or timing_field(name, row[:4])
    text = row[4] if len(row) == 5 else None
    if not text:
        return found
    return timing(row[0], row[1], row[2], row[3], _samples(name, text))


def _samples(name: str, text: str) -> str:
    if quick.are_samples(text):
        return text
    return _same(text, samples_text(f"{name}: samples", json.loads(text)))


def _stages(text: str) -> str:
    return text if quick.are_stages(text) else _same(text, stages_text(json.loads(text)))


def _evidence(text: str) -> str:
    return text if quick.is_evidence(text) else _same(text, evidence_text(json.loads(text)))


def _same(stored: str, canonical_text: str) -> str:
    if stored != canonical_text:
        raise ValueError(f"not canonical JSON: {stored[:80]!r}")
    return stored


def _require_hash(content_hash: str, stored_hash: str) -> None:
    if content_hash != stored_hash:
        raise ValueError(f"its content has another hash than {stored_hash!r}")
