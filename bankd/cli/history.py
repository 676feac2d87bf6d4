"""`bankd revert` and `bankd tag`: what was decided is taken back, or the state of it named."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.author import author
from bankd.bank.tags import Tag, delete_tag, set_tag, tags
from bankd.bank.undo import Undo, left_alone, undo, undone_changes
from bankd.cli.banks import bank_option, open_banks, open_custom
from bankd.cli.entry import entry_cells, policy_step
from bankd.cli.formatting import aimed, aiming, counted, remark
from bankd.cli.options import (
    dry_run_option,
    json_option,
    narrowing_options,
    pager_option,
    wide_option,
)
from bankd.cli.pager import write_lines
from bankd.cli.plain import plain_decision, plain_revision
from bankd.cli.tables import (
    is_json,
    json_text,
    print_json,
    print_json_object,
    print_table,
    table_lines,
)
from bankd.errors import ExitCode

if TYPE_CHECKING:
    from bankd.bank import Change, Decision, Revision

CHANGE_COLUMNS = ("key", "task", "target", "change", "policy")


@click.command
@click.argument("revision", metavar="REV")
@click.option("--to", "later", is_flag=True,
              help="Restore the state at REV: undo all that came after it.")  # fmt: skip
@narrowing_options
@dry_run_option
@bank_option
@pager_option
@wide_option
@json_option
def revert(
    revision: str,
    soc_version: str | None,
    aicore_num: int | None,
    folder: Path | None,
    *,
    later: bool,
    dry_run: bool,
) -> int:
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
        wanted = Undo(bank.revision(revision), later, soc_version, aicore_num)
        written = None if dry_run else undo(bank, wanted, author())
        left = left_alone(bank, wanted, written)
        changes = undone_changes(bank, wanted) if dry_run else iter(())
        if is_json():
            return _revert_as_json(wanted, written, changes, left)
        return _tell_revert(wanted, written, changes, left, folder)


@click.command
@click.argument("name", required=False)
@click.argument("revision", metavar="[REV]", required=False)
@click.option("--delete", is_flag=True, help="Remove the tag.")
@click.option("--force", is_flag=True, help="Move the name if another revision has it.")
@bank_option
@wide_option
@json_option
def tag(
    name: str | None,
    revision: str | None,
    folder: Path | None,
    *,
    delete: bool,
    force: bool,
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
        with contextlib.ExitStack() as stack:
            banks = open_banks(folder, stack)
            found = tags(banks["custom"]) if "custom" in banks else []
        _list_tags(found, folder)
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


def _revert_as_json(
    wanted: Undo, written: Revision | None, changes: Iterator[Change], left: Iterator[Change]
) -> int:
    planned, kept = itertools.count(), itertools.count()
    fields = {
        "message": wanted.message,
        "revision": _plain_revision(written),
        "merged": written is not None and _is_of_merge(wanted),
    }
    print_json_object(
        fields, {"changes": _texts(changes, planned), "left_alone": _texts(left, kept)}
    )
    return _code(wanted, is_done=written is not None or next(planned) > 0)


def _texts(changes: Iterator[Change], counter: itertools.count[int]) -> Iterator[str]:
    counted_changes = zip(changes, counter, strict=False)
    return (json_text(_plain_change(change)) for change, _ in counted_changes)


def _tell_revert(
    wanted: Undo,
    written: Revision | None,
    changes: Iterator[Change],
    left: Iterator[Change],
    folder: Path | None,
) -> int:
    """The changes of a dry run, and what is left alone; how many each were on standard error."""
    planned, kept = itertools.count(), itertools.count()
    tables = (_titled("would change", changes, planned), _titled("left alone", left, kept))
    if not write_lines(itertools.chain.from_iterable(tables)):
        return ExitCode.OK
    planned_count, kept_count = next(planned), next(kept)
    is_done = written is not None or planned_count > 0
    if written is not None:
        done = f"{written.name}: {written.message}: {_counts(written)}"
        hint = f"; undo with `bankd revert {written.name}`"
    elif is_done:
        done, hint = f"{counted(planned_count, 'entry')} would change", ""
    elif wanted.later:
        done, hint = f"the state is already that of {wanted.revision.name}", ""
    else:
        done, hint = f"nothing of {wanted.revision.name} can be undone", ""
    if kept_count:
        hint = f"; {kept_count} left alone, which later revisions changed{hint}"
    remark(aimed(f"{done}{hint}", folder))
    if written is not None and _is_of_merge(wanted):
        remark(aimed(_still_merged(wanted, written), folder))
    return _code(wanted, is_done=is_done)


def _is_of_merge(wanted: Undo) -> bool:
    return not wanted.later and len(wanted.revision.parents) > 1


def _still_merged(wanted: Undo, written: Revision) -> str:
    return (
        f"what was merged as {wanted.revision.name} counts as merged still: merging it again brings"
        f" nothing back, but `bankd revert {written.name}` does"
    )


def _code(wanted: Undo, *, is_done: bool) -> ExitCode:
    """Going back to a state that stands already is no failure."""
    return ExitCode.OK if is_done or wanted.later else ExitCode.FAILURE


def _titled(title: str, changes: Iterator[Change], counter: itertools.count[int]) -> Iterator[str]:
    """A table of changes; none where there are none. Each change is counted."""
    first = next(changes, None)
    if first is not None:
        counted = zip(itertools.chain([first], changes), counter, strict=False)
        rows = (_change_row(change) for change, _ in counted)
        yield from table_lines(
            CHANGE_COLUMNS,
            rows,
            left=5,
            title=title,
            folding=("policy",),
            cutting=("task",),
            dropping=("target",),
        )


def _change_row(change: Change) -> tuple[object, ...]:
    task = _task_of(change)
    return (
        *entry_cells(change.key, task, change.target),
        change.kind,
        policy_step(task, change.before, change.after),
    )


def _task_of(change: Change) -> str:
    decided: Decision | None = change.after or change.before
    return decided.task if decided else "{}"


def _plain_change(change: Change) -> dict[str, Any]:
    return {
        "key": change.key,
        "soc_version": change.target.soc_version,
        "cores": change.target.cores,
        "change": change.kind,
        "before": change.before and plain_decision(change.before),
        "after": change.after and plain_decision(change.after),
    }


def _plain_revision(revision: Revision | None) -> dict[str, Any] | None:
    return plain_revision(revision) if revision else None


def _counts(revision: Revision) -> str:
    counts = revision.counts
    return f"{counts.added} new, {counts.updated} changed, {counts.retired} removed"


def _list_tags(found: list[Tag], folder: Path | None) -> None:
    if is_json():
        print_json([_plain_tag(one) for one in found])
        return
    if not found:
        remark(aimed("no tags; set one with `bankd tag NAME`", folder))
        return
    print_table(
        ("tag", "revision", "id", "tagged", "message"),
        (
            (one.name, one.revision.name, one.revision.short_id, one.created[:19],
             one.revision.message)
            for one in found
        ),
        left=5,
        cutting=("tag", "message"),
        dropping=("id", "tagged"),
    )  # fmt: skip


def _plain_tag(one: Tag) -> dict[str, Any]:
    return {
        "name": one.name,
        "revision": one.revision.name,
        "id": one.revision.id,
        "tagged": one.created,
        "message": one.revision.message,
    }
