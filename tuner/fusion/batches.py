"""Reshapes that only split or join the batch leave the way from one product to the next.

Models that fold their heads into the batch unfold it to apply a mask:

    matmul [B*H,M,L] -> reshape [B,H,M,L]      ->  matmul [B,H,M,L]
    reshape [B*H,M,L] -> softmax               ->  softmax [B,H,M,L] -> reshape
    reshape [B*H,M,L] -> matmul(., v)          ->  matmul(., v) [B,H,M,E] -> reshape

The products read their operands in the split batch, too, for which nothing moves.
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.view import Shape, axis_groups
from tuner.graph import Graph, Node, TensorType


def split_batches(graph: Graph) -> Graph:
    """Let products and softmax work in the batch that stands before or behind a reshape."""
    work = Rewriter(graph)
    for node in work.nodes():
        if node.op == "softmax":
            _softmax_before_reshape(work, node)
        elif node.op == "matmul":
            product = _product_before_reshape(work, node)
            _product_instead_of_reshape(work, product)
    return work.freeze()


def _softmax_before_reshape(work: Rewriter, softmax: Node) -> None:
    """The rows stay what they are."""
    (y,) = softmax.outputs
    reshape = _private_reshape(work, softmax.inputs[0])
    if reshape is not None and work.shape(reshape.inputs[0])[-1:] == work.shape(y)[-1:]:
        work.replace([reshape, softmax], _exchanged(work, softmax, reshape, reshape.inputs))


def _product_before_reshape(work: Rewriter, product: Node) -> Node:
    """The product, and behind it the reshape that was before its first operand."""
    reshape = _private_reshape(work, product.inputs[0])
    if reshape is None or not _is_straight(work, product, "perm_a", "perm_out"):
        return product
    before, after = work.shape(reshape.inputs[0]), work.shape(product.inputs[0])
    (y,) = product.outputs
    if before[-2:] != after[-2:] or work.shape(y)[:-2] != after[:-2]:
        return product
    parts = _split(work, product, before[:-2])
    if parts is None:
        return product
    *views, split = parts
    split = replace(split, inputs=(*reshape.inputs, *split.inputs[1:]))
    moved, behind = _exchanged(work, split, reshape, split.inputs)
    for reader in work.readers(y):  # to a copy all shapes of the same memory are the same
        if reader.op == "copy":
            work.replace([reader], [replace(reader, inputs=moved.outputs)])
    work.replace([reshape, product], [*views, moved, behind])
    return moved


def _product_instead_of_reshape(work: Rewriter, product: Node) -> None:
    """The product in the shape that the only reader of its result gives to it."""
    (y,) = product.outputs
    reshape = work.only_reader(y, "reshape")
    if reshape is None or not _is_straight(work, product, "perm_out"):
        return
    shape = work.shape(reshape.outputs[0])
    parts = _split(work, product, shape[:-2]) if shape[-2:] == work.shape(y)[-2:] else None
    if parts is not None:
        *views, split = parts
        work.replace([product, reshape], [*views, replace(split, outputs=reshape.outputs)])


def _private_reshape(work: Rewriter, name: str) -> Node | None:
    """The reshape that makes this tensor of numbers that a task made, for one reader."""
    reshape = work.maker(name, "reshape")
    if reshape is None or work.only_reader(name) is None:
        return None
    return reshape if work.maker(reshape.inputs[0], "elementwise", "softmax", "matmul") else None


def _is_straight(work: Rewriter, product: Node, *perms: str) -> bool:
    straight = tuple(range(len(work.shape(product.outputs[0]))))
    return all(product.attributes[perm] == straight for perm in perms)


def _exchanged(
    work: Rewriter, node: Node, reshape: Node, inputs: tuple[str, ...]
) -> tuple[Node, Node]:
    """The node before the reshape, where it was behind it."""
    (y,), shape = node.outputs, work.shape(reshape.inputs[0])
    if node.op == "matmul":
        shape = (*shape[:-1], work.shape(y)[-1])
    name = work.add_tensor(f"{y}.split", TensorType("f32", shape))
    return (
        replace(node, inputs=inputs, outputs=(name,)),
        replace(reshape, inputs=(name,), outputs=(y,)),
    )


def _split(work: Rewriter, product: Node, batch: Shape) -> list[Node] | None:
    """Views of the operands, and the product in a finer batch, if that is possible.

    Its output is left to the caller.
    """
    if len(product.inputs) != 2 or "tail" in product.attributes:
        return None
    old = work.shape(product.outputs[0])[:-2]
    groups = axis_groups(old, batch)
    if len(batch) <= len(old) or any(len(own) != 1 or not new for own, new in groups):
        return None
    sizes = [tuple(batch[i] for i in new) for _, new in groups]
    a, perm_a = _operand(work, product, 0, "perm_a", sizes)
    b, perm_b = _operand(work, product, 1, "perm_b", sizes)
    perms = {"perm_a": perm_a, "perm_b": perm_b, "perm_out": tuple(range(len(batch) + 2))}
    inputs = (*a.outputs, *b.outputs)
    return [a, b, replace(product, inputs=inputs, attributes={**product.attributes, **perms})]


def _operand(
    work: Rewriter, product: Node, number: int, perm_name: str, sizes: list[Shape]
) -> tuple[Node, Shape]:
    """An operand reshaped, and its permutation, where the axes of the batch have these sizes."""
    name, perm = product.inputs[number], product.attributes[perm_name]
    assert isinstance(perm, tuple)
    stored = [work.shape(name)[int(place)] for place in perm]
    parts = [s if n != 1 else (1,) * len(s) for n, s in zip(stored[:-2], sizes, strict=True)]
    parts += [(n,) for n in stored[-2:]]
    order = sorted(range(len(perm)), key=perm.__getitem__)
    finer = [(axis, i) for axis in order for i in range(len(parts[axis]))]
    shape = tuple(parts[axis][i] for axis, i in finer)
    seen = work.add_tensor(f"{name}.split", TensorType("f32", shape))
    view = Node("reshape", (name,), (seen,), {}, product.name, ("Reshape",))
    logical = [(axis, i) for axis, part in enumerate(parts) for i in range(len(part))]
    return view, tuple(finer.index(place) for place in logical)
