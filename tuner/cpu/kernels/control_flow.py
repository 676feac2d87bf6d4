"""Integers and control flow of kernels as LLVM IR: the lower half of the vocabulary of `emit`."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tuner.element import ELEMENTS, Element
from tuner.size import Expression, Size

if TYPE_CHECKING:
    from tuner.cpu.kernels.emit import Function, LLVMModule


@dataclass(frozen=True)
class IRValue:
    """An SSA value or constant with its LLVM type, as both stand in the text."""

    name: str
    type: str
    element: Element | None = None
    """Element of an array, the address of such that follow each other; None of all else."""

    @property
    def elements(self) -> Element:
        """The element of an array. Raises TypeError for all else, such as a list of addresses."""
        if self.element is None:
            raise TypeError(f"{self.name} is no array")
        return self.element

    def of(self, element: Element) -> IRValue:
        """The same address as an array of these elements."""
        return replace(self, element=element)


Index = IRValue | int

_INSTRUCTIONS = {"+": "add", "-": "sub", "*": "mul", "//": "udiv", "%": "urem"}
"""The instruction of each operation on sizes."""
TURNS = 128
"""Turns of a wait before it offers its CPU: some microseconds."""
SCHED_YIELD = '"syscall", "={rax},{rax},~{rcx},~{r11},~{memory}"(i64 24)'
"""The system call of Linux, as a kernel refers to no function outside of it."""
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


class ControlFlow:
    """A function while it is written, as far as integers, loops and conditions go."""

    def __init__(
        self, module: LLVMModule, name: str, params: tuple[IRValue, ...], public: bool
    ) -> None:
        self.module = module
        self.isa = module.isa
        self.lanes = module.isa.lanes
        self.element = ELEMENTS[module.isa.element]
        """The element that is computed in."""
        self.scalar = self.element.storage
        self.vector = f"<{self.lanes} x {self.scalar}>"
        self.int_vector = f"<{self.lanes} x i{self.element.bits}>"
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

    def op_like(self, value: IRValue, instruction: str) -> IRValue:
        """`op` with a result of the type of a value: an array of its elements, if it is one."""
        return replace(value, name=self.op(value.type, instruction).name)

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
        return self.op_like(
            x, f"select {condition.type} {condition.name}, {x.type} {x.name}, {y.type} {y.name}"
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
        values = tuple(self.op_like(c, "phi") for c in carried)
        go_on = self.compare("slt", index, last)
        self.do(f"br i1 {go_on.name}, label %{body}, label %{end}")
        self._start(body)
        loop = CountedLoop(index, values)
        yield loop
        following = self.op("i64", f"add nsw i64 {index.name}, {after.name}")
        nexts = (following, *(loop.carried or ()))
        if len(nexts) != 1 + len(values):
            raise ValueError(f"loop carries {len(values)} values but {len(nexts) - 1} were given")
        # A phi names the last block of the body and its values, which are known only now.
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

    def interleave(self, bodies: Sequence[Callable[[], None]]) -> None:
        """Write several pieces of straight code, line by line in turns.

        A processor looks ahead a few hundred instructions: chains that wait for themselves run
        side by side only where they are near each other.
        """
        before, parts = self._lines, list[list[str]]()
        for body in bodies:
            self._lines = []
            body()
            parts.append(self._lines)
        turns = itertools.zip_longest(*parts)
        self._lines = [*before, *(line for turn in turns for line in turn if line is not None)]

    # -- between cores ---------------------------------------------------------------------------

    def claim(self, word: IRValue, before: IRValue, after: IRValue) -> IRValue:
        """True (i1) if a word of 64 bits was `before`: it is `after` then, for this core alone."""
        pair = self.op(
            "{ i64, i1 }",
            f"cmpxchg ptr {word.name}, i64 {before.name}, i64 {after.name} acq_rel monotonic",
        )
        return self.op("i1", f"extractvalue {{ i64, i1 }} {pair.name}, 1")

    def release(self, value: IRValue, word: IRValue) -> None:
        """Store a word so that a core that acquires it sees all that was stored before."""
        self.do(f"store atomic i64 {value.name}, ptr {word.name} release, align 8")

    def acquire(self, word: IRValue) -> IRValue:
        """Load a word that another core releases."""
        return self.op("i64", f"load atomic i64, ptr {word.name} acquire, align 8")

    def wait_until(self, is_reached: Callable[[], IRValue]) -> None:
        """Spin until a condition (i1), written again in each turn, holds.

        The thread that is awaited may need this CPU: on x86_64 it is offered every so many turns.
        """
        before, again, rest, end = self._block, *map(self._label, ("again", "rest", "end"))
        self.do(f"br label %{again}")
        self._start(again)
        turn = self.op("i64", "phi")
        place = len(self._lines) - 1
        self.do(f"br i1 {is_reached().name}, label %{end}, label %{rest}")
        self._start(rest)
        is_arm = self.isa.architecture == "aarch64"
        name, kind, one = ("aarch64.hint", "i32", "i32 1") if is_arm else ("x86.sse2.pause", "", "")
        self.declare(f"void @llvm.{name}({kind})")
        self.do(f"call void @llvm.{name}({one})")
        following = self.add(turn, 1)
        if not is_arm:
            with self.when(self.compare("eq", self.rem(following, TURNS), 0)):
                self.op("i64", f"call i64 asm sideeffect {SCHED_YIELD}")
        self._lines[place] = (
            f"  {turn.name} = phi i64 [ 0, %{before} ], [ {following.name}, %{self._block} ]"
        )
        self.do(f"br label %{again}")
        self._start(end)
