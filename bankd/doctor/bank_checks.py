"""The bank: its folder, permissions, file and journal, and the value of its entries here.

The file is opened so that not even SQLite's own files next to it are made, as far as possible.
"""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice, takewhile
from pathlib import Path

from bankd import bridge
from bankd.bank.built_in import built_in_folder, provenance
from bankd.bank.canonical import canonical
from bankd.bank.connection import Connection, distrust, explained, is_busy
from bankd.bank.folders import FILE_MODE, FOLDER_MODE, network_file_system
from bankd.bank.location import BANK_FILE, BESIDE_BANK, PLACES, read_only_bank
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.noise import NOISY, noise_limits
from bankd.bank.record import TargetKey
from bankd.bank.tables.check import faults
from bankd.bank.tables.opening import require_bank
from bankd.bank.tables.rows import is_pinned
from bankd.doctor.finding import (
    NAMED,
    CheckContext,
    CheckFinding,
    error,
    is_seen,
    note,
    ok,
    quoted,
    warning,
)
from bankd.errors import BankError, BankFileError
from bankd.number_text import MIB, size_text

LOCK_WAIT_S = 2.0
"""Time to wait for a lock: another process that writes holds it for milliseconds."""
LARGE_LOG_BYTES = 64 * MIB
"""SQLite folds its log back into the file from 4 MiB on, unless a reader prevents it."""
MAX_FAULTS = 5
WRITES = "bankd verify --budget 1"
"""A command that opens the bank for writing, which upgrades and repairs it."""
MAX_TARGETS = 5
_BY_TARGET = """
    SELECT soc_version, cores, count(*) AS entries FROM current
    JOIN targets ON targets.id = current.target GROUP BY current.target
"""
_ENTRIES = """
    SELECT count(*) FROM current JOIN decisions ON decisions.id = current.decision
    JOIN environments ON environments.id = decisions.environment
    JOIN targets ON targets.id = current.target WHERE
"""
_TO_VERIFY = {
    f"""soc_version IN (SELECT value FROM json_each(:soc_versions)) AND cores <= :cores
       AND environments.text <> :environment AND NOT {is_pinned("decisions")}""":
    ("inherited: made under another compiler, generator or processor", "bankd verify"),
    "decisions.rule = :unverified":
    ("unverified: preferred in a merge, not measured", "bankd verify"),
    f"environments.text = :environment AND {NOISY}":
    ("noisy: measured here, and decided in noise", "bankd verify --noisy"),
}  # fmt: skip
"""Condition of entries that are worth verifying here -> what they are, and the command."""


def check_place(here: CheckContext) -> Iterator[CheckFinding]:
    """Check the folder that is used, and find banks in those that are not."""
    places = list(here.bank_folders().items())
    if not places:
        what = f"no folder for the bank: {', '.join(PLACES)} are all unset"
        yield error(what, "export TUNE_BANK_PATH=/an/existing/folder")
        return
    (variable, folder), *others = places
    if (read := read_only_bank(here.env)) is not None:
        yield ok(f"{read}, which TUNE_BANK_PATH names, is an export: it is read, not written to")
    yield _used_folder(here, variable, folder)
    # Where the used folder holds none, nothing that was learnt has any effect.
    state = note if is_seen(folder / BANK_FILE) else warning
    for name, place in others:
        is_same = is_seen(folder) and is_seen(place) and place.samefile(folder)
        if is_seen(place / BANK_FILE) and not is_same:
            what = f"there is a bank in {place} ({name}) which is not used"
            yield state(f"{what} because {variable} is set", f"bankd merge {quoted(place)}")


def _used_folder(here: CheckContext, variable: str, folder: Path) -> CheckFinding:
    if variable == NAMED:
        return _named_folder(here, folder)
    before = [name for name in takewhile(variable.__ne__, PLACES) if not here.env.get(name)]
    unset = f" and {' and '.join(before)} {'are' if before[1:] else 'is'} not" if before else ""
    why = f"because {variable} is set{unset}"
    if folder.exists() and not folder.is_dir():
        what = f"{folder} is not a folder, and it is used {why}"
        return error(what, f"export TUNE_BANK_PATH={quoted(folder.parent)}")
    if variable == "TUNE_BANK_PATH" and not folder.exists():
        what = f"{folder} does not exist, and it is used {why}"
        return error(what, f"mkdir -p -m 0750 {quoted(folder)}")
    if is_seen(folder / BANK_FILE) or (folder.exists() and not os.access(folder, os.X_OK)):
        return ok(f"{folder}, {why}")
    absent = "there is no bank in it yet" if folder.exists() else "it does not exist yet"
    return note(f"{folder}, {why}; {absent}: the first tuning makes it")


def _named_folder(here: CheckContext, folder: Path) -> CheckFinding:
    """The place that `--bank` names: variables have no part in it."""
    if not folder.is_dir():
        what = "is not a folder" if folder.exists() else "does not exist"
        return error(f"{folder} {what}, and {NAMED} names it", f"give {NAMED} the folder of a bank")
    if here.bank_file() is None and os.access(folder, os.X_OK):
        return note(f"{folder}, because {NAMED} names it; there is no bank in it yet")
    return ok(f"{here.bank_file() or folder}, because {NAMED} names it")


def check_built_in(_here: CheckContext) -> Iterator[CheckFinding]:
    """The bank that was installed with the package, asked where the custom one has no entry."""
    if (folder := built_in_folder()) is None:
        yield note("none is used: tuning starts from the defaults")
        return
    try:
        made = provenance(folder)
    except (OSError, ValueError) as fault:
        yield warning(f"{folder}: how it was made cannot be read: {fault}", "install it again")
        return
    if made is None:
        yield ok(str(folder))
        return
    counts = ", ".join(f"{one.decisions} for {name}" for name, one in made.targets.items())
    yield ok(
        f"{folder}: decisions: {counts}; measured until {made.last_trial[:10]} on {made.cpu},"
        f" tuner of commit {made.commit}, generator {made.generator}, LLVM {made.llvm}"
    )


def check_permissions(here: CheckContext) -> Iterator[CheckFinding]:
    """Check permissions: folder 0750, files 0640 at most, owned by the current user."""
    folder, file = here.bank_folder(), here.bank_file()
    if folder is None or not is_seen(folder) or not folder.is_dir():
        return  # check_place reports it
    found = list(_permission_faults(folder, FOLDER_MODE, os.R_OK | os.W_OK | os.X_OK))
    for path in (file, *_beside(file)) if file else ():
        if is_seen(path):
            found += _permission_faults(path, FILE_MODE, os.R_OK | os.W_OK)
    yield from found or [ok(f"folder {FOLDER_MODE:04o}, files {FILE_MODE:04o} or less")]


def _permission_faults(path: Path, widest: int, needed: int) -> Iterator[CheckFinding]:
    status, user = path.stat(), os.geteuid()
    mode = stat.S_IMODE(status.st_mode)
    chmod = f"chmod {widest:04o} {quoted(path)}"
    own = f"sudo chown {user} {quoted(path)}" if status.st_uid != user else ""
    if not os.access(path, needed):
        folder = quoted(path if path.is_dir() else path.parent)
        verb = "written to" if os.access(path, os.R_OK) else "read"
        yield error(
            f"{path} cannot be {verb} by user {user}",
            f"{own}{' && ' if own else ''}{chmod}   (or export TUNE_BANK_PATH=/a/writable/folder,"
            f" and have this one read with --op_bank_path {folder} --mdl_bank_path {folder})",
        )
    elif own:
        yield note(f"{path} belongs to user {status.st_uid}, not to you ({user})", own)
    if mode & stat.S_IWOTH:
        what = f"every user may write to {path} ({mode:04o}): entries select the code that runs"
        yield error(what, chmod)
    elif mode & ~widest & (stat.S_IRWXG | stat.S_IRWXO):
        yield note(f"{path} has mode {mode:04o}, wider than {widest:04o}", chmod)


def check_bank_file(here: CheckContext) -> Iterator[CheckFinding]:
    """Check that the file is an undamaged bank of this version."""
    path = here.bank_file()
    if path is None:
        return  # check_place reports it
    try:
        with opened(here) as bank:
            damage = _damage(bank) if bank else []
        if damage and not _is_quiet(path):  # A process came meanwhile: again, under SQLite's locks.
            with opened(here) as bank:
                damage = _damage(bank) if bank else []
    except BankError as fault:
        state = note if is_busy(fault) else warning if fault.hint == WRITES else error
        yield state(fault.message, fault.hint or "")
        return
    for each in damage:
        yield error(f"{path} is damaged: {each}", _moving(path))
    with opened(here) as bank:
        if bank and not damage:
            entries = bank.value("SELECT count(*) FROM current")
            revision = bank.value("SELECT max(number) FROM revisions")
            version = f"r{revision}, " if revision else ""
            yield ok(f"whole, {version}{entries:,} entries, {size_text(path.stat().st_size)}")


def _damage(bank: Connection) -> list[str]:
    """Return the first faults that SQLite finds."""
    rows = bank.rows(f"PRAGMA quick_check({MAX_FAULTS})")
    found = [line for row in rows for line in str(next(iter(row.values()))).splitlines()]
    return [] if found == ["ok"] else found[:MAX_FAULTS]


def check_every_row(here: CheckContext) -> Iterator[CheckFinding]:
    """Check that every row matches its hash, and the current state the log."""
    with opened(here) as bank:
        if bank is None:
            return
        found = list(islice(faults(bank), MAX_FAULTS))
    for each in found:
        yield error(f"{bank.path}: {each}", _moving(bank.path))
    if not found:
        yield ok("all rows match their hashes, and the log matches the state")


def check_journal(here: CheckContext) -> Iterator[CheckFinding]:
    """Check the place and the size of the bank's journal."""
    path = here.bank_file() or here.bank_folder()
    if path is None or not is_seen(path):
        return
    if kind := network_file_system(path):
        yield note(
            f"{path} is on {kind}: no write-ahead log there, as machines share no memory; writers"
            " and readers wait for each other, and file locks must work",
            "export TUNE_BANK_PATH=/a/folder/on/a/local/disk   (or leave it as it is)",
        )
    else:
        yield ok("on a local disk, where banks are written with a write-ahead log")
    log = path.with_name(path.name + "-wal")
    if is_seen(log) and (size_bytes := log.stat().st_size) > LARGE_LOG_BYTES:
        opening = f"import sqlite3; sqlite3.connect({str(path)!r})"
        folding = f"{opening}.execute('PRAGMA wal_checkpoint(TRUNCATE)')"
        yield warning(
            f"the log {log} has grown to {size_text(size_bytes)}: a process that never stops"
            " reading the bank prevents its checkpoint",
            f"python3 -c {quoted(folding)}",
        )


def check_target_entries(here: CheckContext) -> Iterator[CheckFinding]:
    """Count the entries for this machine: another core count is another target."""
    with opened(here) as bank:
        rows = bank.rows(_BY_TARGET) if bank else []
    if not rows or not bridge.host_soc_versions():
        return  # check_target reports a machine without any
    held = {TargetKey(row["soc_version"], row["cores"]): int(row["entries"]) for row in rows}
    own = TargetKey(bridge.host_target().soc_version, bridge.host_target().cores)
    if own in held:
        yield ok(f"{held.pop(own):,} for {own}, {sum(held.values()):,} for other targets")
        return
    named = [f"{target} ({count:,})" for target, count in sorted(held.items())]
    known = ", ".join(named[:MAX_TARGETS]) + (", ..." if named[MAX_TARGETS:] else "")
    yield warning(
        f"none for {own}, which is tuned for here; they are for {known}: used only as first"
        " candidates",
        "bankd aoe --model MODEL.onnx --job_type 1,2 --output OUT   (tunes here)",
    )


def check_evidence(here: CheckContext) -> Iterator[CheckFinding]:
    """Count the entries that were not measured here and now, or in noise."""
    parameters = {
        "soc_versions": json.dumps(bridge.host_soc_versions()),
        "cores": bridge.host_cores(),
        "environment": canonical(bridge.host_environment().as_dict()),
        "unverified": UNVERIFIED,
        **noise_limits(),
    }
    with opened(here) as bank:
        for condition, (what, fix) in _TO_VERIFY.items():
            if bank and (count := bank.value(_ENTRIES + condition, parameters)):
                yield note(f"{count:,} {what}", fix)


@contextmanager
def opened(here: CheckContext) -> Iterator[Connection | None]:
    """The bank, open for reading; None where there is none. Raises BankError.

    A file that no process has open is read without SQLite's files next to it.
    """
    path = here.bank_file()
    if path is None:
        yield None
        return
    mode = "mode=ro&immutable=1" if _is_quiet(path) else "mode=ro"
    with explained(path):
        file = sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, timeout=LOCK_WAIT_S)
        with closing(file):
            distrust(file)
            bank = Connection(path, file, read_only=True)
            try:
                require_bank(bank)
            except BankError as fault:
                cause = getattr(fault.__cause__, "sqlite_errorname", "")
                if cause != "SQLITE_READONLY_ROLLBACK":
                    raise
                what = f"a process died while it wrote to {path}"
                raise BankFileError(
                    f"{what}: the next command that writes repairs it", WRITES
                ) from fault
            yield bank


def _is_quiet(path: Path) -> bool:
    return not any(each.exists() for each in _beside(path))


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + suffix) for suffix in BESIDE_BANK]


def _moving(path: Path) -> str:
    return f"mv {quoted(path)} {quoted(f'{path}.damaged')}   (then put a copy of the bank there)"
