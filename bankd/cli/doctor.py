"""`bankd doctor`: what stands in the way of tuning here, or of the bank having an effect."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from bankd.cli.formatting import remark
from bankd.cli.options import bank_option, json_option, wide_option
from bankd.cli.tables import is_json, print_json, wrapped
from bankd.doctor import CHECKS, DEEP_CHECKS, CheckContext, CheckFinding, CheckState, examine
from bankd.errors import ExitCode
from bankd.number_text import counted

GLYPHS = {"ok": "+", "note": ".", "warning": "!", "error": "x"}
WORD_COLUMNS = 7


@click.command
@click.option("--deep", is_flag=True, help="Also read the whole bank: every row, every hash.")
@bank_option
@wide_option
@json_option
def doctor(*, deep: bool, folder: Path | None) -> int:
    """Check the bank, the machine and the settings; report each problem and how to fix it.

    Checks: which bank folder is used and why, permissions, whether the bank is intact, locks,
    whether its entries apply here, environment variables, free disk space, the target, which
    programs `aoe` and `atc` start, the caches of kernels and of derived weights, and versions.
    Nothing is changed. Ends with 1 if anything is an error.

    \b
    Examples:
      bankd doctor
      bankd doctor --deep
      bankd doctor --deep --bank /mnt/lab/bank
      bankd doctor --json | jq '.[] | select(.state != "ok")'
    """
    context = CheckContext(os.environ, Path.cwd(), folder)
    found = examine(context, DEEP_CHECKS if deep else CHECKS)
    if is_json():
        print_json([asdict(finding) for finding in found])
    else:
        _print(found)
    is_ill = any(finding.state is CheckState.ERROR for finding in found)
    return ExitCode.FAILURE if is_ill else ExitCode.OK


def _print(found: Sequence[CheckFinding]) -> None:
    """A sign and a word for the state, the subject, what was seen; below it the fix."""
    subject_columns = max(len(finding.subject) for finding in found)
    indent = 2 + WORD_COLUMNS + 1 + subject_columns + 2
    for finding in found:
        word = f"{GLYPHS[finding.state]} {finding.state:{WORD_COLUMNS}}"
        lines = [*wrapped(f"{word} {finding.subject:{subject_columns}}  {finding.what}", indent)]
        if finding.fix:
            lines += wrapped(f"{' ' * indent}fix: {finding.fix}", indent)
        for line in lines:
            click.echo(line)
    counts = {state: sum(f.state == state for f in found) for state in ("error", "warning", "note")}
    found_states = ", ".join(counted(count, name) for name, count in counts.items() if count)
    remark(found_states or "no problems found")
