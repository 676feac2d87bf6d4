"""Losses of classes: the scores at the targets are picked by comparisons, whatever these are."""

from __future__ import annotations

import numpy as np

from tuner.frontend.operators.reductions import finite_largest
from tuner.frontend.site import Site
from tuner.graph import Node


def softmax_cross_entropy(site: Site) -> list[Node] | None:
    """SoftmaxCrossEntropyLoss, and the logarithms of the shares where they are wanted."""
    if not _is_plain(site):
        return None
    x = site.inputs[0]
    distance = site.write("Sub", x, finite_largest(site, x, (1,)))
    total = site.reduce("ReduceSum", site.write("Exp", distance), (1,))
    shares = site.write("Sub", distance, site.write("Log", total))
    return site.results(_loss(site, shares), shares)


def negative_log_likelihood(site: Site) -> list[Node] | None:
    """NegativeLogLikelihoodLoss of logarithms of shares."""
    return site.results(_loss(site, site.inputs[0])) if _is_plain(site) else None


def _is_plain(site: Site) -> bool:
    kinds = {site.input_type(i).dtype for i in (0, 2) if site.has(i)}
    is_known = site.input_type(1).dtype in ("i32", "i64")
    fits = (site.x.shape[:1], *site.x.shape[2:]) == (
        site.input_type(1).shape[:1],
        *site.input_type(1).shape[1:],
    )
    return site.computes and len(kinds) == 1 and is_known and len(site.x.shape) > 1 and fits


def _loss(site: Site, scores: str) -> str:
    """The weighted negative scores of the targets: each of them, or their mean or sum.

    Targets of `ignore_index` have no weight.
    """
    shape, target = site.x.shape, site.inputs[1]
    targets, dtype = site.input_type(1), site.x.dtype
    below = (1,) * (len(shape) - 2)
    places = np.arange(shape[1]).reshape(-1, *below).astype(targets.element.dtype)
    column = site.shaped(target, (shape[0], 1, *shape[2:]))
    is_target = site.step("Equal", (column, site.add("places", places)), shape, "bool")
    loss = site.write("Neg", _picked(site, is_target, scores))
    counts = ""
    if site.has(2):
        counts = _picked(site, is_target, site.shaped(site.inputs[2], (shape[1], *below)))
    if "ignore_index" in site.attributes:
        ignored = site.write("Equal", column, site.get("ignore_index", 0))
        loss = site.write("Where", ignored, 0.0, loss)
        if not counts:
            ones = site.write("Not", ignored)
            counts = site.step("Cast", (ones,), site.type_of(ones).shape, dtype, to=dtype)
        else:
            counts = site.write("Where", ignored, 0.0, counts)
    if counts and site.has(2):
        loss = site.write("Mul", loss, counts)
    reduction, axes = site.get("reduction", "mean"), tuple(range(len(shape)))
    if reduction == "none":
        return loss
    if reduction == "mean" and not counts:
        return site.reduce("ReduceMean", loss, axes)
    total = site.reduce("ReduceSum", loss, axes)
    if reduction == "sum":
        return total
    return site.write("Div", total, site.reduce("ReduceSum", counts, axes))


def _picked(site: Site, is_target: str, values: str) -> str:
    """The value of each target along the second dimension; 0 of none."""
    return site.reduce("ReduceSum", site.write("Where", is_target, values, 0.0), (1,))


NORMALISERS = {
    "SoftmaxCrossEntropyLoss": softmax_cross_entropy,
    "NegativeLogLikelihoodLoss": negative_log_likelihood,
}
