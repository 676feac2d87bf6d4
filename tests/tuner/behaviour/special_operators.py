"""Operators, and the forms in which fusion meets them, with special values in every lane.

An operator is a function that writes its node behind a value; a form writes what is around it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

MAX = float(np.finfo(np.float32).max)
INF = float("inf")
VALUES = np.array(
    [np.nan, INF, -INF, 0.0, -0.0, MAX, -MAX, 1.1754944e-38, 1e-45, -1e-45, 1e20, -1e20, 1.0, -1.0,
     0.5, -2.5, 80.0, -100.0, 3.0],
    np.float32,
)  # fmt: skip
COLUMNS = 2 * 16 + 3
"""Whole vectors of every width and a rest."""


class Writer:
    """A model while it is written: one output for each operator."""

    def __init__(self, opset: int = 24, **feeds: np.ndarray) -> None:
        self.feeds, self.opset = dict(feeds), opset
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []
        self.outputs: dict[str, str] = {}

    def add(self, op: str, *inputs: str | float | np.ndarray | None, **attributes: Any) -> str:
        """One more node; the name of its result."""
        names = [self.name_of(each) for each in inputs]
        result = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, names, [result], name=result, **attributes))
        return result

    def name_of(self, value: str | float | np.ndarray | None) -> str:
        if value is None or isinstance(value, str):
            return value or ""
        array = np.asarray(value, None if isinstance(value, np.ndarray) else np.float32)
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def finish(self, label: str, value: str) -> None:
        """The value is an output, called so."""
        self.outputs[label] = value

    def leave_out_unread(self) -> None:
        """Leave out the inputs that no node reads."""
        read = {name for node in self.nodes for name in node.input}
        self.feeds = {name: array for name, array in self.feeds.items() if name in read}

    def model(self) -> onnx.ModelProto:
        inputs = [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, array.shape)
            for name, array in self.feeds.items()
        ]
        outputs = [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, None)
            for name in self.outputs.values()
        ]
        graph = helper.make_graph(self.nodes, "g", inputs, outputs, self.constants)
        opset = helper.make_opsetid("", self.opset)
        model = helper.make_model(graph, opset_imports=[opset], ir_version=10)
        return onnx.shape_inference.infer_shapes(model, strict_mode=True)


Operator = Callable[[Writer, str], str]


def of(op: str, *others: float | np.ndarray | None, **attributes: Any) -> Operator:
    """An operator of x and constants."""
    return lambda w, x: w.add(op, x, *others, **attributes)


def truth(op: str, *others: float) -> Operator:
    """An operator that gives truth values, as numbers."""
    return lambda w, x: w.add("Cast", w.add(op, x, *others), to=TensorProto.FLOAT)


def _gelu(w: Writer, x: str) -> str:
    share = w.add("Add", w.add("Erf", w.add("Div", x, 2**0.5)), 1.0)
    return w.add("Mul", w.add("Mul", x, 0.5), share)


def _gelu_tanh(w: Writer, x: str) -> str:
    cube = w.add("Mul", w.add("Pow", x, 3.0), 0.044715)
    inner = w.add("Mul", w.add("Add", x, cube), (2 / np.pi) ** 0.5)
    share = w.add("Add", w.add("Tanh", inner), 1.0)
    return w.add("Mul", w.add("Mul", x, 0.5), share)


def _hard_swish(w: Writer, x: str) -> str:
    gate = w.add("Clip", w.add("Add", x, 3.0), 0.0, 6.0)
    return w.add("Mul", x, w.add("Div", gate, 6.0))


def _sigmoid(w: Writer, x: str) -> str:
    return w.add("Div", 1.0, w.add("Add", w.add("Exp", w.add("Neg", x)), 1.0))


def _where(w: Writer, x: str) -> str:
    return w.add("Where", w.add("Greater", x, 0.0), 7.0, x)


def _truths(w: Writer, x: str) -> str:
    """NaN is true as a truth value."""
    as_bool = w.add("Cast", x, to=TensorProto.BOOL)
    both = w.add("And", w.add("Not", w.add("Less", x, 1.0)), as_bool)
    return w.add("Cast", w.add("Or", both, w.add("Equal", x, 0.0)), to=TensorProto.FLOAT)


POWERS = (0.0, 0.5, -0.5, 1.0, 1.5, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, INF)
BOUNDS: Sequence[tuple[float | None, float | None]] = (
    (-MAX, 0.0), (0.0, MAX), (-MAX, MAX), (-MAX, None), (None, MAX), (None, 6.0), (0.0, None),
    (-1.0, 2.5), (6.0, 0.0), (-INF, INF), (-INF, 1.0),
)  # fmt: skip
COMPARISONS = ("Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal")
PLAIN = [
    "Relu", "Sigmoid", "Tanh", "Erf", "Softplus", "HardSwish", "Elu", "LeakyRelu", "HardSigmoid",
    "Gelu", "Exp", "Log", "Sqrt", "Reciprocal", "Neg", "Abs", "Floor", "Ceil", "Round", "Sin",
    "Cos", "Selu", "Celu", "Mish", "Swish", "Softsign", "Shrink", "ThresholdedRelu",
    "Tan", "Asin", "Acos", "Atan", "Sinh", "Cosh", "Asinh", "Acosh", "Atanh", "Sign",
]  # fmt: skip
OPERATORS: Mapping[str, Operator] = {
    **{op: of(op) for op in PLAIN},
    "Gelu, tanh": of("Gelu", approximate="tanh"),
    "PRelu": of("PRelu", 0.25),
    "LeakyRelu of 0": of("LeakyRelu", alpha=0.0),
    **{f"Pow {y}": of("Pow", y) for y in POWERS},
    **{f"Clip {low} {high}": of("Clip", low, high) for low, high in BOUNDS},
    **{f"{op} {c}": of(op, c) for op in ("Min", "Max") for c in (1.0, -INF, INF)},
    **{f"{op} {c}": of(op, c) for op in ("Add", "Sub", "Mul") for c in (2.0, INF)},
    **{f"Div {c}": of("Div", c) for c in (0.0, 3.0, INF, MAX)},
    "Mul 0": of("Mul", 0.0),
    "0 / x": lambda w, x: w.add("Div", 0.0, x),
    "2 ^ x": lambda w, x: w.add("Pow", 2.0, x),
    "1 ^ x": lambda w, x: w.add("Pow", 1.0, x),
    "-2 ^ x": lambda w, x: w.add("Pow", -2.0, x),
    **{op: truth(op, 0.5) for op in COMPARISONS},
    "Mod 3": of("Mod", 3.0, fmod=1), "Mod -3": of("Mod", -3.0, fmod=1),
    "IsNaN": truth("IsNaN"), "IsInf": truth("IsInf"), "truths": _truths, "Where": _where,
    "gelu": _gelu, "gelu_tanh": _gelu_tanh, "hard swish": _hard_swish, "sigmoid": _sigmoid,
    "x sigmoid(x)": lambda w, x: w.add("Mul", x, w.add("Sigmoid", x)),
    "x hardsigmoid(x)": lambda w, x: w.add("Mul", x, w.add("HardSigmoid", x, alpha=1 / 6)),
    "log(1 + exp(x))": lambda w, x: w.add("Log", w.add("Add", w.add("Exp", x), 1.0)),
    "log(exp(x))": lambda w, x: w.add("Log", w.add("Exp", x)),
}  # fmt: skip


# -- forms: where the operator stands ------------------------------------------------------------


def rolled(columns: int = COLUMNS) -> np.ndarray:
    """Rows in which every value is once at each column."""
    places = np.add.outer(np.arange(len(VALUES)), np.arange(columns)) % len(VALUES)
    return VALUES[places]


def _alone(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, "x")


def _behind_elementwise(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, w.add("Mul", "x", "ones"))


def _before_elementwise(w: Writer, i: int, operator: Operator) -> str:
    return w.add("Mul", operator(w, "x"), "ones")


def _behind_gemm(w: Writer, i: int, operator: Operator) -> str:
    weights = np.ones((1, COLUMNS), np.float32)
    weights[0, -1] -= (
        i + 1
    ) / 1024  # no two products are equal, so that each has a tail of its own
    return operator(w, w.add("MatMul", "column", weights))


def _behind_matmul(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, w.add("MatMul", w.add("Mul", "column", float(2 ** (i % 2))), "row"))


def _behind_conv(w: Writer, i: int, operator: Operator) -> str:
    weights = np.ones((COLUMNS, 1, 1, 1), np.float32)
    weights[-1] -= (i + 1) / 1024
    return operator(w, w.add("Conv", "image", weights))


def _behind_depthwise(w: Writer, i: int, operator: Operator) -> str:
    weights = np.ones((COLUMNS, 1, 1, 1), np.float32)
    weights[-1] -= (i + 1) / 1024
    return operator(w, w.add("Conv", "channels", weights, group=COLUMNS))


def _behind_softmax(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, w.add("Softmax", w.add("Mul", "x", 1.0 + i / 64)))


def _behind_norm(w: Writer, i: int, operator: Operator) -> str:
    scale = np.full(COLUMNS, 1.0 + i / 64, np.float32)
    return operator(w, w.add("LayerNormalization", "ordinary", scale, scale))


def _behind_reduce(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, w.add("ReduceMax", "pairs", np.array([2]), keepdims=0))


def _behind_pool(w: Writer, i: int, operator: Operator) -> str:
    return operator(w, w.add("MaxPool", "numbers", kernel_shape=[1, 2]))


FORMS: Mapping[str, Callable[[Writer, int, Operator], str]] = {
    "alone": _alone,
    "behind an element-wise task": _behind_elementwise,
    "before an element-wise task": _before_elementwise,
    "behind a product with weights": _behind_gemm,
    "behind a product of two inputs": _behind_matmul,
    "behind a convolution": _behind_conv,
    "behind a depthwise convolution": _behind_depthwise,
    "behind a softmax": _behind_softmax,
    "behind a layer norm": _behind_norm,
    "behind a reduction": _behind_reduce,
    "behind a pool": _behind_pool,
}
ordinary = np.random.default_rng(1).standard_normal((len(VALUES), COLUMNS)).astype(np.float32)
FEEDS: Mapping[str, np.ndarray] = {
    "x": rolled(),
    "ones": np.ones((1, COLUMNS), np.float32),
    "column": VALUES[:, None],
    "row": np.ones((1, COLUMNS), np.float32),
    "image": VALUES[None, None, None],
    "channels": rolled().T[None, :, None],
    "numbers": 0 + np.where(np.isnan(rolled()), 7, rolled()).T[None, :, None],
    "ordinary": ordinary,
    "pairs": np.stack([rolled(), np.full((len(VALUES), COLUMNS), -INF, np.float32)], 2),
}
