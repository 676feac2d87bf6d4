"""Checks an export, a bank or CANN files, shows what it would change, and begins the
merge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Input, Static

from bankd.bank.connection import Interrupted
from bankd.bank.diff.diff import Difference
from bankd.bank.sources import Terms
from bankd.errors import BankError, ErrorCode
from tui.actions import bindings_of
from tui.base_screen import FormScreen
from tui.diff.formatting import cells, columns, kind_name, tones
from tui.formatting import counted
from tui.merge.screen import MergeScreen
from tui.row_pages import Listed
from tui.transfer.export_request import Stop
from tui.transfer.formatting import checked_lines, difference_lines
from tui.transfer.import_check import SourceCheck, check, needs_terms
from tui.transfer.writes import make_bank
from tui.widgets.form import Field, Form, typed_path
from tui.widgets.paged_table import PagedTable
from tui.widgets.text_field import TextField
from tui.windows.text_windows import LinesScreen

WHAT_TO_GIVE = (
    "Give the path of one of these; tab completes it, enter checks it:",
    "  an export          a folder, or a .tunebank file, made by `bankd export`",
    "  a bank             its folder, or its bank.db",
    "  files of AOE       a custom_tune_bank folder, or one .json of it (CANN)",
    "",
    "Checking changes nothing, and nothing of it is executed. esc goes back.",
)


class ImportScreen(FormScreen):
    """Nothing is brought in that was not checked as it is typed."""

    SCOPE: ClassVar[str] = "import"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("import", is_form=True)]
    DEFAULT_CSS = """
    ImportScreen Form { height: auto; }
    ImportScreen #about { height: auto; padding: 1 1; }
    """

    def __init__(self, place: Path, source: Path | None = None) -> None:
        super().__init__(place, "import", follows=place)
        self._place, self._source = place, source
        self._checked: SourceCheck | None = None
        self._stop = Stop()
        self._is_beginning = False

    def content(self) -> Iterable[Widget]:
        yield Form(self._fields())
        yield Static(id="about")
        yield PagedTable[Difference](
            columns("ours", "theirs"), cells, self.glyphs, tones=tones, id="differences"
        )

    def _fields(self) -> Iterable[Field]:
        given = str(self._source) if self._source is not None else ""
        yield Field("source", TextField(given, is_path=True, id="source"))
        key = "not needed; or path of the public key that has to sign"
        yield Field("verify key", TextField(placeholder=key, is_path=True, id="key"))
        soc = TextField(placeholder="where no file name or folder says it: Ascend310P3", id="soc")
        yield Field("soc_version", soc, id="soc-field")
        cores = TextField(placeholder="where no file name says it: 8", id="cores")
        yield Field("cores", cores, id="cores-field")

    def on_mount(self) -> None:
        self._show_options(of_original=False)
        self._show_nothing()

    def on_unmount(self) -> None:
        self._stop.now()

    def read_again(self) -> None:
        """A great source takes a while to check, so that is not done by itself again."""
        if self._checked is not None:
            self.say("our bank has changed since: ctrl+o compares again")
        elif self._source is not None:
            self.action_check()

    def action_reload(self) -> None:
        self.action_check()

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.action_check()

    @on(Input.Changed)
    def _typed(self) -> None:
        if self._checked is not None:
            self._show_nothing()

    def action_check(self) -> None:
        """Check in two steps: some kinds of sources need more to be said."""
        if self._is_beginning:
            return
        self._stop.now()
        self._stop = Stop()
        stop = self._stop
        try:
            source, terms = self._given()
        except BankError as error:
            self._refuse(error)
            return

        def go_on(is_asked: bool) -> None:
            self._show_options(of_original=is_asked)
            self.in_thread(lambda: check(self._place, source, terms, stop), self._show,
                           group="check", refused=self._refuse, busy="checking")  # fmt: skip

        self.in_thread(lambda: needs_terms(source), go_on, group="kind", refused=self._refuse)

    def _given(self) -> tuple[Path, Terms]:
        """Read the form. Raises BankError."""
        source = typed_path(self._field("source").text, "source")
        key, soc, cores = (self._field(name).text for name in ("key", "soc", "cores"))
        if cores and not (cores.isascii() and cores.isdecimal() and int(cores[:9]) > 0):
            hint = "give a number from 1, or leave it empty"
            raise BankError(f"cores is {cores}", hint, ErrorCode.OPTION)
        return source, Terms(
            verify_key=typed_path(key, "key") if key else None,
            soc_version=soc or None,
            cores=int(cores) if cores else None,
        )

    def _show(self, checked: SourceCheck) -> None:
        if not self._is_as_typed(checked):
            return
        self._checked = checked
        self.put("about", checked_lines(checked))
        table = self.query_one(PagedTable)
        table.set_class(not checked.differences, "is-hidden")
        table.show(Listed(checked.differences), cursor=0)
        if checked.differences:
            table.focus()
        coming = checked.counts.added + checked.counts.changed
        brings = counted(coming, "difference") if coming else "trials only, if it has new ones"
        self.say(f"ctrl+s imports {brings}: the merge asks first")

    def _is_as_typed(self, checked: SourceCheck) -> bool:
        """Return whether the form still says what was checked."""
        try:
            return self._given() == (checked.source, checked.terms)
        except BankError:
            return False

    def _show_nothing(self) -> None:
        self._checked = None
        self.query_one(PagedTable).add_class("is-hidden")
        self.put("about", WHAT_TO_GIVE)
        self.say("")

    def _show_options(self, *, of_original: bool) -> None:
        """Only CANN files need to be given their target."""
        texts = [self._field(name).text for name in ("soc", "cores")]
        for name in ("soc", "cores"):
            field = self.query_one(f"#{name}-field")
            field.set_class(not of_original and not any(texts), "is-hidden")

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, Interrupted):
            return
        self._show_nothing()
        self.refuse(error)

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        found: Difference = event.row
        self.app.push_screen(LinesScreen(kind_name(found.kind), list(difference_lines(found))))

    def action_begin(self) -> None:
        """Begin the merge; what was not checked as it is typed is checked first."""
        checked = self._checked
        if self._is_beginning:
            return
        if checked is None:
            self.notify("it is checked first; then press ctrl+s again", markup=False)
            self.action_check()
            return

        def merge(_: None) -> None:
            """Open the merge in place of this screen: q leads back to where one came from."""
            screen = MergeScreen(self._place, str(checked.source), checked.terms)
            self.app.switch_screen(screen)

        def refuse(error: Exception) -> None:
            self._is_beginning = False
            self.refuse(error)

        self._is_beginning = True
        make = partial(make_bank, self._place)
        self.in_thread(make, merge, group="make", refused=refuse)

    def _field(self, name: str) -> TextField:
        return self.query_one(f"#{name}", TextField)
