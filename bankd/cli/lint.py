"""`bankd lint`: what is odd in CANN bank files, and clean copies of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click

from bankd.bank.cann import Linted, Severity, clean_copy, write_below
from bankd.bank.cann import lint as look
from bankd.cli.formatting import remark
from bankd.cli.options import PATH, json_option, wide_option
from bankd.cli.tables import print_items
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.number_text import counted


@click.command
@click.argument("sources", nargs=-1, required=True, type=PATH, metavar="FILE|TREE...")
@click.option(
    "--repair", is_flag=True, help="Write repaired copies; the files themselves stay unchanged."
)
@click.option("--output", type=PATH, metavar="DIR", help="Folder for the clean copies.")
@wide_option
@json_option
def lint(sources: tuple[Path, ...], output: Path | None, *, repair: bool) -> int:
    """Check CANN bank files, or whole TUNE_BANK_PATH trees of them.

    Findings are errors (the entry cannot be used), warnings (probably not what was meant) and
    notes (good files have them, too). What --repair fixes is marked; it drops entries that
    cannot be used or are duplicates, and lists them. Ends with 1 if there are errors or warnings.

    \b
    Examples:
      bankd lint Ascend910B1_24_AiCore_MatMulV3_runtime_kb.json
      bankd lint custom_tune_bank/ --json
      bankd lint custom_tune_bank/ --repair --output clean_bank/
    """
    if repair != (output is not None):
        raise click.UsageError("--repair and --output DIR belong together")
    for source in sources:
        if output and source.is_dir() and output.resolve().is_relative_to(source.resolve()):
            raise BankdError(
                f"{output} is inside {source}: files are not repaired in place",
                "give --output another folder",
                ErrorCode.OPTION,
            )
    linted = [each for source in sources for each in look(source)]
    if output is not None:
        _repair(sources, linted, output)
    found = [(each.path, finding) for each in linted for finding in each.findings]
    print_items(
        found,
        lambda each: {"severity": str(each[1].severity), "file": each[0],
                      "line": each[1].line or None, "finding": each[1].what,
                      "repairable": each[1].is_repairable},
        ("severity", "file", "line", "finding", "--repair"),
        lambda each: (each[1].severity, each[0], each[1].line or None, each[1].what,
                      "repairs it" if each[1].is_repairable else None),
        cutting=("file",),
    )  # fmt: skip
    counts = Counter(finding.severity for _, finding in found)
    summary = ", ".join(counted(counts[severity], severity) for severity in Severity)
    remark(f"{counted(len(linted), 'file')}: {summary}")
    is_clean = counts[Severity.ERROR] + counts[Severity.WARNING] == 0
    return ExitCode.OK if is_clean else ExitCode.FAILURE


def _repair(sources: Iterable[Path], linted: Iterable[Linted], output: Path) -> None:
    """A clean copy of every file that can be read, at its place in a bank of the original."""
    originals = {source.resolve() for source in sources}
    written: set[str] = set()
    for each in linted:
        if each.kind is None or not each.is_readable:
            remark(f"{each.path}: not copied")
        elif each.place in written:
            remark(f"{each.path}: not copied: {each.place} is written already")
        elif (output / each.place).resolve() in originals:
            remark(f"{each.path}: not copied: files are not repaired in place")
        else:
            written.add(each.place)
            clean = clean_copy(each.content, each.kind)
            is_changed = clean.content != each.content
            remark(f"{each.path}: {'repaired' if is_changed else 'clean'}: {output / each.place}")
            for dropped in clean.dropped:
                remark(f"{each.path}: dropped: {dropped}")
            write_below(output, each.place, clean.content)
            if each.twin is not None and is_changed:
                remark(f"{each.path}: its .bin is left out: it was made for the file as it was")
            elif each.twin is not None:
                write_below(output, str(Path(each.place).with_suffix(".bin")), each.twin)
