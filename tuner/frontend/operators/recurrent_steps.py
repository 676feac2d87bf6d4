"""Recurrences whose weights a run gives: their steps written out, as products and what is between.

    x [S,B,I], W, R of the run  ->  x W^T of all steps, then for each step h R^T, gates and states

The formulas are those of ONNX's text. A result has the error of as many products as it has steps
before it, as in any engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tuner.frontend.operators.elementwise import as_i64
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node

MAX_STEPS = 64
"""Maximum number of steps, of all directions together: each becomes some ten tasks."""
FUNCTIONS = ("Sigmoid", "Tanh", "Relu", "Softplus")
"""Activations that are operators without attributes."""

State = tuple[str, ...]


def written_out(site: Site, names: Sequence[str]) -> list[Node] | None:
    """The results of a recurrence that fits its sizes, with these activations of all directions.

    None with other activations, clipped gates, or too many steps.
    """
    steps = _Steps(site, site.get("layout", 0))
    directions, functions = steps.directions, [name.title() for name in names]
    is_known = set(functions) <= set(FUNCTIONS) and "clip" not in site.attributes
    if not is_known or steps.count * directions > MAX_STEPS:
        return None
    own = len(functions) // directions
    is_back = {"reverse": (True,), "bidirectional": (False, True)}.get(
        site.get("direction", "forward"), (False,)
    )
    sides = [
        steps.side(d, functions[d * own : (d + 1) * own], backwards=back)
        for d, back in enumerate(is_back)
    ]
    rows, units = steps.rows, steps.units
    whole = (steps.count, directions, rows, units)
    every = steps.joined([side[0] for side in sides], 1, whole)
    last = [
        steps.joined([side[1][i] for side in sides], 0, (directions, rows, units))
        for i in range(len(sides[0][1]))
    ]
    if steps.layout:
        whole, state = (rows, steps.count, directions, units), (rows, directions, units)
        every = site.step("Transpose", (every,), whole, steps.dtype, perm=(2, 0, 1, 3))
        last = [site.step("Transpose", (s,), state, steps.dtype, perm=(1, 0, 2)) for s in last]
    return site.results(every, *last)


@dataclass
class _Steps:
    site: Site
    layout: int
    x: str = field(init=False)

    def __post_init__(self) -> None:
        site, shape = self.site, self.site.x.shape
        self.x, self.dtype = site.inputs[0], site.x.dtype
        if self.layout:
            turned = (shape[1], shape[0], shape[2])
            self.x = site.step("Transpose", (self.x,), turned, self.dtype, perm=(1, 0, 2))
        self.count, self.rows, self.width = site.type_of(self.x).shape
        self.directions, self.gates, self.units = site.input_type(2).shape

    def joined(self, parts: Sequence[str], axis: int, shape: tuple[int, ...]) -> str:
        """Tensors behind each other along an axis."""
        if len(parts) == 1:
            return parts[0]
        return self.site.step("Concat", tuple(parts), shape, self.dtype, axis=axis)

    def part(self, x: str, start: tuple[int, ...], shape: tuple[int, ...]) -> str:
        """Elements of a tensor from a place on."""
        ones = (1,) * len(start)
        return self.site.step("Slice", (x,), shape, self.dtype, start=start, step=ones)

    def weights(self, i: int, direction: int, width: int) -> str:
        """The matrix of an input for one direction, transposed: [width, gates x units]."""
        one = self.part(self.site.inputs[i], (direction, 0, 0), (1, self.gates, width))
        flat = self.site.shaped(one, (self.gates, width))
        return self.site.step("Transpose", (flat,), (width, self.gates), self.dtype, perm=(1, 0))

    def row(self, i: int, direction: int, start: int, size: int) -> str:
        """A part of the vector of an input for one direction."""
        one = self.part(self.site.inputs[i], (direction, start), (1, size))
        return self.site.shaped(one, (size,))

    def state(self, i: int, direction: int) -> str:
        """An initial state, [rows, units], which is 0 where none is given."""
        site, shape = self.site, (self.rows, self.units)
        if not site.has(i):
            zero = site.add("zero", np.zeros((), DTYPES[self.dtype]))
            return site.step("Expand", (zero,), shape, self.dtype, shape=shape)
        start = (0, direction, 0) if self.layout else (direction, 0, 0)
        whole = (self.rows, 1, self.units) if self.layout else (1, self.rows, self.units)
        return site.shaped(self.part(site.inputs[i], start, whole), shape)

    def side(
        self, direction: int, functions: Sequence[str], *, backwards: bool
    ) -> tuple[str, State]:
        """The states h of all steps in one direction, [steps, 1, rows, units], and the last."""
        site = self.site
        given = site.step(
            "MatMul", (self.x, self.weights(1, direction, self.width)),
            (self.count, self.rows, self.gates), self.dtype,
        )  # fmt: skip
        cell = CELLS[site.op](self, direction, functions, self.weights(2, direction, self.units))
        states: State = tuple(
            self.state(i, direction) for i in ((5, 6) if site.op == "LSTM" else (5,))
        )
        order = range(self.count)[::-1] if backwards else range(self.count)
        made = [""] * self.count
        for step in order:
            inputs = self.part(given, (step, 0, 0), (1, self.rows, self.gates))
            new = cell(site.shaped(inputs, (self.rows, self.gates)), states)
            made[step] = new[0]
            if site.has(4):
                is_inside = self._longer_than(step)
                states = tuple(
                    site.write("Where", is_inside, n, s) for n, s in zip(new, states, strict=True)
                )
                made[step] = site.write("Where", is_inside, new[0], 0.0)
            else:
                states = new
        if site.has(4):  # a sequence without elements leaves 0
            states = tuple(site.write("Where", self._longer_than(0), s, 0.0) for s in states)
        parts = [site.shaped(h, (1, 1, self.rows, self.units)) for h in made]
        every = self.joined(parts, 0, (self.count, 1, self.rows, self.units))
        return every, tuple(site.shaped(s, (1, self.rows, self.units)) for s in states)

    def _longer_than(self, step: int) -> str:
        lengths = as_i64(self.site, self.site.inputs[4])
        return self.site.write("Greater", self.site.shaped(lengths, (self.rows, 1)), step)

    # -- cells --------------------------------------------------------------------------------

    def gate(self, z: str, number: int) -> str:
        """The columns of one gate."""
        return self.part(z, (0, number * self.units), (self.rows, self.units))

    def product(self, h: str, weights: str) -> str:
        """The product of a state with weights."""
        shape = (self.rows, self.site.type_of(weights).shape[1])
        return self.site.step("MatMul", (h, weights), shape, self.dtype)

    def bias(self, direction: int, start: int, size: int) -> str:
        """The sum of the two biases of some columns; empty without one."""
        if not self.site.has(3):
            return ""
        halves = [self.row(3, direction, start + half, size) for half in (0, self.gates)]
        return self.site.write("Add", *halves)

    def plus(self, x: str, y: str) -> str:
        """The sum; of an empty name nothing."""
        return self.site.write("Add", x, y) if y else x


Cell = Callable[[str, State], State]
MakeCell = Callable[[_Steps, int, Sequence[str], str], Cell]


def _rnn(work: _Steps, direction: int, functions: Sequence[str], weights: str) -> Cell:
    bias = work.bias(direction, 0, work.gates)

    def step(x: str, states: State) -> State:
        z = work.plus(work.site.write("Add", x, work.product(states[0], weights)), bias)
        return (work.site.write(functions[0], z),)

    return step


def _lstm(work: _Steps, direction: int, functions: Sequence[str], weights: str) -> Cell:
    """Gates in the order i, o, f, c; peepholes in the order i, o, f."""
    write, (f, g, h) = work.site.write, functions
    bias, units = work.bias(direction, 0, work.gates), work.units
    peeps = [work.row(7, direction, i * units, units) if work.site.has(7) else "" for i in range(3)]

    def peeped(z: str, cell: str, number: int) -> str:
        return write("Add", z, write("Mul", cell, peeps[number])) if peeps[number] else z

    def step(x: str, states: State) -> State:
        hidden, cell = states
        z = work.plus(write("Add", x, work.product(hidden, weights)), bias)
        i, o, forget, c = (work.gate(z, number) for number in range(4))
        i = write(f, peeped(i, cell, 0))
        if work.site.get("input_forget", 0):
            forget = write("Sub", 1.0, i)
        else:
            forget = write(f, peeped(forget, cell, 2))
        cell = write("Add", write("Mul", forget, cell), write("Mul", i, write(g, c)))
        return write("Mul", write(f, peeped(o, cell, 1)), write(h, cell)), cell

    return step


def _gru(work: _Steps, direction: int, functions: Sequence[str], weights: str) -> Cell:
    """Gates in the order z, r, h."""
    write, (f, g), units = work.site.write, functions, work.units
    both = work.part(weights, (0, 0), (units, 2 * units))
    hidden_weights = work.part(weights, (0, 2 * units), (units, units))
    bias = work.bias(direction, 0, 2 * units)
    last = [
        work.row(3, direction, start + 2 * units, units) if work.site.has(3) else ""
        for start in (0, work.gates)
    ]

    def step(x: str, states: State) -> State:
        (hidden,) = states
        own = work.part(x, (0, 0), (work.rows, 2 * units))
        gates = write(f, work.plus(write("Add", own, work.product(hidden, both)), bias))
        z, r = work.gate(gates, 0), work.gate(gates, 1)
        if work.site.get("linear_before_reset", 0):
            inner = write("Mul", r, work.plus(work.product(hidden, hidden_weights), last[1]))
        else:
            inner = work.plus(work.product(write("Mul", r, hidden), hidden_weights), last[1])
        new = write(g, work.plus(write("Add", work.gate(x, 2), inner), last[0]))
        rest = write("Mul", write("Sub", 1.0, z), new)
        return (write("Add", rest, write("Mul", z, hidden)),)

    return step


CELLS: Mapping[str, MakeCell] = {"RNN": _rnn, "LSTM": _lstm, "GRU": _gru}
