"""Panels: a few rows of A, or columns of B, as register tiles read them: k after k.

    panel[k][lane] = operand[lane * lane_step + k * k_step]      zeros in the lanes behind the last

Elements that follow each other in the source are moved in vectors, across the panel where these are
lanes of it, through squares in registers where they are steps of k.
"""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.edges import call_fitting, choices
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.matmul.strides import ProductStrides, batch_offset
from tuner.cpu.kernels.transpose import transposed
from tuner.element import ELEMENTS


@dataclass(frozen=True)
class Panel:
    """A panel and its source. All numbers are in elements."""

    lanes: int
    """Lanes in use."""
    width: int
    """Elements that are written for each step of k: whole vectors."""
    stride: int
    """Elements from a step of k to the next in the panel."""
    lane_step: int
    k_step: int


Functions = dict[tuple[bool, ...], Function]
"""Functions by whether lanes are cut: of a panel its own, of a register tile rows and columns."""


@dataclass(frozen=True)
class Operand:
    """A or B of a product, cut into tiles of lanes: rows of A, columns of B. In elements."""

    position: int
    """The number of the input."""
    sizes: tuple[int, ...]
    """The batch of the product."""
    batch: tuple[int, ...]
    """Strides of the batch."""
    lane_step: int
    k_step: int
    lanes: int
    """Lanes of the matrix."""
    tile: int
    """Lanes of a register tile."""
    width: int
    """Elements of a step of k in a panel."""

    @staticmethod
    def rows_of_a(layout: ProductStrides, tile: int, vector: int) -> Operand:
        """A in tiles of so many rows; a step of a panel is whole vectors of so many elements."""
        width = -(-tile // vector) * vector
        return Operand(
            0, layout.batch, layout.a_batch, layout.a_row, layout.a_k, layout.rows, tile, width
        )

    @staticmethod
    def columns_of_b(layout: ProductStrides, tile: int) -> Operand:
        """B in blocks of so many columns, whole vectors."""
        return Operand(
            1, layout.batch, layout.b_batch, layout.b_column, layout.b_k, layout.columns, tile, tile
        )

    @property
    def tiles(self) -> int:
        """Number of tiles."""
        return -(-self.lanes // self.tile)

    @property
    def edge(self) -> int:
        """Lanes of the last tile; 0 where it is full."""
        return self.lanes % self.tile

    def address(self, frame: Frame, batch: IRValue, tile: IRValue, k: Index) -> IRValue:
        """Address of a step of k of a tile, where the task has it."""
        f = frame.function
        start = batch_offset(f, self.sizes, self.batch, batch)
        start = f.add(start, f.mul(tile, self.tile * self.lane_step))
        return f.at(f.at(frame.inputs[self.position], start), f.mul(k, self.k_step))

    def emit_packs(self, module: LLVMModule, name: str) -> Functions:
        """The functions that pack a tile: full, and cut."""

        def panel(lanes: int) -> Panel:
            return Panel(lanes, self.width, self.width, self.lane_step, self.k_step)

        return {
            (cut,): emit_pack(module, f"{name}_{cut:d}", panel(self.edge if cut else self.tile))
            for cut in choices(self.edge, self.tiles)
        }

    def pack(
        self,
        frame: Frame,
        packs: Functions,
        place: tuple[IRValue, IRValue],
        k: tuple[Index, Index],
        to: IRValue,
    ) -> None:
        """Pack a tile (batch, number) of these steps of k (first, count)."""
        f, (batch, tile), (first, count) = frame.function, place, k
        source = self.address(frame, batch, tile, first)
        is_last = (f.compare("eq", tile, self.tiles - 1),)
        call_fitting(f, packs, is_last, (self.edge,), (source, to, count))


def emit_pack(module: LLVMModule, name: str, panel: Panel) -> Function:
    """A private function that packs so many steps of k: (source, panel, depth)."""
    element = ELEMENTS[module.isa.element]
    params = (("source", element), ("panel", element), ("depth", "i64"))
    f = module.function(name, params)
    source, to, depth = f.params
    if panel.lane_step == 1:
        _move_steps(f, panel, source, to, depth)
    elif panel.k_step == 1:
        _turn_squares(f, panel, source, to, depth)
    else:
        _move_elements(f, panel, (source, to), depth)
    return f


def _lanes_of_vectors(f: Function, panel: Panel) -> list[tuple[int, int]]:
    """The first lane of each vector of a step, and how many of it are in use."""
    starts = range(0, panel.width, f.lanes)
    return [(first, max(0, min(f.lanes, panel.lanes - first))) for first in starts]


def _move_steps(f: Function, panel: Panel, source: IRValue, to: IRValue, depth: IRValue) -> None:
    """A step of k is one stretch of memory."""
    with f.loop(0, depth, carried=(source, to)) as loop:
        here, there = loop.values
        for first, count in _lanes_of_vectors(f, panel):
            value = f.load_first(f.at(here, first), count) if count else f.splat(0.0)
            f.store(value, f.at(there, first))
        loop.carry(f.at(here, panel.k_step), f.at(there, panel.stride))


def _turn_squares(f: Function, panel: Panel, source: IRValue, to: IRValue, depth: IRValue) -> None:
    """A lane is one stretch of memory: squares of a vector's length, then single steps."""
    side = f.lanes
    with f.loop(0, f.div(depth, side), carried=(source, to)) as loop:
        here, there = loop.values
        for first, count in _lanes_of_vectors(f, panel):
            rows = [f.load(f.at(here, (first + lane) * panel.lane_step)) for lane in range(count)]
            rows += [f.splat(0.0)] * (side - count)
            for k, row in enumerate(transposed(f, rows) if count else rows):
                f.store(row, f.at(there, k * panel.stride + first))
        loop.carry(f.at(here, side), f.at(there, side * panel.stride))
    _move_elements(f, panel, loop.results, f.rem(depth, side))


def _move_elements(f: Function, panel: Panel, places: tuple[IRValue, ...], depth: IRValue) -> None:
    with f.loop(0, depth, carried=places) as loop:
        here, there = loop.values
        with f.loop(0, panel.lanes) as lane:
            value = f.load_one(f.at(here, f.mul(lane.index, panel.lane_step)))
            f.store(value, f.at(there, lane.index))
        with f.loop(panel.lanes, panel.width) as lane:
            f.store(f.number(0.0), f.at(there, lane.index))
        loop.carry(f.at(here, panel.k_step), f.at(there, panel.stride))
