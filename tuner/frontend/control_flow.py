"""Control flow, of If, Loop and Scan, as nodes of the graph around them.

A branch that is known takes the place of its If; of others both are in the graph, and a `Where`
takes the elements of one: the program leaves out the other when it runs (`tuner.program.guards`).
A body of a Loop or a Scan is written once for each trip, with names of its own: what one trip
carries to the next is read where it was made, and the results of the trips are stacked. All is
exact: the nodes are the model's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import helper, numpy_helper

from tuner.frontend.fold import constant_value
from tuner.frontend.known import KnownTensors, standard_domain
from tuner.frontend.model_source import NODE_BYTES, without_unread_outputs
from tuner.frontend.onnx_tensors import DTYPE_NAMES, array_of
from tuner.frontend.run_order import needed_in_order, own_names, reads_of, renamed
from tuner.frontend.sequences import stacked

MAX_NODES = 8192
"""Nodes that all trips of a model may become: each takes about 1.5 ms from the import to a program
that is loaded. A step of a recurrence takes ten, so that these are 800 steps."""
MAX_BYTES = 64 * 2**20
"""Size of these nodes: one of them may hold a tensor."""
MAX_PREFIX = 256
"""Maximum length of the name in front of the names in a graph that takes its node's place."""

Walk = Callable[[Sequence[onnx.NodeProto]], None]
"""Takes nodes into the graph. Raises StaysError for one that no kernel runs."""
Attempt = Callable[[Sequence[onnx.NodeProto]], str]
"""Takes nodes into the graph, or gives the reason why it cannot: then nothing has changed."""
Keep = Callable[[onnx.NodeProto, str], None]
"""Takes a node into the graph in ONNX form, for a reason, apart from all others."""


class StaysError(Exception):
    """The node stays in ONNX form, for the reason given."""


@dataclass
class Room:
    """Room for the nodes of trips: what of it is left."""

    nodes: int = MAX_NODES
    size_bytes: int = MAX_BYTES

    def spend(self, nodes: int, size_bytes: int) -> None:
        """Raises StaysError where there is none for one more trip."""
        if nodes > self.nodes or size_bytes > self.size_bytes:
            raise StaysError("its trips would become too many nodes")
        self.nodes -= nodes
        self.size_bytes -= size_bytes


class Body:
    """A branch or body, in place of the node that has it: its constants are known from now on."""

    def __init__(self, graph: onnx.GraphProto, place: str, known: KnownTensors) -> None:
        """`place` is the beginning of all names. Raises ModelError for a broken graph."""
        self.inputs = [value.name for value in graph.input]
        self.ranks = [len(value.type.tensor_type.shape.dim) for value in graph.input]
        self.outputs = [value.name for value in graph.output]
        self._place, own = place, own_names(graph)
        made = {tensor.name for tensor in graph.initializer}
        made |= {sparse.values.name for sparse in graph.sparse_initializer}
        read = {name for node in graph.node for name in reads_of(node)}.union(self.outputs)
        outer = (name for name in read - own if name in known.types)
        nodes = needed_in_order(graph.node, {*self.inputs, *made, *outer}, self.outputs)
        nodes = without_unread_outputs(nodes, self.outputs)
        constants = [node for node in nodes if is_constant(node)]
        made = (made | {node.output[0] for node in constants}).difference(self.inputs)
        self._constants = {name: f"{place}/{name}" for name in made}
        for tensor in graph.initializer:
            if tensor.name in made:
                known.add_weight(self._constants[tensor.name], array_of(tensor))
        for sparse in graph.sparse_initializer:
            if sparse.values.name in made:
                known.add_constant(self._constants[sparse.values.name], known.dense(sparse))
        for node in constants:
            known.add_weight(self._constants[node.output[0]], constant_value(node, known))
        self.nodes = [node for node in nodes if not is_constant(node)]
        self.size_bytes = sum(NODE_BYTES + node.ByteSize() for node in self.nodes)
        self.cost = len(self.nodes) + len(self.inputs) + len(self.outputs)
        """Nodes of a trip, and at most one that cuts out each input, or stacks each output."""
        self._made = [name for node in self.nodes for name in node.output if name]

    def name_of_constant(self, name: str) -> str:
        """The name that a constant of the graph has around it; the same for any other tensor."""
        return self._constants.get(name, name)

    def trip(
        self, given: Sequence[str] = (), number: int | None = None
    ) -> tuple[list[onnx.NodeProto], list[str]]:
        """The nodes of one run of the graph, and the names of its outputs.

        `given` are the tensors in the place of its inputs.
        """
        place = self._place if number is None else f"{self._place}/{number}"
        names = {**self._constants, **{name: f"{place}/{name}" for name in self._made}}
        names.update(zip(self.inputs, given, strict=True))
        nodes = [renamed(node, names) for node in self.nodes]
        return nodes, [names.get(name, name) for name in self.outputs]


def is_constant(node: onnx.NodeProto) -> bool:
    """Return whether the node is a Constant of ONNX."""
    return node.op_type == "Constant" and not standard_domain(node.domain)


def chosen_branch(node: onnx.NodeProto, known: KnownTensors) -> list[onnx.NodeProto] | None:
    """The nodes of the branch that an If with a constant condition takes, else None."""
    if node.op_type != "If" or standard_domain(node.domain) or not node.input:
        return None
    condition = known.constants.get(node.input[0])
    if condition is None or condition.size != 1:
        return None
    taken = "then_branch" if condition.reshape(-1)[0] else "else_branch"
    graph = next((a.g for a in node.attribute if a.name == taken), onnx.GraphProto())
    if len(graph.output) != len(node.output):
        return None
    nodes, results = Body(graph, place_of(node), known).trip()
    return [*nodes, *_named(node, results)]


def is_choice(node: onnx.NodeProto) -> bool:
    """Return whether the node runs one of two branches."""
    return node.op_type == "If" and not standard_domain(node.domain)


def take_both(
    node: onnx.NodeProto, known: KnownTensors, walk: Walk, attempt: Attempt, keep: Keep
) -> None:
    """Take both branches of an If into the graph, and for each output the elements of one of them.

    Exact: a branch that was not to run changes nothing but memory, and no element of it is taken.
    Where one of them stays, the node itself makes the elements of that one: it does not fit the
    shapes of this model, say, and is never chosen. Raises StaysError where both stay, and where
    they make other tensors than each other.
    """
    condition = known.type_of(node.input[0]) if node.input else None
    if condition is None or condition.dtype != "bool" or condition.count != 1:
        raise StaysError("its condition is no single truth")
    sides, reasons = [], []
    for name in ("then", "else"):
        graph = next((a.g for a in node.attribute if a.name == f"{name}_branch"), None)
        if graph is None or graph.input or len(graph.output) != len(node.output):
            raise StaysError("a branch makes another number of tensors")
        nodes, results = Body(graph, f"{place_of(node)}/{name}", known).trip()
        reasons.append(attempt(nodes))
        sides.append(results)
    if all(reasons):
        raise StaysError(reasons[0])
    for failed in (number for number in (0, 1) if reasons[number]):
        types = [known.types[name] for name in sides[1 - failed][: len(node.output)]]
        other = ("else", "then")[failed]
        sides[failed] = _kept(node, types, f"{other}_branch", reasons[failed], known, keep)
    truth = node.input[0]
    if condition.shape:
        truth = f"{place_of(node)}/truth"
        walk([helper.make_node("Squeeze", node.input, [truth], node.name)])
    for one, other, result in zip(*sides, node.output, strict=False):
        if not result:
            continue
        kinds = [known.type_of(name) for name in (one, other)]
        if kinds[0] is None or kinds[0] != kinds[1] or not kinds[0].is_static:
            raise StaysError("its branches make tensors of different types or shapes")
        walk([helper.make_node("Where", [truth, one, other], [result], node.name)])


def _kept(
    node: onnx.NodeProto,
    types: Sequence[onnx.TypeProto],
    native: str,
    reason: str,
    known: KnownTensors,
    keep: Keep,
) -> list[str]:
    """The outputs of the If itself, by other names, in the shapes that its `native` branch makes.

    That branch, whose results are not taken from it, makes zeros, so that it holds no weights.
    """
    names = [f"{place_of(node)}/kept/{name}" if name else "" for name in node.output]
    itself = onnx.NodeProto()
    itself.CopyFrom(node)
    for attribute in itself.attribute:
        if attribute.name == native and all(k.tensor_type.elem_type in DTYPE_NAMES for k in types):
            attribute.g.CopyFrom(_zeros(types))
    itself.output[:] = names
    keep(itself, reason)
    for name, kind in zip(names, types, strict=True):
        if name and known.types[name].tensor_type.elem_type == kind.tensor_type.elem_type:
            known.types[name] = kind
    return names


def _zeros(types: Sequence[onnx.TypeProto]) -> onnx.GraphProto:
    """A branch of an If that makes zeros of these types, which have known shapes."""
    nodes, values, shapes = [], [], []
    for number, kind in enumerate(types):
        name, shape = f"zeros{number}", [d.dim_value for d in kind.tensor_type.shape.dim]
        zero = helper.make_tensor("zero", kind.tensor_type.elem_type, (1,), (0,))
        shapes.append(numpy_helper.from_array(np.array(shape, np.int64), f"{name}.shape"))
        nodes.append(helper.make_node("ConstantOfShape", [f"{name}.shape"], [name], value=zero))
        values.append(helper.make_value_info(name, kind))
    return helper.make_graph(nodes, "zeros", [], values, shapes)


def is_repeated(node: onnx.NodeProto) -> bool:
    """Return whether the node runs a body again and again."""
    return node.op_type in ("Loop", "Scan") and not standard_domain(node.domain)


def unroll(node: onnx.NodeProto, known: KnownTensors, walk: Walk, room: Room) -> None:
    """Take the trips of a Loop or a Scan into the graph, and what makes its outputs of them.

    Raises StaysError where their number is not known, or too large; ModelError for a body that does
    not fit.
    """
    graph = next((a.g for a in node.attribute if a.name == "body"), onnx.GraphProto())
    body = Body(graph, place_of(node), known)
    trips = _Trips(node, body, known, walk, room)
    if node.op_type == "Loop":
        trips.loop()
    elif known.opset_of(node) >= 9:
        trips.scan()
    else:
        trips.batched_scan()


@dataclass
class _Trips:
    node: onnx.NodeProto
    body: Body
    known: KnownTensors
    walk: Walk
    room: Room

    def __post_init__(self) -> None:
        self._place = place_of(self.node)
        self._attributes = {a.name: helper.get_attribute_value(a) for a in self.node.attribute}
        self._count = 0
        """Names that were made."""
        self._number = 0
        """Trips so far."""

    def loop(self) -> None:
        """Walk the trips of a Loop: until its condition is false, or their greatest number."""
        most, condition, *carried = [*self.node.input, "", ""][: max(2, len(self.node.input))]
        limit = self._scalar(most, "the number of its trips")
        goes_on = self._scalar(condition, "its first condition") != 0
        states = len(carried)
        self._require(carried, 2, 1 + states)
        if goes_on and self._goes_on_always():
            self._require_room(2**63 if limit is None else limit)
        rows: list[list[str]] = [[] for _ in self.body.outputs[1 + states :]]
        trip, truth = 0, self._constant(np.full((1,) * min(self.body.ranks[1], 1), True))
        while goes_on and (limit is None or trip < limit):
            counter = np.full((1,) * min(self.body.ranks[0], 1), trip, np.int64)
            condition, *made = self._trip([self._constant(counter), truth, *carried])
            goes_on = self._scalar(condition, "its condition") != 0
            carried = made[:states]
            for row, result in zip(rows, made[states:], strict=True):
                row.append(result)
            trip += 1
        stacked = (self._stacked(row, 0) for row in rows)
        self.walk(_named(self.node, (*carried, *stacked)))

    def _goes_on_always(self) -> bool:
        """Return whether the body hands its condition on, or makes a true constant of it."""
        copies = {n.output[0]: n.input[0] for n in self.body.nodes if n.op_type == "Identity"}
        name = self.body.outputs[0]
        while name in copies:  # the body's nodes are in order: there is no circle
            name = copies[name]
        name = self.body.name_of_constant(name)
        value = self.known.constants.get(name)
        is_true = value is not None and value.size == 1 and value.reshape(-1)[0]
        return bool(name == self.body.inputs[1] or is_true)

    def scan(self) -> None:
        """Walk the trips of a Scan: one for each place of its scanned inputs along their axes."""
        states, scanned = self._sides(self.node.input)
        axes = self._ints("scan_input_axes", len(scanned))
        backwards = self._ints("scan_input_directions", len(scanned))
        carried, rows = self._scanned(states, scanned, axes, backwards)
        axes = self._ints("scan_output_axes", len(rows))
        backwards = self._ints("scan_output_directions", len(rows))
        each = zip(rows, axes, backwards, strict=True)
        stacked = [self._stacked(row[::-1] if back else row, axis) for row, axis, back in each]
        self.walk(_named(self.node, (*carried, *stacked)))

    def batched_scan(self) -> None:
        """Walk the trips of a Scan of operator set 8, whose tensors have a batch in front."""
        length, *given = self.node.input
        if length:
            raise StaysError("its sequences have lengths of their own")
        states, scanned = self._sides(given)
        backwards = self._ints("directions", len(scanned))
        batch = {self._shape(name)[0] for name in given if self._shape(name)}
        if len(batch) != 1 or min(batch) < 1:
            raise StaysError("it has no batch")
        results = []
        for row in range(*batch):
            inner = [self._picked(name, 0, row) for name in given]
            count, axes = len(states), [0] * len(scanned)
            carried, rows = self._scanned(inner[:count], inner[count:], axes, backwards)
            results.append((*carried, *(self._stacked(each, 0) for each in rows)))
        stacked = [self._stacked(row, 0) for row in zip(*results, strict=True)]
        self.walk(_named(self.node, stacked))

    # -- parts -----------------------------------------------------------------------------------

    def _sides(self, given: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
        """The first states of a Scan, and what it scans."""
        states = len(given) - int(self._attributes.get("num_scan_inputs", 0))
        if not 0 <= states < len(given):
            raise StaysError("it scans nothing")
        self._require(given, 0, states)
        return given[:states], given[states:]

    def _scanned(
        self,
        carried: Sequence[str],
        scanned: Sequence[str],
        axes: Sequence[int],
        backwards: Sequence[int],
    ) -> tuple[Sequence[str], list[list[str]]]:
        """The last states of a Scan, and for each of its other outputs the results of the trips."""
        ranks = [len(self._shape(name)) for name in scanned]
        if not all(-rank <= axis < rank for axis, rank in zip(axes, ranks, strict=True)):
            raise StaysError("an axis is outside of what it scans")
        lengths = {self._shape(name)[axis] for name, axis in zip(scanned, axes, strict=True)}
        if len(lengths) != 1 or min(lengths) < 0:
            raise StaysError("the number of its trips is known when it runs")
        (length,), states = lengths, len(carried)
        self._require_room(length)
        rows: list[list[str]] = [[] for _ in self.body.outputs[states:]]
        for trip in range(length):
            places = [length - 1 - trip if back else trip for back in backwards]
            each = zip(scanned, axes, ranks, places, strict=True)
            slices = [self._picked(name, axis % rank, place) for name, axis, rank, place in each]
            made = self._trip([*carried, *slices])
            carried = made[:states]
            for row, result in zip(rows, made[states:], strict=True):
                row.append(result)
        return carried, rows

    def _require(self, given: Sequence[str], more: int, outputs: int) -> None:
        """Raise StaysError for a body that takes or makes another number of tensors.

        It takes what is `given` and some more, and makes at least so many `outputs`.
        """
        body, count = self.body, len(given) + more
        made = len(body.outputs) - more // 2
        is_fit = len(body.inputs) == count and outputs <= len(body.outputs)
        if not is_fit or not all(given) or len(self.node.output) > made:
            raise StaysError("its body takes or makes another number of tensors")

    def _require_room(self, trips: int) -> None:
        """Raise StaysError, before the first trip, where the room does not hold them all."""
        if trips * self.body.cost > self.room.nodes:
            raise StaysError(f"{trips} trips of {len(self.body.nodes)} nodes are too many")

    def _trip(self, given: Sequence[str]) -> list[str]:
        """Walk the nodes of one trip; the names of what it makes."""
        self.room.spend(self.body.cost, self.body.size_bytes)
        nodes, results = self.body.trip(given, self._number)
        self._number += 1
        self.walk(nodes)
        return results

    def _picked(self, name: str, axis: int, place: int) -> str:
        """One place of a tensor along an axis."""
        result = self._name()
        index = self._constant(np.array(place, np.int64))
        picked = helper.make_node("Gather", [name, index], [result], self.node.name, axis=axis)
        self.walk([picked])
        return result

    def _stacked(self, rows: Sequence[str], axis: int) -> str:
        """Tensors of one shape put together along a new axis."""
        if not rows:
            raise StaysError("it makes tensors without elements")
        result = self._name()
        self.walk(stacked(rows, axis, result, self.node.name, self.known))
        return result

    def _ints(self, name: str, count: int) -> list[int]:
        """An attribute with a number for each tensor, 0 where it is left out."""
        found = list(self._attributes.get(name, [0] * count))
        if len(found) != count:
            raise StaysError(f"its attribute {name} has another number of values")
        return found

    def _shape(self, name: str) -> tuple[int, ...]:
        found = self.known.type_of(name)
        if found is None:
            raise StaysError(f"{name} is no tensor of numbers that kernels have")
        return found.shape

    def _scalar(self, name: str, what: str) -> int | None:
        """The only element of a constant; None of an input that is left out."""
        if not name:
            return None
        array = self.known.constants.get(name)
        if array is None or array.size != 1:
            raise StaysError(f"{what} is known when it runs, and not before")
        return int(array.reshape(-1)[0])

    def _constant(self, array: np.ndarray) -> str:
        name = self._name()
        self.known.add_constant(name, array)
        return name

    def _name(self) -> str:
        self._count += 1
        return f"{self._place}/:{self._count}"


def _named(node: onnx.NodeProto, results: Iterable[str]) -> list[onnx.NodeProto]:
    """Nodes that give the node's outputs these values."""
    return [
        helper.make_node("Identity", [result], [name], node.name)
        for result, name in zip(results, node.output, strict=False)
        if name
    ]


def place_of(node: onnx.NodeProto) -> str:
    """The beginning of the names in the graphs of a node, so that no two of them meet."""
    return shortened(next(filter(None, node.output), node.name))


def shortened(name: str) -> str:
    """A name that does not grow with every level of graphs that are inside of each other."""
    if len(name) <= MAX_PREFIX:
        return name
    return name[: MAX_PREFIX // 2] + "~" + hashlib.sha256(name.encode()).hexdigest()
