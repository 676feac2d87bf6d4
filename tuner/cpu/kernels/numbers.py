"""Vectors and scalars of the element that a kernel computes in, f32, f64 or i64, as LLVM IR.

Of integers the arithmetic and the comparisons are those of i64, which wraps around.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tuner.cpu.kernels.control_flow import ControlFlow, Index, IRValue
from tuner.size import Size

BYTE_LANES, AVX2_LANES = 4, 8
"""Lanes of the vectors of SSE and NEON, and of AVX2."""


def float_text(value: float) -> str:
    """LLVM's exact text of an f32 constant: the hexadecimal bits of the same value as a double."""
    (rounded,) = struct.unpack("<f", struct.pack("<f", value))
    return double_text(rounded)


def double_text(value: float) -> str:
    """LLVM's exact text of an f64 constant."""
    return "0x" + struct.pack(">d", value).hex().upper()


class Numbers(ControlFlow):
    """A function while it is written, as far as arithmetic on floats goes."""

    def first_lanes(self, count: Index) -> IRValue:
        """The mask of the first `count` lanes: all where it is larger, none where it is negative.

        It is a constant, except of a count that is known only at run time.
        """
        if isinstance(count, (Size, IRValue)):
            type_ = f"i{self.element.bits}"
            numbers = ", ".join(f"{type_} {lane}" for lane in range(self.lanes))
            limit = self._size_limit(count) if isinstance(count, Size) else self._limit(count)
            return self.op(
                self.mask_vector, f"icmp slt {self.int_vector} <{numbers}>, {limit.name}"
            )
        bits = ", ".join(f"i1 {'true' if i < count else 'false'}" for i in range(self.lanes))
        return IRValue(f"<{bits}>", self.mask_vector)

    def _limit(self, count: IRValue) -> IRValue:
        """The count in every lane; 0 where it is negative."""
        fitting = self.maximum(self.minimum(count, self.lanes), 0)
        if self.element.bits < 64:
            fitting = self.convert("trunc", fitting, f"i{self.element.bits}")
        return self.repeat(fitting, self.lanes)

    def _size_limit(self, count: Size) -> IRValue:
        """`_limit` of a size, once, at the beginning of the function."""
        value, expression = self.value(count), count.expression
        if expression not in self._limits:
            self._lines, self._first_lines = self._first_lines, self._lines
            self._limits[expression] = self._limit(value)
            self._lines, self._first_lines = self._first_lines, self._lines
        return self._limits[expression]

    def shuffle(self, a: IRValue, b: IRValue, lanes: Sequence[int]) -> IRValue:
        """Lanes of a (numbered from 0) and of b (numbered on from there); -1: any."""
        mask = ", ".join("i32 poison" if lane < 0 else f"i32 {lane}" for lane in lanes)
        operands = f"{a.type} {a.name}, {b.type} {b.name}"
        return self.op(a.type, f"shufflevector {operands}, <{len(lanes)} x i32> <{mask}>")

    def pick(self, x: IRValue, lanes: IRValue) -> IRValue:
        """Lanes of an f32 vector; which ones (i32) is known only at run time.

        LLVM's own way would go through memory. Processors of four lanes pick single bytes.
        """
        if self.lanes > BYTE_LANES:
            name = "avx512.permvar.sf.512" if self.lanes > AVX2_LANES else "avx2.permps"
            return self.intrinsic(f"llvm.x86.{name}", self.vector, x, lanes)
        kind, i32 = "<16 x i8>", self.int_vector
        first = self.op(i32, f"mul {i32} {lanes.name}, splat (i32 {0x04040404})")
        every = self.op(i32, f"add {i32} {first.name}, splat (i32 {0x03020100})")
        is_arm = self.isa.architecture == "aarch64"
        name = "llvm.aarch64.neon.tbl1.v16i8" if is_arm else "llvm.x86.ssse3.pshuf.b.128"
        picked = self.intrinsic(
            name, kind, self.convert("bitcast", x, kind), self.convert("bitcast", every, kind)
        )
        return self.convert("bitcast", picked, self.vector)

    def repeat(self, x: IRValue, count: int) -> IRValue:
        """A vector of a scalar, so many times."""
        kind, zeros = f"<{count} x {x.type}>", f"<{count} x i32> zeroinitializer"
        one = self.op(kind, f"insertelement {kind} poison, {x.type} {x.name}, i64 0")
        return self.op(kind, f"shufflevector {kind} {one.name}, {kind} poison, {zeros}")

    def number(self, x: float) -> IRValue:
        """A scalar constant."""
        return IRValue(self._text(x), self.scalar)

    def _text(self, x: float) -> str:
        if self.element.is_whole:
            return str(int(x))
        return double_text(x) if self.element.bits == 64 else float_text(x)

    def splat(self, x: float | IRValue) -> IRValue:
        """A vector with the same number in every lane, from a number or a scalar value."""
        if not isinstance(x, IRValue):
            item = f"{self.scalar} {self._text(x)}"
            return IRValue(f"<{', '.join([item] * self.lanes)}>", self.vector)
        return self.repeat(x, self.lanes)

    def _float(self, op: str, a: IRValue, b: IRValue) -> IRValue:
        own = op.removeprefix("f") if is_of_integers(a.type) else op
        return self.op(a.type, f"{own} {a.type} {a.name}, {b.name}")

    def fadd(self, a: IRValue, b: IRValue) -> IRValue:
        """Sum of numbers, scalars or vectors."""
        return self._float("fadd", a, b)

    def fsub(self, a: IRValue, b: IRValue) -> IRValue:
        """Difference of numbers, scalars or vectors."""
        return self._float("fsub", a, b)

    def fmul(self, a: IRValue, b: IRValue) -> IRValue:
        """Product of numbers, scalars or vectors."""
        return self._float("fmul", a, b)

    def fdiv(self, a: IRValue, b: IRValue) -> IRValue:
        """Quotient of floats, scalars or vectors."""
        return self._float("fdiv", a, b)

    def fneg(self, a: IRValue) -> IRValue:
        """Negated number, scalar or vector."""
        if is_of_integers(a.type):
            return self.op(a.type, f"sub {a.type} zeroinitializer, {a.name}")
        return self.op(a.type, f"fneg {a.type} {a.name}")

    def fma(self, a: IRValue, b: IRValue, c: IRValue) -> IRValue:
        """a*b + c, fused where the instruction exists (llvm.fma is a library call elsewhere)."""
        if not self.isa.has_fma:
            return self.fadd(self.fmul(a, b), c)
        return self.intrinsic(f"llvm.fma.{suffix(a.type)}", a.type, a, b, c)

    def fcompare(self, op: str, a: IRValue, b: IRValue) -> IRValue:
        """Comparison: op is olt, ole, ogt, oge, oeq or une; gives i1 or a mask vector."""
        kind = self.mask_vector if "<" in a.type else "i1"
        if is_of_integers(a.type):
            return self.op(kind, f"icmp {_OF_INTEGERS[op]} {a.type} {a.name}, {b.name}")
        return self.op(kind, f"fcmp {op} {a.type} {a.name}, {b.name}")

    def fmax(self, a: IRValue, b: IRValue) -> IRValue:
        """The larger; b where either is not a number (one vmaxps)."""
        return self.select(self.fcompare("ogt", a, b), a, b)

    def fmin(self, a: IRValue, b: IRValue) -> IRValue:
        """The smaller; b where either is not a number (one vminps)."""
        return self.select(self.fcompare("olt", a, b), a, b)

    def fmath(self, name: str, a: IRValue) -> IRValue:
        """An LLVM intrinsic that is one instruction: sqrt, fabs, floor, ceil, rint, trunc."""
        return self.intrinsic(f"llvm.{name}.{suffix(a.type)}", a.type, a)

    def convert(self, op: str, a: IRValue, type_: str) -> IRValue:
        """A cast instruction: fptosi, sitofp, uitofp, bitcast, zext, sext, trunc, ..."""
        return self.op(type_, f"{op} {a.type} {a.name} to {type_}")


def is_of_integers(type_: str) -> bool:
    """Return whether an LLVM type is that of an integer, or of a vector of such."""
    return type_.strip("<>").rpartition(" ")[2].startswith("i")


def suffix(type_: str) -> str:
    """The name of a type at the end of an intrinsic's: v16f32 of <16 x float>."""
    count, _, element = type_.strip("<>").rpartition(" x ")
    return (f"v{count}" if count else "") + _SUFFIXES.get(element, element)


_SUFFIXES = {"float": "f32", "double": "f64"}
_OF_INTEGERS = {
    "olt": "slt", "ole": "sle", "ogt": "sgt", "oge": "sge", "oeq": "eq", "une": "ne",
}  # fmt: skip
"""Comparisons of integers for those of floats."""
