"""The checks of `bankd doctor`: every finding with the command that fixes it.

Nothing is changed, and a check that fails does not prevent the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bankd.bridge import TunerError
from bankd.doctor import bank_checks, machine_checks
from bankd.doctor.finding import CheckContext, CheckFinding, CheckState, error
from bankd.errors import BankdError

Check = Callable[[CheckContext], Iterator[CheckFinding]]

CHECKS: tuple[tuple[str, Check], ...] = (
    ("bank folder", bank_checks.check_place),
    ("permissions", bank_checks.check_permissions),
    ("bank file", bank_checks.check_bank_file),
    ("journal", bank_checks.check_journal),
    ("locks", machine_checks.check_locks),
    ("entries", bank_checks.check_target_entries),
    ("entries", bank_checks.check_evidence),
    ("built-in bank", bank_checks.check_built_in),
    ("variables", machine_checks.check_variables),
    ("aoe.ini", machine_checks.check_ini),
    ("disk", machine_checks.check_disk),
    ("target", machine_checks.check_target),
    ("cores", machine_checks.check_cores),
    ("names", machine_checks.check_names),
    ("kernel cache", machine_checks.check_kernel_cache),
    ("weight cache", machine_checks.check_weight_cache),
    ("versions", machine_checks.check_versions),
)
"""All checks with their subjects, in the order in which a reader needs them."""

DEEP_CHECKS: tuple[tuple[str, Check], ...] = (*CHECKS, ("every row", bank_checks.check_every_row))
"""The checks with one that reads the whole bank, a minute for a million entries."""


def examine(
    here: CheckContext, checks: tuple[tuple[str, Check], ...] = CHECKS
) -> list[CheckFinding]:
    """Everything that the checks find, each fault under the first subject that it prevents."""
    found: dict[str, CheckFinding] = {}
    for subject, check in checks:
        for finding in _findings(subject, check, here):
            found.setdefault(finding.what, replace(finding, subject=subject))
    return list(found.values())


def _findings(subject: str, check: Check, here: CheckContext) -> Iterator[CheckFinding]:
    """The findings of a check, and its failure as one more."""
    try:
        yield from check(here)
    except (BankdError, TunerError) as fault:
        yield error(fault.message, fault.hint or "")
    except OSError as fault:
        where = f"{fault.filename}: " if fault.filename else ""
        yield error(f"{where}{fault.strerror or fault}", "check the path and its permissions")
    except Exception as fault:  # Top-level handler: one subject's fault must not hide the others.
        what = f"the check of {subject} failed, {type(fault).__name__}: {fault}"
        yield error(what, "please report it: this is a fault of bankd")
