"""The request of an export, and what is known of it before it is written."""

from __future__ import annotations

import platform
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankd.bank import Bank, TargetKey
from bankd.bank.connection import Interrupted
from bankd.bank.exchange import Preview, preview, require_free
from bankd.bank.listing import EntryQuery, EntryView, environment_of_host
from bankd.errors import BankError, ErrorCode

FOLDER, FILE, CANN = "folder", "file", "cann"
SAY_YES = "choose yes at overwrite, or another destination"


@dataclass(frozen=True)
class ExportRequest:
    """All that the form says."""

    place: Path
    """The bank."""
    soc_version: str
    """Empty, of CANN files: any."""
    cores: int | None = None
    """None: any."""
    keys: tuple[str, ...] | None = None
    """Only these; None: all."""
    filter: str = ""
    """Only what matches."""
    form: str = FOLDER
    at: str = ""
    """The name of a revision; empty: as the bank is now."""
    sign: Path | None = None
    """A private key."""
    output: Path | None = None
    overwrite: bool = False


class Stop:
    """Ends what another thread does with a bank."""

    def __init__(self) -> None:
        self._bank: Bank | None = None
        self.is_wanted = False

    def now(self) -> None:
        """End what runs with `Interrupted`."""
        self.is_wanted = True
        if self._bank is not None:
            self._bank.interrupt()

    def look(self) -> None:
        """Raises Interrupted once it was wanted."""
        if self.is_wanted:
            raise Interrupted("stopped", "nothing was written")

    def watch(self, bank: Bank) -> None:
        self._bank = bank
        self.look()


@contextmanager
def chosen(request: ExportRequest, stop: Stop) -> Iterator[tuple[Bank, dict[str, Any]]]:
    """The bank, open for reading, and the options of `export` and `preview` for the request."""
    with Bank.open(request.place, create=False, read_only=True) as bank:
        stop.watch(bank)
        at = bank.revision(request.at) if request.at else None
        keys: Any = request.keys
        if keys is None and request.filter:
            keys = _matching(bank, request, at)
        yield bank, {"cores": request.cores, "keys": keys, "at": at}


def preview_of(request: ExportRequest, stop: Stop, hear: Callable[[Preview], object]) -> Preview:
    """Describe what the export would hold. Nothing is written."""

    def listen(known: Preview) -> None:
        stop.look()
        hear(known)

    with chosen(request, stop) as (bank, options):
        return preview(bank, request.soc_version, **options, hear=listen)


def occupied(request: ExportRequest) -> BankError | None:
    """Say what is at the destination and must not be replaced, or only on request."""
    assert request.output is not None
    if request.form == CANN:
        return None if request.overwrite else _full(request.output)
    try:
        require_free(request.output, overwrite=True)
    except BankError as error:
        return BankError(error.message, "choose another destination", error.code)
    try:
        require_free(request.output, overwrite=request.overwrite)
    except BankError as error:
        return ReplaceableError(error.message, SAY_YES)
    return None


class ReplaceableError(BankError):
    """An export is there, which is replaced on request only."""

    usual_code = ErrorCode.FILE


def _full(folder: Path) -> BankError | None:
    """Files of the original get their own names, which others may have there."""
    try:
        if not any(folder.iterdir()):
            return None
    except FileNotFoundError:
        return None
    except OSError as error:
        return BankError(
            f"{folder}: {error.strerror}", "choose another destination", ErrorCode.DIRECTORY
        )
    what = f"{folder} is not empty: files of the same names would be replaced"
    return ReplaceableError(what, SAY_YES)


def usual_output(form: str, soc_version: str) -> str:
    """The name that an export gets where it is given no other."""
    name = "".join(c if c.isalnum() or c in "._+-" else "_" for c in soc_version)
    return {FOLDER: f"exported-{name}/", FILE: f"{name}.tunebank"}.get(form, "custom_tune_bank/")


def import_command(output: Path, key: Path | None) -> str:
    """The command that imports it on another machine, with the public key."""
    parts = ["bankd", "import", output.name or str(output)]
    parts += ["--verify_key", f"{key.name}.pub"] if key is not None else []
    return shlex.join(parts)


def _matching(bank: Bank, request: ExportRequest, at: Any) -> list[str]:
    cores = request.cores
    asked = EntryQuery(
        filter=request.filter,
        target=None if cores is None else TargetKey(request.soc_version, cores),
        at=at,
        here=environment_of_host(bank, platform.node()),
    )
    with EntryView(bank, asked) as view:
        found = view.keys()
        return sorted({key for target, key in found if target.soc_version == request.soc_version})
