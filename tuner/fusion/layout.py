"""The last movements: reshapes and transposes around products, and reshapes that change nothing.

Models that fold their heads into the batch unfold it to apply a mask:

    matmul [B*H,M,L] -> reshape [B,H,M,L]      ->  matmul [B,H,M,L]
    reshape [B*H,M,L] -> softmax               ->  softmax [B,H,M,L] -> reshape
    reshape [B*H,M,L] -> matmul(., v)          ->  matmul(., v) [B,H,M,E] -> reshape

The products read their operands in the split batch, too, for which nothing moves.

The same heads folded to exchange rows and columns, as exporters of PyTorch do with keys:

    Reshape [B,H,L,D] -> [B*H,L,D], Transpose, Reshape [B,H,D,L]   ->  Transpose [B,H,D,L]

    matmul(a, b) -> copy that transposes       ->  matmul(a, b, perm_out=...)
    reshape(reshape(x))                        ->  reshape(x)
    reshape(x) to the same shape               ->  x
"""

from __future__ import annotations

import math
from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tensor_view import Shape, View, axis_groups, inverse
from tuner.graph import Node


def transpose_unfolded(work: Rewriter, unfold: Node) -> None:
    """Transpose a tensor in its own shape, where leading axes are one only to be transposed."""
    transpose = work.maker(unfold.inputs[0], "Transpose")
    fold = work.maker(transpose.inputs[0], "Reshape") if transpose is not None else None
    if transpose is None or fold is None:
        return
    (x,), (y,) = fold.inputs[:1], unfold.outputs
    first, *moved = transpose.ints("perm")
    outer = len(work.shape(x)) - len(moved)
    perm = (*range(outer), *(outer + axis - 1 for axis in moved))
    is_folded = work.shape(x)[outer:] == work.shape(fold.outputs[0])[1:]
    if first == 0 and is_folded and work.shape(y) == tuple(work.shape(x)[axis] for axis in perm):
        origin = (*fold.origin, *transpose.origin, *unfold.origin)
        whole = Node("Transpose", (x,), (y,), {"perm": perm}, unfold.name, origin)
        work.replace([unfold], [whole])


def ahead_of_reshape(work: Rewriter, node: Node) -> None:
    """Let a task of one input stand before a reshape; softmax if its rows stay what they are."""
    (y,), (x, *others) = node.outputs, node.inputs
    reshape = _private_reshape(work, x) if not others else None
    if reshape is None:
        return
    if node.op == "elementwise" or work.shape(reshape.inputs[0])[-1:] == work.shape(y)[-1:]:
        work.replace([reshape, node], _exchanged(work, node, reshape, reshape.inputs))


def split_batch(work: Rewriter, product: Node) -> None:
    """Let a product work in the batch that stands before the reshape of its operand, or behind."""
    product = _product_before_reshape(work, product)
    (y,) = product.outputs
    reshape = work.only_reader(y, "reshape")
    if reshape is None or not _is_straight(work, product, "perm_out"):
        return
    shape = work.shape(reshape.outputs[0])
    parts = _split(work, product, shape[:-2]) if shape[-2:] == work.shape(y)[-2:] else None
    if parts is not None:
        *views, split = parts
        work.replace([product, reshape], [*views, replace(split, outputs=reshape.outputs)])


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
    moved, behind = _exchanged(work, split, reshape, (*reshape.inputs, *split.inputs[1:]))
    for reader in work.readers(y):  # to a copy all shapes of the same memory are the same
        if reader.op == "copy":
            work.replace([reader], [replace(reader, inputs=moved.outputs)])
    work.replace([reshape, product], [*views, moved, behind])
    return moved


def _private_reshape(work: Rewriter, name: str) -> Node | None:
    """The reshape that makes this tensor of numbers that a task made, for one reader."""
    reshape = work.private_maker(name, "reshape")
    if reshape is None or not work.maker(reshape.inputs[0], "elementwise", "softmax", "matmul"):
        return None
    return reshape


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
    name = work.add_tensor(f"{y}.split", replace(work.types[y], shape=shape))
    return (
        replace(node, inputs=inputs, outputs=(name,)),
        replace(reshape, inputs=(name,), outputs=(y,)),
    )


def _split(work: Rewriter, product: Node, batch: Shape) -> list[Node] | None:
    """Views of the operands, and the product in a finer batch, if that is possible.

    Its output is left to the caller.
    """
    old = work.shape(product.outputs[0])[:-2]
    groups = axis_groups(old, batch)
    is_finer = len([n for n in batch if n != 1]) > len([n for n in old if n != 1])
    if not is_finer or any(len(own) != 1 or not new for own, new in groups):
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
    name, perm = product.inputs[number], product.ints(perm_name)
    stored = [work.shape(name)[place] for place in perm]
    parts = [s if n != 1 else (1,) * len(s) for n, s in zip(stored[:-2], sizes, strict=True)]
    parts += [(n,) for n in stored[-2:]]
    finer = [(axis, i) for axis in inverse(perm) for i in range(len(parts[axis]))]
    shape = tuple(parts[axis][i] for axis, i in finer)
    seen = work.add_tensor(f"{name}.split", replace(work.types[name], shape=shape))
    view = Node("reshape", (name,), (seen,), {}, product.name, ("Reshape",))
    logical = [(axis, i) for axis, part in enumerate(parts) for i in range(len(part))]
    return view, tuple(finer.index(place) for place in logical)


def absorb_transpose(work: Rewriter, copy: Node) -> None:
    """Let a product store its result in the order in which its only reader, a copy, wants it."""
    product = work.private_maker(copy.inputs[0], "matmul")
    if product is None:
        return
    shape, stored = work.shape(product.outputs[0]), work.shape(copy.outputs[0])
    axes = _permutation(copy, shape)
    if axes is None or not _is_straight(work, product, "perm_out"):
        return
    perm = _with_ones(axes, shape, stored)
    turned = _stored_as(product, perm)
    if turned is None:
        return
    moved, name = tuple(shape[i] for i in perm), copy.outputs[0]
    if moved != stored:
        name = work.add_tensor(f"{name}.stored", replace(work.types[name], shape=moved))
    joined = replace(turned, outputs=(name,), origin=(*product.origin, *copy.origin))
    as_copy = Node("reshape", (name,), copy.outputs, {}, copy.name, ("Reshape",))
    work.replace([product, copy], [joined] if moved == stored else [joined, as_copy])


def _stored_as(product: Node, perm: Shape) -> Node | None:
    """The product with this perm_out, or with its operands swapped.

    Columns of a product lie side by side. None where no product can store in this order.
    """
    columns = len(perm) - 1
    turned = replace(product, attributes={**product.attributes, "perm_out": perm})
    if perm[-1] == columns:
        return turned
    return swapped(turned) if perm[-1] == columns - 1 and "tail" not in turned.attributes else None


def swapped(product: Node) -> Node:
    """The product with its operands exchanged, which is the same: (A B)t = Bt At."""
    a, b, *others = product.inputs
    perm_a, perm_b, perm_out = (product.ints(name) for name in ("perm_a", "perm_b", "perm_out"))
    rank = len(perm_out)
    exchanged = (*range(rank - 2), rank - 1, rank - 2)
    perms = {
        "perm_a": (*perm_b[:-2], perm_b[-1], perm_b[-2]),
        "perm_b": (*perm_a[:-2], perm_a[-1], perm_a[-2]),
        "perm_out": tuple(exchanged[axis] for axis in perm_out),
    }
    return replace(product, inputs=(b, a, *others), attributes={**product.attributes, **perms})


def _permutation(copy: Node, shape: Shape) -> list[int] | None:
    """The axes of `shape` longer than 1 in the order in which the copy stores them."""
    dims, strides = copy.ints("dims"), copy.ints("strides")
    view = View(copy.inputs[0], math.prod(shape), dims, strides, int(copy.number("offset", 0)))
    long = [axis for axis, size in enumerate(shape) if size > 1]
    in_memory = view.permute(view.order)
    groups = axis_groups(in_memory.shape, tuple(shape[axis] for axis in long))
    if not in_memory.is_dense or any(len(places) != 1 for places, _ in groups):
        return None
    runs = [[long[i] for i in run] for _, run in groups]
    return [axis for place in inverse(view.order) for axis in runs[place]]


def _with_ones(axes: list[int], shape: Shape, stored: Shape) -> Shape:
    """The axes with those of size 1 put where `stored` has them, or else in their own place."""
    ones = [i for i, n in enumerate(shape) if n == 1]
    if len(stored) == len(shape) and stored.count(1) == len(ones):
        rest_of_ones, rest = iter(ones), iter(axes)
        return tuple(next(rest_of_ones) if n == 1 else next(rest) for n in stored)
    result = list(axes)
    for i in ones:
        result.insert(i, i)
    return tuple(result)


def shorten_reshapes(work: Rewriter, node: Node) -> None:
    """Shorten a chain of reshapes, and leave out a reshape that changes nothing."""
    before = work.maker(node.inputs[0], "reshape")
    if before is not None:
        shorter = replace(node, inputs=before.inputs, origin=(*before.origin, *node.origin))
        work.replace([node], [shorter])
        node = shorter
    x, y = node.inputs[0], node.outputs[0]
    if work.types[x] != work.types[y]:
        return
    if y in work.outputs:
        _let_maker_write(work, node)
    elif all(reader.op != "segment" for reader in work.readers(y)):
        work.rename(y, x)  # a segment's model knows the tensor by its name


def _let_maker_write(work: Rewriter, reshape: Node) -> None:
    """Let the maker of x write y, an output of the graph, at once."""
    x, y = reshape.inputs[0], reshape.outputs[0]
    maker = work.maker(x)
    others = [reader for reader in work.readers(x) if reader is not reshape]
    is_fixed = x in work.outputs or any(reader.op == "segment" for reader in others)
    if maker is not None and maker.op != "segment" and not is_fixed:
        outputs = tuple(y if name == x else name for name in maker.outputs)
        made = [replace(maker, outputs=outputs)]
        for reader in others:
            inputs = tuple(y if name == x else name for name in reader.inputs)
            made.append(replace(reader, inputs=inputs))
        work.replace([maker, reshape, *others], made)
