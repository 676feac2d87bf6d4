"""One entry of a bank: as plain values for `--json`, and as lines for people."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from bankd.bank import (
    Bank,
    Decision,
    Model,
    Observation,
    Past,
    Revision,
    TimingSummary,
)
from bankd.bank.browse import hits, users
from bankd.bank.differing_words import changed_values, changes_in_short
from bankd.bank.gradients import gradients_of, newest_ready, ranks_of, segments_of
from bankd.bank.subject import (
    is_gradients,
    is_subgraph,
    knobs_of,
    nodes_of,
    policy_in_short,
    precision_of,
    shapes_of,
    short_key,
)
from bankd.bank.task_words import task_words
from bankd.bank.usage import Hits
from bankd.cli.tables import cell, table_lines, wrapped

if TYPE_CHECKING:
    from bankd.bank.diff import Difference
    from bankd.bank.merge import MergeLine

SHORT_REVISION = 12
FACT_INDENT = 10
"""Column at which the values of facts begin, after a name of 9 letters."""


@dataclass(frozen=True)
class Page:
    """All that a bank has about one entry."""

    source: str
    """The bank that holds it: "custom" or "built-in"."""
    decision: Decision
    observations: Sequence[Observation]
    life: Sequence[Past]
    """Newest first."""
    models: Sequence[Model]
    hits: Hits

    @staticmethod
    def of(source: str, bank: Bank, decision: Decision) -> Page:
        place = (decision.key, decision.target)
        return Page(
            source,
            decision,
            bank.observations(*place),
            bank.decision_history(*place),
            users(bank, *place),
            hits(bank, *place),
        )


def plain_page(page: Page) -> dict[str, Any]:
    return {
        **plain_decision(page.decision),
        "source": page.source,
        "hits": page.hits.count,
        "last_hit": page.hits.last,
        "models": [
            {"name": m.name, "hash": m.content_hash, "uses": m.uses, "last_used": m.last_used}
            for m in page.models
        ],
        "observations": [_plain_observation(one, page.decision) for one in page.observations],
        "history": [plain_past(past, before) for past, before in with_before(page.life)],
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
        "baseline": _plain_timing(decision.baseline) if decision else None,
        "timing": _plain_timing(decision.timing) if decision else None,
        "speedup": decision and decision.speedup,
    }


def plain_revision(revision: Revision, tags: Collection[str] = ()) -> dict[str, Any]:
    return {"name": revision.name, **asdict(revision), "tags": sorted(tags)}


def _plain_timing(timing: TimingSummary | None) -> dict[str, Any] | None:
    if timing is None:
        return None
    return {name: value for name, value in asdict(timing).items() if name != "samples" or value}


def entry_cells(entry: Decision | Difference | MergeLine) -> tuple[str, str, str]:
    """The first columns of a list of entries: key, what it is about, target."""
    return short_key(entry.key), task_words(entry.task), str(entry.target)


def page_lines(page: Page, *, samples: bool) -> Iterator[str]:
    """Return lines for people; `samples`: with the times of every round."""
    decision, observations = page.decision, list(enumerate(page.observations, start=1))
    for name, value in _facts(page).items():
        yield from wrapped(f"{name:9} {value}", FACT_INDENT)
    if is_subgraph(decision.task):
        nodes = nodes_of(decision.task)
        yield from table_lines(
            ("makes", "op", "reads", "attributes"),
            ((node.makes, node.op, node.reads, node.attributes) for node in nodes),
            left=4,
            title=f"nodes ({len(nodes)})",
            folding=("reads", "attributes"),
            dropping=("attributes",),
        )
        yield from table_lines(("knob", "value"), knobs_of(decision.policy), left=2, title="policy")
    if is_gradients(decision.task):
        yield from _gradient_lines(page)
    if page.models:
        yield from table_lines(
            ("model", "last used", "times\nused", "keys"),
            ((m.name, m.last_used[:19], m.uses, m.keys) for m in page.models),
            left=2,
            title="used by",
        )
    yield from table_lines(
        ("trial", "time", "outcome", "cited", "environment", "policy", "us", "default us", "note"),
        (_trial_row(number, one, decision) for number, one in observations),
        left=6,
        title=f"trials ({len(observations)})",
        folding=("environment", "policy", "note"),
        dropping=("time", "environment", "cited"),
    )
    if samples:
        rows = [
            (number, what, " ".join(format(sample, ".4g") for sample in summary.samples))
            for number, one in observations
            for what, summary in (("policy", one.timing), ("default", one.baseline))
            if summary is not None and summary.samples
        ]
        yield from table_lines(("trial", "of", "us, round by round"), rows, left=3, title="samples")
    yield from life_lines("decided", decision.task, page.life)


def _facts(page: Page) -> dict[str, object]:
    decision = page.decision
    task, cited = decision.task, set(decision.evidence)
    here = sum(one.content_hash in cited for one in page.observations)
    last = f"{page.hits.count}, last {page.hits.last}"
    environment = json.loads(decision.environment)
    if isinstance(environment, dict):
        measured = ", ".join(f"{name}={value}" for name, value in environment.items())
    if is_subgraph(task):
        subject = {"subgraph": shapes_of(task), "precision": precision_of(task)}
    elif is_gradients(task):
        subject = {"gradients": shapes_of(task), "ranks": ranks_of(task)}
    else:
        subject = {"task": task}
    return {
        "key": decision.key,
        "target": f"{decision.target.soc_version} with {decision.target.cores} cores",
        **subject,
        "policy": policy_in_short(task, decision.policy),
        "rule": decision.rule,
        "time": _times(decision.timing),
        "default": _times(decision.baseline),
        "speedup": cell(decision.speedup),
        "evidence": f"{len(cited)} trials, {here} of them in this bank",
        "bank": f"{page.source}, revision {str(decision.revision)[:SHORT_REVISION]}",
        "hits": last if page.hits.last else "none since it was decided",
        "measured": measured if isinstance(environment, dict) else decision.environment,
    }


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    return (
        f"{timing.median_us:.4g} us [{timing.low_us:.4g}, {timing.high_us:.4g}], "
        f"{timing.count} samples"
    )


def _gradient_lines(page: Page) -> Iterator[str]:
    """Segments of the split, and the gradients in their order with the times of readiness."""
    task, policy = page.decision.task, page.decision.policy
    segments, gradients = segments_of(task, policy), gradients_of(task)
    yield from table_lines(
        ("gradients", "bytes"),
        ((f"{one.first} to {one.last}", one.size) for one in segments),
        title=f"segments ({len(segments)})" if segments else "segments of the framework's own",
    )
    rows = itertools.zip_longest(gradients, newest_ready(task, page.observations))
    yield from table_lines(
        ("number", "gradient", "bytes", "ready us"),
        ((one.number, one.kind, one.size, us) for one, us in rows),
        left=2,
        title=f"gradients ({len(gradients)})",
    )


def _trial_row(number: int, one: Observation, decision: Decision) -> tuple[object, ...]:
    environment = "same"
    if decision.environment != one.environment:
        environment = changes_in_short(decision.environment, one.environment) or "another"
    return (
        number,
        one.created[:19],
        one.outcome,
        "yes" if one.content_hash in decision.evidence else "",
        environment,
        policy_in_short(one.task, one.policy),
        one.timing and one.timing.median_us,
        one.baseline and one.baseline.median_us,
        one.note,
    )


def life_lines(
    title: str, task: str, life: Sequence[Past], limit: int | None = None
) -> Iterator[str]:
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
                policy_step(task, before, past.decision),
                past.decision and past.decision.baseline and past.decision.baseline.median_us,
                past.decision and past.decision.timing and past.decision.timing.median_us,
                past.decision and past.decision.speedup,
            )
            for past, before in itertools.islice(with_before(life), limit)
        ),
        left=6,
        title=title,
        folding=("author", "message", "policy"),
        dropping=("author", "message", "rule", "default us"),
    )  # fmt: skip


def with_before(life: Sequence[Past]) -> Iterator[tuple[Past, Decision | None]]:
    """Each step with what was decided until then; None: nothing, or it had been retired."""
    before = [*(past.decision for past in life[1:]), None]
    return zip(life, before, strict=False)


def policy_step(task: str, before: Decision | None, after: Decision | None) -> str:
    """Return the change of a step: "tile_m 6 -> 14", or the whole policy where there was none."""
    if after is None:
        return "retired"
    if before is None:
        return policy_in_short(task, after.policy)
    return changes_in_short(before.policy, after.policy) or "same policy"
