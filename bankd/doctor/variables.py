"""Environment variables that are set, but wrongly, without effect, or not for what they seem."""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from bankd.bank.location import accepts_noise, reading_enabled, repeat_tune
from bankd.config.config import ENVIRONMENT_RANGES, JobType, parse_job_types, require_available
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here
from bankd.errors import BankdError
from bankd.system.device_lock import is_open_to_all

SUBJECT = "variables"

FOLDERS = ("TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "ASCEND_WORK_PATH", "TUNE_KERNEL_CACHE_PATH")
KNOWN = (
    *FOLDERS, *ENVIRONMENT_RANGES, "AOE_MODE", "REPEAT_TUNE", "ENABLE_TUNE_BANK",
    "TUNE_ON_BUSY_CORES",
)  # fmt: skip
PREFIXES = ("TUNE_", "ASCEND_", "AOE_", "TE_", "REPEAT_", "ENABLE_TUNE")
"""Of the names that belong to the original; those of them that are not known have no effect."""
ALIKE = 0.85
"""Of two names of which one is probably the other, misspelled (difflib's ratio)."""


def check_variables(here: Here) -> Iterator[Finding]:
    """Everything that is wrong, or ok where nothing is."""
    folders = (_paths, _folders, _lock_folder)
    looks = (_flags, _ranges, _compilers, _job_types, *folders, _empty, _unknown)
    found = [finding for look in looks for finding in look(here)]
    yield from found
    if not found:
        names = [name for name in KNOWN if here.env.get(name)]
        what = f"{', '.join(names)}: in order" if names else "none of AOE's variables is set"
        yield Finding(SUBJECT, State.OK, what)


_FLAGS = (
    ("REPEAT_TUNE", repeat_tune),
    ("ENABLE_TUNE_BANK", reading_enabled),
    ("TUNE_ON_BUSY_CORES", accepts_noise),
)


def _flags(here: Here) -> Iterator[Finding]:
    for name, read in _FLAGS:
        try:
            value = read(here.env)
        except BankdError as error:
            yield Finding(SUBJECT, State.ERROR, error.message, f"unset {name}")
            continue
        if name == "REPEAT_TUNE" and value:
            what = "REPEAT_TUNE is true: every run tunes again what the bank holds"
            yield Finding(SUBJECT, State.NOTE, what, f"unset {name}")
        if name == "TUNE_ON_BUSY_CORES" and value:
            what = "TUNE_ON_BUSY_CORES is true: noise may be remembered as truth"
            yield Finding(SUBJECT, State.NOTE, what, f"unset {name}")
        if name == "ENABLE_TUNE_BANK" and not value:
            what = "ENABLE_TUNE_BANK is false: no entry of any bank has an effect"
            yield Finding(SUBJECT, State.WARNING, what, f"unset {name}")


def _ranges(here: Here) -> Iterator[Finding]:
    for name, (low, high) in ENVIRONMENT_RANGES.items():
        text = here.env.get(name, "")
        is_number = text.strip().isdecimal()
        if text and not (is_number and low <= int(text) <= high):
            allowed = f"a whole number from {low} to {high}" if low < high else f"only {low}"
            what = f"{name} is {text!r}, and may be {allowed}"
            yield Finding(SUBJECT, State.ERROR, what, f"unset {name}")


def _compilers(here: Here) -> Iterator[Finding]:
    name, cores = "TE_PARALLEL_COMPILER", len(os.sched_getaffinity(0))
    text = here.env.get(name, "").strip()
    if text.isdecimal() and cores < int(text) <= ENVIRONMENT_RANGES[name][1]:
        what = f"{name} is {text}: without effect beyond the {cores} cores"
        yield Finding(SUBJECT, State.NOTE, what, f"export {name}={cores}")


def _job_types(here: Here) -> Iterator[Finding]:
    if text := here.env.get("AOE_MODE"):
        try:
            job_types = parse_job_types(text)
            if job_types != (JobType.GDAT,):
                require_available(job_types)
        except BankdError as error:
            what = f"AOE_MODE is {text!r}: {error.message}"
            yield Finding(SUBJECT, State.ERROR, what, "export AOE_MODE=2")


def _paths(here: Here) -> Iterator[Finding]:
    for name in FOLDERS:
        value = here.env.get(name, "")
        if value.startswith(("~", "$")):
            what = f"{name} is {value!r}: it was quoted, so that the shell did not expand it"
            yield Finding(SUBJECT, State.ERROR, what, f"export {name}={_expanded(value)}")
        elif value and not Path(value).is_absolute():
            what = f"{name} is {value!r}, a relative path: another folder wherever bankd is started"
            mend = f"export {name}={here.folder / value}"
            yield Finding(SUBJECT, State.WARNING, what, mend)


def _folders(here: Here) -> Iterator[Finding]:
    work_path = here.env.get("ASCEND_WORK_PATH", "")
    if work_path and not (here.folder / work_path).is_dir():
        what = f"ASCEND_WORK_PATH is {work_path!r}, which is no folder: no report can be written"
        yield Finding(SUBJECT, State.ERROR, what, "unset ASCEND_WORK_PATH")
    cache = here.env.get("XDG_CACHE_HOME", "")
    if cache and not Path(cache).is_absolute():
        what = f"XDG_CACHE_HOME is {cache!r}, a relative path: it is ignored"
        yield Finding(SUBJECT, State.NOTE, what, "unset XDG_CACHE_HOME")


def _lock_folder(here: Here) -> Iterator[Finding]:
    """Whether all users of this machine would meet there."""
    named = here.env.get("TUNEBANK_LOCK_PATH", "")
    if not named:
        return
    what = f"TUNEBANK_LOCK_PATH is {named!r}, "
    if not Path(named).is_absolute() or not os.access(named, os.R_OK | os.X_OK):
        what += "not an accessible absolute folder: the measuring device cannot be locked"
        yield Finding(SUBJECT, State.ERROR, what, "unset TUNEBANK_LOCK_PATH")
    elif not is_open_to_all(Path(named)):
        what += "where not every user may create files: two users may measure at a time"
        yield Finding(SUBJECT, State.WARNING, what, f"chmod 1777 {quoted(named)}")


def _empty(here: Here) -> Iterator[Finding]:
    for name in KNOWN:
        if name in here.env and not here.env[name].strip():
            what = f"{name} is set, but empty: as if it were not set"
            yield Finding(SUBJECT, State.NOTE, what, f"unset {name}")


def _unknown(here: Here) -> Iterator[Finding]:
    others = sorted(n for n in here.env if n.startswith(PREFIXES) and n not in KNOWN)
    misspelled = {n: near[0] for n in others if (near := get_close_matches(n, KNOWN, 1, ALIKE))}
    for name, meant in misspelled.items():
        what = f"{name} has no effect: is {meant} meant?"
        mend = f'export {meant}="${name}"; unset {name}'
        yield Finding(SUBJECT, State.WARNING, what, mend)
    if without := [name for name in others if name not in misspelled]:
        what = f"without effect here: {', '.join(without)}"
        yield Finding(SUBJECT, State.NOTE, what)


def _expanded(value: str) -> str:
    """As a shell would read it outside of quotes: the blanks in it stay quoted."""
    return value.replace(" ", "\\ ")
