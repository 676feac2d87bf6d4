"""The page of an entry: what was decided and why on the left, how it works and its past right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text
from textual.content import Content

from bankd.bank import Decision, TimingSummary
from bankd.bank.subject import (
    choice_of,
    is_foreign,
    is_gradients,
    is_precision,
    is_subgraph,
    knobs_of,
    op_of,
    precision_of,
    ranks_of,
    shapes_of,
)
from bankd.bank.task_words import task_words
from bankd.interval_text import interval
from bankd.number_text import size_text
from tui.charts import Distribution, histogram
from tui.formatting import NOTHING, median, ratio, target_name, timing
from tui.record.detail import Detail, TriedValue
from tui.record.drawing import (
    Canvas,
    Section,
    heading,
    lines,
    pairs,
    plain,
    rendered,
    table,
    toned_text,
)
from tui.record.evidence_text import (
    gradients,
    groups,
    history,
    nodes,
    segments,
    stages,
    trials,
    use,
)
from tui.record.loop_nest import loop_lines
from tui.record.tuner_answers import TunerAnswer
from tui.tones import Tone, tone_of_gain

MAX_KNOBS = 200
NOISE = ", within the noise"
"""Words behind a gain that its times do not support."""
IGNORED_KNOBS = ("bands", "uneven")
"""Knobs of subgraphs of earlier generators: steps could run band by band."""
_ENVIRONMENT: Mapping[str, str] = {
    "cpu": "processor",
    "llvm": "LLVM",
    "generator": "kernel generator",
}


@dataclass(frozen=True)
class RecordPage:
    """An entry as it is shown: what it was made of, and both sides of the page."""

    found: Detail
    answer: TunerAnswer | None
    frame: Canvas
    left: Content
    right: Content


def paint(found: Detail, answer: TunerAnswer | None, frame: Canvas) -> RecordPage:
    """Draw both sides; `answer` is None until the tuner has said something. Work for a thread."""
    left, right = _left_side(found, answer, frame), _right_side(found, answer, frame)
    return RecordPage(
        found, answer, frame, rendered(left, frame.width), rendered(right, frame.width)
    )


def _left_side(
    found: Detail, answer: TunerAnswer | None, frame: Canvas
) -> Iterable[RenderableType]:
    yield from _head(found.decision)
    yield from _policy(found, answer, frame)
    yield from _times(found, frame)
    yield from _environment(found.decision)


def _right_side(
    found: Detail, answer: TunerAnswer | None, frame: Canvas
) -> Iterable[RenderableType]:
    task = found.decision.task
    if is_gradients(task):
        yield from segments(found)
    elif is_precision(task):
        yield from groups(found)
    else:
        yield from _loops(found.decision, answer, frame)
    yield from history(found, frame)
    yield from use(found)
    yield from trials(found, frame)
    yield from stages(found)
    yield from nodes(found)
    yield from gradients(found)


def _head(decision: Decision) -> Section:
    """Show what it is about, and what was gained."""
    task = decision.task
    if is_subgraph(task):
        title, about = shapes_of(task), ("precision", precision_of(task))
    elif is_precision(task):
        title, about = shapes_of(task), ("budget", choice_of(task).budget)
    elif is_gradients(task):
        title, about = shapes_of(task), ("ranks", ranks_of(task))
    else:
        title, about = task_words(task).removeprefix(f"{op_of(task)} "), ("types", shapes_of(task))
    is_ours = title != about[1]
    yield Text.assemble((plain(op_of(task)).plain, "bold"), "  ", plain(title))
    before, after = median(decision.baseline), median(decision.timing)
    gain, tone = f"{ratio(decision.speedup)}: {before} -> {after} us", tone_of_gain(decision)
    gain += NOISE if tone is Tone.UNSURE else ""
    yield pairs(
        [
            ("key", decision.key),
            ("target", target_name(decision.target)),
            ("rule", decision.rule),
            ("gain", "not measured" if decision.speedup is None else toned_text(gain, tone)),
            *([about] if is_ours else []),
        ]
    )


def _policy(found: Detail, answer: TunerAnswer | None, frame: Canvas) -> Section:
    """Knob by knob: value, default, what is legal, what was tried."""
    knobs = knobs_of(found.decision.policy)[:MAX_KNOBS]
    yield heading("policy")
    if not knobs:
        yield plain("There is only one way to do this: the policy has no knobs.")
        return
    if found.default_policy is not None:  # As it was raced; else as it is today.
        default = dict(knobs_of(found.default_policy))
    else:
        default = dict(answer.defaults) if answer else {}
    values = answer.values if answer else {}
    absent = NOTHING if answer else frame.glyphs.more
    yield table(
        ("knob", "value", "default", "legal values"),
        [
            (name, value, default.get(name, NOTHING), " ".join(values.get(name, ())) or absent)
            for name, value in knobs
        ],
    )
    if answer is not None and answer.reason:
        yield plain(f"legal values: {answer.reason}")
    tried = [
        (name, "  ".join(_tried_value(one, value) for one in found.tried[name]))
        for name, value in knobs
        if len(found.tried.get(name, ())) > 1
    ]
    if tried:
        yield heading("tried values: best speed-up (trials); * is chosen")
        yield pairs(tried)


def _tried_value(one: TriedValue, chosen: str) -> str:
    mark = "*" if one.value == chosen else ""
    return f"{one.value}{mark}:{ratio(one.best)}({one.trials})"


def _times(found: Detail, frame: Canvas) -> Section:
    """Chosen policy and default, both of one session, on one axis."""
    decision, seen = found.decision, found.decisive
    yield heading("times")
    yield pairs(
        [
            ("chosen", _timing(decision.timing)),
            ("default", _timing(decision.baseline)),
            ("speed-up", toned_text(_speedup(decision), tone_of_gain(decision))),
        ]
    )
    summaries = (
        ("chosen", decision.timing, seen.timing if seen else None),
        ("default", decision.baseline, seen.baseline if seen else None),
    )
    known = [
        Distribution(
            label,
            measured.samples if measured else (),
            summary.low_us,
            summary.median_us,
            summary.high_us,
        )
        for label, summary, measured in summaries
        if summary is not None
    ]
    if known:
        yield lines(["", *histogram(known, frame.width, frame.glyphs, "us")])
    if seen is not None and any(one.samples for one in known):
        yield plain(f"samples of {seen.created[:19]}, {seen.host or 'a host without a name'}")


def _timing(summary: TimingSummary | None) -> str:
    spread = summary.spread if summary else None
    return timing(summary) + ("" if spread is None else f", spread {100 * spread:.1f} %")


def _speedup(decision: Decision) -> str:
    if (value := decision.speedup) is None or (bounds := decision.speedup_bounds) is None:
        return ratio(value)
    return interval((bounds[0], value, bounds[1]), "x")


def _environment(decision: Decision) -> Section:
    """Show where it was measured."""
    content = json.loads(decision.environment)
    yield heading("environment")
    if content == {}:
        yield plain("Where it was measured is not known.")
    elif not isinstance(content, dict):
        yield plain(decision.environment)
    else:
        yield pairs(
            (
                _ENVIRONMENT.get(str(name), str(name)),
                _caches(value) if name == "caches" else str(value),
            )
            for name, value in content.items()
        )


def _caches(value: object) -> str:
    """ "L1:32768 L2:1048576" -> "L1 32 KiB, L2 1 MiB"; anything else as it is."""
    text = str(value)
    if not re.fullmatch(r"(L[0-9]:[0-9]{1,12} ?)+", text, re.ASCII):
        return text
    sizes = (part.partition(":") for part in text.split())
    return ", ".join(f"{level} {size_text(int(size))}" for level, _, size in sizes)


def _loops(decision: Decision, answer: TunerAnswer | None, frame: Canvas) -> Section:
    """Show how the loops are cut, or why that cannot be shown."""
    yield heading("how the loops are cut")
    if is_foreign(decision.task):
        yield plain("No picture: it is from a CANN file: only its own compiler can read it.")
    elif is_subgraph(decision.task):
        knobs = knobs_of(decision.policy)
        done = [name for name, value in knobs if value == "1" and name not in IGNORED_KNOBS]
        yield lines(
            [
                "each step runs as a whole, one after the other",
                f"rewrites: {', '.join(done) or 'none'}",
            ]
        )
    elif answer is None:
        yield plain(f"the tuner is asked {frame.glyphs.more}")
    elif answer.loops is None:
        yield plain(f"No picture: {answer.reason or 'the tuner describes none'}.")
    else:
        yield lines(loop_lines(answer.loops, frame.width, frame.glyphs))
