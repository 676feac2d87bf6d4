"""Evidence of a decision: trials, stages, nodes or gradients; its history; its users."""

from __future__ import annotations

from itertools import zip_longest

from bankd.bank import Decision, Observation, Past
from bankd.bank.diff.diff_text import changes_in_short
from bankd.bank.noise import is_noisy
from bankd.bank.subject import (
    gradients_of,
    is_foreign,
    is_gradients,
    newest_ready,
    nodes_of,
    policy_in_short,
    segments_of,
    shortened,
)
from bankd.figures import LOWERED
from bankd.precision_table import lowered_of
from tui.charts import sparkline, trend
from tui.formatting import counted, median, microseconds, ratio
from tui.record.detail import Detail, speedup_of
from tui.record.drawing import Canvas, Section, heading, lines, plain, table

MAX_NODES = 200
MAX_ROWS = 20
"""Maximum number of steps of the history, and of models."""
TREND_HEIGHT = 4


def trials(found: Detail, frame: Canvas) -> Section:
    """The best, and how many ended how."""
    number = len(found.trials)
    yield heading(f"trials ({number:,})")
    if not number:
        yield plain("This bank has no trials of it: they were not imported.")
        return
    yield plain(", ".join(f"{count:,} {outcome}" for outcome, count in found.outcomes.items()))
    if len(found.search) > 1:
        first, last = ratio(found.search[0]), ratio(found.search[-1])
        room = max(1, frame.width - len(f"best so far: {first}  {last}"))
        curve = sparkline(found.search, room, frame.glyphs)
        yield lines([f"best so far: {first} {curve} {last}"])
    cited = set(found.decision.evidence)
    yield table(
        ("speed-up", "us", "default us", "cited", "policy, as it differs", "note"),
        [_trial(found.decision, one, is_cited=one.content_hash in cited) for one in found.best],
        right=("speed-up", "us", "default us"),
    )
    left_out = found.outcomes.get("ok", 0) - len(found.best)
    if left_out:
        yield plain(f"and {counted(left_out, 'slower trial')}; `bankd show` lists all")


def _trial(decision: Decision, one: Observation, *, is_cited: bool) -> tuple[str, ...]:
    return (
        f"{ratio(speedup_of(one))}{' noisy' * is_noisy(one)}",
        median(one.timing),
        median(one.baseline),
        "yes" if is_cited else "no",
        _changes(decision.task, decision.policy, one.policy) or "the chosen one",
        one.note,
    )


def _changes(task: str, before: str, after: str) -> str:
    """The changes from one policy to another: "unroll 1 -> 4"; empty for the same."""
    changes = changes_in_short(before, after)
    return shortened(changes) if is_foreign(task) else changes


def stages(found: Detail) -> Section:
    """Show what each tuning mode gained."""
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


def nodes(found: Detail) -> Section:
    """The nodes of a subgraph."""
    made = nodes_of(found.decision.task)
    if not made:
        return
    yield heading(f"nodes ({len(made):,})")
    yield table(
        ("makes", "op", "reads", "attributes"),
        [(node.makes, node.op, node.reads, node.attributes) for node in made[:MAX_NODES]],
    )


def groups(found: Detail) -> Section:
    """Groups of operators of a model: what fewer bits save and cost there."""
    lowered = lowered_of(found.decision, found.observations)
    yield heading(f"groups of operators ({len(lowered.chains)})")
    yield plain(str(lowered))
    yield table(LOWERED, [*lowered.rows][:MAX_NODES], right=LOWERED[1:3])


def segments(found: Detail) -> Section:
    """Segments of a split: gradients that are sent together."""
    rows = segments_of(found.decision.task, found.decision.policy)
    yield heading(f"segments ({len(rows)})" if rows else "segments")
    if not rows:
        yield plain("The framework's own: the bank does not know where they end.")
        return
    yield table(
        ("gradients", "bytes"),
        [(f"{one.first} to {one.last}", f"{one.size:,}") for one in rows],
        right=("bytes",),
    )


def gradients(found: Detail) -> Section:
    """Gradients in their order, with the times at which they are ready."""
    task = found.decision.task
    if not is_gradients(task):
        return
    listed = gradients_of(task)
    yield heading(f"gradients ({len(listed):,})")
    ready = map(microseconds, newest_ready(task, found.observations))
    rows = list(zip_longest(listed, ready, fillvalue=None))[:MAX_NODES]
    yield table(
        ("number", "gradient", "bytes", "ready us"),
        [(str(one.number), one.kind, f"{one.size:,}", us or "") for one, us in rows if one],
        right=("number", "bytes", "ready us"),
    )


def history(found: Detail, frame: Canvas) -> Section:
    """Show what was decided, newest first, and the course of the speed-up."""
    life = list(found.life)
    yield heading("history")
    yield table(
        ("rev", "when", "who", "message", "policy", "speed-up"),
        [_step(past, found.decision.policy) for past in life[:MAX_ROWS]],
        right=("speed-up",),
    )
    if len(life) > MAX_ROWS:
        yield plain(f"and {counted(len(life) - MAX_ROWS, 'earlier step')}")
    points = [
        (past.revision.name, past.decision.speedup if past.decision else None)
        for past in reversed(life)
    ]
    if sum(value is not None for _, value in points) > 1:
        yield plain("")
        yield plain("speed-up over the revisions")
        yield lines(trend(points, frame.width, TREND_HEIGHT, frame.glyphs, "x"))


def _step(past: Past, now: str) -> tuple[str, ...]:
    made, decision = past.revision, past.decision
    return (
        made.name,
        made.created[:16].replace("T", " "),
        made.author,
        made.message,
        _policy_step(past.before, decision, now),
        ratio(decision.speedup if decision else None),
    )


def _policy_step(before: Decision | None, after: Decision | None, now: str) -> str:
    if after is None:
        return "retired"
    if before is None:
        is_now = after.policy == now
        return "as it is now" if is_now else policy_in_short(after.task, after.policy)
    return _changes(after.task, before.policy, after.policy) or "the same"


def use(found: Detail) -> Section:
    """Models and look-ups that used the decision."""
    yield heading("used by")
    hits, models = found.hits, found.models
    last = f", last {hits.last[:16].replace('T', ' ')}" if hits.last else ""
    yield plain(f"{counted(hits.count, 'hit')} since it was decided{last}")
    if not models:
        yield plain("No model that this bank knows uses it.")
        return
    yield table(
        ("model", "last used", "times", "keys"),
        [
            (m.name, m.last_used[:16].replace("T", " "), f"{m.uses:,}", f"{m.keys:,}")
            for m in models[:MAX_ROWS]
        ],
        right=("times", "keys"),
    )
    if len(models) > MAX_ROWS:
        yield plain(f"and {counted(len(models) - MAX_ROWS, 'more model')}")
