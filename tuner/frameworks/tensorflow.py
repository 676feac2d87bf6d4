"""Models of TensorFlow and Keras -> ONNX, by tf2onnx: frozen graphs, SavedModels, `.keras` files.

file -> frozen graph with named inputs and outputs -> shapes fixed -> tf2onnx -> checked -> ONNX
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
from google.protobuf.message import DecodeError

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.files.descriptors import read_regular
from tuner.files.protobuf_schema import MAX_MESSAGE_BYTES
from tuner.frameworks.table import SAVED_MODEL, files_below

if missing := [name for name in ("tensorflow", "tf2onnx") if find_spec(name) is None]:
    raise ModelError(
        f"{missing[0]} is not installed",
        'pip install "tunebank[tensorflow]"',
        ErrorCode.COMPONENT,
    )

import keras
import tensorflow as tf
import tf2onnx
from tensorflow.core.framework.graph_pb2 import GraphDef
from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2

from tuner.frameworks.channels_first import with_channels_first
from tuner.frameworks.tensorflow_gradients import HANDLERS

if TYPE_CHECKING:
    from tuner.frameworks.convert import Conversion

_update_node = tf2onnx.graph.Node.update_proto


def _update_proto(node: Any, *storage: Any) -> None:
    """Write a node into its message, except for constants, whose messages are not read.

    Each of tf2onnx's optimizers writes all, and the protobuf library keeps what was replaced: the
    weights would be in memory a dozen times.
    """
    if not node.is_const():
        _update_node(node, *storage)


tf2onnx.graph.Node.update_proto = _update_proto


def _needed_nodes(
    graph: Any, outputs: Iterable[str], input_checker: Any = None, remove_unused_inputs: bool = True
) -> list[Any]:
    """Nodes that the outputs need, in one walk: tf2onnx makes one for each output."""
    wanted = list(outputs)
    if not remove_unused_inputs:
        wanted += [one.output[0] for one in graph.inputs]
    found: dict[Any, None] = {}
    while wanted:
        node = graph.get_node_by_output(wanted.pop(), search_in_parent_graphs=False)
        if node is None or node in found or (input_checker and input_checker(node) is False):
            continue
        found[node] = None
        wanted += [*node.input, *node.get_implicit_inputs()]
    return list(found)


tf2onnx.graph.Graph.extract_sub_graph_nodes = _needed_nodes

OPSET = 17
DEFAULT_SIGNATURE = "serving_default"
NO_RESULTS = frozenset({"Assert", "Const", "NoOp", "Placeholder"})
"""Operators whose results are no outputs of a frozen graph, though no other node reads them."""
WITHOUT_COPIES = "TF2ONNX_CATCH_ERRORS"
"""A variable of tf2onnx, which only looks whether it is set (1.17)."""
EXPORT = "save it again with TensorFlow 2 or Keras 3"


GRADIENT_NAME = "_gradient_op_type"
"""Attribute that names the gradient of an operator, with a number that counts what was traced."""


@dataclass(frozen=True)
class FrozenGraph:
    """A graph whose variables are constants; tensors ("x:0") and the names that the user sees."""

    graph: Any
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]

    @property
    def content(self) -> str:
        """Hash of the graph, equal in each process that traces the same function."""
        copy = GraphDef()
        copy.CopyFrom(self.graph)
        for node in copy.node:
            node.attr.pop(GRADIENT_NAME, None)
        return hashlib.sha256(copy.SerializeToString(deterministic=True)).hexdigest()


TOO_LARGE = (
    "its weights are more than 2 GiB, which a graph of TensorFlow cannot hold",
    "split the model, or export parts of it as ONNX",
)


def to_onnx(model: Path, output: Path, conversion: Conversion) -> None:
    """Write a model as an ONNX file. Raises ModelError and OptionError.

    Neither Python code nor custom operators of a file are executed: Keras reads with `safe_mode`.
    """
    with redirect_stdout(None):
        frozen = _frozen(model, conversion.signature)
        write_onnx(frozen, output, conversion.input_shapes)


def frozen_function(
    function: Any, inputs: Iterable[str], outputs: Iterable[str] | None = None
) -> FrozenGraph:
    """A concrete function, its variables as constants. `inputs` are names in its order.

    Names of outputs are those of its results' dictionary unless they are given. Raises ModelError.
    """
    keys = function.structured_outputs
    if outputs is None:  # TensorFlow flattens a dictionary in the order of its keys
        outputs = sorted(keys) if isinstance(keys, dict) else _numbered(len(function.outputs))
    try:
        constant = convert_variables_to_constants_v2(function, lower_control_flow=False)
        graph = constant.graph.as_graph_def()
    except ValueError as error:
        if "2GB" in str(error) or "too long" in str(error):
            raise ModelError(*TOO_LARGE) from error
        raise
    names = dict(zip((one.name for one in constant.inputs), inputs, strict=True))
    results = [one.name for one in constant.outputs]
    taken = set(names.values())
    if len(set(results)) < len(results) or set(results) & names.keys():
        raise ModelError("a tensor is several of its results", "return tf.identity of it")
    free = [f"{name}_output" if name in taken else name for name in outputs]
    return FrozenGraph(graph, names, dict(zip(results, free, strict=True)))


def write_onnx(
    frozen: FrozenGraph,
    output: Path,
    input_shapes: Mapping[str, Sequence[int]],
    *,
    is_step: bool = False,
) -> None:
    """Write a frozen graph as an ONNX file. Raises ModelError and OptionError.

    `is_step`: it has gradients, where a value has many readers: tf2onnx's optimizer of layouts does
    nothing there, for minutes, and ours takes its place.
    """
    logging.getLogger("tf2onnx").setLevel(logging.CRITICAL)
    _fix_shapes(frozen, input_shapes)
    try:
        proto = _converted(frozen, output.stem, keeps_copies=False, is_step=is_step)
    except Exception:  # perhaps of one of tf2onnx's optimizers, which is then left out
        try:
            proto = _converted(frozen, output.stem, keeps_copies=True, is_step=is_step)
        except Exception as error:
            raise _fault(error) from error
    if unknown := sorted(_unknown_operators(proto.graph)):
        what = f"its operators {', '.join(unknown)} have no ONNX form"
        raise ModelError(
            what, "replace them, or leave that part to TensorFlow", ErrorCode.DIRECTORY
        )
    onnx.save_model(proto, output)


def _converted(
    frozen: FrozenGraph, name: str, *, keeps_copies: bool, is_step: bool
) -> onnx.ModelProto:
    """The graph in ONNX; `keeps_copies`: tf2onnx goes back to one where an optimizer fails."""
    optimizers = tf2onnx.optimizer._optimizers
    if not keeps_copies:
        os.environ[WITHOUT_COPIES] = "FALSE"
    tf2onnx.utils.INTERNAL_NAME = 1  # names of nodes are those of every other process
    if is_step:
        tf2onnx.optimizer._optimizers = {}
    try:
        proto: onnx.ModelProto = tf2onnx.convert.from_graph_def(
            frozen.graph,
            name,
            list(frozen.inputs),
            list(frozen.outputs),
            opset=OPSET,
            custom_op_handlers=dict(RULES),
            tensors_to_rename={**frozen.inputs, **frozen.outputs},
        )[0]
    finally:
        os.environ.pop(WITHOUT_COPIES, None)
        tf2onnx.optimizer._optimizers = optimizers
    return with_channels_first(proto) if is_step else proto


def _frozen(model: Path, signature: str) -> FrozenGraph:
    if signature and model.name != SAVED_MODEL:
        what = "--signature is for a SavedModel, and this is a single file"
        raise OptionError(what, "leave it out", ErrorCode.OPTION)
    is_folder = model.name == SAVED_MODEL
    files = (model, *(files_below(model.parent / "variables") if is_folder else ()))
    # Before TensorFlow takes memory: a graph with its weights is one message.
    if sum(one.stat().st_size for one in files) > MAX_MESSAGE_BYTES:
        raise ModelError(*TOO_LARGE)
    try:
        if is_folder:
            return _saved_model(model.parent, signature)
        return _keras_model(model) if model.suffix.lower() == ".keras" else _frozen_file(model)
    except ModelError:
        raise
    except Exception as error:
        raise _fault(error) from error


def _frozen_file(model: Path) -> FrozenGraph:
    try:
        graph = GraphDef.FromString(read_regular(model))
    except DecodeError as error:
        raise ModelError("it is no GraphDef of TensorFlow, or damaged", EXPORT) from error
    if variable := next((n.name for n in graph.node if "Variable" in n.op), ""):
        what = f"its variable {variable} is not frozen: the file has no value of it"
        raise ModelError(what, "freeze it, or save the model as a SavedModel")
    read = {re.sub(r"^\^|:\d+$", "", name) for node in graph.node for name in node.input}
    inputs = [node.name for node in graph.node if node.op == "Placeholder"]
    outputs = [n.name for n in graph.node if n.name not in read and n.op not in NO_RESULTS]
    if not (inputs and outputs):
        missing = "node whose result is an output" if inputs else "Placeholder, which is an input"
        raise ModelError(f"it has no {missing}", "check that it is a frozen GraphDef")
    return FrozenGraph(graph, *({f"{one}:0": one for one in names} for names in (inputs, outputs)))


def _saved_model(folder: Path, signature: str) -> FrozenGraph:
    loaded = tf.saved_model.load(str(folder))
    known = sorted(loaded.signatures)
    name = signature or (known[0] if len(known) == 1 else DEFAULT_SIGNATURE)
    if name not in known:
        listed = ", ".join(known) or "none"
        what = f"it has no signature {name}" if signature else "--signature is needed"
        raise ModelError(what, f"its signatures: {listed}", ErrorCode.OPTION)
    function = loaded.signatures[name]
    _, named = function.structured_input_signature
    captured = {id(one) for one in function.graph.internal_captures}
    order = [one for one in function.inputs if id(one) not in captured]
    return frozen_function(function, (_argument(one.name, named) for one in order))


def _argument(tensor: str, named: Mapping[str, Any]) -> str:
    """The argument of a signature whose Placeholder has this name ("signature_x:0")."""
    plain = tensor.removesuffix(":0")
    found = [one for one in named if plain in {one, f"{DEFAULT_SIGNATURE}_{one}"}]
    return found[0] if found else plain


def _keras_model(model: Path) -> FrozenGraph:
    loaded = keras.models.load_model(model, compile=False, safe_mode=True)
    if not getattr(loaded, "inputs", None):
        raise ModelError("its inputs are not defined", "call the model once before it is saved")
    return frozen_keras(loaded, [tf.TensorSpec(one.shape, one.dtype) for one in loaded.inputs])


def frozen_keras(model: Any, specs: Sequence[Any]) -> FrozenGraph:
    """A Keras model with inputs, for TensorSpecs in their order; named as its layers are."""

    def call(*tensors: Any) -> Any:
        results = model(tensors[0] if len(tensors) == 1 else list(tensors), training=False)
        return tf.nest.flatten(results)

    function = tf.function(call).get_concrete_function(*specs)
    inputs = [one.name for one in model.inputs]
    outputs = getattr(model, "output_names", None) or _numbered(len(function.outputs))
    return frozen_function(function, inputs, outputs)


def _fix_shapes(frozen: FrozenGraph, shapes: Mapping[str, Sequence[int]]) -> None:
    """Write the given shapes into the graph's inputs. Raises OptionError for other names."""
    if unknown := shapes.keys() - set(frozen.inputs.values()):
        hint = f"the inputs are {', '.join(frozen.inputs.values())}"
        raise OptionError(f"the model has no input {min(unknown)}", hint, ErrorCode.OPTION)
    given = {tensor.removesuffix(":0"): shapes.get(name) for tensor, name in frozen.inputs.items()}
    for node in frozen.graph.node:
        node.attr.pop("_output_shapes", None)
        if shape := given.get(node.name):
            node.attr["shape"].shape.Clear()
            for size in shape:
                node.attr["shape"].shape.dim.add().size = size


def _write_erfc(graph: Any, node: Any, name: str, _: object) -> None:
    """Write erfc(x) as 1 + erf(-x), which tf2onnx lacks; Keras has GELU as x/2 erfc(-x c)."""
    source, kind = node.inputs[0], graph.get_dtype(node.output[0])
    if source.type == "Mul" and source.inputs[0].type == "Neg":
        scaled = [source.inputs[0].input[0], source.input[1]]
        negated = graph.make_node("Mul", scaled).output[0]
    else:
        negated = graph.make_node("Neg", node.input).output[0]
    erf = graph.make_node("Erf", [negated]).output[0]
    one = graph.make_const(f"{name}_one", np.ones((), onnx.helper.tensor_dtype_to_np_dtype(kind)))
    graph.remove_node(name)
    made = {"name": name, "outputs": node.output, "dtypes": [kind]}
    graph.make_node("Add", [erf, one.output[0]], **made)


RULES = MappingProxyType({"Erfc": (_write_erfc, []), **HANDLERS})
"""Handlers for what tf2onnx lacks, by operator."""


def _unknown_operators(graph: onnx.GraphProto) -> set[str]:
    found = set()
    for node in graph.node:
        if not onnx.defs.has(node.op_type, node.domain):
            found.add(node.op_type)
        for attribute in node.attribute:
            for inner in (attribute.g, *attribute.graphs):
                found |= _unknown_operators(inner)
    return found


def _numbered(count: int) -> list[str]:
    return [f"output_{number}" for number in range(count)]


def _fault(error: Exception) -> ModelError:
    """One sentence of whatever TensorFlow, Keras or tf2onnx raised."""
    if isinstance(error, ModelError):
        return error
    text = str(error)
    if custom := re.search(r"Op type not registered '([^']+)'", text):
        hint = "export the model without it: code of other libraries is not loaded"
        return ModelError(
            f"its operator {custom[1]} is none of TensorFlow's own", hint, ErrorCode.DIRECTORY
        )
    if re.search(r"lambda|safe_mode|[Uu]nsafe", text):
        hint = "save it without Lambda layers, or export it in your program as a SavedModel"
        return ModelError(
            "it has Python code in it, which is not executed", hint, ErrorCode.DIRECTORY
        )
    lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    return ModelError(f"it cannot be read: {type(error).__name__}: {lines[0][:300]}", EXPORT)
