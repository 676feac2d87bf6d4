"""The rows of a merge that waits, with the key at the cursor side by side below them.

What a key does may depend on the key before it, so all that is typed is done in turn: each as soon
as the one before is in the bank, and the cursor where it leads.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual import on
from textual.binding import BindingType
from textual.reactive import reactive
from textual.widget import Widget

from bankd.bank.merge import MergeLine
from tui.actions import SCOPES, bindings_of
from tui.base_screen import BUSY_S, BaseScreen
from tui.merge.entry_views import MergeEntryScreen, MergePane
from tui.merge.formatting import (
    COLUMNS,
    LEGEND,
    WIDE,
    WIDE_COLUMNS,
    cells,
    left,
    merge_title,
    tones,
)
from tui.merge.merge_pages import MergePages, MergeSource, MergeState, RowId, id_of
from tui.merge.row_races import MergeRaces
from tui.row_pages import ClosedError
from tui.widgets.paged_table import PagedTable

if TYPE_CHECKING:
    from bankd.bank.merge import MergeEntry

Value = TypeVar("Value")

OF_ROWS = frozenset(action.name for action in SCOPES["merge"].actions)
"""Actions that choose for rows of a merge, or end it."""
TRAIL_FRAME = 6
"""Characters of the first line that are neither title nor figures."""


class MergeStage(Enum):
    """Progress of the merge, as its screen sees it."""

    NEW = auto()
    TRYING = auto()
    LIST = auto()
    WRITING = auto()
    ENDED = auto()


class MergeListScreen(BaseScreen):
    """Shows the rows; what is chosen, and how the merge begins, is said by its subclasses."""

    SCOPE: ClassVar[str] = "merge"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("merge")]
    stage: reactive[MergeStage] = reactive(MergeStage.NEW, bindings=True)

    def __init__(self, ours: Path) -> None:
        super().__init__("merge", ours, follows=ours)
        self.ours = ours
        self.state = MergeState(None, None)
        self.open_rows = 0
        self._turns: deque[Callable[[], Awaitable[None]]] = deque()
        self._is_taking_turns = False
        self._detail_of: RowId | None = None
        self._rows: MergePages | None = None
        """Rows of the merge in `state`; the table shows them when they are open."""

    def content(self) -> Iterable[Widget]:
        yield PagedTable[MergeLine](
            COLUMNS, self._cells, self.glyphs, tones=tones, in_turn=self._move_in_turn
        )
        yield MergePane()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer actions on rows only while there are some, and while they are written."""
        is_of_rows = action in OF_ROWS
        has_rows = self.stage in (MergeStage.LIST, MergeStage.WRITING)
        return False if is_of_rows and not has_rows else super().check_action(action, parameters)

    def on_mount(self) -> None:
        self.races = MergeRaces(self.ours, self.bank_app.workspace, self.hear_race)

    def hear_race(self, row: RowId, failed: str) -> None:
        """A row was measured by this app, or could not be; called by another thread."""
        raise NotImplementedError

    def show_list(self) -> None:
        """The rows from the beginning, at the first that is open."""
        self.stage = MergeStage.LIST
        self._turns.clear()
        self.show_empty()
        self._fit()
        self._rows = MergePages(self.ours, self.table.post_message)
        self.table.show(self._rows)
        self.call_after_refresh(self.table.focus)
        self.set_open(self.state.open)
        self.tell_status()

    @on(PagedTable.Counted)
    def _hear_count(self) -> None:
        """The rows are there, and with them their number."""
        self.set_open(self.open_rows)

    def refresh_rows(self) -> None:
        """Another process has written; the cursor stays."""
        if self._rows is None or self._rows.has_ended:
            self.show_list()
            return
        self.show_empty()
        self._rows.read_again()
        self.set_open(self.state.open)
        self._read_detail()
        if not self._status:
            self.tell_status()

    def set_open(self, number: int) -> None:
        """Keep and say how many rows are open, once the rows are read."""
        self.open_rows = number
        waiting = self.state.waiting
        if waiting is None or self.stage is not MergeStage.LIST:
            return
        rows = self._rows if self._are_read else None
        figures = [left(number, rows.conflicts)] if rows else []
        head = self.state.head.name if self.state.head else "r0"
        room = self.app.size.width - sum(map(len, figures)) - TRAIL_FRAME
        self.set_trail(merge_title(self.ours, head, waiting, room), *figures)

    def tell_status(self) -> None:
        if self.stage is MergeStage.LIST:
            said = self.races.by_app.last_line()
            self.say(f"measuring: {said}" if said else LEGEND)

    def _cells(self, line: MergeLine) -> tuple[str, ...]:
        return cells(line, self.races.words(id_of(line)), wide=self._is_wide)

    def on_resize(self) -> None:
        self._fit()
        self.set_open(self.open_rows)
        self._read_detail()

    def _fit(self) -> None:
        self.table.set_columns(WIDE_COLUMNS if self._is_wide else COLUMNS)
        self.pane.fit()

    @property
    def _is_wide(self) -> bool:
        return self.app.size.width >= WIDE

    @on(PagedTable.Moved)
    def _hear_move(self, event: PagedTable.Moved) -> None:
        if event.row is not None:
            self._read_detail()

    def _read_detail(self) -> None:
        line, pages = self.table.current, self.table.pages
        if line is None or not isinstance(pages, MergePages):
            return
        wanted = self._detail_of = id_of(line)

        def read(source: MergeSource) -> MergeEntry | None:
            return source.entry(wanted) if wanted == self._detail_of else None

        def show(entry: MergeEntry | None) -> None:
            if entry is not None:
                self.pane.show(entry, self.races.why_failed(wanted), self.glyphs)

        pages.ask(read, show)

    @on(PagedTable.Opened)
    def _open_detail(self) -> None:
        if self.pane.entry is not None:
            said = self.races.why_failed(id_of(self.pane.entry.line))
            self.app.push_screen(MergeEntryScreen(self.pane.entry, said, self.glyphs))

    @property
    def shows_rows(self) -> bool:
        """Return whether rows are to be seen: they are read, and no error is in their place."""
        is_hidden = self.query_one("#content").has_class("is-empty")
        return self.stage is MergeStage.LIST and self._are_read and not is_hidden

    @property
    def _are_read(self) -> bool:
        return self._rows is not None and self.table.pages is self._rows

    def in_turn(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do it when all that was typed before is done; nothing where no list is shown."""
        if not self.shows_rows:
            return
        self._turns.append(do)
        if not self._is_taking_turns:
            self._is_taking_turns = True
            self.run_worker(self._take_turns(), group="turns", exit_on_error=False)

    def _move_in_turn(self, move: Callable[[], None]) -> None:
        """A key of the list: at once, unless a choice before it is under way."""
        if not self._is_taking_turns:
            move()
            return

        async def later() -> None:
            move()

        self.in_turn(later)

    async def _take_turns(self) -> None:
        try:
            while self._turns:
                self.tell_status()
                await self._turns.popleft()()
        except ClosedError:  # Other rows are shown by now, or why there are none.
            self._turns.clear()
        except Exception as error:  # The outer door of the turns: what was typed after is void.
            self._turns.clear()
            self.stage = MergeStage.LIST
            self.refuse(error)
            self.read_again()
        finally:
            self._is_taking_turns = False

    async def away(self, do: Callable[[], Value]) -> Value:
        """Done in a thread; that it takes a while is said."""
        busy = self.set_timer(BUSY_S, lambda: self.say(f"waiting for the bank {self.glyphs.more}"))
        try:
            return await asyncio.to_thread(do)
        finally:
            busy.stop()

    async def ask(self, do: Callable[[MergeSource], Value]) -> Value:
        """Ask the thread of the rows, after all that it has to do."""
        pages, loop = self.table.pages, asyncio.get_running_loop()
        answer: asyncio.Future[Value] = loop.create_future()

        def settle(how: Callable[[Any], None], value: Any) -> None:
            if not answer.done():
                how(value)

        def tell(how: Callable[[Any], None], value: Any) -> None:
            with suppress(RuntimeError):  # The app has ended meanwhile, and its loop.
                loop.call_soon_threadsafe(settle, how, value)

        def work(source: MergeSource) -> None:
            try:
                value = do(source)
            except Exception as error:  # The caller gets it.
                tell(answer.set_exception, error)
            else:
                tell(answer.set_result, value)

        if not isinstance(pages, MergePages):
            raise ClosedError
        pages.ask(work, lambda _: None, partial(tell, answer.set_exception))
        return await answer

    async def show_chosen(self, place: int, line: MergeLine | None, open_rows: int) -> None:
        """A row is another now; None: none is."""
        pages = self.table.pages
        if line is not None and isinstance(pages, MergePages):
            await self.ask(partial(_put, pages, place, line))
        self.table.refresh()
        self.set_open(open_rows)
        self._read_detail()

    async def next_open(self, step: int) -> None:
        await self.go_to_open(self.table.cursor, step)

    async def go_to_open(self, place: int, step: int) -> None:
        """Past those that are being measured."""
        passing = self.races.rows
        found = await self.ask(lambda source: source.next_open(place, step, passing))
        if found is not None:
            self.table.move_to(found)

    async def move_to(self, row: RowId) -> None:
        place = await self.ask(lambda source: source.place_of(row))
        if place is not None:
            self.table.move_to(place)

    @property
    def pane(self) -> MergePane:
        return self.query_one(MergePane)


def _put(pages: MergePages, place: int, line: MergeLine, _: MergeSource) -> None:
    pages.put(place, line)
