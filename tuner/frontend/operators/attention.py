"""Attention as ONNX Runtime's own operators have it: products, a softmax and masks of ONNX.

    Attention(x, w, b)   ->  Softmax(Mul(MatMul(q, k^T), scale) + masks) times v, of each head

Where a mask holds 0 the score gets `mask_filter_value`, which is -10000 by default, added; of keys
behind a query of a causal attention it gets the lowest number. That is what ONNX Runtime's kernels
were seen to do, and the order of the sums is theirs as well: both masks, then the score.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence

import numpy as np

from tuner.frontend.operators import movement
from tuner.frontend.site import Normaliser, Site
from tuner.graph import DTYPES, Node

FILTER = -10000.0
"""Default of `mask_filter_value`."""


class _OtherFormError(Exception):
    """The node has a form that is not described here."""


def _require(*facts: bool) -> None:
    """Raise _OtherFormError where one of the facts is none."""
    if not all(facts):
        raise _OtherFormError


def _of_described_forms(make: Callable[[Site], list[Node]]) -> Normaliser:
    @functools.wraps(make)
    def normalise(site: Site) -> list[Node] | None:
        try:
            return make(site)
        except _OtherFormError:
            return None

    return normalise


@_of_described_forms
def attention(site: Site) -> list[Node]:
    """Attention: a product makes queries, keys and values of one input."""
    _require(site.computes, len(site.x.shape) == 3, len(site.input_type(1).shape) == 2)
    weights, heads = site.input_type(1).shape, site.get("num_heads", 0)
    steps, width = site.x.shape[1:]
    sizes = site.ints("qkv_hidden_sizes") or (weights[1] // 3,) * 3
    _require(not site.get("do_rotary", 0), not site.get("past_present_share_buffer", 0))
    _require(heads > 0, not site.has(6), len(sizes) == 3, sum(sizes) == weights[1])
    _require(_all_floats(site, (0, 1, 2, 4, 5)), sizes[0] == sizes[1])
    _require(all(size > 0 and size % heads == 0 for size in sizes), weights[0] == width)
    _require(not site.has(2) or site.input_type(2).shape == weights[1:])
    q, k, v = (_heads(site, part, heads) for part in _projected(site, sizes))
    past = 0
    if site.has(4):
        k, v = _with_past(site, k, v)
        past = site.input_type(4).shape[3]
    result = _attended(site, q, k, v, _masks(site, 3, 5, (past, steps), heads))
    if len(site.outputs) == 1:
        return site.results(result)
    _require(site.type_of(k).shape == site.type_of(v).shape)
    shape = site.type_of(k).shape
    stacked = tuple(site.shaped(name, (1, *shape)) for name in (k, v))
    return site.results(result, site.step("Concat", stacked, (2, *shape), axis=0))


def _projected(site: Site, sizes: tuple[int, ...]) -> Sequence[str]:
    """Queries, keys and values of these widths: by a product each, where weights are constants."""
    batch, steps, _ = site.x.shape
    weights, bias = site.constant(1), site.constant(2)
    if weights is not None and not site.runtime(2):
        parts, first = list[str](), 0
        for size in sizes:
            own = site.add("weights", weights[:, first : first + size])
            part = site.step("MatMul", (site.inputs[0], own), (batch, steps, size))
            if bias is not None:
                part = site.write("Add", part, site.add("bias", bias[first : first + size]))
            parts, first = [*parts, part], first + size
        return parts
    joined = site.step("MatMul", site.inputs[:2], (batch, steps, sum(sizes)))
    if site.has(2):
        joined = site.write("Add", joined, site.inputs[2])
    kinds = [(site.y.dtype, (batch, steps, size)) for size in sizes]
    return site.split_results("Split", joined, kinds, axis=2, sizes=sizes)


def _with_past(site: Site, k: str, v: str) -> list[str]:
    """Keys and values behind those of a cache, which holds both."""
    shape, own = site.input_type(4).shape, site.type_of(k).shape
    _require(len(shape) == 5, own == site.type_of(v).shape)
    _require((*shape[1:3], shape[4]) == (*own[:2], own[3]))
    halves = [movement.picked(site, site.inputs[4], 0, np.array([i])) for i in (0, 1)]
    pairs = zip(halves, (k, v), strict=True)
    return [_behind(site, site.shaped(half, shape[1:]), new) for half, new in pairs]


@_of_described_forms
def multi_head(site: Site) -> list[Node]:
    """MultiHeadAttention of queries, keys and values that were projected before."""
    heads = site.get("num_heads", 0)
    _require(site.computes, heads > 0, len(site.x.shape) == 3, site.has(1), site.has(2))
    _require(not any(map(site.has, (8, 9))), not any(site.outputs[3:]))
    _require(_all_floats(site, (0, 1, 2, 3, 5, 6, 7)), site.has(6) == site.has(7))
    names, first = list[str](), 0
    for i in range(3):
        name, shape = site.inputs[i], site.input_type(i).shape
        _require(len(shape) in (3, 4), shape[0] == site.x.shape[0])
        if len(shape) == 4:
            _require(shape[1] == heads, not site.has(3))
            names.append(name)
            continue
        _require(shape[2] % heads == 0)
        if site.has(3):
            _require(len(site.input_type(3).shape) == 1)
            _require(site.input_type(3).count >= first + shape[2])
            own = movement.picked(site, site.inputs[3], 0, np.arange(first, first + shape[2]))
            name, first = site.write("Add", name, own), first + shape[2]
        names.append(_heads(site, name, heads))
    q, k, v = names
    past = 0
    if site.has(6):
        past = (*site.input_type(6).shape, 0, 0, 0)[2]
        k, v = (_behind(site, site.inputs[i], own) for i, own in ((6, k), (7, v)))
    k_shape, v_shape = site.type_of(k).shape, site.type_of(v).shape
    _require(site.type_of(q).shape[3] == k_shape[3], k_shape[:3] == v_shape[:3])
    _require(k_shape[:2] == (site.x.shape[0], heads))
    masks = _masks(site, 4, 5, (past, k_shape[2] - past), heads)
    return site.results(*[_attended(site, q, k, v, masks), k, v][: len(site.outputs)])


@_of_described_forms
def group_query(site: Site) -> list[Node]:
    """GroupQueryAttention of whole prompts of known lengths, without caches of a run.

    Every head of keys serves a group of queries; each query sees the keys up to its own.
    """
    heads, groups = site.get("num_heads", 0), site.get("kv_num_heads", 0)
    lengths, whole, shape = site.constant(5), site.constant(6), site.x.shape
    _require(site.computes, min(heads, groups) > 0, len(shape) == 3, site.has(1), site.has(2))
    _require(heads % groups == 0, shape[2] % heads == 0, _all_floats(site, (0, 1, 2, 7, 8)))
    _require(lengths is not None and bool((lengths == shape[1] - 1).all()))
    _require(whole is not None and bool((whole == shape[1]).all()), len(site.outputs) <= 3)
    _require(not site.get("softcap", 0.0), site.get("local_window_size", -1) < 1)
    _require(site.get("smooth_softmax", -1) < 1, site.get("causal", 1) == 1)
    _require(not any(map(site.has, (3, 4, *range(9, 16)))))
    size, kinds = shape[2] // heads, [site.input_type(i).shape for i in (1, 2)]
    _require(kinds == [(*shape[:2], groups * size)] * 2)
    q = _heads(site, site.inputs[0], heads)
    k, v = (_heads(site, site.inputs[i], groups) for i in (1, 2))
    if site.get("do_rotary", 0):
        tables = _tables(site, 7, size)
        _require(site.type_of(tables[0]).shape[0] >= shape[1])
        places = site.add("places", np.arange(shape[1], dtype=np.int64)[None])
        is_mixed = bool(site.get("rotary_interleaved", 0))
        q, k = (_turned(site, x, places, tables, is_mixed) for x in (q, k))
    keys, values = (_repeated(site, x, heads // groups) for x in (k, v))
    result = _attended(site, q, keys, values, [_causal(site, shape[1], shape[1], 0)])
    return site.results(*(result, k, v)[: len(site.outputs)])


@_of_described_forms
def rotary(site: Site) -> list[Node]:
    """RotaryEmbedding at given positions, or from a given one on."""
    shape = site.x.shape
    _require(site.computes, len(shape) in (3, 4), _all_floats(site, (0, 2, 3)))
    _require(not site.get("is_packed_batching", 0), site.get("scale", 1.0) == 1.0)
    half = (*site.input_type(2).shape, 0, 0)[1]
    _require(half > 0, site.get("rotary_embedding_dim", 0) in (0, 2 * half))
    x = site.inputs[0]
    if len(shape) == 3:
        has_part = site.get("rotary_embedding_dim", 0)
        heads = site.get("num_heads", 0) if has_part else shape[2] // (2 * half)
        _require(heads > 0 and shape[2] % heads == 0)
        x = _heads(site, x, heads)
    batch, _, steps, size = site.type_of(x).shape
    tables = _tables(site, 2, size)
    places, kind = site.inputs[1], site.input_type(1)
    if kind.shape == (1,):
        count = site.add("count", np.arange(steps, dtype=np.int64)[None])
        places = site.write("Add", count, site.shaped(places, (1, 1)))
    else:
        _require(kind.shape == (batch, steps))
    x = _turned(site, x, places, tables, bool(site.get("interleaved", 0)))
    return site.results(_joined_heads(site, x) if len(shape) == 3 else x)


def _tables(site: Site, first: int, size: int) -> tuple[str, str]:
    """Tables of cosines and sines, [places, pairs], for heads of this size."""
    _require(site.has(first), site.has(first + 1))
    shapes = [site.input_type(first + i).shape for i in (0, 1)]
    _require(len(shapes[0]) == 2, shapes[0] == shapes[1], 0 < 2 * (*shapes[0], 0)[1] <= size)
    return site.inputs[first], site.inputs[first + 1]


# -- parts -----------------------------------------------------------------------------------------


def _all_floats(site: Site, places: Sequence[int]) -> bool:
    """Return whether those of these inputs that are given are of the type of the output."""
    return all(site.input_type(i).dtype == site.y.dtype for i in places if site.has(i))


def _heads(site: Site, x: str, heads: int) -> str:
    """[batch, steps, heads * size] as [batch, heads, steps, size]."""
    batch, steps, width = site.type_of(x).shape
    split = site.shaped(x, (batch, steps, heads, width // heads))
    shape = (batch, heads, steps, width // heads)
    return site.step("Transpose", (split,), shape, perm=(0, 2, 1, 3))


def _joined_heads(site: Site, x: str) -> str:
    """[batch, heads, steps, size] as [batch, steps, heads * size]."""
    batch, heads, steps, size = site.type_of(x).shape
    turned = site.step("Transpose", (x,), (batch, steps, heads, size), perm=(0, 2, 1, 3))
    return site.shaped(turned, (batch, steps, heads * size))


def _behind(site: Site, past: str, new: str) -> str:
    """New keys or values behind those of a cache."""
    shape, own = site.type_of(past).shape, site.type_of(new).shape
    _require(len(shape) == 4, (*shape[:2], shape[3:]) == (*own[:2], own[3:]))
    *outer, before, size = shape
    return site.step("Concat", (past, new), (*outer, before + own[2], size), axis=2)


def _repeated(site: Site, x: str, times: int) -> str:
    """Each head so many times, one behind the other."""
    batch, heads, steps, size = site.type_of(x).shape
    if times == 1:
        return x
    single, several = (batch, heads, 1, steps, size), (batch, heads, times, steps, size)
    many = site.step("Expand", (site.shaped(x, single),), several, shape=several)
    return site.shaped(many, (batch, heads * times, steps, size))


def _attended(site: Site, q: str, k: str, v: str, masks: Sequence[str]) -> str:
    """Values by the softmax of the scores, [batch, steps, heads * size]."""
    batch, heads, steps, size = site.type_of(q).shape
    keys, width = site.type_of(k).shape[2], site.type_of(v).shape[3]
    scale = site.get("scale", 0.0) or 1.0 / math.sqrt(size)
    turned = site.step("Transpose", (k,), (batch, heads, size, keys), perm=(0, 1, 3, 2))
    scores = site.step("MatMul", (q, turned), (batch, heads, steps, keys))
    scores = site.write("Mul", scores, scale)
    for mask in masks:
        scores = site.write("Add", scores, mask)
    shares = site.step("Softmax", (scores,), (batch, heads, steps, keys), axis=3)
    return _joined_heads(site, site.step("MatMul", (shares, v), (batch, heads, steps, width)))


def _causal(site: Site, steps: int, keys: int, past: int) -> str:
    """The lowest number for keys behind the query."""
    dtype = DTYPES[site.y.dtype]
    behind = np.arange(keys) > np.arange(steps)[:, None] + past
    lowest = np.where(behind, np.finfo(np.float32).min, 0).astype(dtype)
    return site.add("causal", lowest, (1, 1, steps, keys))


def _masks(site: Site, mask: int, bias: int, keys_of: tuple[int, int], heads: int) -> list[str]:
    """Write what is added to the scores of all keys: so many of a cache, and so many new ones."""
    (batch, steps, _), (past, new) = site.x.shape, keys_of
    keys = past + new
    masks = list[str]()
    if site.has(bias):
        shape = site.input_type(bias).shape
        _require(len(shape) == 4, shape[2:] == (steps, keys))
        _require(shape[0] in (1, batch), shape[1] in (1, heads))
        masks.append(site.inputs[bias])
    if site.has(mask):
        kept = _kept(site, mask, batch, steps, keys)
        zero = site.add("zero", np.zeros((), DTYPES[site.y.dtype]))
        masks.append(site.write("Where", kept, zero, site.get("mask_filter_value", FILTER)))
    if site.get("unidirectional", 0) and steps > 1:
        masks.append(_causal(site, steps, keys, past))
    return masks


def _kept(site: Site, mask: int, batch: int, steps: int, keys: int) -> str:
    """Truths: which keys a mask keeps, of each query of each of a batch."""
    name, shape = site.inputs[mask], site.input_type(mask).shape
    _require(site.input_type(mask).dtype == "i32")
    if shape in ((batch, keys), (batch, steps, keys)):
        rows = 1 if len(shape) == 2 else steps
        return site.write("Greater", site.shaped(name, (batch, 1, rows, keys)), 0)
    _require(shape in ((batch,), (2 * batch,)))
    # The ends of what is kept, and then its beginnings.
    places = site.add("places", np.arange(keys, dtype=np.int32), (1, 1, 1, keys))
    ends = movement.picked(site, name, 0, np.arange(batch))
    kept = site.write("Less", places, site.shaped(ends, (batch, 1, 1, 1)))
    if shape == (2 * batch,):
        begins = movement.picked(site, name, 0, np.arange(batch, 2 * batch))
        is_behind = site.write("GreaterOrEqual", places, site.shaped(begins, (batch, 1, 1, 1)))
        kept = site.step("And", (kept, is_behind), (batch, 1, 1, keys), "bool")
    return kept


def _turned(site: Site, x: str, places: str, tables: tuple[str, str], is_interleaved: bool) -> str:
    """Pairs of the first elements of each head, turned by the angle of their place.

    x [batch, heads, steps, size]; tables [places, half] of cosines and sines.
    """
    batch, heads, steps, size = site.type_of(x).shape
    half, kind = site.type_of(tables[0]).shape[1], site.y.dtype
    rows = site.type_of(places).shape[0]
    axis = 4 if is_interleaved else 3

    def angle(table: str) -> str:
        made = site.step("Gather", (table, places), (rows, steps, half), kind, axis=0)
        made = site.shaped(made, (rows, 1, steps, half))
        return site.shaped(made, (rows, 1, steps, half, 1)) if is_interleaved else made

    cos, sin = map(angle, tables)
    first = movement.picked(site, x, 3, np.arange(2 * half))
    if is_interleaved:
        first = site.shaped(first, (batch, heads, steps, half, 2))
        left, right = (movement.picked(site, first, 4, np.array([i])) for i in (0, 1))
    else:
        left, right = (movement.picked(site, first, 3, np.arange(i, i + half)) for i in (0, half))
    turned = (
        site.write("Sub", site.write("Mul", left, cos), site.write("Mul", right, sin)),
        site.write("Add", site.write("Mul", right, cos), site.write("Mul", left, sin)),
    )
    shape = site.type_of(first).shape
    made = site.shaped(
        site.step("Concat", turned, shape, kind, axis=axis), (batch, heads, steps, 2 * half)
    )
    if 2 * half == size:
        return made
    rest = movement.picked(site, x, 3, np.arange(2 * half, size))
    return site.step("Concat", (made, rest), (batch, heads, steps, size), kind, axis=3)


CONTRIBUTED: dict[str, Normaliser] = {
    "Attention": attention, "MultiHeadAttention": multi_head, "GroupQueryAttention": group_query,
    "RotaryEmbedding": rotary,
}  # fmt: skip
"""Operators of ONNX Runtime's own domain."""
