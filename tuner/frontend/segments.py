"""Steps in ONNX form -> as few ONNX Runtime segments as the order of the data allows."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

import onnx

from tuner.errors import ModelError
from tuner.frontend.known import KnownTensors
from tuner.frontend.run_order import captures, renamed
from tuner.frontend.runtime import cannot_run, output_types, single_node_types
from tuner.frontend.walk import APART, WalkStep
from tuner.graph import SEGMENT_TEXTS, Attribute, Node, SegmentNode, depth_first

BETWEEN = "it moves data between nodes that have no kernels"
"""The reason why a movement that has a kernel is in a segment."""
KERNELS = -1
"""Level of the nodes that kernels run."""

_Group = int | str
"""A level; the name of a result for the group of a node that is apart."""


def absorbed(
    steps: Sequence[WalkStep], constants: Collection[str], outputs: Iterable[str]
) -> list[WalkStep]:
    """Give movement steps that stand wholly between ONNX-form steps to these.

    TopK  kernel:Reshape  NonZero   ->   [TopK Reshape NonZero]: one segment instead of two
    """
    if all(step.normalised is not None for step in steps):
        return list(steps)
    for_kernels = _read_by_kernels(steps, outputs)
    in_onnx: set[str] = set()
    result = []
    for step in steps:
        inputs = [name for name in step.onnx_form.inputs if name and name not in constants]
        between = in_onnx.issuperset(inputs) and for_kernels.isdisjoint(step.onnx_form.outputs)
        joins = step.moves and bool(inputs) and between
        result.append(replace(step, normalised=None, reason=BETWEEN) if joins else step)
        if result[-1].normalised is None:
            in_onnx.update(step.onnx_form.outputs)
    return result


def _read_by_kernels(steps: Sequence[WalkStep], outputs: Iterable[str]) -> set[str]:
    """Tensors that a kernel or the user reads, be it behind further movement."""
    found = set(outputs)
    for step in reversed(steps):
        is_kernel = step.normalised is not None and (
            not step.moves or not found.isdisjoint(step.onnx_form.outputs)
        )
        if is_kernel:
            found.update(name for node in step.nodes for name in node.inputs)
    return found


def with_segments(nodes: Sequence[Node], outputs: Iterable[str], known: KnownTensors) -> list[Node]:
    """Put the "onnx" nodes into segments, each proved to load in ONNX Runtime.

    Raises ModelError naming the node that ONNX Runtime refuses.
    """
    groups: dict[_Group, list[Node]] = {KERNELS: []}
    readers: dict[str, set[_Group]] = {}
    levels = zip(nodes, _levels(nodes), strict=True)
    for node, level in ((n, n.outputs[0] if APART in n.attributes else of) for n, of in levels):
        groups.setdefault(level, []).append(node)
        for name in node.inputs:
            readers.setdefault(name, set()).add(level)
    wanted = set(outputs)
    result = groups.pop(KERNELS)
    for level, members in groups.items():
        made = dict.fromkeys(name for node in members for name in node.outputs if name)
        others = (name for name in made if name in wanted or readers.get(name, set()) - {level})
        result.append(_segment(members, tuple(others), known))
    return _in_order(result, nodes)


def nodes_in(segment: Node) -> Iterator[SegmentNode]:
    """The model's nodes in a segment; of one from an offline model, as far as they are known."""
    names, reasons = (segment.attributes.get(name, ()) for name in SEGMENT_TEXTS)
    assert isinstance(names, tuple)
    assert isinstance(reasons, tuple)
    known = itertools.zip_longest(segment.origin, names, reasons)
    for op, name, reason in known:
        yield SegmentNode(str(name or segment.name), op, str(reason or ""))


def open_segment(models: Sequence[bytes]) -> bytes | None:
    """One model for segments that are alike but for sizes of their inputs and outputs.

    Sizes that are not the same in all of them are open. None where anything else differs.
    """
    protos = [onnx.ModelProto.FromString(model) for model in models]
    sides = [[*proto.graph.input, *proto.graph.output] for proto in protos]
    for values in zip(*sides, strict=True):
        shapes = [value.type.tensor_type.shape.dim for value in values]
        for sizes in zip(*shapes, strict=len(set(map(len, shapes))) == 1):
            if len({size.dim_value for size in sizes}) > 1:
                for size in sizes:
                    size.Clear()
    first, *others = (proto.SerializeToString(deterministic=True) for proto in protos)
    return first if all(other == first for other in others) else None


def _levels(nodes: Sequence[Node]) -> Iterator[int]:
    """Level of each ONNX-form node: how often the data has left segments for kernels before.

    Between two nodes of one level there is no way through a kernel, so that one segment can hold
    all of them; and no fewer segments can do, for each level needs the one before.
    """
    level_of: dict[str, int] = {}
    in_onnx: set[str] = set()
    for node in nodes:
        is_onnx = node.op == "onnx"
        reads = [name for name in node.inputs if name in level_of]
        level = max(
            (level_of[name] + (name in in_onnx and not is_onnx) for name in reads), default=0
        )
        level_of.update(dict.fromkeys(node.outputs, level))
        if is_onnx:
            in_onnx.update(node.outputs)
        yield level if is_onnx else KERNELS


def _segment(members: Sequence[Node], outputs: tuple[str, ...], known: KnownTensors) -> Node:
    """One segment node, with only those outputs that other nodes read."""
    made = dict.fromkeys(name for node in members for name in node.outputs if name)
    reads = dict.fromkeys(name for node in members for name in node.inputs if name)
    inputs = tuple(n for n in reads if n not in made and n not in known.constants)
    protos = [_proto(node) for node in members]
    constants = [name for name in reads if name in known.constants]
    _require_given(inputs, outputs, members[0], known)
    _spend_on_copies(constants, members[0].name, known)
    model = known.model(protos, inputs, outputs, constants)
    if APART in members[0].attributes:
        _open_sizes(model.graph)
    _check_loads(model, protos, known)
    origin = tuple(op for node in members for op in node.origin)
    attributes: dict[str, Attribute] = {
        "model": model.SerializeToString(),
        "names": tuple(node.name for node in members),
        "reasons": tuple(str(node.attributes["reason"]) for node in members),
    }
    return Node("segment", inputs, outputs, attributes, members[0].name, origin)


def _require_given(
    inputs: Iterable[str], outputs: Iterable[str], first: Node, known: KnownTensors
) -> None:
    """Raise ModelError for a tensor that ONNX Runtime's Python interface cannot hand over."""
    for name in (*inputs, *outputs):
        kind = known.type_of(name)
        if kind is not None and kind.element.is_small:
            raise ModelError(
                f"the part from node {first.name!r} on has no kernel, and ONNX Runtime is given no"
                f" tensors of {kind.element.dtype.name}, as {name!r} is",
                "use another element type there",
            )


def _open_sizes(graph: onnx.GraphProto) -> None:
    """Forget the sizes of inputs and outputs.

    ONNX Runtime infers and folds both branches of an If when it loads a model, and refuses one that
    cannot run on these sizes, which a condition may never choose.
    """
    for value in (*graph.input, *graph.output):
        for size in value.type.tensor_type.shape.dim:
            size.Clear()


def _spend_on_copies(constants: Collection[str], first: str, known: KnownTensors) -> None:
    """A weight may be in one segment; the budget says how many more of them can have it."""
    again = sum(known.constants[name].nbytes for name in known.in_segments.intersection(constants))
    known.budget.spend(again, f"the part from node {first!r} on, without kernels,")
    known.in_segments.update(constants)


def _proto(node: Node) -> onnx.NodeProto:
    """The node's proto with the tensor names that the graph has now."""
    data = node.attributes["proto"]
    if not isinstance(data, bytes):
        raise TypeError(f"proto of {node.name} is {type(data)}")
    proto = onnx.NodeProto.FromString(data)
    outer = [name for name in captures(proto) if name not in proto.input]
    names = dict(zip((*proto.input, *outer), node.inputs, strict=True))
    names.update(zip(proto.output, node.outputs, strict=True))
    return renamed(proto, {old: new for old, new in names.items() if old != new})


def _check_loads(
    model: onnx.ModelProto, protos: Sequence[onnx.NodeProto], known: KnownTensors
) -> None:
    if model.ByteSize() > onnx.checker.MAXIMUM_PROTOBUF:
        raise ModelError(
            f"the part from node {protos[0].name!r} on has no kernel, and its weights are too "
            "large for one ONNX Runtime segment",
            "split the model",
        )
    try:
        output_types(model)
    except ValueError as error:
        if len(protos) > 1:
            for proto in protos:  # which one is it?
                single_node_types(proto, known)
        raise cannot_run(protos[0], str(error)) from error


def _in_order(new: Sequence[Node], old: Sequence[Node]) -> list[Node]:
    """The nodes so that each stands after what it reads, otherwise as before."""
    place = {name: i for i, node in enumerate(old) for name in node.outputs if name}
    makers = {name: i for i, node in enumerate(new) for name in node.outputs if name}
    roots = sorted(range(len(new)), key=lambda i: place[new[i].outputs[0]])
    ordered = depth_first(
        roots, lambda i: (makers[name] for name in new[i].inputs if name in makers)
    )
    return [new[i] for i in ordered]
