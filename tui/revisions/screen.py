"""Every state that a bank ever had, newest first; two of them compared; one of them restored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from bankd.bank import Bank, Revision, TargetKey
from bankd.bank.diff.diff import diff
from bankd.bank.history.log import LogLine, LogView, log_view
from bankd.bank.state import State
from bankd.errors import BankError
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.diff.screen import DiffScreen
from tui.formatting import NOTHING, age, counted, target_name, with_mark
from tui.revisions.writes import restore
from tui.row_pages import Pages
from tui.widgets.column_layout import TableColumn
from tui.widgets.page import Separator
from tui.widgets.paged_table import PagedTable

COLUMNS = (
    TableColumn("revision", "rev", 7),
    TableColumn("age", "when", 10),
    TableColumn("changes", "changes", 16),
    TableColumn("kind", "", 5),
    TableColumn("message", "message", 24, grows=True),
    TableColumn("tags", "tags", 14, rank=2),
    TableColumn("author", "author", 14, rank=1),
    TableColumn("parents", "parents", 12, rank=3),
)
BEFORE_THE_FIRST = "r0"


@dataclass(frozen=True)
class RestorePlan:
    """Changes that restoring a state would make now."""

    revision: Revision
    head: Revision
    back: int
    """Entries that come back, ..."""
    changed: int
    gone: int

    @property
    def count(self) -> int:
        return self.back + self.changed + self.gone


class RevisionsScreen(BaseScreen):
    """The keys are for the revision at the cursor, or the two marked."""

    SCOPE: ClassVar[str] = "revisions"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("revisions")]
    DEFAULT_CSS = """
    RevisionsScreen #revision { height: 4; padding: 0 1; text-wrap: nowrap;
        text-overflow: clip; }
    """

    def __init__(self, place: Path, target: TargetKey | None = None) -> None:
        of_target = [target_name(target)] if target else []
        super().__init__("banks", place, *of_target, "log", follows=place)
        self._place, self._target = place, target
        self._marked: list[int] = []
        self._count = 0

    def content(self) -> Iterable[Widget]:
        yield PagedTable[LogLine](
            COLUMNS,
            _cells,
            self.glyphs,
            is_marked=lambda line: line.revision.number in self._marked,
        )
        yield Separator(self.glyphs)
        yield Static(id="revision")

    def read_again(self) -> None:
        table = self.table
        table.show(Pages[LogLine](self._opening, table.post_message))

    @contextmanager
    def _opening(self, pages: Pages[LogLine]) -> Iterator[LogView]:
        with Bank.open(self._place, create=False, read_only=True) as bank:
            pages.interruptible(bank.interrupt)
            target = self._target
            only = (target.soc_version, target.cores) if target else (None, None)
            with log_view(bank, only) as view:
                yield view

    @on(PagedTable.Counted)
    def _show_count(self, event: PagedTable.Counted) -> None:
        """The cursor stays at its revision when newer ones come."""
        newer, self._count = event.count - self._count, event.count
        if 0 < newer < event.count and event.table.cursor:
            event.table.move_to(event.table.cursor + newer)
        self.show_empty(*(() if event.count else self._why_empty()))
        self._tell()

    def _why_empty(self) -> tuple[str, ...]:
        if self._target is not None:
            return (f"No revision has changed entries for {target_name(self._target)}.",)
        return (
            "This bank has no revisions: nothing was ever decided in it.",
            "",
            "Tune a model, or import what others have found: press i on the first screen.",
        )

    def _tell(self) -> None:
        names = " and ".join(f"r{number}" for number in self._marked)
        next_key = "d compares them" if len(self._marked) == 2 else "mark another, then d"
        marked = f", {names} marked: {next_key}" if names else ""
        self.say(f"{counted(self._count, 'revision')}{marked}")

    @on(PagedTable.Moved)
    def _show_revision(self, event: PagedTable.Moved) -> None:
        line: LogLine | None = event.row
        self.put("revision", _details(line) if line else ())

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        """Compare it with its first parent."""
        line: LogLine = event.row
        self._compare(line.parents[0] if line.parents else BEFORE_THE_FIRST, line.revision.name)

    def action_mark(self) -> None:
        if (line := self.table.current) is None:
            return
        self._marked = with_mark(self._marked, line.revision.number)
        self.table.mark_next()
        self._tell()

    def action_diff(self) -> None:
        """The two marked; or the one marked and this one; or this one and the newest."""
        if (line := self.table.current) is None:
            return
        numbers = sorted({*self._marked, line.revision.number} if len(self._marked) < 2
                         else self._marked)  # fmt: skip
        if len(numbers) == 2:
            self._compare(f"r{numbers[0]}", f"r{numbers[1]}")
        elif self.table.cursor == 0 and self._target is None:
            self.notify(f"{line.revision.name} is the newest: move to another one", markup=False)
        else:
            self._compare(line.revision.name, "head")

    def action_restore(self) -> None:
        if (line := self.table.current) is not None:
            self.in_thread(
                lambda: restoring(self._place, line.revision),
                self._ask,
                refused=self.refuse,
                busy=f"checking what restoring {line.revision.name} changes",
            )

    def action_copy_id(self) -> None:
        if (line := self.table.current) is not None:
            self.app.copy_to_clipboard(line.revision.id)
            text = f"copied the id of {line.revision.name}: {line.revision.short_id}"
            self.notify(text, markup=False)

    def _compare(self, before: str, after: str) -> None:
        old, new = (f"{self._place}@{name}" for name in (before, after))
        self.app.push_screen(DiffScreen(old, new, self._place, target=self._target))

    def _ask(self, found: RestorePlan) -> None:
        name, head = found.revision.name, found.head.name
        if not found.count:
            self.notify(f"the state is already that of {name}: nothing to restore", markup=False)
            return
        where = " (of all targets)" if self._target else ""
        question = f"Restore the state of {name}? {counted(found.count, 'change')}"
        details = (
            f"{name}: {found.revision.message}",
            f"{found.back:,} return, {found.changed:,} change, {found.gone:,} are removed{where}.",
            f"It is written as a new revision; R on {head} undoes it.",
        )
        self.confirm(question, "Restore", *details, then=partial(self._restore, found))

    def _restore(self, found: RestorePlan) -> None:
        self.in_thread(
            lambda: restore(self._place, found.revision.id, found.head.id),
            self._tell_restored,
            refused=self.refuse,
            busy=f"restoring {found.revision.name}",
        )

    def _tell_restored(self, written: Revision | None) -> None:
        if written is not None:
            self.notify(f"{written.name}: {written.message}", markup=False)
        self.read_again()


def restoring(place: Path, revision: Revision) -> RestorePlan:
    """Look what bringing back the state at a revision would change. Raises BankError."""
    with Bank.open(place, create=False, read_only=True) as bank:
        head = bank.head()
        if head is None:
            raise BankError(f"{place} has no revisions any more", "press f5 to read it again")
        with diff(State(bank), State(bank, revision)) as found:
            counts = found.counts
            return RestorePlan(revision, head, counts.added, counts.changed, counts.gone)


def _cells(line: LogLine) -> tuple[str, ...]:
    revision = line.revision
    counts = revision.counts
    return (
        revision.name,
        age(revision.created),
        f"+{counts.added} ~{counts.updated} -{counts.retired}",
        _kind(line),
        revision.message,
        " ".join(line.tags),
        revision.author,
        " ".join(line.parents) or NOTHING,
    )


def _kind(line: LogLine) -> str:
    if line.is_merge:
        return "merge"
    return "" if line.parents else "first"


def _details(line: LogLine) -> tuple[str, ...]:
    revision, counts = line.revision, line.revision.counts
    parents = " and ".join(line.parents)
    what = f"a merge of {parents}" if line.is_merge else f"after {parents}" if parents else "first"
    tags = f", tagged {', '.join(line.tags)}" if line.tags else ""
    kept = f"{counts.reserved:,} kept, {counts.unsatisfied:,} without a result"
    return (
        f"{revision.name} {revision.short_id}  {what}{tags}",
        f"by {revision.author} at {revision.created[:19].replace('T', ' ')} UTC",
        revision.message,
        f"{counts.added:,} new, {counts.updated:,} changed, {counts.retired:,} removed, {kept}",
    )
