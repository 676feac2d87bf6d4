"""Rows of a merge: a sign, the speed-ups of the sides, and what is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bankd.bank.location import BANK_FILE
from bankd.bank.merge import UNDECIDED, MergeLine, MergeResult, MergeVerdict, PendingMerge, Side
from bankd.bank.subject import policy_in_short
from bankd.bank.task_words import task_words
from bankd.interval_text import UNSURE
from tui.formatting import NOTHING, counted, ratio, short_path
from tui.tones import Tone
from tui.widgets.column_layout import TableColumn

if TYPE_CHECKING:
    from bankd.bank.cann import Remark
    from bankd.bank.history.ancestry import RevertedMerge

MAX_REMARKS = 3
"""Maximum number of remarks about files that are listed; more are counted."""
COLUMNS = (
    TableColumn("sign", "", 1),
    TableColumn("task", "task", 27, grows=True),
    TableColumn("base", "base", 7, right=True),
    TableColumn("ours", "ours", 7, right=True),
    TableColumn("theirs", "theirs", 7, right=True),
    TableColumn("take", "take", 19),
)
WIDE_COLUMNS = (
    TableColumn("sign", "", 1),
    TableColumn("task", "task", 30, grows=True),
    TableColumn("base", "base", 22),
    TableColumn("ours", "ours", 22),
    TableColumn("theirs", "theirs", 22),
    TableColumn("take", "take", 26),
)
"""The sides with their policies."""
WIDE = 140
"""Characters in a line from which on there is room for them."""

GONE = "gone"
FASTER = "faster"
SIGNS = {
    MergeVerdict.BETTER: ".",
    MergeVerdict.TIE: "=",
    MergeVerdict.ADDED: "+",
    MergeVerdict.REMOVED: "-",
    MergeVerdict.REJECTED: "!",
    MergeVerdict.OPEN: "?",
}
CLASH = "x"
"""Open, and one side has retired what the other changed."""
WORDS = {
    MergeVerdict.OPEN: "open",
    MergeVerdict.ADDED: "new",
    MergeVerdict.BETTER: "better",
    MergeVerdict.TIE: "tied",
    MergeVerdict.REMOVED: "gone",
    MergeVerdict.REJECTED: "rejected",
}
"""Words of a summary, in its order."""
LEGEND = "? x open   o t b m chosen   + new   - gone   = tie   ! failed   . by the rules"
"""The meaning of the signs."""
MEASURED = "measured here"
"""End of the reason of a race."""
WITHIN_NOISE = "within the noise"
"""Part of the reason of a suggestion that the times do not support."""
OPEN_IN_SHORT = {
    "no times to compare": "measure? no times",
    "measured in different environments": "measure? elsewhere",
    "retired here, changed there": "? retired here",
    "changed here, retired there": "? retired there",
    "changed here since the merge began": "? changed here now",
    "failed here since the merge began": "? failed here now",
}
"""Reasons of open conflicts without a suggestion."""


def sign(line: MergeLine) -> str:
    """One character; the word for it is in `take`."""
    if line.is_open:
        return CLASH if line.ours is None or line.theirs is None else SIGNS[MergeVerdict.OPEN]
    if line.by_hand:
        return "m" if is_measured(line) else line.source[:1]
    return SIGNS[line.verdict]


def is_measured(line: MergeLine) -> bool:
    return line.by_hand and (line.reason.endswith(MEASURED) or line.source == "default")


def cells(line: MergeLine, racing: str, *, wide: bool) -> tuple[str, ...]:
    """A text for each column. `racing`: how far it is measured, if it is."""
    sides = (_side(line, side, wide=wide) for side in ("base", "ours", "theirs"))
    return (sign(line), task_words(line.task), *sides, racing or take(line))


def tones(line: MergeLine) -> Mapping[str, Tone | None]:
    """The meaning of its cells, by column."""
    if line.is_open:
        return {"sign": Tone.UNSURE, "take": Tone.UNSURE}
    if line.verdict is MergeVerdict.REJECTED:
        return {"sign": Tone.LOSS, "take": Tone.LOSS}
    gap = _gap(line)
    is_clear = gap and not line.by_hand and line.verdict is MergeVerdict.BETTER
    return {"take": (Tone.GAIN if gap.endswith(FASTER) else Tone.LOSS) if is_clear else None}


def take(line: MergeLine) -> str:
    """Say what is taken, or suggested: "theirs? 3.4% faster", "ours, a tie"."""
    if line.is_open:
        return _suggested(line)
    if line.by_hand and is_measured(line):
        return f"{line.source}, {'raced tie' if line.verdict is MergeVerdict.TIE else 'measured'}"
    if line.by_hand:
        return line.source
    if line.verdict is MergeVerdict.TIE:
        return "same policy" if line.source == "both" else f"{line.source}, a tie"
    settled = {
        MergeVerdict.ADDED: "theirs, new",
        MergeVerdict.REMOVED: "gone, as there",
        MergeVerdict.REJECTED: f"{line.source}, as one failed",
    }
    return settled.get(line.verdict) or f"{line.source}, {_gap(line) or 'by the rules'}"


def merge_title(ours: Path, head: str, waiting: PendingMerge, width: int) -> str:
    """ "merge lab@r41 <- import": of long paths only the ends."""
    theirs = short_path(Path(waiting.theirs.removesuffix(f"/{BANK_FILE}")))
    frame = f"merge @{head} <- "
    room = max(16, width - len(frame))
    ours_name = str(ours).removesuffix(f"/{BANK_FILE}")
    first = _end_of(ours_name, max(room // 2, room - len(theirs)))
    return f"merge {first}@{head} <- {_end_of(theirs, room - len(first))}"


def left(open_now: int, conflicts: int) -> str:
    """ "4 of 12 conflicts left"; with nothing left: what to press."""
    if not conflicts and not open_now:
        return "no conflicts: w writes it"
    if not open_now:
        return f"{counted(conflicts, 'conflict')} resolved: w writes it"
    return f"{open_now:,} of {counted(max(open_now, conflicts), 'conflict')} left"


def about_dry_run(result: MergeResult) -> list[str]:
    """Describe what comes of a merge, before it begins."""
    found = result.counts
    counts = ", ".join(f"{found[one]:,} {word}" for one, word in WORDS.items() if found.get(one))
    alone = f", {result.ours_alone:,} that only we changed" if result.ours_alone else ""
    new = counted(result.new_observations, "new observation")
    kept = f"their {new} will be kept; " if result.new_observations else ""
    return [
        f"{counts or 'nothing to decide'}; {result.same:,} the same{alone}",
        f"{kept}no decision changes before you write",
    ]


def about_end(result: MergeResult) -> list[str]:
    """Say what was written, and how to go back."""
    revision = result.revision
    if revision is None:
        return ["the merge is finished: there was nothing to write"]
    counts = revision.counts
    changed = f"{counts.added:,} new, {counts.updated:,} changed, {counts.retired:,} removed"
    return [
        f"written as {revision.name}: {changed}",
        "R in the log (r on the banks screen) restores an earlier state",
    ]


def about_source(remarks: Sequence[Remark], lost: Sequence[RevertedMerge]) -> Iterator[str]:
    """Files that are skipped, or assumed about; and what came once and was reverted."""
    yield from (f"{one.path}: {one.what}" for one in remarks[:MAX_REMARKS])
    if len(remarks) > MAX_REMARKS:
        yield f"and {counted(len(remarks) - MAX_REMARKS, 'more such file')}"
    for one in lost:
        yield (
            f"their {one.theirs.name} was merged as {one.merged.name} and reverted by"
            f" {one.undone.name}: it is not merged again"
        )


def _suggested(line: MergeLine) -> str:
    if WITHIN_NOISE in line.reason:
        return f"{line.source}? a tie"
    if line.source:
        return f"{line.source}? {_gap(line) or line.reason}"
    if line.reason.startswith(UNDECIDED):
        return f"measure? {UNDECIDED}"
    return OPEN_IN_SHORT.get(line.reason, f"? {line.reason}")


def _gap(line: MergeLine) -> str:
    """Compare the side that is taken with the other: "3.4% faster"."""
    sides = {"ours": (line.ours, line.theirs), "theirs": (line.theirs, line.ours)}
    taken, other = sides.get(line.source, (None, None))
    if not (taken and other and taken.speedup and other.speedup):
        return ""
    percent = (taken.speedup / other.speedup - 1) * 100
    digits = 0 if abs(percent) >= 10 else 1
    return f"{abs(percent):.{digits}f}% {FASTER if percent >= 0 else 'slower'}"


def _side(line: MergeLine, name: str, *, wide: bool) -> str:
    side: Side | None = getattr(line, name)
    if side is None:
        is_known = name != "base" and (line.base is not None or line.was_open)
        return GONE if is_known else ""
    unsure = UNSURE * side.is_unsure
    speed = f"{unsure}{ratio(side.speedup)}" if side.speedup is not None else NOTHING
    return f"{speed} {policy_in_short(line.task, side.policy)}" if wide else speed


def _end_of(text: str, width: int) -> str:
    return text if len(text) <= width else "..." + text[3 - width :]
