"""What was decided before, and who uses what is decided now."""

from __future__ import annotations

from bankd.bank import Decision, Past
from bankd.bank.subject import policy_in_short
from tui.charts import trend
from tui.formatting import counted, ratio
from tui.record.detail import Detail
from tui.record.parts import Drawn, Frame, changes, heading, lines, table, told

MOST_ROWS = 20
"""Of the history, of models."""
TREND_HEIGHT = 4


def history(found: Detail, frame: Frame) -> Drawn:
    """What was decided, newest first, and how the speed-up went."""
    life = list(found.life)
    steps = list(zip(life, [*(past.decision for past in life[1:]), None], strict=False))
    yield heading("history")
    yield table(
        ("rev", "when", "who", "message", "policy", "speed-up"),
        [_step(past, before, found.decision.policy) for past, before in steps[:MOST_ROWS]],
        right=("speed-up",),
    )
    if len(life) > MOST_ROWS:
        yield told(f"and {counted(len(life) - MOST_ROWS, 'earlier step')}")
    points = [
        (past.revision.name, past.decision.speedup if past.decision else None)
        for past in reversed(life)
    ]
    if sum(value is not None for _, value in points) > 1:
        yield told("")
        yield told("speed-up over the revisions")
        yield lines(trend(points, frame.width, TREND_HEIGHT, frame.glyphs, "x"))


def _step(past: Past, before: Decision | None, now: str) -> tuple[str, ...]:
    made, decision = past.revision, past.decision
    return (
        made.name,
        made.created[:16].replace("T", " "),
        made.author,
        made.message,
        _policy_step(before, decision, now),
        ratio(decision.speedup if decision else None),
    )


def _policy_step(before: Decision | None, after: Decision | None, now: str) -> str:
    if after is None:
        return "retired"
    if before is None:
        is_now = after.policy == now
        return "as it is now" if is_now else policy_in_short(after.task, after.policy)
    return changes(after.task, before.policy, after.policy) or "the same"


def use(found: Detail) -> Drawn:
    """Who asked for it."""
    yield heading("used by")
    found_hits = found.hits
    last = f", last {found_hits.last[:16].replace('T', ' ')}" if found_hits.last else ""
    yield told(f"{counted(found_hits.count, 'hit')} since it was decided{last}")
    if not found.models:
        yield told("No model that this bank knows uses it.")
        return
    yield table(
        ("model", "last used", "times", "keys"),
        [
            (m.name, m.last_used[:16].replace("T", " "), f"{m.uses:,}", f"{m.keys:,}")
            for m in found.models[:MOST_ROWS]
        ],
        right=("times", "keys"),
    )
    if len(found.models) > MOST_ROWS:
        yield told(f"and {counted(len(found.models) - MOST_ROWS, 'more model')}")
