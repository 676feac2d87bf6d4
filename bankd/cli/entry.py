"""One entry of a bank on standard output: facts, nodes and knobs, trials, users, and its life."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bankd.bank import Bank, Decision, Model, Observation, Past, TargetKey, TimingSummary
from bankd.bank.browse import hits, users
from bankd.bank.differing_words import changed_values, changes_in_short
from bankd.bank.gradients import gradients_of, newest_ready, ranks_of, segments_of
from bankd.bank.subject import (
    is_gradients,
    is_subgraph,
    knobs_of,
    nodes_of,
    op_of,
    policy_in_short,
    precision_of,
    shapes_of,
    short_key,
)
from bankd.bank.usage import Hits
from bankd.cli.plain import plain_decision, plain_observation, plain_past
from bankd.cli.tables import cell, table_lines, wrapped

LISTED_INPUTS = 2
"""Inputs of a task that a list shows: those that are its own, as a rule."""

SHORT_REVISION = 12
SAMPLE_FORMAT = ".4g"
FACT_INDENT = 10
"""Column at which the values of facts begin, after a name of 9 letters."""

LIFE_COLUMNS = (
    "revision", "time", "author", "rule", "message", "policy", "default us", "chosen us", "speedup",
)  # fmt: skip


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
    """Return it for `--json`."""
    return {
        **plain_decision(page.decision),
        "source": page.source,
        "hits": page.hits.count,
        "last_hit": page.hits.last,
        "models": [
            {"name": m.name, "hash": m.content_hash, "uses": m.uses, "last_used": m.last_used}
            for m in page.models
        ],
        "observations": [plain_observation(one, page.decision) for one in page.observations],
        "history": [plain_past(past, before) for past, before in with_before(page.life)],
    }


def page_lines(page: Page, *, samples: bool) -> Iterator[str]:
    """Return lines for people; `samples`: with the times of every round."""
    for name, value in _facts(page).items():
        yield from wrapped(f"{name:9} {value}", FACT_INDENT)
    if is_subgraph(page.decision.task):
        yield from _subgraph_lines(page.decision)
    if is_gradients(page.decision.task):
        yield from _gradient_lines(page)
    if page.models:
        yield from table_lines(
            ("model", "last used", "times\nused", "keys"),
            ((m.name, m.last_used[:19], m.uses, m.keys) for m in page.models),
            left=2,
            title="used by",
        )
    yield from _trial_lines(page)
    if samples:
        yield from _sample_lines(page.observations)
    yield from life_lines("decided", page.decision.task, page.life)


def life_lines(
    title: str, task: str, life: Sequence[Past], limit: int | None = None
) -> Iterator[str]:
    """Return the decisions over time: what each step changed in the policy before it."""
    newest = itertools.islice(with_before(life), limit)
    return table_lines(
        LIFE_COLUMNS,
        (_life_row(task, past, before) for past, before in newest),
        left=6,
        title=title,
        folding=("author", "message", "policy"),
        dropping=("author", "message", "rule", "default us"),
    )


def life_title(source: str, key: str, target: TargetKey) -> str:
    return f"{key} on {target.soc_version} with {target.cores} cores ({source})"


def with_before(life: Sequence[Past]) -> Iterator[tuple[Past, Decision | None]]:
    """Each step with what was decided until then; None: nothing, or it had been retired."""
    before = [*(past.decision for past in life[1:]), None]
    return zip(life, before, strict=False)


def _facts(page: Page) -> dict[str, object]:
    decision = page.decision
    return {
        "key": decision.key,
        "target": f"{decision.target.soc_version} with {decision.target.cores} cores",
        **_subject_facts(decision.task),
        "policy": policy_in_short(decision.task, decision.policy),
        "rule": decision.rule,
        "time": _times(decision.timing),
        "default": _times(decision.baseline),
        "speedup": cell(decision.speedup),
        "evidence": _evidence(page),
        "bank": f"{page.source}, revision {str(decision.revision)[:SHORT_REVISION]}",
        "hits": _hits(page),
        "measured": _measured(decision.environment),
    }


def _subject_facts(task: str) -> dict[str, str]:
    if is_subgraph(task):
        return {"subgraph": shapes_of(task), "precision": precision_of(task)}
    if is_gradients(task):
        return {"gradients": shapes_of(task), "ranks": ranks_of(task)}
    return {"task": task}


def _hits(page: Page) -> str:
    """Number of times that a model found it here when it was tuned or compiled."""
    if page.hits.last:
        return f"{page.hits.count}, last {page.hits.last}"
    return "none since it was decided"


def _evidence(page: Page) -> str:
    cited = set(page.decision.evidence)
    here = sum(one.content_hash in cited for one in page.observations)
    return f"{len(cited)} trials, {here} of them in this bank"


def _measured(text: str) -> str:
    environment = json.loads(text)
    if not isinstance(environment, dict):
        return text
    return ", ".join(f"{name}={value}" for name, value in environment.items())


def _subgraph_lines(decision: Decision) -> Iterator[str]:
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


def _gradient_lines(page: Page) -> Iterator[str]:
    """Segments of the split, and the gradients in their order with the times of readiness."""
    task, policy = page.decision.task, page.decision.policy
    segments, gradients = segments_of(task, policy), gradients_of(task)
    ready_us = newest_ready(task, page.observations)
    yield from table_lines(
        ("gradients", "bytes"),
        ((f"{one.first} to {one.last}", one.size) for one in segments),
        left=1,
        title=f"segments ({len(segments)})" if segments else "segments of the framework's own",
    )
    rows = itertools.zip_longest(gradients, ready_us)
    yield from table_lines(
        ("number", "gradient", "bytes", "ready us"),
        ((one.number, one.kind, one.size, us) for one, us in rows),
        left=2,
        title=f"gradients ({len(gradients)})",
    )


def _trial_lines(page: Page) -> Iterator[str]:
    return table_lines(
        ("trial", "time", "outcome", "cited", "environment", "policy", "us", "default us", "note"),
        (_trial_row(number, one, page.decision) for number, one in _numbered(page.observations)),
        left=6,
        title=f"trials ({len(page.observations)})",
        folding=("environment", "policy", "note"),
        dropping=("time", "environment", "cited"),
    )


def _trial_row(number: int, one: Observation, decision: Decision) -> tuple[object, ...]:
    return (
        number,
        one.created[:19],
        one.outcome,
        "yes" if one.content_hash in decision.evidence else "",
        _environment_in_short(decision, one),
        policy_in_short(one.task, one.policy),
        one.timing and one.timing.median_us,
        one.baseline and one.baseline.median_us,
        one.note,
    )


def _environment_in_short(decision: Decision, one: Observation) -> str:
    """ "same" as the decision's, or what differs: "llvm 21 -> 22"."""
    if decision.environment == one.environment:
        return "same"
    return changes_in_short(decision.environment, one.environment) or "another"


def _sample_lines(observations: Sequence[Observation]) -> Iterator[str]:
    rows = [
        (number, what, " ".join(format(sample, SAMPLE_FORMAT) for sample in summary.samples))
        for number, one in _numbered(observations)
        for what, summary in (("policy", one.timing), ("default", one.baseline))
        if summary is not None and summary.samples
    ]
    return table_lines(("trial", "of", "us, round by round"), rows, left=3, title="samples")


def _numbered(observations: Sequence[Observation]) -> Iterator[tuple[int, Observation]]:
    return enumerate(observations, start=1)


def _life_row(task: str, past: Past, before: Decision | None) -> tuple[object, ...]:
    decision = past.decision
    return (
        past.revision.name,
        past.revision.created[:19],
        past.revision.author,
        decision and decision.rule,
        past.revision.message,
        policy_step(task, before, decision),
        decision and decision.baseline and decision.baseline.median_us,
        decision and decision.timing and decision.timing.median_us,
        decision and decision.speedup,
    )


def entry_cells(key: str, task: str, target: TargetKey) -> tuple[str, str, str]:
    """The first columns of a list of entries: key, what it is about, target."""
    return short_key(key), f"{op_of(task)} {shapes_of(task, LISTED_INPUTS)}", str(target)


def policy_step(task: str, before: Decision | None, after: Decision | None) -> str:
    """Return the change of a step: "tile_m 6 -> 14", or the whole policy where there was none."""
    if after is None:
        return "retired"
    if before is None:
        return policy_in_short(task, after.policy)
    if not changed_values(before.policy, after.policy):
        return "same policy"
    return changes_in_short(before.policy, after.policy)


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    return (
        f"{timing.median_us:.4g} us [{timing.low_us:.4g}, {timing.high_us:.4g}], "
        f"{timing.count} samples"
    )
