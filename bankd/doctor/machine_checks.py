"""The machine: locks, disks, target, cores, caches, versions and environment variables."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from bankd import bridge
from bankd.bank.built_in import BUILT_IN_FLAG, reads_built_in
from bankd.bank.location import read_only_bank
from bankd.config import config
from bankd.config.bounds import read_bounds
from bankd.config.config import (
    INI_FILE,
    NO_FOLDER,
    VARIABLES,
    WEIGHT_CACHE,
    ini_remarks,
    ini_work_path,
    kernel_cache_folder,
    shared_bank_of,
    weight_cache_folder,
    workspace_folder,
)
from bankd.doctor.finding import (
    CheckContext,
    CheckFinding,
    error,
    is_seen,
    note,
    ok,
    quoted,
    warning,
)
from bankd.errors import BankdError
from bankd.number_text import GIB, MIB, counted, size_text
from bankd.system.device_lock import is_open_to_all, lock_folder
from bankd.system.processes import process_text

FOLDERS = (
    "TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "ASCEND_WORK_PATH", "TUNE_KERNEL_CACHE_PATH",
    WEIGHT_CACHE,
)  # fmt: skip
KNOWN = (*FOLDERS, "AOE_MODE", *VARIABLES, BUILT_IN_FLAG)
PREFIXES = ("TUNE_", "ASCEND_", "AOE_", "TE_", "REPEAT_", "ENABLE_TUNE", "ENABLE_BUILT")
"""Beginnings of AOE's names; those of them that are not known have no effect."""
MIN_SIMILARITY = 0.85
"""Similarity of two names of which one is probably the other, misspelled (difflib's ratio)."""

_READERS: Mapping[str, Callable[[Mapping[str, str]], object]] = {
    **{name: partial(config.read_variable, name=name) for name in VARIABLES},
    BUILT_IN_FLAG: reads_built_in,
    "AOE_MODE": lambda env: config.parse_job_types(env.get("AOE_MODE") or "2"),
    "ASCEND_WORK_PATH": lambda env: config.result_path(env, Path()),
}
"""Functions that refuse a wrong value as each command does that reads the variable."""
_EFFECTS: Mapping[tuple[str, object], tuple[Callable[[str, str], CheckFinding], str]] = {
    ("REPEAT_TUNE", True): (note, "every run tunes again what the bank holds"),
    ("TUNE_ON_BUSY_CORES", True): (note, "noise may be remembered as truth"),
    ("ENABLE_TUNE_BANK", False): (warning, "no entry of any bank has an effect"),
    (BUILT_IN_FLAG, False): (note, "what comes with this version is not used"),
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
        if (name, value) == (WEIGHT_CACHE, NO_FOLDER):
            continue
        if value.startswith(("~", "$")):
            what = f"{name} is {value!r}: it was quoted, so that the shell did not expand it"
            expanded = value.replace(" ", "\\ ")  # the blanks in it stay quoted
            yield error(what, f"export {name}={expanded}")
        elif value and not Path(value).is_absolute():
            what = f"{name} is {value!r}, a relative path: another folder wherever bankd is started"
            yield warning(what, f"export {name}={here.folder / value}")
    if (export := read_only_bank(here.env)) is not None:
        what = f"TUNE_BANK_PATH is {export}, an export or a result folder: it is only read"
        yield note(what, "bankd ls   (names the bank that new entries go to)")
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


def check_ini(here: CheckContext) -> Iterator[CheckFinding]:
    """Every fault of the settings file of this folder: of its form, and of each section."""
    path = here.folder / INI_FILE
    if not is_seen(path):
        yield ok(f"there is none in {here.folder}: defaults hold")
        return
    faults: dict[str, BankdError] = {}
    for read in (ini_work_path, read_bounds, shared_bank_of):
        try:
            read(path)
        except BankdError as fault:
            faults.setdefault(fault.message, fault)
    if faults:
        yield from (error(fault.message, fault.hint or "") for fault in faults.values())
        return
    remarks = ini_remarks(path)
    yield from (note(f"{path}: {text}") for text in remarks)
    if not remarks:
        yield ok(f"{path}: in order")


LOCKS = Path("/proc/locks")
"""Locks of all processes, listed by Linux (proc(5)); none is taken or tried here."""
WAL_WRITER_BYTE = 120
"""Byte of the -shm file locked by a writer (https://www.sqlite.org/walformat.html)."""
WHOLE_FILE = 0

FLOOR_BYTES = 2 * GIB
"""Wanted disk space. AOE asks for 20 GB, as it leaves 2 to 10 GB for each model; here a model
leaves its offline model, and all compiled kernels together are kept below 1 GiB."""
LAST_BYTES = 100 * MIB
"""Disk space below which the next commit or offline model may fail."""
COPIES_OF_BANK = 2
"""A merge from an export stages a copy of it, and the log of one commit may hold another."""

PACKAGE = "tunebank"
PROGRAMS = ("aoe", "atc", "op_compiler")
"""Programs that CANN has, too."""
MAX_SCRIPT_BYTES = 4096
"""Size of the beginning of a program in which the script of a package names it."""


def check_locks(here: CheckContext) -> Iterator[CheckFinding]:
    """Processes that write to the bank now, or measure."""
    if not LOCKS.exists():
        yield note(f"this system has no {LOCKS}: lock holders are not known")
        return
    bank = here.bank_file()
    writers = _holders(bank.with_name(f"{bank.name}-shm"), WAL_WRITER_BYTE) if bank else []
    held = [(process, "writes to the bank now; others wait for it") for process in writers]
    for path in sorted(lock_folder(here.env).glob("tunebank-device-*.lock")):
        what = f"holds the measuring device ({path}): anyone else is refused until it ends"
        held += [(process, what) for process in _holders(path, WHOLE_FILE)]
    for process, what in held:
        yield note(f"{process_text(process)} {what}", f"tail --pid={process} -f /dev/null")
    if not held:
        yield ok("no process writes to the bank or measures now")


def _holders(path: Path, first_byte: int) -> list[int]:
    """The processes that lock this byte of this file for themselves.

    A line is "1: POSIX  ADVISORY  WRITE 25654 fe:00:3507132 120 120"; of a process that only
    waits, it has "->" after the number.
    """
    if not is_seen(path):
        return []
    status = path.stat()
    file = f"{os.major(status.st_dev):02x}:{os.minor(status.st_dev):02x}:{status.st_ino}"
    lines = [line.split() for line in LOCKS.read_text().splitlines()]
    wanted = ["WRITE", file, str(first_byte)]
    return [int(line[4]) for line in lines if [*line[3:4], *line[5:7]] == wanted]


def check_disk(here: CheckContext) -> Iterator[CheckFinding]:
    """Disk space for banks, results and compiled kernels: one finding for each disk."""
    places = {
        "bank": here.bank_folder(),
        "workspace": workspace_folder(here.folder, None, lambda _: None).parent,
        "kernel cache": kernel_cache_folder(here.env, here.folder),
    }
    disks: dict[int, tuple[list[str], Path]] = {}
    for name, place in places.items():
        if place is not None:
            folder = next(each for each in (place, *place.absolute().parents) if is_seen(each))
            disks.setdefault(folder.stat().st_dev, ([], folder))[0].append(f"{name} {place}")
    bank = here.bank_file()
    floor_bytes = max(FLOOR_BYTES, COPIES_OF_BANK * bank.stat().st_size if bank else 0)
    for names, folder in disks.values():
        disk = os.statvfs(folder)
        free_bytes = disk.f_bavail * disk.f_frsize
        what = f"{size_text(free_bytes)} free for {'; '.join(names)}"
        if free_bytes >= floor_bytes:
            yield ok(f"{what} (wanted: {size_text(floor_bytes)})")
        else:
            state = error if free_bytes < LAST_BYTES else warning
            what += f"; at least {size_text(floor_bytes)} are wanted (AOE asks for 20 GB)"
            yield state(what, f"du -xsh {quoted(folder)}/* | sort -h   (then free space)")


def check_target(_here: CheckContext) -> Iterator[CheckFinding]:
    """The tiers that are run here, best first, and what the next one would need."""
    target = bridge.host_target()  # raises its own error where no tier is run here
    tiers = bridge.host_soc_versions()
    lower = [tier for tier in reversed(tiers) if tier != target.soc_version]
    also = f", and for {', '.join(lower)} if asked" if lower else ""
    yield ok(f"tunes for {target}{also}")
    own = [tier for tier, isa in bridge.ISAS.items() if isa.triple == target.isa.triple]
    for tier in [tier for tier in own if tier not in tiers][:1]:
        yield note(f"not {tier}: {bridge.why_not_here(tier)}")


def check_cores(_here: CheckContext) -> Iterator[CheckFinding]:
    """The cores of the machine, those that this process may use, and the time it gets of them."""
    allowed = len(os.sched_getaffinity(0))
    present, quota = os.cpu_count() or allowed, bridge.host_quota()
    if allowed < present:
        what = f"{allowed} of the machine's {present} may be used (affinity): tuned for {allowed}"
        yield note(what, f"taskset -pc 0-{present - 1} $$")
    else:
        yield ok(f"all {present} may be used")
    if quota is not None and quota < allowed:
        usable = bridge.host_cores()
        what = f"a limit of {quota:g} cores' time is set for this process: tuned for {usable}"
        if quota < usable:
            advice = f"bankd aoe --aicore_num {max(1, int(quota))} ...   (or raise the limit)"
            yield warning(f"{what}, which are paused when it is used up; times vary", advice)
        else:
            yield note(what)


def check_names(here: CheckContext) -> Iterator[CheckFinding]:
    """The programs that `aoe` and `atc` start: ours, or those of a CANN before us on the PATH."""
    path = here.env.get("PATH", os.defpath)
    for name in PROGRAMS:
        found = shutil.which(name, path=path)
        if found is None:
            yield ok(f"{name} is not on the PATH{_same(name)}")
        elif _is_ours(Path(found)):
            yield ok(f"{name} is ours ({found})")
        else:
            yield note(f"{name} is another program ({found}), first on the PATH{_same(name)}")


def _same(name: str) -> str:
    return f"; `bankd {name}` is ours" if name != "op_compiler" else ""


def _is_ours(program: Path) -> bool:
    """Return whether a program is a script that starts a command of bankd."""
    try:
        with program.open("rb") as file:
            return b"from bankd" in file.read(MAX_SCRIPT_BYTES)
    except OSError:
        return False


def check_kernel_cache(here: CheckContext) -> Iterator[CheckFinding]:
    """The folder of the kernel cache, and its size. Machine code is run from it."""
    folder = kernel_cache_folder(here.env, here.folder)
    other = "export TUNE_KERNEL_CACHE_PATH=/a/folder/of/your/own"
    if folder is None:
        yield warning("there is no folder for one: every kernel is compiled again", other)
    elif not folder.exists():
        yield ok(f"{folder}: not made yet")
    elif (fault := _fault_of_cache(folder, other)) is not None:
        yield error(*fault)
    else:
        found = [path.lstat() for path in folder.glob("*/*") if not path.parent.is_symlink()]
        kernels = [status for status in found if stat.S_ISREG(status.st_mode)]
        size = size_text(sum(status.st_blocks for status in kernels) * 512)
        limit = size_text(bridge.MAX_CACHE_BYTES)
        yield ok(f"{folder}: {len(kernels):,} kernels, {size} of {limit}")


def _fault_of_cache(folder: Path, other: str) -> tuple[str, str] | None:
    """The reason why a folder is not used, and the command that fixes it; None where it is."""
    if not folder.is_dir() or folder.stat().st_uid != os.geteuid():
        return f"{folder} is not a folder of your own: it is not used", other
    if folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return f"other users may write to {folder}: it is not used", f"chmod 0700 {quoted(folder)}"
    return None


def check_weight_cache(here: CheckContext) -> Iterator[CheckFinding]:
    """The folder of derived weights, and its size. Without one each process derives its own."""
    folder = weight_cache_folder(here.env, here.folder)
    other, effect = (
        f"export {WEIGHT_CACHE}=/a/folder/of/your/own",
        "each load derives weights again",
    )
    if folder is None:
        named = here.env.get(WEIGHT_CACHE)
        what = f"{WEIGHT_CACHE} is {NO_FOLDER}" if named else "there is no folder for one"
        yield (note if named else warning)(f"{what}: {effect}", other)
        return
    is_there = is_seen(folder)
    if is_there and (fault := _fault_of_cache(folder, other)) is not None:
        yield warning(f"{fault[0]}, and {effect}", fault[1])
        return
    kept = [size for _, size, _ in bridge.kept_weights(folder)] if is_there else []
    what = f"{counted(len(kept), 'file')}, {size_text(sum(kept))}"
    place = next(each for each in (folder, *folder.absolute().parents) if is_seen(each))
    if not os.access(place, os.W_OK | os.X_OK):
        except_for = f", except for what is there ({what})" if kept else ""
        yield warning(f"nothing can be written to {place}: {effect}{except_for}", other)
        return
    what += f" of {size_text(bridge.MAX_WEIGHTS_BYTES)}"
    yield ok(f"{folder}: {what if is_there else 'not made yet'}")


def check_versions(_here: CheckContext) -> Iterator[CheckFinding]:
    """Versions of Python and every package, against those that the installed package asks for."""
    wanted = importlib.metadata.metadata(PACKAGE)
    python, asked = platform.python_version(), wanted.get_all("Requires-Dist") or []
    if not SpecifierSet(wanted["Requires-Python"] or "").contains(python, prereleases=True):
        what = f"Python {python}, but {wanted['Requires-Python']} is needed"
        yield error(what, f"use another Python, and install {PACKAGE} there")
    packages = [Requirement(each) for each in asked if ";" not in each]  # without those of extras
    for each in packages:
        try:
            own = importlib.metadata.version(each.name)
        except importlib.metadata.PackageNotFoundError:
            yield error(f"{each.name} is not installed", f"pip install '{each}'")
            continue
        if not each.specifier.contains(own, prereleases=True):
            what = f"{each.name} {own}, but {each.specifier} is what this version works with"
            yield warning(what, f"pip install '{each}'")
    versions = f"Python {python}, SQLite {sqlite3.sqlite_version}"
    compilers = ", ".join(backend.compiler_identity() for backend in bridge.BACKENDS)
    yield ok(f"{versions}, {compilers}; {len(packages)} packages checked")
