"""Environment variables that are set, but wrongly, without effect, or not for what they seem."""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from bankd.bank.location import accepts_noise, reading_enabled, repeat_tune
from bankd.config.config import ENVIRONMENT_RANGES, JobType, parse_job_types, require_available
from bankd.doctor.finding import CheckContext, CheckFinding, error, note, ok, quoted, warning
from bankd.errors import BankdError
from bankd.system.device_lock import is_open_to_all

FOLDERS = ("TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "ASCEND_WORK_PATH", "TUNE_KERNEL_CACHE_PATH")
KNOWN = (
    *FOLDERS, *ENVIRONMENT_RANGES, "AOE_MODE", "REPEAT_TUNE", "ENABLE_TUNE_BANK",
    "TUNE_ON_BUSY_CORES",
)  # fmt: skip
PREFIXES = ("TUNE_", "ASCEND_", "AOE_", "TE_", "REPEAT_", "ENABLE_TUNE")
"""Beginnings of AOE's names; those of them that are not known have no effect."""
MIN_SIMILARITY = 0.85
"""Similarity of two names of which one is probably the other, misspelled (difflib's ratio)."""

_FLAGS = {
    "REPEAT_TUNE": (repeat_tune, True, note, "every run tunes again what the bank holds"),
    "TUNE_ON_BUSY_CORES": (accepts_noise, True, note, "noise may be remembered as truth"),
    "ENABLE_TUNE_BANK": (reading_enabled, False, warning, "no entry of any bank has an effect"),
}
"""Function that reads a flag, the value that is reported, and its effect."""


def check_variables(here: CheckContext) -> Iterator[CheckFinding]:
    """Everything that is wrong, or ok where nothing is."""
    found = [finding for check in (_values, _folders, _names) for finding in check(here)]
    names = [name for name in KNOWN if here.env.get(name)]
    what = f"{', '.join(names)}: in order" if names else "none of AOE's variables is set"
    yield from found or [ok(what)]


def _values(here: CheckContext) -> Iterator[CheckFinding]:
    for name, (read, surprising, state, effect) in _FLAGS.items():
        try:
            if (value := read(here.env)) == surprising:
                yield state(f"{name} is {str(value).lower()}: {effect}", f"unset {name}")
        except BankdError as fault:
            yield error(fault.message, f"unset {name}")
    cores = len(os.sched_getaffinity(0))
    for name, (low, high) in ENVIRONMENT_RANGES.items():
        text = here.env.get(name, "").strip()
        if text and not (text.isdecimal() and low <= int(text) <= high):
            allowed = f"a whole number from {low} to {high}" if low < high else f"only {low}"
            yield error(f"{name} is {text!r}, and may be {allowed}", f"unset {name}")
        elif name == "TE_PARALLEL_COMPILER" and text and int(text) > cores:
            what = f"{name} is {text}: without effect beyond the {cores} cores"
            yield note(what, f"export {name}={cores}")
    if mode := here.env.get("AOE_MODE"):
        try:
            if (job_types := parse_job_types(mode)) != (JobType.GDAT,):
                require_available(job_types)
        except BankdError as fault:
            yield error(f"AOE_MODE is {mode!r}: {fault.message}", "export AOE_MODE=2")


def _folders(here: CheckContext) -> Iterator[CheckFinding]:
    for name in FOLDERS:
        value = here.env.get(name, "")
        if value.startswith(("~", "$")):
            what = f"{name} is {value!r}: it was quoted, so that the shell did not expand it"
            expanded = value.replace(" ", "\\ ")  # the blanks in it stay quoted
            yield error(what, f"export {name}={expanded}")
        elif value and not Path(value).is_absolute():
            what = f"{name} is {value!r}, a relative path: another folder wherever bankd is started"
            yield warning(what, f"export {name}={here.folder / value}")
    work_path = here.env.get("ASCEND_WORK_PATH", "")
    if work_path and not (here.folder / work_path).is_dir():
        what = f"ASCEND_WORK_PATH is {work_path!r}, which is no folder: no report can be written"
        yield error(what, "unset ASCEND_WORK_PATH")
    cache = here.env.get("XDG_CACHE_HOME", "")
    if cache and not Path(cache).is_absolute():
        what = f"XDG_CACHE_HOME is {cache!r}, a relative path: it is ignored"
        yield note(what, "unset XDG_CACHE_HOME")
    if named := here.env.get("TUNEBANK_LOCK_PATH", ""):
        what = f"TUNEBANK_LOCK_PATH is {named!r}, "
        if not Path(named).is_absolute() or not os.access(named, os.R_OK | os.X_OK):
            what += "not an accessible absolute folder: the measuring device cannot be locked"
            yield error(what, "unset TUNEBANK_LOCK_PATH")
        elif not is_open_to_all(Path(named)):
            what += "where not every user may create files: two users may measure at a time"
            yield warning(what, f"chmod 1777 {quoted(named)}")


def _names(here: CheckContext) -> Iterator[CheckFinding]:
    """Names that are empty, misspelled, or without effect."""
    for name in KNOWN:
        if name in here.env and not here.env[name].strip():
            yield note(f"{name} is set, but empty: as if it were not set", f"unset {name}")
    without = []
    for name in sorted(n for n in here.env if n.startswith(PREFIXES) and n not in KNOWN):
        if near := get_close_matches(name, KNOWN, 1, MIN_SIMILARITY):
            fix = f'export {near[0]}="${name}"; unset {name}'
            yield warning(f"{name} has no effect: is {near[0]} meant?", fix)
        else:
            without.append(name)
    if without:
        yield note(f"without effect here: {', '.join(without)}")
