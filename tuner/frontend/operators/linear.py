"""Matrix products: MatMul and Gemm."""

from __future__ import annotations

import numpy as np

from tuner.frontend.order import misfit
from tuner.frontend.site import Site
from tuner.graph import Node


def matmul(site: Site) -> list[Node] | None:
    """MatMul of matrices; a vector operand gets the size of 1 that the product drops again."""
    a, b = site.input_type(0), site.input_type(1)
    if a.dtype != "f32":
        return None
    if len(a.shape) > 1 and len(b.shape) > 1:
        return site.same("MatMul")
    nodes: list[Node] = []
    left = site.inputs[0] if len(a.shape) > 1 else _as_matrix(site, 0, (1, *a.shape), nodes)
    right = site.inputs[1] if len(b.shape) > 1 else _as_matrix(site, 1, (*b.shape, 1), nodes)
    left_shape, right_shape = site.type_of(left).shape, site.type_of(right).shape
    batch = np.broadcast_shapes(left_shape[:-2], right_shape[:-2])
    product = site.tensor("product", (*batch, left_shape[-2], right_shape[-1]))
    nodes.append(site.node("MatMul", (left, right), (product,)))
    return [*nodes, *site.same("Reshape", product, shape=site.y.shape)]


def _as_matrix(site: Site, i: int, shape: tuple[int, ...], nodes: list[Node]) -> str:
    value = site.constant(i)
    if value is not None:
        return site.add(f"matrix{i}", value.reshape(shape))
    name = site.tensor(f"matrix{i}", shape)
    nodes.append(site.node("Reshape", (site.inputs[i],), (name,), shape=shape))
    return name


def gemm(site: Site) -> list[Node] | None:
    """Gemm with a constant matrix and bias; any other is written as the products it stands for."""
    if site.x.dtype != "f32":
        return None
    _check_bias(site)
    alpha, beta = site.real("alpha", 1.0), site.real("beta", 1.0)
    trans_a, trans_b = site.number("transA", 0), site.number("transB", 0)
    if not site.runtime(1) and not site.runtime(2):
        return site.same("Gemm", alpha=alpha, beta=beta, transA=trans_a, transB=trans_b)
    nodes: list[Node] = []
    a = _transposed(site, 0, nodes) if trans_a else site.inputs[0]
    b = _transposed(site, 1, nodes) if trans_b else site.inputs[1]
    result = _step(site, nodes, "MatMul", (a, b), "product", site.y.shape)
    if alpha != 1:
        result = _scaled(site, nodes, result, alpha, "scaled")
    if site.has(2) and beta != 0:
        bias = site.inputs[2]
        bias = bias if beta == 1 else _scaled(site, nodes, bias, beta, "bias")
        result = _step(site, nodes, "Add", (result, bias), "sum", site.y.shape)
    return [*nodes, *site.same("Identity", result)]


def _check_bias(site: Site) -> None:
    """The bias spreads over the product, not the other way round. The inference does not look."""
    if not site.has(2):
        return
    bias, product = site.input_type(2).shape, site.y.shape
    pairs = zip(reversed(bias), reversed(product), strict=False)
    if len(bias) > len(product) or any(size not in (1, whole) for size, whole in pairs):
        raise misfit(site.proto, f"a bias of shape {list(bias)} for a product of {list(product)}")


def _transposed(site: Site, i: int, nodes: list[Node]) -> str:
    rows, columns = site.input_type(i).shape
    value = site.constant(i)
    if value is not None:
        return site.add(f"transposed{i}", value.T)
    name = site.tensor(f"transposed{i}", (columns, rows))
    nodes.append(site.node("Transpose", (site.inputs[i],), (name,), perm=(1, 0)))
    return name


def _scaled(site: Site, nodes: list[Node], name: str, factor: float, hint: str) -> str:
    scale = site.add(f"{hint}_factor", np.array(factor, np.float32))
    return _step(site, nodes, "Mul", (name, scale), hint, site.type_of(name).shape)


def _step(
    site: Site,
    nodes: list[Node],
    op: str,
    inputs: tuple[str, ...],
    hint: str,
    shape: tuple[int, ...],
) -> str:
    name = site.tensor(hint, shape)
    nodes.append(site.node(op, inputs, (name,)))
    return name


NORMALISERS = {"MatMul": matmul, "Gemm": gemm}
