"""The checks of `bankd doctor`: every finding with the command that fixes it.

Nothing is changed, and a check that fails does not prevent the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bankd.bridge import TunerError
from bankd.doctor import bank, entries, machine, variables
from bankd.doctor.finding import Finding, Here, State, error
from bankd.errors import BankdError

__all__ = ["CHECKS", "DEEP_CHECKS", "Finding", "Here", "State", "examine"]

Check = Callable[[Here], Iterator[Finding]]

CHECKS: tuple[tuple[str, Check], ...] = (
    ("bank folder", bank.check_place),
    ("permissions", bank.check_permissions),
    ("bank file", bank.check_bank_file),
    ("journal", bank.check_journal),
    ("locks", machine.check_locks),
    ("jobs", machine.check_jobs),
    ("entries", entries.check_target_entries),
    ("entries", entries.check_inherited),
    ("entries", entries.check_unverified),
    ("entries", entries.check_noisy),
    ("merge", entries.check_merge),
    ("clock", entries.check_clock),
    ("built-in bank", bank.check_built_in),
    ("variables", variables.check_variables),
    ("disk", machine.check_disk),
    ("target", machine.check_target),
    ("cores", machine.check_cores),
    ("kernel cache", machine.check_kernel_cache),
    ("versions", machine.check_versions),
)
"""All checks with their subjects, in the order in which a reader needs them."""

DEEP_CHECKS: tuple[tuple[str, Check], ...] = (*CHECKS, ("every row", bank.check_every_row))
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
