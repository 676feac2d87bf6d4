"""Planes of the input's bf16 parts in scratch: rows of a tile of A are one step apart, always.

    scratch[part][channel block][image][plane][line][pixel][channels of a block]

A block has 32 channels, so that a tile is one piece of memory. Only where a kernel line has
several pixels of fewer than 64 channels, no multiple of 32, they stay together, and k runs on from
one pixel into the next: 7 pixels of 3 channels are one step of 32 (the last 11 against zeros).
Lines that a stride of y keeps apart lie in planes of their own: line y*stride + p in plane p.
So rows (image, y, x) of all x on the pitch of a line are equally far apart:

    row q = y * pitch + x   reads at   q * step + offset of the tap

Rows with x beyond the output (left + right border - the border that two lines share) are computed
and dropped. A kernel one pixel wide skips the pixels that its stride skips.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tuner.cpu.kernels.amx.tiles import DEPTH
from tuner.cpu.kernels.contraction.geometry import Geometry
from tuner.cpu.kernels.products import odd_lines

_ELEMENTS_OF_LINE = 32
"""bf16 elements of a cache line."""


@dataclass(frozen=True)
class Planes:
    """Counts and sizes in pixels or bf16 elements."""

    geometry: Geometry
    parts: int

    @property
    def is_matrix(self) -> bool:
        """True if the input is one line without a border, and every pixel a row."""
        g = self.geometry
        return g.is_pointwise and g.strides == (1, 1) and not any(g.pads)

    # -- a line ------------------------------------------------------------------------------

    @property
    def skip(self) -> int:
        """Step from one pixel in scratch to the next, in pixels of the input."""
        return self.geometry.strides[1] if self.geometry.kernel[1] == 1 else 1

    @property
    def step_pixels(self) -> int:
        """Step from one row of A to the next, in pixels of scratch."""
        return self.geometry.strides[1] // self.skip

    @property
    def left(self) -> int:
        """Pixels of border before the image."""
        return -(-self.geometry.pads[1] // self.skip)

    @property
    def first_pixel(self) -> int:
        """The pixel of the input that the first one after the border holds."""
        return self.left * self.skip - self.geometry.pads[1]

    @property
    def _read_pixels(self) -> int:
        """Pixels that the rows of a line read."""
        g = self.geometry
        return (g.out_width - 1) * self.step_pixels + (g.kernel[1] - 1) * g.dilations[1] + 1

    @property
    def copied(self) -> int:
        """Pixels of a line of the input that are needed."""
        there = -(-(self.geometry.width - self.first_pixel) // self.skip)
        return max(0, min(there, self._read_pixels - self.left))

    @property
    def _right(self) -> int:
        """Pixels of border after the image; the next line's border before it counts."""
        return max(0, self._read_pixels - self.left - self.copied)

    @property
    def line_pixels(self) -> int:
        """Pixels of a line in scratch, border included, in whole steps."""
        wanted = self.copied + max(self.left, self._right)
        wanted = max(wanted, self.geometry.out_width * self.step_pixels)
        return -(-wanted // self.step_pixels) * self.step_pixels

    @property
    def pitch(self) -> int:
        """Rows of A from one line of output to the next."""
        return self.line_pixels // self.step_pixels

    # -- lines, planes, images, blocks ---------------------------------------------------------

    def _line_of(self, tap: int) -> tuple[int, int]:
        """The line that a tap reads for output line 0: (line modulo stride, line in that plane)."""
        line, stride = tap * self.geometry.dilations[0], self.geometry.strides[0]
        return line % stride, line // stride

    @cached_property
    def planes(self) -> tuple[int, ...]:
        """The remainders of lines that taps read at all."""
        return tuple(sorted({self._line_of(tap)[0] for tap in range(self.geometry.kernel[0])}))

    @property
    def plane_lines(self) -> int:
        """Lines of a plane that taps read."""
        last = max(self._line_of(tap)[1] for tap in range(self.geometry.kernel[0]))
        return self.geometry.out_height + last

    @property
    def width(self) -> int:
        """Channels of a block."""
        channels, merges = self.geometry.channels, self._merges_pixels
        return channels if merges and channels < 2 * DEPTH and channels % DEPTH else DEPTH

    @property
    def _merges_pixels(self) -> bool:
        """True if k can continue from one pixel of a kernel line into the next."""
        return self.geometry.kernel[1] > 1 and self.geometry.dilations[1] == 1

    @property
    def blocks(self) -> int:
        """Blocks of channels."""
        return -(-self.geometry.channels // self.width)

    @property
    def row_step(self) -> int:
        """Elements from one row of A to the next."""
        return self.step_pixels * self.width

    @property
    def line_step(self) -> int:
        """Elements from one line to the next."""
        return self.line_pixels * self.width

    @property
    def plane_step(self) -> int:
        """Elements from one plane to the next."""
        return self.plane_lines * self.line_step

    @property
    def lines(self) -> int:
        """Lines of a block."""
        return self.geometry.images * len(self.planes) * self.plane_lines

    @property
    def tail(self) -> int:
        """Zeros after the last line.

        They are border that there is no next line to lend, and what the k of a last tile reads
        beyond its line.
        """
        return self.block_step - self.lines * self.line_step

    @property
    def block_step(self) -> int:
        """Elements from one block of channels to the next: an odd number of cache lines."""
        border = max(self.left, self._right) * self.width
        elements = self.lines * self.line_step + border + DEPTH
        return odd_lines(elements // 2 + 1) * 2

    @property
    def part_step(self) -> int:
        """Elements from one part to the next."""
        return self.blocks * self.block_step

    # -- rows and k ----------------------------------------------------------------------------

    @property
    def rows(self) -> int:
        """Rows of A of an image, those between lines included."""
        return (self.geometry.out_height - 1) * self.pitch + self.geometry.out_width

    def size(self, rows: int) -> int:
        """Elements of all parts, when so many rows of each image are read."""
        return self.parts * self.part_step + max(0, rows - self.rows) * self.row_step + DEPTH

    @property
    def chunk_count(self) -> int:
        """Steps of the loop over k."""
        taps = self.geometry.kernel[1]
        runs, length = (1, taps) if self._merges_pixels else (taps, 1)
        return self.blocks * self.geometry.kernel[0] * runs * -(-length * self.width // DEPTH)

    @cached_property
    def chunks(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The steps of k in the order of the loop, 32 at a time.

        Each has its offset in A, and the numbers in the weights of a column (kernel line, kernel
        pixel, channel) that it reads; -1: none.
        """
        return tuple(
            (block * self.block_step + line + run, numbers)
            for block in range(self.blocks)
            for tap in range(self.geometry.kernel[0])
            for line in [self._line_offset(tap)]
            for run, numbers in self._line_chunks(block, tap)
        )

    def _line_offset(self, tap: int) -> int:
        remainder, line = self._line_of(tap)
        return self.planes.index(remainder) * self.plane_step + line * self.line_step

    def _line_chunks(self, block: int, tap: int) -> list[tuple[int, tuple[int, ...]]]:
        """The chunks of a kernel line: of its pixels side by side, or of one after the other."""
        taps, dilation = self.geometry.kernel[1], self.geometry.dilations[1]
        runs = [range(taps)] if self._merges_pixels else [range(t, t + 1) for t in range(taps)]
        found = []
        for run in runs:
            numbers = [n for t in run for n in self._pixel_numbers(block, tap, t)]
            numbers += [-1] * (-len(numbers) % DEPTH)
            start = run.start * dilation * self.width
            found += [
                (start + at, tuple(numbers[at : at + DEPTH]))
                for at in range(0, len(numbers), DEPTH)
            ]
        return found

    def _pixel_numbers(self, block: int, line: int, pixel: int) -> list[int]:
        g = self.geometry
        first = (line * g.kernel[1] + pixel) * g.channels
        channels = range(block * self.width, (block + 1) * self.width)
        return [first + c if c < g.channels else -1 for c in channels]
