"""One entry in full: policy, times, environment, how the loops are cut, its past and its use."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType
from textual.containers import Container
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from bankd.bank import TargetKey
from bankd.bank.subject import short_key
from tui.actions import bindings_of
from tui.base_screen import BaseScreen
from tui.formatting import target_name
from tui.record.detail import Detail, read_detail
from tui.record.drawing import Canvas
from tui.record.sections import RecordPage, paint
from tui.record.tuner_answers import Tuner
from tui.widgets.page import Page
from tui.windows.text_windows import LinesScreen

MIN_WIDTH = 40
ASK_AFTER_S = 0.3
"""Time on an entry before the tuner is asked."""


class RecordScreen(BaseScreen):
    """`]` and `[` show the neighbours of the list in its place."""

    SCOPE: ClassVar[str] = "record"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("record")]
    AUTO_FOCUS = "Page"
    DEFAULT_CSS = """
    RecordScreen Page { scrollbar-gutter: stable; }
    RecordScreen #sides { height: auto; }
    RecordScreen .side { height: auto; padding: 0 1; }
    RecordScreen.-wide #sides { layout: horizontal; }
    RecordScreen.-wide .side { width: 1fr; }
    """

    def __init__(
        self,
        place: Path,
        target: TargetKey,
        key: str,
        *,
        neighbour: Callable[[int, Callable[[TargetKey, str], None]], None] | None = None,
    ) -> None:
        """`neighbour`: calls its second argument with the entry so many lines further down in the
        list that the entry was opened from, if there is one."""
        super().__init__("banks", *_trail(place, target, key), follows=place)
        self._place, self._target, self._key = place, target, key
        self._neighbour = neighbour
        self._painted: RecordPage | None = None
        self._tuner = Tuner()
        self._soon: Timer | None = None

    def content(self) -> Iterable[Widget]:
        yield Page(
            Container(
                Static(id="left", classes="side"), Static(id="right", classes="side"), id="sides"
            )
        )

    def read_again(self) -> None:
        def read() -> RecordPage:
            found = read_detail(*entry)
            return paint(found, self._tuner.known(*entry, found.decision.policy), frame)

        entry, frame = (self._place, self._target, self._key), self._frame()
        self.in_thread(read, self._show)

    def on_unmount(self) -> None:
        self._tuner.give_up()

    def on_resize(self) -> None:
        """Charts are drawn for the room that there is."""
        self.call_after_refresh(self._fit)

    def action_next(self) -> None:
        self._go(1)

    def action_previous(self) -> None:
        self._go(-1)

    def action_copy_key(self) -> None:
        self._copy(self._key, "key")

    def action_copy_policy(self) -> None:
        if self._painted is not None:
            self._copy(self._painted.found.decision.policy, "policy")

    def action_task(self) -> None:
        """Show the canonical text, of which the head of the page is a reading."""
        if self._painted is not None:
            task = json.loads(self._painted.found.decision.task)
            lines = json.dumps(task, indent=1).splitlines()
            self.app.push_screen(LinesScreen(f"task {short_key(self._key)}", lines))

    def _copy(self, text: str, what: str) -> None:
        self.app.copy_to_clipboard(text)
        self.notify(f"the {what} is in the clipboard", markup=False)

    def _go(self, step: int) -> None:
        if self._neighbour is None:
            self.notify("this entry was not opened from a list", markup=False)
        else:
            self._neighbour(step, self._turn_to)

    def _turn_to(self, target: TargetKey, key: str) -> None:
        self._target, self._key = target, key
        self._painted = None
        self._tuner.give_up()
        self.set_trail("banks", *_trail(self._place, target, key))
        self.query_one(Page).scroll_home(animate=False)
        self.read_again()

    def _show(self, painted: RecordPage) -> None:
        self.show_empty()
        self._put(painted)
        if self.focused is None:
            self.query_one(Page).focus()
        self._fit()
        if painted.answer is None:
            if self._soon is not None:
                self._soon.stop()
            self._soon = self.set_timer(ASK_AFTER_S, partial(self._ask, painted.found))

    def _ask(self, found: Detail) -> None:
        """Ask the tuner for legal values and loops; the page is there meanwhile."""

        def ask() -> RecordPage:
            return paint(found, self._tuner.ask(*entry, found.decision.policy), frame)

        if self._painted is not None and self._painted.found is found:
            entry, frame = (self._place, self._target, self._key), self._frame()
            busy = "asking the tuner"
            self.in_thread(ask, self._put_again, group="tuner", busy=busy)

    def _fit(self) -> None:
        """Paint it again if it was painted for other room."""
        painted, frame = self._painted, self._frame()
        if painted is not None and painted.frame != frame:
            do = partial(paint, painted.found, painted.answer, frame)
            self.in_thread(do, self._put_again, group="fit")

    def _put_again(self, painted: RecordPage) -> None:
        """Unless another entry, or a newer state of it, is shown by now."""
        shown = self._painted
        if shown is not None and shown.found is painted.found:
            if painted.answer is not None or shown.answer is None:  # Else the tuner was faster.
                self._put(painted)
            self._fit()

    def _put(self, painted: RecordPage) -> None:
        self._painted = painted
        self.query_one("#left", Static).update(painted.left)
        self.query_one("#right", Static).update(painted.right)

    def _frame(self) -> Canvas:
        """The room of a side; a guess before there is any."""
        width = self.query_one("#left", Static).content_size.width
        return Canvas(max(MIN_WIDTH, width or self.app.size.width - 4), self.glyphs)


def _trail(place: Path, target: TargetKey, key: str) -> tuple[Path, str, str]:
    return place, target_name(target), short_key(key)
