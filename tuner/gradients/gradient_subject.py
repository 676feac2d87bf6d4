"""The gradients of a data-parallel training as a subject of tuning: no names, no values."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import ClassVar

from tuner.policy import Policy

ITEM_BYTES: Mapping[str, int] = {"f64": 8, "f32": 4, "bf16": 2, "f16": 2}
"""Bytes of an element, by the name of its type."""

_GRADIENT = re.compile(r"(f64|f32|bf16|f16)\[([1-9][0-9]{0,14})\]")
_RANK = re.compile(r"[a-z0-9_-]+/[1-9][0-9]*")

DEFAULT = Policy.of(split="default")
"""The buckets that the framework makes by itself."""
READY = Policy.of(measured="ready")
"""Evidence, not a split: the samples are the mean times at which the gradients are ready."""
TRANSFER = "transfer"
"""Evidence, not a split: `{"bytes": 1024, "measured": "transfer"}` is an AllReduce of that size."""


@dataclass(frozen=True)
class GradientSet:
    """The gradients of a training step in their order of readiness, and the ranks they are of."""

    op: ClassVar[str] = "gradients"
    """The op under which banks list it."""

    gradients: tuple[str, ...]
    """Type and number of elements of each: "f32[2048000]"."""
    ranks: Mapping[str, int]
    """Number of ranks by target, "x86_64-v4/2"."""
    transport: str
    """Backend of the process group: "gloo"."""

    @staticmethod
    def of(gradients: Iterable[str], targets: Iterable[str], transport: str) -> GradientSet:
        """The subject of these gradients; `targets`: that of each rank."""
        ranks: dict[str, int] = {}
        for target in targets:
            ranks[target] = ranks.get(target, 0) + 1
        return GradientSet(tuple(gradients), ranks, transport)

    @staticmethod
    def parse(text: str) -> GradientSet:
        """Read `text()` back. Raises ValueError on anything else."""
        content = json.loads(text)
        if not isinstance(content, dict) or content.get("op") != GradientSet.op:
            raise ValueError(f"not a set of gradients: {text[:80]!r}")
        gradients, ranks = content.get("gradients"), content.get("ranks")
        is_right = (
            isinstance(gradients, list)
            and all(isinstance(one, str) and _GRADIENT.fullmatch(one) for one in gradients)
            and isinstance(ranks, dict)
            and all(_RANK.fullmatch(name) for name in ranks)
            and all(type(count) is int and count > 0 for count in ranks.values())
            and isinstance(content.get("transport"), str)
        )
        if not is_right or not gradients or not ranks:
            raise ValueError(f"not a set of gradients: {text[:80]!r}")
        subject = GradientSet(tuple(gradients), ranks, content["transport"])
        if subject.text() != text:
            raise ValueError(f"not the canonical text of gradients: {text[:80]!r}")
        return subject

    def text(self) -> str:
        """Canonical JSON, which `parse` reads back."""
        content = {
            "gradients": list(self.gradients),
            "op": self.op,
            "ranks": dict(self.ranks),
            "transport": self.transport,
        }
        return json.dumps(content, sort_keys=True, separators=(",", ":"))

    @cached_property
    def key(self) -> str:
        """An unsigned number of 64 bits, the first of the text's SHA-256, as subgraphs have."""
        return str(int.from_bytes(hashlib.sha256(self.text().encode()).digest()[:8], "big"))

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """Bytes of each gradient."""
        found = (_GRADIENT.fullmatch(one) for one in self.gradients)
        return tuple(ITEM_BYTES[one[1]] * int(one[2]) for one in found if one)

    @property
    def dtypes(self) -> tuple[str, ...]:
        """Element type of each gradient."""
        return tuple(one.partition("[")[0] for one in self.gradients)

    def segment_bytes(self, policy: Policy) -> tuple[int, ...]:
        """Bytes of each segment of a split. Raises ValueError for a policy that is not one."""
        ends = ends_of(policy, len(self.gradients))
        return tuple(sum(self.sizes[a + 1 : b + 1]) for a, b in pairwise((-1, *ends)))


def split_policy(ends: Iterable[int]) -> Policy:
    """The policy of a split; `ends`: index of the last gradient of each segment."""
    return Policy.of(split=",".join(map(str, ends)))


def ends_of(policy: Policy, count: int) -> tuple[int, ...]:
    """Index of the last gradient of each segment of `count` gradients.

    Raises ValueError for the framework's default, whose segments the framework alone knows, and
    for a policy that does not split `count` gradients.
    """
    split = dict(policy.knobs).get("split")
    texts = split.split(",") if isinstance(split, str) and len(policy.knobs) == 1 else []
    ends = tuple(int(text) for text in texts if text.isascii() and text.isdigit())
    is_rising = all(a < b for a, b in pairwise((-1, *ends)))
    if len(ends) != len(texts) or not is_rising or not ends or ends[-1] != count - 1:
        raise ValueError(f"{policy} is not a split of {count} gradients")
    return ends


def is_evidence(policy: Policy) -> bool:
    """Return whether the policy names something measured, and not a split that can be chosen."""
    return "measured" in dict(policy.knobs)
