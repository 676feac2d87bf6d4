"""Arithmetics of contractions: in which numbers they multiply, and what a step of k loads and adds.

A row of a table for each value of the knob `impl` that is a choice of arithmetic. Register tiles,
packers, spaces and error bounds read the row; none of them knows it by its name.

direct                    f32 * f32, or f64 * f64 of a task in f64
direct_f16, direct_bf16   weights in 16 bits, widened to f32 when they are loaded
dot_bf16                  pairs of bf16, their products added in f32            ~ 2^-7 of each
dot_u8                    u8 * i8, four products added to a sum in i32          exact
maddubs                   the same, four products added in i16 before that      exact
madd_i16                  the same numbers in i16, two products added           exact
amx_u8                    u8 * i8 in matrix tiles, sums in i32                  exact
amx_bf16                  high*high                                             ~ 2^-9 of each
amx_bf16x3                + high*low, low*high           (of two parts)         ~ 2^-17
amx_bf16x6                + middle*middle and both orders of high*middle, high*low
                                                         (of three parts)       as exact as f32

Parts are those of x = high + middle + low, of 8 bits each: an f32 loses nothing.

Products of integers (u8 * i8, sums in i32) have only exact rows: those in i32, and that in f32 as
far as every sum is a whole number below 2^24.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from tuner.cpu.flags import flag_of
from tuner.cpu.kernels.bf16 import broadcast_pair, dot_bf16
from tuner.cpu.kernels.emit import F32, Function, Index, IRValue
from tuner.cpu.kernels.integer_dots import (
    broadcast_words,
    dot_u8,
    madd_i16,
    maddubs,
    maddubs_joined,
)
from tuner.element import ELEMENTS, Element
from tuner.ops.products import depth, is_of_integers
from tuner.target import Isa
from tuner.task import Task

F16, BF16 = ELEMENTS["f16"], ELEMENTS["bf16"]
I32, I16, I8, U8 = (ELEMENTS[name] for name in ("i32", "i16", "i8", "u8"))

Load = Callable[[Function, IRValue], IRValue]
MultiplyAdd = Callable[[Function, IRValue, IRValue, IRValue], IRValue]
Joined = Callable[[Function, Sequence[tuple[IRValue, IRValue]], IRValue], IRValue]


@dataclass(frozen=True)
class Arithmetic:
    """Number format and inner product of a contraction, C = A * B with packed weights B."""

    name: str
    """Value of the knob `impl`."""
    weights: Element
    """Element of B as it is packed, or of each of its parts."""
    a: Element = F32
    """Element that A is rounded to, or each of its parts."""
    depth_step: int = 1
    """Keys of k that one step multiplies. Packed weights have those of a column side by side."""
    parts: int = 1
    """Parts of which a number is the sum."""
    products: tuple[tuple[int, int], ...] = ()
    """Products of parts (of A, of B), 0 the highest, in matrix tiles; (): there are none.

    Neighbours share one part, so that only the tiles of the other have to be loaded.
    """
    load_read: Load = Function.broadcast
    """A step of a row of A in every lane, from an array as the task reads it."""
    multiply_add: MultiplyAdd = Function.fma
    """The sums with the products of a step added: of (step of A, step of B, sums)."""
    joined: int = 1
    """Neighbouring steps whose products are added in fewer bits before they are added to the sums.
    Where there are several, packed weights have their steps in groups (see `step_groups`)."""
    multiply_add_joined: Joined | None = None
    """`multiply_add` of so many steps (of A, of B)."""
    sums: Element = F32
    """Element of the sums: f32, or i32."""
    exact_depth: int = 0
    """Largest number of products of u8 and i8 whose sums are exact; 0: it takes no integers."""
    step_time: float = 1.0
    """Time of `multiply_add`, that of an FMA being 1, to rank policies by."""
    read_instructions: int = 0
    """Instructions of `load_read` beyond those of a broadcast, to rank policies by."""
    computes: tuple[str, ...] = ("f32",)
    """Names of the elements that tasks may compute in. Of another one than f32, that is what A and
    weights are stored in (see `computing`)."""

    @property
    def packed_from(self) -> Element:
        """The element that a packer is given weights in: parts are split from f32."""
        return F32 if self.products and self.takes_floats else self.weights

    def computing(self, element: Element) -> Arithmetic:
        """The arithmetic in a task that computes in this element: in the place of f32."""
        if element == F32:
            return self
        a, weights, sums = (
            element if kind == F32 else kind for kind in (self.a, self.weights, self.sums)
        )
        return replace(self, a=a, weights=weights, sums=sums)

    @property
    def takes_floats(self) -> bool:
        """Return whether products of floats may be computed in it."""
        return self.sums.is_float

    @property
    def widens(self) -> bool:
        """Return whether a vector of B is converted after it is loaded."""
        return self.depth_step == 1 and self.weights != self.a

    def flag(self, isa: Isa) -> str:
        """CPU flag that `multiply_add` needs in vectors of a tier; "": it has all."""
        return flag_of(self.name, isa)

    def further_features(self, isa: Isa) -> tuple[str, ...]:
        """CPU flags that a kernel needs and its tier does not ask for."""
        flag = self.flag(isa)
        return () if flag in ("", *isa.features, *isa.emulated) else (flag,)

    def lacking(self, isa: Isa, features: Collection[str]) -> str | None:
        """The CPU flag that kernels of a tier need and that is not among these; None: it is."""
        flag = self.flag(isa)
        return None if flag in ("", *features) else flag

    def error(self, stored: Element) -> float:
        """Relative error of a product before it is added, for weights that a model stores so."""
        exact = ((self.a, (F32,)), (self.weights, (F32, stored)))
        return sum(e.roundoff**self.parts for e, exact_in in exact if e not in exact_in)

    # -- a step of k in a register tile ------------------------------------------------------------

    def load_a(self, f: Function, a: IRValue) -> IRValue:
        """A step of a row of A in every lane, as the task reads it or as A is rounded."""
        if self.depth_step == 1 or a.elements != self.a:
            return self.load_read(f, a)
        return f.repeat(f.load_raw(a, _GROUP, self.a.bits // 8), f.lanes)

    def load_b(self, f: Function, b: IRValue, lanes: Index) -> IRValue:
        """A step of a vector of columns of B, 0 in all but the first lanes."""
        if self.depth_step == 1:
            return f.load_first(b, lanes)
        return f.load_raw_first(b, lanes, _GROUP, self.weights.bits // 8)

    def add_products(
        self, f: Function, a: Sequence[IRValue], b: Sequence[IRValue], total: IRValue
    ) -> IRValue:
        """The sums with the products of up to `joined` steps of A and B added."""
        if self.multiply_add_joined is None or len(a) == 1:
            return self.multiply_add(f, a[0], b[0], total)
        return self.multiply_add_joined(f, tuple(zip(a, b, strict=True)), total)

    def no_sum(self, f: Function) -> IRValue:
        """Sums of nothing."""
        is_float = self.sums.is_float
        return f.splat(0.0) if is_float else IRValue("zeroinitializer", f.int_vector)


_ONE = ((0, 0),)
_THREE = ((1, 0), (0, 0), (0, 1))
_SIX = ((2, 0), (0, 0), (0, 2), (0, 1), (1, 1), (1, 0))
_GROUP = "i32"
"""LLVM's type of the elements of a step, where it has several: 32 bits in all."""
MAX_F32_DEPTH = 2**24 // (255 * 128)
"""Products of u8 and i8 that f32 adds up exactly, whatever the numbers."""
MAX_I32_DEPTH = 2**40
"""More than any depth: i32 wraps where the sum of the specification does."""


ARITHMETICS: Mapping[str, Arithmetic] = MappingProxyType(
    {
        row.name: row
        for row in (
            Arithmetic("direct", F32, computes=("f32", "f64"), exact_depth=MAX_F32_DEPTH),
            Arithmetic("direct_f16", F16),
            Arithmetic("direct_bf16", BF16),
            Arithmetic(
                "dot_bf16", BF16, BF16, 2,
                load_read=broadcast_pair, multiply_add=dot_bf16,
            ),
            Arithmetic(
                "dot_u8", I8, U8, 4, multiply_add=dot_u8, sums=I32, exact_depth=MAX_I32_DEPTH,
            ),
            Arithmetic(
                "maddubs", I8, U8, 4, multiply_add=maddubs, joined=2,
                multiply_add_joined=maddubs_joined, sums=I32, exact_depth=MAX_I32_DEPTH,
                step_time=1.7,
            ),
            Arithmetic(
                "madd_i16", I16, I16, 2, load_read=broadcast_words, multiply_add=madd_i16,
                sums=I32, exact_depth=MAX_I32_DEPTH, step_time=1.2, read_instructions=3,
            ),
            Arithmetic(
                "amx_u8", I8, U8, 4, products=_ONE, sums=I32, exact_depth=MAX_I32_DEPTH,
            ),
            Arithmetic("amx_bf16x6", BF16, BF16, 2, 3, _SIX),
            Arithmetic("amx_bf16x3", BF16, BF16, 2, 2, _THREE),
            Arithmetic("amx_bf16", BF16, BF16, 2, 1, _ONE),
        )
    }
)  # fmt: skip
"""All arithmetics, by the knob `impl`."""

FMA = ARITHMETICS["direct"]
"""Products and sums of f32."""
IN_REGISTERS = tuple(row for row in ARITHMETICS.values() if not row.products)
"""Arithmetics of register tiles."""
IN_TILES = tuple(row for row in ARITHMETICS.values() if row.products)
"""Arithmetics of matrix tiles."""

MAX_ERRORS: Mapping[str, float] = MappingProxyType(
    {
        "must_keep_origin_dtype": 2.0**-23,
        "allow_mix_precision": 2.0**-11,
        "allow_mix_precision_bf16": 2.0**-7,
    }
)
"""The largest `Arithmetic.error` that a precision mode admits."""


def is_admitted(arithmetic: Arithmetic, task: Task) -> bool:
    """Return whether the precision mode of a task allows an arithmetic's error.

    Weights in 16 bits are exact where the model stores them so, and rounded elsewhere. Integers
    have only exact arithmetics.
    """
    if is_of_integers(task):
        return arithmetic.exact_depth >= depth(task)
    stored = task.inputs[1].element
    return arithmetic.takes_floats and arithmetic.error(stored) <= MAX_ERRORS[task.precision_mode]


def widening(element: Element) -> Arithmetic:
    """The arithmetic of f32 that loads B from elements of this type."""
    return next(row for row in IN_REGISTERS if row.weights == element and row.a == F32)
