"""`bankd diff`: the entries in which two states of banks differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from bankd.bank.diff.diff import Difference
from bankd.bank.diff.diff import diff as compare
from bankd.bank.diff.diff_text import (
    markdown_lines,
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
from bankd.cli.options import NAME, Only, narrowing_options, output_options
from bankd.cli.tables import WIDE, is_json, is_noted, print_json, write_lines
from bankd.errors import ExitCode


@click.command
@click.argument("before", metavar="A", shell_complete=complete_states, type=NAME)
@click.argument("after", metavar="B", shell_complete=complete_states, type=NAME)
@narrowing_options
@one_bank_option
@click.option("--markdown", is_flag=True, help="Print a table of Markdown, for a pull request.")
@output_options
def diff(before: str, after: str, *, only: Only, folder: Path | None, markdown: bool) -> int:
    """Show what B has and A lacks, and the reverse.

    A and B are each a revision of the bank (r3, head, a tag, an id), the folder or file of a bank,
    PATH@r3, an export, a result folder of `bankd aoe`, or CANN bank files; custom and builtin are
    the banks that ls reads.

    \b
    + only in B    ~ other policy, times or rule    - only in A

    A speed-up is that over the default of the same session; --wide shows the noise of both, and
    target and task in full. A difference takes one line: what does not fit is cut or left out.

    \b
    Examples:
      bankd diff r3 head
      bankd diff . /mnt/lab/bank --soc_version x86_64-v4
      bankd diff builtin head
      bankd diff old/aoe_result aoe_result --markdown
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
        elif markdown:
            for line in markdown_lines(found.counts, found.differences()):
                click.echo(line)
        elif write_lines(difference_lines(found.differences())):
            counts = found.counts
            remark(
                f"+{counts.added} added  ~{counts.changed} changed  -{counts.gone} gone"
                f"  ={counts.same} same"
            )
    return ExitCode.OK


def difference_lines(differences: Iterable[Difference]) -> Iterator[str]:
    """A table of them; no lines where there are none."""
    shown = speed if is_noted(WIDE) else speed_in_short
    return entry.table_of_entries(
        ("", "key", "task", "target", "before", "after", "what changed"),
        (
            (one.sign, *entry.entry_cells(one), shown(one.before), shown(one.after),
             what_changed(one))
            for one in differences
        ),
        cutting=("task", "what changed"),
        meanings={"": of_sign, "before": of_speedup, "after": of_speedup},
    )  # fmt: skip
