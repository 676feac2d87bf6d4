"""`bankd import`: an export, a bank, or CANN files, checked and merged."""

from __future__ import annotations

import contextlib
import itertools
import re
import shutil
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bank import Bank
from bankd.bank.bound import growing_at_most
from bankd.bank.diff import diff
from bankd.bank.exchange import vouched_by
from bankd.bank.location import holds_bank
from bankd.bank.merge import Choice, merge
from bankd.bank.sources import Terms, staged
from bankd.bank.state import State
from bankd.bank.taken_back import taken_back
from bankd.cli.banks import custom_file
from bankd.cli.diff import difference_lines
from bankd.cli.formatting import aiming, remark, telling_remarks
from bankd.cli.merge_report import merge_report
from bankd.cli.options import PATH, bank_option, output_options
from bankd.cli.tables import is_json
from bankd.errors import BankError

MAX_BYTES = 2**62
_SIZE = re.compile(r"([0-9]{1,19}(?:[.][0-9]{1,9})?) ?(?:([KMGT])(I?B)?|B)?", re.ASCII)


def size_bytes(context: click.Context, option: click.Parameter, value: str | None) -> int | None:
    """Callback of an option: its size in bytes, at least 1. Raises BadParameter."""
    if value is None:
        return None
    if found := _SIZE.fullmatch(value.strip(" ").upper()):
        number, prefix, unit = found.groups()
        base = 1000 if unit == "B" else 1024
        size = int(Fraction(number) * base ** " KMGT".index(prefix or " "))
        if 0 < size <= MAX_BYTES:
            return size
    what = f"{value!r} is not a size such as 8GiB, 500MB or 1000000"
    raise click.BadParameter(what, context, option)


PREFERENCES = ("ours", "theirs", "base", "faster")
LINES_AROUND = 5
"""Lines of a screen besides what an import brings: the table's head, and what precedes it."""
MAX_SORTED = 100_000
"""Differences, of which the first are only known when all are sorted: less than a second."""


@click.command("import")
@click.argument("source", metavar="SRC", type=PATH)
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Refuse what is not signed by this public key (PEM).")  # fmt: skip
@click.option("--soc_version", metavar="SOC",
              help="SoC of CANN files whose names and folders say none.")  # fmt: skip
@click.option("--aicore_num", type=click.IntRange(min=1), metavar="N",
              help="Core count of CANN files whose names say none.")  # fmt: skip
@click.option("--most_bytes", metavar="SIZE", callback=size_bytes,
              help="Most bytes of SRC, of the temporary copy, and that our bank may grow by, each"
              " (default: 8GiB; as SRC of CANN files, which are read into memory,"
              " 64MiB).")  # fmt: skip
@click.option("--prefer", type=click.Choice(PREFERENCES), help="How conflicts are resolved.")
@click.option("--dry-run", is_flag=True, help="Only report what would be done.")
@bank_option
@output_options
def import_(source: Path, folder: Path | None, **options: Any) -> int:
    """Check all of SRC, compare it with our bank, and merge it as one revision.

    SRC is an export (folder or .tunebank file), the folder or file of a bank, or CANN
    bank files, alone or as a tree. Nothing of it is executed; nothing is written outside
    of the bank but a temporary copy (TMPDIR says where). What is forged, cut off, damaged or
    larger than --most_bytes is refused with the place of the fault; a file of a tree that cannot
    be used is reported, and the others are imported.

    \b
    [O] better  [=] tie  [+] added  [X] rejected  [?] open: as in `bankd merge`

    Exits with 1 while conflicts are open.

    \b
    Examples:
      bankd import v4.tunebank --dry-run
      bankd import v4.tunebank --verify_key release.key.pub
      bankd import custom_tune_bank/ --aicore_num 24
      bankd import exported/ --prefer faster --most_bytes 500MB
    """
    if not source.exists():
        raise BankError(f"{source} does not exist", "check the path", "EG0011")
    dry_run, prefer = options["dry_run"], options["prefer"]
    with (
        aiming(folder),
        _our_bank(folder, dry_run=dry_run) as ours,
        telling_remarks() as tell,
        staged(
            source,
            terms := Terms(
                options["verify_key"],
                options["soc_version"],
                options["aicore_num"],
                options["most_bytes"],
                tell,
            ),
        ) as theirs,
        merge_report(into=folder) as report,
    ):
        if vouched := vouched_by(source, terms.verify_key):
            remark(vouched)
        _show_diff(State(ours), theirs)
        with growing_at_most(ours, terms.most_bank_bytes):
            result = merge(
                ours,
                theirs,
                prefer=Choice(prefer) if prefer else None,
                dry_run=dry_run,
                author=author(),
                message=f"import of {source.name or source}",
                listen=report.hear,
            )
        report.taken_back = taken_back(ours, theirs.bank)
        return report.finish(result, dry_run=dry_run)


@contextlib.contextmanager
def _our_bank(folder: Path | None, *, dry_run: bool) -> Iterator[Bank]:
    """The custom bank; where there is none yet, a new one, and for a dry run one that goes again.

    Opened before anything is checked: where it cannot be written to, nothing else matters.
    """
    with contextlib.ExitStack() as stack:
        place = custom_file(folder)
        if dry_run and not holds_bank(place):
            place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bankd-import-")))
        yield stack.enter_context(Bank.open(place))


def _show_diff(ours: State, theirs: State) -> None:
    """Print how much will change, and what: as many lines as the terminal shows at once."""
    with diff(ours, theirs) as found:
        counts = found.counts
        remark(
            f"compared with our bank: +{counts.added} added  ~{counts.changed} changed"
            f"  ={counts.same} same; {counts.gone} only in ours, which stay"
        )
        coming = counts.added + counts.changed
        shown = min(coming, shutil.get_terminal_size().lines - LINES_AROUND)
        if is_json() or shown <= 0 or coming + counts.gone > MAX_SORTED:
            return
        brought = (each for each in found.differences() if each.after is not None)
        for line in difference_lines(itertools.islice(brought, shown)):
            click.echo(line, err=True)
        if coming > shown:
            remark(f"and {coming - shown} more")
