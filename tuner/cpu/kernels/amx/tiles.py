"""The tile instructions: eight tiles of at most 16 rows by 64 bytes, as AMX has them.

Two back ends write them: LLVM's intrinsics, with constant tile numbers and so without any
register allocation behind them, or plain IR with the same results, which is
slow: tests use it on machines without AMX.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.arithmetic import Arithmetic
from tuner.cpu.kernels.bf16 import SMALLEST_NORMAL, high_half, int_op
from tuner.cpu.kernels.emit import F32, Function, IRValue, LLVMModule
from tuner.cpu.kernels.integer_dots import dot_u8

ROWS = 16
"""Rows of a tile at most."""
ROW_BYTES = 64
TILE_BYTES = ROWS * ROW_BYTES
COLUMNS = 16
"""f32 elements of a row."""
DEPTH = 32
"""bf16 elements of a row: the steps of k of one multiplication. Of u8 there are twice as many."""
BF16_PRODUCT, U8_PRODUCT = "tdpbf16ps", "tdpbusd"
"""Instructions that multiply tiles: of pairs of bf16, and of four u8 by four i8."""
_TILES_AT = 64
FILE_BYTES = _TILES_AT + 8 * TILE_BYTES
"""Size of an emulated tile file."""


def product_of(arithmetic: Arithmetic) -> str:
    """The instruction that multiplies tiles in an arithmetic."""
    return BF16_PRODUCT if arithmetic.takes_floats else U8_PRODUCT


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
    file: IRValue
    """Memory of the emulated tiles: `FILE_BYTES` of this core's scratch."""
    product: str = BF16_PRODUCT
    """The instruction that multiplies."""

    def configure(self, table: IRValue) -> None:
        """Give all tiles their shape; `table` holds a `configuration`, 64-byte aligned."""
        self._instruction("ldtilecfg", table)

    def release(self) -> None:
        """Give the tiles back: a core that holds none is cheaper to switch away from."""
        self._instruction("tilerelease")

    def zero(self, tile: int) -> None:
        """Clear a tile."""
        self._instruction("tilezero", tile)

    def load(self, tile: int, pointer: IRValue, stride_bytes: int) -> None:
        """Read the rows of a tile, `stride_bytes` apart; no alignment is asked for."""
        self._instruction("tileloadd64", tile, pointer, self.f.value(stride_bytes))

    def store(self, tile: int, pointer: IRValue, stride_bytes: int) -> None:
        """Write the rows of a tile, `stride_bytes` apart."""
        self._instruction("tilestored64", tile, pointer, self.f.value(stride_bytes))

    def multiply(self, c: int, a: int, b: int) -> None:
        """Add a x b to c: TDPBF16PS pairs of bf16, sums in f32; TDPBUSD u8 by i8, sums in i32."""
        self._instruction(self.product, c, a, b)

    def _instruction(self, name: str, *operands: int | IRValue) -> None:
        """Emit an instruction; integers are numbers of tiles."""
        if self.f.isa.tiles == "emulated":
            _EMULATIONS[name](self.f, self.file, *operands)
            return
        args = [IRValue(str(x), "i8") if isinstance(x, int) else x for x in operands]
        self.f.declare(f"void @llvm.x86.{name}({', '.join(a.type for a in args)})")
        listed = ", ".join(f"{a.type} {a.name}" for a in args)
        self.f.do(f"call void @llvm.x86.{name}({listed})")


# -- emulation -----------------------------------------------------------------------------------
#
# A tile file in memory takes the place of the registers: the 64 bytes of the configuration, then
# eight tiles. Instructions read the rows of a tile from there, as AMX does; without a configuration
# there are none, and nothing happens (AMX stops the process). Source: Intel's instruction set
# reference, TDPBUSD, and TDPBF16PS: denormals count as zero and are never made, rounding is to
# nearest even.


def _configure(f: Function, file: IRValue, table: IRValue) -> None:
    """Store the configuration and clear every tile, as LDTILECFG does."""
    for word in range(8):
        f.store_raw(
            f.load_raw(f.address(table, word, "i64"), "i64", 8), f.address(file, word, "i64"), 8
        )
    for tile in range(8):
        _zero(f, file, tile)


def _release(f: Function, file: IRValue) -> None:
    """Clear the configuration, as TILERELEASE does."""
    for word in range(8):
        f.store_raw(f.value(0), f.address(file, word, "i64"), 8)


def _zero(f: Function, file: IRValue, tile: int) -> None:
    """Clear a tile, as TILEZERO does."""
    first = _tile_at(f, file, tile)
    with f.loop(0, ROWS * COLUMNS, f.lanes) as word:
        f.store(f.splat(0.0), f.at(first, word.index))


def _load(f: Function, file: IRValue, tile: int, pointer: IRValue, stride_bytes: IRValue) -> None:
    """Read the rows that a tile is configured for; all else in it becomes 0, as with TILELOADD."""
    copy = _once(f.module, "amx_load", ("rows", "to", "from", "stride"), _emit_copy)
    _zero(f, file, tile)
    f.call(copy, _rows_at(f, file, tile), _tile_at(f, file, tile), pointer, stride_bytes)


def _store(f: Function, file: IRValue, tile: int, pointer: IRValue, stride_bytes: IRValue) -> None:
    """Write the rows that a tile is configured for, as TILESTORED does."""
    copy = _once(f.module, "amx_store", ("rows", "from", "to", "stride"), _emit_copy)
    f.call(copy, _rows_at(f, file, tile), _tile_at(f, file, tile), pointer, stride_bytes)


def _multiply(f: Function, file: IRValue, c: int, a: int, b: int) -> None:
    """Add a x b to c in pairs of bf16, as TDPBF16PS does."""
    product = _once(f.module, "amx_multiply", ("rows", "c", "a", "b"), _emit_multiply)
    f.call(product, _rows_at(f, file, c), *(_tile_at(f, file, tile) for tile in (c, a, b)))


def _multiply_u8(f: Function, file: IRValue, c: int, a: int, b: int) -> None:
    """Add a x b to c in four u8 by four i8, as TDPBUSD does: i32 wraps."""
    product = _once(f.module, "amx_multiply_u8", ("rows", "c", "a", "b"), _emit_multiply_u8)
    f.call(product, _rows_at(f, file, c), *(_tile_at(f, file, tile) for tile in (c, a, b)))


_EMULATIONS: Mapping[str, Callable[..., None]] = {
    "ldtilecfg": _configure,
    "tilerelease": _release,
    "tilezero": _zero,
    "tileloadd64": _load,
    "tilestored64": _store,
    BF16_PRODUCT: _multiply,
    U8_PRODUCT: _multiply_u8,
}
"""Emulations of the instructions: (function, tile file, operands...)."""


def _rows_at(f: Function, file: IRValue, tile: int) -> IRValue:
    """Pointer to the number of rows of a tile in the configuration."""
    return f.address(file, 48 + tile, "i8")


def _tile_at(f: Function, file: IRValue, tile: int) -> IRValue:
    return f.address(file, _TILES_AT + tile * TILE_BYTES, "i8")


def _once(
    module: LLVMModule, name: str, params: tuple[str, ...], emit: Callable[[Function], None]
) -> Function:
    """The private function of this name, written when it is first asked for."""
    for function in module.functions:
        if function.name == name:
            return function
    types = tuple((p, "i64" if p == "stride" else F32) for p in params)
    function = module.function(name, types)
    emit(function)
    return function


def _row_count(f: Function) -> IRValue:
    return f.convert("zext", f.load_raw(f.params[0], "i8", 1), "i64")


def _emit_copy(f: Function) -> None:
    """Copy the rows of a tile (second parameter) to or from memory (third) with a stride."""
    _, tile, memory, stride = f.params
    with f.loop(0, _row_count(f)) as row:
        there = f.address(memory, f.mul(row.index, stride), "i8")
        here = f.at(tile, f.mul(row.index, COLUMNS))
        source, to = (there, here) if f.name == "amx_load" else (here, there)
        for word in range(0, COLUMNS, f.lanes):
            f.store_raw(f.load_raw(f.at(source, word), f.vector, 1), f.at(to, word), 1)


def _emit_multiply(f: Function) -> None:
    _, c, a, b = f.params
    with f.loop(0, _row_count(f)) as row, f.loop(0, COLUMNS, f.lanes) as column:
        sums = f.at(c, f.add(f.mul(row.index, COLUMNS), column.index))
        zeros = (f.splat(0.0), f.splat(0.0))
        with f.loop(0, COLUMNS, carried=zeros) as k:
            word = f.load_raw(f.at(a, f.add(f.mul(row.index, COLUMNS), k.index)), "i32", 4)
            pairs_at = f.at(b, f.add(f.mul(k.index, COLUMNS), column.index))
            ours, theirs = (
                _halves(f, f.splat(word)),
                _halves(f, f.load_raw(pairs_at, f.int_vector, 4)),
            )
            products = zip(ours, theirs, k.values, strict=True)
            k.carry(*(_flushed(f, f.fma(x, y, total)) for x, y, total in products))
        both = _flushed(f, f.fadd(*k.results))
        before = _flushed(f, f.load(sums))
        f.store(_flushed(f, f.fadd(before, both)), sums)


def _emit_multiply_u8(f: Function) -> None:
    _, c, a, b = f.params
    with f.loop(0, _row_count(f)) as row, f.loop(0, COLUMNS, f.lanes) as column:
        sums = f.at(c, f.add(f.mul(row.index, COLUMNS), column.index))
        with f.loop(0, COLUMNS, carried=(f.load_raw(sums, f.int_vector, 4),)) as k:
            word = f.load_raw(f.at(a, f.add(f.mul(row.index, COLUMNS), k.index)), "i32", 4)
            weights_at = f.at(b, f.add(f.mul(k.index, COLUMNS), column.index))
            weights = f.load_raw(weights_at, f.int_vector, 4)
            k.carry(dot_u8(f, f.repeat(word, f.lanes), weights, k.values[0]))
        f.store_raw(k.results[0], sums, 4)


def _halves(f: Function, pairs: IRValue) -> tuple[IRValue, IRValue]:
    """The lower and the upper bf16 of each i32, as f32."""
    low, high = int_op(f, "shl", pairs, 16), high_half(f, pairs)
    low, high = (_flushed(f, f.convert("bitcast", x, f.vector)) for x in (low, high))
    return low, high


def _flushed(f: Function, x: IRValue) -> IRValue:
    """Zero of the same sign in place of denormals."""
    tiny = f.fcompare("olt", f.fmath("fabs", x), f.splat(SMALLEST_NORMAL))
    return f.select(tiny, f.fmul(x, f.splat(0.0)), x)
