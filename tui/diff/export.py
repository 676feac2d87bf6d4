"""Writing differences part by part, so that between two parts the list can be read on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from bankd.bank.diff_view import KindedDifference
from bankd.errors import BankdError
from tui.diff.pages import OpenedDiff, ShownDifferences
from tui.diff.writes import DiffFile
from tui.pages import Pages

BATCH = 500
"""Differences of a part: some hundredths of a second."""


class DiffExport:
    """Writes what is shown into a file; `hear` is called after each part."""

    def __init__(
        self,
        pages: Pages[KindedDifference],
        shown: ShownDifferences,
        path: Path,
        hear: Callable[[DiffExport], object],
    ) -> None:
        self.path, self.count = path, shown.count
        self.written = 0
        self.is_done = False
        self.error: Exception | None = None
        self._pages, self._is_turned, self._hear = pages, shown.is_turned, hear
        self._parts = _batches(shown)
        self._file = DiffFile(path)

    def advance(self) -> None:
        """Write the next part; after the last one the file gets its name."""
        part = next(self._parts, None)
        self._pages.ask(lambda source: self._write(source, part), self._end_part, self._give_up)

    def stop(self) -> None:
        """Give the file up, also where its pages are closed."""
        self._parts = iter(())
        self._pages.ask(self._give_up, lambda _: None, self._give_up)

    def _give_up(self, _: object) -> None:
        self._file.give_up()

    def _write(self, source: OpenedDiff, part: range | None) -> Exception | None:
        """Write in the thread of the pages, which an error must not end."""
        try:
            if part is None:
                self._file.finish()
                self.is_done = True
            else:
                found = source.page(part.start, len(part))
                self._file.add((o.turned if self._is_turned else o).difference for o in found)
                self.written += len(part)
        except (OSError, BankdError) as error:
            self._file.give_up()
            return error
        return None

    def _end_part(self, error: Exception | None) -> None:
        self.error = error
        self._hear(self)


def _batches(shown: ShownDifferences) -> Iterator[range]:
    for part in shown.parts:
        for first in range(0, len(part), BATCH):
            yield part[first : first + BATCH]
