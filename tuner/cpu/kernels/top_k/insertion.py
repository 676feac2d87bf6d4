"""Insertion: the K best so far, sorted; a vector that has none better costs a comparison."""

from __future__ import annotations

from dataclasses import dataclass

from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.sorting import bits_of, count_bits, lowest_bit, order_key, turned
from tuner.cpu.kernels.top_k.plan import UNROLL, Row, TopKPlan

NO_ITEM, ANY_ITEM = -(1 << 63), (1 << 63) - 1
"""Items below and above all others."""
LOW_WORD = (1 << 32) - 1


def write_collect(module: LLVMModule, plan: TopKPlan, name: str) -> Function:
    """A function that takes the elements of a vector whose bits are set."""
    params = (("kept", "ptr"), ("x", F32), ("column", "i64"), ("bits", "i64"))
    f = module.function(f"{name}_collect", params)
    kept, x, column, bits = f.params
    with f.loop(0, count_bits(f, bits), carried=(bits,)) as found:
        lane, rest = lowest_bit(f, found.values[0])
        index = f.add(column, lane)
        key = order_key(f, f.load_one(f.at(x, index)), largest=plan.largest)
        high = f.op("i64", f"shl i64 {f.convert('sext', key, 'i64').name}, 32")
        low = f.sub(LOW_WORD, index)
        item = f.op("i64", f"or i64 {high.name}, {low.name}")
        last = f.load_raw(_item_at(f, kept, plan, plan.k - 1), "i64", 8)
        with f.when(f.compare("sgt", item, last)):
            _insert(f, kept, plan, item)
            _store_bound(f, kept, plan)
        found.carry(rest)
    return f


def _insert(f: Function, kept: IRValue, plan: TopKPlan, item: IRValue) -> None:
    """Put an item in its place; those behind it move by one, from the last on.

    kept[i] = max(kept[i], min(item, kept[i - 1])): what is before the place stays as it is.
    """
    kind = f"<{plan.step} x i64>"
    every = f.repeat(item, plan.step)

    def move(first: Index) -> None:
        here = _item_at(f, kept, plan, first)
        before = f.load_raw(_item_at(f, kept, plan, f.sub(first, 1)), kind, 8)
        own = f.load_raw(here, kind, 8)
        name = f"v{plan.step}i64"
        new = f.intrinsic(f"llvm.smin.{name}", kind, every, before)
        f.store_raw(f.intrinsic(f"llvm.smax.{name}", kind, own, new), here, 8)

    vectors = plan.kept // plan.step
    if vectors <= UNROLL:
        for number in reversed(range(vectors)):
            move(number * plan.step)
        return
    with f.loop(0, plan.kept, plan.step) as loop:
        move(f.sub(plan.kept - plan.step, loop.index))


def _store_bound(f: Function, kept: IRValue, plan: TopKPlan) -> None:
    """Keep the last of the K elements as a number: what is not better is passed over."""
    last = f.load_raw(_item_at(f, kept, plan, plan.k - 1), "i64", 8)
    high = f.op("i64", f"ashr i64 {last.name}, 32")
    key = f.convert("trunc", high, "i32")
    if not plan.largest:
        key = f.op("i32", f"xor i32 {key.name}, -1")
    bits = turned(f, key)
    f.store_raw(bits, kept, 4)


def _item_at(f: Function, kept: IRValue, plan: TopKPlan, index: Index) -> IRValue:
    place = index + plan.step if isinstance(index, int) else f.add(index, plan.step)
    return f.address(kept, place, "i64")


@dataclass(frozen=True)
class InsertedRow(Row):
    """A row whose elements are put in their places one by one."""

    def write(self, collect: Function) -> None:
        """The first K elements one by one; of the others, those that are better than the last."""
        f, plan = self.f, self.plan
        kind = f"<{plan.step} x i64>"
        lowest = IRValue(f"splat (i64 {NO_ITEM})", kind)
        with f.loop(0, plan.kept, plan.step) as loop:
            f.store_raw(lowest, _item_at(f, self.memory, plan, loop.index), 8)
        top = f.address(self.memory, plan.step - 1, "i64")
        f.store_raw(IRValue(str(ANY_ITEM), "i64"), top, 8)
        first = f.minimum(plan.k, plan.size)
        with f.loop(0, first) as loop:
            f.call(collect, self.memory, self.x, loop.index, 1)
        self._scan(collect, first)
        with f.loop(0, plan.k) as loop:
            item = f.load_raw(_item_at(f, self.memory, plan, loop.index), "i64", 8)
            low = f.op("i64", f"and i64 {item.name}, {LOW_WORD}")
            index = f.minimum(f.sub(LOW_WORD, low), f.sub(plan.size, 1))
            self.store(loop.index, index)

    def _scan(self, collect: Function, start: IRValue) -> None:
        f, plan, lanes = self.f, self.plan, self.f.lanes
        step = UNROLL * lanes
        rest = f.sub(plan.size, start)
        whole = f.add(start, f.mul(f.div(rest, step), step))
        with f.loop(start, whole, step) as loop:
            masks = self._better(loop.index, UNROLL)
            joined = masks[0]
            for mask in masks[1:]:
                joined = f.op(joined.type, f"or {joined.type} {joined.name}, {mask.name}")
            with f.when(f.compare("ne", bits_of(f, joined), 0)):
                for number, mask in enumerate(masks):
                    column = f.add(loop.index, number * lanes)
                    f.call(collect, self.memory, self.x, column, bits_of(f, mask))
        with f.loop(whole, plan.size, lanes) as loop:
            count = f.sub(plan.size, loop.index)
            (mask,) = self._better(loop.index, 1, count)
            mask = f.both(mask, f.first_lanes(count))
            f.call(collect, self.memory, self.x, loop.index, bits_of(f, mask))

    def _better(self, column: IRValue, vectors: int, count: Index | None = None) -> list[IRValue]:
        """The masks of elements that may be better than the last of the K; of every NaN, too."""
        f = self.f
        bound = f.broadcast(self.memory.of(F32))
        compared = "ugt" if self.plan.largest else "ult"
        columns = [f.add(column, number * f.lanes) for number in range(vectors)]
        loaded = (
            f.load_first(f.at(self.x, c), f.lanes if count is None else count) for c in columns
        )
        return [f.fcompare(compared, value, bound) for value in loaded]
