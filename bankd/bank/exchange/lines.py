"""The lines of an export: text of each kind, and the hashes that are taken over it.

Everything is put together by hand from checked parts: a million lines are to be written and read
in seconds. `tests` hold it to `record.Decision.content_hash` and `canonical`.
"""

from __future__ import annotations

from typing import NamedTuple

from bankd.bank.canonical import text_hash
from bankd.bank.exchange.fields import Timing, quoted


class DecisionLine(NamedTuple):
    """A decision without its task, which it points at; all texts are canonical JSON."""

    cores: int
    key: str
    policy: str
    environment: str
    """Hash of its text."""
    rule: str
    baseline: Timing
    timing: Timing
    stages: str
    evidence: str


class ObservationLine(NamedTuple):
    """A trial without its task, which it points at."""

    cores: int
    key: str
    policy: str
    environment: str
    """Hash of its text."""
    outcome: str
    baseline: Timing
    timing: Timing
    error: float | None
    note: str
    host: str
    tool_version: str
    created: str


class Context(NamedTuple):
    """What the hash of an entry covers and its line only points at; strings as JSON."""

    soc_version: str
    task: str
    """The text of the task as a JSON string."""
    environment: str


def environment_line(text: str) -> str:
    return f'{{"environment":{text},"hash":"{text_hash(text)}"}}'


def task_line(key: str, text: str, content_hash: str) -> str:
    return f'{{"hash":"{content_hash}","key":{quoted(key)},"task":{text}}}'


def decision_line(entry: DecisionLine, content_hash: str) -> str:
    cores, key, policy, environment, rule, baseline, timing, stages, evidence = entry
    return (
        f'{{"baseline":{baseline.text},"cores":{cores},"environment":"{environment}",'
        f'"evidence":{evidence},"hash":"{content_hash}","key":{quoted(key)},"policy":{policy},'
        f'"rule":{quoted(rule)},"stages":{stages},"timing":{timing.text}}}'
    )


def decision_hash(entry: DecisionLine, context: Context) -> str:
    """What `record.Decision.content_hash` says of the same decision."""
    cores, key, policy, _, rule, baseline, timing, stages, evidence = entry
    return text_hash(
        f'{{"baseline":{baseline.text},"cores":{cores},'
        f'"environment":{context.environment},"evidence":{evidence},"key":{quoted(key)},'
        f'"policy":{quoted(policy)},"rule":{quoted(rule)},"soc_version":{context.soc_version},'
        f'"stages":{stages},"task":{context.task},"timing":{timing.text}}}'
    )


def decision_leaf(entry: DecisionLine, soc_version: str, task: str) -> bytes:
    """What was decided, without any time: the leaf of `decisions_root`.

    `soc_version` as a JSON string, `task` its text.
    """
    return (
        f"[{soc_version},{entry.cores},{quoted(entry.key)},{task},{entry.policy},"
        f'{quoted(entry.rule)},"{entry.environment}"]'
    ).encode("ascii")


def evidence_leaf(kind: str, content_hash: str) -> bytes:
    """The leaf of `evidence_root`; `kind`: "decision" or "observation"."""
    return f"{kind} {content_hash}".encode("ascii")


def observation_line(entry: ObservationLine, content_hash: str) -> str:
    return (
        f'{{"baseline":{entry.baseline.text},'
        f'"cores":{entry.cores},"created":{quoted(entry.created)},'
        f'"environment":"{entry.environment}","error":{error_text(entry.error)},'
        f'"hash":"{content_hash}","host":{quoted(entry.host)},"key":{quoted(entry.key)},'
        f'"note":{quoted(entry.note)},"outcome":"{entry.outcome}","policy":{entry.policy},'
        f'"timing":{entry.timing.text},'
        f'"tool_version":{quoted(entry.tool_version)}}}'
    )


def observation_hash(entry: ObservationLine, context: Context) -> str:
    """What `record.Observation.content_hash` says of the same trial."""
    return text_hash(
        f'{{"baseline":{entry.baseline.text},'
        f'"cores":{entry.cores},"created":{quoted(entry.created)},'
        f'"environment":{context.environment},"error":{error_text(entry.error)},'
        f'"host":{quoted(entry.host)},"key":{quoted(entry.key)},"note":{quoted(entry.note)},'
        f'"outcome":"{entry.outcome}","policy":{quoted(entry.policy)},'
        f'"soc_version":{context.soc_version},"task":{context.task},'
        f'"timing":{entry.timing.text},'
        f'"tool_version":{quoted(entry.tool_version)}}}'
    )


def error_text(error: float | None) -> str:
    if error is None:
        return "null"
    return '"inf"' if error == float("inf") else repr(error)
