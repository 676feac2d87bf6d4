"""A subgraph's policy: what is rewritten, and in how many bands the steps of its chains take turns.

Which steps form a chain follows from the graph after its rewrites, which only the tuner knows: so
the turns are drawn, and no names of steps.
"""

from __future__ import annotations

import itertools
import json

from tui.tiling.given import NotKnown
from tui.tiling.values import Box, Cut, Line, Picture, Tiling

MOST_BANDS = 1024


def bands(policy: str) -> Tiling:
    """Raises NotKnown for a policy without bands."""
    knobs = json.loads(policy)
    number = knobs.get("bands") if isinstance(knobs, dict) else None
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_BANDS:
        raise NotKnown("its policy has another form than this tuner's")
    done = [name for name, value in knobs.items() if value == 1 and name not in _OF_BANDS]
    facts = (f"rewrites: {', '.join(done) if done else 'none'}",)
    if number == 1:
        return Tiling("each step runs as a whole, one after the other", None, facts, ())
    is_uneven = knobs.get("uneven") == 1
    heights = [*range(number, 0, -1)] if is_uneven else [1] * number
    starts = [0, *itertools.accumulate(heights)]
    turns = tuple(Box(i, starts[i], 1, height) for i, height in enumerate(heights))
    picture = Picture(
        Cut("turns", number, 1),
        Cut("parts of a chain's result", starts[-1], starts[-1]),
        turns,
        (),
        tile_is="a turn",
    )
    nest = (
        Line(0, f"for band in 0..{number}:", "falling heights" if is_uneven else "equal heights"),
        Line(1, "for step in the chain:", "shared out by rows"),
        Line(2, "as much of the step as the band needs", "the step before has just made it"),
    )
    title = f"the steps of each chain take turns in {number} bands"
    return Tiling(title, picture, facts, nest)


_OF_BANDS = ("bands", "uneven")
