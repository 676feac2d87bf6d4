"""Weights of products as the model stores them: in 16 bits, where none of them loses a digit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.element import ELEMENTS
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node


def keep_stored(work: Rewriter, product: Node) -> None:
    """Let a product read weights in the type that the model stores them in.

    Exact: only weights that are the same numbers in both types. Those that fusion has changed, by
    folding a batch normalisation for one, stay in f32.
    """
    _, name, *_ = product.inputs
    weights, element = work.constants.get(name), ELEMENTS.get(work.stored)
    if weights is None or element is None or weights.dtype != np.float32:
        return
    with np.errstate(over="ignore", invalid="ignore"):
        kept = weights.astype(element.dtype)
    if not np.array_equal(kept.astype(np.float32), weights):
        return
    stem = f"{name}:{element.name}"
    found = stem if stem in work.constants else work.add_constant(stem, kept)
    inputs = tuple(found if i == 1 else other for i, other in enumerate(product.inputs))
    work.replace([product], [replace(product, inputs=inputs)])
