"""Writes exports, and makes the bank that an import goes into."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bankd.bank import Bank
from bankd.bank.cann import export_cann
from bankd.bank.exchange import Exported, export
from tui.transfer.export_request import CANN, FILE, ExportRequest, Stop, chosen, occupied


@dataclass(frozen=True)
class WrittenExport:
    """Result of a request."""

    output: Path
    """The absolute path."""
    exported: Exported | None
    """None for CANN files."""
    files: int = 0
    """Number of CANN files."""


def write_export(request: ExportRequest, stop: Stop) -> WrittenExport:
    """Do what the form says. Raises BankError, and Interrupted; then nothing is left of it."""
    assert request.output is not None
    output = request.output.absolute()
    if (fault := occupied(request)) is not None:
        raise fault
    if request.form == CANN:
        with chosen(request, stop) as (bank, _):
            soc_version = request.soc_version or None
            files = export_cann(bank, request.output, soc_version, request.cores)
        return WrittenExport(output, None, len(files))
    with chosen(request, stop) as (bank, options):
        done = export(
            bank,
            output,
            request.soc_version,
            **options,
            sign=request.sign,
            form="file" if request.form == FILE else "folder",
            overwrite=request.overwrite,
            before_end=stop.look,
        )
    return WrittenExport(output, done)


def make_bank(place: Path) -> None:
    """An empty one; one that is there stays as it is. Raises BankError."""
    with Bank.open(place):
        pass


@contextmanager
def passing_bank() -> Iterator[Bank]:
    """An empty one in a temporary folder, to compare with while there is none."""
    with (
        tempfile.TemporaryDirectory(prefix="bankd-import-") as folder,
        Bank.open(Path(folder)) as bank,
    ):
        yield bank
