"""What the daemon does: jobs that run, wait, are done, or were rejected; with or without it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from bankd.escape import visible
from bankd.jobs import model_name
from bankd.jobs.running import read_log
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.jobs.formatting import about, cells, how_to_start, status
from tui.jobs.job_lines import JobLine, JobList, read_list
from tui.jobs.job_screen import JobScreen, JobWishes
from tui.pages import Listed
from tui.widgets.paged_table import Column, PagedTable
from tui.windows.text_windows import LinesScreen

COLUMNS = (
    Column("model", "model", 13, grows=True),
    Column("state", "state", 13),
    Column("doing", "doing", 15),
    Column("best", "best", 6, right=True),
    Column("left", "left", 10, right=True),
    Column("when", "when", 10),
)
POLL_S = 1.0


class JobsScreen(JobWishes, BaseScreen):
    """Looked at once a second; the cursor stays at its job, wherever that goes."""

    SCOPE: ClassVar[str] = "jobs"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("jobs")]
    DEFAULT_CSS = """
    JobsScreen #about { height: 4; padding: 1 1 0 1; }
    """

    def __init__(self, workspace: Path) -> None:
        super().__init__("jobs", str(workspace))
        self._workspace = workspace
        self._lines: list[JobLine] = []
        self._is_polling = False

    def content(self) -> Iterable[Widget]:
        yield PagedTable[JobLine](COLUMNS, cells, self.glyphs)
        yield Static(id="about")

    def on_mount(self) -> None:
        self.set_interval(POLL_S, self._poll)

    def _poll(self) -> None:
        if self.is_current and not self._is_polling:
            self.read_again()

    def on_screen_resume(self) -> None:
        self._poll()

    def read_again(self) -> None:
        self._is_polling = True
        self.in_thread(lambda: read_list(self._workspace), self._show, refused=self._fail)

    def _fail(self, error: Exception) -> None:
        self._is_polling = False
        self.show_error(error)

    def _show(self, found: JobList) -> None:
        self._is_polling = False
        if found.lines:
            self.show_empty()
            self._show_lines(list(found.lines))
        else:
            self._lines = []
            self._table.show(Listed(()))
            self.show_empty(*how_to_start(self._workspace))
        self.say(status(found))

    def _show_lines(self, lines: list[JobLine]) -> None:
        """In place where they are the same jobs: the table stays where it was scrolled to."""
        keys = [line.job.key for line in lines]
        before = self._table.current
        if keys == [line.job.key for line in self._lines]:
            self._lines[:] = lines
            self._table.refresh()
        else:
            self._lines = lines
            at = keys.index(before.job.key) if before and before.job.key in keys else None
            self._table.show(Listed(self._lines), cursor=at)
        self._show_about(self._table.current)

    @on(PagedTable.Moved)
    def _moved(self, event: PagedTable.Moved) -> None:
        self._show_about(event.row)

    def _show_about(self, line: JobLine | None) -> None:
        told = list(about(line, self.glyphs)) if line is not None else []
        self.query_one("#about", Static).update(
            Text("\n".join(map(visible, told)), no_wrap=True, overflow="ellipsis")
        )

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        line: JobLine = event.row
        self.app.push_screen(JobScreen(self._workspace, line.job.key, model_name(line.job.path)))

    def action_log(self) -> None:
        if (line := self._table.current) is not None:
            read = partial(read_log, self._workspace, line.job.key)
            title = f"log of {model_name(line.job.path)}"
            self.app.push_screen(LinesScreen(title, read=read, nothing="no log lines yet"))

    def wished(self) -> JobLine | None:
        return self._table.current

    @property
    def _table(self) -> PagedTable[JobLine]:
        return self.query_one(PagedTable)
