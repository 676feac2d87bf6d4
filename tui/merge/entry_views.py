"""One key of a merge, side by side: a pane below the list, and a window with all of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from rich.console import RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from bankd.bank import Decision
from bankd.bank.merge import Choice, Measured, MergeEntry, MergeLine, Side
from bankd.bank.subject import knobs_of, short_key
from bankd.bank.task_words import task_words
from bankd.escape import visible
from tui.formatting import NOTHING, counted, fitted, microseconds, target_name
from tui.glyphs import Glyphs
from tui.merge.formatting import GONE
from tui.windows.text_windows import LinesScreen, TextWindow

SIDES = ("base", "ours", "theirs")
LABEL_WIDTH = 15
REVISION_DIGITS = 7
"""Digits of the id of a revision that is in their bank only; the host is to be seen, too."""
CHANGED = "*"
UNDECIDED = "?"
FIXED_LINES = 6
"""Lines of the pane besides the knobs: rule, key, titles, times, origins, reason."""
MIN_PANE_LINES = 9
PANE_SHARE = 3
"""The pane of a tall screen gets one line of so many."""
WINDOW_FRAME = 6
"""Characters of a line that the window itself needs."""
MIN_WINDOW_WIDTH = 76
WINDOW_SHARE = 0.6
"""Width of windows, as the style sheet has it."""


class MergePane(Static):
    """Shows as many knobs as it has room for."""

    DEFAULT_CSS = """
    MergePane { height: 9; }
    """
    entry: MergeEntry | None = None

    def fit(self) -> int:
        """Take the height that the screen gives."""
        height = max(MIN_PANE_LINES, self.app.size.height // PANE_SHARE)
        self.styles.height = height
        return height

    def show(self, entry: MergeEntry, said: str, glyphs: Glyphs) -> None:
        """`said`: what is shown instead of the reason."""
        self.entry = entry
        line, width, height = entry.line, self.app.size.width, self.fit()
        about = f" {short_key(line.key)}  {target_name(line.target)}  {task_words(line.task)}"
        why = f" {'why':<{LABEL_WIDTH}}{said or _why(line)}"
        lines = [
            glyphs.rule * width,
            _cut(about, width, glyphs),
            *_columns(entry, width, glyphs, height - FIXED_LINES),
            _cut(why, width, glyphs),
        ]
        self.update(Text("\n".join(lines), no_wrap=True), layout=False)


class MergeEntryScreen(TextWindow):
    """The task in words, every knob, and the whole reason; `t` shows the task as it is kept."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "task", "Task", tooltip="Show the task as it is kept, in JSON"),
    ]

    def __init__(self, entry: MergeEntry, said: str, glyphs: Glyphs) -> None:
        super().__init__(entry.line.key)
        self._entry, self._said, self._glyphs = entry, said, glyphs

    def body(self) -> Iterable[RenderableType]:
        line = self._entry.line
        room = self.app.size.width
        width = min(room, max(MIN_WINDOW_WIDTH, int(WINDOW_SHARE * room))) - WINDOW_FRAME
        yield Text(visible(task_words(line.task)))
        columns = _columns(self._entry, width, self._glyphs)
        yield Text("\n" + "\n".join(columns), no_wrap=True)
        yield Text("\n" + visible(self._said or line.reason))

    def action_task(self) -> None:
        line = self._entry.line
        lines = json.dumps(json.loads(line.task), indent=1).splitlines()
        self.app.push_screen(LinesScreen(f"task {line.key}", lines))


def _columns(
    entry: MergeEntry, width: int, glyphs: Glyphs, room: int | None = None
) -> Iterator[str]:
    """The sides next to each other. `room`: lines for the knobs; None: as many as it takes."""
    knobs = list(_knob_rows(entry.line))
    if room is not None and len(knobs) > max(1, room):
        more = counted(len(knobs) - max(1, room) + 1, "more knob")
        knobs[max(1, room) - 1 :] = [(f"{more}: enter shows all",)]
    rows = [
        ("policy", *SIDES, "result"),
        *knobs,
        ("median us / n", *_times(entry)),
        ("measured", *(_origin(entry.measured.get(Choice(side))) for side in SIDES)),
    ]
    return (_row(row, width, glyphs) for row in rows)


def _knob_rows(line: MergeLine) -> Iterator[tuple[str, ...]]:
    """Knobs in which the sides differ come first; what all leave at 0 is left out."""
    policies = [_knobs(getattr(line, name)) for name in (*SIDES, "result")]
    names = list(dict.fromkeys(name for policy in policies if policy for name in policy))
    differs = {name: len({p.get(name) for p in policies if p is not None}) > 1 for name in names}
    for name in sorted(names, key=lambda name: not differs[name]):
        if differs[name] or any(p[name] != "0" for p in policies if p):
            yield (name, *_values(name, policies, line))


def _values(
    name: str, policies: Sequence[Mapping[str, str] | None], line: MergeLine
) -> Iterator[str]:
    *sides, result = policies
    first = next((policy for policy in sides if policy is not None), {})
    for policy in sides:
        value = NOTHING if policy is None else policy.get(name, NOTHING)
        is_changed = policy is not None and value != first.get(name, NOTHING)
        yield f"{value} {CHANGED}" if is_changed else value
    open_mark = UNDECIDED if line.is_open else ""
    if result is None:
        yield open_mark or NOTHING
    else:
        yield f"{result.get(name, NOTHING)}{open_mark}"


def _times(entry: MergeEntry) -> Iterator[str]:
    decisions = {side: getattr(entry.conflict, side) for side in SIDES}
    for side in SIDES:
        yield _time(decisions[side])
    taken = decisions.get(entry.line.source)
    yield UNDECIDED if entry.line.is_open else _time(taken) if taken else ""


def _time(decision: Decision | None) -> str:
    if decision is None or decision.timing is None:
        return NOTHING
    return f"{microseconds(decision.timing.median_us)} / {decision.timing.count}"


def _origin(measured: Measured | None) -> str:
    if measured is None:
        return NOTHING
    revision = (measured.revision or "")[:REVISION_DIGITS]
    return f"{revision} {','.join(measured.hosts)}".strip() or NOTHING


def _why(line: MergeLine) -> str:
    if not line.is_open:
        return f"{line.source if line.result else GONE}: {line.reason}"
    if not line.source:
        return line.reason
    # The figures are in the rows above; the verdict must not be what is cut off.
    speeds, _, verdict = line.reason.rpartition(": ")
    return f"{line.source} is suggested: {verdict}" + (f" ({speeds})" if speeds else "")


def _knobs(side: Side | None) -> Mapping[str, str] | None:
    return None if side is None else dict(knobs_of(side.policy))


def _row(texts: Sequence[str], width: int, glyphs: Glyphs) -> str:
    """A label and four columns of the same width, one blank at least between two."""
    if len(texts) == 1:
        return _cut(f" {texts[0]}", width, glyphs)
    column = (width - LABEL_WIDTH - 1) // 4
    parts = (
        set_cell_size(_cut(text, wide - 1, glyphs), wide)
        for text, wide in zip(texts, (LABEL_WIDTH, *[column] * 4), strict=False)
    )
    return f" {''.join(parts)}".rstrip()


def _cut(text: str, width: int, glyphs: Glyphs) -> str:
    return fitted(visible(text), width, glyphs.more)
