"""Operators with indices: the Gather and Scatter families, OneHot, ReverseSequence, caches.

Indices that only a run knows are checked by kernels; constant ones that are out of range are left
to ONNX Runtime, which says what is wrong.
"""

from __future__ import annotations

import math

import numpy as np

from tuner.frontend.operators.run_choice import Assumed, with_declared
from tuner.frontend.site import Site
from tuner.graph import Node
from tuner.ops.indexing import INDICES, SUMMED

REDUCTIONS = ("none", "add", "mul", "max", "min")
"""Values of the attribute `reduction` of ScatterElements and ScatterND."""


def gather(site: Site) -> list[Node] | None:
    """Gather along one axis."""
    indices = _indices(site)
    if indices is None:
        return None
    return site.same("Gather", site.inputs[0], indices, axis=site.axis(0))


def gather_elements(site: Site) -> list[Node] | None:
    """Constant indices: elements of the flat data. Others: of as much of it as they are for."""
    indices, axis, rank = site.constant(1), site.axis(0), len(site.x.shape)
    if not rank or not _is_part(site, axis):
        return None
    if indices is not None:
        places: list[np.ndarray] = [*np.indices(indices.shape, sparse=True)]
        places[axis] = indices
        return _at(site, places)
    name = _indices(site)
    if name is None:
        return None
    shape = tuple(site.x.shape[i] if i == axis else n for i, n in enumerate(site.y.shape))
    return site.same("GatherElements", _part(site, site.inputs[0], shape), name, axis=axis)


def _is_part(site: Site, axis: int) -> bool:
    """Return whether the indices have at most the data's places along every other axis.

    ONNX's inference does not look at it, and elements of further places would not be the data's.
    """
    data, indices = site.x.shape, site.input_type(1).shape
    pairs = enumerate(zip(indices, data, strict=False))
    return len(indices) == len(data) and all(i == axis or n <= size for i, (n, size) in pairs)


def gather_nd(site: Site) -> list[Node] | None:
    """Constant indices of the leading axes: rows of the data at constant places."""
    indices, batch = site.constant(1), site.get("batch_dims", 0)
    if not site.input_type(1).shape[-1]:
        return None
    if indices is not None and not batch:
        return _at(site, [*np.moveaxis(indices, -1, 0)])
    name = _indices(site)
    if name is None or not _is_within(site, batch):
        return None
    return site.same("GatherND", site.inputs[0], name, batch_dims=batch)


def scatter_elements(site: Site) -> list[Node] | None:
    """ScatterElements and Scatter: rows of one element, the axis last.

    Where the indices have fewer places along other axes, the rest of the data is put behind.
    """
    axis, shape, rank = site.axis(0), site.x.shape, len(site.x.shape)
    sizes, name = site.input_type(1).shape, _indices(site)
    reduction = _reduction(site)
    if name is None or reduction is None or not rank or not _is_part(site, axis):
        return None
    if site.input_type(2).shape != sizes:
        return None
    part = tuple(shape[i] if i == axis else n for i, n in enumerate(sizes))
    order, back = _axis_last(rank, axis)
    tuples, turned = _tuples(site, name, order)
    data = _transposed(site, _part(site, site.inputs[0], part), order)
    updates = _transposed(site, site.inputs[2], order)
    kind = (*turned[:-1], shape[axis])
    made = site.step("ScatterRows", (data, tuples, updates), kind, batch=rank - 1, mode=reduction)
    made = site.step("Transpose", (made,), part, perm=back)
    for i in reversed(range(rank)):
        if part[i] < shape[i]:
            start = tuple(part[i] if j == i else 0 for j in range(rank))
            rest = (*part[:i], shape[i] - part[i], *shape[i + 1 :])
            behind = _part(site, site.inputs[0], rest, start)
            made = site.step("Concat", (made, behind), (*part[:i], *shape[i:]), axis=i)
    return site.same("Identity", made)


def scatter_nd(site: Site) -> list[Node] | None:
    """ScatterND with indices of the leading axes."""
    name, reduction, indices = _indices(site), _reduction(site), site.input_type(1).shape
    if name is None or reduction is None or not indices or not indices[-1]:
        return None
    if not _is_within(site, 0):
        return None
    if site.input_type(2).shape != (*indices[:-1], *site.x.shape[indices[-1] :]):
        return None
    return site.same("ScatterRows", site.inputs[0], name, site.inputs[2], batch=0, mode=reduction)


def one_hot(site: Site) -> list[Node] | None:
    """OneHot: `on` in a tensor of `off`; an index that is out of range leaves all of them off.

    So does one that is no whole number, as in ONNX Runtime.
    """
    shape, depth, kind = site.x.shape, site.constant(1), site.x.element
    if depth is None or site.input_type(2).shape != (2,) or not kind.is_read:
        return None
    if kind.is_float and site.x.dtype != "f32":
        return None
    rank, size = len(shape), int(depth.reshape(-1)[0])
    axis = site.get("axis", -1) % (rank + 1)
    if (*shape[:axis], size, *shape[axis:]) != site.y.shape:
        return None
    name = site.inputs[0]
    if kind.is_float:
        name = _whole_or(site, name, size)
    if site.x.dtype not in INDICES:
        name = site.step("Cast", (name,), shape, "i64", to="i64")
    off, on = (_single(site, site.inputs[2], i) for i in (0, 1))
    data = site.step("Expand", (off,), (*shape, size), shape=(*shape, size))
    updates = site.step("Expand", (on,), (*shape, 1), shape=(*shape, 1))
    tuples = site.step(
        "Reshape", (name,), (*shape, 1, 1), site.type_of(name).dtype, shape=(*shape, 1, 1)
    )
    made = site.step(
        "ScatterRows", (data, tuples, updates), (*shape, size), batch=rank, mode="none", skips=1
    )
    order = (*range(axis), rank, *range(axis, rank))
    return site.same("Transpose", made, perm=order)


def _whole_or(site: Site, name: str, other: int) -> str:
    """Floats (f32), with another number in the place of those that are not whole."""
    shape, number = site.type_of(name).shape, site.add("other", np.array(other, np.float32))
    floor = site.step("Floor", (name,), shape, "f32")
    is_whole = site.step("Equal", (floor, name), shape, "bool")
    return site.step("Where", (is_whole, name, number), shape, "f32")


def reverse_sequence(site: Site) -> list[Node] | None:
    """The first elements of each sequence in turned order: rows at places that lengths say."""
    batch, time = site.get("batch_axis", 1), site.get("time_axis", 0)
    shape, rank = site.x.shape, len(site.x.shape)
    if rank < 2 or {batch, time} != {0, 1} or site.input_type(1).shape != (shape[batch],):
        return None
    steps, sequences = shape[time], shape[batch]
    lengths, number = site.constant(1), np.arange(steps)
    if lengths is not None:
        last = lengths.reshape(-1, 1) - 1
        if (last < -1).any() or (last >= steps).any():
            return None
        tuples = site.add("places", np.where(number > last, number, last - number)[..., None])
    else:
        tuples = _turned_places(site, steps, sequences)
    order = (batch, time, *range(2, rank))
    stored = tuple(shape[i] for i in order)
    rows = _transposed(site, site.inputs[0], order)
    turned = site.step("GatherND", (rows, tuples), stored, batch_dims=1)
    return site.same("Transpose", turned, perm=order)


def _turned_places(site: Site, steps: int, sequences: int) -> str:
    """The place of each step of each sequence before it is turned, computed in f32: exactly."""
    places = (sequences, steps)
    number = site.add("steps", np.arange(steps, dtype=np.float32).reshape(1, -1))
    lengths = site.step("Cast", (site.inputs[1],), (sequences,), "f32", to="f32")
    lengths = site.step("Reshape", (lengths,), (sequences, 1), "f32", shape=(sequences, 1))
    one = site.add("one", np.ones((), np.float32))
    last = site.step("Sub", (lengths, one), (sequences, 1), "f32")
    turned = site.step("Sub", (last, number), places, "f32")
    is_behind = site.step("Greater", (number, last), places, "bool")
    chosen = site.step("Where", (is_behind, number, turned), places, "f32")
    whole = site.step("Cast", (chosen,), places, "i64", to="i64")
    return site.step("Reshape", (whole,), (*places, 1), "i64", shape=(*places, 1))


def tensor_scatter(site: Site) -> list[Node] | None:
    """TensorScatter: steps of a cache, put where a run says that each sequence has come to."""
    shape, rank, axis = site.x.shape, len(site.x.shape), site.axis(-2)
    steps = site.input_type(1).shape[axis]
    if axis == 0 or site.input_type(1).shape != (*shape[:axis], steps, *shape[axis + 1 :]):
        return None
    places, size = (shape[0], steps), shape[axis]
    number = site.add("steps", np.arange(steps, dtype=np.float32).reshape(1, -1))
    place = site.step("Expand", (number,), places, "f32", shape=places)
    if site.has(2):
        first = site.step("Cast", (site.inputs[2],), (shape[0],), "f32", to="f32")
        first = site.step("Reshape", (first,), (shape[0], 1), "f32", shape=(shape[0], 1))
        place = site.step("Add", (first, number), places, "f32")
    if site.get("mode", "linear") == "circular":
        length = site.add("length", np.array(size, np.float32))
        turns = site.step("Div", (place, length), places, "f32")
        turns = site.step("Floor", (turns,), places, "f32")
        past = site.step("Mul", (turns, length), places, "f32")
        place = site.step("Sub", (place, past), places, "f32")
    whole = site.step("Cast", (place,), places, "i64", to="i64")
    tuples = site.step("Reshape", (whole,), (*places, 1), "i64", shape=(*places, 1))
    order = (0, axis, *(i for i in range(1, rank) if i != axis))
    data, updates = (_transposed(site, name, order) for name in site.inputs[:2])
    made = site.step(
        "ScatterRows", (data, tuples, updates), site.type_of(data).shape, batch=1, mode="none"
    )
    back = tuple(order.index(i) for i in range(rank))
    return site.same("Transpose", made, perm=back)


def _indices(site: Site) -> str | None:
    """Input 1 if its type is one of indices; as it was before it was widened or narrowed."""
    if site.input_type(1).dtype not in INDICES:
        return None
    maker = site.makers.get(site.inputs[1])
    is_cast = maker is not None and maker.op == "Cast" and maker.x.dtype in INDICES
    return maker.inputs[0] if maker is not None and is_cast else site.inputs[1]


def _is_within(site: Site, batch: int) -> bool:
    """Return whether tuples of indices name axes that the data have, behind those of a batch."""
    data, indices = site.x.shape, site.input_type(1).shape
    is_one = 0 <= batch < len(indices) and data[:batch] == indices[:batch]
    return is_one and batch + indices[-1] <= len(data)


def _reduction(site: Site) -> str | None:
    """The attribute `reduction`; None where no kernel does it in the type of the data."""
    reduction = site.get("reduction", "none")
    if reduction not in REDUCTIONS or (reduction != "none" and site.x.dtype not in SUMMED):
        return None
    return reduction


def _axis_last(rank: int, axis: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The order of axes with this one last, and the order that undoes it."""
    order = (*range(axis), *range(axis + 1, rank), axis)
    return order, (*range(axis), rank - 1, *range(axis, rank - 1))


def _transposed(site: Site, name: str, order: tuple[int, ...]) -> str:
    kind = site.type_of(name)
    shape = tuple(kind.shape[i] for i in order)
    return site.step("Transpose", (name,), shape, kind.dtype, perm=order)


def _tuples(site: Site, name: str, order: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """Indices in this order of their axes, as tuples of one; and their shape before that."""
    turned = _transposed(site, name, order)
    kind = site.type_of(turned)
    shape = (*kind.shape, 1)
    return site.step("Reshape", (turned,), shape, kind.dtype, shape=shape), kind.shape


def _part(
    site: Site, name: str, shape: tuple[int, ...], start: tuple[int, ...] | None = None
) -> str:
    """The part of this shape, from a place on; the tensor itself where that is all."""
    kind = site.type_of(name)
    if kind.shape == shape:
        return name
    zeros, ones = (0,) * len(shape), (1,) * len(shape)
    return site.step("Slice", (name,), shape, kind.dtype, start=start or zeros, step=ones)


def _single(site: Site, name: str, number: int) -> str:
    """One element of a list, as a scalar."""
    part = _part(site, name, (1,), (number,))
    return site.step("Reshape", (part,), (), site.type_of(name).dtype, shape=())


def _at(site: Site, places: list[np.ndarray]) -> list[Node] | None:
    """The rows at these places, given by their indices along each of the leading axes."""
    sizes, rest = site.x.shape[: len(places)], site.x.shape[len(places) :]
    flat = np.zeros((), np.int64)
    for place, size in zip(places, sizes, strict=True):
        if ((place < -size) | (place >= size)).any():
            return None
        flat = flat * size + place % size
    site.pay(flat.nbytes)
    count, rows = flat.size, math.prod(sizes)
    if count == rows and (flat.reshape(-1) == np.arange(rows)).all():
        return site.same("Reshape", site.inputs[0], shape=site.y.shape)
    dtype = site.x.dtype
    data = site.step("Reshape", site.inputs[:1], (rows, *rest), dtype, shape=(rows, *rest))
    indices = site.add("places", flat.reshape(-1))
    picked = site.step("Gather", (data, indices), (count, *rest), dtype, axis=0)
    return site.same("Reshape", picked, shape=site.y.shape)


def _depth(site: Site) -> Assumed:
    return Assumed([site.y.shape[site.get("axis", -1) % len(site.y.shape)]])


NORMALISERS = {
    "Gather": gather, "GatherElements": gather_elements, "GatherND": gather_nd,
    "ScatterElements": scatter_elements, "Scatter": scatter_elements, "ScatterND": scatter_nd,
    "OneHot": with_declared(1, _depth)(one_hot), "ReverseSequence": reverse_sequence,
    "TensorScatter": tensor_scatter,
}  # fmt: skip
