"""Writes what a bank knows: a form, a preview of the export, and what was written."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input, Static

from bankd.bank import Bank, TargetKey
from bankd.bank.connection import Interrupted
from bankd.bank.exchange import Preview
from bankd.errors import BankdError, BankError
from tui.actions import bindings_of
from tui.base_screen import FormScreen
from tui.formatting import HOW_TO_TUNE
from tui.transfer.export_form import ExportForm, Selection
from tui.transfer.export_request import (
    CANN,
    ExportRequest,
    ReplaceableError,
    Stop,
    occupied,
    preview_of,
)
from tui.transfer.formatting import cann_lines, preview_lines, written_lines
from tui.transfer.writes import WrittenExport, write_export
from tui.widgets.choice import ChoiceLine
from tui.widgets.form import Sheet

__all__ = ["ExportScreen", "Selection"]

TYPING_PAUSE_S = 0.3
"""Time without typing before the export is previewed."""
QUICK_S = 1.0
"""A preview that takes longer is not made again at each write of another process."""
NOTHING_STAYS = "Nothing of it is kept then."
FILES_STAY = "Files that are already written stay."
"""CANN files take their places one by one."""


class PreviewMade(Message, bubble=False):
    """More is known of the export that this request would give."""

    def __init__(self, request: ExportRequest, known: Preview) -> None:
        super().__init__()
        self.request, self.known = request, known

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, PreviewMade) and message.request == self.request


class ExportScreen(FormScreen):
    """Keeps what was typed, whatever fails."""

    SCOPE: ClassVar[str] = "export"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("export", is_form=True)]
    DEFAULT_CSS = """
    ExportScreen #about { height: auto; padding: 1 1 0 1; }
    """

    def __init__(self, place: Path, selection: Selection) -> None:
        super().__init__(place, "export", follows=place)
        self._place, self._selection = place, selection
        self._previewed: ExportRequest | None = None
        """The request of the preview below the form; None: it has to be made again."""
        self._preview_s = 0.0
        """Time that the last preview took."""
        self._stop, self._stop_writing = Stop(), Stop()
        self._written_to: Path | None = None
        """The destination that is being written to."""
        self._is_written = False
        self._pause: Timer | None = None

    def content(self) -> Iterable[Widget]:
        yield Sheet(ExportForm(self._place, self._selection), Static(id="about"))

    def on_unmount(self) -> None:
        self._stop.now()
        self._stop_writing.now()

    def read_again(self) -> None:
        self.in_thread(lambda: _targets(self._place), self._show, group="targets")

    def action_reload(self) -> None:
        self._previewed = None
        self.read_again()

    def _show(self, targets: list[TargetKey]) -> None:
        if not targets:
            self.show_empty(
                f"There is nothing to export yet: {self._place} knows no target.", "",
                "Tune a model first:",
                HOW_TO_TUNE[-1],
            )  # fmt: skip
            return
        self.show_empty()
        self._form.offer(targets)
        if not self._is_written:
            self._count_again()
        if self.focused is None:
            self.focus_next("#content *")

    def _count_again(self) -> None:
        """Count a small bank again; of a large one the user says when."""
        if self._preview_s < QUICK_S:
            self._previewed = None
        elif self._previewed is not None:
            self.say("the bank has changed since this was counted: ctrl+r counts again")
        self._preview_soon()

    @on(ChoiceLine.Changed)
    @on(Input.Changed)
    def _changed(self) -> None:
        self._is_written = False
        self._preview_soon()

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.focus_next()

    def _preview_soon(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(TYPING_PAUSE_S, self._preview)

    def _preview(self) -> None:
        if self._written_to is not None or self._form.soc_version is None:
            return
        self._look_at_destination()
        wanted = self._form.wanted()
        if wanted == self._previewed:
            return
        self._stop.now()
        self._previewed, self._stop = wanted, Stop()
        if wanted.form == CANN:
            self.put("about", cann_lines())
            return
        stop, started_s = self._stop, time.monotonic()

        def hear(known: Preview) -> None:
            self.post_message(PreviewMade(wanted, known))

        def end(known: Preview) -> None:
            self._preview_s = time.monotonic() - started_s
            self._show_preview(PreviewMade(wanted, known))

        self.in_thread(lambda: preview_of(wanted, stop, hear), end, group="preview",
                       refused=self._refuse_preview, busy="counting")  # fmt: skip

    @on(PreviewMade)
    def _show_preview(self, event: PreviewMade) -> None:
        if event.request == self._previewed:
            self.put("about", preview_lines(event.known))

    def _refuse_preview(self, error: Exception) -> None:
        """Say it below the form: what is typed may well be half of something right."""
        if isinstance(error, Interrupted):
            return
        self._previewed = None
        hint = error.hint if isinstance(error, BankdError) else None
        self.put("about", [f"! {error}", *([f"  {hint}"] if hint else [])])

    def _look_at_destination(self) -> None:
        """Say whether something is in the way at the destination."""
        try:
            request = self._form.request()
        except BankError as error:
            self.say(f"! {error.message}")
            return

        def show(fault: BankError | None) -> None:
            can_replace = isinstance(fault, ReplaceableError)
            self._form.show_overwrite(is_there=can_replace or request.overwrite)
            if fault is not None:
                self.say(f"! {fault.message}")
            elif self._status.startswith("! "):
                self.say("")

        self.in_thread(lambda: occupied(request), show, group="place",
                       refused=self._refuse_preview)  # fmt: skip

    def action_write(self) -> None:
        if self._written_to is not None:
            self.notify("it is being written", markup=False)
            return
        try:
            request = self._form.request()
        except BankError as error:
            self.refuse(error)
            return
        self._stop.now()
        stop = self._stop_writing = Stop()
        self._previewed, self._written_to = None, request.output
        busy = f"writing {request.output}"
        self.say(f"{busy} {self.glyphs.more}")

        def end(done: WrittenExport) -> None:
            self._written_to, self._is_written = None, True
            self.app.copy_to_clipboard(str(done.output))
            self._form.forget_overwrite()
            self.put("about", written_lines(request, done))
            self.say("written; its path is in the clipboard")
            self.query_one("#about").scroll_visible(animate=False)

        self.in_thread(lambda: write_export(request, stop), end, group="write",
                       refused=self._refuse_writing, busy=busy)  # fmt: skip

    def _refuse_writing(self, error: Exception) -> None:
        self._written_to = None
        if not isinstance(error, Interrupted):
            self.refuse(error)
        self._preview_soon()

    def action_back(self) -> None:
        self._unless_writing(super().action_back)

    def action_leave(self) -> None:
        self._unless_writing(super().action_leave)

    def _unless_writing(self, leave: Callable[[], None]) -> None:
        def stop() -> None:
            self._stop_writing.now()
            leave()

        if self._written_to is None:
            leave()
            return
        stays = FILES_STAY if self._form.wanted().form == CANN else NOTHING_STAYS
        question = f"The export to {self._written_to} is being written. Stop it?"
        self.confirm(question, "Stop", stays, then=stop)

    @property
    def _form(self) -> ExportForm:
        return self.query_one(ExportForm)


def export_of(place: Path, target: TargetKey | None) -> ExportScreen:
    """The form of an export of all entries of a target."""
    return ExportScreen(place, Selection(target))


def _targets(place: Path) -> list[TargetKey]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return bank.targets()
