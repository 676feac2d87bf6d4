"""LSTM, GRU and RNN as ONNX's specification writes them: a unit at a time, in Python's floats.

Where it leaves something open this is what ONNX Runtime does (see `tuner.judge.float64_recurrent`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import onnx
from onnx import helper, numpy_helper

GATES = {"LSTM": "iofc", "GRU": "zrh", "RNN": "i"}
FUNCTIONS: dict[str, Callable[..., float]] = {
    "Sigmoid": lambda x: 1 / (1 + math.exp(-x)),
    "Tanh": math.tanh,
    "Relu": lambda x: max(0.0, x),
    "Softplus": lambda x: math.log(1 + math.exp(x)),
    "Softsign": lambda x: x / (1 + abs(x)),
    "Affine": lambda x, a=1.0, b=0.0: a * x + b,
    "LeakyRelu": lambda x, a=0.01: x if x >= 0 else a * x,
    "ThresholdedRelu": lambda x, a=1.0: x if x > a else 0.0,
    "ScaledTanh": lambda x, a=1.0, b=1.0: a * math.tanh(b * x),
    "HardSigmoid": lambda x, a=0.2, b=0.5: min(1.0, max(0.0, a * x + b)),
    "Elu": lambda x, a=1.0: x if x >= 0 else a * (math.exp(x) - 1),
}
WITH_ALPHA = ("Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid", "Elu")
WITH_BETA = ("Affine", "ScaledTanh", "HardSigmoid")
DEFAULTS = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"], "RNN": ["Tanh"]}

Vector = list[float]


def of_model(model: onnx.ModelProto, feeds: dict[str, np.ndarray]) -> list[np.ndarray]:
    """All results of the only node of a model."""
    (node,) = model.graph.node
    values = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer} | feeds
    inputs = [values[name] if name else None for name in node.input]
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    return results(node.op_type, inputs, **attributes)


def results(
    op: str,
    inputs: Sequence[np.ndarray | None],
    *,
    direction: bytes = b"forward",
    layout: int = 0,
    **attributes: object,
) -> list[np.ndarray]:
    """Y, Y_h, and of an LSTM Y_c."""
    x, w, r, b, lengths, h, c, p = [*inputs, *[None] * (8 - len(inputs))]
    assert x is not None
    assert w is not None
    assert r is not None
    if layout:
        x, h, c = (None if a is None else a.transpose(1, 0, 2) for a in (x, h, c))
    assert x is not None
    (steps, rows, _), (directions, _, units) = x.shape, r.shape
    y = np.zeros((steps, directions, rows, units))
    ends = [np.zeros((directions, rows, units)) for _ in range(2 if op == "LSTM" else 1)]
    functions = _functions(op, directions, attributes)
    for d in range(directions):
        cell = _Cell(op, units, w[d], r[d], None if b is None else b[d],
                     None if p is None else p[d], functions[d], attributes)  # fmt: skip
        for row in range(rows):
            count = steps if lengths is None else int(lengths[row])
            states = [[0.0] * units if s is None else [*map(float, s[d, row])] for s in (h, c)]
            backwards = direction == b"reverse" or d == 1
            for step in range(count):
                time = count - 1 - step if backwards else step
                states = cell.next([*map(float, x[time, row])], *states)
                y[time, d, row] = states[0]
            for end, state in zip(ends, states if count else (), strict=False):
                end[d, row] = state
    if layout:
        return [y.transpose(2, 0, 1, 3), *(end.transpose(1, 0, 2) for end in ends)]
    return [y, *ends]


def _functions(
    op: str, directions: int, attributes: dict[str, object]
) -> list[list[Callable[[float], float]]]:
    names = attributes.get("activations") or [n.encode() for n in DEFAULTS[op]] * directions
    assert isinstance(names, list)
    alphas, betas = (list(attributes.get(f"activation_{k}", ())) for k in ("alpha", "beta"))  # type: ignore[call-overload]
    made: list[Callable[[float], float]] = []
    for name in (n.decode() for n in names):
        given = [alphas.pop(0)] if name in WITH_ALPHA and alphas else []
        given += [betas.pop(0)] if name in WITH_BETA and betas else []
        made.append(lambda x, name=name, given=tuple(given): FUNCTIONS[name](x, *given))  # type: ignore[misc]
    each = len(made) // directions
    return [made[i : i + each] for i in range(0, len(made), each)]


class _Cell:
    def __init__(
        self,
        op: str,
        units: int,
        w: np.ndarray,
        r: np.ndarray,
        b: np.ndarray | None,
        p: np.ndarray | None,
        functions: list[Callable[[float], float]],
        attributes: dict[str, object],
    ) -> None:
        self.op, self.units, self.functions, self.attributes = op, units, functions, attributes
        names, count = GATES[op], len(GATES[op])
        bias = np.zeros(2 * count * units) if b is None else b

        def part(array: np.ndarray, number: int) -> np.ndarray:
            return np.asarray(array[number * units : (number + 1) * units], np.float64)

        self.w = {g: part(w, i) for i, g in enumerate(names)}
        self.r = {g: part(r, i) for i, g in enumerate(names)}
        self.wb = {g: part(bias, i) for i, g in enumerate(names)}
        self.rb = {g: part(bias, count + i) for i, g in enumerate(names)}
        holes = np.zeros(3 * units) if p is None else p
        self.p = {g: part(holes, i) for i, g in enumerate("iof")}

    def next(self, x: Vector, h: Vector, c: Vector) -> list[Vector]:
        if self.op == "GRU":
            resets = (self._of_x("r", k, x) + self._of_h("r", k, h) for k in range(self.units))
            c = [self._act(0, r) for r in resets]
        each = [
            {"LSTM": self._lstm, "GRU": self._gru, "RNN": self._rnn}[self.op](j, x, h, c)
            for j in range(self.units)
        ]
        return [[h for h, _ in each], [c for _, c in each]]

    def _of_x(self, gate: str, j: int, x: Vector) -> float:
        return math.fsum(map(math.prod, zip(x, self.w[gate][j], strict=True))) + self.wb[gate][j]

    def _of_h(self, gate: str, j: int, h: Vector) -> float:
        return math.fsum(map(math.prod, zip(h, self.r[gate][j], strict=True))) + self.rb[gate][j]

    def _act(self, number: int, gate: float) -> float:
        bound = self.attributes.get("clip")
        if bound is not None:
            assert isinstance(bound, float)
            gate = max(-bound, min(bound, gate))
        return self.functions[number](gate)

    def _lstm(self, j: int, x: Vector, h: Vector, c: Vector) -> tuple[float, float]:
        i, o, f, g = (self._of_x(gate, j, x) + self._of_h(gate, j, h) for gate in "iofc")
        i = self._act(0, i + self.p["i"][j] * c[j])
        f = self._act(0, f + self.p["f"][j] * c[j])
        if self.attributes.get("input_forget", 0):
            f = 1 - i
        after = f * c[j] + i * self._act(1, g)
        o = self._act(0, o + self.p["o"][j] * after)
        return o * self.functions[2](after), after

    def _gru(self, j: int, x: Vector, h: Vector, resets: Vector) -> tuple[float, float]:
        z = self._act(0, self._of_x("z", j, x) + self._of_h("z", j, h))
        if self.attributes.get("linear_before_reset", 0):
            new = self._act(1, self._of_x("h", j, x) + resets[j] * self._of_h("h", j, h))
        else:
            reset = [r * before for r, before in zip(resets, h, strict=True)]
            new = self._act(1, self._of_x("h", j, x) + self._of_h("h", j, reset))
        return (1 - z) * new + z * h[j], 0.0

    def _rnn(self, j: int, x: Vector, h: Vector, _: Vector) -> tuple[float, float]:
        return self._act(0, self._of_x("i", j, x) + self._of_h("i", j, h)), 0.0
