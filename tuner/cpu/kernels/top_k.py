"""The K largest or smallest elements of each row, in order, and their places in it.

Of equal elements (0.0 and -0.0 are equal) the first comes first. A NaN is larger than every number,
as in NumPy and PyTorch. ONNX Runtime has no order for it: what it gives depends on where the NaN
is and on K, and may leave out a number that is larger than another one that it gives.

Elements are compared by keys, integers in their order. A unit of work is one row.

    impl=insertion    the K best so far, sorted; a vector that has none better costs a comparison
    impl=selection    the K-th key by bisection, what is not below it sorted digit by digit

The first pays for few elements of many, the second for the rest.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tuner.cpu.kernels.emit import F32, Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import (
    Family,
    Kernel,
    Knobs,
    Phase,
    module_of,
    open_phase,
    packs_nothing,
)
from tuner.cpu.kernels.sorting import (
    COUNTS_BYTES,
    MIN_KEY,
    NAN_KEY,
    DigitSort,
    bits_of,
    count_bits,
    lowest_bit,
    order_key,
    turned,
)
from tuner.errors import KernelError
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Isa, Target
from tuner.task import Task

UNROLL = 4
"""Vectors that are compared at once."""
NO_ITEM, ANY_ITEM = -(1 << 63), (1 << 63) - 1
"""Items below and above all others."""
LOW_WORD = (1 << 32) - 1
CACHE_LINE = 64


@dataclass(frozen=True)
class TopKPlan:
    """Sizes of a task, and the memory of each core."""

    task: Task
    lanes: int

    @property
    def size(self) -> int:
        """Elements of a row."""
        return self.task.inputs[0].shape[-1]

    @property
    def k(self) -> int:
        """Elements of a row of the results."""
        return self.task.integer("k")

    @property
    def rows(self) -> int:
        """Number of rows."""
        return math.prod(self.task.inputs[0].shape[:-1])

    @property
    def largest(self) -> bool:
        """Return whether the largest come first."""
        return bool(self.task.integer("largest"))

    @property
    def step(self) -> int:
        """Items that are compared at once."""
        return self.lanes // 2

    @property
    def kept(self) -> int:
        """Items that the insertion keeps: K, in whole vectors."""
        return -(-self.k // self.step) * self.step

    @property
    def most(self) -> int:
        """Items up to which the bisection need not continue."""
        return min(self.size, self.k + max(64, self.k // 4))

    @property
    def insertion_bytes(self) -> int:
        """A vector for the bound and the item above all others, then the items."""
        return _whole(8 * (self.step + self.kept))

    @property
    def padded(self) -> int:
        """Keys of a row in whole rounds."""
        return -(-self.size // (UNROLL * self.lanes)) * UNROLL * self.lanes

    @property
    def selection_bytes(self) -> int:
        """State, counts of digits, items in two places, keys."""
        return CACHE_LINE + COUNTS_BYTES + 2 * self._items_bytes + _whole(4 * self.padded)

    @property
    def counts_at(self) -> int:
        """Byte offset of the counts of digits."""
        return CACHE_LINE

    @property
    def items_at(self) -> tuple[int, int]:
        """Byte offsets of the two places of items."""
        first = CACHE_LINE + COUNTS_BYTES
        return first, first + self._items_bytes

    @property
    def keys_at(self) -> int:
        """Byte offset of the keys."""
        return self.items_at[1] + self._items_bytes

    @property
    def _items_bytes(self) -> int:
        return _whole(8 * (self.most + 1))  # one that is not kept may be written behind them


def _whole(size_bytes: int) -> int:
    return -(-size_bytes // CACHE_LINE) * CACHE_LINE


# -- the space -------------------------------------------------------------------------------------


def _default(task: Task, target: Target) -> Policy:
    policies = [Policy.of(impl=impl) for impl in _knobs(task, target)["impl"]]
    return min(policies, key=lambda policy: _estimate(task, policy, target))


def _knobs(task: Task, _: Target) -> Knobs:
    """Rows of a length that is known only at run time are not sorted: their keys need memory."""
    is_fixed = not is_open(task.inputs[0].shape[-1])
    return {"impl": ("insertion", "selection") if is_fixed else ("insertion",)}


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    if is_open(task.integer("k")):
        return f"{task.op} has no kernel for a number of elements that is known only at run time"
    if policy["impl"] not in _knobs(task, target)["impl"]:
        return "rows of a length that is known only at run time have no selection"
    return None


def _estimate(task: Task, policy: Policy, target: Target) -> float:
    """Cycles of a row of random numbers."""
    lanes, size, k = target.isa.lanes, int(task.inputs[0].shape[-1]), int(task.integer("k"))
    vectors = size / lanes
    if policy["impl"] == "insertion":
        inserted = k * (1 + math.log(size / k))
        return 2 * vectors + inserted * (20 + 2 * k / lanes)
    selected = 0.0 if k + 64 >= size else 15 * vectors + 5 * k
    return selected + 0.2 * COUNTS_BYTES + 13 * min(size, 1.1 * k)


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    if is_open(task.integer("k")):
        raise KernelError(f"{task.op} has no kernel for a k that is known only at run time")
    plan, module = TopKPlan(task, isa.lanes), module_of(task, isa)
    is_insertion = policy["impl"] == "insertion"
    own_bytes = plan.insertion_bytes if is_insertion else plan.selection_bytes
    helper = _write_collect(module, plan, name) if is_insertion else None
    counter = None if is_insertion else _write_count(module, plan, name)
    frame = open_phase(module, name, task, own_bytes)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as rows:
        x = f.at(frame.inputs[0], f.mul(rows.index, plan.size))
        values, indices = (f.at(array, f.mul(rows.index, plan.k)) for array in frame.outputs)
        row = _Row(f, plan, frame.worker_scratch, x, values, indices)
        if helper is not None:
            row.insert_all(helper)
        elif counter is not None:
            row.select(counter)
    return Kernel(module.text(), (Phase(name, plan.rows),), 0, own_bytes)


# -- insertion -------------------------------------------------------------------------------------


def _write_collect(module: LLVMModule, plan: TopKPlan, name: str) -> Function:
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
class _Row:
    """One row while it is written."""

    f: Function
    plan: TopKPlan
    memory: IRValue
    x: IRValue
    values: IRValue
    indices: IRValue

    def insert_all(self, collect: Function) -> None:
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
            self._store(loop.index, index)

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

    def _store(self, place: IRValue, index: IRValue) -> None:
        f = self.f
        f.store_raw(index, f.at(self.indices, place), 8)
        f.store(f.load_one(f.at(self.x, index)), f.at(self.values, place))

    # -- selection ---------------------------------------------------------------------------------

    def select(self, count: Function) -> None:
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
            self._store(loop.index, f.op("i64", f"lshr i64 {item.name}, 32"))

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


def _write_count(module: LLVMModule, plan: TopKPlan, name: str) -> Function:
    """A step of the bisection: how many keys are not below the middle one."""
    f = module.function(f"{name}_count", (("state", "ptr"), ("keys", "ptr")))
    state, keys = f.params
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


FAMILY = Family(("top_k",), _default, _knobs, _illegal, _generate, packs_nothing, _estimate)
