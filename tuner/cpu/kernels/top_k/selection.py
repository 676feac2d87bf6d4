"""Selection: the K-th key by bisection, what is not below it sorted digit by digit."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.sorting import (
    MIN_KEY,
    NAN_KEY,
    DigitSort,
    bits_of,
    count_bits,
    lowest_bit,
    order_key,
)
from tuner.cpu.kernels.top_k.plan import UNROLL, Row, TopKPlan


def write_count(module: LLVMModule, plan: TopKPlan, name: str) -> Function:
    """A step of the bisection: how many keys are not below the middle one."""
    f = module.function(f"{name}_count", (("state", "ptr"), ("keys", "ptr")))
    state, keys = f.params
    # In 64 bits, as the sum of two keys may have 33.
    low, high = (f.load_raw(f.address(state, number, "i64"), "i64", 8) for number in range(2))
    middle = f.op("i64", f"ashr i64 {f.add(low, high).name}, 1")
    every = f.repeat(f.convert("trunc", middle, "i32"), f.lanes)
    zero = IRValue("zeroinitializer", f.int_vector)
    with f.loop(0, plan.padded, UNROLL * f.lanes, [zero] * UNROLL) as loop:
        counts = []
        for number, before in enumerate(loop.values):
            place = f.address(keys, f.add(loop.index, number * f.lanes), "i32")
            key = f.load_raw(place, f.int_vector, 4)
            mask = f.op(f.mask_vector, f"icmp sge {f.int_vector} {key.name}, {every.name}")
            # A lane that is true becomes -1: to subtract it is to count it.
            ones = f.convert("sext", mask, f.int_vector)
            counts.append(f.op(f.int_vector, f"sub {f.int_vector} {before.name}, {ones.name}"))
        loop.carry(*counts)
    total = loop.results[0]
    for count in loop.results[1:]:
        total = f.op(f.int_vector, f"add {f.int_vector} {total.name}, {count.name}")
    added = f.intrinsic(f"llvm.vector.reduce.add.v{f.lanes}i32", "i32", total)
    found = f.convert("zext", added, "i64")
    is_enough = f.compare("sge", found, plan.k)
    f.store_raw(f.select(is_enough, middle, low), f.address(state, 0, "i64"), 8)
    f.store_raw(f.select(is_enough, high, middle), f.address(state, 1, "i64"), 8)
    for number, is_changed in ((2, is_enough), (3, f.negated(is_enough))):
        place = f.address(state, number, "i64")
        f.store_raw(f.select(is_changed, found, f.load_raw(place, "i64", 8)), place, 8)
    return f


@dataclass(frozen=True)
class SelectedRow(Row):
    """A row whose K best elements are found first, in any order, and sorted then."""

    def write(self, count: Function) -> None:
        """The K best in any order, sorted then."""
        f, plan = self.f, self.plan
        if plan.most < plan.size:
            self._write_keys()
            self._bisect(count)
            number = self._collect_keys()
        else:
            number = self._take_all()
        self._items.sort(number)
        with f.loop(0, plan.k) as loop:
            item = f.load_raw(self._items.at(0, loop.index), "i64", 8)
            self.store(loop.index, f.op("i64", f"lshr i64 {item.name}, 32"))

    @property
    def _items(self) -> DigitSort:
        return DigitSort(self.f, self.memory, self.plan.counts_at, self.plan.items_at)

    def _state(self, number: int) -> IRValue:
        """A word of the state: lowest key that is kept, that above, and elements from each on."""
        return self.f.address(self.memory, number, "i64")

    def _word(self, number: int) -> IRValue:
        return self.f.load_raw(self._state(number), "i64", 8)

    def _keys(self, column: Index) -> IRValue:
        first = self.f.address(self.memory, self.plan.keys_at, "i8")
        return self.f.address(first, column, "i32")

    def _write_keys(self) -> None:
        """Keys of all elements; behind them what is below every key."""
        f, plan = self.f, self.plan
        whole, lowest = (
            plan.size // f.lanes * f.lanes,
            IRValue(f"splat (i32 {-(1 << 31)})", f.int_vector),
        )
        with f.loop(0, whole, f.lanes) as loop:
            key = order_key(f, f.load(f.at(self.x, loop.index)), largest=plan.largest)
            f.store_raw(key, self._keys(loop.index), 4)
        with f.loop(whole, plan.padded, f.lanes) as loop:
            f.store_raw(lowest, self._keys(loop.index), 4)
        if whole < plan.size:
            count = plan.size - whole
            key = order_key(f, f.load_first(f.at(self.x, whole), count), largest=plan.largest)
            mask = f.first_lanes(count)
            f.store_raw(f.select(mask, key, lowest), self._keys(whole), 4)

    def _bisect(self, count: Function) -> None:
        """The lowest key of those that are kept: at least K elements have it or a higher one.

        It ends early where there are few more than K of them.
        """
        f, plan = self.f, self.plan
        for number, value in enumerate((MIN_KEY, NAN_KEY + 1, plan.size, 0)):
            f.store_raw(IRValue(str(value), "i64"), self._state(number), 8)
        with f.loop(0, 32):
            low, high, found = (self._word(number) for number in range(3))
            is_wide = f.compare("sgt", f.sub(high, low), 1)
            with f.when(f.both(is_wide, f.compare("sgt", found, plan.most))):
                f.call(count, self.memory, self._keys(0))

    def _collect_keys(self) -> IRValue:
        """Items of all elements above the lowest key, and of the first ones that have it."""
        f, plan = self.f, self.plan
        low, _, found, above = (self._word(number) for number in range(4))
        is_few = f.compare("sle", found, plan.most)
        left = f.select(is_few, plan.size, f.sub(plan.k, above))
        f.store_raw(IRValue("0", "i64"), self._state(4), 8)
        f.store_raw(left, self._state(5), 8)
        lowest = f.convert("trunc", low, "i32")
        every = f.repeat(lowest, f.lanes)
        with f.loop(0, plan.padded, f.lanes) as loop:
            keys = f.load_raw(self._keys(loop.index), f.int_vector, 4)
            mask = f.op(f.mask_vector, f"icmp sge {f.int_vector} {keys.name}, {every.name}")
            bits = bits_of(f, mask)
            start = self._word(4), self._word(5), bits
            with f.loop(0, count_bits(f, bits), carried=start) as kept:
                number, free, set_ = kept.values
                lane, rest = lowest_bit(f, set_)
                index = f.add(loop.index, lane)
                key = f.load_raw(self._keys(index), "i32", 4)
                self._store_item(number, key, index)
                is_lowest = f.compare("eq", key, lowest)
                is_over = f.both(is_lowest, f.compare("sle", free, 0))
                taken = f.select(is_over, 0, 1)
                used = f.select(is_lowest, taken, 0)
                kept.carry(f.add(number, taken), f.sub(free, used), rest)
            f.store_raw(kept.results[0], self._state(4), 8)
            f.store_raw(kept.results[1], self._state(5), 8)
        return self._word(4)

    def _take_all(self) -> IRValue:
        f, plan = self.f, self.plan
        with f.loop(0, plan.size) as loop:
            key = order_key(f, f.load_one(f.at(self.x, loop.index)), largest=plan.largest)
            self._store_item(loop.index, key, loop.index)
        return f.value(plan.size)

    def _store_item(self, place: IRValue, key: IRValue, index: IRValue) -> None:
        """An item: the index, and the key so that the best has the lowest digits."""
        f = self.f
        falling = f.op("i32", f"xor i32 {key.name}, {(1 << 31) - 1}")
        low, high = f.convert("zext", falling, "i64"), f.op("i64", f"shl i64 {index.name}, 32")
        f.store_raw(f.op("i64", f"or i64 {high.name}, {low.name}"), self._items.at(0, place), 8)
