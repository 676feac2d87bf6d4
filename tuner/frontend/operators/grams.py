"""TfIdfVectorizer of whole numbers: each n-gram of a pool compared with every place of a text."""

from __future__ import annotations

import itertools
import math

import numpy as np

from tuner.frontend.operators.elementwise import WHOLE, as_i64
from tuner.frontend.operators.run_choice import both
from tuner.frontend.site import Site
from tuner.graph import Node

MAX_COMPARED = 2**24
"""Maximum number of comparisons: beyond, a look-up in a table takes less time."""


def tf_idf(site: Site) -> list[Node] | None:
    """TfIdfVectorizer: how often n-grams occur, with up to so many numbers left out between theirs.

    Exact: counts are whole numbers of f32, of fewer than 2**24 places; weights multiply once. Where
    n-grams are not in the order of their columns, ONNX's text gives a weight to an n-gram and ONNX
    Runtime to a column: the model is left to the latter.
    """
    mode = site.get("mode", "")
    pool, starts, columns = (
        site.ints(name) for name in ("pool_int64s", "ngram_counts", "ngram_indexes")
    )
    if pool is None or starts is None or columns is None or site.x.dtype not in WHOLE:
        return None
    *texts, size = site.x.shape or (1,)
    grams, weights = list(_grams(pool, starts)), site.attributes.get("weights", ())
    lengths = range(site.get("min_gram_length", 1), site.get("max_gram_length", 1) + 1)
    skips = site.get("max_skip_count", 0) + 1
    total = len(columns) * size * math.prod(texts) * skips
    is_sound = len(texts) < 2 and sum(map(len, grams)) == len(columns) and min(columns) >= 0
    is_ordered = columns == tuple(range(site.y.shape[-1]))
    is_usual = mode == "TF" or (mode in ("IDF", "TFIDF") and (is_ordered or not weights))
    if (
        not is_sound
        or not is_usual
        or total > MAX_COMPARED
        or len(weights or columns) != len(columns)
    ):
        return None
    rows = math.prod(texts)
    x = site.shaped(as_i64(site, site.inputs[0]), (rows, 1, size))
    counts = [
        _counted(site, x, own, skips) if length in lengths else _zeros(site, rows, len(own))
        for length, own in enumerate(grams, start=1)
        if len(own)
    ]
    width = site.y.shape[-1]
    if max(columns) >= width:
        return None
    joined = (*counts, _zeros(site, rows, 1))
    found = site.step("Concat", joined, (rows, len(columns) + 1), "f32", axis=1)
    order = np.full(width, len(columns))
    order[list(columns)] = np.arange(len(columns))
    found = site.step("Gather", (found, site.add("order", order)), (rows, width), "f32", axis=1)
    if mode == "IDF":
        found = site.write("Min", found, 1.0)
    if mode != "TF" and weights:
        factors = np.array(weights, np.float32)
        found = site.write("Mul", found, site.add("weights", factors))
    return site.results(found)


def _grams(pool: tuple[int, ...], starts: tuple[int, ...]) -> list[np.ndarray]:
    """The n-grams [number, n] of each length from 1 on, as far as they are whole."""
    ends = itertools.pairwise((*starts, len(pool)))
    return [
        np.array(pool[first:last], np.int64)[: max(last - first, 0) // n * n].reshape(-1, n)
        for n, (first, last) in enumerate(ends, start=1)
    ]


def _zeros(site: Site, rows: int, count: int) -> str:
    return site.add("zeros", np.zeros((rows, count), np.float32))


def _counted(site: Site, x: str, grams: np.ndarray, skips: int) -> str:
    """Count n-grams of one length [texts, n-grams]; nothing is between single numbers."""
    rows, _, size = site.type_of(x).shape
    number, length = grams.shape
    total = _zeros(site, rows, number)
    for step in range(1, skips + 1 if length > 1 else 2):
        places = size - (length - 1) * step
        if places < 1:
            break
        tests = []
        for i in range(length):
            start, shape = (0, 0, i * step), (rows, 1, places)
            own = site.step("Slice", (x,), shape, "i64", start=start, step=(1, 1, 1))
            tests.append(site.write("Equal", own, site.add("grams", grams[:, i : i + 1])))
        shape = (rows, number, places)
        found = site.step("Cast", (both(site, *tests),), shape, "f32", to="f32")
        count = site.shaped(site.reduce("ReduceSum", found, (2,)), (rows, number))
        total = site.write("Add", total, count)
    return total


NORMALISERS = {"TfIdfVectorizer": tf_idf}
