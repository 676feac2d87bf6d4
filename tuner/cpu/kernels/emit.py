"""The small vocabulary over LLVM IR that kernel families are written in.

Functions are emitted as text, in SSA form, without any optimisation pass behind it (passes only
made kernels slower to compile and more likely to spill): what is written is what runs. Vector
width comes from the Isa; Python ints stand for i64 constants, and sizes (`tuner.size`) for values
that are computed when the kernel runs.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from tuner.size import Expression, Size
from tuner.target import Isa


@dataclass(frozen=True)
class IRValue:
    """An SSA value or constant with its LLVM type, as both stand in the text."""

    name: str
    type: str


Index = IRValue | int

_INSTRUCTIONS = {"+": "add", "-": "sub", "*": "mul", "//": "udiv", "%": "urem"}
"""The instruction of each operation on sizes."""
SIZES = IRValue("%sizes", "ptr")
"""The parameter of every function of a module with sizes: where the kernel's sizes are."""


def is_number(x: Index, number: int) -> bool:
    """Return whether it is this constant: a size is none, whatever its value."""
    return type(x) is int and x == number


@dataclass
class CountedLoop:
    """A counted loop while it is written: `index`, the carried `values`, and `results` after it."""

    index: IRValue
    values: tuple[IRValue, ...]
    carried: tuple[IRValue, ...] | None = None

    def carry(self, *values: IRValue) -> None:
        """Give the values of the next round."""
        self.carried = values

    @property
    def results(self) -> tuple[IRValue, ...]:
        """Values after the loop, valid once it is closed."""
        return self.values


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

    def table(self, name: str, values: Sequence[int]) -> IRValue:
        """A constant array of i64; gives its address."""
        items = ", ".join(f"i64 {v}" for v in values)
        self.tables.append(f"@{name} = private constant [{len(values)} x i64] [{items}], align 64")
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


class Function:
    """One function while it is written. Methods append an instruction and give its value."""

    def __init__(
        self, module: LLVMModule, name: str, params: tuple[IRValue, ...], public: bool
    ) -> None:
        self.module = module
        self.isa = module.isa
        self.lanes = module.isa.lanes
        self.vector = f"<{self.lanes} x float>"
        self.int_vector = f"<{self.lanes} x i32>"
        self.mask_vector = f"<{self.lanes} x i1>"
        self.name = name
        self.params = params
        self.public = public
        self._first_lines: list[str] = []
        self._sizes: dict[Expression, IRValue] = {}
        self._limits: dict[Expression, IRValue] = {}
        self._lines: list[str] = []
        self._count = 0
        self._block = "entry"

    # -- plumbing ------------------------------------------------------------------------------

    def text(self) -> str:
        """The function as LLVM's text form."""
        own = (*self.params, SIZES) if self._has_sizes_param else self.params
        params = ", ".join(f"{p.type} {p.name}" for p in own)
        linkage = "" if self.public else "internal "
        body = "\n".join([*self._first_lines, *self._lines])
        return f"define {linkage}void @{self.name}({params}) #0 {{\nentry:\n{body}\n  ret void\n}}"

    @property
    def _has_sizes_param(self) -> bool:
        return bool(self.module.sizes) and not self.public

    def op(self, type_: str, instruction: str) -> IRValue:
        """Append `%n = instruction` with a result of this type."""
        self._count += 1
        value = IRValue(f"%v{self._count}", type_)
        self._lines.append(f"  {value.name} = {instruction}")
        return value

    def do(self, instruction: str) -> None:
        """Append an instruction without a result."""
        self._lines.append(f"  {instruction}")

    def keep_first(self) -> None:
        """Move what was written so far before the sizes that are computed at the beginning."""
        self._first_lines, self._lines = [*self._first_lines, *self._lines], []

    def declare(self, signature: str) -> None:
        """Declare a function of LLVM or of another module, once."""
        self.module.declarations[f"declare {signature}"] = None

    def intrinsic(self, name: str, type_: str, *args: IRValue, flags: str = "") -> IRValue:
        """Call a pure LLVM intrinsic by its full name, such as "llvm.sqrt.v16f32"."""
        self.declare(f"{type_} @{name}({', '.join(a.type for a in args)})")
        listed = ", ".join(f"{a.type} {a.name}" for a in args)
        return self.op(type_, f"call {flags}{type_} @{name}({listed})")

    def call(self, function: Function, *args: Index) -> None:
        """Call a function without a result; Python integers become i64."""
        values = [self.value(a) for a in args]
        if self.module.sizes:
            values.append(SIZES)
        self.do(f"call void @{function.name}({', '.join(f'{a.type} {a.name}' for a in values)})")

    def _label(self, name: str) -> str:
        self._count += 1
        return f"{name}{self._count}"

    def _start(self, label: str) -> None:
        self._lines.append(f"{label}:")
        self._block = label

    # -- integers and control ------------------------------------------------------------------

    def value(self, x: Index) -> IRValue:
        """The value itself, a Python integer as a constant i64, or a size as it is at run time."""
        if isinstance(x, Size):
            return self._size(x.expression)
        return IRValue(str(x), "i64") if isinstance(x, int) else x

    def _size(self, expression: Expression) -> IRValue:
        """Compute a size, once, at the beginning of the function."""
        if isinstance(expression, int):
            return IRValue(str(expression), "i64")
        if expression not in self._sizes:
            if isinstance(expression, tuple):
                operation, *sides = expression
                left, right = map(self._size, sides)
                text = f"{_INSTRUCTIONS[operation]} i64 {left.name}, {right.name}"
            else:
                self._count += 1
                place, number = f"%v{self._count}", self.module.sizes.index(expression)
                self._first_lines.append(f"  {place} = getelementptr i64, ptr %sizes, i64 {number}")
                text = f"load i64, ptr {place}, align 8"
            self._count += 1
            self._sizes[expression] = IRValue(f"%v{self._count}", "i64")
            self._first_lines.append(f"  %v{self._count} = {text}")
        return self._sizes[expression]

    def _int(self, op: str, a: Index, b: Index) -> IRValue:
        x, y = self.value(a), self.value(b)
        return self.op("i64", f"{op} i64 {x.name}, {y.name}")

    def add(self, a: Index, b: Index) -> IRValue:
        """Sum of i64."""
        if is_number(b, 0):
            return self.value(a)
        return self.value(b) if is_number(a, 0) else self._int("add", a, b)

    def sub(self, a: Index, b: Index) -> IRValue:
        """Difference of i64."""
        return self.value(a) if is_number(b, 0) else self._int("sub", a, b)

    def mul(self, a: Index, b: Index) -> IRValue:
        """Product of i64."""
        if is_number(a, 0) or is_number(b, 0):
            return self.value(0)
        if is_number(b, 1):
            return self.value(a)
        return self.value(b) if is_number(a, 1) else self._int("mul", a, b)

    def div(self, a: Index, b: Index) -> IRValue:
        """Quotient of numbers that are not negative."""
        return self.value(a) if is_number(b, 1) else self._int("udiv", a, b)

    def rem(self, a: Index, b: Index) -> IRValue:
        """Remainder of numbers that are not negative."""
        return self.value(0) if is_number(b, 1) else self._int("urem", a, b)

    def compare(self, op: str, a: Index, b: Index) -> IRValue:
        """Integer comparison: op is eq, ne, slt, sle, sgt, sge or ult (unsigned)."""
        x, y = self.value(a), self.value(b)
        return self.op("i1", f"icmp {op} {x.type} {x.name}, {y.name}")

    def select(self, condition: IRValue, a: Index, b: Index) -> IRValue:
        """a where the condition holds, else b; scalars or vectors."""
        x, y = self.value(a), self.value(b)
        return self.op(
            x.type,
            f"select {condition.type} {condition.name}, {x.type} {x.name}, {y.type} {y.name}",
        )

    def both(self, a: IRValue, b: IRValue) -> IRValue:
        """True where two conditions hold, i1 or masks."""
        return self.op(a.type, f"and {a.type} {a.name}, {b.name}")

    def negated(self, a: IRValue) -> IRValue:
        """True where a condition does not hold, i1 or a mask."""
        true = "true" if a.type == "i1" else "splat (i1 true)"
        return self.op(a.type, f"xor {a.type} {a.name}, {true}")

    def minimum(self, a: Index, b: Index) -> IRValue:
        """The smaller one of two signed integers."""
        return self.select(self.compare("slt", a, b), a, b)

    def maximum(self, a: Index, b: Index) -> IRValue:
        """The larger one of two signed integers."""
        return self.select(self.compare("sgt", a, b), a, b)

    @contextmanager
    def loop(
        self, start: Index, stop: Index, step: Index = 1, carried: Sequence[IRValue] = ()
    ) -> Iterator[CountedLoop]:
        """Emit `for index in range(start, stop, step)`, carrying values from round to round."""
        first, last, after = map(self.value, (start, stop, step))
        before = self._block
        head, body, end = self._label("head"), self._label("body"), self._label("end")
        self.do(f"br label %{head}")
        self._start(head)
        phis = len(self._lines)
        index = self.op("i64", "phi")
        values = tuple(self.op(c.type, "phi") for c in carried)
        go_on = self.compare("slt", index, last)
        self.do(f"br i1 {go_on.name}, label %{body}, label %{end}")
        self._start(body)
        loop = CountedLoop(index, values)
        yield loop
        following = self.op("i64", f"add nsw i64 {index.name}, {after.name}")
        nexts = (following, *(loop.carried or ()))
        if len(nexts) != 1 + len(values):
            raise ValueError(f"loop carries {len(values)} values but {len(nexts) - 1} were given")
        pairs = zip((index, *values), (first, *carried), nexts, strict=True)
        for line, (phi, old, new) in enumerate(pairs, start=phis):
            self._lines[line] = (
                f"  {phi.name} = phi {phi.type} [ {old.name}, %{before} ],"
                f" [ {new.name}, %{self._block} ]"
            )
        self.do(f"br label %{head}")
        self._start(end)

    @contextmanager
    def when(self, condition: IRValue) -> Iterator[None]:
        """Run the body only if the condition (i1) holds."""
        body, end = self._label("then"), self._label("end")
        self.do(f"br i1 {condition.name}, label %{body}, label %{end}")
        self._start(body)
        yield
        self.do(f"br label %{end}")
        self._start(end)

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
