"""Affine copies: transpose, slice, expand, nearest upsampling; elements move as integers.

How depends on where the input is contiguous: whole runs along the output's last dimension, a
transpose in registers (see `transpose.py`), one element filling a run, or element by element.
"""

from __future__ import annotations

import math

from tuner.cpu.kernels import transpose
from tuner.cpu.kernels.kernel import Frame, Knobs, one_phase_family
from tuner.cpu.kernels.moves import Move, Pattern, dot, fill_run, unravel, write_moves
from tuner.cpu.kernels.transpose import View, view_of
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

MAX_ECHOES = 8
"""An element that is read once is written to at most so many places."""


def _impls(view: View, vector_bytes: int) -> tuple[str, ...]:
    """The ways to do a copy, the best one first."""
    is_contiguous = bool(view.strides) and view.strides[-1] == 1
    ways = {
        "runs": is_contiguous or not view.sizes,
        "zip": transpose.can_zip(view),
        "unzip": transpose.can_unzip(view),
        "blocks": transpose.largest_block(view, vector_bytes) > 1,
        "fill": bool(view.strides) and view.strides[-1] == 0,
        "elements": bool(view.sizes) and not is_contiguous,
    }
    return tuple(name for name, is_possible in ways.items() if is_possible)


def _knobs(task: Task, target: Target) -> Knobs:
    view, vector_bytes = view_of(task), target.isa.lanes * 4
    impls = _impls(view, vector_bytes)
    if "blocks" not in impls:
        return {"impl": impls, "block": (1,), "inner": ("m",)}
    largest = transpose.largest_block(view, vector_bytes)
    blocks = tuple(b for b in transpose.BLOCKS if b <= largest)
    inner = ("m", "k") if view.sizes[-1] >= view.sizes[view.k] else ("k", "m")
    return {"impl": impls, "block": blocks[::-1], "inner": inner}


def _default(task: Task, target: Target) -> Policy:
    """The first way of `_impls`; squares as large as they may be."""
    values = _knobs(task, target)
    return Policy.of(**{name: options[0] for name, options in values.items()})


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel; None if it has one."""
    values = _knobs(task, target)
    usual = all(policy[name] == values[name][0] for name in ("block", "inner"))
    if policy["impl"] != "blocks" and not usual:
        return "only blocks have a size and a loop inside"
    return None


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    if task.output.count == 0:
        return 0
    view = view_of(task)
    if policy["impl"] == "blocks":
        block, inner = policy.number("block"), str(policy["inner"])
        return transpose.write_squares(frame, view, block, inner)
    if policy["impl"] in ("zip", "unzip"):
        return transpose.write_planes(frame, view)
    if policy["impl"] == "fill":
        return _fill(frame, view)
    if policy["impl"] == "elements":
        move = _move_of(view, len(view.sizes), 1)
    else:  # runs: the last dimension is contiguous in the input, or there is but one element
        move = _move_of(view, len(view.sizes) - 1, view.sizes[-1] if view.sizes else 1)
    return write_moves(frame, [(frame.inputs[0], move)])


def _move_of(view: View, dimensions: int, run: int) -> Move:
    """The outer dimensions as a move; a few that only repeat the input become its echoes."""
    size, targets = view.element_bytes, view.target_strides
    loops, echoes = [], [0]
    for i in range(max(0, dimensions)):
        if view.strides[i] == 0 and len(echoes) * view.sizes[i] <= MAX_ECHOES:
            steps = range(0, view.sizes[i] * targets[i] * size, targets[i] * size)
            echoes = [echo + step for echo in echoes for step in steps]
        else:
            loops.append(i)
    return Move(
        tuple(view.sizes[i] for i in loops),
        tuple(view.strides[i] * size for i in loops),
        tuple(targets[i] * size for i in loops),
        run * size,
        view.offset * size,
        echoes=tuple(echoes),
    )


def _fill(frame: Frame, view: View) -> int:
    """Each row is one element of the input, repeated."""
    f, sizes, size = frame.function, view.sizes[:-1], view.element_bytes
    with f.loop(frame.lo, frame.hi) as units:
        indices = unravel(f, units.index, sizes)
        read = f.mul(f.add(dot(f, indices, view.strides), view.offset), size)
        pattern = Pattern.loaded(f, f.at(frame.inputs[0], read, "i8"), size)
        run = view.sizes[-1] * size
        fill_run(f, pattern, f.at(frame.output, f.mul(units.index, run), "i8"), run)
    return math.prod(sizes)


FAMILY = one_phase_family("copy", _write, _default, _knobs, illegal=_illegal)
