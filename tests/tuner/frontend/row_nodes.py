"""Nodes of ours that ONNX has no operator for, by plain loops: ScatterRows and WeightedRows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tuner.graph import Node

Arrays = Sequence[np.ndarray]


def scatter_rows(node: Node, values: Arrays) -> np.ndarray:
    """One update after the other; an index out of range is skipped where the node says so."""
    data, indices, updates = values
    batch, mode, skips = (node.attributes.get(name, 0) for name in ("batch", "mode", "skips"))
    made = data.copy()
    sizes = data.shape[batch : batch + indices.shape[-1]]
    for place in np.ndindex(*indices.shape[:-1]):
        own = indices[place]
        if skips and any(not -n <= i < n for i, n in zip(own, sizes, strict=True)):
            continue
        at, new = (*place[:batch], *own), updates[place]
        joined = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}
        made[at] = new if mode == "none" else joined[mode](made[at], new)
    return made


def weighted_rows(node: Node, values: Arrays) -> np.ndarray:
    """One row after the other, in float64."""
    data, places, weights = values
    rows = np.moveaxis(data, node.attributes["axis"], 0)
    outer_shape = data.shape[: node.attributes["axis"]]
    made = np.zeros((places.shape[-1], *rows.shape[1:]))
    for outer in np.ndindex(*outer_shape):
        own = outer if places.ndim > 2 else ()
        for t, p in np.ndindex(*places.shape[-2:]):
            weight = float(weights[(*own, t, p)])
            if weight:
                made[(p, *outer)] += weight * rows[(int(places[(*own, t, p)]), *outer)]
    return np.moveaxis(made, 0, node.attributes["axis"]).astype(data.dtype)


BY_LOOPS: Mapping[str, Callable[[Node, Arrays], np.ndarray]] = {
    "ScatterRows": scatter_rows,
    "WeightedRows": weighted_rows,
}
