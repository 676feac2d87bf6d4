"""Affine copies: transpose, slice, expand, nearest upsampling.

Elements move as integers. How an affine copy moves them depends on where the input is contiguous:
whole runs along the output's last dimension, a transpose in registers (see `transpose.py`), one
element filling a run, or element by element.
"""

from __future__ import annotations

import math

from tuner.cpu.kernels import transpose
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.moves import (
    Move,
    dot,
    fill_run,
    unravel,
    write_moves,
)
from tuner.cpu.kernels.transpose import TransposeView, view_of
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.size import always_equal, is_open
from tuner.target import Target
from tuner.task import Task

SAME_SETS_BYTES = 1024
"""Rows that are a multiple of this apart share a few cache sets."""

MAX_ECHOES = 8
"""An element that is read once is written to at most so many places."""


def _impls(view: TransposeView, vector_bytes: int) -> tuple[str, ...]:
    """The ways to do a copy, the best one first."""
    is_contiguous = bool(view.strides) and always_equal(view.strides[-1], 1)
    ways = {
        "runs": is_contiguous or not view.sizes,
        "zip": transpose.can_zip(view),
        "unzip": transpose.can_unzip(view),
        "blocks": transpose.largest_block(view, vector_bytes) > 1,
        "fill": bool(view.strides) and always_equal(view.strides[-1], 0),
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
    across, along = view.sizes[view.k], view.sizes[-1]
    is_wide = is_open(across) or is_open(along) or along >= across
    inner = ("m", "k") if is_wide else ("k", "m")
    return {"impl": impls, "block": blocks[::-1], "inner": inner}


def _default(task: Task, target: Target) -> Policy:
    """The first way of `_impls`; squares as large as they may be.

    They follow each other along the direction that stays in few cache sets: [512,784] is transposed
    in 41 us along the output's rows of 2 KiB, in 139 us across them. Squares of 8 rows that share
    two sets or one take 33 us.
    """
    values = _knobs(task, target)
    first = Policy.of(**{name: options[0] for name, options in values.items()})
    if first["impl"] != "blocks":
        return first
    view = view_of(task)
    if _share_sets(view.target_strides[view.k] * view.element_bytes):
        narrow = _share_sets(view.target_strides[view.k] * view.element_bytes, SAME_SETS_BYTES * 2)
        block = min(first.number("block"), 8) if narrow else first.number("block")
        return first.with_knobs(inner="m", block=block)
    if _share_sets(view.strides[-1] * view.element_bytes):
        return first.with_knobs(inner="k")
    return first


def _share_sets(apart_bytes: int, multiple: int = SAME_SETS_BYTES) -> bool:
    """Return whether rows that are so far apart share few cache sets."""
    return bool(apart_bytes) and not is_open(apart_bytes) and apart_bytes % multiple == 0


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
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


def _move_of(view: TransposeView, dimensions: int, run: int) -> Move:
    """The outer dimensions as a move; a few that only repeat the input become its echoes."""
    size, targets = view.element_bytes, view.target_strides
    loops, echoes = [], [0]
    for i in range(max(0, dimensions)):
        repeats = always_equal(view.strides[i], 0) and not is_open(view.sizes[i])
        if repeats and len(echoes) * view.sizes[i] <= MAX_ECHOES:
            steps = [number * targets[i] * size for number in range(view.sizes[i])]
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


def _fill(frame: Frame, view: TransposeView) -> int:
    """Each row is one element of the input, repeated."""
    f, sizes, size = frame.function, view.sizes[:-1], view.element_bytes
    with f.loop(frame.lo, frame.hi) as units:
        indices = unravel(f, units.index, sizes)
        read = f.mul(f.add(dot(f, indices, view.strides), view.offset), size)
        element = f.load_raw(f.address(frame.inputs[0], read, "i8"), view.element, 1)
        run = view.sizes[-1] * size
        fill_run(f, element, f.address(frame.output, f.mul(units.index, run), "i8"), run)
    return math.prod(sizes)


COPY = one_phase_family("copy", _write, _default, _knobs, illegal=_illegal)
