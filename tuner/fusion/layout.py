"""The last movements: transposes behind a product, and reshapes that change nothing.

matmul(a, b) -> copy that transposes   ->  matmul(a, b, perm_out=...)
reshape(reshape(x))                    ->  reshape(x)
reshape(x) to the same shape           ->  x
"""

from __future__ import annotations

from dataclasses import replace

from tuner.fusion.rewriter import Rewriter
from tuner.fusion.view import Shape, dense_strides
from tuner.graph import Graph, Node, TensorType


def absorb_transposes(graph: Graph) -> Graph:
    """Let a product store its result in the order in which its only reader wants it."""
    work = Rewriter(graph)
    for node in work.nodes():
        if node.op == "copy":
            product = work.maker(node.inputs[0], "matmul")
            if product is not None and work.only_reader(node.inputs[0]) is node:
                _absorb(work, product, node)
    return work.freeze()


def _absorb(work: Rewriter, product: Node, copy: Node) -> None:
    shape, stored = work.shape(product.outputs[0]), work.shape(copy.outputs[0])
    axes = _permutation(copy, shape)
    if axes is None or product.attributes["perm_out"] != tuple(range(len(shape))):
        return
    perm = _with_ones(axes, shape, stored)
    turned = _turned(product, perm)
    if turned is None:
        return
    moved = tuple(shape[i] for i in perm)
    name = copy.outputs[0]
    if moved != stored:
        name = work.add_tensor(f"{name}.stored", TensorType("f32", moved))
    joined = replace(turned, outputs=(name,), origin=(*product.origin, *copy.origin))
    as_copy = Node("reshape", (name,), copy.outputs, {}, copy.name, ("Reshape",))
    work.replace([product, copy], [joined] if moved == stored else [joined, as_copy])


def _turned(product: Node, perm: Shape) -> Node | None:
    """The product with this perm_out, or with its operands swapped: (A B)t = Bt At.

    Columns of a product lie side by side. None where no product can store in this order.
    """
    columns = len(perm) - 1
    if perm[-1] == columns:
        return replace(product, attributes={**product.attributes, "perm_out": perm})
    if perm[-1] != columns - 1 or "tail" in product.attributes:
        return None
    perm_a, perm_b = product.attributes["perm_b"], product.attributes["perm_a"]
    if not isinstance(perm_a, tuple) or not isinstance(perm_b, tuple):
        return None
    swapped = {columns: columns - 1, columns - 1: columns}
    attributes = {
        "perm_a": (*perm_a[:-2], perm_a[-1], perm_a[-2]),
        "perm_b": (*perm_b[:-2], perm_b[-1], perm_b[-2]),
        "perm_out": tuple(swapped.get(axis, axis) for axis in perm),
    }
    a, b, *others = product.inputs
    return replace(product, inputs=(b, a, *others), attributes=attributes)


def _permutation(copy: Node, shape: Shape) -> list[int] | None:
    """The axes of `shape` longer than 1 in the order in which the copy stores them."""
    dims, strides = copy.attributes["dims"], copy.attributes["strides"]
    assert isinstance(dims, tuple)
    assert isinstance(strides, tuple)
    axes: list[int] = []
    for size, stride in zip(dims, strides, strict=True):
        run = _run_of_axes(int(size), int(stride), shape)
        if run is None:
            return None
        axes += run
    is_complete = sorted(axes) == [i for i, n in enumerate(shape) if n > 1]
    return axes if is_complete and copy.attributes["offset"] == 0 else None


def _run_of_axes(size: int, stride: int, shape: Shape) -> list[int] | None:
    """The neighbouring axes which together have this size and stride."""
    own = dense_strides(shape)
    if stride == 0 or stride not in own:
        return None
    axis = own.index(stride)
    run, product = [axis], shape[axis]
    while product < size and axis > 0:
        axis -= 1
        if shape[axis] > 1:
            run.insert(0, axis)
            product *= shape[axis]
    return run if product == size else None


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


def drop_reshapes(graph: Graph) -> Graph:
    """Shorten chains of reshapes, and leave out those that change nothing."""
    work = Rewriter(graph)
    for node in work.nodes():
        if node.op == "reshape":
            _shorten(work, node)
    return work.freeze()


def _shorten(work: Rewriter, node: Node) -> None:
    before = work.maker(node.inputs[0], "reshape")
    if before is not None:
        shorter = replace(node, inputs=before.inputs, origin=(*before.origin, *node.origin))
        work.replace([node], [shorter])
        node = shorter
    x, y = node.inputs[0], node.outputs[0]
    if work.types[x] == work.types[y] and y not in work.outputs:
        _bypass(work, node)
    elif work.types[x] == work.types[y]:
        _rename(work, node)


def _bypass(work: Rewriter, node: Node) -> None:
    for reader in work.readers(node.outputs[0]):
        if reader.op == "segment":  # its model knows the tensor by this name
            return
    work.rename(node.outputs[0], node.inputs[0])


def _rename(work: Rewriter, node: Node) -> None:
    """Let the maker of x write y, an output of the graph, at once."""
    x, y = node.inputs[0], node.outputs[0]
    maker = work.maker(x)
    others = [reader for reader in work.readers(x) if reader is not node]
    is_fixed = x in work.outputs or any(reader.op == "segment" for reader in others)
    if maker is None or maker.op == "segment" or is_fixed:
        return
    renamed = replace(maker, outputs=(y,))
    readers = [
        replace(r, inputs=tuple(y if name == x else name for name in r.inputs)) for r in others
    ]
    work.replace([maker, node], [renamed])
    for old, new in zip(others, readers, strict=True):
        work.replace([old], [new])
