"""Lines of an export as checked values: what each field may hold, and that its text is canonical.

A line counts as read when the values, written again, give the same line: nothing can hide in it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bankd.bank.canonical import text_hash
from bankd.bank.exchange import quick
from bankd.bank.exchange.fields import (
    MOST_NOTE_CHARACTERS,
    canonical,
    cores_field,
    created_field,
    digest,
    error_field,
    evidence_text,
    key_field,
    outcome_field,
    parsed,
    require_fields,
    stages_text,
    timing_field,
    word,
)
from bankd.bank.exchange.lines import (
    DecisionLine,
    ObservationLine,
    decision_line,
    environment_line,
    observation_line,
    task_line,
)

_ENVIRONMENT = frozenset({"environment", "hash"})
_TASK = frozenset({"hash", "key", "task"})
_DECISION = frozenset({
    "baseline", "cores", "environment", "evidence", "hash", "key", "policy", "rule", "stages",
    "timing",
})  # fmt: skip
_OBSERVATION = frozenset({
    "baseline", "cores", "created", "environment", "error", "hash", "host", "key", "note",
    "outcome", "policy", "timing", "tool_version",
})  # fmt: skip


class NamedText(NamedTuple):
    """An environment by its hash, or a task by its key."""

    name: str
    text: str


def read_environment(line: str) -> NamedText:
    """Like all here: raises ValueError."""
    content = _fields(line, _ENVIRONMENT)
    text = canonical(content["environment"])
    require_hash(text_hash(text), digest("hash", content["hash"]))
    _require_same(environment_line(text), line)
    return NamedText(content["hash"], text)


def read_task(line: str) -> NamedText:
    key, text, claimed_hash = quick.task(line) or read_any_task(line)
    require_hash(text_hash(text), claimed_hash)
    return NamedText(key, text)


def read_any_task(line: str) -> tuple[str, str, str]:
    """Key, text, and the hash that the line says the text has."""
    content = _fields(line, _TASK)
    key, text = key_field(content["key"]), canonical(content["task"])
    claimed_hash = digest("hash", content["hash"])
    _require_same(task_line(key, text, claimed_hash), line)
    return key, text, claimed_hash


def read_decision(line: str) -> tuple[DecisionLine, str]:
    """The decision, and the hash that its line says it has."""
    return quick.decision(line) or read_any_decision(line)


def read_any_decision(line: str) -> tuple[DecisionLine, str]:
    content = _fields(line, _DECISION)
    entry = DecisionLine(
        cores_field(content["cores"]),
        key_field(content["key"]),
        canonical(content["policy"]),
        digest("environment", content["environment"]),
        word("rule", content["rule"]),
        timing_field("baseline", content["baseline"]),
        timing_field("timing", content["timing"]),
        stages_text(content["stages"]),
        evidence_text(content["evidence"]),
    )
    claimed_hash = digest("hash", content["hash"])
    _require_same(decision_line(entry, claimed_hash), line)
    return entry, claimed_hash


def read_observation(line: str) -> tuple[ObservationLine, str]:
    """The observation, and the hash that its line says it has."""
    return quick.observation(line) or read_any_observation(line)


def read_any_observation(line: str) -> tuple[ObservationLine, str]:
    content = _fields(line, _OBSERVATION)
    entry = ObservationLine(
        cores_field(content["cores"]),
        key_field(content["key"]),
        canonical(content["policy"]),
        digest("environment", content["environment"]),
        outcome_field(content["outcome"]),
        timing_field("baseline", content["baseline"]),
        timing_field("timing", content["timing"]),
        error_field(content["error"]),
        word("note", content["note"], MOST_NOTE_CHARACTERS),
        word("host", content["host"]),
        word("tool_version", content["tool_version"]),
        created_field(content["created"]),
    )
    claimed_hash = digest("hash", content["hash"])
    _require_same(observation_line(entry, claimed_hash), line)
    return entry, claimed_hash


def require_hash(found: str, claimed: str) -> None:
    if found != claimed:
        raise ValueError(f"its content has another hash than {claimed}")


def _fields(line: str, names: frozenset[str]) -> dict[str, Any]:
    content = parsed(line)
    require_fields(content, names)
    return content


def _require_same(written: str, line: str) -> None:
    if written != line:
        raise ValueError("not in canonical form")
