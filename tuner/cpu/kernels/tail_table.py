"""Tails through bytes: what a tail makes of one byte is looked up in registers of 64 bytes.

    u8 -> sub -> mul -> sigmoid -> div -> u8 -> mul -> div -> i16 -> add -> (stored as u8)

Between the two bytes are three divisions, a look-up takes eleven instructions. Exact: the table
holds what the instructions are defined to give, in float64, rounded once to the second byte. One
by instructions of f32 differs by a step only where they round a quotient over a tie.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from tuner.cpu.kernels.byte_table import DEAR
from tuner.cpu.kernels.emit import Function, IRValue
from tuner.element import ELEMENTS, Element
from tuner.expression import Expression, Instruction
from tuner.ops.instructions import as_integer, evaluate_expression

BYTES = ("u8", "i8")
WORTH_DIVISIONS = 2
"""Divisions that take longer than a look-up, as does one function of `DEAR`."""
REGISTER_BYTES, WORDS = 64, "<32 x i16>"
_PERMUTE = "llvm.x86.avx512.vpermi2var.hi.512"


@dataclass(frozen=True)
class LookUp:
    """Instructions between two bytes of an expression."""

    first: int
    """Number of the instruction that makes the byte that is looked up."""
    last: int
    """Number of the instruction that makes the result."""
    table: tuple[int, ...]
    """The results for the bytes 0 to 255, those with a sign by their bits."""
    low: int
    """Smallest result: entries are counted from it."""


def can_look_up(f: Function) -> bool:
    """Return whether the tier permutes words of two registers: AVX-512, of vectors of f32."""
    is_x86 = f.isa.architecture == "x86_64"
    return is_x86 and f.isa.vector_bits == 8 * REGISTER_BYTES and f.element.name == "f32"


@cache
def look_ups(expression: Expression, stored: Element | None) -> tuple[LookUp, ...]:
    """The parts of an expression that are looked up, in order.

    `stored`: the element that the result is stored as; None where it may have more numbers.
    """
    found: list[LookUp] = []
    steps = expression.instructions
    for first, step in enumerate(steps):
        if step.op not in BYTES or (found and first < found[-1].last):
            continue
        last = max(_ends(steps, first, stored), default=first)
        ops = [one.op for one in steps[first + 1 : last + 1]]
        if not DEAR.intersection(ops) and ops.count("div") < WORTH_DIVISIONS:
            continue
        result = ELEMENTS[steps[last].op] if steps[last].op in BYTES else stored
        assert result is not None
        found.append(_look_up(steps, first, last, result))
    return tuple(found)


def _ends(steps: tuple[Instruction, ...], first: int, stored: Element | None) -> Iterator[int]:
    """Instructions that make a byte of this one alone; what is between is read nowhere else."""
    alone = {f"t{first}"}
    for number in range(first + 1, len(steps)):
        step = steps[number]
        if not all(arg in alone or arg[0] not in "xt" for arg in step.args):
            continue
        alone.add(f"t{number}")
        is_stored = number == len(steps) - 1 and stored is not None and stored.name in BYTES
        between = {f"t{n}" for n in range(first + 1, number)}
        reads = (arg for later in steps[number + 1 :] for arg in later.args)
        if (step.op in BYTES or is_stored) and between <= alone and between.isdisjoint(reads):
            yield number


def _look_up(steps: tuple[Instruction, ...], first: int, last: int, result: Element) -> LookUp:
    """The look-up of the instructions after the first one."""
    names = {f"t{n}": f"t{n - first - 1}" for n in range(first + 1, last + 1)} | {f"t{first}": "x0"}
    own = Expression(
        tuple(
            Instruction(step.op, tuple(names.get(arg, arg) for arg in step.args))
            for step in steps[first + 1 : last + 1]
        )
    )
    every = np.arange(256, dtype=np.uint8).view(ELEMENTS[steps[first].op].dtype)
    numbers = as_integer(evaluate_expression(own, [every.astype(np.float64)]), result)
    return LookUp(first, last, tuple(map(int, numbers.tolist())), int(result.limits[0]))


def emit_look_up(f: Function, look_up: LookUp, byte: IRValue) -> IRValue:
    """The results for a vector of bytes, which are whole numbers in f32.

    No lane is beyond the table, whatever is in it: a permutation reads the lowest bits of an index.
    """
    entries = [value - look_up.low for value in look_up.table]
    name = f"bytes_{hashlib.sha256(bytes(entries)).hexdigest()[:16]}"
    table = IRValue(f"@{name}", "ptr", ELEMENTS["u8"])
    if not any(text.startswith(f"@{name} ") for text in f.module.tables):
        f.module.table(name, entries, ELEMENTS["u8"])
    index = f.convert("fptosi", byte, f.int_vector)
    index = _with(f, "and", index, 255)
    words = f.convert("bitcast", _with(f, "lshr", index, 1), WORDS)
    parts = [f.load_raw(f.at(table, REGISTER_BYTES * i), WORDS, REGISTER_BYTES) for i in range(4)]
    lower, upper = (
        f.convert(
            "bitcast", f.intrinsic(_PERMUTE, WORDS, parts[i], words, parts[i + 1]), f.int_vector
        )
        for i in (0, 2)
    )
    is_upper = f.op(f.mask_vector, f"icmp ugt {f.int_vector} {index.name}, {_all(127)}")
    pair = f.select(is_upper, upper, lower)
    shift = _with(f, "shl", _with(f, "and", index, 1), 3)
    entry = f.op(f.int_vector, f"lshr {f.int_vector} {pair.name}, {shift.name}")
    found = f.convert("sitofp", _with(f, "and", entry, 255), f.vector)
    return f.fadd(found, f.splat(float(look_up.low))) if look_up.low else found


def _with(f: Function, op: str, a: IRValue, number: int) -> IRValue:
    return f.op(f.int_vector, f"{op} {f.int_vector} {a.name}, {_all(number)}")


def _all(number: int) -> str:
    return f"splat (i32 {number})"
