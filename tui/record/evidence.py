"""What a decision rests on: trials, stages of tuning, nodes of a subgraph, or gradients."""

from __future__ import annotations

from itertools import zip_longest

from bankd.bank import Decision, Observation
from bankd.bank.gradients import gradients_of, newest_ready, segments_of
from bankd.bank.subject import is_gradients, nodes_of
from tui.formatting import counted, median, microseconds, ratio
from tui.record.detail import Detail, speedup_of
from tui.record.parts import Drawn, changes, heading, table, told

MOST_NODES = 200


def trials(found: Detail) -> Drawn:
    """The best, and how many ended how."""
    number = len(found.trials)
    yield heading(f"trials ({number:,})")
    if not number:
        yield told("This bank has no trials of it: they were not imported.")
        return
    yield told(", ".join(f"{count:,} {outcome}" for outcome, count in found.outcomes.items()))
    cited = set(found.decision.evidence)
    yield table(
        ("speed-up", "us", "default us", "cited", "policy, as it differs", "note"),
        [_trial(found.decision, one, is_cited=one.content_hash in cited) for one in found.best],
        right=("speed-up", "us", "default us"),
    )
    left_out = found.outcomes.get("ok", 0) - len(found.best)
    if left_out:
        yield told(f"and {counted(left_out, 'slower trial')}; `bankd show` lists all")


def _trial(decision: Decision, one: Observation, *, is_cited: bool) -> tuple[str, ...]:
    return (
        ratio(speedup_of(one)),
        median(one.timing),
        median(one.baseline),
        "yes" if is_cited else "no",
        changes(decision.task, decision.policy, one.policy) or "the chosen one",
        one.note,
    )


def stages(found: Detail) -> Drawn:
    """What each tuning mode gained."""
    if not found.decision.stages:
        return
    yield heading("stages")
    yield table(
        ("mode", "before us", "after us"),
        [
            (s.mode, microseconds(s.before_us), microseconds(s.after_us))
            for s in found.decision.stages
        ],
        right=("before us", "after us"),
    )


def nodes(found: Detail) -> Drawn:
    """Of a subgraph."""
    made = nodes_of(found.decision.task)
    if not made:
        return
    yield heading(f"nodes ({len(made):,})")
    yield table(
        ("makes", "op", "reads", "attributes"),
        [(node.makes, node.op, node.reads, node.attributes) for node in made[:MOST_NODES]],
    )


def segments(found: Detail) -> Drawn:
    """Segments of a split: gradients that are sent together."""
    rows = segments_of(found.decision.task, found.decision.policy)
    yield heading(f"segments ({len(rows)})" if rows else "segments")
    if not rows:
        yield told("The framework's own: the bank does not know where they end.")
        return
    yield table(
        ("gradients", "bytes"),
        [(f"{one.first} to {one.last}", f"{one.size:,}") for one in rows],
        right=("bytes",),
    )


def gradients(found: Detail) -> Drawn:
    """Gradients in their order, with the times at which they are ready."""
    task = found.decision.task
    listed = gradients_of(task)
    if not is_gradients(task):
        return
    yield heading(f"gradients ({len(listed):,})")
    ready = map(microseconds, newest_ready(task, found.observations))
    rows = list(zip_longest(listed, ready, fillvalue=None))[:MOST_NODES]
    yield table(
        ("number", "gradient", "bytes", "ready us"),
        [(str(one.number), one.kind, f"{one.size:,}", us or "") for one, us in rows if one],
        right=("number", "bytes", "ready us"),
    )
