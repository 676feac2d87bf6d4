"""Which folder is the bank's, and why: the first of three variables that is set decides."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from bankd.bank.layers import built_in_folder
from bankd.bank.location import BANK_FILE
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import BANK_VARIABLES, Here, is_seen

SUBJECT = "bank folder"


def check_place(here: Here) -> Iterator[Finding]:
    """The folder that is used, and the banks in those that are not."""
    places = here.bank_folders()
    if not places:
        yield Finding(
            SUBJECT,
            State.ERROR,
            f"no folder for the bank: {', '.join(BANK_VARIABLES)} are all unset",
            "export TUNE_BANK_PATH=/an/existing/folder",
        )
        return
    variable, folder = next(iter(places.items()))
    yield _used(variable, folder)
    others = {name: place for name, place in places.items() if name != variable}
    for name, place in others.items():
        if _holds_bank(place) and not _is_same(place, folder):
            yield _unused(name, place, variable, folder)


def check_built_in(here: Here) -> Iterator[Finding]:
    """The bank that was installed with the package, asked where the custom one is silent."""
    del here
    folder = built_in_folder()
    if folder is None:
        what = "none comes with this version: tuning starts from the defaults"
        yield Finding("built-in bank", State.NOTE, what)
    else:
        yield Finding("built-in bank", State.OK, str(folder))


def _used(variable: str, folder: Path) -> Finding:
    why = _why(variable)
    if folder.is_dir():
        if _holds_bank(folder) or not os.access(folder, os.X_OK):
            return Finding(SUBJECT, State.OK, f"{folder}, because {why}")
        what = f"{folder}, because {why}; there is no bank in it yet: the first tuning makes it"
        return Finding(SUBJECT, State.NOTE, what)
    if folder.exists():
        what = f"{folder} is not a folder, and it is used because {why}"
        is_bank = variable == "TUNE_BANK_PATH" and folder.name == BANK_FILE
        mend = f"export {variable}={quoted(folder.parent)}" if is_bank else f"unset {variable}"
        return Finding(SUBJECT, State.ERROR, what, mend)
    if variable != "TUNE_BANK_PATH":
        what = f"{folder}, because {why}; it does not exist yet: the first tuning makes it"
        return Finding(SUBJECT, State.NOTE, what)
    what = f"{folder} does not exist, and it is used because {why}"
    return Finding(SUBJECT, State.ERROR, what, f"mkdir -p -m 0750 {quoted(folder)}")


def _why(variable: str) -> str:
    before = BANK_VARIABLES[: BANK_VARIABLES.index(variable)]
    unset = f" and {' and '.join(before)} {'are' if before[1:] else 'is'} not" if before else ""
    return f"{variable} is set{unset}"


def _unused(name: str, place: Path, variable: str, folder: Path) -> Finding:
    what = f"there is a bank in {place} ({name}) which is not used because {variable} is set"
    # Where the used folder holds none, nothing that was learnt has any effect.
    state = State.NOTE if _holds_bank(folder) else State.WARNING
    return Finding(SUBJECT, state, what, f"bankd merge {quoted(place)}")


def _holds_bank(folder: Path) -> bool:
    return is_seen(folder / BANK_FILE)


def _is_same(one: Path, other: Path) -> bool:
    return is_seen(other) and one.samefile(other)
