"""Operators that move elements: their type does not matter, and nothing is computed."""

from __future__ import annotations

import math

import numpy as np

from tuner.frontend.site import Site
from tuner.graph import Node


def reshape(site: Site) -> list[Node] | None:
    """Reshape, Flatten, Squeeze, Unsqueeze and Expand: to the shape that inference found.

    ONNX Runtime has the word about a shape of other elements.
    """
    if site.x.shape == site.y.shape:
        return site.same("Identity", site.inputs[0])
    op = "Expand" if site.op == "Expand" else "Reshape"
    if op == "Reshape" and site.x.count != site.y.count:
        return None
    return site.same(op, site.inputs[0], shape=site.y.shape)


def transpose(site: Site) -> list[Node] | None:
    """Transpose; without `perm` the dimensions are reversed."""
    rank = len(site.x.shape)
    perm = tuple(p % rank for p in site.ints("perm") or range(rank - 1, -1, -1))
    if tuple(site.x.shape[p] for p in perm) != site.y.shape:
        return None
    if perm == tuple(range(rank)):
        return site.same("Identity")
    return site.same("Transpose", perm=perm)


def depth_to_space(site: Site) -> list[Node] | None:
    """DepthToSpace and SpaceToDepth: blocks of pixels become channels, or the other way round."""
    if len(site.x.shape) != 4 or site.x.count != site.y.count:
        return None
    block, (images, channels, height, width) = site.get("blocksize", 1), site.x.shape
    depth = channels // block**2
    moves = {
        ("DepthToSpace", "DCR"): ((images, block, block, depth, height, width), (0, 3, 4, 1, 5, 2)),
        ("DepthToSpace", "CRD"): ((images, depth, block, block, height, width), (0, 1, 4, 2, 5, 3)),
        ("SpaceToDepth", "DCR"): (
            (images, channels, height // block, block, width // block, block), (0, 3, 5, 1, 2, 4),
        ),
    }  # fmt: skip
    move = moves.get((site.op, site.get("mode", "DCR")))
    if move is None:
        return None
    split, perm = move
    dtype, turned = site.x.dtype, tuple(split[i] for i in perm)
    blocks = site.step("Reshape", site.inputs, split, dtype, shape=split)
    moved = site.step("Transpose", (blocks,), turned, dtype, perm=perm)
    return site.same("Reshape", moved, shape=site.y.shape)


def concat(site: Site) -> list[Node] | None:
    """Empty inputs add nothing and are left out."""
    axis = site.axis(1)
    parts = [name for name in site.inputs if site.type_of(name).count]
    if len(parts) == 1:
        return site.same("Identity", *parts)
    return site.same("Concat", *parts, axis=axis)


def split(site: Site) -> list[Node] | None:
    """The sizes of the parts are those of the inferred outputs."""
    if not all(site.outputs):
        return None
    axis = site.axis(0)
    sizes = tuple(site.type_of(name).shape[axis] for name in site.outputs)
    if len(sizes) == 1:
        return site.same("Identity", site.inputs[0])
    return site.same("Split", site.inputs[0], axis=axis, sizes=sizes)


def slice_(site: Site) -> list[Node] | None:
    """Starts and steps for every dimension; the output's shape says where each ends."""
    if any(site.runtime(i) for i in range(1, 5)):
        return None
    shape = site.x.shape
    starts, ends = site.listed(1, "starts"), site.listed(2, "ends")
    if starts is None or ends is None:
        return None
    axes = site.listed(3, "axes") or tuple(range(len(starts)))
    steps = site.listed(4, "steps") or (1,) * len(starts)
    start, step = [0] * len(shape), [1] * len(shape)
    for a, first, last, stride in zip(axes, starts, ends, steps, strict=True):
        axis = a % len(shape)
        start[axis], _, step[axis] = slice(first, last, stride).indices(shape[axis])
    if site.y.shape == shape and all(s == 1 for s in step):
        return site.same("Identity", site.inputs[0])
    return site.same("Slice", site.inputs[0], start=tuple(start), step=tuple(step))


def pad(site: Site) -> list[Node] | None:
    """Constant padding that adds; one that only adds nothing is no work."""
    if site.get("mode", "constant") != "constant" or any(site.runtime(i) for i in (1, 2, 3)):
        return None
    given, rank = site.listed(1, "pads"), len(site.x.shape)
    if given is None or min(given, default=0) < 0:
        return None
    axes = site.listed(3, "axes") or tuple(range(rank))
    pads = [0] * (2 * rank)
    for i, a in enumerate(axes):
        pads[a % rank] = given[i]
        pads[rank + a % rank] = given[len(axes) + i]
    if not any(pads):
        return site.same("Identity", site.inputs[0])
    fill = site.constant(2)
    if fill is not None and fill.size != 1:
        return None
    value = site.get("value", 0.0) if fill is None else float(fill.reshape(-1)[0])
    return site.same("Pad", site.inputs[0], pads=tuple(pads), value=value)


def gather(site: Site) -> list[Node] | None:
    """Indices that were only widened or narrowed are read as they were before."""
    if site.input_type(1).dtype not in ("i64", "i32"):
        return None
    indices = site.inputs[1]
    maker = site.makers.get(indices)
    if maker is not None and maker.op == "Cast" and maker.x.dtype in ("i64", "i32"):
        indices = maker.inputs[0]
    return site.same("Gather", site.inputs[0], indices, axis=site.axis(0))


def gather_elements(site: Site) -> list[Node] | None:
    """Constant indices along one axis: elements of the flat data at constant places."""
    indices, axis = site.constant(1), site.axis(0)
    if indices is None or not indices.ndim or indices.ndim != len(site.x.shape):
        return None
    places: list[np.ndarray] = [*np.indices(indices.shape, sparse=True)]
    places[axis] = indices
    return _at(site, places)


def gather_nd(site: Site) -> list[Node] | None:
    """Constant indices of the leading axes: rows of the data at constant places."""
    indices = site.constant(1)
    if indices is None or not indices.shape[-1] or site.get("batch_dims", 0):
        return None
    return _at(site, [*np.moveaxis(indices, -1, 0)])


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


NORMALISERS = {
    "Reshape": reshape, "Flatten": reshape, "Squeeze": reshape, "Unsqueeze": reshape,
    "Expand": reshape, "Transpose": transpose, "Concat": concat, "Split": split, "Slice": slice_,
    "Pad": pad, "Gather": gather, "GatherElements": gather_elements, "GatherND": gather_nd,
    "DepthToSpace": depth_to_space, "SpaceToDepth": depth_to_space,
}  # fmt: skip
