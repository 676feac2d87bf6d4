"""How far a direct contraction has come after its first units, where these are tiles of rows."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.kernels.contraction.geometry import Geometry, Image, geometry_of
from tuner.kernels.reach import PhaseReach, Progress, Reach, lines_read, tail_reads
from tuner.kernels.window import Axis
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class _Tiles:
    """The register tiles in the order of their units, of which results are pixels."""

    geometry: Geometry
    lines: int
    pixels: int

    @property
    def across(self) -> int:
        return -(-self.geometry.out_width // self.pixels)

    @property
    def down(self) -> int:
        return -(-self.geometry.out_height // self.lines)

    @property
    def units(self) -> int:
        return self.geometry.images * self.down * self.across

    def made(self, units: int) -> int:
        """First output pixels that are complete."""
        rows, rest = divmod(units, self.across)
        begun = min(rest * self.pixels, self.geometry.out_width) if self.lines == 1 else 0
        return self._line(rows) * self.geometry.out_width + begun

    def written(self, units: int) -> int:
        """First output pixels, all that are written are among them."""
        if self.lines == 1:
            return self.made(units)
        return self._line(-(-units // self.across)) * self.geometry.out_width

    def _line(self, rows: int) -> int:
        """The output line at which a row of tiles begins."""
        image, row = divmod(rows, self.down)
        height = self.geometry.out_height
        return image * height + min(row * self.lines, height)


def reach_of_direct(task: Task, policy: Policy, isa: Isa) -> Reach | None:
    """None where the units are blocks of columns, or where the output lies in parts."""
    del isa
    g, is_copied = geometry_of(task), policy["format"] == "padded"
    if policy["split"] != "rows" or g.parts > 1 or (is_copied and g.further):
        return None
    tiles = _Tiles(g, policy.number("tile_lines"), policy.number("tile_pixels"))
    reads = tail_reads(task, lambda units: tiles.written(units) * g.out_channels)
    if not is_copied:
        reads |= {
            position: _source_reads(tiles, source)
            for position, source in zip(task.sources, g.sources, strict=True)
        }
    product = PhaseReach(
        tiles.units,
        lambda units: tiles.made(units) * g.out_channels,
        reads,
        _copy_reads(tiles) if is_copied else lambda _: 0,
    )
    return Reach((_copy(g), product) if is_copied else (product,))


def _source_reads(tiles: _Tiles, source: Image) -> Progress:
    """Elements of an image that is read where it lies."""
    g, line = tiles.geometry, source.width * source.channels
    if _is_read_pixel_by_pixel(g, source):
        return lambda units: tiles.written(units) * source.channels
    return lambda units: lines_read(_rows(g, source), _lines(tiles, units)) * line


def _is_read_pixel_by_pixel(g: Geometry, source: Image) -> bool:
    same_pixels = (source.height, source.width) == (g.out_height, g.out_width)
    return g.is_pointwise and not any(g.pads) and same_pixels and source.strides == (1, 1)


def _rows(g: Geometry, source: Image) -> Axis:
    return Axis(
        source.height, g.out_height, g.kernel[0], source.strides[0], g.pads[0], g.pads[2],
        g.dilations[0],
    )  # fmt: skip


def _lines(tiles: _Tiles, units: int) -> int:
    """Output lines that are at least begun."""
    return -(-tiles.written(units) // tiles.geometry.out_width)


# -- the padded copy -----------------------------------------------------------------------------


def _copy(g: Geometry) -> PhaseReach:
    """A padded line a unit, or a pixel of the only line; so is the copy counted."""
    height, line = _padded_height(g), g.width * g.channels
    if _is_copied_pixel_by_pixel(g):
        return PhaseReach(g.width, _same, {0: lambda units: units * g.channels})

    def lines(units: int) -> int:
        image, padded = divmod(units, height)
        return image * g.height + min(g.height, max(0, padded - g.pads[0]))

    return PhaseReach(g.images * height, _same, {0: lambda units: lines(units) * line})


def _copy_reads(tiles: _Tiles) -> Progress:
    """Padded lines, or pixels, that the product reads."""
    g = tiles.geometry
    if _is_copied_pixel_by_pixel(g):
        is_plain = _is_read_pixel_by_pixel(g, g.sources[0])
        return lambda units: tiles.written(units) if is_plain else g.width
    rows = Axis(_padded_height(g), g.out_height, g.kernel[0], g.strides[0], 0, 0, g.dilations[0])
    return lambda units: lines_read(rows, _lines(tiles, units))


def _is_copied_pixel_by_pixel(g: Geometry) -> bool:
    return g.images * g.height == 1 and not any(g.pads)


def _padded_height(g: Geometry) -> int:
    return g.height + g.pads[0] + g.pads[2]


def _same(units: int) -> int:
    return units
