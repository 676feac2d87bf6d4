"""The small vocabulary over LLVM IR that kernel families are written in.

Functions are emitted as text, in SSA form, without any optimisation pass behind it (passes only
made kernels slower to compile and more likely to spill): what is written is what runs. Vector
width comes from the Isa; Python ints stand for i64 constants, and sizes (`tuner.size`) for values
that are computed when the kernel runs.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from tuner.cpu.kernels.control_flow import ControlFlow, Index, IRValue, is_number
from tuner.size import Size
from tuner.target import Isa

__all__ = ["Function", "IRValue", "Index", "LLVMModule", "float_text", "is_number"]

BYTE_LANES, AVX2_LANES = 4, 8
"""Lanes of the vectors of SSE and NEON, and of AVX2."""


@dataclass
class LLVMModule:
    """One LLVM module: functions, constant tables and the intrinsics they need."""

    isa: Isa
    sizes: tuple[str, ...] = ()
    """Names of the sizes that the kernel is given when it runs, an i64 each."""
    functions: list[Function] = field(default_factory=list)
    declarations: dict[str, None] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)

    def function(
        self, name: str, params: Sequence[tuple[str, str]], *, public: bool = False
    ) -> Function:
        """A void function of (name, type) parameters; private ones are local to the module.

        Private functions of a module with sizes have `SIZES` as a last parameter.
        """
        values = tuple(IRValue(f"%{n}", t) for n, t in params)
        function = Function(self, name, values, public)
        self.functions.append(function)
        return function

    def table(self, name: str, values: Sequence[float], type_: str = "i64") -> IRValue:
        """A constant array of numbers of a type; gives its address."""
        texts = map(float_text, values) if type_ == "float" else map(str, values)
        items = ", ".join(f"{type_} {text}" for text in texts)
        kind = f"[{len(values)} x {type_}]"
        self.tables.append(f"@{name} = private constant {kind} [{items}], align 64")
        return IRValue(f"@{name}", "ptr")

    def text(self) -> str:
        """The module as LLVM's text form."""
        bodies = [f.text() for f in self.functions]
        isa = self.isa
        attributes = (
            f'attributes #0 = {{ nounwind "target-cpu"="{isa.cpu}" "tune-cpu"="{isa.tune_cpu}"'
            f' "prefer-vector-width"="{isa.lanes * 32}" }}'
        )
        return "\n".join([*self.tables, *self.declarations, *bodies, attributes, ""])


def float_text(value: float) -> str:
    """LLVM's exact text of an f32 constant: the hexadecimal bits of the same value as a double."""
    (rounded,) = struct.unpack("<f", struct.pack("<f", value))
    return "0x" + struct.pack(">d", rounded).hex().upper()


class Function(ControlFlow):
    """One function while it is written. Methods append an instruction and give its value."""

    # -- memory --------------------------------------------------------------------------------

    def at(self, pointer: IRValue, index: Index, type_: str = "float") -> IRValue:
        """The address of element `index` (of this type) after the pointer."""
        if is_number(index, 0):
            return pointer
        i = self.value(index)
        return self.op("ptr", f"getelementptr inbounds {type_}, ptr {pointer.name}, i64 {i.name}")

    def load(self, pointer: IRValue, type_: str | None = None, align: int = 4) -> IRValue:
        """Load a vector of f32 (or a value of this type); rows are only element-aligned."""
        type_ = type_ or self.vector
        return self.op(type_, f"load {type_}, ptr {pointer.name}, align {align}")

    def store(self, value: IRValue, pointer: IRValue, align: int = 4) -> None:
        """Store a value; `align` is in bytes."""
        self.do(f"store {value.type} {value.name}, ptr {pointer.name}, align {align}")

    def load_first(
        self, pointer: IRValue, count: Index, element: str = "float", align: int = 4
    ) -> IRValue:
        """Load the first `count` lanes, 0 in the others; nothing beyond them is touched."""
        kind, mask = f"<{self.lanes} x {element}>", self.first_lanes(count)
        if is_number(count, self.lanes):
            return self.load(pointer, kind, align)
        name = f"llvm.masked.load.{_suffix(kind)}.p0"
        self.declare(f"{kind} @{name}(ptr, {mask.type}, {kind})")
        source = f"ptr align {align} {pointer.name}, {mask.type} {mask.name}"
        return self.op(kind, f"call {kind} @{name}({source}, {kind} zeroinitializer)")

    def store_first(self, value: IRValue, pointer: IRValue, count: Index, align: int = 4) -> None:
        """Store the first `count` lanes only."""
        if is_number(count, self.lanes):
            self.store(value, pointer, align)
            return
        name, mask = f"llvm.masked.store.{_suffix(value.type)}.p0", self.first_lanes(count)
        self.declare(f"void @{name}({value.type}, ptr, {mask.type})")
        self.do(
            f"call void @{name}({value.type} {value.name}, ptr align {align} {pointer.name},"
            f" {mask.type} {mask.name})"
        )

    def first_lanes(self, count: Index) -> IRValue:
        """The mask of the first `count` lanes: all where it is larger, none where it is negative.

        It is a constant, except of a count that is known only at run time.
        """
        if isinstance(count, (Size, IRValue)):
            numbers = ", ".join(f"i32 {lane}" for lane in range(self.lanes))
            limit = self._size_limit(count) if isinstance(count, Size) else self._limit(count)
            return self.op(
                self.mask_vector, f"icmp slt {self.int_vector} <{numbers}>, {limit.name}"
            )
        bits = ", ".join(f"i1 {'true' if i < count else 'false'}" for i in range(self.lanes))
        return IRValue(f"<{bits}>", self.mask_vector)

    def _limit(self, count: IRValue) -> IRValue:
        """The count in every lane; 0 where it is negative."""
        fitting = self.maximum(self.minimum(count, self.lanes), 0)
        return self.repeat(self.convert("trunc", fitting, "i32"), self.lanes)

    def _size_limit(self, count: Size) -> IRValue:
        """`_limit` of a size, once, at the beginning of the function."""
        value, expression = self.value(count), count.expression
        if expression not in self._limits:
            self._lines, self._first_lines = self._first_lines, self._lines
            self._limits[expression] = self._limit(value)
            self._lines, self._first_lines = self._first_lines, self._lines
        return self._limits[expression]

    def prefetch(self, pointer: IRValue, locality: int) -> None:
        """Ask for a cache line: locality 3 = into L1, 2 = into L2."""
        self.declare("void @llvm.prefetch.p0(ptr, i32, i32, i32)")
        self.do(f"call void @llvm.prefetch.p0(ptr {pointer.name}, i32 0, i32 {locality}, i32 1)")

    # -- f32 vectors and scalars ---------------------------------------------------------------

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
        """A scalar f32 constant."""
        return IRValue(float_text(x), "float")

    def splat(self, x: float | IRValue) -> IRValue:
        """A vector with the same f32 in every lane, from a number or a scalar value."""
        if not isinstance(x, IRValue):
            item = f"float {float_text(x)}"
            return IRValue(f"<{', '.join([item] * self.lanes)}>", self.vector)
        return self.repeat(x, self.lanes)

    def broadcast(self, pointer: IRValue) -> IRValue:
        """Load one f32 into every lane."""
        return self.splat(self.load(pointer, "float"))

    def _float(self, op: str, a: IRValue, b: IRValue) -> IRValue:
        return self.op(a.type, f"{op} {a.type} {a.name}, {b.name}")

    def fadd(self, a: IRValue, b: IRValue) -> IRValue:
        """Sum of f32, scalars or vectors."""
        return self._float("fadd", a, b)

    def fsub(self, a: IRValue, b: IRValue) -> IRValue:
        """Difference of f32, scalars or vectors."""
        return self._float("fsub", a, b)

    def fmul(self, a: IRValue, b: IRValue) -> IRValue:
        """Product of f32, scalars or vectors."""
        return self._float("fmul", a, b)

    def fdiv(self, a: IRValue, b: IRValue) -> IRValue:
        """Quotient of f32, scalars or vectors."""
        return self._float("fdiv", a, b)

    def fneg(self, a: IRValue) -> IRValue:
        """Negated f32, scalar or vector."""
        return self.op(a.type, f"fneg {a.type} {a.name}")

    def fma(self, a: IRValue, b: IRValue, c: IRValue) -> IRValue:
        """a*b + c, fused where the instruction exists (llvm.fma is a library call elsewhere)."""
        if not self.isa.has_fma:
            return self.fadd(self.fmul(a, b), c)
        return self.intrinsic(f"llvm.fma.{_suffix(a.type)}", a.type, a, b, c)

    def fcompare(self, op: str, a: IRValue, b: IRValue) -> IRValue:
        """Float comparison: op is olt, ole, ogt, oge, oeq or une; gives i1 or a mask vector."""
        kind = "i1" if a.type == "float" else self.mask_vector
        return self.op(kind, f"fcmp {op} {a.type} {a.name}, {b.name}")

    def fmax(self, a: IRValue, b: IRValue) -> IRValue:
        """The larger; b where either is not a number (one vmaxps)."""
        return self.select(self.fcompare("ogt", a, b), a, b)

    def fmin(self, a: IRValue, b: IRValue) -> IRValue:
        """The smaller; b where either is not a number (one vminps)."""
        return self.select(self.fcompare("olt", a, b), a, b)

    def fmath(self, name: str, a: IRValue) -> IRValue:
        """An LLVM intrinsic that is one instruction: sqrt, fabs, floor, ceil, rint, trunc."""
        return self.intrinsic(f"llvm.{name}.{_suffix(a.type)}", a.type, a)

    def convert(self, op: str, a: IRValue, type_: str) -> IRValue:
        """A cast instruction: fptosi, sitofp, uitofp, bitcast, zext, sext, trunc, ..."""
        return self.op(type_, f"{op} {a.type} {a.name} to {type_}")


def _suffix(type_: str) -> str:
    """The name of a type at the end of an intrinsic's: v16f32 of <16 x float>."""
    count, _, element = type_.strip("<>").rpartition(" x ")
    return (f"v{count}" if count else "") + ("f32" if element == "float" else element)
