"""Writing differences part by part, so that between two parts the list can be read on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.bank.diff_view import KindedDifference
from bankd.errors import BankdError
from tui.diff.pages import OpenedDiff, ShownDifferences
from tui.diff.writes import CHOOSE, in_the_way
from tui.formatting import counted
from tui.pages import Pages
from tui.windows.questions import ConfirmScreen, PromptScreen

if TYPE_CHECKING:
    from tui.diff.screen import DiffScreen

BATCH = 500
"""Differences: some hundredths of a second."""


class DiffWriting:
    """Asks for the file, and writes what a screen shows into it."""

    def __init__(self, screen: DiffScreen) -> None:
        self._screen = screen
        self._export: DiffExport | None = None

    @property
    def is_under_way(self) -> bool:
        return self._export is not None

    def ask(self, pages: Pages[KindedDifference], shown: ShownDifferences) -> None:
        """For the file; a file that is there is replaced only if the user says so."""

        def choose(text: str | None) -> None:
            if text is not None:
                path = Path(text).expanduser() if text.startswith("~/") else Path(text)
                self._choose(path, lambda path: self._write(pages, shown, path))

        title = f"write {counted(shown.count, 'difference')} into the file"
        details = "JSON lines, those that are shown; tab completes"
        self._screen.app.push_screen(PromptScreen(title, details), choose)

    def stop(self) -> bool:
        """Whether there was anything to stop."""
        if self._export is None:
            return False
        self._export.stop()
        self._end("stopped: no file was written")
        return True

    def forget(self) -> None:
        """The pages are closed, and with them the file is given up."""
        self._export = None

    def _choose(self, path: Path, write: Callable[[Path], None]) -> None:
        try:
            fault, exists = in_the_way(path), path.exists()
        except (OSError, ValueError) as error:  # ValueError: a letter that no name has.
            reason = getattr(error, "strerror", None) or error
            fault, exists = BankdError(f"{path} cannot be written to: {reason}", CHOOSE), False
        if fault is not None:
            self._screen.refuse(fault)
        elif exists:
            self._screen.app.push_screen(
                ConfirmScreen(f"Replace {path}? It is there already.", "Replace"),
                lambda is_yes: write(path) if is_yes else None,
            )
        else:
            write(path)

    def _write(self, pages: Pages[KindedDifference], shown: ShownDifferences, path: Path) -> None:
        self._export = DiffExport(pages, shown, path, self._hear)
        self._export.go_on()

    def _hear(self, export: DiffExport) -> None:
        if export is not self._export:
            return
        if export.error is not None:
            self._end()
            self._screen.refuse(export.error)
        elif export.is_done:
            self._end(f"{counted(export.written, 'difference')} written into {export.path}")
        else:
            percent = 100 * export.written // export.count
            more = self._screen.glyphs.more
            self._screen.say(f"writing {export.path} {more} {percent}%  esc stops it")
            export.go_on()

    def _end(self, told: str = "") -> None:
        self._export = None
        self._screen.say_place()
        if told:
            self._screen.notify(told, markup=False)


class DiffExport:
    """What is shown, on its way into a file; `tell` hears of each part, in the app's thread."""

    def __init__(
        self,
        pages: Pages[KindedDifference],
        shown: ShownDifferences,
        path: Path,
        tell: Callable[[DiffExport], object],
    ) -> None:
        self.path, self.count = path, shown.count
        self.written = 0
        self.is_done = False
        self.error: Exception | None = None
        self._pages, self._is_turned, self._tell = pages, shown.is_turned, tell
        self._parts = _batches(shown)
        self._is_begun = False

    def go_on(self) -> None:
        """The next part; after the last one the file gets its name."""
        part = next(self._parts, None)
        self._pages.ask(lambda source: self._do(source, part), self._hear)

    def stop(self) -> None:
        self._parts = iter(())
        self._pages.ask(lambda source: source.give_up_file(), lambda _: None)

    def _do(self, source: OpenedDiff, part: range | None) -> Exception | None:
        """In the thread of the pages, which an error must not end."""
        try:
            if not self._is_begun:
                self._is_begun = True
                source.begin_file(self.path)
            if part is None:
                source.finish_file()
                self.is_done = True
            else:
                source.write(part, is_turned=self._is_turned)
                self.written += len(part)
        except (OSError, BankdError) as error:
            source.give_up_file()
            return error
        return None

    def _hear(self, error: Exception | None) -> None:
        self.error = error
        self._tell(self)


def _batches(shown: ShownDifferences) -> Iterator[range]:
    for part in shown.parts:
        for first in range(0, len(part), BATCH):
            yield part[first : first + BATCH]
