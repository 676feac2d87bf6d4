"""The tile instructions: eight tiles of at most 16 rows by 64 bytes, as AMX has them.

Two back ends write them: LLVM's intrinsics, with constant tile numbers and so without any
register allocation behind them, or `emulation`, which tests use on machines without AMX.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.amx import emulation
from tuner.cpu.kernels.emit import Function, Value

ROWS = 16
"""Rows of a tile at most."""
ROW_BYTES = 64
TILE_BYTES = ROWS * ROW_BYTES
COLUMNS = 16
"""f32 elements of a row."""
DEPTH = 32
"""bf16 elements of a row: the steps of k of one multiplication."""


def configuration(rows: Sequence[int]) -> tuple[int, ...]:
    """The operand of ldtilecfg for eight tiles of full width, as eight words of 64 bits.

    Byte 0 is the palette (1), 16 + 2 i the bytes of a row of tile i, 48 + i its rows.
    """
    widths = [ROW_BYTES] * len(rows) + [0] * (16 - len(rows))
    heights = [*rows, *[0] * (16 - len(rows))]
    return struct.unpack("<8q", struct.pack("<16B16H16B", 1, *[0] * 15, *widths, *heights))


@dataclass(frozen=True)
class Tiles:
    """The tiles of one core, for a function that is being written."""

    f: Function
    file: Value
    """Memory of the emulated tiles: `file_bytes` of this core's scratch."""

    def configure(self, table: Value) -> None:
        """Give all tiles their shape; `table` holds a `configuration`, 64-byte aligned."""
        self._instruction("ldtilecfg", table)

    def release(self) -> None:
        """Give the tiles back: a core that holds none is cheaper to switch away from."""
        self._instruction("tilerelease")

    def zero(self, tile: int) -> None:
        """Clear a tile."""
        self._instruction("tilezero", tile)

    def load(self, tile: int, pointer: Value, stride_bytes: int) -> None:
        """Read the rows of a tile, `stride_bytes` apart; no alignment is asked for."""
        self._instruction("tileloadd64", tile, pointer, self.f.value(stride_bytes))

    def store(self, tile: int, pointer: Value, stride_bytes: int) -> None:
        """Write the rows of a tile, `stride_bytes` apart."""
        self._instruction("tilestored64", tile, pointer, self.f.value(stride_bytes))

    def multiply(self, c: int, a: int, b: int) -> None:
        """Add a x b to c (TDPBF16PS): rows of pairs of bf16 by pairs of rows, sums in f32."""
        self._instruction("tdpbf16ps", c, a, b)

    def _instruction(self, name: str, *operands: int | Value) -> None:
        """Emit an instruction; integers are numbers of tiles."""
        if self.f.isa.tiles == "emulated":
            emulation.INSTRUCTIONS[name](self.f, self.file, *operands)
            return
        args = [Value(str(x), "i8") if isinstance(x, int) else x for x in operands]
        self.f.declare(f"void @llvm.x86.{name}({', '.join(a.type for a in args)})")
        listed = ", ".join(f"{a.type} {a.name}" for a in args)
        self.f.do(f"call void @llvm.x86.{name}({listed})")
