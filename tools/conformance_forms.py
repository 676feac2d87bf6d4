"""onnx's node cases in other forms: as nodes stand in models of users.

Constants: some or all inputs are initializers (weights, shapes, axes, indices). Inside of a graph:
the first input that arithmetic takes comes from a Relu, all outputs go into an Add (whole numbers:
an Add in front; truths: a Not on either side).

The expected outputs stay onnx's where the case's own input can come from the node in front of it;
else onnx's reference computes them, and ONNX Runtime without its optimisations where it cannot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

import numpy as np
import onnxruntime
from google.protobuf.message import Message as ProtoMessage
from onnx import ModelProto, TensorProto, ValueInfoProto, helper, numpy_helper
from onnx.backend.base import Backend
from onnx.backend.test.case.test_case import TestCase
from onnx.backend.test.loader import load_model_tests
from onnx.backend.test.runner import Runner
from onnx.reference import ReferenceEvaluator

from tuner.frontend.old_opsets import FIRST_OPSET
from tuner.ops.onnx_runtime import refusals

Message = TypeVar("Message", bound=ProtoMessage)
Form = Callable[[TestCase], TestCase | None]
"""A case in this form, or None where it has none."""

Compute = Callable[[TestCase, Sequence[Any]], list[Any] | None]
"""The outputs of a case for other inputs; None where nobody can compute them."""

FLOATS = (TensorProto.FLOAT, TensorProto.DOUBLE, TensorProto.FLOAT16)
WHOLE = (TensorProto.INT32, TensorProto.INT64)
OPSET = 21
"""Version of ONNX's own operators around a node of another domain."""


class FormRunner(Runner):
    """onnx's runner over copies of cases in one form, instead of all of its own.

    Copies, for ONNX Runtime writes into the inputs of a BatchNormalization that trains.
    """

    def __init__(self, backend: type[Backend], module: str, cases: Iterable[TestCase]) -> None:
        self._cases = {case.name: deepcopy(case) for case in cases}
        super().__init__(backend, module)

    def _add_model_test(self, model_test: TestCase, kind: str) -> None:
        """Take a node case in, in its form, where it has it."""
        case = self._cases.get(model_test.name) if kind == "Node" else None
        if case is not None:
            super()._add_model_test(case, kind)


def cases_in(form: Form, pattern: str) -> list[TestCase]:
    """The node cases whose name has the pattern, in this form."""
    cases = (case for case in load_model_tests(kind="node") if re.search(pattern, case.name))
    return [formed for case in cases if (formed := form(case)) is not None]


def parts_of(case: TestCase) -> tuple[ModelProto, list[Any], list[Any]]:
    """A copy of a node case's model, its inputs, and its outputs."""
    if case.model is None or case.data_sets is None:
        raise ValueError(f"{case.name} is no node case: its model is in a file")
    [(inputs, outputs)] = case.data_sets
    return _copied(case.model), list(inputs), list(outputs)


def constants_behind(case: TestCase) -> TestCase | None:
    """The case with every input but the first as a constant."""
    return _with_constants(case, slice(1, None))


def constants_before(case: TestCase) -> TestCase | None:
    """The case with every input but the last as a constant."""
    return _with_constants(case, slice(0, -1))


def inside(case: TestCase, compute: Compute | None = None) -> TestCase | None:
    """The case behind a node, at its first input that arithmetic takes, and before others.

    None where nothing can stand before it or behind it, or nobody can compute what comes of it.
    `compute` makes a case's outputs of other inputs, instead of onnx's reference.
    """
    model, inputs, outputs = parts_of(case)
    if not _import_standard(model):
        return None
    made: list[Any] | None = outputs
    behind = _put_behind(model, inputs)
    if behind is not None and behind.case_inputs is not None:
        made = (compute or _computed)(case, behind.case_inputs)
    expected = None if made is None else _put_behind_outputs(model, made)
    if made is None or (behind is None and expected is None):
        return None
    feeds = inputs if behind is None else behind.inputs
    return replace(case, model=model, data_sets=[(feeds, expected or made)])


def inside_with_constants(case: TestCase) -> TestCase | None:
    """The case with constants behind its first input, inside of a graph."""
    fixed = constants_behind(case)
    return None if fixed is None else inside(fixed)


def all_constants(case: TestCase) -> TestCase | None:
    """The case with every input as a constant: what is folded, and what runs without inputs."""
    return _with_constants(case, slice(None))


FORMS: Mapping[str, Form] = {
    "constants behind the first input": constants_behind,
    "constants before the last input": constants_before,
    "constants only": all_constants,
    "inside of a graph": inside,
    "inside of a graph, with constants": inside_with_constants,
}


def _with_constants(case: TestCase, which: slice) -> TestCase | None:
    """The case with some of its inputs as constants; sequences and optional values stay inputs."""
    model, inputs, outputs = parts_of(case)
    left = list(zip(model.graph.input, inputs, strict=True))
    fixed = [(value, given) for value, given in left[which] if _is_tensor(value, given)]
    if not fixed:
        return None
    model.graph.initializer.extend(_tensor(given, value.name) for value, given in fixed)
    names = {value.name for value, _ in fixed}
    left = [(value, given) for value, given in left if value.name not in names]
    kept = [_copied(value) for value, _ in left]
    del model.graph.input[:]
    model.graph.input.extend(kept)
    return replace(case, model=model, data_sets=[([given for _, given in left], outputs)])


@dataclass(frozen=True)
class _Behind:
    """Inputs of a model with a node in front of a case's input."""

    inputs: list[Any]
    """Inputs of the model."""
    case_inputs: list[Any] | None
    """Inputs of the case within it; None where they are the case's own."""


def _put_behind(model: ModelProto, inputs: Sequence[Any]) -> _Behind | None:
    """Put a node before the first input of real numbers, or else of whole ones, or of truths.

    What stands before the latter two is undone in the inputs, so that the outputs stay the same.
    """
    for kinds in (FLOATS, WHOLE, (TensorProto.BOOL,)):
        for place, value in enumerate(model.graph.input):
            if _is_tensor(value, inputs[place]) and value.type.tensor_type.elem_type in kinds:
                return _put_before_input(model, inputs, place, kinds)
    return None


def _put_before_input(
    model: ModelProto, inputs: Sequence[Any], place: int, kinds: Sequence[int]
) -> _Behind:
    value, given, case_inputs = model.graph.input[place], _array(inputs[place]), None
    name, feeds = value.name, list(inputs)
    reads = [f"{name}_in"]
    if kinds is FLOATS:
        op, feeds[place] = "Relu", given
        if not np.all(given >= 0):
            case_inputs = [*inputs[:place], np.maximum(given, 0), *inputs[place + 1 :]]
    elif kinds is WHOLE:
        op, feeds[place] = "Add", given - np.ones((), given.dtype)
        model.graph.initializer.append(_one(value, f"{name}_one"))
        reads.append(f"{name}_one")
    else:
        op, feeds[place] = "Not", ~given
    value.name = reads[0]
    nodes = [helper.make_node(op, reads, [name]), *map(_copied, model.graph.node)]
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return _Behind(feeds, case_inputs)


def _put_behind_outputs(model: ModelProto, outputs: Sequence[Any]) -> list[Any] | None:
    """Put an Add of 1 or a Not behind each output of arithmetic, and return what comes of it."""
    expected, changed = list(outputs), False
    for place, value in enumerate(model.graph.output):
        kind, name, made = value.type.tensor_type.elem_type, value.name, outputs[place]
        if not _is_tensor(value, made) or kind not in (*FLOATS, *WHOLE, TensorProto.BOOL):
            continue
        array, reads = _array(made), [name]
        if kind == TensorProto.BOOL:
            op, expected[place] = "Not", ~array
        else:
            op, expected[place] = "Add", np.asarray(array + np.ones((), array.dtype))
            model.graph.initializer.append(_one(value, f"{name}_one"))
            reads.append(f"{name}_one")
        value.name, changed = f"{name}_out", True
        model.graph.node.append(helper.make_node(op, reads, [value.name]))
    return expected if changed else None


def _computed(case: TestCase, inputs: Sequence[Any]) -> list[Any] | None:
    """The outputs of a case for other inputs; None where nobody else can compute them."""
    model, *_ = parts_of(case)
    names = [value.name for value in model.graph.input]
    feeds = dict(zip(names, map(_array, inputs), strict=True))
    try:
        return list(ReferenceEvaluator(model).run(None, feeds))
    except Exception:  # whatever it is: the reference lacks this operator, or this type of it
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    try:
        data = model.SerializeToString()
        session = onnxruntime.InferenceSession(data, options, ["CPUExecutionProvider"])
        return list(session.run(None, feeds))
    except refusals():
        return None


def _import_standard(model: ModelProto) -> bool:
    """Import ONNX's own operators; False for a version in which Add does not broadcast."""
    versions = [each.version for each in model.opset_import if each.domain == ""]
    if not versions:
        model.opset_import.append(helper.make_opsetid("", OPSET))
    return min(versions, default=OPSET) >= FIRST_OPSET


def _is_tensor(value: ValueInfoProto, given: Any) -> bool:
    return value.type.HasField("tensor_type") and not isinstance(given, (list, tuple, type(None)))


def _array(value: Any) -> Any:
    """An array; sequences and optional values as they are."""
    if isinstance(value, TensorProto):
        return numpy_helper.to_array(value)
    return value if isinstance(value, (list, tuple, type(None))) else np.asarray(value)


def _tensor(value: Any, name: str) -> TensorProto:
    if not isinstance(value, TensorProto):
        return numpy_helper.from_array(np.asarray(value), name)
    tensor = _copied(value)
    tensor.name = name
    return tensor


def _one(value: ValueInfoProto, name: str) -> TensorProto:
    dtype = helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type)
    return numpy_helper.from_array(np.ones((), dtype), name)


def _copied(message: Message) -> Message:
    copy = type(message)()
    copy.CopyFrom(message)
    return cast("Message", copy)
