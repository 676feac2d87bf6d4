"""A training graph in three: what draws random numbers, what computes, and views of all that.

PyTorch runs the first and the last part in any case, which take no time to speak of; the middle one
is raced. So masks come from PyTorch's generator, in its order, and what a graph hands through, or
looks at in another shape, is the same memory as in PyTorch, without a copy.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx

from tuner.torch.graphs import draws_random_numbers, forget

aten: Any = torch.ops.aten

ROOT = "tunebank_root"
"""Mark in `meta` of a view that is computed all the same."""
ANY_ORDER = "tunebank_any_order"
"""Mark of a result whose dimensions may be stored in any order."""
LIKE = frozenset({
    aten.bernoulli.p, aten.rand_like.default, aten.randn_like.default, aten.randint_like.default,
    aten.randint_like.low_dtype,
})  # fmt: skip
"""Random operators of whose tensor only shape and type matter."""
SIZED = frozenset({
    aten.rand.default, aten.randn.default, aten.randint.default, aten.randint.low,
    aten.randperm.default,
})  # fmt: skip
"""Random operators of numbers alone."""


class GraphEnds:
    """A graph of aten operators as a call: PyTorch's part, ours to race, and PyTorch's again."""

    def __init__(self, module: fx.GraphModule) -> None:
        """Take a graph apart, which is not used further."""
        self._draw = _hoist_random(module)
        given = module.graph.find_nodes(op="placeholder")
        results = module.graph.output_node().args[0]
        roots: dict[fx.Node, None] = {}
        for node in _nodes_of(results):
            root = root_of(node)
            root = node if root.op != "placeholder" and _elements(root) > _elements(node) else root
            if root.op != "placeholder":
                roots[root] = None
        self.any_order = frozenset(at for at, one in enumerate(roots) if one.meta.get(ANY_ORDER))
        """Numbers of the results of the middle graph that may be stored in any order."""
        self.names = tuple(str(node.name) for node in given)
        """Names of all that the middle graph takes: what the graph is given, then what is drawn."""
        self._handed, self._finish = _finish(module, given, list(roots), results)
        graph = fx.Graph()
        copied: dict[fx.Node, fx.Node] = {}
        graph.graph_copy(module.graph, copied)
        graph.output(tuple(copied[root] for root in roots))
        graph.eliminate_dead_code()
        self.middle = fx.GraphModule(module, graph) if roots else None
        """The graph that computes; None where the graph computes nothing."""

    def call(self, compute: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
        """The call of the graph, which takes its arguments as a list and empties that.

        `compute`: the middle graph as it is to be called, with a list that it may empty.
        """
        draw, finish, at_end = self._draw, self._finish, self._handed

        def call(boxed: list[Any]) -> Any:
            given = [*boxed, *draw()] if draw else list(boxed)
            boxed.clear()
            handed = [given[at] for at in at_end]
            return finish(*handed, *compute(given))

        call._boxed_call = True  # type: ignore[attr-defined]
        return call


def is_view(node: fx.Node) -> bool:
    """Return whether a node shares the memory of its first argument, and writes nothing."""
    if (
        node.op != "call_function"
        or node.meta.get(ROOT)
        or not node.args
        or not isinstance(node.args[0], fx.Node)
    ):
        return False
    if node.target is operator.getitem:
        return is_view(node.args[0])
    if node.target is aten._unsafe_view.default:
        return True
    schema = getattr(node.target, "_schema", None)
    if schema is None or not schema.returns or not schema.arguments:
        return False
    aliases = [schema.arguments[0].alias_info, *(one.alias_info for one in schema.returns)]
    others = [node.args[1:], node.kwargs]
    return all(one is not None and not one.is_write for one in aliases) and not any(
        isinstance(one, fx.Node) for one in torch.utils._pytree.tree_leaves(others)
    )


def root_of(node: fx.Node) -> fx.Node:
    """The node whose memory a node shares, by views of views."""
    while is_view(node):
        node = node.args[0]
    return node


def copy_views(node: fx.Node, known: dict[fx.Node, fx.Node], graph: fx.Graph) -> fx.Node:
    """Copy the views that lead to a node from a known one to the end of another graph."""
    if node not in known:
        copy_views(node.args[0], known, graph)
        known[node] = graph.node_copy(node, known.__getitem__)
    return known[node]


def from_list(module: fx.GraphModule) -> Callable[[list[Any]], Any]:
    """The call of a graph with a list that it empties: arguments are freed after their last use."""
    graph = fx.Graph()
    box = graph.placeholder("box")
    given = module.graph.find_nodes(op="placeholder")
    copied = {node: graph.call_method("pop", (box,)) for node in reversed(given)}
    graph.output(graph.graph_copy(module.graph, copied))
    found: Callable[[list[Any]], Any] = _forward(module, graph)
    return found


def result_by_result(module: fx.GraphModule) -> Callable[..., None]:
    """The call of a graph that gives each result to a function as soon as it is computed.

    The function, which is the last argument, takes the number of a result and the result. A result
    is freed after its last use within the graph, as all else is: none is kept. Those that are made
    of one node alone, such as the views at the end of a graph, are made as soon as that is there.
    """
    graph, copied = fx.Graph(), dict[fx.Node, fx.Node]()
    for node in module.graph.find_nodes(op="placeholder"):
        copied[node] = graph.node_copy(node)
    look = graph.placeholder("look")
    numbers: dict[fx.Node, list[int]] = {}
    for number, node in enumerate(module.graph.output_node().args[0]):
        numbers.setdefault(node, []).append(number)
    for node in module.graph.nodes:
        if node.op == "output" or node in copied:
            continue
        made = [one for one in node.users if one in numbers and one.all_input_nodes == [node]]
        for one in (node, *made):
            copied[one] = graph.node_copy(one, copied.__getitem__)
            for number in numbers.get(one, ()):
                graph.call_function(_give, (look, number, copied[one]))
    graph.output(None)
    found: Callable[..., None] = _forward(module, graph)
    return found


def _give(look: Callable[[int, Any], None], number: int, result: Any) -> None:
    look(number, result)


def _forward(module: fx.GraphModule, graph: fx.Graph) -> Any:
    """The call of a graph, which keeps nothing else that was known of its nodes."""
    forget(graph)
    return fx.GraphModule(module, graph).forward


def _finish(
    module: fx.GraphModule,
    given: Sequence[fx.Node],
    roots: Sequence[fx.Node],
    results: Sequence[Any],
) -> tuple[tuple[int, ...], Callable[..., Any]]:
    """A function from the values of some nodes to the results, which are views of these.

    The nodes are the given ones of the numbers that are returned with it, then the roots.
    """
    used = {root_of(one) for one in _nodes_of(results)}
    handed = tuple(at for at, node in enumerate(given) if node in used)
    known = [*(given[at] for at in handed), *roots]
    graph = fx.Graph()
    copied = {node: graph.placeholder(f"known_{at}") for at, node in enumerate(known)}
    made = [copy_views(one, copied, graph) if isinstance(one, fx.Node) else one for one in results]
    graph.output(tuple(made))
    found: Callable[..., Any] = _forward(module, graph)
    return handed, found


def _hoist_random(module: fx.GraphModule) -> Callable[[], Any] | None:
    """Make all random numbers of a graph its arguments, behind the others.

    Returns the function that draws them, in the order of the graph; None where nothing is drawn, or
    where something cannot be hoisted: the graph is left as it is then.
    """
    nodes = [node for node in module.graph.nodes if draws_random_numbers(node)]
    if not nodes or not all(map(_can_hoist, nodes)):
        return None
    draws, results = fx.Graph(), []
    last = module.graph.find_nodes(op="placeholder")[-1]
    for number, node in enumerate(nodes):
        with module.graph.inserting_after(last):
            last = module.graph.placeholder(f"drawn_{number}")
        if node.target is aten.native_dropout.default:
            results.append(_drawn_mask(node, last, draws))
        else:
            results.append(_drawn_alike(node, last, draws))
    draws.output(tuple(results))
    module.graph.eliminate_dead_code()
    found: Callable[[], Any] = _forward(module, draws)
    return found


def _can_hoist(node: fx.Node) -> bool:
    """Return whether what a node draws depends on no element, and its shape on no open size."""
    if node.target is aten.native_dropout.default:
        return _is_fixed(node.args[0]) and node.args[2] is True
    if node.target in LIKE:
        return _is_fixed(node.args[0]) and not _nodes_of((node.args[1:], node.kwargs))
    return node.target in SIZED and not _nodes_of((node.args, node.kwargs))


def _is_fixed(node: Any) -> bool:
    value = node.meta["val"] if isinstance(node, fx.Node) else None
    if not isinstance(value, torch.Tensor) or value.device.type != "cpu":
        return False
    return all(type(number) is int for number in (*value.shape, *value.stride()))


def _empty(like: Any, dtype: torch.dtype, draws: fx.Graph) -> fx.Node:
    """A tensor without elements that is stored as another one, as `empty_like` makes it."""
    value = torch.empty_like(like.meta["val"], device="meta")
    form = (list(value.shape), list(value.stride()))
    return draws.call_function(aten.empty_strided.default, form, {"dtype": dtype, "device": "cpu"})


def _drawn_alike(node: fx.Node, drawn: fx.Node, draws: fx.Graph) -> fx.Node:
    """Draw what a node draws by the same operator."""
    arguments = list(node.args)
    if node.target in LIKE:
        arguments[0] = _empty(arguments[0], arguments[0].meta["val"].dtype, draws)
    drawn.meta["val"] = node.meta["val"]
    node.replace_all_uses_with(drawn)
    return draws.call_function(node.target, tuple(arguments), dict(node.kwargs))


def _drawn_mask(node: fx.Node, drawn: fx.Node, draws: fx.Graph) -> fx.Node:
    """Draw the mask of a dropout as PyTorch's operator does on a CPU, and write the rest out.

    The products are those of that operator, in its order: results are equal to the bit.
    """
    x, rate, _ = node.args
    kept = 1.0 - float(rate)
    value = x.meta["val"]
    drawn.meta["val"] = torch.empty_like(value, dtype=torch.bool)
    graph = node.graph
    with graph.inserting_before(node):
        masked = graph.call_function(aten.mul.Tensor, (x, drawn))
        scaled = graph.call_function(aten.mul.Tensor, (masked, 0.0 if kept == 0.0 else 1.0 / kept))
    masked.meta["val"] = scaled.meta["val"] = torch.empty_like(value)
    for user in list(node.users):
        user.replace_all_uses_with(drawn if user.args[1] else scaled)
        graph.erase_node(user)
    mask = _empty(x, torch.bool, draws)
    if kept == 0.0:  # nothing is kept, and PyTorch's dropout draws nothing
        return draws.call_function(aten.zero_.default, (mask,))
    return draws.call_function(aten.bernoulli_.float, (mask, kept))


def _nodes_of(values: Any) -> list[fx.Node]:
    return [one for one in torch.utils._pytree.tree_leaves(values) if isinstance(one, fx.Node)]


def _elements(node: fx.Node) -> int:
    """Number of elements of a node's tensor; 0 where it is open, or no tensor."""
    value = node.meta.get("val")
    if not isinstance(value, torch.Tensor) or not all(type(n) is int for n in value.shape):
        return 0
    return int(value.numel())
