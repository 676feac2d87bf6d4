"""Offline models of other device families: which kind of file it is, and what it says it holds.

Nothing here can be run: it is read to be told, listed, and looked up in a bank. The files may be
hostile: time and memory are bounded whatever they say.
"""

from __future__ import annotations

from pathlib import Path

from tuner.errors import OfflineModelError
from tuner.offline_model.foreign_model import ForeignModel
from tuner.offline_model.header import MAGIC
from tuner.offline_model.imod import read_imod
from tuner.offline_model.om2 import read_om2
from tuner.offline_model.opened import OpenedFile, opened

OURS = "ours"

_PICO = b"PICO"
_ZIP = b"PK\x03\x04"
_OUR_NAME = b"tunebank "
"""First characters of the header's user field (see `offline_model.FORMAT`)."""
_OUR_NAME_AT = 120


def kind_of(path: Path) -> str | None:
    """Kind of file by its first bytes: "ours", "imod", "pico" or "om2"; None for any other.

    Raises OfflineModelError, naming the file, where it cannot be read.
    """
    with opened(path) as file:
        return _kind(file)


def read_foreign(path: Path) -> ForeignModel:
    """Read the facts that the file states.

    Raises OfflineModelError, naming the file, where it is damaged, hostile, one of ours, or no
    offline model at all.
    """
    with opened(path) as file:
        try:
            return _read(file)
        except OfflineModelError as error:
            if error.message.startswith(str(path)):
                raise
            hint = error.hint or "the file is damaged: copy or build it again"
            raise OfflineModelError(f"{path}: {error.message}", hint) from error


def _read(file: OpenedFile) -> ForeignModel:
    kind = _kind(file)
    if kind == "imod":
        return read_imod(file)
    if kind == "om2":
        return read_om2(file)
    if kind == "pico":
        return ForeignModel("pico", remarks=("only the first bytes of PICO files can be read",))
    if kind == OURS:
        raise OfflineModelError("was made by this tool", "see `bankd atc --mode=6`")
    raise OfflineModelError("is not an offline model", "give the path of an .om file")


def _kind(file: OpenedFile) -> str | None:
    start = bytes(file.read(0, min(_OUR_NAME_AT + len(_OUR_NAME), file.size_bytes)))
    if start.startswith(MAGIC):
        return OURS if start[_OUR_NAME_AT:].startswith(_OUR_NAME) else "imod"
    if start.startswith(_PICO):
        return "pico"
    return "om2" if start.startswith(_ZIP) else None
