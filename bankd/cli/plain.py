"""Values of a bank as plain values, for `--json`."""

from __future__ import annotations

import json
import math
from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from bankd.bank import Decision, Observation, Past, Revision, TimingSummary
from bankd.bank.differing_words import changed_values


def plain_decision(decision: Decision) -> dict[str, Any]:
    return {
        "key": decision.key,
        "task": json.loads(decision.task),
        "soc_version": decision.target.soc_version,
        "cores": decision.target.cores,
        "policy": json.loads(decision.policy),
        "rule": decision.rule,
        "baseline": plain_timing(decision.baseline),
        "timing": plain_timing(decision.timing),
        "speedup": decision.speedup,
        "stages": [asdict(stage) for stage in decision.stages],
        "environment": json.loads(decision.environment),
        "evidence": list(decision.evidence),
        "revision": decision.revision,
    }


def plain_observation(one: Observation, decision: Decision) -> dict[str, Any]:
    """A trial of a decision's key; how its environment differs from that of the decision."""
    return {
        "hash": one.content_hash,
        "is_evidence": one.content_hash in decision.evidence,
        "time": one.created,
        "outcome": one.outcome,
        "policy": json.loads(one.policy),
        "timing": plain_timing(one.timing),
        "baseline": plain_timing(one.baseline),
        # JSON knows no infinity.
        "error": str(one.error) if one.error == math.inf else one.error,
        "note": one.note,
        "host": one.host,
        "tool_version": one.tool_version,
        "environment": json.loads(one.environment),
        "environment_changes": [
            {"field": name, "decision": before, "observation": after}
            for name, before, after in changed_values(decision.environment, one.environment)
        ],
    }


def plain_past(past: Past, before: Decision | None) -> dict[str, Any]:
    """One step in the life of a key; `before`: what was decided until then."""
    decision = past.decision
    changes = changed_values(before.policy, decision.policy) if before and decision else []
    return {
        "revision": past.revision.name,
        "id": past.revision.id,
        "time": past.revision.created,
        "author": past.revision.author,
        "message": past.revision.message,
        "rule": decision and decision.rule,
        "policy": json.loads(decision.policy) if decision else None,
        "changes": [{"knob": name, "before": b, "after": a} for name, b, a in changes],
        "baseline": plain_timing(decision.baseline) if decision else None,
        "timing": plain_timing(decision.timing) if decision else None,
        "speedup": decision and decision.speedup,
    }


def plain_revision(revision: Revision, tags: Collection[str] = ()) -> dict[str, Any]:
    return {"name": revision.name, **asdict(revision), "tags": sorted(tags)}


def plain_timing(timing: TimingSummary | None) -> dict[str, Any] | None:
    if timing is None:
        return None
    return {name: value for name, value in asdict(timing).items() if name != "samples" or value}
