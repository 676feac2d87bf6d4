"""Matrix products: MatMul and Gemm."""

from __future__ import annotations

import numpy as np

from tuner.frontend.run_order import misfit
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node


def matmul(site: Site) -> list[Node] | None:
    """MatMul of matrices; a vector operand gets the size of 1 that the product drops again."""
    a, b = site.input_type(0), site.input_type(1)
    if not site.computes:
        return None
    if len(a.shape) > 1 and len(b.shape) > 1:
        return site.same("MatMul")
    left = site.inputs[0] if len(a.shape) > 1 else _as_matrix(site, 0, (1, *a.shape))
    right = site.inputs[1] if len(b.shape) > 1 else _as_matrix(site, 1, (*b.shape, 1))
    left_shape, right_shape = site.type_of(left).shape, site.type_of(right).shape
    batch = np.broadcast_shapes(left_shape[:-2], right_shape[:-2])
    product = site.step("MatMul", (left, right), (*batch, left_shape[-2], right_shape[-1]))
    return site.same("Reshape", product, shape=site.y.shape)


def _as_matrix(site: Site, i: int, shape: tuple[int, ...]) -> str:
    value = site.constant(i)
    if value is not None:
        return site.add("matrix", value.reshape(shape))
    return site.step("Reshape", (site.inputs[i],), shape, shape=shape)


def gemm(site: Site) -> list[Node] | None:
    """Gemm with a constant matrix and bias; any other is written as the products it stands for."""
    if not site.computes:
        return None
    _check_bias(site)
    alpha, beta = site.get("alpha", 1.0), site.get("beta", 1.0)
    trans_a, trans_b = site.get("transA", 0), site.get("transB", 0)
    if not site.runtime(1) and not site.runtime(2):
        return site.same("Gemm", alpha=alpha, beta=beta, transA=trans_a, transB=trans_b)
    a = _transposed(site, 0) if trans_a else site.inputs[0]
    b = _transposed(site, 1) if trans_b else site.inputs[1]
    result = site.step("MatMul", (a, b), site.y.shape)
    if alpha != 1:
        result = _scaled(site, result, alpha)
    if site.has(2) and beta != 0:
        bias = site.inputs[2] if beta == 1 else _scaled(site, site.inputs[2], beta)
        result = site.step("Add", (result, bias), site.y.shape)
    return site.same("Identity", result)


def _check_bias(site: Site) -> None:
    """The bias spreads over the product, not the other way round. The inference does not look."""
    if not site.has(2):
        return
    bias, product = site.input_type(2).shape, site.y.shape
    pairs = zip(reversed(bias), reversed(product), strict=False)
    if len(bias) > len(product) or any(size not in (1, whole) for size, whole in pairs):
        raise misfit(site.proto, f"a bias of shape {list(bias)} for a product of {list(product)}")


def _transposed(site: Site, i: int) -> str:
    rows, columns = site.input_type(i).shape
    value = site.constant(i)
    if value is not None:
        return site.add("transpose", value.T)
    return site.step("Transpose", (site.inputs[i],), (columns, rows), perm=(1, 0))


def _scaled(site: Site, name: str, factor: float) -> str:
    scale = site.add("factor", np.array(factor, DTYPES[site.y.dtype]))
    return site.step("Mul", (name, scale), site.type_of(name).shape)


NORMALISERS = {"MatMul": matmul, "Gemm": gemm}
