"""The first screen: the banks, one line for each of their targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import BindingType
from textual.widget import Widget

from bankd.errors import BankFileError
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.formatting import (
    HOW_TO_TUNE,
    NOTHING,
    age,
    counted,
    place_name,
    short_path,
    target_name,
    with_mark,
)
from tui.row_pages import Listed
from tui.screens import LateScreen
from tui.tones import Tone
from tui.widgets.column_layout import TableColumn
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import Item

if TYPE_CHECKING:
    from tui.banks.bank_lines import BankLine

COLUMNS = (
    TableColumn("bank", "bank", 16, grows=True, keeps_end=True),
    TableColumn("origin", "origin", 8, rank=3),
    TableColumn("target", "target", 19),
    TableColumn("records", "records", 9, right=True),
    TableColumn("head", "head", 5, right=True, rank=2),
    TableColumn("changed", "changed", 10, rank=4),
    TableColumn("state", "state", 10, rank=1),
)
ANOTHER = ":another"
"""Item of the menu of other banks: none of them."""
OTHERS_ORDER = ("opened", "custom", "built-in")
"""Origins of banks in the order in which they are offered to be compared with or merged."""
HOW_TO_FILL = (
    "Tune a model, and it will be here:",
    *HOW_TO_TUNE,
    "Or import one: press i to import, o to open one by its path.",
)


class BanksScreen(BaseScreen):
    """The keys `enter`, `d`, `m`, `e`, `i`, `r` are for the line at the cursor."""

    SCOPE: ClassVar[str] = "banks"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("banks")]

    def __init__(self, custom: Path) -> None:
        super().__init__("banks", follows=custom)
        self._custom = custom
        self._lines: list[BankLine] = []
        self._marked: list[Path] = []
        self._is_first_reading = True

    def content(self) -> Iterable[Widget]:
        yield PagedTable(
            COLUMNS,
            self._cells,
            self.glyphs,
            is_marked=lambda line: line.place.path in self._marked,
            tones=_tones,
        )

    def read_again(self) -> None:
        self.in_thread(self.bank_app.open_banks, self._show)

    def action_mark(self) -> None:
        line = self.table.current
        if line is None:
            return
        self._marked = with_mark(self._marked, line.place.path)
        self.table.mark_next()
        self.say(self._status_line())

    def action_revisions(self) -> None:
        if (line := self._readable()) is not None:
            self.bank_app.show(LateScreen.REVISIONS, line.place.path)

    def action_diff(self) -> None:
        """Compare the two marked, in the order of marking; else this one with a chosen one."""
        if len(self._marked) == 2:
            before, after = self._marked
            self._show_diff(before, str(after))
        elif (line := self._readable()) is not None:
            title = f"compare {place_name(line.place.path)} with"
            self._ask_other(title, line, partial(self._show_diff, line.place.path))

    def action_merge(self) -> None:
        """Continue the merge that waits; else the second marked into the first; else ask."""
        line = self._readable()
        if line is None:
            return
        if line.waiting is not None:
            self._show_merge(line.place.path)
        elif len(self._marked) == 2:
            ours, theirs = self._marked
            self._show_merge(ours, str(theirs))
        else:
            title = f"merge into {place_name(line.place.path)}"
            self._ask_other(title, line, partial(self._show_merge, line.place.path))

    def action_export(self) -> None:
        if (line := self._readable()) is not None:
            self.bank_app.show(LateScreen.EXPORT, line.place.path, line.target)

    def action_import_(self) -> None:
        if (line := self.table.current) is not None:
            self._show_import(line.place.path)

    def action_other(self) -> None:
        self._ask_source("open a bank", self._open_other)

    def _show(self, lines: list[BankLine]) -> None:
        self._lines = lines
        if self._is_first_reading:
            self._is_first_reading = False
            self._mark_named()
        self.show_empty()
        self.table.show(Listed(lines))
        if all(line.target is None for line in lines):
            first = lines[0].place.path
            fault = lines[0].fault
            if fault is not None:
                self.show_error(fault)
            else:
                is_there = bank_reader().is_there(first)
                about = "This bank is empty:" if is_there else "There is no bank here yet:"
                self.show_empty(about, f"  {first}", "", *HOW_TO_FILL)
        self.say(self._status_line())

    def _mark_named(self) -> None:
        """Mark the first two banks of the command line, if there are two."""
        named = (self._custom, *self.bank_app.start.others)[:2]
        if set(named) <= {line.place.path for line in self._lines if line.fault is None}:
            self._marked = list(named) if len(set(named)) == 2 else []

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        line: BankLine = event.row
        if line.fault is not None:
            self.refuse(line.fault)
        elif line.target is None:
            self.notify(f"{line.place.path} has no records yet", markup=False)
        else:
            self._remember(line.place.path)
            self.bank_app.show(LateScreen.RECORDS, line.place.path, line.target)

    def _ask_other(self, title: str, line: BankLine, then: Callable[[str], None]) -> None:
        """Offer the other banks that are open, yours before the built-in one; or any path."""
        known = {one.place.path: one.place.origin for one in self._lines if one.head is not None}
        known.pop(line.place.path, None)
        if not known:
            self._ask_source(title, then)
            return

        def take(chosen: str | None) -> None:
            if chosen == ANOTHER:
                self._ask_source(title, then)
            elif chosen is not None:
                then(chosen)

        places = sorted(known, key=lambda path: OTHERS_ORDER.index(known[path]))
        items = [Item(str(path), place_name(path), known[path]) for path in places]
        items.append(Item(ANOTHER, "another path", "an export and CANN files, too"))
        self.bank_app.show(LateScreen.MENU, title, items, then=take)

    def _ask_source(self, title: str, then: Callable[[str], None]) -> None:
        def take(text: str | None) -> None:
            if text is not None:
                then(str(Path(text).expanduser()) if text.startswith("~/") else text)

        details = "a folder or file of a bank, PATH@r3, an export, or CANN files; tab completes"
        self.bank_app.show(LateScreen.PROMPT, title, details, then=take)

    def _show_diff(self, before: Path, after: str) -> None:
        self.bank_app.show(LateScreen.DIFF, str(before), after, before)

    def _show_merge(self, ours: Path, theirs: str | None = None) -> None:
        self.bank_app.show(LateScreen.MERGE, ours, theirs)

    def _show_import(self, ours: Path, source: Path | None = None) -> None:
        self.bank_app.show(LateScreen.IMPORT, ours, source)

    def _open_other(self, text: str) -> None:
        """A bank becomes a line of this list; anything else is imported."""
        path = Path(text)
        try:
            exists = path.exists()
        except OSError as error:
            self.refuse(bank_reader().unreachable(path, error))
            return
        if exists and bank_reader().is_there(path):
            self._remember(path)
            self.read_again()
        elif exists:
            self._show_import(self._custom, path)
        else:
            self.refuse(BankFileError(f"{path} does not exist", "check the path; tab completes it"))

    def _remember(self, path: Path) -> None:
        self.bank_app.remember(self.bank_app.remembered.with_bank(path))

    def _readable(self) -> BankLine | None:
        """The line at the cursor, if there is a bank that can be read; else say why not."""
        line: BankLine | None = self.table.current
        if line is not None and line.fault is not None:
            self.refuse(line.fault)
            return None
        if line is None or not bank_reader().is_there(line.place.path):
            self.notify("there is no bank here yet: see the lines above", severity="warning",
                        markup=False)  # fmt: skip
            return None
        return line

    def _status_line(self) -> str:
        """Say what waits, or what the keys take, before what there is."""
        if len(self._marked) == 2:
            before, after = (path.absolute().name for path in self._marked)
            return f"marked: d compares {before} with {after}, m merges {after} into {before}"
        for line in self._lines:
            if line.waiting:
                what = (
                    "press m on it to continue"
                    if line.waiting.open
                    else "m on it, then w writes it"
                )
                return f"a merge waits in {place_name(line.place.path)}: {what}"
        if self._marked:
            name = self._marked[0].absolute().name
            return f"{name} is marked: mark another to compare or merge them"
        return _counts(self._lines)

    def _cells(self, line: BankLine) -> tuple[str, ...]:
        return (
            short_path(line.place.path),
            line.place.origin,
            target_name(line.target) if line.target else NOTHING,
            f"{line.records:,}",
            line.head.name if line.head else NOTHING,
            age(line.head.created) if line.head else NOTHING,
            _state(line),
        )


def bank_reader() -> ModuleType:
    """The module that reads banks, which is loaded when it is first needed."""
    from tui.banks import bank_lines  # noqa: PLC0415  The first frame is drawn before it.

    return bank_lines


def _state(line: BankLine) -> str:
    """The state in a word, never in a colour alone."""
    if line.fault is not None:
        return "! fault"
    if line.waiting is not None:
        return f"? {line.waiting.open} open" if line.waiting.open else "? to write"
    if line.is_absent:
        return "- no bank"
    return "ok" if line.target else "empty"


def _tones(line: BankLine) -> Mapping[str, Tone | None]:
    if line.fault is not None:
        return {"state": Tone.LOSS}
    return {"state": Tone.UNSURE if line.waiting is not None else None}


def _counts(lines: Sequence[BankLine]) -> str:
    """Say what the banks hold, and which are not there."""
    total = sum(line.records for line in lines)
    known = {line.place for line in lines if not line.is_absent}
    parts = [f"{counted(total, 'record')} in {counted(len(known), 'bank')}"] if known else []
    absent = [f"no bank at {place_name(b.place.path)} yet" for b in lines if b.is_absent]
    return "; ".join(parts + absent)
