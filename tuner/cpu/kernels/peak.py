"""The machine's peak: the most operations a second that its vector unit was seen to do.

python -m tuner.cpu.kernels.peak    prints it for each tier and arithmetic
"""

from __future__ import annotations

import ctypes
import functools
import time
from collections.abc import Callable, Mapping, Sequence

from tuner.cpu.host import features_here, soc_versions_here
from tuner.cpu.kernels.amx.tiles import COLUMNS, ROW_BYTES, ROWS, Tiles, configuration, product_of
from tuner.cpu.kernels.arithmetic import FMA, IN_REGISTERS, IN_TILES, Arithmetic
from tuner.cpu.kernels.emit import F32, Function, IRValue, LLVMModule
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.target import ISAS, Isa

CHAINS = 12
"""Independent sums: more than latency times throughput of any unit we know of."""
TILE_CHAINS = 4
"""Tiles of independent sums: more cycles of multiplications than one of them takes to end."""
STEPS = 200_000
SPEED_TRIES = 7
SMALL_PAIR = 0x3A803A80
"""Two bf16 of 2**-10."""


@functools.cache
def peak_gflops(soc_version: str, arithmetic: Arithmetic = FMA) -> float:
    """GFLOP/s of one core: the best of a few short runs of multiply-adds between registers."""
    best_s = min(seconds_of_steps(soc_version, STEPS, arithmetic) for _ in range(SPEED_TRIES))
    return 2 * STEPS * _products_of_step(ISAS[soc_version], arithmetic) / best_s / 1e9


def _products_of_step(isa: Isa, arithmetic: Arithmetic) -> int:
    """Products of numbers in a step of the loop."""
    if arithmetic.products:
        return TILE_CHAINS * ROWS * COLUMNS * ROW_BYTES * 8 // arithmetic.a.bits
    return CHAINS * isa.lanes * arithmetic.depth_step * arithmetic.joined


def seconds_of_steps(soc_version: str, steps: int, arithmetic: Arithmetic = FMA) -> float:
    """Seconds that the calling thread takes for so many steps: a multiply-add of each chain."""
    _, run = _peak_loop(soc_version, arithmetic)
    sink = (ctypes.c_float * max(ISAS[soc_version].lanes * CHAINS, TILE_CHAINS * ROWS * COLUMNS))()
    start = time.perf_counter()
    run(steps, sink)
    return time.perf_counter() - start


@functools.cache
def _peak_loop(soc_version: str, arithmetic: Arithmetic) -> tuple[Library, Callable[..., None]]:
    """The loop, and the library that it lives in."""
    isa = ISAS[soc_version]
    ir = _tiles_ir(isa, arithmetic) if arithmetic.products else _peak_ir(isa, arithmetic)
    library = Library([compile_ir(ir, isa)], ["peak"])
    run = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p)(library.address("peak"))
    return library, run


def _peak_ir(isa: Isa, arithmetic: Arithmetic) -> str:
    module = LLVMModule(isa, features=arithmetic.further_features(isa))
    f = module.function("peak", (("steps", "i64"), ("sink", F32)), public=True)
    steps, sink = f.params
    sums = f.vector if arithmetic.takes_floats else f.int_vector
    loaded = [f.load(f.at(sink, i * f.lanes)) for i in range(CHAINS)]
    starts = [f.convert("bitcast", value, sums) for value in loaded]
    b = [_step(f, arithmetic, number) for number in range(arithmetic.joined)]
    with f.loop(0, steps, carried=starts) as loop:
        loop.carry(*(_step_of(f, arithmetic, b, value) for value in loop.values))
    for i, value in enumerate(loop.results):
        f.store(f.convert("bitcast", value, f.vector), f.at(sink, i * f.lanes))
    return module.text()


def _tiles_ir(isa: Isa, arithmetic: Arithmetic) -> str:
    """Tiles of sums, each a product of one of two tiles of A and one of two of B."""
    module = LLVMModule(isa, features=arithmetic.further_features(isa))
    shapes = module.table("shapes", configuration([ROWS] * 8))
    f = module.function("peak", (("steps", "i64"), ("sink", F32)), public=True)
    steps, sink = f.params
    tiles = Tiles(f, sink, product_of(arithmetic))
    tiles.configure(shapes)
    for tile in range(8):
        tiles.load(tile, sink, ROW_BYTES)
    with f.loop(0, steps):
        for tile in range(TILE_CHAINS):
            tiles.multiply(tile, 4 + tile // 2, 6 + tile % 2)
    for tile in range(TILE_CHAINS):
        tiles.store(tile, f.at(sink, tile * ROWS * COLUMNS), ROW_BYTES)
    tiles.release()
    return module.text()


def _step_of(f: Function, arithmetic: Arithmetic, b: Sequence[IRValue], total: IRValue) -> IRValue:
    """One multiply-add. LLVM would move a product of the same integers out of the loop."""
    a = b if arithmetic.takes_floats else [total] * len(b)
    return arithmetic.add_products(f, a, b, total)


def _step(f: Function, arithmetic: Arithmetic, number: int) -> IRValue:
    """A step of k in every lane: small numbers, in pairs where the arithmetic takes these.

    Steps that are joined differ: LLVM would multiply equal ones once.
    """
    if arithmetic.depth_step == 1:
        return f.splat(0.001)
    return f.repeat(IRValue(str(SMALL_PAIR + number), "i32"), f.lanes)


def peaks() -> Mapping[tuple[str, str], float]:
    """GFLOP/s of one core by tier and arithmetic, of what this machine has instructions for.

    Of those that only load other weights than "direct" does, or that multiply several parts by the
    instruction of one, there is no other peak.
    """
    in_registers = {row.multiply_add: row for row in reversed(IN_REGISTERS)}.values()
    in_tiles = [row for row in IN_TILES if row.parts == 1]
    return {
        (tier, row.name): peak_gflops(tier, row)
        for tier in soc_versions_here() for row in (*reversed(in_registers), *in_tiles)
        if not row.lacking(ISAS[tier], features_here(tier))
        and (ISAS[tier].has_amx or not row.products)
    }  # fmt: skip


if __name__ == "__main__":
    for (tier, name), gflops in peaks().items():
        print(f"{tier:16} {name:10} {gflops:7.1f}")
