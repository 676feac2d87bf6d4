"""Rotary embeddings: the halves of a head exchanged are one copy, and signs, which fuse.

Concat(Neg(x[h:2h]), x[0:h])   ->  Mul(x with its halves exchanged, signs)
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node


def exchange_halves(work: Rewriter, concat: Node) -> None:
    """Let one movement exchange the halves of the last axis, where two slices and Neg do it."""
    if len(concat.inputs) != 2:
        return
    negated = work.maker(concat.inputs[0], "Neg")
    second = work.maker(negated.inputs[0], "Slice") if negated is not None else None
    first = work.maker(concat.inputs[1], "Slice")
    if second is None or first is None or second.inputs != first.inputs:
        return
    (x,), (y,) = first.inputs, concat.outputs
    *outer, size = work.shape(x)
    half = (*outer, size // 2)
    zeros, ones = (0,) * len(outer), (1,) * len(half)
    is_exchange = (
        (second.ints("start"), first.ints("start")) == ((*zeros, size // 2), (*zeros, 0))
        and second.ints("step") == first.ints("step") == ones
        and work.shape(second.outputs[0]) == work.shape(first.outputs[0]) == half
        and work.shape(y) == work.shape(x)
        and size % 2 == 0
    )
    if not is_exchange:
        return
    split, nodes = (*outer, 2, size // 2), list[Node]()

    def step(op: str, source: str, type_: tuple[int, ...], **attributes: Attribute) -> str:
        made = work.add_tensor(f"{y}.halves", replace(work.types[y], shape=type_))
        nodes.append(Node(op, (source,), (made,), attributes, concat.name, (op,)))
        return made

    halves = step("Reshape", x, split, shape=split)
    steps, start = (*ones[:-1], -1, 1), (*zeros, 1, 0)
    exchanged = step("Slice", halves, split, start=start, step=steps)
    moved = step("Reshape", exchanged, work.shape(x), shape=work.shape(x))
    signs = work.add_constant(f"{y}.signs", np.repeat([-1.0, 1.0], size // 2), work.dtype(y))
    origin = ("Slice", "Neg", "Slice", "Concat")
    nodes.append(Node("Mul", (moved, signs), (y,), {}, concat.name, origin))
    work.replace([concat], nodes)
