"""The machine's peak: the most operations a second that its vector unit was seen to do.

python -m tuner.cpu.kernels.peak    prints it for each tier and arithmetic
"""

from __future__ import annotations

import ctypes
import functools
import time
from collections.abc import Callable, Mapping, Sequence

from tuner.cpu.host import features_here, soc_versions_here
from tuner.cpu.kernels.arithmetic import FMA, IN_REGISTERS, Arithmetic
from tuner.cpu.kernels.emit import F32, Function, IRValue, LLVMModule
from tuner.cpu.llvm import Library, compile_ir
from tuner.target import ISAS, Isa

CHAINS = 12
"""Independent sums: more than latency times throughput of any unit we know of."""
STEPS = 200_000
SPEED_TRIES = 7
SMALL_PAIR = 0x3A803A80
"""Two bf16 of 2**-10."""


@functools.cache
def peak_gflops(soc_version: str, arithmetic: Arithmetic = FMA) -> float:
    """GFLOP/s of one core: the best of a few short runs of multiply-adds between registers."""
    best_s = min(seconds_of_steps(soc_version, STEPS, arithmetic) for _ in range(SPEED_TRIES))
    keys = arithmetic.depth_step * arithmetic.joined
    operations = 2 * STEPS * CHAINS * ISAS[soc_version].lanes * keys
    return operations / best_s / 1e9


def seconds_of_steps(soc_version: str, steps: int, arithmetic: Arithmetic = FMA) -> float:
    """Seconds that the calling thread takes for so many steps of `CHAINS` vector multiply-adds."""
    _, run = _peak_loop(soc_version, arithmetic)
    sink = (ctypes.c_float * (ISAS[soc_version].lanes * CHAINS))()
    start = time.perf_counter()
    run(steps, sink)
    return time.perf_counter() - start


@functools.cache
def _peak_loop(soc_version: str, arithmetic: Arithmetic) -> tuple[Library, Callable[..., None]]:
    """The loop, and the library that it lives in."""
    isa = ISAS[soc_version]
    library = Library([compile_ir(_peak_ir(isa, arithmetic), isa)], ["peak"])
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

    Of those that only load other weights than "direct" does, there is no other peak.
    """
    rows = {row.multiply_add: row for row in reversed(IN_REGISTERS)}.values()
    return {
        (tier, row.name): peak_gflops(tier, row)
        for tier in soc_versions_here() for row in reversed(rows)
        if not row.lacking(ISAS[tier], features_here(tier))
    }  # fmt: skip


if __name__ == "__main__":
    for (tier, name), gflops in peaks().items():
        print(f"{tier:16} {name:10} {gflops:7.1f}")
