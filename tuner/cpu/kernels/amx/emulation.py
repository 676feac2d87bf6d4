"""The tile instructions in plain LLVM IR, for machines without AMX: exact, and slow.

A tile file in memory takes the place of the registers: the 64 bytes of the configuration, then
eight tiles. Instructions read the rows of a tile from there, as AMX does; without a configuration
there are none, and nothing happens (AMX stops the process). Source: Intel's instruction set
reference, TDPBF16PS: denormals count as zero and are never made, rounding is to nearest even.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.cpu.kernels.amx.arithmetic import SMALLEST_NORMAL, high_half, int_op
from tuner.cpu.kernels.emit import Function, Module, Value

TILES = 8
ROW_WORDS = 16
"""32-bit words of a row."""
_ROW_BYTES = 4 * ROW_WORDS
_TILE_BYTES = 16 * _ROW_BYTES
_TILES_AT = 64
FILE_BYTES = _TILES_AT + TILES * _TILE_BYTES


def _configure(f: Function, file: Value, table: Value) -> None:
    """Store the configuration and clear every tile, as LDTILECFG does."""
    for word in range(8):
        f.store(f.load(f.at(table, word, "i64"), "i64", 8), f.at(file, word, "i64"), 8)
    for tile in range(TILES):
        _zero(f, file, tile)


def _release(f: Function, file: Value) -> None:
    """Clear the configuration, as TILERELEASE does."""
    for word in range(8):
        f.store(f.value(0), f.at(file, word, "i64"), 8)


def _zero(f: Function, file: Value, tile: int) -> None:
    """Clear a tile, as TILEZERO does."""
    first = _tile_at(f, file, tile)
    with f.loop(0, 16 * ROW_WORDS, f.lanes) as word:
        f.store(f.splat(0.0), f.at(first, word.index))


def _load(f: Function, file: Value, tile: int, pointer: Value, stride_bytes: Value) -> None:
    """Read the rows that a tile is configured for; all else in it becomes 0, as with TILELOADD."""
    copy = _once(f.module, "amx_load", ("rows", "to", "from", "stride"), _emit_load)
    _zero(f, file, tile)
    f.call(copy, _rows_at(f, file, tile), _tile_at(f, file, tile), pointer, stride_bytes)


def _store(f: Function, file: Value, tile: int, pointer: Value, stride_bytes: Value) -> None:
    """Write the rows that a tile is configured for, as TILESTORED does."""
    copy = _once(f.module, "amx_store", ("rows", "from", "to", "stride"), _emit_store)
    f.call(copy, _rows_at(f, file, tile), _tile_at(f, file, tile), pointer, stride_bytes)


def _multiply(f: Function, file: Value, c: int, a: int, b: int) -> None:
    """Add a x b to c in pairs of bf16, as TDPBF16PS does."""
    product = _once(f.module, "amx_multiply", ("rows", "c", "a", "b"), _emit_multiply)
    f.call(product, _rows_at(f, file, c), *(_tile_at(f, file, tile) for tile in (c, a, b)))


INSTRUCTIONS: Mapping[str, Callable[..., None]] = {
    "ldtilecfg": _configure,
    "tilerelease": _release,
    "tilezero": _zero,
    "tileloadd64": _load,
    "tilestored64": _store,
    "tdpbf16ps": _multiply,
}
"""Emulations of the instructions: (function, tile file, operands...)."""


def _rows_at(f: Function, file: Value, tile: int) -> Value:
    """Pointer to the number of rows of a tile in the configuration."""
    return f.at(file, 48 + tile, "i8")


def _tile_at(f: Function, file: Value, tile: int) -> Value:
    return f.at(file, _TILES_AT + tile * _TILE_BYTES, "i8")


def _once(
    module: Module, name: str, params: tuple[str, ...], emit: Callable[[Function], None]
) -> Function:
    """The private function of this name, written when it is first asked for."""
    for function in module.functions:
        if function.name == name:
            return function
    types = tuple((p, "i64" if p == "stride" else "ptr") for p in params)
    function = module.function(name, types)
    emit(function)
    return function


def _row_count(f: Function) -> Value:
    return f.convert("zext", f.load(f.params[0], "i8", align=1), "i64")


def _emit_load(f: Function) -> None:
    _, to, source, stride = f.params
    with f.loop(0, _row_count(f)) as row:
        here = f.at(source, f.mul(row.index, stride), "i8")
        _copy_row(f, here, f.at(to, f.mul(row.index, ROW_WORDS)))


def _emit_store(f: Function) -> None:
    _, source, to, stride = f.params
    with f.loop(0, _row_count(f)) as row:
        there = f.at(to, f.mul(row.index, stride), "i8")
        _copy_row(f, f.at(source, f.mul(row.index, ROW_WORDS)), there)


def _copy_row(f: Function, source: Value, to: Value) -> None:
    for word in range(0, ROW_WORDS, f.lanes):
        f.store(f.load(f.at(source, word), align=1), f.at(to, word), align=1)


def _emit_multiply(f: Function) -> None:
    _, c, a, b = f.params
    with f.loop(0, _row_count(f)) as row, f.loop(0, ROW_WORDS, f.lanes) as column:
        sums = f.at(c, f.add(f.mul(row.index, ROW_WORDS), column.index))
        zeros = (f.splat(0.0), f.splat(0.0))
        with f.loop(0, ROW_WORDS, carried=zeros) as k:
            word = f.load(f.at(a, f.add(f.mul(row.index, ROW_WORDS), k.index)), "i32")
            pairs_at = f.at(b, f.add(f.mul(k.index, ROW_WORDS), column.index))
            ours, theirs = _halves(f, f.splat(word)), _halves(f, f.load(pairs_at, f.int_vector))
            products = zip(ours, theirs, k.values, strict=True)
            k.carry(*(_flushed(f, f.fma(x, y, total)) for x, y, total in products))
        both = _flushed(f, f.fadd(*k.results))
        before = _flushed(f, f.load(sums))
        f.store(_flushed(f, f.fadd(before, both)), sums)


def _halves(f: Function, pairs: Value) -> tuple[Value, Value]:
    """The lower and the upper bf16 of each i32, as f32."""
    low, high = int_op(f, "shl", pairs, 16), high_half(f, pairs)
    low, high = (_flushed(f, f.convert("bitcast", x, f.vector)) for x in (low, high))
    return low, high


def _flushed(f: Function, x: Value) -> Value:
    """Zero of the same sign in place of denormals."""
    tiny = f.fcompare("olt", f.fmath("fabs", x), f.splat(SMALLEST_NORMAL))
    return f.select(tiny, f.fmul(x, f.splat(0.0)), x)
