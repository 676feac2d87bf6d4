"""Operators that move elements: their type does not matter, and nothing is computed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import numpy as np

from tuner.frontend.onnx_tensors import array_of
from tuner.frontend.operators.elementwise import as_i64, of_integers
from tuner.frontend.operators.run_choice import Assumed, with_declared
from tuner.frontend.operators.run_places import pad_by_run, slice_by_run
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node

MAX_RUNS = 4
"""Elements at places in up to so many runs of equal steps are slices side by side."""


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
        ("SpaceToDepth", "CRD"): (
            (images, channels, height // block, block, width // block, block), (0, 1, 3, 5, 2, 4),
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
    """The sizes of the parts are those of the inferred outputs; those of size 0 are constants."""
    if not all(site.outputs):
        return None
    axis = site.axis(0)
    sizes = {name: site.type_of(name).shape[axis] for name in site.outputs}
    parts = {name: size for name, size in sizes.items() if size}
    if len(parts) == 1:
        nodes = site.same("Identity", site.inputs[0])
    else:
        nodes = site.same("Split", site.inputs[0], axis=axis, sizes=tuple(parts.values()))
    return [*nodes[:-1], replace(nodes[-1], outputs=tuple(parts))]


def slice_(site: Site) -> list[Node] | None:
    """Starts and steps for every dimension; the output's shape says where each ends."""
    if any(site.runtime(i) for i in range(1, 5)):
        return slice_by_run(site)
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
        # ONNX begins backwards at the first element where Python begins before it, with none.
        start[axis] = max(start[axis], 0)
    if site.y.shape == shape and all(s == 1 for s in step):
        return site.same("Identity", site.inputs[0])
    return site.same("Slice", site.inputs[0], start=tuple(start), step=tuple(step))


def pad(site: Site) -> list[Node] | None:
    """Pad with constant amounts, negative ones too, or by those of a run.

    In the modes `reflect`, `edge` and `wrap` an axis after the other picks its own elements. Then
    amounts that reach beyond the data are left to ONNX Runtime.
    """
    if site.runtime(1) or site.runtime(3):
        return pad_by_run(site)
    pads, mode = _pads(site), site.get("mode", "constant")
    if pads is None:
        return None
    if not any(pads):
        return site.same("Identity", site.inputs[0])
    return _padded(site, pads) if mode == "constant" else _padded_by_own(site, pads, mode)


def _padded(site: Site, pads: tuple[int, ...]) -> list[Node] | None:
    """Pad with a number, which is constant or not."""
    fill = site.constant(2)
    if site.runtime(2):
        return _padded_with_number_of_run(site, pads)
    if fill is not None and fill.size != 1:
        return None
    value = site.get("value", 0.0) if fill is None else float(fill.item())
    if fill is not None and fill.dtype.kind in "iu" and int(value) != fill.item():
        return None  # it has more digits than f64
    return site.same("Pad", site.inputs[0], pads=pads, value=value)


def _padded_with_number_of_run(site: Site, pads: tuple[int, ...]) -> list[Node] | None:
    """Pad with a number that only a run knows: where no element is, it takes the place of a 0."""
    if not site.computes or site.input_type(2).count != 1:
        return None
    rank = len(site.x.shape)
    kept = [size + sum(min(n, 0) for n in pads[i::rank]) for i, size in enumerate(site.x.shape)]
    around = [tuple(max(n, 0) for n in pads[i::rank]) for i in range(rank)]
    is_inside = site.add("inside", np.pad(np.ones(kept, bool), around))
    padded = site.step("Pad", site.inputs[:1], site.y.shape, pads=pads, value=0.0)
    return site.same("Where", is_inside, padded, site.shaped(site.inputs[2], ()))


def _pads(site: Site) -> tuple[int, ...] | None:
    """The amounts before all axes, then behind them; None if they are not known."""
    given, rank = site.listed(1, "pads"), len(site.x.shape)
    axes = site.listed(3, "axes") or tuple(range(rank))
    if given is None or len(given) != 2 * len(axes):
        return None
    pads = [0] * (2 * rank)
    for i, a in enumerate(axes):
        pads[a % rank] = given[i]
        pads[rank + a % rank] = given[len(axes) + i]
    return tuple(pads)


_PLACES: Mapping[str, Callable[[np.ndarray, int], np.ndarray]] = {
    "reflect": lambda p, size: size - 1 - np.abs(size - 1 - np.abs(p)),
    "edge": lambda p, size: np.clip(p, 0, size - 1),
    "wrap": lambda p, size: p % size,
}
"""The element of an axis that stands at a place outside of it, by mode."""


def _padded_by_own(site: Site, pads: tuple[int, ...], mode: str) -> list[Node] | None:
    if mode not in _PLACES:
        return None
    rank, name = len(site.x.shape), site.inputs[0]
    for axis, (size, *own) in enumerate(zip(site.x.shape, pads, pads[rank:], strict=False)):
        first, last = (max(0, -amount) for amount in own)
        before, behind = (max(0, amount) for amount in own)
        kept = size - first - last
        most = {"reflect": kept - 1, "wrap": kept}.get(mode, before + behind)
        if kept < 1 or max(before, behind) > most:
            return None
        inside = picked(site, name, axis, np.arange(first, first + kept))
        around = [np.arange(-before, 0), np.arange(kept, kept + behind)]
        ends = [_PLACES[mode](places, kept) for places in around]
        parts = [picked(site, inside, axis, places) if len(places) else "" for places in ends]
        name = _joined(site, [part for part in (parts[0], inside, parts[1]) if part], axis)
    return site.same("Identity", name)


def picked(site: Site, name: str, axis: int, places: np.ndarray) -> str:
    """The elements at constant places of one axis: slices side by side, or where many, a gather."""
    kind = site.type_of(name)
    if np.array_equal(places, np.arange(kind.shape[axis])):
        return name
    shape = (*kind.shape[:axis], len(places), *kind.shape[axis + 1 :])
    runs = list(_runs(places))
    if len(runs) > MAX_RUNS:
        indices = site.add("places", places.astype(np.int64))
        return site.step("Gather", (name, indices), shape, kind.dtype, axis=axis)
    return _joined(site, [_run(site, name, axis, *run) for run in runs], axis)


def _run(site: Site, name: str, axis: int, first: int, step: int, count: int) -> str:
    """Elements of an axis from one on, a step apart; or one of them so many times."""
    kind = site.type_of(name)
    start, steps = ([own] * len(kind.shape) for own in (0, 1))
    start[axis], steps[axis] = first, step or 1
    before, behind = kind.shape[:axis], kind.shape[axis + 1 :]
    where = {"start": tuple(start), "step": tuple(steps)}
    part = (*before, count if step else 1, *behind)
    made = site.step("Slice", (name,), part, kind.dtype, **where)
    if step or count == 1:
        return made
    shape = (*before, count, *behind)
    return site.step("Expand", (made,), shape, kind.dtype, shape=shape)


def _joined(site: Site, parts: list[str], axis: int) -> str:
    """Parts side by side along an axis."""
    if len(parts) == 1:
        return parts[0]
    kinds = [site.type_of(part) for part in parts]
    size = sum(kind.shape[axis] for kind in kinds)
    shape = (*kinds[0].shape[:axis], size, *kinds[0].shape[axis + 1 :])
    return site.step("Concat", tuple(parts), shape, kinds[0].dtype, axis=axis)


def _runs(places: np.ndarray) -> Iterator[tuple[int, int, int]]:
    """First place, step and number of places of each run of equal steps."""
    first = 0
    while first < len(places):
        steps = np.diff(places[first:])
        step = int(steps[0]) if len(steps) else 1
        others = np.flatnonzero(steps != step)
        count = int(others[0]) + 1 if len(others) else len(steps) + 1
        yield int(places[first]), step, count
        first += count


def center_crop_pad(site: Site) -> list[Node] | None:
    """CenterCropPad to a known shape: a Pad with zeros, of negative amounts where it crops."""
    if site.constant(1) is None:
        return None
    rank = len(site.x.shape)
    more = [out - size for size, out in zip(site.x.shape, site.y.shape, strict=True)]
    before = [n // 2 if n >= 0 else -(-n // 2) for n in more]
    pads = (*before, *(n - own for n, own in zip(more, before, strict=True)))
    if not rank or not any(pads):
        return site.same("Identity", site.inputs[0])
    return site.same("Pad", site.inputs[0], pads=pads, value=0.0)


def tile(site: Site) -> list[Node] | None:
    """Tile: each axis is repeated as an axis of its own in front of it."""
    if site.constant(1) is None or len(site.x.shape) != len(site.y.shape):
        return None
    sizes = zip(site.x.shape, site.y.shape, strict=True)
    repeats = [out // size for size, out in sizes]
    if max(repeats, default=1) == 1:
        return site.same("Identity", site.inputs[0])
    single = tuple(n for size in site.x.shape for n in (1, size))
    several = tuple(n for pair in zip(repeats, site.x.shape, strict=True) for n in pair)
    parts = site.step("Reshape", site.inputs[:1], single, shape=single)
    repeated = site.step("Expand", (parts,), several, shape=several)
    return site.same("Reshape", repeated, shape=site.y.shape)


def trilu(site: Site) -> list[Node] | None:
    """Trilu with a known diagonal: the elements, and one zero behind them, at constant places.

    With one that only a run knows elements that arithmetic reads are compared with it, by place.
    """
    diagonal = site.constant(1)
    if len(site.x.shape) < 2 or (site.runtime(1) and site.input_type(1).count != 1):
        return None
    if site.runtime(1):
        return _trilu_by_run(site)
    k = 0 if diagonal is None else int(diagonal.reshape(-1)[0])
    *images, rows, columns = site.x.shape
    kept = (np.triu if site.get("upper", 1) else np.tril)(np.ones((rows, columns), bool), k)
    if site.computes:
        zero = site.add("zero", np.zeros((), DTYPES[site.x.dtype]))
        return site.same("Where", site.add("kept", kept), site.inputs[0], zero)
    site.pay(8 * kept.size)
    count, size = math.prod(images), rows * columns
    flat = site.step("Reshape", site.inputs[:1], (count, size), shape=(count, size))
    zero = site.add("zero", np.zeros((count, 1), DTYPES[site.x.dtype]))
    behind = site.step("Concat", (flat, zero), (count, size + 1), axis=1)
    places = np.where(kept.reshape(-1), np.arange(size), size)
    moved = site.step("Gather", (behind, site.add("places", places)), (count, size), axis=1)
    return site.same("Reshape", moved, shape=site.y.shape)


def _trilu_by_run(site: Site) -> list[Node] | None:
    rows, columns = site.x.shape[-2:]
    diagonals = site.add("diagonals", np.arange(columns) - np.arange(rows)[:, None])
    k = site.shaped(as_i64(site, site.inputs[1]), ())
    is_kept = site.write(
        "LessOrEqual" if not site.get("upper", 1) else "GreaterOrEqual", diagonals, k
    )
    if site.x.dtype == "bool":
        return site.same("And", site.inputs[0], is_kept)
    zero = site.add("zero", np.zeros((), DTYPES[site.x.dtype]))
    if site.computes:
        return site.same("Where", is_kept, site.inputs[0], zero)
    return of_integers(site, "Where", is_kept, site.inputs[0], zero)


def constant_of_shape(site: Site) -> list[Node] | None:
    """ConstantOfShape to the shape that inference found: its number, repeated."""
    value = site.attributes.get("value")
    number = np.zeros(1, np.float32) if value is None else array_of(value)
    if site.runtime(0) or number.size != 1 or number.dtype != DTYPES[site.y.dtype]:
        return None
    return site.same("Expand", site.add("number", number.reshape(())), shape=site.y.shape)


# -- numbers of a run that fit the shape which the model declares ---------------------------------


def _reshaped_to(site: Site) -> Assumed:
    """The shape itself, -1 in one place, and 0 where a size stays."""
    y, kept = site.y.shape, site.x.shape
    zeros = [0 if kept[i : i + 1] == (n,) else n for i, n in enumerate(y)]
    is_zero = bool(site.get("allowzero", 0))
    return Assumed(y, [] if is_zero else [zeros], derived=-1)


def _expanded_to(site: Site) -> Assumed | None:
    """The sizes, or 1 where the data have them."""
    count, y, x = site.input_type(1).count, site.y.shape, site.x.shape
    if not len(x) <= len(y) or not count <= len(y):
        return None
    full = (*(1,) * (len(y) - len(x)), *x)
    ones = [1 if a == b else b for a, b in zip(full, y, strict=True)]
    return Assumed(y[len(y) - count :], [ones[len(y) - count :]])


def _repeats(site: Site) -> Assumed | None:
    """The sizes of the result over those of the data."""
    if len(site.x.shape) != len(site.y.shape) or not site.x.count:
        return None
    pairs = [*zip(site.y.shape, site.x.shape, strict=True)]
    return Assumed([y // x for y, x in pairs]) if all(y % x == 0 for y, x in pairs) else None


def _cropped_to(site: Site) -> Assumed:
    """The sizes of the result along the axes that have some."""
    axes = site.ints("axes") or range(len(site.y.shape))
    return Assumed([site.y.shape[i] for i in axes])


NORMALISERS = {
    "Reshape": with_declared(1, _reshaped_to)(reshape),
    "Expand": with_declared(1, _expanded_to)(reshape),
    "Flatten": reshape, "Squeeze": reshape, "Unsqueeze": reshape, "Transpose": transpose,
    "Concat": concat, "Split": split, "Slice": slice_, "Pad": pad,
    "DepthToSpace": depth_to_space, "SpaceToDepth": depth_to_space,
    "Tile": with_declared(1, _repeats)(tile), "Trilu": trilu,
    "CenterCropPad": with_declared(1, _cropped_to)(center_crop_pad),
    "ConstantOfShape": with_declared(0, lambda site: Assumed(site.y.shape))(constant_of_shape),
}  # fmt: skip
