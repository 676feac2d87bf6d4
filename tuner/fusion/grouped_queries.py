"""Grouped queries: heads of keys and values that several heads of queries share are not repeated.

x [B,G,L,D] -> Unsqueeze, Expand [B,G,R,L,D], Reshape [B,G*R,L,D] -> (Transpose) -> MatMul(a, .)
    ->  MatMul(a in the shape [B,G,R,M,K], x in the shape [B,G,1,L,D] (transposed)), reshaped
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import Shape
from tuner.graph import Node


def share_heads(work: Rewriter, product: Node) -> None:
    """Let a product read repeated heads where they are."""
    a, b = product.inputs
    transpose = work.maker(b, "Transpose")
    if transpose is not None and transpose.ints("perm") != (0, 1, 3, 2):
        return
    source = _repeated(work, transpose.inputs[0] if transpose is not None else b)
    if source is None or work.shape(a)[:-2] != work.shape(b)[:-2]:
        return
    name, groups = source
    (y,), nodes = product.outputs, list[Node]()

    def step(op: str, inputs: tuple[str, ...], type_: Shape, **attributes: Shape) -> str:
        made = work.add_tensor(f"{y}.grouped", replace(work.types[y], shape=type_))
        nodes.append(Node(op, inputs, (made,), attributes, product.name, (op,)))
        return made

    def reshaped(name: str, shape: Shape) -> str:
        return step("Reshape", (name,), shape, shape=shape)

    batch, heads, rows, depth = work.shape(a)
    own = work.shape(name)
    left = reshaped(a, (batch, groups, heads // groups, rows, depth))
    right = reshaped(name, (*own[:2], 1, *own[2:]))
    if transpose is not None:
        shape = (*own[:2], 1, own[3], own[2])
        right = step("Transpose", (right,), shape, perm=(0, 1, 2, 4, 3))
    columns = work.shape(y)[-1]
    result = step("MatMul", (left, right), (batch, groups, heads // groups, rows, columns))
    shaped = Node("Reshape", (result,), (y,), {"shape": work.shape(y)}, product.name, ("Reshape",))
    work.replace([product], [*nodes, shaped])


def _repeated(work: Rewriter, name: str) -> tuple[str, int] | None:
    """The heads before each of them was repeated, and their number; None for another tensor."""
    joined = work.maker(name, "Reshape")
    expanded = work.maker(joined.inputs[0], "Expand") if joined is not None else None
    split = work.maker(expanded.inputs[0], "Reshape") if expanded is not None else None
    if expanded is None or split is None or len(work.shape(name)) != 4:
        return None
    source = split.inputs[0]
    batch, groups, *matrix = work.shape(source)
    times = work.shape(name)[1] // groups
    is_repeat = (
        work.shape(split.outputs[0]) == (batch, groups, 1, *matrix)
        and work.shape(expanded.outputs[0]) == (batch, groups, times, *matrix)
        and work.shape(name) == (batch, groups * times, *matrix)
    )
    return (source, groups) if is_repeat else None
