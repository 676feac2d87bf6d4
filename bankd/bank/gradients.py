"""An entry about the gradients of data-parallel training, as far as its texts tell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bankd.bank.record import Observation

GRADIENTS = "gradients"
"""The op of such a text."""
READY = '{"measured":"ready"}'
"""The policy of observations whose samples are the times at which the gradients are ready."""
BY_TRAINING = (
    "splits of gradients are measured by training: run the script with AOE_MODE=4 REPEAT_TUNE=True"
)
"""The reason why no race of this program measures one."""

_GRADIENT = re.compile(r"[a-z]+([0-9]{1,3})\[([0-9]{1,15})\]", re.ASCII)
"""Bits and number of the elements."""
_SPLIT = re.compile(r"[0-9]{1,9}(,[0-9]{1,9})*", re.ASCII)


@dataclass(frozen=True)
class GradientRow:
    """One gradient, as texts tell it."""

    number: int
    kind: str
    """"f32[2048000]"."""
    size: int
    """Its bytes; 0 where the text does not tell."""


@dataclass(frozen=True)
class SegmentRow:
    """Gradients that are sent together."""

    first: int
    last: int
    size: int
    """Their bytes."""


def gradients_of(text: str) -> list[GradientRow]:
    """The gradients in their order of readiness."""
    listed = _object(text).get("gradients")
    kinds = [str(kind) for kind in listed] if isinstance(listed, list) else []
    return [GradientRow(number, kind, _size(kind)) for number, kind in enumerate(kinds)]


def segments_of(text: str, policy: str) -> list[SegmentRow]:
    """The segments of a split; none for the framework's own, and for one that does not fit."""
    gradients, split = gradients_of(text), str(_object(policy).get("split"))
    ends = [-1, *map(int, split.split(","))] if _SPLIT.fullmatch(split) else []
    if ends[-1:] != [len(gradients) - 1] or any(a >= b for a, b in pairwise(ends)):
        return []
    return [
        SegmentRow(a + 1, b, sum(one.size for one in gradients[a + 1 : b + 1]))
        for a, b in pairwise(ends)
    ]


def gradients_in_short(text: str) -> str:
    """ "161, 102 MB, 2 ranks, gloo"."""
    gradients, content = gradients_of(text), _object(text)
    ranks = content.get("ranks")
    counts = [n for n in ranks.values() if isinstance(n, int)] if isinstance(ranks, dict) else []
    megabytes = sum(one.size for one in gradients) / 1e6
    size = f"{megabytes:,.0f}" if megabytes >= 100 else f"{megabytes:.3g}"
    transport = content.get("transport", "?")
    return f"{len(gradients)}, {size} MB, {sum(counts)} ranks, {transport}"


def ranks_of(text: str) -> str:
    """ "2 x x86_64-v4/1, 1 x x86_64-v3/4"."""
    ranks = _object(text).get("ranks")
    named = ranks.items() if isinstance(ranks, dict) else ()
    return ", ".join(f"{count} x {target}" for target, count in named) or "?"


def is_evidence(policy: str) -> bool:
    """Return True if a trial's policy names what was measured, and not what could be chosen."""
    return '"measured":' in policy and "measured" in _object(policy)


def newest_ready(text: str, observations: Iterable[Observation]) -> Sequence[float]:
    """Times in us at which the gradients were ready when that was measured last; may be empty."""
    count = len(gradients_of(text))
    whole = [
        one
        for one in observations
        if one.policy == READY and one.timing and len(one.timing.samples) == count
    ]
    newest = max(whole, key=lambda one: one.created, default=None)
    return newest.timing.samples if newest and newest.timing else ()


def _size(kind: str) -> int:
    found = _GRADIENT.fullmatch(kind)
    return int(found[1]) // 8 * int(found[2]) if found else 0


def _object(text: str) -> dict[str, Any]:
    value = json.loads(text)
    return value if isinstance(value, dict) else {}
