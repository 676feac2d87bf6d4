"""Graphs that record gradients: PyTorch makes a forward and a backward graph of each.

graph -> AOTAutograd: both graphs of aten operators, functions of tensors without side effects, the
parameters as arguments -> each in three (`graph_ends`) -> the middle part is compiled and raced as
graphs of inference are. What the forward graph keeps for the other one is kept once, in the form in
which it was made: views of it are made again.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import torch
from torch import fx
from torch._dynamo.backends.common import aot_autograd
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext
from torch.utils.checkpoint import CheckpointPolicy

from tuner.torch.graph_ends import (
    ANY_ORDER,
    ROOT,
    GraphEnds,
    copy_views,
    from_list,
    result_by_result,
    root_of,
)
from tuner.torch.graphs import TracedFunction, draws_random_numbers, forget
from tuner.torch.part_gradients import join_parts
from tuner.torch.written_attention import TAG, partitioned

aten: Any = torch.ops.aten

OF_IMAGES = frozenset({
    aten.convolution.default, aten.max_pool2d_with_indices.default, aten.avg_pool2d.default,
    aten._native_batch_norm_legit_functional.default, aten.avg_pool3d.default,
    aten._native_batch_norm_legit_no_training.default, aten.max_pool3d_with_indices.default,
})  # fmt: skip
"""Operators of images, whose kernels have channels last."""


class Compiled(Protocol):
    """A graph that is compiled."""

    def call(self, arguments: list[Any]) -> Any:
        """Results of the graph, in the engine that is faster; the list may be emptied."""

    @property
    def is_left(self) -> bool:
        """True where PyTorch runs all calls."""

    def count(self) -> None:
        """Count a call that PyTorch makes of a graph that is left to it."""


Compile = Callable[[TracedFunction], Compiled]


def records_gradients(graph: fx.GraphModule) -> bool:
    """Return whether a graph of dynamo has a result through which gradients flow."""
    values = result_values(graph)
    return torch.is_grad_enabled() and any(getattr(one, "requires_grad", False) for one in values)


def result_values(graph: fx.GraphModule) -> list[Any]:
    """Facts that dynamo knows of the results of its graph."""
    results = torch.utils._pytree.tree_leaves(graph.graph.output_node().args)
    return [one.meta.get("example_value") for one in results if isinstance(one, fx.Node)]


def compile_training(
    graph: fx.GraphModule,
    example_inputs: Sequence[Any],
    function: TracedFunction,
    compile_graph: Compile,
) -> Callable[..., Any]:
    """The call of a graph of dynamo that records gradients; `compile_graph` compiles its two.

    Where PyTorch is faster in both, it runs the graph that was given, as it would without us.
    `function`: the same graph, whose names the arguments have. Weights are those that require no
    gradient and that the graph does not write; all others are arguments.
    """
    made: list[Compiled] = []
    frozen = {at for at in function.weights if not example_inputs[at].requires_grad}

    def compiled(kind: str) -> Callable[[fx.GraphModule, Sequence[Any]], Callable[..., Any]]:
        def compile_(module: fx.GraphModule, examples: Sequence[Any]) -> Callable[..., Any]:
            _keep_what_is_saved()
            named = _names(function, frozen)
            ends = GraphEnds(module)
            if ends.middle is None:
                return ends.call(lambda _: ())
            names = tuple(named.get(name, (name, False))[0] for name in ends.names)
            weights = tuple(
                at for at, name in enumerate(ends.names) if named.get(name, ("", False))[1]
            )
            middle = TracedFunction(
                ends.middle.forward, names, weights, f"{function.name}-{kind}",
                shares_memory=True, any_order=ends.any_order, from_list=from_list(ends.middle),
                result_by_result=result_by_result(ends.middle),
                is_fixed=all(map(_has_fixed_shape, examples)), has_run_parameters=True,
            )  # fmt: skip
            forget(ends.middle.graph)
            made.append(compile_graph(middle))
            return ends.call(made[-1].call)

        return compile_

    backend = aot_autograd(
        fw_compiler=compiled("forward"), bw_compiler=compiled("backward"), partition_fn=partition
    )
    as_results = torch._functorch.config.guess_tangent_strides_as_outputs
    is_dense = all(map(_is_dense, result_values(graph)))
    # Gradients of results are stored as these are; where elements share memory, that loses some.
    with torch._functorch.config.patch(guess_tangent_strides_as_outputs=as_results and is_dense):
        in_two: Callable[..., Any] = backend(graph, example_inputs)

    def call(*arguments: Any) -> Any:
        if len(made) > 1 and all(one.is_left for one in made):
            for one in made:
                one.count()
            return graph.forward(*arguments)  # with PyTorch's own gradients, which cost less
        return in_two(*arguments)

    return call


def partition(joint: fx.GraphModule, inputs: Any, **options: Any) -> Any:
    """A forward and a backward graph: as little as can be is kept, and no view of anything."""

    def cut(joint: fx.GraphModule, outputs: int) -> Any:
        given = {**options, "num_fwd_outputs": outputs}
        return min_cut_rematerialization_partition(joint, inputs, **given)

    join_parts(joint.graph)
    _make_constants_again(joint.graph)
    outputs = options["num_fwd_outputs"]
    forward, backward = partitioned(joint, outputs, cut)
    _keep_roots(forward, backward, outputs)
    _keep_in_any_order(forward, backward, outputs)
    return forward, backward


def _make_constants_again(graph: fx.Graph) -> None:
    """Let both graphs make what no argument decides, such as a causal mask, instead of keeping it.

    As constants of both they are made once; fusion sees what a mask hides.
    """
    known = set(graph.find_nodes(op="get_attr"))
    for node in graph.nodes:
        schema = getattr(node.target, "_schema", None)
        is_plain = node.op == "call_function" and schema is not None and not schema.is_mutable
        if is_plain and not draws_random_numbers(node) and known.issuperset(node.all_input_nodes):
            node.meta[TAG] = CheckpointPolicy.MUST_RECOMPUTE
            known.add(node)


def _keep_roots(forward: fx.GraphModule, backward: fx.GraphModule, outputs: int) -> None:
    """Keep, instead of views, what they are views of, and let the backward graph make them.

    A view of a part stays where the whole is not kept anyway. Both graphs are changed in place.
    """
    result = forward.graph.output_node()
    made, descriptions = list(result.args[0]), result.meta.get("desc")
    if any(node.meta.get("saved_tensor_with_no_vc_check") for node in made[outputs:]):
        return  # they have to stay in two groups
    given = {node.name: node for node in backward.graph.find_nodes(op="placeholder")}
    known = {node: given[node.name] for node in made[outputs:] if node.name in given}
    first = _first_call(backward.graph)  # views are made before it, in their order
    dropped = []
    for at, node in list(enumerate(made))[outputs:]:
        root = root_of(node)
        if root is node or node not in known:
            continue
        view = known.pop(node)
        is_whole = root.meta["val"].numel() <= node.meta["val"].numel()
        if root in known:
            dropped.append(at)
        elif is_whole or root.op == "placeholder":
            with backward.graph.inserting_before(view):
                known[root] = backward.graph.placeholder(root.name)
            known[root].meta["val"] = root.meta["val"]
            made[at] = root
        else:
            known[node] = view
            continue
        with backward.graph.inserting_before(first):
            view.replace_all_uses_with(copy_views(node, known, backward.graph))
        backward.graph.erase_node(view)
    kept = [at for at in range(len(made)) if at not in dropped]
    result.args = (tuple(made[at] for at in kept),)
    if descriptions is not None:
        result.meta["desc"] = [descriptions[at] for at in kept]
    for module in (forward, backward):
        module.graph.eliminate_dead_code()
        module.recompile()


def _keep_in_any_order(forward: fx.GraphModule, backward: fx.GraphModule, outputs: int) -> None:
    """Let each engine keep tensors in its own order; images with their channels last.

    Kernels of ours compute images so: the permutation that is kept, and that back in the backward
    graph, cancel with those around convolutions, and are views in PyTorch. Views become `reshape`,
    which also takes what is not in the order that was traced. Both graphs are changed in place.
    """
    result = forward.graph.output_node()
    made = list(result.args[0])
    seen = {root_of(node) for node in made[:outputs] if isinstance(node, fx.Node)}
    given = backward.graph.find_nodes(op="placeholder")
    values = [node.meta.get("val") for node in made[outputs:]]
    numbers = sum(isinstance(value, torch.SymInt | int) for value in values)
    if numbers + sum(isinstance(value, torch.Tensor) for value in values) < len(values):
        return  # objects of other kinds have other places
    tensors = range(outputs, len(made) - numbers)  # numbers are the last results, first arguments
    for at, place in zip(tensors, given[numbers:], strict=False):
        node = made[at]
        if node.op == "placeholder" or root_of(node) in seen:
            continue
        node.meta[ANY_ORDER] = True
        if not _is_image(node):
            continue
        rank = node.meta["val"].dim()
        with forward.graph.inserting_before(result):
            made[at] = _permuted(forward.graph, node, (0, *range(2, rank), 1))
        made[at].meta[ANY_ORDER] = made[at].meta[ROOT] = True
        with backward.graph.inserting_before(_first_call(backward.graph)):
            back = _permuted(backward.graph, place, (0, rank - 1, *range(1, rank - 1)))
        place.replace_all_uses_with(back, lambda user, back=back: user is not back)
        back.meta["val"], place.meta["val"] = place.meta["val"], made[at].meta["val"]
    result.args = (tuple(made),)
    for module in (forward, backward):
        for node in module.graph.nodes:
            if node.target in (aten.view.default, aten._unsafe_view.default):
                node.target = aten.reshape.default
        module.recompile()


def _is_image(node: fx.Node) -> bool:
    """Return whether a tensor has channels and places, and comes from or goes to a convolution."""
    value = node.meta["val"]
    source = node.args[0] if node.target is operator.getitem else node
    near = {getattr(source, "target", None), *(user.target for user in node.users)}
    return value.dim() in (4, 5) and value.is_floating_point() and not near.isdisjoint(OF_IMAGES)


def _permuted(graph: fx.Graph, node: fx.Node, axes: Sequence[int]) -> fx.Node:
    found = graph.call_function(aten.permute.default, (node, list(axes)))
    found.meta["val"] = node.meta["val"].permute(axes)
    return found


def _first_call(graph: fx.Graph) -> fx.Node:
    return next(one for one in graph.nodes if one.op != "placeholder")


def _names(function: TracedFunction, frozen: set[int]) -> Mapping[str, tuple[str, bool]]:
    """Arguments of dynamo's graph by the names that AOTAutograd gives them, and if one is a weight.

    Empty where AOTAutograd has merged arguments.
    """
    context = TracingContext.try_get()
    info = getattr(getattr(context, "fw_metadata", None), "input_info", ())
    if len(info) != len(function.argument_names):
        return {}
    return {
        f"primals_{at + 1}": (name, at in frozen and not info[at].mutates_data)
        for at, name in enumerate(function.argument_names)
    }


def _keep_what_is_saved() -> None:
    """Tell AOTAutograd that the backward graph writes into nothing that the forward one has kept.

    It would refuse `retain_graph` otherwise, for the sake of backends that do.
    """
    metadata = getattr(TracingContext.try_get(), "fw_metadata", None)
    donated = getattr(metadata, "bw_donated_idxs", None)
    if donated:
        donated.clear()  # which several objects refer to


def _is_dense(value: Any) -> bool:
    """Return whether each element of a tensor has memory of its own, without gaps."""
    if not isinstance(value, torch.Tensor) or not _has_fixed_shape(value):
        return True  # an open shape says nothing of memory, nor does what is no tensor
    if not value.numel():
        return True
    axes = [(step, n) for step, n in zip(value.stride(), value.shape, strict=True) if n > 1]
    expected = 1
    for step, size in sorted(axes):
        if step != expected:
            return False
        expected *= size
    return True


def _has_fixed_shape(example: Any) -> bool:
    return isinstance(example, torch.Tensor) and all(type(size) is int for size in example.shape)
