"""Environment variables that are set, but wrongly, without effect, or not for what they seem."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from bankd.bank.location import accepts_noise, reading_enabled, repeat_tune
from bankd.config import config
from bankd.config.config import ENVIRONMENT_RANGES
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

_READERS: Mapping[str, Callable[[Mapping[str, str]], object]] = {
    "REPEAT_TUNE": repeat_tune,
    "TUNE_ON_BUSY_CORES": accepts_noise,
    "ENABLE_TUNE_BANK": reading_enabled,
    **{name: partial(config.require_range, name=name) for name in ENVIRONMENT_RANGES},
    "AOE_MODE": lambda env: config.parse_job_types(env.get("AOE_MODE") or "2"),
    "ASCEND_WORK_PATH": lambda env: config.result_path(env, Path()),
}
"""Functions that refuse a wrong value as each command does that reads the variable."""
_EFFECTS: Mapping[tuple[str, object], tuple[Callable[[str, str], CheckFinding], str]] = {
    ("REPEAT_TUNE", True): (note, "every run tunes again what the bank holds"),
    ("TUNE_ON_BUSY_CORES", True): (note, "noise may be remembered as truth"),
    ("ENABLE_TUNE_BANK", False): (warning, "no entry of any bank has an effect"),
}


def check_variables(here: CheckContext) -> Iterator[CheckFinding]:
    """Everything that is wrong, or ok where nothing is."""
    found = [finding for check in (_values, _folders, _names) for finding in check(here)]
    names = [name for name in KNOWN if here.env.get(name)]
    what = f"{', '.join(names)}: in order" if names else "none of AOE's variables is set"
    yield from found or [ok(what)]


def _values(here: CheckContext) -> Iterator[CheckFinding]:
    for name, read in _READERS.items():
        try:
            value = read(here.env)
        except BankdError as fault:
            yield error(f"{fault.message}: {fault.hint}", f"unset {name}")
            continue
        state, effect = _EFFECTS.get((name, value), (note, ""))
        if effect:
            yield state(f"{name} is {str(value).lower()}: {effect}", f"unset {name}")


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
