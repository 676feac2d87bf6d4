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

from tuner.cpu.kernels.kernel import module_of, open_phase, packs_nothing
from tuner.cpu.kernels.sorting import COUNTS_BYTES, DIGITS
from tuner.cpu.kernels.top_k.insertion import InsertedRow, write_collect
from tuner.cpu.kernels.top_k.plan import UNROLL, TopKPlan
from tuner.cpu.kernels.top_k.selection import SelectedRow, write_count
from tuner.errors import KernelError
from tuner.kernel_family import Family, Kernel, Knobs, Phase
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Caches, Isa, Target
from tuner.task import Task

KEY_BITS = 32


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


def _estimate(task: Task, policy: Policy, target: Target, *_: Caches) -> float:
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
    kind, write_helper = (
        (InsertedRow, write_collect) if is_insertion else (SelectedRow, write_count)
    )
    helper = write_helper(module, plan, name)
    frame = open_phase(module, name, task, own_bytes)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as rows:
        x = f.at(frame.inputs[0], f.mul(rows.index, plan.size))
        values, indices = (f.at(array, f.mul(rows.index, plan.k)) for array in frame.outputs)
        kind(f, plan, frame.worker_scratch, x, values, indices).write(helper)
    return Kernel(module.text(), (Phase(name, plan.rows),), 0, own_bytes)


def loops(subject: KernelSubject) -> LoopNest:
    """A unit is a row; a round is as many elements of it as are compared at once."""
    plan = TopKPlan(subject.task, subject.isa.lanes)
    step = UNROLL * plan.lanes
    rows, row = Cut("rows", plan.rows, 1), Cut("elements", plan.size, step)
    is_insertion = subject.is_("impl", "insertion")
    kept = f"kept: {plan.k:,} in {numbered(plan.kept // plan.step, 'vector')} of {plan.step}"
    facts = (
        f"a round: {UNROLL} x {plan.lanes} elements",
        *([kept] if is_insertion else []),
        f"rows: {plan.rows:,}",
        subject.shares_text("row"),
    )
    loops = (
        Loop.over(0, "row", rows, "row", is_shared=True),
        *(_insertion(plan, step) if is_insertion else _selection(plan, step)),
        Loop(1, "place", plan.k, 1, "its element and index"),
    )
    tile, around = Picture.corner(1, min(step, plan.size)), Picture.corner(1, plan.size)
    picture = Picture(rows, row, tile, around, subject.shares("y"))
    which = "largest" if plan.largest else "smallest"
    rows_text = f"{numbered(plan.rows, 'row')} of {plan.size:,} elements"
    return LoopNest(f"{rows_text}, the {plan.k:,} {which} of each", picture, facts, loops)


def _insertion(plan: TopKPlan, step: int) -> tuple[Loop, ...]:
    first = Loop(1, "i", plan.k, 1, "the first ones, each put in its place")
    rest = plan.size - plan.k
    if not rest:
        return (first,)
    return (
        first,
        Loop(1, "i of the rest", rest, min(step, rest), "compared with the last that is kept"),
        Loop.statement(2, "if one is better: put it in its place"),
    )


def _selection(plan: TopKPlan, step: int) -> tuple[Loop, ...]:
    digits = Loop(1, "digit", DIGITS, 1, "items sorted by it")
    if plan.most >= plan.size:
        return (Loop(1, "i", plan.size, 1, "items of all elements"), digits)
    return (
        Loop(1, "i", plan.size, plan.lanes, "keys, integers in the elements' order"),
        Loop(1, "bit", KEY_BITS, 1, "at most: halves the range of the K-th key"),
        Loop(2, "i", plan.size, min(step, plan.size), "keys not below the middle, counted"),
        Loop(1, "i", plan.size, plan.lanes, "items of what is not below the K-th key"),
        digits,
    )


FAMILY = Family(
    ("top_k",), _default, _knobs, _illegal, _generate, packs_nothing, _estimate, loops=loops
)
