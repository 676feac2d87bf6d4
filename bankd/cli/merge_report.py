"""The report of a merge on standard output: one line for each key, and what is to be done next."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import click

from bankd.cli.pager import write_lines
from bankd.cli.tables import cell, print_json
from bankd.errors import ExitCode

if TYPE_CHECKING:
    from bankd.bank.merge import MergeLine, MergeResult, Side

WORDS = {
    "O": "better",
    "=": "tie",
    "+": "added",
    "-": "removed",
    "X": "rejected",
    "?": "open",
}
"""What the signs of a report mean, in the order of its summary."""


class MergeReport:
    """Lines of a merge, kept in a file of the system's until the merge has let go of the bank."""

    def __init__(self, file: IO[str], *, as_json: bool) -> None:
        self._file, self._as_json = file, as_json

    def hear(self, line: MergeLine) -> None:
        text = json.dumps(_plain(line)) if self._as_json else cell(in_words(line))
        self._file.write(text + "\n")

    def finish(self, result: MergeResult, *, pages: bool, dry_run: bool = False) -> int:
        """Print all; gives the exit code of the command."""
        if self._as_json:
            print_json({**plain_result(result), "lines": [json.loads(t) for t in self._lines()]})
        else:
            write_lines(self._lines(), pages=pages)
            for line in _closing(result, dry_run=dry_run):
                click.echo(cell(f"bankd: {line}"), err=True)
        return ExitCode.FAILURE if result.open else ExitCode.OK

    def _lines(self) -> Iterator[str]:
        self._file.seek(0)
        return (line.rstrip("\n") for line in self._file)


@contextmanager
def merge_report(*, as_json: bool) -> Iterator[MergeReport]:
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        yield MergeReport(file, as_json=as_json)


def in_words(line: MergeLine) -> str:
    """ "[O] 3f2a9c417b52 x86_64-v4_2 conv f32[1,64]: theirs: only they changed it (tile 6 -> 8)".

    The change is that of our policy.
    """
    from bankd.bank.subject import op_of, shapes_of, short_key

    task = f"{op_of(line.task)} {shapes_of(line.task, 2)}"
    said = ": ".join(part for part in (line.source, line.reason) if part)
    change = _change(line)
    return (
        f"[{line.verdict.value}] {short_key(line.key)} {line.target} {task}: {said}"
        f"{f' ({change})' if change else ''}"
    )


def _change(line: MergeLine) -> str:
    """What becomes of our policy."""
    from bankd.bank.subject import policy_in_short
    from bankd.cli.plain import changes_in_short

    ours, then = line.ours, line.result
    if line.verdict.value == "?" and then is None:
        then = line.theirs
    if then is None:
        return ""
    if ours is None:
        return policy_in_short(line.task, then.policy)
    return changes_in_short(ours.policy, then.policy)


def _closing(result: MergeResult, *, dry_run: bool) -> Iterator[str]:
    counted = [
        f"{result.counts[verdict]} {WORDS[verdict.value]}"
        for verdict in sorted(result.counts, key=lambda v: list(WORDS).index(v.value))
    ]
    yield (
        f"{', '.join(counted) or 'nothing to change'}; {result.same} the same,"
        f" {result.new_observations} new observations"
    )
    if dry_run:
        yield "nothing was written: --dry-run"
    elif result.open:
        yield f"{result.open} conflicts are open, and no entry was changed until they are settled"
        yield "go on with `bankd merge --continue --prefer measure` (or ours, theirs, faster)"
        yield "or forget it with `bankd merge --abort`"
    elif result.revision is not None:
        name = result.revision.name
        yield f"written as {name}; undo it with `bankd revert {name}`"


def plain_result(result: MergeResult) -> dict[str, Any]:
    return {
        "counts": {WORDS[verdict.value]: number for verdict, number in result.counts.items()},
        "same": result.same,
        "new_observations": result.new_observations,
        "open": result.open,
        "revision": result.revision and result.revision.name,
    }


def _plain(line: MergeLine) -> dict[str, Any]:
    return {
        "verdict": line.verdict.value,
        "source": line.source,
        "reason": line.reason,
        "key": line.key,
        "soc_version": line.target.soc_version,
        "cores": line.target.cores,
        "task": json.loads(line.task),
        **{name: _plain_side(getattr(line, name)) for name in ("base", "ours", "theirs", "result")},
    }


def _plain_side(side: Side | None) -> dict[str, Any] | None:
    if side is None:
        return None
    return {"policy": json.loads(side.policy), "speedup": side.speedup}
