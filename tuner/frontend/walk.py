"""The walk: every node, in order, is folded, normalised, or kept in ONNX form."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import helper

from tuner.errors import ModelError
from tuner.frontend.branches import chosen_branch
from tuner.frontend.budget import Budget
from tuner.frontend.checks import check_node
from tuner.frontend.fold import fold
from tuner.frontend.infer import infer_outputs
from tuner.frontend.known import Known, standard_domain
from tuner.frontend.normalise import MOVEMENT, normalise
from tuner.frontend.order import captures, described
from tuner.frontend.site import Site
from tuner.frontend.tensors import array_of, dense_array, element_of
from tuner.graph import Node


@dataclass(frozen=True)
class Step:
    """One ONNX node that is left to run: in ONNX form, and normalised if that is possible."""

    onnx_form: Node
    normalised: tuple[Node, ...] | None

    @property
    def moves(self) -> bool:
        """Does it only move elements?"""
        return self.onnx_form.origin[0] in MOVEMENT

    @property
    def nodes(self) -> tuple[Node, ...]:
        """Nodes that the step stands for."""
        return (self.onnx_form,) if self.normalised is None else self.normalised


def walk(nodes: Iterable[onnx.NodeProto], known: Known) -> list[Step]:
    """Everything that must run, in order; constants and types go into `known`.

    Raises ModelError for a node whose inputs do not fit, or whose operator is unknown.
    """
    steps: list[Step] = []
    makers: dict[str, Site] = {}
    waiting = list(nodes)[::-1]
    while waiting:
        node = waiting.pop()
        branch = chosen_branch(node, known)
        if branch is not None:
            waiting.extend(branch[::-1])
            continue
        step = _take(node, known, makers)
        if step is not None:
            steps.append(step)
    return steps


def _take(node: onnx.NodeProto, known: Known, makers: dict[str, Site]) -> Step | None:
    """None if the node's results are constants."""
    check_node(node, known)
    if node.op_type == "Constant" and not standard_domain(node.domain):
        known.add_weight(node.output[0], constant_value(node, known.budget))
        return None
    types = infer_outputs(node, known)
    results = fold(node, known, types)
    if results is not None:
        for name, array in results.items():
            known.add_constant(name, array)
        return None
    known.types.update(types)
    return _step(Site(node, known, makers), makers)


def _step(site: Site, makers: dict[str, Site]) -> Step:
    node = site.proto
    normalised = normalise(site)
    if normalised is not None:
        for name, array in site.new_constants.items():
            site.known.add_constant(name, array)
        for name, found in site.new_types.items():
            site.known.types[name] = helper.make_tensor_type_proto(
                element_of(found.dtype), found.shape
            )
    makers.update(dict.fromkeys(site.outputs, site))
    return Step(onnx_form(node), None if normalised is None else tuple(normalised))


def onnx_form(node: onnx.NodeProto) -> Node:
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


def constant_value(node: onnx.NodeProto, budget: Budget) -> np.ndarray:
    """The value of a Constant node, whichever of its attributes holds it."""
    attribute = next((a for a in node.attribute if a.name.startswith(("value", "sparse"))), None)
    if attribute is None:
        raise ModelError(f"{described(node)} has no value", "export the model again", "7")
    if attribute.name == "value":
        return array_of(attribute.t)
    if attribute.name == "sparse_value":
        return dense_array(attribute.sparse_tensor, budget)
    kinds: dict[str, type] = {"float": np.float32, "int": np.int64, "string": np.object_}
    kind = kinds[attribute.name.removeprefix("value_").removesuffix("s")]
    return np.array(helper.get_attribute_value(attribute), kind)
