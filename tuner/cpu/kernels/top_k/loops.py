"""Loops of the K largest or smallest elements of rows: put in their places, or selected and sorted.

The plane is that of the input: rows down, the elements of a row across.
"""

from __future__ import annotations

from tuner.cpu.kernels.sorting import DIGITS
from tuner.cpu.kernels.top_k.plan import UNROLL, TopKPlan
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered

KEY_BITS = 32


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
