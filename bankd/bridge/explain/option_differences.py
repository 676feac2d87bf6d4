"""The options that part the tuning from a compilation, over all answers of a model together.

A single miss names its nearest entry; what a user has to change is what many misses have in common.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bankd.bank import TargetKey
from bankd.bank.subject import class_of, precision_of
from bankd.bridge.explain.answer import Explanation, TaskAnswer

MAX_ROWS = 8
"""Maximum number of differences that are listed, those of most tasks first."""

FIELDS = (
    (r"dtype$", "data types", "give the model its element types of then"),
    (r"\b(tail|scores|expression)\b", "fusion", "use the fusion switches of the tuning, or tune"),
    (r"^(inputs?|outputs?)\b.*(dim \d+|shape)$", "shapes", "--input_shape, or tune for these"),
    (r"\b(layout|format)\b", "formats", "--input_format of the tuning, or tune with this one"),
)
"""Fields of tasks by the option that they come from, and what to do; the first that fits."""
TOOLCHAIN = {
    "llvm": "toolchain", "generator": "toolchain", "cpu": "processor", "caches": "processor",
}  # fmt: skip
RACED = "bankd aoe races such entries here"


@dataclass(frozen=True, order=True)
class OptionDifference:
    """An option that was another one when the bank was tuned."""

    option: str
    """"precision", "cores", "soc_version", "job type", "shapes", "fusion", "toolchain", ..."""
    there: str
    """Its value in the bank's entries."""
    here: str
    """Its value in this compilation."""
    hint: str
    """Advice: an option, or a command, that makes both agree."""


def option_differences(explanation: Explanation) -> list[tuple[OptionDifference, int]]:
    """The options that part misses and inherited hits from the bank, with numbers of tasks.

    The most frequent ones come first; none where nothing is parted by an option, and for a key.
    """
    if explanation.target is None:
        return []
    answers = (*explanation.subgraphs, *explanation.operators)
    found = Counter(one for answer in answers for one in set(_of_answer(answer)))
    found.update(_of_kinds(explanation.subgraphs, explanation.operators))
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))[:MAX_ROWS]


def _of_answer(answer: TaskAnswer) -> Iterator[OptionDifference]:
    """The options that part one miss from what is known; of a hit the toolchain."""
    if answer.is_hit:
        for change in answer.inherited:
            option = TOOLCHAIN.get(change.field, change.field)
            yield OptionDifference(option, change.there, change.here, RACED)
        return
    if answer.entry is not None:
        return  # it is there, and is not read or has no kernel: its own line says so
    if answer.other_classes:
        task = answer.other_classes[0].decision.task
        hint = f"--precision_mode {precision_of(task)}, or tune in this one"
        yield OptionDifference("precision", class_of(task), answer.arithmetic_class, hint)
    elif answer.elsewhere:
        yield from _of_target(_closest(answer.elsewhere, answer.target), answer.target)
    elif answer.nearest is not None:
        yield from _of_fields(answer)


def _closest(targets: Iterable[TargetKey], own: TargetKey) -> TargetKey:
    return min(targets, key=lambda t: (t.soc_version != own.soc_version, abs(t.cores - own.cores)))


def _of_target(there: TargetKey, here: TargetKey) -> Iterator[OptionDifference]:
    if there.soc_version != here.soc_version:
        hint = f"--soc_version {there.soc_version}, or tune for this one"
        yield OptionDifference("soc_version", there.soc_version, here.soc_version, hint)
    if there.cores != here.cores:
        hint = f"--aicore_num {there.cores}, or tune for this number"
        yield OptionDifference("cores", str(there.cores), str(here.cores), hint)


def _of_fields(answer: TaskAnswer) -> Iterator[OptionDifference]:
    """The options that the fields come from in which the nearest entry differs, if all have one."""
    assert answer.nearest is not None
    found = []
    for change in answer.nearest.differences:
        rows = [row for row in FIELDS if re.search(row[0], change.field)]
        if not rows:
            return  # the work is another one: no option makes them equal
        _, option, hint = rows[0]
        there = f"{change.field} {change.there}"
        found.append(OptionDifference(option, there, change.here, hint))
    yield from found


def _of_kinds(
    subgraphs: Sequence[TaskAnswer], operators: Sequence[TaskAnswer]
) -> dict[OptionDifference, int]:
    """The job type, where the bank knows one kind of the model's subjects and none of the other."""
    for missed, known, job, other in (
        (subgraphs, operators, "1 (subgraphs)", "2 (operators)"),
        (operators, subgraphs, "2 (operators)", "1 (subgraphs)"),
    ):
        is_untuned = missed and all(one.is_unheard_of for one in missed)
        if is_untuned and any(one.is_hit for one in known):
            row = OptionDifference("job type", other, job, f"bankd aoe --job_type {job[0]}")
            return {row: len(missed)}
    return {}
