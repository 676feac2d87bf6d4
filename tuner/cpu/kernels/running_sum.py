"""Running sums along an axis: floats are added in f64 and rounded once, integers wrap.

Neighbours behind the axis are walked together, a few at a time, so that their sums do not wait for
each other.
"""

from __future__ import annotations

import math

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import share_out
from tuner.element import Element
from tuner.policy import Policy
from tuner.size import is_open
from tuner.task import Task

TOGETHER = 8
"""Number of sums that are made together where as many elements are neighbours."""


def _write(frame: Frame, task: Task, _: Policy) -> int:
    """A row of units for each group of neighbours, and one for each of those that are left."""
    shape, axis = task.output.shape, task.integer("axis")
    outer, size, inner = math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])
    groups = inner // TOGETHER
    rest = inner - groups * TOGETHER

    def write(index: IRValue, count: int, first: int) -> None:
        f = frame.function
        number = groups if count == TOGETHER else rest
        part, group = f.div(index, number), f.rem(index, number)
        start = f.add(f.mul(part, size * inner), f.add(f.mul(group, count), first))
        _sum(frame, task, start, size, inner, count)

    kinds = [(outer * groups, lambda index: write(index, TOGETHER, 0))]
    kinds.append((outer * rest, lambda index: write(index, 1, groups * TOGETHER)))
    return share_out(frame, [kind for kind in kinds if is_open(kind[0]) or kind[0]])


def _sum(frame: Frame, task: Task, start: IRValue, size: int, inner: int, count: int) -> None:
    """Write `count` sums from neighbouring elements on, a step of the axis after the other."""
    f, element = frame.function, task.output.element
    exclusive, is_reverse = task.attributes["exclusive"], task.attributes["reverse"]
    wide = "double" if element.is_float else element.storage
    zero = IRValue("0.0" if element.is_float else "0", wide)
    with f.loop(0, size, carried=[zero] * count) as loop:
        step = f.sub(size - 1, loop.index) if is_reverse else loop.index
        place = f.add(start, f.mul(step, inner))
        sums = []
        for i, total in enumerate(loop.values):
            at = f.add(place, i)
            source, target = (
                f.address(array, at, element.storage) for array in (frame.inputs[0], frame.output)
            )
            item = _widened(f, f.load_raw(source, element.storage, element.bits // 8), wide)
            name = "fadd" if element.is_float else "add"
            sums.append(f.op(wide, f"{name} {wide} {total.name}, {item.name}"))
            stored = _narrowed(f, total if exclusive else sums[-1], element)
            f.store_raw(stored, target, element.bits // 8)
        loop.carry(*sums)


def _widened(f: Function, item: IRValue, wide: str) -> IRValue:
    return item if item.type == wide else f.convert("fpext", item, wide)


def _narrowed(f: Function, total: IRValue, element: Element) -> IRValue:
    return total if total.type == element.storage else f.convert("fptrunc", total, element.storage)


FAMILY = one_phase_family("running_sum", _write)
