"""A subgraph's policy: the rewrites that it asks for. Its steps run as a whole."""

from __future__ import annotations

import json

from tui.tiling.given import NotKnown
from tui.tiling.values import Tiling

_OF_BANDS = ("bands", "uneven")
"""Knobs of earlier generators, which this one ignores: steps could run band by band."""


def rewrites(policy: str) -> Tiling:
    """The rewrites of a subgraph's policy. Raises NotKnown for a text that is no policy."""
    knobs = json.loads(policy)
    if not isinstance(knobs, dict):
        raise NotKnown("its policy has another form than this tuner's")
    done = [name for name, value in knobs.items() if value == 1 and name not in _OF_BANDS]
    facts = (f"rewrites: {', '.join(done) if done else 'none'}",)
    return Tiling("each step runs as a whole, one after the other", None, facts, ())
