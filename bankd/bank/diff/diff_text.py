"""Differences as text: the values that changed, in words and as plain values for JSON."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bankd.bank.subject import is_foreign, knobs_of, policy_in_short, shortened
from bankd.bank.task_words import task_words
from bankd.escape import visible
from bankd.interval_text import UNSURE, is_unsure

if TYPE_CHECKING:
    from bankd.bank import Decision
    from bankd.bank.diff.diff import DiffCounts, Difference

MARKDOWN_COLUMNS = ("task", "target", "before", "after", "what changed")
MAX_MARKDOWN_ROWS = 200
"""Rows of a table of Markdown: a comment of a pull request holds some 60,000 characters."""


def changed_values(before: str, after: str) -> list[tuple[str, str | None, str | None]]:
    """Return where two policies, or environments, differ: name, and the value in each; None: it has
    none.

        {"impl": "direct", "tile_m": 6} -> {"impl": "direct", "tile_m": 14}
        tile_m 6 14
    """
    old, new = dict(knobs_of(before)), dict(knobs_of(after))
    names = [*old, *(name for name in new if name not in old)]
    return [
        (name, old.get(name), new.get(name)) for name in names if old.get(name) != new.get(name)
    ]


def changes_in_short(before: str, after: str) -> str:
    """ "tile_m 6 -> 14, prefetch - -> 2"; empty where nothing differs."""
    return ", ".join(
        f"{name} {old or '-'} -> {new or '-'}".strip()
        for name, old, new in changed_values(before, after)
    )


def speed(held: Decision | None) -> str | None:
    """The speed-up over the default with its noise: "1.25 [1.22, 1.28]x"; "?" without times."""
    if held is None or held.speedup_span is None:
        return speed_in_short(held)
    low, median, high = map(_ratio, held.speedup_span)
    return f"{UNSURE * is_unsure(held.speedup_span)}{median} [{low}, {high}]x"


def speed_in_short(held: Decision | None) -> str | None:
    """The speed-up over the default: "1.25x", "~1.02x" within the noise; "?" without times."""
    if held is None:
        return None
    if held.speedup_span is None:
        return "?"
    return f"{UNSURE * is_unsure(held.speedup_span)}{_ratio(held.speedup_span[1])}x"


def _ratio(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def what_changed(difference: Difference) -> str:
    """The knobs, rule and environment that changed; the policy of what one side alone has."""
    before, after = difference.before, difference.after
    if before is None or after is None:
        return policy_in_short(difference.task, difference.entry.policy)
    policies = changes_in_short(before.policy, after.policy)
    parts = [
        shortened(policies) if is_foreign(difference.task) else policies,
        f"rule {before.rule} -> {after.rule}" if before.rule != after.rule else "",
        changes_in_short(before.environment, after.environment),
    ]
    return ", ".join(part for part in parts if part) or "measured again"


def markdown_lines(
    counts: DiffCounts, differences: Iterable[Difference], most: int = MAX_MARKDOWN_ROWS
) -> Iterator[str]:
    """The differences as a table of Markdown, for a pull request; `most`: of its rows."""
    yield (
        f"**Tune bank**: {counts.added} added, {counts.changed} changed, {counts.gone} gone,"
        f" {counts.same} same"
    )
    rows = itertools.islice(differences, most + 1)
    if (first := next(rows, None)) is None:
        return
    yield from (
        "",
        "| | task | target | before | after | what changed |",
        "|---|---|---|---|---|---|",
    )
    for number, one in enumerate((first, *rows)):
        if number == most:
            yield f"\nOnly the first {most} are shown: `bankd diff` lists all."
            return
        cells = (
            one.sign, task_words(one.task), str(one.target), speed(one.before) or "",
            speed(one.after) or "", what_changed(one),
        )  # fmt: skip
        yield f"| {' | '.join(map(markdown_cell, cells))} |"


def markdown_cell(text: str) -> str:
    """The text with all that Markdown would read as more than text escaped."""
    return re.sub(r"([\\`*_{}\[\]<>|#~!$@])", r"\\\1", visible(text))


def plain_difference(difference: Difference) -> dict[str, Any]:
    """Return it for JSON."""
    before, after = difference.before, difference.after
    knobs = changed_values(before.policy, after.policy) if before and after else []
    return {
        "sign": difference.sign,
        "key": difference.key,
        "soc_version": difference.target.soc_version,
        "cores": difference.target.cores,
        "task": json.loads(difference.task),
        "before": _plain_held(before),
        "after": _plain_held(after),
        "knobs": [{"knob": name, "before": old, "after": new} for name, old, new in knobs],
    }


def _plain_held(held: Decision | None) -> dict[str, Any] | None:
    if held is None:
        return None
    low, middle, high = held.speedup_span or (None, None, None)
    return {
        "policy": json.loads(held.policy),
        "environment": json.loads(held.environment),
        "rule": held.rule,
        "median_us": held.timing and held.timing.median_us,
        "speedup": middle,
        "speedup_low": low,
        "speedup_high": high,
    }
