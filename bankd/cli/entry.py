"""One entry of a bank: as plain values for `--json`, and as lines for people."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from bankd.bank import (
    Bank,
    Change,
    Decision,
    Observation,
    Past,
    Revision,
    TimingSummary,
    subject,
)
from bankd.bank.diff.diff_text import changed_values, changes_in_short
from bankd.bank.task_words import task_words
from bankd.cli.tables import PAGE_ROWS, Microseconds, UnsureRatio, page_columns, table_lines
from bankd.interval_text import is_unsure
from bankd.precision_table import lowered_of

if TYPE_CHECKING:
    from bankd.bank.diff.diff import Difference
    from bankd.bank.merge import MergeLine


def plain_page(source: str, bank: Bank, decision: Decision) -> dict[str, Any]:
    """Return all that a bank, "custom" or "built-in", has about one entry."""
    place = (decision.key, decision.target)
    used, life = bank.hits(*place), bank.decision_history(*place)
    observations = bank.observations(*place)
    is_choice = subject.is_precision(decision.task)
    return {
        **plain_decision(decision),
        **({"precision": lowered_of(decision, observations).plain} if is_choice else {}),
        "source": source,
        "hits": used.count,
        "last_hit": used.last,
        "models": [
            {"name": m.name, "hash": m.content_hash, "uses": m.uses, "last_used": m.last_used}
            for m in bank.users(*place)
        ],
        "observations": [_plain_observation(one, decision) for one in observations],
        "history": [plain_past(past) for past in life],
    }


def plain_decision(decision: Decision) -> dict[str, Any]:
    return {
        "key": decision.key,
        "task": json.loads(decision.task),
        **asdict(decision.target),
        "policy": json.loads(decision.policy),
        "rule": decision.rule,
        "pinned": decision.is_pinned,
        "baseline": _plain_timing(decision.baseline),
        "timing": _plain_timing(decision.timing),
        "speedup": decision.speedup,
        "stages": [asdict(stage) for stage in decision.stages],
        "environment": json.loads(decision.environment),
        "evidence": list(decision.evidence),
        "revision": decision.revision,
    }


def _plain_observation(one: Observation, decision: Decision) -> dict[str, Any]:
    """A trial of a decision's key; how its environment differs from that of the decision."""
    return {
        "hash": one.content_hash,
        "is_evidence": one.content_hash in decision.evidence,
        "time": one.created,
        "outcome": one.outcome,
        "policy": json.loads(one.policy),
        "timing": _plain_timing(one.timing),
        "baseline": _plain_timing(one.baseline),
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


def plain_past(past: Past) -> dict[str, Any]:
    """One step in the life of a key."""
    decision, before = past.decision, past.before
    changes = changed_values(before.policy, decision.policy) if before and decision else []
    decided = plain_decision(decision) if decision else {}
    return {
        "revision": past.revision.name,
        "id": past.revision.id,
        "time": past.revision.created,
        "author": past.revision.author,
        "message": past.revision.message,
        "changes": [{"knob": name, "before": b, "after": a} for name, b, a in changes],
        **{name: decided.get(name) for name in ("rule", "policy", "baseline", "timing", "speedup")},
    }


def plain_revision(revision: Revision | None, tags: Collection[str] = ()) -> dict[str, Any] | None:
    if revision is None:
        return None
    return {"name": revision.name, **asdict(revision), "tags": sorted(tags)}


def _plain_timing(timing: TimingSummary | None) -> dict[str, Any] | None:
    if timing is None:
        return None
    return {name: value for name, value in asdict(timing).items() if name != "samples" or value}


def entry_cells(entry: Decision | Difference | MergeLine) -> tuple[str, str, str]:
    """The first columns of a list of entries: key, what it is about, target."""
    return subject.short_key(entry.key), task_words(entry.task), str(entry.target)


NARROW_COLUMNS = 120
"""Width of a page from which on a column for the target is no loss."""
MIN_TEXT = 14
"""Minimum width of texts that are cut: the target is worth more than the rest of them."""


def table_of_entries(
    columns: Sequence[str], rows: Iterable[Sequence[object]], **layout: Any
) -> Iterator[str]:
    """A table with a column "target"; no lines where there are no rows.

    On a narrow page, a target that all of them have is named once, above the table.
    """
    waiting, place = iter(rows), columns.index("target")
    first = list(itertools.islice(waiting, PAGE_ROWS))
    targets = {str(row[place]) for row in first}
    every = itertools.chain(first, waiting)
    layout["min_elastic"] = MIN_TEXT
    if len(targets) != 1 or len(first) == PAGE_ROWS or page_columns() >= NARROW_COLUMNS:
        return table_lines(columns, every, **layout)
    others = [n for n in range(len(columns)) if n != place]
    return table_lines(
        [columns[n] for n in others],
        ([row[n] for n in others] for row in every),
        title=f"target {targets.pop()}",
        **layout,
    )


def figures(decision: Decision | None) -> tuple[float | None, ...]:
    """The last columns of a list of entries: times of default and policy, and speed-up."""
    if decision is None:
        return None, None, None
    speedup = decision.speedup
    if speedup is not None and is_unsure(decision.speedup_span):
        speedup = UnsureRatio(speedup)
    return median(decision.baseline), median(decision.timing), speedup


def median(timing: TimingSummary | None) -> Microseconds | None:
    return None if timing is None else Microseconds(timing.median_us)


def policy_step(step: Past | Change) -> str:
    """Return its change of the policy: "tile_m 6 -> 14"; the whole where there was none."""
    before, after = step.before, step.decision if isinstance(step, Past) else step.after
    if after is None:
        return "retired"
    if before is None:
        return subject.policy_in_short(after.task, after.policy)
    return changes_in_short(before.policy, after.policy) or "same policy"
