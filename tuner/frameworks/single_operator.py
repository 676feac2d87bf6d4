"""Single operators as AOE describes them in JSON -> graphs of one operator each.

[{"op": "MatMulV2", "name": "product",
  "input_desc": [{"format": "ND", "shape": [16, 64], "type": "float"}, ...],
  "output_desc": [{"format": "ND", "shape": [16, 32], "type": "float"}],
  "attr": [{"name": "transpose_x1", "type": "bool", "value": false}]}]

`op` is a name of the original or of ONNX, whose attributes have ONNX's names then. An input with
"const_value" is a constant.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tuner.errors import ErrorCode, ModelError
from tuner.files.descriptors import read_regular
from tuner.frameworks.typed_graph import SCHEMAS, TypedGraph, Value

MAX_OPERATORS = 1000
MAX_FILE_BYTES = 1 << 24
TYPES = {"float": "float32", "double": "float64", "bf16": "bfloat16"}
"""Element types that NumPy names otherwise."""
FORMATS = ("ND", "NCHW", "")
LOOK = "look at docs/frameworks.md#single-operators"


@dataclass
class Operator:
    """One operator: its graph, its inputs, and those of its attributes that are not read yet."""

    graph: TypedGraph
    kind: str
    inputs: Sequence[Any]
    attributes: dict[str, Any] = field(default_factory=dict)

    def add(self, operator: str, *inputs: Any, **attributes: Any) -> Value:
        """Add an operator of ONNX."""
        value: Value = self.graph.add(operator, *inputs, **attributes)
        return value

    def take(self, name: str, default: Any) -> Any:
        """An attribute, which is read by this. Raises ModelError where it is of another type."""
        value = self.attributes.pop(name, default)
        if not isinstance(value, (float, int) if type(default) is float else type(default)):
            raise ModelError(f"{name} is {value!r}, which is no {type(default).__name__}")
        return value


def read_single_operators(path: Path) -> list[TypedGraph]:
    """The graphs of a file, with names of their own. Raises ModelError for what is none."""
    try:
        if path.stat().st_size > MAX_FILE_BYTES:
            raise ModelError(
                f"{path} is larger than {MAX_FILE_BYTES >> 20} MiB", LOOK, ErrorCode.FILE
            )
        content = json.loads(read_regular(path).decode())
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise ModelError(what, "check the path and its permissions", ErrorCode.FILE) from error
    except (ValueError, RecursionError) as error:
        raise ModelError(f"{path} is not a JSON file: {error}", LOOK, ErrorCode.FILE) from error
    entries = content if isinstance(content, list) else [content]
    if not 0 < len(entries) <= MAX_OPERATORS:
        raise ModelError(f"{path} has {len(entries)} operators", LOOK, ErrorCode.FILE)
    graphs: dict[str, TypedGraph] = {}
    for number, entry in enumerate(entries):
        try:
            graph = _graph(entry, number)
        except ModelError as error:
            what = f"{path}, operator {number}: {error.message}"
            raise ModelError(what, error.hint or LOOK, ErrorCode.FILE) from error
        except KeyError as error:
            what = f"{path}, operator {number}: the key {error} is missing"
            raise ModelError(what, LOOK, ErrorCode.FILE) from error
        except (AttributeError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            what = f"{path}, operator {number} is not understood: {error!r}"
            raise ModelError(what, LOOK, ErrorCode.FILE) from error
        if graph.name in graphs:
            raise ModelError(
                f"{path} has two operators {graph.name!r}", "rename one", ErrorCode.FILE
            )
        graphs[graph.name] = graph
    return list(graphs.values())


def _graph(entry: Mapping[str, Any], number: int) -> TypedGraph:
    kind = entry["op"]
    name = entry.get("name") or (f"{kind}_{number}" if number else str(kind))
    if not isinstance(name, str) or not name.replace("_", "").replace("-", "").isalnum():
        raise ModelError(f"the name {name!r} has other signs than letters, digits, - and _")
    graph = TypedGraph(name)
    described = entry["input_desc"]
    inputs = [_input(graph, one, f"x{at}") for at, one in enumerate(described)]
    given = {one["name"]: one["value"] for one in entry.get("attr", [])}
    operator = Operator(graph, kind, inputs, given)
    if kind in OPERATORS:
        value = OPERATORS[kind](operator)
    elif kind in SCHEMAS:
        value = operator.add(kind, *inputs, **given)
        operator.attributes.clear()
    else:
        raise ModelError(f"the operator {kind!r} is not known", f"known: {', '.join(OPERATORS)}")
    for left in operator.attributes:
        raise ModelError(f"{kind} has no attribute {left!r} here")
    wanted = entry.get("output_desc") or [{}]
    if len(wanted) != 1:
        raise ModelError(f"{kind} has one output here, and not {len(wanted)}")
    shape, dtype = tuple(wanted[0].get("shape", value.shape)), wanted[0].get("type", value.dtype)
    if shape != value.shape or TYPES.get(dtype, dtype) != value.dtype:
        made = f"{value.dtype} {list(value.shape)}"
        raise ModelError(f"{kind} makes {made}, and not {dtype} {list(shape)}")
    graph.output(value, "y")
    return graph


def _input(graph: TypedGraph, described: Mapping[str, Any], name: str) -> Any:
    """An input of the graph, a constant, or None for one that is left out (type UNDEFINED)."""
    if str(described.get("type", "")).upper() == "UNDEFINED":
        return None
    if described.get("format", "") not in FORMATS:
        known = ", ".join(FORMATS[:2])
        raise ModelError(f"{name} has the format {described['format']}", f"known: {known}")
    dtype = TYPES.get(described["type"], described["type"])
    shape = tuple(described["shape"])
    if "const_value" in described:
        return graph.constant(np.array(described["const_value"], dtype).reshape(shape))
    return graph.input(described.get("name", name), dtype, shape)


# -- operators of the original ---------------------------------------------------------------------


def _plain(onnx_name: str, **names: str) -> Callable[[Operator], Value]:
    """An operator of ONNX; `names` are its attributes, with their names in the original."""

    def convert(operator: Operator) -> Value:
        held = {new: operator.attributes.pop(old) for new, old in names.items()
                if old in operator.attributes}  # fmt: skip
        return operator.add(onnx_name, *operator.inputs, **held)

    return convert


def _matrix_product(operator: Operator) -> Value:
    one, other, *bias = operator.inputs
    sides = []
    for value, names in ((one, ("transpose_x1", "adj_x1")), (other, ("transpose_x2", "adj_x2"))):
        turned = sum(operator.take(name, False) for name in names)
        axes = [*range(len(value.shape) - 2), len(value.shape) - 1, len(value.shape) - 2]
        sides.append(operator.add("Transpose", value, perm=axes) if turned else value)
    made = operator.add("MatMul", *sides)
    return operator.add("Add", made, bias[0]) if bias and bias[0] is not None else made


def _convolution(operator: Operator) -> Value:
    if operator.take("data_format", "NCHW") != "NCHW":
        raise ModelError("a data_format that is not NCHW")
    top, bottom, left, right = operator.take("pads", [0, 0, 0, 0])
    return operator.add(
        "Conv", *operator.inputs, strides=operator.take("strides", [1, 1, 1, 1])[2:],
        dilations=operator.take("dilations", [1, 1, 1, 1])[2:], pads=[top, left, bottom, right],
        group=operator.take("groups", 1),
    )  # fmt: skip


def _pooling(operator: Operator) -> Value:
    is_mean = operator.take("mode", 0) == 1
    if operator.take("global_pooling", False):
        return operator.add("GlobalAveragePool" if is_mean else "GlobalMaxPool", *operator.inputs)
    top, bottom, left, right = operator.take("pad", [0, 0, 0, 0])
    settings = {
        "kernel_shape": operator.take("window", [1, 1]),
        "strides": operator.take("stride", [1, 1]),
        "pads": [top, left, bottom, right],
        "ceil_mode": int(operator.take("ceil_mode", 0) == 0),  # 0 rounds up, as Caffe does
    }
    return operator.add("AveragePool" if is_mean else "MaxPool", *operator.inputs, **settings)


def _window(onnx_name: str) -> Callable[[Operator], Value]:
    """A pool as TensorFlow has it: ksize, strides, and padding by name."""

    def convert(operator: Operator) -> Value:
        if operator.take("data_format", "NCHW") != "NCHW":
            raise ModelError("a data_format that is not NCHW")
        padding = {"SAME": "SAME_UPPER", "VALID": "VALID"}[operator.take("padding", "VALID")]
        return operator.add(
            onnx_name, *operator.inputs, kernel_shape=operator.take("ksize", [1] * 4)[2:],
            strides=operator.take("strides", [1] * 4)[2:], auto_pad=padding,
        )  # fmt: skip

    return convert


def _reduction(onnx_name: str) -> Callable[[Operator], Value]:
    def convert(operator: Operator) -> Value:
        value, *axes = operator.inputs
        kept = int(operator.take("keep_dims", False))
        axes = axes or [np.array(operator.take("axes", []), np.int64)]
        return operator.add(onnx_name, value, axes[0], keepdims=kept)

    return convert


def _softmax(operator: Operator) -> Value:
    [axis] = operator.take("axes", [-1])
    return operator.add("Softmax", *operator.inputs, axis=axis)


def _layer_norm(operator: Operator) -> Value:
    first = operator.take("begin_norm_axis", 0)
    if operator.take("begin_params_axis", first) != first:
        raise ModelError("begin_params_axis that is not begin_norm_axis")
    epsilon = operator.take("epsilon", 1e-7)
    return operator.add("LayerNormalization", *operator.inputs, axis=first, epsilon=epsilon)


OPERATORS: dict[str, Callable[[Operator], Value]] = {
    "MatMul": _matrix_product, "MatMulV2": _matrix_product, "BatchMatMul": _matrix_product,
    "BatchMatMulV2": _matrix_product, "Conv2D": _convolution, "Pooling": _pooling,
    "MaxPool": _window("MaxPool"), "AvgPool": _window("AveragePool"),
    "Add": _plain("Add"), "AddV2": _plain("Add"), "Sub": _plain("Sub"), "Mul": _plain("Mul"),
    "Div": _plain("Div"), "RealDiv": _plain("Div"), "Maximum": _plain("Max"),
    "Minimum": _plain("Min"), "Pow": _plain("Pow"), "Relu": _plain("Relu"),
    "LeakyRelu": _plain("LeakyRelu", alpha="negative_slope"), "Elu": _plain("Elu", alpha="alpha"),
    "Sigmoid": _plain("Sigmoid"), "Tanh": _plain("Tanh"), "Exp": _plain("Exp"),
    "Log": _plain("Log"), "Sqrt": _plain("Sqrt"), "Abs": _plain("Abs"), "Neg": _plain("Neg"),
    "Erf": _plain("Erf"), "Softplus": _plain("Softplus"),
    "Gelu": lambda one: one.add("Gelu", *one.inputs, approximate="tanh"),
    "Softmax": _softmax, "SoftmaxV2": _softmax, "LayerNorm": _layer_norm,
    "ReduceSum": _reduction("ReduceSum"), "ReduceSumD": _reduction("ReduceSum"),
    "ReduceMean": _reduction("ReduceMean"), "ReduceMeanD": _reduction("ReduceMean"),
    "ReduceMax": _reduction("ReduceMax"), "ReduceMaxD": _reduction("ReduceMax"),
    "TransposeD": _plain("Transpose", perm="perm"),
    "ConcatD": _plain("Concat", axis="concat_dim"),
    "ConcatV2D": _plain("Concat", axis="concat_dim"),
}  # fmt: skip
"""Functions by the original's names of operators."""
