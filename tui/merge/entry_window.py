"""A window with all of one key of a merge: every knob, and the whole reason."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType

from bankd.bank.merge import MergeEntry
from bankd.bank.task_words import task_words
from bankd.escape import visible
from tui.glyphs import Glyphs
from tui.merge.entry_lines import detail_lines
from tui.windows.text_windows import LinesScreen, TextWindow

FRAME = 6
"""Characters of a line that the window itself needs."""
MAX_WIDTH = 76


class MergeEntryScreen(TextWindow):
    """The task in words; `t` shows it as it is kept."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "task", "Task", tooltip="Show the task as it is kept, in JSON"),
    ]

    def __init__(self, entry: MergeEntry, said: str, glyphs: Glyphs) -> None:
        super().__init__(entry.line.key)
        self._entry, self._said, self._glyphs = entry, said, glyphs

    def body(self) -> Iterable[RenderableType]:
        line = self._entry.line
        width = min(self.app.size.width, MAX_WIDTH) - FRAME
        _, _, *lines, _ = detail_lines(self._entry, self._said, self._glyphs, width=width)
        yield Text(visible(task_words(line.task)))
        yield Text("\n" + "\n".join(lines), no_wrap=True)
        yield Text("\n" + visible(self._said or line.reason))

    def action_task(self) -> None:
        line = self._entry.line
        lines = json.dumps(json.loads(line.task), indent=1).splitlines()
        self.app.push_screen(LinesScreen(f"task {line.key}", lines))
