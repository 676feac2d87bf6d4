"""One decision in full: task, policy knob by knob, times, stages, trials and history."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from bankd.bank import Decision, Observation, Past, TargetKey
from bankd.bank.subject import (
    is_subgraph,
    knobs_of,
    nodes_of,
    op_of,
    policy_in_short,
    precision_of,
    shapes_of,
    short_key,
)
from bankd.escape import visible
from tui.screens.browse import BrowseScreen
from tui.source import Detail, read_detail
from tui.words import median, microseconds, place_name, ratio, target_name, timing


class RecordScreen(BrowseScreen[Detail]):
    """All that the bank knows about one key on one target."""

    ABOUT: ClassVar[str] = (
        "One decision: the policy chosen for a task, the rule that chose it, and its evidence. "
        "Times come with the interval around their median, all of one session."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "scroll('down')", "Down", show=False),
        Binding("k", "scroll('up')", "Up", show=False),
        Binding("g", "scroll('home')", "Top", show=False),
        Binding("G", "scroll('end')", "End", show=False),
    ]

    def __init__(self, place: Path, target: TargetKey, key: str) -> None:
        super().__init__(place_name(place), target_name(target), short_key(key))
        self._place = place
        self._target = target
        self._key = key

    def content(self) -> Widget:
        return VerticalScroll(Static(id="record"))

    def read(self) -> Detail:
        return read_detail(self._place, self._key, self._target)

    def show(self, found: Detail) -> None:
        self.show_empty()
        self.query_one("#record", Static).update(_page(found))
        self.query_one(VerticalScroll).focus()

    def action_scroll(self, where: str) -> None:
        scroll = self.query_one(VerticalScroll)
        getattr(scroll, f"action_scroll_{where}")()


def _page(found: Detail) -> Group:
    decision = found.decision
    return Group(
        _grid(_facts(decision)),
        *_section("policy", ("knob", "value"), knobs_of(decision.policy)),
        *_section("nodes", ("makes", "op", "reads", "attributes"), _nodes(decision)),
        *_section("stages", ("mode", "before us", "after us"), _stages(decision), left=1),
        *_section("history", ("revision", "time", "message", "policy"), map(_past, found.history)),
        *_section(
            f"trials ({len(found.observations)})",
            ("outcome", "us", "baseline us", "policy", "note"),
            map(_trial, found.observations),
        ),
    )


def _facts(decision: Decision) -> Iterable[tuple[str, str]]:
    environment = json.loads(decision.environment)
    pairs = environment.items() if isinstance(environment, dict) else [("", environment)]
    text = decision.task
    return (
        ("op", op_of(text)),
        ("made of" if is_subgraph(text) else "shapes", shapes_of(text)),
        ("key", decision.key),
        ("rule", decision.rule),
        ("tuned", timing(decision.timing)),
        ("baseline", timing(decision.baseline)),
        ("speed-up", ratio(decision.speedup)),
        ("measured", ", ".join(f"{name}={value}" for name, value in pairs)),
        # The nodes of a subgraph have a table of their own.
        ("precision", precision_of(text)) if is_subgraph(text) else ("task", text),
    )


def _nodes(decision: Decision) -> Iterable[tuple[str, ...]]:
    return ((node.makes, node.op, node.reads, node.attributes) for node in nodes_of(decision.task))


def _stages(decision: Decision) -> Iterable[tuple[str, str, str]]:
    return (
        (stage.mode, microseconds(stage.before_us), microseconds(stage.after_us))
        for stage in decision.stages
    )


def _past(past: Past) -> tuple[str, ...]:
    chosen = past.decision
    policy = policy_in_short(chosen.task, chosen.policy) if chosen else "retired"
    return (past.revision.name, past.revision.created[:19], past.revision.message, policy)


def _trial(one: Observation) -> tuple[str, ...]:
    return (
        one.outcome,
        median(one.timing),
        median(one.baseline),
        policy_in_short(one.task, one.policy),
        one.note,
    )


def _grid(pairs: Iterable[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, value in pairs:
        grid.add_row(Text(name, style="bold"), Text(visible(value)))
    return grid


def _section(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], *, left: int = 99
) -> Iterable[RenderableType]:
    """A heading and a table under it; nothing where there are no rows."""
    cells = [[Text(visible(text)) for text in row] for row in rows]
    if not cells:
        return ()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right")
    for row in cells:
        table.add_row(*row)
    return (Text(f"\n{title}", style="bold underline"), table)
