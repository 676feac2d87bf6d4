"""Vocabulary of kernels that put elements in order: keys of f32, bits of masks, a digit sort."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue

NAN_KEY = 0x7FC00000
"""The key of every NaN: above that of infinity."""
MIN_KEY = ~NAN_KEY
"""The lowest key, of a NaN where the smallest come first."""
DIGIT_BITS, DIGITS = 8, 4
"""Digits that items are sorted by: their low 32 bits."""
BINS = 1 << DIGIT_BITS
COUNTS_BYTES = 8 * BINS * DIGITS
"""Memory for the counts of a sort."""


def order_key(f: Function, x: IRValue, *, largest: bool) -> IRValue:
    """Keys of elements, a vector or a scalar: the larger, the earlier an element comes."""
    is_scalar = x.type == "float"
    kind = "i32" if is_scalar else f.int_vector

    def number(value: int) -> IRValue:
        return IRValue(str(value) if is_scalar else f"splat (i32 {value})", kind)

    positive = f.fadd(x, f.number(0.0) if is_scalar else f.splat(0.0))  # -0.0 becomes 0.0
    key = turned(f, f.convert("bitcast", positive, kind))
    key = f.select(f.fcompare("uno", x, x), number(NAN_KEY), key)
    return key if largest else f.op(kind, f"xor {kind} {key.name}, {number(-1).name}")


def turned(f: Function, bits: IRValue) -> IRValue:
    """The bits of a float as a key, and back: those of negative numbers are turned round."""
    kind = bits.type
    one, sign = ("1", "31") if kind == "i32" else ("splat (i32 1)", "splat (i32 31)")
    signs = f.op(kind, f"ashr {kind} {bits.name}, {sign}")
    turned = f.op(kind, f"lshr {kind} {signs.name}, {one}")
    return f.op(kind, f"xor {kind} {bits.name}, {turned.name}")


def bits_of(f: Function, mask: IRValue) -> IRValue:
    """A mask as the bits of a number."""
    bits = f.convert("bitcast", mask, f"i{f.lanes}")
    return f.convert("zext", bits, "i64")


def count_bits(f: Function, bits: IRValue) -> IRValue:
    """The number of bits that are set."""
    return f.intrinsic("llvm.ctpop.i64", "i64", bits)


def lowest_bit(f: Function, bits: IRValue) -> tuple[IRValue, IRValue]:
    """The number of the lowest bit, and the bits without it."""
    lane = f.intrinsic("llvm.cttz.i64", "i64", bits, IRValue("false", "i1"))
    less = f.op("i64", f"sub i64 {bits.name}, 1")
    return lane, f.op("i64", f"and i64 {bits.name}, {less.name}")


@dataclass(frozen=True)
class DigitSort:
    """Items of 64 bits in memory, sorted by their low 32 bits; equal ones keep their order."""

    f: Function
    memory: IRValue
    counts_at: int
    """Byte offset of the counts in the memory."""
    items_at: tuple[int, int]
    """Byte offsets of the items, and of as much memory that they move to and back."""

    def at(self, place: int, index: Index) -> IRValue:
        """The address of an item in the first or the second memory."""
        first = self.f.address(self.memory, self.items_at[place], "i8")
        return self.f.address(first, index, "i64")

    def sort(self, number: IRValue) -> None:
        """Sort so many items by each digit, the lowest first."""
        f, step = self.f, self.f.lanes // 2
        zeros = IRValue("zeroinitializer", f"<{step} x i64>")
        counts = f.address(self.memory, self.counts_at, "i8")
        with f.loop(0, BINS * DIGITS, step) as loop:
            f.store_raw(zeros, f.address(counts, loop.index, "i64"), 8)
        with f.loop(0, number) as loop:
            item = f.load_raw(self.at(0, loop.index), "i64", 8)
            for digit in range(DIGITS):
                counted = self._count(digit, self._digit(item, digit))
                f.store_raw(f.add(f.load_raw(counted, "i64", 8), 1), counted, 8)
        self._add_up()
        for digit in range(DIGITS):
            with f.loop(0, number) as loop:
                item = f.load_raw(self.at(digit % 2, loop.index), "i64", 8)
                counted = self._count(digit, self._digit(item, digit))
                place = f.load_raw(counted, "i64", 8)
                f.store_raw(item, self.at(1 - digit % 2, place), 8)
                f.store_raw(f.add(place, 1), counted, 8)

    def _add_up(self) -> None:
        """Counts of each value of a digit -> the place of its first item."""
        f = self.f
        with f.loop(0, BINS, carried=[f.value(0)] * DIGITS) as loop:
            sums = []
            for digit, total in enumerate(loop.values):
                counted = self._count(digit, loop.index)
                sums.append(f.add(total, f.load_raw(counted, "i64", 8)))
                f.store_raw(total, counted, 8)
            loop.carry(*sums)

    def _count(self, digit: int, value: IRValue) -> IRValue:
        first = self.f.address(self.memory, self.counts_at + 8 * BINS * digit, "i8")
        return self.f.address(first, value, "i64")

    def _digit(self, item: IRValue, digit: int) -> IRValue:
        f = self.f
        moved = f.op("i64", f"lshr i64 {item.name}, {DIGIT_BITS * digit}")
        return f.op("i64", f"and i64 {moved.name}, {BINS - 1}")
