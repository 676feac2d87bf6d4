"""The choices of a merge: row by row, all at once, by measuring; and undone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, partialmethod

from textual import on
from textual.message import Message

from bankd.bank.merge import Choice
from bankd.jobs import Race
from tui.formatting import counted
from tui.merge import writes
from tui.merge.formatting import is_measured
from tui.merge.list_screen import MergeListScreen, MergeStage
from tui.merge.merge_pages import RowId, id_of
from tui.merge.row_races import is_served, read_races
from tui.windows.questions import Item, MenuScreen

TICK_S = 1.0
"""Time between looks at what is being measured."""
SIDES = (Choice.OURS, Choice.THEIRS, Choice.BASE)
WAYS = (
    Item("ours", "ours", "keep our entries"),
    Item("theirs", "theirs", "take their entries"),
    Item("suggested", "as suggested", "where there is a suggestion; the rest stays open"),
    Item("measure", "measure", "let this machine race them"),
)
"""Ways in which all open conflicts can be resolved."""


class RaceEnded(Message, bubble=False):
    """A row was measured by this app, or could not be."""

    def __init__(self, row: RowId, failed: str) -> None:
        super().__init__()
        self.row, self.failed = row, failed


class MergeChoosingScreen(MergeListScreen):
    """Each choice is in the bank before the next one is made."""

    _newest_race: RowId | None = None

    def on_mount(self) -> None:
        self.set_interval(TICK_S, self._tick)

    def on_unmount(self) -> None:
        self.races.by_app.close()

    def show_list(self) -> None:
        super().show_list()
        self.in_thread(self._read_races, self._hear_races, group="races")

    def action_suggested(self) -> None:
        self.in_turn(self._accept)

    def action_measure(self) -> None:
        self.in_turn(self._measure_current)

    def action_undo(self) -> None:
        self.in_turn(self._undo)

    def action_all_open(self) -> None:
        self.in_turn(self._ask_all)

    def _choose_in_turn(self, choice: Choice) -> None:
        self.in_turn(partial(self._choose, choice))

    action_ours = partialmethod(_choose_in_turn, Choice.OURS)
    action_theirs = partialmethod(_choose_in_turn, Choice.THEIRS)
    action_base = partialmethod(_choose_in_turn, Choice.BASE)

    def _next_open_in_turn(self, step: int) -> None:
        self.in_turn(partial(self.next_open, step))

    action_next_open = partialmethod(_next_open_in_turn, 1)
    action_previous_open = partialmethod(_next_open_in_turn, -1)

    async def _choose(self, choice: Choice) -> None:
        line = self.table.current
        if line is None:
            return
        if choice is Choice.BASE and line.base is None:
            self.notify("this one has no base: no common revision has it", severity="warning")
            return
        self._newest_race = None
        row, place, of = id_of(line), self.table.cursor, self.state.started
        await self._forget_races([row])
        chosen = await self.away(partial(writes.take, self.ours, *row, choice, of))
        await self.show_chosen(place, chosen.line, chosen.open)
        await self.go_to_open(place, 1)

    async def _accept(self) -> None:
        line = self.table.current
        if line is None or not line.is_open:
            await self.next_open(1)
        elif line.source in SIDES:
            await self._choose(Choice(line.source))
        else:
            self.notify("nothing is suggested here: o, t, b choose, m measures")

    async def _undo(self) -> None:
        """A race that was asked for last, or at the cursor, else the latest choice."""
        line, of = self.table.current, self.state.started
        for row in (self._newest_race, id_of(line) if line else None):
            if row and await self._forget_races([row]) and not await self._is_settled(row):
                self._newest_race = None
                self.notify("it is no longer measured")
                await self.move_to(row)
                return
        chosen = await self.away(partial(writes.undo, self.ours, of))
        if chosen.line is None:
            self.notify("nothing is chosen: there is nothing to undo")
            return
        await self.move_to(id_of(chosen.line))
        await self.show_chosen(self.table.cursor, chosen.line, chosen.open)

    async def _forget_races(self, rows: Sequence[RowId]) -> bool:
        """These are measured no longer, unless a daemon is at it; whether one was to be."""
        races = self.races
        was_asked = [races.forget(row) for row in rows]
        if queued := [row for row in rows if row in races.queued]:
            await self.away(partial(writes.withdraw_races, races.job_list, races.bank, queued))
            self._hear_races(await self.away(self._read_races))
        return any(was_asked) or any(row not in races.rows for row in queued)

    async def _is_settled(self, row: RowId) -> bool:
        """Return whether its race has ended in the bank, though its process still runs."""
        entry = await self.ask(lambda source: source.entry(row))
        return entry is not None and is_measured(entry.line)

    async def _ask_all(self) -> None:
        if not self.open_rows:
            self.notify("nothing is open: w writes the merge")
            return

        def chosen(value: str | None) -> None:
            if value is not None:
                self._confirm_all(value)

        title = f"all open: {counted(self.open_rows, 'conflict')}"
        self.app.push_screen(MenuScreen(title, WAYS), chosen)

    def _confirm_all(self, value: str) -> None:
        question = f"resolve all {counted(self.open_rows, 'open conflict')}: {value}?"
        details = "u undoes them one by one; nothing is written before w"
        take = partial(self._take_all, value)
        self.confirm(question, "Settle", details, then=partial(self.in_turn, take))

    async def _take_all(self, value: str) -> None:
        if value == Choice.MEASURE.value:
            await self._measure(await self.away(partial(writes.open_keys, self.ours)))
            return
        of = self.state.started
        self.races.by_app.close()
        await self._forget_races(self.races.queued)
        settled = await self.away(partial(writes.take_all, self.ours, Choice(value), of))
        self.notify(f"{counted(settled, 'conflict')} resolved: {value}", markup=False)
        self.read_again()

    async def _measure_current(self) -> None:
        if (line := self.table.current) is not None:
            row, place = id_of(line), self.table.cursor
            if line.by_hand and await self.away(partial(is_served, self.races.job_list)):
                # A daemon leaves alone what was resolved by hand, so that is opened again.
                take = partial(writes.take, self.ours, *row, None, self.state.started)
                opened = await self.away(take)
                await self.show_chosen(place, opened.line, opened.open)
            await self._measure([row])
            await self.go_to_open(place, 1)

    async def _measure(self, rows: Sequence[RowId]) -> None:
        """Let the daemon measure, if one serves; else this app."""
        races = self.races
        for row in rows:
            races.want(row)
        if await self.away(partial(is_served, races.job_list)):
            await self.away(partial(writes.ask_races, races.job_list, races.bank, rows))
            self._hear_races(await self.away(self._read_races))
            self.notify("the daemon was asked to measure")
        else:
            races.by_app.ask(rows)
        self._newest_race = rows[-1] if rows else None
        self.table.refresh()

    def hear_race(self, row: RowId, failed: str) -> None:
        self.post_message(RaceEnded(row, failed))

    @on(RaceEnded)
    def _take_over_race(self, message: RaceEnded) -> None:
        if message.failed:
            self.races.fail(message.row, message.failed)
            text = self.races.why_failed(message.row)
            self.notify(text, severity="warning", markup=False)
        self.tell_status()
        self.read_again()

    def _tick(self) -> None:
        if self.stage is MergeStage.LIST and self.races.rows and self.is_current:
            self.table.refresh()
            self.tell_status()
            if len(self.races.rows) > len(self.races.by_app.rows):
                self.in_thread(self._read_races, self._hear_races, group="races")

    def _read_races(self) -> tuple[Race, ...]:
        return read_races(self.races.job_list, self.races.bank)

    def _hear_races(self, found: Sequence[Race]) -> None:
        if self.races.hear_daemon(found):
            self.read_again()
        self.table.refresh()
