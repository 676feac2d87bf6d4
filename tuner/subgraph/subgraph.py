"""The subgraph: a region of a fused graph without names and weights, known by its structure."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import islice
from types import MappingProxyType
from typing import Any, ClassVar

import numpy as np

from tuner.graph import DTYPES, Graph, Node, TensorType, with_numbers
from tuner.ops import OPS, random_inputs, tolerance
from tuner.ops.uses import tasks_by_output
from tuner.precision_modes import PrecisionModes
from tuner.size import Size, renamed
from tuner.subgraph.canonical_order import Read, described_attributes, reads_of
from tuner.task import SIZE_NAMES, Task, parse_attribute, parse_type

ALLOWED_BY_TUNING: Mapping[str, float] = {
    "must_keep_origin_dtype": 1e-4,
    "allow_mix_precision": 1e-3,
    "allow_mix_precision_bf16": 5e-2,
}
"""Maximum error that tuning may add to a whole model's outputs, by precision mode."""


@dataclass(frozen=True)
class Subgraph:
    """The structure of a region: its nodes, how they are wired, and every type."""

    op: ClassVar[str] = "subgraph"
    """The op under which banks keep subgraphs."""

    structure: str
    """Canonical JSON. Equal structure has equal text, whatever the model, names and weights."""

    @staticmethod
    def of(
        graph: Graph, precision_mode: str, sizes: Mapping[str, int] = MappingProxyType({})
    ) -> Subgraph:
        """The subgraph of a region's graph, which is in canonical order.

        `sizes`: values of the open sizes at the point. The subgraph calls them a, b, ... in the
        order in which they occur, whatever the model calls them.
        """
        named = dict(zip(_size_names(graph), SIZE_NAMES, strict=False))
        values = {letter: sizes[name] for name, letter in named.items()}
        if named:
            others = {name: Size.named(own, sizes[name]) for name, own in named.items()}
            graph = with_numbers(graph, lambda size: renamed(size, others))
        made = [name for node in graph.nodes for name in node.outputs]
        anonymous = {
            name: f"{kind}{number}"
            for kind, names in (("i", graph.inputs), ("c", graph.constants), ("t", made))
            for number, name in enumerate(names)
        }
        data: dict[str, object] = {
            "op": "subgraph",
            "inputs": _types(graph, graph.inputs),
            "constants": _types(graph, graph.constants),
            "nodes": [
                {
                    "op": node.op,
                    "inputs": [anonymous[name] for name in node.inputs],
                    "outputs": _types(graph, node.outputs),
                    "attributes": described_attributes(node),
                }
                for node in graph.nodes
            ],
            "outputs": [anonymous[name] for name in graph.outputs],
            "precision_mode": precision_mode,
        }
        if values:
            data["sizes"] = values
        text = json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
        return Subgraph(text)

    @staticmethod
    def parse(text: str) -> Subgraph:
        """Read `text()` back. Raises ValueError or KeyError on anything else."""
        subgraph = Subgraph(text)
        try:
            graph = subgraph.graph()
            again = Subgraph.of(graph, subgraph.precision_mode, subgraph.sizes)
        except (AttributeError, IndexError, TypeError) as error:
            raise ValueError(f"not a subgraph: {text[:80]!r}") from error
        if again != subgraph or not _can_run(graph):
            raise ValueError(f"not the canonical text of a subgraph: {text[:80]!r}")
        return subgraph

    def text(self) -> str:
        """The canonical text, which `parse` reads back."""
        return self.structure

    @property
    def modes(self) -> PrecisionModes:
        """The precision mode of all of its nodes."""
        return PrecisionModes(self.precision_mode)

    @property
    def precision_mode(self) -> str:
        """The precision mode that the region was tuned in."""
        return str(self._content["precision_mode"])

    @property
    def sizes(self) -> Mapping[str, int]:
        """Values of the open sizes a, b, ... at the point; none where all sizes are fixed."""
        sizes: Mapping[str, int] = self._content.get("sizes", {})
        return sizes

    @cached_property
    def key(self) -> str:
        """AOE's `repo_key`: an unsigned number of 64 bits, the first of the text's SHA-256."""
        digest = hashlib.sha256(self.structure.encode()).digest()
        return str(int.from_bytes(digest[:8], "big"))

    @cached_property
    def _content(self) -> dict[str, Any]:
        content = json.loads(self.structure)
        if not isinstance(content, dict):
            raise TypeError(f"not a subgraph: {self.structure[:80]!r}")
        return content

    def graph(self, sizes: Mapping[str, int] | None = None) -> Graph:
        """The anonymous graph: inputs i0, i1, ..., constants c0, ..., and what nodes make, t0, ...

        Constants have their type, but no values and no memory: every element is the same zero.
        `sizes`: values of the open sizes at another point.
        """
        content, at = self._content, partial(_size_at, self.sizes if sizes is None else sizes)
        inputs = _named("i", content["inputs"], at)
        constants = _named("c", content["constants"], at)
        made = _named("t", [kind for entry in content["nodes"] for kind in entry["outputs"]], at)
        names = iter(made)
        return Graph(
            name=self.op,
            inputs=tuple(inputs),
            outputs=tuple(content["outputs"]),
            nodes=tuple(_node(entry, names, at) for entry in content["nodes"]),
            types={**inputs, **constants, **made},
            constants={name: _without_memory(kind) for name, kind in constants.items()},
        )


def subgraph_tolerance(subgraph: Subgraph) -> float:
    """Tolerance of its outputs against float64: max |difference| / max |reference|.

    The errors of its tasks, as fusion made them, add up; at most what a model may be off. A
    partition computes the same function: its tolerance does not depend on the rewrites.
    """
    tasks = tasks_by_output(subgraph.graph(), subgraph.modes).values()
    return min(ALLOWED_BY_TUNING[subgraph.precision_mode], sum(map(tolerance, tasks)))


def with_random_weights(subgraph: Subgraph, seed: int) -> Graph:
    """The anonymous graph with constants like those of a trained model.

    They are what `tuner.ops.random_inputs` draws for the tasks that read them.
    """
    graph = subgraph.graph()
    return replace(graph, constants=_sampled(graph, graph.constants, seed))


def random_inputs_of(graph: Graph, seed: int) -> dict[str, np.ndarray]:
    """Values for the inputs of a graph of tasks, inside the domain of the tasks that read them."""
    return _sampled(graph, graph.inputs, seed)


def _sampled(graph: Graph, names: Iterable[str], seed: int) -> dict[str, np.ndarray]:
    """A value for each of the tensors: equal for an equal seed, and all of them different."""
    reads = reads_of(graph)
    return {
        name: _value(graph, name, list(_final_reads(graph, name, reads)), seed, number)
        for number, name in enumerate(names)
    }


def _value(graph: Graph, name: str, reads: list[Read], seed: int, number: int) -> np.ndarray:
    """Random values of a tensor, in the domain of the first read as indices, else of the first.

    c0 -> reshape -> gemm.w      c0 has values of the weights of the gemm, in a shape of its own
    """
    kind, moved_seed = graph.types[name], seed + len(graph.nodes) + number
    if not reads:  # it only passes through
        return random_inputs(Task("reshape", (kind,), (kind,)), moved_seed)[0]
    as_indices = [(i, at) for i, at in reads if OPS[graph.nodes[i].op].reads_indices(at)]
    i, position = (as_indices or reads)[0]
    node = graph.nodes[i]
    is_direct = node.inputs[position] == name
    inputs = random_inputs(Task.of(node, graph), seed + i if is_direct else moved_seed)
    value = inputs[position]
    return value if value.shape == kind.shape else np.resize(value, kind.shape)


def _final_reads(graph: Graph, name: str, reads: Mapping[str, Sequence[Read]]) -> Iterator[Read]:
    for read in reads.get(name, ()):
        node = graph.nodes[read[0]]
        if OPS[node.op].hands_on(read[1]):
            for made in node.outputs:
                yield from _final_reads(graph, made, reads)
        else:
            yield read


def _can_run(graph: Graph) -> bool:
    """Return whether every node reads only what is there before it."""
    known = {*graph.inputs, *graph.constants}
    for node in graph.nodes:
        if not known.issuperset(node.inputs):
            return False
        known.update(node.outputs)
    return True


def _types(graph: Graph, names: Iterable[str]) -> list[str]:
    return [str(graph.types[name]) for name in names]


def _size_names(graph: Graph) -> tuple[str, ...]:
    """Names of the open sizes of a graph, in the order in which they occur."""
    made = (name for node in graph.nodes for name in node.outputs)
    shapes = (graph.types[name].shape for name in (*graph.inputs, *graph.constants, *made))
    attributes = (node.attributes[name] for node in graph.nodes for name in sorted(node.attributes))
    values = ((value if isinstance(value, tuple) else (value,)) for value in attributes)
    numbers = (number for group in (*shapes, *values) for number in group)
    names = (name for size in numbers if isinstance(size, Size) for name in size.names)
    return tuple(dict.fromkeys(names))


def _size_at(sizes: Mapping[str, int], text: str) -> int:
    """A number of a type or an attribute, as `size_text` writes it, at a point."""
    formula, colon, _ = text.rpartition(":")
    return Size.parse(formula, sizes) if colon else int(text)


def _named(kind: str, types: Iterable[str], at: Callable[[str], int]) -> dict[str, TensorType]:
    return {f"{kind}{number}": parse_type(text, at) for number, text in enumerate(types)}


def _node(entry: Mapping[str, Any], names: Iterator[str], at: Callable[[str], int]) -> Node:
    """The node of an entry; its outputs take the next names."""
    attributes = {
        name: parse_attribute(name, value, at) for name, value in entry["attributes"].items()
    }
    outputs = tuple(islice(names, len(entry["outputs"])))
    return Node(entry["op"], tuple(entry["inputs"]), outputs, attributes)


def _without_memory(kind: TensorType) -> np.ndarray:
    return np.broadcast_to(np.zeros((), DTYPES[kind.dtype]), kind.shape)
