"""The report of a merge on standard output: one line for each key, and what is to be done next."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from bankd.bank.diff.diff_text import changes_in_short
from bankd.bank.merge import MergeVerdict
from bankd.bank.subject import policy_in_short, short_key
from bankd.bank.task_words import task_words
from bankd.cli.colours import of_speedup, of_verdict
from bankd.cli.entry import NARROW_COLUMNS, entry_cells, table_of_entries
from bankd.cli.formatting import remark
from bankd.cli.tables import cell, is_json, json_text, page_columns, print_json, write_lines
from bankd.errors import ExitCode
from bankd.interval_text import UNSURE
from bankd.number_text import counted

if TYPE_CHECKING:
    from bankd.bank.history.ancestry import RevertedMerge
    from bankd.bank.merge import MergeLine, MergeResult
    from bankd.bank.merge.merge_values import Side

CONDITIONS = {
    MergeVerdict.BETTER: "only one side changed it, or it is clearly faster",
    MergeVerdict.TIE: "the same policy, or no difference beyond the noise",
    MergeVerdict.ADDED: "only they have it",
    MergeVerdict.REMOVED: "they retired it",
    MergeVerdict.REJECTED: "the policy failed on this target",
    MergeVerdict.OPEN: "a conflict that is not resolved yet",
}
"""Conditions of the verdicts of a report, in the order of its summary."""
COLUMNS = ("    key", "task", "target", "takes", "ours", "theirs", "what changes", "why")
"""Columns of a report: verdict and key, whose policy is kept, the speed-ups of both sides over the
default, what becomes of our policy, and why."""


class MergeReport:
    """Lines of a merge, kept in a file of the system's until the merge has let go of the bank."""

    def __init__(self, file: IO[str], *, into: Path | None) -> None:
        self._file, self._into = file, into
        self.taken_back: Sequence[RevertedMerge] = ()
        """Earlier merges of the same bank that do not hold any more."""

    def hear(self, line: MergeLine) -> None:
        self._file.write(json_text(plain_line(line) if is_json() else _row(line)) + "\n")

    def finish(self, result: MergeResult, *, dry_run: bool = False) -> int:
        """Print all; gives the exit code of the command."""
        if is_json():
            lost = [
                {"theirs": one.theirs.name, "merged": one.merged.name, "by": one.undone.name}
                for one in self.taken_back
            ]
            print_json({**plain_result(result), "taken_back": lost, "lines": self._heard()})
        else:
            write_lines(_table(self._heard()))
            self._tell(_closing(result, dry_run=dry_run))
            self._tell(
                f"their {one.theirs.name} was merged as {one.merged.name} and reverted by"
                f" {one.undone.name}: merging it again restores nothing of it, but"
                f" `bankd revert {one.undone.name}` does"
                for one in self.taken_back
            )
        return ExitCode.FAILURE if result.open else ExitCode.OK

    def _tell(self, lines: Iterator[str]) -> None:
        for line in lines:
            remark(line, self._into)

    def _heard(self) -> Iterator[Any]:
        self._file.seek(0)
        return map(json.loads, self._file)


@contextmanager
def merge_report(*, into: Path | None = None) -> Iterator[MergeReport]:
    """`into`: the folder of the bank that gets it, where one was named: hints name it, too."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        yield MergeReport(file, into=into)


def merge_table(lines: Iterable[MergeLine]) -> Iterator[str]:
    """A table of keys, one line each; no lines where there are none."""
    return _table(map(_row, lines))


def _table(rows: Iterable[Sequence[object]]) -> Iterator[str]:
    shown = COLUMNS if page_columns() >= NARROW_COLUMNS else COLUMNS[:-1]
    return table_of_entries(
        shown,
        (row[: len(shown)] for row in rows),
        cutting=("task", "what changes", "why"),
        dropping=("why", "target"),
        whole=COLUMNS[:1],
        meanings={COLUMNS[0]: of_verdict, "ours": of_speedup, "theirs": of_speedup},
    )


def _row(line: MergeLine) -> tuple[str | None, ...]:
    """Return the cells of a line. What is only suggested has a question mark."""
    key, task, target = entry_cells(line)
    taken = f"{line.source}?" if line.is_open and line.source else line.source
    sides = (_speed(line.ours), _speed(line.theirs))
    change = _change(line)
    what = (change, line.reason) if change else (line.reason, "")
    return f"[{line.verdict.value}] {key}", task, target, taken or None, *sides, *what


def _speed(side: Side | None) -> str | None:
    """ "1.25x", "~1.02x" within the noise; "?" for a policy without times."""
    if side is None:
        return None
    return "?" if side.speedup is None else f"{UNSURE * side.is_unsure}{cell(side.speedup)}x"


def in_words(line: MergeLine) -> str:
    """ "[O] 3f2a9c417b52 x86_64-v4_2 conv f32[1,64]: theirs: only they changed it (tile 6 -> 8)".

    The change is that of our policy. Of an open conflict it is the one that is suggested.
    """
    task = task_words(line.task)
    source = f"{line.source} suggested" if line.is_open and line.source else line.source
    said = ": ".join(part for part in (source, line.reason) if part)
    change = _change(line)
    return (
        f"[{line.verdict.value}] {short_key(line.key)} {line.target} {task}: {said}"
        f"{f' ({change})' if change else ''}"
    )


def _change(line: MergeLine) -> str:
    """Return what becomes of our policy."""
    ours, then = line.ours, line.result
    if line.is_open and then is None:
        then = line.theirs
    if then is None:
        return ""
    if ours is None:
        return policy_in_short(line.task, then.policy)
    return changes_in_short(ours.policy, then.policy)


def _occurring(result: MergeResult) -> dict[MergeVerdict, int]:
    """Number of keys of each verdict that occurs, in the order of `CONDITIONS`."""
    return {known: result.counts[known] for known in CONDITIONS if known in result.counts}


def _closing(result: MergeResult, *, dry_run: bool) -> Iterator[str]:
    occurring = _occurring(result)
    for verdict in occurring:
        yield f"[{verdict.value}] {verdict.name.lower()}: {CONDITIONS[verdict]}"
    told = [
        counted(number, "tie")
        if verdict is MergeVerdict.TIE
        else f"{number} {verdict.name.lower()}"
        for verdict, number in occurring.items()
    ]
    alone = f", {result.ours_alone} that only we changed" if result.ours_alone else ""
    yield (
        f"{', '.join(told) or 'nothing to change'}; {result.same} the same{alone},"
        f" {counted(result.new_observations, 'new observation')}"
    )
    if dry_run:
        yield "nothing was written: --dry-run"
    elif result.open:
        yield from ways_on(result.open)
    elif result.is_held:
        yield "nothing is open, and no entry was changed yet: the merge waits"
        yield "change what it does to a key with `bankd merge --choose KEY --prefer ours`"
        yield "write it with `bankd merge --continue`, or abandon it with `bankd merge --abort`"
    elif result.revision is not None:
        name, counts = result.revision.name, result.revision.counts
        if counts.added or counts.updated or counts.retired:
            yield f"written as {name}; undo it with `bankd revert {name}`"
        else:
            why = "it only records that their bank was merged"
            yield f"written as {name}, which changes no entry: {why}"


def ways_on(number: int) -> Iterator[str]:
    """Say what can be done while conflicts are open."""
    conflicts, verb, they = counted(number, "conflict"), "are", "they are"
    if number == 1:
        verb, they = "is", "it is"
    yield f"{conflicts} {verb} open, and no entry is changed until {they} resolved"
    yield "see what is open with `bankd merge --status`"
    yield "resolve one with `bankd merge --choose KEY --prefer ours` (or theirs, base, measure)"
    yield (
        "resolve all that are open with `bankd merge --continue --prefer measure`"
        " (or faster, ours, theirs, base)"
    )
    yield "or abandon the merge with `bankd merge --abort`"


def plain_result(result: MergeResult) -> dict[str, Any]:
    return {
        "counts": {kind.name.lower(): number for kind, number in _occurring(result).items()},
        "same": result.same,
        "ours_alone": result.ours_alone,
        "new_observations": result.new_observations,
        "open": result.open,
        "held": result.is_held,
        "revision": result.revision and result.revision.name,
    }


def plain_line(line: MergeLine) -> dict[str, Any]:
    named = {name: getattr(line, name) for name in ("base", "ours", "theirs", "result")}
    return {
        "verdict": line.verdict.value,
        "source": line.source,
        "reason": line.reason,
        "key": line.key,
        "soc_version": line.target.soc_version,
        "cores": line.target.cores,
        "task": json.loads(line.task),
        **{
            name: side and {"policy": json.loads(side.policy), "speedup": side.speedup}
            for name, side in named.items()
        },
    }
