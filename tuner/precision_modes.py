"""Precision modes: how much accuracy tasks may give for time, one for a model or for each node.

The strictest mode comes first; `MAX_ERRORS` of the CPU backend has what each admits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tuner.graph import Node

STRICT = "must_keep_origin_dtype"
MODES = (STRICT, "allow_mix_precision", "allow_mix_precision_bf16")


def strictest(modes: Iterable[str]) -> str:
    """The mode of these that gives up least; of none, the strictest there is."""
    return min(modes, key=MODES.index, default=STRICT)


@dataclass(frozen=True)
class PrecisionModes:
    """The precision mode of each node of a model: the usual one, and exceptions."""

    usual: str = STRICT
    by_name: Mapping[str, str] = field(default_factory=dict)
    """Modes of nodes by their whole names: before those by type."""
    by_type: Mapping[str, str] = field(default_factory=dict)
    """Modes of all nodes of an ONNX type; a fused node has the strictest of its types."""

    @property
    def laxest(self) -> str:
        """The mode of all these that gives up most."""
        return max((self.usual, *self.by_name.values(), *self.by_type.values()), key=MODES.index)

    def of(self, node: Node) -> str:
        """The mode of a node."""
        if node.name in self.by_name:
            return self.by_name[node.name]
        named = [self.by_type[type_] for type_ in node.origin if type_ in self.by_type]
        return strictest(named) if named else self.usual
