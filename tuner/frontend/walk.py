"""The walk: every node, in order, is folded, normalised, or kept in ONNX form.

MOVEMENT and ARITHMETIC are the table: ONNX operator -> the function that makes its normalised
nodes. What is not in them, or what its function refuses with None, stays in ONNX form; but an
operator of DEFINED becomes what ONNX defines it as, where all of that is normalised.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np
import onnx
from onnx import TensorProto, defs, helper, inliner

from tuner.errors import ModelError, noting
from tuner.frontend.fold import fold
from tuner.frontend.half_precision import HalfPrecision
from tuner.frontend.infer import check_node, infer_outputs, with_defaults
from tuner.frontend.known import CONTRIBUTED, KnownTensors, standard_domain
from tuner.frontend.onnx_tensors import array_of
from tuner.frontend.operators import (
    elementwise,
    indexing,
    linear,
    losses,
    movement,
    normalisation,
    quantised,
    recurrent,
    reductions,
    resize,
    sampling,
    sums,
    transcendental,
    transposed,
    windows,
)
from tuner.frontend.run_order import captures, described, needed_in_order, renamed
from tuner.frontend.site import Normaliser, Site, TooDearError
from tuner.frontend.widened import widened
from tuner.graph import DTYPES, Node

MAX_PREFIX = 256
"""Maximum length of the name in front of the names in a branch that takes its node's place."""

FIRST_OPSET = 7
"""First opset with today's broadcasting; ONNX Runtime runs older models."""

MAX_VALUE = 24
"""Maximum length of an attribute's value in the reason why a node has no kernel."""

_MOVED: Mapping[str, Normaliser] = {**movement.NORMALISERS, **indexing.NORMALISERS}
MOVEMENT: Mapping[str, Normaliser] = MappingProxyType({**_MOVED, **resize.NORMALISERS})
"""Operators whose kernels move elements of every type of ours, by their width."""

_MODULES = (
    windows, transposed, linear, reductions, sampling, sums, normalisation, losses, elementwise,
    transcendental, quantised, recurrent,
)  # fmt: skip

ARITHMETIC: Mapping[str, Normaliser] = MappingProxyType(
    {name: normaliser for module in _MODULES for name, normaliser in module.NORMALISERS.items()}
)

DEFINED = frozenset(
    """
    AffineGrid Attention Celu Mish RMSNormalization RotaryEmbedding Swish
    """.split()  # noqa: SIM905
)
"""Operators that ONNX defines by others, in a way that loses nothing."""


@dataclass(frozen=True)
class WalkStep:
    """One ONNX node that is left to run: in ONNX form, and normalised if that is possible."""

    onnx_form: Node
    normalised: tuple[Node, ...] | None
    reason: str = ""
    """The reason why it is not normalised."""

    @property
    def moves(self) -> bool:
        """Does it only move elements?"""
        return self.onnx_form.origin[0] in MOVEMENT

    @property
    def nodes(self) -> tuple[Node, ...]:
        """Nodes that the step stands for."""
        if self.normalised is not None:
            return self.normalised
        attributes = {**self.onnx_form.attributes, "reason": self.reason}
        return (replace(self.onnx_form, attributes=attributes),)


def walk(
    nodes: Iterable[onnx.NodeProto], known: KnownTensors, outputs: Iterable[str] = ()
) -> list[WalkStep]:
    """Everything that must run, in order; constants and types go into `known`.

    `outputs` are the model's: they keep their types.

    Raises ModelError for a node whose inputs do not fit, or whose operator is unknown.
    """
    outputs = frozenset(outputs)
    _know_empty(known.types.keys() - outputs, known)
    steps: list[WalkStep] = []
    makers: dict[str, Site] = {}
    waiting = list(nodes)[::-1]
    half = HalfPrecision(known, waiting, outputs, _MOVED)
    while waiting:
        node = waiting.pop()
        branch = _chosen_branch(node, known)
        if branch is not None:
            waiting.extend(branch[::-1])
            continue
        with noting(described(node)):
            in_half = half.moves(node)
            taken = [(part, _take(part, known, makers)) for part in half.rewritten(node)]
            if in_half and taken[-1][1] is not None and taken[-1][1].normalised is None:
                # No kernel moves these values, and ONNX Runtime not those of bf16.
                taken.pop()
                known.forget(node.output)
                parts = half.rewritten(node, may_move=False)
                taken += [(part, _take(part, known, makers)) for part in parts]
        for part, step in taken:
            if step is not None:
                defined = _as_defined(part, known) if step.normalised is None else None
                steps.extend([step] if defined is None else defined)
    return steps


def _know_empty(names: Iterable[str], known: KnownTensors) -> None:
    """Take tensors without elements for constants: they have one value only."""
    for name in names:
        found = known.type_of(name)
        if found is None or not found.is_static or found.count:
            continue
        if name not in known.constants:
            known.add_constant(name, np.zeros(found.shape, DTYPES[found.dtype]))


def _as_defined(node: onnx.NodeProto, known: KnownTensors) -> list[WalkStep] | None:
    """The steps that ONNX defines the node as, where all of them are normalised.

    There are none where its results are constants, which are then known. Inner names get the
    node's output name in front, so that no two definitions meet.
    """
    if standard_domain(node.domain) or node.op_type not in DEFINED:
        return None
    # The inliner leaves constants empty that stand for an attribute at its default.
    node = with_defaults(node, defs.get_schema(node.op_type, known.opset_of(node), node.domain))
    model = known.model([node], dict.fromkeys(filter(None, node.input)), filter(None, node.output))
    try:
        called = [("", node.op_type)]
        graph = inliner.inline_selected_functions(model, called, inline_schema_functions=True).graph
    except (RuntimeError, ValueError):
        return None
    place, made = (
        _shortened(node.output[0]),
        {name for inner in graph.node for name in inner.output},
    )
    names = {name: f"{place}/{name}" for name in made.difference(node.output)}
    nodes = [renamed(inner, names) for inner in graph.node]
    if known.types[node.input[0]].tensor_type.elem_type == TensorProto.DOUBLE:
        # ONNX defines a root of f64 by one of f32.
        nodes = [widened(inner, (TensorProto.FLOAT,), TensorProto.DOUBLE) for inner in nodes]
    for inner in nodes:
        inner.name = node.name
    stated = {name: known.type_of(name) for name in node.output if name}
    types = {name: known.types.pop(name) for name in stated}
    if node.op_type not in {inner.op_type for inner in nodes}:
        steps = walk(nodes, known)
        # ONNX defines Celu with a constant of one axis, which a scalar gets by it.
        is_same = all(known.type_of(name) == found for name, found in stated.items())
        if is_same and all(step.normalised is not None for step in steps):
            return steps
        for name in types:  # a part of them may have been folded
            known.constants.pop(name, None)
    known.types.update(types)
    return None


def _chosen_branch(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto] | None:
    """The nodes of the branch that an If with a constant condition takes, else None.

    Inner names get the If's output name in front, so that no two branches meet.
    """
    if node.op_type != "If" or standard_domain(node.domain) or not node.input:
        return None
    condition = known.constants.get(node.input[0])
    if condition is None or condition.size != 1:
        return None
    taken = "then_branch" if condition.reshape(-1)[0] else "else_branch"
    branch = next((a.g for a in node.attribute if a.name == taken), onnx.GraphProto())
    if len(branch.output) < len(node.output):
        return None
    made = {tensor.name for tensor in branch.initializer}
    made |= {sparse.values.name for sparse in branch.sparse_initializer}
    inner = {name for inner_node in branch.node for name in inner_node.output if name}
    nodes = needed_in_order(
        branch.node,
        made | (known.types.keys() - inner),
        [value.name for value in branch.output],
    )
    place = _shortened(node.output[0])
    names = {name: f"{place}/{name}" for name in made | inner}
    for tensor in branch.initializer:
        known.add_weight(names[tensor.name], array_of(tensor))
    for sparse in branch.sparse_initializer:
        known.add_constant(names[sparse.values.name], known.dense(sparse))
    results = [
        helper.make_node("Identity", [names.get(value.name, value.name)], [name], name=node.name)
        for value, name in zip(branch.output, node.output, strict=False)
        if name
    ]
    return [*(renamed(inner_node, names) for inner_node in nodes), *results]


def _shortened(name: str) -> str:
    """Branches lie inside of each other: names must not grow with every level."""
    if len(name) <= MAX_PREFIX:
        return name
    return name[: MAX_PREFIX // 2] + "~" + hashlib.sha256(name.encode()).hexdigest()


def _take(node: onnx.NodeProto, known: KnownTensors, makers: dict[str, Site]) -> WalkStep | None:
    """None if the node's results are constants."""
    check_node(node, known)
    if node.op_type == "Constant" and not standard_domain(node.domain):
        known.add_weight(node.output[0], _constant_value(node, known))
        return None
    types = infer_outputs(node, known)
    results = fold(node, known, types)
    if results is not None:
        for name, array in results.items():
            known.add_constant(name, array)
        return None
    known.types.update(types)
    _know_empty(types.keys(), known)
    if known.constants.keys() >= {name for name in node.output if name}:
        return None
    site = Site(node, known, makers)
    normalised, reason = _normalised(site)
    makers.update(dict.fromkeys(site.outputs, site))
    return WalkStep(_onnx_form(node), None if normalised is None else tuple(normalised), reason)


def _onnx_form(node: onnx.NodeProto) -> Node:
    """The node as it is. After the proto's own inputs come the outer names of its subgraphs."""
    outer = tuple(name for name in captures(node) if name not in node.input)
    return Node(
        "onnx",
        (*node.input, *outer),
        tuple(node.output),
        {"proto": node.SerializeToString()},
        node.name or f"{node.op_type}_{node.output[0]}",
        (node.op_type,),
    )


def _constant_value(node: onnx.NodeProto, known: KnownTensors) -> np.ndarray:
    """The value of a Constant node, whichever of its attributes holds it."""
    attribute = next((a for a in node.attribute if a.name.startswith(("value", "sparse"))), None)
    if attribute is None:
        raise ModelError(f"{described(node)} has no value")
    if attribute.name == "value":
        return array_of(attribute.t)
    if attribute.name == "sparse_value":
        return known.dense(attribute.sparse_tensor)
    kinds: dict[str, type] = {"float": np.float32, "int": np.int64, "string": np.object_}
    kind = kinds[attribute.name.removeprefix("value_").removesuffix("s")]
    return np.array(helper.get_attribute_value(attribute), kind)


def _normalised(site: Site) -> tuple[list[Node] | None, str]:
    """The nodes that stand for this ONNX node; or None, and why it must stay in ONNX form."""
    if obstacle := _obstacle(site):
        return None, obstacle
    domain = standard_domain(site.proto.domain)
    moves = not domain and site.op in MOVEMENT
    arithmetic = quantised.CONTRIBUTED if domain else ARITHMETIC
    maker = MOVEMENT[site.op] if moves else arithmetic.get(site.op)
    if maker is None:
        return None, f"{site.op} has no kernel"
    try:
        nodes = maker(site)
    except TooDearError:
        return None, "kernels would need too much memory for it"
    if nodes is None:
        return None, f"{site.op} has no kernel in this form: {_form(site)}"
    reads = (name for node in nodes for name in node.inputs if name)
    if not all(site.type_of(name).count for name in reads):
        return None, "it reads a tensor without elements"
    return nodes, ""


def _obstacle(site: Site) -> str:
    """The reason why no kernel may run the node, whatever its operator is; empty without one."""
    domain, opset = standard_domain(site.proto.domain), site.known.opsets.get("", 0)
    if domain not in ("", CONTRIBUTED):
        return f"operators of {domain} have no kernels"
    if opset < FIRST_OPSET and not (domain == "" and _is_current(site)):
        return f"{site.op} of opset {opset} has no kernel, that from {FIRST_OPSET} on may have"
    if not site.outputs or not (site.outputs[0] or site.op in recurrent.NORMALISERS):
        return "its first result is not asked for"
    names = filter(None, (*site.inputs, *site.outputs, *captures(site.proto)))
    return next(filter(None, (_unfit(name, site.known) for name in names)), "")


def _unfit(name: str, known: KnownTensors) -> str:
    """The reason why kernels cannot have a tensor; empty if they can."""
    found = known.type_of(name)
    if found is None:
        return f"{name} is no tensor of numbers that kernels have"
    if not found.is_static:
        return f"sizes of {name} are known when it runs, and not before"
    return "" if found.count or name in known.constants else f"{name} has no elements"


def _form(site: Site) -> str:
    """Types of a node's inputs, and its attributes: "f32, i64 of the run, axis=1"."""
    types = [
        site.input_type(i).dtype + (" of the run" if i and site.runtime(i) else "")
        for i in range(len(site.inputs))
        if site.has(i)
    ]
    given = [f"{a.name}={_short(helper.get_attribute_value(a))}" for a in site.proto.attribute]
    return ", ".join((*types, *given))


def _short(value: object) -> str:
    """The text of an attribute, at most `MAX_VALUE` characters of it."""
    if isinstance(value, list):
        value = ",".join(map(_short, value))
    text = value.decode(errors="replace") if isinstance(value, bytes) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= MAX_VALUE else f"{text[: MAX_VALUE - 3]}..."


def _is_current(site: Site) -> bool:
    """Return whether the operator is that of `FIRST_OPSET`: it may not have changed since."""
    versions = {site.opset, FIRST_OPSET}
    if not all(defs.has(site.op, version) for version in versions):
        return False
    return len({defs.get_schema(site.op, version).since_version for version in versions}) == 1
