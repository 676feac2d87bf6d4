"""The description of a loop nest: cuts of axes, boxes to draw, loops, and the shares of cores.

The app draws the same values: this module loads nothing else of the tuner.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tuner.policy import Policy
    from tuner.target import Isa
    from tuner.task import Task

MAX_LISTED_CORES = 4
"""Maximum number of cores of which each share is named; of more, the smallest and the largest."""


@dataclass(frozen=True)
class Cut:
    """An axis of `size` elements in pieces of `step`; the last may be smaller."""

    name: str
    size: int
    step: int
    period: int = 0
    """Elements after which the cut starts again; 0: never."""

    @property
    def pieces(self) -> int:
        """Number of pieces."""
        return self.piece_of(self.size - 1) + 1

    @property
    def last(self) -> int:
        """Elements of the last piece."""
        rest = self.size % self._period or min(self._period, self.size)
        return rest % self.step or min(rest, self.step)

    @property
    def is_uneven(self) -> bool:
        """True if the last piece is smaller than the others."""
        return self.last < min(self.step, self.size)

    def piece_of(self, element: int) -> int:
        """The number of the piece that an element is in."""
        number, inside = divmod(element, self._period)
        return number * -(-self._period // self.step) + inside // self.step

    def text(self, piece: str) -> str:
        """Say how it is cut: 34 tiles of 6, the last of 4."""
        text = f"{self.pieces:,} {plural(piece, self.pieces)} of {min(self.step, self.size):,}"
        return f"{text}, the last of {self.last:,}" if self.is_uneven else text

    @property
    def _period(self) -> int:
        return self.period or max(1, self.size)


@dataclass(frozen=True)
class Box:
    """A rectangle of elements of the picture's plane."""

    y: int
    x: int
    height: int
    width: int


@dataclass(frozen=True)
class Shares:
    """The axis of a picture whose pieces the cores share out, in their order."""

    axis: str
    """Name of the axis: x or y."""
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
    around: tuple[Box, ...] = ()
    """Elements that the innermost loops go over before the outer ones advance."""
    shares: Shares | None = None
    tile_is: str = "first tile"
    around_is: str = "done before the rest"

    @staticmethod
    def corner(height: int, width: int) -> tuple[Box, ...]:
        """The corner where the work begins."""
        return (Box(0, 0, height, width),)

    @classmethod
    def band(cls, rows: Cut, row: Cut) -> Picture:
        """Rows down, their elements across; one row is done before the next."""
        tile = cls.corner(1, min(row.step, row.size))
        return cls(rows, row, tile, cls.corner(1, row.size))


@dataclass(frozen=True)
class Loop:
    """A loop over `extent` in steps, or a statement (no extent), and a remark."""

    depth: int
    name: str
    extent: int | None = None
    step: int = 1
    remark: str = ""

    @classmethod
    def over(cls, depth: int, name: str, cut: Cut, piece: str, *, is_shared: bool = False) -> Loop:
        """`for n in 0..256 by 64:  # 4 blocks, shared out`."""
        last = f", the last of {cut.last:,}" if cut.is_uneven else ""
        shared = ", shared out" if is_shared else ""
        remark = f"{cut.pieces:,} {plural(piece, cut.pieces)}{last}{shared}"
        return cls(depth, name, cut.size, cut.step, remark)

    @classmethod
    def of_sum(cls, depth: int, name: str, length: int, unroll: int) -> Loop:
        """`for k in 0..100 by 8:  # 8 steps a round, 4 left over`."""
        if unroll == 1:
            return cls(depth, name, length, 1, "one step a round")
        rest = f", {length % unroll} left over" if length % unroll else ""
        return cls(depth, name, length, unroll, f"{unroll} steps a round{rest}")

    @classmethod
    def statement(cls, depth: int, text: str, remark: str = "") -> Loop:
        """A line of the nest that is no loop."""
        return cls(depth, text, remark=remark)


@dataclass(frozen=True)
class LoopNest:
    """The loops of one kernel, with what to draw and to say of them."""

    title: str
    picture: Picture | None
    facts: tuple[str, ...]
    """Short lines, to be placed beside the picture."""
    loops: tuple[Loop, ...]
    units: int = 0
    """Units that the cores share out in the last phase of the kernel."""
    scratch_bytes: int = 0
    """Scratch memory that all cores share."""
    worker_scratch_bytes: int = 0
    """Scratch memory of each core."""

    @staticmethod
    def product_title(rows: int, columns: int, depth: int) -> str:
        """Name the sizes of a matrix product: m, n, k."""
        across = numbered(columns, "column")
        return f"{numbered(rows, 'row')} (m) x {across} (n), each a sum of {depth:,} (k)"

    @staticmethod
    def rows_title(rows: int, size: int) -> str:
        """Name the sizes of rows: 12 rows of 1,000 elements."""
        return f"{numbered(rows, 'row')} of {size:,} elements"


@dataclass(frozen=True)
class KernelSubject:
    """A task under a policy, and the units of its kernel's last phase."""

    task: Task
    policy: Policy
    isa: Isa
    cores: int
    units: int

    def number(self, knob: str) -> int:
        """A knob that counts something."""
        return self.policy.number(knob)

    def is_(self, knob: str, value: str) -> bool:
        """Return whether a knob has this value."""
        return self.policy[knob] == value

    def tile_facts(self, what: str, rows: int, vectors: int, columns: str) -> tuple[str, ...]:
        """The register tile: `what` it holds of rows, and vectors of columns."""
        return (
            f"register tile: {what} x",
            f"  {vectors} x {self.isa.lanes} {columns}",
            f"  {rows * vectors} vectors of sums, {self.isa.registers} registers",
        )

    def round_text(self, step: int, size: int) -> str:
        """Say what a round does of a row: 4 x 16 elements, the last vector 3."""
        vectors, rest = step // self.isa.lanes, size % self.isa.lanes
        text = f"a round: {vectors} x {self.isa.lanes} elements"
        return f"{text}, the last vector {rest}" if rest else text

    def shares(self, axis: str, each: int = 1) -> Shares:
        """The share of each core along an axis of the picture."""
        return Shares(axis, self.units, self.cores, each)

    def shares_text(self, unit: str) -> str:
        """Say what each core does: 2 cores: 5 and 6 tiles of rows."""
        if self.cores == 1 or self.units <= 1:
            return f"core 1 does all ({self.units:,} {plural(unit, self.units)})"
        if self.cores > MAX_LISTED_CORES:
            least, rest = divmod(self.units, self.cores)
            several = f"{least:,} to {least + 1:,}" if rest else f"{least:,}"
            return f"{self.cores} cores: {several} {plural(unit, 2)} each"
        ends = [self.units * core // self.cores for core in range(self.cores + 1)]
        *numbers, last = [f"{end - start:,}" for start, end in itertools.pairwise(ends)]
        return f"{self.cores} cores: {', '.join(numbers)} and {last} {plural(unit, 2)}"


def only_shares(subject: KernelSubject) -> LoopNest:
    """The shares of the cores alone, of kernels whose loops have no picture."""
    return LoopNest("no picture of these loops", None, (subject.shares_text("unit"),), ())


def plural(what: str, number: int) -> str:
    """Add an s to the first word: tiles of rows."""
    first, blank, rest = what.partition(" ")
    return what if number == 1 else f"{first}s{blank}{rest}"


def numbered(number: int, what: str) -> str:
    """Say how many: 1 row, 14 rows."""
    return f"{number:,} {plural(what, number)}"


# -- rows of elements ------------------------------------------------------------------------------


def rows_nest(subject: KernelSubject, step: int, fact: str, sweeps: tuple[str, ...]) -> LoopNest:
    """A unit is a row; a round is so many elements of it."""
    size = subject.task.output.shape[-1]
    rows, row = Cut("rows", subject.task.output.count // size, 1), Cut("elements", size, step)
    facts = (
        fact or subject.round_text(step, size),
        f"rows: {rows.size:,}",
        subject.shares_text("row"),
    )
    loops = (
        Loop.over(0, "row", rows, "row", is_shared=True),
        *(Loop(1, "i", size, min(step, size), what) for what in sweeps),
    )
    picture = Picture.band(rows, row)
    shared = Picture(picture.y, picture.x, picture.tile, picture.around, subject.shares("y"))
    return LoopNest(LoopNest.rows_title(rows.size, size), shared, facts, loops)
