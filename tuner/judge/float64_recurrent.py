"""ONNX's LSTM, GRU and RNN in float64, as the specification writes them, a step at a time.

What it leaves open is what ONNX Runtime does: `clip` bounds the gates but not the cell state, and a
sequence without elements leaves states of 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

Attributes = Mapping[str, Any]
Inputs = Sequence[Any]

_DEFAULTS = {
    "LSTM": (b"Sigmoid", b"Tanh", b"Tanh"), "GRU": (b"Sigmoid", b"Tanh"), "RNN": (b"Tanh",),
}  # fmt: skip
_FUNCTIONS: Mapping[str, tuple[Callable[..., np.ndarray], tuple[float, ...]]] = {
    "sigmoid": (lambda x: 1.0 / (1.0 + np.exp(-x)), ()),
    "tanh": (np.tanh, ()),
    "relu": (lambda x: np.maximum(x, 0.0), ()),
    "softplus": (lambda x: np.logaddexp(0.0, x), ()),
    "softsign": (lambda x: x / (1.0 + np.abs(x)), ()),
    "affine": (lambda x, a, b: a * x + b, (1.0, 0.0)),
    "leakyrelu": (lambda x, a: np.where(x < 0.0, a * x, x), (0.01,)),
    "thresholdedrelu": (lambda x, a: np.where(x > a, x, 0.0), (1.0,)),
    "scaledtanh": (lambda x, a, b: a * np.tanh(b * x), (1.0, 1.0)),
    "hardsigmoid": (lambda x, a, b: np.clip(a * x + b, 0.0, 1.0), (0.2, 0.5)),
    "elu": (lambda x, a: np.where(x < 0.0, a * np.expm1(x), x), (1.0,)),
}
"""Each function, and what alpha and beta are by default."""

Function = Callable[[np.ndarray], np.ndarray]


def recurrent(op: str, attributes: Attributes, inputs: Inputs) -> list[np.ndarray]:
    """All results: Y, Y_h, and of an LSTM Y_c."""
    given: list[Any] = [*inputs, *[None] * (8 - len(inputs))]
    x, w, r, b, lengths, h, c, peepholes = given
    layout, direction = attributes.get("layout", 0), attributes.get("direction", b"forward")
    directions, _, units = r.shape
    if layout:
        x = x.transpose(1, 0, 2)
        h, c = (None if s is None else s.transpose(1, 0, 2) for s in (h, c))
    steps, rows, _ = x.shape
    lengths = np.full(rows, steps) if lengths is None else lengths
    functions = list(_functions(op, attributes, directions))
    y = np.zeros((steps, directions, rows, units))
    ends = np.zeros((2, directions, rows, units))
    for d in range(directions):
        each = len(functions) // directions
        cell = partial(
            _CELLS[op], attributes, functions[d * each :][:each], w[d], r[d],
            np.zeros(2 * w.shape[1]) if b is None else b[d],
            np.zeros(3 * units) if peepholes is None else peepholes[d],
        )  # fmt: skip
        is_reverse = direction == b"reverse" or d == 1
        for row in range(rows):
            times = range(int(lengths[row]))
            states = [np.zeros(units) if s is None else s[d, row] for s in (h, c)]
            with np.errstate(over="ignore"):
                for time in reversed(times) if is_reverse else times:
                    states = cell(x[time, row], *states)
                    y[time, d, row] = states[0]
            if times:
                ends[:, d, row] = states
    results = [y, *ends[: 2 if op == "LSTM" else 1]]
    if layout:
        results = [y.transpose(2, 0, 1, 3), *(end.transpose(1, 0, 2) for end in results[1:])]
    return results


def _functions(op: str, attributes: Attributes, directions: int) -> Iterator[Function]:
    """The activations of all directions; alphas and betas are for those that have them."""
    numbers = [iter(attributes.get(f"activation_{kind}", ())) for kind in ("alpha", "beta")]
    for name in attributes.get("activations") or _DEFAULTS[op] * directions:
        compute, defaults = _FUNCTIONS[name.decode().lower()]
        given = [
            next(listed, float(np.float32(default)))
            for listed, default in zip(numbers, defaults, strict=False)
        ]
        yield partial(_called, compute, given)


def _called(compute: Callable[..., np.ndarray], given: list[float], x: np.ndarray) -> np.ndarray:
    return compute(x, *given)


def _clipped(attributes: Attributes, x: np.ndarray) -> np.ndarray:
    bound = attributes.get("clip")
    return x if bound is None else np.clip(x, -bound, bound)


def _lstm(
    attributes: Attributes, functions: Sequence[Function], w: np.ndarray, r: np.ndarray,
    b: np.ndarray, p: np.ndarray, x: np.ndarray, h: np.ndarray, c: np.ndarray,
) -> list[np.ndarray]:  # fmt: skip
    """The states after a step; gates are i, o, f, c, peepholes i, o, f."""
    wb, rb = np.split(b, 2)
    i, o, f, g = np.split(w @ x + r @ h + wb + rb, 4)
    pi, po, pf = np.split(p, 3)
    first, second, third = functions
    i = first(_clipped(attributes, i + pi * c))
    f = first(_clipped(attributes, f + pf * c))
    if attributes.get("input_forget", 0):
        f = 1.0 - i
    after = f * c + i * second(_clipped(attributes, g))
    o = first(_clipped(attributes, o + po * after))
    return [o * third(after), after]


def _gru(
    attributes: Attributes, functions: Sequence[Function], w: np.ndarray, r: np.ndarray,
    b: np.ndarray, _p: np.ndarray, x: np.ndarray, h: np.ndarray, c: np.ndarray,
) -> list[np.ndarray]:  # fmt: skip
    """The states after a step; gates are z, r, h."""
    (wz, wr, wh), (rz, rr, rh) = np.split(w, 3), np.split(r, 3)
    bz, br, bh, sz, sr, sh = np.split(b, 6)
    first, second = functions
    z = first(_clipped(attributes, wz @ x + rz @ h + bz + sz))
    reset = first(_clipped(attributes, wr @ x + rr @ h + br + sr))
    if attributes.get("linear_before_reset", 0):
        new = wh @ x + reset * (rh @ h + sh) + bh
    else:
        new = wh @ x + rh @ (reset * h) + sh + bh
    return [(1.0 - z) * second(_clipped(attributes, new)) + z * h, c]


def _rnn(
    attributes: Attributes, functions: Sequence[Function], w: np.ndarray, r: np.ndarray,
    b: np.ndarray, _p: np.ndarray, x: np.ndarray, h: np.ndarray, c: np.ndarray,
) -> list[np.ndarray]:  # fmt: skip
    """The state after a step."""
    wb, rb = np.split(b, 2)
    return [functions[0](_clipped(attributes, w @ x + r @ h + wb + rb)), c]


_CELLS: Mapping[str, Callable[..., list[np.ndarray]]] = {"LSTM": _lstm, "GRU": _gru, "RNN": _rnn}
