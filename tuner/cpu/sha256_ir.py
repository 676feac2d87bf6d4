"""SHA-256 of two streams at once as LLVM IR: the source of `sha256.o`, for processors with SHA-NI.

The instruction for two rounds waits for the one before it, twice as long as the processor takes to
begin another one. Two independent streams fill that time: each core digests twice as many bytes.
Source: FIPS 180-4; the order of words in the registers is that of `sha256rnds2`.

    16 groups of 4 rounds:  W[g] = 4 words of the block, or msg2(msg1(W[g-4], W[g-3]) + W', W[g-1])
                            C, D, G, H, A, B, E, F = two times rnds2 of W[g] + K[g]

where W' are the last three words of W[g-2] and the first one of W[g-1].
"""

from __future__ import annotations

from math import isqrt

WORD = 1 << 32
_V = "<4 x i32>"
_REVERSED = ", ".join(f"i32 {4 * word + byte}" for word in range(4) for byte in (3, 2, 1, 0))


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _cube_root(number: int) -> int:
    """The largest integer whose cube is not above a number."""
    low, high = 0, 1 << (number.bit_length() // 3 + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle - 1)
    return low


ROUND_CONSTANTS = tuple(_cube_root(prime << 96) % WORD for prime in _primes(64))
INITIAL = tuple(isqrt(prime << 64) % WORD for prime in _primes(8))
"""Fractions of the roots of the first primes: FIPS 180-4, 4.2.2 and 5.3.3."""


class _Stream:
    """One block of one stream; `lines` takes the instructions."""

    def __init__(self, number: int, lines: list[str]) -> None:
        self._number, self._lines, self._count = number, lines, 0
        self._abef, self._cdgh = f"%abef{number}", f"%cdgh{number}"
        self._words: list[str] = []

    def group(self, group: int) -> None:
        """Four rounds."""
        words = self._scheduled() if group >= 4 else self._loaded(group)
        self._words.append(words)
        constants = ", ".join(f"i32 {k}" for k in ROUND_CONSTANTS[4 * group : 4 * group + 4])
        low = self._do(f"add {_V} {words}, <{constants}>")
        self._two_rounds(low)
        places = "i32 2, i32 3, i32 poison, i32 poison"
        self._two_rounds(self._do(f"shufflevector {_V} {low}, {_V} poison, {_V} <{places}>"))

    def end(self) -> None:
        """Add the state before the block, and go to the next one."""
        number = self._number
        for name, value in (("abef", self._abef), ("cdgh", self._cdgh)):
            self._lines.append(f"  %{name}.next{number} = add {_V} {value}, %{name}{number}")
        self._lines.append(f"  %at.next{number} = getelementptr i8, ptr %at{number}, i64 64")

    def _two_rounds(self, words: str) -> None:
        new = self._call("rnds2", self._cdgh, self._abef, words)
        self._cdgh, self._abef = self._abef, new

    def _loaded(self, group: int) -> str:
        at = self._do(f"getelementptr i8, ptr %at{self._number}, i64 {16 * group}")
        read = self._do(f"load <16 x i8>, ptr {at}, align 1")
        order = f"<16 x i8> {read}, <16 x i8> poison, <16 x i32> <{_REVERSED}>"
        return self._do(f"bitcast <16 x i8> {self._do(f'shufflevector {order}')} to {_V}")

    def _scheduled(self) -> str:
        fourth, third, second, last = self._words[-4:]
        places = "i32 1, i32 2, i32 3, i32 4"
        across = self._do(f"shufflevector {_V} {second}, {_V} {last}, {_V} <{places}>")
        total = self._do(f"add {_V} {self._call('msg1', fourth, third)}, {across}")
        return self._call("msg2", total, last)

    def _call(self, name: str, *operands: str) -> str:
        arguments = ", ".join(f"{_V} {operand}" for operand in operands)
        return self._do(f"call {_V} @llvm.x86.sha256{name}({arguments})")

    def _do(self, instruction: str) -> str:
        self._count += 1
        name = f"%s{self._number}.{self._count}"
        self._lines.append(f"  {name} = {instruction}")
        return name


def sha256_ir() -> str:
    """The module: sha256_two(states, first, second, blocks), a block being 64 bytes of each.

    States are two times F, E, B, A, H, G, D, C, which it changes.
    """
    rounds: list[str] = []
    streams = [_Stream(number, rounds) for number in range(2)]
    for group in range(16):
        for stream in streams:
            stream.group(group)
    for stream in streams:
        stream.end()
    before, phis, after = list[str](), list[str](), list[str]()
    for number in range(2):
        for name, offset in (("abef", 32 * number), ("cdgh", 32 * number + 16)):
            value = f"{name}{number}"
            before += [
                f"  %{value}.at = getelementptr i8, ptr %states, i64 {offset}",
                f"  %{value}.old = load {_V}, ptr %{value}.at, align 4",
            ]
            phis.append(
                f"  %{value} = phi {_V} [%{value}.old, %entry], [%{name}.next{number}, %block]"
            )
            after.append(f"  store {_V} %{name}.next{number}, ptr %{value}.at, align 4")
        phis.append(f"  %at{number} = phi ptr [%in{number}, %entry], [%at.next{number}, %block]")
    declared = [
        f"declare {_V} @llvm.x86.sha256{name}({', '.join([_V] * operands)})"
        for name, operands in (("rnds2", 3), ("msg1", 2), ("msg2", 2))
    ]
    parameters = "ptr %states, ptr %in0, ptr %in1, i64 %blocks"
    features = '"target-features"="+sha,+ssse3"'
    lines = [
        *declared,
        f"define void @sha256_two({parameters}) {features} {{",
        "entry:", *before, "  br label %block",
        "block:", "  %i = phi i64 [0, %entry], [%i.next, %block]", *phis, *rounds,
        "  %i.next = add i64 %i, 1",
        "  %more = icmp ult i64 %i.next, %blocks",
        "  br i1 %more, label %block, label %done",
        "done:", *after, "  ret void", "}",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"
