"""LSTM, GRU and RNN: a product of all inputs, and a recurrence.

LSTM(X[S,B,I], W[D,4H,I], R[D,4H,H], B[D,8H], ...)
    ->  gemm(X, W of all directions side by side [I,D*4H], bias of W)  ->  [S,B,D*4H]
    ->  lstm(that, Rt[D,H,4H], bias of R, h, c)                        ->  [S,B,D*H], h, c

Y is a view of [S,B,D*H], so that the Transpose and Reshape behind a bidirectional one cost nothing.
X may be in memory as [B,S,I]: then Y is as well.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.products import emit_gemm
from tuner.fusion.tensor_view import View
from tuner.graph import Attribute, Node, TensorType

_ATTRIBUTES = {"clip": "clip", "input_forget": "coupled", "linear_before_reset": "reset_after"}
"""Attributes of a task for those of ONNX, where a node has them."""


def lower_recurrent(low: Lowering, node: Node) -> None:
    """Lower a recurrence to a product and a task with all of its results."""
    layout = node.attributes["layout"]
    x, weights = low.view(node.inputs[0]), low.view(node.inputs[2])
    x = x.permute((1, 0, 2)) if layout else x  # [steps, rows, inputs]
    steps, rows, _ = x.shape
    directions, columns, units = weights.shape
    is_batch_first = x.order[0] == 1 and steps > 1 and rows > 1
    stored = x.permute((1, 0, 2)) if is_batch_first else x
    given = _product(low, node, stored, directions * columns)
    inputs = [
        low.dense(low.reshape(given, (*stored.shape[:2], directions * columns), node), node),
        _transposed_weights(low, node),
        _bias(low, node),
        *(_state(low, node, i, (directions, rows, units)) for i in _states(node)),
    ]
    if node.input(4):
        inputs.append(low.dense(low.view(node.input(4)), node))
    attributes: dict[str, Attribute] = {
        "mode": node.attributes["direction"], "activations": node.attributes["activations"],
        "batch_first": int(is_batch_first),
    }  # fmt: skip
    attributes |= {to: node.attributes[n] for n, to in _ATTRIBUTES.items() if n in node.attributes}
    dtype, state = low.dtype(x), (directions, rows, units)
    shapes = [(*stored.shape[:2], directions * units), *(state for _ in _states(node))]
    kinds = [TensorType(dtype, shape) for shape in shapes]
    y, *ends = low.emit_all(node.op.lower(), node, inputs, attributes, kinds)
    y = low.reshape(y, (*stored.shape[:2], directions, units), node)
    y = y.permute((1, 0, 2, 3)) if is_batch_first else y  # [steps, rows, directions, units]
    low.bind(node.outputs[0], y.permute((1, 0, 2, 3) if layout else (0, 2, 1, 3)))
    for name, end in zip(node.outputs[1:], ends, strict=True):
        low.bind(name, end.permute((1, 0, 2)) if layout else end)


def _states(node: Node) -> tuple[int, ...]:
    """The positions of the states that are given."""
    return (5, 6) if node.op == "LSTM" else (5,)


def _state(low: Lowering, node: Node, position: int, shape: tuple[int, ...]) -> str:
    """A state as [directions, rows, units]; zeros where none is given."""
    if node.input(position):
        view = low.view(node.input(position))
        view = view.permute((1, 0, 2)) if node.attributes["layout"] else view
        return low.dense(view, node)
    dtype = low.dtype(low.view(node.inputs[0]))
    return low.constant(f"zeros.{shape}", "zeros", lambda: np.zeros(shape), dtype)


def _constant(low: Lowering, node: Node, role: str, build: Callable[[], np.ndarray]) -> str:
    dtype = low.dtype(low.view(node.inputs[0]))
    return low.constant(f"{'.'.join(node.inputs[1:])}", role, build, dtype)


def _product(low: Lowering, node: Node, x: View, columns: int) -> View:
    """The product of all inputs and the weights of all directions, with their bias."""
    weights = low.view(node.inputs[1])

    def of_inputs() -> np.ndarray:
        return low.value(weights).reshape(columns, -1).T

    def bias() -> np.ndarray:
        if not node.input(3):
            return np.zeros(columns)
        return np.split(low.value(low.view(node.input(3))), 2, axis=1)[0].reshape(-1)

    w = _constant(low, node, "weights of inputs", of_inputs)
    return emit_gemm(low, node, x, w, _constant(low, node, "bias of inputs", bias))


def _transposed_weights(low: Lowering, node: Node) -> str:
    weights = low.view(node.inputs[2])
    return _constant(low, node, "weights of states", lambda: low.value(weights).transpose(0, 2, 1))


def _bias(low: Lowering, node: Node) -> str:
    """The bias of the recurrence, and the peepholes behind it."""
    directions, columns, _ = low.shape(node.inputs[2])

    def bias() -> np.ndarray:
        own = np.zeros((directions, columns))
        if node.input(3):
            own = np.split(low.value(low.view(node.input(3))), 2, axis=1)[1]
        peepholes = [low.value(low.view(node.input(7)))] if node.input(7) else []
        return np.concatenate([own, *peepholes], axis=1)

    return _constant(low, node, "bias of states", bias)


RULES = dict.fromkeys(("LSTM", "GRU", "RNN"), lower_recurrent)
