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
from bankd.bank.record import SHORT_ID_DIGITS, Hits
from bankd.bank.task_words import task_words
from bankd.cli.tables import cell, table_lines, wrapped

if TYPE_CHECKING:
    from bankd.bank.diff.diff import Difference
    from bankd.bank.merge import MergeLine

FACT_INDENT = 10
"""Column at which the values of facts begin, after a name of 9 letters."""


def plain_page(source: str, bank: Bank, decision: Decision) -> dict[str, Any]:
    """Return all that a bank, "custom" or "built-in", has about one entry."""
    place = (decision.key, decision.target)
    used, life = bank.hits(*place), bank.decision_history(*place)
    return {
        **plain_decision(decision),
        "source": source,
        "hits": used.count,
        "last_hit": used.last,
        "models": [
            {"name": m.name, "hash": m.content_hash, "uses": m.uses, "last_used": m.last_used}
            for m in bank.users(*place)
        ],
        "observations": [_plain_observation(one, decision) for one in bank.observations(*place)],
        "history": [plain_past(past) for past in life],
    }


def plain_decision(decision: Decision) -> dict[str, Any]:
    return {
        "key": decision.key,
        "task": json.loads(decision.task),
        **asdict(decision.target),
        "policy": json.loads(decision.policy),
        "rule": decision.rule,
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


def page_lines(source: str, bank: Bank, decision: Decision, *, samples: bool) -> Iterator[str]:
    """Return the same as lines for people; `samples`: with the times of every round."""
    place, task = (decision.key, decision.target), decision.task
    trials = list(enumerate(bank.observations(*place), start=1))
    facts = {
        "key": decision.key,
        "target": f"{decision.target.soc_version} with {decision.target.cores} cores",
        **_subject(task),
        "policy": subject.policy_in_short(task, decision.policy),
        "rule": decision.rule,
        "time": _times(decision.timing),
        "default": _times(decision.baseline),
        "speedup": cell(decision.speedup),
        **_provenance(source, decision, [one for _, one in trials], bank.hits(*place)),
    }
    for name, value in facts.items():
        yield from wrapped(f"{name:9} {value}", FACT_INDENT)
    if subject.is_subgraph(task):
        nodes = subject.nodes_of(task)
        yield from table_lines(
            ("makes", "op", "reads", "attributes"),
            ((node.makes, node.op, node.reads, node.attributes) for node in nodes),
            title=f"nodes ({len(nodes)})",
            dropping=("attributes",),
        )
        yield from table_lines(("knob", "value"), subject.knobs_of(decision.policy), title="policy")
    if subject.is_gradients(task):
        yield from _gradient_lines(decision, [one for _, one in trials])
    yield from table_lines(
        ("model", "last used", "times\nused", "keys"),
        ((m.name, m.last_used[:19], m.uses, m.keys) for m in bank.users(*place)),
        title="used by",
    )
    yield from table_lines(
        ("trial", "time", "outcome", "cited", "environment", "policy", "us", "default us", "note"),
        (
            (
                number,
                one.created[:19],
                one.outcome,
                "yes" if one.content_hash in decision.evidence else "",
                _environment(decision, one),
                subject.policy_in_short(one.task, one.policy),
                one.timing and one.timing.median_us,
                one.baseline and one.baseline.median_us,
                one.note,
            )
            for number, one in trials
        ),
        title=f"trials ({len(trials)})",
        dropping=("time", "environment", "cited"),
    )
    if samples:
        rows = (
            (number, what, " ".join(format(sample, ".4g") for sample in summary.samples))
            for number, one in trials
            for what, summary in (("policy", one.timing), ("default", one.baseline))
            if summary is not None and summary.samples
        )
        yield from table_lines(("trial", "of", "us, round by round"), rows, title="samples")
    yield from life_lines("decided", bank.decision_history(*place))


def _subject(task: str) -> dict[str, str]:
    if subject.is_subgraph(task):
        return {"subgraph": subject.shapes_of(task), "precision": subject.precision_of(task)}
    if subject.is_gradients(task):
        return {"gradients": subject.shapes_of(task), "ranks": subject.ranks_of(task)}
    return {"task": task_words(task)}


def _provenance(
    source: str, decision: Decision, observations: Sequence[Observation], used: Hits
) -> dict[str, str]:
    """Return what the decision rests on, where it is, and how often it was used."""
    cited = set(decision.evidence)
    here = sum(one.content_hash in cited for one in observations)
    environment = json.loads(decision.environment)
    if isinstance(environment, dict):
        measured = ", ".join(f"{name}={value}" for name, value in environment.items())
    else:
        measured = decision.environment
    return {
        "evidence": f"{len(cited)} trials, {here} of them in this bank",
        "bank": f"{source}, revision {str(decision.revision)[:SHORT_ID_DIGITS]}",
        "hits": f"{used.count}, last {used.last}" if used.last else "none since it was decided",
        "measured": measured,
    }


def _environment(decision: Decision, trial: Observation) -> str:
    """Return how the environment of a trial differs from that of the decision."""
    if decision.environment == trial.environment:
        return "same"
    return changes_in_short(decision.environment, trial.environment) or "another"


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    return (
        f"{timing.median_us:.4g} us [{timing.low_us:.4g}, {timing.high_us:.4g}], "
        f"{timing.count} samples"
    )


def _gradient_lines(decision: Decision, observations: Sequence[Observation]) -> Iterator[str]:
    """Segments of the split, and the gradients in their order with the times of readiness."""
    segments = subject.segments_of(decision.task, decision.policy)
    listed = subject.gradients_of(decision.task)
    yield from table_lines(
        ("gradients", "bytes"),
        ((f"{one.first} to {one.last}", one.size) for one in segments),
        title=f"segments ({len(segments)})",
    )
    if not segments:
        yield "segments of the framework's own"
    rows = itertools.zip_longest(listed, subject.newest_ready(decision.task, observations))
    yield from table_lines(
        ("number", "gradient", "bytes", "ready us"),
        ((one.number, one.kind, one.size, us) for one, us in rows),
        title=f"gradients ({len(listed)})",
    )


def figures(decision: Decision | None) -> tuple[float | None, ...]:
    """The last columns of a list of entries: times of default and policy in us, and speed-up."""
    if decision is None:
        return None, None, None
    default, chosen = decision.baseline, decision.timing
    times_us = (each.median_us if each else None for each in (default, chosen))
    return (*times_us, decision.speedup)


def life_lines(title: str, life: Iterable[Past]) -> Iterator[str]:
    """Return the decisions over time: what each step changed in the policy before it."""
    return table_lines(
        ("revision", "time", "author", "rule", "message", "policy", "default us", "chosen us",
         "speedup"),
        (
            (
                past.revision.name,
                past.revision.created[:19],
                past.revision.author,
                past.decision and past.decision.rule,
                past.revision.message,
                policy_step(past),
                *figures(past.decision),
            )
            for past in life
        ),
        title=title,
        dropping=("author", "message", "rule", "default us"),
    )  # fmt: skip


def policy_step(step: Past | Change) -> str:
    """Return its change of the policy: "tile_m 6 -> 14"; the whole where there was none."""
    before, after = step.before, step.decision if isinstance(step, Past) else step.after
    if after is None:
        return "retired"
    if before is None:
        return subject.policy_in_short(after.task, after.policy)
    return changes_in_short(before.policy, after.policy) or "same policy"
