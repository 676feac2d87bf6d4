"""Sizes of an AMX contraction, worked out from task and policy: all that its phases need."""

from __future__ import annotations

import itertools
from functools import cached_property

from tuner.cpu.kernels.amx.arithmetic import ARITHMETICS, Arithmetic
from tuner.cpu.kernels.amx.planes import Planes
from tuner.cpu.kernels.amx.tiles import COLUMNS, ROWS, TILE_BYTES, file_bytes
from tuner.cpu.kernels.contraction.plan import ContractionPlan


class AmxPlan(ContractionPlan):
    """Sizes of an AMX contraction: rows, columns, steps of k, and scratch memory."""

    @property
    def arithmetic(self) -> Arithmetic:
        """The parts and products that `impl` chooses."""
        return ARITHMETICS[str(self.policy["impl"])]

    @cached_property
    def planes(self) -> Planes:
        """The planes of the input's parts."""
        return Planes(self.geometry, self.arithmetic.parts)

    @property
    def splits_weights(self) -> bool:
        """True if weights stay f32 and each core splits them, a block of columns at a time."""
        return self.policy["weights"] == "on_the_fly"

    # -- rows ----------------------------------------------------------------------------------

    @property
    def tile_rows(self) -> int:
        """Rows of a tile: even shares, 13 and not 16 where an image has 49."""
        rows = self.planes.rows
        return -(-rows // -(-rows // ROWS))

    @property
    def row_tiles(self) -> int:
        """Tiles of rows in a block."""
        return self.policy.number("row_tiles")

    @property
    def block_rows(self) -> int:
        """Rows of a block."""
        return self.row_tiles * self.tile_rows

    @property
    def image_blocks(self) -> int:
        """Blocks of rows of an image."""
        return -(-self.planes.rows // self.block_rows)

    @property
    def row_blocks(self) -> int:
        """Blocks of rows of all images."""
        return self.geometry.images * self.image_blocks

    # -- columns -------------------------------------------------------------------------------

    @property
    def column_tiles(self) -> int:
        """Tiles of columns in a block."""
        return self.policy.number("column_tiles")

    @property
    def width(self) -> int:
        """Columns of a block."""
        return self.column_tiles * COLUMNS

    @property
    def column_blocks(self) -> int:
        """Blocks of columns, the last one perhaps narrower."""
        return -(-self.geometry.out_channels // self.width)

    # -- k -------------------------------------------------------------------------------------

    @property
    def chunks(self) -> int:
        """Steps of the loop over k."""
        return self.planes.chunk_count

    @property
    def slices(self) -> tuple[range, ...]:
        """The chunks of each slice of k."""
        count = self.policy.number("k_slices")
        ends = [self.chunks * i // count for i in range(count + 1)]
        return tuple(range(a, b) for a, b in itertools.pairwise(ends))

    @property
    def split_chunk_bytes(self) -> int:
        """All parts of the weights of a chunk, for a block of columns."""
        return self.arithmetic.parts * self.column_tiles * TILE_BYTES

    @property
    def chunk_bytes(self) -> int:
        """A chunk of the weights as they are packed."""
        return 2 * self.column_tiles * TILE_BYTES if self.splits_weights else self.split_chunk_bytes

    # -- scratch -------------------------------------------------------------------------------

    @property
    def sums_bytes(self) -> int:
        """f32 sums of a block of rows by a block of columns."""
        return 4 * self.block_rows * self.width

    @property
    def keeps_sums(self) -> bool:
        """True if sums wait for the next slice of k."""
        return len(self.slices) > 1

    @property
    def planes_bytes(self) -> int:
        """Bytes of the planes in shared scratch, in whole cache lines."""
        size = 2 * self.planes.size(self.image_blocks * self.block_rows)
        return -(-size // 64) * 64

    @property
    def scratch_bytes(self) -> int:
        """Shared scratch: the planes, and sums that wait for the next slice."""
        kept = self.row_blocks * self.column_blocks * self.sums_bytes if self.keeps_sums else 0
        return self.planes_bytes + kept

    @property
    def weights_at(self) -> int:
        """Byte offset of the split weights in a core's scratch."""
        return 0 if self.keeps_sums else self.sums_bytes

    @property
    def file_at(self) -> int:
        """Byte offset of the emulated tiles in a core's scratch."""
        longest = max(map(len, self.slices)) if self.splits_weights else 0
        return self.weights_at + longest * self.split_chunk_bytes

    @property
    def worker_bytes(self) -> int:
        """Scratch of each core: sums, split weights, emulated tiles."""
        return self.file_at + file_bytes(self.isa.tiles == "emulated")
