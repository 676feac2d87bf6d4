"""Sizes of a contraction, worked out from task and policy: all that its loops need."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tuner.cpu.kernels.contraction.geometry import Geometry, Image, geometry_of, spread_row
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class ContractionPlan:
    """Sizes that every implementation has: blocks of columns, and the direction of the split."""

    task: Task
    policy: Policy
    isa: Isa
    name: str = ""
    """First part of the names of all functions."""

    @cached_property
    def geometry(self) -> Geometry:
        """The task as a convolution."""
        return geometry_of(self.task)

    @property
    def by_columns(self) -> bool:
        """True if the cores share out blocks of columns, false if rows."""
        return self.policy["split"] == "columns"

    @property
    def vectors(self) -> int:
        """Vectors of a block of columns."""
        return self.policy.number("tile_vectors")

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.vectors * self.isa.lanes


@dataclass(frozen=True)
class Source:
    """Layout of the rows of A: strides in elements, and size of the padded copy (0: none)."""

    line: int
    pixel: int
    image: int
    copied_elements: int


class DirectPlan(ContractionPlan):
    """Sizes of a direct contraction: tiles of rows, and blocks of columns in sections."""

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Layouts of the rows of all sources; only the first may be copied."""
        g = self.geometry
        first, *further = map(_dense, g.sources)
        if self.policy["format"] != "dense":
            pixel = spread_row(g.channels, self.isa) if g.is_pointwise else g.channels
            line = (g.width + g.pads[1] + g.pads[3]) * pixel
            image = (g.height + g.pads[0] + g.pads[2]) * line
            first = Source(line, pixel, image, g.images * image)
        return (first, *further)

    @property
    def lines(self) -> int:
        """Output lines of a tile."""
        return self.policy.number("tile_lines")

    @property
    def pixels(self) -> int:
        """Output pixels of a tile's line."""
        return self.policy.number("tile_pixels")

    @property
    def section_blocks(self) -> int:
        """Blocks of columns of a section."""
        return -(-self.geometry.section_outputs // self.width)

    @property
    def blocks(self) -> int:
        """Blocks of columns of all sections."""
        return self.geometry.sections * self.section_blocks

    @property
    def line_tiles(self) -> int:
        """Tiles over the lines of an image."""
        return -(-self.geometry.out_height // self.lines)

    @property
    def pixel_tiles(self) -> int:
        """Tiles over the pixels of a line."""
        return -(-self.geometry.out_width // self.pixels)

    @property
    def row_tiles(self) -> int:
        """Tiles of rows of all images."""
        return self.geometry.images * self.line_tiles * self.pixel_tiles

    @property
    def slices(self) -> int:
        """Slices of k, each a pass over all tiles."""
        return self.policy.number("k_slices")


def _dense(image: Image) -> Source:
    line = image.width * image.channels
    return Source(line, image.channels, image.height * line, 0)
