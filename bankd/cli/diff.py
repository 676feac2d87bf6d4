"""`bankd diff`: what distinguishes two states of banks, entry by entry and knob by knob."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

import click

from bankd.bank.diff import Diff, DiffCounts, Difference
from bankd.bank.diff import diff as compare
from bankd.bank.differing_words import plain_difference, speed, what_changed
from bankd.bank.sources import open_state
from bankd.bank.subject import op_of, shapes_of, short_key
from bankd.cli.banks import bank_option, custom_file
from bankd.cli.formatting import remark, telling_remarks
from bankd.cli.options import json_option, narrowing_options, pager_option, wide_option
from bankd.cli.pager import write_lines
from bankd.cli.tables import is_json, json_text, print_json_object, table_lines
from bankd.errors import ExitCode

COLUMNS = ("", "key", "task", "target", "before", "after", "what changed")


@click.command
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@narrowing_options
@bank_option
@pager_option
@wide_option
@json_option
def diff(
    before: str, after: str, soc_version: str | None, aicore_num: int | None, folder: Path | None
) -> int:
    """Show what B has and A lacks, and the reverse.

    A and B are each a revision of the bank (r3, head, a tag, an id), the folder or file of a bank,
    PATH@r3, an export, or CANN bank files.

    \b
    + only in B    ~ other policy, times or rule    - only in A

    A speed-up is that over the default of the same session, with the noise of both.

    \b
    Examples:
      bankd diff r3 head
      bankd diff . /mnt/lab/bank --soc_version x86_64-v4
      bankd diff head bank.tunebank --json | jq '.differences[].after.policy'
    """
    bank = custom_file(folder)
    with (
        telling_remarks() as tell,
        open_state(before, bank, tell=tell) as old,
        open_state(after, bank, tell=tell) as new,
        compare(old, new, soc_version=soc_version, cores=aicore_num) as found,
    ):
        if is_json():
            texts = (json_text(plain_difference(one)) for one in found.differences())
            print_json_object({"counts": asdict(found.counts)}, {"differences": texts})
            return ExitCode.OK
        if write_lines(_lines(found)):
            remark(summary(found.counts))
    return ExitCode.OK


def summary(counts: DiffCounts) -> str:
    """ "+12 added  ~31 changed  -0 gone  =1018 same"."""
    return (
        f"+{counts.added} added  ~{counts.changed} changed  -{counts.gone} gone"
        f"  ={counts.same} same"
    )


def difference_lines(differences: Iterable[Difference]) -> Iterator[str]:
    """A table of them."""
    rows = (_row(difference) for difference in differences)
    return table_lines(
        COLUMNS,
        rows,
        left=len(COLUMNS),
        folding=("what changed",),
        cutting=("task",),
        dropping=("target",),
    )


def _lines(found: Diff) -> Iterator[str]:
    counts = found.counts
    if counts.added or counts.changed or counts.gone:
        yield from difference_lines(found.differences())


def _row(difference: Difference) -> tuple[object, ...]:
    return (
        difference.sign,
        short_key(difference.key),
        f"{op_of(difference.task)} {shapes_of(difference.task, 2)}",
        str(difference.target),
        speed(difference.before),
        speed(difference.after),
        what_changed(difference),
    )
