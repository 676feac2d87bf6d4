"""The models whose errors `make bench-accuracy` measures: an operator each, or one written out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

ROWS, COLUMNS = 64, 160
"""Rows that are reduced along, and columns that are reduced downwards: 64 outputs or more."""
WIDTH = 64
"""Elements of a query and of a value."""
Arrays = Mapping[str, np.ndarray]
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Subject:
    """An operator over any number of terms."""

    name: str
    op: str
    """The task op whose policies are tried."""
    model: Callable[[int], ModelProto]
    deviations: tuple[float, ...] = (1.0,)

    def feeds(self, model: ModelProto, mean: float, deviation: float, seed: int) -> Arrays:
        """Normal inputs; queries and keys are such that scores have a deviation of 1."""
        random = np.random.default_rng(seed)

        def array(name: str, shape: Shape) -> np.ndarray:
            normal = random.standard_normal(shape, np.float32)
            if name in ("q", "k"):
                return normal * np.float32(WIDTH**-0.25)
            return normal * np.float32(deviation) + np.float32(mean)

        return {
            port.name: array(port.name, tuple(d.dim_value for d in port.type.tensor_type.shape.dim))
            for port in model.graph.input
        }


def _model(
    nodes: Sequence[NodeProto],
    inputs: Mapping[str, Shape],
    constants: Arrays = MappingProxyType({}),
) -> ModelProto:
    ports = [
        helper.make_tensor_value_info(n, TensorProto.FLOAT, shape) for n, shape in inputs.items()
    ]
    output = helper.make_tensor_value_info("y", TensorProto.FLOAT, None)
    weights = [numpy_helper.from_array(array, name) for name, array in constants.items()]
    graph = helper.make_graph(nodes, "accuracy", ports, [output], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def _floats(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def _reduction(op: str, shape: Callable[[int], Shape], axis: int) -> Callable[[int], ModelProto]:
    def model(terms: int) -> ModelProto:
        if op == "ReduceSum":
            node = helper.make_node(op, ["x", "axes"], ["y"], keepdims=0)
            return _model([node], {"x": shape(terms)}, {"axes": np.array([axis], np.int64)})
        node = helper.make_node(op, ["x"], ["y"], keepdims=0, axes=[axis])
        return _model([node], {"x": shape(terms)})

    return model


def _along(terms: int) -> Shape:
    return (ROWS, terms)


def _down(terms: int) -> Shape:
    return (terms, COLUMNS)


def _sides(terms: int) -> tuple[int, int]:
    """65,536 -> 256 x 256, 32 -> 4 x 8."""
    height = 2 ** ((terms.bit_length() - 1) // 2)
    return height, terms // height


def _global_pool(terms: int) -> ModelProto:
    node = helper.make_node("GlobalAveragePool", ["x"], ["y"])
    return _model([node], {"x": (1, ROWS, *_sides(terms))})


def _pool(channels: int) -> Callable[[int], ModelProto]:
    """ONNX Runtime has a kernel of its own for a multiple of 16 channels, a less accurate one."""

    def model(terms: int) -> ModelProto:
        height, width = _sides(terms)
        node = helper.make_node("AveragePool", ["x"], ["y"], kernel_shape=[height, width])
        return _model([node], {"x": (1, channels, height + 1, width + 7)})

    return model


def _softmax(terms: int) -> ModelProto:
    return _model([helper.make_node("Softmax", ["x"], ["y"], axis=-1)], {"x": _along(terms)})


def _attention(keys: int) -> ModelProto:
    """Queries, keys that are transposed, and values."""
    nodes = [
        helper.make_node("Transpose", ["k"], ["kt"], perm=[0, 2, 1]),
        helper.make_node("MatMul", ["q", "kt"], ["scores"]),
        helper.make_node("Softmax", ["scores"], ["shares"], axis=-1),
        helper.make_node("MatMul", ["shares", "v"], ["y"]),
    ]
    shapes = {"q": (1, 24, WIDTH), "k": (1, keys, WIDTH), "v": (1, keys, WIDTH)}
    return _model(nodes, shapes)


def _scale_and_bias(terms: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(terms)
    scale, bias = 0.1 * random.standard_normal((2, terms), np.float32)
    return {"scale": 1 + scale, "bias": bias}


def _layer_norm(terms: int) -> ModelProto:
    node = helper.make_node("LayerNormalization", ["x", "scale", "bias"], ["y"], axis=-1)
    return _model([node], {"x": _along(terms)}, _scale_and_bias(terms))


def _written_out(variance: Sequence[NodeProto]) -> Callable[[int], ModelProto]:
    """The mean `m` and the distance `d`, then what makes the variance `v` of them."""
    before = [
        helper.make_node("ReduceMean", ["x"], ["m"], axes=[-1]),
        helper.make_node("Sub", ["x", "m"], ["d"]),
    ]
    after = [
        helper.make_node("Add", ["v", "epsilon"], ["v_epsilon"]),
        helper.make_node("Sqrt", ["v_epsilon"], ["root"]),
        helper.make_node("Div", ["d", "root"], ["normal"]),
        helper.make_node("Mul", ["normal", "scale"], ["scaled"]),
        helper.make_node("Add", ["scaled", "bias"], ["y"]),
    ]

    def model(terms: int) -> ModelProto:
        constants = {"epsilon": _floats(1e-5), "two": _floats(2), "zero": _floats(0)}
        constants |= _scale_and_bias(terms)
        return _model([*before, *variance, *after], {"x": _along(terms)}, constants)

    return model


_OF_DISTANCES = (
    helper.make_node("Pow", ["d", "two"], ["square"]),
    helper.make_node("ReduceMean", ["square"], ["v"], axes=[-1]),
)
_OF_SQUARES = (
    helper.make_node("Mul", ["x", "x"], ["xx"]),
    helper.make_node("ReduceMean", ["xx"], ["square"], axes=[-1]),
    helper.make_node("Mul", ["m", "m"], ["mm"]),
    helper.make_node("Sub", ["square", "mm"], ["difference"]),
    helper.make_node("Max", ["difference", "zero"], ["v"]),
)


def _variance_of_rows(rows: int) -> ModelProto:
    """E[x^2] - E[x]^2 over rows, as JAX writes it."""
    nodes = [
        helper.make_node("ReduceMean", ["x"], ["m"], axes=[0], keepdims=0),
        helper.make_node("Mul", ["x", "x"], ["xx"]),
        helper.make_node("ReduceMean", ["xx"], ["square"], axes=[0], keepdims=0),
        helper.make_node("Mul", ["m", "m"], ["mm"]),
        helper.make_node("Sub", ["square", "mm"], ["y"]),
    ]
    return _model(nodes, {"x": _down(rows)})


def _rms_norm(terms: int) -> ModelProto:
    nodes = [
        helper.make_node("Pow", ["x", "two"], ["xx"]),
        helper.make_node("ReduceMean", ["xx"], ["square"], axes=[-1]),
        helper.make_node("Add", ["square", "epsilon"], ["more"]),
        helper.make_node("Sqrt", ["more"], ["root"]),
        helper.make_node("Div", ["x", "root"], ["normal"]),
        helper.make_node("Mul", ["normal", "scale"], ["y"]),
    ]
    constants = {"two": _floats(2), "epsilon": _floats(1e-5)} | _scale_and_bias(terms)
    constants.pop("bias")
    return _model(nodes, {"x": _along(terms)}, constants)


_NORM = (1.0, 0.1, 0.01)
_REDUCTIONS = ("ReduceMean", "ReduceSum", "ReduceMax", "ReduceMin")
SUBJECTS: Mapping[str, Subject] = MappingProxyType(
    {
        subject.name: subject
        for subject in (
            *(Subject(f"{op} of rows", "reduce", _reduction(op, _along, 1)) for op in _REDUCTIONS),
            *(
                Subject(f"{op} of columns", "reduce", _reduction(op, _down, 0))
                for op in _REDUCTIONS
            ),
            Subject("GlobalAveragePool", "reduce", _global_pool),
            Subject("AveragePool of 160 channels", "pool", _pool(160)),
            Subject("AveragePool of 60 channels", "pool", _pool(60)),
            Subject("Softmax", "softmax", _softmax, (1.0, 8.0)),
            Subject("attention", "attention", _attention),
            Subject("LayerNormalization", "layer_norm", _layer_norm, _NORM),
            Subject("written-out layer norm", "layer_norm", _written_out(_OF_DISTANCES), _NORM),
            Subject("layer norm by E[x^2]-m^2", "reduce", _written_out(_OF_SQUARES), _NORM),
            Subject("variance of columns by E[x^2]-m^2", "reduce", _variance_of_rows, _NORM),
            Subject("written-out RMS norm", "layer_norm", _rms_norm, _NORM),
        )
    }
)
