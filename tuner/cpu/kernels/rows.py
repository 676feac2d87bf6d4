"""Vocabulary of the kernels that walk along rows: row, sweep over it, sums across lanes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from tuner.cpu.kernels.emit import Function, Index, IRValue, is_number
from tuner.cpu.kernels.expression import emit_expression, load_columns, row_pointer
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.storage import STORED
from tuner.ops import element_of_task
from tuner.size import always_equal, is_open
from tuner.task import Task

State = tuple[IRValue, ...]
"""Values that one accumulator of a sweep carries from vector to vector."""
Body = Callable[[Index, int, State], State]
"""Writes the code of one vector: its column, its number of lanes in use, the state before it."""
Round = Callable[[Index, list[State]], list[State]]
"""Writes the code of one round: its first column, the states of all accumulators before it."""
Combine = Callable[[Function, IRValue, IRValue], IRValue]

MIN_BLOCK = 16
"""Additions to one sum before blocks pay."""
OPEN_BLOCK = 32
"""Additions in a block of a sum whose length is known only at run time."""


def sweep(
    f: Function,
    size: int,
    states: Sequence[State],
    body: Body,
    width: int | None = None,
    *,
    sums: bool = False,
) -> list[State]:
    """Write `body` for every vector of a row of `size` elements; gives the accumulators' states.

    The accumulators (given by their first states) take turns, so that the vectors of a round do
    not wait for each other. The last vector may have fewer lanes in use. `width` is the step,
    by default a vector. States that are `sums` are added up block by block (see `add_in_blocks`).
    """
    width = width or f.lanes
    step = width * len(states)
    is_looped = is_open(size) or size >= 2 * step
    looped = size // step * step if is_looped else 0

    def round_(column: Index, befores: list[State]) -> list[State]:
        columns = [f.add(column, slot * width) for slot in range(len(states))]
        return [body(c, width, b) for c, b in zip(columns, befores, strict=True)]

    now = list(states)
    if is_looped:
        block = block_of(size // step) if sums else None
        now = add_in_blocks(f, (0, looped, step), block, states, round_)
    if is_open(size):
        whole = size // width * width
        now[0] = _carried(f, (looped, whole, width), now[0], lambda c, s: body(c, width, s))
        if not always_equal(whole, size):  # once at most
            now[0] = _carried(
                f, (whole, size, width), now[0], lambda c, s: body(c, size % width, s)
            )
        return now
    for number, column in enumerate(range(looped, size, width)):
        slot = number % len(now)
        now[slot] = body(column, min(width, size - column), now[slot])
    return now


def _carried(
    f: Function,
    range_: tuple[Index, Index, int],
    state: State,
    body: Callable[[Index, State], State],
) -> State:
    with f.loop(*range_, state) as loop:
        loop.carry(*body(loop.index, loop.values))
    return loop.results


def vectors_of(f: Function, size: int, most: int = 0) -> list[tuple[int, int]]:
    """The first column of each vector of a row of `size` elements, and its lanes in use.

    A size that is known only at run time is `most` at most: vectors behind its end have no lanes
    in use, or a negative number of them.
    """
    if is_open(size):
        return [(column, size - column) for column in range(0, most, f.lanes)]
    return [(column, min(f.lanes, size - column)) for column in range(0, size, f.lanes)]


def each_block(f: Function, number: IRValue, size: int, block: int) -> Iterator[int]:
    """The sizes of blocks of a row, each under the condition that block `number` has it.

    All blocks have one size, but the last may be cut.
    """
    last = (-(-size // block) if is_open(size) else max(1, -(-size // block))) - 1
    rest = size - last * block
    if not is_open(size) and (rest == block or last == 0):
        yield rest
        return
    for comparison, own in (("ne", block), ("eq", rest)):
        with f.when(f.compare(comparison, number, last)):
            yield own


def block_of(rounds: int, terms: int = 1) -> int | None:
    """Rounds (of so many terms each) in a block of a sum, None where one block is enough.

    The longer the sum, the longer the blocks: their number and their length grow alike. Sums whose
    length is known only at run time have blocks of one length.
    """
    if is_open(rounds) or is_open(terms):
        return 1 if is_open(terms) else max(1, OPEN_BLOCK // terms)
    total = rounds * terms
    block = max(1, max(MIN_BLOCK, 1 << (total.bit_length() // 2)) // terms)
    return block if block < rounds else None


def add_in_blocks(
    f: Function,
    range_: tuple[Index, Index, int],
    block: int | None,
    states: Sequence[State],
    body: Round,
) -> list[State]:
    """A loop (start, stop, step) whose sums begin at 0 in each block of rounds, and are added.

    The error of a long sum grows with the number of additions that a term goes through: with
    blocks that is twice the root of the number of terms, not the number itself.
    """
    start, stop, step = range_
    if block is None:
        return _rounds(f, range_, states, body)
    zeros = [(f.splat(0.0),) * len(state) for state in states]
    with f.loop(start, stop, block * step, flat(states)) as loop:
        end = f.minimum(f.add(loop.index, block * step), stop)
        own = _rounds(f, (loop.index, end, step), zeros, body)
        pairs = zip(loop.values, flat(own), strict=True)
        loop.carry(*(f.fadd(before, added) for before, added in pairs))
    return regroup(loop.results, len(states))


def _rounds(
    f: Function, range_: tuple[Index, Index, int], states: Sequence[State], body: Round
) -> list[State]:
    with f.loop(*range_, flat(states)) as loop:
        loop.carry(*flat(body(loop.index, regroup(loop.values, len(states)))))
    return regroup(loop.results, len(states))


def flat(states: Sequence[State]) -> State:
    """The values of all accumulators in one list, as a loop carries them."""
    return tuple(value for state in states for value in state)


def regroup(values: State, count: int) -> list[State]:
    """`flat` undone."""
    width = len(values) // count
    return [values[i * width : (i + 1) * width] for i in range(count)]


def merge(f: Function, combine: Combine, values: Sequence[IRValue]) -> IRValue:
    """All values combined, in a balanced tree."""
    while len(values) > 1:
        pairs = zip(values[::2], values[1::2], strict=False)
        odd = values[len(values) // 2 * 2 :]
        values = [*(combine(f, a, b) for a, b in pairs), *odd]
    return values[0]


def across_lanes(f: Function, combine: Combine, values: Sequence[IRValue]) -> IRValue:
    """All lanes of all values combined; every lane of the result has it."""
    value, distance = merge(f, combine, values), f.lanes // 2
    while distance:
        order = [lane ^ distance for lane in range(f.lanes)]
        value = combine(f, value, f.shuffle(value, value, order))
        distance //= 2
    return value


def totals(f: Function, a: IRValue, b: IRValue) -> tuple[IRValue, IRValue]:
    """The lanes of each vector added up, as scalars: after one step the two share a vector."""
    half, lanes = f.lanes // 2, range(f.lanes)

    def halves(first: int) -> IRValue:
        order = [first + lane % half + (lane // half) * f.lanes for lane in lanes]
        return f.shuffle(a, b, order)

    both, distance = f.fadd(halves(0), halves(half)), half // 2
    while distance:
        both = f.fadd(both, f.shuffle(both, both, [lane ^ distance for lane in lanes]))
        distance //= 2
    return first_lane(f, both), first_lane(f, f.shuffle(both, both, [half] * f.lanes))


def first_lane(f: Function, value: IRValue) -> IRValue:
    """The first lane as a scalar."""
    return f.op(f.scalar, f"extractelement {value.type} {value.name}, i64 0")


def only_first(f: Function, value: IRValue, count: Index, other: float) -> IRValue:
    """The value in its first `count` lanes, another number in the rest."""
    if is_number(count, f.lanes):
        return value
    return f.select(f.first_lanes(count), value, f.splat(other))


def mean_of(f: Function, total: IRValue, count: int) -> IRValue:
    """A sum over a number of elements: their mean, rounded once.

    A product with the rounded 1 / count would be another number: 41 ones have the mean 1.
    """
    number = float(count) if not is_open(count) else f.convert("sitofp", f.value(count), f.scalar)
    if total.type == f.scalar:
        return f.fdiv(total, number if isinstance(number, IRValue) else f.number(number))
    return f.fdiv(total, f.splat(number))


class Row:
    """One row of a task that maps rows to rows: its places in memory, and how it ends."""

    def __init__(self, frame: Frame, task: Task, index: IRValue) -> None:
        """First input and output are seen as rows of the last dimension, `index` is its number."""
        f, shape = frame.function, task.output.shape
        self.f, self.task, self.size = f, task, shape[-1]
        start = f.mul(index, self.size)
        tails = zip(task.tail_inputs, frame.inputs[task.first_tail_input :], strict=True)
        self.tail_pointers = [row_pointer(f, t, pointer, shape, index) for t, pointer in tails]
        self.input, self.output = f.at(frame.inputs[0], start), f.at(frame.output, start)

    def load(self, column: Index, count: int) -> IRValue:
        """The first `count` elements from a column on; the other lanes are 0."""
        return self.f.load_first(self.f.at(self.input, column), count)

    def finish(self, value: IRValue, column: Index, count: int) -> None:
        """Apply the tail and store."""
        operands = zip(self.task.tail_inputs, self.tail_pointers, strict=True)
        inputs = [load_columns(self.f, t, p, column, count) for t, p in operands]
        result = emit_expression(self.f, self.task.tail, [value, *inputs])
        self.f.store_first(result, self.f.at(self.output, column), count)


def row_count(task: Task) -> int:
    """Number of rows: 0 where they have no elements."""
    *outer, columns = task.output.shape
    return math.prod(outer) if columns else 0


def unreadable(task: Task) -> str | None:
    """The reason why row kernels cannot read or write a task's types; None if they can."""
    element = element_of_task(task)
    wrong = [t for t in task.inputs[: task.own_inputs] if t.element != element]
    wrong += [t for t in task.outputs if (element.name, t.dtype) not in STORED]
    wrong += [t for t in task.tail_inputs if not t.element.is_read]
    return f"{task.op} of {wrong[0]} has no kernel" if wrong else None
