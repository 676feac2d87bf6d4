"""The merge of another bank into ours: tried, begun, chosen row by row, and written.

From its beginning on the merge waits in the bank, with every choice: the screen only shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.bank import Bank
from bankd.bank.merge import PendingMerge
from bankd.bank.store import bank_file
from bankd.bank.task_words import task_words
from tui.formatting import counted, place_name
from tui.merge import writes
from tui.merge.choosing_screen import MergeChoosingScreen
from tui.merge.formatting import about_dry_run, about_end, about_source
from tui.merge.list_screen import MergeStage
from tui.merge.merge_pages import MergeState, read_state
from tui.windows.questions import Item, MenuScreen

if TYPE_CHECKING:
    from bankd.bank.merge import MergeResult
    from bankd.bank.sources import Terms
    from tui.merge.writes import MergeTrial


class MergeScreen(MergeChoosingScreen):
    """Begins a merge with `theirs`; without, or where one waits, continues it."""

    def __init__(self, ours: Path, theirs: str | None = None, terms: Terms | None = None) -> None:
        """`terms`: on which theirs is taken in, where it is imported."""
        super().__init__(ours)
        self._theirs, self._terms = theirs, terms
        self._stop_trying: Callable[[], None] | None = None

    def on_mount(self) -> None:
        self.show_empty("reading the bank")

    def on_unmount(self) -> None:
        if self.stage is MergeStage.TRYING and self._stop_trying is not None:
            self._stop_trying()

    def read_again(self) -> None:
        if self.stage in (MergeStage.NEW, MergeStage.LIST):
            self.in_thread(partial(read_state, self.ours), self._hear_state)

    def action_write(self) -> None:
        self.in_turn(self._write)

    def action_abandon(self) -> None:
        self.in_turn(self._ask_abandon)

    def action_back(self) -> None:
        """Not before what was typed before is in the bank."""
        if self.shows_rows:
            self.in_turn(self._leave)
        elif self.stage is not MergeStage.WRITING:
            super().action_back()

    def action_leave(self) -> None:
        self.action_back()

    def _hear_state(self, state: MergeState) -> None:
        before, self.state = self.state, state
        if self.stage is MergeStage.NEW:
            self._enter(state)
        elif self.stage is MergeStage.LIST and state.waiting is None:
            self._end(
                "the merge has ended: another process has written or abandoned it",
                "see the log: r on the banks screen",
            )
        elif self.stage is MergeStage.LIST and state.started != before.started:
            self.races.by_app.close()  # They were of the merge before.
            self.show_list()
        elif self.stage is MergeStage.LIST:
            self.refresh_rows()

    def _enter(self, state: MergeState) -> None:
        if state.waiting is not None and self._is_meant(state.waiting):
            self.show_list()
        elif state.waiting is not None:
            self._ask_which(state.waiting)
        elif self._theirs is None:
            self._end("no merge waits in this bank", "m on the banks screen starts one")
        else:
            self._try()

    def _is_meant(self, waiting: PendingMerge) -> bool:
        """Return whether the merge that waits is the one that was named."""
        if self._theirs is None:
            return True
        here = bank_file(Path(self._theirs)).resolve()
        try:
            return waiting.theirs == self._theirs or Path(waiting.theirs).resolve() == here
        except (OSError, ValueError, RuntimeError):  # No path at all, or one in a circle.
            return False

    def _ask_which(self, waiting: PendingMerge) -> None:
        def take(value: str | None) -> None:
            if value == "go on":
                self.show_list()
            elif value == "abandon":
                self.stage = MergeStage.WRITING
                do = partial(writes.abandon, self.ours, waiting.started)
                refused = self._cannot_begin
                self.in_thread(do, lambda _: self._try(), group="begin", refused=refused)
            else:
                self._leave_unmerged()

        items = (
            Item("go on", "continue the merge that waits", f"({waiting.open:,} open)"),
            Item("abandon", f"abandon it, and merge {self._theirs}"),
        )
        self.app.push_screen(MenuScreen(f"a merge of {waiting.theirs} waits", items), take)

    def _try(self) -> None:
        """Try the merge; nothing of that is kept."""
        theirs = self._theirs or ""
        self.stage = MergeStage.TRYING
        self.show_empty(f"comparing with {theirs}", "", "esc leaves; nothing is written yet")

        def opened(bank: Bank) -> None:
            self._stop_trying = bank.interrupt

        do = partial(writes.try_merge, self.ours, theirs, self._terms, opened)
        refused = self._cannot_begin
        self.in_thread(do, self._tried, group="begin", busy="comparing", refused=refused)

    def _tried(self, tried: MergeTrial) -> None:
        result = tried.result
        if not result.counts and not result.new_observations:
            self._end(
                f"nothing to merge: what {tried.theirs} has decided is known here, too",
                f"{result.same:,} the same, {result.ours_alone:,} that only we changed",
            )
            return
        question = f"merge {place_name(Path(tried.theirs))} into {place_name(self.ours)}?"
        details = (*about_dry_run(result), *about_source(tried.remarks, tried.taken_back))
        self.confirm(
            question, "Begin", *details, then=self._begin_merge, otherwise=self._leave_unmerged
        )

    def _leave_unmerged(self) -> None:
        if self.app.screen is self:
            self.app.pop_screen()
        else:  # The question came up above another window, Help perhaps.
            self._end("nothing is merged")

    def _begin_merge(self) -> None:
        self.stage = MergeStage.WRITING
        self.show_empty("beginning the merge")
        do = partial(writes.begin, self.ours, self._theirs or "", self._terms)
        refused = self._cannot_begin
        self.in_thread(do, self._begun, group="begin", busy="beginning", refused=refused)

    def _begun(self, result: MergeResult) -> None:
        if result.waits:
            self.stage = MergeStage.NEW
            self.read_again()
        else:
            self._end(*about_end(result))

    def _cannot_begin(self, error: Exception) -> None:
        self.stage = MergeStage.ENDED
        self.show_error(error)

    def _end(self, *lines: str) -> None:
        self.stage = MergeStage.ENDED
        self.races.by_app.close()
        self.set_trail("merge", self.ours)
        self.show_empty(*lines, "", "q goes back")
        self.say("")

    async def _write(self) -> None:
        if self.open_rows:
            line = self.table.current
            if line is None or not line.is_open:
                await self.next_open(1)
                line = self.table.current
            task = f": {task_words(line.task)}" if line else ""
            self.say(f"{counted(self.open_rows, 'conflict')} left{task}")
            return
        of = self.state.started
        self.stage = MergeStage.WRITING
        self.races.by_app.close()
        result = await self.away(partial(writes.write, self.ours, of))
        if result.waits:
            self.stage = MergeStage.LIST
            self.notify("the bank has changed meanwhile: conflicts are open again")
            self.read_again()
        else:
            lines = about_end(result)
            self._end(*lines)
            self.app.notify(lines[0], markup=False)

    async def _ask_abandon(self) -> None:
        abandon = partial(self._abandon, self.state.started)
        question = f"abandon this merge, with {counted(self.open_rows, 'open conflict')}?"
        details = "the choices are lost; no decision changes, and their measurements stay"
        self.confirm(question, "Forget", details, then=partial(self.in_turn, abandon))

    async def _abandon(self, of: str | None) -> None:
        self.stage = MergeStage.WRITING
        await self.away(partial(writes.abandon, self.ours, of))
        await self._forget_races(self.races.queued)
        self._end("the merge was abandoned; no decision was changed")

    async def _leave(self) -> None:
        if self.app.screen is not self:
            return
        text = f"the merge waits in {place_name(self.ours)}: m on the banks screen continues it"
        if stopped := len(self.races.by_app.rows):
            text += f"; {counted(stopped, 'race')} stopped"
        self.app.notify(text, markup=False)
        self.app.pop_screen()
