"""Machines of the fleet that a daemon has its models tuned by: label, load, and what each does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from bankd.control.client import hear
from bankd.control.status import Machine
from bankd.escape import visible
from tui.actions import bindings_of
from tui.formatting import NOTHING, counted
from tui.jobs.job_screen import PollingScreen
from tui.row_pages import Listed
from tui.widgets.column_layout import TableColumn
from tui.widgets.paged_table import PagedTable

COLUMNS = (
    TableColumn("machine", "machine", 11),
    TableColumn("targets", "tunes for", 22),
    TableColumn("load", "load", 4, right=True),
    TableColumn("doing", "doing", 12, grows=True),
    TableColumn("trials", "trials/min", 10, right=True),
    TableColumn("unsent", "unsent", 6, right=True),
)


class MachinesScreen(PollingScreen):
    """The machines, as the daemon's status has them."""

    SCOPE: ClassVar[str] = "machines"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("machines")]

    def __init__(self, workspace: Path) -> None:
        super().__init__("jobs", "machines", workspace=workspace)

    def content(self) -> Iterable[Widget]:
        yield PagedTable[Machine](COLUMNS, cells, self.glyphs)

    def read(self) -> Sequence[Machine]:
        return [one for heard in hear(self._workspace) if heard.status
                for one in heard.status.machines]  # fmt: skip

    def show(self, found: Sequence[Machine]) -> None:
        self.table.show(Listed(list(found)), cursor=self.table.cursor)
        nothing = ("No machine works for this daemon.", "", "docs/fleet.md: `bankd fleet serve`")
        self.show_empty(*(() if found else nothing))
        self.say(f"{counted(len(found), 'machine')}; updated once a second")


def cells(machine: Machine) -> tuple[str, ...]:
    """Texts of the list: name, label, load, work, trials, records that are not sent."""
    return (
        visible(machine.name), visible(machine.label), f"{machine.load:.1f}",
        visible(machine.doing) or NOTHING, f"{machine.trials_per_minute:.0f}",
        str(machine.unsent) if machine.unsent else NOTHING,
    )  # fmt: skip
