"""Bands: the steps of a chain take turns, so that what one has made is still in the cache.

    a: 0..8                a: 0..5              5..8
    b: 0..8    ->          b:      0..4              4..8
    c: 0..4                c:           0..2              2..4

Worked out backwards: so much of the last step is done in a band; before that, so much of each
other step as those behind it read for it. Every unit is done once, nothing is computed twice.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tuner.kernels.reach import Reach
from tuner.program.program import Turn, Turns

Units = list[int]
"""How many first units of each phase of a step are done."""


@dataclass(frozen=True)
class Source:
    """Something that a step of a chain reads and another one makes."""

    position: int
    """Of the input."""
    maker: int
    """The number in the chain of the step that makes it."""
    start: int
    """Where in the maker's result it begins, in elements."""


@dataclass(frozen=True)
class ChainStep:
    """A step of a chain; those that it reads from stand before it."""

    number: int
    """In the program."""
    reach: Reach
    sources: tuple[Source, ...]


def take_turns(steps: Sequence[ChainStep], bands: int, *, uneven: bool, cores: int) -> Turns:
    """The turns of at most so many bands: equal ones, or of falling height where `uneven`."""
    turns: list[Turn] = []
    done = [[0] * len(step.reach.phases) for step in steps]
    for share in _shares(bands, uneven):
        for i, units in enumerate(_units_done(steps, share, cores)):
            for phase, end in enumerate(units):
                if end > done[i][phase]:
                    _append(turns, Turn(steps[i].number, phase, done[i][phase], end))
                    done[i][phase] = end
    return tuple(turns)


def _shares(bands: int, uneven: bool) -> Iterator[Fraction]:
    """How much of the whole is done after each band."""
    heights = range(bands, 0, -1) if uneven else [1] * bands
    done = 0
    for height in heights:
        done += height
        yield Fraction(done, sum(heights))


def _append(turns: list[Turn], turn: Turn) -> None:
    """A turn that goes on where the one before it ended is one with it."""
    if turns and (turns[-1].step, turns[-1].phase) == (turn.step, turn.phase):
        turn = Turn(turn.step, turn.phase, turns.pop().first, turn.end)
    turns.append(turn)


def _units_done(steps: Sequence[ChainStep], share: Fraction, cores: int) -> list[Units]:
    """How far each step has to be when this share of the chain is done."""
    is_read = {source.maker for step in steps for source in step.sources}
    needed = [0] * len(steps)
    units: list[Units] = [[]] * len(steps)
    for i in reversed(range(len(steps))):
        reach = steps[i].reach
        units[i] = _phase_units(reach, share, needed[i] if i in is_read else None, cores)
        for source in steps[i].sources:
            elements = reach.read(source.position, units[i])
            if elements:
                needed[source.maker] = max(needed[source.maker], source.start + elements)
    return units


def _phase_units(reach: Reach, share: Fraction, needed: int | None, cores: int) -> Units:
    """Units of each phase for the needed elements; for a share of all units where none are named.

    Whole rounds of all cores, so that each has as much to do as the others.
    """
    units: Units = []
    for phase in reversed(reach.phases):
        least = math.ceil(phase.units * share) if needed is None else phase.least_units(needed)
        count = phase.units if share == 1 else min(phase.units, -(-least // cores) * cores)
        needed = phase.reads_before(count) if count else 0
        units.insert(0, count)
    return units
