"""A working copy of a graph that knows who makes and who reads each tensor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np

from tuner.element import element_of
from tuner.errors import noting
from tuner.fusion.discontinuities import Discontinuities, Sight
from tuner.graph import Graph, Node, TensorType, depth_first, unused_name
from tuner.ops import OPS
from tuner.size import broadcast
from tuner.task import Task


class Rewriter:
    """Nodes by the name of their first output. `freeze` gives the graph back, in order.

    Every look-up costs O(1), so that a pass over a model costs O(nodes).
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.types: dict[str, TensorType] = dict(graph.types)
        self.constants: dict[str, np.ndarray] = dict(graph.constants)
        self.outputs, self.stored = frozenset(graph.outputs), graph.stored
        self.quantised = graph.quantised
        self._nodes: dict[str, Node] = {}
        self._places: dict[str, int] = {}
        self._makers: dict[str, str] = {}
        self._readers: dict[str, dict[str, None]] = {}
        for place, node in enumerate(graph.nodes):
            self._insert(node, place)

    def nodes(self, backwards: bool = False) -> Iterator[Node]:
        """The nodes in order; those that a rewrite removes before their turn are left out."""
        for key in sorted(self._nodes, key=self._places.__getitem__, reverse=backwards):
            if key in self._nodes:
                yield self._nodes[key]

    def maker(self, name: str, *ops: str) -> Node | None:
        """The node that makes a tensor, if there is one and it is one of `ops` (all, if none)."""
        node = self._nodes.get(self._makers.get(name, ""))
        return node if node is not None and (not ops or node.op in ops) else None

    def readers(self, name: str) -> list[Node]:
        """The nodes that read a tensor, each once."""
        return [self._nodes[key] for key in self._readers.get(name, ())]

    def only_reader(self, name: str, *ops: str) -> Node | None:
        """The node that alone reads a tensor which is no output of the graph; see `maker`."""
        readers = self._readers.get(name, ())
        if name in self.outputs or len(readers) != 1:
            return None
        node = self._nodes[next(iter(readers))]
        return node if not ops or node.op in ops else None

    def private_maker(self, name: str, *ops: str) -> Node | None:
        """The node that makes a tensor for one reader alone; see `maker` and `only_reader`."""
        return self.maker(name, *ops) if self.only_reader(name) is not None else None

    def scalar(self, name: str) -> float | None:
        """The value of a constant with one element."""
        value = self.constants.get(name)
        return float(value.reshape(-1)[0]) if value is not None and value.size == 1 else None

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor of the working copy."""
        return self.types[name].shape

    def sight(self, node: Node) -> Sight:
        """Return whether a discontinuity may see the results of a node, from near and from far."""
        return self._discontinuities.see(node.outputs)

    def replace(self, old: Sequence[Node], new: Sequence[Node]) -> None:
        """Put `new` where the last of `old` was; makers of inputs must stand before that.

        Nothing is changed where an operator of another kind would make a result of another type:
        a pattern was recognised whose parts broadcast otherwise than its name says. Raises
        ValueError where a node with several results is replaced, and one that is still read would
        be made no longer: patterns look at one result.
        """
        known = {node.op for node in old}
        if not all(node.op in known or self._is_of_its_type(node) for node in new):
            return
        self._refuse_loss(old, new)
        place = max(self._places[node.outputs[0]] for node in old)
        for node in old:
            self._remove(node)
        for node in new:
            self._insert(node, place)

    def rename(self, old: str, new: str) -> None:
        """Let all readers of `old` read `new`; `old` may be no output of the graph."""
        for node in self.readers(old):
            inputs = tuple(new if name == old else name for name in node.inputs)
            self.replace([node], [replace(node, inputs=inputs)])

    def add_tensor(self, stem: str, tensor: TensorType) -> str:
        """A new name like `stem` for a tensor of this type."""
        name = unused_name(stem, self.types)
        self.types[name] = tensor
        return name

    def dtype(self, name: str) -> np.dtype:
        """NumPy's type of the elements of a tensor."""
        return self.types[name].element.dtype

    def add_constant(self, stem: str, array: np.ndarray, dtype: np.dtype | None = None) -> str:
        """A new constant of this type, by default the array's own."""
        kept = np.ascontiguousarray(array, dtype)
        name = self.add_tensor(stem, TensorType(element_of(kept.dtype).name, kept.shape))
        self.constants[name] = kept
        return name

    def freeze(self) -> Graph:
        """The graph with the nodes that its outputs need, in order, and what they read."""
        nodes = self._in_order()
        used = {name for node in nodes for name in (*node.inputs, *node.outputs)}
        used |= {*self._graph.inputs, *self._graph.outputs}
        return replace(
            self._graph,
            nodes=tuple(nodes),
            types={name: self.types[name] for name in self.types if name in used},
            constants={name: a for name, a in self.constants.items() if name in used},
        )

    @cached_property
    def _discontinuities(self) -> Discontinuities:
        return Discontinuities.of(self._graph)

    def _is_of_its_type(self, node: Node) -> bool:
        """Return whether the result has the shape that the node makes of its inputs.

        No kernel may be asked to compute in f64 what none does.
        """
        if node.op in OPS and OPS[node.op].is_task:
            task = Task.of(node, self)
            try:
                OPS[node.op].check_shape(task)
            except (ValueError, TypeError, LookupError):
                return False
            return OPS[node.op].refusal(task) is None
        rule = _RESULTS.get(node.op)
        shapes = [self.shape(name) for name in node.inputs if name]
        return rule is None or rule(*shapes) == self.shape(node.outputs[0])

    def _refuse_loss(self, old: Sequence[Node], new: Sequence[Node]) -> None:
        replaced = {node.outputs[0] for node in old}
        several = {name for node in old if len(node.outputs) > 1 for name in node.outputs}
        for name in several.difference(*(node.outputs for node in new)):
            if name in self.outputs or self._readers.get(name, {}).keys() - replaced:
                raise ValueError(f"{name} is read, and would not be made")

    def _insert(self, node: Node, place: int) -> None:
        key = node.outputs[0]
        self._nodes[key], self._places[key] = node, place
        self._makers.update(dict.fromkeys(node.outputs, key))
        for name in node.inputs:
            self._readers.setdefault(name, {})[key] = None

    def _remove(self, node: Node) -> None:
        key = node.outputs[0]
        del self._nodes[key], self._places[key]
        for name in node.outputs:
            self._makers.pop(name, None)
        for name in node.inputs:
            self._readers[name].pop(key, None)

    def _in_order(self) -> list[Node]:
        """Depth first from each node in its place, so that a node follows its makers."""
        outputs = (self._makers[name] for name in self.outputs if name in self._makers)
        live = {*depth_first(outputs, self._before)}
        placed = sorted(self._nodes, key=self._places.__getitem__)
        ordered = depth_first((key for key in placed if key in live), self._before)
        return [self._nodes[key] for key in ordered]

    def _before(self, key: str) -> Iterator[str]:
        inputs = reversed(self._nodes[key].inputs)
        return (self._makers[name] for name in inputs if name in self._makers)


_Shape = tuple[int, ...]

_RESULTS: Mapping[str, Callable[..., _Shape]] = {
    "LayerNormalization": lambda x, *_: x,
    "Gemm": lambda x, w, *_: (*x[:-1], w[-1]),
    "Mul": broadcast,
    "Add": broadcast,
}
"""Shapes of the results of ONNX's operators that patterns are replaced by."""

Rule = Callable[[Rewriter, Node], None]


def rewrite(graph: Graph, rules: Mapping[str, Rule], backwards: bool = False) -> Graph:
    """The graph after each node, in order or from the end, was given to the rule of its op."""
    work = Rewriter(graph)
    for node in work.nodes(backwards):
        if node.op in rules:
            with noting(f"node {node.name!r}"):
                rules[node.op](work, node)
    return work.freeze()
