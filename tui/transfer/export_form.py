"""The form of an export: what, for which target, in which form, signed by whom, and where to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from textual import on

from bankd.bank import TargetKey
from tui.transfer.export_request import CANN, FILE, FOLDER, ExportRequest, usual_output
from tui.widgets.choice import ChoiceLine
from tui.widgets.form import Field, Form, typed_path
from tui.widgets.text_field import TextField

ALL, MATCHING, MARKED = "all", "matching", "marked"
NO_YES = ((False, "no"), (True, "yes"))


@dataclass(frozen=True)
class Selection:
    """Entries of a target to be exported: the marked keys, else what the filter leaves."""

    target: TargetKey | None = None
    keys: tuple[str, ...] | None = None
    filter: str = ""
    at: str = ""
    """The name of the revision that was looked at; empty: the head."""


class ExportForm(Form):
    """Shows the fields that the chosen form has; what was typed stays, whatever is chosen."""

    def __init__(self, place: Path, selection: Selection) -> None:
        self._place, self._selection = place, selection
        self._targets: Sequence[TargetKey] = ()
        self._offered_for: str | None = None
        """The soc_version whose core counts can be chosen."""
        self._usual = ""
        """The destination that was proposed; one that was typed is never changed."""
        super().__init__(self._fields())

    def _fields(self) -> Iterable[Field]:
        forms = ((FOLDER, "folder of JSON lines"), (FILE, "one .tunebank file"),
                 (CANN, "CANN files"))  # fmt: skip
        chosen = self._selection
        marked = [(MARKED, f"marked {len(chosen.keys)}")] if chosen.keys else []
        matching = [(MATCHING, f"matching {chosen.filter}")] if chosen.filter else []
        whats = (*marked, *matching, (ALL, "all entries"))
        yield Field("what", ChoiceLine(whats, id="what"), id="what-field")
        yield Field("soc_version", ChoiceLine(id="soc"))
        yield Field("cores", ChoiceLine(id="cores"))
        yield Field("form", ChoiceLine(forms, id="form"))
        at = TextField(self._selection.at, placeholder="head", id="at")
        yield Field("at revision", at, id="at-field")
        sign = TextField(
            placeholder="not signed; or path of a private key", is_path=True, id="sign"
        )
        yield Field("sign with", sign, id="sign-field")
        yield Field("destination", TextField(is_path=True, id="output"))
        overwrite = ChoiceLine(NO_YES, id="overwrite")
        yield Field("overwrite", overwrite, id="overwrite-field")

    def on_mount(self) -> None:
        self.show_overwrite(is_there=False)

    def offer(self, targets: Sequence[TargetKey]) -> None:
        self._targets = targets
        self._offer_again()

    def show_overwrite(self, *, is_there: bool) -> None:
        """Show the field where there is something to replace."""
        self.query_one("#overwrite-field").set_class(not is_there, "is-hidden")

    def forget_overwrite(self) -> None:
        """Ask again before something is replaced by the next export."""
        self._choice("overwrite").offer(NO_YES)

    def wanted(self) -> ExportRequest:
        """The request without its destination."""
        what, form = self._choice("what").value, self._choice("form").value
        is_cann = form == CANN
        return ExportRequest(
            place=self._place,
            soc_version=self.soc_version or "",
            cores=self._choice("cores").value,
            keys=self._selection.keys if what == MARKED and not is_cann else None,
            filter=self._selection.filter if what == MATCHING and not is_cann else "",
            form=form,
            at="" if is_cann else self._field("at").text,
        )

    def request(self) -> ExportRequest:
        """All that the form says. Raises BankError where a path is missing or none."""
        wanted = self.wanted()
        sign = self._field("sign").text if wanted.form != CANN else ""
        return replace(
            wanted,
            sign=typed_path(sign, "key") if sign else None,
            output=typed_path(self._field("output").text, "destination"),
            overwrite=bool(self._choice("overwrite").value),
        )

    @property
    def soc_version(self) -> str | None:
        """Empty: every one. None: the bank's are not known yet."""
        known: str | None = self._choice("soc").value
        return known

    def _offer_socs(self) -> None:
        """Offer all of them at once for CANN files, which know their own."""
        known = sorted({target.soc_version for target in self._targets})
        wanted, before = self._selection.target, self.soc_version
        if before is None and wanted is not None:
            before = wanted.soc_version
        is_cann = self._choice("form").value == CANN
        every = [("", "all")] if is_cann and len(known) > 1 else []
        self._choice("soc").offer([*((name, name) for name in known), *every], before)

    def _offer_cores(self) -> None:
        """Offer the core counts of the soc_version; at first that of the target one came from."""
        cores = sorted(t.cores for t in self._targets if t.soc_version == self.soc_version)
        counts = ", ".join(map(str, cores)) or "all"
        if len(cores) < 2:
            self._choice("cores").offer([(None, counts)])
            return
        before = self._choice("cores").value
        if self._offered_for != self.soc_version:
            wanted = self._selection.target
            before = wanted.cores if wanted and wanted.soc_version == self.soc_version else None
            self._offered_for = self.soc_version
        every = [(None, f"all ({counts})"), *((each, str(each)) for each in cores)]
        self._choice("cores").offer(every, before)

    @on(ChoiceLine.Changed)
    def _offer_again(self) -> None:
        """Offer what fits the choices, and hide what CANN files do not have."""
        self._offer_socs()
        self._offer_cores()
        output = self._field("output")
        usual = usual_output(self._choice("form").value, self.soc_version or "")
        if output.value == self._usual:
            output.value = usual
        self._usual = usual
        for name in ("what", "at", "sign"):
            hidden = self._choice("form").value == CANN
            self.query_one(f"#{name}-field").set_class(hidden, "is-hidden")

    def _choice(self, name: str) -> ChoiceLine:
        return self.query_one(f"#{name}", ChoiceLine)

    def _field(self, name: str) -> TextField:
        return self.query_one(f"#{name}", TextField)
