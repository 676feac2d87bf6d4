"""`bankd diff`: what distinguishes two states of banks, entry by entry and knob by knob."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.cli.banks import bank_option, custom_file
from bankd.cli.options import json_option, narrowing_options
from bankd.cli.pager import pager_option, write_lines
from bankd.cli.remarks import telling_remarks
from bankd.cli.tables import cell, interval, json_text, table_lines
from bankd.errors import ExitCode

if TYPE_CHECKING:
    from bankd.bank.diff import Diff, DiffCounts, Difference, Held

COLUMNS = ("", "key", "task", "target", "before", "after", "what changed")


@click.command(short_help="Compare two banks, revisions or exports, knob by knob.")
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@narrowing_options
@bank_option
@pager_option
@json_option
def diff(
    before: str,
    after: str,
    soc_version: str | None,
    aicore_num: int | None,
    folder: Path | None,
    *,
    pages: bool,
    as_json: bool,
) -> int:
    """Say what B has that A has not, and the other way round.

    A and B are each a revision of the bank (r3, head, a tag, an id), the folder or file of a bank,
    PATH@r3, an export, or bank files of the original (CANN).

    \b
    + only in B    ~ other policy, times or rule    - only in A

    A speed-up is that over the default of the same session, with the noise of both.

    \b
    Examples:
      bankd diff r3 head
      bankd diff . /mnt/lab/bank --soc_version x86_64-v4
      bankd diff head bank.tunebank --json | jq '.differences[].after.policy'
    """
    from bankd.bank.diff import diff as compare
    from bankd.bank.sources import open_state

    bank = custom_file(folder)
    with (
        telling_remarks() as tell,
        open_state(before, bank, tell=tell) as old,
        open_state(after, bank, tell=tell) as new,
        compare(old, new, soc_version=soc_version, cores=aicore_num) as found,
    ):
        if as_json:
            _print_json(found)
            return ExitCode.OK
        if write_lines(_lines(found), pages=pages):
            click.echo(cell(f"bankd: {summary(found.counts)}"), err=True)
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
    return table_lines(COLUMNS, rows, left=len(COLUMNS), folding=("task", "what changed"))


def _lines(found: Diff) -> Iterator[str]:
    counts = found.counts
    if counts.added or counts.changed or counts.gone:
        yield from difference_lines(found.differences())


def _row(difference: Difference) -> tuple[object, ...]:
    from bankd.bank.subject import op_of, shapes_of, short_key

    return (
        difference.sign,
        short_key(difference.key),
        f"{op_of(difference.task)} {shapes_of(difference.task, 2)}",
        str(difference.target),
        _speed(difference.before),
        _speed(difference.after),
        _what_changed(difference),
    )


def _speed(held: Held | None) -> str | None:
    if held is None:
        return None
    return f"{interval(held.speedup)}x" if held.speedup else "?"


def _what_changed(difference: Difference) -> str:
    from bankd.bank.subject import is_foreign, policy_in_short, shortened
    from bankd.cli.plain import changes_in_short

    before, after = difference.before, difference.after
    if before is None or after is None:
        held = after or before
        return policy_in_short(difference.task, held.policy) if held else ""
    policies = changes_in_short(before.policy, after.policy)
    parts = [
        shortened(policies) if is_foreign(difference.task) else policies,
        f"rule {before.rule} -> {after.rule}" if before.rule != after.rule else "",
        changes_in_short(before.environment, after.environment),
    ]
    return ", ".join(part for part in parts if part) or "measured again"


def _print_json(found: Diff) -> None:
    """One object, its list written as it is read."""
    counts = json.dumps(asdict(found.counts))
    click.echo(f'{{"counts": {counts}, "differences": [', nl=False)
    between = "\n "
    for difference in found.differences():
        click.echo(between + json_text(_plain(difference)), nl=False)
        between = ",\n "
    click.echo("\n]}")


def _plain(difference: Difference) -> dict[str, Any]:
    return {
        "sign": difference.sign,
        "key": difference.key,
        "soc_version": difference.target.soc_version,
        "cores": difference.target.cores,
        "task": json.loads(difference.task),
        "before": _plain_held(difference.before),
        "after": _plain_held(difference.after),
        "knobs": _plain_knobs(difference),
    }


def _plain_held(held: Held | None) -> dict[str, Any] | None:
    if held is None:
        return None
    low, middle, high = held.speedup or (None, None, None)
    return {
        "policy": json.loads(held.policy),
        "environment": json.loads(held.environment),
        "rule": held.rule,
        "median_us": held.median_us,
        "speedup": middle,
        "speedup_low": low,
        "speedup_high": high,
    }


def _plain_knobs(difference: Difference) -> list[dict[str, Any]]:
    from bankd.cli.plain import changed_values

    if difference.before is None or difference.after is None:
        return []
    changed = changed_values(difference.before.policy, difference.after.policy)
    return [{"knob": name, "before": before, "after": after} for name, before, after in changed]
