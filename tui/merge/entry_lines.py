"""One key of a merge, side by side: policy knob by knob, times, where they come from, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len, set_cell_size

from bankd.bank import Decision, TimingSummary
from bankd.bank.merge import Choice, Measured, MergeEntry, MergeLine, Side
from bankd.bank.subject import knobs_of, short_key
from bankd.bank.task_words import task_words
from bankd.escape import visible
from tui.formatting import NOTHING, counted, microseconds, target_name
from tui.glyphs import Glyphs
from tui.merge.formatting import GONE

SIDES = ("base", "ours", "theirs")
LABEL_WIDTH = 14
REVISION_DIGITS = 7
"""Of the id of a revision that is in their bank only; the host is to be seen, too."""
CHANGED = "*"
UNDECIDED = "?"
FIXED_LINES = 6
"""All but the knobs: rule, key, titles, times, where they come from, why."""

Knobs = Mapping[str, str]


def detail_lines(
    entry: MergeEntry, said: str, glyphs: Glyphs, *, width: int, height: int | None = None
) -> list[str]:
    """The pane below the list. `said`: what is to be told instead of the reason.

    `height`: lines that there is room for; None: as many as it takes.
    """
    line = entry.line
    titles = _row(("policy", *SIDES, "result"), width, glyphs)
    about = f" {short_key(line.key)}  {target_name(line.target)}  {task_words(line.task)}"
    knobs = list(_knob_rows(line))
    room = len(knobs) if height is None else max(1, height - FIXED_LINES)
    return [
        glyphs.rule * width,
        _cut(about, width, glyphs),
        titles,
        *(_row(row, width, glyphs) for row in _fitting(knobs, room)),
        _row(("median us / n", *_times(entry)), width, glyphs),
        _row(("measured", *_origins(entry)), width, glyphs),
        _cut(f" {'why':<{LABEL_WIDTH - 1}}{said or _why(line)}", width, glyphs),
    ]


def _fitting(rows: Sequence[tuple[str, ...]], room: int) -> Sequence[tuple[str, ...]]:
    if len(rows) <= room:
        return rows
    more = counted(len(rows) - room + 1, "more knob")
    return [*rows[: room - 1], (f"{more}: enter shows all",)]


def _knob_rows(line: MergeLine) -> Iterator[tuple[str, ...]]:
    """Those first in which the sides differ; what all leave at 0 is left out."""
    policies = [_knobs(getattr(line, name)) for name in (*SIDES, "result")]
    names = list(dict.fromkeys(name for policy in policies if policy for name in policy))
    differs = {name: len({p.get(name) for p in policies if p is not None}) > 1 for name in names}
    for name in sorted(names, key=lambda name: not differs[name]):
        if differs[name] or any(p[name] != "0" for p in policies if p):
            yield (name, *_values(name, policies, line))


def _values(name: str, policies: Sequence[Knobs | None], line: MergeLine) -> Iterator[str]:
    *sides, result = policies
    first = next((policy for policy in sides if policy is not None), {})
    for policy in sides:
        if policy is None:
            yield NOTHING
        else:
            value = policy.get(name, NOTHING)
            yield f"{value} {CHANGED}" if value != first.get(name, NOTHING) else value
    if result is None:
        yield UNDECIDED if line.is_open else NOTHING
    else:
        yield f"{result.get(name, NOTHING)}{UNDECIDED if line.is_open else ''}"


def _times(entry: MergeEntry) -> Iterator[str]:
    conflict, line = entry.conflict, entry.line
    decisions = {side: getattr(conflict, side) for side in SIDES}
    for side in SIDES:
        yield _time(decisions[side])
    taken = decisions.get(line.source)
    yield UNDECIDED if line.is_open else _time(taken) if taken else ""


def _time(decision: Decision | None) -> str:
    timing: TimingSummary | None = decision.timing if decision else None
    if timing is None:
        return NOTHING
    return f"{microseconds(timing.median_us)} / {timing.count}"


def _origins(entry: MergeEntry) -> Iterator[str]:
    for side in (Choice.BASE, Choice.OURS, Choice.THEIRS):
        yield _origin(entry.measured.get(side))


def _origin(measured: Measured | None) -> str:
    if measured is None:
        return NOTHING
    revision = (measured.revision or "")[:REVISION_DIGITS]
    return f"{revision} {','.join(measured.hosts)}".strip() or NOTHING


def _why(line: MergeLine) -> str:
    if not line.is_open:
        return f"{line.source}: {line.reason}" if line.result else f"{GONE}: {line.reason}"
    if not line.source:
        return line.reason
    # The figures stand in the rows above; what is cut off must not be what they come to.
    speeds, _, verdict = line.reason.rpartition(": ")
    return (
        f"{line.source} is suggested: {verdict} ({speeds})"
        if speeds
        else (f"{line.source} is suggested: {verdict}")
    )


def _knobs(side: Side | None) -> Knobs | None:
    return None if side is None else dict(knobs_of(side.policy))


def _row(texts: Sequence[str], width: int, glyphs: Glyphs) -> str:
    """A label and four columns of the same width."""
    if len(texts) == 1:
        return _cut(f" {texts[0]}", width, glyphs)
    column = (width - LABEL_WIDTH - 1) // 4
    widths = (LABEL_WIDTH, *[column] * 4)
    parts = (_padded(text, wide, glyphs) for text, wide in zip(texts, widths, strict=False))
    return f" {''.join(parts)}".rstrip()


def _padded(text: str, width: int, glyphs: Glyphs) -> str:
    """One blank at least to the next."""
    return set_cell_size(_cut(text, width - 1, glyphs), width)


def _cut(text: str, width: int, glyphs: Glyphs) -> str:
    shown = visible(text)
    if cell_len(shown) <= width:
        return shown
    return set_cell_size(shown, width - 1) + glyphs.more
