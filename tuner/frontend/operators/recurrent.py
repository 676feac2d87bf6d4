"""LSTM, GRU and RNN: activations as expressions, all results named; weights are constants."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from tuner.expression import Expression
from tuner.frontend.operators.recurrent_steps import written_out
from tuner.frontend.site import Site
from tuner.graph import Attribute, Node
from tuner.ops.recurrent import GATES, PEEPHOLES

_SIGMOID, _TANH = (Expression().then(name, "x0") for name in ("sigmoid", "tanh"))
_DEFAULTS = {"LSTM": ("Sigmoid", "Tanh", "Tanh"), "GRU": ("Sigmoid", "Tanh"), "RNN": ("Tanh",)}
_NUMBERS: Mapping[str, tuple[float | None, ...]] = {
    "Affine": (None, None), "LeakyRelu": (0.01,), "ScaledTanh": (None, None),
    "HardSigmoid": (0.2, 0.5), "Elu": (1.0,),
}  # fmt: skip
"""Defaults of alpha and beta, of the activations that have them: those of the operators of these
names. Where ONNX has none, engines differ."""


def _softsign() -> Expression:
    return Expression().then("abs", "x0").then("add", "it", 1.0).then("div", "x0", "it")


_ACTIVATIONS: Mapping[str, Callable[..., Expression]] = {
    "Sigmoid": lambda: _SIGMOID,
    "Tanh": lambda: _TANH,
    "Relu": lambda: Expression().then("relu", "x0"),
    "Softplus": lambda: Expression().then("softplus", "x0"),
    "Softsign": _softsign,
    "Affine": lambda a, b: Expression().then("mul", "x0", a).then("add", "it", b),
    "LeakyRelu": lambda a: Expression().then("leaky_relu", "x0", a),
    "ScaledTanh": lambda a, b: (
        Expression().then("mul", "x0", b).then("tanh", "it").then("mul", "it", a)
    ),
    "HardSigmoid": lambda a, b: Expression().then("hardsigmoid", "x0", a, b),
    "Elu": lambda a: Expression().then("elu", "x0", a),
}
"""Activations by their names in ONNX, but for ThresholdedRelu, whose result a rounding may move."""


def recurrent(site: Site) -> list[Node] | None:
    """A recurrence with weights, biases and peepholes of one type; states may be given."""
    constants = [(i, site.constant(i)) for i in (1, 2, 3, 7) if site.has(i)]
    if not site.computes or len(site.x.shape) != 3 or not _fits(site):
        return None
    if any(site.input_type(i).dtype != site.x.dtype for i, _ in constants):
        return None
    if any(array is None for _, array in constants):
        return _of_run(site)
    activations = _activations(site)
    if activations is None:
        return None
    lengths, steps = site.constant(4), _steps(site)
    if lengths is not None and not ((lengths >= 0) & (lengths <= steps)).all():
        return None  # ONNX Runtime says so
    site.outputs = _outputs(site)
    attributes: dict[str, Attribute] = {
        "direction": site.get("direction", "forward"),
        "activations": "|".join(map(str, activations)),
        "layout": site.get("layout", 0),
    }
    if "clip" in site.attributes:
        attributes["clip"] = site.get("clip", 0.0)
    for name in ("input_forget", "linear_before_reset"):
        if site.get(name, 0):
            attributes[name] = 1
    inputs = list(site.inputs)
    if lengths is not None and (lengths == steps).all():
        inputs[4] = ""
    return site.same(site.op, *inputs, **attributes)


def _of_run(site: Site) -> list[Node] | None:
    """A recurrence whose weights a run gives: its steps are written out."""
    directions = site.input_type(2).shape[0]
    given = site.attributes.get("activations")
    names = [name.decode() for name in given] if given else [*_DEFAULTS[site.op]] * directions
    if len(names) != len(_DEFAULTS[site.op]) * directions:
        return None
    before, site.outputs = site.outputs, _outputs(site)
    nodes = written_out(site, names)
    site.outputs = before if nodes is None else site.outputs
    return nodes


def _fits(site: Site) -> bool:
    """Return whether all inputs have the sizes that those of X and R ask for.

    ONNX's inference does not look at them, and a kernel reads what they say.
    """
    x, recurrence, layout = site.x.shape, site.input_type(2).shape, site.get("layout", 0)
    if len(recurrence) != 3:
        return False
    directions, _, units = recurrence
    rows, columns = x[1 - layout], GATES[site.op.lower()] * units
    state = (rows, directions, units) if layout else (directions, rows, units)
    is_double = site.get("direction", "forward") == "bidirectional"
    wanted = {
        1: (directions, columns, x[2]), 2: (directions, columns, units),
        3: (directions, 2 * columns), 4: (rows,), 5: state, 6: state,
        7: (directions, PEEPHOLES * units),
    }  # fmt: skip
    is_sized = directions == 1 + is_double and site.get("hidden_size", units) == units
    given = (i for i in wanted if site.has(i))
    return is_sized and all(site.input_type(i).shape == wanted[i] for i in given)


def _steps(site: Site) -> int:
    return site.x.shape[site.get("layout", 0)]


def _activations(site: Site) -> list[Expression] | None:
    """One expression for each function of each direction; None where no kernel has one.

    Alphas and betas are listed for the functions that have them, in their order.
    """
    directions = 2 if site.get("direction", "forward") == "bidirectional" else 1
    given = site.attributes.get("activations")
    names = [name.decode() for name in given] if given else [*_DEFAULTS[site.op]] * directions
    by_name = {name.lower(): name for name in _ACTIVATIONS}
    numbers = [iter(site.attributes.get(f"activation_{kind}", ())) for kind in ("alpha", "beta")]
    found = []
    for name in names:
        known = by_name.get(name.lower())
        if known is None:
            return None
        pairs = zip(numbers, _NUMBERS.get(known, ()), strict=False)
        values = [next(listed, default) for listed, default in pairs]
        if None in values:
            return None
        found.append(_ACTIVATIONS[known](*(float(np.float32(value)) for value in values)))
    if len(found) != len(_DEFAULTS[site.op]) * directions:
        return None
    half = len(found) // directions
    return found[:half] if found[:half] * directions == found else found


def _outputs(site: Site) -> tuple[str, ...]:
    """The names of all results: of those that the node leaves out, new ones."""
    directions, _, units = site.input_type(2).shape
    layout = site.get("layout", 0)
    rows = site.x.shape[1 - layout]
    y = (_steps(site), directions, rows, units)
    state = (directions, rows, units)
    if layout:
        y, state = (rows, _steps(site), directions, units), (rows, directions, units)
    shapes = (y, state, state) if site.op == "LSTM" else (y, state)
    names = (*site.outputs, *("",) * (len(shapes) - len(site.outputs)))
    kinds = zip(names, ("y", "last_h", "last_c"), shapes, strict=False)
    return tuple(name or site.new_tensor(hint, shape) for name, hint, shape in kinds)


NORMALISERS = dict.fromkeys(_DEFAULTS, recurrent)
