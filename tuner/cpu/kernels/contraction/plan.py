"""All that the loops of a contraction need, worked out once from task and policy."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.contraction.geometry import Geometry, Source
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class Plan:
    """All that the loops need, worked out once."""

    task: Task
    geometry: Geometry
    policy: Policy
    sources: tuple[Source, ...]
    isa: Isa
    name: str

    @property
    def source(self) -> Source:
        """The first one, and the only one that may be copied."""
        return self.sources[0]

    @property
    def lines(self) -> int:
        """Output lines of a tile."""
        return self.policy.number("tile_lines")

    @property
    def pixels(self) -> int:
        """Output pixels of a tile's line."""
        return self.policy.number("tile_pixels")

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.policy.number("tile_vectors") * self.isa.lanes

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
