"""One difference as a line of a list, and in full: its times, and knob by knob what changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rich.cells import cell_len, set_cell_size

from bankd.bank.diff import Difference, Held, Span
from bankd.bank.diff_view import Kind, KindedDifference
from bankd.bank.differing_words import speed, what_changed
from bankd.bank.subject import knobs_of
from bankd.bank.task_words import task_words
from bankd.escape import visible
from tui.formatting import NOTHING, microseconds, target_name
from tui.glyphs import Glyphs
from tui.widgets.paged_table import Column

COLUMNS = (
    Column("kind", "", 8),
    Column("task", "task", 22, grows=True),
    Column("target", "target", 14, rank=2),
    Column("before", "speed-up before", 18, right=True),
    Column("after", "after", 18, right=True),
    Column("change", "what changed", 34, rank=1),
)
NAME_WIDTH = 12
NARROWEST = 18
GAP = 2
CHANGED = "*"
SIGNS = {Kind.NEW: "+", Kind.FASTER: "~", Kind.SLOWER: "~", Kind.OTHER: "~", Kind.GONE: "-"}
WORDS = {kind: kind.name.lower() for kind in Kind}

Line = tuple[str, str, str]
"""A name, and its value before and after."""


def kind_name(kind: Kind) -> str:
    """ "~ faster"."""
    return f"{SIGNS[kind]} {WORDS[kind]}"


def cells(one: KindedDifference) -> tuple[str, ...]:
    """For a list: kind, task, target, speed-ups before and after, and what changed."""
    found = one.difference
    return (
        kind_name(one.kind),
        task_words(found.task),
        str(found.target),
        speed(found.before) or NOTHING,
        speed(found.after) or NOTHING,
        what_changed(found),
    )


def summary(counts: Mapping[Kind, int], same: int, hidden: Collection[Kind]) -> str:
    """ "1: +12 new  2: ~31 faster  (3: ~4 slower)  ...  =1,018 same": each kind after the key that
    hides it; what is hidden in brackets."""
    told = {kind: f"{kind.value}: {SIGNS[kind]}{counts[kind]:,} {WORDS[kind]}" for kind in Kind}
    parts = [f"({text})" if kind in hidden else text for kind, text in told.items()]
    return "  ".join([*parts, f"={same:,} same"])


def difference_lines(one: KindedDifference, width: int, glyphs: Glyphs) -> list[str]:
    """What changed comes first, after the times; it is marked by a star."""
    found = one.difference
    lines = [_heading(one), f"{target_name(found.target)}  key {found.key}"]
    if gain := gain_in_words(found):
        lines.append(f"difference    {gain}")
    cut = _Cut(width, glyphs.more)
    lines += [cut.line("", "before", "after")]
    lines += [cut.line(f"  {name}", *values) for name, *values in _times(found)]
    lines += [cut.line(*line) for line in _facts(found)]
    return [visible(line) for line in lines]


def gain_in_words(found: Difference) -> str:
    """How much faster over the default it became, with the noise of all four times."""
    if found.before is None or found.after is None:
        return ""
    before, after = found.before.speedup, found.after.speedup
    if before is None or after is None:
        return "unknown: times are missing"
    if not before[0] or not before[1] or not before[2]:
        return "unknown: a time is zero"
    low, middle, high = after[0] / before[2], after[1] / before[1], after[2] / before[0]
    told = f"{_percent(middle)} in speed-up [{_percent(low)}, {_percent(high)}]"
    if low > 1:
        return f"{told}: faster"
    return f"{told}: slower" if high < 1 else f"{told}: within the noise"


class _Cut:
    """Lays a name and two values out in columns."""

    def __init__(self, width: int, more: str) -> None:
        self._value_width = max(NARROWEST, (width - NAME_WIDTH - 2 * GAP) // 2)
        self._more = more

    def line(self, name: str, before: str, after: str) -> str:
        parts = (
            self._fitted(name, NAME_WIDTH),
            self._fitted(before, self._value_width),
            self._fitted(after, self._value_width),
        )
        return (" " * GAP).join(parts).rstrip()

    def _fitted(self, text: str, width: int) -> str:
        text = visible(text)
        if cell_len(text) > width:
            return set_cell_size(text, width - cell_len(self._more)) + self._more
        return set_cell_size(text, width)


def _heading(one: KindedDifference) -> str:
    task = one.difference.task
    return f"{kind_name(one.kind)}  {task_words(task)}"


def _times(found: Difference) -> Iterator[Line]:
    before, after = found.before, found.after
    yield ("time us", _time(before), _time(after))
    yield ("default us", _default(before), _default(after))
    yield ("speed-up", speed(before) or NOTHING, speed(after) or NOTHING)


def _facts(found: Difference) -> list[Line]:
    """What changed, then what did not; of an entry that one side has, all of it."""
    before, after = found.before, found.after
    facts = [
        ("rule", before.rule if before else NOTHING, after.rule if after else NOTHING),
        *_values("policy", before, after),
        *_values("environment", before, after),
    ]
    is_changed = before is not None and after is not None
    lines = [(f"{CHANGED if is_changed and b != a else ' '} {name}", b, a) for name, b, a in facts]
    return sorted(lines, key=lambda line: line[1] == line[2])


def _values(what: str, before: Held | None, after: Held | None) -> Iterator[Line]:
    """Of a policy or an environment; what has no name is all of it."""
    old, new = (dict(knobs_of(getattr(held, what) if held else "{}")) for held in (before, after))
    for name in [*old, *(name for name in new if name not in old)]:
        yield (name or what, old.get(name, NOTHING), new.get(name, NOTHING))


def _time(held: Held | None) -> str:
    return _span(held.time_us if held else None)


def _default(held: Held | None) -> str:
    return _span(held.default_us if held else None)


def _span(span: Span | None) -> str:
    if span is None:
        return NOTHING
    low, middle, high = span
    return f"{microseconds(middle)} [{microseconds(low)}, {microseconds(high)}]"


def _percent(ratio: float) -> str:
    return f"{(ratio - 1) * 100:+.1f}%"
