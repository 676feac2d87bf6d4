"""Jobs of the daemon: those that run, wait, are done, or were rejected; with or without it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from bankd.jobs import model_name
from bankd.jobs.running import read_log
from tui.actions import bindings_of
from tui.jobs.formatting import about, cells, how_to_start, status, tones
from tui.jobs.job_lines import JobLine, JobList, read_list
from tui.jobs.job_screen import JobScreen, PollingScreen
from tui.jobs.machines import MachinesScreen
from tui.row_pages import Listed
from tui.widgets.column_layout import TableColumn
from tui.widgets.paged_table import PagedTable
from tui.windows.text_windows import LinesScreen

COLUMNS = (
    TableColumn("model", "model", 13, grows=True),
    TableColumn("state", "state", 13),
    TableColumn("doing", "doing", 15),
    TableColumn("best", "best", 6, right=True),
    TableColumn("left", "left", 10, right=True),
    TableColumn("when", "when", 10),
)


class JobsScreen(PollingScreen):
    """The list; the cursor stays at its job, wherever that moves."""

    SCOPE: ClassVar[str] = "jobs"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("jobs")]
    DEFAULT_CSS = """
    JobsScreen #about { height: 4; padding: 1 1 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self, workspace: Path) -> None:
        super().__init__("jobs", str(workspace), workspace=workspace)
        self._lines: list[JobLine] = []

    def content(self) -> Iterable[Widget]:
        yield PagedTable[JobLine](COLUMNS, cells, self.glyphs, tones=tones)
        yield Static(id="about")

    def read(self) -> JobList:
        return read_list(self._workspace)

    def show(self, found: JobList) -> None:
        self._show_lines(list(found.lines))
        self.show_empty(*(() if found.lines else how_to_start(self._workspace)))
        self.say(status(found))

    def _show_lines(self, lines: list[JobLine]) -> None:
        """Replace the lines in place where the jobs are the same: the table stays scrolled."""
        keys = [line.job.key for line in lines]
        before = self.table.current
        if lines and keys == [line.job.key for line in self._lines]:
            self._lines[:] = lines
            self.table.refresh()
        else:
            self._lines = lines
            at = keys.index(before.job.key) if before and before.job.key in keys else None
            self.table.show(Listed(self._lines), cursor=at)
        self._show_about(self.table.current)

    @on(PagedTable.Moved)
    def _moved(self, event: PagedTable.Moved) -> None:
        self._show_about(event.row)

    def _show_about(self, line: JobLine | None) -> None:
        self.put("about", about(line, self.glyphs) if line is not None else ())

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        line: JobLine = event.row
        self.app.push_screen(JobScreen(self._workspace, line.job.key, model_name(line.job.path)))

    def action_log(self) -> None:
        if (line := self.table.current) is not None:
            read = partial(read_log, self._workspace, line.job.key)
            title = f"log of {model_name(line.job.path)}"
            self.app.push_screen(LinesScreen(title, read=read, nothing="no log lines yet"))

    def action_machines(self) -> None:
        self.app.push_screen(MachinesScreen(self._workspace))

    @property
    def job_line(self) -> JobLine | None:
        return self.table.current
