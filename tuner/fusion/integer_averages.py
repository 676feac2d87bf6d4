"""Averages of the numbers of integers become averages of the integers.

AveragePool(DequantizeLinear(q, s, z))  ->  Mul(Sub(AveragePool(q), z), s)
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from tuner.element import EXACT_INTEGER
from tuner.fusion.integer_products import change_behind
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.size import is_open

AVERAGES = ("AveragePool", "GlobalAveragePool", "ReduceMean")


def average_integers(work: Rewriter, average: Node) -> None:
    """Read bytes instead of their numbers, of which there are four times as many bytes.

    The sum of the integers is exact, and the average is rounded as f32 rounds a quotient: it errs
    by 2**-17 of a step of the scale at most, and not at all where the number of elements is a power
    of two. Where a QuantizeLinear alone reads it, with the same scale, a tie is exactly a tie.
    """
    x = work.maker(average.inputs[0], "DequantizeLinear")
    if x is None or work.types[x.inputs[0]].element.bits != 8:
        return
    scale, zero = work.scalar(x.inputs[1]), work.scalar(x.input(2)) if x.input(2) else 0.0
    y = average.outputs[0]
    terms = _terms(work, average)
    if scale is None or zero is None or is_open(terms) or terms * 255 > EXACT_INTEGER:
        return
    if zero and average.attributes.get("count_include_pad", 0):
        return  # the padding is of zeros, which are other integers
    change = change_behind(work, average)
    steps = 1.0 if change is None else work.scalar(change.inputs[1])
    factor = np.float32(scale / (steps or 1.0))
    changes = [("Sub", np.float32(zero))] if zero else []
    changes += [("Mul", factor)] if factor != 1.0 else []
    nodes = [replace(average, inputs=(x.inputs[0],))]
    for op, value in changes:
        nodes[-1] = replace(nodes[-1], outputs=(work.add_tensor(f"{y}.{op}", work.types[y]),))
        operands = (*nodes[-1].outputs, work.add_constant(f"{y}.{op}.by", np.asarray(value)))
        nodes.append(Node(op, operands, (y,), {}, average.name, average.origin))
    if change is None:
        work.replace([average], nodes)
        return
    one = work.add_constant(f"{change.outputs[0]}.one", np.ones((), np.float32))
    plain = replace(change, inputs=(change.inputs[0], one, *change.inputs[2:]))
    work.replace([average, change], [*nodes, plain])


def _terms(work: Rewriter, average: Node) -> int:
    """Number of integers that are added up for one average, at most."""
    if average.op == "AveragePool":
        return math.prod(average.ints("kernel"))
    shape = work.shape(average.inputs[0])
    axes = average.ints("axes") or range(2, len(shape))  # the global pool has none
    return math.prod(shape[axis] for axis in axes)
