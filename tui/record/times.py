"""Times of the chosen policy and of the default, of one session and on one axis; and where."""

from __future__ import annotations

import json
import re

from bankd.bank import Decision, TimingSummary
from tui.charts import Distribution, histogram
from tui.formatting import ratio, timing
from tui.record.detail import Detail, spread_of
from tui.record.parts import Drawn, Frame, heading, lines, pairs, told

_NAMES = {
    "cpu": "processor",
    "llvm": "LLVM",
    "generator": "kernel generator",
}


def times(found: Detail, frame: Frame) -> Drawn:
    """Both of one session, on one axis."""
    decision, seen = found.decision, found.decisive
    yield heading("times")
    yield pairs(
        [
            ("chosen", _timing(decision.timing)),
            ("default", _timing(decision.baseline)),
            ("speed-up", _speedup(decision)),
        ]
    )
    summaries = [
        _distribution("chosen", decision.timing, seen.timing if seen else None),
        _distribution("default", decision.baseline, seen.baseline if seen else None),
    ]
    known = [one for one in summaries if one is not None]
    if known:
        yield lines(["", *histogram(known, frame.width, frame.glyphs, "us")])
    if seen is not None and any(one.samples for one in known):
        yield told(f"samples of {seen.created[:19]}, {seen.host or 'a host without a name'}")


def _timing(summary: TimingSummary | None) -> str:
    spread = spread_of(summary) if summary else None
    more = "" if spread is None else f", spread {100 * spread:.1f} %"
    return timing(summary) + more


def _speedup(decision: Decision) -> str:
    before, after = decision.baseline, decision.timing
    if before is None or after is None or not after.low_us or not after.high_us:
        return ratio(decision.speedup)
    low, high = before.low_us / after.high_us, before.high_us / after.low_us
    return f"{ratio(decision.speedup)} [{low:.2f}, {high:.2f}]"


def _distribution(
    label: str, summary: TimingSummary | None, seen: TimingSummary | None
) -> Distribution | None:
    if summary is None:
        return None
    samples = seen.samples if seen else ()
    return Distribution(label, samples, summary.low_us, summary.median_us, summary.high_us)


def environment(found: Detail) -> Drawn:
    """Where it was measured, in words."""
    content = json.loads(found.decision.environment)
    yield heading("environment")
    if not isinstance(content, dict) or not content:
        nothing = "Where it was measured is not known."
        yield told(nothing if content == {} else found.decision.environment)
        return
    yield pairs(
        (_NAMES.get(str(name), str(name)), _caches(value) if name == "caches" else str(value))
        for name, value in content.items()
    )


def _caches(value: object) -> str:
    """ "L1:32768 L2:1048576" -> "L1 32 KiB, L2 1 MiB"; anything else as it is."""
    text = str(value)
    if not re.fullmatch(r"(L[0-9]:[0-9]{1,12} ?)+", text, re.ASCII):
        return text
    sizes = (part.partition(":") for part in text.split())
    return ", ".join(f"{level} {_size(int(size))}" for level, _, size in sizes)


def _size(size_bytes: int) -> str:
    kibibytes = size_bytes / 1024
    return f"{kibibytes / 1024:g} MiB" if kibibytes >= 1024 else f"{kibibytes:g} KiB"
