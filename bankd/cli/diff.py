"""`bankd diff`: the entries in which two states of banks differ."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from bankd.bank.diff.diff import Difference
from bankd.bank.diff.diff import diff as compare
from bankd.bank.diff.diff_text import (
    plain_difference,
    speed,
    speed_in_short,
    what_changed,
)
from bankd.bank.sources import open_state
from bankd.cli import entry
from bankd.cli.bank_choice import named_state, one_bank_option
from bankd.cli.banks import custom_file
from bankd.cli.colours import of_sign, of_speedup
from bankd.cli.completion import complete_states
from bankd.cli.formatting import remark, telling_remarks
from bankd.cli.options import Only, narrowing_options, output_options
from bankd.cli.tables import (
    PAGE_ROWS,
    WIDE,
    is_json,
    is_noted,
    page_columns,
    print_json,
    table_lines,
    write_lines,
)
from bankd.errors import ExitCode


@click.command
@click.argument("before", metavar="A", shell_complete=complete_states)
@click.argument("after", metavar="B", shell_complete=complete_states)
@narrowing_options
@one_bank_option
@output_options
def diff(before: str, after: str, only: Only, folder: Path | None) -> int:
    """Show what B has and A lacks, and the reverse.

    A and B are each a revision of the bank (r3, head, a tag, an id), the folder or file of a bank,
    PATH@r3, an export, or CANN bank files; custom and builtin are the banks that ls reads.

    \b
    + only in B    ~ other policy, times or rule    - only in A

    A speed-up is that over the default of the same session; --wide shows the noise of both, and
    target and task in full. A difference takes one line: what does not fit is cut or left out.

    \b
    Examples:
      bankd diff r3 head
      bankd diff . /mnt/lab/bank --soc_version x86_64-v4
      bankd diff builtin head
      bankd diff head bank.tunebank --json | jq '.differences[].after.policy'
    """
    bank, (soc_version, cores) = custom_file(folder), only
    with (
        telling_remarks() as tell,
        open_state(named_state(before), bank, tell=tell) as old,
        open_state(named_state(after), bank, tell=tell) as new,
        compare(old, new, soc_version=soc_version, cores=cores) as found,
    ):
        if is_json():
            differences = map(plain_difference, found.differences())
            print_json({"counts": asdict(found.counts), "differences": differences})
        elif write_lines(difference_lines(found.differences())):
            counts = found.counts
            remark(
                f"+{counts.added} added  ~{counts.changed} changed  -{counts.gone} gone"
                f"  ={counts.same} same"
            )
    return ExitCode.OK


NARROW_COLUMNS = 120
"""Width of a page from which on a column for the target is no loss."""
MIN_TEXT = 14
"""Minimum width of task and change: the target is worth more than the rest of them."""


def difference_lines(differences: Iterable[Difference]) -> Iterator[str]:
    """A table of them; no lines where there are none.

    On a narrow page, a target that all of them have is named once, above the table.
    """
    shown = speed if is_noted(WIDE) else speed_in_short
    waiting = iter(differences)
    first = list(itertools.islice(waiting, PAGE_ROWS))
    targets = {str(one.target) for one in first}
    is_one = len(targets) == 1 and len(first) < PAGE_ROWS and page_columns() < NARROW_COLUMNS
    title = f"target {targets.pop()}" if is_one else ""

    def row(one: Difference) -> tuple[object, ...]:
        key, task, target = entry.entry_cells(one)
        where = () if is_one else (target,)
        sides = (shown(one.before), shown(one.after))
        return (one.sign, key, task, *where, *sides, what_changed(one))

    return table_lines(
        ("", "key", "task", *(() if is_one else ("target",)), "before", "after", "what changed"),
        map(row, itertools.chain(first, waiting)),
        title=title,
        cutting=("task", "what changed"),
        min_elastic=MIN_TEXT,
        meanings={"": of_sign, "before": of_speedup, "after": of_speedup},
    )
