"""What `bankd explain` says as plain values, for `--json`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bankd.bank import Past, TargetKey
from bankd.bank.nearest import Difference, Near
from bankd.bridge.explain.explained import Answer, speedup_bounds, summary
from bankd.cli.plain import plain_decision

if TYPE_CHECKING:
    from bankd.bridge.explain.explain import Explanation


def plain_explanation(explanation: Explanation) -> dict[str, Any]:
    return {
        "of": explanation.of,
        "target": explanation.target and _target(explanation.target),
        "environment": json.loads(explanation.environment),
        "notes": [{"what": note.what, "hint": note.hint} for note in explanation.notes],
        "summary": {title: summary(answers) for title, answers in explanation.parts},
        "subgraphs": [_answer(one) for one in explanation.subgraphs],
        "operators": [_answer(one) for one in explanation.operators],
    }


def _answer(one: Answer) -> dict[str, Any]:
    return {
        "name": one.name,
        "uses": one.uses,
        "key": one.key,
        "task": json.loads(one.task),
        **_target(one.target),
        "hit": one.is_hit,
        "why": one.why,
        "details": one.details,
        **_entry(one),
        "nearest": [_near(near) for near in one.nearest],
        "elsewhere": [_target(target) for target in one.elsewhere],
        "unasked": list(one.unasked),
        "trials": one.tried.trials,
        "failed": one.tried.failed,
        "quarantined": [vars(failure) for failure in one.failures],
        "retired": one.retired and _past(one.retired),
    }


def _entry(one: Answer) -> dict[str, Any]:
    """What was found, of use or not; nothing but nulls where nothing was."""
    entry = one.entry
    bounds = speedup_bounds(entry.decision) if entry else None
    return {
        "bank": entry and entry.source,
        "since": entry and entry.revision and entry.revision.name,
        "decision": entry and plain_decision(entry.decision),
        "speedup_bounds": bounds and list(bounds),
        "inherited": [_difference(each) for each in one.inherited],
        "provisional": bool(entry and entry.is_provisional),
        "unverified": bool(entry and entry.is_unverified),
        "unusable": one.unusable or None,
    }


def _near(near: Near) -> dict[str, Any]:
    return {
        "decision": plain_decision(near.decision),
        "differences": [_difference(each) for each in near.differences],
    }


def _difference(one: Difference) -> dict[str, Any]:
    return {"field": one.field, "entry": one.there, "here": one.here}


def _past(past: Past) -> dict[str, Any]:
    revision = past.revision
    return {"revision": revision.name, "time": revision.created, "message": revision.message}


def _target(target: TargetKey) -> dict[str, Any]:
    return {"soc_version": target.soc_version, "cores": target.cores}
