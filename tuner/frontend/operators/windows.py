"""Pools: MaxPool, AveragePool, LpPool, the global ones, and what undoes them or windows.

Kernels know two spatial dimensions; one dimension is two with a height of 1. Three are written
with windows over two: `volumes`.
"""

from __future__ import annotations

import itertools
import math

import numpy as np

from tuner.frontend.operators.run_choice import MAX_OPTIONS, Assumed, both, chosen
from tuner.frontend.operators.volumes import VolumeWindow, pool_volume
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node, TensorType

Window = dict[str, tuple[int, ...]]
"""Strides, pads (all begins, then all ends) and dilations over height and width, or all three."""


def pool(site: Site) -> list[Node] | None:
    """MaxPool, AveragePool and LpPool over one to three dimensions; ceil_mode becomes padding.

    The largest of integers of 8 bits only over one or two. An average of so many elements as the
    model's own padding leaves is one of all, times a number for each place: off by two roundings.
    """
    kernel = site.ints("kernel_shape") or ()
    is_of_bytes = site.op == "MaxPool" and site.x.dtype in ("u8", "i8") and len(kernel) < 3
    if len(site.outputs) == 2 and site.x.dtype == "f32":
        return _pool_with_places(site, kernel)
    if not (site.computes or is_of_bytes) or len(site.outputs) != 1 or len(kernel) not in (1, 2, 3):
        return None
    window = window_of(site, kernel)
    kernel = (*(1,) * (2 - len(kernel)), *kernel)
    x, y = planar(site.x.shape), planar(site.y.shape)
    pads = _covering(kernel, window, x[2:], y[2:])
    if pads is None:
        return None
    if site.op == "LpPool":
        return _lp_pool(site, kernel, {**window, "pads": pads})
    averages = site.op == "AveragePool" and any(window["pads"])
    counts_pads = bool(averages and site.get("count_include_pad", 0))
    shares = (
        _shares(kernel, window, x[2:], y[2:]) if counts_pads and pads != window["pads"] else None
    )
    window["pads"] = pads
    if len(kernel) == 3:
        made = pool_volume(site, site.op, VolumeWindow(kernel, **window), int(counts_pads))
    else:
        name = site.inputs[0]
        if x != site.x.shape:
            name = site.step("Reshape", (name,), x, shape=x)
        made = site.step(
            site.op, (name,), y, kernel=kernel, **window, count_include_pad=int(counts_pads)
        )
    if shares is not None:
        made = site.step("Mul", (made, site.add("shares", shares.astype(DTYPES[site.x.dtype]))), y)
    if y != site.y.shape:
        made = site.step("Reshape", (made,), site.y.shape, shape=site.y.shape)
    return site.same("Identity", made)


def _pool_with_places(site: Site, kernel: tuple[int, ...]) -> list[Node] | None:
    """MaxPool with the place of each largest element, the first one's, among those of all images.

    All elements of a window are gathered, and TopK finds the largest.
    """
    window, rank = window_of(site, kernel), len(kernel)
    images, channels, *sizes = site.x.shape
    if len(sizes) != rank or not all(site.outputs):
        return None
    pads = (*window["pads"][: len(window["pads"]) // 2][-rank:], *window["pads"][-rank:])
    pixels, taps = (np.indices(n).reshape(rank, -1) for n in (site.y.shape[2:], kernel))
    count, inside = math.prod(sizes), np.ones((pixels.shape[1], taps.shape[1]), bool)
    at, stored = (np.zeros(inside.shape, np.int64) for _ in range(2))
    is_by_column = bool(site.get("storage_order", 0))
    for i, size in enumerate(sizes):
        place = pixels[i][:, None] * window["strides"][-rank:][i] - pads[i]
        place = place + taps[i] * window["dilations"][-rank:][i]
        inside &= (place >= 0) & (place < size)
        at = at * size + place
        stored += place * math.prod(sizes[:i] if is_by_column else sizes[i + 1 :])
    if not inside.any(axis=1).all():
        return None
    flat = site.shaped(site.inputs[0], (images * channels, count))
    least = site.add("least", np.full((images * channels, 1), -np.inf, np.float32))
    data = site.step("Concat", (flat, least), (images * channels, count + 1), axis=1)
    rows = (images * channels, *inside.shape)
    places = site.add("places", np.where(inside, at, count))
    values = site.step("Gather", (data, places), rows, axis=1)
    kinds = (("f32", (*rows[:2], 1)), ("i64", (*rows[:2], 1)))
    largest, tap = site.split_results("TopK", values, kinds, axis=2, k=1, largest=1)
    first = np.arange(inside.shape[0])[:, None] * inside.shape[1]
    number = site.write("Add", tap, site.add("first", first))
    table = site.add("stored", stored.reshape(-1))
    place = site.step("Gather", (table, number), kinds[1][1], "i64", axis=0)
    plane = np.arange(images * channels)[:, None, None] * count
    return site.results(largest, site.write("Add", place, site.add("planes", plane)))


def _shares(
    kernel: tuple[int, ...], window: Window, sizes: tuple[int, ...], out_sizes: tuple[int, ...]
) -> np.ndarray:
    """Elements of a whole window over those of each that are in the image or its own padding."""
    rank = len(kernel)
    shares = np.ones((1,) * rank)
    for i, (size, out, taps) in enumerate(zip(sizes, out_sizes, kernel, strict=True)):
        first = np.arange(out) * window["strides"][i] - window["pads"][i]
        places = first[:, None] + np.arange(taps) * window["dilations"][i]
        counted = (places < size + window["pads"][rank + i]).sum(axis=1)
        shares = shares * (taps / counted).reshape(*(-1 if i == j else 1 for j in range(rank)))
    return shares


def _lp_pool(site: Site, kernel: tuple[int, ...], window: Window) -> list[Node] | None:
    """The root of a sum of powers: averages of the powers, with zeros around them."""
    powers = _powers(site)
    if powers is None:
        return None
    number = np.array(math.prod(kernel), DTYPES[site.x.dtype])
    if len(kernel) == 3:
        inner = site.within("AveragePool", (powers,), site.y)
        made = pool_volume(inner, "AveragePool", VolumeWindow(kernel, **window), 1)
    else:
        shapes = planar(site.x.shape), planar(site.y.shape)
        reshaped = site.step("Reshape", (powers,), shapes[0], shape=shapes[0])
        made = site.step(
            "AveragePool", (reshaped,), shapes[1], kernel=kernel, **window, count_include_pad=1
        )
        made = site.step("Reshape", (made,), site.y.shape, shape=site.y.shape)
    return _root(site, site.step("Mul", (made, site.add("number", number)), site.y.shape))


def _powers(site: Site) -> str | None:
    """The absolute elements to the power of the norm; in f64 only the first or the second."""
    p, x, shape = site.get("p", 2), site.inputs[0], site.x.shape
    if p == 2:
        return site.step("Mul", (x, x), shape)
    if p < 1 or (p > 1 and site.x.dtype != "f32"):
        return None
    size = site.step("Abs", (x,), shape)
    return size if p == 1 else _power(site, size, p)


def _root(site: Site, total: str) -> list[Node]:
    """The root that undoes the power of the norm."""
    p = site.get("p", 2)
    if p <= 2:
        return site.same("Sqrt" if p == 2 else "Identity", total)
    return site.same("Identity", _power(site, total, 1 / p))


def _power(site: Site, name: str, exponent: float) -> str:
    constant = site.add("exponent", np.array(exponent, np.float32))
    return site.step("Pow", (name, constant), site.type_of(name).shape)


def max_unpool(site: Site) -> list[Node] | None:
    """MaxUnpool without a shape of its own: elements put into zeros at the places they were at."""
    count = site.x.count
    if site.has(2) or site.input_type(1) != TensorType("i64", site.x.shape):
        return None
    if not site.x.dtype.startswith(("f", "b")):
        return None
    zero = site.add("zero", np.zeros((), DTYPES[site.x.dtype]))
    total = (site.y.count,)
    zeros = site.step("Expand", (zero,), total, shape=total)
    places = site.step("Reshape", (site.inputs[1],), (count, 1), "i64", shape=(count, 1))
    updates = site.step("Reshape", (site.inputs[0],), (count,), shape=(count,))
    made = site.step("ScatterRows", (zeros, places, updates), total, batch=0, mode="none")
    return site.same("Reshape", made, shape=site.y.shape)


def col2im(site: Site) -> list[Node] | None:
    """Col2Im: each pixel is the sum of the columns that have it, with a table of their places."""
    image, block, rank = site.constant(1), site.constant(2), len(site.y.shape) - 2
    if not site.computes or len(site.x.shape) != 3:
        return None
    if image is None or block is None:
        return _col2im_by_run(site)
    ones = (1,) * rank
    strides, dilations = (site.ints(name) or ones for name in ("strides", "dilations"))
    pads = site.ints("pads") or (0,) * (2 * rank)
    sizes, kernel = (tuple(map(int, each)) for each in (image, block))
    ends = zip(sizes, pads[:rank], pads[rank:], _extents(kernel, dilations), strides, strict=True)
    steps = tuple((n + a + b - e) // s + 1 for n, a, b, e, s in ends)
    channels, columns = site.x.shape[1:]
    if channels != site.y.shape[1] * math.prod(kernel) or columns != math.prod(steps):
        return None
    window = {"strides": strides, "pads": pads, "dilations": dilations}
    return site.results(sum_of_columns(site, site.inputs[0], kernel, window, steps))


def sum_of_columns(
    site: Site, columns: str, kernel: tuple[int, ...], window: Window, steps: tuple[int, ...]
) -> str:
    """The pixels of the result from columns [N, C * taps, steps]: each the sum of those with it."""
    rank, (images, channels, *image) = len(kernel), site.y.shape
    pixels, taps = (np.indices(sizes).reshape(rank, -1) for sizes in (image, kernel))
    number, inside = np.zeros((), np.int64), np.ones((), bool)
    for i, (stride, dilation) in enumerate(
        zip(window["strides"], window["dilations"], strict=True)
    ):
        start = pixels[i] + window["pads"][i] - taps[i][:, None] * dilation
        own = start // stride
        inside = inside & (start % stride == 0) & (own >= 0) & (own < steps[i])
        number = number * steps[i] + own
    count = math.prod(steps)
    rows = (images, channels, taps.shape[1] * count)
    at = np.where(inside, np.arange(taps.shape[1])[:, None] * count + number, 0)
    site.pay(2 * at.nbytes)
    weights = site.add("weights", inside.astype(DTYPES[site.x.dtype]))
    shape = (images, channels, at.shape[1])
    data = site.shaped(columns, rows)
    return site.step("WeightedRows", (data, site.add("places", at), weights), shape, axis=2)


def _col2im_by_run(site: Site) -> list[Node] | None:
    """Col2Im to the declared shape by blocks that a run names: each that fits, and a choice."""
    y, rank = site.y.shape, len(site.y.shape) - 2
    if any(site.runtime(i) and site.input_type(i) != TensorType("i64", (rank,)) for i in (1, 2)):
        return None
    taps = site.x.shape[1] // y[1]
    factors = [n for n in range(1, taps + 1) if taps % n == 0]
    blocks = [b for b in itertools.product(factors, repeat=rank) if math.prod(b) == taps]
    results, tests = list[str](), list[str]()
    for block in blocks[:MAX_OPTIONS]:
        inner = site.within(site.op, site.inputs[:1], site.y)
        given = (np.array(y[2:], np.int64), np.array(block, np.int64))
        inner.inputs = (*inner.inputs, *(site.add("sizes", each) for each in given))
        nodes = col2im(inner)
        if nodes is not None:
            site.nodes[:] = nodes
            results.append(inner.outputs[0])
            fits = (Assumed(n).fits(site, i) for i, n in ((1, y[2:]), (2, block)))
            tests.append(both(site, *fits))
    if not results or len(blocks) > MAX_OPTIONS:
        return None
    return site.results(chosen(site, results, tests))


def global_pool(site: Site) -> list[Node] | None:
    """GlobalAveragePool and GlobalMaxPool of f32 or f64."""
    if not site.computes or len(site.x.shape) < 3:
        return None
    if len(site.x.shape) == 4:
        return site.same(site.op)
    axes = tuple(range(2, len(site.x.shape)))
    reduce = "ReduceMean" if site.op == "GlobalAveragePool" else "ReduceMax"
    return site.same(reduce, axes=axes, keepdims=1)


def planar(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of a sequence as that of an image with a height of 1; any other as it is."""
    return shape if len(shape) >= 4 else (*shape[:2], 1, shape[2])


def window_of(site: Site, kernel: tuple[int, ...]) -> Window:
    """The window in two dimensions, or in three of a volume."""
    rank = len(kernel)
    ones, missing = (1,) * rank, (1,) * (2 - rank)
    strides = (*missing, *(site.ints("strides") or ones))
    dilations = (*missing, *(site.ints("dilations") or ones))
    given = site.ints("pads") or (0,) * (2 * rank)
    pads = (*(0,) * (2 - rank), *given[:rank], *(0,) * (2 - rank), *given[rank:])
    auto_pad = site.get("auto_pad", "NOTSET")
    if auto_pad == "VALID":
        pads = (0,) * len(pads)
    elif auto_pad != "NOTSET":
        extents = _extents((*missing, *kernel), dilations)
        sizes = zip(planar(site.x.shape)[2:], strides, extents, strict=True)
        totals = [max((-(-n // step) - 1) * step + extent - n, 0) for n, step, extent in sizes]
        smaller = tuple(total // 2 for total in totals)
        larger = tuple(total - total // 2 for total in totals)
        pads = (*smaller, *larger) if auto_pad == "SAME_UPPER" else (*larger, *smaller)
    return {"strides": strides, "pads": pads, "dilations": dilations}


def _extents(kernel: tuple[int, ...], dilations: tuple[int, ...]) -> tuple[int, ...]:
    """Distance from a window's first to its last element, both included."""
    return tuple((k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True))


def _covering(
    kernel: tuple[int, ...], window: Window, sizes: tuple[int, ...], out_sizes: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Pads whose ends are grown so that the plain (floor) rule gives `out_sizes`.

    None if no padding does, or a window would be in the padding alone.
    """
    rank = len(kernel)
    begins, ends = window["pads"][:rank], list(window["pads"][rank:])
    extents = _extents(kernel, window["dilations"])
    lines = zip(sizes, out_sizes, window["strides"], extents, strict=True)
    for i, (size, out, stride, extent) in enumerate(lines):
        ends[i] = max(ends[i], (out - 1) * stride + extent - size - begins[i])
        last_start = (out - 1) * stride - begins[i]
        if (size + begins[i] + ends[i] - extent) // stride + 1 != out:
            return None
        if min(begins[i], ends[i]) < 0 or begins[i] >= extent or last_start >= size:
            return None
    return (*begins, *ends)


NORMALISERS = {
    "MaxPool": pool, "AveragePool": pool, "GlobalAveragePool": global_pool,
    "GlobalMaxPool": global_pool, "LpPool": pool, "MaxUnpool": max_unpool, "Col2Im": col2im,
}  # fmt: skip
