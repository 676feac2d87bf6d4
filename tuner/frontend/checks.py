"""Checks of a node before it is looked into: its attributes have values that are sane.

ONNX's inference trusts them, in C++: what is refused here would end the process, or never end.
"""

from __future__ import annotations

import re

import onnx
from onnx import checker, defs

from tuner.errors import ModelError
from tuner.frontend.known import Known, standard_domain
from tuner.frontend.order import captures, described, made_twice, misfit, with_inner_nodes

_TERM = rb"[A-Za-z]*(\.\.\.[A-Za-z]*)?"
EQUATION = re.compile(rb"%b(,%b)*(->%b)?" % (_TERM, _TERM, _TERM))
"""Equation of Einsum, without spaces. For anything else the inference may never end."""

LISTS = ("value_ints", "value_floats")
"""Attributes of a Constant that is a list."""

FREE_NUMBERS = ("value_int", "value_ints", "start", "end", "starts", "ends")
"""Attributes whose numbers may be any: others are cut to 32 bits by those who use them."""


def check_node(node: onnx.NodeProto, known: Known) -> None:
    """Raises ModelError for a node, or one in its subgraphs, that cannot be looked into."""
    for name in node.output:
        if name and name in known.types:
            raise made_twice(name, node)
    _check_depths(node, known)
    for inner in with_inner_nodes([node]):
        for attribute in inner.attribute:
            _check_attribute(inner, attribute)
        if _has_schema(inner, known) and not _has_subgraph(inner):
            _check_by_schema(inner, known)


def _check_attribute(node: onnx.NodeProto, attribute: onnx.AttributeProto) -> None:
    if attribute.ref_attr_name or attribute.type == onnx.AttributeProto.UNDEFINED:
        raise ModelError(
            f"{described(node)} has an attribute {attribute.name!r} without a value",
            "export the model again",
            "7",
        )
    if fault := _fault(node, attribute):
        raise misfit(node, f"its attribute {attribute.name!r} is {fault}")


def _fault(node: onnx.NodeProto, attribute: onnx.AttributeProto) -> str:
    """The fault of a value, of operators that ONNX itself inspects; "" if there is none."""
    if standard_domain(node.domain):
        return ""
    numbers = (attribute.i, *attribute.ints)
    if attribute.name not in FREE_NUMBERS and not -(2**31) <= min(numbers) <= max(numbers) < 2**31:
        return f"far from every size, {max(numbers, key=abs)}"
    if attribute.name == "equation" and not EQUATION.fullmatch(attribute.s.replace(b" ", b"")):
        return f"no equation, {attribute.s[:80]!r}"
    if attribute.name == "batch_dims" and attribute.i < 0:
        return f"negative, {attribute.i}"
    if attribute.name == "num_outputs" and attribute.i != len(node.output):
        return f"{attribute.i}, and it has {len(node.output)} outputs"
    return ""


def _check_depths(node: onnx.NodeProto, known: Known) -> None:
    """ONNX Runtime reads the depth of a OneHot in a subgraph even if it has no elements."""
    if not _has_subgraph(node):
        return
    inner = list(with_inner_nodes([node]))
    outer = {name: known.constants[name] for name in captures(node) if name in known.constants}
    empty = {name for name, array in outer.items() if array.size == 0}
    for part in inner:
        for attribute in part.attribute:
            for graph in (attribute.g, *attribute.graphs):
                empty.update(tensor.name for tensor in graph.initializer if 0 in tensor.dims)
            has_list = attribute.name in LISTS
            if 0 in attribute.t.dims or (has_list and not (attribute.ints or attribute.floats)):
                empty.update(part.output)
    for part in inner:
        if part.op_type == "OneHot" and not empty.isdisjoint(part.input[1:2]):
            raise misfit(part, "its depth is empty")


def _has_schema(node: onnx.NodeProto, known: Known) -> bool:
    try:
        defs.get_schema(node.op_type, known.opset_of(node), standard_domain(node.domain))
    except defs.SchemaError:
        return False
    return True


def _has_subgraph(node: onnx.NodeProto) -> bool:
    """The checker would want to know the names around it."""
    return any(attribute.HasField("g") or attribute.graphs for attribute in node.attribute)


def _check_by_schema(node: onnx.NodeProto, known: Known) -> None:
    context = checker.C.CheckerContext()
    context.ir_version = known.ir_version
    context.opset_imports = dict(known.opsets)
    try:
        checker.check_node(node, context)
    except (checker.ValidationError, RuntimeError, ValueError) as error:
        raise misfit(node, str(error)) from error
