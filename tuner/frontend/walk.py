"""The walk: every node, in order, is folded, normalised, or kept in ONNX form.

MOVEMENT and ARITHMETIC are the table: ONNX operator -> the function that makes its normalised
nodes. What is not in them, or what its function refuses with None, stays in ONNX form; but an
operator of DEFINED becomes what ONNX defines it as, where all of that is normalised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, defs, helper, inliner

from tuner.errors import ModelError, noting
from tuner.frontend.blocked_channels import unblocked
from tuner.frontend.control_flow import (
    Room,
    StaysError,
    chosen_branch,
    is_choice,
    is_constant,
    is_repeated,
    shortened,
    take_both,
    unroll,
)
from tuner.frontend.fold import constant_value, fold
from tuner.frontend.half_precision import HalfPrecision
from tuner.frontend.infer import check_node, infer_outputs, with_defaults
from tuner.frontend.known import CONTRIBUTED, KnownTensors, is_contributed, standard_domain
from tuner.frontend.old_opsets import first_opset, upgraded
from tuner.frontend.onnx_tensors import DTYPE_NAMES
from tuner.frontend.operators import (
    contributed,
    convolutions,
    elementwise,
    grams,
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
    signals,
    sums,
    transcendental,
    transposed,
    windows,
)
from tuner.frontend.run_order import captures, described, names_in, renamed
from tuner.frontend.sequences import members_read, note_members
from tuner.frontend.site import Normaliser, Site, TooDearError
from tuner.frontend.widened import widened
from tuner.graph import DTYPES, Node

APART = "apart"
"""Attribute of a node in ONNX form that shares no segment with others: it may be left out."""

MAX_VALUE = 24
"""Maximum length of an attribute's value in the reason why a node has no kernel."""

_MOVED: Mapping[str, Normaliser] = {**movement.NORMALISERS, **indexing.NORMALISERS}
MOVEMENT: Mapping[str, Normaliser] = MappingProxyType({**_MOVED, **resize.NORMALISERS})
"""Operators whose kernels move elements of every type of ours, by their width."""

_MODULES = (
    windows, convolutions, transposed, linear, reductions, sampling, sums, normalisation, losses,
    elementwise, transcendental, quantised, recurrent, signals, grams,
)  # fmt: skip

ARITHMETIC: Mapping[str, Normaliser] = MappingProxyType(
    {name: normaliser for module in _MODULES for name, normaliser in module.NORMALISERS.items()}
)

DEFINED = frozenset(
    """
    Attention CausalConvWithState Celu FlexAttention LinearAttention Mish RMSNormalization
    RotaryEmbedding SwiGLU Swish
    """.split()  # noqa: SIM905
)
"""Operators that ONNX defines by others, in a way that loses nothing."""
PREVIEW = "ai.onnx.preview"
"""ONNX's domain of operators that are to join the standard ones; all of `DEFINED` if at all."""


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
    nodes: Iterable[onnx.NodeProto],
    known: KnownTensors,
    outputs: Iterable[str] = (),
    *,
    unrolls: bool = True,
) -> list[WalkStep]:
    """Everything that must run, in order; constants and types go into `known`.

    `outputs` are the model's: they keep their types. Trips of Loop and Scan become nodes of the
    graph where their number is known, unless it is to be the same for other sizes of the inputs.

    Raises ModelError for a node whose inputs do not fit, or whose operator is unknown.
    """
    outputs = frozenset(outputs)
    _know_empty(known.types.keys() - outputs, known)
    nodes = list(nodes)
    half = HalfPrecision(known, nodes, outputs, _MOVED)
    walked = _Walk(known, half, Room() if unrolls else None, first_opset(known))
    return walked.steps_of(nodes)


@dataclass
class _Walk:
    """A walk through the nodes of a model, and through graphs that take the place of nodes."""

    known: KnownTensors
    half: HalfPrecision
    room: Room | None
    """Room for the trips of loops; None where these stay in ONNX form."""
    written: int
    """The opset that the model is written in."""
    makers: dict[str, Site] = field(default_factory=dict)

    def steps_of(
        self, nodes: Sequence[onnx.NodeProto], *, in_kernels: bool = False
    ) -> list[WalkStep]:
        """The steps of these nodes.

        Raises ModelError; StaysError for a node that no kernel runs, where all are to be
        `in_kernels`.
        """
        steps: list[WalkStep] = []
        waiting = list(nodes)[::-1]
        while waiting:
            node = waiting.pop()
            others = chosen_branch(node, self.known) or members_read(node, self.known)
            if others is not None:
                waiting.extend(others[::-1])
                continue
            made, reason = self._inner(node)
            if in_kernels and reason:
                raise StaysError(f"inside of it, {reason}")
            if made is None:
                made = [
                    replace(step, reason=reason or step.reason) for step in self._steps_of_one(node)
                ]
            parts = note_members(node, self.known)
            made = [*made, *self.steps_of(parts, in_kernels=in_kernels)] if parts else made
            stays = next((step for step in made if step.normalised is None), None)
            # One that makes a known sequence is needed by what stays as well, and else by nothing.
            followed = self.known.sequences.keys() | self.known.optionals.keys()
            is_known = followed >= {*node.output}
            if in_kernels and stays is not None and not is_known:
                raise StaysError(f"inside of it, {stays.reason}")
            steps.extend(made)
        return steps

    def _inner(self, node: onnx.NodeProto) -> tuple[list[WalkStep] | None, str]:
        """The steps of the graphs inside of a node; or None, and why it must stay in ONNX form."""
        room = self.room
        if room is None or not (is_repeated(node) or is_choice(node)):
            return None, ""
        steps: list[WalkStep] = []
        self.half.expect(names_in([node]))

        def take(nodes: Sequence[onnx.NodeProto]) -> None:
            steps.extend(self.steps_of(nodes, in_kernels=True))

        def take_branch(nodes: Sequence[onnx.NodeProto]) -> None:
            made = self.steps_of(nodes, in_kernels=True)
            _require_no_indices(made, self.known)
            steps.extend(made)

        def keep(itself: onnx.NodeProto, reason: str) -> None:
            for step in self._steps_of_one(itself):
                alone = {**step.onnx_form.attributes, APART: 1}
                form = replace(step.onnx_form, attributes=alone)
                kept = replace(step, onnx_form=form, reason=f"{node.op_type}: {reason}")
                steps.append(step if step.normalised is not None else kept)

        def take_all() -> None:
            if is_repeated(node):
                unroll(node, self.known, take, room)
            else:
                attempt = partial(self._failure, take_branch)
                take_both(node, self.known, take, attempt, keep)

        reason = self._failure(take_all)
        return (None, f"{node.op_type}: {reason}") if reason else (steps, "")

    def _failure(self, take: Callable[..., None], *arguments: Any) -> str:
        """The reason why something cannot be taken into the graph; empty if it has been."""
        before = self.known.noted(), self.half.noted()
        try:
            take(*arguments)
        except (ModelError, StaysError) as error:
            self.known.restore(before[0])
            self.half.restore(before[1])
            return str(error)
        return ""

    def _steps_of_one(self, node: onnx.NodeProto) -> list[WalkStep]:
        known, half, makers = self.known, self.half, self.makers
        with noting(described(node)):
            taken = [
                pair
                for plain in _plain(node, self.written, known)
                for pair in _taken(plain, known, makers, half)
            ]
        steps: list[WalkStep] = []
        for part, step in taken:
            if step is not None:
                defined = _as_defined(part, known) if step.normalised is None else None
                steps.extend([step] if defined is None else defined)
        return steps


def _require_no_indices(steps: Iterable[WalkStep], known: KnownTensors) -> None:
    """Raise StaysError for a branch with indices of the run.

    They are checked wherever they are read, and those of a branch that is not to run may be out of
    range.
    """
    for node in (node for step in steps for node in step.nodes):
        if node.op in indexing.CHECKED and node.inputs[1] not in known.constants:
            raise StaysError("a branch has indices that are known when it runs")


def _plain(node: onnx.NodeProto, written: int, known: KnownTensors) -> list[onnx.NodeProto]:
    """The nodes of today's ONNX on plain tensors that stand for this one."""
    return unblocked(node, known) or upgraded(node, written, known)


def _taken(
    node: onnx.NodeProto, known: KnownTensors, makers: dict[str, Site], half: HalfPrecision
) -> list[tuple[onnx.NodeProto, WalkStep | None]]:
    """The nodes in f32 that stand for this one, each with its step, None where it is constant."""
    in_half = half.moves(node)
    taken = [(part, _take(part, known, makers)) for part in half.rewritten(node)]
    if in_half and taken[-1][1] is not None and taken[-1][1].normalised is None:
        # No kernel moves these values, and ONNX Runtime not those of bf16.
        taken.pop()
        known.forget(node.output)
        parts = half.rewritten(node, may_move=False)
        taken += [(part, _take(part, known, makers)) for part in parts]
    return taken


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
    if standard_domain(node.domain) not in ("", PREVIEW) or node.op_type not in DEFINED:
        return None
    # The inliner leaves constants empty that stand for an attribute at its default.
    node = with_defaults(node, defs.get_schema(node.op_type, known.opset_of(node), node.domain))
    model = known.model([node], dict.fromkeys(filter(None, node.input)), filter(None, node.output))
    model.functions.append(_definition(node, known))
    model.graph.node[0].domain = model.functions[0].domain
    model.opset_import.append(helper.make_opsetid(model.functions[0].domain, 1))
    try:
        graph = inliner.inline_local_functions(model).graph
    except (RuntimeError, ValueError):
        return None
    place, made = (
        shortened(node.output[0]),
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


def _definition(node: onnx.NodeProto, known: KnownTensors) -> onnx.FunctionProto:
    """ONNX's definition of a node: a function of the model's own, under another domain.

    ONNX's inliner finds it itself, but not where an optional input is left out.
    """
    opset, plain_opset = known.opset_of(node), known.opsets.get("", 0)
    schema: Any = defs.get_schema(node.op_type, opset, node.domain)  # onnx types only some of it
    if schema.has_function:
        data = schema.get_function_with_opset_version(
            max(version for version in schema.function_opset_versions if version <= opset)
        )
    else:
        versions = schema.context_dependent_function_opset_versions
        given = [known.types[name] if name else onnx.TypeProto() for name in node.input]
        data = schema.get_context_dependent_function_with_opset_version(
            max(version for version in versions if version <= opset),
            node.SerializeToString(),
            [kind.SerializeToString() for kind in given],
        )
    function = onnx.FunctionProto()
    function.ParseFromString(data)
    function.domain, function.name = "definitions", node.op_type
    del function.opset_import[:]
    function.opset_import.append(helper.make_opsetid("", plain_opset))
    return function


def _take(node: onnx.NodeProto, known: KnownTensors, makers: dict[str, Site]) -> WalkStep | None:
    """None if the node's results are constants."""
    check_node(node, known)
    if is_constant(node):
        known.add_weight(node.output[0], constant_value(node, known))
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


def _normalised(site: Site) -> tuple[list[Node] | None, str]:
    """The nodes that stand for this ONNX node; or None, and why it must stay in ONNX form."""
    if obstacle := _obstacle(site):
        return None, obstacle
    is_added = is_contributed(site.proto)
    moves = not is_added and site.op in MOVEMENT
    arithmetic = contributed.CONTRIBUTED if is_added else ARITHMETIC
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
    domain = standard_domain(site.proto.domain)
    if domain not in ("", CONTRIBUTED):
        return f"operators of {domain} have no kernels"
    if not site.outputs or not (site.outputs[0] or site.op in recurrent.NORMALISERS):
        return "its first result is not asked for"
    names = filter(None, (*site.inputs, *site.outputs, *captures(site.proto)))
    return next(filter(None, (_unfit(name, site.known) for name in names)), "")


def _unfit(name: str, known: KnownTensors) -> str:
    """The reason why kernels cannot have a tensor; empty if they can."""
    found = known.type_of(name)
    if found is None:
        kind = known.types[name].tensor_type
        if kind.elem_type in DTYPE_NAMES and not kind.HasField("shape"):
            return f"the number of dimensions of {name} is known when it runs, and not before"
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
