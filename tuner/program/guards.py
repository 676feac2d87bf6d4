"""Guards of steps: the branch of an If whose results only `where` would throw away is not run.

    c = ...    a = gemm(x)    b = conv(x)    y = where(c, a, b)    ->    a if c, b if not c

A graph computes both branches of an If, and takes the elements of one. What only the other one
reads has no reader then: whether a step has a reader is known as soon as the condition is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tuner.expression import TRUTHS
from tuner.graph import Graph, Node

MAX_GUARDS = 8
"""Guards of a step; with fewer than there are it runs more often, and is as right."""


class Truth(NamedTuple):
    """A condition, by its tensor of one element, and the value that it has to have."""

    name: str
    is_true: bool
    byte: int
    """The byte of the element that is not 0 where the condition holds, and 0 where it does not."""


Demand = frozenset[Truth]
"""Truths without each of which a tensor has no reader; none where it always may have one."""
ALWAYS: Demand = frozenset()


def guards_of(
    graph: Graph, steps: Sequence[Node], roots: Mapping[str, str]
) -> list[tuple[Truth, ...]]:
    """The guards of each step; `roots` are the tensors whose memory others are in.

    A condition is made before the step, and stays until the `where` that reads it: behind the step,
    which makes what that reads. Where the condition itself was not computed, because of a guard of
    its own, the step has no reader whatever it says.
    """
    made = {roots[name]: number for number, node in enumerate(steps) for name in node.outputs}
    truths = _truths(graph, steps, roots)
    demands: dict[str, Demand] = {roots[name]: ALWAYS for name in graph.outputs}
    result: list[tuple[Truth, ...]] = []
    for number in reversed(range(len(steps))):
        node = steps[number]
        asked = [demands[root] for name in node.outputs if (root := roots[name]) in demands]
        own = frozenset.intersection(*asked) if asked else ALWAYS
        ready = sorted(t for t in own if made.get(roots[t.name], -1) < number)[:MAX_GUARDS]
        is_whole = all(graph.types[name].is_static for name in node.outputs)
        result.append(tuple(ready) if is_whole else ())
        for name, need in zip(node.inputs, _needs(node, truths), strict=True):
            if name:
                root, both = roots[name], own | need
                demands[root] = demands.get(root, both) & both
    return result[::-1]


def _truths(graph: Graph, steps: Sequence[Node], roots: Mapping[str, str]) -> dict[str, int]:
    """The tensors that are one truth, each with the byte that says which.

    Kernels store what they compare as 1 or 0 of the type that they compute in: 1.0 has its exponent
    in the last byte, an integer its lowest digits in the first.
    """
    compared = {
        node.outputs[0]
        for node in steps
        if node.op == "elementwise"
        and (made := node.expression("expression").instructions)
        and made[-1].op in TRUTHS
    }
    found = {}
    for name, kind in graph.types.items():
        if name in graph.constants or not kind.is_static or kind.count != 1:
            continue
        if kind.dtype == "bool" or roots[name] in compared:
            found[name] = kind.element.bits // 8 - 1 if kind.element.is_float else 0
    return found


def _needs(node: Node, truths: Mapping[str, int]) -> list[Demand]:
    """The truths for each input of a step without which its results do not depend on it.

    Tails have no `where` of one truth: their operands are of the type of the result, and truths
    that are so are written out to its shape.
    """
    if node.op != "elementwise":
        return [ALWAYS] * len(node.inputs)
    body = node.expression("expression")
    demands: dict[str, Demand] = {f"t{len(body.instructions) - 1}": ALWAYS}
    for number in reversed(range(len(body.instructions))):
        step, own = body.instructions[number], demands.get(f"t{number}", ALWAYS)
        for place, argument in enumerate(step.args):
            need = own
            if step.op == "where" and place and step.args[0].startswith("x"):
                name = node.inputs[int(step.args[0][1:])]
                if name in truths:
                    need = own | {Truth(name, place == 1, truths[name])}
            demands[argument] = demands.get(argument, need) & need
    return [demands.get(f"x{number}", ALWAYS) for number in range(len(node.inputs))]
