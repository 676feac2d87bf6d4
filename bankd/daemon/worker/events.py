"""Events of a session on their way to the daemon: without the decisions, which the bank has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from bankd.bridge import Event, Outcome, PhaseStarted, TaskFinished, TaskStarted, TrialMeasured

_KINDS = {kind.__name__: kind for kind in (PhaseStarted, TaskStarted, TrialMeasured, TaskFinished)}


def event_as_json(event: Event) -> dict[str, Any]:
    content = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, TaskFinished):
        content["decision"] = None
    return {"event": type(event).__name__, **content}


def parse_event(content: Mapping[str, Any]) -> Event:
    """Raises TypeError, LookupError or ValueError for what is none."""
    given = dict(content)
    kind: Any = _KINDS[given.pop("event")]
    if "outcome" in given:
        given["outcome"] = Outcome(given["outcome"])
    event: Event = kind(**given)
    return event
