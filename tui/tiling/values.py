"""What a tiling consists of: cuts of axes, boxes to draw, loops, and what the cores share out."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

MOST_LISTED_CORES = 4
"""Of more, only the least and the greatest share is told."""


@dataclass(frozen=True)
class Cut:
    """An axis of so many elements, cut into pieces of `step`; the last may be smaller."""

    name: str
    size: int
    step: int
    part: int = 0
    """The cut begins anew after so many elements; 0: never."""

    @property
    def pieces(self) -> int:
        whole, rest = divmod(self.size, self._part)
        return whole * -(-self._part // self.step) + -(-rest // self.step)

    @property
    def last(self) -> int:
        """Elements of the last piece."""
        rest = self.size % self._part or min(self._part, self.size)
        return rest % self.step or min(rest, self.step)

    def piece_of(self, element: int) -> int:
        """The number of the piece that an element is in."""
        part, inside = divmod(element, self._part)
        return part * -(-self._part // self.step) + inside // self.step

    def told(self, what: str) -> str:
        """ "34 tiles of 6, the last of 4"."""
        told = f"{self.pieces:,} {plural(what, self.pieces)} of {min(self.step, self.size):,}"
        return (
            f"{told}, the last of {self.last:,}" if self.last < min(self.step, self.size) else told
        )

    @property
    def _part(self) -> int:
        return self.part or max(1, self.size)


@dataclass(frozen=True)
class Box:
    """A rectangle of elements of the picture's plane."""

    y: int
    x: int
    height: int
    width: int

    def has(self, y: float, x: float) -> bool:
        return self.y <= y < self.y + self.height and self.x <= x < self.x + self.width


@dataclass(frozen=True)
class Shared:
    """Which of the picture's axes the cores share out; its pieces are units, in their order."""

    axis: str
    """ "x" or "y"."""
    units: int
    cores: int
    each: int = 1
    """Units in a piece."""

    def core_of(self, piece: int) -> int:
        """The number, from 1, of the core that does the first unit of a piece."""
        return -(-(piece * self.each + 1) * self.cores // self.units)


@dataclass(frozen=True)
class Picture:
    """A plane of the output, the first tile in it, and what is done before its neighbours."""

    y: Cut
    x: Cut
    tile: tuple[Box, ...]
    around: tuple[Box, ...]
    """What the innermost loops go over before the outer ones go on."""
    shared: Shared | None = None
    tile_is: str = "first tile"
    around_is: str = "done before the rest"


@dataclass(frozen=True)
class Line:
    """A line of the loop nest, and what is said of it."""

    depth: int
    text: str
    remark: str = ""


@dataclass(frozen=True)
class Phase:
    """What all cores share out, in so many units, before they go on with the next phase."""

    units: int
    what: str


@dataclass(frozen=True)
class Tiling:
    """How the loops of one kernel are cut."""

    title: str
    picture: Picture | None
    facts: tuple[str, ...]
    """Short lines, to stand beside the picture."""
    nest: tuple[Line, ...]
    phases: tuple[Phase, ...] = ()


def loop(depth: int, name: str, cut: Cut, what: str, *, is_shared: bool = False) -> Line:
    """`for n in 0..256 by 64:  # 4 blocks, shared out`."""
    pieces = f"{cut.pieces:,} {plural(what, cut.pieces)}"
    last = f", the last of {cut.last:,}" if cut.last < min(cut.step, cut.size) else ""
    shared = ", shared out" if is_shared else ""
    return Line(depth, f"for {name} in 0..{cut.size} by {cut.step}:", f"{pieces}{last}{shared}")


def count(depth: int, name: str, number: int, remark: str = "") -> Line:
    """`for image in 0..8:`."""
    return Line(depth, f"for {name} in 0..{number}:", remark)


def depth_loop(depth: int, name: str, length: int, unroll: int) -> Line:
    """The sum's loop, so many steps a round: `for k in 0..100 by 8:  # unrolled, then 4 more`."""
    if unroll == 1:
        return Line(depth, f"for {name} in 0..{length}:", "one step a round")
    rest = length % unroll
    remark = f"{unroll} steps a round" + (f", {rest} left over" if rest else "")
    return Line(depth, f"for {name} in 0..{length} by {unroll}:", remark)


def told_shares(phase: Phase, cores: int) -> str:
    """ "2 cores: 5 and 6 tiles of rows"."""
    if cores == 1 or phase.units <= 1:
        return f"core 1 does all ({phase.units:,} {plural(phase.what, phase.units)})"
    if cores > MOST_LISTED_CORES:
        least, rest = divmod(phase.units, cores)
        several = f"{least:,} to {least + 1:,}" if rest else f"{least:,}"
        return f"{cores} cores: {several} {plural(phase.what, 2)} each"
    ends = [phase.units * core // cores for core in range(cores + 1)]
    numbers = [f"{last - first:,}" for first, last in itertools.pairwise(ends)]
    told = f"{', '.join(numbers[:-1])} and {numbers[-1]}"
    return f"{cores} cores: {told} {plural(phase.what, 2)}"


def plural(what: str, number: int) -> str:
    """The first word gets its s: "tiles of rows"."""
    first, blank, rest = what.partition(" ")
    return what if number == 1 else f"{first}s{blank}{rest}"


def rows_of(number: int) -> str:
    """ "1 row", "14 rows"."""
    return f"{number:,} {plural('row', number)}"


def product_title(rows: int, columns: int, depth: int) -> str:
    """What a matrix product computes: m, n, k."""
    across = f"{columns:,} {plural('column', columns)} (n)"
    return f"{rows_of(rows)} (m) x {across}, each a sum of {depth:,} (k)"
