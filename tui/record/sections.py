"""The sections of the page of an entry, in their order on each side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from bankd.bank import Decision
from bankd.bank.gradients import ranks_of
from bankd.bank.subject import is_gradients, is_subgraph, op_of, precision_of, shapes_of
from tui.formatting import median, ratio, target_name
from tui.record.detail import Detail
from tui.record.evidence import gradients, nodes, segments, stages, trials
from tui.record.history import history, use
from tui.record.legal_values import LegalValues
from tui.record.parts import Drawn, Frame, heading, lines, pairs, rendered, told
from tui.record.policy import policy
from tui.record.times import environment, times
from tui.tiling.draw import drawn
from tui.tiling.given import NotKnown
from tui.tiling.tiling import tiling_of


@dataclass(frozen=True)
class Painted:
    """An entry as it is shown: what it was made of, and both sides of the page."""

    found: Detail
    legal: LegalValues | None
    frame: Frame
    left: Text
    right: Text


def paint(found: Detail, legal: LegalValues | None, frame: Frame) -> Painted:
    """Takes a while: for a thread."""
    left, right = left_side(found, legal, frame), right_side(found, frame)
    return Painted(found, legal, frame, rendered(left, frame.width), rendered(right, frame.width))


def left_side(found: Detail, legal: LegalValues | None, frame: Frame) -> Iterable[RenderableType]:
    """What was decided, and why."""
    yield from head(found)
    yield from policy(found, legal, frame.glyphs)
    yield from times(found, frame)
    yield from environment(found)


def right_side(found: Detail, frame: Frame) -> Iterable[RenderableType]:
    """How it works, its past, its users, its evidence."""
    is_split = is_gradients(found.decision.task)
    yield from segments(found) if is_split else tiling(found, frame)
    yield from history(found, frame)
    yield from use(found)
    yield from trials(found)
    yield from stages(found)
    yield from nodes(found)
    yield from gradients(found)


def head(found: Detail) -> Drawn:
    """What it is about, and what was gained."""
    decision = found.decision
    text = decision.task
    yield Text.assemble((f"{told(op_of(text)).plain}", "bold"), "  ", told(shapes_of(text)))
    yield pairs(
        [
            ("key", decision.key),
            ("target", target_name(decision.target)),
            ("rule", decision.rule),
            ("gain", _gain(decision)),
            _subject(text),
        ]
    )


def _subject(text: str) -> tuple[str, str]:
    if is_subgraph(text):
        return "precision", precision_of(text)
    return ("ranks", ranks_of(text)) if is_gradients(text) else ("task", text)


def _gain(decision: Decision) -> str:
    if decision.speedup is None:
        return "not measured"
    before, after = median(decision.baseline), median(decision.timing)
    return f"{ratio(decision.speedup)}: {before} -> {after} us"


def tiling(found: Detail, frame: Frame) -> Drawn:
    """How the loops are cut, or why that cannot be told."""
    decision = found.decision
    yield heading("how the loops are cut")
    try:
        cut = tiling_of(decision.task, decision.policy, decision.target)
    except NotKnown as why:
        yield told(f"No picture: {why}.")
        return
    yield lines(drawn(cut, frame.width, frame.glyphs))
