"""The checks of `bankd doctor`: every finding with the command that fixes it.

Nothing is changed, and a check that fails does not prevent the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bankd.bridge import TunerError
from bankd.doctor.bank import (
    check_bank_file,
    check_built_in,
    check_every_row,
    check_journal,
    check_permissions,
    check_place,
)
from bankd.doctor.entries import (
    check_clock,
    check_inherited,
    check_merge,
    check_noisy,
    check_target_entries,
    check_unverified,
)
from bankd.doctor.finding import Finding, Here, State, error
from bankd.doctor.machine import (
    check_cores,
    check_disk,
    check_jobs,
    check_kernel_cache,
    check_locks,
    check_target,
    check_versions,
)
from bankd.doctor.variables import check_variables
from bankd.errors import BankdError

__all__ = ["CHECKS", "DEEP_CHECKS", "Finding", "Here", "State", "examine"]

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
"""All checks with their subjects, in the order in which a reader needs them."""

DEEP_CHECKS: tuple[tuple[str, Check], ...] = (*CHECKS, ("every row", check_every_row))
"""The checks with one that reads the whole bank, a minute for a million entries."""


def examine(here: Here, checks: tuple[tuple[str, Check], ...] = CHECKS) -> list[Finding]:
    """Everything that the checks find. A check that fails is a finding, too."""
    return [
        replace(finding, subject=subject)
        for subject, check in checks
        for finding in _findings(check, here)
    ]


def _findings(check: Check, here: Here) -> Iterator[Finding]:
    try:
        yield from check(here)
    except (BankdError, TunerError) as fault:
        yield error(fault.message, fault.hint or "")
    except OSError as fault:
        where = f"{fault.filename}: " if fault.filename else ""
        yield error(f"{where}{fault.strerror or fault}", "check the path and its permissions")
    except Exception as fault:  # Top-level handler: one subject's fault must not hide the others.
        what = f"this check failed, {type(fault).__name__}: {fault}"
        yield error(what, "please report it: this is a fault of bankd")
