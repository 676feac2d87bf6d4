"""The differences of two states: banks, revisions, exports, CANN files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, partialmethod
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from bankd.bank import TargetKey
from bankd.bank.diff.diff import Difference, DifferenceKind
from tui.actions import bindings_of
from tui.base_screen import FOLLOW_S, BaseScreen
from tui.diff.diff_pages import (
    DiffOpening,
    DiffRequest,
    DiffSide,
    NotYet,
    OpenedDiff,
    ShownDifferences,
)
from tui.diff.formatting import WORDS, cells, columns, difference_lines, summary, tones
from tui.diff.writes import DiffExport, in_the_way
from tui.follow import Follower
from tui.formatting import counted, place_name, short_path
from tui.merge.screen import MergeScreen
from tui.record.screen import RecordScreen
from tui.row_pages import Answered, Listed, Pages, PagesChanged, PagesFailed
from tui.widgets.page import Separator
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import PromptScreen

TRAIL_FRAME = 14
"""Characters of the first line that belong to neither side."""


class DiffScreen(BaseScreen):
    """Reads differences once: kinds are hidden, and sides swapped, without reading again."""

    SCOPE: ClassVar[str] = "diff"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("diff")]
    DEFAULT_CSS = """
    DiffScreen #summary { height: auto; max-height: 2; padding: 0 1; }
    DiffScreen #detail { height: 9; padding: 0 1; }
    DiffScreen #lines { text-wrap: nowrap; text-overflow: clip; }
    DiffScreen.-wide #detail { height: 14; }
    DiffScreen.is-waiting #detail, DiffScreen.is-waiting Separator { display: none; }
    """

    class Step(Message):
        """A step of opening both sides."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(
        self, before: str, after: str, default_bank: Path, *, target: TargetKey | None = None
    ) -> None:
        """Names as on the command line; revisions without a path are those of `default_bank`."""
        super().__init__("diff", before, after)
        self._asked = DiffRequest(before, after, default_bank, target)
        self._opening: DiffOpening | None = None
        self._pages: Pages[Difference] | None = None
        self._opened: OpenedDiff | None = None
        self._shown: ShownDifferences | None = None
        self._hidden: set[DifferenceKind] = set()
        self._is_turned = False
        self._followers: list[Follower] = []
        self._is_stale = False
        self._export: DiffExport | None = None

    def content(self) -> Iterable[Widget]:
        yield Static(id="summary")
        yield PagedTable[Difference](
            columns("speed-up before", "after"), cells, self.glyphs, tones=tones
        )
        yield Separator(self.glyphs)
        with VerticalScroll(id="detail"):
            yield Static(id="lines")

    def on_mount(self) -> None:
        self.set_interval(FOLLOW_S, self._look_for_others)

    def on_unmount(self) -> None:
        self._let_go()

    def on_screen_resume(self) -> None:
        self.say_place()

    def on_resize(self) -> None:
        self._say_sides()
        if self._shown is not None and (one := self._shown.row(self.table.cursor)) is not None:
            self._describe(one)

    def read_again(self) -> None:
        self._let_go()
        self.show_empty()
        self.set_class(True, "is-waiting")
        self.table.show(NotYet())
        self._opening = DiffOpening(self._asked, lambda what: self.post_message(self.Step(what)))
        self._pages = Pages[Difference](self._opening, self.post_message)
        self._say_sides()

    def _let_go(self) -> None:
        if self._opening is not None:
            self._opening.stop()
        if self._pages is not None:
            self._pages.close()
        if self._export is not None:
            self._export.stop()
        self._export = None
        self._followers, self._is_stale = [], False
        self._opening = self._pages = self._opened = self._shown = None

    @on(Step)
    def _hear_step(self, message: Step) -> None:
        if self._opened is None and self._pages is not None:
            self.say(f"{message.what} {self.glyphs.more}  esc leaves")

    @on(PagesChanged)
    def _hear_pages_changed(self, message: PagesChanged) -> None:
        """The pages tell the screen; its table knows those that are shown."""
        if message.pages is not self._pages or self._pages is None:
            return
        if self._opened is None:
            assert isinstance(self._pages.source, OpenedDiff)
            self._show_opened(self._pages.source)
        elif self._shown is not None:
            self.table.post_message(PagesChanged(self._shown))

    @on(Answered)
    def _hear_answer(self, message: Answered) -> None:
        if message.pages is self._pages:
            message.then(message.value)

    @on(PagesFailed)
    def _hear_failure_to_open(self, message: PagesFailed) -> None:
        """The screen's base says why; the table waits no longer."""
        if message.pages is self._pages:
            self.table.show(Listed(()))

    def _show_opened(self, opened: OpenedDiff) -> None:
        self._opened = opened
        banks = {side.bank for side in (opened.before, opened.after)}
        self._followers = [Follower(bank) for bank in banks if bank is not None]
        if opened.remarks:
            first = opened.remarks[0]
            text = f"{counted(len(opened.remarks), 'remark')}: {first.path}: {first.what}"
            self.notify(text, title="CANN files", severity="warning", markup=False)
        self._show_chosen(0)

    def _show_chosen(self, kept: int | None) -> None:
        """Show the kinds that are not hidden. `kept`: the place in the pages for the cursor."""
        if self._opened is None or self._pages is None:
            return
        counts = self._opened.view.kinds
        self._shown = ShownDifferences(self._pages, counts, self._hidden, is_turned=self._is_turned)
        self.table.show(self._shown, cursor=self._shown.shown_place(kept))
        self._say_sides()
        shown = {kind: counts[kind.turned if self._is_turned else kind] for kind in DifferenceKind}
        self.put("summary", [summary(shown, self._opened.view.counts.same, self._hidden)])
        self.set_class(self._shown.count == 0, "is-waiting")
        self.show_empty(*self._why_empty(self._opened))

    def _why_empty(self, opened: OpenedDiff) -> tuple[str, ...]:
        assert self._shown is not None
        if self._shown.count:
            return ()
        if not opened.count:
            number = counted(opened.view.counts.same, "entry")
            return (f"Both are the same: {number}.", "", *self._names())
        hidden = ", ".join(f"{kind.value} {WORDS[kind]}" for kind in sorted(self._hidden))
        return ("All differences are hidden.", "", f"Press a number to show them: {hidden}.")

    def _say_sides(self) -> None:
        before, after = self._names()
        self.set_trail("diff", f"{before} {self.glyphs.arrow} {after}")

    def _names(self) -> tuple[str, str]:
        """Name both sides: in full where the first line has room, else the ends of paths."""
        paths = (Path(self._asked.before), Path(self._asked.after))
        before, after = map(short_path, paths)
        if len(before) + len(after) + TRAIL_FRAME > self.app.size.width:
            before, after = map(place_name, paths)
        return (after, before) if self._is_turned else (before, after)

    @on(PagedTable.Moved)
    def _show_difference(self, event: PagedTable.Moved) -> None:
        one: Difference | None = event.row
        self.say_place()
        if one is not None:
            self._describe(one)
            self.query_one("#detail").scroll_home(animate=False)

    def _describe(self, one: Difference) -> None:
        self.put("lines", difference_lines(one, self.app.size.width - 4, self.glyphs))

    def say_place(self) -> None:
        """Say where the cursor is, or what has become of the sides, above the keys."""
        if self._export is not None or self._shown is None:
            return
        if self._is_stale:
            self.say("a side has changed since: f5 compares them again")
        elif self._shown.count:
            hidden = "; (in brackets): hidden" if self._hidden else ""
            place = f"difference {self.table.cursor + 1:,} of {self._shown.count:,}"
            self.say(f"{place}; 1 to 5 hide and show{hidden}")
        else:
            self.say("")

    def _look_for_others(self) -> None:
        """Say that another process has written; it is read when the user wants it."""
        changed = [follower.has_changed() for follower in self._followers]
        if any(changed) and self._pages is not None and self._opened is not None:

            def hear(is_stale: bool) -> None:
                self._is_stale = is_stale
                self.say_place()

            self._pages.ask(lambda source: source.is_stale(), hear)

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        """The entry in the bank of the right side, else in that of the left."""
        if self._opened is None:
            return
        found: Difference = event.row
        before, after = self._sides(self._opened)
        for side, held in ((after, found.after), (before, found.before)):
            if side.place is not None and held is not None:
                screen = RecordScreen(side.place, found.target, found.key)
                self.app.push_screen(screen)
                return
        text = "no bank on this machine has this entry: all that is known is shown below"
        self.notify(text, markup=False)

    def _sides(self, opened: OpenedDiff) -> tuple[DiffSide, DiffSide]:
        sides = (opened.before, opened.after)
        return (sides[1], sides[0]) if self._is_turned else sides

    def action_next(self) -> None:
        self.table.action_cursor_down()

    def action_previous(self) -> None:
        self.table.action_cursor_up()

    def _turn_kind(self, kind: DifferenceKind) -> None:
        kept = self._kept_place()
        self._hidden ^= {kind}
        self._show_chosen(kept)

    action_kind_1 = partialmethod(_turn_kind, DifferenceKind.NEW)
    action_kind_2 = partialmethod(_turn_kind, DifferenceKind.FASTER)
    action_kind_3 = partialmethod(_turn_kind, DifferenceKind.SLOWER)
    action_kind_4 = partialmethod(_turn_kind, DifferenceKind.OTHER)
    action_kind_5 = partialmethod(_turn_kind, DifferenceKind.GONE)

    def action_swap(self) -> None:
        kept = self._kept_place()
        self._is_turned = not self._is_turned
        self._hidden = {kind.turned for kind in self._hidden}
        self._show_chosen(kept)

    def _kept_place(self) -> int | None:
        return self._shown.kept_place(self.table.cursor) if self._shown else None

    def action_merge(self) -> None:
        if self._opened is None:
            return
        ours, theirs = self._asked.default_bank, self._sides(self._opened)[1]
        if theirs.is_of(ours):
            self.notify(
                f"the right side is {place_name(ours)} itself; t swaps the sides,"
                " and R in its log restores a revision",
                markup=False,
            )
        else:
            self.app.push_screen(MergeScreen(ours, theirs.name))

    def action_export(self) -> None:
        if self._pages is None or self._shown is None or not self._shown.count:
            self.notify("there is nothing to write: no difference is shown", markup=False)
        else:
            title = f"write {counted(self._shown.count, 'difference')} into the file"
            details = "JSON lines, those that are shown; tab completes"
            self.app.push_screen(PromptScreen(title, details), self._choose_file)

    def _choose_file(self, text: str | None) -> None:
        """A file that is there is replaced only if the user says so."""
        if text is None:
            return
        path = Path(text).expanduser() if text.startswith("~/") else Path(text)
        write = partial(self._write, path)
        if (fault := in_the_way(path)) is not None:
            self.refuse(fault)
        elif path.exists():
            self.confirm(f"Replace {path}? It is there already.", "Replace", then=write)
        else:
            write()

    def _write(self, path: Path) -> None:
        if self._pages is not None and self._shown is not None:
            self._export = DiffExport(self._pages, self._shown, path, self._hear_export)
            self._export.advance()

    def _hear_export(self, export: DiffExport) -> None:
        if export is not self._export:
            return
        if export.error is not None:
            self._end_export()
            self.refuse(export.error)
        elif export.is_done:
            self._end_export(f"{counted(export.written, 'difference')} written into {export.path}")
        else:
            percent = 100 * export.written // export.count
            self.say(f"writing {export.path} {self.glyphs.more} {percent}%  esc stops it")
            export.advance()

    def _end_export(self, said: str = "") -> None:
        self._export = None
        self.say_place()
        if said:
            self.notify(said, markup=False)

    def action_leave(self) -> None:
        """Stop what is being written; else leave."""
        if self._export is None:
            super().action_leave()
            return
        self._export.stop()
        self._end_export("stopped: no file was written")

    def action_back(self) -> None:
        if self._export is None:
            super().action_back()
        else:
            self.action_leave()
