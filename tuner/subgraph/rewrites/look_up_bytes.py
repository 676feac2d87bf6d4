"""The rest of a tail that makes a byte of a byte, as a task of its own, which looks bytes up.

    conv -> ... -> u8 -> sub -> mul -> silu -> ... -> u8    ->    conv -> ... -> u8, then u8 -> u8

Exact: the product stores the bytes that its tail would have rounded to, and each of them becomes
the same byte afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tuner.expression import Expression, Instruction
from tuner.fusion.discontinuities import UNPRESCRIBED
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node
from tuner.ops import OPS
from tuner.subgraph.rewrites.rewrite import Rewrite, Site

BYTES = ("u8", "i8")
PRODUCTS = ("conv", "gemm", "depthwise")
_RESULT = re.compile(r"t(\d+)")


class _Match(NamedTuple):
    """A product, the type of the bytes in its tail, and the tail before and behind them."""

    product: Node
    dtype: str
    before: Expression
    behind: Expression


def _match(work: Rewriter, site: Site) -> _Match | None:
    product = work.maker(site[0], *PRODUCTS)
    if product is None or work.types[product.outputs[0]].dtype not in BYTES:
        return None
    tail = product.expression("tail").instructions
    for place in reversed(range(len(tail))):
        behind = tail[place + 1 :]
        if tail[place].op not in BYTES or not UNPRESCRIBED & {step.op for step in behind}:
            continue
        if all(_reads_from(place, arg) for step in behind for arg in step.args):
            rest = tuple(_moved(step, place) for step in behind)
            return _Match(product, tail[place].op, _before(tail, place), Expression(rest))
    return None


def _reads_from(place: int, arg: str) -> bool:
    """Return whether an argument is a number, or a result at this place or behind it."""
    found = _RESULT.fullmatch(arg)
    return not arg.startswith("x") if found is None else int(found[1]) >= place


def _moved(step: Instruction, place: int) -> Instruction:
    """An instruction behind this place, whose result is x0 now."""

    def renamed(arg: str) -> str:
        found = _RESULT.fullmatch(arg)
        if found is None:
            return arg
        return "x0" if int(found[1]) == place else f"t{int(found[1]) - place - 1}"

    return Instruction(step.op, tuple(map(renamed, step.args)))


def _before(tail: tuple[Instruction, ...], place: int) -> Expression:
    """The tail up to the rounding at this place, which its store does."""
    (arg,) = tail[place].args
    steps = tail[:place] if arg == f"t{place - 1}" else tail[: place + 1]
    return Expression(steps)


def _edit(work: Rewriter, match: _Match) -> None:
    product, (output,) = match.product, match.product.outputs
    kind = replace(work.types[output], dtype=match.dtype)
    made = work.add_tensor(f"{output}.bytes", kind)
    own = len(OPS[product.op].inputs)
    operands = product.inputs[own:][: match.before.input_count - 1]
    attributes = {**product.attributes, "tail": match.before}
    if not match.before.instructions:
        del attributes["tail"]
    inputs = (*product.inputs[:own], *operands)
    first = replace(product, inputs=inputs, outputs=(made,), attributes=attributes)
    rest = {"expression": match.behind}
    second = Node("elementwise", (made,), (output,), rest, product.name, product.origin)
    work.replace([product], [first, second])


def _products(work: Rewriter) -> Iterator[Site]:
    return (node.outputs for node in work.nodes() if node.op in PRODUCTS)


LOOK_UP_BYTES = Rewrite("look_up_bytes", _products, _match, _edit)
