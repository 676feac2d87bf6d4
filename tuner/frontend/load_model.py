"""An ONNX file -> the graph: read, walked, cleaned up, segmented. The way in, as one function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
from onnx import helper

from tuner.element import element_of, is_float
from tuner.errors import ModelError, OptionError
from tuner.frontend.known import KnownTensors
from tuner.frontend.model_source import inputs_of, source_of
from tuner.frontend.read import RawInitializers, read_model, too_large
from tuner.frontend.segments import absorbed, with_segments
from tuner.frontend.walk import walk
from tuner.graph import Attribute, Graph, Node, TensorType

MAX_QUOTED = 1000
"""Maximum number of characters that a message quotes: a model may hold megabytes of names."""


def load_graph(path: Path, input_shapes: Mapping[str, tuple[int, ...]] | None = None) -> Graph:
    """Import an ONNX model; `input_shapes` fixes the shapes of inputs by name.

    Raises ModelError (the file, what is wrong, what to do) for a file that is no model, is broken,
    has open shapes, or holds a node that nothing here can run; OptionError for input shapes that
    do not fit the model.
    """
    with naming(path):
        read = read_model(path)
        return graph_of(read.proto, path.stem, input_shapes, path.parent, read.weights)


def model_inputs(path: Path) -> list[onnx.ValueInfoProto]:
    """The inputs of an ONNX file, as it declares them. Raises ModelError."""
    with naming(path):
        return inputs_of(read_model(path).proto)


def graph_of(
    model: onnx.ModelProto,
    name: str,
    input_shapes: Mapping[str, tuple[int, ...]] | None = None,
    folder: Path | None = None,
    weights: RawInitializers | None = None,
    *,
    unrolls: bool = True,
) -> Graph:
    """Import a model that is in memory; `folder` is where its external data may be.

    `weights` are the raw data of initializers that were read apart from the rest. Without `unrolls`
    Loop and Scan stay as they are.
    """
    source = source_of(model, input_shapes or {}, folder, weights or {})
    known, inputs, outputs = source.known, source.inputs, source.outputs
    steps = walk(source.nodes, known, outputs, unrolls=unrolls)
    steps = absorbed(steps, known.constants, outputs)
    nodes = [node for step in steps for node in step.nodes]
    nodes = _without_identities(nodes, inputs, outputs, known)
    nodes = _with_constant_outputs(nodes, outputs, known)
    nodes = _without_dead_nodes(nodes, outputs)
    nodes = with_segments(nodes, outputs, known)
    return _graph_from(name, inputs, outputs, _with_unique_names(nodes), known)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Every fault names the file. What it quotes of the model is short, and plain text."""
    try:
        yield
    except (ModelError, OptionError) as error:
        hint = error.hint and _quotable(error.hint)
        raise type(error)(f"{path}: {_quotable(error.message)}", hint, error.code) from error
    except (MemoryError, RecursionError) as error:
        refused = too_large()
        raise type(refused)(f"{path}: {refused.message}", refused.hint, refused.code) from error


def _quotable(text: str) -> str:
    plain = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[: 2 * MAX_QUOTED])
    return plain if len(plain) <= MAX_QUOTED else plain[:MAX_QUOTED] + "..."


def _without_identities(
    nodes: Sequence[Node], inputs: Iterable[str], outputs: Iterable[str], known: KnownTensors
) -> list[Node]:
    """Readers of an Identity's output read its input instead.

    Where the output is one of the model's, its name is kept: the node that makes the input takes
    it over, or, where that cannot be, a Reshape to the same shape stands for the Identity.
    """
    kept = set(outputs)
    fixed = {*inputs, *kept, *known.constants}
    names: dict[str, str] = {}
    for node in nodes:
        if node.op != "Identity":
            continue
        source, result = _final(names, node.inputs[0]), node.outputs[0]
        if result not in kept:
            names[result] = source
        elif source not in fixed:
            names[source] = result
    others = []
    for node in nodes:
        reads, makes = (
            tuple(_final(names, name) for name in side) for side in (node.inputs, node.outputs)
        )
        node = replace(node, inputs=reads, outputs=makes)  # noqa: PLW2901
        if node.op != "Identity":
            others.append(node)
        elif reads[0] != makes[0]:
            shape: Attribute = _type(makes[0], known).shape
            others.append(replace(node, op="Reshape", attributes={"shape": shape}))
    return others


def _final(names: Mapping[str, str], name: str) -> str:
    while name in names:
        name = names[name]
    return name


def _with_constant_outputs(
    nodes: Sequence[Node], outputs: Iterable[str], known: KnownTensors
) -> list[Node]:
    """Outputs that were folded are made all the same, by Reshapes of constants, which all read.

    No kernel makes a tensor without elements: that is left to ONNX Runtime.
    """
    made: list[Node] = []
    for name in outputs:
        if name in known.constants:
            array, source = known.constants.pop(name), f"{name}:constant"
            known.add_constant(source, array)
            op, attributes = "Reshape", dict[str, Attribute](shape=tuple(array.shape))
            if array.size == 0:
                proto = helper.make_node("Identity", [source], [name], name)
                reason = f"{name} has no elements"
                op, attributes = "onnx", {"proto": proto.SerializeToString(), "reason": reason}
            made.append(Node(op, (source,), (name,), attributes, name, ("Constant",)))
    sources = {node.outputs[0]: node.inputs[0] for node in made}
    return [
        replace(node, inputs=tuple(sources.get(name, name) for name in node.inputs))
        for node in (*nodes, *made)
    ]


def _without_dead_nodes(nodes: Sequence[Node], outputs: Iterable[str]) -> list[Node]:
    """The nodes that an output needs, in their order."""
    needed = set(outputs)
    alive = []
    for node in reversed(nodes):
        if not needed.isdisjoint(node.outputs):
            needed.update(node.inputs)
            alive.append(node)
    return alive[::-1]


def _with_unique_names(nodes: Iterable[Node]) -> list[Node]:
    """The nodes with names that no other one has."""
    taken: dict[str, int] = {}
    result = []
    for node in nodes:
        name, count = node.name, taken.get(node.name, 0)
        while name in taken:
            count += 1
            name = f"{node.name}_{count}"
        taken[node.name] = count
        taken[name] = taken.get(name, 0)
        result.append(replace(node, name=name))
    return result


def _graph_from(
    name: str,
    inputs: tuple[str, ...],
    outputs: tuple[str, ...],
    nodes: Sequence[Node],
    known: KnownTensors,
) -> Graph:
    """The graph with the types and constants that its nodes need, and no others."""
    reads = dict.fromkeys(n for node in nodes for n in node.inputs if n)
    writes = dict.fromkeys(n for node in nodes for n in node.outputs if n)
    tensors = dict.fromkeys((*inputs, *reads, *writes, *outputs))
    return Graph(
        name,
        inputs,
        outputs,
        tuple(nodes),
        {n: _type(n, known) for n in tensors},
        {n: np.asarray(known.constants[n], order="C") for n in reads if n in known.constants},
        dict(known.opsets),
        _stored(known.constants.values()),
        {n: known.quantised[n] for n in reads if n in known.quantised},
    )


def _stored(constants: Iterable[np.ndarray]) -> str:
    """The type of 16 bits that most bytes of a model's weights have; empty where none have one."""
    sizes: Counter[str] = Counter()
    for array in constants:
        if is_float(array.dtype) and element_of(array.dtype).is_half:
            sizes[element_of(array.dtype).name] += array.nbytes
    return max(sizes, key=sizes.__getitem__, default="")


def _type(name: str, known: KnownTensors) -> TensorType:
    found = known.type_of(name)
    if found is None:
        raise ModelError(
            f"tensor {name!r} is passed between ONNX Runtime and the kernels, or to the user, "
            "and is not a numeric tensor with a known number of dimensions",
            "export the model without it",
        )
    return found
