"""Reduce*, ArgMax, ArgMin, Hardmax, CumProd, TopK, Softmax."""

from __future__ import annotations

import itertools
import math

import numpy as np

from tuner.frontend.operators.elementwise import IN_PLACE, WHOLE, as_i64, from_i64
from tuner.frontend.operators.run_choice import (
    MAX_OPTIONS,
    Assumed,
    AxesOfRun,
    chosen,
    with_axis_of_run,
    with_declared,
)
from tuner.frontend.site import COMPUTED, Site
from tuner.graph import DTYPES, Node

REDUCED = {
    "ReduceMean": "ReduceMean", "ReduceSum": "ReduceSum", "ReduceMax": "ReduceMax",
    "ReduceMin": "ReduceMin", "ReduceProd": "ReduceProd", "ReduceL1": "ReduceSum",
    "ReduceL2": "ReduceSum", "ReduceSumSquare": "ReduceSum", "ReduceLogSum": "ReduceSum",
    "ReduceLogSumExp": "ReduceSum",
}  # fmt: skip
"""The reduction that kernels have for each of ONNX's: others change its operand or its result."""
OF_NONE = {
    **dict.fromkeys(("ReduceSum", "ReduceSumSquare", "ReduceL1", "ReduceL2"), 0.0),
    **dict.fromkeys(("ReduceMax", "ReduceLogSum", "ReduceLogSumExp"), -math.inf),
    "ReduceMin": math.inf, "ReduceProd": 1.0,
}  # fmt: skip
"""Results of floats without elements."""
MAX_PAIRS = 2**22
"""Maximum number of pairs of wide integers of which TopK compares each."""
OF_INTEGERS = frozenset(
    "ReduceSum ReduceMax ReduceMin ReduceProd ReduceMean ReduceL1 ReduceSumSquare".split()  # noqa: SIM905
)
"""Reductions of integers, modulo 2**64; a mean is cut towards 0."""


def reduce(site: Site) -> list[Node] | None:
    """Axes are an attribute or, since opset 13 (ReduceSum) and 18, a constant input.

    The logarithm of a sum of powers is that of powers of the distance from the largest, which do
    not overflow; it is the largest itself where that is infinite.
    """
    if site.runtime(1):
        return _by_axes_of_run(site)
    rank, axes = len(site.x.shape), site.listed(1, "axes")
    if not axes and site.get("noop_with_empty_axes", 0):
        if site.op == REDUCED[site.op]:
            return site.same("Identity", site.inputs[0])
        return _reduced(site, ())  # magnitudes, squares and logarithms are taken all the same
    axes = tuple(sorted({a % rank for a in axes})) if axes else tuple(range(rank))
    return _reduced(site, axes)


def _reduced(site: Site, axes: tuple[int, ...]) -> list[Node] | None:
    """A reduction over known axes; of no elements it is a number that the operator has."""
    if not site.x.count:
        if site.op not in OF_NONE or not site.computes or not site.y.count:
            return None
        number = np.full(site.y.shape, OF_NONE[site.op], DTYPES[site.y.dtype])
        return site.results(site.add("none", number))
    of_others = {"bool": _of_truths, **dict.fromkeys(WHOLE, _of_integers)}
    if not site.computes:
        return of_others[site.x.dtype](site, axes) if site.x.dtype in of_others else None
    if site.op == REDUCED[site.op] and axes:
        keepdims = site.get("keepdims", 1)
        return site.same(site.op, site.inputs[0], axes=axes, keepdims=keepdims)
    return site.results(_changed(site, site.inputs[0], axes))


def _by_axes_of_run(site: Site) -> list[Node] | None:
    """A reduction to the declared shape over axes that a run names: each that has it, and a choice.

    Axes that stay with a size of 1, which they have before, may be reduced or not.
    """
    x, y, keeps = site.x.shape, site.y.shape, bool(site.get("keepdims", 1))
    if keeps:
        is_reduced = tuple(i for i, (a, b) in enumerate(zip(x, y, strict=False)) if a != b)
        fits = len(x) == len(y) and all(y[i] == 1 for i in is_reduced)
        options = [is_reduced] if fits else []
    else:
        every = itertools.combinations(range(len(x)), max(len(x) - len(y), 0))
        options = [
            axes for axes in every if tuple(n for i, n in enumerate(x) if i not in axes) == y
        ]
    if not 1 <= len(options) <= MAX_OPTIONS:
        return None
    free = [i for i, size in enumerate(x) if keeps and size == 1]
    named, results = AxesOfRun(site, 1, len(x)), list[str]()
    for axes in options:
        inner = site.within(site.op, site.inputs[:1], site.y)
        nodes = _reduced(inner, axes)
        if nodes is None:
            return None
        site.nodes[:] = nodes
        results.append(inner.outputs[0])
    return site.results(chosen(site, results, [named.are(axes, free) for axes in options]))


def _changed(site: Site, x: str, axes: tuple[int, ...]) -> str:
    """The reduction of what is made of x, and what is made of that."""
    largest = ""
    if site.op == "ReduceL1":
        x = site.write("Abs", x)
    elif site.op in ("ReduceL2", "ReduceSumSquare"):
        x = site.write("Mul", x, x)
    elif site.op == "ReduceLogSumExp":
        largest = finite_largest(site, x, axes)
        x = site.write("Exp", site.write("Sub", x, largest))
    total = site.reduce(REDUCED[site.op], x, axes) if axes else x
    if site.op in ("ReduceLogSum", "ReduceLogSumExp"):
        total = site.write("Log", total)
    elif site.op == "ReduceL2":
        total = site.write("Sqrt", total)
    return site.write("Add", total, largest) if largest else total


def finite_largest(site: Site, x: str, axes: tuple[int, ...]) -> str:
    """The largest element along some axes; 0 where it is infinite, or no number."""
    largest = site.reduce("ReduceMax", x, axes) if axes else x
    is_finite = site.write("Less", site.write("Abs", largest), math.inf)
    return site.write("Where", is_finite, largest, 0.0)


def _of_integers(site: Site, axes: tuple[int, ...]) -> list[Node] | None:
    """Reductions of integers in i64."""
    if site.op not in OF_INTEGERS or site.x.dtype == "u64":
        return None
    x = as_i64(site, site.inputs[0])
    if site.op == "ReduceL1":
        x = site.write("Abs", x)
    elif site.op == "ReduceSumSquare":
        x = site.write("Mul", x, x)
    name = "ReduceSum" if site.op == "ReduceMean" else REDUCED[site.op]
    total = site.reduce(name, x, axes) if axes else x
    if site.op == "ReduceMean":
        total = site.write("IntegerDiv", total, math.prod(site.x.shape[a] for a in axes))
    total = site.shaped(total, site.y.shape)
    return from_i64(site, total)


def _of_truths(site: Site, axes: tuple[int, ...]) -> list[Node] | None:
    """The largest and the smallest of truths, as numbers."""
    if site.op not in ("ReduceMax", "ReduceMin"):
        return None
    numbers = site.step("Cast", site.inputs[:1], site.x.shape, "f32", to="f32")
    chosen = site.reduce(site.op, numbers, axes) if axes else numbers
    chosen = site.shaped(chosen, site.y.shape)
    return site.same("Not", site.write("Equal", chosen, 0.0))


def arg(site: Site) -> list[Node] | None:
    """ArgMax and ArgMin: the first place of the extreme, or the last one. NaN is the extreme.

    Of f32 the first one is found by TopK, in one pass; else by the extreme, and the places of what
    equals it.
    """
    dtype, shape, x = site.x.dtype, site.x.shape, site.inputs[0]
    if not shape or not site.x.count or dtype not in (*COMPUTED, *WHOLE) or dtype == "u64":
        return None
    axis, is_last = site.axis(0), bool(site.get("select_last_index", 0))
    return site.results(place_of_extreme(site, x, axis, site.op == "ArgMax", is_last))


def place_of_extreme(site: Site, x: str, axis: int, is_largest: bool, is_last: bool) -> str:
    """The place along an axis, which stays, of the first or last of the largest or smallest."""
    kind = site.type_of(x)
    size, shape = kind.shape[axis], kind.shape
    kept = (*shape[:axis], 1, *shape[axis + 1 :])
    if kind.dtype == "f32" and not is_last:
        x = x if is_largest else site.write("Neg", x)
        return site.split_results(
            "TopK", x, (("f32", kept), ("i64", kept)), axis=axis, k=1, largest=1
        )[1]
    x = as_i64(site, x) if kind.dtype in WHOLE else x
    extreme = site.reduce("ReduceMax" if is_largest else "ReduceMin", x, (axis,))
    is_extreme = site.write("Equal", x, extreme)
    if kind.element.is_float:
        is_number = site.write("Equal", x, x)
        is_extreme = site.write("Or", is_extreme, site.write("Not", is_number))
    numbers = np.arange(size).reshape(-1, *(1,) * (len(shape) - axis - 1))
    places = site.add("places", numbers)
    other = site.add("other", np.array(-1 if is_last else size))
    chosen = site.step("Where", (is_extreme, places, other), shape, "i64")
    return site.reduce("ReduceMax" if is_last else "ReduceMin", chosen, (axis,))


def hardmax(site: Site) -> list[Node] | None:
    """Hardmax: 1 at the place of the largest, 0 elsewhere. Before opset 13 the axes are one."""
    shape = site.x.shape
    if not site.computes or not shape:
        return None
    axis, x = site.axis(1 if site.opset < 13 else -1), site.inputs[0]
    if site.opset < 13:
        x = site.shaped(x, (math.prod(shape[:axis]), math.prod(shape[axis:])))
        shape, axis = site.type_of(x).shape, 1
    place = place_of_extreme(site, x, axis, is_largest=True, is_last=False)
    numbers = np.arange(shape[axis]).reshape(-1, *(1,) * (len(shape) - axis - 1))
    is_there = site.step("Equal", (place, site.add("places", numbers)), shape, "bool")
    return site.results(site.step("Cast", (is_there,), shape, to=site.y.dtype))


def cum_prod(site: Site) -> list[Node] | None:
    """CumProd along a constant axis: products of twice as many neighbours each time.

    A factor goes through as many products as the size has bits: the error is below that of a
    product one by one. Integers wrap around.
    """
    axis, shape = site.constant(1), site.x.shape
    if axis is None or axis.size != 1 or site.x.dtype not in (*COMPUTED, *IN_PLACE):
        return None
    at = int(axis.reshape(-1)[0]) % len(shape)
    backwards, x = bool(site.get("reverse", 0)), site.inputs[0]
    if site.get("exclusive", 0):
        x = _moved(site, x, at, 1, backwards=backwards)
    step = 1
    while step < shape[at]:
        x = site.write("Mul", x, _moved(site, x, at, step, backwards=backwards))
        step *= 2
    return site.results(x)


def _moved(site: Site, x: str, axis: int, step: int, *, backwards: bool) -> str:
    """The elements of x so many places further along an axis, with 1 in those before."""
    kind, rank = site.type_of(x), len(site.type_of(x).shape)
    if kind.shape[axis] <= step:
        one = site.add("one", np.ones((), DTYPES[kind.dtype]))
        return site.step("Expand", (one,), kind.shape, kind.dtype, shape=kind.shape)

    def at(number: int) -> tuple[int, ...]:
        return tuple(number if i == axis else 0 for i in range(rank))

    zeros, shape = (0,) * rank, tuple(n - s for n, s in zip(kind.shape, at(step), strict=True))
    start = at(step) if backwards else zeros
    part = site.step("Slice", (x,), shape, kind.dtype, start=start, step=(1,) * rank)
    pads = (*zeros, *at(step)) if backwards else (*at(step), *zeros)
    return site.step("Pad", (part,), kind.shape, kind.dtype, pads=pads, value=1.0)


def softmax(site: Site) -> list[Node] | None:
    """Softmax. Before opset 13 it runs over all dimensions from `axis` on, as if they were one."""
    return _over_one_axis(site, "Softmax")


def log_softmax(site: Site) -> list[Node] | None:
    """LogSoftmax, over the dimensions that Softmax runs over."""
    return _over_one_axis(site, "LogSoftmax")


def _over_one_axis(site: Site, op: str) -> list[Node] | None:
    shape, rank = site.x.shape, len(site.x.shape)
    if not site.computes or rank == 0:
        return None
    flattens = site.opset < 13
    axis = site.axis(1 if flattens else -1)
    if not flattens or axis == rank - 1:
        return site.same(op, axis=axis)
    flat = (math.prod(shape[:axis]), math.prod(shape[axis:]))
    return site.in_shapes(op, flat, flat, axis=1)


def top_k(site: Site) -> list[Node] | None:
    """TopK of f32 and integers along one axis, with a constant K (an attribute before opset 10).

    Its results are sorted, as they may be where `sorted` is 0; of equal elements the first comes
    first.
    """
    count = site.constant(1) if site.opset >= 10 else np.array(site.get("k", 0))
    is_of_integers = site.x.dtype in WHOLE
    if not (site.x.dtype == "f32" or is_of_integers) or not site.x.shape:
        return None
    if count is None or count.size != 1:
        return None
    axis, k = site.axis(-1), int(count.reshape(-1)[0])
    if not 1 <= k <= site.x.shape[axis]:
        return None
    largest = int(bool(site.get("largest", 1)))
    if site.x.element.is_quantised:
        return _top_k_of_narrow(site, axis, k, largest)
    if is_of_integers:
        return _top_k_of_wide(site, axis, k, largest)
    return site.same("TopK", site.inputs[0], axis=axis, k=k, largest=largest)


def _top_k_of_narrow(site: Site, axis: int, k: int, largest: int) -> list[Node]:
    """TopK of integers of 16 bits and less, which f32 has."""
    shape = tuple(k if i == axis else n for i, n in enumerate(site.x.shape))
    numbers = site.step("Cast", site.inputs[:1], site.x.shape, "f32", to="f32")
    values, places = site.split_results(
        "TopK", numbers, (("f32", shape), ("i64", shape)), axis=axis, k=k, largest=largest
    )
    return site.results(site.step("Cast", (values,), shape, site.x.dtype, to=site.x.dtype), places)


def _top_k_of_wide(site: Site, axis: int, k: int, largest: int) -> list[Node] | None:
    """TopK of integers that f32 has not: the place of each among the others, by comparing all.

    Exact, and as many comparisons as a row has pairs: of longer rows ONNX Runtime is quicker.
    """
    shape, dtype = site.x.shape, site.x.dtype
    size, rank = shape[axis], len(shape)
    if site.x.count * size > MAX_PAIRS:
        return None
    order = (*(i for i in range(rank) if i != axis), axis)
    back = tuple(order.index(i) for i in range(rank))
    rows = tuple(shape[i] for i in order)
    x = site.step("Transpose", site.inputs[:1], rows, dtype, perm=order)
    wide = as_i64(site, x, dtype == "u64")
    own, other = site.shaped(wide, (*rows, 1)), site.shaped(wide, (*rows[:-1], 1, size))
    is_ahead = site.write("Greater" if largest else "Less", other, own)
    numbers = np.arange(size)
    is_earlier = site.add("earlier", numbers < numbers[:, None])
    is_tie = site.write("And", site.write("Equal", other, own), is_earlier)
    ahead = site.write("Or", is_ahead, is_tie)
    counts = site.step("Cast", (ahead,), (*rows, size), "f32", to="f32")
    count = site.shaped(site.reduce("ReduceSum", counts, (rank,)), (*rows[:-1], 1, size))
    wanted = site.add("wanted", np.arange(k, dtype=np.float32)[:, None])
    is_there = site.write("Equal", count, wanted)
    found = site.step("Cast", (is_there,), (*rows[:-1], k, size), "f32", to="f32")
    found = site.write("Mul", found, site.add("places", numbers.astype(np.float32)))
    places = site.shaped(site.reduce("ReduceSum", found, (rank,)), (*rows[:-1], k))
    places = site.step("Cast", (places,), (*rows[:-1], k), "i64", to="i64")
    values = site.step("GatherElements", (x, places), (*rows[:-1], k), dtype, axis=rank - 1)
    made = tuple(k if i == axis else n for i, n in enumerate(shape))
    return site.results(
        *(
            site.step("Transpose", (name,), made, kind, perm=back)
            for name, kind in ((values, dtype), (places, "i64"))
        )
    )


NORMALISERS = {
    **dict.fromkeys(REDUCED, reduce),
    "ArgMax": arg, "ArgMin": arg, "CumProd": with_axis_of_run(1)(cum_prod), "Hardmax": hardmax,
    "LogSoftmax": log_softmax, "Softmax": softmax,
    "TopK": with_declared(1, lambda site: Assumed([site.y.shape[site.axis(-1)]]))(top_k),
}  # fmt: skip
