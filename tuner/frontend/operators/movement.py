"""Operators that move elements: their type does not matter, and nothing is computed.

Resize and Upsample are nearest neighbours: the source index of every row and column; or shares of
two neighbouring rows, then of two columns, which is linear interpolation. The index arithmetic
follows ONNX Runtime in f32, operation by operation, so that ties at .5 fall to the same side. Newer
versions of ONNX Runtime take coordinates nearly at .5 for ties, older ones do not: such a size of
nearest neighbours stays in ONNX form.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from tuner.frontend.site import Site
from tuner.graph import Node

HALF = np.float32(0.5)

MAX_INDICES = 2**16
"""A larger side of an image is left to ONNX Runtime: its index list would be a burden."""

NEARLY_A_TIE = np.float32(1e-6)
"""Distance from .5 up to which ONNX Runtime takes a coordinate for a tie."""

INDEX_BYTES = 36
"""A Python integer in a tuple."""

COORDINATES = (
    "half_pixel", "pytorch_half_pixel", "tf_half_pixel_for_nn", "align_corners", "asymmetric",
)  # fmt: skip

ROUNDINGS: dict[str, Callable[[np.ndarray, np.float32], np.ndarray]] = {
    "round_prefer_floor": lambda x, _: np.ceil(x - HALF),
    "round_prefer_ceil": lambda x, _: np.floor(x + HALF),
    "floor": lambda x, _: np.floor(x),
    "ceil": lambda x, _: np.ceil(x),
    "simple": lambda x, scale: np.ceil(x) if scale < 1 else np.floor(x),
}
""""simple" is what Upsample and the first Resize (opset 10) do."""


def reshape(site: Site) -> list[Node] | None:
    """Reshape, Flatten, Squeeze, Unsqueeze and Expand: to the shape that inference found."""
    if site.x.shape == site.y.shape:
        return site.same("Identity", site.inputs[0])
    op = "Expand" if site.op == "Expand" else "Reshape"
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


def resize(site: Site) -> list[Node] | None:
    """Neighbours over height and width of an image; to the same size it is a copy."""
    if site.x.shape == site.y.shape:
        return site.same("Identity", site.inputs[0])
    coordinates, rounding = _modes(site)
    scales = _scales(site)
    if (
        site.get("mode", "nearest") not in ("nearest", "linear")
        or coordinates not in COORDINATES
        or rounding not in ROUNDINGS
        or scales is None
        or len(site.x.shape) != 4
        or site.x.shape[:2] != site.y.shape[:2]
        or max(site.y.shape) > MAX_INDICES
    ):
        return None
    if site.get("mode", "nearest") != "nearest":
        return _interpolated(site, coordinates, scales)
    site.pay(INDEX_BYTES * sum(site.y.shape[2:]))
    rows, cols = (
        _source_indices(coordinates, rounding, site.x.shape[d], site.y.shape[d], scales[d])
        for d in (2, 3)
    )
    if rows is None or cols is None:
        return None
    mode = f"{coordinates}/{rounding}"
    return site.same("Resize", site.inputs[0], sizes=site.y.shape, mode=mode, rows=rows, cols=cols)


def _interpolated(site: Site, coordinates: str, scales: list[np.float32]) -> list[Node] | None:
    """Each row, and then each column, as the sum of shares of two neighbours."""
    if site.get("antialias", 0):
        return None
    name, shape = site.inputs[0], site.x.shape
    for axis in (axis for axis in (2, 3) if shape[axis] != site.y.shape[axis]):
        size, out = shape[axis], site.y.shape[axis]
        place = _coordinates(coordinates, np.arange(out, dtype=np.float32), size, scales[axis])
        place = np.clip(place, 0, size - 1)
        low, share = np.floor(place), place - np.floor(place)
        shape = (*shape[:axis], out, *shape[axis + 1 :])
        parts = []
        for neighbour, factor in ((low, 1 - share), (np.minimum(low + 1, size - 1), share)):
            indices = site.add("indices", neighbour.astype(np.int64))
            part = site.step("Gather", (name, indices), shape, axis=axis)
            factors = site.add("shares", factor, (out, *(1,) * (3 - axis)))
            parts.append(site.step("Mul", (part, factors), shape))
        name = site.step("Add", (parts[0], parts[1]), shape)
    return site.same("Identity", name)


def _modes(site: Site) -> tuple[str, str]:
    if site.op == "Upsample" or site.opset < 11:
        return "asymmetric", "simple"
    return (
        site.get("coordinate_transformation_mode", "half_pixel"),
        site.get("nearest_mode", "round_prefer_floor"),
    )


def _scales(site: Site) -> list[np.float32] | None:
    """The scale of every dimension: as given, or as the sizes make it. None if not known."""
    if any(site.runtime(i) for i in range(1, 4)):
        return None
    if site.get("keep_aspect_ratio_policy", "stretch") != "stretch":
        return None
    given = site.attributes.get("scales")
    if given is None:
        given = site.constant(1 if site.op == "Upsample" or site.opset < 11 else 2)
    rank = len(site.x.shape)
    scales = [
        np.float32(out) / np.float32(size)
        for size, out in zip(site.x.shape, site.y.shape, strict=True)
    ]
    if given is None or len(given) == 0:
        return scales
    for axis, scale in zip(site.ints("axes") or range(rank), given, strict=True):
        scales[axis % rank] = np.float32(scale)
    return scales


def _source_indices(
    coordinates: str, rounding: str, size: int, out: int, scale: np.float32
) -> tuple[int, ...] | None:
    """The element of `size` that each of `out` elements copies; `scale` is about `out / size`.

    None where versions of ONNX Runtime differ.
    """
    o = np.arange(out, dtype=np.float32)
    original = _coordinates(coordinates, o, size, scale) if scale != 1 else o
    from_tie = np.abs(original - np.floor(original) - HALF)
    if rounding.startswith("round") and ((from_tie > 0) & (from_tie <= NEARLY_A_TIE)).any():
        return None
    nearest = ROUNDINGS[rounding](original, scale).astype(np.int64)
    return tuple(int(i) for i in np.clip(nearest, 0, size - 1))


def _coordinates(mode: str, o: np.ndarray, size: int, scale: np.float32) -> np.ndarray:
    """Places in the original of the elements at o."""
    if mode == "asymmetric":
        return o / scale
    if mode == "tf_half_pixel_for_nn":
        return (o + HALF) / scale
    if mode in ("align_corners", "pytorch_half_pixel") and len(o) == 1:
        return np.zeros_like(o)
    if mode == "align_corners":
        return o * np.float32(size - 1) / np.float32(len(o) - 1)
    return (o + HALF) / scale - HALF


NORMALISERS = {
    "Reshape": reshape, "Flatten": reshape, "Squeeze": reshape, "Unsqueeze": reshape,
    "Expand": reshape, "Transpose": transpose, "Concat": concat, "Split": split, "Slice": slice_,
    "Pad": pad, "Gather": gather, "GatherElements": gather_elements, "GatherND": gather_nd,
    "DepthToSpace": depth_to_space, "SpaceToDepth": depth_to_space, "Resize": resize,
    "Upsample": resize,
}  # fmt: skip
