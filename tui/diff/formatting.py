"""Differences in words: a line of a list, and in full with times and knobs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from bankd.bank import Decision, TimingSummary
from bankd.bank.diff.diff import Difference, DifferenceKind
from bankd.bank.diff.diff_text import speed, what_changed
from bankd.bank.subject import knobs_of
from bankd.bank.task_words import task_words
from bankd.escape import visible
from tui.formatting import NOTHING, fitted, microseconds, target_name
from tui.glyphs import Glyphs
from tui.tones import Tone, toned
from tui.widgets.column_layout import TableColumn

NAME_WIDTH = 12
MIN_VALUE_WIDTH = 30
"""Room for each of two values that is left before names get more than their least."""
NARROWEST = 18
GAP = 2
CHANGED = "*"
SIGNS = {
    DifferenceKind.NEW: "+",
    DifferenceKind.FASTER: "~",
    DifferenceKind.SLOWER: "~",
    DifferenceKind.OTHER: "~",
    DifferenceKind.GONE: "-",
}
WORDS = {kind: kind.name.lower() for kind in DifferenceKind}
TONES = {
    DifferenceKind.FASTER: Tone.GAIN,
    DifferenceKind.SLOWER: Tone.LOSS,
    DifferenceKind.OTHER: Tone.UNSURE,
}

Line = tuple[str, str, str]
"""A name, and its value before and after."""


def columns(before: str, after: str) -> tuple[TableColumn, ...]:
    """The columns of a list; `before` and `after` are the headings of the two speed-ups."""
    return (
        TableColumn("kind", "", 8),
        TableColumn("task", "task", 22, grows=True),
        TableColumn("target", "target", 14, rank=2),
        TableColumn("before", before, 18, right=True),
        TableColumn("after", after, 18, right=True),
        TableColumn("change", "what changed", 34, rank=1),
    )


def kind_name(kind: DifferenceKind) -> str:
    """ "~ faster"."""
    return f"{SIGNS[kind]} {WORDS[kind]}"


def cells(one: Difference) -> tuple[str, ...]:
    """Texts of the list: kind, task, target, speed-ups before and after, and what changed."""
    return (
        kind_name(one.kind),
        task_words(one.task),
        str(one.target),
        speed(one.before) or NOTHING,
        speed(one.after) or NOTHING,
        what_changed(one),
    )


def tones(one: Difference) -> Mapping[str, Tone | None]:
    """The meaning of its cells, by column."""
    tone = TONES.get(one.kind)
    return {"kind": tone, "after": tone}


def summary(
    counts: Mapping[DifferenceKind, int], same: int, hidden: Collection[DifferenceKind]
) -> Content:
    """ "1: +12 new  2: ~31 faster  (3: ~4 slower)  ...  =1,018 same": each kind after the key that
    hides it; what is hidden in brackets."""
    texts = {
        kind: f"{kind.value}: {SIGNS[kind]}{counts[kind]:,} {WORDS[kind]}"
        for kind in DifferenceKind
    }
    parts = [
        toned(f"({text})" if kind in hidden else text, TONES.get(kind) if counts[kind] else None)
        for kind, text in texts.items()
    ]
    return Content("  ").join([*parts, Content(f"={same:,} same")])


def difference_lines(one: Difference, width: int, glyphs: Glyphs) -> list[str | Content]:
    """Write one in full: changes come first, after the times; they are marked by a star."""
    facts = _facts(one)
    longest = max(cell_len(visible(name)) for name, *_ in facts)
    name_width = max(NAME_WIDTH, min(longest, width - 2 * GAP - 2 * MIN_VALUE_WIDTH))
    value_width = max(NARROWEST, (width - name_width - 2 * GAP) // 2)

    def line(*texts: str) -> str:
        widths = (name_width, value_width, value_width)
        parts = (
            set_cell_size(fitted(visible(text), room, glyphs.more), room)
            for text, room in zip(texts, widths, strict=True)
        )
        return (" " * GAP).join(parts).rstrip()

    gain = gain_in_words(one)
    return [
        visible(f"{kind_name(one.kind)}  {task_words(one.task)}"),
        visible(f"{target_name(one.target)}  key {one.key}"),
        *([toned(f"difference    {gain}", TONES.get(one.kind))] if gain else []),
        line("", "before", "after"),
        *(line(f"  {name}", *values) for name, *values in _times(one)),
        *(line(*fact) for fact in facts),
    ]


def gain_in_words(found: Difference) -> str:
    """The change of the speed-up over the default, with the noise of all four times."""
    if found.before is None or found.after is None:
        return ""
    before, after = found.before.speedup_span, found.after.speedup_span
    if before is None or after is None:
        return "unknown: times are missing"
    if not before[0] or not before[1] or not before[2]:
        return "unknown: a time is zero"
    low, middle, high = after[0] / before[2], after[1] / before[1], after[2] / before[0]
    text = f"{_percent(middle)} in speed-up [{_percent(low)}, {_percent(high)}]"
    if low > 1:
        return f"{text}: faster"
    return f"{text}: slower" if high < 1 else f"{text}: within the noise"


def _times(found: Difference) -> Iterator[Line]:
    before, after = found.before, found.after
    for name, field in (("time us", "timing"), ("default us", "baseline")):
        old, new = (_span(getattr(held, field, None)) for held in (before, after))
        yield (name, old, new)
    yield ("speed-up", speed(before) or NOTHING, speed(after) or NOTHING)


def _facts(found: Difference) -> list[Line]:
    """List what changed, then what did not; of an entry that one side has, all of it."""
    before, after = found.before, found.after
    facts = [
        ("rule", before.rule if before else NOTHING, after.rule if after else NOTHING),
        *_values("policy", before, after),
        *_values("environment", before, after),
    ]
    is_changed = before is not None and after is not None
    lines = [(f"{CHANGED if is_changed and b != a else ' '} {name}", b, a) for name, b, a in facts]
    return sorted(lines, key=lambda line: line[1] == line[2])


def _values(what: str, before: Decision | None, after: Decision | None) -> Iterator[Line]:
    """The values of a policy or an environment; what has no name is all of it."""
    old, new = (dict(knobs_of(getattr(held, what) if held else "{}")) for held in (before, after))
    for name in [*old, *(name for name in new if name not in old)]:
        yield (name or what, old.get(name, NOTHING), new.get(name, NOTHING))


def _span(timing: TimingSummary | None) -> str:
    if timing is None:
        return NOTHING
    low, high = microseconds(timing.low_us), microseconds(timing.high_us)
    return f"{microseconds(timing.median_us)} [{low}, {high}]"


def _percent(ratio: float) -> str:
    return f"{(ratio - 1) * 100:+.1f}%"
