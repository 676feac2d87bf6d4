"""All checks in the order in which a reader needs them, each behind a door of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bankd.bridge import TunerError
from bankd.doctor.bank_file import check_bank_file, check_every_row, check_journal
from bankd.doctor.bank_place import check_built_in, check_place
from bankd.doctor.disk import check_disk
from bankd.doctor.entries import (
    check_clock,
    check_inherited,
    check_merge,
    check_noisy,
    check_target_entries,
    check_unverified,
)
from bankd.doctor.finding import Finding, State
from bankd.doctor.here import Here
from bankd.doctor.kernels import check_kernel_cache
from bankd.doctor.locks import check_jobs, check_locks
from bankd.doctor.machine import check_cores, check_target
from bankd.doctor.permissions import check_permissions
from bankd.doctor.variables import check_variables
from bankd.doctor.versions import check_versions
from bankd.errors import BankdError

Check = Callable[[Here], Iterator[Finding]]

CHECKS: tuple[tuple[str, Check], ...] = (
    ("bank folder", check_place),
    ("permissions", check_permissions),
    ("bank file", check_bank_file),
    ("journal", check_journal),
    ("locks", check_locks),
    ("jobs", check_jobs),
    ("entries", check_target_entries),
    ("entries", check_inherited),
    ("entries", check_unverified),
    ("entries", check_noisy),
    ("merge", check_merge),
    ("clock", check_clock),
    ("built-in bank", check_built_in),
    ("variables", check_variables),
    ("disk", check_disk),
    ("target", check_target),
    ("cores", check_cores),
    ("kernel cache", check_kernel_cache),
    ("versions", check_versions),
)
"""The subject that a check is about, for the case that it fails itself."""

DEEP_CHECKS: tuple[tuple[str, Check], ...] = (*CHECKS, ("every row", check_every_row))
"""With what reads the whole bank, which takes a minute for a million entries."""


def examine(here: Here, checks: tuple[tuple[str, Check], ...] = CHECKS) -> list[Finding]:
    """Everything that the checks find. A check that fails is a finding, too."""
    return [finding for subject, check in checks for finding in _looked_at(subject, check, here)]


def _looked_at(subject: str, check: Check, here: Here) -> Iterator[Finding]:
    try:
        yield from check(here)
    except (BankdError, TunerError) as error:
        yield Finding(subject, State.ERROR, error.message, error.hint or "")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        what = f"{where}{error.strerror or error}"
        yield Finding(subject, State.ERROR, what, "check the path and its permissions")
    except Exception as error:  # A door: one subject's fault must not hide the others.
        what = f"this check failed, {type(error).__name__}: {error}"
        yield Finding(subject, State.ERROR, what, "please report it: this is a fault of bankd")
