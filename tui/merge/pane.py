"""The pane below the list of a merge: the key at the cursor, side by side."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from bankd.bank.merge import MergeEntry
from tui.glyphs import Glyphs
from tui.merge.entry_lines import detail_lines

LEAST_LINES = 9
SHARE = 3
"""Of a tall screen it gets one line of so many."""


class MergePane(Static):
    """Shows as many knobs as it has room for."""

    DEFAULT_CSS = """
    MergePane { height: 9; }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self.entry: MergeEntry | None = None
        """What is shown."""

    def fit(self, screen_lines: int) -> None:
        self.styles.height = max(LEAST_LINES, screen_lines // SHARE)

    def show(self, entry: MergeEntry, said: str) -> None:
        """`said`: what is to be told instead of the reason."""
        self.entry = entry
        height = max(LEAST_LINES, self.app.size.height // SHARE)
        width = self.app.size.width
        lines = detail_lines(entry, said, self._glyphs, width=width, height=height)
        self.update(Text("\n".join(lines), no_wrap=True), layout=False)
