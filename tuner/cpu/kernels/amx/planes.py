"""Planes of the input's parts, of bf16 or u8, in scratch: rows of a tile of A are one step apart.

    scratch[image][part][channel block][plane][line][pixel][channels of a block]

Nothing in an image depends on how many there are, so that kernels serve any number. A matrix of
rows is cut into images of one line, each with the rows of a block (`panels`).
A block has 32 channels of bf16 (64 of u8), so that a tile is one piece of memory. Only where a
kernel line has several pixels of fewer than two blocks of channels, and no whole ones, they stay
together, and k runs on from one pixel into the next: 7 pixels of 3 channels are one step of 32
(the last 11 against zeros).
Lines that a stride of y keeps apart lie in planes of their own: line y*stride + p in plane p.
So rows (image, y, x) of all x on the pitch of a line are equally far apart:

    row q = y * pitch + x   reads at   q * step + offset of the tap

Rows with x beyond the output (left + right border - the border that two lines share) are computed
and dropped. A kernel one pixel wide skips the pixels that its stride skips.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from tuner.cpu.kernels.contraction.geometry import LINE, Geometry, odd_lines


def is_matrix(g: Geometry) -> bool:
    """Return whether the input is one line without a border, and every pixel a row."""
    return g.is_pointwise and g.strides == (1, 1) and not any(g.pads)


def panels(g: Geometry, rows: int) -> Geometry:
    """A matrix as images of one line of so many rows; the last one may have fewer."""
    return replace(g, images=-(-g.rows // rows), width=rows, out_width=rows)


class Planes:
    """Counts and sizes in pixels or elements, of which a row of a tile has `depth`."""

    def __init__(self, g: Geometry, depth: int) -> None:
        self._geometry, self._depth = g, depth

        # -- a line ------------------------------------------------------------------------------

        self.skip = g.strides[1] if g.kernel[1] == 1 else 1
        """Step from one pixel in scratch to the next, in pixels of the input."""
        step_pixels = g.strides[1] // self.skip  # of scratch, from one row of A to the next
        self.left = -(-g.pads[1] // self.skip)
        """Pixels of border before the image."""
        self.first_pixel = self.left * self.skip - g.pads[1]
        """The pixel of the input that the first one after the border holds."""
        read = (g.out_width - 1) * step_pixels + (g.kernel[1] - 1) * g.dilations[1] + 1
        there = -(-(g.width - self.first_pixel) // self.skip)
        self.copied = max(0, min(there, read - self.left))
        """Pixels of a line of the input that are needed."""
        border = max(self.left, read - self.left - self.copied)  # two lines share it
        # With a shorter pitch, rows of two lines of output would share a number.
        self.pitch = max(-(-(self.copied + border) // step_pixels), g.out_width)
        """Rows of A from one line of output to the next."""
        self.line_pixels = self.pitch * step_pixels
        """Pixels of a line in scratch, border included, in whole steps."""

        # -- lines, planes, images, blocks -------------------------------------------------------

        read_lines = [self._line_of(tap) for tap in range(g.kernel[0])]
        self.planes = tuple(sorted({remainder for remainder, _ in read_lines}))
        """The remainders of lines that taps read at all."""
        self.plane_lines = g.out_height + max(line for _, line in read_lines)
        """Lines of a plane that taps read."""
        # k can continue from one pixel of a kernel line into the next:
        self._merges_pixels = g.kernel[1] > 1 and g.dilations[1] == 1
        # From two blocks on, the zeros of a last block are less than a third of k.
        is_narrow = self._merges_pixels and g.channels < 2 * depth and g.channels % depth
        self.width = g.channels if is_narrow else depth
        """Channels of a block."""
        self.blocks = -(-g.channels // self.width)
        """Blocks of channels."""
        self.row_step = step_pixels * self.width
        """Elements from one row of A to the next."""
        self.line_step = self.line_pixels * self.width
        """Elements from one line to the next."""
        self.plane_step = self.plane_lines * self.line_step
        """Elements from one plane to the next."""
        self.lines = len(self.planes) * self.plane_lines
        """Lines of a block of an image."""
        used = self.lines * self.line_step
        behind = border * self.width + (depth if is_narrow else 0)
        per_word = depth // LINE
        self.block_step = odd_lines(-(-(used + behind) // per_word)) * per_word
        """Elements from one block of channels to the next: an odd number of cache lines."""
        self.tail = self.block_step - used
        """Zeros after the last line: border that there is no next line to lend, and what the k of
        a last tile reads beyond its line."""
        self.part_step = self.blocks * self.block_step
        """Elements from one part of an image to the next."""

        # -- rows and k --------------------------------------------------------------------------

        self.rows = (g.out_height - 1) * self.pitch + g.out_width
        """Rows of A of an image, those between lines included."""
        runs, length = (1, g.kernel[1]) if self._merges_pixels else (g.kernel[1], 1)
        self.chunk_count = self.blocks * g.kernel[0] * runs * -(-length * self.width // depth)
        """Steps of the loop over k."""

    def _line_of(self, tap: int) -> tuple[int, int]:
        """The line that a tap reads for output line 0: (line modulo stride, line in that plane)."""
        line, stride = tap * self._geometry.dilations[0], self._geometry.strides[0]
        return line % stride, line // stride

    @cached_property
    def chunks(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The steps of k in the order of the loop, a row of a tile at a time.

        Each has its offset in A, and the numbers in the weights of a column (kernel line, kernel
        pixel, channel) that it reads; -1: none.
        """
        return tuple(
            (block * self.block_step + line + run, numbers)
            for block in range(self.blocks)
            for tap in range(self._geometry.kernel[0])
            for line in [self._line_offset(tap)]
            for run, numbers in self._line_chunks(block, tap)
        )

    def _line_offset(self, tap: int) -> int:
        remainder, line = self._line_of(tap)
        return self.planes.index(remainder) * self.plane_step + line * self.line_step

    def _line_chunks(self, block: int, tap: int) -> list[tuple[int, tuple[int, ...]]]:
        """The chunks of a kernel line: of its pixels side by side, or of one after the other."""
        taps, dilation, depth = self._geometry.kernel[1], self._geometry.dilations[1], self._depth
        runs = [range(taps)] if self._merges_pixels else [range(t, t + 1) for t in range(taps)]
        found = []
        for run in runs:
            numbers = [n for t in run for n in self._pixel_numbers(block, tap, t)]
            numbers += [-1] * (-len(numbers) % depth)
            start = run.start * dilation * self.width
            found += [
                (start + at, tuple(numbers[at : at + depth]))
                for at in range(0, len(numbers), depth)
            ]
        return found

    def _pixel_numbers(self, block: int, line: int, pixel: int) -> list[int]:
        g = self._geometry
        first = (line * g.kernel[1] + pixel) * g.channels
        channels = range(block * self.width, (block + 1) * self.width)
        return [first + c if c < g.channels else -1 for c in channels]
