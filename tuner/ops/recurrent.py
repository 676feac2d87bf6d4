"""Recurrences: LSTM, GRU and RNN behind the product of their inputs with the input weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tuner.expression import Expression
from tuner.ops.instructions import evaluate_expression
from tuner.ops.op import Arrays, Dtypes, Op, Results, Shape, one_float, require, sum_bound
from tuner.ops.sampling import sample_tensor
from tuner.task import Task

MODES = ("forward", "reverse", "bidirectional")
GATES = {"lstm": 4, "gru": 3, "rnn": 1}
ACTIVATIONS = {"lstm": 3, "gru": 2, "rnn": 1}
"""Number of activation functions of a direction."""
PEEPHOLES = 3


@dataclass(frozen=True)
class RecurrentForm:
    """The sizes of a recurrence, and what its cell does."""

    op: str
    steps: int
    rows: int
    """Sequences side by side: the batch."""
    units: int
    """Size of the hidden state of a direction."""
    reverses: tuple[bool, ...]
    """True where time runs backwards, for each direction."""
    is_batch_first: bool
    """True if x and y are [rows, steps, ...], not [steps, rows, ...]."""
    activations: tuple[tuple[Expression, ...], ...]
    """The activation functions of each direction."""
    clip: float | None
    """Bound of the gates before their activation functions."""
    is_coupled: bool
    """True if an LSTM forgets what it does not take in: f = 1 - i."""
    resets_after: bool
    """True if a GRU's reset gate is applied to the product of the state, not to the state."""
    has_peepholes: bool
    has_lengths: bool
    """True if each sequence has a length of its own."""

    @staticmethod
    def of(task: Task) -> RecurrentForm:
        """Raises ValueError for activations that are no expressions of one value."""
        x, r, b = (kind.shape for kind in task.inputs[:3])
        is_batch_first = bool(task.integer("batch_first"))
        steps, rows = x[1::-1] if is_batch_first else x[:2]
        mode, clip = str(task.attributes["mode"]), task.attributes.get("clip")
        reverses = {"forward": (False,), "reverse": (True,)}.get(mode, (False, True))
        return RecurrentForm(
            task.op, steps, rows, r[1], reverses, is_batch_first,
            _activations(task, len(reverses)), None if clip is None else task.number("clip"),
            bool(task.attributes.get("coupled", 0)), bool(task.attributes.get("reset_after", 0)),
            task.op == "lstm" and b[1] > r[2], len(task.inputs) > _input_count(task.op),
        )  # fmt: skip

    @property
    def gates(self) -> int:
        """Number of gates of a cell."""
        return GATES[self.op]

    @property
    def directions(self) -> int:
        """Number of directions: 1 or 2."""
        return len(self.reverses)


def _input_count(op: str) -> int:
    """Number of inputs that are not optional."""
    return 5 if op == "lstm" else 4


def _activations(task: Task, directions: int) -> tuple[tuple[Expression, ...], ...]:
    """The functions of each direction; they are written once where both have the same."""
    found = [Expression.parse(text) for text in str(task.attributes["activations"]).split("|")]
    each = ACTIVATIONS[task.op]
    if len(found) not in (each, each * directions):
        raise ValueError(f"{len(found)} activations of {task.op}")
    for expression in found:
        _check_activation(expression)
    parts = [tuple(found[i : i + each]) for i in range(0, len(found), each)]
    return tuple(parts[i % len(parts)] for i in range(directions))


def _check_activation(expression: Expression) -> None:
    """Require that it reads x0, numbers, and nothing before it is made. Raises ValueError."""
    for made, step in enumerate(expression.instructions):
        for argument in step.args:
            is_made = argument in {"x0", *(f"t{i}" for i in range(made))}
            if not is_made and repr(float(argument)) != argument:
                raise ValueError(f"an activation that reads {argument[:40]!r}")


def _types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Floats of one type, but for lengths in i32."""
    lengths = inputs[-1:] == ("i32",)
    return one_float(inputs[:-1] if lengths else inputs, outputs)


def _lengths_come_last(task: Task) -> bool:
    types = [kind.dtype for kind in task.inputs]
    count = _input_count(task.op)
    return len(types) == count or (len(types) == count + 1 and types[-1] == "i32")


def _result(task: Task) -> Shape:
    require(_lengths_come_last(task) and task.attributes["batch_first"] in (0, 1), task)
    x, r, b, *states = (kind.shape for kind in task.inputs)
    require(len(x) == len(r) == 3 and len(b) == 2, task)
    form = RecurrentForm.of(task)
    columns, peepholes = form.gates * form.units, PEEPHOLES * form.units
    require(r[0] == b[0] == form.directions and r[2] == columns, task)
    require(b[1] == columns or (task.op == "lstm" and b[1] == columns + peepholes), task)
    require(x[2] == form.directions * columns, task)
    if form.has_lengths:
        require(states.pop() == (form.rows,), task)
    require(all(state == _state(form) for state in states), task)
    return (*x[:2], form.directions * form.units)


def _state(form: RecurrentForm) -> Shape:
    return form.directions, form.rows, form.units


def _further(task: Task) -> tuple[Shape, ...]:
    state = _state(RecurrentForm.of(task))
    return (state, state) if task.op == "lstm" else (state,)


def _meaning(task: Task, values: Arrays) -> Results:
    form = RecurrentForm.of(task)
    x, r, b, *states = values
    lengths = states.pop() if form.has_lengths else np.full(form.rows, form.steps)
    lengths = np.clip(lengths, 0, form.steps).astype(np.int64)
    if form.is_batch_first:
        x = x.swapaxes(0, 1)
    y = np.zeros((form.steps, form.rows, form.directions * form.units))
    ends = [np.array(state) for state in states]
    gates = form.gates * form.units
    for d in range(form.directions):
        cell = _Cell(form, d, r[d], b[d])
        now = [np.where(lengths[:, None] > 0, state[d], 0.0) for state in states]
        for step in range(form.steps):
            active = step < lengths
            time = np.where(active, lengths - 1 - step, step) if form.reverses[d] else step
            rows = np.arange(form.rows)
            given = x[time, rows, d * gates : (d + 1) * gates]
            made = cell.next(given, now)
            now = [np.where(active[:, None], *pair) for pair in zip(made, now, strict=True)]
            y[time, rows, d * form.units : (d + 1) * form.units] = active[:, None] * now[0]
        for end, state in zip(ends, now, strict=True):
            end[d] = state
    return (y.swapaxes(0, 1) if form.is_batch_first else y, *ends)


class _Cell:
    """The cell of a direction, in float64."""

    def __init__(
        self, form: RecurrentForm, direction: int, weights: np.ndarray, bias: np.ndarray
    ) -> None:
        self._form, self._functions = form, form.activations[direction]
        self._weights = np.split(weights, form.gates, axis=1)
        self._bias = np.split(bias, len(bias) // form.units)

    def next(self, x: np.ndarray, states: Sequence[np.ndarray]) -> list[np.ndarray]:
        """The states after a step."""
        given = np.split(x, self._form.gates, axis=1)
        h, *further = states
        if self._form.op == "lstm":
            return self._lstm(given, h, further[0])
        return self._gru(given, h) if self._form.op == "gru" else self._rnn(given, h)

    def _sum(self, gate: int, h: np.ndarray) -> np.ndarray:
        return np.asarray(h @ self._weights[gate] + self._bias[gate])

    def _activated(self, function: int, gate: np.ndarray) -> np.ndarray:
        bound = self._form.clip
        limited = gate if bound is None else np.clip(gate, -bound, bound)
        return evaluate_expression(self._functions[function], [limited])

    def _lstm(self, x: list[np.ndarray], h: np.ndarray, c: np.ndarray) -> list[np.ndarray]:
        i, o, f, g = (x[gate] + self._sum(gate, h) for gate in range(4))
        of_i, of_o, of_f = self._bias[4:] or [np.zeros(1)] * PEEPHOLES
        taken = self._activated(0, i + of_i * c)
        kept = 1.0 - taken if self._form.is_coupled else self._activated(0, f + of_f * c)
        c = kept * c + taken * self._activated(1, g)
        return [self._activated(0, o + of_o * c) * evaluate_expression(self._functions[2], [c]), c]

    def _gru(self, x: list[np.ndarray], h: np.ndarray) -> list[np.ndarray]:
        z, r = (self._activated(0, x[gate] + self._sum(gate, h)) for gate in (0, 1))
        new = r * self._sum(2, h) if self._form.resets_after else self._sum(2, r * h)
        return [(1.0 - z) * self._activated(1, x[2] + new) + z * h]

    def _rnn(self, x: list[np.ndarray], h: np.ndarray) -> list[np.ndarray]:
        return [self._activated(0, x[0] + self._sum(0, h))]


def _sample_weights(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Weights of a recurrence that forgets: it halves the state, whatever the activations."""
    kind = task.inputs[1]
    weights = sample_tensor(rng, kind) * (0.5 / np.sqrt(kind.shape[1]))
    return np.asarray(weights, kind.element.dtype)


def _sample_lengths(rng: np.random.Generator, task: Task) -> np.ndarray:
    form = RecurrentForm.of(task)
    return rng.integers(0, int(form.steps), form.rows, endpoint=True).astype(np.int32)


def _operations(task: Task) -> int:
    """Products of the states, and about ten operations for each gate."""
    form = RecurrentForm.of(task)
    values = form.steps * form.rows * form.directions * form.gates * form.units
    return values * (2 * form.units + 10)


def _recurrent(name: str, inputs: tuple[str, ...], outputs: tuple[str, ...]) -> Op:
    optional = {"lstm": {"coupled": int}, "gru": {"reset_after": int}, "rnn": {}}[name]
    return Op(
        name=name, inputs=inputs, outputs=outputs, takes_many=True, constants=(1, 2),
        attributes={"mode": str, "activations": str, "batch_first": int},
        optional={"clip": float, **optional}, modes=MODES, dtypes=_types, result=_result,
        further=_further, meaning=_meaning,
        samplers={1: _sample_weights, len(inputs): _sample_lengths}, operations=_operations,
        error_bound=lambda task: 1e-5 + 2 * sum_bound(task.inputs[1].shape[1]),
    )  # fmt: skip


LSTM = _recurrent("lstm", ("x", "r", "b", "h", "c"), ("y", "last_h", "last_c"))
"""x[S,B,D*4*H] r[D,H,4*H] b[D,4*H] h[D,B,H] c[D,B,H] -> y[S,B,D*H] last_h[D,B,H] last_c[D,B,H].

x is the product of the inputs and their weights, and of ONNX's gates: i, o, f, c. b is the bias of
the recurrence, and behind it the peepholes of i, o and f, where it has any: [D,7*H]. With
batch_first=1 x is [B,S,...], and y as well. A last input `lengths` i32[B] is optional (what is not
within 0 to S is taken for the nearest): behind its length y of a sequence is 0, and its states
stay (0 of one without elements); `reverse` begins at its last element. `activations` are one
expression of x0 for each function of a direction, with | between them, or those of both directions.
The bound: that of the products and functions, in a recurrence that halves an error of its state
from step to step."""

GRU = _recurrent("gru", ("x", "r", "b", "h"), ("y", "last_h"))
"""x[S,B,D*3*H] r[D,H,3*H] b[D,3*H] h[D,B,H] -> y[S,B,D*H] last_h[D,B,H], as of an LSTM; ONNX's
gates: z, r, h. With reset_after=1 the reset gate is applied to the product of the state, bias
included."""

RNN = _recurrent("rnn", ("x", "r", "b", "h"), ("y", "last_h"))
"""x[S,B,D*H] r[D,H,H] b[D,H] h[D,B,H] -> y[S,B,D*H] last_h[D,B,H], as of an LSTM."""
