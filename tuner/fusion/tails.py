"""Element-wise tasks join each other, and the task whose result they change.

    mul(x, c) -> add(., y) -> relu        ->  elementwise "relu(add(mul(x0,c),x1))" of x, y
    conv(x) -> elementwise(., residual)   ->  conv(x, residual) with a tail
    gemm(x, w, b) times 0.125             ->  gemm(x, 0.125 w, 0.125 b)

A value that two tasks read is computed once, so it ends a chain. What two products feed joins
the later one, because the loop goes from the end to the beginning.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.expression import TRUTHS, Expression
from tuner.fusion.discontinuities import Sight
from tuner.fusion.expressions import (
    is_moderate,
    is_power_of_two,
    recognise_activations,
    substitute,
    tidy,
)
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node, TensorType
from tuner.ops import OPS
from tuner.ops.op import INSTRUCTIONS

MAX_INPUTS = 8
"""Tensors that one loop reads at most: each one needs a pointer register of 16."""
MAX_INSTRUCTIONS = 40


def merge_elementwise(work: Rewriter, node: Node) -> None:
    """Let an element-wise task compute those that only it reads, in the same shape."""
    refused: set[str] = set()
    while maker := _maker_inside(work, node, refused):
        (name,) = maker.outputs
        body, inner = node.expression("expression"), maker.expression("expression")
        stored = work.types[name].dtype
        if stored != _computed(work, maker) and not _is_truth(inner):  # it is rounded on its way
            if stored not in INSTRUCTIONS[_computed(work, maker)]:
                refused.add(name)
                continue
            inner = inner.then(stored, "it")
        expression, inputs = substitute(body, node.inputs, name, inner, maker.inputs)
        if not _is_small(expression, inputs):
            refused.add(name)
            continue
        merged = replace(
            node,
            inputs=inputs,
            attributes={"expression": expression},
            origin=_origin(maker, node),
            name=maker.name,
        )
        # What is computed in f64 stays so, and what is computed in f32 is rounded as it was.
        if len({_computed(work, part) for part in (maker, node, merged)}) > 1:
            refused.add(name)
            continue
        is_shared = work.only_reader(name) is None
        work.replace([node] if is_shared else [maker, node], [merged])
        node = merged
    sight, is_exact = work.sight(node), _computed(work, node) != "f32"
    expression, inputs = _tidied(node.expression("expression"), node.inputs, None, sight, is_exact)
    if not expression.instructions:  # a change of type: an empty expression has no text
        expression = expression.then("mul", "it", 1.0)
    tidied = replace(node, inputs=inputs, attributes={"expression": expression})
    work.replace([node], [tidied])


def _computed(work: Rewriter, node: Node) -> str:
    """The name of the element that kernels of a node compute in."""
    inputs, outputs = ([work.types[n] for n in names] for names in (node.inputs, node.outputs))
    return OPS[node.op].element(inputs, outputs).name


def _is_truth(expression: Expression) -> bool:
    """Return whether the result is 1 or 0, which every type holds."""
    return bool(expression.instructions) and expression.instructions[-1].op in TRUTHS


def _maker_inside(work: Rewriter, node: Node, refused: set[str]) -> Node | None:
    """The first element-wise task that makes an input of the same shape, for this node alone.

    Others may read it, too, where it only makes numbers of integers: these are fewer bytes.
    """
    for name in node.inputs:
        maker = work.maker(name, "elementwise") if name not in refused else None
        if maker is None or work.shape(name) != work.shape(node.outputs[0]):
            continue
        if work.only_reader(name) is not None or _is_dequantising(work, maker):
            return maker
    return None


def _is_dequantising(work: Rewriter, node: Node) -> bool:
    """Return whether a task makes numbers of f32 of integers of 8 bits, in two steps at most."""
    steps = node.expression("expression").instructions
    is_narrow = work.types[node.inputs[0]].element.is_quantised
    is_short = len(node.inputs) == 1 and len(steps) <= len(_DEQUANTISING)
    return is_narrow and is_short and {step.op for step in steps} <= _DEQUANTISING


_DEQUANTISING = frozenset(("sub", "mul"))


def absorb_tail(work: Rewriter, node: Node) -> None:
    """Let a task finish its result, as element-wise tasks change it, before it stores it."""
    while True:
        follower = work.only_reader(node.outputs[0], "elementwise")
        joined = _with_tail(work, node, follower) if follower is not None else None
        if follower is None or joined is None:
            return
        work.replace([node, follower], [joined])
        node = joined


def _with_tail(work: Rewriter, node: Node, follower: Node) -> Node | None:
    result, own = node.outputs[0], len(OPS[node.op].inputs)
    others = [name for name in follower.inputs if name != result]
    kind, finished = work.types[result], work.types[follower.outputs[0]]
    if kind.dtype not in ("f32", "f64") or kind.shape != finished.shape:
        return None
    if kind != finished and not (OPS[node.op].narrow_results and _is_narrow(finished)):
        return None
    if not all(_is_operand(work.types[name], kind) for name in others):
        return None
    # In both expressions the name of the result stands for the value before the tail.
    expression, inputs = substitute(
        follower.expression("expression"),
        follower.inputs,
        result,
        node.expression("tail"),
        (result, *node.inputs[own:]),
    )
    is_exact = kind.dtype == "f64"
    expression, inputs = _tidied(expression, inputs, result, work.sight(follower), is_exact)
    if not _is_small(expression, inputs):
        return None
    return replace(
        node,
        inputs=(*node.inputs[:own], *inputs[1:]),
        outputs=follower.outputs,
        attributes={**node.attributes, "tail": expression},
        origin=_origin(node, follower),
    )


def _is_narrow(kind: TensorType) -> bool:
    """Return whether kernels compute elements in f32 that they read or store in fewer bits."""
    return kind.element.is_quantised or kind.element.is_half


def _is_operand(kind: TensorType, computed: TensorType) -> bool:
    """Return whether a tail reads an operand of this type."""
    is_quantised = computed.dtype == "f32" and kind.element.is_quantised
    return kind.dtype == computed.dtype or is_quantised


def fold_factor(work: Rewriter, gemm: Node) -> None:
    """Multiply the weights instead of the result, where the tail is a product with a number.

    Exact for powers of two. Else bounded: each weight is rounded once more, which the sum errs by
    anyway; not where a discontinuity sees it from near. The number has to be moderate, and each
    weight to stay normal.
    """
    steps = gemm.expression("tail").instructions
    factors = [arg for step in steps for arg in step.args if arg != "x0"]
    if len(steps) != 1 or steps[0].op != "mul" or len(gemm.inputs) != 3 or len(factors) != 1:
        return
    factor = float(factors[0])
    if not work.types[gemm.inputs[1]].element.is_float:
        return
    if not is_moderate(factor) or (work.sight(gemm).near and not is_power_of_two(factor)):
        return
    x, *weights = gemm.inputs
    with np.errstate(all="ignore"):
        arrays = [work.constants[name] * work.dtype(name).type(factors[0]) for name in weights]
    if not all(map(_is_normal, arrays)) or not arrays[0].any():
        return
    folded = [
        _constant(work, f"{name} * {factors[0]}", array)
        for name, array in zip(weights, arrays, strict=True)
    ]
    attributes = {name: a for name, a in gemm.attributes.items() if name != "tail"}
    work.replace([gemm], [replace(gemm, inputs=(x, *folded), attributes=attributes)])


def _is_normal(array: np.ndarray) -> bool:
    """Return whether every number is finite, and 0 or large enough to have all its digits."""
    tiny = np.finfo(array.dtype).tiny
    return bool((np.isfinite(array) & ((array == 0) | (np.abs(array) >= tiny))).all())


def _constant(work: Rewriter, name: str, array: np.ndarray) -> str:
    """A constant of this value; layers that share weights share it, too."""
    known = work.constants.get(name)
    is_known = known is not None and np.array_equal(known, array)
    return name if is_known else work.add_constant(name, array)


def _origin(first: Node, second: Node) -> tuple[str, ...]:
    """The ops of the model that both stand for; two steps of one node count once."""
    more, count = second.origin, len(first.origin)
    if first.name == second.name and more[:count] == first.origin:
        more = more[count:]
    return (*first.origin, *more)


def _tidied(
    expression: Expression,
    inputs: tuple[str, ...],
    first: str | None,
    sight: Sight,
    is_exact: bool,
) -> tuple[Expression, tuple[str, ...]]:
    """The expression in one form. Exact, in f64 or i64, constants near others are not them."""
    expression, inputs = tidy(expression, inputs, first)
    if is_exact:
        return expression, inputs
    return tidy(recognise_activations(expression, sight), inputs, first)


def _is_small(expression: Expression, inputs: tuple[str, ...]) -> bool:
    return len(inputs) <= MAX_INPUTS and len(expression.instructions) <= MAX_INSTRUCTIONS
