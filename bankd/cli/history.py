"""`bankd revert` and `bankd tag`: what was decided is reverted, or the state of it named."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.author import author
from bankd.bank.history.log import Tag, delete_tag, set_tag, tags
from bankd.bank.history.undo import Undo, left_alone, undo, undone_changes
from bankd.cli.banks import open_banks, open_custom
from bankd.cli.completion import complete_revisions, complete_tags
from bankd.cli.entry import entry_cells, plain_decision, plain_revision, policy_step
from bankd.cli.formatting import aiming, remark
from bankd.cli.options import (
    NAME,
    Only,
    bank_option,
    dry_run_option,
    json_option,
    narrowing_options,
    output_options,
    wide_option,
)
from bankd.cli.tables import is_json, print_items, print_json, table_lines, write_lines
from bankd.errors import ExitCode
from bankd.number_text import counted

if TYPE_CHECKING:
    from bankd.bank import Change, Revision


@click.command
@click.argument("revision", metavar="REV", shell_complete=complete_revisions, type=NAME)
@click.option("--to", "later", is_flag=True,
              help="Restore the state at REV: undo all that came after it.")  # fmt: skip
@narrowing_options
@dry_run_option
@bank_option
@output_options
def revert(revision: str, only: Only, folder: Path | None, *, later: bool, dry_run: bool) -> int:
    """Undo what REV changed, as one new revision. Nothing is lost: revert that one to redo it.

    Keys that later revisions changed again are left unchanged, and listed. Reverting a merge undoes
    what it changed in this bank; the other bank still counts as merged, so that merging it again
    restores nothing. REV: r12, head, an id or its beginning, a tag.

    Exits with 1 where nothing could be undone.

    \b
    Examples:
      bankd revert head
      bankd revert r12 --dry-run
      bankd revert r12 --soc_version x86_64-v4
      bankd revert --to release-1
    """
    with aiming(folder), open_custom(folder, read_only=dry_run) as bank:
        wanted = Undo(bank.revision(revision), later, *only)
        written = None if dry_run else undo(bank, wanted, author())
        counts = Counter[str]()

        def counting(name: str, changes: Iterator[Change]) -> Iterator[Change]:
            for change in changes:
                counts[name] += 1
                yield change

        planned = counting("planned", undone_changes(bank, wanted) if dry_run else iter(()))
        kept = counting("kept", left_alone(bank, wanted, written))
        of_merge = written is not None and not later and len(wanted.revision.parents) > 1
        if is_json():
            print_json(
                {
                    "message": wanted.message,
                    "revision": plain_revision(written),
                    "merged": of_merge,
                    "changes": map(_plain_change, planned),
                    "left_alone": map(_plain_change, kept),
                }
            )
        else:
            tables = (_table("would change", planned), _table("left alone", kept))
            if not write_lines(itertools.chain.from_iterable(tables)):
                return ExitCode.OK
            told = _closing(wanted, written, counts["planned"], counts["kept"])
            remark(told, folder)
            if of_merge and written is not None:
                told = (
                    f"what was merged as {wanted.revision.name} counts as merged still: merging it"
                    f" again brings nothing back, but `bankd revert {written.name}` does"
                )
                remark(told, folder)
    # Going back to a state that stands already is no failure.
    is_done = written is not None or counts["planned"] > 0 or later
    return ExitCode.OK if is_done else ExitCode.FAILURE


def _table(title: str, changes: Iterator[Change]) -> Iterator[str]:
    return table_lines(
        ("key", "task", "target", "change", "policy"),
        map(_row, changes),
        title=title,
        cutting=("task", "policy"),
    )


def _row(change: Change) -> tuple[object, ...]:
    decided = change.after or change.before
    assert decided is not None
    return (*entry_cells(decided), change.kind, policy_step(change))


def _plain_change(change: Change) -> dict[str, Any]:
    return {
        "key": change.key,
        **asdict(change.target),
        "change": change.kind,
        "before": change.before and plain_decision(change.before),
        "after": change.after and plain_decision(change.after),
    }


def _closing(wanted: Undo, written: Revision | None, planned: int, kept: int) -> str:
    """Say what was done, or would be, and what was left alone."""
    left = f"; {kept} left alone, which later revisions changed" if kept else ""
    if written is not None:
        counts = written.counts
        return (
            f"{written.name}: {written.message}: {counts.added} new, {counts.updated} changed,"
            f" {counts.retired} removed{left}; undo with `bankd revert {written.name}`"
        )
    if planned:
        return f"{counted(planned, 'entry')} would change{left}"
    if wanted.later:
        return f"the state is already that of {wanted.revision.name}{left}"
    return f"nothing of {wanted.revision.name} can be undone{left}"


@click.command
@click.argument("name", required=False, shell_complete=complete_tags, type=NAME)
@click.argument(
    "revision", metavar="[REV]", required=False, shell_complete=complete_revisions, type=NAME
)
@click.option("--delete", is_flag=True, help="Remove the tag.")
@click.option("--force", is_flag=True, help="Move the name if another revision has it.")
@bank_option
@wide_option
@json_option
def tag(
    name: str | None, revision: str | None, folder: Path | None, *, delete: bool, force: bool
) -> int:
    """Give REV (default: the newest revision) a name, or list the names that there are.

    A tag can be given wherever a revision is named. It is a label only: it writes no revision.

    \b
    Examples:
      bankd tag
      bankd tag release-1
      bankd tag before-upgrade r12
      bankd tag --delete before-upgrade
    """
    if name is None:
        if delete or force:
            raise click.UsageError("Missing argument 'NAME'")
        with open_banks(folder) as banks:
            found = tags(banks["custom"]) if "custom" in banks else []
        number = print_items(
            found,
            _plain_tag,
            ("tag", "revision", "id", "tagged", "message"),
            lambda one: (one.name, one.revision.name, one.revision.short_id, one.created[:19],
                         one.revision.message),
            cutting=("tag", "message"),
            dropping=("id", "tagged"),
        )  # fmt: skip
        if number == 0 and not is_json():
            remark("no tags; set one with `bankd tag NAME`", folder)
        return ExitCode.OK
    if delete and (revision is not None or force):
        raise click.UsageError("--delete takes a NAME and nothing else")
    with aiming(folder), open_custom(folder, read_only=False) as bank:
        if delete:
            done, what = delete_tag(bank, name), "was the name of"
        else:
            named = bank.revision(revision or "head")
            done, what = set_tag(bank, name, named, moves=force), "is the name of"
    if is_json():
        print_json(_plain_tag(done))
    else:
        remark(f"{done.name} {what} {done.revision.name}: {done.revision.message}")
    return ExitCode.OK


def _plain_tag(one: Tag) -> dict[str, Any]:
    return {
        "name": one.name,
        "revision": one.revision.name,
        "id": one.revision.id,
        "tagged": one.created,
        "message": one.revision.message,
    }
